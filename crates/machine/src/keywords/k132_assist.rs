//! Assist (702.132): another player may pay generic mana of a spell.

use smallvec::SmallVec;
use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_132A;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look, Stop},
    decision::{Item, Offer},
    deed::Note,
    error::Refusal,
    id::{ObjectId, PlayerId},
    payment::{self, Means, Owed, Payment},
    state::State,
    turn::Stage,
};

/// 702.132.
pub(crate) struct Assist;

impl KeywordRules for Assist {
    const KEYWORD: Keyword = Keyword(132);
    const NAMES: [&str; 3] = ["assist", "assistência", "assist"];
}

/// Whether another player may pay for a spell.
pub(crate) fn has(state: &State, id: ObjectId) -> bool {
    state.cards.has_keyword(Assist::KEYWORD) && state.keywords(id).has(Assist::KEYWORD)
}

/// The players who may be asked for help.
fn others(state: &State, player: PlayerId) -> SmallVec<[PlayerId; 4]> {
    state.in_turn_order(player).filter(|&other| other != player).collect()
}

/// What another player pays of what a spell costs.
fn share(payment: &Payment, helper: PlayerId, generic: u32) -> Payment {
    let owed = Owed { generic, ..Owed::default() };
    Payment {
        player: helper,
        owed,
        choosing: SmallVec::new(),
        plain: SmallVec::new(),
        given: None,
        aids: payment::Aids::default(),
        drawn: SmallVec::new(),
        mana_rule: R702_132A,
        ..payment.clone()
    }
}

/// The most generic mana of a spell that another player could pay.
fn most<R: Recorder>(look: Look<'_, R>, payment: &Payment, helper: PlayerId) -> u32 {
    let quiet = Look { quiet: true, ..look };
    let means = Means::of(quiet, helper);
    let bound = u32::try_from(means.total()).unwrap_or(u32::MAX).min(payment.owed.generic);
    let pays = |generic: &u32| payment::check(quiet, &means, &share(payment, helper, *generic)).is_ok();
    (1..=bound).rev().find(pays).unwrap_or(0)
}

/// What is left of a payment once another player has paid generic mana of it.
fn without(payment: &Payment, generic: u32) -> Payment {
    let mut rest = payment.clone();
    rest.owed.generic = rest.owed.generic.saturating_sub(generic);
    rest
}

/// Whether a spell that its player cannot pay for alone could be paid for with another player's help. In the middle of a
/// resolution nobody counts on that: what could not be paid then would not be taken back.
pub(crate) fn check<R: Recorder>(look: Look<'_, R>, means: &Means, payment: &Payment, alone: Refusal) -> Legal {
    if look.state.stage != Stage::Priority || payment.owed.generic == 0 || !look.rule(R702_132A) {
        return Err(alone);
    }
    let quiet = Look { quiet: true, ..look };
    let helps = |&other: &PlayerId| {
        let help = most(look, payment, other);
        help > 0 && payment::check(quiet, means, &without(payment, help)).is_ok()
    };
    if others(look.state, payment.player).iter().any(helps) { Ok(()) } else { Err(alone) }
}

/// The player who casts a spell may choose another player, who pays as much of its generic mana as they like. If what is left
/// cannot be paid then, the casting is reversed (730.1).
pub(crate) fn ask<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let Some(payment) = cx.state.payment.as_deref() else { return Ok(()) };
    let (player, spell) = (payment.player, payment.object.id);
    if payment.owed.generic == 0 || !has(cx.state, spell) || !cx.rule(R702_132A) {
        return Ok(());
    }
    let offer: Offer = others(cx.state, player).into_iter().map(Item::Player).collect();
    let picked = cx.pick_even_one(player, R702_132A, Some(spell), offer, (0, 1))?;
    let Some(payment) = cx.state.payment.take() else { return Ok(()) };
    let mut paid = 0;
    if let Some(&Item::Player(helper)) = picked.first() {
        let most = most(cx.peek(), &payment, helper);
        paid = cx.ask_number(helper, R702_132A, Some(spell), (0, most))?;
        if paid > 0 {
            cx.state.payment = Some(Box::new(share(&payment, helper, paid)));
            while cx.state.payment.is_some() {
                payment::pay_within(cx)?;
            }
        }
    }
    let rest = without(&payment, paid);
    let is_payable = payment::check(cx.peek(), &Means::of(cx.peek(), player), &rest).is_ok();
    cx.state.payment = Some(Box::new(rest));
    if is_payable {
        return Ok(());
    }
    cx.note(Note::CastingReversed(spell));
    Err(Stop::Reversed)
}
