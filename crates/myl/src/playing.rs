//! Playing a card, in ten steps (4.5.3), and several at the same time (4.6.6).

use smallvec::smallvec;
use vademecum_rule_ids::myl::{
    S4_2_3, S4_5_3_1, S4_5_3_2, S4_5_3_3, S4_5_3_4, S4_5_3_5, S4_5_3_6, S4_5_3_7, S4_5_3_8, S4_6_6, S4_7,
};

use crate::{
    ability::Quality,
    card::Kind,
    costs,
    cx::{Cx, Flow},
    decision::{Item, WindowKind},
    deed::Deed,
    filter::Zone,
    happening::{Happening, What},
    legal,
    perform::{self, Entering, home_of},
    record::Recorder,
    resolve,
    state::{Handle, Happenings, ObjectId, Opening, Pending, Player},
    targets, triggers,
    windows::{self, Limits},
};

/// The text of a Talismán that is played, and what it answers.
pub(crate) type PlayedText = Option<(u8, Option<Happening>)>;

/// Plays a card. False if it was annulled.
pub(crate) fn play<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: Player,
    id: ObjectId,
    text: PlayedText,
    is_free: bool,
) -> Flow<bool> {
    // What happens from here on is answered here.
    let outer = std::mem::take(&mut cx.state.recent);
    let (frame, carrier) = announce(cx, player, id, text, is_free)?;
    let happening = count_as_played(cx, frame)?;
    triggers::settle(cx, Some(player))?;
    // Step 5: the opponent, then the player.
    if cx.rule(S4_5_3_5) {
        let each = cx.state.readings.responses_to_playing;
        windows::open(cx, WindowKind::Playing, smallvec![happening], player.other(), Limits { each, total: u8::MAX })?;
    }
    let is_permanent = cx.state.kind(id) != Kind::Talisman;
    let stays = finish(cx, frame, carrier)?;
    cx.state.frames.truncate(frame);
    triggers::settle(cx, Some(player))?;
    // Step 8: one response to its entering, in all.
    let total = if cx.when(S4_5_3_8, is_permanent) { 1 } else { u8::MAX };
    windows::respond(cx, Limits { each: u8::MAX, total })?;
    cx.state.recent = outer;
    Ok(stays)
}

/// Steps 1 to 3: the card is shown, its targets are chosen, and it is paid.
fn announce<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: Player,
    id: ObjectId,
    text: PlayedText,
    is_free: bool,
) -> Flow<(usize, Option<Handle>)> {
    let gold = {
        let card = crate::happening::Snapshot { controller: player, ..cx.state.snapshot(id) };
        cx.look().gold_cost(&card, is_free)
    };
    perform::take_up(cx, id, player)?;
    if cx.rule(S4_5_3_1) {
        cx.tell(Deed::Declare(player, cx.state.handle(id)));
    }
    let source = cx.state.snapshot(id);
    let cards = cx.cards;
    let (index, event) = text.unwrap_or((0, None));
    let mut pending = Pending::new(source, index, player);
    pending.event = event;
    let mut carrier = None;
    let ability = text.and_then(|(index, _)| cards.card(source.card).abilities.get(usize::from(index)));
    if let Some(ability) = ability {
        targets::choose(cx, ability, &mut pending, S4_5_3_2)?;
    } else if cx.state.kind(id) == Kind::Weapon && !cards.says_of_itself(source.card, Quality::PlayedInSupport) {
        let items = cx.look().carriers(&source).map(Item::Object).collect();
        if let Some(Item::Object(ally)) = cx.pick_one(player, S4_5_3_2, items)? {
            carrier = Some(cx.state.handle(ally));
            cx.tell(Deed::Target(source.handle, cx.state.handle(ally)));
        }
    }
    if cx.rule(S4_5_3_3) {
        costs::pay_gold(cx, player, gold, Some(source.kinds))?;
        if let Some(ability) = ability {
            costs::pay(cx, &ability.costs, &pending)?;
        }
    }
    cx.state.frames.push(pending);
    Ok((cx.state.frames.len() - 1, carrier))
}

/// Step 4: the card counts as played, and what triggers on that waits.
fn count_as_played<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize) -> Flow<Happening> {
    let Pending { source, user, .. } = cx.state.frames[frame];
    let mut happening = Happening::about(What::Played, source, user);
    happening.frame = frame as u16;
    cx.tell(Deed::Played(user, source.handle));
    if cx.rule(S4_5_3_4) {
        triggers::collect(cx, &happening);
    }
    Ok(happening)
}

/// Steps 6 and 7: a card that was annulled goes to the Cementerio; otherwise it enters play, or the Talismán takes effect
/// and goes there then.
fn finish<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, carrier: Option<Handle>) -> Flow<bool> {
    let Pending { source, user, is_undone, .. } = cx.state.frames[frame];
    let id = source.handle.id;
    if cx.when(S4_7, is_undone) {
        cx.tell(Deed::Annulled(source.handle));
        perform::put_away(cx, id, Zone::Graveyard)?;
        return Ok(false);
    }
    let kind = cx.state.kind(id);
    if kind == Kind::Talisman {
        if !cx.rule(S4_2_3) {
            perform::put_away(cx, id, Zone::Graveyard)?;
        }
        if cx.rule(S4_5_3_7) {
            resolve::resolve(cx, frame)?;
        }
        if cx.state.object(id).zone == Zone::Transit {
            perform::put_away(cx, id, Zone::Graveyard)?;
        }
        return Ok(true);
    }
    if cx.rule(S4_5_3_6) {
        let entering = entering(cx, id, user, carrier);
        perform::enter_play(cx, &[entering]);
    }
    Ok(true)
}

/// How a card enters play: a weapon under the controller of its carrier (4.4.3).
fn entering<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, user: Player, carrier: Option<Handle>) -> Entering {
    let player = carrier.map_or(user, |ally| cx.state.object(ally.id).controller);
    Entering { id, zone: home_of(cx.state.kind(id)), player, carrier }
}

/// Plays a card by an effect, from wherever it is: not if it cannot be played, then it stays where it is (4.5.3).
pub(crate) fn play_by_effect<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: Player,
    id: ObjectId,
    is_free: bool,
) -> Flow<bool> {
    let Some(text) = text_to_play(cx, player, id, is_free) else { return Ok(false) };
    cx.nest(|cx| play(cx, player, id, text, is_free))
}

fn text_to_play<R: Recorder>(cx: &Cx<'_, R>, player: Player, id: ObjectId, is_free: bool) -> Option<PlayedText> {
    let card = cx.state.snapshot(id);
    let abilities = &cx.state.cards.card(card.card).abilities;
    let is_talisman = cx.state.kind(id) == Kind::Talisman;
    let index = abilities.iter().position(legal::is_played_text).filter(|_| is_talisman);
    let text = index.map(|index| (index as u8, None));
    if is_talisman && text.is_none() {
        return None;
    }
    let nothing = Opening { kind: WindowKind::Response, events: Happenings::new(), used: Vec::new() };
    cx.look().may_be_played(player, &card, text, &nothing, is_free).ok()?;
    Some(text.map(|(index, _)| (index, None)))
}

/// Cards are played at the same time without paying their cost (4.6.6): the players annul by turns, from the opponent of
/// the one whose effect it is, as often as they can; those that were not annulled enter play together.
pub(crate) fn play_together<R: Recorder>(cx: &mut Cx<'_, R>, user: Player, cards: &[(ObjectId, Player)]) -> Flow {
    let base = cx.state.frames.len();
    let mut happenings = Happenings::new();
    let mut carriers = Vec::new();
    for &(id, player) in cards {
        if let Some(text) = text_to_play(cx, player, id, true) {
            let (_, carrier) = announce(cx, player, id, text, true)?;
            carriers.push(carrier);
        }
    }
    for frame in base..cx.state.frames.len() {
        happenings.push(count_as_played(cx, frame)?);
    }
    let waiting = std::mem::take(&mut cx.state.triggered);
    if !waiting.is_empty() {
        cx.state.triggered = waiting;
        triggers::settle(cx, Some(user))?;
    }
    let first = cx.either(S4_6_6, user.other(), user);
    windows::open(cx, WindowKind::Playing, happenings, first, Limits::NONE)?;
    let mut group = Vec::new();
    let mut talismans = Vec::new();
    for (frame, carrier) in (base..cx.state.frames.len()).zip(carriers) {
        let Pending { source, user, is_undone, .. } = cx.state.frames[frame];
        let id = source.handle.id;
        if is_undone {
            cx.tell(Deed::Annulled(source.handle));
            perform::put_away(cx, id, Zone::Graveyard)?;
        } else if cx.state.kind(id) == Kind::Talisman {
            talismans.push(frame);
        } else {
            group.push(entering(cx, id, user, carrier));
        }
    }
    if cx.rule(S4_6_6) {
        perform::enter_play(cx, &group);
    } else {
        for one in group {
            perform::enter_play(cx, &[one]);
            triggers::settle(cx, Some(user))?;
        }
    }
    for frame in talismans {
        finish(cx, frame, None)?;
    }
    cx.state.frames.truncate(base);
    Ok(())
}
