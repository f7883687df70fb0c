//! What texts say of some keywords beside their names.

use vademecum_abilities::GiftKind;

/// A word or phrase about a keyword or keyword action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum KeywordWord {
    /// "gift a card", "gift a tapped Fish" (702.174).
    Gifts(GiftKind),
    /// "the gift was promised" (702.174k).
    GiftPromised,
    /// "give a gift" (702.174c).
    GiveGift,
    /// "saddled" (702.171b).
    Saddled,
    /// "while saddled", behind what a permanent does.
    WhileSaddled,
    /// "you both own and control".
    YouOwnAndControl,
    /// "meld them into", before a name (701.37).
    MeldInto,
}
