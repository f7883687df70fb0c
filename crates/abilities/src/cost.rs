//! Costs (118): what must be paid to cast, to activate, or to have something not happen.

use crate::{
    filter::Filter,
    keyword::Keyword,
    mana::ManaCost,
    quantity::{Amount, Objects},
    types::{CounterKind, Zone},
};

/// A cost: all of its parts are paid (118.1), in the order the player likes (601.2h).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cost {
    /// The parts.
    pub parts: Vec<CostPart>,
}

/// One part of a cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CostPart {
    /// Mana (118.3a).
    Mana(ManaCost),
    /// "its mana cost": that of objects, of what an effect lets somebody pay (107.3h, 118.12); in the cost of a keyword, that
    /// of the object with the keyword (702.1a).
    ManaOf(Objects),
    /// "{T}": tap this permanent (107.5).
    Tap,
    /// "{Q}": untap this permanent (107.6).
    Untap,
    /// Life (118.3b, 119.4).
    Life(Amount),
    /// "Exert this" (701.39).
    Exert,
    /// "Sacrifice this" (701.17).
    SacrificeThis,
    /// "Sacrifice N …" of the player's choice.
    Sacrifice(u8, Filter),
    /// "Discard N …" of the player's choice (701.8).
    Discard(u8, Filter),
    /// "Discard this card".
    DiscardThis,
    /// "Reveal this card from your hand".
    RevealThis,
    /// "Exile this".
    ExileThis,
    /// "Exile N … from" a zone of one's own.
    Exile(u8, Filter, Zone),
    /// "Exile N … from among permanents you control and cards in your graveyard" (702.167a).
    Materials(u8, Filter),
    /// "Tap N untapped … you control".
    TapOthers(u8, Filter),
    /// "Tap any number of other untapped … you control with total power N or greater", by a keyword: crew or saddle.
    TapPower(u8, Filter, Keyword),
    /// "Return N … you control to their owners' hands".
    Return(u8, Filter),
    /// "Remove N counters from this".
    RemoveCounters(CounterKind, u8),
    /// "Put N counters on this".
    PutCounters(CounterKind, u8),
    /// A loyalty symbol: put N loyalty counters on this, or remove them if N is negative (606.4).
    Loyalty(i32),
    /// "Pay {E}{E}": N counters of the player's own are removed (107.14).
    Energy(u8),
    /// "Mill N cards" (701.13).
    Mill(u8),
    /// "Draw N cards" (118.11).
    Draw(u8),
    /// A cost that is paid once "for each" of something, where an effect lets a player pay it (702.24a).
    ForEach(Amount, Box<Cost>),
    /// "{X}, where X is …": generic mana, in a keyword ability that an effect grants (702.1b).
    Defined(Amount),
    /// "Collect evidence N" (701.57).
    CollectEvidence(u8),
    /// "Forage" (701.59).
    Forage,
    /// A ticket counter for the player, who may put a sticker on the spell as well (702.33h).
    TicketAndSticker,
}

impl CostPart {
    /// Whether paying it involves choices beyond which objects pay for it.
    pub const fn asks_as_paid(&self) -> bool {
        matches!(self, CostPart::CollectEvidence(_) | CostPart::Forage | CostPart::TicketAndSticker)
    }
}

impl Cost {
    /// Nothing is paid.
    pub const FREE: Cost = Cost { parts: Vec::new() };

    /// A cost of one part.
    pub fn of(part: CostPart) -> Cost {
        Cost { parts: vec![part] }
    }

    /// Mana alone.
    pub fn mana(mana: ManaCost) -> Cost {
        Cost::of(CostPart::Mana(mana))
    }

    /// Whether the mana cost of the object itself is paid: "the flashback cost is equal to its mana cost".
    pub fn is_mana_cost(&self) -> bool {
        self.parts.contains(&CostPart::ManaOf(Objects::This))
    }

    /// The mana that is paid, if nothing else is.
    pub fn as_mana(&self) -> Option<&ManaCost> {
        match self.parts.as_slice() {
            [CostPart::Mana(mana)] => Some(mana),
            _ => None,
        }
    }

    /// With one more part.
    #[must_use]
    pub fn and(mut self, part: CostPart) -> Cost {
        self.parts.push(part);
        self
    }
}
