//! Every word of a card is used: without it, or with another one in its place, the card says something else or is not
//! understood.

use std::{collections::BTreeSet, fs, path::Path};

use vademecum_abilities::{Ability, Card, SubtypeNames};
use vademecum_card_compiler::{Printed, compile, opaque, stars};
use vademecum_text::{fold, stop_words};
use vademecum_vocab::Lang;

use super::{permanents, texts};

/// A card of a scenario or of a test.
pub(super) struct Source {
    lang: Lang,
    name: String,
    cost: Option<String>,
    type_line: String,
    size: Option<String>,
    text: String,
}

impl Source {
    fn compiled(&self, text: &str) -> Card {
        let mut subtypes = SubtypeNames::default();
        // So that subtypes which are put in the place of others have other numbers.
        subtypes.intern("Wall");
        self.compiled_as(text, &mut subtypes)
    }

    /// The card, in a game with others.
    pub(super) fn compiled_with(&self, subtypes: &mut SubtypeNames) -> Card {
        self.compiled_as(&self.text, subtypes)
    }

    fn compiled_as(&self, text: &str, subtypes: &mut SubtypeNames) -> Card {
        let printed = Printed {
            name: &self.name,
            cost: self.cost.as_deref(),
            type_line: &self.type_line,
            size: self.size.as_deref(),
            text,
        };
        compile(&printed, self.lang, subtypes).unwrap()
    }
}

/// Every card that scenarios are played with.
pub(super) fn scenario_cards() -> Vec<Source> {
    let mut files = Vec::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/magic/scenarios")];
    while let Some(directory) = open.pop() {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") && !path.ends_with("README.md") {
                files.push(path);
            }
        }
    }
    files.iter().flat_map(|file| cards_of(&fs::read_to_string(file).unwrap())).collect()
}

/// The headings of the other half of a Room.
const DOORS: [&str; 3] = ["Puerta derecha", "Porta direita", "Right door"];

/// The cards of a scenario, in the language that its situation is described in.
fn cards_of(scenario: &str) -> Vec<Source> {
    let has = |heading: &str| scenario.lines().any(|line| line == heading);
    let lang = match (has("## Acciones") || has("## Resultado") && has("## Situación"), has("## Situação")) {
        (_, true) => Lang::Pt,
        (true, _) => Lang::Es,
        _ => Lang::En,
    };
    let section = scenario.lines().skip_while(|line| !matches!(*line, "## Cartas" | "## Cards")).skip(1);
    let section: Vec<&str> = section.take_while(|line| !line.starts_with("## ")).collect();
    let mut cards: Vec<Source> = Vec::new();
    for line in section.into_iter().map(str::trim).filter(|line| !line.is_empty()) {
        // Another face of a card is read as a card of its own.
        let other_face = line.strip_prefix("#### ").and_then(|face| face.split_once(": "));
        if let Some(title) = line.strip_prefix("### ").or(other_face.map(|(_, title)| title)) {
            // The doors of a Room have one type line (709.5).
            let is_door = other_face.is_some_and(|(face, _)| DOORS.contains(&face));
            let type_line = cards.last().filter(|_| is_door).map_or_else(String::new, |card| card.type_line.clone());
            let (name, cost) = title.split_once('{').map_or((title, None), |(name, cost)| (name, Some(cost)));
            cards.push(Source {
                lang,
                name: name.trim().to_owned(),
                cost: cost.map(|cost| format!("{{{cost}")),
                type_line,
                size: None,
                text: String::new(),
            });
        } else if let Some(card) = cards.last_mut() {
            let line = line.replace('\\', "");
            let is_size = stars(&line).is_some() || line.split('/').all(|number| number.parse::<i32>().is_ok());
            if card.type_line.is_empty() {
                card.type_line = line;
            } else if is_size && card.size.is_none() {
                card.size = Some(line);
            } else {
                card.text.push_str(&line);
                card.text.push('\n');
            }
        }
    }
    // Sticker sheets are read line by line, and by what a scenario plays with them.
    cards.retain(|card| !SHEETS.contains(&card.type_line.as_str()));
    cards
}

/// The type lines of sticker sheets.
const SHEETS: [&str; 3] = ["Plancha de pegatinas", "Folha de adesivos", "Sticker sheet"];

/// The cards of the other tests, each text in three languages.
pub(super) fn test_cards() -> Vec<Source> {
    let spells = texts::SPELLS.iter().map(|texts| (super::SPELL, texts));
    let permanents = permanents::PERMANENTS.iter().map(|texts| (super::CREATURE, texts));
    let all = spells.chain(permanents).flat_map(|(types, texts)| {
        super::LANGS.into_iter().zip(types).zip(texts).map(move |((lang, type_line), text)| Source {
            lang,
            name: "Probo".to_owned(),
            cost: Some("{X}{G}".to_owned()),
            type_line: type_line.to_owned(),
            size: (types == super::CREATURE).then(|| "2/2".to_owned()),
            text: (*text).to_owned(),
        })
    });
    all.collect()
}

/// The byte ranges of the words of a text, numbers and sizes among them.
fn words(text: &str) -> Vec<(usize, usize)> {
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '/' | '+' | '-' | '{' | '}');
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (is_word(c), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push((from, at));
                start = None;
            }
            _ => {}
        }
    }
    words
}

fn is_form(lang: Lang, word: &str) -> bool {
    let word = fold(word);
    stop_words(lang).any(|stop| fold(stop) == word)
}

/// Words that say of what follows only that it comes later, as it does anyway (608.2c).
const ORDER: [&str; 3] = ["luego", "depois", "then"];

/// Words that have a meaning of their own, to be put in the place of others.
fn others(lang: Lang) -> [&'static str; 12] {
    match lang {
        Lang::Es => [
            "siete",
            "oponente",
            "artefacto",
            "negra",
            "objetivo",
            "vida",
            "otra",
            "destruye",
            "obtiene",
            "vigilancia",
            "Muro",
            "nadie",
        ],
        Lang::Pt => [
            "sete",
            "oponente",
            "artefato",
            "preta",
            "alvo",
            "mão",
            "outra",
            "destrua",
            "recebe",
            "vigilância",
            "Barreira",
            "ninguém",
        ],
        Lang::En => [
            "seven",
            "opponent",
            "artifact",
            "black",
            "target",
            "hand",
            "another",
            "destroy",
            "gets",
            "vigilance",
            "Wall",
            "nobody",
        ],
    }
}

/// The number among the words of [`others`], in letters.
const SEVEN: [&str; 3] = ["siete", "sete", "seven"];

/// Whether two words are forms of one: a number in letters and in digits too.
fn are_forms(one: &str, other: &str) -> bool {
    if other == "7" && SEVEN.contains(&one) {
        return true;
    }
    let [one, other] = [fold(one), fold(other)];
    let shared = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    shared >= 3 && shared + 3 >= one.len().max(other.len()) || one.ends_with(&other)
}

#[test]
fn all_cards_of_scenarios_are_understood() {
    let cards = scenario_cards();
    assert!(cards.len() > 100, "{}", cards.len());
    let strange: Vec<String> = cards
        .iter()
        .filter(|source| {
            let card = source.compiled(&source.text);
            let silent = !source.text.is_empty() && card.faces[0].abilities.is_empty();
            silent || opaque(&card).next().is_some()
        })
        .map(|source| format!("{}: `{}`: {}", source.lang, source.name, source.text))
        .collect();
    assert!(strange.is_empty(), "not understood: {strange:#?}");
    println!("{} cards", cards.len());
}

#[test]
fn every_word_of_a_card_is_used() {
    let mut useless = BTreeSet::new();
    let mut tried = 0_usize;
    for source in scenario_cards().into_iter().chain(test_cards()) {
        let whole = source.compiled(&source.text);
        for (from, to) in words(&source.text) {
            let word = &source.text[from..to];
            if is_form(source.lang, word) || ORDER.contains(&fold(word).as_str()) {
                continue;
            }
            let replacements = others(source.lang).into_iter().filter(|other| !are_forms(other, word)).chain([""]);
            for other in replacements {
                let text = format!("{}{other}{}", &source.text[..from], &source.text[to..]);
                let card = source.compiled(&text);
                tried += 1;
                if card == whole && !card.faces[0].abilities.iter().any(|is| matches!(is, Ability::Opaque(_))) {
                    useless.insert(format!("{}: `{word}` → `{other}` in {}", source.lang, source.text.trim()));
                }
            }
        }
    }
    println!("{tried} texts with a word less or another one");
    assert!(useless.is_empty(), "words that say nothing: {useless:#?}");
    assert!(tried > 5000, "{tried}");
}
