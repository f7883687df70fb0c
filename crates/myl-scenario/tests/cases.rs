//! Every scenario of the repository: played, told in every language, and its names known in all of them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "this test reads the repository's scenarios")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use vademecum_myl_scenario::{
    Scenario, board, called, knock_out, question, read, replay, results, run, run_with_boards, story, without_rules,
};
use vademecum_rule_ids::myl;
use vademecum_scenario_format::Difference;
use vademecum_test_support::scenario_files;
use vademecum_vocab::{Game, Lang};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/myl/scenarios")
}

/// Every scenario with its path below the folder.
fn scenarios() -> Vec<(String, Scenario)> {
    let read_file = |(path, text): (String, String)| {
        let scenario = read(&path, &text).unwrap_or_else(|problem| panic!("{problem}"));
        (path, scenario)
    };
    let found: Vec<_> = scenario_files(Game::Myl).into_iter().map(read_file).collect();
    assert!(found.len() >= 20, "{} scenarios", found.len());
    found
}

#[test]
fn every_scenario_passes() {
    let mut told = String::new();
    for (_, scenario) in scenarios() {
        let report = run(&scenario);
        for failure in &report.failures {
            told += &format!("{failure}\n");
        }
        if !report.passed() {
            for sentence in story(&scenario, &report, Lang::Es) {
                told += &format!("    {}\n", sentence.text);
            }
            told += &format!("    {}\n\n", board(&scenario, &report, Lang::Es).join("\n    "));
        }
    }
    assert!(told.is_empty(), "{told}");
}

/// Every section that a scenario claims to prove changes something in it.
#[test]
fn a_claimed_section_makes_a_difference() {
    let mut same = Vec::new();
    for (path, scenario) in scenarios() {
        for rule in scenario.counterfactual_rules() {
            if matches!(knock_out(&scenario, rule).difference, Difference::Same | Difference::Broken) {
                // What a line about the game without it says is asserted of that game alone.
                same.push(format!("{path} without {}", myl::number(rule)));
            }
        }
    }
    assert!(same.len() < scenarios().len(), "{same:?}");
}

#[test]
fn every_scenario_is_told_in_every_language() {
    for (path, scenario) in scenarios() {
        let report = run_with_boards(&scenario);
        for lang in Lang::ALL {
            let played = replay(&scenario, &report, lang);
            assert!(played.start.seats.len() == 2 && !played.steps.is_empty(), "{path}");
            let sentences = played.steps.iter().flat_map(|step| &step.sentences).map(|sentence| &sentence.text);
            let results = results(&scenario, lang);
            let without = without_rules(&scenario, &report, lang);
            assert_eq!(without.len(), scenario.counterfactual_rules().len(), "{path}");
            let texts = sentences.chain(&results).chain(without.iter().map(|line| &line.text));
            // A missing message is shown as its key.
            let odd = texts.into_iter().find(|text| text.contains("myl-") || text.contains('{') || text.is_empty());
            assert_eq!(odd, None, "{path} in {lang}");
            assert!(without.iter().all(|line| line.is_shown), "{path}");
        }
    }
}

#[test]
fn every_name_and_question_is_known_in_every_language() {
    let mut asked = BTreeSet::new();
    for (path, scenario) in scenarios() {
        let text = fs::read_to_string(folder().join(&path)).unwrap();
        let cards = text.lines().filter_map(|line| line.strip_prefix("### ")?.split('{').next().map(str::trim));
        for name in cards.chain([scenario.title.as_str()]) {
            for lang in Lang::ALL {
                assert!(called(name, scenario.lang, lang).is_some(), "{path}: {name} in {lang}");
            }
        }
        for lang in Lang::ALL {
            asked.insert(question(&path, lang).unwrap_or_else(|| panic!("{path} has no question in {lang}")));
        }
    }
    let rows = fs::read_to_string(folder().join("questions.tsv")).unwrap().lines().count() - 1;
    assert_eq!(rows, scenarios().len());
}

/// Each message of a story and each problem is used, and none is missing in a language.
#[test]
fn every_message_is_used() {
    let sources = [
        include_str!("../src/names.rs"),
        include_str!("../src/problems.rs"),
        include_str!("../src/read/cards.rs"),
        include_str!("../src/read/lines.rs"),
        include_str!("../src/read/situation.rs"),
        include_str!("../src/run.rs"),
        include_str!("../src/run/script.rs"),
        include_str!("../src/table.rs"),
        include_str!("../src/tell.rs"),
    ];
    let keys = |text: &str| -> BTreeSet<String> {
        text.lines().filter_map(|line| line.strip_prefix("myl-")?.split(' ').next().map(str::to_owned)).collect()
    };
    let stories = [
        include_str!("../../../locales/es/myl-story.ftl"),
        include_str!("../../../locales/pt/myl-story.ftl"),
        include_str!("../../../locales/en/myl-story.ftl"),
    ];
    let problems = [
        include_str!("../../../locales/es/myl-scenario.ftl"),
        include_str!("../../../locales/pt/myl-scenario.ftl"),
        include_str!("../../../locales/en/myl-scenario.ftl"),
    ];
    for (texts, least) in [(stories, 40), (problems, 30)] {
        let [es, pt, en] = texts.map(keys);
        assert!(es == pt && es == en && es.len() > least);
        let is_used = |key: &str| sources.iter().any(|source| source.contains(&format!("\"myl-{key}\"")));
        let unused: Vec<_> = es.iter().filter(|key| !is_used(key)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}

/// What is wrong with a file is said at its place, in every language.
#[test]
fn problems_and_failures_are_messages() {
    let text = fs::read_to_string(folder().join("4/prevenir.md")).unwrap();
    let problems = [
        ("Línea de Defensa de Beto", "Línea de Fondo de Beto", "problem-no-zone"),
        ("Ana juega Dardo doble", "Ana mastica Dardo doble", "problem-unknown-script"),
        ("Ana juega Dardo doble", "Ana juega Dardo triple", "myl-problem-no-card"),
        ("Puedes pagar 1 Oro para", "Puedes bailar para", "myl-problem-card-text"),
        ("Fuerza 1\n", "", "myl-problem-card-strength"),
        ("- Jugadores: Ana, Beto.\n", "", "problem-no-players"),
        ("4.10: Tortuga está", "4.5.3: Tortuga está", "problem-unclaimed"),
        ("(4.10)", "(704.5f)", "problem-no-rule"),
    ];
    for (written, instead, key) in problems {
        assert!(text.contains(written), "{written}");
        match read("prevenir.md", &text.replacen(written, instead, 1)) {
            Ok(_) => panic!("{instead}"),
            Err(problem) => assert_eq!(problem.wrong.key(), key, "{problem}"),
        }
    }
    let told = |written: &str, instead: &str| {
        let report = run(&read("prevenir.md", &text.replacen(written, instead, 1)).unwrap());
        let [failure] = &report.failures[..] else { panic!("{:?}", report.failures) };
        Lang::ALL.map(|lang| failure.why.message(lang))
    };
    let unanswered = told("Ana juega Dardo doble", "Beto utiliza Tortuga");
    assert!(unanswered.iter().all(|text| text.contains("Ana") && !text.contains("myl-")), "{unanswered:?}");
    let [es, pt, en] = told("Ana tiene 1 carta", "Ana tiene 2 cartas");
    assert_eq!([es, pt, en], ["no es así", "não é assim", "that is not so"]);
    let [.., en] = told("4.10: Tortuga está en el Cementerio", "4.10: Tortuga está en la Mano");
    assert_eq!(en, "without 4.10: that is not so");
}

/// The Final del Turno begins before its card is drawn (5.5), and Aliados attack before they go to the Línea de Ataque (5.3.1).
#[test]
fn causes_are_told_before_their_effects() {
    let mut late = Vec::new();
    for (path, scenario) in scenarios() {
        let told = story(&scenario, &run(&scenario), Lang::Es);
        for pair in told.windows(2) {
            let [effect, cause] = [&pair[0].text, &pair[1].text];
            let is_draw = cause == "Comienza el Final del Turno." && effect.ends_with(" roba 1 carta.");
            let name = cause.strip_suffix(" ataca.");
            let is_shift = name.is_some_and(|name| effect.starts_with(&format!("{name} pasa a la Línea de Ataque")));
            if is_draw || is_shift {
                late.push(format!("{path}: {effect} {cause}"));
            }
        }
    }
    assert!(late.is_empty(), "{late:#?}");
}
