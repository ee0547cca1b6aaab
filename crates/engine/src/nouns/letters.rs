//! Small and capital letters of Western Europe, which are those that the page's fonts have: the tables for all
//! languages would be kilobytes of the page.

/// The small letter of a capital one; anything else as it is.
#[must_use]
pub fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => moved(letter, 32),
        _ => letter,
    }
}

/// The capital letter of a small one; anything else as it is.
#[must_use]
pub fn capital(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => moved(letter, -32),
        _ => letter,
    }
}

/// A text in small letters.
#[must_use]
pub fn in_small(text: &str) -> String {
    text.chars().map(small).collect()
}

fn moved(letter: char, by: i32) -> char {
    (letter as u32).checked_add_signed(by).and_then(char::from_u32).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_standard_library() {
        for letter in (0..0x100).filter_map(char::from_u32).filter(|c| !"ßµÿ".contains(*c)) {
            assert!(letter.to_lowercase().eq([small(letter)]), "{letter}");
            assert!(letter.to_uppercase().eq([capital(letter)]), "{letter}");
        }
        assert_eq!(in_small("Überserum, ÉTÉ"), "überserum, été");
    }
}
