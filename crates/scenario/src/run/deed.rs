//! What a player does: the choices that one line of the script stands for.

use vademecum_magic::{
    Choice, Decision, Defender, INTRINSIC, ManaKind, ObjectId, PlayerId, Subtype, Target, Zone, ability::Ability,
};

use super::{Game, Mode, NextDeed};
use crate::{
    find,
    model::{Announced, Deed, Named, Ref},
    report::Why,
};

impl Game<'_> {
    /// Plays what a player does; `next` is the line after it.
    pub(super) fn deed(&mut self, player: PlayerId, deed: &Deed, next: NextDeed<'_>) -> Result<(), Why> {
        match deed {
            Deed::Pass => {
                self.until(|decision| decision == Decision::Priority(player))?;
                self.play(Choice::Pass)
            }
            Deed::Cast(name, announced) => {
                self.until(|decision| decision == Decision::Priority(player))?;
                let card = self.pick(name, Some(Zone::Hand), Choice::Cast)?;
                self.play(card)?;
                self.announce(player, announced, next)
            }
            Deed::Activate(name, nth, announced) => {
                self.until(|decision| decision == Decision::Priority(player))?;
                let ability = self.ability(name, *nth)?;
                self.play(ability)?;
                self.announce(player, announced, next)
            }
            Deed::PlayLand(name) => {
                self.until(|decision| decision == Decision::Priority(player))?;
                let land = self.pick(name, Some(Zone::Hand), Choice::PlayLand)?;
                self.play(land)
            }
            Deed::Mana(name, kind) => {
                self.until(|decision| decision == Decision::Priority(player) || decision == Decision::Pay(player))?;
                let mana = self.mana(name, *kind)?;
                self.play(mana)
            }
            Deed::Pay(names) => {
                for name in names {
                    self.until(|decision| decision == Decision::Pay(player))?;
                    let mana = self.mana(name, None)?;
                    self.play(mana)?;
                }
                self.pay_all(player)
            }
            Deed::Attack(names, whom) => self.attack(player, names, *whom, next),
            Deed::NoAttack => {
                self.until(|decision| decision == Decision::Attackers(player))?;
                self.play(Choice::Done)
            }
            Deed::Block(attacker, names) => self.block(player, attacker, names, next),
            Deed::NoBlock => {
                self.until(|decision| decision == Decision::Blockers(player))?;
                self.play(Choice::Done)
            }
            Deed::Divide(name, shares) => self.divide(player, name, shares),
            Deed::Accept | Deed::Decline => {
                self.until(
                    |decision| matches!(decision, Decision::May(who) | Decision::Scry(who, _) if who == player),
                )?;
                self.play(if *deed == Deed::Accept { Choice::Yes } else { Choice::No })
            }
            Deed::Choose(all) => self.choose(player, all),
            Deed::ChooseNumber(n) => {
                self.until(
                    |decision| matches!(decision, Decision::X(who) | Decision::AssignDamage(who, ..) if who == player),
                )?;
                self.play(Choice::Number(*n))
            }
            Deed::ChooseMode(n) => {
                self.until(|decision| decision == Decision::Mode(player))?;
                self.play(Choice::Mode(n.saturating_sub(1)))
            }
            Deed::ChooseMana(kind) => {
                self.until(|decision| decision == Decision::ManaKind(player) || decision == Decision::Pay(player))?;
                self.play(Choice::Spend(*kind))
            }
            Deed::Order(name) => {
                self.until(|decision| decision == Decision::OrderTriggers(player))?;
                let meant = find::all(&self.state, name);
                let place = self.state.waiting().position(|(source, _)| meant.contains(&source));
                match place {
                    Some(place) => self.play(Choice::Trigger(u32::try_from(place).unwrap_or(u32::MAX))),
                    None => Err(Why::Unclear("no ability of it waits".to_owned())),
                }
            }
            Deed::Concede => self.play(Choice::Concede(player)),
        }
    }

    /// The choice that a name stands for: the legal one among those it could mean. Where none is legal, the
    /// first, in the zone it should be in: the engine says why not.
    fn pick(&self, name: &Ref, zone: Option<Zone>, choice: impl Fn(ObjectId) -> Choice) -> Result<Choice, Why> {
        let meant = find::all(&self.state, name);
        let legal: Vec<ObjectId> = meant.iter().copied().filter(|&id| self.is_legal(choice(id))).collect();
        if let Some((&first, others)) = legal.split_first() {
            let clear = others.iter().all(|&other| find::are_alike(&self.state, first, other));
            let unclear =
                || Why::Unclear("the name means several objects that differ: say which, as in `name 2`".to_owned());
            return if clear { Ok(choice(first)) } else { Err(unclear()) };
        }
        let there = meant.iter().copied().find(|&id| zone.is_none_or(|zone| self.state.object(id).zone == zone));
        let any = there.or_else(|| meant.first().copied());
        any.map(choice).ok_or_else(|| Why::Unclear("there is no such object".to_owned()))
    }

    fn pick_target(&self, named: &Named) -> Result<Choice, Why> {
        match named {
            Named::Player(player) => Ok(Choice::Target(Target::Player(*player))),
            Named::Object(name) => self.pick(name, Some(Zone::Battlefield), |id| Choice::Target(Target::Object(id))),
        }
    }

    /// An activated ability of an object: the n-th that is printed, or the first that can be activated.
    fn ability(&self, name: &Ref, nth: Option<usize>) -> Result<Choice, Why> {
        let printed = |id: ObjectId| {
            let abilities = self.state.card(id).def.abilities.iter().zip(0..=u8::MAX);
            let places =
                abilities.filter(|(ability, _)| matches!(ability, Ability::Activated(_))).map(|(_, place)| place);
            places.collect::<Vec<u8>>()
        };
        let place_of = |id: ObjectId| {
            let places = printed(id);
            let legal = || places.iter().copied().find(|&place| self.is_legal(Choice::Activate(id, place)));
            let place = match nth {
                Some(nth) => nth.checked_sub(1).and_then(|nth| places.get(nth)).copied(),
                None => legal().or_else(|| places.first().copied()),
            };
            place.unwrap_or(u8::MAX)
        };
        self.pick(name, Some(Zone::Battlefield), |id| Choice::Activate(id, place_of(id)))
    }

    /// A mana ability of an object.
    fn mana(&mut self, name: &Ref, kind: Option<ManaKind>) -> Result<Choice, Why> {
        self.enumerate();
        let meant = find::all(&self.state, name);
        let offered = self.choices.iter().find(|choice| {
            matches!(choice, Choice::Mana(id, _, of) if meant.contains(id) && kind.is_none_or(|kind| kind == *of))
        });
        if let Some(choice) = offered {
            return Ok(choice);
        }
        // Not offered: tried all the same, for the engine to say why not.
        self.pick(name, Some(Zone::Battlefield), |id| {
            let def = &self.state.card(id).def;
            let basic = Subtype::BASIC_LANDS.iter().position(|basic| def.subtypes.contains(basic));
            let activated = def.abilities.iter().position(|ability| matches!(ability, Ability::Activated(_)));
            match basic {
                Some(place) => Choice::Mana(id, INTRINSIC + place as u8, ManaKind::ALL[place]),
                None => Choice::Mana(id, activated.unwrap_or(0) as u8, kind.unwrap_or(ManaKind::Colorless)),
            }
        })
    }

    /// Answers what is asked while something is put onto the stack; mana is paid unless the next line says
    /// with what.
    fn announce(&mut self, player: PlayerId, said: &Announced, next: NextDeed<'_>) -> Result<(), Why> {
        let top = |game: &Self| game.state.stack().last().map(|item| (item.object, item.ability));
        let announced = top(self);
        let mut modes = said.modes.iter();
        let mut targets = said.targets.iter();
        let mut x = said.x;
        while top(self) == announced {
            match self.decision() {
                Decision::Mode(who) if who == player => match modes.next() {
                    Some(mode) => self.play(Choice::Mode(mode.saturating_sub(1)))?,
                    None => break,
                },
                Decision::X(who) if who == player => match x.take() {
                    Some(x) => self.play(Choice::Number(x))?,
                    None => break,
                },
                Decision::Target(who, _) if who == player => match targets.next() {
                    Some(named) => {
                        let target = self.pick_target(named)?;
                        self.play(target)?;
                    }
                    None if self.is_legal(Choice::Done) && !matches!(next, Some((_, Deed::Choose(_)))) => {
                        self.play(Choice::Done)?;
                    }
                    None => break,
                },
                Decision::Pay(who) if who == player => {
                    if matches!(next, Some((_, Deed::Pay(_) | Deed::Mana(..) | Deed::ChooseMana(_)))) {
                        break;
                    }
                    self.pay_somehow()?;
                }
                _ => break,
            }
        }
        // Without a rule, what is no longer asked needs no answer.
        let is_too_much = targets.next().is_some() || modes.next().is_some() || x.is_some();
        if is_too_much && self.mode == Mode::Strict {
            return Err(Why::Misplaced("more is chosen than is asked: modes, X or targets".to_owned()));
        }
        Ok(())
    }

    /// Several lines in a row are one declaration.
    fn attack(
        &mut self,
        player: PlayerId,
        names: &[Ref],
        whom: Option<PlayerId>,
        next: NextDeed<'_>,
    ) -> Result<(), Why> {
        self.until(|decision| decision == Decision::Attackers(player))?;
        let mut opponents = self.state.opponents(player);
        let only = opponents.next().filter(|_| opponents.next().is_none());
        drop(opponents);
        let Some(defender) = whom.or(only) else {
            return Err(Why::Unclear("there are several opponents: say who is attacked".to_owned()));
        };
        for name in names {
            let attack =
                self.pick(name, Some(Zone::Battlefield), |id| Choice::Attack(id, Defender::Player(defender)))?;
            self.play(attack)?;
        }
        let goes_on = matches!(next, Some((who, Deed::Attack(..))) if who == player);
        if goes_on { Ok(()) } else { self.play(Choice::Done) }
    }

    /// Several lines in a row are one declaration.
    fn block(&mut self, player: PlayerId, attacker: &Ref, names: &[Ref], next: NextDeed<'_>) -> Result<(), Why> {
        self.until(|decision| decision == Decision::Blockers(player))?;
        let meant = find::all(&self.state, attacker);
        let mut attacking = meant.iter().copied().filter(|&id| self.state.combat().is_attacking(id));
        let Some(attacked) = attacking.next().or_else(|| meant.first().copied()) else {
            return Err(Why::Unclear("there is no such object".to_owned()));
        };
        if attacking.any(|other| !find::are_alike(&self.state, attacked, other)) {
            return Err(Why::Unclear("several attackers have that name: say which, as in `name 2`".to_owned()));
        }
        for name in names {
            let block = self.pick(name, Some(Zone::Battlefield), |id| Choice::Block(id, attacked))?;
            self.play(block)?;
        }
        let goes_on = matches!(next, Some((who, Deed::Block(..))) if who == player);
        if goes_on { Ok(()) } else { self.play(Choice::Done) }
    }

    fn divide(&mut self, player: PlayerId, name: &Ref, shares: &[(u32, Named)]) -> Result<(), Why> {
        let meant = find::all(&self.state, name);
        let asked = |decision: Decision| matches!(decision, Decision::AssignDamage(who, by, _) if who == player && meant.contains(&by));
        self.until(asked)?;
        while let Decision::AssignDamage(_, _, to) = self.decision()
            && asked(self.decision())
        {
            let share = shares.iter().find(|(_, named)| match (named, to) {
                (Named::Player(player), Target::Player(other)) => *player == other,
                (Named::Object(name), Target::Object(id)) => find::all(&self.state, name).contains(&id),
                _ => false,
            });
            match share {
                Some((n, _)) => self.play(Choice::Number(*n))?,
                None => return Err(self.unanswered()),
            }
        }
        Ok(())
    }

    /// Chooses what is asked for, one after another; fewer than possible where that is allowed.
    fn choose(&mut self, player: PlayerId, all: &[Named]) -> Result<(), Why> {
        let mut last = None;
        for named in all {
            self.until(|decision| decision.player() == Some(player) && takes_objects(decision))?;
            last = Some(self.decision());
            let choice = match (self.decision(), named) {
                (Decision::Target(..), named) => self.pick_target(named)?,
                (_, Named::Object(name)) => self.pick(name, None, Choice::Object)?,
                (_, Named::Player(_)) => return Err(self.unanswered()),
            };
            self.play(choice)?;
        }
        let same = matches!(last, Some(Decision::Target(..))) && Some(self.decision()) == last;
        if same && self.is_legal(Choice::Done) { self.play(Choice::Done) } else { Ok(()) }
    }
}

/// Whether a decision is answered by naming objects or players.
const fn takes_objects(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Target(..)
            | Decision::CostSacrifice(_)
            | Decision::CostDiscard(_)
            | Decision::DiscardDown(_)
            | Decision::Legend(..)
            | Decision::Discard(_)
            | Decision::Sacrifice(_)
            | Decision::Bottom(_)
    )
}
