//! What a player does: the choices that one line of the script stands for.

use std::collections::BTreeMap;

use vademecum_abilities::{AbilityId, FaceId, ManaKind, Part, Zone};
use vademecum_machine::{Ask, Choice, Decision, Defender, Item, ObjectId, PlayerId, Recorder};
use vademecum_rule_ids::magic::{R103_5, R510_1E, R601_5, R603_3B, R805_7};
use vademecum_scenario_format::Wrong;

use super::{Game, Mode, NextDeed};
use crate::{
    find,
    model::{Announced, Deed, Named, Ref},
    report::Why,
};

impl Game<'_> {
    /// Plays what a player does; `next` is the line after it.
    pub(super) fn deed(&mut self, player: PlayerId, deed: &Deed, next: NextDeed<'_>) -> Result<(), Why> {
        let (by, deed) = match deed {
            Deed::By(by, deed) => (*by, &**deed),
            deed => (player, deed),
        };
        self.decides(by, player, *deed == Deed::Concede)?;
        let next = next.map(|(player, deed)| (player, deed.itself()));
        self.comes_next(player)?;
        match deed {
            // Nobody decides for one who decides for another.
            Deed::By(..) => Err(Why::Misplaced(Wrong::new("failed-decides-for-one", []))),
            Deed::Pass => {
                self.until_asked(player, Ask::Priority)?;
                self.play(Choice::Pass)
            }
            Deed::Cast(name, announced) => {
                self.until_asked(player, Ask::Priority)?;
                let card = self.pick(name, Some(Zone::Hand), |id| self.cast(id, name, announced))?;
                self.play(card)?;
                self.announce(player, announced, next)
            }
            Deed::Activate(name, nth, announced) => {
                self.until_asked(player, Ask::Priority)?;
                let ability = self.pick(name, Some(Zone::Battlefield), |id| self.activation(id, *nth))?;
                if nth.is_none() {
                    self.check_one_ability(ability)?;
                }
                self.play(ability)?;
                self.announce(player, announced, next)
            }
            Deed::PlayLand(name) => {
                self.until_asked(player, Ask::Priority)?;
                let cards = self.state.cards();
                let is_back = name.faces.iter().all(|&face| cards.part(face) == Part::Back);
                let play = if is_back { Choice::PlayBack } else { Choice::PlayLand };
                let land = self.pick(name, Some(Zone::Hand), play)?;
                self.play(land)
            }
            Deed::TurnFaceUp(name) => {
                self.until_asked(player, Ask::Priority)?;
                let choice = self.pick(name, Some(Zone::Battlefield), |id| {
                    let way = Choice::TurnFaceUp(id, 1);
                    if self.state.is_legal(way, &self.rec) { way } else { Choice::TurnFaceUp(id, 0) }
                })?;
                self.play(choice)?;
                self.pay_all(player)
            }
            Deed::Mana(name, kind) => {
                self.until(|decision| decision.who == player && matches!(decision.ask, Ask::Priority | Ask::Pay))?;
                let mana = self.mana(name, *kind)?;
                self.play(mana)
            }
            Deed::Pay(names) => {
                for name in names {
                    self.until_asked(player, Ask::Pay)?;
                    let means = self.means(name)?;
                    self.play(means)?;
                }
                self.pay_all(player)
            }
            Deed::Attack(names, whom) => self.attack(player, names, whom.as_ref(), next),
            Deed::NoAttack => {
                self.until_asked(player, Ask::Attack)?;
                self.play(Choice::Done)
            }
            Deed::Block(attacker, names) => self.block(player, attacker, names, next),
            Deed::NoBlock => {
                self.until_asked(player, Ask::Block)?;
                self.play(Choice::Done)
            }
            Deed::Divide(name, shares) => self.divide(player, name, shares),
            Deed::Accept => {
                self.until(|decision| decision.who == player && is_offer(decision))?;
                self.play(Choice::Yes)
            }
            Deed::Decline => {
                let may_end = |decision: Decision| matches!(decision.ask, Ask::Pick { least: 0, .. });
                self.until(|decision| decision.who == player && (is_offer(decision) || may_end(decision)))?;
                self.play(if is_offer(self.decision()) { Choice::No } else { Choice::Done })
            }
            Deed::KeepHand | Deed::Mulligan => {
                self.until(|decision| decision.who == player && is_mulligan(decision))?;
                self.play(if *deed == Deed::KeepHand { Choice::Yes } else { Choice::No })
            }
            Deed::Choose(fate, all) => {
                let since = self.rec.told().len();
                let chosen = self.choose(player, all)?;
                self.fates.expect(*fate, chosen, since);
                Ok(())
            }
            Deed::ChooseNumber(n) => {
                // Several effects of one object have no name each: they are counted as its text has them (616.1e).
                let is_effect = |item: &Item| matches!(item, Item::Place(_));
                let is_number = |game: &Self| game.asks_who(player) && matches!(game.decision().ask, Ask::Number(..));
                while !is_number(self) && !self.is_offered(player, is_effect) {
                    self.forced()?;
                }
                self.play(if is_number(self) {
                    Choice::Number(*n)
                } else {
                    Choice::Pick(Item::Place(n.saturating_sub(1)))
                })
            }
            Deed::ChooseMode(n) => {
                self.until_offered(player, |item| matches!(item, Item::Mode(_)))?;
                self.play(Choice::Pick(Item::Mode(n.saturating_sub(1))))
            }
            Deed::ChooseMana(kind) => {
                let pays = |game: &Self| game.asks(player, Ask::Pay);
                while !pays(self) && !self.is_offered(player, |item| matches!(item, Item::Mana(_))) {
                    self.forced()?;
                }
                self.play(if pays(self) { Choice::Spend(*kind) } else { Choice::Pick(Item::Mana(*kind)) })
            }
            Deed::ChooseSubtype(subtype) => {
                self.until_offered(player, |item| matches!(item, Item::Subtype(_)))?;
                self.play(Choice::Pick(Item::Subtype(*subtype)))
            }
            Deed::Order(name) => {
                self.until(|decision| decision.who == player && matches!(decision.why, R603_3B | R805_7))?;
                let meant = find::all(&self.state, name);
                let place = self
                    .state
                    .waiting()
                    .position(|(who, source)| self.state.share_turns(who, player) && meant.contains(&source));
                match place.and_then(|place| u32::try_from(place).ok()) {
                    Some(place) => self.play(Choice::Pick(Item::Place(place))),
                    None => Err(Why::Unclear(Wrong::new("failed-none-waits", []))),
                }
            }
            Deed::Concede => self.play(Choice::Concede(player)),
            Deed::RollPlanarDie => self.play(Choice::RollPlanarDie),
            Deed::FetchCompanion => {
                self.play(Choice::FetchCompanion)?;
                self.pay_all(player)
            }
            Deed::Unlock(name) => {
                self.until_asked(player, Ask::Priority)?;
                let door = name.door(self.state.cards());
                let unlock = self.pick(name, Some(Zone::Battlefield), |id| {
                    let ability = door.and_then(|door| self.state.unlocking(id, door));
                    Choice::Activate(id, ability.unwrap_or(AbilityId(u32::MAX)))
                })?;
                self.play(unlock)?;
                self.pay_all(player)
            }
        }
    }

    /// The choice that a name stands for: the legal one among those it could mean. Where none is legal, the
    /// first, in the zone it should be in: the engine says why not.
    fn pick(&self, name: &Ref, zone: Option<Zone>, choice: impl Fn(ObjectId) -> Choice) -> Result<Choice, Why> {
        let mut meant = find::all(&self.state, name);
        meant.extend(self.offered_components(name));
        let legal: Vec<ObjectId> = meant.iter().copied().filter(|&id| self.is_legal(choice(id))).collect();
        if let Some((&first, others)) = legal.split_first() {
            let clear = others.iter().all(|&other| find::are_alike(&self.state, first, other));
            return if clear { Ok(choice(first)) } else { Err(unclear()) };
        }
        let there = meant.iter().copied().find(|&id| zone.is_none_or(|zone| self.state.object(id).zone == zone));
        let any = there.or_else(|| meant.first().copied());
        any.map(choice).ok_or_else(|| Why::Unclear(Wrong::new("failed-no-object", [])))
    }

    /// The objects on offer that a name means and that are in no zone of their own: components of a merged or melded permanent.
    fn offered_components<'a>(&'a self, name: &'a Ref) -> impl Iterator<Item = ObjectId> + 'a {
        let objects = self.state.offer().iter().filter_map(|item| match item {
            Item::Object(id) => Some(*id),
            _ => None,
        });
        let is_component = |&id: &ObjectId| self.state.object(id).zone == Zone::Outside;
        objects.filter(is_component).filter(|&id| find::means(&self.state, name, id))
    }

    fn pick_named(&self, named: &Named, zone: Option<Zone>) -> Result<Choice, Why> {
        match named {
            Named::Player(player) => Ok(Choice::Pick(Item::Player(*player))),
            Named::Object(name) => {
                // A card that is not in the game is chosen by what it is called.
                match named_card(self.state.offer(), name).and_then(|place| self.state.offer().get(place)) {
                    Some(&card) => Ok(Choice::Pick(card)),
                    // One that is not on offer is tried all the same, for the engine to say why not.
                    None => match name.cards.first().filter(|_| self.is_outside(name)) {
                        Some(&card) => Ok(Choice::Pick(Item::Card(card))),
                        None => self.pick(name, zone, |id| Choice::Pick(Item::Object(id))),
                    },
                }
            }
        }
    }

    /// Whether a card is in no zone, where cards outside the game are on offer.
    fn is_outside(&self, name: &Ref) -> bool {
        let offers_cards = self.state.offer().iter().any(|item| matches!(item, Item::Card(_)));
        offers_cards && find::all(&self.state, name).is_empty()
    }

    /// Casting an object, by the first route that is open; of a card with several faces, with the one that is named; for
    /// the cost of a keyword, if the line says so.
    fn cast(&self, id: ObjectId, name: &Ref, announced: &Announced) -> Choice {
        let is_meant = |&route: &u16| {
            let face = self.state.face_of_route(id, route, &self.rec);
            let of_keyword = || self.state.keyword_of_route(id, route, &self.rec);
            // With its alternative face it is cast only where the line says so.
            let is_usual = |face: FaceId| self.state.cards().part(face) != Part::Alternative;
            face.is_none_or(|face| name.faces.contains(&face) && (announced.keyword.is_some() || is_usual(face)))
                && announced.keyword.is_none_or(|keyword| of_keyword() == Some(keyword))
        };
        let meant =
            || (0..self.state.count_routes(id, &self.rec)).filter(is_meant).map(|route| Choice::Cast(id, route));
        // A face that no route is open for is tried all the same, for the engine to say why not.
        let number = self.state.count_routes(id, &self.rec);
        let has_faces = self.state.face_of_route(id, 0, &self.rec).is_some();
        let first = meant()
            .next()
            .unwrap_or(Choice::Cast(id, if has_faces || announced.keyword.is_some() { number } else { 0 }));
        self.first_legal(meant()).unwrap_or(first)
    }

    /// The first legal choice of those that a line may stand for. In a game without a rule, what is legal with every rule
    /// comes first: which choice a line stands for does not depend on a rule that only forbids the others.
    fn first_legal(&self, meant: impl Iterator<Item = Choice>) -> Option<Choice> {
        let mut legal = meant.filter(|&choice| self.is_legal(choice));
        let Mode::Without(_) = self.mode else { return legal.next() };
        let with_all_rules = self.rec.anew(None);
        let legal: Vec<Choice> = legal.collect();
        let always = legal.iter().find(|&&choice| self.state.is_legal(choice, &with_all_rules));
        always.or(legal.first()).copied()
    }

    /// An activated ability of an object: the n-th of its text, or the first that can be activated.
    fn activation(&self, id: ObjectId, nth: Option<usize>) -> Choice {
        let abilities: Vec<AbilityId> = self.state.activated_abilities(id).collect();
        let ability = match nth {
            Some(nth) => nth.checked_sub(1).and_then(|nth| abilities.get(nth)).copied(),
            None => {
                let all = abilities.iter().map(|&ability| Choice::Activate(id, ability));
                if let Some(legal) = self.first_legal(all) {
                    return legal;
                }
                abilities.first().copied()
            }
        };
        Choice::Activate(id, ability.unwrap_or(AbilityId(u32::MAX)))
    }

    /// Refuses a line that does not say which ability of an object is activated where several can be. In a game without
    /// a rule, the line means the same ability as with all rules.
    fn check_one_ability(&self, chosen: Choice) -> Result<(), Why> {
        let (Choice::Activate(id, _), false) = (chosen, matches!(self.mode, Mode::Without(_))) else { return Ok(()) };
        let is_legal = |&ability: &AbilityId| self.is_legal(Choice::Activate(id, ability));
        if self.state.activated_abilities(id).filter(is_legal).nth(1).is_some() {
            return Err(Why::Unclear(Wrong::new("failed-several-abilities", [])));
        }
        Ok(())
    }

    /// A mana ability of an object.
    fn mana(&mut self, name: &Ref, kind: Option<ManaKind>) -> Result<Choice, Why> {
        self.enumerate();
        let meant = find::all(&self.state, name);
        let mut offered = self.choices.iter().filter_map(|choice| match choice {
            Choice::Mana(id, _, of) if meant.contains(&id) && kind.is_none_or(|kind| kind == of) => {
                Some((choice, id, of))
            }
            _ => None,
        });
        if let Some((choice, id, kind)) = offered.next() {
            for (_, other, of) in offered {
                if of != kind {
                    return Err(Why::Unclear(Wrong::new("failed-several-mana", [])));
                }
                if !find::are_alike(&self.state, id, other) {
                    return Err(unclear());
                }
            }
            return Ok(choice);
        }
        // Not offered: tried all the same, for the engine to say why not.
        self.pick(name, Some(Zone::Battlefield), |id| {
            let kinds = kind.map_or(ManaKind::ALL.to_vec(), |kind| vec![kind]);
            let abilities: Vec<AbilityId> = self.state.activated_abilities(id).collect();
            let tried = abilities.iter().flat_map(|&ability| kinds.iter().map(move |&kind| (ability, kind)));
            let makes = |&(ability, kind): &(AbilityId, ManaKind)| {
                self.state.cards().mana_source(ability).is_some_and(|source| source.kinds.has(kind))
            };
            let (ability, kind) =
                tried.clone().find(makes).or_else(|| tried.clone().next()).unwrap_or((AbilityId(u32::MAX), kinds[0]));
            Choice::Mana(id, ability, kind)
        })
    }

    /// What an object pays in a payment: its mana, itself, or by being tapped for it.
    fn means(&mut self, name: &Ref) -> Result<Choice, Why> {
        for is_prepared in [false, true] {
            if is_prepared {
                self.make_mana_before(name)?;
            }
            self.enumerate();
            let meant = find::all(&self.state, name);
            let pays = |choice: &Choice| matches!(choice, Choice::Mana(id, ..) | Choice::PayWith(id) | Choice::Delve(id) | Choice::Convoke(id, _) if meant.contains(id));
            if let Some(offered) = self.choices.iter().find(pays) {
                return Ok(offered);
            }
        }
        self.mana(name, None)
    }

    /// Makes mana as long as that comes before an object is given for a cost (601.2g).
    fn make_mana_before(&mut self, name: &Ref) -> Result<(), Why> {
        loop {
            self.enumerate();
            let why = self.decision().why;
            let is_early = |id: ObjectId| {
                let refused = self.state.check(Choice::PayWith(id), &self.rec.anew(self.mode.knocked_out())).err();
                refused.is_some_and(|refusal| refusal.rule == Some(why))
            };
            let mana = self.choices.iter().find(|choice| matches!(choice, Choice::Mana(..)));
            match mana.filter(|_| find::all(&self.state, name).into_iter().any(is_early)) {
                Some(mana) => self.play(mana)?,
                None => return Ok(()),
            }
        }
    }

    /// Answers what is asked while something is put onto the stack; mana is paid unless the next line says
    /// with what.
    fn announce(&mut self, player: PlayerId, said: &Announced, next: NextDeed<'_>) -> Result<(), Why> {
        let top = |game: &Self| {
            let stack = game.state.stack();
            (stack.len(), stack.last().map(|item| (item.object, item.what.clone())))
        };
        let announced = top(self);
        let mut modes = said.modes.iter();
        let mut targets = &said.targets[..];
        let mut x = said.x;
        while top(self) == announced && self.decision().who == player {
            match self.decision().ask {
                Ask::Pick { .. } if self.is_offered(player, |item| matches!(item, Item::Mode(_))) => match modes.next()
                {
                    Some(mode) => self.play(Choice::Pick(Item::Mode(mode.saturating_sub(1))))?,
                    None => break,
                },
                Ask::Number(..) => match x.take() {
                    Some(x) => self.play(Choice::Number(x))?,
                    None => break,
                },
                // 601.5: some values of X are not on offer.
                Ask::Pick { .. } if self.decision().why == R601_5 => match x.take() {
                    Some(x) => self.play(Choice::Pick(Item::Place(x)))?,
                    None => break,
                },
                Ask::Pick { least, most } => match targets {
                    [_, ..] => {
                        let (now, rest) = targets.split_at(targets.len().min(most as usize));
                        self.pick_all(player, now, Some(Zone::Battlefield))?;
                        targets = rest;
                    }
                    [] if least == 0 && !matches!(next, Some((_, Deed::Choose(..)))) => self.play(Choice::Done)?,
                    [] => break,
                },
                Ask::Pay => {
                    if self.pays_by_script(next) {
                        break;
                    }
                    self.pay_somehow()?;
                }
                Ask::Priority | Ask::Attack | Ask::Block | Ask::YesNo | Ask::Order | Ask::Over => break,
            }
        }
        // Without a rule, what is no longer asked needs no answer.
        let is_too_much = !targets.is_empty() || modes.next().is_some() || x.is_some();
        if is_too_much && self.mode == Mode::Strict {
            return Err(Why::Misplaced(Wrong::new("failed-too-much-chosen", [])));
        }
        Ok(())
    }

    /// Whether the next line says what a cost is paid with.
    fn pays_by_script(&mut self, next: NextDeed<'_>) -> bool {
        match next {
            Some((_, Deed::Pay(_) | Deed::Mana(..) | Deed::ChooseMana(_))) => true,
            Some((_, Deed::Choose(..))) => {
                self.enumerate();
                self.choices.iter().any(|choice| matches!(choice, Choice::PayWith(_)))
            }
            _ => false,
        }
    }

    /// Several lines in a row are one declaration.
    fn attack(&mut self, player: PlayerId, names: &[Ref], whom: Option<&Named>, next: NextDeed<'_>) -> Result<(), Why> {
        self.until_asked(player, Ask::Attack)?;
        let mut opponents = self.state.opponents(player);
        let only = opponents.next().filter(|_| opponents.next().is_none());
        drop(opponents);
        let defender = match (whom, only) {
            (Some(&Named::Player(player)), _) | (None, Some(player)) => Defender::Player(player),
            (Some(Named::Object(name)), _) => match find::all(&self.state, name)[..] {
                [attacked] => Defender::Permanent(attacked),
                [] => return Err(Why::Unclear(Wrong::new("failed-no-object", []))),
                _ => return Err(Why::Unclear(Wrong::new("failed-several", []))),
            },
            (None, None) => {
                return Err(Why::Unclear(Wrong::new("failed-several-opponents", [])));
            }
        };
        for name in names {
            let attack = self.pick(name, Some(Zone::Battlefield), |id| Choice::Attack(id, defender))?;
            self.play(attack)?;
        }
        let goes_on = matches!(next, Some((who, Deed::Attack(..))) if who == player);
        if goes_on { Ok(()) } else { self.play(Choice::Done) }
    }

    /// Several lines in a row are one declaration.
    fn block(&mut self, player: PlayerId, attacker: &Ref, names: &[Ref], next: NextDeed<'_>) -> Result<(), Why> {
        self.until_asked(player, Ask::Block)?;
        let meant = find::all(&self.state, attacker);
        let mut attacking = meant.iter().copied().filter(|&id| self.state.combat().is_attacking(id));
        let Some(attacked) = attacking.next().or_else(|| meant.first().copied()) else {
            return Err(Why::Unclear(Wrong::new("failed-no-object", [])));
        };
        if attacking.any(|other| !find::are_alike(&self.state, attacked, other)) {
            return Err(Why::Unclear(Wrong::new("failed-several-attackers", [])));
        }
        for name in names {
            let block = self.pick(name, Some(Zone::Battlefield), |id| Choice::Block(id, attacked))?;
            self.play(block)?;
        }
        let goes_on = matches!(next, Some((who, Deed::Block(..))) if who == player);
        if goes_on { Ok(()) } else { self.play(Choice::Done) }
    }

    /// Divides the damage of a creature. The last recipient gets the rest, and whoever gets nothing is not asked about.
    fn divide(&mut self, player: PlayerId, name: &Ref, shares: &[(u32, Named)]) -> Result<(), Why> {
        let meant = find::all(&self.state, name);
        let asked = |decision: Decision| {
            let about = decision.about.is_some_and(|id| meant.contains(&id));
            decision.who == player && decision.why == R510_1E && about
        };
        self.until(asked)?;
        let mut unasked: Vec<&(u32, Named)> = shares.iter().collect();
        let mut recipients = self.decision().about.map(|by| self.recipients(by)).unwrap_or_default();
        let mut rest = 0;
        while asked(self.decision()) {
            let to = self.state.offer().first().copied();
            self.rec.work(unasked.len().saturating_mul(self.state.objects().count()));
            let is_meant = |(_, named): &&(u32, Named)| to.is_some_and(|to| find::means_item(&self.state, named, to));
            let Some(at) = unasked.iter().position(is_meant) else { return Err(self.unanswered()) };
            let (share, _) = unasked.remove(at);
            recipients.retain(|&other| Some(other) != to);
            if let Ask::Number(_, most) = self.decision().ask {
                rest = most.saturating_sub(*share);
            }
            self.play(Choice::Number(*share))?;
        }
        for (share, named) in unasked {
            let place = recipients.iter().position(|&item| find::means_item(&self.state, named, item));
            match place {
                Some(place) if *share == rest || *share == 0 => {
                    recipients.remove(place);
                    rest -= share;
                }
                Some(_) => return Err(Why::Misplaced(Wrong::new("failed-share", [("share", share), ("rest", &rest)]))),
                None => return Err(Why::Misplaced(Wrong::new("failed-share-for-nothing", []))),
            }
        }
        Ok(())
    }

    /// What may be assigned combat damage by an attacking or blocking creature.
    fn recipients(&self, by: ObjectId) -> Vec<Item> {
        let combat = self.state.combat();
        let blocked = self.state.objects().map(|(id, _)| id).filter(|&id| combat.blockers_of(id).any(|one| one == by));
        let attacked = combat.defender(by).map(|defender| match defender {
            Defender::Player(player) => Item::Player(player),
            Defender::Permanent(id) => Item::Object(id),
        });
        // The player behind a planeswalker, over which one may trample (702.19c).
        let behind = combat.attackers().iter().filter(|attacker| attacker.id == by);
        let behind = behind.map(|attacker| Item::Player(attacker.defending)).filter(|&player| attacked != Some(player));
        combat.blockers_of(by).chain(blocked).map(Item::Object).chain(attacked).chain(behind).collect()
    }

    /// Chooses what is asked for, one after another; fewer than possible where that is allowed. The objects that were
    /// chosen.
    fn choose(&mut self, player: PlayerId, mut names: &[Named]) -> Result<Vec<ObjectId>, Why> {
        let mut chosen = Vec::new();
        while let [first, rest @ ..] = names {
            while !self.takes_names(player) {
                self.forced()?;
            }
            match (self.decision().ask, first) {
                (Ask::Pay, Named::Object(name)) => {
                    self.make_mana_before(name)?;
                    let payment = self.pick(name, None, Choice::PayWith)?;
                    self.play(payment)?;
                    if let Choice::PayWith(id) = payment {
                        chosen.push(id);
                    }
                    names = rest;
                }
                (Ask::Pay, Named::Player(_)) => return Err(self.unanswered()),
                (ask, _) => {
                    let most = if let Ask::Pick { most, .. } = ask { most as usize } else { 1 };
                    let (now, later) = names.split_at(names.len().min(most));
                    chosen.extend(self.pick_all(player, now, None)?);
                    names = later;
                }
            }
        }
        Ok(chosen)
    }

    /// Picks several items that are one answer, in the order of the offer, and ends the pick where it may end. The objects
    /// that were picked.
    fn pick_all(&mut self, player: PlayerId, names: &[Named], zone: Option<Zone>) -> Result<Vec<ObjectId>, Why> {
        let asked = self.decision();
        self.rec.work(names.len().saturating_mul(self.state.objects().count()));
        let meant = |named: &Named| match named {
            Named::Player(_) => Vec::new(),
            Named::Object(name) => find::all(&self.state, name),
        };
        let mut left: Vec<(&Named, Vec<ObjectId>)> = names.iter().map(|named| (named, meant(named))).collect();
        let mut offer = Vec::new();
        let mut picked = Vec::new();
        while !left.is_empty() {
            if !picked.is_empty() && !self.goes_on(asked) {
                let left: Vec<&Named> = left.into_iter().map(|(named, _)| named).collect();
                picked.extend(self.picked_unasked(&left, &offer)?);
                break;
            }
            offer = self.state.offer().to_vec();
            let rest = self.state.behind_offer().to_vec();
            self.rec.work(offer.len() + left.iter().map(|(_, meant)| 1 + meant.len()).sum::<usize>());
            let places: BTreeMap<ObjectId, usize> =
                offer.iter().enumerate().filter_map(|(place, &item)| Some((object(item)?, place))).collect();
            let place_of = |(named, meant): &(&Named, Vec<ObjectId>)| match named {
                Named::Player(player) => offer.iter().position(|&item| item == Item::Player(*player)),
                Named::Object(name) => {
                    meant.iter().filter_map(|id| places.get(id)).min().copied().or_else(|| named_card(&offer, name))
                }
            };
            let place_of = |at: &usize| place_of(&left[*at]).unwrap_or(usize::MAX);
            let at = (0..left.len()).min_by_key(place_of).unwrap_or_default();
            let choice = self.pick_named(left.remove(at).0, zone)?;
            self.play(choice)?;
            // What stands before it is not offered again.
            let behind = offer.iter().position(|&item| choice == Choice::Pick(item)).map_or(0, |place| place + 1);
            offer.drain(..behind);
            offer.extend(rest);
            picked.extend(picked_item(choice));
        }
        if self.goes_on(asked) && matches!(self.decision().ask, Ask::Pick { least: 0, .. }) && self.asks_who(player) {
            self.play(Choice::Done)?;
        }
        Ok(picked.into_iter().filter_map(object).collect())
    }

    /// The items that names mean among those that were left when the last one was picked: all of them were picked without a
    /// question, for there was no choice.
    fn picked_unasked(&self, names: &[&Named], offer: &[Item]) -> Result<Vec<Item>, Why> {
        self.rec.work(names.len().saturating_mul(offer.len()).saturating_mul(self.state.objects().count()));
        let (specific, others): (Vec<&Named>, Vec<&Named>) =
            names.iter().partition(|named| !matches!(named, Named::Object(name) if !name.is_specific()));
        let mut rest = offer.to_vec();
        let mut picked = Vec::new();
        for named in specific.into_iter().chain(others) {
            let place = rest.iter().position(|&item| find::means_item(&self.state, named, item));
            let none = || Why::Misplaced(Wrong::new("failed-too-much-named", []));
            picked.push(rest.remove(place.ok_or_else(none)?));
        }
        Ok(picked)
    }

    fn asks_who(&self, player: PlayerId) -> bool {
        self.decision().who == player
    }

    /// Whether the same pick goes on.
    fn goes_on(&self, asked: Decision) -> bool {
        let now = self.decision();
        let fewer = match (asked.ask, now.ask) {
            (Ask::Pick { most: before, .. }, Ask::Pick { most, .. }) => most < before,
            _ => false,
        };
        (asked.who, asked.why, asked.about) == (now.who, now.why, now.about) && fewer
    }

    /// Whether a player is asked for something that is on offer.
    fn is_offered(&self, player: PlayerId, what: impl Fn(&Item) -> bool) -> bool {
        let is_pick = matches!(self.decision().ask, Ask::Pick { .. } | Ask::Order);
        is_pick && self.asks_who(player) && self.state.offer().iter().any(what)
    }

    fn until_offered(&mut self, player: PlayerId, what: impl Fn(&Item) -> bool) -> Result<(), Why> {
        while !self.is_offered(player, &what) {
            self.forced()?;
        }
        Ok(())
    }

    /// Whether what a player is asked is answered by naming objects or players.
    fn takes_names(&mut self, player: PlayerId) -> bool {
        if self.asks(player, Ask::Pay) {
            self.enumerate();
            return self.choices.iter().any(|choice| matches!(choice, Choice::PayWith(_)));
        }
        self.is_offered(player, |item| {
            matches!(item, Item::Object(_) | Item::Player(_) | Item::Card(_) | Item::Face(_))
        })
    }
}

/// The place in an offer of a card that is not in the game, by its name or that of the face that is offered.
fn named_card(offer: &[Item], name: &Ref) -> Option<usize> {
    let face = offer.iter().position(|item| matches!(item, Item::Face(face) if name.faces.contains(face)));
    face.or_else(|| offer.iter().position(|item| matches!(item, Item::Card(card) if name.names(*card))))
}

/// A name that means several objects where it matters which.
fn unclear() -> Why {
    Why::Unclear(Wrong::new("failed-several-differ", []))
}

/// The item that a choice picks.
const fn picked_item(choice: Choice) -> Option<Item> {
    if let Choice::Pick(item) = choice { Some(item) } else { None }
}

/// The object that an item is.
const fn object(item: Item) -> Option<ObjectId> {
    if let Item::Object(id) = item { Some(id) } else { None }
}

/// Whether a decision is about something that a player may do.
fn is_offer(decision: Decision) -> bool {
    decision.ask == Ask::YesNo && !is_mulligan(decision)
}

/// Whether a decision is about an opening hand (103.5).
pub(super) fn is_mulligan(decision: Decision) -> bool {
    decision.ask == Ask::YesNo && decision.why == R103_5
}
