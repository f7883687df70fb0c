//! Tokens: "create two 1/1 white Soldier creature tokens with flying", "create a Treasure token" (111).

use vademecum_abilities::{
    Ability, Amount, Card, Color, Colors, Effect, Gift, GiftKind, Keyword, KeywordAbility, Naming, Players, Subtypes,
    Supertypes, Type, Types, Values,
};
use vademecum_machine::tokens::{PREDEFINED, PredefinedToken};
use vademecum_text::fold;
use vademecum_vocab::Lang;

use super::{Parser, body::Body, noun::What};
use crate::{
    atom::Atom,
    words::{language, subtypes},
};

/// Gift (702.174).
pub(super) const GIFT: Keyword = Keyword(174);

impl Parser<'_> {
    /// "a token that's a copy of target creature" (707.2).
    pub(super) fn create_copies(&mut self, who: &Players, body: &mut Body) -> Option<Effect> {
        let amount = self.number()?;
        self.take(&Atom::CopyToken).then_some(())?;
        let noun = self.noun()?;
        (self.is_permanent(&noun) || noun.what == What::Card).then_some(())?;
        let of = self.objects(&noun, body)?;
        let except = self.exceptions()?;
        Some(Effect::CreateCopies { who: who.clone(), of, amount, except, attacking: None })
    }

    /// "two 1/1 white Soldier creature tokens with flying" (111.3), in the order of any language.
    pub(super) fn create(&mut self, who: Players, body: &mut Body) -> Option<Effect> {
        let given = self.attempt(Self::token_name);
        let amount = self.number()?;
        if given.is_none()
            && let Some(token) = self.attempt(Self::predefined)
        {
            return self.created(who, amount, token, body);
        }
        let mut token = Values { types: Types::NONE, indicator: None, ..Values::default() };
        let mut names = Vec::new();
        let (mut is_token, mut with) = (false, false);
        loop {
            match self.peek() {
                Some(Atom::Token) if !is_token => is_token = true,
                Some(Atom::Size(power, toughness)) if token.power.is_none() => {
                    token.power = Some(*power);
                    token.toughness = Some(*toughness);
                }
                Some(Atom::Color(color)) if !with => {
                    token.indicator = Some(token.indicator.unwrap_or(Colors::NONE).with(*color));
                }
                Some(Atom::Colorless) if token.indicator.is_none() => token.indicator = Some(Colors::NONE),
                Some(Atom::Type(of)) if !with => token.types = token.types.with(*of),
                Some(Atom::Supertype(of)) if !with => {
                    token.supertypes = token.supertypes.union(Supertypes::only(*of));
                }
                Some(Atom::OfType) if !with && matches!(self.ahead(1), Some(Atom::Word(_))) => {}
                Some(Atom::Word(word)) if !with && word.starts_with(char::is_uppercase) => {
                    let word = word.clone();
                    token.subtypes = token.subtypes.with((self.subtype)(&word)?);
                    names.push(word);
                }
                Some(Atom::And) if matches!(self.ahead(1), Some(Atom::Color(_))) && !with => {}
                Some(Atom::And | Atom::Comma) if with && matches!(self.ahead(1), Some(Atom::Keyword(_))) => {}
                Some(Atom::With) if !with && matches!(self.ahead(1), Some(Atom::Keyword(_) | Atom::Quote)) => {
                    with = true;
                }
                Some(Atom::And) if with && self.ahead(1) == Some(&Atom::Quote) => {}
                Some(Atom::Quote) if with => {
                    token.abilities.push(self.quoted(token.types)?);
                    continue;
                }
                Some(Atom::Keyword(keyword)) if with => token.abilities.push(Ability::from(*keyword)),
                _ => break,
            }
            self.at += 1;
        }
        let is_creature = token.types.has(Type::Creature);
        let is_whole = is_token && !names.is_empty() && !token.types.is_empty() && token.indicator.is_some();
        (is_whole && is_creature == token.power.is_some()).then_some(())?;
        // A token that is given no name is called by its subtypes (111.4).
        (token.name, token.naming) = match given {
            Some(name) => (name, Naming::Given),
            None => (names.join(" "), Naming::Subtypes),
        };
        self.created(who, amount, token, body)
    }

    /// "Boo, a": the name of a token before its description (111.9).
    fn token_name(&mut self) -> Option<String> {
        let mut name = Vec::new();
        while let Some(Atom::Word(word)) = self.peek().filter(|_| name.len() < 4) {
            name.push(word.clone());
            self.at += 1;
        }
        (!name.is_empty() && self.take(&Atom::Comma)).then(|| name.join(" "))
    }

    /// The 0/0 black Phyrexian Germ creature token of living weapon (702.92a): its place among the tokens of the card.
    pub(super) fn germ(&mut self) -> Option<u8> {
        let names = match self.context.lang {
            Lang::Es => ["Germen", "Pirexiano"],
            Lang::Pt => ["Germe", "Phyrexiano"],
            Lang::En => ["Phyrexian", "Germ"],
        };
        let mut subtypes = Subtypes::NONE;
        for name in names {
            subtypes = subtypes.with((self.subtype)(name)?);
        }
        let germ = Values {
            name: names.join(" "),
            naming: Naming::Subtypes,
            types: Types::only(Type::Creature),
            subtypes,
            indicator: Some(Colors::only(Color::Black)),
            power: Some(0),
            toughness: Some(0),
            ..Values::default()
        };
        self.add_token(germ)
    }

    /// Adds a token to those that the card creates; its place among them.
    pub(super) fn add_token(&mut self, token: impl Into<Card>) -> Option<u8> {
        let place = u8::try_from(self.tokens.len()).ok()?;
        self.tokens.push(token.into());
        Some(place)
    }

    /// "Treasure token", "Wicked Role token": one that the rules define (111.10), in the order of any language.
    fn predefined(&mut self) -> Option<Values> {
        let before = self.take(&Atom::Token);
        let mut words = Vec::new();
        while let Some(Atom::Word(word)) = self.peek().filter(|_| words.len() < 3) {
            words.push(word.clone());
            self.at += 1;
        }
        (before || self.take(&Atom::Token)).then_some(())?;
        let is_role_word = |word: &String| subtypes::english(word) == Some("Role");
        let is_role = words.iter().any(is_role_word);
        words.retain(|word| !is_role_word(word));
        let name = words.join(" ");
        let is_it = |token: &&PredefinedToken| {
            let called = |other: &&str| fold(other) == fold(&name) || subtypes::english(&name) == Some(*other);
            token.is_role() == is_role && token.names.iter().any(called)
        };
        if let Some(token) = PREDEFINED.iter().find(is_it) {
            return token.values(&name, |subtype| (self.subtype)(subtype));
        }
        // 111.11: any other name is that of a card.
        let is_name = !is_role && !words.is_empty() && words.iter().all(|word| word.starts_with(char::is_uppercase));
        is_name.then(|| Values { name, naming: Naming::OfCard, ..Values::default() })
    }

    /// What is behind "gift" (702.174), with the token that it is.
    pub(super) fn gift(&mut self, what: GiftKind) -> Option<Ability> {
        let token = match what {
            GiftKind::Card | GiftKind::ExtraTurn => None,
            GiftKind::Food => Some(self.predefined_named("Food")?),
            GiftKind::Treasure => Some(self.predefined_named("Treasure")?),
            GiftKind::TappedFish => Some(self.blue_creature(["Pez", "Peixe", "Fish"], 1)?),
            GiftKind::Octopus => Some(self.blue_creature(["Pulpo", "Polvo", "Octopus"], 8)?),
        };
        let token = match token {
            Some(values) => Some(self.add_token(values)?),
            None => None,
        };
        let gift = Some(Gift { what, by_resolving: self.is_spell() });
        Some(Ability::Keyword(KeywordAbility { gift, token, ..GIFT.into() }))
    }

    /// A predefined token by its English name, called as in the language of the text.
    fn predefined_named(&mut self, english: &str) -> Option<Values> {
        let token = PREDEFINED.iter().find(|token| token.names[2] == english)?;
        token.values(token.names[language(self.context.lang)], |subtype| (self.subtype)(subtype))
    }

    /// A blue creature token of one creature type, by its name in Spanish, Portuguese and English.
    fn blue_creature(&mut self, names: [&str; 3], size: i32) -> Option<Values> {
        Some(Values {
            name: names[language(self.context.lang)].to_owned(),
            naming: Naming::Subtypes,
            types: Types::only(Type::Creature),
            subtypes: Subtypes::NONE.with((self.subtype)(names[2])?),
            indicator: Some(Colors::only(Color::Blue)),
            power: Some(size),
            toughness: Some(size),
            ..Values::default()
        })
    }

    /// Tokens with those characteristics are created, attached to something if the text says so.
    fn created(&mut self, who: Players, amount: Amount, token: Values, body: &mut Body) -> Option<Effect> {
        let onto = match self.take(&Atom::Attached) {
            true => {
                let bearer = self.noun()?;
                Some(self.recipient(&bearer, body)?)
            }
            false => None,
        };
        let place = self.add_token(token)?;
        self.forget();
        let amount = self.for_each(amount)?;
        Some(Effect::Create { who, token: place, amount, onto })
    }
}
