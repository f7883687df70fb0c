//! What the messages of the locales call steps, zones and what happens.

use vademecum_abilities::{
    Action, AddedToTurn, Daytime, Designation, Keyword, KeywordDeed, Phase, PlayerDesignation, SpecialAction, Step,
    Zone,
};
use vademecum_machine::{Loss, PlanarFace};

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

/// What messages call a step that begins; `is_added` if it is the first of a phase that an effect added to the turn.
pub(crate) const fn begun_step_key(step: Step, is_added: bool) -> &'static str {
    match step {
        Step::FirstMain | Step::SecondMain if is_added => "additional-main",
        Step::BeginningOfCombat if is_added => "additional-combat",
        _ => step_key(step),
    }
}

/// What messages call a phase or step that an effect adds to the turn.
pub(crate) const fn added_part_key(added: AddedToTurn) -> &'static str {
    match added {
        AddedToTurn::Phase(Phase::Beginning) => "beginning",
        AddedToTurn::Phase(Phase::FirstMain | Phase::SecondMain) => "main",
        AddedToTurn::Phase(Phase::Combat) => "combat",
        AddedToTurn::Phase(Phase::Ending) => "ending",
        AddedToTurn::Step(step) | AddedToTurn::StepAfterPhase(step) => step_key(step),
    }
}

/// The message for a deed that is named after a keyword, if there is one.
pub(crate) const fn story_of_keyword(done: KeywordDeed) -> Option<&'static str> {
    match done {
        KeywordDeed::Action(action) => story_of_action(action),
        KeywordDeed::Becomes(Daytime::Day) => Some("story-becomes-day"),
        KeywordDeed::Becomes(Daytime::Night) => Some("story-becomes-night"),
        KeywordDeed::Takes(PlayerDesignation::Monarch) => Some("story-became-monarch"),
        KeywordDeed::Takes(PlayerDesignation::Initiative) => Some("story-took-initiative"),
        KeywordDeed::CompletesDungeon => Some("story-completed-dungeon"),
        KeywordDeed::ChaosEnsues => Some("story-chaos-ensued"),
        KeywordDeed::PlaneswalksTo => Some("story-planeswalked-to"),
        KeywordDeed::PlaneswalksAway => Some("story-planeswalked-away"),
        KeywordDeed::Encounters => Some("story-encountered"),
        KeywordDeed::RollsPlaneswalker => None,
        KeywordDeed::Ability(Keyword(100)) => Some("story-evolved"),
        KeywordDeed::Ability(Keyword(110)) => Some("story-exploited"),
        KeywordDeed::Ability(Keyword(131)) => Some("story-got-blessing"),
        KeywordDeed::Ability(Keyword(140)) => Some("story-mutated"),
        KeywordDeed::Unlocks(_) => Some("story-unlocked"),
        KeywordDeed::Locks(_) => Some("story-locked"),
        KeywordDeed::Ability(_) | KeywordDeed::Paid(_) => None,
    }
}

/// The message for a special action; `None` for those that are told as what they lead to.
pub(crate) const fn story_of_special_action(action: SpecialAction) -> Option<&'static str> {
    match action {
        SpecialAction::IgnoreEffect => Some("story-ignored-effect"),
        SpecialAction::Suspend => Some("story-suspended"),
        SpecialAction::Foretell => Some("story-foretold"),
        SpecialAction::Plot => Some("story-plotted"),
        SpecialAction::DiscardThis | SpecialAction::Unlock => None,
    }
}

/// What the messages call a face of the planar die.
pub(crate) const fn planar_face_key(face: PlanarFace) -> &'static str {
    match face {
        PlanarFace::Planeswalker => "planeswalker",
        PlanarFace::Chaos => "chaos",
        PlanarFace::Blank => "blank",
    }
}

/// The message for a keyword action that was done; `None` for those that are told as what they lead to.
const fn story_of_action(action: Action) -> Option<&'static str> {
    Some(match action.0 {
        18 => "story-scried",
        25 => "story-set-in-motion",
        26 => "story-abandoned-scheme",
        27 => "story-proliferated",
        30 => "story-populated",
        33 => "story-bolstered",
        34 => "story-manifested",
        35 => "story-supported",
        36 => "story-investigated",
        40 => "story-explored",
        42 => "story-surveilled",
        44 => "story-amassed",
        45 => "story-learned",
        46 => "story-ventured",
        48 => "story-opened-attraction",
        47 => "story-connived",
        51 => "story-incubated",
        52 => "story-ring-tempted",
        54 => "story-time-travelled",
        55 => "story-discovered",
        56 => "story-cloaked",
        57 => "story-collected-evidence",
        59 => "story-foraged",
        60 => "story-manifested-dread",
        _ => return None,
    })
}

/// What a sector designation is called in the locales.
pub(crate) const fn sector_key(sector: Designation) -> &'static str {
    match sector {
        Designation::AlphaSector => "alpha",
        Designation::BetaSector => "beta",
        Designation::GammaSector => "gamma",
        Designation::Suspected
        | Designation::RingBearer
        | Designation::Renowned
        | Designation::Saddled
        | Designation::Solved => "none",
    }
}

/// What the messages call the reason why a player loses the game.
pub(crate) const fn loss_key(loss: Loss) -> &'static str {
    match loss {
        Loss::Conceded => "conceded",
        Loss::Life => "life",
        Loss::EmptyLibrary => "library",
        Loss::Poison => "poison",
        Loss::TeamPoison => "team-poison",
        Loss::CommanderDamage => "commander",
        Loss::Effect => "effect",
    }
}
