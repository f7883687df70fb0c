//! Stickers (123): what is on a sticker sheet, and what effects do with stickers.

use crate::{
    change::Change,
    quantity::{Objects, Players},
};

/// The kinds of stickers (123.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StickerKind {
    /// Words (123.6).
    Name,
    /// Abilities (123.7).
    Ability,
    /// Power and toughness (123.8).
    Size,
    /// A picture (123.9).
    Art,
}

/// A sticker of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sticker {
    /// Its ticket cost (123.3c); 0 for none.
    pub tickets: u8,
    /// What is printed on it.
    pub says: StickerText,
}

/// What is printed on a sticker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StickerText {
    /// The words of a name sticker.
    Name(String),
    /// The abilities that an ability sticker gives: granted abilities are named by their place on the sheet.
    Ability(Vec<Change>),
    /// Power and toughness.
    Size(i32, i32),
    /// A picture.
    Art,
}

impl Sticker {
    /// Which kind of sticker it is.
    pub const fn kind(&self) -> StickerKind {
        match self.says {
            StickerText::Name(_) => StickerKind::Name,
            StickerText::Ability(_) => StickerKind::Ability,
            StickerText::Size(..) => StickerKind::Size,
            StickerText::Art => StickerKind::Art,
        }
    }
}

/// What effects do with stickers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StickerEffect {
    /// "put a sticker on …", of a kind where one is named (123.3).
    Put {
        /// Who does.
        who: Players,
        /// Of which kind.
        kind: Option<StickerKind>,
        /// On what.
        on: Objects,
    },
    /// "move a sticker from … to …" (123.3d).
    Move {
        /// Who does.
        who: Players,
        /// From what.
        from: Objects,
        /// To what.
        to: Objects,
    },
}

/// What is measured on the newest sticker of a kind that an object has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StickerMeasure {
    /// "unique vowel on that sticker" (123.6e).
    Vowels,
    /// "E on that sticker", or another letter (123.6d).
    Letter(char),
    /// "the power of that sticker" (123.8a).
    Power,
}
