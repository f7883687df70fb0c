//! What a verb does to objects: counters, moves between zones, searches, damage, copies, prevention.

use std::sync::Arc;

use vademecum_abilities::{
    Amount, Change, CopyTargets, DeedKind, Destination, Divided, Duration, Effect, Filter, Instruction, Objects,
    Pattern, Players, Replaced, Replacement, Shield, Subjects, TargetSpec, Targetable, Where, Zone, Zones,
};

use super::{
    Parser,
    body::Body,
    clause::Subject,
    noun::{Chosen, What},
};
use crate::{atom::Atom, place_word::PlaceWord, transform_word::TransformWord};

impl Parser<'_> {
    /// "a +1/+1 counter on target creature".
    pub(super) fn counters(&mut self, body: &mut Body) -> Option<Instruction> {
        let amount = self.number()?;
        let Atom::Counter(kind) = self.next()? else { return None };
        let noun = self.noun()?;
        self.is_permanent(&noun).then_some(())?;
        let on = Subjects::Objects(self.objects(&noun, body)?);
        let amount = self.for_each(amount)?;
        Some(Effect::PutCounters(on, *kind, amount).into())
    }

    /// "a +1/+1 counter from target creature onto another target creature" (122.5).
    pub(super) fn move_counters(&mut self, body: &mut Body) -> Option<Instruction> {
        let amount = self.number()?;
        let Atom::Counter(kind) = self.next()? else { return None };
        let mut one = |parser: &mut Self| {
            let noun = parser.noun()?;
            (parser.is_permanent(&noun) && !noun.is_several() && noun.chosen != Chosen::Each).then_some(())?;
            parser.objects(&noun, body)
        };
        let (from, onto) = (one(self)?, one(self)?);
        Some(Effect::MoveCounters { kind: *kind, amount, from, onto }.into())
    }

    /// "target creature to its owner's hand", "that card onto the battlefield under its owner's control".
    pub(super) fn relocation(&mut self, returned: bool, body: &mut Body) -> Option<Instruction> {
        let noun = self.noun()?;
        let it = || self.it.as_ref().filter(|_| noun.what == What::It);
        let is_own = noun.what == What::This && noun.yours;
        let is_card = noun.what == What::Card || is_own || it().is_some_and(|it| it.is_called(&Atom::Card));
        let is_yours = noun.yours || it().is_some_and(|it| it.yours);
        let what = self.objects(&noun, body)?;
        if noun.yours
            && let Some(it) = &mut self.it
        {
            it.yours = true;
        }
        let mut to = match self.next()? {
            Atom::OwnersHand => Destination::to(Zone::Hand),
            Atom::YourHand if is_yours => Destination::to(Zone::Hand),
            Atom::Battlefield if is_card => {
                let tapped = self.take(&Atom::Tapped);
                let transformed = self.take(&Atom::Transforming(TransformWord::Transformed));
                // 110.2a: under your control, unless something else is said.
                let owners = self.take(&Atom::UnderOwnersControl);
                if !owners {
                    self.take(&Atom::UnderYourControl);
                }
                let under = (!owners).then_some(Players::You);
                let onto = if self.take(&Atom::Attached) {
                    let bearer = self.noun()?;
                    Some(self.recipient(&bearer, body)?)
                } else {
                    None
                };
                Destination { under, tapped, transformed, onto, ..Destination::to(Zone::Battlefield) }
            }
            Atom::OwnersLibraryTop if !returned => Destination::to(Zone::Library),
            Atom::YourLibraryTop if !returned && is_yours => Destination::to(Zone::Library),
            Atom::OwnersLibraryNth(nth) if !returned => {
                Destination { place: Where::FromTop(*nth), ..Destination::to(Zone::Library) }
            }
            Atom::OwnersLibraryBottom if !returned => {
                Destination { place: Where::Bottom, ..Destination::to(Zone::Library) }
            }
            _ => return None,
        };
        to.tapped |= to.zone == Zone::Battlefield && !to.tapped && self.take(&Atom::Tapped);
        self.moves(what, to)
    }

    /// "search your library for a basic land card".
    pub(super) fn search(&mut self) -> Option<Instruction> {
        self.take(&Atom::YourLibrary).then_some(())?;
        let noun = self.noun()?;
        // 701.19b: fewer may be found anyway, which more than one without "up to" would not say.
        let (What::Card, Chosen::Some(0, most) | Chosen::Some(1, most @ 1)) = (noun.what, noun.chosen) else {
            return None;
        };
        (!noun.other && noun.filter.zone().is_none()).then_some(())?;
        let slot = self.free_slot()?;
        self.mention(Objects::Slot(slot), &[Atom::Card]);
        if let Some(it) = &mut self.it {
            it.yours = true;
        }
        let up_to = matches!(noun.chosen, Chosen::Some(0, _));
        let most = Amount::Number(i32::from(most));
        Some(Instruction::from(Effect::Search { who: Players::You, filter: noun.filter, most, up_to }).into_slot(slot))
    }

    /// "its controller's library, hand, and graveyard for each card with the same name as that artifact", behind "search".
    pub(super) fn search_zones(&mut self) -> Option<Instruction> {
        match self.next()? {
            Atom::Of(PlaceWord::ZonesOfThatPlayer) => {}
            Atom::Of(PlaceWord::ZonesOfController) => {
                let it = self.it.as_ref().filter(|it| !it.several)?;
                self.player = Some(Players::ControllerOf(Box::new(it.objects.clone())));
            }
            _ => return None,
        }
        let of = self.player.clone()?;
        let cards = self.noun()?;
        let all = cards.what == What::Card && cards.chosen == Chosen::Each && !cards.other;
        (all && cards.filter.zone().is_none() && self.take(&Atom::Of(PlaceWord::SameNameAs))).then_some(())?;
        (self.noun()?.what == What::It).then_some(())?;
        // Also what has left the battlefield had a name.
        let name = Filter::SameName(Box::new(self.it.take()?.objects));
        let slot = self.free_slot()?;
        self.spoke = false;
        self.mention(Objects::Slot(slot), &[Atom::Card]);
        if let Some(it) = &mut self.it {
            it.several = true;
        }
        let zones = Zones::only(Zone::Library).with(Zone::Hand).with(Zone::Graveyard);
        Some(Instruction::from(Effect::SearchZones { of, zones, filter: cards.filter.and(name) }).into_slot(slot))
    }

    /// "a nonland card", behind "choose from it": from the hand that was revealed.
    pub(super) fn choose_from_hand(&mut self) -> Option<Instruction> {
        let card = self.noun()?;
        let one = card.what == What::Card && card.chosen == Chosen::Some(1, 1) && !card.other;
        (one && card.filter.zone().is_none()).then_some(())?;
        let hand = card.filter.and(Filter::In(Zone::Hand)).and(Filter::Owner(self.player.clone()?));
        let (one, slot) = (Amount::Number(1), self.free_slot()?);
        (self.it, self.spoke) = (None, false);
        self.mention(Objects::Slot(slot), &[Atom::Card]);
        let choose = Effect::Choose { who: Players::You, among: Objects::Each(hand), least: one.clone(), most: one };
        Some(Instruction::from(choose).into_slot(slot))
    }

    /// "deals 3 damage to any target".
    pub(super) fn damage(&mut self, subject: &mut Subject, body: &mut Body) -> Option<Instruction> {
        let source = subject.objects(self, body)?;
        // "Creatures you control deal damage": each its own, which one amount cannot tell.
        (!matches!(source, Objects::Each(_))).then_some(())?;
        let amount = self.amount_of(&Atom::Damage)?;
        if self.take(&Atom::DividedAmongTargets) {
            let any = TargetSpec { divides: Some(amount), ..TargetSpec::some(Targetable::Any, 1, u8::MAX) };
            let slot = body.target(any)?;
            self.forget();
            return Some(Effect::Divided(slot, Divided::Damage(source)).into());
        }
        let noun = self.noun()?;
        let to = self.recipient(&noun, body)?;
        let amount = self.for_each(amount)?;
        let damage = Effect::Damage { source: source.clone(), to, amount };
        // "… and 1 damage to any other target".
        let more = self.attempt(|parser| {
            parser.take(&Atom::And).then_some(())?;
            let amount = parser.number()?;
            parser.take(&Atom::Damage).then_some(())?;
            let noun = parser.noun()?;
            let to = parser.recipient(&noun, body)?;
            Some(Effect::Damage { source, to, amount })
        });
        match more {
            None => Some(damage.into()),
            Some(more) => {
                body.program.push(damage.into());
                Some(more.into())
            }
        }
    }

    /// "target spell. You may choose new targets for the copy" (707.10, 707.10c).
    pub(super) fn copy_spell(&mut self, body: &mut Body) -> Option<Instruction> {
        let noun = self.noun()?;
        self.is_on_stack(&noun).then_some(())?;
        let what = self.objects(&noun, body)?;
        let except = self.exceptions()?;
        let chooses = self.take_all(&[Atom::Stop, Atom::NewTargets]);
        let targets = if chooses { CopyTargets::MayChoose } else { CopyTargets::Same };
        Some(Effect::CopyOnStack { what, except, targets }.into())
    }

    /// "target creature's power and toughness", in the order of any language (613.4d).
    pub(super) fn switch(&mut self, body: &mut Body) -> Option<Instruction> {
        let sizes = [Atom::Power, Atom::And, Atom::Toughness];
        let before = self.take_all(&sizes);
        let noun = self.noun()?;
        self.is_permanent(&noun).then_some(())?;
        let which = self.objects(&noun, body)?;
        (before || self.take(&Atom::Possessive) && self.take_all(&sizes)).then_some(())?;
        self.take(&Atom::UntilEndOfTurn).then_some(())?;
        Some(Effect::Change { which, changes: vec![Change::Switch], lasts: Duration::EndOfTurn }.into())
    }

    /// "all combat damage", "the next 3 damage": how much, and whether only combat damage.
    fn prevented_damage(&mut self) -> Option<(Shield, Option<bool>)> {
        if self.take(&Atom::NextPointOfDamage) {
            return Some((Shield::Amount(Amount::Number(1)), None));
        }
        let shield = if self.take(&Atom::NextAmount) { Shield::Amount(self.number()?) } else { Shield::Lasting };
        (matches!(shield, Shield::Amount(_)) || self.take(&Atom::Each)).then_some(())?;
        match self.next()? {
            Atom::Damage => Some((shield, None)),
            Atom::CombatDamage => Some((shield, Some(true))),
            _ => None,
        }
    }

    /// "all combat damage that would be dealt this turn", "the next 3 damage that would be dealt to you this turn" (615).
    pub(super) fn prevent(&mut self, body: &mut Body) -> Option<Instruction> {
        let (shield, combat) = self.prevented_damage()?;
        let mut of = Pattern { combat, ..Pattern::of(DeedKind::Damage, Filter::Any) };
        if let Some(source) = self.attempt(Self::sources_would_deal) {
            of.source = Some(source);
        } else if self.take(&Atom::WouldBeDealtToYou) {
            (of.player, of.to_players) = (Some(Players::You), true);
        } else {
            self.take(&Atom::WouldBeDealt).then_some(())?;
            if let Some(noun) = self.noun() {
                match self.attempt(|parser| parser.players(&noun, body)) {
                    Some(players) => (of.player, of.to_players) = (Some(players), true),
                    None => match self.objects(&noun, body)? {
                        Objects::Slot(slot) => of.subject = Filter::Slot(slot),
                        Objects::This => of.subject = Filter::This,
                        // 615.11: each of them gets a shield of its own.
                        each @ Objects::Each(_) => {
                            let Shield::Amount(amount) = shield else { return None };
                            (combat.is_none() && self.take(&Atom::ThisTurn)).then_some(())?;
                            let (on, lasts) = (Subjects::Objects(each), Duration::EndOfTurn);
                            return Some(Effect::Shield { on, amount, lasts }.into());
                        }
                        _ => return None,
                    },
                }
            }
        }
        self.take(&Atom::ThisTurn).then_some(())?;
        let replacement = Arc::new(Replacement { shield, ..Replacement::of(of, Replaced::Nothing) });
        Some(Effect::Replace { replacement, lasts: Duration::EndOfTurn }.into())
    }

    /// "your hand and all permanents you own into your library", behind "shuffle".
    pub(super) fn shuffle_away(&mut self, body: &mut Body) -> Option<Instruction> {
        if let Some(shuffled) = self.attempt(|parser| parser.shuffle_those(body)) {
            return Some(shuffled);
        }
        loop {
            let what = match self.peek()? {
                Atom::YourHand => Objects::Zone(Zone::Hand, Players::You),
                Atom::YourGraveyard => Objects::Zone(Zone::Graveyard, Players::You),
                _ => {
                    let noun = self.noun()?;
                    let all = noun.what == What::Permanent && noun.chosen == Chosen::Each && !noun.other;
                    (all && self.take(&Atom::YouOwn)).then_some(())?;
                    self.at -= 1;
                    Objects::Each(self.filter(&noun)?.and(Filter::Owner(Players::You)))
                }
            };
            self.at += 1;
            body.program.push(Effect::Move(what, Destination::to(Zone::Library)).into());
            if self.take(&Atom::YourLibrary) {
                return Some(Effect::Shuffle(Players::You).into());
            }
            let comma = self.take(&Atom::Comma);
            (self.take(&Atom::And) || comma).then_some(())?;
        }
    }

    /// "this spell into its owner's library", "up to three target cards from your graveyard into your library" (701.20c,
    /// 701.20d), behind "shuffle".
    fn shuffle_those(&mut self, body: &mut Body) -> Option<Instruction> {
        let noun = self.noun()?;
        let is_yours = noun.what == What::Card && noun.yours && matches!(noun.chosen, Chosen::Target(..));
        (is_yours || noun.what == What::This).then_some(())?;
        let what = self.objects(&noun, body)?;
        let to = if is_yours { Atom::YourLibrary } else { Atom::Of(PlaceWord::OwnersLibrary) };
        let of = if is_yours { Players::You } else { Players::OwnerOf(Box::new(what.clone())) };
        self.take(&to).then(|| Effect::ShuffleInto { what, of }.into())
    }

    /// "creatures would deal", in the order of any language.
    pub(super) fn sources_would_deal(&mut self) -> Option<Filter> {
        let before = self.take(&Atom::WouldDeal);
        let noun = self.noun()?;
        (noun.what == What::Permanent && noun.chosen == Chosen::Bare).then_some(())?;
        (before || self.take(&Atom::WouldDeal)).then_some(())?;
        self.filter(&noun)
    }
}
