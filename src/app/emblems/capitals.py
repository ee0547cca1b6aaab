"""Leaves out of the display face what it does not need:

    python3 src/app/emblems/capitals.py public/fonts/bangers.woff2

with fonttools and brotli installed. Its small letters look like its capitals, and get their glyphs; digits come from another font (`style/tokens.css`).
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

path = sys.argv[1]
font = TTFont(path)
letters = font.getBestCmap()
capital = {code: ord(chr(code).upper()) for code in letters if chr(code) != chr(code).upper() and len(chr(code).upper()) == 1}
drawn_by = {code: of for code, of in capital.items() if of in letters}

options = subset.Options(hinting=False, layout_features=["kern", "tnum"], name_IDs=[1, 2, 6], flavor="woff2")
options.drop_tables += ["STAT", "gasp"]
cut = subset.Subsetter(options)
cut.populate(unicodes=set(letters) - set(drawn_by) - set(map(ord, "0123456789")))
cut.subset(font)
for table in font["cmap"].tables:
    table.cmap.update({code: table.cmap[of] for code, of in drawn_by.items()})
font.save(path)
