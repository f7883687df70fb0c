//! What an instruction is about: "up to two target creatures an opponent controls".

use vademecum_abilities::{
    Amount, Comparison, Designation, Effect, Filter, Instruction, Objects, Players, Slot, Subtype, Type, Zone,
};

use vademecum_machine::{keywords, terms};

use super::{Antecedent, Bearer, Parser, body::Body, casting::single_target, quoted::named_types};
use crate::{
    atom::Atom, keyword_word::KeywordWord, place_word::PlaceWord, player_word::PlayerWord, sticker_word::StickerWord,
    transform_word::TransformWord, variant_word::VariantWord,
};

/// A parsed noun phrase, before its role in the clause is known.
#[derive(Debug, Clone)]
pub(super) struct NounPhrase {
    pub(super) what: What,
    /// What is said of objects; everything for other nouns.
    pub(super) filter: Filter,
    pub(super) chosen: Chosen,
    /// Whether it is other than the object that speaks.
    pub(super) other: bool,
    /// Whether its cards are in your graveyard.
    pub(super) yours: bool,
    /// What it is called.
    pub(super) called: Vec<Atom>,
}

/// What kind of thing it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    This,
    /// "it", "that creature": what was spoken of.
    It,
    You,
    Opponent,
    Player,
    /// "that player".
    ThatPlayer,
    /// The card itself, named in the text of an ability that it gives to something else (201.5a).
    Granter,
    /// "its controller".
    ItsController,
    AnyTarget,
    Permanent,
    /// "enchanted creature": what the card is attached to.
    Host,
    /// "enchanted player".
    HostPlayer,
    /// "that target": the one at hand of several.
    EachTarget,
    /// "creature or player".
    PermanentOrPlayer,
    /// "source": of damage, in any zone (109.2c).
    Source,
    Spell,
    Card,
}

/// The pair of linked abilities of which one exiles cards and the other one speaks of them (607.2a).
const EXILED_CARDS: u8 = 1;

/// How it is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    /// Nothing is said: "creatures you control".
    Bare,
    /// "each", "all".
    Each,
    /// "a", "two", "up to three", without the word "target": from the fewest to the most.
    Some(u8, u8),
    /// "target".
    Target(u8, u8),
}

/// The words in front of a noun that say how many, and whether they are targets.
#[derive(Debug, Clone, Copy, Default)]
struct Determiners {
    number: Option<i32>,
    target: bool,
    each: bool,
    up_to: bool,
    any_number: bool,
    another: bool,
}

impl Determiners {
    fn chosen(self) -> Option<Chosen> {
        let number = match self.number {
            Some(number) => Some(u8::try_from(number).ok().filter(|&number| number > 0)?),
            None => None,
        };
        let counted = number.is_some() || self.up_to || self.any_number;
        let one = if self.another && !self.each { Some(1) } else { None };
        let range = match (self.up_to, self.any_number, number.or(one)) {
            (true, false, Some(most)) => Some((0, most)),
            (false, true, None) => Some((0, u8::MAX)),
            (false, false, Some(exactly)) => Some((exactly, exactly)),
            (false, false, None) => None,
            _ => return None,
        };
        match (self.target, self.each, range) {
            (true, false, range) => {
                let (least, most) = range.unwrap_or((1, 1));
                Some(Chosen::Target(least, most))
            }
            (false, true, None) if !counted => Some(Chosen::Each),
            (false, false, Some((least, most))) => Some(Chosen::Some(least, most)),
            (false, false, None) => Some(Chosen::Bare),
            _ => None,
        }
    }
}

impl Parser<'_> {
    /// Reads what an instruction is about.
    pub(super) fn noun(&mut self) -> Option<NounPhrase> {
        self.attempt(|parser| parser.commander().or_else(|| parser.pronoun()).or_else(|| parser.described()))
    }

    /// "it", "that creature", "its controller", "this creature": a noun that needs no description.
    fn pronoun(&mut self) -> Option<NounPhrase> {
        self.attempt(|parser| {
            let mut name = Vec::new();
            let first = parser.next()?;
            let other = *first == Atom::AnyOtherTarget;
            let what = match first {
                Atom::This if parser.context.is_quoted => What::Granter,
                Atom::This => {
                    parser.described = parser.context.types;
                    parser.owner_of(What::This)?
                }
                Atom::It => What::It,
                Atom::You => What::You,
                Atom::AnyTarget | Atom::AnyOtherTarget => What::AnyTarget,
                Atom::Of(PlaceWord::ThatTarget) => What::EachTarget,
                Atom::ThisOne => {
                    parser.names_own_kind()?;
                    parser.described = parser.context.types;
                    if parser.own_zone.is_none() && parser.take(&Atom::YourGraveyard) {
                        parser.own_zone = Some(Zone::Graveyard);
                        let (filter, chosen, other) = (Filter::Any, Chosen::Bare, false);
                        return Some(NounPhrase { what: What::This, filter, chosen, other, yours: true, called: name });
                    }
                    parser.owner_of(What::This)?
                }
                Atom::That if parser.take(&Atom::Player) => What::ThatPlayer,
                Atom::That => {
                    let called = parser.next()?;
                    parser.it.as_ref().filter(|it| it.is_called(called))?;
                    name.push(called.clone());
                    parser.owner_of(What::It)?
                }
                Atom::AmassedArmy | Atom::DiscoveredCard => {
                    parser.it.as_ref().filter(|it| it.is_called(first))?;
                    name.push(first.clone());
                    What::It
                }
                Atom::Its if parser.take(&Atom::Controller) => What::ItsController,
                // "the controller of that creature", as Spanish and Portuguese say it.
                Atom::Controller => match parser.pronoun()?.what {
                    What::It => What::ItsController,
                    _ => return None,
                },
                _ => return None,
            };
            let chosen = if what == What::AnyTarget { Chosen::Target(1, 1) } else { Chosen::Bare };
            Some(NounPhrase { what, filter: Filter::Any, chosen, other, yours: false, called: name })
        })
    }

    /// "that creature's controller" behind "that creature".
    fn owner_of(&mut self, what: What) -> Option<What> {
        if !self.take_all(&[Atom::Possessive, Atom::Controller]) {
            return Some(what);
        }
        (what == What::It).then_some(What::ItsController)
    }

    /// What a card calls itself by its kind: "this creature" on a creature card.
    fn names_own_kind(&mut self) -> Option<()> {
        let own = match self.next()? {
            Atom::Type(of) => self.context.types.has(*of),
            Atom::Permanent => !self.is_spell(),
            Atom::Spell => self.is_spell(),
            Atom::Card => true,
            _ => false,
        };
        own.then_some(())
    }

    /// A noun with a description: "two target nonblack creatures you control".
    fn described(&mut self) -> Option<NounPhrase> {
        let mut determiners = Determiners::default();
        let mut parts: Vec<Filter> = Vec::new();
        let mut called: Vec<Atom> = Vec::new();
        let (mut what, mut other, mut yours, mut in_zone, mut bearing) = (None, false, false, false, None);
        loop {
            // Determiners may stand behind the noun ("criatura objetivo"), and between its parts, each of them once.
            let head = what.is_some();
            match self.peek() {
                Some(Atom::Number(n)) if !head && determiners.number.is_none() => determiners.number = Some(*n),
                Some(Atom::Target) if !determiners.target => determiners.target = true,
                Some(Atom::Each) if !head && !determiners.each => determiners.each = true,
                Some(Atom::UpTo) if !head && !determiners.up_to => determiners.up_to = true,
                Some(Atom::AnyNumber) if !head && !determiners.any_number => determiners.any_number = true,
                Some(atom @ (Atom::Another | Atom::Others)) if !head && !other => {
                    other = true;
                    determiners.another = *atom == Atom::Another;
                }
                Some(Atom::Opponent) if !head => what = Some(What::Opponent),
                Some(Atom::Player) if !head => what = Some(What::Player),
                Some(Atom::Permanent) if !head => what = Some(What::Permanent),
                // "carta de permanente".
                Some(Atom::Permanent) if what == Some(What::Card) && !parts.contains(&Filter::PermanentCard) => {
                    parts.push(Filter::PermanentCard);
                }
                Some(Atom::Permanent) if what == Some(What::Spell) && !parts.contains(&Filter::PermanentSpell) => {
                    parts.push(Filter::PermanentSpell);
                }
                Some(Atom::Source) if !head => what = Some(What::Source),
                Some(Atom::NoAbilities) if head => parts.push(Filter::NoAbilities),
                Some(Atom::Spell) if matches!(what, None | Some(What::Permanent)) && !called.contains(&Atom::Token) => {
                    // "creature spell", "hechizo de criatura".
                    if called.contains(&Atom::Permanent) {
                        parts.push(Filter::PermanentSpell);
                    }
                    what = Some(What::Spell);
                }
                Some(Atom::Card) if matches!(what, None | Some(What::Permanent)) => {
                    if called.contains(&Atom::Permanent) {
                        parts.push(Filter::PermanentCard);
                    }
                    what = Some(What::Card);
                }
                Some(Atom::Token) if !called.contains(&Atom::Token) => {
                    parts.push(Filter::Token);
                    what = what.or(Some(What::Permanent));
                }
                Some(Atom::Non) => {
                    self.at += 1;
                    let negated = match self.peek()? {
                        Atom::Token => Filter::Token,
                        // "que no sea criatura ni…" would need more than the first word.
                        _ => self.adjective_here()?,
                    };
                    parts.push(negated.negated());
                    self.at += 1;
                    continue;
                }
                Some(Atom::Or)
                    if what == Some(What::Permanent)
                        && self.ahead(1) == Some(&Atom::Player)
                        && parts.iter().all(|part| matches!(part, Filter::Type(_))) =>
                {
                    what = Some(What::PermanentOrPlayer);
                    self.at += 1;
                }
                Some(Atom::Type(of)) => {
                    parts.push(self.alternatives()?);
                    what = what.or(Some(What::Permanent));
                    called.push(Atom::Type(*of));
                    continue;
                }
                Some(Atom::Outlaw) => {
                    parts.push(self.alternatives()?);
                    what = what.or(Some(What::Permanent));
                    continue;
                }
                Some(Atom::ChosenColor) if head => {
                    let color = self.recalled()?;
                    parts.push(Filter::ColorIn(color));
                }
                Some(Atom::ChosenType) if head => {
                    let subtype = self.recalled()?;
                    parts.push(Filter::SubtypeIn(subtype));
                }
                // What a conspiracy calls the chosen name is the one that was secretly chosen for it (702.106d).
                Some(Atom::ChosenName | Atom::OfVariant(VariantWord::ChosenNames))
                    if head && self.context.types.has(Type::Conspiracy) =>
                {
                    parts.push(Filter::SecretlyNamed);
                }
                Some(Atom::ChosenName) if head => {
                    let name = self.recalled()?;
                    parts.push(Filter::Named(name));
                }
                Some(Atom::Of(PlaceWord::ExiledWith)) if what == Some(What::Card) && !in_zone => {
                    self.at += 1;
                    (self.pronoun()?.what == What::This).then_some(())?;
                    let exiled = self.recalled_cards()?;
                    parts.extend([Filter::In(Zone::Exile), Filter::Slot(exiled)]);
                    in_zone = true;
                    continue;
                }
                Some(Atom::Named) if head => {
                    let Some(Atom::Name(name)) = self.ahead(1) else { break };
                    parts.push(Filter::Called(name.clone()));
                    self.at += 1;
                }
                Some(Atom::OfKeyword(KeywordWord::InThatSector | KeywordWord::InSameSectorAs)) if head => {
                    parts.push(self.in_sector()?);
                }
                Some(Atom::OfKeyword(KeywordWord::ConvokedThis)) if head => parts.push(keywords::convoked_this()),
                Some(Atom::ActivatedThisTurn) if head => parts.push(Filter::ActivatedThisTurn),
                Some(
                    Atom::Color(_)
                    | Atom::Supertype(_)
                    | Atom::Colorless
                    | Atom::Multicolored
                    | Atom::Monocolored
                    | Atom::Modified
                    | Atom::Suspected
                    | Atom::OfKeyword(KeywordWord::Saddled | KeywordWord::OfSticker(StickerWord::Stickered(_)))
                    | Atom::OfVariant(VariantWord::Commander)
                    | Atom::Historic,
                ) => {
                    parts.push(self.alternatives()?);
                    continue;
                }
                Some(Atom::Word(word)) if word.starts_with(char::is_uppercase) => {
                    parts.push(self.alternatives()?);
                    what = what.or(Some(What::Permanent));
                    continue;
                }
                Some(Atom::Bearing(keyword)) if bearing.is_none() => bearing = Some(*keyword),
                Some(Atom::Tapped) => parts.push(Filter::Tapped),
                Some(Atom::Transforming(TransformWord::Transformed)) => parts.push(Filter::Transformed),
                Some(Atom::HasAdventure) if head => parts.push(Filter::HasAdventure),
                Some(Atom::Untapped) => parts.push(Filter::Tapped.negated()),
                Some(Atom::Attacking) => parts.push(Filter::Attacking),
                Some(Atom::Blocking) => parts.push(Filter::Blocking),
                Some(Atom::YouControl) if head => parts.push(Filter::Controller(Players::You)),
                Some(Atom::OfPlayer(PlayerWord::ChosenPlayerControls)) if head => {
                    parts.push(Filter::Controller(Players::Chosen(super::CHOSEN)));
                }
                Some(Atom::OpponentControls) if head => parts.push(Filter::Controller(Players::Opponents)),
                Some(Atom::YouDontControl) if head => parts.push(Filter::Controller(Players::You).negated()),
                Some(Atom::Having(keyword)) if head => parts.push(Filter::Keyword(*keyword)),
                Some(Atom::With) if head => match self.with() {
                    Some(part) => {
                        parts.push(part);
                        continue;
                    }
                    None => break,
                },
                Some(Atom::WithSingleTarget) if what == Some(What::Spell) => parts.push(single_target()),
                Some(Atom::Without) if head => {
                    let Some(Atom::Keyword(keyword)) = self.ahead(1) else { break };
                    parts.push(Filter::Keyword(*keyword).negated());
                    self.at += 1;
                }
                Some(zone @ (Atom::YourGraveyard | Atom::AnyGraveyard | Atom::OpponentsGraveyard))
                    if what == Some(What::Card) && !in_zone =>
                {
                    parts.push(Filter::In(Zone::Graveyard));
                    match zone {
                        Atom::YourGraveyard => parts.push(Filter::Owner(Players::You)),
                        Atom::OpponentsGraveyard => parts.push(Filter::Owner(Players::Opponents)),
                        _ => {}
                    }
                    yours = *zone == Atom::YourGraveyard;
                    in_zone = true;
                }
                _ => break,
            }
            if let Some(name @ (Atom::Permanent | Atom::Spell | Atom::Card | Atom::Token)) = self.peek() {
                called.push(name.clone());
            }
            self.at += 1;
        }
        let what = what?;
        let is_player = matches!(what, What::Player | What::Opponent);
        if is_player && (other || !parts.is_empty()) {
            return None;
        }
        if let Some(by) = bearing {
            let plain = determiners.chosen()? == Chosen::Bare && !other;
            let (bearer, types) = Self::bearer_of(&parts, what).filter(|_| plain)?;
            self.is_bearer(by, bearer).then_some(())?;
            self.described = types;
            let what = if bearer == Bearer::Player { What::HostPlayer } else { What::Host };
            return Some(NounPhrase { what, filter: Filter::Any, chosen: Chosen::Bare, other, yours, called });
        }
        self.described = named_types(&called);
        // Languages put adjectives before or behind their noun; the description is the same.
        parts.sort_by_key(order);
        let filter = parts.into_iter().fold(Filter::Any, Filter::and);
        Some(NounPhrase { what, filter, chosen: determiners.chosen()?, other, yours, called })
    }

    /// What the linked ability of the card chose, recalled before the instruction at hand (607.2d).
    pub(super) fn recalled(&mut self) -> Option<Slot> {
        let slot = self.free_slot()?;
        self.before.push(Instruction::from(Effect::RecallNumber(0)).into_slot(slot));
        Some(slot)
    }

    /// The cards that the linked abilities of the card exiled, recalled before the instruction at hand (607.2a).
    fn recalled_cards(&mut self) -> Option<Slot> {
        let slot = self.free_slot()?;
        self.before.push(Instruction::from(Effect::Recall(EXILED_CARDS)).into_slot(slot));
        Some(slot)
    }

    /// An instruction that exiles cards of which another ability of the object speaks: they are remembered (607.2a).
    pub(super) fn remember_exiled(&mut self, exiles: Instruction, body: &mut Body) -> Option<Instruction> {
        let slot = match exiles.into {
            Some(slot) => slot,
            None => self.free_slot()?,
        };
        body.program.push(exiles.into_slot(slot));
        Some(Effect::Remember(Objects::Slot(slot), EXILED_CARDS).into())
    }

    /// An adjective: one word for a quality of an object.
    pub(super) fn adjective(&mut self) -> Option<Filter> {
        let adjective = self.adjective_here()?;
        self.at += 1;
        Some(adjective)
    }

    /// One word that says what an object is like, where the parser stands.
    fn adjective_here(&mut self) -> Option<Filter> {
        Some(match self.peek()? {
            Atom::Type(of) => Filter::Type(*of),
            Atom::Supertype(of) => Filter::Supertype(*of),
            Atom::Color(of) => Filter::Color(*of),
            Atom::Colorless => Filter::Colorless,
            Atom::Multicolored => Filter::Multicolored,
            Atom::Monocolored => Filter::Monocolored,
            Atom::Modified => Filter::Modified,
            Atom::Suspected => Filter::Designated(Designation::Suspected),
            Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::Stickered(kind))) => Filter::Stickered(*kind),
            Atom::OfKeyword(KeywordWord::Saddled) => Filter::Designated(Designation::Saddled),
            Atom::OfVariant(VariantWord::Commander) => Filter::Commander,
            Atom::Historic => terms::historic((self.subtype)("Saga")?),
            Atom::Outlaw => terms::outlaw(self.subtypes(terms::OUTLAWS)?),
            Atom::Word(word) if word.starts_with(char::is_uppercase) => {
                let word = word.clone();
                Filter::Subtype((self.subtype)(&word)?)
            }
            _ => return None,
        })
    }

    /// Subtypes by their English names.
    pub(super) fn subtypes<const N: usize>(&mut self, names: [&str; N]) -> Option<[Subtype; N]> {
        let found: Option<Vec<Subtype>> = names.iter().map(|name| (self.subtype)(name)).collect();
        found?.try_into().ok()
    }

    /// "artifact, creature or land", "white or blue": words of one kind, one of which is so.
    fn alternatives(&mut self) -> Option<Filter> {
        let kind = std::mem::discriminant(self.peek()?);
        let same = |parser: &Self, n: usize| parser.ahead(n).is_some_and(|atom| std::mem::discriminant(atom) == kind);
        let mut all = vec![self.adjective_here()?];
        self.at += 1;
        loop {
            let joined = match self.peek() {
                Some(Atom::Or) => same(self, 1),
                // A comma joins only what goes on with "or": "artifact, creature, or land".
                Some(Atom::Comma) => {
                    let rest = &self.atoms[self.at..];
                    let mut ahead = rest
                        .iter()
                        .skip(1)
                        .skip_while(|atom| **atom == Atom::Comma || std::mem::discriminant(*atom) == kind);
                    same(self, 1) && ahead.next() == Some(&Atom::Or)
                }
                _ => false,
            };
            if !joined {
                break;
            }
            self.at += 1;
            all.push(self.adjective_here()?);
            self.at += 1;
            // "…, or land".
            if self.peek() == Some(&Atom::Comma) && self.ahead(1) == Some(&Atom::Or) && same(self, 2) {
                self.at += 1;
            }
        }
        match <[Filter; 1]>::try_from(all) {
            Ok([one]) => Some(one),
            Err(several) => Some(Filter::Either(several)),
        }
    }

    /// "with flying", "with power 3 or greater", "with a +1/+1 counter on it".
    fn with(&mut self) -> Option<Filter> {
        self.attempt(|parser| {
            parser.take(&Atom::With).then_some(())?;
            match parser.next()? {
                Atom::Keyword(keyword) => Some(Filter::Keyword(*keyword)),
                Atom::Number(1) => match (parser.next()?, parser.take(&Atom::It)) {
                    (Atom::Counter(kind), true) => Some(Filter::Counter(*kind)),
                    _ => None,
                },
                measure @ (Atom::Power | Atom::Toughness | Atom::ManaValue) => {
                    let number = match parser.next()? {
                        Atom::Number(n) => Amount::Number(*n),
                        Atom::X if parser.has_x => Amount::X,
                        _ => return None,
                    };
                    let comparison = parser.compared().unwrap_or(Comparison::Exactly);
                    let number = Box::new(number);
                    Some(match measure {
                        Atom::Power => Filter::Power(comparison, number),
                        Atom::Toughness => Filter::Toughness(comparison, number),
                        _ => Filter::ManaValue(comparison, number),
                    })
                }
                _ => None,
            }
        })
    }

    pub(super) fn compared(&mut self) -> Option<Comparison> {
        match self.peek() {
            Some(Atom::Compared(comparison)) => {
                self.at += 1;
                Some(*comparison)
            }
            _ => None,
        }
    }

    /// What a noun describes, seen from the object that speaks: "another" is another than that object; in a spell, than
    /// what was spoken of.
    pub(super) fn filter(&self, noun: &NounPhrase) -> Option<Filter> {
        let zone = match noun.what {
            What::Spell => Filter::Spell,
            What::Source => Filter::Any,
            // "target card" alone is in no zone that it could be found in.
            What::Card => {
                noun.filter.zone()?;
                Filter::Any
            }
            What::Permanent | What::PermanentOrPlayer => {
                let never = |part: &Filter| matches!(part, Filter::Type(Type::Instant | Type::Sorcery));
                (!noun.filter.contains(&never)).then_some(())?;
                Filter::Any
            }
            _ => return None,
        };
        let filter = noun.filter.clone().and(zone);
        // "all other spells": other than the one that says so.
        let is_every_spell = (noun.what, noun.chosen) == (What::Spell, Chosen::Each);
        match (noun.other, &self.it) {
            (false, _) => Some(filter),
            (true, None) if !self.is_spell() || is_every_spell => Some(filter.other()),
            (true, Some(Antecedent { objects: Objects::This, .. })) => Some(filter.other()),
            // A target is chosen before those of other instances of the word are known to the text.
            (true, Some(Antecedent { objects: Objects::Slot(slot), moved: None, .. }))
                if !matches!(noun.chosen, Chosen::Target(..)) =>
            {
                Some(filter.and(Filter::Slot(*slot).negated()))
            }
            (true, _) => None,
        }
    }
}

/// The place of a part in a description: what it is, what it is like, whose it is, where it is.
const fn order(part: &Filter) -> u8 {
    match part {
        Filter::Type(_) | Filter::Either(_) | Filter::Subtype(_) | Filter::Token => 0,
        Filter::Supertype(_) | Filter::Color(_) | Filter::Colorless | Filter::Multicolored | Filter::Monocolored => 1,
        Filter::Modified | Filter::Stickered(_) | Filter::Designated(_) | Filter::By(..) => 1,
        Filter::Controller(_) | Filter::Owner(_) => 3,
        Filter::In(_) => 4,
        _ => 2,
    }
}

impl NounPhrase {
    /// "it".
    pub(super) fn it() -> NounPhrase {
        let (filter, chosen, called) = (Filter::Any, Chosen::Bare, Vec::new());
        NounPhrase { what: What::It, filter, chosen, other: false, yours: false, called }
    }

    /// Whether more than one may be chosen.
    pub(super) const fn is_several(&self) -> bool {
        matches!(self.chosen, Chosen::Target(_, most) | Chosen::Some(_, most) if most > 1)
    }

    /// Whether it is a player.
    pub(super) const fn is_player(&self) -> bool {
        matches!(self.what, What::You | What::Player | What::Opponent)
    }

    /// Whether it is a player other than you.
    pub(super) const fn is_other_player(&self) -> bool {
        matches!(self.what, What::Player | What::Opponent | What::ThatPlayer | What::ItsController | What::HostPlayer)
    }
}

impl Antecedent {
    /// Whether "that" and this word may mean it.
    pub(super) fn is_called(&self, word: &Atom) -> bool {
        match word {
            Atom::Card => self.moved.is_some() || self.called.contains(&Atom::Card),
            Atom::Permanent => self.moved.is_none() && !self.called.contains(&Atom::Card) && !self.called.is_empty(),
            Atom::Type(_) | Atom::Spell | Atom::Token | Atom::AmassedArmy | Atom::DiscoveredCard => {
                self.called.contains(word)
            }
            _ => false,
        }
    }
}
