//! No case is told with words of another language.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use std::collections::{BTreeMap, BTreeSet};

use vademecum_board::Area;
use vademecum_scenario::{
    Replay, Scenario, called, question, read, replay, results, run, run_with_boards, story, without_rules,
};
use vademecum_test_support::scenario_files;
use vademecum_text::{StopWordSet, fold, stop_words};
use vademecum_vocab::{Game, Lang};

/// Words that are spelled like function words of another language, by the language in which they may stand.
const SPELLED_ALIKE: [(Lang, &str); 3] =
    [(Lang::Es, "caso da dos i s"), (Lang::Pt, "algo desde i la s si solo"), (Lang::En, "e sea")];

/// The scenarios of the repository.
fn scenarios() -> Vec<Scenario> {
    scenario_files(Game::Magic).iter().map(|(name, text)| read(name, text).unwrap()).collect()
}

/// The function words that stand in texts of a language only if something was not translated.
fn foreign_words(lang: Lang) -> BTreeSet<String> {
    let words = |lang: Lang| stop_words(lang).map(fold).collect::<BTreeSet<String>>();
    let others = Lang::ALL.into_iter().filter(|&other| other != lang).flat_map(words);
    let own = words(lang);
    let alike: BTreeSet<&str> =
        SPELLED_ALIKE.iter().filter(|(of, _)| *of == lang).flat_map(|(_, words)| words.split_whitespace()).collect();
    let is_own = |word: &String| own.contains(word) || StopWordSet::LanguageDetection.contains(lang, word);
    others.filter(|word| !is_own(word) && !alike.contains(word.as_str())).collect()
}

/// Everything that a page tells of a case in a language, the file's own words aside.
fn told(scenario: &Scenario, lang: Lang) -> Vec<String> {
    let report = run(scenario);
    let with_boards = run_with_boards(scenario);
    let Replay { start, steps, next, .. } = replay(scenario, &with_boards, lang);
    let mut told: Vec<String> = Vec::new();
    let boards = steps.iter().filter_map(|step| step.board.as_ref()).chain([&start]);
    for frame in boards.flat_map(|board| board.areas()).flat_map(Area::flattened).map(|(frame, _)| frame) {
        told.extend([frame.name.clone(), frame.kind.clone()]);
        told.extend(frame.notes.iter().cloned());
    }
    let sentences =
        story(scenario, &report, lang).into_iter().chain(steps.iter().flat_map(|step| step.sentences.clone()));
    told.extend(sentences.map(|sentence| sentence.text.replace(sentence.quoted.as_deref().unwrap_or("\u{0}"), "")));
    told.extend(steps.iter().flat_map(|step| step.prelude.clone()));
    let decisions = steps.iter().flat_map(|step| &step.decisions).chain(&next);
    told.extend(decisions.flat_map(|decision| &decision.others).map(|other| other.text.clone()));
    told.extend(results(scenario, lang));
    told.extend(without_rules(scenario, &report, lang).into_iter().map(|line| line.text));
    told.extend(question(&scenario.file, lang).map(str::to_owned));
    told.extend(called(&scenario.title, scenario.lang, lang).map(str::to_owned));
    for face in scenario.card_faces(lang) {
        told.extend([Some(face.name), face.is_other].into_iter().flatten());
        told.extend(
            face.lines.into_iter().chain([face.type_line]).filter(|line| line.lang == lang).map(|line| line.text),
        );
    }
    told
}

#[test]
fn no_case_is_told_with_words_of_another_language() {
    let scenarios = scenarios();
    let mut found: BTreeMap<(Lang, String), String> = BTreeMap::new();
    for lang in Lang::ALL {
        let foreign = foreign_words(lang);
        assert!(foreign.len() > 60, "{lang}: {}", foreign.len());
        for scenario in &scenarios {
            // Words that stickers put into names stay as they are.
            let faces = scenario.card_faces(lang);
            if faces.iter().flat_map(|face| &face.lines).any(|line| line.text.starts_with('“')) {
                continue;
            }
            let players: BTreeSet<String> = scenario.players.iter().map(|player| fold(player)).collect();
            for text in told(scenario, lang) {
                for word in text.split(|c: char| !c.is_alphanumeric() && c != '-').map(fold) {
                    if foreign.contains(&word) && !players.contains(&word) {
                        found.entry((lang, word)).or_insert_with(|| format!("{}: {text}", scenario.file));
                    }
                }
            }
        }
    }
    let found: Vec<String> = found.iter().map(|((lang, word), text)| format!("{lang} «{word}»: {text}")).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
