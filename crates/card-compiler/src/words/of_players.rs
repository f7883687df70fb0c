//! Phrases about counters of players, a chosen player, ending turns and phases, and controlling players, in each language.

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
const CHOSEN_CONTROLS: Atom = OfPlayer(PlayerWord::ChosenPlayerControls);
const WOULD_REDUCE: Atom = OfPlayer(PlayerWord::WouldReduce);
const TO_LESS_THAN: Atom = OfPlayer(PlayerWord::ToLessThan);
const REDUCES_IT_TO: Atom = OfPlayer(PlayerWord::ReducesItTo);
const END_TURN: Atom = OfPlayer(PlayerWord::EndTurn);
const END_COMBAT: Atom = OfPlayer(PlayerWord::EndCombatPhase);

const NEXT_TURN: Atom = OfPlayer(PlayerWord::DuringTheirNextTurn);
const YOURSELF: Atom = OfPlayer(PlayerWord::ControlYourself);
const SEARCHERS: Atom = OfPlayer(PlayerWord::ControlSearchers);
const SKIP_TURN: Atom = OfPlayer(PlayerWord::SkipNextTurn);
const RESTART: Atom = OfPlayer(PlayerWord::RestartGame);

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("contador de radiación|contadores de radiación", RAD),
            ("contador de veneno|contadores de veneno", POISON),
            ("fueras a perder vidas por la radiación|fueras a perder vida por la radiación", FROM_RADIATION),
            (
                "que controla el jugador elegido|que el jugador elegido controla|que controle el jugador elegido",
                CHOSEN_CONTROLS,
            ),
            ("que fuera a reducir|que fuera a dejar", WOULD_REDUCE),
            ("a menos de|por debajo de", TO_LESS_THAN),
            ("lo reduce a|lo deja en", REDUCES_IT_TO),
            ("reinicia el juego", RESTART),
            ("termina el turno", END_TURN),
            ("termina la fase de combate", END_COMBAT),
            ("durante el próximo turno de ese jugador", NEXT_TURN),
            ("te controlas a ti mismo durante tu próximo turno", YOURSELF),
            ("controlas a tus oponentes mientras buscan en sus bibliotecas", SEARCHERS),
            ("se salta su próximo turno|salta su próximo turno", SKIP_TURN),
        ],
        Lang::Pt => vec![
            ("marcador de radiação|marcadores de radiação", RAD),
            ("marcador de veneno|marcadores de veneno", POISON),
            ("você fosse perder pontos de vida por radiação", FROM_RADIATION),
            ("que o jogador escolhido controla", CHOSEN_CONTROLS),
            ("que reduziria|que fosse deixar", WOULD_REDUCE),
            ("para menos de|abaixo de", TO_LESS_THAN),
            ("o reduz para|reduz para|o deixa em", REDUCES_IT_TO),
            ("reinicie o jogo|reinicie a partida", RESTART),
            ("encerre o turno|termine o turno", END_TURN),
            ("encerre a fase de combate|termine a fase de combate", END_COMBAT),
            ("durante o próximo turno daquele jogador", NEXT_TURN),
            ("você controla a si mesmo durante seu próximo turno", YOURSELF),
            ("você controla seus oponentes enquanto eles procuram em seus grimórios", SEARCHERS),
            ("pula seu próximo turno|pule seu próximo turno", SKIP_TURN),
        ],
        Lang::En => vec![
            ("rad counter|rad counters", RAD),
            ("poison counter|poison counters", POISON),
            ("you would lose life from radiation", FROM_RADIATION),
            ("the chosen player controls|chosen player controls", CHOSEN_CONTROLS),
            ("that would reduce|that would take", WOULD_REDUCE),
            ("to less than|below", TO_LESS_THAN),
            ("reduces it to|takes it to", REDUCES_IT_TO),
            ("restart the game", RESTART),
            ("end the turn", END_TURN),
            ("end the combat phase", END_COMBAT),
            ("during that player's next turn", NEXT_TURN),
            ("you control yourself during your next turn", YOURSELF),
            ("you control your opponents while they're searching their libraries", SEARCHERS),
            ("skips their next turn|skip your next turn", SKIP_TURN),
        ],
    }
}
