//! The output of every command.

use vademecum_tests::Sandbox;

use crate::{FIXTURES, Golden, user};

pub(crate) fn bundled() -> Golden {
    let user = user();
    let mut golden = Golden::new("commands-shipped");
    let mut run = |words: &str| golden.add(words, &output(&user, words));
    let digests =
        ["magic-digest@2024-11-08.es", "magic-digest@2024-11-08.pt", "myl-digest@2021-07.es", "myl-digest@2021-07.pt"];
    run("documents --json");
    for document in digests {
        run(&format!("export --document {document}"));
    }
    for address in
        ["702.9b", "704.5f", "1", "100", "term:Vuela", "myl-digest@2021-07.es#3", "999.9", "702.19 --lang pt"]
    {
        run(&format!("show --json {address}"));
    }
    for query in
        ["702,9b", "vuela", "arrolar --lang pt", "prioridad --kind term --limit 3", "destierro --game myl", "zzqqx"]
    {
        run(&format!("search --json {query}"));
    }
    for pair in digests.chunks(2) {
        run(&format!("align --from {} --to {}", pair[0], pair[1]));
        run(&format!("align --machine --from {} --to {}", pair[0], pair[1]));
        run(&format!("diff --json --from {} --to {}", pair[0], pair[1]));
    }
    for (from, to) in [("pt", "es"), ("es", "en"), ("en", "pt")] {
        run(&format!("terms --json --from {from} --to {to}"));
        run(&format!("terms --json --game myl --from {from} --to {to}"));
    }
    for game in ["magic", "myl"] {
        run(&format!("coverage --json --game {game}"));
    }
    for lang in ["es", "pt", "en"] {
        run(&format!("run --json rules/magic/scenarios --lang {lang}"));
    }
    golden
}

/// Every command on a library of our own documents.
pub(crate) fn with_fixtures() -> Golden {
    let user = user();
    let mut golden = Golden::new("commands-fixtures");
    let mut run = |words: &str| golden.add(words, &output(&user, words));
    let fixtures = FIXTURES.join(" ");
    run(&format!("ingest --json {fixtures}"));
    run(&format!("lint --json {fixtures} tests/fixtures/wrong tests/fixtures/kitchen"));
    run("documents --json");
    let editions = ["magic-cr@2031-05-04", "magic-cr@2033-09-18"];
    let documents: Vec<String> = editions
        .iter()
        .flat_map(|edition| ["es", "pt", "en"].map(|lang| format!("{edition}.{lang}")))
        .chain(["magic-notes-jdp@2020-05-04.es".to_owned()])
        .collect();
    for document in &documents {
        run(&format!("export --document {document}"));
    }
    for address in [
        "100.1b",
        "100.1b --lang pt",
        "100.1b --at 2031-05-04",
        "term:Farero",
        "magic-cr@2031-05-04.en#100",
        "702.9b --at 2024-11-08",
    ] {
        run(&format!("show --json {address}"));
    }
    for query in ["carta --lang es", "boat", "100,1b", "quema --kind ruling", "faro --document magic-cr@2031-05-04.es"]
    {
        run(&format!("search --json {query}"));
    }
    // Another language of the same date, the same language of another date, both another.
    for (from, to) in [(0, 1), (2, 0), (0, 3), (2, 5), (1, 3), (5, 0)] {
        let (from, to) = (&documents[from], &documents[to]);
        run(&format!("align --from {from} --to {to}"));
        run(&format!("diff --json --from {from} --to {to}"));
    }
    for (from, to) in [("es", "pt"), ("pt", "en"), ("en", "es")] {
        run(&format!("terms --json --from {from} --to {to}"));
    }
    run("remove magic-cr@2031-05-04.pt");
    golden
}

/// The output of a command, behind its exit code, and its messages where it failed.
pub(crate) fn output(user: &Sandbox, words: &str) -> String {
    let run = user.run(&words.split(' ').collect::<Vec<_>>());
    let messages = if run.code == Some(0) { "" } else { &run.stderr };
    format!("exit code {:?}\n{}{messages}", run.code, run.stdout)
}
