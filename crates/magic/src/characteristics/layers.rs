//! The layers (613.1–613.4): what applies, in which order.

use vademecum_rule_ids::magic::{
    R110_2, R122_1A, R302_4C, R302_6, R506_4, R613_1, R613_1B, R613_1D, R613_1E, R613_1F, R613_1G, R613_4A, R613_4B,
    R613_4C, R613_4D, R613_11,
};

use super::Applying;
use crate::{
    ability::{Change, Keywords},
    combat,
    engine::Cx,
    event::Observer,
    object::{Characteristics, ObjectId, PlayerId},
};

/// What an object is after all that applies to it, and who controls it.
pub(super) fn apply<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, all: &[Applying]) -> (Characteristics, PlayerId) {
    let object = *cx.state.object(id);
    cx.cite(R613_1);
    let mut now = Characteristics::printed(cx.state.cards.get(object.def));
    let mut controller = object.base_controller;
    if !all.is_empty() {
        controller = control(cx, controller, all);
        types_and_colors(cx, &mut now, all);
        abilities(cx, &mut now, all);
    }
    power_and_toughness(cx, &mut now, all, object.plus_counters, object.minus_counters);
    (now, controller)
}

/// Layer 2 (613.1b).
fn control<R: Observer>(cx: &mut Cx<'_, R>, base: PlayerId, all: &[Applying]) -> PlayerId {
    let mut controller = base;
    for applying in all {
        if cx.when([R613_1B, R110_2], applying.change == Change::Control) {
            controller = applying.controller;
        }
    }
    controller
}

/// Layers 4 and 5 (613.1d, 613.1e).
fn types_and_colors<R: Observer>(cx: &mut Cx<'_, R>, now: &mut Characteristics, all: &[Applying]) {
    for applying in all {
        match applying.change {
            Change::AddTypes(types) => now.types = cx.value(R613_1D, now.types.union(types), now.types),
            Change::AddSubtype(subtype) => {
                now.added_subtype = cx.value(R613_1D, Some(subtype), now.added_subtype);
            }
            Change::SetColors(colors) => now.colors = cx.value(R613_1E, colors, now.colors),
            Change::AddColors(colors) => now.colors = cx.value(R613_1E, now.colors.union(colors), now.colors),
            _ => {}
        }
    }
}

/// Layer 6 (613.1f), and the rules of the game that effects change (613.11).
fn abilities<R: Observer>(cx: &mut Cx<'_, R>, now: &mut Characteristics, all: &[Applying]) {
    for applying in all {
        match applying.change {
            Change::Gain(keyword) => {
                now.keywords = cx.value(R613_1F, now.keywords.with(keyword), now.keywords);
            }
            Change::Lose(keyword) => {
                now.keywords = cx.value(R613_1F, now.keywords.without(keyword), now.keywords);
            }
            Change::LoseAbilities => {
                now.keywords = cx.value(R613_1F, Keywords::NONE, now.keywords);
                now.lost_abilities = true;
            }
            Change::Restrict(restriction) => {
                now.restrictions = cx.value(R613_11, now.restrictions.with(restriction), now.restrictions);
            }
            _ => {}
        }
    }
}

/// Layer 7 (613.1g, 613.4): definitions, then what sets, then what modifies with counters, then switches.
fn power_and_toughness<R: Observer>(
    cx: &mut Cx<'_, R>,
    now: &mut Characteristics,
    all: &[Applying],
    plus: i32,
    minus: i32,
) {
    let (power, toughness) = (now.power, now.toughness);
    for applying in all {
        if let Change::Define(..) = applying.change {
            (now.power, now.toughness) = cx.value(R613_4A, applying.numbers, (power, toughness));
        }
    }
    for applying in all {
        if let Change::Set(..) = applying.change {
            (now.power, now.toughness) = cx.value(R613_4B, applying.numbers, (now.power, now.toughness));
        }
    }
    for applying in all {
        if let Change::Modify(..) = applying.change {
            let (more, tougher) = cx.value([R613_4C, R302_4C, R613_1G], applying.numbers, (0, 0));
            now.power = cx.state.sum(now.power, more);
            now.toughness = cx.state.sum(now.toughness, tougher);
        }
    }
    if plus != 0 || minus != 0 {
        let counters = cx.value([R613_4C, R122_1A], (plus, minus), (0, 0));
        for number in [counters.0, -counters.1] {
            now.power = cx.state.sum(now.power, number);
            now.toughness = cx.state.sum(now.toughness, number);
        }
    }
    for applying in all {
        if cx.when(R613_4D, applying.change == Change::Switch) {
            (now.power, now.toughness) = (now.toughness, now.power);
        }
    }
}

/// A permanent has another controller: it is new to them (302.6) and no longer in combat (506.4).
pub(super) fn control_changed<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let sick = cx.value(R302_6, true, cx.state.object(id).summoning_sick);
    cx.state.edit(id, |object| object.summoning_sick = sick);
    if cx.when(R506_4, cx.state.combat.involves(id)) {
        combat::remove(cx, id);
    }
}
