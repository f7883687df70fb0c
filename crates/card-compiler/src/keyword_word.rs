//! What texts say of some keywords beside their names.

use vademecum_abilities::{Daytime, GiftKind, Keyword};

use crate::sticker_word::StickerWord;

/// A word or phrase about a keyword or keyword action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum KeywordWord {
    /// "gift a card", "gift a tapped Fish" (702.174).
    Gifts(GiftKind),
    /// "the gift was promised" (702.174k).
    GiftPromised,
    /// "tribute wasn't paid" (702.104b).
    TributeNotPaid,
    /// What a player does by a keyword: "give a gift" (702.174c), "foretell a card" (702.143c), "plot a card" (702.170e).
    PlayerPractices(Keyword),
    /// "that convoked this spell", behind creatures (702.51c).
    ConvokedThis,
    /// "creature it devoured", behind "for each" (702.82b).
    CreatureDevoured,
    /// "daybound" (702.145b).
    Daybound,
    /// "nightbound" (702.145e).
    Nightbound,
    /// "it becomes day", "it becomes night" (728.1).
    Becomes(Daytime),
    /// "saddled" (702.171b).
    Saddled,
    /// "to solve", before the dash and a condition (719.3a).
    ToSolve,
    /// "while saddled", behind what a permanent does.
    WhileSaddled,
    /// "the creature it haunts" (702.55b).
    HauntedCreature,
    /// "bands with other", before a quality (702.22b).
    BandsWithOther,
    /// "exiled card used to craft it" (702.167c).
    Material,
    /// "you both own and control".
    YouOwnAndControl,
    /// "your starting deck contains only", before cards (702.139a).
    DeckContainsOnly,
    /// "your starting deck contains at least", before a number.
    DeckContainsAtLeast,
    /// "cards more than the minimum deck size".
    CardsAboveMinimum,
    /// "each nonland card in your starting deck has a different name".
    DeckHasDifferentNames,
    /// "your commander" (903.3).
    YourCommander,
    /// "exile a card from your hand face down".
    ExileFromHandFaceDown,
    /// "it becomes foretold with foretell cost", before a cost (702.143d).
    BecomesForetold,
    /// "as you cascade, you may put a land card from among the exiled cards onto the battlefield tapped" (702.85b).
    PutsLandAsYouCascade,
    /// "you may plot cards from your graveyard" (702.170f).
    PlotsFromGraveyard,
    /// "choose a sector" (702.158d).
    ChooseSector,
    /// "in that sector" (702.158d).
    InThatSector,
    /// "in the same sector as", before the card's own name (702.158e).
    InSameSectorAs,
    /// "the same is true for", before keywords (702.1c).
    SameIsTrue,
    /// Stickers (123).
    OfSticker(StickerWord),
    /// "cost", beside the name of a keyword: "the scavenge cost" (702.1a).
    Cost,
    /// "is equal to its mana cost", of the cost of a keyword that is given to cards (702.1a).
    EqualsManaCost,
    /// "meld them into", before a name (701.37).
    MeldInto,
}
