//! What is printed on a face.

use vademecum_vocab::RuleId;

use crate::{
    ability::{Ability, KeywordAbility, SpellAbility, TargetSpec, Targetable},
    card::Card,
    casting::OptionalCost,
    cost::Cost,
    filter::Filter,
    keyword::Keyword,
    layout::{Layout, Part},
    mana::ManaCost,
    quantity::{Amount, Objects, Players},
    stickers::Sticker,
    types::{Colors, Naming, Subtype, Subtypes, Supertypes, Type, Types},
};

/// Maximum number of optional costs of a face that may be paid any number of times (702.33c).
pub(crate) const MAX_REPEATABLE_COSTS: usize = 2;

/// How often each optional cost that may be repeated was paid, in their order.
pub type RepeatedCosts = [u8; MAX_REPEATABLE_COSTS];

const ENCHANT: Keyword = Keyword(5);
const BESTOW: Keyword = Keyword(103);
const MUTATE: Keyword = Keyword(140);
const PROTOTYPE: Keyword = Keyword(160);

/// A room of a dungeon (309.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Room {
    /// Its name, which means nothing (309.4b).
    pub name: String,
    /// The rooms that the arrows pointing away from it lead to, by their places on the card: none for the bottommost one.
    pub leads_to: Vec<u8>,
}

/// What a vanguard card adds to what its owner begins with (211, 212).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct VanguardModifiers {
    /// To the starting and maximum hand size.
    pub hand: i32,
    /// To the starting life total.
    pub life: i32,
}

/// What is printed on a face (109.3): the copiable values of what shows it (707.2).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Values {
    /// Its name.
    pub name: String,
    /// The name with which its own is interchangeable (201.3).
    pub interchangeable: Option<String>,
    /// Its mana cost; `None` is an unpayable cost (118.6), as lands have it.
    pub cost: Option<ManaCost>,
    /// What its text says that X is (107.3c).
    pub x: Option<Amount>,
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
    /// What may be paid in addition to cast it (118.8b), in the order of its text.
    pub optional_costs: Vec<OptionalCost>,
    /// The numbers that are lit up on an Attraction (717.1), a bit for each, that of 1 first.
    pub lights: u8,
    /// The rooms of a dungeon (309.4), the topmost one first.
    pub rooms: Vec<Room>,
    /// The colors of the mana symbols in its text, reminder text aside (903.4).
    pub text_symbols: Colors,
    /// Whether its text says that it can be a commander (903.3a).
    pub can_be_commander: bool,
    /// Whether it is a dungeon that is entered only by venturing into its kind.
    pub entered_by_kind: bool,
    /// The hand and life modifiers of a vanguard card (211, 212).
    pub vanguard: Option<VanguardModifiers>,
    /// Stickers of a sticker sheet (123.2), which has no characteristics.
    pub stickers: Vec<Sticker>,
    /// The cards whose names it has as well, as an effect says (612.7).
    pub all_names: Option<Filter>,
    /// Where its name comes from.
    pub naming: Naming,
    /// The rule that says what it is, for a predefined token (111.10).
    pub defined_by: Option<RuleId>,
    /// Which part of its card it is: set as the cards of a game are numbered.
    pub part: Part,
}

impl Values {
    /// Where its colors come from: its mana cost and its color indicator (105.2, 202.2).
    pub(crate) fn color_sources(&self) -> ColorSources {
        let of_cost = |colors: fn(&ManaCost) -> Colors| self.cost.as_ref().map_or(Colors::NONE, colors);
        ColorSources {
            plain: of_cost(ManaCost::plain_colors),
            special: of_cost(ManaCost::special_colors),
            indicator: self.indicator.unwrap_or(Colors::NONE),
        }
    }

    /// The name by which names are compared: one for all that are interchangeable (201.3a).
    pub fn common_name(&self) -> &str {
        self.interchangeable.as_deref().unwrap_or(&self.name)
    }

    /// What shows while an object is face down, where nothing else is said: a 2/2 creature (708.2a).
    pub fn face_down() -> Values {
        Values { types: Types::only(Type::Creature), power: Some(2), toughness: Some(2), ..Values::default() }
    }

    /// What shows while a permanent is cloaked: the same with ward {2} (701.56a).
    pub fn cloaked() -> Values {
        let cost = Some(Cost::mana(ManaCost { generic: 2, ..ManaCost::default() }));
        let ward = KeywordAbility { cost, ..Keyword(21).into() };
        Values { abilities: vec![Ability::Keyword(ward)], ..Values::face_down() }
    }

    /// The alternative face of a prototype card: its other mana cost, power and toughness, and everything else as it is
    /// (718.2, 718.5). `None` if it has no prototype ability.
    pub fn prototyped(&self) -> Option<Values> {
        let of = self.keyword_ability(PROTOTYPE)?;
        let (power, toughness) = of.size?;
        let cost = of.cost.as_ref().and_then(Cost::as_mana).cloned();
        Some(Values { cost, power: Some(power), toughness: Some(toughness), ..self.clone() })
    }

    /// The Aura that a card with bestow is while it is bestowed: an Aura enchantment with enchant creature (702.103b).
    /// `None` if it has no bestow ability.
    pub fn bestowed(&self) -> Option<Values> {
        self.keyword_ability(BESTOW)?;
        let enchant = KeywordAbility { filter: Some(Filter::CREATURE), ..ENCHANT.into() };
        let mut abilities = self.abilities.clone();
        abilities.push(Ability::Keyword(enchant));
        Some(Values {
            types: Types::only(Type::Enchantment),
            subtypes: Subtypes::NONE.with(Subtype::AURA),
            power: None,
            toughness: None,
            abilities,
            ..self.clone()
        })
    }

    /// The mutating creature spell that a card with mutate is if it is cast for that cost: it targets a creature of its owner
    /// that is not of the type that the ability names, Human (702.140a). `None` if it has no mutate ability.
    pub fn mutating(&self) -> Option<Values> {
        let of = self.keyword_ability(MUTATE)?;
        let owner = Players::OwnerOf(Box::new(Objects::This));
        let mut target = vec![Filter::CREATURE, Filter::Owner(owner)];
        target.extend(of.filter.clone().map(Filter::negated));
        let spec = TargetSpec::one(Targetable::Object(Filter::All(target)));
        let mut abilities = self.abilities.clone();
        abilities.push(Ability::Spell(SpellAbility { targets: vec![spec], ..SpellAbility::default() }));
        Some(Values { abilities, ..self.clone() })
    }

    fn keyword_ability(&self, keyword: Keyword) -> Option<&KeywordAbility> {
        self.abilities.iter().find_map(|ability| match ability {
            Ability::Keyword(of) if of.keyword == keyword => Some(of),
            _ => None,
        })
    }

    /// Index among the numbers of payments ([`RepeatedCosts`]) of the optional cost at a place, if it may be repeated.
    pub fn repeated_index(&self, place: u8) -> Option<usize> {
        let before = self.optional_costs.get(..usize::from(place))?;
        let repeats = self.optional_costs.get(usize::from(place)).is_some_and(|cost| cost.repeats);
        repeats.then(|| before.iter().filter(|cost| cost.repeats).count()).filter(|&index| index < MAX_REPEATABLE_COSTS)
    }

    /// The optional costs that were paid, one bit each by their place, with how often each was.
    pub fn paid_costs(&self, paid: u8, repeated: RepeatedCosts) -> impl Iterator<Item = (&OptionalCost, u32)> {
        let of_places = (0_u8..).zip(&self.optional_costs).filter(move |(place, _)| paid & 1 << place != 0);
        of_places
            .map(move |(place, cost)| (cost, self.repeated_index(place).map_or(1, |index| u32::from(repeated[index]))))
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

impl From<Values> for Card {
    /// A card with one printed face; with prototype, bestow or mutate it has an alternative one as well.
    fn from(values: Values) -> Self {
        let alternative = |layout: Layout, face: Option<Values>| face.map(|face| (layout, face));
        let prototype = alternative(Layout::Prototype, values.prototyped());
        let bestow = || alternative(Layout::Bestow, values.bestowed());
        match prototype.or_else(bestow).or_else(|| alternative(Layout::Mutate, values.mutating())) {
            Some((layout, face)) => Card { layout, faces: vec![values, face], tokens: Vec::new() },
            None => Card { layout: Layout::Normal, faces: vec![values], tokens: Vec::new() },
        }
    }
}

/// The colors of a face, by what gives them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ColorSources {
    /// Its plain colored mana symbols (202.2).
    pub plain: Colors,
    /// Its hybrid and Phyrexian mana symbols (202.2d).
    pub special: Colors,
    /// Its color indicator (204.2).
    pub indicator: Colors,
}
