//! Which subtypes belong to which card type (205.3c, 205.3g–q).
//!
//! The subtypes of all card types but creatures have numbers in every game, in runs by card type; whatever else is on a
//! type line is a creature type.

use crate::types::{Subtype, Subtypes, Type, Types};

/// The other land types (205.3i), behind the basic ones, Aura and Equipment.
const LANDS: [&str; 10] =
    ["Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Power-Plant", "Sphere", "Tower", "Urza’s"];
/// The other artifact types (205.3g).
const ARTIFACTS: [&str; 14] = [
    "Attraction",
    "Blood",
    "Bobblehead",
    "Clue",
    "Contraption",
    "Food",
    "Fortification",
    "Gold",
    "Incubator",
    "Junk",
    "Map",
    "Powerstone",
    "Treasure",
    "Vehicle",
];
/// The other enchantment types (205.3h).
const ENCHANTMENTS: [&str; 11] =
    ["Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga", "Shard", "Shrine"];
/// The spell types (205.3k).
const SPELLS: [&str; 4] = ["Adventure", "Arcane", "Lesson", "Trap"];
/// The battle type (205.3q).
const BATTLES: [&str; 1] = ["Siege"];
/// The planeswalker types (205.3j).
const PLANESWALKERS: [&str; 78] = [
    "Ajani",
    "Aminatou",
    "Angrath",
    "Arlinn",
    "Ashiok",
    "Bahamut",
    "Basri",
    "Bolas",
    "Calix",
    "Chandra",
    "Comet",
    "Dack",
    "Dakkon",
    "Daretti",
    "Davriel",
    "Dihada",
    "Domri",
    "Dovin",
    "Ellywick",
    "Elminster",
    "Elspeth",
    "Estrid",
    "Freyalise",
    "Garruk",
    "Gideon",
    "Grist",
    "Guff",
    "Huatli",
    "Jace",
    "Jared",
    "Jaya",
    "Jeska",
    "Kaito",
    "Karn",
    "Kasmina",
    "Kaya",
    "Kiora",
    "Koth",
    "Liliana",
    "Lolth",
    "Lukka",
    "Minsc",
    "Mordenkainen",
    "Nahiri",
    "Narset",
    "Niko",
    "Nissa",
    "Nixilis",
    "Oko",
    "Ral",
    "Rowan",
    "Saheeli",
    "Samut",
    "Sarkhan",
    "Serra",
    "Sivitri",
    "Sorin",
    "Szat",
    "Tamiyo",
    "Tasha",
    "Teferi",
    "Teyo",
    "Tezzeret",
    "Tibalt",
    "Tyvar",
    "Ugin",
    "Urza",
    "Venser",
    "Vivien",
    "Vraska",
    "Vronos",
    "Will",
    "Windgrace",
    "Wrenn",
    "Xenagos",
    "Yanggu",
    "Yanling",
    "Zariel",
];

/// The dungeon type (205.3p).
const DUNGEONS: [&str; 1] = ["Undercity"];

/// The planar types (205.3n) of the planes that are told of most: a game has no numbers for all of them.
const PLANES: [&str; 6] = ["Dominaria", "Innistrad", "Ixalan", "Kamigawa", "Ravnica", "Zendikar"];

/// The creature type that a keyword speaks of (702.46): the first of the creature types (205.3m).
const CREATURES: [&str; 3] = ["Spirit", "Time Lord", "Doctor"];

/// The subtypes with a constant of their own, in the order of their numbers.
const FIRST: [&str; 7] = ["Plains", "Island", "Swamp", "Mountain", "Forest", "Aura", "Equipment"];

/// The names of the subtypes that every game knows, in the order of their numbers.
pub(crate) fn known() -> impl Iterator<Item = &'static str> {
    let runs: [&[&str]; 10] =
        [&FIRST, &LANDS, &ARTIFACTS, &ENCHANTMENTS, &SPELLS, &BATTLES, &PLANESWALKERS, &DUNGEONS, &PLANES, &CREATURES];
    runs.into_iter().flatten().copied()
}

/// A run of numbers: the first, and the first behind it.
type Run = (usize, usize);

const fn run(before: Run, length: usize) -> Run {
    (before.1, before.1 + length)
}

const LAND_RUN: Run = run((0, FIRST.len()), LANDS.len());
const ARTIFACT_RUN: Run = run(LAND_RUN, ARTIFACTS.len());
const ENCHANTMENT_RUN: Run = run(ARTIFACT_RUN, ENCHANTMENTS.len());
const SPELL_RUN: Run = run(ENCHANTMENT_RUN, SPELLS.len());
const BATTLE_RUN: Run = run(SPELL_RUN, BATTLES.len());
const PLANESWALKER_RUN: Run = run(BATTLE_RUN, PLANESWALKERS.len());
const DUNGEON_RUN: Run = run(PLANESWALKER_RUN, DUNGEONS.len());
const PLANE_RUN: Run = run(DUNGEON_RUN, PLANES.len());
/// The creature types: every number behind the rest.
const CREATURE_RUN: Run = (PLANE_RUN.1, 256);

impl Subtypes {
    /// The land types (205.3i).
    pub const LAND_TYPES: Subtypes = Subtypes::BASIC_LANDS.of_run(LAND_RUN);

    /// Those of each card type, in the order of [`Type`].
    const BY_TYPE: [Subtypes; 15] = [
        Subtypes::NONE.with(Subtype::EQUIPMENT).of_run(ARTIFACT_RUN),
        Subtypes::NONE.of_run(CREATURE_RUN),
        Subtypes::NONE.with(Subtype::AURA).of_run(ENCHANTMENT_RUN),
        Subtypes::NONE.of_run(SPELL_RUN),
        Subtypes::LAND_TYPES,
        Subtypes::NONE.of_run(PLANESWALKER_RUN),
        Subtypes::NONE.of_run(SPELL_RUN),
        Subtypes::NONE.of_run(CREATURE_RUN),
        Subtypes::NONE.of_run(BATTLE_RUN),
        Subtypes::NONE.of_run(DUNGEON_RUN),
        Subtypes::NONE.of_run(PLANE_RUN),
        // 312.3, 313.3, 314.3, 315.4: they have no subtypes.
        Subtypes::NONE,
        Subtypes::NONE,
        Subtypes::NONE,
        Subtypes::NONE,
    ];

    const fn of_run(mut self, run: Run) -> Subtypes {
        let mut at = run.0;
        while at < run.1 {
            self = self.with(Subtype(at as u8));
            at += 1;
        }
        self
    }

    /// The subtypes that belong to a card type (205.3c).
    pub const fn of_type(one: Type) -> Subtypes {
        Subtypes::BY_TYPE[one as usize]
    }

    /// The subtypes that an object with these card types can have (205.3d).
    pub fn of_types(types: Types) -> Subtypes {
        Type::ALL
            .into_iter()
            .chain(Type::NONTRADITIONAL)
            .filter(|one| types.has(*one))
            .fold(Subtypes::NONE, |all, one| all.union(Subtypes::of_type(one)))
    }

    /// What is in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        self.minus(self.minus(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::SubtypeNames;

    #[test]
    fn every_subtype_belongs_to_its_card_types() {
        let mut names = SubtypeNames::default();
        for (name, one) in [
            ("Swamp", Type::Land),
            ("Urza’s", Type::Land),
            ("Vehicle", Type::Artifact),
            ("Attraction", Type::Artifact),
            ("Aura", Type::Enchantment),
            ("Shrine", Type::Enchantment),
            ("Arcane", Type::Sorcery),
            ("Siege", Type::Battle),
            ("Zariel", Type::Planeswalker),
            ("Undercity", Type::Dungeon),
            ("Dominaria", Type::Plane),
            ("Goblin", Type::Kindred),
            ("Spirit", Type::Kindred),
            ("Time Lord", Type::Kindred),
            ("Doctor", Type::Kindred),
        ] {
            let subtype = names.intern(name).unwrap();
            assert!(Subtypes::of_type(one).has(subtype), "{name}");
            assert!(name != "Spirit" || subtype == Subtype::SPIRIT);
            assert!(name != "Time Lord" || subtype == Subtype::TIME_LORD);
            assert!(name != "Doctor" || subtype == Subtype::DOCTOR);
            assert!(name != "Attraction" || subtype == Subtype::ATTRACTION);
            assert!(name != "Background" || subtype == Subtype::BACKGROUND);
            assert!(name != "Undercity" || subtype == Subtype::UNDERCITY);
            let all = Type::ALL.into_iter().chain(Type::NONTRADITIONAL);
            let others = all.filter(|other| Subtypes::of_type(*other).has(subtype)).count();
            assert!(others == 1 || ["Arcane", "Goblin", "Spirit", "Time Lord", "Doctor"].contains(&name), "{name}");
        }
    }
}
