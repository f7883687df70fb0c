//! What a player may do in a window: one predicate enumerates and checks.

use vademecum_rule_ids::myl::{
    S4_2_2, S4_2_3, S4_2_5, S4_5_3, S4_5_3_3, S4_6_1_1, S4_6_2_2, S4_6_2_3, S4_6_3, S4_6_5, S4_11, S4_13, S5_2,
};

use crate::{
    ability::{Ability, Moment, Place, Quality, Static, StaticKinds, Timing, User},
    card::{Concerns, Kind},
    cx::{Legal, Look},
    decision::{Choice, WindowKind},
    error::Refusal,
    filter::{Filter, Zone},
    fits::Scope,
    happening::{Happening, Snapshot, What},
    record::Recorder,
    state::{ObjectId, Opening, Pending, Player},
    targets, triggers,
};

/// What was found to be usable: which ability of the card, and what it answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Usable {
    pub(crate) ability: u8,
    pub(crate) event: Option<u8>,
    pub(crate) source: Snapshot,
}

impl<R: Recorder> Look<'_, R> {
    /// Adds everything that a player may do in a window, without passing.
    pub(crate) fn acts(&self, player: Player, opening: &Opening, acts: &mut Vec<Choice>) {
        let look = Look { quiet: true, ..*self };
        let state = look.state;
        if look.may_pay_to_annul(player, opening).is_ok() {
            acts.push(Choice::PayToAnnul);
        }
        let kinds = opening.kinds();
        let is_main = matches!(opening.kind, WindowKind::Vigil | WindowKind::War);
        if !is_main && opening.kind != WindowKind::Gold && !state.may_be_answered(player, kinds) {
            return;
        }
        let concerns = |id: ObjectId| state.cards.concerns(state.object(id).card);
        // What costs more than there is need not be looked at more closely; of cards unless something changes costs.
        let gold = look.most_gold_of(player);
        if is_main || opening.kind == WindowKind::Gold || state.held[player.index()].responses.meets(kinds) {
            let changes = state.concerned.0.statics.meets(StaticKinds::COST_CHANGE);
            let purse = if changes { u16::MAX } else { gold };
            for &id in &state.hands[player.index()] {
                let may_be = match opening.kind {
                    WindowKind::Gold => state.kind(id) == Kind::Gold,
                    WindowKind::Vigil | WindowKind::War => true,
                    WindowKind::Response
                    | WindowKind::Playing
                    | WindowKind::Cancelling
                    | WindowKind::Redirecting
                    | WindowKind::Preventing => concerns(id).responses.meets(kinds),
                };
                let is_in_reach = || state.cost(id).is_none_or(|cost| u16::from(cost) <= purse);
                if may_be && is_in_reach() && look.may_play(player, id, opening).is_ok() {
                    acts.push(Choice::Play(id));
                }
            }
        }
        if opening.kind == WindowKind::Gold {
            return;
        }
        let mut use_of = |id: ObjectId| {
            let card = state.cards.card(state.object(id).card);
            for (index, ability) in card.abilities.iter().enumerate() {
                let index = index as u8;
                let act = Choice::Use(id, index);
                // Without 4.6.2.3 nothing is refused for what it costs.
                let is_in_reach = ability.fixed_gold() <= gold || !look.rule(S4_6_2_3);
                if is_in_reach && look.may_use(player, id, index, opening).is_ok() && !acts.contains(&act) {
                    acts.push(act);
                }
            }
        };
        let may_answer = |concerns: Concerns| is_main && concerns.is_used || concerns.responses.meets(kinds);
        if state.stale.0.is_any() || may_answer(state.concerned.0) {
            state.in_play.iter().copied().filter(|&id| may_answer(concerns(id))).for_each(&mut use_of);
        }
        if may_answer(state.buried[player.index()]) {
            let graveyard = state.graveyards[player.index()].iter().copied();
            let works = |&id: &ObjectId| concerns(id).works_in_graveyard && may_answer(concerns(id));
            graveyard.filter(works).for_each(&mut use_of);
        }
        if !is_main {
            let left = opening.events.iter().filter(|event| matches!(event.what, What::Leaves(_)));
            let left = left.filter_map(|event| event.card).map(|card| card.handle.id);
            let is_gone = |&id: &ObjectId| !state.object(id).zone.is_in_play() && may_answer(concerns(id));
            left.filter(is_gone).for_each(&mut use_of);
        }
    }

    /// Whether a player may do something in a window.
    pub(crate) fn may_act(&self, player: Player, choice: Choice, opening: &Opening) -> Legal {
        match choice {
            Choice::Play(id) if id.index() < self.state.objects.len() => self.may_play(player, id, opening).map(|_| ()),
            Choice::Use(id, ability) if id.index() < self.state.objects.len() => {
                self.may_use(player, id, ability, opening).map(|_| ())
            }
            Choice::PayToAnnul => self.may_pay_to_annul(player, opening),
            Choice::Pass => Ok(()),
            Choice::Play(_)
            | Choice::Use(..)
            | Choice::Attack(_)
            | Choice::Block(..)
            | Choice::Pick(_)
            | Choice::Yes
            | Choice::No
            | Choice::Done => Err(Refusal::UNFIT),
        }
    }

    /// Whether a player may play a card of the Mano in a window.
    pub(crate) fn may_play(&self, player: Player, id: ObjectId, opening: &Opening) -> Legal<Option<Usable>> {
        let state = self.state;
        let object = state.object(id);
        if object.zone != Zone::Hand || object.owner != player {
            return Err(Refusal::UNFIT);
        }
        let is_vigil = opening.kind == WindowKind::Vigil;
        let card = state.snapshot(id);
        let usable = match state.kind(id) {
            Kind::Gold => {
                self.forbid(S4_2_5, opening.kind != WindowKind::Gold, "refused-myl-gold-only-at-the-beginning")?;
                None
            }
            _ if opening.kind == WindowKind::Gold => return Err(Refusal::UNFIT),
            Kind::Ally | Kind::Weapon | Kind::Totem | Kind::Orb => {
                self.forbid(S5_2, !is_vigil, "refused-myl-only-in-vigil")?;
                None
            }
            Kind::Talisman => Some(self.usable_talisman(player, &card, opening)?),
        };
        self.may_be_played(player, &card, usable.as_ref().map(|it| (it.ability, it.event)), opening, false)?;
        Ok(usable)
    }

    /// The ability of a Talismán that can be used now.
    fn usable_talisman(&self, player: Player, card: &Snapshot, opening: &Opening) -> Legal<Usable> {
        let abilities = &self.state.cards.card(card.card).abilities;
        let mut found = None;
        for (index, ability) in abilities.iter().enumerate() {
            let index = index as u8;
            let timely = match &ability.timing {
                Timing::Activated(moments) if self.is_moment(moments, player, player, opening) => Some(None),
                Timing::InResponse(_) => self.answers(player, index, ability, card, opening).map(Some),
                Timing::Activated(_) | Timing::Continuous(_) | Timing::Triggered(_) => None,
            };
            if let Some(event) = timely {
                found = Some(Usable { ability: index, event, source: *card });
            }
        }
        self.forbid(S5_2, found.is_none(), "refused-myl-not-the-moment-of-the-talisman")?;
        // Without 5.2 it may be played whenever somebody may act.
        let any = || (0..abilities.len() as u8).find(|&it| is_played_text(&abilities[usize::from(it)]));
        let usable = found.or_else(|| any().map(|ability| Usable { ability, event: None, source: *card }));
        usable.ok_or(Refusal::UNFIT)
    }

    /// Whether a card could be played now, apart from when: no prohibition, its targets, its cost (4.5.3.2, 4.5.3.3).
    pub(crate) fn may_be_played(
        &self,
        player: Player,
        card: &Snapshot,
        talisman: Option<(u8, Option<u8>)>,
        opening: &Opening,
        is_free: bool,
    ) -> Legal {
        let state = self.state;
        let id = card.handle.id;
        let played = Snapshot { controller: player, ..*card };
        // 4.2.5: an Oro has no cost that could be left unpaid.
        self.forbid(S4_2_5, is_free && state.cost(id).is_none(), "refused-myl-no-cost-to-leave-unpaid")?;
        self.forbid(S4_5_3, self.is_banned(&played), "refused-myl-cannot-be-played")?;
        let is_alone = state.cards.says_of_itself(card.card, Quality::OneInPlay) && !self.may_have_another(id, player);
        self.forbid(S4_13, is_alone, "refused-myl-one-in-play")?;
        if state.kind(id) == Kind::Weapon && !state.cards.says_of_itself(card.card, Quality::PlayedInSupport) {
            self.forbid(S4_2_2, self.carriers(&played).count() == 0, "refused-myl-no-carrier")?;
        }
        let gold = |look: &Self| look.gold_cost(&played, is_free);
        let pays = if let Some((index, event)) = talisman {
            let ability = &state.cards.card(card.card).abilities[usize::from(index)];
            let mut pending = Pending::new(played, index, player);
            pending.event = event.and_then(|event| opening.events.get(usize::from(event)).copied());
            self.forbid(S4_2_3, !targets::has_enough(self, ability, &pending), "refused-myl-not-enough-targets")?;
            self.can_pay(gold(self), &ability.costs, &pending, Some(card.kinds))
        } else {
            let gold = gold(self);
            self.gold_of(player, Some(card.kinds)) >= gold
        };
        self.forbid(S4_5_3_3, !pays, "refused-myl-cannot-pay")
    }

    /// The cards that may carry a weapon that a player plays: allies, and what is considered one (4.2.2).
    pub(crate) fn carriers(&self, weapon: &Snapshot) -> impl Iterator<Item = ObjectId> {
        let in_play = self.state.in_play.iter().copied();
        in_play.filter(|&id| self.is_valid_carrier(id, weapon) && self.has_room(id))
    }

    fn has_room(&self, ally: ObjectId) -> bool {
        let carried = self.carried_by(self.state.handle(ally)).count();
        !self.when(S4_2_2, carried >= self.may_carry(ally))
    }

    /// Whether a card may carry a weapon (4.2.2).
    pub(crate) fn is_valid_carrier(&self, id: ObjectId, weapon: &Snapshot) -> bool {
        let state = self.state;
        if !state.is_ally(id) || state.handle(id) == weapon.handle {
            return false;
        }
        let card = state.snapshot(id);
        let scope = Scope::of_card(weapon, weapon.controller);
        let mut demands = state.cards.card(weapon.card).abilities.iter().filter_map(Ability::statics).flatten();
        demands.all(|says| match says {
            Static::CarriedBy(filter) => state.fits(filter, &card, &scope),
            _ => true,
        })
    }

    /// Whether it is one of the moments at which an ability is activated (4.6.3).
    fn is_moment(&self, moments: &[Moment], player: Player, controller: Player, opening: &Opening) -> bool {
        let is_own_vigil = opening.kind == WindowKind::Vigil && self.state.active == player;
        let is_war = opening.kind == WindowKind::War;
        if moments.is_empty() {
            let by_rule = opening.kind == WindowKind::Vigil && self.state.active == controller || is_war;
            return by_rule;
        }
        moments.iter().any(|moment| match moment {
            Moment::OwnVigil => is_own_vigil,
            Moment::War => is_war,
        })
    }

    /// What an ability or Talismán answers among the events of a window, the first that it did not answer yet (4.11).
    fn answers(
        &self,
        player: Player,
        index: u8,
        ability: &Ability,
        source: &Snapshot,
        opening: &Opening,
    ) -> Option<u8> {
        let Timing::InResponse(event) = &ability.timing else { return None };
        let scope = Scope::of_card(source, player);
        self.rec.work(opening.events.len());
        let found = opening.events.iter().enumerate().find(|(place, happening)| {
            let used = opening.used.contains(&(source.handle.id, index, *place as u8));
            !used && triggers::matches(self.state, event, happening, &scope)
        });
        found.map(|(place, _)| place as u8)
    }

    /// Whether it is the moment at which a player may use an ability of a card, and which it then is.
    pub(crate) fn timely(&self, player: Player, id: ObjectId, index: u8, opening: &Opening) -> Legal<Usable> {
        let printed = self.state.cards.card(self.state.object(id).card);
        let Some(ability) = printed.abilities.get(usize::from(index)) else { return Err(Refusal::UNFIT) };
        if matches!(ability.timing, Timing::Continuous(_) | Timing::Triggered(_)) || printed.kind == Kind::Talisman {
            return Err(Refusal::UNFIT);
        }
        let source = self.source_of(id, ability, opening).ok_or(Refusal::UNFIT)?;
        self.forbid(S4_6_5, source.is_blank, "refused-myl-ability-lost")?;
        if ability.user == User::Controller && source.controller != player {
            return Err(Refusal::UNFIT);
        }
        let event = match &ability.timing {
            Timing::Activated(moments) => {
                let is_moment = self.is_moment(moments, player, source.controller, opening);
                self.forbid(S4_6_3, !is_moment, "refused-myl-not-the-moment-of-the-ability")?;
                None
            }
            Timing::InResponse(_) => {
                let event = self.answers(player, index, ability, &source, opening);
                self.forbid(S4_11, event.is_none(), "refused-myl-nothing-to-respond-to")?;
                event
            }
            Timing::Continuous(_) | Timing::Triggered(_) => None,
        };
        Ok(Usable { ability: index, event, source })
    }

    /// Whether a player may use an ability of a card in a window.
    pub(crate) fn may_use(&self, player: Player, id: ObjectId, index: u8, opening: &Opening) -> Legal<Usable> {
        let state = self.state;
        let usable = self.timely(player, id, index, opening)?;
        let Usable { event, source, .. } = usable;
        let ability = &state.cards.card(state.object(id).card).abilities[usize::from(index)];
        let uses = state.object(id).uses.get(usize::from(index)).copied().unwrap_or(u8::MAX);
        let is_spent = ability.limit.is_some_and(|limit| uses >= limit);
        self.forbid(S4_6_1_1, is_spent, "refused-myl-used-up-for-this-turn")?;
        let is_waiting = source.zone.is_in_play() && state.is_here(source.handle) && self.is_idle(id);
        if is_waiting {
            return Err(Refusal::by(vademecum_rule_ids::myl::S4_2_2_1, "refused-myl-weapon-waits-for-an-ally"));
        }
        let mut pending = Pending::new(source, index, player);
        pending.event = event.and_then(|event| opening.events.get(usize::from(event)).copied());
        self.forbid(S4_6_2_2, !targets::has_enough(self, ability, &pending), "refused-myl-not-enough-targets")?;
        self.forbid(S4_6_2_3, !self.can_pay(0, &ability.costs, &pending, None), "refused-myl-cannot-pay")?;
        Ok(usable)
    }

    /// The card that has an ability as the ability sees it: where it is if it works there, or as it left play if its text
    /// says what happens then.
    fn source_of(&self, id: ObjectId, ability: &Ability, opening: &Opening) -> Option<Snapshot> {
        let state = self.state;
        let object = state.object(id);
        let here = match ability.place {
            Place::InPlay => object.zone.is_in_play(),
            Place::Zone(zone) => object.zone == zone,
            Place::Anywhere => false,
        };
        if here {
            return Some(state.snapshot(id));
        }
        let left = |event: &&Happening| matches!(event.what, What::Leaves(_));
        let own = opening.events.iter().filter(left).filter_map(|event| event.card).find(|card| card.handle.id == id);
        let speaks_of_itself = match &ability.timing {
            Timing::InResponse(crate::Event::LeavesBy(filter, _) | crate::Event::Leaves(filter)) => {
                *filter == Filter::This
            }
            Timing::InResponse(_) | Timing::Activated(_) | Timing::Continuous(_) | Timing::Triggered(_) => false,
        };
        own.filter(|_| speaks_of_itself)
    }

    /// Whether a player may annul the card that is being played, for what it says.
    pub(crate) fn may_pay_to_annul(&self, player: Player, opening: &Opening) -> Legal {
        let price = self.price_of_annulling(player, opening).ok_or(Refusal::UNFIT)?;
        let Some(frame) = opening.events.first().and_then(|it| self.state.frames.get(usize::from(it.frame))) else {
            return Err(Refusal::UNFIT);
        };
        let payer = Pending::new(frame.source, frame.ability, player);
        self.forbid(S4_5_3_3, !self.can_pay(price, &[], &payer, None), "refused-myl-cannot-pay")
    }

    /// For how many Oros a player may annul the card that is being played.
    pub(crate) fn price_of_annulling(&self, player: Player, opening: &Opening) -> Option<u16> {
        let event = opening.events.first().filter(|event| event.what == What::Played && event.by != player)?;
        let card = event.card?;
        let is_said = self.state.cards.concerns(card.card).statics.meets(StaticKinds::OF_ITSELF);
        if opening.kind != WindowKind::Playing || !is_said {
            return None;
        }
        let mut says = self.state.cards.card(card.card).abilities.iter().filter_map(Ability::statics).flatten();
        says.find_map(|says| match says {
            Static::AnnulledFor(price) => Some(u16::from(*price)),
            _ => None,
        })
    }
}

/// Whether an ability is what a Talismán does as it is played.
pub(crate) const fn is_played_text(ability: &Ability) -> bool {
    matches!(ability.timing, Timing::Activated(_) | Timing::InResponse(_))
}
