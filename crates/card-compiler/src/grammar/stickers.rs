//! Stickers (123): putting and moving them, tickets, and what is measured on them.

use vademecum_abilities::{Amount, CounterKind, Effect, Players, StickerEffect, StickerMeasure, Subjects};

use super::{Parser, body::Body};
use crate::{atom::Atom, keyword_word::KeywordWord, sticker_word::StickerWord};

const TICKET: Atom = Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::Ticket));

impl Parser<'_> {
    /// What somebody does with stickers: "put a name sticker on target creature you own".
    pub(super) fn of_stickers(&mut self, word: StickerWord, who: Players, body: &mut Body) -> Option<Effect> {
        match word {
            StickerWord::Put(kind) => {
                let noun = self.noun()?;
                let on = self.objects(&noun, body)?;
                Some(Effect::OfStickers(StickerEffect::Put { who, kind, on }))
            }
            StickerWord::MoveFrom => {
                let noun = self.noun()?;
                let from = self.objects(&noun, body)?;
                let noun = self.noun()?;
                let to = self.objects(&noun, body)?;
                Some(Effect::OfStickers(StickerEffect::Move { who, from, to }))
            }
            _ => None,
        }
    }

    /// Whether tickets come next.
    pub(super) fn come_tickets(&self) -> bool {
        self.peek() == Some(&TICKET)
    }

    /// "{TK}{TK}" behind "get" (107.17).
    pub(super) fn tickets(&mut self, who: Players) -> Effect {
        let mut number = 0;
        while self.take(&TICKET) {
            number += 1;
        }
        Effect::PutCounters(Subjects::Players(who), CounterKind::Ticket, Amount::Number(number))
    }

    /// "unique vowel on that sticker", "letter E on that sticker", behind "for each": of what was spoken of last.
    pub(super) fn counted_on_sticker(&mut self) -> Option<Amount> {
        let Atom::OfKeyword(KeywordWord::OfSticker(word)) = self.next()? else { return None };
        let what = match word {
            StickerWord::UniqueVowel => StickerMeasure::Vowels,
            StickerWord::Letter => {
                let Atom::Word(letter) = self.next()? else { return None };
                let mut letters = letter.chars();
                let letter = letters.next().filter(char::is_ascii_alphabetic)?;
                let ends = letters.next().is_none();
                let on_it = self.take(&Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::OnThatSticker)));
                (ends && on_it).then_some(StickerMeasure::Letter(letter))?
            }
            StickerWord::PowerOfSticker => StickerMeasure::Power,
            _ => return None,
        };
        let it = self.it.as_ref().filter(|it| !it.several)?;
        Some(Amount::OnSticker(what, Box::new(it.objects.clone())))
    }
}
