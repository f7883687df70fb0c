//! Abilities that a text gives: keywords with what they are written with, and abilities in quotation marks.

use vademecum_abilities::{
    Ability, Amount, Change, Color, Colors, Cost, CostPart, Effect, Filter, Functions, Instruction, Keyword,
    KeywordAbility, ManaCost, ManaKind, ManaKinds, ManaSymbol, Naming, Objects, Players, Static, Subtypes, Type, Types,
    Values, Variant, Zone, Zones,
};
use vademecum_machine::keywords::{self, KeywordToken, Quality};
use vademecum_vocab::Lang;

use super::{
    Bearer, Parser, TextContext,
    noun::{Chosen, What},
};
use crate::{atom::Atom, words::subtypes};

/// 702.5.
const ENCHANT: Keyword = Keyword(5);
/// 702.6.
const EQUIP: Keyword = Keyword(6);
/// Landwalk (702.14).
const LANDWALK: Keyword = Keyword(14);
/// Cycling (702.29).
pub(super) const CYCLING: Keyword = Keyword(29);
/// Evolve (702.100).
pub(super) const EVOLVE: Keyword = Keyword(100);
/// Kicker (702.33).
pub(super) const KICKER: Keyword = Keyword(33);
/// Affinity (702.41).
const AFFINITY: Keyword = Keyword(41);
/// Offering (702.48).
const OFFERING: Keyword = Keyword(48);
/// Emerge (702.119).
const EMERGE: Keyword = Keyword(119);
/// 702.47.
const SPLICE: Keyword = Keyword(47);
/// 702.67.
pub(super) const HAUNT: Keyword = Keyword(55);
/// Fortify (702.67).
const FORTIFY: Keyword = Keyword(67);
/// 702.72.
const CHAMPION: Keyword = Keyword(72);
/// Devour (702.82).
const DEVOUR: Keyword = Keyword(82);
/// Living weapon (702.92).
const LIVING_WEAPON: Keyword = Keyword(92);
/// Awaken (702.113).
const AWAKEN: Keyword = Keyword(113);
/// Embalm (702.128).
pub(super) const EMBALM: Keyword = Keyword(128);
/// Eternalize (702.129).
pub(super) const ETERNALIZE: Keyword = Keyword(129);
/// Fabricate (702.123).
const FABRICATE: Keyword = Keyword(123);
/// Hidden agenda (702.106).
const HIDDEN_AGENDA: Keyword = Keyword(106);
/// Bestow (702.103).
const BESTOW: Keyword = Keyword(103);
const MUTATE: Keyword = Keyword(140);
/// Modular (702.43).
const MODULAR: Keyword = Keyword(43);
/// Sunburst (702.44).
const SUNBURST: Keyword = Keyword(44);
/// Companion (702.139).
const COMPANION: Keyword = Keyword(139);
/// Prototype (702.160).
const PROTOTYPE: Keyword = Keyword(160);
/// Craft (702.167).
const CRAFT: Keyword = Keyword(167);
/// Freerunning (702.173).
const FREERUNNING: Keyword = Keyword(173);

impl Parser<'_> {
    /// What a keyword is written with: "enchant creature", "equip {2}".
    pub(super) fn keyword(&mut self, keyword: Keyword) -> Option<Ability> {
        match keyword {
            ENCHANT => self.enchant(),
            EQUIP | FORTIFY => {
                let quality = match self.peek() {
                    Some(Atom::Mana(_)) => None,
                    _ => Some(self.quality()?),
                };
                let Atom::Mana(mana) = self.next()? else { return None };
                let cost = Some(Cost::mana(mana.clone()));
                Some(Ability::Keyword(KeywordAbility { cost, filter: quality, ..keyword.into() }))
            }
            // "splice onto instant {1}{R}".
            SPLICE => {
                // What the spell is like, which no permanent need be: "instant", "mágica instantânea".
                let noun = self.noun()?;
                (matches!(noun.what, What::Permanent | What::Spell) && noun.chosen == Chosen::Bare && !noun.other)
                    .then_some(())?;
                let Atom::Mana(mana) = self.next()? else { return None };
                let (cost, filter) = (Some(Cost::mana(mana.clone())), Some(noun.filter));
                Some(Ability::Keyword(KeywordAbility { cost, filter, ..SPLICE.into() }))
            }
            // "ofrenda de Trasgo": English has the kind before the word.
            OFFERING => {
                let filter = Some(self.quality()?);
                Some(Ability::Keyword(KeywordAbility { filter, ..OFFERING.into() }))
            }
            // "champion a Faerie".
            CHAMPION => {
                let noun = self.noun()?;
                (noun.what == What::Permanent && noun.chosen == Chosen::Some(1, 1) && !noun.other).then_some(())?;
                let filter = Some(self.filter(&noun)?);
                Some(Ability::Keyword(KeywordAbility { filter, ..CHAMPION.into() }))
            }
            // "ciclo de tierra básica {1}".
            CYCLING if !matches!(self.peek(), Some(Atom::Mana(_) | Atom::Dash)) => {
                let filter = Some(self.card_quality()?);
                let cost = Some(self.keyword_cost()?);
                Some(Ability::Keyword(KeywordAbility { cost, filter, ..CYCLING.into() }))
            }
            // "living weapon".
            LIVING_WEAPON => {
                let token = Some(self.germ()?);
                Some(Ability::Keyword(KeywordAbility { token, ..LIVING_WEAPON.into() }))
            }
            // "affinity for artifacts".
            AFFINITY => {
                // Spanish: *por*, Portuguese: *com*.
                match self.context.lang {
                    Lang::Es => self.take(&Atom::By).then_some(())?,
                    Lang::Pt => self.take(&Atom::With).then_some(())?,
                    Lang::En => {}
                }
                let filter = Some(self.quality()?);
                Some(Ability::Keyword(KeywordAbility { filter, ..AFFINITY.into() }))
            }
            // "craft with two creatures {3}{R}".
            CRAFT => {
                self.take(&Atom::With).then_some(())?;
                let noun = self.noun()?;
                let number = match noun.chosen {
                    Chosen::Bare => 1,
                    Chosen::Some(least, most) if least == most => most,
                    _ => return None,
                };
                (noun.what == What::Permanent && !noun.other).then_some(())?;
                let (number, filter) = (Some(Amount::Number(number.into())), Some(noun.filter));
                let cost = Some(self.keyword_cost()?);
                Some(Ability::Keyword(KeywordAbility { number, filter, cost, ..CRAFT.into() }))
            }
            // "freerunning {1}{B}": what may have dealt the damage is an Assassin.
            FREERUNNING => {
                let filter = Some(Filter::Subtype((self.subtype)("Assassin")?));
                let cost = Some(self.keyword_cost()?);
                Some(Ability::Keyword(KeywordAbility { cost, filter, ..FREERUNNING.into() }))
            }
            // "fabricate 1": the Servo is a token of the card.
            FABRICATE => {
                let Atom::Number(number) = self.next()? else { return None };
                let servo = (self.subtype)("Servo")?;
                let token = Some(self.add_token(keywords::servo_token(subtypes::servo(self.context.lang), servo))?);
                let number = Some(Amount::Number(*number));
                Some(Ability::Keyword(KeywordAbility { number, token, ..FABRICATE.into() }))
            }
            // "embalm {2}{W}", "eternalize {5}{B}": the token is a Zombie.
            EMBALM | ETERNALIZE => {
                let Atom::Mana(mana) = self.next()? else { return None };
                let (cost, subtype) = (Some(Cost::mana(mana.clone())), Some((self.subtype)("Zombie")?));
                Some(Ability::Keyword(KeywordAbility { cost, subtype, ..keyword.into() }))
            }
            // "awaken 3—{5}{U}": the land is an Elemental.
            AWAKEN => {
                let Atom::Number(number) = self.next()? else { return None };
                self.take(&Atom::Dash).then_some(())?;
                let Atom::Mana(mana) = self.next()? else { return None };
                let (number, cost) = (Some(Amount::Number(*number)), Some(Cost::mana(mana.clone())));
                let subtype = Some((self.subtype)("Elemental")?);
                Some(Ability::Keyword(KeywordAbility { number, cost, subtype, ..AWAKEN.into() }))
            }
            COMPANION => self.companion(),
            // "modular—sunburst" (702.44c).
            MODULAR if self.take_all(&[Atom::Dash, Atom::Keyword(SUNBURST)]) => {
                let number = Some(Amount::ColorsSpent(Box::new(Objects::This)));
                Some(Ability::Keyword(KeywordAbility { number, ..MODULAR.into() }))
            }
            other => self.with_number_and_cost(other),
        }
    }

    /// "protection from red and from black", "snow swampwalk".
    pub(super) fn keyword_with_quality(&mut self) -> Option<Vec<KeywordAbility>> {
        let Some(Atom::KeywordFrom(keyword)) = self.peek() else {
            return self.attempt(Self::landwalk).map(|ability| vec![ability]);
        };
        self.at += 1;
        // "emerge from artifact {6}{U}" (702.119b).
        if *keyword == EMERGE {
            let filter = Some(self.quality()?);
            let cost = Some(self.keyword_cost()?);
            return Some(vec![KeywordAbility { cost, filter, ..EMERGE.into() }]);
        }
        let mut all = vec![self.quality_from()?];
        while self.take(&Atom::AndFrom) {
            all.push(self.quality_from()?);
        }
        keywords::from_qualities(*keyword, all)
    }

    /// The quality behind "from": "red", "creatures", "everything", "each opponent".
    fn quality_from(&mut self) -> Option<Quality> {
        if self.take_all(&[Atom::Each, Atom::ColorWord]) {
            return Some(Quality::EachColor);
        }
        if self.take_all(&[Atom::Each, Atom::Opponent]) {
            return Some(Quality::EachPlayer(Players::Opponents));
        }
        // Spanish has one word for "everything" and "each".
        if self.take(&Atom::Everything) || self.take(&Atom::Each) {
            return Some(Quality::Everything);
        }
        if self.take(&Atom::ItsOwner) {
            return Some(Quality::Player(Players::OwnerOf(Box::new(Objects::This))));
        }
        if let Some(noun) = self.noun() {
            let plain = matches!(noun.what, What::Permanent | What::Spell | What::Source);
            (plain && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
            return Some(Quality::Of(self.filter(&noun)?));
        }
        Some(Quality::Of(self.adjective()?))
    }

    /// "islandwalk", "nonbasic landwalk": landwalk with the kind of land that it names (702.14a).
    fn landwalk(&mut self) -> Option<KeywordAbility> {
        let (mut kind, mut parts) = (None, Filter::Any);
        loop {
            match self.peek() {
                Some(Atom::Landwalk(of)) if kind.is_none() => {
                    kind = Some(match of {
                        Some(name) => Filter::Subtype((self.subtype)(name)?),
                        None => Filter::LAND,
                    });
                    self.at += 1;
                }
                Some(Atom::Non) => {
                    self.at += 1;
                    parts = parts.and(self.adjective()?.negated());
                }
                Some(Atom::Supertype(_) | Atom::Type(_)) => parts = parts.and(self.adjective()?),
                _ => break,
            }
        }
        let filter = Some(kind?.and(parts));
        Some(KeywordAbility { filter, ..LANDWALK.into() })
    }

    /// The changes of an effect that grants keywords with a quality, each together with its meaning.
    pub(super) fn grant_with_quality(&mut self) -> Option<Vec<Change>> {
        if let (Some(Atom::KeywordFrom(keyword)), Some(Atom::ColorOfYourChoice)) = (self.peek(), self.ahead(1)) {
            self.at += 2;
            return self.grant_chosen(*keyword);
        }
        let mut changes = Vec::new();
        for ability in self.keyword_with_quality()? {
            changes.extend(self.grant_keyword(ability)?);
        }
        Some(changes)
    }

    /// The changes of an effect that grants a keyword with parameters, together with its meaning.
    pub(super) fn grant_keyword(&mut self, ability: KeywordAbility) -> Option<Vec<Change>> {
        let means = keywords::means(&ability);
        let all = std::iter::once(Ability::Keyword(ability)).chain(means);
        all.map(|ability| self.granted_place(ability).map(Change::GainAbility)).collect()
    }

    /// "protection from the color of your choice": one ability per color, of which the chosen one is granted.
    fn grant_chosen(&mut self, keyword: Keyword) -> Option<Vec<Change>> {
        let slot = self.free_slot()?;
        self.before.push(Instruction::from(Effect::ChooseColor(Players::You)).into_slot(slot));
        let of_color = |color| keywords::from_qualities(keyword, vec![Quality::Of(Filter::Color(color))]);
        let mut rows: Vec<Vec<Ability>> = Vec::new();
        for color in Color::ALL {
            let [ability] = <[KeywordAbility; 1]>::try_from(of_color(color)?).ok()?;
            let all = keywords::means(&ability).into_iter();
            let all: Vec<Ability> = std::iter::once(Ability::Keyword(ability)).chain(all).collect();
            rows.push(all);
        }
        let mut changes = Vec::new();
        for place in 0..rows.first()?.len() {
            let column: Option<Vec<Ability>> = rows.iter().map(|row| row.get(place).cloned()).collect();
            let mut first = None;
            for ability in column? {
                let at = self.granted_place(ability)?;
                first = first.or(Some(at));
            }
            changes.push(Change::GainChosen(first?, slot));
        }
        Some(changes)
    }

    /// Adds an ability to those that the card grants and returns its index.
    fn granted_place(&mut self, ability: Ability) -> Option<u8> {
        let place = u8::try_from(self.granted.len()).ok()?;
        self.granted.push(ability);
        Some(place)
    }

    /// "You have protection from red" (702.16b), behind "you have".
    pub(super) fn protects_you(&mut self) -> Option<Vec<Ability>> {
        let mut abilities = Vec::new();
        for ability in self.keyword_with_quality()? {
            let prevented = keywords::prevents_for_player(&ability)?;
            let place = self.granted_place(Ability::Keyword(ability))?;
            let changes = vec![Change::PlayersGainAbility(Players::You, place)];
            abilities.push(Ability::Static(Static::new(Objects::This, changes)));
            abilities.push(Ability::Replacement(prevented));
        }
        Some(abilities)
    }

    /// "This effect doesn't remove this Aura": an exception to the protection that some changes give.
    pub(super) fn doesnt_remove(&mut self, changes: &[Change]) -> Option<()> {
        while self.take(&Atom::Stop) {}
        let Some(Atom::DoesntRemove(spares)) = self.next() else { return None };
        for change in changes {
            if let Change::GainAbility(place) = change
                && let Some(Ability::Keyword(of)) = self.granted.get_mut(usize::from(*place))
            {
                of.spares = Some(*spares);
            }
        }
        Some(())
    }

    /// The cost behind a keyword: "{2}{B}", "—Pay 2 life".
    pub(super) fn keyword_cost(&mut self) -> Option<Cost> {
        if self.take(&Atom::Dash) {
            return self.cost();
        }
        let Atom::Mana(mana) = self.next()? else { return None };
        if let [Atom::Or, Atom::Mana(other), ..] = &self.atoms[self.at..] {
            self.at += 2;
            return either_color(mana, other).map(Cost::mana);
        }
        if let Some(defined) = self.attempt(|parser| parser.defined_cost(mana)) {
            return Some(defined);
        }
        Some(Cost::mana(mana.clone()))
    }

    /// ", where X is your life total", behind a keyword with the cost {X} that an effect grants (702.1b).
    fn defined_cost(&mut self, mana: &ManaCost) -> Option<Cost> {
        let is_x = *mana == ManaCost { x: 1, ..ManaCost::default() };
        self.take(&Atom::Comma);
        (is_x && self.take(&Atom::WhereXIs)).then_some(())?;
        self.measured().map(CostPart::Defined).map(Cost::of)
    }

    /// The variant of a keyword with a cost: "multikicker {2}"; and the second cost of "kicker {R} and/or {G}"
    /// (702.33b). "Double agenda" has none.
    pub(super) fn keyword_variant(&mut self, keyword: Keyword, variant: Variant) -> Option<Ability> {
        let cost = if keyword == HIDDEN_AGENDA { None } else { Some(self.keyword_cost()?) };
        Some(Ability::Keyword(KeywordAbility { cost, variant, ..keyword.into() }))
    }

    /// "basic landcycling {1}", "Goblin offering": the quality stands before the keyword.
    pub(super) fn keyword_behind_quality(&mut self) -> Option<Ability> {
        let filter = Some(self.card_quality()?);
        if self.take(&Atom::Keyword(OFFERING)) {
            return Some(Ability::Keyword(KeywordAbility { filter, ..OFFERING.into() }));
        }
        self.take(&Atom::Keyword(CYCLING)).then_some(())?;
        let cost = Some(self.keyword_cost()?);
        Some(Ability::Keyword(KeywordAbility { cost, filter, ..CYCLING.into() }))
    }

    /// A quality of cards in any zone: "basic land".
    fn card_quality(&mut self) -> Option<Filter> {
        let noun = self.noun()?;
        (noun.what == What::Permanent && noun.chosen == Chosen::Bare && !noun.other).then_some(noun.filter)
    }

    /// The number that is written behind a keyword: "2", "X".
    fn keyword_number(&mut self) -> Option<Amount> {
        match self.next()? {
            Atom::Number(number) => Some(Amount::Number(*number)),
            Atom::X => Some(Amount::X),
            _ => None,
        }
    }

    /// "afterlife 2", "morph {2}{B}", "escape—{R}, exile two other cards from your graveyard".
    fn with_number_and_cost(&mut self, keyword: Keyword) -> Option<Ability> {
        let mut ability = KeywordAbility::from(keyword);
        if keyword == DEVOUR && !matches!(self.peek(), Some(Atom::Number(_))) {
            ability.filter = Some(self.quality()?);
        }
        if keywords::has_number(keyword) {
            ability.number = Some(self.keyword_number()?);
        } else if keywords::may_have_number(keyword) {
            ability.number = self.attempt(Self::keyword_number);
        }
        if keywords::has_cost(keyword) {
            ability.cost = Some(self.keyword_cost()?);
        }
        // 702.140a: the target is a non-Human creature.
        if keyword == MUTATE {
            ability.filter = Some(Filter::Subtype((self.subtype)("Human")?));
        }
        // 702.103b: what is cast bestowed gains enchant creature.
        if keyword == BESTOW {
            self.bearer = Some((ENCHANT, Bearer::Of(Type::Creature)));
        }
        if keyword == PROTOTYPE {
            // "prototype {2}{R} — 3/2" (718.1).
            self.take(&Atom::Dash).then_some(())?;
            let Atom::Size(power, toughness) = self.next()? else { return None };
            ability.size = Some((*power, *toughness));
        }
        if let Some(token) = keywords::token(keyword) {
            ability.token = Some(self.token_of(token)?);
        }
        Some(Ability::Keyword(ability))
    }

    /// The token that a keyword creates, by its place among those of the card.
    fn token_of(&mut self, token: KeywordToken) -> Option<u8> {
        let (power, toughness) = token.size;
        let values = Values {
            name: subtypes::written(token.subtype, self.context.lang)?.to_owned(),
            naming: Naming::Subtypes,
            types: Types::only(Type::Creature),
            subtypes: Subtypes::NONE.with((self.subtype)(token.subtype)?),
            indicator: Some(token.colors.iter().copied().fold(Colors::NONE, Colors::with)),
            power: Some(power),
            toughness: Some(toughness),
            abilities: token.keyword.map(Ability::from).into_iter().collect(),
            ..Values::default()
        };
        self.add_token(values)
    }

    /// "legendary creature" of an equip ability (702.6c).
    pub(super) fn quality(&mut self) -> Option<Filter> {
        let noun = self.noun()?;
        (noun.what == What::Permanent && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
        self.filter(&noun)
    }

    /// "creature you control", "player": what an Aura enchants (702.5a).
    fn enchant(&mut self) -> Option<Ability> {
        let noun = self.noun()?;
        (noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
        let plain = KeywordAbility::from(ENCHANT);
        let (ability, bearer) = match noun.what {
            What::Player => (KeywordAbility { players: Some(Players::All), ..plain }, Bearer::Player),
            What::Opponent => (KeywordAbility { players: Some(Players::Opponents), ..plain }, Bearer::Player),
            What::Permanent => {
                let called = noun.called.iter().find_map(|name| match name {
                    Atom::Type(of) => Some(Bearer::Of(*of)),
                    Atom::Permanent => Some(Bearer::Permanent),
                    _ => None,
                });
                let called = called.or(match noun.filter {
                    Filter::Subtype(of) => Some(Bearer::Kind(of)),
                    _ => None,
                });
                (KeywordAbility { filter: Some(self.filter(&noun)?), ..plain }, called?)
            }
            _ => return None,
        };
        self.bearer = Some((ENCHANT, bearer));
        Some(Ability::Keyword(ability))
    }

    /// An ability in quotation marks, of a token or emblem: the name of the card would not mean that object.
    pub(super) fn quoted(&mut self, types: Types) -> Option<Ability> {
        self.quoted_text(types, false)
    }

    /// An ability in quotation marks, of an object of some types, which may speak by name of what grants it.
    fn quoted_text(&mut self, types: Types, grants: bool) -> Option<Ability> {
        self.take(&Atom::Quote).then_some(())?;
        let rest = &self.atoms[self.at..];
        let length = rest.iter().position(|atom| *atom == Atom::Quote)?;
        let inner = &rest[..length];
        let names_granter = inner.contains(&Atom::This);
        (grants || !names_granter).then_some(())?;
        let context = TextContext {
            lang: self.context.lang,
            types,
            has_x: false,
            star: None,
            first_target: 0,
            first_slot: 0,
            granted: u8::try_from(self.granted.len()).ok()?,
            // What an Equipment is given speaks of what it is attached to.
            bearer: match self.context.bearer {
                Some((_, Bearer::Kind(of))) => crate::gear_bearer(Subtypes::NONE.with(of)),
                _ => None,
            },
            remembers_exiled: false,
            is_quoted: true,
        };
        let depth = self.depth;
        let mut parser = Parser::new(inner, context, &mut *self.subtype, &mut *self.tokens, &mut *self.granted);
        parser.depth = depth;
        let ability = <[Ability; 1]>::try_from(parser.paragraph()?).ok()?;
        self.at += length + 1;
        let [ability] = ability;
        // 201.5a: what gave it the ability is known to abilities that use the stack.
        let fits = match ability {
            Ability::Triggered(_) | Ability::Activated(_) => true,
            Ability::Spell(_) | Ability::Keyword(_) => false,
            _ => !names_granter,
        };
        fits.then_some(ability)
    }

    /// A quoted ability that an effect grants, by its place among those of the card.
    pub(super) fn grant(&mut self) -> Option<Change> {
        let ability = self.quoted_text(self.described, true)?;
        let place = u8::try_from(self.granted.len()).ok()?;
        self.granted.push(ability);
        Some(Change::GainAbility(place))
    }

    /// "an emblem with \"…\"" (114.2).
    pub(super) fn emblem(&mut self, who: Players) -> Option<Effect> {
        self.take_all(&[Atom::Number(1), Atom::Emblem, Atom::With]).then_some(())?;
        let mut ability = self.quoted(Types::NONE)?;
        // 114.4: they function in the command zone.
        let here = Functions(Zones::only(Zone::Command));
        match &mut ability {
            Ability::Static(ability) => ability.functions = here,
            Ability::Triggered(ability) => ability.functions = here,
            Ability::Activated(ability) => ability.functions = here,
            Ability::Replacement(ability) => ability.functions = here,
            Ability::Keyword(_)
            | Ability::Spell(_)
            | Ability::Casting(_)
            | Ability::Opening(_)
            | Ability::Opaque(_) => return None,
        }
        let place = self.add_token(Values { abilities: vec![ability], ..Values::default() })?;
        Some(Effect::Emblem(who, place))
    }

    /// "This spell can't be countered" (113.6g).
    pub(super) fn uncounterable(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::ThisOne, Atom::Spell, Atom::CantBeCountered]).then_some(())?;
        Some(vec![Ability::Static(Static {
            functions: Functions(Zones::only(Zone::Stack)),
            ..Static::new(Objects::This, vec![Change::CantBeCountered])
        })])
    }

    /// Whether "enchanted creature" is what the card says that it is attached to.
    pub(super) fn is_bearer(&self, by: Keyword, is: Bearer) -> bool {
        // What an Equipment is attached to need not be a creature before (702.6e).
        let is_equipped = by == EQUIP && is == Bearer::Permanent && !self.context.is_quoted;
        let bearer = self.context.bearer;
        bearer == Some((by, is)) || is_equipped && bearer == Some((by, Bearer::Of(Type::Creature)))
    }

    /// The type of "enchanted creature", behind or before that word.
    pub(super) fn bearer_of(parts: &[Filter], what: What) -> Option<(Bearer, Types)> {
        match (what, parts) {
            (What::Permanent, [Filter::Type(of)]) => Some((Bearer::Of(*of), Types::only(*of))),
            (What::Permanent, [Filter::Subtype(of)]) => Some((Bearer::Kind(*of), Types::PERMANENT)),
            (What::Permanent, []) => Some((Bearer::Permanent, Types::PERMANENT)),
            (What::Player, []) => Some((Bearer::Player, Types::NONE)),
            _ => None,
        }
    }
}

/// The types that a noun names.
pub(super) fn named_types(called: &[Atom]) -> Types {
    let types = called.iter().filter_map(|name| match name {
        Atom::Type(of) => Some(*of),
        _ => None,
    });
    types.collect::<Types>().union(if called.contains(&Atom::Permanent) { Types::PERMANENT } else { Types::NONE })
}

/// "{W} or {U}": one mana of either color.
fn either_color(one: &ManaCost, other: &ManaCost) -> Option<ManaCost> {
    let color = |mana: &ManaCost| ManaKind::ALL.into_iter().find(|&kind| *mana == ManaCost::default().and(kind, 1));
    let kinds = ManaKinds::only(color(one)?).with(color(other)?);
    let symbol = ManaSymbol { kinds, generic: None, phyrexian: false, snow: false };
    Some(ManaCost { special: [symbol].into_iter().collect(), ..ManaCost::default() })
}
