//! The introductions of cases, in the reader's language.

use std::{collections::HashMap, sync::LazyLock};

use vademecum_vocab::{Game, Lang};

use crate::Scenario;

/// A row for each file of a scenario: its path below the folder of scenarios, and a column for each language. The column
/// of the file's own language is empty.
const MAGIC: &str = include_str!("../../../rules/magic/scenarios/introductions.tsv");
const MYL: &str = include_str!("../../../rules/myl/scenarios/introductions.tsv");

type Rows = HashMap<&'static str, [&'static str; 3]>;

static MAGIC_ROWS: LazyLock<Rows> = LazyLock::new(|| rows(MAGIC));
static MYL_ROWS: LazyLock<Rows> = LazyLock::new(|| rows(MYL));

fn rows(table: &'static str) -> Rows {
    let rows =
        table.lines().skip(1).filter_map(|line| <[&str; 4]>::try_from(line.split('\t').collect::<Vec<_>>()).ok());
    rows.map(|[file, es, pt, en]| (file, [es, pt, en])).collect()
}

/// The introduction of a case in a language: from its file, or translated, by its path below the folder of scenarios
/// (`702/arrollar.md`). `None` if nobody wrote one.
pub fn introduction(scenario: &Scenario, text: &str, path: &str, lang: Lang) -> Option<String> {
    if scenario.lang() == lang {
        return written_introduction(text);
    }
    let rows = match scenario.game() {
        Game::Magic => &MAGIC_ROWS,
        Game::Myl => &MYL_ROWS,
    };
    let [es, pt, en] = rows.get(path)?;
    let translated = match lang {
        Lang::Es => es,
        Lang::Pt => pt,
        Lang::En => en,
    };
    (!translated.is_empty()).then(|| (*translated).to_owned())
}

/// What stands between the title of a file and its first section.
fn written_introduction(text: &str) -> Option<String> {
    let lines = text.lines().skip_while(|line| !line.starts_with("# ")).skip(1).map(str::trim);
    let written: Vec<&str> = lines.take_while(|line| !line.starts_with('#')).filter(|line| !line.is_empty()).collect();
    (!written.is_empty()).then(|| written.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_introduces_itself_before_its_first_section() {
        let text = "# Arrollar (702.19b)\n\nUna línea\ny otra.\n\n## Cartas\n\n### Sierpe {4}{G}\n";
        assert_eq!(written_introduction(text).as_deref(), Some("Una línea y otra."));
        assert_eq!(written_introduction("# Nada (1)\n\n## Cartas"), None);
    }

    #[test]
    fn every_row_is_of_another_file() {
        for (table, rows) in [(MAGIC, &MAGIC_ROWS), (MYL, &MYL_ROWS)] {
            assert_eq!(table.lines().next(), Some("file\tes\tpt\ten"));
            assert_eq!(rows.len(), table.lines().count() - 1);
            assert!(table.lines().skip(1).is_sorted());
        }
    }
}
