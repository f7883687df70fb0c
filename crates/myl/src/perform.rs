//! What changes the table: cards that enter and leave play, are drawn, milled, discarded, shuffled.
//!
//! Everything that moves together is one group: what looks back is asked before anything moves, everything moves, and what
//! is so of the cards is worked out once.

use smallvec::SmallVec;
use vademecum_rule_ids::myl::{
    S4_2_2, S4_3_1, S4_4_2, S4_4_3, S4_6_6_1, S4_6_7, S6_2, S6_12, S6_13, S6_14, S6_26, S6_29, S6_30,
};
use vademecum_vocab::RuleId;

use crate::{
    ability::Manner,
    card::Kind,
    cx::{Cx, Flow, Stop},
    deed::Deed,
    filter::Zone,
    happening::{Happening, What},
    record::Recorder,
    state::{Handle, Happenings, Ids, ObjectId, Outcome, Player, Stage},
    traits, triggers,
};

/// Takes a card out of a list, from the end of which most are taken.
fn remove(list: &mut Vec<ObjectId>, id: ObjectId) {
    if let Some(place) = list.iter().rposition(|&other| other == id) {
        list.remove(place);
    }
}

/// Puts a card somewhere else. In another zone it is something new, unless it stays in play (6.14).
fn relocate<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, to: Zone, controller: Player) {
    let old = *cx.state.object(id);
    if old.zone.is_in_play() && to.is_in_play() {
        return relocate_in_play(cx, id, to, controller);
    }
    if old.zone.is_in_play() || to.is_in_play() {
        cx.touch_moving(id);
        cx.state.copies.changed.mark_in_play();
    }
    if old.zone.is_in_play() {
        remove(&mut cx.state.in_play, id);
    } else if let Some(list) = cx.state.list_mut(old.controller, old.zone) {
        remove(list, id);
    }
    if old.zone == Zone::Reserve {
        cx.state.reserves[old.controller.index()] -= 1;
    }
    if to == Zone::Reserve {
        cx.state.reserves[controller.index()] += 1;
    }
    let works_in_graveyard = cx.cards.concerns(old.card).works_in_graveyard;
    let is_counted = |zone: Zone| zone == Zone::Hand || zone == Zone::Graveyard && works_in_graveyard;
    if is_counted(old.zone) {
        cx.state.count_list(old.controller, old.zone);
    }
    let is_new = old.zone != to && cx.rule(S6_14) || old.zone == Zone::Transit;
    let object = cx.state.object_mut(id);
    object.life = object.life.wrapping_add(u16::from(is_new));
    object.zone = to;
    object.controller = controller;
    object.is_settled = false;
    object.was_ally = false;
    object.carrier = None;
    object.taken_by = None;
    object.uses = [0; 8];
    if to.is_in_play() {
        cx.state.clock += 1;
        let stamp = cx.state.clock;
        cx.state.object_mut(id).stamp = stamp;
        cx.state.in_play.push(id);
    } else if let Some(list) = cx.state.list_mut(controller, to) {
        list.push(id);
        if is_counted(to) {
            cx.state.count_list(controller, to);
        }
    }
    if !to.is_in_play() {
        let printed = cx.state.printed_traits(id);
        cx.state.traits[id.index()] = printed;
    }
}

/// Puts a card in play in another zone in play, where it stays what it is.
fn relocate_in_play<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, to: Zone, controller: Player) {
    let old = *cx.state.object(id);
    if old.controller == controller && !cx.rec.is_read() {
        cx.state.touch_zone(id, to);
    } else {
        cx.touch_card(id);
    }
    let reserves = &mut cx.state.reserves;
    reserves[old.controller.index()] -= u16::from(old.zone == Zone::Reserve);
    reserves[controller.index()] += u16::from(to == Zone::Reserve);
    let object = cx.state.object_mut(id);
    object.zone = to;
    object.controller = controller;
}

/// Cards leave play at the same time, each in a way, to the zones of their owners (4.4.2); what they carry goes with them
/// (4.2.2).
pub(crate) fn leave_play<R: Recorder>(cx: &mut Cx<'_, R>, cards: &[(ObjectId, Manner)], by: Player) -> Flow {
    // Without the section that says what the verb means, it means nothing.
    let meant = |cx: &Cx<'_, R>, manner: Manner| cx.rule(meaning_of(manner));
    let cards: SmallVec<[(ObjectId, Manner); 8]> =
        cards.iter().copied().filter(|&(_, manner)| meant(cx, manner)).collect();
    let mut group: SmallVec<[(ObjectId, Option<Manner>, Zone); 8]> =
        cards.iter().map(|&(id, manner)| (id, Some(manner), manner.destination())).collect();
    for &(id, manner) in &cards {
        let handle = cx.state.handle(id);
        let carried: Ids = cx.look().carried_by(handle).collect();
        for weapon in carried {
            let is_alone = !group.iter().any(|(other, ..)| *other == weapon);
            if is_alone && cx.rule(S4_2_2) {
                group.push((weapon, None, manner.destination()));
            }
        }
    }
    let mut happenings = Happenings::new();
    for &(id, manner, _) in &group {
        let card = cx.state.snapshot(id);
        let happening = Happening::about(What::Leaves(manner), card, by);
        triggers::collect(cx, &happening);
        happenings.push(happening);
    }
    let mut shuffled = [false; 2];
    for &(id, manner, to) in &group {
        let (object, handle) = (*cx.state.object(id), cx.state.handle(id));
        let home = cx.either(S4_4_2, object.owner, object.controller);
        relocate(cx, id, to, home);
        cx.tell(Deed::Leave(handle, manner));
        shuffled[home.index()] |= to == Zone::Deck;
    }
    for player in Player::BOTH {
        if shuffled[player.index()] {
            shuffle(cx, player);
        }
    }
    cx.state.recent.extend(happenings);
    traits::refresh(cx);
    Ok(())
}

/// The entry of the glossary for a way of leaving play.
const fn meaning_of(manner: Manner) -> RuleId {
    match manner {
        Manner::Destroy => S6_13,
        Manner::Exile => S6_12,
        Manner::Shuffle => S6_2,
        Manner::Raise => S6_30,
        Manner::Put => S6_26,
    }
}

/// A card that enters play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entering {
    pub(crate) id: ObjectId,
    pub(crate) zone: Zone,
    pub(crate) player: Player,
    /// The ally that is to carry it.
    pub(crate) carrier: Option<Handle>,
}

/// Cards enter play at the same time (4.5.1). What continuous abilities make so is so before anything triggers (4.6.6).
pub(crate) fn enter_play<R: Recorder>(cx: &mut Cx<'_, R>, cards: &[Entering]) {
    for &Entering { id, zone, player, carrier } in cards {
        relocate(cx, id, zone, player);
        cx.state.object_mut(id).carrier = carrier;
        cx.tell(Deed::Enter(cx.state.handle(id), zone));
        if let Some(carrier) = carrier {
            cx.tell(Deed::Equip(cx.state.handle(id), carrier));
        }
    }
    if cx.rule(S4_6_6_1) {
        traits::refresh(cx);
    }
    for &Entering { id, player, .. } in cards {
        let happening = Happening::about(What::Enters, cx.state.snapshot(id), player);
        triggers::collect(cx, &happening);
        cx.state.recent.push(happening);
    }
    traits::refresh(cx);
}

/// A card in play goes to another zone in play.
pub(crate) fn shift<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, zone: Zone, player: Player) {
    let object = *cx.state.object(id);
    if (object.zone, object.controller) == (zone, player) {
        return;
    }
    let handle = cx.state.handle(id);
    // What leaves the Línea de Ataque, or changes sides, takes no more part in the battle.
    if object.zone == Zone::Attack {
        cx.state.battle.attackers.retain(|attacker| *attacker != handle);
    }
    if object.controller != player {
        cx.state.battle.blocks.retain(|(blocker, _)| *blocker != handle);
        // 4.2.1: it has not been under that control since the last Agrupación.
        cx.state.object_mut(id).is_settled = false;
        let carried: Ids = cx.look().carried_by(handle).collect();
        for weapon in carried {
            if cx.rule(S4_4_3) {
                cx.state.set_controller(weapon, player);
                cx.touch_card(weapon);
            }
        }
    }
    relocate(cx, id, zone, player);
    cx.tell(Deed::Shift(cx.state.handle(id), zone, player));
}

/// A card that is not in play goes to a zone of its owner out of play.
pub(crate) fn put_away<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, to: Zone) -> Flow {
    let object = *cx.state.object(id);
    if object.zone == to {
        return Ok(());
    }
    relocate(cx, id, to, object.owner);
    cx.tell(Deed::Move(cx.state.handle(id), object.zone, to));
    check_decks(cx)
}

/// A card that is being played is on its way (4.2.3).
pub(crate) fn take_up<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, player: Player) -> Flow {
    relocate(cx, id, Zone::Transit, player);
    check_decks(cx)
}

/// Shuffles a Mazo Castillo (6.2).
pub(crate) fn shuffle<R: Recorder>(cx: &mut Cx<'_, R>, player: Player) {
    if !cx.rule(S6_2) {
        return;
    }
    let mut random = cx.state.random;
    if let Some(deck) = cx.state.list_mut(player, Zone::Deck) {
        random.shuffle(deck);
    }
    cx.state.random = random;
    cx.tell(Deed::Shuffle(player));
}

/// What is done with the top card of a Mazo Castillo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FromTop {
    Draw,
    Mill,
}

/// Players take so many cards each from the top, all players one card at a time (4.6.7): after each it is looked whose Mazo
/// Castillo is empty. More than there are is as many as there are (6.4, 6.29).
pub(crate) fn take_from_top<R: Recorder>(cx: &mut Cx<'_, R>, players: &[(Player, u16)], what: FromTop) -> Flow {
    let most = players.iter().map(|(_, count)| *count).max().unwrap_or(0);
    if !cx.rule(S4_6_7) {
        for &(player, count) in players {
            for _ in 0..count {
                take_one(cx, player, what);
            }
        }
        return check_decks(cx);
    }
    for round in 0..most {
        for &(player, count) in players {
            if round < count {
                take_one(cx, player, what);
            }
        }
        check_decks(cx)?;
    }
    Ok(())
}

fn take_one<R: Recorder>(cx: &mut Cx<'_, R>, player: Player, what: FromTop) {
    let Some(&top) = cx.state.decks[player.index()].last() else { return };
    match what {
        FromTop::Draw => {
            let to = cx.either(S6_29, Zone::Hand, Zone::Exile);
            relocate(cx, top, to, player);
            cx.tell(Deed::Draw(player, cx.state.handle(top)));
        }
        FromTop::Mill => {
            relocate(cx, top, Zone::Graveyard, player);
            cx.tell(Deed::Mill(player, cx.state.handle(top)));
        }
    }
}

/// Cards are discarded (6.11).
pub(crate) fn discard<R: Recorder>(cx: &mut Cx<'_, R>, player: Player, cards: &[ObjectId]) {
    for &id in cards {
        relocate(cx, id, Zone::Graveyard, player);
        cx.tell(Deed::Discard(player, cx.state.handle(id)));
    }
}

/// Whoever has no card in the Mazo Castillo loses, at once (4.3.1); both at the same time make it a draw (4.6.7).
pub(crate) fn check_decks<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let empty = Player::BOTH.map(|player| cx.state.decks[player.index()].is_empty());
    let outcome = match empty {
        [false, false] => None,
        [true, true] => Some(Outcome::Draw),
        [true, false] => Some(Outcome::Lost(Player::First)),
        [false, true] => Some(Outcome::Lost(Player::Second)),
    };
    if !cx.when(S4_3_1, outcome.is_some()) {
        return Ok(());
    }
    cx.state.outcome = outcome;
    cx.state.go_to(Stage::Over);
    if let Some(outcome) = outcome {
        cx.tell(Deed::Over(outcome));
    }
    Err(Stop::Over)
}

/// The line of a card in play by its type (4.2, 4.3): Aliados in Defensa, Oros in the Reserva, the rest in Apoyo.
pub(crate) const fn home_of(kind: Kind) -> Zone {
    match kind {
        Kind::Ally => Zone::Defence,
        Kind::Gold => Zone::Reserve,
        Kind::Weapon | Kind::Totem | Kind::Orb | Kind::Talisman => Zone::Support,
    }
}
