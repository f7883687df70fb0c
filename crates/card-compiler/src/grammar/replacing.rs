//! Replacement effects of static abilities: "if a creature would die, exile it instead" (614.1).

use vademecum_abilities::{
    Ability, Amount, DeedKind, Destination, Effect, Filter, Objects, Pattern, Players, Replaced, Replacement, Shield,
    Slot, Subjects, Zone, Zones,
};

use super::{
    Parser,
    body::Body,
    clause::Subject,
    noun::{Chosen, NounPhrase, What},
};
use crate::{atom::Atom, place_word::PlaceWord, player_word::PlayerWord};

impl Parser<'_> {
    /// "If a creature would die, exile it instead", "you may have this enter as a copy of any artifact": what happens
    /// instead of something else (614.1).
    pub(super) fn instead(&mut self) -> Option<Vec<Ability>> {
        if self.is_spell() {
            return None;
        }
        let replacement = match self.peek()? {
            Atom::Damage => self.least_life()?,
            Atom::MayHave => self.enters_as_copy()?,
            Atom::Each => self.redirected()?,
            _ => self.replaced()?,
        };
        Some(vec![Ability::Replacement(replacement)])
    }

    fn enters_as_copy(&mut self) -> Option<Replacement> {
        self.take(&Atom::MayHave).then_some(())?;
        (self.noun()?.what == What::This).then_some(())?;
        // "any artifact on the battlefield", "an artifact you control".
        let any = self.take(&Atom::EnterAsCopy);
        (any || self.take(&Atom::EnterAsCopyOfOne)).then_some(())?;
        let noun = self.noun()?;
        let chosen = if any { Chosen::Bare } else { Chosen::Some(1, 1) };
        (noun.what == What::Permanent && noun.chosen == chosen).then_some(())?;
        (self.take(&Atom::Battlefield) || !any).then_some(())?;
        let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let filter = self.filter(&noun)?;
        let except = self.exceptions()?;
        Some(Replacement::of(entering, Replaced::EntersAsCopy(filter, except)))
    }

    /// "all damage that would be dealt to you is dealt to this creature instead" (614.9).
    fn redirected(&mut self) -> Option<Replacement> {
        self.take_all(&[Atom::Each, Atom::Damage, Atom::WouldBeDealtToYou, Atom::IsDealtTo]).then_some(())?;
        (self.noun()?.what == What::This && self.take(&Atom::Instead)).then_some(())?;
        let of = Pattern { to_players: true, ..Pattern::by(DeedKind::Damage, Players::You) };
        Some(Replacement::of(of, Replaced::Redirect(Subjects::Objects(Objects::This))))
    }

    /// "you control a creature, damage that would …", behind "if".
    fn least_life_if(&mut self) -> Option<Replacement> {
        let only_if = Some(self.condition()?);
        self.take(&Atom::Comma).then_some(())?;
        Some(Replacement { only_if, ..self.least_life()? })
    }

    /// "damage that would take your life total below 1 takes it to 1 instead", in the order of any language.
    fn least_life(&mut self) -> Option<Replacement> {
        let would_reduce = [Atom::Damage, Atom::OfPlayer(PlayerWord::WouldReduce), Atom::YourLifeTotal];
        (self.take_all(&would_reduce) && self.take(&Atom::OfPlayer(PlayerWord::ToLessThan))).then_some(())?;
        let Atom::Number(least) = self.next()? else { return None };
        let before = self.take(&Atom::Instead);
        self.take(&Atom::OfPlayer(PlayerWord::ReducesItTo)).then_some(())?;
        self.take(&Atom::Number(*least)).then_some(())?;
        (before || self.take(&Atom::Instead)).then_some(())?;
        let of = Pattern { from_damage: true, ..Pattern::by(DeedKind::LoseLife, Players::You) };
        Some(Replacement::of(of, Replaced::LifeAtLeast(u8::try_from(*least).ok()?)))
    }

    fn replaced(&mut self) -> Option<Replacement> {
        self.take(&Atom::If).then_some(())?;
        if let Some(damage) = self.attempt(Self::damage_replaced) {
            return Some(damage);
        }
        if let Some(floor) = self.attempt(Self::least_life_if) {
            return Some(floor);
        }
        let of = match self.peek()? {
            Atom::WouldDrawCard => Pattern::by(DeedKind::Draw, Players::You),
            Atom::WouldGainLife => Pattern::by(DeedKind::GainLife, Players::You),
            Atom::OfPlayer(PlayerWord::WouldLoseLifeFromRadiation) => {
                Pattern { from_radiation: true, ..Pattern::by(DeedKind::LoseLife, Players::You) }
            }
            Atom::WouldLoseGame => Pattern::by(DeedKind::Lose, Players::You),
            // "one or more tokens", "one or more artifact tokens".
            Atom::WouldCreate if self.ahead(1) == Some(&Atom::OneOrMore) => {
                self.at += 2;
                let noun = self.noun()?;
                (noun.what == What::Permanent && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
                let subject = described_token(self.filter(&noun)?)?;
                self.at -= 1;
                Pattern { subject, ..Pattern::by(DeedKind::Create, Players::You) }
            }
            _ => {
                let noun = self.noun()?;
                match self.peek()? {
                    Atom::WouldDie => {
                        let filter = self.one_or_this(&noun)?;
                        Pattern::moves(filter, Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard))
                    }
                    Atom::Of(PlaceWord::WouldSearch) => Pattern::by(DeedKind::Search, self.doer(&noun)?),
                    Atom::WouldBeDestroyed => Pattern::of(DeedKind::Destroy, self.one_or_this(&noun)?),
                    // 108.2: a token is not a card.
                    Atom::WouldBePutIntoGraveyard => {
                        let plain = noun.what == What::Card && noun.chosen == Chosen::Some(1, 1) && !noun.other;
                        (plain && noun.filter.zone().is_none()).then_some(())?;
                        let card = noun.filter.clone().and(Filter::Card);
                        Pattern::moves(card, Zones::NONE, Zones::only(Zone::Graveyard))
                    }
                    _ => return None,
                }
            }
        };
        self.at += 1;
        self.take(&Atom::Comma).then_some(())?;
        // 701.15b: regenerating replaces the destruction by itself.
        if of.kind == DeedKind::Destroy {
            let regenerates = self.take_all(&[Atom::Regenerate, Atom::It]);
            return regenerates.then_some(Replacement::of(of, Replaced::Regenerates));
        }
        let before = self.take(&Atom::Instead);
        self.take(&Atom::Comma);
        let with = match of.kind {
            DeedKind::Move => self.elsewhere()?,
            DeedKind::Search => self.search_of_top()?,
            // "it creates twice that many of those tokens".
            DeedKind::Create => {
                self.take(&Atom::It);
                let twice = [Atom::Create, Atom::Twice, Atom::ThatMuch];
                (self.take_all(&twice) && (self.take(&Atom::Token) || self.take(&Atom::OfThoseTokens)))
                    .then_some(Replaced::Times(2))?
            }
            DeedKind::GainLife => self.attempt(Self::more_life).or_else(|| self.other_deeds(true))?,
            DeedKind::LoseLife => self.other_deeds(true)?,
            _ => self.other_deeds(false)?,
        };
        (before || self.take(&Atom::Instead)).then_some(())?;
        Some(Replacement::of(of, with))
    }

    /// "a creature", "this": what something happens to.
    fn one_or_this(&mut self, noun: &NounPhrase) -> Option<Filter> {
        match (noun.what, noun.chosen) {
            (What::This, _) => Some(Filter::This),
            (What::Permanent, Chosen::Some(1, 1)) => self.filter(noun),
            _ => None,
        }
    }

    /// "exile it", "put it on top of its owner's library", "shuffle it into its owner's library": where it goes
    /// instead.
    fn elsewhere(&mut self) -> Option<Replaced> {
        if self.take(&Atom::ShuffleIntoLibrary) {
            let it = Objects::Slot(Slot::EVENT_OBJECTS);
            let owner = Players::OwnerOf(Box::new(it.clone()));
            let shuffled = vec![Effect::Move(it, Destination::to(Zone::Library)).into(), Effect::Shuffle(owner).into()];
            return Some(Replaced::Program(shuffled));
        }
        if self.take_all(&[Atom::Put, Atom::It, Atom::OwnersLibraryTop]) {
            return Some(Replaced::To(Zone::Library));
        }
        self.take_all(&[Atom::Exile, Atom::It]).then_some(Replaced::To(Zone::Exile))
    }

    /// "that player searches the top three cards of it": how many, in the order of any language.
    fn search_of_top(&mut self) -> Option<Replaced> {
        (self.noun()?.what == What::ThatPlayer && self.take(&Atom::Search)).then_some(())?;
        let before = self.take(&Atom::TopWord);
        let Atom::Number(cards) = self.next()? else { return None };
        let library = if before { PlaceWord::CardsOfThatLibrary } else { PlaceWord::TopCardsOfThatLibrary };
        let cards = u8::try_from(*cards).ok()?;
        self.take(&Atom::Of(library)).then_some(Replaced::SearchTop(cards))
    }

    /// "you gain twice that much life", "that much life plus 1".
    fn more_life(&mut self) -> Option<Replaced> {
        self.take(&Atom::You);
        self.take(&Atom::Gain).then_some(())?;
        let twice = self.take(&Atom::Twice);
        (self.take(&Atom::ThatMuch) && self.take(&Atom::Life)).then_some(())?;
        match (twice, self.take(&Atom::Plus)) {
            (true, false) => Some(Replaced::Times(2)),
            (false, true) => Some(Replaced::Plus(self.number()?)),
            _ => None,
        }
    }

    /// Something else is done; "that much" is how much it would have been.
    fn other_deeds(&mut self, that_much: bool) -> Option<Replaced> {
        self.that_much = that_much;
        let mut body = Body::default();
        self.clauses(Subject::default(), &mut body)?;
        Some(Replaced::Program(body.into_program()?))
    }

    /// "… would deal damage to …, it deals twice that much damage instead" (614.1a), "…, prevent 1 of that damage" (615.10).
    fn damage_replaced(&mut self) -> Option<Replacement> {
        let noun = self.noun()?;
        let one = matches!(noun.what, What::Permanent | What::Source) && noun.chosen == Chosen::Some(1, 1);
        (one && self.take(&Atom::WouldDealDamage)).then_some(())?;
        let source = Some(self.filter(&noun)?);
        let mut of = Pattern { source, ..Pattern::of(DeedKind::Damage, Filter::Any) };
        let to = self.noun()?;
        match (to.what, to.chosen) {
            (What::You, _) => (of.player, of.to_players) = (Some(Players::You), true),
            (What::Player, Chosen::Some(1, 1)) => (of.player, of.to_players) = (Some(Players::All), true),
            (What::Opponent, Chosen::Some(1, 1)) => (of.player, of.to_players) = (Some(Players::Opponents), true),
            (What::Permanent, Chosen::Some(1, 1)) => of.subject = self.filter(&to)?,
            (What::PermanentOrPlayer, Chosen::Some(1, 1)) if to.filter == Filter::Any => {}
            _ => return None,
        }
        self.take(&Atom::Comma).then_some(())?;
        if self.take(&Atom::Prevent) {
            let Atom::Number(number) = self.next()? else { return None };
            self.take(&Atom::OfThatDamage).then_some(())?;
            let shield = Shield::EachTime(Amount::Number(*number));
            return Some(Replacement { shield, ..Replacement::of(of, Replaced::Nothing) });
        }
        self.take(&Atom::It);
        let twice = [Atom::Deal, Atom::Twice, Atom::ThatMuch, Atom::Damage, Atom::Instead];
        self.take_all(&twice).then(|| Replacement::of(of, Replaced::Times(2)))
    }
}

/// What a description of tokens says beside that they are tokens.
fn described_token(filter: Filter) -> Option<Filter> {
    match filter {
        Filter::Token => Some(Filter::Any),
        Filter::All(parts) if parts.contains(&Filter::Token) => {
            let rest = parts.into_iter().filter(|part| *part != Filter::Token);
            Some(rest.fold(Filter::Any, Filter::and))
        }
        _ => None,
    }
}
