//! Libraries with damaged and missing files, in front of every command: what is sound is there, what is not is told,
//! and nothing that could be read is lost.

use std::{
    fs,
    path::{Path, PathBuf},
};

use vademecum_tests::{Run, Sandbox, fixture};

use crate::{ids, sandbox};

/// The document that is damaged.
const ONE: &str = "magic-cr@2031-05-04.en";

const READERS: [&[&str]; 9] = [
    &["documents", "--json"],
    &["show", "magic-digest@2024-11-08.es#702.9b"],
    &["show", "100.1", "--json", "--lang", "es"],
    &["search", "costa", "--json", "--lang", "es"],
    &["export", "--document", "magic-cr@2031-05-04.es"],
    &["align", "--from", "magic-cr@2031-05-04.es", "--to", "magic-cr@2031-05-04.pt"],
    &["diff", "--from", "magic-cr@2031-05-04.es", "--to", "magic-cr@2031-05-04.pt", "--json"],
    &["terms", "--from", "es", "--to", "pt", "--json"],
    &["coverage"],
];

/// Somebody whose last `ingest` added one document to three.
fn collector() -> Sandbox {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    sandbox.run_ok(&["ingest", "tests/fixtures/costa-2/es.txt"]);
    sandbox
}

/// What every command that only reads answers.
fn answers(sandbox: &Sandbox) -> Vec<Run> {
    READERS.map(|args| sandbox.run(args)).into()
}

fn without_warnings(runs: &[Run]) -> bool {
    runs.iter().all(|run| !run.stderr.contains("warning:"))
}

/// The manifest of the newest snapshot.
fn manifest(sandbox: &Sandbox) -> serde_json::Value {
    serde_json::from_slice(&fs::read(snapshot(sandbox).join("manifest.json")).unwrap()).unwrap()
}

fn snapshot(sandbox: &Sandbox) -> PathBuf {
    sandbox.library().join("snapshots/000002")
}

/// The file of a document, or of its index.
fn file(sandbox: &Sandbox, id: &str, folder: &str) -> PathBuf {
    let manifest = manifest(sandbox);
    let documents = manifest["documents"].as_array().unwrap();
    let entry = documents.iter().find(|entry| entry["id"] == id).unwrap();
    let extension = if folder == "index" { "index" } else { "postcard" };
    let name = format!("{}.{extension}", entry["fingerprint"].as_str().unwrap());
    snapshot(sandbox).join(folder).join(name)
}

/// Changes a file in place, with every name that it has.
fn flip(file: &Path, at: usize) {
    let mut bytes = fs::read(file).unwrap();
    let at = at % bytes.len();
    bytes[at] ^= 0x10;
    fs::write(file, bytes).unwrap();
}

/// All that a library must do where `current` does not lead to its snapshot.
fn loses_nothing(harm: impl Fn(&Path)) {
    let sandbox = collector();
    let (whole, held) = (answers(&sandbox), ids(&sandbox));
    harm(&sandbox.library().join("current"));
    for (args, (run, whole)) in READERS.iter().zip(answers(&sandbox).iter().zip(&whole)) {
        assert_eq!((run.code, &run.stdout), (whole.code, &whole.stdout), "{args:?}: {}", run.stderr);
        let is_told = run.stderr.contains("warning: the file `current` is");
        assert!(is_told || args[0] == "coverage", "{args:?}: {}", run.stderr);
    }
    let server = sandbox.serve(&[]);
    assert!(server.get("/es/documents").contains("2033"));
    drop(server);

    let run = sandbox.run_ok(&["ingest", "tests/fixtures/costa-2/en.txt"]);
    assert!(run.stderr.contains("warning: the file `current` is"), "{}", run.stderr);
    let after = ids(&sandbox);
    assert_eq!(after.len(), held.len() + 1);
    assert!(held.iter().all(|id| after.contains(id)), "{after:?}");
    assert!(without_warnings(&answers(&sandbox)));
}

#[test]
fn a_missing_current_costs_nothing() {
    loses_nothing(|current| fs::remove_file(current).unwrap());
}

#[test]
fn a_current_that_leads_nowhere_costs_nothing() {
    loses_nothing(|current| fs::write(current, "000077\n").unwrap());
}

#[test]
fn a_damaged_document_costs_itself_alone_until_it_is_ingested_again() {
    let sandbox = collector();
    let (whole, held) = (answers(&sandbox), ids(&sandbox));
    let others: Vec<String> = held.iter().filter(|id| *id != ONE).cloned().collect();
    fs::write(sandbox.library().join("serve.toml"), "rate-limit = 20\n").unwrap();
    flip(&file(&sandbox, ONE, "documents"), 100);
    let told = format!("warning: the document `{ONE}` is left out: the file `snapshots/000002/documents/");
    for ((args, run), whole) in READERS.iter().zip(answers(&sandbox)).zip(&whole) {
        assert_eq!(run.code, whole.code, "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(&told) || args[0] == "coverage", "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(&format!("`vademecum remove {ONE}`")) || args[0] == "coverage", "{}", run.stderr);
    }
    assert_eq!(ids(&sandbox), others);
    let run = sandbox.run(&["show", &format!("{ONE}#100.1")]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(1), ""), "{}", run.stderr);
    assert!(run.stderr.contains(&told), "{}", run.stderr);
    let server = sandbox.serve(&[]);
    assert!(server.get("/es/documents").contains("2033"));
    drop(server);

    // Another document comes and goes: the damaged one is named still.
    let run = sandbox.run_ok(&["ingest", "tests/fixtures/costa-2/pt.md"]);
    assert!(run.stderr.contains(&format!("the document `{ONE}` is left out")), "{}", run.stderr);
    sandbox.run_ok(&["remove", "magic-cr@2033-09-18.pt"]);
    assert_eq!(ids(&sandbox), others);

    let run = sandbox.run_ok(&["ingest", fixture("costa/en.txt").to_str().unwrap()]);
    assert!(run.stderr.contains("1 document ingested (1 in place of a damaged file)"), "{}", run.stderr);
    assert!(!run.stderr.contains("warning:"), "{}", run.stderr);
    assert_eq!(ids(&sandbox), held);
    let mended = answers(&sandbox);
    assert!(without_warnings(&mended));
    for ((args, run), whole) in READERS.iter().zip(&mended).zip(&whole).skip(1) {
        assert_eq!(run.stdout, whole.stdout, "{args:?}");
    }
    assert!(sandbox.library().join("serve.toml").is_file());
}

#[test]
fn a_damaged_document_is_removed_by_its_name() {
    let sandbox = collector();
    let held = ids(&sandbox);
    fs::remove_file(file(&sandbox, ONE, "documents")).unwrap();
    sandbox.run_ok(&["remove", ONE]);
    assert_eq!(ids(&sandbox), held.into_iter().filter(|id| id != ONE).collect::<Vec<_>>());
    assert!(without_warnings(&answers(&sandbox)));
}

#[test]
fn what_is_left_of_a_removed_document_is_named_until_it_is_deleted() {
    for folder in ["documents", "index"] {
        let sandbox = collector();
        let left = file(&sandbox, ONE, folder);
        // A folder in place of the file cannot be deleted as a file.
        fs::remove_file(&left).unwrap();
        fs::create_dir(&left).unwrap();
        for _ in 0..2 {
            let run = sandbox.run(&["remove", ONE]);
            assert_eq!((run.code, run.stdout.as_str()), (Some(1), ""), "{folder}: {}", run.stderr);
            assert!(run.stderr.contains(&format!("is still in `{}`", left.display())), "{folder}: {}", run.stderr);
            assert!(!ids(&sandbox).iter().any(|id| id == ONE));
        }
        fs::remove_dir(&left).unwrap();
        let run = sandbox.run(&["remove", ONE]);
        assert_eq!(run.code, Some(1), "{folder}: {}", run.stderr);
        assert!(run.stderr.contains("There is no document"), "{folder}: {}", run.stderr);
    }
}

#[test]
fn a_damaged_index_is_made_again() {
    let sandbox = collector();
    let whole = answers(&sandbox);
    flip(&file(&sandbox, "magic-cr@2031-05-04.es", "index"), 5000);
    fs::remove_file(file(&sandbox, ONE, "index")).unwrap();
    assert_eq!(answers(&sandbox), whole);
    sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    assert_eq!(answers(&sandbox)[1..], whole[1..]);
}

#[test]
fn a_damaged_manifest_falls_back_to_the_snapshot_before() {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    let before = answers(&sandbox);
    sandbox.run_ok(&["ingest", "tests/fixtures/costa-2/es.txt"]);
    // Where all documents are whole, the manifest is not needed.
    fs::write(file(&sandbox, "magic-cr@2033-09-18.es", "documents"), "damaged").unwrap();
    fs::write(snapshot(&sandbox).join("manifest.json"), "{\"format\"").unwrap();
    for (args, (run, before)) in READERS.iter().zip(answers(&sandbox).iter().zip(&before)) {
        assert_eq!((run.code, &run.stdout), (before.code, &before.stdout), "{args:?}: {}", run.stderr);
        let told = "warning: the file `snapshots/000002/manifest.json` is damaged";
        assert!(run.stderr.contains(told) || args[0] == "coverage", "{args:?}: {}", run.stderr);
    }
    let run = sandbox.run_ok(&["ingest", "tests/fixtures/costa-2/pt.md"]);
    assert!(run.stderr.contains("moved to `damaged/000002`"), "{}", run.stderr);
    assert_eq!(ids(&sandbox).len(), 4);
    assert_eq!(fs::read_dir(sandbox.library().join("damaged/000002/documents")).unwrap().count(), 4);
}

#[test]
fn where_no_snapshot_can_be_read_the_bundled_documents_are_shown_and_nothing_is_written() {
    let sandbox = sandbox();
    let bundled = answers(&sandbox);
    sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    let file = sandbox.library().join("snapshots/000001/manifest.json");
    fs::write(&file, "").unwrap();
    // Where all documents are whole, the manifest is not needed.
    let documents = fs::read_dir(file.with_file_name("documents")).unwrap();
    fs::write(documents.map(|entry| entry.unwrap().path()).min().unwrap(), "damaged").unwrap();
    for (args, (run, bundled)) in READERS.iter().zip(answers(&sandbox).iter().zip(&bundled)) {
        let is_of_the_library = args[0] == "documents";
        let code = if is_of_the_library { Some(1) } else { bundled.code };
        assert_eq!((run.code, run.stdout == bundled.stdout), (code, !is_of_the_library), "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains("manifest.json` is damaged") || args[0] == "coverage", "{args:?}: {}", run.stderr);
    }
    for args in [&["ingest", "tests/fixtures/costa-2"][..], &["remove", ONE], &["serve", "--addr", "127.0.0.1:0"]] {
        let run = sandbox.run(args);
        assert_eq!(run.code, Some(1), "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains("restore it from a backup, or move `"), "{args:?}: {}", run.stderr);
        assert!(!run.stderr.contains("delete"), "{args:?}: {}", run.stderr);
    }
    assert_eq!(fs::read_dir(file.with_file_name("documents")).unwrap().count(), 3);
}

#[test]
fn lineages_of_other_documents_are_not_used_whatever_the_snapshot_is_called() {
    let text = fs::read_to_string(fixture("costa-2/en.txt")).unwrap();
    let (b, c) = (rule(&text, "100.1b "), rule(&text, "100.1c "));
    let swapped = text.replace(b, "\u{0}").replace(c, b).replace('\u{0}', c);
    assert_ne!(swapped, text);
    let shown = |sandbox: &Sandbox| sandbox.run_ok(&["show", &format!("{ONE}#100.1b")]).stdout;
    let again = sandbox();
    let other = again.home().join("other.txt");
    fs::write(&other, swapped).unwrap();
    again.run_ok(&["ingest", "tests/fixtures/costa/en.txt", other.to_str().unwrap()]);
    fs::remove_dir_all(again.library().join("snapshots")).unwrap();
    fs::remove_file(again.library().join("current")).unwrap();
    let afresh = sandbox();
    for sandbox in [&again, &afresh] {
        sandbox.run_ok(&["ingest", "tests/fixtures/costa/en.txt", "tests/fixtures/costa-2/en.txt"]);
    }
    assert_eq!(shown(&again), shown(&afresh));
}

/// The text of a rule, to the end of its line.
fn rule<'t>(text: &'t str, number: &str) -> &'t str {
    let (_, rest) = text.split_once(&format!("\n{number}")).unwrap();
    rest.lines().next().unwrap()
}

#[test]
fn an_index_that_passes_for_one_and_is_not_is_made_again() {
    let sandbox = collector();
    let search = &["search", "costa", "--json", "--lang", "es"];
    let whole = sandbox.run_ok(search).stdout;
    let id = "magic-cr@2033-09-18.es";
    let file = file(&sandbox, id, "index");
    let sound = fs::read(&file).unwrap();
    let mut manifest = manifest(&sandbox);
    // A manifest without these is not checked.
    for member in ["generation", "follows", "checksum"] {
        manifest.as_object_mut().unwrap().remove(member);
    }
    let mut remade = 0;
    // Cut short, and with a piece of it overwritten here and there.
    for place in 0..12 {
        let mut bytes = sound.clone();
        let at = bytes.len() * place / 12;
        match place {
            0 => bytes.truncate(sound.len() / 2),
            _ => bytes[at..at + 64].fill(0xff),
        }
        fs::write(&file, &bytes).unwrap();
        for entry in manifest["index"].as_array_mut().unwrap() {
            if file.file_name().unwrap() == entry["file"].as_str().unwrap() {
                entry["bytes"] = bytes.len().into();
                entry["crc32"] = crc32fast::hash(&bytes).into();
            }
        }
        fs::write(snapshot(&sandbox).join("manifest.json"), serde_json::to_vec(&manifest).unwrap()).unwrap();
        let run = sandbox.run_ok(search);
        if run.stderr.contains("warning: a stored search index is damaged") {
            assert_eq!(run.stdout, whole, "place {place}");
            remade += 1;
        }
        if place % 4 == 0 {
            assert!(sandbox.serve(&[]).get("/es/search?q=costa").starts_with("HTTP/1.1 200"), "place {place}");
        }
    }
    assert!(remade > 0);
    // What the warning says to do helps.
    fs::remove_dir_all(snapshot(&sandbox).join("index")).unwrap();
    let run = sandbox.run_ok(search);
    assert_eq!((run.stdout.as_str(), run.stderr.contains("warning:")), (whole.as_str(), false), "{}", run.stderr);
}
