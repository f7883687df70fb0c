//! What the messages of the locales call steps and zones.

use vademecum_abilities::{Step, Zone};

/// What messages call a zone.
pub(crate) const fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Library => "library",
        Zone::Hand => "hand",
        Zone::Battlefield => "battlefield",
        Zone::Graveyard => "graveyard",
        Zone::Stack => "stack",
        Zone::Exile => "exile",
        Zone::Command => "command",
        Zone::Outside => "outside",
    }
}

/// What messages call a step.
pub(crate) const fn step_key(step: Step) -> &'static str {
    match step {
        Step::Untap => "untap",
        Step::Upkeep => "upkeep",
        Step::Draw => "draw",
        Step::FirstMain => "first-main",
        Step::BeginningOfCombat => "beginning-of-combat",
        Step::DeclareAttackers => "declare-attackers",
        Step::DeclareBlockers => "declare-blockers",
        Step::FirstStrikeDamage => "first-strike-damage",
        Step::CombatDamage => "combat-damage",
        Step::EndOfCombat => "end-of-combat",
        Step::SecondMain => "second-main",
        Step::End => "end",
        Step::Cleanup => "cleanup",
    }
}
