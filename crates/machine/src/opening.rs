//! What cards in opening hands let their owners do before the first turn (103.5b, 103.6).

use vademecum_abilities::{Ability, OpeningAction, Program, Zone};
use vademecum_rule_ids::magic::{R103_5B, R103_6, R103_6A, R103_6B, R805_3B};

use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Note},
    happen,
    id::{ObjectId, PlayerId},
    interpret::{self, Frame},
    object::Mark,
    perform,
    slots::Slots,
    state::State,
    team_choices,
    turn::Stage,
    variants::planechase,
};

/// When an action with a card of an opening hand is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// As its player could declare a mulligan (103.5b).
    BeforeMulligan,
    /// When nobody takes another mulligan (103.6).
    HandKept,
}

/// What a card lets its owner do at a moment before the first turn.
fn action(state: &State, card: ObjectId, moment: Moment) -> Option<&OpeningAction> {
    let abilities = state.cards.abilities(state.face(card)).map(|ability| state.cards.ability(ability));
    abilities
        .filter_map(|ability| match ability {
            Ability::Opening(action) => Some(action),
            _ => None,
        })
        .find(|action| match action {
            OpeningAction::BeforeMulligan(_) => moment == Moment::BeforeMulligan,
            OpeningAction::BeginOnBattlefield | OpeningAction::Reveal(_) => moment == Moment::HandKept,
            OpeningAction::BeginFirst | OpeningAction::StartingHand(_) => false,
        })
}

/// Whether a card in a hand lets its owner do something before the first turn.
pub(crate) fn has_actions(state: &State) -> bool {
    let acts = |&card: &ObjectId| {
        [Moment::BeforeMulligan, Moment::HandKept].into_iter().any(|moment| action(state, card, moment).is_some())
    };
    state.players.iter().any(|player| player.hand.iter().any(acts))
}

/// The cards in a player's hand with which something may be done at a moment.
fn offer<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, moment: Moment) -> Offer {
    let hand = cx.state.player(player).hand.iter().copied();
    hand.filter(|&card| action(cx.state, card, moment).is_some())
        // 103.6b: each card is revealed only once.
        .filter(|&card| !cx.state.object(card).is(Mark::Revealed) || !cx.rule(R103_6B))
        .map(Item::Object)
        .collect()
}

/// A player who could mulligan may first do what a card in hand says can be done then (103.5b). Whether they did.
pub(crate) fn act_before_mulligan<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow<bool> {
    let offer = offer(cx, player, Moment::BeforeMulligan);
    if offer.is_empty() || !cx.rule(R103_5B) {
        return Ok(false);
    }
    let picked = cx.pick_even_one(player, R103_5B, None, offer, (0, 1))?;
    let Some(card) = interpret::objects_of(&picked).next() else { return Ok(false) };
    act(cx, player, card, Moment::BeforeMulligan)?;
    Ok(true)
}

/// The starting player takes any actions with cards of the opening hand, then each other player in turn order (103.6):
/// one action, or one player who takes no other, for each run of this step.
pub(crate) fn act_with_opening_hands<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let starting = cx.state.turn.starting;
    for player in cx.state.in_turn_order(starting) {
        let may = |cx: &Cx<'_, R>, player: PlayerId| {
            !cx.state.player(player).declared && !offer(cx, player, Moment::HandKept).is_empty()
        };
        if !may(cx, player) || !cx.rule(R103_6) {
            continue;
        }
        // 805.3b: the players of a team do so in whatever order they like.
        let player = team_choices::next_of_team(cx, player, R805_3B, may)?;
        let offer = offer(cx, player, Moment::HandKept);
        let picked = cx.pick_even_one(player, R103_6, None, offer, (0, 1))?;
        match interpret::objects_of(&picked).next() {
            Some(card) => act(cx, player, card, Moment::HandKept)?,
            None => cx.state.player_mut(player).declared = true,
        }
        return Ok(());
    }
    cx.state.players.iter_mut().for_each(|player| player.declared = false);
    planechase::begin(cx);
    cx.state.stage = Stage::BeginTurn;
    Ok(())
}

/// A player does what a card of their hand lets them do.
fn act<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId, moment: Moment) -> Flow {
    match action(cx.state, card, moment).cloned() {
        Some(OpeningAction::BeforeMulligan(program)) => run(cx, player, card, &program),
        Some(OpeningAction::BeginOnBattlefield) => {
            // 103.6a: the player puts it there.
            let to = cx.either(R103_6A, Zone::Battlefield, Zone::Exile);
            let moved = perform::moved(cx, card, to);
            happen::happens(cx, Deed::Move(moved)).map(drop)
        }
        Some(OpeningAction::Reveal(program)) => {
            cx.state.object_mut(card).set(Mark::Revealed, true);
            cx.note(Note::Revealed(card));
            run(cx, player, card, &program)
        }
        // 315.5a: changes to the start of the game take effect without an action.
        Some(OpeningAction::BeginFirst | OpeningAction::StartingHand(_)) | None => Ok(()),
    }
}

fn run<R: Recorder>(cx: &mut Cx<'_, R>, you: PlayerId, card: ObjectId, program: &Program) -> Flow {
    let (source, text) = (cx.state.reference(card), cx.state.face(card));
    let frame = Frame { you, source, x: 0, text, resolves: false, ability: None, since: cx.state.clock };
    interpret::run(cx, frame, &mut Slots::default(), program)
}

/// What was revealed from opening hands stays so until the first turn begins (103.6b).
pub(crate) fn conceal(state: &mut State) {
    state.objects.iter_mut().for_each(|object| object.set(Mark::Revealed, false));
}
