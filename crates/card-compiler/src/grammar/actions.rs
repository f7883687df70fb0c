//! Keyword actions that are sentences of their own: "proliferate", "goad target creature", "monstrosity 3".

use vademecum_abilities::{
    Ability, Amount, Ballot, Change, Comparison, Condition, Cost, CostPart, Doubled, Duration, Effect, Exchanged,
    ExchangedNumber, Filter, Instruction, Objects, Players, Program, Slot, Static, Subjects, TargetSpec, Targetable,
};
use vademecum_machine::{actions, tokens::PREDEFINED};
use vademecum_vocab::Lang;

use super::{
    Parser,
    body::Body,
    clause::Subject,
    noun::{Chosen, NounPhrase, What},
};
use crate::{atom::Atom, place_word::PlaceWord, words::language};

impl Parser<'_> {
    /// A clause whose verb is a keyword action.
    pub(super) fn keyword_action(
        &mut self,
        verb: &Atom,
        subject: &mut Subject,
        body: &mut Body,
    ) -> Option<Instruction> {
        self.at += 1;
        // English says "double" of an amount as well: "double that damage".
        let verb = if *verb == Atom::Twice && self.context.lang == Lang::En { &Atom::DoubleIt } else { verb };
        let by_players = matches!(verb, Atom::Proliferate | Atom::Populate | Atom::Bolster | Atom::Investigate);
        if by_players {
            let who = subject.players(self, body)?.unwrap_or(Players::You);
            return Some(match verb {
                Atom::Proliferate => Effect::Proliferate(who).into(),
                Atom::Populate => Effect::Populate(who).into(),
                Atom::Bolster => Effect::Bolster(who, self.number()?).into(),
                _ => actions::investigate(who, self.clue()?),
            });
        }
        if *verb == Atom::VotesFor {
            return self.vote(subject, body);
        }
        let by_you = matches!(
            verb,
            Atom::Fateseal
                | Atom::Monstrosity
                | Atom::Clash
                | Atom::Support
                | Atom::DetainIt
                | Atom::GoadIt
                | Atom::ExertIt
                | Atom::DoubleIt
                | Atom::ExchangeControl
                | Atom::ExchangeLifeWith
                | Atom::ExchangeLifeForToughness
        );
        by_you.then_some(())?;
        subject.is_you(self, body)?;
        match verb {
            Atom::Fateseal => Some(Effect::Fateseal(self.number()?).into()),
            Atom::Monstrosity => Some(Effect::Monstrosity(self.number()?).into()),
            Atom::Clash => {
                let won = self.free_slot()?;
                Some(Instruction::from(Effect::Clash).into_slot(won))
            }
            Atom::Support => {
                let Atom::Number(most) = self.next()? else { return None };
                // 701.35a: others than a permanent that says so.
                let creatures = if self.is_spell() { Filter::CREATURE } else { Filter::CREATURE.other() };
                let most = u8::try_from(*most).ok().filter(|&most| most > 0)?;
                let slot = body.target(TargetSpec::some(Targetable::Object(creatures), 0, most))?;
                self.forget();
                Some(actions::support(slot))
            }
            Atom::DetainIt | Atom::GoadIt | Atom::ExertIt => {
                let noun = self.noun()?;
                self.is_permanent(&noun).then_some(())?;
                let what = self.objects(&noun, body)?;
                Some(match verb {
                    Atom::GoadIt => actions::goad(what),
                    Atom::ExertIt => Effect::Exert(what).into(),
                    _ => actions::detain(what),
                })
            }
            Atom::DoubleIt => self.double(body).map(|doubled| Effect::Double(doubled).into()),
            Atom::ExchangeControl => {
                let one = self.exchanged(body)?;
                self.take(&Atom::And).then_some(())?;
                let other = self.exchanged(body)?;
                self.forget();
                Some(Effect::Exchange(Exchanged::Control(one, other)).into())
            }
            Atom::ExchangeLifeWith => {
                let noun = self.noun()?;
                let other = self.players(&noun, body)?;
                Some(Effect::ExchangeLife(Players::You, other).into())
            }
            Atom::ExchangeLifeForToughness => {
                let noun = self.noun()?;
                self.is_permanent(&noun).then_some(())?;
                let of = self.objects(&noun, body)?;
                self.is_one(&noun, &of)?;
                let life = ExchangedNumber::Life(Players::You);
                Some(Effect::Exchange(Exchanged::Numbers(life, ExchangedNumber::Toughness(of))).into())
            }
            _ => None,
        }
    }

    /// Whether a noun is of one object.
    fn is_one(&self, noun: &NounPhrase, objects: &Objects) -> Option<()> {
        (!noun.is_several() && !matches!(objects, Objects::Each(_))).then_some(())
    }

    /// A permanent of which control is exchanged.
    fn exchanged(&mut self, body: &mut Body) -> Option<Objects> {
        let noun = self.noun()?;
        self.is_permanent(&noun).then_some(())?;
        let what = self.objects(&noun, body)?;
        self.is_one(&noun, &what)?;
        Some(what)
    }

    /// The Clue token, as one of those that the card creates (111.10f).
    fn clue(&mut self) -> Option<u8> {
        let clue = PREDEFINED.iter().find(|token| token.names[2] == "Clue")?;
        let values = clue.values(clue.names[language(self.context.lang)], |subtype| (self.subtype)(subtype))?;
        self.add_token(values)
    }

    /// "target creature's power and toughness until end of turn", "your life total", "the number of +1/+1 counters on it",
    /// in the order of any language.
    fn double(&mut self, body: &mut Body) -> Option<Doubled> {
        if self.take(&Atom::UnspentMana) {
            return Some(Doubled::Mana(Players::You));
        }
        if self.take(&Atom::YourLifeTotal) {
            return Some(Doubled::Life(Players::You));
        }
        if self.take(&Atom::NumberOf) {
            let Atom::Counter(kind) = self.next()? else { return None };
            let noun = self.noun()?;
            self.is_permanent(&noun).then_some(())?;
            return Some(Doubled::Counters(Subjects::Objects(self.objects(&noun, body)?), *kind));
        }
        let before = self.doubled_sizes();
        let noun = self.noun()?;
        self.is_permanent(&noun).then_some(())?;
        let of = self.objects(&noun, body)?;
        let (power, toughness) = match before {
            Some(sizes) => sizes,
            None => {
                self.take(&Atom::Possessive).then_some(())?;
                self.doubled_sizes()?
            }
        };
        self.take(&Atom::UntilEndOfTurn).then_some(())?;
        Some(Doubled::Size { of, power, toughness, lasts: Duration::EndOfTurn })
    }

    /// "power", "toughness", "power and toughness".
    fn doubled_sizes(&mut self) -> Option<(bool, bool)> {
        if self.take_all(&[Atom::Power, Atom::And, Atom::Toughness]) {
            return Some((true, true));
        }
        if self.take(&Atom::Power) {
            return Some((true, false));
        }
        self.take(&Atom::Toughness).then_some((false, true))
    }

    /// "Starting with you, each player votes for war or peace": how many votes each word got is what follows asks for.
    fn vote(&mut self, subject: &mut Subject, body: &mut Body) -> Option<Instruction> {
        (subject.players(self, body)?? == Players::All && self.starts_with_you).then_some(())?;
        self.starts_with_you = false;
        let mut slots = Vec::new();
        loop {
            let Atom::Word(word) = self.next()? else { return None };
            let slot = self.free_slot()?;
            self.votes.push((word.clone(), slot));
            slots.push(slot);
            if !self.take(&Atom::Or) {
                break;
            }
        }
        (slots.len() == 2).then(|| Effect::Vote(Ballot::Words(slots)).into())
    }

    /// "If war gets more votes, …", "If peace gets more votes or the vote is tied, …".
    pub(super) fn outvotes(&mut self) -> Option<Condition> {
        let Atom::Word(word) = self.next()? else { return None };
        let slot_of = |is: bool| self.votes.iter().find(|(other, _)| (other == word) == is).map(|(_, slot)| *slot);
        let (own, other): (Slot, Slot) = (slot_of(true)?, slot_of(false)?);
        self.take(&Atom::GetsMoreVotes).then_some(())?;
        let margin = i32::from(!self.take(&Atom::OrVoteIsTied));
        let most = Amount::Plus(Box::new(Amount::Slot(other)), Box::new(Amount::Number(margin)));
        Some(Condition::Compare(Amount::Slot(own), Comparison::AtLeast, most))
    }

    /// "If you win, …" behind a clash (701.23d).
    pub(super) fn if_you_win(&mut self, then: Program, body: &mut Body) -> Option<()> {
        let clash = body.program.iter().rev().find(|instruction| instruction.effect == Effect::Clash)?;
        let condition = Condition::Holds(clash.into?);
        body.program.push(Effect::If { condition, then, otherwise: Program::new() }.into());
        Some(())
    }

    /// "While voting, you get an additional vote" (701.32d).
    pub(super) fn more_votes(&mut self) -> Option<Vec<Ability>> {
        let changes = vec![Change::MoreVotes(1)];
        self.take(&Atom::AdditionalVote).then(|| vec![Ability::Static(Static::new(Objects::This, changes))])
    }

    /// "Each turn, reveal the first card you draw. Whenever a basic land card is revealed this way, …" (603.11), in the order
    /// of any language.
    pub(super) fn reveals_first_draw(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::Of(PlaceWord::RevealFirstDraw), Atom::Stop]).then_some(())?;
        let before = self.take(&Atom::Of(PlaceWord::WheneverRevealed));
        (before || self.take(&Atom::Whenever)).then_some(())?;
        let card = self.noun()?;
        let one = card.what == What::Card && card.chosen == Chosen::Some(1, 1) && !card.other;
        (one && card.filter.zone().is_none()).then_some(())?;
        (before || self.take(&Atom::Of(PlaceWord::IsRevealed))).then_some(())?;
        self.take(&Atom::Comma).then_some(())?;
        let changes = vec![Change::RevealsFirstDraw(card.filter, self.reflexive()?)];
        Some(vec![Ability::Static(Static::new(Objects::This, changes))])
    }

    /// "You may exert this creature as it attacks. When you do, …" (701.39d).
    pub(super) fn may_exert(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::You, Atom::May, Atom::ExertIt]).then_some(())?;
        (self.noun()?.what == What::This && self.take(&Atom::AsItAttacks)).then_some(())?;
        self.take_all(&[Atom::Stop, Atom::WhenYouDo, Atom::Comma]).then_some(())?;
        let then = self.reflexive()?;
        let changes = vec![Change::MayPayToAttack(Cost::of(CostPart::Exert), then)];
        Some(vec![Ability::Static(Static::new(Objects::This, changes))])
    }
}
