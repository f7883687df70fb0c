//! The key words of scenario files, a table per language. Lines are matched without case and accents.

mod en;
mod es;
mod pt;

use std::sync::LazyLock;

use regex::{Captures, Regex};
use vademecum_myl::{Kind, Manner, Phase, Zone};
use vademecum_text::fold;
use vademecum_vocab::Lang;

/// A kind of line of the situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Given {
    Players,
    Turn,
    Zone,
}

/// A remark behind a card of the situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Remark {
    JustEntered,
    Carries,
    Blocks,
}

/// A kind of line of the script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doing {
    Now,
    Cannot,
    AllPassUntil,
    AllPass,
    Pass,
    PayToAnnul,
    NoAttack,
    NoBlock,
    Attack,
    Block,
    Play,
    UseNth,
    Use,
    PickOption,
    PickNothing,
    Pick,
    Accept,
    Decline,
}

/// A kind of line of the results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Being {
    NoCards,
    Cards,
    Strength,
    NoAbility,
    Ability,
    NotRace,
    Race,
    NotCarries,
    Carries,
    Loses,
    Draw,
    GoesOn,
    Turn,
    Decides,
    PlaceOf,
    Place,
    NotKind,
    Kind,
}

/// A kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Happening {
    Plays,
    Uses,
    Enters,
    Leaves(Manner),
    Follows,
    Annulled,
    AttackCancelled,
    AttackOfCancelled,
    Cancelled,
    Triggers,
    Resolves,
    Redirected,
    Prevented,
    Blocks,
    Attacks,
    Damages,
    Draws,
    Mills,
    Discards,
    Loses,
    Drawn,
    TurnOf,
    Begins,
}

/// Something that has names: those without case and accents, the usual one first.
pub(crate) type NameTable<K> = &'static [(K, &'static [&'static str])];

/// The words of one language, as they are written.
pub(crate) struct Table {
    pub(crate) given: &'static [(Given, &'static str)],
    pub(crate) remarks: &'static [(Remark, &'static str)],
    pub(crate) doing: &'static [(Doing, &'static str)],
    pub(crate) being: &'static [(Being, &'static str)],
    pub(crate) happening: &'static [(Happening, &'static str)],
    /// `<o>` of `<p>`.
    pub(crate) owned: &'static str,
    /// Between the last two of a list, with its spaces.
    pub(crate) and: &'static [&'static str],
    /// Between events that follow each other, with its spaces.
    pub(crate) then: &'static str,
    pub(crate) zones: NameTable<Zone>,
    /// Phases and steps, by which players pass until they begin; attack and block are none.
    pub(crate) phases: NameTable<Phase>,
    pub(crate) attack: &'static [&'static str],
    pub(crate) block: &'static [&'static str],
    /// The first line of a situation, for messages.
    pub(crate) opening: &'static str,
    /// What can be written, for messages: situation, remarks, script, results, order.
    pub(crate) examples: [&'static str; 5],
}

/// A list of patterns, in the order they are tried.
type Patterns<K> = Vec<(K, Regex)>;

/// The words of one language, ready to match.
pub(crate) struct Words {
    pub(crate) table: &'static Table,
    pub(crate) given: Patterns<Given>,
    pub(crate) remarks: Patterns<Remark>,
    pub(crate) doing: Patterns<Doing>,
    pub(crate) being: Patterns<Being>,
    pub(crate) happening: Patterns<Happening>,
    pub(crate) owned: Regex,
}

static ES: LazyLock<Words> = LazyLock::new(|| Words::new(&es::TABLE));
static PT: LazyLock<Words> = LazyLock::new(|| Words::new(&pt::TABLE));
static EN: LazyLock<Words> = LazyLock::new(|| Words::new(&en::TABLE));

impl Words {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }

    fn new(table: &'static Table) -> Words {
        Words {
            table,
            given: compile(table.given),
            remarks: compile(table.remarks),
            doing: compile(table.doing),
            being: compile(table.being),
            happening: compile(table.happening),
            owned: pattern(table.owned),
        }
    }

    /// The zone of that name.
    pub(crate) fn zone(&self, name: &str) -> Option<Zone> {
        named(self.table.zones, name)
    }

    /// The phase or step of that name.
    pub(crate) fn phase(&self, name: &str) -> Option<Phase> {
        named(self.table.phases, name)
    }
}

/// The types of cards, as the game has them in every language.
const KINDS: NameTable<Kind> = &[
    (Kind::Ally, &["aliado", "aliada"]),
    (Kind::Weapon, &["arma"]),
    (Kind::Talisman, &["talisman", "talismao"]),
    (Kind::Totem, &["totem"]),
    (Kind::Gold, &["oro"]),
    (Kind::Orb, &["orbe"]),
];

/// The zones as they are written in every language, for messages.
pub(crate) const ZONES: [&str; 9] = [
    "Mano",
    "Cementerio",
    "Mazo Castillo",
    "Reserva de Oro",
    "Línea de Apoyo",
    "Línea de Ataque",
    "Línea de Defensa",
    "Zona de Destierro",
    "Zona de Oro Pagado",
];

/// The phases and steps in which a turn can begin, as they are written in every language, for messages.
pub(crate) const STAGES: [&str; 8] = [
    "Fase de Agrupación",
    "Fase de Vigilia",
    "Declaración de Ataque",
    "Declaración de Bloqueo",
    "Guerra de Talismanes",
    "Asignación de Daño",
    "Fase Final",
    "Final del Turno",
];

/// The types of cards as they are written in every language, for messages.
pub(crate) const KIND_NAMES: [&str; 6] = ["Aliado", "Arma", "Talismán", "Tótem", "Oro", "Orbe"];

/// What can be written in a scenario of a language, as people write it: phases, zones, types, and lines as examples, the
/// shortest first.
pub fn vocabulary(lang: Lang) -> Vec<String> {
    let table = Words::of(lang).table;
    let lines = [table.opening].into_iter().chain(table.examples);
    let lines = lines.flat_map(|examples| examples.split('`').skip(1).step_by(2));
    let names = STAGES.into_iter().chain(ZONES).chain(KIND_NAMES);
    let mut words: Vec<String> = names.chain(lines).map(str::to_owned).collect();
    words.sort_by_cached_key(|word| (word.chars().count(), word.clone()));
    words
}

/// The type of cards of that name.
pub(crate) fn kind(name: &str) -> Option<Kind> {
    named(KINDS, name)
}

/// A name as it is matched: without case and accents, single spaces, no full stop.
pub(crate) fn plain(text: &str) -> String {
    let text = text.replace('’', "'");
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    fold(line.strip_suffix('.').unwrap_or(&line))
}

fn named<K: Copy>(table: NameTable<K>, name: &str) -> Option<K> {
    table.iter().find(|(_, names)| names.contains(&name)).map(|(kind, _)| *kind)
}

fn compile<K: Copy>(patterns: &[(K, &str)]) -> Patterns<K> {
    patterns.iter().map(|&(kind, text)| (kind, pattern(text))).collect()
}

fn pattern(text: &str) -> Regex {
    Regex::new(&format!("^(?:{text})$")).expect("a test compiles every pattern of the tables")
}

/// The first pattern that fits a line.
pub(crate) fn first<'t, K: Copy>(patterns: &Patterns<K>, line: &'t str) -> Option<(K, Captures<'t>)> {
    patterns.iter().find_map(|(kind, pattern)| Some((*kind, pattern.captures(line)?)))
}

/// What a pattern caught under a name.
pub(crate) fn caught<'t>(captures: &Captures<'t>, name: &str) -> &'t str {
    captures.name(name).map_or("", |found| found.as_str().trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_messages_name_can_be_written() {
        for words in Lang::ALL.map(Words::of) {
            let is_stage = |name: &str| {
                let table = words.table;
                words.phase(name).is_some() || table.attack.contains(&name) || table.block.contains(&name)
            };
            assert_eq!(ZONES.iter().find(|name| words.zone(&fold(name)).is_none()), None);
            assert_eq!(STAGES.iter().find(|name| !is_stage(&fold(name))), None);
            assert!(matches!(
                first(&words.given, &plain(words.table.opening.trim_matches('`'))),
                Some((Given::Players, _))
            ));
        }
        assert_eq!(KIND_NAMES.iter().find(|name| kind(&fold(name)).is_none()), None);
        assert!(vocabulary(Lang::Es).contains(&"Ana utiliza Faro.".to_owned()));
    }

    #[test]
    fn tables_compile_and_say_the_same_things_without_accents() {
        let [es, pt, en] = Lang::ALL.map(Words::of);
        fn kinds<K: Copy>(patterns: &Patterns<K>) -> Vec<K> {
            patterns.iter().map(|(kind, _)| *kind).collect()
        }
        for other in [pt, en] {
            assert_eq!(kinds(&es.given), kinds(&other.given));
            assert_eq!(kinds(&es.remarks), kinds(&other.remarks));
            assert_eq!(kinds(&es.doing), kinds(&other.doing));
            assert_eq!(kinds(&es.being), kinds(&other.being));
            assert_eq!(kinds(&es.happening), kinds(&other.happening));
            assert_eq!(es.table.zones.len(), other.table.zones.len());
            assert_eq!(es.table.phases.len(), other.table.phases.len());
        }
        for words in [es, pt, en] {
            for pattern in words.doing.iter().map(|(_, p)| p).chain(words.being.iter().map(|(_, p)| p)) {
                assert!(pattern.as_str().is_ascii(), "{pattern}");
            }
        }
    }
}
