//! What an activated ability is called, if its source has several.

use vademecum_abilities::{Ability, AbilityId, Activated, CostPart};
use vademecum_locale::FluentValue;
use vademecum_machine::{ObjectId, State};

/// What one of several activated abilities of an object is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum AbilityName {
    /// The symbols of its cost, which no other one has.
    Cost(String),
    /// Its place among them, from 1.
    Place(usize),
}

impl AbilityName {
    /// The name of an activated ability; `None` if it is the only one that uses the stack.
    pub(crate) fn new(state: &State, source: ObjectId, ability: AbilityId) -> Option<AbilityName> {
        let uses_stack = |other: &AbilityId| state.cards().mana_source(*other).is_none();
        let abilities = || state.activated_abilities(source);
        abilities().filter(uses_stack).nth(1)?;
        let place = abilities().position(|other| other == ability)?;
        let symbols = cost_symbols(state.cards().ability(ability));
        let namesakes = abilities().filter(|other| cost_symbols(state.cards().ability(*other)) == symbols).count();
        let is_unique = !symbols.is_empty() && namesakes == 1;
        Some(if is_unique { AbilityName::Cost(symbols) } else { AbilityName::Place(place + 1) })
    }

    /// How messages name it: by what, and the cost or number itself.
    pub(crate) fn args<'a>(name: Option<&AbilityName>) -> Vec<(&'a str, FluentValue<'a>)> {
        let (ability, which) = match name {
            None => ("alone", String::new()),
            Some(AbilityName::Cost(symbols)) => ("cost", symbols.clone()),
            Some(AbilityName::Place(place)) => ("place", place.to_string()),
        };
        vec![("ability", ability.into()), ("which", which.into())]
    }
}

/// The symbols in the cost of an activated ability, as cards print them.
fn cost_symbols(ability: &Ability) -> String {
    let Ability::Activated(Activated { cost, .. }) = ability else { return String::new() };
    let written = |part: &CostPart| match part {
        CostPart::Mana(mana) => mana.to_string(),
        CostPart::Tap => "{T}".to_owned(),
        CostPart::Untap => "{Q}".to_owned(),
        CostPart::Loyalty(0) => "[0]".to_owned(),
        CostPart::Loyalty(loyalty @ 1..) => format!("[+{loyalty}]"),
        CostPart::Loyalty(loyalty) => format!("[−{}]", loyalty.unsigned_abs()),
        _ => String::new(),
    };
    cost.parts.iter().map(written).collect()
}
