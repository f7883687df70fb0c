//! Short ways to write a card.

use vademecum_abilities::*;

/// A name, a cost such as `1RR`, and types.
pub fn card(name: &str, cost: &str, types: &[Type]) -> Values {
    Values {
        name: name.to_owned(),
        cost: (cost != "-").then(|| mana(cost)),
        types: types.iter().copied().collect(),
        ..Values::default()
    }
}

/// A mana cost such as `1RR`.
pub fn mana(cost: &str) -> ManaCost {
    cost.chars().fold(ManaCost::default(), |total, symbol| match symbol {
        'W' => total.and(ManaKind::White, 1),
        'U' => total.and(ManaKind::Blue, 1),
        'B' => total.and(ManaKind::Black, 1),
        'R' => total.and(ManaKind::Red, 1),
        'G' => total.and(ManaKind::Green, 1),
        'C' => total.and(ManaKind::Colorless, 1),
        'X' => ManaCost { x: total.x + 1, ..total },
        digit => ManaCost { generic: total.generic + digit.to_digit(10).unwrap_or(0), ..total },
    })
}

/// A creature card with its size and abilities.
pub fn creature(name: &str, cost: &str, (power, toughness): (i32, i32), abilities: Vec<Ability>) -> Card {
    Card::from(Values {
        power: Some(power),
        toughness: Some(toughness),
        abilities,
        ..card(name, cost, &[Type::Creature])
    })
}

/// A keyword by the section of chapter 702 that defines it.
pub fn keyword(number: u8) -> Ability {
    Keyword(number).into()
}

/// The ability of an instant or sorcery: its targets and what it does.
pub fn spell(targets: Vec<TargetSpec>, program: Program) -> Ability {
    Ability::Spell(SpellAbility { modal: None, targets, program })
}

/// An instant card.
pub fn instant(name: &str, cost: &str, targets: Vec<TargetSpec>, program: Program) -> Card {
    Card::from(Values { abilities: vec![spell(targets, program)], ..card(name, cost, &[Type::Instant]) })
}

/// A sorcery card.
pub fn sorcery(name: &str, cost: &str, targets: Vec<TargetSpec>, program: Program) -> Card {
    Card::from(Values { abilities: vec![spell(targets, program)], ..card(name, cost, &[Type::Sorcery]) })
}

/// A fixed amount.
pub fn number(n: i32) -> Amount {
    Amount::Number(n)
}

/// The target in a slot.
pub fn target(slot: u8) -> Objects {
    Objects::Slot(Slot(slot))
}

/// Creates a token that is a copy of the first target.
pub fn copies_target() -> Effect {
    Effect::CreateCopies { who: Players::You, of: target(0), amount: number(1), except: vec![], attacking: None }
}

/// One target of any kind (115.4).
pub fn any_target() -> TargetSpec {
    TargetSpec::one(Targetable::Any)
}

/// One target creature.
pub fn target_creature() -> TargetSpec {
    TargetSpec::one(Targetable::Object(Filter::CREATURE))
}

/// Entering the battlefield.
pub fn enters(subject: Filter) -> Pattern {
    Pattern::moves(subject, Zones::NONE, Zones::only(Zone::Battlefield))
}

/// Going from the battlefield to a graveyard (700.4).
pub fn dies(subject: Filter) -> Pattern {
    Pattern::moves(Filter::CREATURE.and(subject), Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard))
}

/// A change of power and toughness.
pub fn pump(power: i32, toughness: i32) -> Change {
    Change::Modify(number(power), number(toughness))
}

/// A static ability that changes permanents.
pub fn anthem(affects: Filter, changes: Vec<Change>) -> Ability {
    Ability::Static(Static::new(Objects::Each(affects), changes))
}

/// An activated ability.
pub fn activated(cost: Cost, targets: Vec<TargetSpec>, program: Program) -> Ability {
    Ability::Activated(Activated {
        cost,
        effect: SpellAbility { modal: None, targets, program },
        ..Activated::default()
    })
}

/// A basic land.
pub fn basic(name: &str, subtype: Subtype) -> Card {
    Card::from(Values {
        supertypes: Supertypes::only(Supertype::Basic),
        subtypes: Subtypes::NONE.with(subtype),
        ..card(name, "-", &[Type::Land])
    })
}

/// A creature token.
pub fn token(name: &str, (power, toughness): (i32, i32), abilities: Vec<Ability>) -> Card {
    creature(name, "-", (power, toughness), abilities)
}
