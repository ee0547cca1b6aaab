//! The pieces expectations are written with.

use std::collections::VecDeque;
use std::fmt;

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A word, in lower case.
    Word(String),
    /// Something in quotes.
    Text(String),
    /// A whole number.
    Number(i32),
    /// `=`
    Equals,
    /// `@`
    At,
    /// `[`
    Open,
    /// `]`
    Close,
    /// `,`
    Comma,
    /// `#`
    Count,
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(word) => f.write_str(word),
            Token::Text(text) => write!(f, "\"{text}\""),
            Token::Number(n) => write!(f, "{n}"),
            Token::Equals => f.write_str("="),
            Token::At => f.write_str("@"),
            Token::Open => f.write_str("["),
            Token::Close => f.write_str("]"),
            Token::Comma => f.write_str(","),
            Token::Count => f.write_str("#"),
        }
    }
}

/// The pieces of an expectation that have not been read yet.
pub(super) struct Tokens(VecDeque<Token>);

impl Tokens {
    /// Cuts an expectation into pieces.
    ///
    /// # Errors
    /// A character that does not belong there, or a quote without its end.
    pub(super) fn of(text: &str) -> Result<Tokens, String> {
        let mut tokens = VecDeque::new();
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '"' | '\'' => {
                    let inner = &rest[1..];
                    let end = inner.find(first).ok_or("a quote has no end")?;
                    tokens.push_back(Token::Text(inner[..end].to_owned()));
                    end + 2
                }
                '=' | '@' | '[' | ']' | ',' | '#' => {
                    tokens.push_back(sign(first));
                    1
                }
                _ if first.is_alphanumeric() || first == '-' => {
                    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
                    let word = &rest[..end.unwrap_or(rest.len())];
                    tokens.push_back(match word.parse() {
                        Ok(n) => Token::Number(n),
                        Err(_) => Token::Word(word.to_lowercase()),
                    });
                    word.len()
                }
                other => return Err(format!("\"{other}\" does not belong here")),
            };
            rest = rest[length..].trim_start();
        }
        Ok(Tokens(tokens))
    }

    pub(super) fn next(&mut self) -> Option<Token> {
        self.0.pop_front()
    }

    /// Reads this piece if it comes next.
    pub(super) fn accept(&mut self, token: &Token) -> bool {
        let comes = self.0.front() == Some(token);
        if comes {
            self.0.pop_front();
        }
        comes
    }

    /// Reads this piece.
    ///
    /// # Errors
    /// Another comes.
    pub(super) fn take(&mut self, token: &Token) -> Result<(), String> {
        if self.accept(token) { Ok(()) } else { Err(self.not(&token.to_string())) }
    }

    /// Reads this word; it stays if another comes.
    pub(super) fn keyword(&mut self, word: &str) -> Result<(), String> {
        self.take(&Token::Word(word.to_owned()))
    }

    pub(super) fn word(&mut self) -> Result<String, String> {
        match self.0.front() {
            Some(Token::Word(word)) => {
                let word = word.clone();
                self.0.pop_front();
                Ok(word)
            }
            _ => Err(self.not("a word")),
        }
    }

    pub(super) fn string(&mut self) -> Result<String, String> {
        match self.0.front() {
            Some(Token::Text(text)) => {
                let text = text.clone();
                self.0.pop_front();
                Ok(text)
            }
            _ => Err(self.not("a name in quotes")),
        }
    }

    pub(super) fn number(&mut self) -> Result<i32, String> {
        match self.0.front() {
            Some(&Token::Number(n)) => {
                self.0.pop_front();
                Ok(n)
            }
            _ => Err(self.not("a number")),
        }
    }

    fn not(&self, wanted: &str) -> String {
        match self.0.front() {
            Some(token) => format!("{wanted} is missing before {token}"),
            None => format!("{wanted} is missing at the end"),
        }
    }
}

fn sign(c: char) -> Token {
    match c {
        '=' => Token::Equals,
        '@' => Token::At,
        '[' => Token::Open,
        ']' => Token::Close,
        '#' => Token::Count,
        _ => Token::Comma,
    }
}
