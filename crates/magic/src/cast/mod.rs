//! Casting spells (601), and what works the same way: activating abilities (602.2b) and putting triggered
//! abilities onto the stack (603.3d). Announced first, paid afterwards, step by step.

mod announce;
mod legality;
mod pay;

use vademecum_rule_ids::magic::{
    R112_2, R113_8, R405_1, R601_2A, R601_2I, R602_2A, R602_2B, R603_3D, R701_2A, R701_4A,
};

pub(crate) use legality::{can_be_completed, check_answer, is_sorcery_time, may_cast, most_x, spec_now as spec_of};
pub(crate) use pay::{can_pay, owed_now};

use crate::{
    ability::{Body, Cost, TargetSpec},
    card::{Cards, Zone},
    choice::Choice,
    engine::Cx,
    event::{Event, Observer},
    hash::mix,
    mana::Owed,
    object::{ObjectId, PlayerId},
    priority,
    state::{StackItem, State},
    trigger::{self, Happening},
    turn::Stage,
    zone,
};

/// Where putting something onto the stack stands (601.2a–i).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum At {
    /// Modes (601.2b).
    Modes,
    /// X (601.2b).
    X,
    /// Targets, for one instance of the word after another (601.2c).
    Targets(u8),
    /// The whole cost is worked out (601.2f).
    Cost,
    /// What to sacrifice as a cost (601.2h).
    Sacrifices,
    /// What to discard as a cost (601.2h).
    Discards,
    /// Mana (601.2g–h).
    Mana,
    /// Everything is paid (601.2i).
    Finished,
}

/// What kind of thing is put onto the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum What {
    /// A spell.
    Spell,
    /// An activated ability.
    Ability,
    /// A triggered ability: it costs nothing.
    Trigger,
}

/// The topmost object of the stack while it is being put there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Proposal {
    pub(crate) what: What,
    pub(crate) at: At,
    /// The mana still to be paid.
    pub(crate) owed: Owed,
    /// Costs other than mana that are still to be paid.
    pub(crate) cost: Cost,
}

impl Proposal {
    pub(crate) fn key(&self) -> u64 {
        let owed = self.owed.kinds.iter().fold(u64::from(self.owed.generic), |hash, &n| hash * 31 + u64::from(n));
        let at = match self.at {
            At::Modes => 1,
            At::X => 2,
            At::Targets(spec) => 16 + u64::from(spec),
            At::Cost => 3,
            At::Sacrifices => 4,
            At::Discards => 5,
            At::Mana => 6,
            At::Finished => 7,
        };
        mix(&[self.what as u64, at, owed, u64::from(self.cost.discard)])
    }
}

/// The body of what is on the stack: of its spell ability, or of its activated or triggered ability.
pub(crate) fn body<'a>(cards: &'a Cards, item: &StackItem) -> Option<&'a Body> {
    let card = cards.get(item.def);
    item.ability.map_or_else(|| card.spell_body(), |place| card.ability_body(place))
}

/// The instances of "target" of a body with its chosen modes, in order.
pub(crate) fn specs<'a>(body: &'a Body, modes: &'a [u8]) -> impl Iterator<Item = &'a TargetSpec> {
    let modal = body.modal.as_ref();
    let chosen = modes.iter().filter_map(move |&mode| modal?.modes.get(usize::from(mode)));
    chosen.flat_map(|mode| &mode.targets).chain(&body.targets)
}

/// A player begins to cast a card: it moves to the stack, and is theirs (601.2a).
pub(crate) fn propose_spell<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId) {
    if cx.when([R601_2A, R405_1, R701_4A], cx.state.object(card).zone != Zone::Stack) {
        zone::relocate_to_stack(cx, card);
    }
    let controller = cx.value([R112_2, R601_2A], player, cx.state.object(card).owner);
    cx.state.edit(card, |object| {
        object.controller = controller;
        object.base_controller = controller;
    });
    let (object, def) = (cx.state.reference(card), cx.state.object(card).def);
    let item = StackItem { ability: None, ..StackItem::of_ability(object, def, player, 0) };
    propose(cx, item, What::Spell);
}

/// A player begins to activate an ability: it is created on the stack (602.2a).
pub(crate) fn propose_ability<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, source: ObjectId, place: u8) {
    if !cx.when([R602_2A, R405_1, R701_2A], cx.state.object(source).zone == Zone::Battlefield) {
        return priority::keeps(cx, player);
    }
    let owner = cx.state.object(source).owner;
    let controller = cx.value(R113_8, player, owner);
    let item = StackItem::of_ability(cx.state.reference(source), cx.state.object(source).def, controller, place);
    cx.state.edit(source, |object| object.activated |= crate::activate::bit(place));
    propose(cx, item, What::Ability);
}

/// A triggered ability is put onto the stack (603.3d).
pub(crate) fn propose_trigger<R: Observer>(cx: &mut Cx<'_, R>, item: StackItem) {
    cx.cite(R603_3D);
    propose(cx, item, What::Trigger);
}

fn propose<R: Observer>(cx: &mut Cx<'_, R>, item: StackItem, what: What) {
    cx.state.stack.push(item);
    cx.state.proposal = Some(Proposal { what, at: At::Modes, owed: Owed::default(), cost: Cost::default() });
    cx.state.chosen.clear();
    cx.state.stage = Stage::Proposing;
}

/// Goes on with what is being put onto the stack. True if a decision is needed.
pub(crate) fn proceed<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    while let Some(proposal) = cx.state.proposal {
        let asks = match proposal.at {
            At::Modes => announce::modes(cx),
            At::X => announce::x(cx),
            At::Targets(spec) => announce::targets(cx, spec),
            At::Cost => pay::determine(cx),
            At::Sacrifices => pay::sacrifices(cx),
            At::Discards => pay::discards(cx),
            At::Mana => pay::mana(cx),
            At::Finished => {
                finish(cx, proposal.what);
                return false;
            }
        };
        if asks {
            return true;
        }
    }
    cx.state.stage = Stage::Checks;
    false
}

/// A choice made while something is being put onto the stack.
pub(crate) fn answer<R: Observer>(cx: &mut Cx<'_, R>, choice: Choice) {
    match choice {
        Choice::Mode(mode) => announce::choose_mode(cx, mode),
        Choice::Number(x) => announce::choose_x(cx, x),
        Choice::Target(target) => announce::choose_target(cx, target),
        Choice::Done => announce::end_targets(cx),
        Choice::Object(id) => pay::choose_object(cx, id),
        Choice::Spend(kind) => pay::choose_mana(cx, kind),
        _ => {}
    }
    cx.state.stage = Stage::Proposing;
}

/// The step that follows.
fn go_on(state: &mut State, at: At) {
    if let Some(proposal) = &mut state.proposal {
        proposal.at = at;
    }
}

/// What was proposed is cast, activated, or on the stack (601.2i).
fn finish<R: Observer>(cx: &mut Cx<'_, R>, what: What) {
    cx.state.proposal = None;
    let Some(item) = cx.state.stack.last() else { return };
    let (player, object, place) = (item.controller, item.object.id, item.ability.unwrap_or(0));
    match what {
        What::Spell => {
            if cx.when(R601_2I, cx.state.object(object).zone == Zone::Stack) {
                cx.event(Event::Cast(player, object));
                trigger::happened(cx, Happening::Cast(player, object));
            }
            priority::keeps(cx, player);
        }
        What::Ability => {
            cx.cite(R602_2B);
            cx.event(Event::Activated(player, object, place));
            priority::keeps(cx, player);
        }
        What::Trigger => {
            cx.event(Event::TriggerStacked(player, object, place));
            cx.state.stage = Stage::Checks;
        }
    }
}

/// Takes the topmost object off the stack, when no legal choice can be made for it (603.3c–d).
fn withdraw<R: Observer>(cx: &mut Cx<'_, R>) {
    cx.state.proposal = None;
    cx.state.stage = Stage::Checks;
    if let Some(item) = cx.state.stack.pop() {
        cx.event(Event::TriggerRemoved(item.controller, item.object.id, item.ability.unwrap_or(0)));
        if item.ability.is_none() && cx.state.is_current(item.object) {
            zone::put(cx, item.object.id, Zone::Graveyard);
        }
    }
}
