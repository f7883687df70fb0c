//! Phrases about counters of players, and about ending turns and phases, in each language.

use vademecum_abilities::CounterKind;
use vademecum_vocab::Lang;

use super::Row;
use crate::{
    atom::Atom::{self, Counter, OfPlayer},
    player_word::PlayerWord,
};

const RAD: Atom = Counter(CounterKind::Rad);
const POISON: Atom = Counter(CounterKind::Poison);
const FROM_RADIATION: Atom = OfPlayer(PlayerWord::WouldLoseLifeFromRadiation);
const END_TURN: Atom = OfPlayer(PlayerWord::EndTurn);
const END_COMBAT: Atom = OfPlayer(PlayerWord::EndCombatPhase);

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("contador de radiación|contadores de radiación", RAD),
            ("contador de veneno|contadores de veneno", POISON),
            ("fueras a perder vidas por la radiación|fueras a perder vida por la radiación", FROM_RADIATION),
            ("termina el turno", END_TURN),
            ("termina la fase de combate", END_COMBAT),
        ],
        Lang::Pt => vec![
            ("marcador de radiação|marcadores de radiação", RAD),
            ("marcador de veneno|marcadores de veneno", POISON),
            ("você fosse perder pontos de vida por radiação", FROM_RADIATION),
            ("encerre o turno|termine o turno", END_TURN),
            ("encerre a fase de combate|termine a fase de combate", END_COMBAT),
        ],
        Lang::En => vec![
            ("rad counter|rad counters", RAD),
            ("poison counter|poison counters", POISON),
            ("you would lose life from radiation", FROM_RADIATION),
            ("end the turn", END_TURN),
            ("end the combat phase", END_COMBAT),
        ],
    }
}
