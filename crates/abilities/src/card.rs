//! Cards and tokens as they are printed, and the set of cards that a game is played with.

use std::sync::Arc;

use crate::{
    ability::{Ability, Activator, KeywordAbility, SpellAbility},
    analysis::{self, Aspects, ManaSource},
    casting::{CastingRule, OptionalCost},
    derived::Derived,
    designation::SOURCELESS,
    effect::Effect,
    entry::{AbilityEntry, FaceEntry},
    event::DeedKinds,
    keyword::{Keyword, Keywords},
    layout::{Layout, Part, combined},
    mana::ManaTerms,
    quantity::Amount,
    types::{Subtype, Subtypes, Type, Zone, Zones},
    values::{ColorSources, MAX_REPEATABLE_COSTS, Values},
};

/// Epic and cipher (702.50, 702.99), which stand behind the text of a spell: what their spell abilities say is done last.
const DONE_LAST: [Keyword; 2] = [Keyword(50), Keyword(99)];

/// One face of a card.
pub type Face = Values;

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
    /// Another number of faces than its layout has.
    #[error("`{card}` has {number} faces: its layout asks for {asked}")]
    Faces {
        /// The card.
        card: String,
        /// The number of its faces.
        number: usize,
        /// The number that its layout has.
        asked: usize,
    },
    /// More optional costs than choices are stored for.
    #[error("`{card}` has {number} optional costs: at most {MAX_OPTIONAL_COSTS} can be chosen among")]
    TooManyOptionalCosts {
        /// The card.
        card: String,
        /// The number of its optional costs.
        number: usize,
    },
    /// More optional costs that may be repeated than numbers are stored for.
    #[error(
        "`{card}` has {number} costs that may be paid any number of times: at most {MAX_REPEATABLE_COSTS} can be counted"
    )]
    TooManyRepeatableCosts {
        /// The card.
        card: String,
        /// The number of such costs.
        number: usize,
    },
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

/// Maximum number of optional costs of a card: a bit of a byte says of each whether it is paid.
const MAX_OPTIONAL_COSTS: usize = 8;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CardEntry {
    pub(crate) layout: Layout,
    pub(crate) faces: std::ops::Range<u16>,
    pub(crate) tokens: u16,
}

#[derive(Debug, PartialEq, Eq, Default)]
pub(crate) struct Tables {
    pub(crate) cards: Vec<CardEntry>,
    pub(crate) faces: Vec<FaceEntry>,
    pub(crate) abilities: Vec<AbilityEntry>,
    /// What keywords without a parameter mean, for objects that gain them.
    pub(crate) meanings: Vec<(Keyword, std::ops::Range<u32>)>,
    /// Whether a static ability may give objects an ability that is a replacement effect.
    pub(crate) statics_give_replacements: bool,
    /// The zones other than the battlefield in which some activated ability functions.
    activated_elsewhere: Zones,
    /// Whether some ability may be activated by any player.
    activated_by_anyone: bool,
    /// Whether some mana ability [converts](ManaSource::converts) mana.
    converts_mana: bool,
    /// The zones from which some text lets its own card be cast.
    cast_from: Zones,
    /// The number of cards, tokens left out.
    own: u16,
    /// Whether a text looks at the order of a graveyard.
    orders_graveyards: bool,
    /// The keywords that are printed on some card.
    keywords: Keywords,
    /// Whether some card has a shared type line.
    pub(crate) has_doors: bool,
}

/// The cards a game is played with: shared by all its states. Every face and every ability has an index. Faces that
/// effects of the game make, copies with exceptions among them, are numbered behind those that are printed.
#[derive(Debug, Clone)]
pub struct Cards {
    pub(crate) tables: Arc<Tables>,
    pub(crate) derived: Option<Arc<Derived>>,
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        let same = match (&self.derived, &other.derived) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one == other,
            (one, other) => one.is_none() && other.is_none(),
        };
        same && (Arc::ptr_eq(&self.tables, &other.tables) || self.tables == other.tables)
    }
}

impl Eq for Cards {}

impl Cards {
    /// Numbers the cards, their tokens behind them, and all abilities, those that come with every game first.
    /// `keywords` are those without a parameter that objects may gain; `means` says what a keyword ability means, and
    /// `lets_pay` what it lets a player pay in addition.
    ///
    /// # Errors
    ///
    /// When there are too many, or a card has no face.
    pub fn new(
        cards: impl IntoIterator<Item = Card>,
        built_in: impl IntoIterator<Item = Ability>,
        keywords: impl IntoIterator<Item = Keyword>,
        means: impl Fn(&KeywordAbility) -> Vec<Ability>,
        lets_pay: impl Fn(&KeywordAbility) -> Option<OptionalCost>,
    ) -> Result<Cards, CardError> {
        let mut tables = Tables::default();
        let built_in = built_in.into_iter().map(|ability| AbilityEntry::new(ability, FaceId(u16::MAX), None));
        tables.abilities.extend(built_in);
        let mut round: Vec<Card> = cards.into_iter().collect();
        tables.own = index(round.len())?;
        while !round.is_empty() {
            let mut next = Vec::new();
            let base = tables.cards.len() + round.len();
            for mut card in round {
                add_optional_costs(&mut card, &lets_pay);
                let tokens = index(base + next.len())?;
                tables.add_card(&mut card, tokens, &means)?;
                next.append(&mut card.tokens);
            }
            round = next;
        }
        for values in Cards::sourceless().chain([Values::face_down(), Values::cloaked()]) {
            let tokens = index(tables.cards.len())?;
            tables.add_card(&mut Card::from(values), tokens, &means)?;
        }
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
        let by_anyone = |entry: &AbilityEntry| matches!(&entry.ability, Ability::Activated(is) if is.by_whom == Activator::AnyPlayer);
        tables.activated_by_anyone = tables.abilities.iter().any(by_anyone);
        let converts = |entry: &AbilityEntry| entry.mana_source.is_some_and(|source| source.converts);
        tables.converts_mana = tables.abilities.iter().any(converts);
        tables.orders_graveyards = tables.abilities.iter().any(|entry| analysis::reads_graveyard_order(&entry.ability));
        tables.keywords = tables.faces.iter().map(|face| face.keywords).fold(Keywords::NONE, Keywords::union);
        tables.statics_give_replacements = tables.find_statics_giving_replacements();
        Ok(Cards { tables: Arc::new(tables), derived: None })
    }

    #[inline]
    pub(crate) fn entry(&self, face: FaceId) -> &FaceEntry {
        match self.tables.faces.get(usize::from(face.0)) {
            Some(entry) => entry,
            None => self.derived_entry(face),
        }
    }

    #[inline]
    pub(crate) fn ability_entry(&self, id: AbilityId) -> &AbilityEntry {
        match self.tables.abilities.get(id.0 as usize) {
            Some(entry) => entry,
            None => self.derived_ability(id),
        }
    }

    #[inline]
    fn card_entry(&self, card: CardId) -> &CardEntry {
        &self.tables.cards[usize::from(card.0)]
    }

    /// Whether some ability of the cards may be activated by any player (602.1b).
    #[inline]
    pub fn activated_by_anyone(&self) -> bool {
        self.tables.activated_by_anyone
    }

    /// The front face of a card.
    pub fn front(&self, card: CardId) -> FaceId {
        FaceId(self.card_entry(card).faces.start)
    }

    /// The faces of a card, the front first.
    pub fn faces(&self, card: CardId) -> impl Iterator<Item = FaceId> + use<> {
        self.card_entry(card).faces.clone().map(FaceId)
    }

    /// How the faces of a card hang together.
    pub fn layout(&self, card: CardId) -> Layout {
        self.card_entry(card).layout
    }

    /// How the faces of the card hang together that a face belongs to.
    #[inline]
    pub fn layout_of(&self, face: FaceId) -> Layout {
        self.layout(self.card_of(face))
    }

    /// Which part of its card a face is.
    #[inline]
    pub fn part(&self, face: FaceId) -> Part {
        self.entry(face).values.part
    }

    /// What is printed on a face.
    pub fn values(&self, face: FaceId) -> &Values {
        &self.entry(face).values
    }

    /// The card that a face belongs to.
    pub fn card_of(&self, face: FaceId) -> CardId {
        self.entry(face).card
    }

    /// Where the colors of a face come from (105.2).
    #[inline]
    pub fn color_sources(&self, face: FaceId) -> ColorSources {
        self.entry(face).colors
    }

    /// The keywords printed on a face.
    pub fn keywords(&self, face: FaceId) -> Keywords {
        self.entry(face).keywords
    }

    /// The abilities printed on a face, followed by what its keywords mean.
    pub fn abilities(&self, face: FaceId) -> impl DoubleEndedIterator<Item = AbilityId> + '_ {
        self.entry(face).abilities.iter().copied()
    }

    /// Whether an ability is one of a face.
    #[inline]
    pub fn has_ability(&self, face: FaceId, ability: AbilityId) -> bool {
        let entry = self.entry(face);
        // Those of a printed face are its own, as long as it does not merely grant them.
        let own = self.face_of(ability) == face && !entry.granted.contains(&ability.0);
        let borrows = entry.values.part == Part::Whole || self.is_derived(face);
        own || borrows && entry.abilities.contains(&ability)
    }

    /// The abilities of a face that do something without being activated: triggered, static, replacements.
    #[inline]
    pub fn passive(&self, face: FaceId) -> &[AbilityId] {
        &self.entry(face).passive
    }

    /// The zones in which a face has such abilities.
    #[inline]
    pub fn passive_zones(&self, face: FaceId) -> Zones {
        self.entry(face).passive_zones
    }

    /// Whether a face says anything about its own casting.
    #[inline]
    pub fn has_own_casting(&self, face: FaceId) -> bool {
        !self.entry(face).casting.is_empty()
    }

    /// What a face says about its own casting (604.5, 604.6).
    #[inline]
    pub fn own_casting(&self, face: FaceId) -> impl Iterator<Item = (AbilityId, &CastingRule)> {
        self.entry(face).casting.iter().filter_map(|id| match self.ability(*id) {
            Ability::Casting(rule) => Some((*id, rule)),
            _ => None,
        })
    }

    /// The zones other than the hand from which some text of the cards lets them be cast.
    #[inline]
    pub fn cast_from(&self) -> Zones {
        self.tables.cast_from
    }

    /// The activated abilities of a face, mana abilities excluded.
    #[inline]
    pub fn activated(&self, face: FaceId) -> &[AbilityId] {
        &self.entry(face).activated
    }

    /// The zones in which activated abilities of a face, other than mana abilities, function.
    #[inline]
    pub fn activated_zones(&self, face: FaceId) -> Zones {
        self.entry(face).activated_zones
    }

    /// The zones other than the battlefield in which some activated ability of the cards functions.
    #[inline]
    pub fn activated_elsewhere(&self) -> Zones {
        self.tables.activated_elsewhere
    }

    /// The mana abilities of a face (605.1a).
    #[inline]
    pub fn mana_abilities(&self, face: FaceId) -> &[AbilityId] {
        &self.entry(face).mana
    }

    /// Whether all mana abilities of a face tap it: what is tapped makes no mana.
    #[inline]
    pub fn mana_taps(&self, face: FaceId) -> bool {
        self.entry(face).mana_taps
    }

    /// What a face does as a spell that resolves (113.3a).
    #[inline]
    pub fn spell(&self, face: FaceId) -> Option<&SpellAbility> {
        match self.ability(self.entry(face).spell?) {
            Ability::Spell(spell) => Some(spell),
            _ => None,
        }
    }

    /// Whether a spell with a face may ask a player as it resolves, replacement effects aside.
    pub fn asks_on_resolution(&self, face: FaceId) -> bool {
        let face = self.entry(face);
        face.asks_on_entering || face.spell.is_some_and(|ability| self.asks(ability))
    }

    /// Whether what shows a face may ask a player as it enters the battlefield: one of its replacement effects does,
    /// or there are several, of which one comes first (616.1).
    #[inline]
    pub fn asks_on_entering(&self, face: FaceId) -> bool {
        self.entry(face).asks_on_entering
    }

    /// An ability that comes with every game, by its place: those of the basic land types (305.6).
    pub fn built_in(&self, place: u8) -> AbilityId {
        AbilityId(u32::from(place))
    }

    /// An ability that the effects of a face grant, by its place.
    pub fn granted(&self, face: FaceId, place: u8) -> Option<AbilityId> {
        let range = &self.entry(face).granted;
        let id = range.start + u32::from(place);
        range.contains(&id).then_some(AbilityId(id))
    }

    /// A token that the abilities of a face create, by its place.
    pub fn token(&self, face: FaceId, place: u8) -> CardId {
        let card = self.card_of(face);
        CardId(self.card_entry(card).tokens + u16::from(place))
    }

    /// An ability.
    #[inline]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.ability_entry(id).ability
    }

    /// Whether an ability may ask a player as it resolves, or as its object enters, replacement effects aside.
    #[inline]
    pub fn asks(&self, id: AbilityId) -> bool {
        self.ability_entry(id).asks
    }

    /// The deeds that may change what a static ability does, beside those that change characteristics, control, counters
    /// on objects or what is attached to what.
    #[inline]
    pub fn depends_on(&self, id: AbilityId) -> DeedKinds {
        self.ability_entry(id).depends_on
    }

    /// What a static ability depends on (613.8a).
    #[inline]
    pub fn reads(&self, id: AbilityId) -> Aspects {
        self.ability_entry(id).reads
    }

    /// What a mana ability gives and costs; `None` for other abilities.
    #[inline]
    pub fn mana_source(&self, id: AbilityId) -> Option<&ManaSource> {
        self.ability_entry(id).mana_source.as_ref()
    }

    /// Whether some mana ability of the cards [converts](ManaSource::converts) mana.
    #[inline]
    pub fn converts_mana(&self) -> bool {
        self.tables.converts_mana
    }

    /// What is said of the mana that an ability adds, beside its type (106.6).
    pub fn mana_terms(&self, id: AbilityId) -> Option<&ManaTerms> {
        let program = match self.ability(id) {
            Ability::Spell(text) => &text.program,
            Ability::Activated(activated) => &activated.effect.program,
            Ability::Triggered(triggered) => &triggered.effect.program,
            _ => return None,
        };
        program.iter().find_map(|instruction| match &instruction.effect {
            Effect::AddTiedMana(.., terms) => Some(&**terms),
            _ => None,
        })
    }

    /// The ability that a face has as a spell (113.3a).
    pub fn spell_ability(&self, face: FaceId) -> Option<AbilityId> {
        self.entry(face).spell
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
        self.ability_entry(id).face
    }

    /// The keyword that an ability is a meaning of.
    pub fn meaning_of(&self, id: AbilityId) -> Option<Keyword> {
        self.ability_entry(id).meaning_of
    }

    /// The keyword that an ability is a meaning of, if its face has an earlier instance of that keyword.
    pub fn repeats(&self, id: AbilityId) -> Option<Keyword> {
        let entry = self.ability_entry(id);
        entry.meaning_of.filter(|_| entry.repeats)
    }

    /// How many cards there are, tokens included.
    pub fn len(&self) -> usize {
        // The last ones are in no deck: the placeholder sources, the face-down face and the cloaked face.
        self.tables.cards.len() - SOURCELESS - 2
    }

    /// What an object shows that is face down, where nothing else is said (708.2a).
    pub fn face_down(&self) -> FaceId {
        self.front(CardId((self.len() + SOURCELESS) as u16))
    }

    /// What a cloaked permanent shows (701.56a).
    pub fn cloaked(&self) -> FaceId {
        self.front(CardId((self.len() + SOURCELESS + 1) as u16))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it is a card, and not a token.
    pub fn is_card(&self, card: CardId) -> bool {
        card.0 < self.tables.own
    }

    /// The subtypes on the type lines of all cards and tokens.
    pub fn subtypes(&self) -> Subtypes {
        self.tables.faces.iter().fold(Subtypes::NONE, |all, face| all.union(face.values.subtypes))
    }

    /// Whether a text looks at the order of a graveyard (404.3).
    #[inline]
    pub fn orders_graveyards(&self) -> bool {
        self.tables.orders_graveyards
    }

    /// Whether a keyword is printed on some card.
    #[inline]
    pub fn has_keyword(&self, keyword: Keyword) -> bool {
        self.tables.keywords.has(keyword)
    }

    /// The first card with a face of that name.
    pub fn find(&self, name: &str) -> Option<CardId> {
        self.tables.faces.iter().find(|face| face.values.name == name && !name.is_empty()).map(|face| face.card)
    }

    /// Every card.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.len() as u16).map(CardId)
    }
}

impl Tables {
    fn add_card(
        &mut self,
        card: &mut Card,
        tokens: u16,
        means: &impl Fn(&KeywordAbility) -> Vec<Ability>,
    ) -> Result<(), CardError> {
        check_faces(card)?;
        let id = CardId(index(self.cards.len())?);
        // A token that enters may ask how.
        let mut abilities = card.tokens.iter().flat_map(|token| &token.faces).flat_map(|face| &face.abilities);
        let auras = card.tokens.iter().flat_map(|token| &token.faces).any(|face| face.subtypes.has(Subtype::AURA));
        let tokens_ask = auras || abilities.any(|ability| matches!(ability, Ability::Replacement(_)));
        let from = index(self.faces.len())?;
        // What a split card is outside the stack comes before its halves (709.4).
        let is_split = card.layout.is_split();
        self.has_doors |= card.add_locked_face();
        let mut entries: Vec<FaceEntry> = Vec::new();
        for (place, mut values) in card.faces.drain(..).enumerate() {
            values.part = card.layout.part(place);
            if let (Part::Bottom, Some(top)) = (values.part, entries.first()) {
                // 710.1c: flipping changes neither color nor mana cost.
                values.cost.clone_from(&top.values.cost);
            }
            let face = FaceId(index(self.faces.len() + entries.len() + usize::from(is_split))?);
            let keywords = values.abilities.iter().filter_map(|ability| match ability {
                Ability::Keyword(keyword) => Some(keyword.keyword),
                _ => None,
            });
            let keywords = keywords.collect();
            let is_spell = values.types.has(Type::Instant) || values.types.has(Type::Sorcery);
            let abilities = self.add_abilities(std::mem::take(&mut values.abilities), face, is_spell, means);
            if tokens_ask {
                self.abilities[abilities.start as usize..].iter_mut().for_each(|entry| entry.asks = true);
            }
            let abilities = abilities.map(AbilityId).collect();
            let granted_from = self.abilities.len() as u32;
            // What a granted keyword means is granted with it.
            let mut meanings: Vec<(Keyword, Ability)> = Vec::new();
            for ability in std::mem::take(&mut values.granted) {
                let known = meanings.iter().position(|(_, meaning)| *meaning == ability);
                let meaning_of = known.map(|place| meanings.swap_remove(place).0);
                if let Ability::Keyword(keyword) = &ability {
                    meanings.extend(means(keyword).into_iter().map(|ability| (keyword.keyword, ability)));
                }
                self.abilities.push(AbilityEntry::new(ability, face, meaning_of));
            }
            let granted = granted_from..self.abilities.len() as u32;
            let colors = values.color_sources();
            entries.push(FaceEntry::new(values, colors, id, (abilities, granted), keywords, |id| self.entry(id)));
        }
        if is_split {
            let halves = entries.get(..2).unwrap_or(&entries);
            let whole = combined(halves, |id| self.entry(id));
            entries.insert(0, whole);
        }
        for entry in entries {
            self.activated_elsewhere = self.activated_elsewhere.union(entry.activated_zones.without(Zone::Battlefield));
            self.cast_from = self.cast_from.union(entry.cast_from);
            self.faces.push(entry);
        }
        self.cards.push(CardEntry { layout: card.layout, faces: from..index(self.faces.len())?, tokens });
        Ok(())
    }

    fn entry(&self, id: AbilityId) -> &AbilityEntry {
        &self.abilities[id.0 as usize]
    }

    /// The abilities of a face, and behind them what their keywords mean.
    fn add_abilities(
        &mut self,
        abilities: Vec<Ability>,
        face: FaceId,
        is_spell: bool,
        means: &impl Fn(&KeywordAbility) -> Vec<Ability>,
    ) -> std::ops::Range<u32> {
        let from = self.abilities.len() as u32;
        let (mut meanings, mut seen) = (Vec::new(), Keywords::NONE);
        for ability in abilities {
            if let Ability::Keyword(of) = &ability {
                let repeats = seen.has(of.keyword);
                seen = seen.with(of.keyword);
                meanings.extend(means(of).into_iter().map(|ability| (of.keyword, repeats, ability)));
            }
            self.abilities.push(AbilityEntry::new(ability, face, None));
        }
        for (keyword, repeats, mut ability) in meanings {
            if let Ability::Spell(text) = &mut ability
                && text.targets.is_empty()
            {
                // A permanent does nothing as a spell that resolves.
                if !is_spell {
                    continue;
                }
                let own = &mut self.abilities[from as usize..];
                if let Some(own) = own.iter_mut().find(|entry| matches!(entry.ability, Ability::Spell(_))) {
                    let program = std::mem::take(&mut text.program);
                    if DONE_LAST.contains(&keyword) {
                        own.end_with(program);
                    } else {
                        own.begin_with(program);
                    }
                    continue;
                }
            }
            self.abilities.push(AbilityEntry { repeats, ..AbilityEntry::new(ability, face, Some(keyword)) });
        }
        from..self.abilities.len() as u32
    }
}

/// Appends the optional additional costs of keywords to those of the text.
fn add_optional_costs(card: &mut Card, lets_pay: &impl Fn(&KeywordAbility) -> Option<OptionalCost>) {
    for face in &mut card.faces {
        number_instances(&mut face.abilities);
        let of_keywords = face.abilities.iter().filter_map(|ability| match ability {
            Ability::Keyword(of) => lets_pay(of).map(|cost| OptionalCost { instance: of.instance, ..cost }),
            _ => None,
        });
        face.optional_costs.extend(of_keywords);
    }
}

/// Numbers the instances of each keyword that a face has.
fn number_instances(abilities: &mut [Ability]) {
    let mut seen: Vec<Keyword> = Vec::new();
    for ability in abilities {
        if let Ability::Keyword(of) = ability {
            let before = seen.iter().filter(|&&keyword| keyword == of.keyword).count();
            of.instance = u8::try_from(before).unwrap_or(u8::MAX);
            seen.push(of.keyword);
        }
    }
}

/// Whether a card has as many faces as its layout asks for, and none of them too many optional costs.
fn check_faces(card: &Card) -> Result<(), CardError> {
    let Some(first) = card.faces.first() else { return Err(CardError::NoFace) };
    let (number, asked) = (card.faces.len(), card.layout.faces());
    if asked.is_some_and(|asked| asked != number) {
        return Err(CardError::Faces { card: first.name.clone(), number, asked: asked.unwrap_or(number) });
    }
    let repeatable = |face: &&Face| face.optional_costs.iter().filter(|cost| cost.repeats).count();
    if let Some(face) = card.faces.iter().find(|face| repeatable(face) > MAX_REPEATABLE_COSTS) {
        let (card, number) = (face.name.clone(), repeatable(&face));
        return Err(CardError::TooManyRepeatableCosts { card, number });
    }
    if let Some(face) = card.faces.iter().find(|face| face.optional_costs.len() > MAX_OPTIONAL_COSTS) {
        let (card, number) = (face.name.clone(), face.optional_costs.len());
        return Err(CardError::TooManyOptionalCosts { card, number });
    }
    Ok(())
}

fn index(place: usize) -> Result<u16, CardError> {
    u16::try_from(place).ok().filter(|&index| index <= 65_000).ok_or(CardError::TooMany(place))
}
