//! Whether a Mazo Castillo may be played (2, 3, 4.1.6, 4.2.5, 4.3.1, 6.8).

use vademecum_rule_ids::myl::{S3, S4_2_5, S4_3_1, S6_8};
use vademecum_vocab::RuleId;

use crate::{
    card::{CardId, Cards, Kind},
    record::Recorder,
    setup::DeckList,
};

/// The number of cards, the first Oro included (4.3.1).
pub const DECK_SIZE: usize = 50;

/// The greatest number of copies of a card that is not Carta Única (6.8).
pub const MAX_COPIES: usize = 3;

/// The promotional cards, in the order of their numbers: each is Carta Única (3, 4.1.6).
pub const PROMOS: [&str; 27] = [
    "Cruz Templaria",
    "Simón de Montfort",
    "Federico Barbarroja",
    "Maza de Guerra",
    "Mensajero de la Libertad",
    "Cruzada de los Niños",
    "Espada Sagrada",
    "Cruzadas",
    "Helénica",
    "Imperio",
    "Micenas",
    "Fundación de Thebas",
    "Hijos de Daana",
    "Tuatha de Danaan",
    "Bran",
    "Letanía",
    "Tierras Altas",
    "Minas de Gruash",
    "Dominios de Ra",
    "Dendera",
    "Relámpago Arcano",
    "Colosos Hititas",
    "Seshat",
    "Encrucijada",
    "Abismo",
    "Consumir las Aguas",
    "Escudo Celestial",
];

/// Why a deck may not be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFault {
    /// The section.
    pub section: RuleId,
    /// The card that it is about, if it is about one.
    pub card: Option<CardId>,
    /// How many there are, of the card or in all.
    pub count: usize,
    /// How many there may be, or must be.
    pub allowed: usize,
}

/// Looks for everything that is wrong with a deck.
pub fn check<R: Recorder>(cards: &Cards, deck: &DeckList, rec: &R) -> Vec<DeckFault> {
    let mut faults = Vec::new();
    let size = deck.cards.len() + 1;
    if rec.when(S4_3_1, size != DECK_SIZE, false) {
        faults.push(DeckFault { section: S4_3_1, card: None, count: size, allowed: DECK_SIZE });
    }
    let first = cards.get(deck.first_gold);
    let is_plain = first.is_some_and(|first| first.kind == Kind::Gold && first.abilities.is_empty());
    if rec.when(S4_2_5, !is_plain, false) {
        faults.push(DeckFault { section: S4_2_5, card: Some(deck.first_gold), count: 1, allowed: 0 });
    }
    let mut names: Vec<CardId> = deck.cards.iter().copied().chain([deck.first_gold]).collect();
    names.sort_unstable();
    for group in names.chunk_by(|one, other| one == other) {
        let Some(card) = cards.get(group[0]) else {
            // 3: a card of no edition.
            faults.push(DeckFault { section: S3, card: Some(group[0]), count: group.len(), allowed: 0 });
            continue;
        };
        let is_promo = rec.when(S3, PROMOS.contains(&card.name.as_str()), false);
        let allowed = if card.is_unique || is_promo { 1 } else { MAX_COPIES };
        if rec.when(S6_8, group.len() > allowed, false) {
            faults.push(DeckFault { section: S6_8, card: Some(group[0]), count: group.len(), allowed });
        }
    }
    faults
}
