//! Space sculptor (702.158): creatures are in one of three sectors, which their controllers choose.

use smallvec::SmallVec;
use vademecum_abilities::{Designation, Effect, Filter, Instruction, Keyword, Players, Slot};
use vademecum_rule_ids::magic::{R702_158B, R702_158D, R702_158E, R704_5U};

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Group},
    id::{ObjectId, PlayerId, PlayerSet},
    object::Object,
    select::Scope,
    state::State,
};

/// 702.158.
pub(crate) struct SpaceSculptor;

impl KeywordRules for SpaceSculptor {
    const KEYWORD: Keyword = Keyword(158);
    const NAMES: [&str; 3] = ["space sculptor", "escultor espacial", "space sculptor"];
}

/// The sector designations, in the order in which they are chosen (702.158b).
const SECTORS: [Designation; 3] = [Designation::AlphaSector, Designation::BetaSector, Designation::GammaSector];

/// The sector designation of an object, if it has one.
fn sector_of(object: &Object) -> Option<Designation> {
    SECTORS.into_iter().find(|&sector| object.is(sector.into()))
}

/// Whether state-based actions may ask for sectors: some permanent has space sculptor.
pub(crate) fn may_ask(state: &State) -> bool {
    state.cards.has_keyword(SpaceSculptor::KEYWORD) && !sculptors(state).is_empty()
}

/// "choose a sector": its index, from 0, is the result (702.158d).
pub fn choose_sector(into: Slot) -> Instruction {
    let choose = Effect::ChooseWord(Players::You, SECTORS.len() as u8);
    Instruction { by: Some(R702_158D), ..Instruction::from(choose).into_slot(into) }
}

/// Whether an object is in the sector that a filter speaks of: the one that was chosen, or that of another object.
pub(crate) fn is_in<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, object: &Object, filter: &Filter) -> bool {
    let Some(sector) = sector_of(object) else { return false };
    match filter {
        Filter::InSector(slot) => {
            let chosen = scope.slots.get(*slot).and_then(|held| usize::try_from(held.number?).ok());
            chosen.and_then(|place| SECTORS.get(place)) == Some(&sector)
        }
        Filter::InSameSector(with) => {
            let others = look.references(scope, with).into_iter().filter_map(|of| look.state.known(of));
            let shared = others.map(|(other, _)| sector_of(&other)).any(|other| other == Some(sector));
            look.when(R702_158E, shared)
        }
        _ => false,
    }
}

/// The players who control permanents with space sculptor.
fn sculptors(state: &State) -> PlayerSet {
    let all = state.permanents().filter(|(_, now)| now.keywords.has(SpaceSculptor::KEYWORD));
    all.map(|(_, now)| now.controller).collect()
}

/// Whether an ability on the stack has a source with space sculptor.
fn has_ability_on_stack(state: &State) -> bool {
    let has = |(_, now): (Object, crate::Characteristics)| now.keywords.has(SpaceSculptor::KEYWORD);
    let waiting = state.waiting.iter().map(|waiting| waiting.source);
    state.stack.iter().map(|item| item.object).chain(waiting).any(|source| state.known(source).is_some_and(has))
}

/// The state-based action by which creatures without a sector get one (704.5u), once designations that have lapsed are gone
/// (702.158b).
pub(crate) fn check<R: Recorder>(cx: &mut Cx<'_, R>, group: &mut Group) -> Flow {
    if !cx.state.cards.has_keyword(SpaceSculptor::KEYWORD) {
        return Ok(());
    }
    let sculptors = sculptors(cx.state);
    if sculptors.is_empty() {
        if !has_ability_on_stack(cx.state) {
            lapse(cx, group);
        }
        return Ok(());
    }
    let lacks = |(id, now): (ObjectId, &crate::Characteristics)| {
        let is_without = now.is_creature() && sector_of(cx.state.object(id)).is_none();
        is_without.then_some((id, now.controller))
    };
    let all: SmallVec<[(ObjectId, PlayerId); 8]> = cx.state.permanents().filter_map(lacks).collect();
    if !cx.when(R704_5U, !all.is_empty()) {
        return Ok(());
    }
    let order: SmallVec<[PlayerId; 4]> = cx.state.in_turn_order(cx.state.turn.active).collect();
    let (last, first): (SmallVec<[PlayerId; 4]>, SmallVec<[PlayerId; 4]>) =
        order.into_iter().partition(|player| sculptors.has(*player));
    for player in first.into_iter().chain(last) {
        for &(id, _) in all.iter().filter(|(_, controller)| *controller == player) {
            let offer: Offer = (0..SECTORS.len() as u8).map(Item::Mode).collect();
            if let Some(Item::Mode(place)) = cx.pick_one(player, R704_5U, Some(id), offer)? {
                group.extend(SECTORS.get(usize::from(place)).map(|&sector| Deed::Designate(id, sector, true)));
            }
        }
    }
    Ok(())
}

/// Sector designations end once nobody controls anything with space sculptor any more (702.158b).
fn lapse<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) {
    for (id, _) in cx.state.permanents() {
        if let Some(sector) = sector_of(cx.state.object(id))
            && cx.rule(R702_158B)
        {
            group.push(Deed::Designate(id, sector, false));
        }
    }
}
