//! Instructions: "target player draws two cards", "destroy all creatures".

use vademecum_magic::{
    CardDef, Colors, ManaCost, ManaKind, ManaKinds, Supertypes, Types,
    ability::{Ability, Amount, Body, Duration, Effect, Place, Recipient, Step, Who},
};

use super::{
    Parser,
    noun::{Chosen, Noun, What, target},
};
use crate::atom::Atom;

impl Parser<'_> {
    /// Reads one instruction into a body.
    pub(super) fn instruction(&mut self, body: &mut Body) -> Option<()> {
        let if_done = self.take(&Atom::IfYouDo);
        if if_done {
            self.take(&Atom::Comma);
        }
        let mut only_if = None;
        if self.take(&Atom::If) {
            only_if = Some(self.condition()?);
            self.take(&Atom::Comma);
        }
        // "Until end of turn, …" in front.
        let lasts_first = self.take(&Atom::UntilEndOfTurn) && self.take(&Atom::Comma);
        let mut may = self.take(&Atom::May);
        let subject = if may { None } else { self.noun() };
        may |= self.take(&Atom::May);
        let first = body.steps.len();
        self.predicate(subject.as_ref(), lasts_first, body)?;
        for step in &mut body.steps[first..] {
            step.may |= may;
            step.if_done |= if_done;
            step.only_if = step.only_if.or(only_if);
        }
        // "Tú puedes A. Si lo haces, B" asks once: only the first step of several is asked for.
        if may {
            for step in body.steps.iter_mut().skip(first + 1) {
                step.may = false;
                step.if_done = true;
            }
        }
        Some(())
    }

    /// What somebody or something does.
    fn predicate(&mut self, subject: Option<&Noun>, lasts_first: bool, body: &mut Body) -> Option<()> {
        let verb = self.peek()?;
        // What players do.
        let who = |parser: &mut Self, body: &mut Body| match subject {
            None => Some(Who::You),
            Some(noun) => parser.who(noun, body),
        };
        let effect = match verb {
            Atom::Draw => {
                self.at += 1;
                let amount = self.amount_of(&Atom::Card)?;
                Effect::Draw(who(self, body)?, amount)
            }
            Atom::Discard => {
                self.at += 1;
                let amount = self.amount_of(&Atom::Card)?;
                let who = who(self, body)?;
                if self.take(&Atom::AtRandom) {
                    Effect::DiscardAtRandom(who, amount)
                } else {
                    Effect::Discard(who, amount)
                }
            }
            Atom::Mill => {
                self.at += 1;
                let amount = self.amount_of(&Atom::Card)?;
                Effect::Mill(who(self, body)?, amount)
            }
            Atom::Scry => {
                self.at += 1;
                Effect::Scry(self.amount()?)
            }
            Atom::Gain if self.is_life(1) => {
                self.at += 1;
                let amount = self.amount_of(&Atom::Life)?;
                Effect::GainLife(who(self, body)?, amount)
            }
            Atom::Lose if self.is_life(1) => {
                self.at += 1;
                let amount = self.amount_of(&Atom::Life)?;
                Effect::LoseLife(who(self, body)?, amount)
            }
            Atom::Win => {
                self.at += 1;
                Effect::Win(who(self, body)?)
            }
            Atom::LoseGame => {
                self.at += 1;
                Effect::Lose(who(self, body)?)
            }
            Atom::Shuffle => {
                self.at += 1;
                Effect::Shuffle
            }
            Atom::Sacrifice => {
                self.at += 1;
                let who = who(self, body)?;
                let noun = self.noun()?;
                match noun.what {
                    What::This | What::It if who == Who::You => Effect::SacrificeThis,
                    What::Permanent => Effect::Sacrifice(who, noun.filter, Amount::Number(noun.count.unwrap_or(1))),
                    _ => return None,
                }
            }
            Atom::Create => {
                self.at += 1;
                let who = who(self, body)?;
                self.create(who)?
            }
            Atom::Add if subject.is_none() => {
                self.at += 1;
                return self.add(body);
            }
            // What is done to objects.
            Atom::Destroy | Atom::Exile | Atom::CounterIt | Atom::TapIt | Atom::UntapIt if subject.is_none() => {
                self.at += 1;
                let noun = self.noun()?;
                let which = self.which(&noun, body)?;
                match verb {
                    Atom::Destroy => Effect::Destroy(which),
                    Atom::Exile => Effect::Exile(which),
                    Atom::CounterIt => Effect::Counter(which),
                    Atom::TapIt => Effect::Tap(which),
                    _ => Effect::Untap(which),
                }
            }
            Atom::Return if subject.is_none() => {
                self.at += 1;
                let noun = self.noun()?;
                let which = self.which(&noun, body)?;
                self.take(&Atom::To);
                match self.next()? {
                    Atom::Hand => Effect::ToHand(which),
                    Atom::Battlefield => {
                        self.take(&Atom::YouControl);
                        Effect::ToBattlefield(which)
                    }
                    _ => return None,
                }
            }
            Atom::Put if subject.is_none() => {
                self.at += 1;
                self.put(body)?
            }
            Atom::Deal => {
                self.at += 1;
                let source = match subject {
                    Some(noun) => self.which(noun, body)?,
                    None => return None,
                };
                let amount = self.amount_of(&Atom::Damage)?;
                self.take(&Atom::To);
                let noun = self.noun()?;
                let to = self.recipient(&noun, body)?;
                Effect::Damage { source, to, amount }
            }
            Atom::Fight => {
                self.at += 1;
                let one = self.which(subject?, body)?;
                self.take(&Atom::To);
                let noun = self.noun()?;
                let other = self.which(&noun, body)?;
                Effect::Fight(one, other)
            }
            // What is said of objects.
            _ => {
                let noun = subject?;
                let changes = self.changes()?;
                let lasts = lasts_first || self.take(&Atom::UntilEndOfTurn) || self.take(&Atom::ThisTurn);
                if !lasts {
                    return None;
                }
                let which = self.which(noun, body)?;
                body.steps.extend(
                    changes
                        .into_iter()
                        .map(|change| Step::new(Effect::Change { which, change, lasts: Duration::EndOfTurn })),
                );
                return Some(());
            }
        };
        body.steps.push(Step::new(effect));
        Some(())
    }

    /// Whether an amount of life stands some atoms ahead.
    fn is_life(&self, n: usize) -> bool {
        matches!(self.ahead(n), Some(Atom::Life)) || matches!(self.ahead(n + 1), Some(Atom::Life))
    }

    /// "two cards", "X cards": an amount and what it is of.
    fn amount_of(&mut self, of: &Atom) -> Option<Amount> {
        if let Some(amount) = self.attempt(|parser| {
            let amount = parser.amount()?;
            parser.take(of).then_some(amount)
        }) {
            return Some(amount);
        }
        // "damage equal to its power", "cards equal to the number of …".
        if !self.take(of) {
            return None;
        }
        self.take(&Atom::EqualTo).then(|| self.amount()).flatten()
    }

    /// A quantity (107.1, 107.3).
    pub(super) fn amount(&mut self) -> Option<Amount> {
        self.attempt(|parser| match parser.next()? {
            Atom::Number(n) => Some(Amount::Number(*n)),
            Atom::X => Some(Amount::X),
            Atom::ThatMuch => Some(Amount::Event),
            Atom::NumberOf => {
                let noun = parser.noun()?;
                match noun.what {
                    What::Permanent => Some(Amount::Count(noun.filter)),
                    _ => None,
                }
            }
            Atom::Power => {
                parser.take(&Atom::This);
                Some(Amount::Power(parser.it))
            }
            Atom::Toughness => {
                parser.take(&Atom::This);
                Some(Amount::Toughness(parser.it))
            }
            _ => None,
        })
    }

    /// Who or what is dealt damage.
    fn recipient(&mut self, noun: &Noun, body: &mut Body) -> Option<Recipient> {
        match (noun.what, noun.chosen) {
            (What::Any, _) => {
                let any = Noun { chosen: Chosen::Target { up_to: false }, ..noun.clone() };
                target(&any, body).map(Recipient::Target)
            }
            (_, Chosen::Target { .. }) => target(noun, body).map(Recipient::Target),
            (What::Player | What::Opponent | What::You | What::ItsController, _) => {
                self.who(noun, body).map(Recipient::Player)
            }
            _ => self.which(noun, body).map(Recipient::Object),
        }
    }

    /// "a +1/+1 counter on target creature", "target creature on top of its owner's library".
    fn put(&mut self, body: &mut Body) -> Option<Effect> {
        let counters = self.attempt(|parser| {
            let amount = parser.amount()?;
            match parser.next()? {
                Atom::Counter(kind) => Some((amount, *kind)),
                _ => None,
            }
        });
        if let Some((amount, kind)) = counters {
            self.take(&Atom::To);
            let noun = self.noun()?;
            let which = self.which(&noun, body)?;
            return Some(Effect::PutCounters(which, kind, amount));
        }
        let noun = self.noun()?;
        let which = self.which(&noun, body)?;
        self.take(&Atom::To);
        match self.next()? {
            Atom::TopOfLibrary => Some(Effect::ToLibrary(which, Place::Top)),
            Atom::BottomOfLibrary => Some(Effect::ToLibrary(which, Place::Bottom)),
            Atom::Battlefield => {
                self.take(&Atom::YouControl);
                Some(Effect::ToBattlefield(which))
            }
            Atom::Hand => Some(Effect::ToHand(which)),
            _ => None,
        }
    }

    /// "two 1/1 white Soldier creature tokens with flying" (111.3), in the order of any language.
    fn create(&mut self, who: Who) -> Option<Effect> {
        let amount = self.amount()?;
        let mut token = CardDef { types: Types::NONE, indicator: Some(Colors::NONE), ..CardDef::default() };
        let mut names = Vec::new();
        let mut is_token = false;
        loop {
            match self.peek() {
                Some(Atom::Token) => is_token = true,
                Some(Atom::Size(power, toughness)) => {
                    token.power = Some(*power);
                    token.toughness = Some(*toughness);
                }
                Some(Atom::Color(color)) => {
                    token.indicator = token.indicator.map(|colors| colors.with(*color));
                }
                Some(Atom::Type(of)) => token.types = token.types.with(*of),
                Some(Atom::Supertype(of)) => token.supertypes = token.supertypes.union(Supertypes::only(*of)),
                Some(Atom::Word(word)) if word.starts_with(char::is_uppercase) => {
                    let word = word.clone();
                    token.subtypes.push((self.subtype)(&word)?);
                    names.push(word);
                }
                Some(Atom::And) if matches!(self.ahead(1), Some(Atom::Color(_) | Atom::Keyword(_))) => {}
                Some(Atom::With) => {}
                Some(Atom::Keyword(keyword)) => {
                    token.abilities.push(Ability::Keyword(*keyword));
                }
                // "do tipo Soldado".
                Some(Atom::Word(word))
                    if matches!(word.as_str(), "tipo" | "colorless" | "incolor" | "incoloro" | "incolora") => {}
                _ => break,
            }
            self.at += 1;
        }
        if !is_token || token.types.is_empty() || names.is_empty() {
            return None;
        }
        // A token that is given no name is called by its subtypes (111.4).
        token.name = names.join(" ");
        let place = u8::try_from(self.tokens.len()).ok()?;
        self.tokens.push(token);
        Some(Effect::Create { who, token: place, amount })
    }

    /// "{G}{G}", "{R} or {G}", "one mana of any color" (106.4).
    fn add(&mut self, body: &mut Body) -> Option<()> {
        if let Some(amount) = self.attempt(|parser| {
            let amount = parser.amount()?;
            parser.take(&Atom::Colors).then_some(amount)
        }) {
            body.steps.push(Step::new(Effect::AddMana(ManaKinds::ANY_COLOR, amount)));
            return Some(());
        }
        let Atom::Mana(first) = self.next()? else { return None };
        let mut options = vec![*first];
        while self.take(&Atom::Comma) || self.take(&Atom::Or) {
            match self.next()? {
                Atom::Mana(other) => options.push(*other),
                Atom::Or => {}
                _ => return None,
            }
        }
        if let [mana] = options[..] {
            for (kind, amount) in kinds(mana)? {
                body.steps.push(Step::new(Effect::AddMana(ManaKinds::only(kind), Amount::Number(amount))));
            }
            return Some(());
        }
        let singles: Option<Vec<ManaKind>> = options
            .into_iter()
            .map(|mana| match kinds(mana)?.as_slice() {
                [(kind, 1)] => Some(*kind),
                _ => None,
            })
            .collect();
        body.steps.push(Step::new(Effect::AddMana(singles?.into_iter().collect(), Amount::Number(1))));
        Some(())
    }
}

/// How much of each kind an amount of mana is; `None` if part of it is of no kind.
fn kinds(mana: ManaCost) -> Option<Vec<(ManaKind, i32)>> {
    let amounts = ManaKind::ALL.into_iter().zip(mana.kinds).filter(|&(_, n)| n > 0);
    (mana.generic == 0 && mana.x == 0).then(|| amounts.map(|(kind, n)| (kind, i32::from(n))).collect())
}
