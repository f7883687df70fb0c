//! Predefined tokens (111.10): what a text means that names one of them and says no more.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Activated, Amount, Card, Castable, CastingChange, CastingRule, Change, Color, Colors, Comparison,
    Condition, Cost, CostPart, CounterKind, DeedKind, Destination, Duration, Effect, Filter, Instruction, Keyword,
    KeywordAbility, Layout, ManaCost, ManaKind, ManaKinds, ManaTerms, Objects, Pattern, Players, Program, Slot,
    SpellAbility, Static, Subjects, Subtype, Subtypes, TargetSpec, Targetable, Timing, Triggered, Turning, Type, Types,
    Values, Zone, Zones,
};
use vademecum_rule_ids::magic::{
    R111_10A, R111_10B, R111_10C, R111_10D, R111_10E, R111_10F, R111_10G, R111_10H, R111_10I, R111_10J, R111_10K,
    R111_10M, R111_10N, R111_10P, R111_10Q, R111_10R, R111_10S, R111_10T,
};
use vademecum_vocab::RuleId;

use crate::keywords;

/// Ward (702.21).
const WARD: Keyword = Keyword(21);

/// A predefined token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PredefinedToken {
    /// Its names in Spanish, Portuguese and English: its subtype, but for Roles and the Walker.
    pub names: [&'static str; 3],
    /// The rule that defines it.
    pub by: RuleId,
    kind: Kind,
}

/// What tokens have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A colorless artifact or enchantment with its name as its subtype.
    Plain(Type),
    /// A colorless Aura Role enchantment with enchant creature.
    Role,
    /// A 2/2 black Zombie creature.
    Walker,
}

/// Every predefined token whose definition the machine can carry out, in the order of the rules.
pub const PREDEFINED: &[PredefinedToken] = &[
    plain(["Tesoro", "Tesouro", "Treasure"], R111_10A, Type::Artifact),
    plain(["Comida", "Comida", "Food"], R111_10B, Type::Artifact),
    plain(["Oro", "Ouro", "Gold"], R111_10C, Type::Artifact),
    PredefinedToken { names: ["Caminante", "Andarilho", "Walker"], by: R111_10D, kind: Kind::Walker },
    plain(["Fragmento", "Fragmento", "Shard"], R111_10E, Type::Enchantment),
    plain(["Pista", "Pista", "Clue"], R111_10F, Type::Artifact),
    plain(["Sangre", "Sangue", "Blood"], R111_10G, Type::Artifact),
    plain(["Piedra de poder", "Pedra de poder", "Powerstone"], R111_10H, Type::Artifact),
    role(["Maldito", "Amaldiçoado", "Cursed"], R111_10J),
    role(["Monstruo", "Monstro", "Monster"], R111_10K),
    role(["Majestad", "Real", "Royal"], R111_10M),
    role(["Mago", "Feiticeiro", "Sorcerer"], R111_10N),
    role(["Virtuoso", "Virtuoso", "Virtuous"], R111_10P),
    role(["Malvado", "Perverso", "Wicked"], R111_10Q),
    role(["Héroe joven", "Jovem herói", "Young Hero"], R111_10R),
    plain(["Mapa", "Mapa", "Map"], R111_10S, Type::Artifact),
    plain(["Residuo", "Sucata", "Junk"], R111_10T, Type::Artifact),
];

const fn plain(names: [&'static str; 3], by: RuleId, of: Type) -> PredefinedToken {
    PredefinedToken { names, by, kind: Kind::Plain(of) }
}

const fn role(names: [&'static str; 3], by: RuleId) -> PredefinedToken {
    PredefinedToken { names, by, kind: Kind::Role }
}

impl PredefinedToken {
    /// Whether a text names it together with the subtype Role.
    pub fn is_role(&self) -> bool {
        self.kind == Kind::Role
    }

    /// Its characteristics, with a name in the language of the text; subtypes are known by their English names.
    pub fn values(&self, name: &str, mut subtype: impl FnMut(&str) -> Option<Subtype>) -> Option<Values> {
        let [_, _, english] = self.names;
        let plain = Values { name: name.to_owned(), indicator: Some(Colors::NONE), ..Values::default() };
        Some(match self.kind {
            Kind::Plain(of) => Values {
                types: Types::only(of),
                subtypes: Subtypes::NONE.with(subtype(english)?),
                abilities: vec![self.ability()],
                ..plain
            },
            Kind::Role => Values {
                defined_by: Some(self.by),
                types: Types::only(Type::Enchantment),
                subtypes: Subtypes::NONE.with(Subtype::AURA).with(Subtype::ROLE),
                abilities: self.role_abilities(),
                granted: self.granted(),
                ..plain
            },
            Kind::Walker => Values {
                defined_by: Some(self.by),
                types: Types::only(Type::Creature),
                subtypes: Subtypes::NONE.with(subtype("Zombie")?),
                indicator: Some(Colors::only(Color::Black)),
                power: Some(2),
                toughness: Some(2),
                ..plain
            },
        })
    }

    /// The one ability of an artifact or enchantment token.
    fn ability(&self) -> Ability {
        let draw = || Instruction::from(Effect::Draw(Players::You, Amount::Number(1)));
        let any_color = || Effect::AddMana(Players::You, ManaKinds::ANY_COLOR, Amount::Number(1)).into();
        let two = || Cost::mana(ManaCost::generic(2));
        // The powerstone alone is not sacrificed, and the map and the junk are of use as a sorcery alone.
        let sacrifice = if self.by == R111_10H { Cost::FREE } else { Cost::of(CostPart::SacrificeThis) };
        let timing = if matches!(self.by, R111_10S | R111_10T) { Timing::Sorcery } else { Timing::Instant };
        let target = (self.by == R111_10S).then(|| TargetSpec::one(Targetable::Object(Filter::CREATURE.yours())));
        let (cost, program): (Cost, Program) = match self.by {
            R111_10H => (Cost::of(CostPart::Tap), vec![for_no_other_spell()]),
            R111_10T => (Cost::of(CostPart::Tap), play_the_top_card()),
            R111_10S => {
                let explores = Effect::Explore(Objects::Slot(Slot(0)));
                (Cost::mana(ManaCost::generic(1)).and(CostPart::Tap), vec![explores.into()])
            }
            R111_10A => (Cost::of(CostPart::Tap), vec![any_color()]),
            R111_10B => (two().and(CostPart::Tap), vec![Effect::GainLife(Players::You, Amount::Number(3)).into()]),
            R111_10C => (Cost::FREE, vec![any_color()]),
            R111_10E => (two(), vec![Effect::Scry(Players::You, Amount::Number(1)).into(), draw()]),
            R111_10G => {
                let discard = CostPart::Discard(1, Filter::Any);
                (Cost::mana(ManaCost::generic(1)).and(CostPart::Tap).and(discard), vec![draw()])
            }
            _ => (two(), vec![draw()]),
        };
        Ability::Activated(Activated {
            cost: Cost { parts: [cost.parts, sacrifice.parts].concat() },
            timing,
            effect: SpellAbility { program, targets: target.into_iter().collect(), ..SpellAbility::default() },
            by: Some(self.by),
            ..Activated::default()
        })
    }

    /// Enchant creature, and what the Role does to that creature.
    fn role_abilities(&self) -> Vec<Ability> {
        let enchant = KeywordAbility { filter: Some(Filter::CREATURE), ..Keyword(5).into() };
        let bigger = |by: Amount| Change::Modify(by.clone(), by);
        let changes = match self.by {
            R111_10J => vec![Change::Set(Amount::Number(1), Amount::Number(1))],
            R111_10K => vec![bigger(Amount::Number(1)), Change::Gain(Keyword(19))],
            R111_10M => vec![bigger(Amount::Number(1)), Change::Gain(WARD), Change::GainAbility(0)],
            R111_10N => vec![bigger(Amount::Number(1)), Change::GainAbility(0)],
            R111_10P => {
                let enchantments = Objects::Each(Filter::Type(Type::Enchantment).yours());
                vec![bigger(Amount::Count(Box::new(enchantments)))]
            }
            R111_10R => vec![Change::GainAbility(0)],
            _ => vec![bigger(Amount::Number(1))],
        };
        let mut abilities = vec![Ability::Keyword(enchant), Ability::Static(of_bearer(changes))];
        if self.by == R111_10Q {
            let dies = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard));
            let loses = Effect::LoseLife(Players::Opponents, Amount::Number(1));
            abilities.push(Ability::Triggered(Triggered::on(dies, vec![loses.into()])));
        }
        abilities
    }

    /// What a Role grants: what ward {1} means, or an ability that triggers whenever the creature attacks.
    fn granted(&self) -> Vec<Ability> {
        let attacks = Pattern::of(DeedKind::Attack, Filter::This);
        match self.by {
            R111_10M => {
                let cost = Some(Cost::mana(ManaCost::generic(1)));
                keywords::means(&KeywordAbility { cost, ..WARD.into() })
            }
            R111_10N => {
                let scry = Effect::Scry(Players::You, Amount::Number(1));
                vec![Ability::Triggered(Triggered::on(attacks, vec![scry.into()]))]
            }
            R111_10R => {
                let toughness = Amount::Toughness(Box::new(Objects::This));
                let small = Condition::Compare(toughness, Comparison::AtMost, Amount::Number(3));
                let on = Subjects::Objects(Objects::This);
                let grows = Effect::PutCounters(on, CounterKind::PlusOne, Amount::Number(1));
                vec![Ability::Triggered(Triggered {
                    only_if: Some(small),
                    ..Triggered::on(attacks, vec![grows.into()])
                })]
            }
            _ => Vec::new(),
        }
    }
}

/// The names of an Incubator token's front and back, in Spanish, Portuguese and English (111.10i).
const INCUBATOR: [[&str; 2]; 3] =
    [["Incubadora", "Ficha de Pirexiano"], ["Incubadora", "Ficha de Phyrexiano"], ["Incubator", "Phyrexian Token"]];

/// The Incubator token, which transforms into a 0/0 Phyrexian (111.10i, 701.51b), with its names in the language of
/// that place; subtypes are known by their English names.
pub fn incubator(language: usize, mut subtype: impl FnMut(&str) -> Option<Subtype>) -> Option<Card> {
    let [front, back] = *INCUBATOR.get(language)?;
    let plain = |name: &str| Values {
        name: name.to_owned(),
        indicator: Some(Colors::NONE),
        types: Types::only(Type::Artifact),
        ..Values::default()
    };
    let turns = Instruction::from(Effect::Transform(Objects::This, Turning::Transform));
    let transforms = Activated {
        cost: Cost::mana(ManaCost::generic(2)),
        effect: SpellAbility { program: vec![turns], ..SpellAbility::default() },
        by: Some(R111_10I),
        ..Activated::default()
    };
    let front = Values {
        subtypes: Subtypes::NONE.with(subtype("Incubator")?),
        abilities: vec![Ability::Activated(transforms)],
        ..plain(front)
    };
    let back = Values {
        types: Types::only(Type::Artifact).with(Type::Creature),
        subtypes: Subtypes::NONE.with(subtype("Phyrexian")?),
        power: Some(0),
        toughness: Some(0),
        ..plain(back)
    };
    Some(Card { layout: Layout::Transforming, faces: vec![front, back], tokens: Vec::new() })
}

/// The colorless mana of a Powerstone, of no use to spells that are not artifacts (111.10h).
fn for_no_other_spell() -> Instruction {
    let others = Castable::Spells(Filter::Type(Type::Artifact).negated());
    let terms = ManaTerms { only_for: None, not_for: Some(others), when_spent: None };
    let colorless = ManaKinds::only(ManaKind::Colorless);
    Effect::AddTiedMana(Players::You, colorless, Amount::Number(1), Box::new(terms)).into()
}

/// What a Junk token does: exiles the top card and lets its player play it (111.10t).
fn play_the_top_card() -> Program {
    let top = Objects::Top(Players::You, Box::new(Amount::Number(1)));
    let exiled = Slot::FIRST_FREE;
    let that_card = Castable::Spells(Filter::Slot(exiled).and(Filter::In(Zone::Exile)));
    let rule = Arc::new(CastingRule::yours(that_card, CastingChange::PlayFrom(Zone::Exile)));
    vec![
        Instruction::from(Effect::Move(top, Destination::to(Zone::Exile))).into_slot(exiled),
        Effect::Casting { rule, lasts: Duration::EndOfTurn }.into(),
    ]
}

/// A static ability of an Aura that changes what it enchants.
fn of_bearer(changes: Vec<Change>) -> Static {
    Static::new(Objects::Host, changes)
}
