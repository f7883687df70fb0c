//! The cards of every scenario in every language: what a reader of another language sees means the same.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use std::collections::{BTreeMap, BTreeSet};

use vademecum_abilities::{Card, Layout, SubtypeNames};
use vademecum_card_compiler::{Printed, compile_faces, find_subtype, opaque};
use vademecum_machine::tokens::PREDEFINED;
use vademecum_scenario::{CardFace, Scenario, called, read};
use vademecum_test_support::scenario_files;
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang};

/// Names that the rules give besides those of predefined tokens.
const OTHER_NAMES: [[&str; 3]; 2] =
    [["El Anillo", "O Anel", "The Ring"], ["Ficha de Pirexiano", "Ficha de Phyrexiano", "Phyrexian Token"]];

const IN_ANY_ORDER: [(&str, &str); 2] = [
    ("Type(Creature), Type(Artifact)", "Type(Artifact), Type(Creature)"),
    ("AddTypes(Types(4)), AddSupertypes(Supertypes(8))", "AddSupertypes(Supertypes(8)), AddTypes(Types(4))"),
];

/// The scenarios of the repository.
fn scenarios() -> Vec<Scenario> {
    scenario_files(Game::Magic).iter().map(|(name, text)| read(name, text).unwrap()).collect()
}

/// The cards of some faces, each with its own.
fn cards(faces: &[CardFace]) -> Vec<&[CardFace]> {
    faces.chunk_by(|_, next| next.layout.is_some()).collect()
}

fn compiled(card: &[CardFace], lang: Lang, subtypes: &mut SubtypeNames) -> Option<Card> {
    let texts: Vec<String> = card
        .iter()
        .map(|face| face.lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n"))
        .collect();
    let printed = card.iter().zip(&texts).map(|(face, text)| Printed {
        name: &face.name,
        cost: face.cost.as_deref(),
        type_line: &face.type_line.text,
        size: face.size.as_deref(),
        text,
    });
    let layout = card.iter().find_map(|face| face.layout).unwrap_or(Layout::Normal);
    compile_faces(&printed.collect::<Vec<_>>(), layout, lang, subtypes).ok()
}

/// What a card is, with every name in it as it is in English.
fn meaning(card: &Card, lang: Lang, subtypes: &SubtypeNames) -> String {
    let english = |name: &str| {
        let subtype = |word: &str| find_subtype(word, subtypes).and_then(|found| subtypes.name(found));
        // Tokens are called by their subtypes, in the order of the language.
        let subtypes = |name: &str| {
            let words: Option<BTreeSet<&str>> = name.split(' ').map(subtype).collect();
            words.map(|words| words.into_iter().collect::<Vec<_>>().join(" "))
        };
        let predefined = PREDEFINED.iter().map(|token| token.names).chain(OTHER_NAMES);
        let predefined = predefined.into_iter().find(|names| names.iter().any(|of| fold(of) == fold(name)));
        let known = called(name, lang, Lang::En).or(predefined.map(|[.., english]| english));
        known.map(str::to_owned).or_else(|| subtypes(name)).unwrap_or_else(|| name.to_owned())
    };
    let told = format!("{card:?}");
    let parts = told.split('"').enumerate();
    let told: String = parts.map(|(at, part)| if at % 2 == 1 { english(part) } else { part.to_owned() }).collect();
    // Languages name the same things in another order: "artifact creature", «criatura artefacto».
    let told = IN_ANY_ORDER.iter().fold(told, |told, (one, other)| told.replace(one, other));
    // So they do with subtypes.
    let parts: Vec<&str> = told.split("AddSubtypes(").collect();
    for at in 1..parts.len() - 1 {
        if let (Some(one), Some((other, _))) = (parts[at].strip_suffix("), "), parts[at + 1].split_once(")]"))
            && one > other
        {
            return told.replace(
                &format!("AddSubtypes({one}), AddSubtypes({other}"),
                &format!("AddSubtypes({other}), AddSubtypes({one}"),
            );
        }
    }
    told
}

/// Whether a line is a word that a sticker puts into the name of an object (123.6): it is no text, and stays as it is.
fn is_word_of_name(line: &str) -> bool {
    line.starts_with('“') && line.ends_with('”') && !line.contains(' ')
}

#[test]
fn cards_are_the_same_in_every_language() {
    let mut wrong = BTreeMap::new();
    let mut count = 0;
    for scenario in &scenarios() {
        let written = scenario.card_faces(scenario.lang);
        let mut subtypes = SubtypeNames::default();
        for card in cards(&written) {
            compiled(card, scenario.lang, &mut subtypes).unwrap();
        }
        for lang in Lang::ALL.into_iter().filter(|&lang| lang != scenario.lang) {
            let told = scenario.card_faces(lang);
            for (card, other) in cards(&written).into_iter().zip(cards(&told)) {
                let is_told = |face: &CardFace| {
                    let lines = face.lines.iter().chain([&face.type_line]);
                    lines.into_iter().all(|line| line.lang == lang || is_word_of_name(&line.text))
                };
                if !other.iter().all(is_told) {
                    continue;
                }
                let is_shown_only = other.iter().flat_map(|face| &face.lines).any(|line| line.is_shown_only);
                count += 1;
                let same = compiled(card, scenario.lang, &mut subtypes).unwrap();
                let text =
                    || other.iter().flat_map(|face| &face.lines).map(|line| line.text.clone()).collect::<Vec<_>>();
                let why = match compiled(other, lang, &mut subtypes) {
                    None if is_shown_only => continue,
                    Some(card) if is_shown_only && opaque(&card).next().is_some() => continue,
                    None => format!("no card: {:?} {:?}", other[0].type_line.text, other[0].size),
                    Some(card) if opaque(&card).next().is_some() => {
                        format!("not understood: {:?}", opaque(&card).collect::<Vec<_>>())
                    }
                    Some(card) => {
                        let (one, other) = (meaning(&same, scenario.lang, &subtypes), meaning(&card, lang, &subtypes));
                        if is_shown_only != (one == other) {
                            continue;
                        }
                        if is_shown_only {
                            format!("can be read, take the mark away: {}", text().join(" / "))
                        } else {
                            let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
                            let near = |text: &str| -> String {
                                let from = text.floor_char_boundary(at.saturating_sub(80));
                                text[from..].chars().take(160).collect()
                            };
                            format!("differs: {}\n    is {}\n   not {}", text().join(" / "), near(&one), near(&other))
                        }
                    }
                };
                wrong.entry(format!("{lang} {why}")).or_insert(format!("{}: {}", scenario.file, card[0].name));
            }
        }
    }
    println!("{count} cards compared");
    let told: Vec<String> = wrong.iter().map(|(why, place)| format!("{why} ({place})")).collect();
    assert!(told.is_empty(), "{} cards are not the same\n{}", told.len(), told.join("\n"));
}

#[test]
fn rules_text_is_told_in_every_language() {
    let scenarios = scenarios();
    for lang in Lang::ALL {
        let mut untold = BTreeSet::new();
        for scenario in scenarios.iter().filter(|scenario| scenario.lang != lang) {
            let (written, told) = (scenario.card_faces(scenario.lang), scenario.card_faces(lang));
            for (face, other) in written.iter().zip(&told) {
                let pairs =
                    face.lines.iter().chain([&face.type_line]).zip(other.lines.iter().chain([&other.type_line]));
                for (line, other) in pairs.filter(|(line, _)| !is_word_of_name(&line.text)) {
                    if other.lang != lang {
                        untold.insert((scenario.lang, line.text.clone()));
                    }
                }
            }
        }
        assert!(untold.is_empty(), "{lang}: add rows to rules/magic/scenarios/card-text.tsv for {untold:#?}");
    }
}
