//! The words of rules text: for every language a table of phrases and what they mean.
//!
//! A row is a list of phrases that mean the same, separated by `|`. Articles and prepositions are in lists of their own,
//! and change nothing where they belong. Phrases are compared without accents and in small letters, the longest first.
//! The names of keyword abilities and the infinitives of keyword actions are those of the machine; other forms of those
//! verbs are in the tables.

mod en;
mod es;
mod of_doors;
mod of_exile;
mod of_keywords;
mod of_players;
mod of_stickers;
mod of_variants;
mod pt;
pub(crate) mod subtypes;
mod type_line;

pub use type_line::{write_subtype, write_type_line};

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::LazyLock,
};

use vademecum_abilities::{CounterKind, Keyword, PlayerDesignation};
use vademecum_machine::{
    actions::{self, KeywordAction},
    keywords,
};
use vademecum_text::{
    fold,
    inflect::{self, Alternation, Verb},
};
use vademecum_vocab::Lang;

use crate::{
    atom::Atom, keyword_word::KeywordWord, lexer::folded, player_word::PlayerWord, transform_word::TransformWord,
    variant_word::VariantWord,
};

/// The words of one language.
pub(crate) struct Words {
    phrases: HashMap<Vec<String>, Vec<Atom>>,
    /// The number of words of the longest phrase that begins with a word.
    longest: HashMap<String, usize>,
}

const MONARCH: PlayerDesignation = PlayerDesignation::Monarch;
const INITIATIVE: PlayerDesignation = PlayerDesignation::Initiative;

/// A row of a table: phrases that mean the same, and what they mean.
pub(crate) type Row = (&'static str, Atom);

/// The tables of one language.
struct Tables {
    phrases: Vec<Row>,
    /// Verbs that say by their form that it is you who does it: *robas*.
    second_person: Vec<Row>,
    /// Verbs that end in a pronoun for what is done to: *destrúyela*.
    with_object: Vec<Row>,
    /// Types that are named together with the word for a spell: *mágica instantânea*.
    spells: Vec<Row>,
    articles: &'static str,
    prepositions: &'static str,
    /// What stands before the name of a keyword: *la habilidad de*.
    keyword_prefix: Option<&'static str>,
}

/// The keyword actions that texts are read with, and what their verbs mean.
const ACTIONS: &[(KeywordAction, Atom)] = &[
    (actions::ADAPT, Atom::Adapt),
    (actions::AMASS, Atom::Amass),
    (actions::ATTACH, Atom::Attach),
    (actions::BOLSTER, Atom::Bolster),
    (actions::CAST, Atom::Cast),
    (actions::CLOAK, Atom::Cloak),
    (actions::COLLECT_EVIDENCE, Atom::CollectEvidence),
    (actions::CONNIVE, Atom::Connive),
    (actions::CONVERT, Atom::Transforming(TransformWord::Convert)),
    (actions::COUNTER, Atom::CounterIt),
    (actions::CREATE, Atom::Create),
    (actions::DESTROY, Atom::Destroy),
    (actions::DETAIN, Atom::DetainIt),
    (actions::DISCARD, Atom::Discard),
    (actions::DISCOVER, Atom::Discover),
    (actions::DOUBLE, Atom::DoubleIt),
    (actions::EXERT, Atom::ExertIt),
    (actions::EXILE, Atom::Exile),
    (actions::EXPLORE, Atom::Explore),
    (actions::MELD, Atom::OfKeyword(KeywordWord::MeldInto)),
    (actions::FACE_VILLAINOUS_CHOICE, Atom::FaceChoice),
    (actions::FATESEAL, Atom::Fateseal),
    (actions::FIGHT, Atom::Fight),
    (actions::FORAGE, Atom::Forage),
    (actions::GOAD, Atom::GoadIt),
    (actions::INCUBATE, Atom::Incubate),
    (actions::INVESTIGATE, Atom::Investigate),
    (actions::LEARN, Atom::Learn),
    (actions::MANIFEST, Atom::Manifest),
    (actions::MANIFEST_DREAD, Atom::ManifestDread),
    (actions::MILL, Atom::Mill),
    (actions::POPULATE, Atom::Populate),
    (actions::PROLIFERATE, Atom::Proliferate),
    (actions::REGENERATE, Atom::Regenerate),
    (actions::REVEAL, Atom::Reveal),
    (actions::SACRIFICE, Atom::Sacrifice),
    (actions::SCRY, Atom::Scry),
    (actions::SEARCH, Atom::Search),
    (actions::SHUFFLE, Atom::Shuffle),
    (actions::SURVEIL, Atom::Surveil),
    (actions::SUSPECT, Atom::Suspect),
    (actions::TAP, Atom::TapIt),
    (actions::TIME_TRAVEL, Atom::TimeTravel),
    (actions::TRANSFORM, Atom::Transforming(TransformWord::Transform)),
    (actions::UNTAP, Atom::UntapIt),
    (actions::OPEN_ATTRACTION, Atom::OfPlayer(PlayerWord::OpenAttraction)),
    (actions::VISIT_ATTRACTIONS, Atom::OfPlayer(PlayerWord::VisitAttractions)),
    (actions::VENTURE, Atom::OfPlayer(PlayerWord::Venture)),
    (actions::PLANESWALK, Atom::OfVariant(VariantWord::Planeswalk)),
];

/// The phrases of a language from the tables in separate files.
fn more_phrases(lang: Lang) -> Vec<Row> {
    [
        of_doors::rows(lang),
        of_exile::rows(lang),
        of_keywords::rows(lang),
        of_players::rows(lang),
        of_stickers::rows(lang),
        of_variants::rows(lang),
    ]
    .concat()
}

static WORDS: [LazyLock<Words>; 3] = [
    LazyLock::new(|| Words::new(Lang::Es, es::tables())),
    LazyLock::new(|| Words::new(Lang::Pt, pt::tables())),
    LazyLock::new(|| Words::new(Lang::En, en::tables())),
];

impl Words {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        &WORDS[language(lang)]
    }

    fn new(lang: Lang, tables: Tables) -> Words {
        let mut phrases = HashMap::new();
        let mut add = |phrase: &str, atoms: &[Atom]| {
            // What the tables say comes before the forms that a rule derives.
            if let Entry::Vacant(entry) = phrases.entry(folded(phrase)) {
                entry.insert(atoms.to_vec());
            }
        };
        let rows = |rows: Vec<Row>| {
            rows.into_iter().flat_map(|(row, atom)| row.split('|').map(move |phrase| (phrase, atom.clone())))
        };
        for (phrase, atom) in rows(tables.phrases).chain(rows(more_phrases(lang))) {
            add(phrase, &[atom]);
        }
        for (phrase, atom) in rows(tables.second_person) {
            add(phrase, &[Atom::You, atom]);
        }
        for (phrase, atom) in rows(tables.with_object) {
            add(phrase, &[atom, Atom::It]);
        }
        for (phrase, atom) in rows(tables.spells) {
            add(phrase, &[Atom::Spell, atom]);
        }
        let is_preposition = |word: &str| tables.prepositions.split_whitespace().any(|other| other == word);
        for word in tables.articles.split_whitespace() {
            add(word, &[if is_preposition(word) { Atom::ArticleOrPreposition } else { Atom::Article }]);
        }
        for word in tables.prepositions.split_whitespace() {
            add(word, &[Atom::Preposition]);
        }
        for (action, atom) in ACTIONS {
            add(action.names[language(lang)], std::slice::from_ref(atom));
        }
        for keyword in keywords::all() {
            let Some(names) = keywords::names(keyword) else { continue };
            keyword_phrases(names[language(lang)], lang, tables.keyword_prefix, keyword, &mut add);
            if let Some(names) = keywords::variant_names(keyword) {
                add(names[language(lang)], &[Atom::Variant(keyword)]);
            }
        }
        let mut longest = HashMap::new();
        for phrase in phrases.keys() {
            if let Some(first) = phrase.first() {
                let most = longest.entry(first.clone()).or_insert(0);
                *most = phrase.len().max(*most);
            }
        }
        Words { phrases, longest }
    }

    /// What the longest phrase at the beginning of some words means, and how many words it takes.
    pub(crate) fn longest(&self, words: &[String]) -> Option<(&[Atom], usize)> {
        let most = *self.longest.get(words.first()?)?;
        let most = most.min(words.len());
        (1..=most).rev().find_map(|n| self.phrases.get(&words[..n]).map(|atoms| (atoms.as_slice(), n)))
    }
}

/// The place of a language among the names that the machine gives.
pub(crate) const fn language(lang: Lang) -> usize {
    match lang {
        Lang::Es => 0,
        Lang::Pt => 1,
        Lang::En => 2,
    }
}

/// Whether there are counters with the name of a keyword (122.1b).
fn names_a_counter(keyword: Keyword) -> bool {
    const NAMES: [&str; 14] = [
        "deathtouch",
        "double strike",
        "exalted",
        "first strike",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    ];
    keywords::names(keyword).is_some_and(|[_, _, en]| NAMES.contains(&fold(en).as_str()))
}

/// The phrases for a keyword: its name, with what may stand before it, and in Spanish the forms of the verb that it may
/// be (*vuela*, *que vuele*).
fn keyword_phrases(
    name: &str,
    lang: Lang,
    prefix: Option<&str>,
    keyword: Keyword,
    add: &mut impl FnMut(&str, &[Atom]),
) {
    add(name, &[Atom::Keyword(keyword)]);
    if let Some(prefix) = prefix {
        add(&format!("{prefix} {name}"), &[Atom::Keyword(keyword)]);
    }
    if names_a_counter(keyword) {
        let counters = match lang {
            Lang::Es => [format!("contador de {name}"), format!("contadores de {name}")],
            Lang::Pt => [format!("marcador de {name}"), format!("marcadores de {name}")],
            Lang::En => [format!("{name} counter"), format!("{name} counters")],
        };
        counters.iter().for_each(|counter| add(counter, &[Atom::Counter(CounterKind::Keyword(keyword))]));
    }
    // Nothing is said to do by itself what it is written with: "equipar {2}".
    let is_written_with_more = [Keyword(5), Keyword(6), Keyword(47), Keyword(67), Keyword(72)].contains(&keyword)
        || keywords::has_cost(keyword)
        || keywords::has_number(keyword);
    let (verb, rest) = name.split_once(' ').unwrap_or((name, ""));
    if is_written_with_more || lang != Lang::Es || !inflect::is_infinitive(verb, lang) {
        return;
    }
    for alternation in [None, Some(Alternation::OUe)] {
        for form in inflect::verb_forms(&Verb { infinitive: verb.to_owned(), alternation }, lang) {
            let phrase = format!("{form} {rest}");
            add(&phrase, &[Atom::Keyword(keyword)]);
            add(&format!("que {phrase}"), &[Atom::Having(keyword)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Actions that texts are not read with: their verbs are only words of longer phrases, or not known.
    const NOT_READ: [KeywordAction; 10] = [
        actions::ABANDON,
        actions::ACTIVATE,
        actions::CLASH,
        actions::EXCHANGE,
        actions::MONSTROSITY,
        actions::PLAY,
        actions::RING_TEMPTS,
        actions::SET_IN_MOTION,
        actions::SUPPORT,
        actions::VOTE,
    ];

    /// Forms that no rule of conjugation gives.
    const IRREGULAR: [&str; 6] = ["descubra", "destrói", "detén", "detenha", "encubra", "vague"];

    #[test]
    fn every_action_of_the_machine_is_read_or_known_not_to_be() {
        for action in actions::ALL {
            let is_read = ACTIONS.iter().any(|(other, _)| other == action);
            assert_ne!(is_read, NOT_READ.contains(action), "{:?}", action.names);
        }
    }

    #[test]
    fn the_verbs_of_the_tables_are_forms_of_the_names_of_actions() {
        let languages = [(Lang::Es, es::tables()), (Lang::Pt, pt::tables()), (Lang::En, en::tables())];
        for (lang, tables) in languages {
            let rows = [tables.phrases, tables.second_person, tables.with_object, more_phrases(lang)].concat();
            for (action, atom) in ACTIONS {
                let name = action.names[language(lang)];
                let infinitive = first_word(name);
                let forms = [forms(infinitive, lang), forms(without_pronoun(infinitive, lang), lang)].concat();
                let phrases: Vec<&str> =
                    rows.iter().filter(|(_, of)| of == atom).flat_map(|(row, _)| row.split('|')).collect();
                assert!(!phrases.is_empty(), "{name}: no form of it");
                for phrase in phrases {
                    assert_ne!(phrase, name, "the machine says it");
                    let verb = first_word(phrase);
                    assert!(
                        IRREGULAR.contains(&verb)
                            || [verb, without_pronoun(verb, lang)].iter().any(|verb| forms.contains(&fold(verb))),
                        "`{verb}` is no form of `{name}`"
                    );
                }
            }
        }
    }

    /// The first word of a phrase, without a pronoun before it or that Portuguese hangs on it.
    fn first_word(phrase: &str) -> &str {
        let phrase = phrase.strip_prefix("te ").or_else(|| phrase.strip_prefix("se ")).unwrap_or(phrase);
        phrase.split([' ', '-']).next().unwrap_or(phrase)
    }

    /// A verb without a pronoun that Spanish hangs on it: *adentrarse*, *adéntrate*.
    fn without_pronoun(verb: &str, lang: Lang) -> &str {
        let bare = verb.strip_suffix("se").or_else(|| verb.strip_suffix("te"));
        bare.filter(|_| lang == Lang::Es).unwrap_or(verb)
    }

    /// Every form of a verb, whatever vowel its stem changes.
    fn forms(infinitive: &str, lang: Lang) -> Vec<String> {
        let alternations = [None, Some(Alternation::EIe), Some(Alternation::OUe), Some(Alternation::UUe)];
        let verbs = alternations.map(|alternation| Verb { infinitive: infinitive.to_owned(), alternation });
        verbs.iter().flat_map(|verb| inflect::verb_forms(verb, lang)).map(|form| fold(&form)).collect()
    }
}
