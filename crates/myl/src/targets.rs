//! Targets: what can be one, and choosing them (4.5.4, 4.6.8.1, 4.6.11).
//!
//! A card is a legal target if it is described and could suffer now what would be done to it. That is looked at once, as the
//! card is played or the ability declared; at resolution nothing is looked at again.

use smallvec::SmallVec;
use vademecum_rule_ids::myl::{S4_2_5, S4_5_4, S4_6_9, S4_6_11, S4_9, S4_12, S4_13, S4_14, S5_3_4, S6_18, S6_19};
use vademecum_vocab::RuleId;

use crate::{
    ability::{Ability, ChosenBy, Cost, Manner, Quality, Sentence, Targets, TextMode},
    card::Kind,
    cx::{Cx, Flow, Look},
    decision::Item,
    deed::Deed,
    effect::Effect,
    filter::{Amount, Which},
    fits::Scope,
    happening::{Snapshot, What},
    record::Recorder,
    state::{Handles, Ids, ObjectId, Pending, Player},
};

impl Pending {
    pub(crate) fn new(source: Snapshot, ability: u8, user: Player) -> Self {
        Pending {
            source,
            ability,
            mode: None,
            user,
            targets: SmallVec::new(),
            slots: [Handles::new(), Handles::new()],
            event: None,
            named: None,
            prevented: Handles::new(),
            chosen: Handles::new(),
            is_undone: false,
        }
    }
}

/// The targets and sentences of an ability in one of its modes.
pub(crate) fn text_of(ability: &Ability, mode: Option<u8>) -> (&[Targets], &[Sentence]) {
    match mode.and_then(|mode| ability.modes.get(usize::from(mode))) {
        Some(TextMode { targets, text }) => (targets, text),
        None => (&ability.targets, &ability.text),
    }
}

impl<R: Recorder> Look<'_, R> {
    /// Whether a card in play could leave play in a way, by a card of a player (6.18, 6.19, 4.12).
    pub(crate) fn could_leave(&self, id: ObjectId, manner: Manner, source: &Snapshot, user: Player) -> bool {
        let traits = self.state.traits(id);
        if self.when(S6_19, manner == Manner::Destroy && traits.has(Quality::Indestructible))
            || self.when(S6_18, manner == Manner::Exile && traits.has(Quality::Unexilable))
        {
            return false;
        }
        if manner == Manner::Destroy
            && let Some(race) = traits.destroyed_only_by
        {
            let by_opposing = user != self.state.object(id).controller;
            let by_such_ally = by_opposing && source.kinds.has(Kind::Ally) && source.races.has(race);
            if self.when(S5_3_4, !by_such_ally) {
                return false;
            }
        }
        self.could_be_affected(id, source, user)
    }

    /// Whether a card can be affected by a card of a player (4.12).
    pub(crate) fn could_be_affected(&self, id: ObjectId, source: &Snapshot, user: Player) -> bool {
        let is_opposing = user != self.state.object(id).controller;
        let is_shielded = is_opposing && source.kinds.meets(self.state.traits(id).unaffected_by);
        !self.when(S4_12, is_shielded)
    }

    /// Whether a card could suffer what a text does to a group of targets.
    fn could_suffer(&self, id: ObjectId, group: u8, ability: &Ability, mode: Option<u8>, pending: &Pending) -> bool {
        let is_target = |which: &Which| *which == Which::Target(group);
        let by_cost = ability.costs.iter().all(|cost| match cost {
            Cost::Move(manner, which) if is_target(which) => {
                self.could_leave(id, *manner, &pending.source, pending.user)
            }
            Cost::Move(..) | Cost::Gold(_) | Cost::Discard(_) => true,
        });
        let (_, text) = text_of(ability, mode);
        let effects = text.iter().flat_map(|sentence| sentence.0.iter().map(|clause| &clause.effect));
        by_cost && effects.into_iter().all(|effect| self.could_suffer_effect(id, group, effect, pending))
    }

    fn could_suffer_effect(&self, id: ObjectId, group: u8, effect: &Effect, pending: &Pending) -> bool {
        let is_target = |which: &Which| *which == Which::Target(group);
        let (source, user) = (&pending.source, pending.user);
        match effect {
            Effect::Move(manner, which) if is_target(which) => self.could_leave(id, *manner, source, user),
            Effect::InFinalPhase(effect) => self.could_suffer_effect(id, group, effect, pending),
            Effect::If(_, yes, no) => {
                self.could_suffer_effect(id, group, yes, pending) || self.could_suffer_effect(id, group, no, pending)
            }
            // 4.13: a second copy cannot be gained.
            Effect::GainControl(which) if is_target(which) => {
                self.could_be_affected(id, source, user) && self.may_have_another(id, user)
            }
            Effect::Redirect(which) if is_target(which) => self.could_be_redirected_to(id, pending),
            // 4.2.5: an Oro is no target of what speaks of cost.
            Effect::Mill(_, amount) | Effect::Draw { count: amount, .. } => {
                let asks_for_cost =
                    matches!(amount, Amount::CostOf(which) if is_target(which)) && self.state.cost(id).is_none();
                !self.when(S4_2_5, asks_for_cost)
            }
            Effect::Strength(which, ..)
            | Effect::LoseAbility(which, _)
            | Effect::Gain(which, ..)
            | Effect::ConsiderAlly(which, ..)
            | Effect::ConsiderRace(which, _)
            | Effect::CancelAttackOf(which)
            | Effect::CancelBlockOf(which)
            | Effect::PutIn(_, which)
            | Effect::DamageAsUnblocked(which)
            | Effect::MustBlock(which)
                if is_target(which) =>
            {
                self.could_be_affected(id, source, user)
            }
            Effect::Move(..)
            | Effect::GainControl(_)
            | Effect::Redirect(_)
            | Effect::Strength(..)
            | Effect::LoseAbility(..)
            | Effect::Gain(..)
            | Effect::ConsiderAlly(..)
            | Effect::ConsiderRace(..)
            | Effect::CancelAttackOf(_)
            | Effect::CancelBlockOf(_)
            | Effect::PutIn(..)
            | Effect::DamageAsUnblocked(_)
            | Effect::MustBlock(_)
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
            | Effect::Play { .. }
            | Effect::PlayTogether { .. }
            | Effect::PutInPlay(_)
            | Effect::ShuffleIn(_)
            | Effect::ShuffleFromGraveyard(_)
            | Effect::Annul
            | Effect::Cancel
            | Effect::Prevent
            | Effect::CancelAttack
            | Effect::Lasting(_) => true,
        }
    }

    /// Whether a player may have a card in play that says that it must be the only one (4.13).
    pub(crate) fn may_have_another(&self, id: ObjectId, player: Player) -> bool {
        let state = self.state;
        let name = state.object(id).card;
        let has_one = state.in_play.iter().any(|&other| {
            let object = state.object(other);
            other != id
                && object.card == name
                && object.controller == player
                && state.traits(other).has(Quality::OneInPlay)
        });
        !self.when(S4_13, has_one)
    }

    /// Whether the effect that is about to take place could go to a card instead of the one it would affect (4.9).
    pub(crate) fn could_be_redirected_to(&self, id: ObjectId, redirecting: &Pending) -> bool {
        let Some(event) = redirecting.event.filter(|event| event.what == What::WouldBeAffected) else { return false };
        let (Some(effect), Some(from)) = (self.state.frames.get(usize::from(event.frame)), event.card) else {
            return false;
        };
        let ability = &self.state.cards.card(effect.source.card).abilities[usize::from(effect.ability)];
        let Some(group) = effect.targets.iter().position(|group| group.contains(&from.handle)) else { return false };
        let is_new = !effect.targets[group].contains(&self.state.handle(id));
        let (targets, _) = text_of(ability, effect.mode);
        let scope = Scope::of_pending(effect);
        let is_described = targets
            .get(group)
            .is_some_and(|targets| self.state.fits(&targets.filter, &self.state.snapshot(id), &scope));
        is_new && !self.when(S4_9, !is_described) && self.could_suffer(id, group as u8, ability, effect.mode, effect)
    }

    /// The cards that can be chosen for a group of targets, for each player who chooses.
    fn candidates(&self, group: usize, ability: &Ability, mode: Option<u8>, pending: &Pending, chooser: Player) -> Ids {
        let (targets, _) = text_of(ability, mode);
        let Some(targets) = targets.get(group) else { return Ids::new() };
        let scope = Scope::of_pending(pending);
        let mut described = self.all_in_play(&targets.filter, &scope);
        described.retain(|&mut id| self.is_not_source(id, pending));
        match targets.chosen_by {
            ChosenBy::User => {}
            ChosenBy::UserAmongStrongest => {
                let greatest = described.iter().map(|&id| self.state.traits(id).strength).max();
                described.retain(|&mut id| Some(self.state.traits(id).strength) == greatest);
            }
            ChosenBy::EachPlayer => described.retain(|&mut id| self.state.object(id).controller == chooser),
        }
        described.retain(|&mut id| self.is_able(id, group, ability, mode, pending));
        described
    }

    /// Whether a card is not the source of an effect, which is no target of it (4.6.11).
    fn is_not_source(&self, id: ObjectId, pending: &Pending) -> bool {
        !self.when(S4_6_11, self.state.handle(id) == pending.source.handle)
    }

    /// Whether a card can be chosen as one that could suffer what is done to a group of targets (4.5.4).
    fn is_able(&self, id: ObjectId, group: usize, ability: &Ability, mode: Option<u8>, pending: &Pending) -> bool {
        let suffers = self.could_suffer(id, group as u8, ability, mode, pending);
        !self.when(S4_5_4, !suffers)
    }

    /// Whether as many cards as must be chosen can be.
    fn has_candidates(
        &self,
        group: usize,
        targets: &Targets,
        ability: &Ability,
        mode: Option<u8>,
        pending: &Pending,
        chooser: Player,
    ) -> bool {
        let least = usize::from(targets.least);
        if !self.quiet || targets.chosen_by != ChosenBy::User {
            return self.candidates(group, ability, mode, pending, chooser).len() >= least;
        }
        // Where nothing is recorded, no more than that many are looked at.
        let scope = Scope::of_pending(pending);
        let described = self.fitting(&targets.filter, &scope);
        let able =
            described.filter(|&id| self.is_not_source(id, pending) && self.is_able(id, group, ability, mode, pending));
        able.take(least).count() == least
    }

    fn mode_has_enough(&self, ability: &Ability, mode: Option<u8>, pending: &Pending) -> bool {
        let (targets, text) = text_of(ability, mode);
        let enough = targets.iter().enumerate().all(|(group, targets)| {
            let choosers: &[Player] = match targets.chosen_by {
                ChosenBy::EachPlayer => &Player::BOTH,
                ChosenBy::User | ChosenBy::UserAmongStrongest => std::slice::from_ref(&pending.user),
            };
            choosers.iter().all(|&chooser| self.has_candidates(group, targets, ability, mode, pending, chooser))
        });
        enough && text.iter().flat_map(|it| &it.0).all(|clause| self.is_feasible(&clause.effect, text, pending))
    }

    /// Whether what a text makes mandatory could be done (4.6.9).
    fn is_feasible(&self, effect: &Effect, text: &[Sentence], pending: &Pending) -> bool {
        let state = self.state;
        if let Effect::MustBlock(which) = effect {
            let can_be_blocked = state
                .battle
                .attackers
                .iter()
                .any(|attacker| state.is_here(*attacker) && !state.traits(attacker.id).has(Quality::Unblockable));
            let is_found = text.iter().flat_map(|sentence| &sentence.0).all(|clause| match &clause.effect {
                Effect::Search { zone, filter, slot } if *which == Which::Slot(*slot) => {
                    let scope = Scope::of_pending(pending);
                    !self.search(pending.user, *zone, filter, &scope).is_empty()
                }
                _ => true,
            });
            return !self.when(S4_6_9, !can_be_blocked || !is_found);
        }
        if *effect == Effect::Redirect(Which::This) {
            return self.could_be_redirected_to(pending.source.handle.id, pending);
        }
        if *effect == Effect::Annul {
            // 4.14: what the card says goes before the rules.
            let card = pending.event.and_then(|event| event.card);
            let says_no = card.is_some_and(|card| state.cards.says_of_itself(card.card, Quality::NotAnnulled));
            return !self.when(S4_14, says_no);
        }
        true
    }
}

/// Whether enough can be chosen, in one mode at least.
pub(crate) fn has_enough<R: Recorder>(look: &Look<'_, R>, ability: &Ability, pending: &Pending) -> bool {
    if ability.modes.is_empty() {
        return look.mode_has_enough(ability, None, pending);
    }
    (0..ability.modes.len()).any(|mode| look.mode_has_enough(ability, Some(mode as u8), pending))
}

/// Chooses a mode and all targets.
pub(crate) fn choose<R: Recorder>(cx: &mut Cx<'_, R>, ability: &Ability, pending: &mut Pending, why: RuleId) -> Flow {
    if !ability.modes.is_empty() {
        let look = cx.peek();
        let open = (0..ability.modes.len() as u8).filter(|&mode| look.mode_has_enough(ability, Some(mode), pending));
        let items = open.map(Item::Place).collect();
        pending.mode = cx.pick_one(pending.user, why, items)?.and_then(|item| match item {
            Item::Place(mode) => Some(mode),
            _ => None,
        });
    }
    let mode = pending.mode;
    let (targets, _) = text_of(ability, mode);
    for (group, targets) in targets.iter().enumerate() {
        let active = cx.state.active;
        let choosers: &[Player] = match targets.chosen_by {
            ChosenBy::EachPlayer => &[active, active.other()],
            ChosenBy::User | ChosenBy::UserAmongStrongest => &[pending.user],
        };
        let mut chosen = Handles::new();
        for &chooser in choosers {
            let candidates = cx.look().candidates(group, ability, mode, pending, chooser);
            let items = candidates.into_iter().map(Item::Object).collect();
            let (least, most) = (usize::from(targets.least), usize::from(targets.most));
            let picked = cx.pick(chooser, why, items, (least, most))?;
            let cards = picked.into_iter().filter_map(Item::object);
            chosen.extend(cards.map(|id| cx.state.handle(id)));
        }
        chosen.iter().for_each(|&target| cx.tell(Deed::Target(pending.source.handle, target)));
        pending.targets.push(chosen);
    }
    Ok(())
}
