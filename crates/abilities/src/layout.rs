//! Cards with several faces: how the faces hang together, and which part of its card each of them is (709–712, 715).

use crate::{
    card::{AbilityId, Cards, FaceId},
    derived::CopyOf,
    entry::{AbilityEntry, FaceEntry},
    mana::ManaCost,
    values::{ColorSources, Values},
};

/// How the faces of a card hang together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Layout {
    /// One face, or several as one of which the card enters (208.2b).
    #[default]
    Normal,
    /// A front and a back face; the permanent transforms (712.2).
    Transforming,
    /// Two faces, one of which is played (712.3).
    Modal,
    /// Two halves that are cast apart (709).
    Split,
    /// Two halves with one shared type line, which are unlocked apart on the battlefield (709.5).
    Room,
    /// A creature or other permanent with an inset spell (715).
    Adventure,
    /// Two halves that are turned by 180 degrees (710).
    Flip,
    /// One face, and an alternative one for the spell if it is cast without a part of its text (702.148).
    Alternative,
    /// One face, and an alternative one that it has if it is cast prototyped (718).
    Prototype,
    /// A creature, and the Aura that it is if it is cast bestowed (702.103).
    Bestow,
    /// A creature, and the mutating creature spell that it is if it is cast for its mutate cost (702.140).
    Mutate,
    /// A face, and on the back half of the face that it has together with the other card of its pair (712.4).
    Meld,
}

impl Layout {
    /// The number of faces that are printed on such a card; `None` where it is not fixed.
    pub(crate) const fn faces(self) -> Option<usize> {
        match self {
            Layout::Normal => None,
            Layout::Transforming
            | Layout::Modal
            | Layout::Split
            | Layout::Room
            | Layout::Adventure
            | Layout::Flip
            | Layout::Alternative
            | Layout::Prototype
            | Layout::Bestow
            | Layout::Mutate
            | Layout::Meld => Some(2),
        }
    }

    /// Whether the characteristics of its halves are combined outside the stack (709.4).
    pub const fn is_split(self) -> bool {
        matches!(self, Layout::Split | Layout::Room)
    }

    /// Which part of such a card its n-th printed face is, from 0.
    pub(crate) const fn part(self, place: usize) -> Part {
        match (self, place) {
            (Layout::Normal, _) => Part::Alone,
            (Layout::Split | Layout::Room, 0) => Part::Left,
            (Layout::Split, _) | (Layout::Room, 1) => Part::Right,
            (Layout::Room, _) => Part::Locked,
            (_, 0) => Part::Front,
            (Layout::Transforming | Layout::Modal | Layout::Meld, _) => Part::Back,
            (Layout::Adventure, _) => Part::Inset,
            (Layout::Flip, _) => Part::Bottom,
            (Layout::Alternative | Layout::Prototype | Layout::Bestow | Layout::Mutate, _) => Part::Alternative,
        }
    }
}

/// Which part of its card a face is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Part {
    /// All there is.
    #[default]
    Alone,
    /// The face that shows by default.
    Front,
    /// The back of a double-faced card (712); of a meld card, the whole face of its pair (712.8g).
    Back,
    /// Both halves of a split card together (709.4).
    Whole,
    /// The left half of a split card.
    Left,
    /// The right half of a split card.
    Right,
    /// What a permanent shows both halves of which are locked (709.5).
    Locked,
    /// The spell that is inset into an adventurer card (715.2).
    Inset,
    /// The alternative characteristics of a flip card (710.1b).
    Bottom,
    /// The alternative face of a spell that is cast without a part of its text, prototyped, bestowed or for its mutate cost.
    Alternative,
}

/// Both halves of a split card together: its mana cost is the sum of theirs, and it has the types and the abilities of each
/// (709.4b, 709.4c). Its colors come from that cost.
pub(crate) fn combined<'a>(halves: &[FaceEntry], entry: impl Fn(AbilityId) -> &'a AbilityEntry) -> FaceEntry {
    let mut whole = Values { part: Part::Whole, ..Values::default() };
    let (mut colors, mut abilities, mut keywords) = (ColorSources::default(), Vec::new(), crate::Keywords::NONE);
    for half in halves {
        let FaceEntry { values, colors: own, .. } = half;
        whole.name =
            if whole.name.is_empty() { values.name.clone() } else { format!("{} // {}", whole.name, values.name) };
        whole.cost = match (whole.cost.take(), &values.cost) {
            (Some(one), Some(other)) => Some(one.plus(other)),
            (one, other) => one.or_else(|| other.clone()),
        };
        whole.types = whole.types.union(values.types);
        whole.supertypes = whole.supertypes.union(values.supertypes);
        whole.subtypes = whole.subtypes.union(values.subtypes);
        colors.plain = colors.plain.union(own.plain);
        colors.special = colors.special.union(own.special);
        colors.indicator = colors.indicator.union(own.indicator);
        abilities.extend(half.abilities.iter().copied());
        keywords = keywords.union(half.keywords);
    }
    let card = halves.first().map_or(crate::CardId(0), |half| half.card);
    FaceEntry::new(whole, colors, card, (abilities, 0..0), keywords, entry)
}

impl Cards {
    /// The parts of a card as which it can be cast or played, where there is a choice (709.3, 712.11b, 715.3), by one of
    /// its faces.
    pub fn playable_parts(&self, face: FaceId) -> &'static [Part] {
        match self.part(face) {
            Part::Alone => &[],
            Part::Front
            | Part::Back
            | Part::Whole
            | Part::Left
            | Part::Right
            | Part::Locked
            | Part::Inset
            | Part::Bottom
            | Part::Alternative => match self.layout_of(face) {
                Layout::Split | Layout::Room => &[Part::Left, Part::Right],
                Layout::Modal => &[Part::Front, Part::Back],
                Layout::Adventure => &[Part::Front, Part::Inset],
                Layout::Prototype | Layout::Bestow | Layout::Mutate => &[Part::Front, Part::Alternative],
                Layout::Normal | Layout::Transforming | Layout::Flip | Layout::Alternative | Layout::Meld => &[],
            },
        }
    }

    /// Another part of the card that a printed face belongs to.
    pub fn printed_part(&self, face: FaceId, part: Part) -> Option<FaceId> {
        self.faces(self.card_of(face)).find(|&other| self.part(other) == part)
    }

    /// Another part of what a face belongs to, with the exceptions and the words that effects have given the face. `None`
    /// if there is no such part, or if there are too many faces.
    pub fn other_part(&mut self, face: FaceId, part: Part) -> Option<FaceId> {
        if self.part(face) == part {
            return Some(face);
        }
        match self.copy_origin(face).cloned() {
            Some(copy) => {
                let other = self.other_part(copy.face, part)?;
                self.copy(CopyOf { face: other, ..copy })
            }
            None => match self.rewording_origin(face) {
                Some((of, words, scope)) => {
                    let other = self.other_part(of, part)?;
                    self.reworded(other, words, scope)
                }
                None => self.printed_part(face, part),
            },
        }
    }
}

impl ManaCost {
    /// What two costs are together (709.4b).
    #[must_use]
    pub fn plus(mut self, other: &ManaCost) -> ManaCost {
        self.generic = self.generic.saturating_add(other.generic);
        for (own, more) in self.kinds.iter_mut().zip(other.kinds) {
            *own = own.saturating_add(more);
        }
        self.x = self.x.saturating_add(other.x);
        self.special.extend(other.special.iter().copied());
        self
    }
}
