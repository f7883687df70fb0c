//! Damage (120): what it does depends on its source and on who or what it is dealt to.

use vademecum_rule_ids::magic::{R119_2, R120_1A, R120_3A, R120_3E, R120_3F, R120_8, R302_7, R702_2B, R702_15B};

use crate::{
    ability::Keyword,
    card::Zone,
    choice::Target,
    engine::Cx,
    event::{Event, Observer},
    life,
    object::{ObjectId, ObjectRef, PlayerId},
    trigger::{self, Happening},
};

/// Damage that is about to be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Damage {
    /// The object that deals it (120.7), as it was when that was decided.
    pub(crate) source: ObjectRef,
    /// Its recipient.
    pub(crate) to: Target,
    /// How much.
    pub(crate) amount: i32,
}

/// Deals damage, all at the same time (120.4).
pub(crate) fn deal<R: Observer>(cx: &mut Cx<'_, R>, all: &[Damage], combat: bool) {
    cx.state.batch = cx.state.batch.wrapping_add(1);
    for &damage in all {
        deal_one(cx, damage, combat);
    }
}

fn deal_one<R: Observer>(cx: &mut Cx<'_, R>, Damage { source, to, amount }: Damage, combat: bool) {
    // 120.8: no damage is not damage.
    if cx.when(R120_8, amount <= 0) {
        return;
    }
    let Some(dealer) = cx.state.known(source).copied() else { return };
    match to {
        Target::Player(player) => {
            if cx.when([R120_3A, R119_2], cx.state.player(player).is_in_game()) {
                life::lose(cx, player, amount);
            }
        }
        Target::Object(id) => {
            let object = cx.state.object(id);
            let takes = object.zone == Zone::Battlefield && object.now.is_creature();
            // 120.1a: damage can't be dealt to anything else.
            if cx.when(R120_1A, !takes) {
                return;
            }
            mark(cx, id, amount, dealer.now.keywords.has(Keyword::Deathtouch));
        }
    }
    let controller = dealer.controller;
    cx.event(Event::Damage { source: source.id, to, amount, combat });
    trigger::happened(cx, Happening::Damaged { source, to, amount, combat });
    lifelink(cx, controller, amount, dealer.now.keywords.has(Keyword::Lifelink));
}

/// Damage is marked on a creature (120.3e), and a touch of death remembered (702.2b).
fn mark<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, amount: i32, deadly: bool) {
    let marked = cx.state.sum(cx.state.object(id).damage, amount);
    if cx.when([R120_3E, R302_7], marked > 0) {
        cx.state.edit(id, |object| object.damage = marked);
    }
    if cx.when(R702_2B, deadly) {
        cx.state.edit(id, |object| object.deathtouched = true);
    }
}

/// The source's controller gains that much life (702.15b, 120.3f).
fn lifelink<R: Observer>(cx: &mut Cx<'_, R>, controller: PlayerId, amount: i32, linked: bool) {
    if cx.when([R702_15B, R120_3F], linked) {
        life::gain(cx, controller, amount);
    }
}
