//! Cards and tokens as they are printed, and the set of cards that a game is played with.

use std::sync::Arc;

use crate::{
    ability::{Ability, KeywordAbility, SpellAbility},
    analysis::{self, Aspects, ManaSource},
    cost::Cost,
    event::DeedKinds,
    keyword::{Keyword, Keywords},
    mana::ManaCost,
    quantity::Amount,
    types::{Colors, Subtypes, Supertypes, Type, Types, Zone, Zones},
};

/// What is printed on a face (109.3): the copiable values of what shows it (707.2).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Values {
    /// Its name.
    pub name: String,
    /// Its mana cost; `None` is an unpayable cost (118.6), as lands have it.
    pub cost: Option<ManaCost>,
    /// Its color indicator, or a token's color (204, 111.3).
    pub indicator: Option<Colors>,
    /// Its supertypes.
    pub supertypes: Supertypes,
    /// Its card types.
    pub types: Types,
    /// Its subtypes.
    pub subtypes: Subtypes,
    /// Power, if it has one (208).
    pub power: Option<i32>,
    /// Toughness, if it has one (208).
    pub toughness: Option<i32>,
    /// Loyalty, if it has one (209).
    pub loyalty: Option<i32>,
    /// Defense, if it has one (210).
    pub defense: Option<i32>,
    /// Its abilities, in the order printed.
    pub abilities: Vec<Ability>,
    /// The abilities that its effects grant to others, which name them by place.
    pub granted: Vec<Ability>,
    /// What must be paid in addition to cast it (118.8).
    pub additional_cost: Cost,
}

impl Values {
    /// The colors: those of the mana cost and of the indicator (105.2, 202.2).
    pub fn colors(&self) -> Colors {
        let of_cost = self.cost.as_ref().map_or(Colors::NONE, ManaCost::colors);
        of_cost.union(self.indicator.unwrap_or(Colors::NONE))
    }

    /// Whether what shows it is a permanent on the battlefield (110.4).
    pub fn is_permanent(&self) -> bool {
        self.types.meets(Types::PERMANENT)
    }

    /// Whether it is a land.
    pub const fn is_land(&self) -> bool {
        self.types.has(Type::Land)
    }
}

/// One face of a card.
pub type Face = Values;

/// How the faces of a card hang together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Layout {
    /// One face.
    #[default]
    Normal,
    /// Two faces, one of which is up (712).
    DoubleFaced,
    /// Two halves that are cast apart (709).
    Split,
    /// A creature with an inset spell (715).
    Adventure,
    /// Two faces turned by 180 degrees (710).
    Flip,
}

/// A card, or a token (111).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Card {
    /// How its faces hang together.
    pub layout: Layout,
    /// Its faces, the front first. A card has one at least.
    pub faces: Vec<Face>,
    /// The tokens that its abilities create, which name them by place.
    pub tokens: Vec<Card>,
}

impl From<Values> for Card {
    fn from(values: Values) -> Self {
        Card { layout: Layout::Normal, faces: vec![values], tokens: Vec::new() }
    }
}

/// A card's index in the [`Cards`] of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(pub u16);

/// A face's index in the [`Cards`] of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FaceId(pub u16);

/// An ability's index in the [`Cards`] of a game: the same for every object that has it, however it came to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AbilityId(pub u32);

/// Why a set of cards cannot be played with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// Too many cards and tokens.
    #[error("{0} different cards and tokens: at most 65,000 can be told apart")]
    TooMany(usize),
    /// A card without a face.
    #[error("a card has no face")]
    NoFace,
    /// A name of a token or granted ability that the card does not have.
    #[error("`{card}` refers to {what} {place}, which it does not have")]
    Dangling {
        /// The card.
        card: String,
        /// What is missing.
        what: &'static str,
        /// Its place, from 0.
        place: u8,
    },
}

#[derive(Debug, PartialEq, Eq)]
struct CardEntry {
    layout: Layout,
    faces: std::ops::Range<u16>,
    tokens: u16,
}

#[derive(Debug, PartialEq, Eq)]
struct FaceEntry {
    values: Values,
    colors: Colors,
    card: CardId,
    /// Its printed abilities, what their keywords mean included.
    abilities: std::ops::Range<u32>,
    granted: std::ops::Range<u32>,
    keywords: Keywords,
    /// Those that do something without being activated: triggered and static abilities, replacements.
    passive: Vec<AbilityId>,
    /// Where one of those functions.
    passive_zones: Zones,
    /// Activated abilities other than mana abilities, and mana abilities (605.1a).
    activated: Vec<AbilityId>,
    mana: Vec<AbilityId>,
    /// The zones in which activated abilities other than mana abilities function.
    activated_zones: Zones,
    /// Whether all its mana abilities tap it.
    mana_taps: bool,
    /// What it does as a spell that resolves (113.3a).
    spell: Option<AbilityId>,
    /// Whether what shows it may ask a player as it enters the battlefield.
    asks_on_entering: bool,
}

#[derive(Debug, PartialEq, Eq)]
struct AbilityEntry {
    ability: Ability,
    /// The face that it is printed on, or that grants it.
    face: FaceId,
    /// The keyword that it is a meaning of.
    meaning_of: Option<Keyword>,
    /// Whether it may ask a player as it resolves or as its object enters.
    asks: bool,
    /// The deeds that may change what a static ability does.
    depends_on: DeedKinds,
    /// What a static ability depends on.
    reads: Aspects,
    /// What a mana ability gives and costs.
    mana_source: Option<ManaSource>,
}

impl AbilityEntry {
    fn new(ability: Ability, face: FaceId, meaning_of: Option<Keyword>) -> AbilityEntry {
        AbilityEntry {
            face,
            meaning_of,
            asks: analysis::asks(&ability),
            depends_on: analysis::depends_on(&ability),
            reads: analysis::reads(&ability),
            mana_source: analysis::mana_source(&ability),
            ability,
        }
    }
}

#[derive(Debug, PartialEq, Eq, Default)]
struct Tables {
    cards: Vec<CardEntry>,
    faces: Vec<FaceEntry>,
    abilities: Vec<AbilityEntry>,
    /// What keywords without a parameter mean, for objects that gain them.
    meanings: Vec<(Keyword, std::ops::Range<u32>)>,
    /// The zones other than the battlefield in which some activated ability functions.
    activated_elsewhere: Zones,
}

/// The cards a game is played with: shared by all its states. Every face and every ability has an index.
#[derive(Debug, Clone)]
pub struct Cards(Arc<Tables>);

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Cards {}

impl Cards {
    /// Numbers the cards, their tokens behind them, and all abilities, those that come with every game first. `keywords` are those without a parameter that
    /// objects may gain; `means` says what a keyword ability means.
    ///
    /// # Errors
    ///
    /// When there are too many, or a card has no face.
    pub fn new(
        cards: impl IntoIterator<Item = Card>,
        built_in: impl IntoIterator<Item = Ability>,
        keywords: impl IntoIterator<Item = Keyword>,
        means: impl Fn(&KeywordAbility) -> Vec<Ability>,
    ) -> Result<Cards, CardError> {
        let mut tables = Tables::default();
        let built_in = built_in.into_iter().map(|ability| AbilityEntry::new(ability, FaceId(u16::MAX), None));
        tables.abilities.extend(built_in);
        let mut round: Vec<Card> = cards.into_iter().collect();
        while !round.is_empty() {
            let mut next = Vec::new();
            let base = tables.cards.len() + round.len();
            for mut card in round {
                let tokens = index(base + next.len())?;
                tables.add_card(&mut card, tokens, &means)?;
                next.append(&mut card.tokens);
            }
            round = next;
        }
        index(tables.cards.len())?;
        for keyword in keywords {
            let from = tables.abilities.len() as u32;
            for ability in means(&keyword.into()) {
                tables.abilities.push(AbilityEntry::new(ability, FaceId(u16::MAX), Some(keyword)));
            }
            let to = tables.abilities.len() as u32;
            if from < to {
                tables.meanings.push((keyword, from..to));
            }
        }
        Ok(Cards(Arc::new(tables)))
    }

    /// The front face of a card.
    pub fn front(&self, card: CardId) -> FaceId {
        FaceId(self.0.cards[usize::from(card.0)].faces.start)
    }

    /// The faces of a card, the front first.
    pub fn faces(&self, card: CardId) -> impl Iterator<Item = FaceId> + use<> {
        self.0.cards[usize::from(card.0)].faces.clone().map(FaceId)
    }

    /// How the faces of a card hang together.
    pub fn layout(&self, card: CardId) -> Layout {
        self.0.cards[usize::from(card.0)].layout
    }

    /// What is printed on a face.
    pub fn values(&self, face: FaceId) -> &Values {
        &self.0.faces[usize::from(face.0)].values
    }

    /// The card that a face belongs to.
    pub fn card_of(&self, face: FaceId) -> CardId {
        self.0.faces[usize::from(face.0)].card
    }

    /// The colors of a face (105.2).
    pub fn colors(&self, face: FaceId) -> Colors {
        self.0.faces[usize::from(face.0)].colors
    }

    /// The keywords printed on a face.
    pub fn keywords(&self, face: FaceId) -> Keywords {
        self.0.faces[usize::from(face.0)].keywords
    }

    /// The abilities printed on a face, followed by what its keywords mean.
    pub fn abilities(&self, face: FaceId) -> impl DoubleEndedIterator<Item = AbilityId> + use<> {
        self.0.faces[usize::from(face.0)].abilities.clone().map(AbilityId)
    }

    /// The abilities of a face that do something without being activated: triggered, static, replacements.
    #[inline]
    pub fn passive(&self, face: FaceId) -> &[AbilityId] {
        &self.0.faces[usize::from(face.0)].passive
    }

    /// The zones in which a face has such abilities.
    #[inline]
    pub fn passive_zones(&self, face: FaceId) -> Zones {
        self.0.faces[usize::from(face.0)].passive_zones
    }

    /// The activated abilities of a face, mana abilities excluded.
    #[inline]
    pub fn activated(&self, face: FaceId) -> &[AbilityId] {
        &self.0.faces[usize::from(face.0)].activated
    }

    /// The zones in which activated abilities of a face, other than mana abilities, function.
    #[inline]
    pub fn activated_zones(&self, face: FaceId) -> Zones {
        self.0.faces[usize::from(face.0)].activated_zones
    }

    /// The zones other than the battlefield in which some activated ability of the cards functions.
    #[inline]
    pub fn activated_elsewhere(&self) -> Zones {
        self.0.activated_elsewhere
    }

    /// The mana abilities of a face (605.1a).
    #[inline]
    pub fn mana_abilities(&self, face: FaceId) -> &[AbilityId] {
        &self.0.faces[usize::from(face.0)].mana
    }

    /// Whether all mana abilities of a face tap it: what is tapped makes no mana.
    #[inline]
    pub fn mana_taps(&self, face: FaceId) -> bool {
        self.0.faces[usize::from(face.0)].mana_taps
    }

    /// What a face does as a spell that resolves (113.3a).
    #[inline]
    pub fn spell(&self, face: FaceId) -> Option<&SpellAbility> {
        match self.ability(self.0.faces[usize::from(face.0)].spell?) {
            Ability::Spell(spell) => Some(spell),
            _ => None,
        }
    }

    /// Whether a spell with a face may ask a player as it resolves, replacement effects aside.
    pub fn asks_on_resolution(&self, face: FaceId) -> bool {
        let face = &self.0.faces[usize::from(face.0)];
        face.asks_on_entering || face.spell.is_some_and(|ability| self.asks(ability))
    }

    /// Whether what shows a face may ask a player as it enters the battlefield: one of its replacement effects does,
    /// or there are several, of which one comes first (616.1).
    #[inline]
    pub fn asks_on_entering(&self, face: FaceId) -> bool {
        self.0.faces[usize::from(face.0)].asks_on_entering
    }

    /// An ability that comes with every game, by its place: those of the basic land types (305.6).
    pub fn built_in(&self, place: u8) -> AbilityId {
        AbilityId(u32::from(place))
    }

    /// An ability that the effects of a face grant, by its place.
    pub fn granted(&self, face: FaceId, place: u8) -> Option<AbilityId> {
        let range = &self.0.faces[usize::from(face.0)].granted;
        let id = range.start + u32::from(place);
        range.contains(&id).then_some(AbilityId(id))
    }

    /// A token that the abilities of a face create, by its place.
    pub fn token(&self, face: FaceId, place: u8) -> CardId {
        let card = self.card_of(face);
        CardId(self.0.cards[usize::from(card.0)].tokens + u16::from(place))
    }

    /// An ability.
    #[inline]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.0.abilities[id.0 as usize].ability
    }

    /// Whether an ability may ask a player as it resolves, or as its object enters, replacement effects aside.
    #[inline]
    pub fn asks(&self, id: AbilityId) -> bool {
        self.0.abilities[id.0 as usize].asks
    }

    /// The deeds that may change what a static ability does, beside those that change characteristics, control, counters
    /// on objects or what is attached to what.
    #[inline]
    pub fn depends_on(&self, id: AbilityId) -> DeedKinds {
        self.0.abilities[id.0 as usize].depends_on
    }

    /// What a static ability depends on (613.8a).
    #[inline]
    pub fn reads(&self, id: AbilityId) -> Aspects {
        self.0.abilities[id.0 as usize].reads
    }

    /// What a mana ability gives and costs; `None` for other abilities.
    #[inline]
    pub fn mana_source(&self, id: AbilityId) -> Option<&ManaSource> {
        self.0.abilities[id.0 as usize].mana_source.as_ref()
    }

    /// How much mana a mana ability adds.
    pub fn mana_amount(&self, id: AbilityId) -> Option<&Amount> {
        match self.ability(id) {
            Ability::Activated(activated) => analysis::mana_output(&activated.effect.program).map(|(_, amount)| amount),
            _ => None,
        }
    }

    /// The face that an ability is printed on, or whose effects grant it.
    pub fn face_of(&self, id: AbilityId) -> FaceId {
        self.0.abilities[id.0 as usize].face
    }

    /// The keyword that an ability is a meaning of.
    pub fn meaning_of(&self, id: AbilityId) -> Option<Keyword> {
        self.0.abilities[id.0 as usize].meaning_of
    }

    /// The abilities that a keyword without a parameter means, for objects that gain it.
    pub fn meanings(&self, keyword: Keyword) -> impl Iterator<Item = AbilityId> + use<> {
        let found = self.0.meanings.iter().find(|(of, _)| *of == keyword).map(|(_, range)| range.clone());
        found.unwrap_or(0..0).map(AbilityId)
    }

    /// How many cards there are, tokens included.
    pub fn len(&self) -> usize {
        self.0.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.cards.is_empty()
    }

    /// The first card with a face of that name.
    pub fn find(&self, name: &str) -> Option<CardId> {
        self.0.faces.iter().find(|face| face.values.name == name).map(|face| face.card)
    }

    /// Every card.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.0.cards.len() as u16).map(CardId)
    }
}

impl Tables {
    fn add_card(
        &mut self,
        card: &mut Card,
        tokens: u16,
        means: &impl Fn(&KeywordAbility) -> Vec<Ability>,
    ) -> Result<(), CardError> {
        if card.faces.is_empty() {
            return Err(CardError::NoFace);
        }
        let id = CardId(index(self.cards.len())?);
        // A token that enters may ask how.
        let mut abilities = card.tokens.iter().flat_map(|token| &token.faces).flat_map(|face| &face.abilities);
        let tokens_ask = abilities.any(|ability| matches!(ability, Ability::Replacement(_)));
        let from = index(self.faces.len())?;
        for mut values in card.faces.drain(..) {
            let face = FaceId(index(self.faces.len())?);
            let keywords = values.abilities.iter().filter_map(|ability| match ability {
                Ability::Keyword(keyword) => Some(keyword.keyword),
                _ => None,
            });
            let keywords = keywords.collect();
            let abilities = self.add_abilities(std::mem::take(&mut values.abilities), face, means);
            if tokens_ask {
                self.abilities[abilities.start as usize..].iter_mut().for_each(|entry| entry.asks = true);
            }
            let granted_from = self.abilities.len() as u32;
            for ability in std::mem::take(&mut values.granted) {
                self.abilities.push(AbilityEntry::new(ability, face, None));
            }
            let granted = granted_from..self.abilities.len() as u32;
            let colors = values.colors();
            let passive: Vec<AbilityId> =
                abilities.clone().map(AbilityId).filter(|id| self.zones_of(*id).is_some()).collect();
            let passive_zones = passive.iter().filter_map(|id| self.zones_of(*id)).fold(Zones::NONE, Zones::union);
            let activated = |mana: bool| {
                let all = abilities.clone().map(AbilityId);
                all.filter(|id| self.is_mana_ability(*id) == Some(mana)).collect::<Vec<AbilityId>>()
            };
            let (activated, mana) = (activated(false), activated(true));
            let functions = activated.iter().filter_map(|id| match &self.abilities[id.0 as usize].ability {
                Ability::Activated(ability) => Some(ability.functions.0),
                _ => None,
            });
            let activated_zones = functions.fold(Zones::NONE, Zones::union);
            self.activated_elsewhere = self.activated_elsewhere.union(activated_zones.without(Zone::Battlefield));
            let entry = |id: &AbilityId| &self.abilities[id.0 as usize];
            let mana_taps = mana.iter().all(|id| entry(id).mana_source.is_some_and(|source| source.taps));
            let spell = abilities.clone().map(AbilityId).find(|id| matches!(entry(id).ability, Ability::Spell(_)));
            let replacements = passive.iter().filter(|id| matches!(entry(id).ability, Ability::Replacement(_)));
            let asks_on_entering = replacements.clone().count() > 1 || replacements.clone().any(|id| entry(id).asks);
            self.faces.push(FaceEntry {
                values,
                colors,
                card: id,
                abilities,
                granted,
                keywords,
                passive,
                passive_zones,
                activated,
                mana,
                activated_zones,
                mana_taps,
                spell,
                asks_on_entering,
            });
        }
        self.cards.push(CardEntry { layout: card.layout, faces: from..index(self.faces.len())?, tokens });
        Ok(())
    }

    /// Whether an activated ability is a mana ability; `None` for other abilities.
    fn is_mana_ability(&self, id: AbilityId) -> Option<bool> {
        match &self.abilities[id.0 as usize].ability {
            Ability::Activated(_) => Some(self.abilities[id.0 as usize].mana_source.is_some()),
            _ => None,
        }
    }

    /// Where an ability functions, if it does something without being activated.
    fn zones_of(&self, id: AbilityId) -> Option<Zones> {
        self.abilities[id.0 as usize].ability.passive_zones()
    }

    /// The abilities of a face, and behind them what their keywords mean.
    fn add_abilities(
        &mut self,
        abilities: Vec<Ability>,
        face: FaceId,
        means: &impl Fn(&KeywordAbility) -> Vec<Ability>,
    ) -> std::ops::Range<u32> {
        let from = self.abilities.len() as u32;
        let mut meanings = Vec::new();
        for ability in abilities {
            if let Ability::Keyword(keyword) = &ability {
                meanings.extend(means(keyword).into_iter().map(|ability| (keyword.keyword, ability)));
            }
            self.abilities.push(AbilityEntry::new(ability, face, None));
        }
        for (keyword, ability) in meanings {
            self.abilities.push(AbilityEntry::new(ability, face, Some(keyword)));
        }
        from..self.abilities.len() as u32
    }
}

fn index(place: usize) -> Result<u16, CardError> {
    u16::try_from(place).ok().filter(|&index| index <= 65_000).ok_or(CardError::TooMany(place))
}
