//! An effect takes place: first it may be redirected, then prevented for single cards, then it is carried out, sentence by
//! sentence, as far as possible (4.5.4, 4.6.9, 4.9, 4.10).

use smallvec::{SmallVec, smallvec};
use vademecum_rule_ids::myl::{S4_6_2_8, S4_6_2_9, S4_9, S4_10, S4_12_1};

use crate::{
    ability::{Clause, Link, Manner, Sentence},
    checks,
    cx::{Cx, Flow},
    decision::{Item, WindowKind},
    deed::Deed,
    effect::Effect,
    effects::{self, Done},
    filter::{Filter, Which, Who},
    fits::Scope,
    happening::{Happening, What},
    record::Recorder,
    state::{Handle, Happenings, Ids, ObjectId, Player},
    targets,
    windows::{self, Limits},
};

/// Resolves what is played or used at that place among the frames.
pub(crate) fn resolve<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize) -> Flow {
    let cards = cx.cards;
    let pending = &cx.state.frames[frame];
    let (source, index, mode) = (pending.source, pending.ability, pending.mode);
    let Some(ability) = cards.card(source.card).abilities.get(usize::from(index)) else { return Ok(()) };
    let (_, text) = targets::text_of(ability, mode);
    redirect(cx, frame, text)?;
    let affected = affected(cx, frame, text)?;
    prevent(cx, frame, affected)?;
    cx.tell(Deed::Resolve(source.handle, index));
    for sentence in text {
        carry_out_sentence(cx, frame, sentence)?;
    }
    Ok(())
}

/// Carries out an effect that waited for its time: it can still be prevented.
pub(crate) fn carry_out_later<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, effect: &Effect) -> Flow {
    let text = [Sentence(vec![Clause { link: Link::Then, effect: effect.clone() }])];
    let affected = affected(cx, frame, &text)?;
    prevent(cx, frame, affected)?;
    carry_out_sentence(cx, frame, &text[0])
}

/// The window of redirection: each card that was chosen as a target may be spared for another one (4.9).
fn redirect<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, text: &[Sentence]) -> Flow {
    if !cx.rule(S4_6_2_8) {
        return Ok(());
    }
    let user = cx.state.frames[frame].user;
    let groups: SmallVec<[u8; 8]> = text
        .iter()
        .flat_map(|sentence| &sentence.0)
        .filter_map(|clause| match subject_of(&clause.effect) {
            Some(Which::Target(group)) => Some(*group),
            _ => None,
        })
        .collect();
    let mut events = Happenings::new();
    for (group, targets) in cx.state.frames[frame].targets.iter().enumerate() {
        if !groups.contains(&(group as u8)) {
            continue;
        }
        for &target in targets {
            if cx.state.is_here(target) {
                let card = cx.state.snapshot(target.id);
                let happening = Happening::about(What::WouldBeAffected, card, user);
                events.push(Happening { frame: frame as u16, is_effect: true, ..happening });
            }
        }
    }
    let first = user.other();
    windows::open(cx, WindowKind::Redirecting, events, first, Limits { each: 1, total: 1 })
}

/// The cards that an effect is about, if it is about cards.
pub(crate) fn subject_of(effect: &Effect) -> Option<&Which> {
    match effect {
        Effect::Move(_, which)
        | Effect::Strength(which, ..)
        | Effect::LoseAbility(which, _)
        | Effect::Gain(which, ..)
        | Effect::ConsiderAlly(which, ..)
        | Effect::ConsiderRace(which, _)
        | Effect::GainControl(which)
        | Effect::PutIn(_, which)
        | Effect::CancelAttackOf(which)
        | Effect::CancelBlockOf(which)
        | Effect::DamageAsUnblocked(which)
        | Effect::MustBlock(which)
        | Effect::Play { which, .. }
        | Effect::PutInPlay(which)
        | Effect::ShuffleIn(which)
        | Effect::Redirect(which) => Some(which),
        Effect::InFinalPhase(effect) => subject_of(effect),
        Effect::Mill(..)
        | Effect::Draw { .. }
        | Effect::Discard(..)
        | Effect::DiscardAtRandom(..)
        | Effect::DiscardHand(_)
        | Effect::PlayerDestroys(..)
        | Effect::NameRace(_)
        | Effect::NameCard
        | Effect::NamedLoseAbility(_)
        | Effect::NameKind(_)
        | Effect::ReturnTaken
        | Effect::Generate(..)
        | Effect::Search { .. }
        | Effect::LookAtTop(..)
        | Effect::ChooseFrom(..)
        | Effect::PlayTogether { .. }
        | Effect::ShuffleFromGraveyard(_)
        | Effect::Annul
        | Effect::Cancel
        | Effect::Prevent
        | Effect::CancelAttack
        | Effect::Lasting(_)
        | Effect::If(..) => None,
    }
}

/// Cards that are about to leave play, how, and by whom.
type Leaving = SmallVec<[(ObjectId, Manner, Player); 4]>;

/// The cards in play that the effect is about to make leave play, and how. What players choose to destroy of their own
/// cards is chosen here.
fn affected<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, text: &[Sentence]) -> Flow<Leaving> {
    let user = cx.state.frames[frame].user;
    let mut affected = Leaving::new();
    for clause in text.iter().flat_map(|sentence| &sentence.0) {
        if let Effect::Move(manner, which) = &clause.effect {
            let source = cx.state.frames[frame].source;
            let cards = effects::subjects(cx, frame, which);
            let look = cx.peek();
            let leaving = cards
                .into_iter()
                .filter(|card| look.state.is_here(*card) && look.could_leave(card.id, *manner, &source, user));
            affected.extend(leaving.map(|card| (card.id, *manner, user)));
        } else if let Effect::PlayerDestroys(who, filter, count) = &clause.effect {
            for player in effects::players(cx.state.active, user, *who) {
                for id in choose_own(cx, frame, player, filter, *count)? {
                    let handle = cx.state.handle(id);
                    cx.state.frames[frame].chosen.push(handle);
                    // 4.12.1: it is the player who does it, not the one who makes the player do it.
                    let by = cx.either(S4_12_1, player, user);
                    affected.push((id, Manner::Destroy, by));
                }
            }
        }
    }
    Ok(affected)
}

/// A player chooses so many of the own cards of a description that could be destroyed.
fn choose_own<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, player: Player, filter: &Filter, count: u8) -> Flow<Ids> {
    let pending = &cx.state.frames[frame];
    let (source, scope) = (pending.source, Scope { you: player, ..Scope::of_pending(pending) });
    let look = cx.peek();
    let mut cards = look.all_in_play(filter, &scope);
    cards.retain(|&mut id| {
        let is_own = look.state.object(id).controller == player;
        is_own && look.could_leave(id, Manner::Destroy, &source, player)
    });
    let items = cards.into_iter().map(Item::Object).collect();
    let picked = cx.pick(player, S4_12_1, items, (usize::from(count), usize::from(count)))?;
    Ok(picked.into_iter().filter_map(Item::object).collect())
}

/// The windows of prevention: one card or ability for each card that is affected, in all (4.10).
fn prevent<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, affected: Leaving) -> Flow {
    if !cx.rule(S4_6_2_9) {
        return Ok(());
    }
    for (id, manner, by) in affected {
        let handle = cx.state.handle(id);
        if !cx.state.is_here(handle) {
            continue;
        }
        let happening = Happening::about(What::WouldLeave(manner), cx.state.snapshot(id), by);
        let happening = Happening { frame: frame as u16, is_effect: true, ..happening };
        let first = windows::first(cx);
        let total = cx.either(S4_10, 1, u8::MAX);
        windows::open(cx, WindowKind::Preventing, smallvec![happening], first, Limits { each: u8::MAX, total })?;
    }
    Ok(())
}

/// Carries out the clauses of a sentence. A clause is left out if the one before it was prevented, or, if it is what that one
/// was for, was not done (4.10).
fn carry_out_sentence<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, sentence: &Sentence) -> Flow {
    let mut before = Done::Fully;
    for (place, clause) in sentence.0.iter().enumerate() {
        if place > 0 {
            let falls = match clause.link {
                Link::Then => before == Done::Prevented,
                Link::For => before != Done::Fully,
            };
            if cx.when(S4_10, falls) {
                break;
            }
        }
        before = effects::carry_out(cx, frame, &clause.effect)?;
        checks::run(cx)?;
    }
    Ok(())
}

/// A target is exchanged for another one (4.9).
pub(crate) fn change_target<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, from: Handle, to: Handle) {
    if !cx.rule(S4_9) {
        return;
    }
    let targets = cx.state.frames[frame].targets.iter_mut().flatten();
    for target in targets.filter(|target| **target == from) {
        *target = to;
    }
    cx.tell(Deed::Redirected(from, to));
}

/// The players that a word means, in the order in which they act.
pub(crate) fn in_order(active: Player, user: Player, who: Who) -> SmallVec<[Player; 2]> {
    match who {
        Who::You => smallvec![user],
        Who::Opponent => smallvec![user.other()],
        Who::Each => smallvec![active, active.other()],
    }
}
