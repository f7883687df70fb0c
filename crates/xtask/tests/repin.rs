//! A small repository that follows one edition, re-pinned to another by the lineages that ship.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "tests write a small repository and look at its files")]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;
use vademecum_vocab::EditionDate;
use vademecum_xtask::{
    Error, lineage,
    repin::{CitationSyntax, Options, Report, citation_syntax, command, repin},
    rule_ids,
};
use walkdir::{DirEntry, WalkDir};

const NEW: &str = "2024-11-08";
const OLD: &str = "2019-01-25";
const CODE: &str = "crates/machine/src/spell.rs";
const SCENARIO: &str = "rules/magic/scenarios/119/vida.md";

/// What the small repository holds, of the edition of 2024. The spells of 112 were in 111, the abilities of
/// 113 in 112: the number of each names another rule in the other edition. 103.1a and 103.2a changed places.
const FILES: &[(&str, &str)] = &[
    (
        CODE,
        "//! Spells (112) and abilities (113.1, 113.2a–d).\n\nuse magic::{R112_1, R113_1};\n\n/// 113.\n\
         fn f(cx: &mut Cx) {\n    cx.cite([R112_1, R113_1]); // 113.1 before 112.1, as 100 of 200 things\n    \
         say(\"by 112.1a, not 999.1\");\n}\n",
    ),
    (SCENARIO, "# Vida (119.7, 113.1)\n\nNadie gana.\n\n## Acciones\n\n1. Ana no puede ganar vida (119.7).\n"),
    ("rules/magic/titles.tsv", "number\ten\tes\tpt\tpt_source\n112\tSpells\tHechizos\tMágicas\t2019\n"),
    ("rules/magic/digest/documents.tsv", "lang\tedition\ttitle\nes\t2024-11-08\tUno\npt\t2024-11-08\tUm\n"),
    (
        "rules/magic/digest/es/103.md",
        "# 103. Comienzo\n\n### 103.1a\n\nEmpieza alguien.\n\n### 103.2a\n\nY se aparta algo (regla 103.1a).\n",
    ),
    (
        "rules/magic/digest/es/112.md",
        "# 112. Lo que se lanza\n\n## 112.1\n\nSe lanza (capítulo y regla 113).\n\n### 112.1a\n\nO se copia (reglas 113.2a–d).\n",
    ),
    ("rules/magic/digest/es/113.md", "# 113. Lo que se puede\n\n## 113.1\n\nSe puede (regla 112.1).\n"),
    ("rules/magic/digest/pt/112.md", "# 112. O que se conjura\n\n## 112.1\n\nConjura-se.\n"),
    ("rules/magic/digest/pt/113.md", "# 113. O que se pode\n\n## 113.1\n\nPode-se (regras 112.1 e 115.2).\n"),
    ("rules/magic/digest/es/glossary.md", "# Glosario\n\n## Hechizo\n\nVer la regla 112.\n"),
    (
        "rules/magic/dispositions.tsv",
        "number\tdisposition\tawaits\treason\n119.7\t\t113\tneeds 112.1\n112.1a\tdefinition\t\ta name\n",
    ),
    (
        "rules/magic/examples.tsv",
        "number\tn\tscenario\tawaits\treason\n112.1\t1\t\t113\tneeds 113.1\n119.7\t1\t119/vida.md\t\t\n\
         119.7\t2\t\t\twording\n",
    ),
    ("rules/magic/concepts/one.txt", "edition 2024-11-08\n\n[one] 113.1 112.1 weak\nSee 115.2.\nen: x\n"),
    ("rules/magic/lead-ins.txt", "# Numbers of the edition of 8 November 2024.\n112.1\n113.1\n"),
    (
        "rules/magic/questions/es/113.tsv",
        "# edition 2024-11-08\nnumber\tquestion\n112.1\tse lanza?\n113.1\tse puede?\n113.1\tpuedo?\n",
    ),
    (
        "tests/data/queries/magic.tsv",
        "kind\tlang\tquery\texpected\nnumber\tes\t112,1\t112.1\nname\tes\tx\t112.1|113.1\n",
    ),
    ("README.md", "Type 112.1.\n"),
];

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The small repository, with other texts for some of its files.
fn small(others: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let put = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    for (name, text) in lineage::read(&repository()).unwrap().to_files() {
        put(&format!("{}/{name}", lineage::LINEAGE_DIR), &text);
    }
    for (path, text) in FILES.iter().chain(others) {
        put(path, text);
    }
    rule_ids::write(folder.path()).unwrap();
    folder
}

fn tree(folder: &Path) -> BTreeMap<PathBuf, String> {
    let files = WalkDir::new(folder).into_iter().map(Result::unwrap).filter(|entry| entry.file_type().is_file());
    let text = |entry: &DirEntry| fs::read_to_string(entry.path()).unwrap();
    files.map(|entry| (entry.path().strip_prefix(folder).unwrap().to_owned(), text(&entry))).collect()
}

fn to(folder: &Path, edition: &str, acknowledge: Option<&Path>) -> Result<Report, Error> {
    let edition: EditionDate = edition.parse().unwrap();
    repin(folder, Options { edition, acknowledge, dry_run: false })
}

/// Re-pins, giving a reason for whatever is asked; says what was asked.
fn agree(folder: &Path, edition: &str) -> Vec<String> {
    agreed(folder, edition).0
}

/// The same, with what is left to do by hand.
fn agreed(folder: &Path, edition: &str) -> (Vec<String>, Vec<String>) {
    let answers = tempfile::tempdir().unwrap();
    let file = answers.path().join("answers.tsv");
    let before = tree(folder);
    let asked = to(folder, edition, Some(&file)).unwrap();
    assert_eq!(tree(folder), before, "nothing may change while something is open");
    assert_ne!(asked.open.len(), 0);
    let text = fs::read_to_string(&file).unwrap();
    let reasons: Vec<String> =
        text.lines().map(|line| if line.ends_with('\t') { format!("{line}read") } else { line.to_owned() }).collect();
    fs::write(&file, reasons.join("\n") + "\n").unwrap();
    let done = to(folder, edition, Some(&file)).unwrap();
    assert_eq!(done.open, []);
    assert!(done.changed > 0);
    let asked = asked
        .open
        .iter()
        .map(|(what, kind, now, _)| {
            format!("{what} {kind} {}", now.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        })
        .collect();
    (asked, done.by_hand)
}

/// What a file says after re-pinning to the edition of 2019.
fn check(folder: &Path, path: &str, expected: &str) {
    assert_eq!(fs::read_to_string(folder.join(path)).unwrap(), expected, "{path}");
}

#[test]
fn numbers_that_mean_another_rule_are_renamed_all_at_once() {
    let small = small(&[]);
    let folder = small.path();
    let (asked, by_hand) = agreed(folder, OLD);
    assert_eq!(asked, ["103.2a reworded 103.1a"]);
    for line in ["README.md:1:6: the example 112.1 is another rule now", "111.2 has no entry in the digest"] {
        assert!(by_hand.iter().any(|known| known == line), "{line}");
    }
    check(
        folder,
        CODE,
        "//! Spells (111) and abilities (112.1, 112.2a–d).\n\nuse magic::{R111_1, R112_1};\n\n/// 112.\n\
         fn f(cx: &mut Cx) {\n    cx.cite([R111_1, R112_1]); // 112.1 before 111.1, as 100 of 200 things\n    \
         say(\"by 111.1a, not 999.1\");\n}\n",
    );
    check(
        folder,
        "rules/magic/scenarios/118/vida.md",
        "# Vida (118.7, 112.1)\n\nNadie gana.\n\n## Acciones\n\n1. Ana no puede ganar vida (118.7).\n",
    );
    assert!(!folder.join("rules/magic/scenarios/119").exists());
    check(
        folder,
        "rules/magic/digest/es/103.md",
        "# 103. Comienzo\n\n### 103.1a\n\nY se aparta algo (regla 103.2a).\n\n### 103.2a\n\nEmpieza alguien.\n",
    );
    check(
        folder,
        "rules/magic/digest/es/111.md",
        "# 111. Lo que se lanza\n\n## 111.1\n\nSe lanza (capítulo y regla 112).\n\n### 111.1a\n\nO se copia (reglas 112.2a–d).\n",
    );
    check(folder, "rules/magic/digest/es/112.md", "# 112. Lo que se puede\n\n## 112.1\n\nSe puede (regla 111.1).\n");
    check(
        folder,
        "rules/magic/digest/pt/112.md",
        "# 112. O que se pode\n\n## 112.1\n\nPode-se (regras 111.1 e 114.2).\n",
    );
    assert!(!folder.join("rules/magic/digest/es/113.md").exists());
    check(folder, "rules/magic/digest/es/glossary.md", "# Glosario\n\n## Hechizo\n\nVer la regla 111.\n");
    check(
        folder,
        "rules/magic/dispositions.tsv",
        "number\tdisposition\tawaits\treason\n118.7\t\t112\tneeds 111.1\n111.1a\tdefinition\t\ta name\n",
    );
    check(
        folder,
        "rules/magic/examples.tsv",
        "number\tn\tscenario\tawaits\treason\n111.1\t1\t\t112\tneeds 112.1\n118.7\t1\t118/vida.md\t\t\n\
         118.7\t2\t\t\twording\n",
    );
    check(folder, "rules/magic/concepts/one.txt", "edition 2019-01-25\n\n[one] 112.1 111.1 weak\nSee 114.2.\nen: x\n");
    check(folder, "rules/magic/lead-ins.txt", "# Numbers of the edition of 25 January 2019.\n111.1\n112.1\n");
    check(
        folder,
        "rules/magic/questions/es/113.tsv",
        "# edition 2019-01-25\nnumber\tquestion\n111.1\tse lanza?\n112.1\tse puede?\n112.1\tpuedo?\n",
    );
    check(
        folder,
        "tests/data/queries/magic.tsv",
        "kind\tlang\tquery\texpected\nnumber\tes\t112,1\t112.1\nname\tes\tx\t111.1|112.1\n",
    );
    check(folder, "README.md", "Type 112.1.\n");
    let table = fs::read_to_string(folder.join(rule_ids::CONSTANTS_PATH)).unwrap();
    assert!(table.contains("EditionDate::from_ymd(2019, 1, 25)"), "{table}");
}

#[test]
fn there_and_back_is_the_same_tree() {
    let small = small(&[]);
    let before = tree(small.path());
    agree(small.path(), OLD);
    assert_ne!(tree(small.path()), before);
    assert_eq!(agree(small.path(), NEW), ["103.1a reworded 103.2a"]);
    assert_eq!(tree(small.path()), before);
}

/// Each hijacked number, cited alone, is renamed by its rule or asked about, and never left standing.
#[test]
fn no_number_that_names_another_rule_slips_through() {
    let lineages = lineage::read(&repository()).unwrap();
    let (new, old): (EditionDate, EditionDate) = (NEW.parse().unwrap(), OLD.parse().unwrap());
    let of = |date| lineages.tables_of(date)[0];
    let hijacked: Vec<_> = of(new)
        .rows()
        .iter()
        .filter(|row| row.number.level() > 2)
        .filter(|row| of(old).lineage_of(row.number).is_some_and(|other| other != row.lineage))
        .collect();
    assert!(hijacked.len() > 700, "{}", hijacked.len());
    let cited: Vec<String> = hijacked.iter().map(|row| format!("// Rule {}.\n", row.number)).collect();
    let small = small(&[(CODE, &cited.concat())]);
    let asked = to(small.path(), OLD, None).unwrap().open;
    let asked: Vec<String> = asked.iter().map(|(what, ..)| what.to_string()).collect();
    agree(small.path(), OLD);
    let after = fs::read_to_string(small.path().join(CODE)).unwrap();
    for (row, line) in hijacked.iter().zip(after.lines()) {
        let now = line.trim_start_matches("// Rule ").trim_end_matches('.');
        assert_ne!(now, row.number.to_string());
        if !asked.contains(&row.number.to_string()) {
            assert_eq!(of(old).lineage_of(now.parse().unwrap()), Some(row.lineage), "{} became {now}", row.number);
        }
    }
}

#[test]
fn a_rule_that_is_gone_leaves_a_mark() {
    let others = [
        (CODE, "fn f() {\n    cite(R103_2); // by 103.2\n}\n"),
        ("rules/magic/digest/es/103.md", "# 103. Comienzo\n\n## 103.2\n\nAlgo.\n"),
    ];
    let small = small(&others);
    assert_eq!(agree(small.path(), OLD), ["103.2 gone "]);
    check(small.path(), CODE, "fn f() {\n    cite(R103_2_GONE); // by R103_2_GONE\n}\n");
    check(small.path(), "rules/magic/digest/es/103.md", "# 103. Comienzo\n");
    let error = to(small.path(), NEW, None).unwrap_err().to_string();
    assert!(error.contains("spell.rs:2:10: `R103_2_GONE` stands for a rule that is gone"), "{error}");
}

fn refused(folder: &Path, edition: &str, file: Option<&Path>, expected: &str) {
    let before = tree(folder);
    let error = to(folder, edition, file).unwrap_err().to_string();
    assert!(error.contains(expected), "{error}");
    assert_eq!(tree(folder), before);
}

#[test]
fn what_cannot_be_read_is_refused_and_changes_nothing() {
    for (path, text, expected) in [
        (CODE, "// By 704.5l.\n", "spell.rs:1:7: 2024-11-08 has no rule 704.5l"),
        (CODE, "fn f() {\n    g(R704_5L);\n}\n", "spell.rs:2:7: 2024-11-08 has no rule 704.5l"),
        (CODE, "fn f( {\n", "spell.rs:1: "),
        (CODE, "// By 704.5f–a.\n", "what is the second end of the run"),
        (
            "rules/magic/digest/es/113.md",
            "## 113.1\n\nSegún 113.2a y b.\n",
            "write every number of `113.2a y b` in full",
        ),
        (
            "rules/magic/dispositions.tsv",
            "number\tdisposition\tawaits\treason\nx\t\t\t\n",
            "dispositions.tsv:2:1: `x` is no rule number",
        ),
    ] {
        refused(small(&[(path, text)]).path(), OLD, None, expected);
    }
    let small = small(&[]);
    refused(small.path(), "2020-02-02", None, "knows no edition 2020-02-02, but 2019-01-25, 2024-11-08");
    refused(small.path(), NEW, None, "follows 2024-11-08 already");
}

#[test]
fn acknowledgements_must_stand() {
    let small = small(&[]);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("answers.tsv");
    let head = "from\told\tto\tnew\tkind\treason\n";
    for (text, expected) in [
        ("x\n", "answers.tsv:1:1: expected a header"),
        (&*format!("{head}2024-11-08\t103.2a:zz\t2019-01-25\t-\tgone\tx\n"), "answers.tsv:2:12: expected `rule:hash`"),
    ] {
        fs::write(&file, text).unwrap();
        refused(small.path(), OLD, Some(&file), expected);
    }
    fs::remove_file(&file).unwrap();
    to(small.path(), OLD, Some(&file)).unwrap();
    let asked = fs::read_to_string(&file).unwrap();
    let twice = format!("{asked}{}\n", asked.lines().nth(1).unwrap());
    fs::write(&file, twice).unwrap();
    refused(small.path(), OLD, Some(&file), "103.2a is acknowledged twice");
    // A reason alone does not help where a text changed since.
    let hash = asked.split(['\t', ':']).find(|cell| cell.len() == 16).unwrap();
    for stale in [asked.replace(hash, "0000000000000001"), asked.replace("reworded", "split")] {
        fs::write(&file, stale.trim_end_matches('\n').to_owned() + "read\n").unwrap();
        let before = tree(small.path());
        assert_eq!(to(small.path(), OLD, Some(&file)).unwrap().open.len(), 1);
        assert_eq!(tree(small.path()), before);
        assert_eq!(fs::read_to_string(&file).unwrap(), asked, "it is asked again");
    }
    let told = command(small.path(), &[OLD]).unwrap_err().to_string();
    assert!(told.contains("103.2a\treworded\t103.1a\trules/magic/digest/es/103.md:7:5"), "{told}");
    assert!(told.contains("`--acknowledge FILE` writes them into a file"), "{told}");
}

/// Every citation of this repository can be read, and every kind of file below `rules/magic` is known.
#[test]
fn the_repository_can_be_re_pinned() {
    let edition: EditionDate = OLD.parse().unwrap();
    let report = repin(&repository(), Options { edition, acknowledge: None, dry_run: true }).unwrap();
    assert!(report.citations > 10_000 && report.files > 300, "{} in {}", report.citations, report.files);
    let rules = repository().join("rules/magic");
    for path in tree(&rules).into_keys() {
        let path = format!("rules/magic/{}", path.to_string_lossy().replace('\\', "/"));
        assert!(citation_syntax(&path).is_some(), "say in the table of `repin` how {path} is read");
    }
    assert_eq!(citation_syntax("crates/machine/src/lib.rs"), Some(CitationSyntax::Rust));
}
