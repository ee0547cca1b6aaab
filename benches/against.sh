#!/usr/bin/env bash
# How quick this build plays against another: both by turns in one run, processor time, the best of five.
#
#     benches/against.sh OLD NEW [GAMES]      two `smashup` commands, built with `cargo build --release`
#
# Games of 2 and 4 players, of the core set and of all sets. Where the rules differ the games differ, too: the
# figure is questions a second.
set -euo pipefail
old=$1 new=$2 games=${3:-2000}
all=core,awesome-level-9000,cthulhu,science-fiction-double-feature,monster-smash,bigger-geekier-box
TIMEFORMAT=%U

# Questions a second of processor time.
rate() {
    local spent questions out=/tmp/against.$$
    spent=$({ time "$1" playouts --players "$2" --sets "$3" --games "$games" --seed 7 >"$out"; } 2>&1)
    questions=$(grep -oE '^[0-9.]+ questions' "$out" | cut -d' ' -f1)
    rm -f "$out"
    awk -v n="$games" -v q="$questions" -v s="$spent" 'BEGIN { printf "%d", n * q / s }'
}

for players in 2 4; do
    for sets in core "$all"; do
        best_old=0 best_new=0
        for _ in 1 2 3 4 5; do
            n=$(rate "$old" "$players" "$sets") && best_old=$((n > best_old ? n : best_old))
            n=$(rate "$new" "$players" "$sets") && best_new=$((n > best_new ? n : best_new))
        done
        awk -v p="$players" -v s="${sets/$all/all sets}" -v o="$best_old" -v n="$best_new" \
            'BEGIN { printf "%d players, %s: %d questions/s, was %d: %.3f\n", p, s, n, o, n / o }'
    done
done
