//! What texts say of stickers (123) and of names that they give (612.8).

use vademecum_abilities::StickerKind;

/// A word or phrase about stickers, or a name that is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum StickerWord {
    /// "put a sticker on", "put a name sticker on".
    Put(Option<StickerKind>),
    /// "move a sticker from".
    MoveFrom,
    /// "stickered" (123.4), or with a sticker of a kind.
    Stickered(Option<StickerKind>),
    /// A ticket symbol (107.17).
    Ticket,
    /// "unique vowel on that sticker" (123.6e).
    UniqueVowel,
    /// "letter", before one (123.6d).
    Letter,
    /// "on that sticker".
    OnThatSticker,
    /// "the power of that sticker" (123.8a).
    PowerOfSticker,
    /// "sticker kicker" (702.33h).
    Kicker,
    /// "is named", before a name (612.8).
    IsNamed,
}
