//! Terms as a file.

use std::collections::BTreeSet;

use vademecum_vocab::Lang;

use crate::{
    Evidence, Found, Place,
    row::{FalseFriend, TermRow, Terms, TermsError, place},
};

/// The columns of a file of terms.
const COLUMNS: &str = "es\tpt\ten\tfirst_means\tsecond_means\tevidence";

/// How many words a name has at most.
const LONGEST: usize = 8;

/// What a file says in place of a headword.
const HEADWORD: &str = "*";

/// What stands before how often something was found.
const TIMES: &str = " \u{d7}";

/// What stands between several names or findings in a cell.
const BETWEEN: &str = " | ";

impl TermRow {
    fn to_line(&self) -> String {
        let names = Lang::ALL.map(|lang| self.name(lang).unwrap_or_default());
        let friend = self.false_friend.as_ref();
        let first = friend.map(|friend| friend.first_means.join(BETWEEN)).unwrap_or_default();
        let second = friend.map(|friend| friend.second_means.join(BETWEEN)).unwrap_or_default();
        // A headword is the name itself, or a list of names that is better not said again.
        let place = |kind: Found, Place { lang, edition, at }: &Place| match kind {
            Found::Title | Found::Text => format!("{edition}.{lang} {at}"),
            Found::Glossary | Found::Bracket => format!("{edition}.{lang} {HEADWORD}"),
        };
        let evidence: BTreeSet<String> = self
            .evidence
            .iter()
            .map(|found| {
                let (kind, times) = (found.kind.as_str(), found.times);
                let [at, also] = found.places.each_ref().map(|at| place(found.kind, at));
                if times > 1 { format!("{kind} {at} = {also}{TIMES}{times}") } else { format!("{kind} {at} = {also}") }
            })
            .collect();
        let evidence = evidence.into_iter().collect::<Vec<_>>().join(BETWEEN);
        format!("{}\t{first}\t{second}\t{evidence}", names.join("\t"))
    }

    fn from_line(line: &str) -> Option<Self> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [es, pt, en, first, second, evidence] = cells.as_slice() else { return None };
        let name = |cell: &str| (!cell.is_empty()).then(|| cell.to_owned());
        let several = |cell: &str| cell.split(BETWEEN).filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let mut names: [Option<String>; Lang::ALL.len()] = Default::default();
        for (lang, cell) in [(Lang::Es, es), (Lang::Pt, pt), (Lang::En, en)] {
            names[place(lang)] = name(cell);
        }
        let known: Vec<Lang> = Lang::ALL.into_iter().filter(|&lang| names[place(lang)].is_some()).collect();
        let false_friend = match (first.is_empty(), second.is_empty(), known.as_slice()) {
            (true, true, _) => None,
            (_, _, &[one, two]) => {
                Some(FalseFriend { langs: [one, two], first_means: several(first), second_means: several(second) })
            }
            _ => return None,
        };
        let evidence = evidence.split(BETWEEN).filter(|found| !found.is_empty()).map(finding).collect::<Option<_>>()?;
        Some(TermRow { names, evidence, false_friend })
    }
}

fn finding(text: &str) -> Option<Evidence> {
    let (kind, rest) = text.split_once(' ')?;
    let (rest, times) = match rest.rsplit_once(TIMES) {
        Some((rest, times)) => (rest, times.parse().ok()?),
        None => (rest, 1),
    };
    let (left, right) = rest.split_once(" = ")?;
    let place = |text: &str| {
        let (text, at) = text.split_once(' ')?;
        let (edition, lang) = text.rsplit_once('.')?;
        Some(Place { lang: lang.parse().ok()?, edition: edition.parse().ok()?, at: at.to_owned() })
    };
    let kind = Found::ALL.into_iter().find(|found| found.as_str() == kind)?;
    Some(Evidence { kind, places: [place(left)?, place(right)?], times })
}

impl Terms {
    /// The terms as a file. Headings longer than eight words are left out: they are no names.
    pub fn to_tsv(&self) -> String {
        let mut out = format!("{COLUMNS}\n");
        let is_short =
            |row: &&TermRow| row.names.iter().flatten().all(|name| name.split_whitespace().count() <= LONGEST);
        for row in self.rows.iter().filter(is_short) {
            out.push_str(&row.to_line());
            out.push('\n');
        }
        out
    }

    /// Reads a file; `file` is what to call it in an error.
    ///
    /// # Errors
    /// At the first line that is no term.
    pub fn read(file: &str, text: &str) -> Result<Self, TermsError> {
        let error = |line, what| TermsError { file: file.to_owned(), line, what };
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, head)| head != COLUMNS) {
            return Err(error(1, "these are no columns of terms"));
        }
        let rows = lines.map(|(line, text)| TermRow::from_line(text).ok_or_else(|| error(line, "this is no term")));
        Ok(Terms::of(rows.collect::<Result<_, _>>()?))
    }
}
