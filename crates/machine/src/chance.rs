//! Flipping coins (705) and rolling dice (706): what falls is drawn from the seed in the state.

use smallvec::SmallVec;
use vademecum_abilities::{Change, Cost, Players, Roll, RollChange, RollRow};
use vademecum_rule_ids::magic::{
    R705_2, R706_1A, R706_2, R706_2A, R706_2B, R706_3A, R706_3B, R706_3C, R706_4, R706_5, R706_6, R706_8A, R706_8B,
};

use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Note},
    functioning, happen,
    id::{ObjectId, ObjectRef, PlayerId},
    interpret::{self, Frame},
    payment::{self, Aids, Means, Payment},
    slots::{Held, Slots},
    total_cost::{Chosen, TotalCost},
};

/// Maximum number of times that a table may have dice rolled again.
const MAX_ROLLS_AGAIN: u32 = 1000;
/// How many sides a die has in a game in which nothing says it.
const USUAL_SIDES: u8 = 6;

/// Players flip a coin; the players are the result who won their flip, or whose coin came up heads, with 1 as its number,
/// or -1 if there is none. Without a winner and a loser, it is 0.
pub(crate) fn flip<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    who: &Players,
    calls: bool,
) -> Flow<Held> {
    let mut held = Held::default();
    for player in cx.look().players(frame.scope(slots), who) {
        // 705.2: the player who flips calls it, where somebody wins or loses the flip.
        let call = if calls && cx.rule(R705_2) {
            let sides: Offer = [Item::Mode(0), Item::Mode(1)].into_iter().collect();
            Some(cx.pick_one(player, R705_2, Some(frame.source.id), sides)? == Some(Item::Mode(0)))
        } else {
            None
        };
        let heads = cx.state.random.below(2) == 0;
        // Where only the side matters, nobody does.
        let won = if calls { call.map(|call| call == heads) } else { cx.either(R705_2, None, Some(heads)) };
        happen::happens(cx, Deed::Coin { player, heads, won })?;
        let good = if calls { won } else { Some(heads) };
        if good == Some(true) {
            held.players.insert(player);
        }
        held.number = Some(good.map_or(0, |good| if good { 1 } else { -1 }));
    }
    Ok(held)
}

/// A die that has been rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Thrown {
    /// What its top face shows (706.2).
    natural: i32,
    /// The same with its modifiers.
    result: i32,
}

/// Players roll dice: the result is their total, and what a table says of each die is done.
pub(crate) fn roll<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &mut Slots, roll: &Roll) -> Flow<Held> {
    let mut total = 0;
    for player in cx.look().players(frame.scope(slots), &roll.who) {
        let mut rolls = 0;
        loop {
            let kept = throw(cx, frame, slots, player, roll)?;
            store(cx, frame, roll, &kept);
            total = kept.iter().map(|die| die.result).fold(0, i32::saturating_add);
            // 706.5: the results of two rolls are equal.
            let doubles = matches!(*kept, [one, other] if one.result == other.result);
            slots.set(roll.doubles, Held::number(i32::from(cx.when(R706_5, doubles))));
            rolls += 1;
            if !follow_table(cx, frame, slots, roll, &kept)? || rolls >= MAX_ROLLS_AGAIN {
                break;
            }
        }
    }
    // 706.4: the text says how the result is used.
    Ok(if roll.table.is_empty() && !cx.rule(R706_4) { Held::default() } else { Held::number(total) })
}

/// The result of a die roll that is stored on a permanent (706.8a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StoredResult {
    /// The permanent.
    pub(crate) on: ObjectRef,
    /// How many sides the die has.
    pub(crate) sides: u8,
    /// The result.
    pub(crate) value: i32,
}

/// Stores the kind of each die and its result on the permanent, if the text says so (706.8a).
fn store<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, roll: &Roll, kept: &[Thrown]) {
    if roll.stores && cx.state.is_current(frame.source) && cx.rule(R706_8A) {
        let (on, sides) = (frame.source, roll.sides);
        cx.state.stored.extend(kept.iter().map(|die| StoredResult { on, sides, value: die.result }));
    }
}

/// The controller of a permanent rolls any number of the dice again whose results are stored on it: the new results are
/// stored in the place of the old ones (706.8b).
pub(crate) fn reroll_stored<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame) -> Flow {
    let own: SmallVec<[usize; 4]> =
        (0..cx.state.stored.len()).filter(|&at| cx.state.stored[at].on == frame.source).collect();
    let offer: Offer = (0..own.len() as u32).map(Item::Place).collect();
    let picked = cx.pick(frame.you, R706_8B, Some(frame.source.id), offer, (0, own.len()))?;
    let mut rolled = Group::new();
    for item in picked {
        let Item::Place(place) = item else { continue };
        let Some(&at) = own.get(place as usize) else { continue };
        let was = cx.state.stored[at];
        let natural = throw_one(cx, frame.you, was.sides);
        rolled.push(Deed::Roll { player: frame.you, sides: was.sides, natural, result: natural });
        let value = cx.either(R706_8B, natural, was.value);
        cx.state.stored[at] = StoredResult { value, ..was };
    }
    happen::happen(cx, rolled)?;
    Ok(())
}

/// One die is rolled; gives what it shows.
fn throw_one<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, sides: u8) -> i32 {
    let natural = cx.state.random.below(usize::from(sides)) as i32 + 1;
    cx.note(Note::Threw(player, sides, natural));
    natural
}

/// A player rolls the dice of an instruction; gives those that count.
fn throw<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    player: PlayerId,
    roll: &Roll,
) -> Flow<SmallVec<[Thrown; 2]>> {
    // 706.1a: its outcomes are numbered from 1 to the number of its sides.
    let sides = cx.either(R706_1A, roll.sides, USUAL_SIDES).max(1);
    let dice = cx.look().amount(frame.scope(slots), &roll.dice).max(0) as usize;
    let plus = cx.look().amount(frame.scope(slots), &roll.plus);
    throw_dice(cx, player, sides, (dice, plus))
}

/// A player rolls one die, of which a rule and no effect says so; gives its result.
pub(crate) fn roll_one<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, sides: u8) -> Flow<i32> {
    Ok(throw_dice(cx, player, sides, (1, 0))?.first().map_or(0, |die| die.result))
}

/// A player rolls dice, with what is added to each; gives those that count.
fn throw_dice<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    sides: u8,
    (dice, plus): (usize, i32),
) -> Flow<SmallVec<[Thrown; 2]>> {
    let changes = changes_of(cx, player);
    let is_more = |change: &&(ObjectId, RollChange, Option<Cost>)| change.1 == RollChange::OneMoreIgnoringLowest;
    let more = if dice > 0 { changes.iter().filter(is_more).count() } else { 0 };
    let mut thrown: SmallVec<[Thrown; 2]> = SmallVec::new();
    for _ in 0..dice + more {
        let natural = throw_one(cx, player, sides);
        // 706.2: the result is the natural one with its modifiers.
        let result = if plus == 0 { natural } else { cx.either(R706_2, natural.saturating_add(plus), natural) };
        thrown.push(Thrown { natural, result });
    }
    thrown.sort_by_key(|die| std::cmp::Reverse(die.result));
    let mut ignored: SmallVec<[Thrown; 1]> = thrown.drain(thrown.len() - more..).collect();
    for die in &mut thrown {
        *die = modify(cx, player, sides, *die, &changes)?;
    }
    // 706.6: a roll that is ignored has never happened.
    if more > 0 && cx.rule(R706_6) {
        ignored.clear();
    }
    let told = thrown.iter().chain(&ignored);
    let told: Group = told.map(|&Thrown { natural, result }| Deed::Roll { player, sides, natural, result }).collect();
    happen::happen(cx, told)?;
    Ok(thrown)
}

/// What a table says of each die is done (706.3a); whether the dice are rolled again (706.3c).
fn follow_table<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    roll: &Roll,
    kept: &[Thrown],
) -> Flow<bool> {
    // 706.3b: the table is part of the same ability.
    if roll.table.is_empty() || !cx.rule(R706_3B) {
        return Ok(false);
    }
    let mut again = false;
    for die in kept {
        slots.set(roll.result, Held::number(die.result));
        let is_in = |row: &RollRow| row.least <= die.result && row.most.is_none_or(|most| die.result <= most);
        // Without 706.3a nothing says which of them is meant: the first one.
        let row = cx.either(R706_3A, roll.table.iter().find(|row| is_in(row)), roll.table.first());
        if let Some(row) = row {
            interpret::run(cx, frame, slots, &row.program)?;
            again |= row.again && cx.rule(R706_3C);
        }
    }
    Ok(again)
}

/// What permanents of a player say of the player's rolls.
fn changes_of<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> SmallVec<[(ObjectId, RollChange, Option<Cost>); 2]> {
    let own = cx.state.permanents().filter(|(_, now)| now.controller == player).map(|(id, _)| id);
    let says = |change: &Change| match change {
        Change::Rolls(how, cost) => Some((*how, cost.clone())),
        _ => None,
    };
    own.filter_map(|id| functioning::says_of_itself(cx.state, id, says).map(|(how, cost)| (id, how, cost))).collect()
}

/// A player may modify a roll: rerolling the die comes first, then what increases the result (706.2b).
fn modify<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    sides: u8,
    mut die: Thrown,
    changes: &[(ObjectId, RollChange, Option<Cost>)],
) -> Flow<Thrown> {
    let rerolls = |how: RollChange| how == RollChange::Reroll;
    let increases = |how: RollChange| matches!(how, RollChange::Increase(_));
    let may_modify = changes.iter().any(|&(_, how, _)| rerolls(how) || increases(how));
    if !may_modify {
        return Ok(die);
    }
    let rerolls_first = cx.rule(R706_2B);
    for rerolling in [rerolls_first, !rerolls_first] {
        let of_stage = |how: RollChange| if rerolling { rerolls(how) } else { increases(how) };
        let mut left: SmallVec<[usize; 2]> = (0..changes.len()).filter(|&at| of_stage(changes[at].1)).collect();
        loop {
            let offer: SmallVec<[usize; 2]> =
                left.iter().copied().filter(|&at| is_payable(cx, player, &changes[at])).collect();
            let items: Offer = offer.iter().map(|&at| Item::Object(changes[at].0)).collect();
            let picked = cx.pick(player, R706_2B, None, items, (0, 1))?;
            let Some(at) = offer.into_iter().find(|&at| picked.first() == Some(&Item::Object(changes[at].0))) else {
                break;
            };
            left.retain(|other| *other != at);
            pay(cx, player, &changes[at])?;
            match changes[at].1 {
                RollChange::Reroll => {
                    let natural = throw_one(cx, player, sides);
                    die = Thrown { natural, result: natural.saturating_add(die.result - die.natural) };
                    // What was rolled before is no longer there to be modified.
                    die = if rerolls_first { die } else { Thrown { result: natural, ..die } };
                }
                RollChange::Increase(more) => die.result = die.result.saturating_add(i32::from(more)),
                RollChange::OneMoreIgnoringLowest => {}
            }
        }
    }
    Ok(die)
}

/// The payment for a modifier: mana abilities may be activated for it before it is applied (706.2a).
fn payment<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, id: ObjectId, cost: &Cost) -> Payment {
    let total = TotalCost::of(cost);
    let owed = total.owed(cx.peek(), Chosen::default());
    let payment = Payment::of(cx.peek(), (player, cx.state.reference(id), 0), &total, owed, Aids::default());
    Payment { mana_rule: R706_2A, ..payment }
}

fn is_payable<R: Recorder>(
    cx: &Cx<'_, R>,
    player: PlayerId,
    (id, _, cost): &(ObjectId, RollChange, Option<Cost>),
) -> bool {
    let Some(cost) = cost else { return true };
    let all = Means::of(cx.peek(), player);
    let means = if cx.rule(R706_2A) { all } else { all.without_sources() };
    payment::check(cx.peek(), &means, &payment(cx, player, *id, cost)).is_ok()
}

fn pay<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    (id, _, cost): &(ObjectId, RollChange, Option<Cost>),
) -> Flow {
    let Some(cost) = cost else { return Ok(()) };
    let payment = payment(cx, player, *id, cost);
    let outer = cx.state.payment.replace(Box::new(payment));
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    cx.state.payment = outer;
    Ok(())
}
