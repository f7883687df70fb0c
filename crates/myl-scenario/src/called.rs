//! What titles and invented cards are called in the languages that a scenario is not written in, and the questions that
//! scenarios answer.

use vademecum_vocab::Lang;

/// A row for each name, a column for each language.
const NAMES: &str = include_str!("../../../rules/myl/scenarios/names.tsv");

/// A row for each file of a scenario: its path below the folder of scenarios, and a column for each language.
const QUESTIONS: &str = include_str!("../../../rules/myl/scenarios/questions.tsv");

const fn column(lang: Lang) -> usize {
    match lang {
        Lang::Es => 0,
        Lang::Pt => 1,
        Lang::En => 2,
    }
}

fn rows() -> impl Iterator<Item = [&'static str; 3]> {
    NAMES.lines().skip(1).filter_map(|line| line.split('\t').collect::<Vec<_>>().try_into().ok())
}

/// What something is called in a language; `None` where nobody wrote it down.
pub fn called(name: &str, from: Lang, to: Lang) -> Option<&'static str> {
    rows().find(|row| row[column(from)] == name).map(|row| row[column(to)])
}

/// The question that a scenario answers, by its path below the folder of scenarios (`4/prevenir.md`); `None` where nobody
/// wrote it down.
pub fn question(file: &str, lang: Lang) -> Option<&'static str> {
    let mut rows = QUESTIONS.lines().skip(1).filter_map(|line| line.split_once('\t'));
    let (_, asked) = rows.find(|(of, _)| *of == file)?;
    asked.split('\t').nth(column(lang))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_row_has_every_language_and_no_name_stands_for_two() {
        assert_eq!(NAMES.lines().next(), Some("es\tpt\ten"));
        assert_eq!(rows().count(), NAMES.lines().count() - 1);
        for lang in Lang::ALL {
            let names: BTreeSet<&str> = rows().map(|row| row[column(lang)]).collect();
            assert_eq!(names.len(), rows().count(), "{lang}");
            assert!(names.iter().all(|name| !name.is_empty() && name.trim() == *name), "{lang}");
        }
    }

    #[test]
    fn every_question_is_asked_once_in_every_language() {
        assert_eq!(QUESTIONS.lines().next(), Some("file\tes\tpt\ten"));
        let files: Vec<&str> = QUESTIONS.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
        assert!(files.is_sorted());
        for lang in Lang::ALL {
            let questions: BTreeSet<&str> = files.iter().filter_map(|file| question(file, lang)).collect();
            assert_eq!(questions.len(), files.len(), "{lang}");
            let odd = questions.iter().find(|asked| !asked.ends_with('?') || asked.chars().count() > 120);
            assert_eq!(odd, None, "{lang}");
            assert!(lang != Lang::Es || questions.iter().all(|asked| asked.contains('¿')));
        }
    }
}
