//! Every scenario that ships, in one thread: it passes, and its claims are proved.

#![expect(clippy::disallowed_methods, reason = "the scenarios are read from the repository")]

use std::{collections::BTreeSet, fs, path::Path, time::Instant};

use vademecum_abilities::{CardId, Zone};
use vademecum_board::Area;
use vademecum_machine::{Silent, State};
use vademecum_rule_ids::magic;
use vademecum_scenario::{
    Difference, Replay, Scenario, board, called, knock_out, read, replay, results, run, run_variation, run_with_boards,
    story,
};
use vademecum_scenario_format::canonical;
use vademecum_test_support::scenario_files;
use vademecum_vocab::{Game, Lang, Number};

/// The scenarios of the repository, in order.
fn all() -> Vec<Scenario> {
    let (scenarios, problems): (Vec<_>, Vec<_>) =
        scenario_files(Game::Magic).iter().map(|(name, text)| read(name, text)).partition(Result::is_ok);
    let problems: Vec<String> = problems.into_iter().filter_map(|problem| Some(problem.err()?.to_string())).collect();
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    scenarios.into_iter().flatten().collect()
}

#[test]
fn all_scenarios_pass() {
    let scenarios = all();
    let begun = Instant::now();
    let mut failed = String::new();
    for scenario in &scenarios {
        let report = run(scenario);
        if report.passed() {
            continue;
        }
        for failure in &report.failures {
            failed += &format!("\n{failure}");
        }
        if let Some(state) = &report.state {
            failed += &format!("\n  {}", board(scenario, state, Lang::Es).join("\n  "));
        }
        for sentence in story(scenario, &report, Lang::Es) {
            failed += &format!("\n    {}", sentence.text);
        }
    }
    println!("{} scenarios in {:?}", scenarios.len(), begun.elapsed());
    assert!(failed.is_empty(), "{failed}");
}

#[test]
fn no_claim_breaks_the_engine_when_it_is_knocked_out() {
    let mut broken = Vec::new();
    for scenario in &all() {
        for &rule in &scenario.claims {
            if knock_out(scenario, rule).difference == Difference::Broken {
                broken.push(format!("{} without {}", scenario.file, magic::number(rule)));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn a_rule_that_did_not_apply_changes_nothing() {
    let scenarios = all();
    let claims: BTreeSet<_> = scenarios.iter().flat_map(|scenario| scenario.claims.iter().copied()).collect();
    let mut moved = Vec::new();
    for scenario in &scenarios {
        let report = run(scenario);
        // An attempt that is refused is evidence of the refusal alone, not of what led to it.
        if report.has_refused_attempts() {
            continue;
        }
        // A rule by which nothing was decided, not even in look-ahead, cannot change the game: only these can.
        let decisions = report.decisions.all();
        let decided: BTreeSet<_> =
            decisions.iter().filter(|count| count.true_count > 0).map(|count| count.rule).collect();
        for &rule in decided.intersection(&claims).filter(|&&rule| !report.cited.contains(rule)) {
            // Which of several cards a name means depends on what is legal, and so on rules that only forbid.
            let difference = knock_out(scenario, rule).difference;
            if !matches!(difference, Difference::Same | Difference::Astray) {
                moved.push(format!("{} without {}: {difference:?}", scenario.file, magic::number(rule)));
            }
        }
    }
    assert!(moved.is_empty(), "{moved:#?}");
}

#[test]
fn every_story_can_be_told_in_every_language() {
    for scenario in &all() {
        let report = run(scenario);
        for lang in Lang::ALL {
            let sentences = story(scenario, &report, lang);
            assert!(!sentences.is_empty(), "{}", scenario.file);
            for sentence in sentences {
                // The key of a missing message, the name of a missing argument.
                let strange = sentence.text.contains("story-") || sentence.text.contains("{$");
                assert!(!strange, "{}: {}", scenario.file, sentence.text);
            }
        }
    }
}

#[test]
fn every_game_can_be_replayed_in_every_language() {
    for scenario in &all() {
        let report = run_with_boards(scenario);
        let told = story(scenario, &report, Lang::Es).len();
        for lang in Lang::ALL {
            let Replay { start, steps, .. } = replay(scenario, &report, lang);
            assert!(!start.seats.is_empty() && !steps.is_empty(), "{}", scenario.file);
            let mut words: Vec<&str> = Vec::new();
            for board in steps.iter().filter_map(|step| step.board.as_ref()).chain([&start]) {
                let facts = board.seats.iter().flat_map(|seat| &seat.facts);
                words.extend(facts.flat_map(|fact| [fact.label.as_str(), fact.value.as_str()]));
                for frame in board.areas().flat_map(Area::flattened).map(|(frame, _)| frame) {
                    words.extend([frame.name.as_str(), frame.kind.as_str()]);
                    words.extend(frame.notes.iter().map(String::as_str));
                }
                words.extend(board.areas().map(|area| area.name.as_str()));
            }
            let sentences: Vec<_> = steps.iter().flat_map(|step| &step.sentences).collect();
            // A choice that no event tells is a sentence more.
            let chosen = steps.iter().flat_map(|step| &step.decisions).count();
            assert!(sentences.len() <= told + chosen, "{}: {} sentences of {told}", scenario.file, sentences.len());
            words.extend(sentences.iter().map(|sentence| sentence.text.as_str()));
            words.extend(steps.iter().flat_map(|step| &step.prelude).map(String::as_str));
            let results = results(scenario, lang);
            words.extend(results.iter().map(String::as_str));
            // The key of a missing message, the name of a missing argument.
            let strange = |words: &&&str| {
                let keys = ["story-", "board-", "state-", "choice-", "{$", "{ $"];
                keys.iter().any(|key| words.contains(key)) || words.contains("  ")
            };
            assert_eq!(words.iter().find(strange), None, "{}", scenario.file);
            let steps = steps.iter().filter(|step| step.sentences.is_empty() && step.board.is_none());
            assert!(steps.count() <= 1, "{}: a step without anything in it", scenario.file);
        }
    }
}

#[test]
fn the_last_board_of_a_replay_is_the_final_state() {
    for scenario in &all() {
        let report = run_with_boards(scenario);
        let (Replay { start, steps, .. }, state) = (replay(scenario, &report, Lang::En), report.state.unwrap());
        let last = steps.iter().rev().find_map(|step| step.board.as_ref()).unwrap_or(&start);
        for (seat, player) in last.seats.iter().zip(state.players()) {
            let life = seat.facts.iter().find(|fact| fact.label == "Life").unwrap();
            assert_eq!(life.value, player.life.to_string(), "{}", scenario.file);
        }
        let shown: usize = last.areas().flat_map(Area::flattened).map(|(frame, _)| frame.count).sum();
        let on_table = |zone: Zone| !matches!(zone, Zone::Library | Zone::Stack | Zone::Outside);
        let there = state.objects().filter(|(_, object)| on_table(object.zone)).count() + state.stack().len();
        assert_eq!(shown, there, "{}", scenario.file);
    }
}

#[test]
fn every_number_asserted_is_checked() {
    for (name, text) in scenario_files(Game::Magic) {
        let results = ["## Resultado\n", "## Result\n"].iter().find_map(|heading| text.find(heading)).unwrap();
        let places = text.char_indices().filter(|&(at, c)| {
            at > results && c.is_ascii_digit() && !is_list_mark(&text[at..]) && !is_rule_number(&text, at)
        });
        for (at, digit) in places {
            let other = if digit == '9' { '8' } else { char::from(digit as u8 + 1) };
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            let passes = read(&name, &changed).is_ok_and(|scenario| run(&scenario).passed());
            assert!(!passes, "{name}: {}", changed[at..].lines().next().unwrap());
        }
    }
}

/// Whether a digit only numbers a list: `1. Oso es destruido.`
fn is_list_mark(rest: &str) -> bool {
    rest.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(". ")
}

/// Whether a digit belongs to the number that a line about the game without a rule begins with: `- 704.5g: …`.
fn is_rule_number(text: &str, at: usize) -> bool {
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let number = text[start..].strip_prefix("- ").and_then(|line| line.split_once(": ")).map(|(number, _)| number);
    number.is_some_and(|number| number.parse::<Number>().is_ok() && at < start + "- ".len() + number.len())
}

#[test]
fn titles_and_cards_have_names_in_every_language() {
    let mut used = BTreeSet::new();
    for scenario in &all() {
        let in_play = State::set_up(&scenario.arrangement, &Silent).into_iter().flat_map(|state| {
            let cards = state.cards();
            let faces = state.objects().flat_map(|(_, object)| cards.faces(object.card));
            // What shows while both doors of a Room are locked has none.
            let names = faces.map(|face| cards.values(face).name.clone());
            names.filter(|name| !name.is_empty()).collect::<Vec<_>>()
        });
        let setup = &scenario.arrangement.setup;
        let values = |card| setup.cards.values(setup.cards.front(card));
        let names = |&card: &CardId| {
            let rooms = values(card).rooms.iter().map(|room| room.name.clone());
            rooms.chain([values(card).name.clone()]).collect::<Vec<_>>()
        };
        let beside = setup.sideboards.iter().chain(setup.supplementary.lists());
        let outside: Vec<String> = beside.flatten().flat_map(names).collect();
        let written = scenario.card_faces(scenario.lang).into_iter().map(|face| face.name);
        for name in in_play.chain(outside).chain(written).chain([scenario.title.clone()]) {
            for lang in Lang::ALL {
                assert!(
                    called(&name, scenario.lang, lang).is_some(),
                    "{}: {name} has no name in {lang}",
                    scenario.file
                );
            }
            used.insert(called(&name, scenario.lang, Lang::Es).unwrap().to_owned());
        }
        // Tokens have the names of their types, which need no row, or names that texts give them.
        let made = run(scenario).state.into_iter().flat_map(|state| {
            let tokens = state.objects().map(|(_, object)| state.cards().front(object.card));
            tokens.map(|face| state.cards().values(face).name.clone()).collect::<Vec<_>>()
        });
        used.extend(made.filter_map(|name| called(&name, scenario.lang, Lang::Es)).map(str::to_owned));
    }
    let rows = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/magic/scenarios/names.tsv"));
    let unused: Vec<String> = rows
        .unwrap()
        .lines()
        .skip(1)
        .filter_map(|row| row.split('\t').next())
        .filter(|name| !used.contains(*name))
        .map(str::to_owned)
        .collect();
    assert!(unused.is_empty(), "names of nothing: {unused:?}");
}

/// A question about a case that is not there would be asked nowhere.
#[test]
fn every_question_is_about_a_case() {
    let files: BTreeSet<String> = scenario_files(Game::Magic).into_iter().map(|(file, _)| file).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/magic/scenarios/questions.tsv");
    let table = fs::read_to_string(path).unwrap();
    let of = table.lines().skip(1).filter_map(|row| row.split('\t').next());
    let gone: Vec<&str> = of.filter(|file| !files.contains(*file)).collect();
    assert!(gone.is_empty(), "{gone:?}");
}

#[test]
fn the_canonical_form_says_the_same_and_is_its_own() {
    let mut wrong = Vec::new();
    for (name, text) in scenario_files(Game::Magic) {
        let formatted = canonical(&text);
        let told = |text: &str| {
            let scenario = read(&name, text).unwrap();
            let report = run(&scenario);
            (report.passed(), story(&scenario, &report, Lang::Es), results(&scenario, Lang::Es))
        };
        if canonical(&formatted) != formatted || (formatted != text && told(&formatted) != told(&text)) {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn what_can_be_chosen_instead_is_named_and_played() {
    let mut wrong = Vec::new();
    let mut played = 0;
    for (place, scenario) in all().iter().enumerate() {
        let report = run_with_boards(scenario);
        let [es, ..] = Lang::ALL.map(|lang| {
            let told = replay(scenario, &report, lang);
            let decisions = told.steps.into_iter().flat_map(|step| step.decisions).chain(told.next);
            let others: Vec<_> = decisions.flat_map(|decision| decision.others).collect();
            // The key of a missing message, the name of a missing argument, a missing name.
            let is_strange = |text: &str| ["choice-", "{$", "?"].iter().any(|part| text.contains(part));
            let strange = others.iter().filter(|other| is_strange(&other.text));
            wrong.extend(strange.map(|other| format!("{}: {}", scenario.file, other.text)));
            others
        });
        // Each of them for some scenarios, and one for every other: games of one test must end in good time.
        let most = if place % 40 == 0 { es.len() } else { 1 };
        for other in es.iter().rev().take(most) {
            let varied = run_variation(scenario, &other.variation, None);
            played += 1;
            wrong.extend(varied.failures.iter().map(ToString::to_string));
            let told = replay(scenario, &varied, Lang::Es);
            if told.steps.is_empty() && told.next.is_none() {
                wrong.push(format!("{}: {} leads nowhere", scenario.file, other.text));
            }
        }
    }
    assert!(wrong.is_empty(), "of {played}: {wrong:#?}");
    assert!(played > 1000, "{played}");
}
