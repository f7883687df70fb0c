//! Sentences: what is done one after another, what may be done, and what follows from it.

use std::sync::Arc;

use vademecum_abilities::{
    Amount, Change, Condition, Cost, CostPart, DeedKind, Duration, Effect, Filter, Instruction, Modal, Mode, Objects,
    Pattern, Players, Program, Slot, SpellAbility, Step, TargetSpec, Triggered,
};

use super::{MAX_NESTED_EFFECTS, Parser, clause::Subject};
use crate::{atom::Atom, chance_word::ChanceWord, place_word::PlaceWord};

/// The targets and instructions of a text, as far as it is parsed.
#[derive(Debug, Default)]
pub(super) struct Body {
    /// The slot of the first target.
    first: u8,
    targets: Vec<TargetSpec>,
    pub(super) program: Program,
}

impl Body {
    /// A text whose targets come behind those of others.
    pub(super) fn behind(first: u8) -> Body {
        Body { first, ..Body::default() }
    }

    /// The program of a text that has no targets.
    pub(super) fn into_program(self) -> Option<Program> {
        self.targets.is_empty().then_some(self.program)
    }

    /// Whether there is a target already.
    pub(super) fn has_targets(&self) -> bool {
        self.first > 0 || !self.targets.is_empty()
    }

    /// Adds a target; its slot.
    pub(super) fn target(&mut self, target: TargetSpec) -> Option<Slot> {
        let place = usize::from(self.first) + self.targets.len();
        let slot = u8::try_from(place).ok().map(Slot).filter(|&slot| slot < Slot::FIRST_FREE)?;
        self.targets.push(target);
        Some(slot)
    }
}

impl Parser<'_> {
    /// Instructions, in the order written (608.2c), or a choice between modes (700.2).
    pub(super) fn effect(&mut self, body: Body) -> Option<SpellAbility> {
        self.within(|parser| parser.effect_within(body))
    }

    fn effect_within(&mut self, mut body: Body) -> Option<SpellAbility> {
        if self.attempt(|parser| parser.for_each_target(&mut body)).is_some() {
            return Some(SpellAbility { modal: None, targets: body.targets, program: body.program });
        }
        let by_opponent = self.take_all(&[Atom::Number(1), Atom::Opponent, Atom::Choose]);
        if by_opponent || self.take(&Atom::Choose) {
            let modal = Modal { by_opponent, ..self.modal()? };
            return Some(SpellAbility { modal: Some(modal), ..SpellAbility::default() });
        }
        self.sentences(&mut body)?;
        Some(SpellAbility { modal: None, targets: body.targets, program: body.program })
    }

    /// Reads what is nested in something else; nothing, where it would be nested too deep.
    fn within<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        (self.depth < MAX_NESTED_EFFECTS).then_some(())?;
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    pub(super) fn sentences(&mut self, body: &mut Body) -> Option<()> {
        loop {
            self.sentence(body)?;
            let before = self.at;
            if !self.take(&Atom::Stop) || self.ends_here() {
                self.at = before;
                return Some(());
            }
        }
    }

    /// Whether an instruction cannot begin here: the text ends, or what follows is about the ability itself.
    fn ends_here(&self) -> bool {
        let about_ability = [
            Atom::AsSorcery,
            Atom::AsInstant,
            Atom::OnceEachTurn,
            Atom::TriggersOnceEachTurn,
            Atom::OnlyIf,
            Atom::AnyPlayerActivates,
            Atom::ActivateOnly,
            Atom::AbilityCantBeCountered,
            Atom::DoOnceEachTurn,
        ];
        let ends = |atom: &Atom| {
            let is_mark = matches!(
                atom,
                Atom::Bullet
                    | Atom::PlusSign
                    | Atom::Pawprint
                    | Atom::Stop
                    | Atom::Chance(ChanceWord::Row(..))
                    | Atom::Chance(ChanceWord::RollAgain)
            );
            is_mark || about_ability.contains(atom)
        };
        self.peek().is_none_or(ends)
    }

    /// One sentence.
    fn sentence(&mut self, body: &mut Body) -> Option<()> {
        // Portuguese: *Depois,*.
        if self.take(&Atom::Then) {
            self.take(&Atom::Comma);
        }
        if self.take_all(&[Atom::IfYouWin, Atom::Comma]) {
            let then = self.nested(body, |parser, body| parser.clauses(Subject::default(), body))?;
            return self.if_you_win(then, body);
        }
        self.starts_with_you = self.take_all(&[Atom::StartingWithYou, Atom::Comma]);
        if self.take_all(&[Atom::IfYouDo, Atom::Comma]) {
            return self.if_you_do(body);
        }
        if self.take(&Atom::SpendOnlyToCast) {
            return self.ties_mana(body);
        }
        if self.take(&Atom::CantBeRegenerated) {
            // It is said of what was destroyed just before.
            let Some(Effect::Destroy { regenerable, .. }) = body.program.last_mut().map(|last| &mut last.effect) else {
                return None;
            };
            return std::mem::replace(regenerable, false).then_some(());
        }
        if self.take_all(&[Atom::IfYouDont, Atom::Comma]) {
            return self.if_you_dont(body);
        }
        if self.take_all(&[Atom::WhenYouDo, Atom::Comma]) {
            return self.when_you_do(body);
        }
        if self.attempt(|parser| parser.enters_being(body)).is_some() {
            return Some(());
        }
        if self.peek() == Some(&Atom::When) {
            return self.delayed(body);
        }
        if self.peek() == Some(&Atom::Reveal) && self.attempt(|parser| parser.two_piles(body)).is_some() {
            return Some(());
        }
        if let Some(Atom::WhenResolvesNth(times)) = self.peek() {
            self.at += 1;
            self.take(&Atom::Comma).then_some(())?;
            let ability = self.reflexive()?;
            body.program.push(Effect::AfterResolutions { times: *times, ability }.into());
            return Some(());
        }
        if let Some(condition) = self.of_chance() {
            self.take(&Atom::Comma).then_some(())?;
            let then = self.nested(body, |parser, body| parser.clauses(Subject::default(), body))?;
            body.program.push(Effect::If { condition, then, otherwise: Program::new() }.into());
            return Some(());
        }
        if self.take(&Atom::If) {
            let condition = self.condition()?;
            self.take(&Atom::Comma).then_some(())?;
            let before = body.targets.len();
            let then = self.nested(body, |parser, body| parser.clauses(Subject::default(), body))?;
            // 702.33g: they are chosen only if the spell is kicked.
            if self.is_spell() && is_about_kicker(&condition) {
                body.targets.iter_mut().skip(before).for_each(|target| target.only_if = Some(condition.clone()));
            }
            body.program.push(Effect::If { condition, then, otherwise: Program::new() }.into());
            return Some(());
        }
        self.clauses(Subject::default(), body)
    }

    /// A program inside of another.
    pub(super) fn nested(
        &mut self,
        body: &mut Body,
        read: impl FnOnce(&mut Self, &mut Body) -> Option<()>,
    ) -> Option<Program> {
        let outer = std::mem::take(&mut body.program);
        let read = self.within(|parser| read(parser, body));
        let inner = std::mem::replace(&mut body.program, outer);
        read.map(|()| inner)
    }

    /// Clauses that a comma, "and" or "then" joins. Who does something does what comes behind it as well.
    pub(super) fn clauses(&mut self, mut subject: Subject, body: &mut Body) -> Option<()> {
        // "Until end of turn, …" in front.
        let lasts = self.take_all(&[Atom::UntilEndOfTurn, Atom::Comma]);
        loop {
            self.spoke = false;
            if let Some(noun) = self.noun() {
                // "You may draw a card and each opponent discards one": whether they do in any case is not said.
                (!self.in_may || !noun.is_other_player()).then_some(())?;
                subject = Subject::of(noun);
            }
            if self.take(&Atom::May) {
                (!std::mem::replace(&mut self.in_may, true)).then_some(())?;
                let read = self.may(&mut subject, body);
                self.in_may = false;
                return read;
            }
            self.clause(&mut subject, lasts, body)?;
            if self.take_all(&[Atom::AtBeginning, Atom::NextEndStep]) {
                delay(body, Step::End)?;
            } else if self.take(&Atom::AtEndOfCombat) {
                delay(body, Step::EndOfCombat)?;
            }
            if self.take(&Atom::Unless) {
                self.unless(body)?;
            }
            let before = self.at;
            // "…, or …" begins the other option of a villainous choice.
            if self.in_choice && self.peek() == Some(&Atom::Comma) && self.ahead(1) == Some(&Atom::Or) {
                return Some(());
            }
            let comma = self.take(&Atom::Comma);
            let and = self.take(&Atom::And);
            let then = self.take(&Atom::Then);
            if !(comma || and || then) || self.ends_here() {
                self.at = before;
                return Some(());
            }
        }
    }

    /// "… may …": the rest of the sentence is done by whoever wants to.
    fn may(&mut self, subject: &mut Subject, body: &mut Body) -> Option<()> {
        let who = subject.players(self, body)??;
        if let Some(more) = self.attempt(|parser| parser.more_lands(&who)) {
            self.take(&Atom::ThisTurn).then_some(())?;
            let effect = Effect::Change { which: Objects::This, changes: vec![more], lasts: Duration::EndOfTurn };
            body.program.push(effect.into());
            return Some(());
        }
        if who == Players::You
            && let Some(effect) = self.attempt(|parser| parser.may_cast_exiled(body))
        {
            body.program.push(effect.into());
            return Some(());
        }
        let decider = self.free_slot()?;
        let doer = if who == Players::You { Players::You } else { Players::Slot(decider) };
        if who != Players::You {
            self.player = Some(doer.clone());
        }
        if who == Players::You
            && let Some(paid) = self.attempt(|parser| parser.may_act(decider, body))
        {
            body.program.push(paid.into());
            return Some(());
        }
        if self.take(&Atom::Pay) {
            let cost = self.mana_or_life()?;
            if self.take(&Atom::AnyTimes) {
                self.take_all(&[Atom::Stop, Atom::WhenPaidOnceOrMore, Atom::Comma]).then_some(())?;
                (who == Players::You).then_some(())?;
                let then = vec![Effect::Reflexive(self.reflexive()?).into()];
                body.program.push(Effect::PayRepeatedly { times: decider, cost, then }.into());
                return Some(());
            }
            self.take_all(&[Atom::Stop, Atom::IfYouDo, Atom::Comma]).then_some(())?;
            self.in_may = false;
            let then = self.nested(body, |parser, body| parser.clauses(Subject::who(doer), body))?;
            body.program
                .push(Effect::Pay { who, payer: decider, cost, must: false, then, otherwise: Program::new() }.into());
            return Some(());
        }
        let then = self.nested(body, |parser, body| parser.clauses(Subject::who(doer), body))?;
        body.program.push(Effect::May { who, decider, then, otherwise: Program::new() }.into());
        Some(())
    }

    /// "play an additional land", "play two additional lands" (305.2).
    pub(super) fn more_lands(&mut self, who: &Players) -> Option<Change> {
        if self.take(&Atom::Of(PlaceWord::PlayAdditionalLand)) {
            return Some(Change::PlaysMoreLands(who.clone(), 1));
        }
        self.take(&Atom::Of(PlaceWord::Play)).then_some(())?;
        let Atom::Number(more) = self.next()? else { return None };
        let more = u8::try_from(*more).ok()?;
        self.take(&Atom::Of(PlaceWord::AdditionalLands)).then(|| Change::PlaysMoreLands(who.clone(), more))
    }

    /// "collect evidence 4. If you do, …", "forage. When you do, …": a keyword action that is paid like a cost
    /// (118.12).
    fn may_act(&mut self, payer: Slot, body: &mut Body) -> Option<Effect> {
        matches!(self.peek()?, Atom::CollectEvidence | Atom::Forage).then_some(())?;
        let cost = self.cost()?;
        self.take(&Atom::Stop).then_some(())?;
        self.in_may = false;
        let then = if self.take(&Atom::IfYouDo) {
            self.take(&Atom::Comma).then_some(())?;
            self.nested(body, |parser, body| parser.clauses(Subject::who(Players::You), body))?
        } else {
            self.take_all(&[Atom::WhenYouDo, Atom::Comma]).then_some(())?;
            vec![Effect::Reflexive(self.reflexive()?).into()]
        };
        Some(Effect::Pay { who: Players::You, payer, cost, must: false, then, otherwise: Program::new() })
    }

    /// "… unless its controller pays {2}": the last instruction is carried out if it is not paid (118.12a).
    fn unless(&mut self, body: &mut Body) -> Option<()> {
        let noun = self.noun()?;
        let who = self.players(&noun, body)?;
        self.take(&Atom::Pay).then_some(())?;
        let cost = self.mana_or_life()?;
        let payer = self.free_slot()?;
        let otherwise = vec![body.program.pop()?];
        body.program.push(Effect::Pay { who, payer, cost, must: false, then: Program::new(), otherwise }.into());
        Some(())
    }

    /// "If you do, …" (118.12, 608.2c): what follows from the last instruction.
    fn if_you_do(&mut self, body: &mut Body) -> Option<()> {
        // "Each player may …. If they do, …" goes on with whoever did it.
        let subject = match body.program.last().map(|last| &last.effect) {
            Some(Effect::May { who, decider, .. }) if *who != Players::You => Subject::who(Players::Slot(*decider)),
            _ => Subject::default(),
        };
        let consequence = self.nested(body, |parser, body| parser.clauses(subject, body))?;
        let mut last = body.program.pop()?;
        match &mut last.effect {
            Effect::May { who, decider, then, otherwise } if otherwise.is_empty() => {
                let doer = if *who == Players::You { Players::You } else { Players::Slot(*decider) };
                // 118.12: nobody may choose to do what cannot be done in full.
                if let [only] = then.as_slice()
                    && let Some(part) = cost_part(&only.effect, &doer)
                {
                    last.effect = Effect::Pay {
                        who: who.clone(),
                        payer: *decider,
                        cost: Cost::of(part),
                        must: false,
                        then: consequence,
                        otherwise: Program::new(),
                    };
                } else {
                    self.follows(then.pop()?, consequence, then)?;
                }
                body.program.push(last);
                Some(())
            }
            // 118.12: what must be done is a cost that is paid if that is possible.
            effect => {
                let (effect, paid) = (effect.clone(), last.into.is_some());
                match cost_part(&effect, &Players::You).filter(|_| !paid) {
                    None => self.follows(last, consequence, &mut body.program),
                    Some(part) => {
                        let (who, payer, cost) = (Players::You, self.free_slot()?, Cost::of(part));
                        let (then, otherwise) = (consequence, Program::new());
                        body.program.push(Effect::Pay { who, payer, cost, must: true, then, otherwise }.into());
                        Some(())
                    }
                }
            }
        }
    }

    /// "If you don't, …" (608.2d): what follows if the last instruction was not carried out. Nobody chooses what they cannot
    /// do in full.
    fn if_you_dont(&mut self, body: &mut Body) -> Option<()> {
        let consequence = self.nested(body, |parser, body| parser.clauses(Subject::default(), body))?;
        let mut last = body.program.pop()?;
        let Effect::May { who: Players::You, decider, then, otherwise } = &mut last.effect else { return None };
        let [only] = then.as_slice() else { return None };
        otherwise.is_empty().then_some(())?;
        let cost = Cost::of(cost_part(&only.effect, &Players::You)?);
        let payer = *decider;
        let who = Players::You;
        let pay = Effect::Pay { who, payer, cost, must: false, then: Program::new(), otherwise: consequence };
        body.program.push(pay.into());
        Some(())
    }

    /// "When that creature leaves the battlefield, …" as a part of an effect: a delayed triggered ability (603.7).
    fn delayed(&mut self, body: &mut Body) -> Option<()> {
        let pattern = self.trigger()?;
        self.take(&Atom::Comma).then_some(())?;
        let targets = body.targets.len();
        let then = self.nested(body, |parser, body| parser.clauses(Subject::default(), body))?;
        // Its targets would be chosen as it triggers.
        (body.targets.len() == targets).then_some(())?;
        let ability = Arc::new(Triggered::on(pattern, then));
        body.program.push(Effect::Delay { ability, lasts: Duration::Forever, once: true }.into());
        Some(())
    }

    /// "When you do, …" (603.12): a reflexive triggered ability, with targets of its own, if the last instruction was
    /// carried out by whoever wanted to.
    fn when_you_do(&mut self, body: &mut Body) -> Option<()> {
        let mut last = body.program.pop()?;
        let Effect::May { who: Players::You, decider, then, otherwise } = &mut last.effect else { return None };
        let [only] = then.as_slice() else { return None };
        otherwise.is_empty().then_some(())?;
        let cost = Cost::of(cost_part(&only.effect, &Players::You)?);
        let payer = *decider;
        let then = vec![Effect::Reflexive(self.reflexive()?).into()];
        body.program
            .push(Effect::Pay { who: Players::You, payer, cost, must: false, then, otherwise: Program::new() }.into());
        Some(())
    }

    /// The effect of a reflexive triggered ability, with targets of its own.
    pub(super) fn reflexive(&mut self) -> Option<Arc<Triggered>> {
        self.forget();
        let effect = self.effect(Body::default())?;
        Some(Arc::new(Triggered { effect, ..Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), Vec::new()) }))
    }

    /// What follows from an instruction only if it did something.
    fn follows(&mut self, mut first: Instruction, consequence: Program, program: &mut Program) -> Option<()> {
        has_result(&first.effect).then_some(())?;
        let slot = match first.into {
            Some(slot) => slot,
            None => self.free_slot()?,
        };
        first.into = Some(slot);
        program.push(first);
        let condition = vademecum_abilities::Condition::Holds(slot);
        program.push(Effect::If { condition, then: consequence, otherwise: Program::new() }.into());
        Some(())
    }

    /// `one — • … • …` behind "choose".
    fn modal(&mut self) -> Option<Modal> {
        if let Some(worth) = self.attempt(Self::worth) {
            let modes = self.modes()?;
            let fits = modes.len() > 1 && modes.iter().all(|mode| mode.pawprints > 0);
            let most = u8::try_from(modes.len()).ok()?;
            return fits.then_some(Modal { most, worth: Some(worth), modes, ..Modal::default() });
        }
        if let Some(modal) = self.attempt(Self::more_modes_if_paid) {
            return Some(modal);
        }
        let (least, or_both, or_more) = match self.next()? {
            Atom::Number(n) => {
                let both = self.take_all(&[Atom::Or, Atom::Both]);
                let more = !both && self.take(&Atom::Compared(vademecum_abilities::Comparison::AtLeast));
                (u8::try_from(*n).ok()?, both, more)
            }
            Atom::OneOrMore => (1, false, true),
            _ => return None,
        };
        (self.take(&Atom::Dash) || self.take(&Atom::Colon)).then_some(())?;
        let modes = self.modes()?;
        modes.iter().all(|mode| mode.pawprints == 0).then_some(())?;
        let count = u8::try_from(modes.len()).ok()?;
        let most = match (or_both, or_more) {
            (true, _) => (least == 1 && count == 2).then_some(2)?,
            (_, true) => count,
            _ => least,
        };
        (least > 0 && most <= count && count > 1).then_some(Modal { least, most, modes, ..Modal::default() })
    }

    /// "one. If this spell's additional cost was paid, choose any number instead —" (601.4).
    fn more_modes_if_paid(&mut self) -> Option<Modal> {
        let more = [
            Atom::Number(1),
            Atom::Stop,
            Atom::If,
            Atom::AdditionalCostPaid,
            Atom::Comma,
            Atom::Choose,
            Atom::AnyNumberInstead,
        ];
        (self.take_all(&more) && (self.take(&Atom::Dash) || self.take(&Atom::Colon))).then_some(())?;
        let modes = self.modes()?;
        let most = u8::try_from(modes.len()).ok().filter(|&most| most > 1)?;
        modes.iter().all(|mode| mode.pawprints == 0).then_some(())?;
        Some(Modal { least: 1, most, more_if_paid: Some(0), modes, ..Modal::default() })
    }

    /// "up to five {P} worth of modes." (700.2i), in the order of any language.
    fn worth(&mut self) -> Option<u8> {
        let before = self.take(&Atom::WorthOfModes);
        self.take(&Atom::UpTo).then_some(())?;
        let Atom::Number(worth) = self.next()? else { return None };
        (self.take(&Atom::Pawprint) && (before || self.take(&Atom::WorthOfModes))).then_some(())?;
        self.take(&Atom::Stop).then_some(())?;
        u8::try_from(*worth).ok().filter(|&worth| worth > 0)
    }

    /// The modes: "• …", "+ {2} — …" (700.2h), "{P}{P} — …" (700.2i).
    pub(super) fn modes(&mut self) -> Option<Vec<Mode>> {
        let mut modes = Vec::new();
        loop {
            let (mut cost, mut pawprints) = (None, 0);
            if self.take(&Atom::PlusSign) {
                let Atom::Mana(mana) = self.next()? else { return None };
                cost = Some(Cost::mana(mana.clone()));
                self.take(&Atom::Dash).then_some(())?;
            } else if self.peek() == Some(&Atom::Pawprint) {
                while self.take(&Atom::Pawprint) {
                    pawprints += 1;
                }
                self.take(&Atom::Dash).then_some(())?;
            } else if !self.take(&Atom::Bullet) {
                return Some(modes);
            }
            let mut mode = Body::default();
            // Modes are chosen apart: none speaks of what another one did.
            let (it, player) = (self.it.clone(), self.player.clone());
            self.sentences(&mut mode)?;
            (self.it, self.player) = (it, player);
            while self.take(&Atom::Stop) {}
            modes.push(Mode { cost, pawprints, targets: mode.targets, program: mode.program });
        }
    }
}

/// Whether what a text does is done only by choice of its controller, so that it can be told whether it was done.
pub(super) fn acts_by_choice(effect: &SpellAbility) -> bool {
    let [only] = effect.program.as_slice() else { return false };
    matches!(&only.effect, Effect::May { who: Players::You, .. } | Effect::Pay { who: Players::You, must: false, .. })
}

/// "… at the beginning of the next end step", "… at end of combat": the last instruction is that of a delayed triggered
/// ability (603.7).
fn delay(body: &mut Body, until: Step) -> Option<()> {
    let last = body.program.pop()?;
    last.into.is_none().then_some(())?;
    let ability = Arc::new(Triggered::on(Pattern::begins(until, Players::All), vec![last]));
    body.program.push(Effect::Delay { ability, lasts: Duration::Forever, once: true }.into());
    Some(())
}

/// An instruction as a part of a cost that somebody may pay.
fn cost_part(effect: &Effect, doer: &Players) -> Option<CostPart> {
    let number = |amount: &vademecum_abilities::Amount| match amount {
        vademecum_abilities::Amount::Number(n) => u8::try_from(*n).ok(),
        _ => None,
    };
    match effect {
        Effect::Discard(who, amount) if who == doer => Some(CostPart::Discard(number(amount)?, Filter::Any)),
        Effect::Sacrifice(who, filter, amount) if who == doer => {
            Some(CostPart::Sacrifice(number(amount)?, filter.clone()))
        }
        Effect::SacrificeThose(vademecum_abilities::Objects::This) => Some(CostPart::SacrificeThis),
        _ => None,
    }
}

/// Whether an instruction tells what it did.
const fn has_result(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Choose { .. }
            | Effect::Damage { .. }
            | Effect::Fight(..)
            | Effect::Draw(..)
            | Effect::Discard(..)
            | Effect::DiscardAtRandom(..)
            | Effect::Mill(..)
            | Effect::GainLife(..)
            | Effect::LoseLife(..)
            | Effect::Destroy { .. }
            | Effect::Move(..)
            | Effect::Counter(_)
            | Effect::Sacrifice(..)
            | Effect::SacrificeThose(_)
            | Effect::Tap(_)
            | Effect::Untap(_)
            | Effect::PutCounters(..)
            | Effect::Search { .. }
    )
}

/// Whether a condition says that the spell was kicked.
fn is_about_kicker(condition: &Condition) -> bool {
    match condition {
        Condition::Compare(Amount::TimesKicked, ..) | Condition::PaidFor(..) => true,
        Condition::By(_, condition) => is_about_kicker(condition),
        _ => false,
    }
}
