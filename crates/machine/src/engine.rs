//! One choice at a time: it is checked, carried out, and the game goes on by itself until it needs the next one.
//!
//! The game goes from stage to stage ([`Stage`]). Each stage is one step, written as a procedure that asks where the
//! rules ask. A step that is asked in its middle is run again from a copy of the state before it, with one answer more.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{AbilityId, DeedKind, DeedKinds, Naming, Part, Step, Subtype, Supertype};
use vademecum_rule_ids::magic::R704_4;

use crate::{
    Recorder, Silent,
    actions::a049_roll_to_visit_your_attractions,
    casting::{self, Route},
    combat,
    cx::{Cx, Flow, Look, Stop},
    decision::Choice,
    deed::{Deed, Note},
    error::{Error, Rejected},
    face_down, game,
    id::ObjectId,
    interpret::meant,
    keywords::{self, k132_assist, k139_companion, k140_mutate, k158_space_sculptor},
    layers,
    object::Characteristics,
    opening, payment, resolve, special_actions, splice, stack,
    state::{MadeKind, OnStack, Paused, StackItem, State},
    total_cost::total_cost,
    triggers,
    turn::{self, Stage},
    variants::conspiracies,
};

/// The answers with which a step is run.
pub(crate) type Answers = SmallVec<[Choice; 4]>;

impl State {
    /// Makes a choice: the next state, or this one given back with the reason.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] names the rule that forbids the choice; the others are for games that grow past
    /// all bounds. In every case the state is given back as it was.
    pub fn apply<R: Recorder>(mut self, choice: Choice, rec: &R) -> Result<State, Rejected> {
        match self.play(choice, rec) {
            Ok(()) => Ok(self),
            Err(error) => Err(Rejected { state: Box::new(self), error }),
        }
    }

    /// Makes a choice in place: what [`State::apply`] does, for those who hold the state by reference.
    ///
    /// # Errors
    ///
    /// As [`State::apply`]; the state is then as it was.
    pub fn play<R: Recorder>(&mut self, choice: Choice, rec: &R) -> Result<(), Error> {
        let mark = rec.mark();
        self.check(choice, rec)?;
        // What lets a player activate a mana ability is the reason for that, not for paying its cost.
        if let Choice::Mana(object, ability, _) = choice {
            rec.because(mark, &[Deed::Note(Note::BeginsActivation(self.decision.who, object, ability))]);
        }
        self.carry_out(choice, rec)
    }

    /// Makes a choice that is legal.
    pub(crate) fn carry_out<R: Recorder>(&mut self, choice: Choice, rec: &R) -> Result<(), Error> {
        if !self.may_overflow() {
            return self.go_on(choice, rec);
        }
        let before = self.clone();
        let done = self.go_on(choice, rec);
        if done.is_err() {
            *self = before;
        }
        done
    }

    /// Goes on with a choice; after a fault the state is of no use.
    fn go_on<R: Recorder>(&mut self, choice: Choice, rec: &R) -> Result<(), Error> {
        let (mut answers, from) = match self.paused.take() {
            Some(Paused { from, answers }) => {
                self.clone_from(&from);
                (answers, Some(from))
            }
            None => (Answers::new(), None),
        };
        answers.push(choice);
        self.barred = None;
        advance(self, rec, answers, from);
        self.fault.take().map_or(Ok(()), Err)
    }

    /// Whether one choice could make a number or a list grow past its bounds, so that it may have to be taken back.
    fn may_overflow(&self) -> bool {
        const CROWDED: usize = 1 << 16;
        // Each of them may trigger for each of the things that one choice does.
        const MANY_LISTENERS: usize = 64;
        self.large
            || self.objects.len() > CROWDED
            || self.waiting.len() > CROWDED
            || self.listeners.len() > MANY_LISTENERS
    }

    /// Whether the step that comes next may ask in its middle, so that a copy is kept from its beginning.
    fn may_ask<R: Recorder>(&self, answers: &[Choice], rec: &R) -> bool {
        // What an ability of a player keeps away until something leaves comes back as that player does.
        if self.players.len() > 2 && self.made.iter().any(|made| matches!(made.what, MadeKind::Return(..))) {
            return true;
        }
        if !self.watches.asking.is_empty() && self.watches.asking.meets(self.coming(answers)) {
            return true;
        }
        // 903.9: of a commander that goes somewhere, its owner may be asked; 805.6: teams choose who of them comes first.
        if !self.commanders.all.is_empty() || self.turn.team_play.shares_turns() {
            return true;
        }
        // 404.3, 712.21a: what goes together may have to be put in an order.
        if self.cards.orders_graveyards() || !self.melded.is_empty() {
            return true;
        }
        if self.cards.has_keyword(keywords::MIRACLE) && self.reveals_as_drawn(answers) {
            return true;
        }
        match self.stage {
            // What is done there may ask anything (614.10b, 724.4).
            Stage::BeginStep if !self.deferred.is_empty() => true,
            Stage::Priority => match answers.first() {
                Some(Choice::Cast(id, route)) => self.announcing_asks(OnStack::Spell, *id, *route),
                // Its cost is paid in the middle of it.
                Some(Choice::Activate(_, ability)) if special_actions::is_special(self, *ability) => true,
                Some(Choice::Activate(id, ability)) => self.announcing_asks(OnStack::Ability(*ability), *id, 0),
                Some(Choice::PlayLand(id)) => {
                    self.try_object(*id).is_some_and(|object| self.cards.asks_on_entering(object.face))
                }
                Some(Choice::PlayBack(_)) => true,
                Some(Choice::Mana(_, ability, _)) => self.making_mana_asks(*ability),
                // Its cost is paid in the middle of it.
                Some(
                    Choice::TurnFaceUp(..) | Choice::EndEffect(_) | Choice::RollPlanarDie | Choice::FetchCompanion,
                ) => true,
                Some(_) => false,
                None => {
                    self.stacking_asks()
                        || self.stale.state_based && (self.has_namesakes() || self.has_sieges())
                        || k158_space_sculptor::may_ask(self)
                }
            },
            Stage::Pay => match answers.first() {
                Some(Choice::Mana(_, ability, _)) => self.making_mana_asks(*ability),
                _ => self.payment.as_ref().is_some_and(|payment| payment.asks_as_paid()),
            },
            Stage::Resolve => meant::may_ask(self) || self.resolving_asks(rec),
            Stage::Damage => combat::may_divide(self),
            Stage::Discard => turn::has_too_many_cards(self),
            Stage::Companions | Stage::Conspiracies => true,
            // A mulligan ends with cards on the bottom.
            Stage::Opening => {
                opening::has_actions(self)
                    || self.players.iter().all(|player| player.kept || player.declared || player.left)
            }
            Stage::OpeningHands => opening::has_actions(self),
            // What attacks or blocks may cost something.
            Stage::Attack => !self.tolls.is_empty() || combat::may_form_bands(self),
            Stage::Block => !self.tolls.is_empty(),
            Stage::BeginStep => match self.turn.step {
                Step::BeginningOfCombat => combat::asks_for_defender(self, rec),
                // A roll may be changed for a cost.
                Step::FirstMain => a049_roll_to_visit_your_attractions::has_some(self, self.turn.active),
                _ => false,
            },
            Stage::BeginTurn | Stage::FinishStep => false,
        }
    }

    /// Whether the next step may draw a player the first card of a turn, which the player may reveal then (702.94a).
    fn reveals_as_drawn(&self, answers: &[Choice]) -> bool {
        let may_reveal = |&id: &ObjectId| self.cards.keywords(self.object(id).face).has(keywords::MIRACLE);
        self.coming(answers).has(DeedKind::Draw)
            && self.players.iter().any(|player| player.drawn == 0 && player.library.iter().any(may_reveal))
    }

    /// The kinds of deeds that the next step may bring about: a replacement effect may ask in its middle.
    fn coming(&self, answers: &[Choice]) -> DeedKinds {
        const ANYTHING: DeedKinds = DeedKinds::ALL;
        const BLOCKING: DeedKinds = DeedKinds::only(DeedKind::Block)
            .with(DeedKind::BecomeBlocked)
            .with(DeedKind::BlockedBy)
            .with(DeedKind::Unblocked);
        /// What state-based actions do, and the targets of abilities that have triggered.
        const BEFORE_PRIORITY: DeedKinds = DeedKinds::only(DeedKind::Lose)
            .with(DeedKind::Destroy)
            .with(DeedKind::Move)
            .with(DeedKind::RemoveCounters)
            .with(DeedKind::Target);
        const DRAWING: DeedKinds = DeedKinds::only(DeedKind::Draw).with(DeedKind::Move);
        let tapping = DeedKinds::only(DeedKind::Tap).with(DeedKind::Activate).with(DeedKind::AddMana);
        let choice = answers.first();
        match (self.stage, choice) {
            // Without 703.3 the card is drawn only then.
            (Stage::FinishStep, _) if self.turn.step == Step::Draw => DRAWING,
            (Stage::Priority, Some(Choice::Pass)) | (Stage::FinishStep, _) => DeedKinds::NONE,
            (Stage::Priority, None)
                if self.waiting.is_empty()
                    && !self.stale.state_based
                    && !self.stale.abandoned
                    && !self.watches.states =>
            {
                DeedKinds::NONE
            }
            (Stage::Attack, Some(Choice::Attack(..))) | (Stage::Block, Some(Choice::Block(..))) => DeedKinds::NONE,
            (Stage::Attack | Stage::Block | Stage::Pay | Stage::Discard, None) if !self.acts_unasked() => {
                DeedKinds::NONE
            }
            (Stage::Priority, None) => BEFORE_PRIORITY,
            (Stage::Pay, None) if self.payment.as_ref().is_some_and(|payment| payment.is_only_mana()) => {
                DeedKinds::only(DeedKind::Cast).with(DeedKind::Activate)
            }
            (Stage::Attack, _) => DeedKinds::only(DeedKind::Tap).with(DeedKind::Attack),
            (Stage::Block, _) => BLOCKING,
            (Stage::BeginTurn, _) => DeedKinds::only(DeedKind::BeginTurn),
            (Stage::BeginStep, _) if !self.deferred.is_empty() => ANYTHING,
            (Stage::BeginStep, _) => match self.turn.step {
                Step::Untap => DeedKinds::only(DeedKind::BeginStep)
                    .with(DeedKind::Untap)
                    .with(DeedKind::Act)
                    .with(DeedKind::Transform),
                Step::Draw => DRAWING.with(DeedKind::BeginStep),
                _ => BLOCKING.with(DeedKind::BeginStep),
            },
            (Stage::Priority | Stage::Pay, Some(Choice::Mana(_, ability, _))) => {
                let plain = self.cards.mana_source(*ability).is_some_and(|is| is.is_certain && !is.consumes);
                if plain { tapping } else { ANYTHING }
            }
            (
                Stage::Companions
                | Stage::Conspiracies
                | Stage::Opening
                | Stage::OpeningHands
                | Stage::Priority
                | Stage::Pay
                | Stage::Resolve
                | Stage::Damage
                | Stage::Discard,
                _,
            ) => ANYTHING,
        }
    }

    /// Whether the next step may do something before anybody is asked.
    fn acts_unasked(&self) -> bool {
        match self.stage {
            Stage::Discard => turn::has_too_many_cards(self),
            Stage::Block => self.combat.is_declared(),
            Stage::Pay => true,
            _ => false,
        }
    }

    /// Whether announcing a spell or ability may ask: for modes, X or targets.
    fn announcing_asks(&self, what: OnStack, id: ObjectId, route: u16) -> bool {
        if self.try_object(id).is_none() {
            return false;
        }
        // 406.3b: what lies face down in exile is announced as what it is face up.
        if face_down::is_in_exile(self, id) {
            return true;
        }
        let item = stack::unannounced(self, what, id, self.decision.who);
        let look = Look { state: self, rec: &Silent, quiet: true };
        let spell = item.what == OnStack::Spell;
        let has_parts = || self.cards.part(self.face(id)) != Part::Alone;
        let may_splice = || splice::may_choose(self, self.decision.who);
        // Which of several routes it is, differs in a game without a rule.
        let has_routes = || self.cards.has_own_casting(self.face(id));
        if spell && k132_assist::has(self, id) {
            return true;
        }
        if spell && (!self.values(id).optional_costs.is_empty() || has_parts() || may_splice() || has_routes()) {
            return true;
        }
        let route = spell.then(|| casting::routes(look, item.controller, id).into_iter().nth(usize::from(route)));
        let Route { terms, keyword, .. } = route.flatten().unwrap_or_default();
        let cost = total_cost(look, &item, terms);
        let has_choices = cost.has_x() || cost.mana().any(|mana| !mana.special.is_empty());
        let added = if spell { splice::own_texts(look, self.face(id), keyword) } else { SmallVec::new() };
        let adds_targets = stack::spliced(&self.cards, &added).any(|(_, text)| !text.targets.is_empty());
        has_choices || adds_targets || cost.reducing_symbols().next().is_some() || self.text_asks(&item)
    }

    fn text_asks(&self, item: &StackItem) -> bool {
        self.text(item).is_some_and(|text| text.modal.is_some() || !text.targets.is_empty())
    }

    fn making_mana_asks(&self, ability: AbilityId) -> bool {
        // A triggered mana ability may ask.
        if self.watches.deeds.has(DeedKind::AddMana) || self.watches.deeds.has(DeedKind::Activate) {
            return true;
        }
        self.cards.mana_source(ability).is_none_or(|source| source.asks)
    }

    /// Whether putting an ability that has triggered onto the stack may ask: which one of several, or as it is
    /// announced.
    fn stacking_asks(&self) -> bool {
        match &*self.waiting {
            [] => false,
            // Without 603.5 it asks whether what is optional will be done.
            [only] => triggers::text_of(self, &only.what)
                .is_some_and(|text| text.modal.is_some() || !text.targets.is_empty() || triggers::is_optional(text)),
            _ => true,
        }
    }

    /// Whether what resolves next may ask as it does.
    fn resolving_asks<R: Recorder>(&self, rec: &R) -> bool {
        let look = Look { state: self, rec, quiet: true };
        let Some(item) = resolve::next(look) else { return false };
        // Without 704.4, state-based actions are performed in the middle of it.
        if !look.rule(R704_4) {
            return true;
        }
        match &item.what {
            OnStack::Spell => {
                let face = self.face(item.object.id);
                // Where nothing says what an Aura enters attached to, its controller is asked (303.4f).
                self.cards.asks_on_resolution(face)
                    || k140_mutate::is_mutating_face(self, face)
                    || self.cards.values(face).subtypes.has(Subtype::AURA)
            }
            OnStack::Ability(ability) => self.cards.asks(*ability),
            OnStack::Made(_) => true,
        }
    }

    /// A copy of the state, in the place of one that is no longer needed.
    fn snapshot(&mut self) -> Arc<State> {
        let mut spare = self.spare.copy.take();
        if let Some(place) = spare.as_mut().and_then(Arc::get_mut) {
            place.clone_from(self);
        }
        spare.unwrap_or_else(|| Arc::new(self.clone()))
    }

    /// Whether there is a Siege, whose controller may have to choose who protects it (704.5w–x).
    fn has_sieges(&self) -> bool {
        self.permanents.iter().any(|now| now.subtypes.has(Subtype::SIEGE))
    }

    /// Whether a player has legendary permanents of one name, of which one may have to be chosen (704.5j).
    fn has_namesakes(&self) -> bool {
        let mut legendary = self.permanents.iter().filter(|now| now.supertypes.has(Supertype::Legendary));
        while let Some(one) = legendary.next() {
            let values = self.cards.values(one.face);
            let is_namesake = |other: &Characteristics| {
                let others = self.cards.values(other.face);
                // Without the rules on names of tokens, those are called by their subtypes.
                let by_subtypes = others.naming != Naming::Printed && others.subtypes == values.subtypes;
                other.controller == one.controller && (others.name == values.name || by_subtypes)
            };
            if legendary.clone().any(is_namesake) {
                return true;
            }
        }
        false
    }
}

/// Goes on until the game needs a decision or is over, from a state at rest.
pub(crate) fn run<R: Recorder>(state: &mut State, rec: &R) {
    advance(state, rec, Answers::new(), None);
}

fn advance<R: Recorder>(state: &mut State, rec: &R, mut answers: Answers, mut from: Option<Arc<State>>) {
    loop {
        if state.outcome.is_some() || state.fault.is_some() {
            return stop(state, rec);
        }
        if from.is_none() && state.may_ask(&answers, rec) {
            from = Some(state.snapshot());
        }
        let mut cx = Cx::of_step(state, rec, &answers, from.is_some());
        match step(&mut cx) {
            Ok(()) | Err(Stop::Again) => {
                answers.clear();
                state.reseeds.clear();
                state.spare.put(from.take());
                // What ends a step or a turn is the reason for what begins.
                if !matches!(state.stage, Stage::BeginStep | Stage::BeginTurn) {
                    rec.end_stage();
                }
            }
            Err(Stop::Rests(decision)) => {
                rec.end_stage();
                state.decision = decision;
                state.spare.put(from);
                return;
            }
            Err(Stop::Asks(decision)) => {
                state.decision = decision;
                state.paused = from.map(|from| Paused { from, answers });
                return;
            }
            Err(Stop::Reversed) => {
                if let Some(before) = &from {
                    state.clone_from(before);
                }
                let answers = std::mem::take(&mut answers);
                state.reseeds.clear();
                state.spare.put(from.take());
                // Who conceded meanwhile has left the game all the same (104.3a).
                for choice in answers {
                    if let Choice::Concede(player) = choice
                        && game::concede(&mut Cx::new(state, rec), player).is_err()
                    {
                        return stop(state, rec);
                    }
                }
            }
            Err(Stop::Over) => return stop(state, rec),
        }
    }
}

fn stop<R: Recorder>(state: &mut State, rec: &R) {
    // The game may have ended in the middle of an event.
    state.stale.characteristics |= !state.watches.volatile.is_empty();
    layers::refresh(&mut Cx::new(state, rec));
    state.decision = Cx::new(state, rec).over();
    state.payment = None;
}

/// The step of a stage.
fn step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let done = match cx.state.stage {
        Stage::Companions => k139_companion::reveal(cx),
        Stage::Conspiracies => conspiracies::begin(cx),
        Stage::Opening => game::opening(cx),
        Stage::OpeningHands => opening::act_with_opening_hands(cx),
        Stage::BeginTurn => turn::begin_turn(cx),
        Stage::BeginStep => turn::begin_step(cx),
        Stage::Attack => combat::attack(cx),
        Stage::Block => combat::block(cx),
        Stage::Damage => combat::damage(cx),
        Stage::Discard => turn::cleanup(cx),
        Stage::Priority => turn::priority(cx),
        Stage::Pay => pay(cx),
        Stage::Resolve => resolve::resolve(cx),
        Stage::FinishStep => turn::finish_step(cx),
    };
    if matches!(done, Ok(()) | Err(Stop::Asks(_) | Stop::Again)) {
        layers::refresh(cx);
    }
    done
}

/// A payment goes on; when it is over, what it was for is cast or activated and its player receives priority (117.3c).
fn pay<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    payment::step(cx)?;
    if cx.state.payment.is_none() {
        let player = cx.state.stack.last().map_or(cx.state.turn.priority, |item| item.controller);
        crate::stack::finish(cx)?;
        cx.state.stage = Stage::Priority;
        turn::keeps_priority(cx, player);
        if stack::skips_the_stack(cx) {
            cx.state.stage = Stage::Resolve;
        }
    }
    Ok(())
}
