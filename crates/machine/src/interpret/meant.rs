//! Players that an effect speaks of as if there were one, where a game has several: its controller says who is meant as it
//! is applied (508.5a, 805.9, 805.10c).

use smallvec::SmallVec;
use vademecum_abilities::{Effect, Phase, PlayerWord, Slot};
use vademecum_rule_ids::magic::{R508_5A, R805_9, R805_10C};
use vademecum_vocab::RuleId;

use super::{Frame, effect_of};
use crate::{
    Recorder, combat,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    id::PlayerId,
    slots::{Held, Slots},
    state::State,
};

/// The words that may have to be settled, each with the slot of who is meant.
const WORDS: [(PlayerWord, Slot); 3] =
    [(PlayerWord::Active, Slot(0xe0)), (PlayerWord::Attacking, Slot(0xe1)), (PlayerWord::Defending, Slot(0xe2))];

/// The rule by which the controller of an effect says whom a word means, if it is in force.
fn rule_of<R: Recorder>(cx: &Cx<'_, R>, word: PlayerWord) -> Option<RuleId> {
    match word {
        PlayerWord::Active => cx.rule(R805_9).then_some(R805_9),
        PlayerWord::Attacking => cx.rule(R805_10C).then_some(R805_10C),
        PlayerWord::Defending => cx.rule(R508_5A).then_some(R508_5A),
        PlayerWord::OfEvent => None,
    }
}

/// Whether the controller of what resolves may be asked whom it means.
pub(crate) fn may_ask(state: &State) -> bool {
    state.turn.team_play.shares_turns() || state.players.len() > 2 && state.turn.step.phase() == Phase::Combat
}

/// Carries out one effect, once its controller has said which players it means.
pub(super) fn carry_out<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    effect: &Effect,
) -> Flow<Held> {
    if !may_ask(cx.state) || !cx.may_ask() {
        return effect_of(cx, frame, slots, effect);
    }
    let mut settled: Option<Effect> = None;
    for (word, slot) in WORDS {
        let players = candidates(cx.peek(), frame, word);
        if players.len() < 2 {
            continue;
        }
        let Some(changed) = settled.as_ref().unwrap_or(effect).with_players(word, slot) else { continue };
        let Some(rule) = rule_of(cx, word) else { continue };
        let offer: Offer = players.into_iter().map(Item::Player).collect();
        if let Some(Item::Player(player)) = cx.pick_one(frame.you, rule, Some(frame.source.id), offer)? {
            slots.set(slot, Held::player(player));
            settled = Some(changed);
        }
    }
    effect_of(cx, frame, slots, settled.as_ref().unwrap_or(effect))
}

/// The players who could be meant by a word, where nothing else says which of them.
fn candidates<R: Recorder>(look: Look<'_, R>, frame: Frame, word: PlayerWord) -> SmallVec<[PlayerId; 4]> {
    let state = look.state;
    let fights = state.turn.step.phase() == Phase::Combat;
    match word {
        PlayerWord::Active => state.together(state.turn.active),
        PlayerWord::Attacking if fights && combat::attackers_it_blocks(state, frame.source).is_empty() => {
            state.together(state.turn.active)
        }
        PlayerWord::Defending if fights && look.defending_player(frame.source).is_none() => {
            combat::defending_players(look)
        }
        PlayerWord::Attacking | PlayerWord::Defending | PlayerWord::OfEvent => SmallVec::new(),
    }
}
