//! Reads and writes terms as TSV.

use std::collections::BTreeSet;

use vademecum_vocab::Lang;

use crate::{
    EvidenceKind, EvidencePlace, TermEvidence,
    term_table::{FalseFriend, TermRow, TermTable, TermsTsvError, lang_index},
};

/// Header of a file of terms.
const COLUMNS: &str = "es\tpt\ten\tfirst_means\tsecond_means\tevidence";

/// Maximum number of words of a name.
const MAX_NAME_WORDS: usize = 8;

/// Placeholder for a headword.
const HEADWORD: &str = "*";

/// Separator before a count.
const COUNT_SEPARATOR: &str = " \u{d7}";

/// Separator of several names, or pieces of evidence, in a cell.
const LIST_SEPARATOR: &str = " | ";

impl TermRow {
    fn to_line(&self) -> String {
        let names = Lang::ALL.map(|lang| self.name(lang).unwrap_or_default());
        let friend = self.false_friend.as_ref();
        let first = friend.map(|friend| friend.first_means.join(LIST_SEPARATOR)).unwrap_or_default();
        let second = friend.map(|friend| friend.second_means.join(LIST_SEPARATOR)).unwrap_or_default();
        // A headword is the name itself, or a list of names that need not be repeated.
        let place = |kind: EvidenceKind, EvidencePlace { lang, edition, at }: &EvidencePlace| match kind {
            EvidenceKind::Title | EvidenceKind::Text => format!("{edition}.{lang} {at}"),
            EvidenceKind::Glossary | EvidenceKind::Bracket => format!("{edition}.{lang} {HEADWORD}"),
        };
        let evidence: BTreeSet<String> = self
            .evidence
            .iter()
            .map(|found| {
                let (kind, times) = (found.kind.as_str(), found.times);
                let [at, also] = found.places.each_ref().map(|at| place(found.kind, at));
                if times > 1 {
                    format!("{kind} {at} = {also}{COUNT_SEPARATOR}{times}")
                } else {
                    format!("{kind} {at} = {also}")
                }
            })
            .collect();
        let evidence = evidence.into_iter().collect::<Vec<_>>().join(LIST_SEPARATOR);
        format!("{}\t{first}\t{second}\t{evidence}", names.join("\t"))
    }

    fn from_line(line: &str) -> Option<Self> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [es, pt, en, first, second, evidence] = cells.as_slice() else { return None };
        let name = |cell: &str| (!cell.is_empty()).then(|| cell.to_owned());
        let several =
            |cell: &str| cell.split(LIST_SEPARATOR).filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let mut names: [Option<String>; Lang::ALL.len()] = Default::default();
        for (lang, cell) in [(Lang::Es, es), (Lang::Pt, pt), (Lang::En, en)] {
            names[lang_index(lang)] = name(cell);
        }
        let known: Vec<Lang> = Lang::ALL.into_iter().filter(|&lang| names[lang_index(lang)].is_some()).collect();
        let false_friend = match (first.is_empty(), second.is_empty(), known.as_slice()) {
            (true, true, _) => None,
            (_, _, &[one, two]) => {
                Some(FalseFriend { langs: [one, two], first_means: several(first), second_means: several(second) })
            }
            _ => return None,
        };
        let evidence = evidence
            .split(LIST_SEPARATOR)
            .filter(|found| !found.is_empty())
            .map(parse_evidence)
            .collect::<Option<_>>()?;
        Some(TermRow { names, evidence, false_friend })
    }
}

fn parse_evidence(text: &str) -> Option<TermEvidence> {
    let (kind, rest) = text.split_once(' ')?;
    let (rest, times) = match rest.rsplit_once(COUNT_SEPARATOR) {
        Some((rest, times)) => (rest, times.parse().ok()?),
        None => (rest, 1),
    };
    let (left, right) = rest.split_once(" = ")?;
    let place = |text: &str| {
        let (text, at) = text.split_once(' ')?;
        let (edition, lang) = text.rsplit_once('.')?;
        Some(EvidencePlace { lang: lang.parse().ok()?, edition: edition.parse().ok()?, at: at.to_owned() })
    };
    let kind = EvidenceKind::ALL.into_iter().find(|found| found.as_str() == kind)?;
    Some(TermEvidence { kind, places: [place(left)?, place(right)?], times })
}

impl TermTable {
    /// Serialises the terms. Headings longer than 8 words are left out: they are not names.
    pub fn to_tsv(&self) -> String {
        let mut out = format!("{COLUMNS}\n");
        let is_short =
            |row: &&TermRow| row.names.iter().flatten().all(|name| name.split_whitespace().count() <= MAX_NAME_WORDS);
        for row in self.rows.iter().filter(is_short) {
            out.push_str(&row.to_line());
            out.push('\n');
        }
        out
    }

    /// Parses a TSV file; `file` is its name in errors.
    ///
    /// # Errors
    /// The first line that cannot be parsed.
    pub fn from_tsv(file: &str, text: &str) -> Result<Self, TermsTsvError> {
        let error = |line, what| TermsTsvError { file: file.to_owned(), line, what };
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, head)| head != COLUMNS) {
            return Err(error(1, "these are no columns of terms"));
        }
        let rows = lines.map(|(line, text)| TermRow::from_line(text).ok_or_else(|| error(line, "this is no term")));
        Ok(TermTable::from_rows(rows.collect::<Result<_, _>>()?))
    }
}
