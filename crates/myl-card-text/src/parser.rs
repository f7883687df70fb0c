//! Walking over the tokens: phrases, numbers, attempts that are taken back.

use vademecum_myl::{Cards, Kind};

use crate::{
    draft::Draft,
    token::{Token, TokenKind},
};

/// A text that is being read.
pub(crate) struct Parser<'a> {
    tokens: &'a [Token],
    /// The token that comes next.
    at: usize,
    /// The furthest token that was reached.
    furthest: usize,
    /// The type of the card.
    pub(crate) kind: Kind,
    /// Tells which words are races.
    pub(crate) cards: &'a Cards,
    /// The ability that is being read.
    pub(crate) draft: Draft,
    /// Whether one of several modes is being read.
    pub(crate) is_in_mode: bool,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(tokens: &'a [Token], kind: Kind, cards: &'a Cards) -> Self {
        Parser { tokens, at: 0, furthest: 0, kind, cards, draft: Draft::default(), is_in_mode: false }
    }

    /// The first token that no reading got past.
    pub(crate) fn first_unread(&self) -> Option<&'a Token> {
        self.tokens.get(self.furthest)
    }

    fn peek(&self) -> Option<&'a TokenKind> {
        self.tokens.get(self.at).map(|token| &token.kind)
    }

    fn advance(&mut self) {
        self.at += 1;
        self.furthest = self.furthest.max(self.at);
    }

    /// Whether the text, or the sentence, is at its end.
    pub(crate) fn is_at_stop(&self) -> bool {
        matches!(self.peek(), None | Some(TokenKind::Stop))
    }

    /// Whether the text is at its end.
    pub(crate) fn is_at_end(&self) -> bool {
        self.peek().is_none()
    }

    /// Whether a word comes next.
    pub(crate) fn looks_at(&self, word: &str) -> bool {
        matches!(self.peek(), Some(TokenKind::Word(next)) if next == word)
    }

    /// Takes a mark, if it comes next.
    pub(crate) fn mark(&mut self, mark: &TokenKind) -> bool {
        let is_next = self.peek() == Some(mark);
        if is_next {
            self.advance();
        }
        is_next
    }

    /// Takes a phrase, if it comes next: words with a space between them, alternatives of a word with `|`, `?` behind a
    /// word that may be missing, `@` for the name of the card, `,` for a comma.
    pub(crate) fn phrase(&mut self, phrase: &str) -> bool {
        let before = self.at;
        for part in phrase.split(' ') {
            let (part, may_be_missing) = match part.strip_suffix('?') {
                Some(part) => (part, true),
                None => (part, false),
            };
            let is_next = match self.peek() {
                Some(TokenKind::Name) => part == "@",
                Some(TokenKind::Comma) => part == ",",
                Some(TokenKind::Word(word)) => part.split('|').any(|one| one == word),
                _ => false,
            };
            if is_next {
                self.advance();
            } else if !may_be_missing {
                self.at = before;
                return false;
            }
        }
        true
    }

    /// Takes a number, in digits or as a word; an article is no number.
    pub(crate) fn number(&mut self) -> Option<i16> {
        let number = match self.peek()? {
            TokenKind::Number(number) => *number,
            TokenKind::Word(word) => match word.as_str() {
                "dos" => 2,
                "tres" => 3,
                "cuatro" => 4,
                "cinco" => 5,
                "seis" => 6,
                _ => return None,
            },
            _ => return None,
        };
        self.advance();
        Some(number)
    }

    /// A number or an article: “una carta”, “2 cartas”.
    pub(crate) fn count(&mut self) -> Option<u8> {
        if self.phrase("un|una|uno") {
            return Some(1);
        }
        self.attempt(|parser| u8::try_from(parser.number()?).ok())
    }

    /// Takes the next word, if it satisfies a test.
    pub(crate) fn word_as<T>(&mut self, of: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let Some(TokenKind::Word(word)) = self.peek() else { return None };
        let found = of(word)?;
        self.advance();
        Some(found)
    }

    /// Reads something, or takes everything back that was read of it.
    pub(crate) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let (at, draft) = (self.at, self.draft.clone());
        let found = read(self);
        if found.is_none() {
            self.at = at;
            self.draft = draft;
        }
        found
    }
}
