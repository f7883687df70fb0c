//! Reads and writes terms as TSV.

use std::collections::BTreeSet;

use vademecum_tsv::{Cell, TsvError};
use vademecum_vocab::Lang;

use crate::{
    EvidencePlace, TermEvidence, TermEvidenceKind,
    term_table::{FalseFriendPair, TermRow, TermTable},
};

/// Columns of a file of terms.
const COLUMNS: [&str; 6] = ["es", "pt", "en", "first_means", "second_means", "evidence"];

const MAX_NAME_WORDS: usize = 8;

const HEADWORD: &str = "*";

const COUNT_SEPARATOR: &str = " \u{d7}";

/// Separator of several names, or pieces of evidence, in a cell.
const LIST_SEPARATOR: &str = " | ";

impl TermRow {
    fn to_cells(&self) -> [String; 6] {
        let [es, pt, en] = Lang::ALL.map(|lang| self.name(lang).unwrap_or_default().to_owned());
        let friend = self.false_friend.as_ref();
        let first = friend.map(|friend| friend.first_means.join(LIST_SEPARATOR)).unwrap_or_default();
        let second = friend.map(|friend| friend.second_means.join(LIST_SEPARATOR)).unwrap_or_default();
        // A headword is the name itself, or a list of names that need not be repeated.
        let place = |kind: TermEvidenceKind, EvidencePlace { lang, edition, locator: at }: &EvidencePlace| match kind {
            TermEvidenceKind::Title | TermEvidenceKind::CoOccurrence => format!("{edition}.{lang} {at}"),
            TermEvidenceKind::Glossary | TermEvidenceKind::Bracket => format!("{edition}.{lang} {HEADWORD}"),
        };
        let evidence: BTreeSet<String> = self
            .evidence
            .iter()
            .map(|found| {
                let (kind, times) = (<&str>::from(found.kind), found.pair_count);
                let [at, also] = found.places.each_ref().map(|at| place(found.kind, at));
                if times > 1 {
                    format!("{kind} {at} = {also}{COUNT_SEPARATOR}{times}")
                } else {
                    format!("{kind} {at} = {also}")
                }
            })
            .collect();
        [es, pt, en, first, second, evidence.into_iter().collect::<Vec<_>>().join(LIST_SEPARATOR)]
    }

    fn from_cells([es, pt, en, first, second, evidence]: [Cell<'_>; 6]) -> Result<Self, TsvError> {
        let name = |cell: &str| (!cell.is_empty()).then(|| cell.to_owned());
        let several =
            |cell: &str| cell.split(LIST_SEPARATOR).filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let mut names: [Option<String>; Lang::ALL.len()] = Default::default();
        for (lang, cell) in [(Lang::Es, &es), (Lang::Pt, &pt), (Lang::En, &en)] {
            names[lang as usize] = name(cell);
        }
        let known: Vec<Lang> = Lang::ALL.into_iter().filter(|&lang| names[lang as usize].is_some()).collect();
        let false_friend = match (first.is_empty(), second.is_empty(), known.as_slice()) {
            (true, true, _) => None,
            (_, _, &[one, two]) => Some(FalseFriendPair {
                langs: [one, two],
                first_means: several(&first),
                second_means: several(&second),
            }),
            _ => return Err(first.error("a false friend needs a name in exactly two languages")),
        };
        let evidence = evidence
            .parse_with("pieces of evidence such as `title 2019-01-25.pt 702.2 = 2024-11-08.es 702.2`", |text| {
                text.split(LIST_SEPARATOR).filter(|found| !found.is_empty()).map(parse_evidence).collect()
            })?;
        Ok(TermRow { names, evidence, false_friend })
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
        Some(EvidencePlace { lang: lang.parse().ok()?, edition: edition.parse().ok()?, locator: at.to_owned() })
    };
    Some(TermEvidence { kind: kind.parse().ok()?, places: [place(left)?, place(right)?], pair_count: times })
}

impl TermTable {
    /// Serialises the terms. Headings longer than 8 words are left out: they are not names.
    pub fn to_tsv(&self) -> String {
        let is_short =
            |row: &&TermRow| row.names.iter().flatten().all(|name| name.split_whitespace().count() <= MAX_NAME_WORDS);
        vademecum_tsv::format(COLUMNS, self.rows.iter().filter(is_short).map(TermRow::to_cells))
    }

    /// Parses a TSV file; `file` is its name in errors.
    ///
    /// # Errors
    /// The first cell that cannot be parsed.
    pub fn from_tsv(file: &str, text: &str) -> Result<Self, TsvError> {
        vademecum_tsv::parse(file, text, COLUMNS, TermRow::from_cells).map(TermTable::from_rows)
    }
}
