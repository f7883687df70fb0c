//! Parts of cards that are short to write.

use vademecum_abilities::*;

use crate::pool::builders::*;

/// A keyword with a cost in mana.
pub(super) fn costly(of: u8, cost: &str) -> Ability {
    Ability::Keyword(KeywordAbility { cost: Some(Cost::mana(mana(cost))), ..Keyword(of).into() })
}

/// A keyword with a number.
pub(super) fn numbered(of: u8, n: i32) -> Ability {
    Ability::Keyword(KeywordAbility { number: Some(number(n)), ..Keyword(of).into() })
}

pub(super) fn with(abilities: Vec<Ability>, values: Values) -> Card {
    Card::from(Values { abilities, ..values })
}

pub(super) fn enchantment(name: &str, cost: &str, abilities: Vec<Ability>) -> Card {
    with(abilities, card(name, cost, &[Type::Enchantment]))
}

pub(super) fn artifact(name: &str, cost: &str, abilities: Vec<Ability>) -> Card {
    with(abilities, card(name, cost, &[Type::Artifact]))
}

pub(super) fn on(kind: DeedKind, subject: Filter, program: Program) -> Ability {
    Ability::Triggered(Triggered::on(Pattern::of(kind, subject), program))
}

pub(super) fn on_by(kind: DeedKind, players: Players, program: Program) -> Ability {
    Ability::Triggered(Triggered::on(Pattern::by(kind, players), program))
}

pub(super) fn one(effect: Effect) -> Program {
    vec![effect.into()]
}

pub(super) fn gain(n: i32) -> Program {
    one(Effect::GainLife(Players::You, number(n)))
}

pub(super) fn lose(n: i32) -> Program {
    one(Effect::LoseLife(Players::You, number(n)))
}

pub(super) fn draw(n: i32) -> Program {
    one(Effect::Draw(Players::You, number(n)))
}

pub(super) fn bleed(n: i32) -> Program {
    one(Effect::LoseLife(Players::Opponents, number(n)))
}

pub(super) fn this_turn(which: Objects, changes: Vec<Change>) -> Effect {
    Effect::Change { which, changes, lasts: Duration::EndOfTurn }
}

pub(super) fn boosts_itself() -> Program {
    one(this_turn(Objects::This, vec![pump(1, 1)]))
}

pub(super) fn target_of(filter: Filter) -> TargetSpec {
    TargetSpec::one(Targetable::Object(filter))
}

pub(super) fn each(filter: Filter) -> Objects {
    Objects::Each(filter)
}

pub(super) fn count(filter: Filter) -> Amount {
    Amount::Count(Box::new(each(filter)))
}

pub(super) fn is(condition: Condition, then: Program, otherwise: Program) -> Effect {
    Effect::If { condition, then, otherwise }
}

pub(super) fn compare(one: Amount, how: Comparison, other: Amount) -> Condition {
    Condition::Compare(one, how, other)
}

pub(super) fn pays(part: CostPart, program: Program) -> Ability {
    activated(Cost::of(part), vec![], program)
}

pub(super) fn replaces(kind: DeedKind, players: Players, with: Replaced) -> Ability {
    Ability::Replacement(Replacement::of(Pattern::by(kind, players), with))
}

pub(super) fn symbol(kinds: ManaKinds) -> ManaSymbol {
    ManaSymbol { kinds, generic: None, phyrexian: false, snow: false }
}

/// A card with another mana cost.
pub(super) trait WithCost {
    fn with_cost(self, cost: ManaCost) -> Card;
}

impl WithCost for Card {
    fn with_cost(mut self, cost: ManaCost) -> Card {
        self.faces.iter_mut().for_each(|face| face.cost = Some(cost.clone()));
        self
    }
}
