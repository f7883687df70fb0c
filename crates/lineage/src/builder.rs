//! Makes lineages from alignments of documents.

use std::collections::{HashMap, HashSet};

use vademecum_document::{Document, DocumentKind};
use vademecum_vocab::{DocumentId, EditionDate, Game, LineageId, Number};

use crate::{
    LineageTable, Lineages, SplitMerge, SplitMergeKind,
    fingerprint::derive_id,
    table::{RuleFingerprint, fingerprints},
};
use vademecum_align::{AlignError, Alignment, AlignmentKind, align};

/// Maximum number of known editions that a document is aligned with before it is taken for one of another work.
const MAX_BASES: usize = 3;

/// A function that aligns two documents, the older one first.
pub type AlignFn<'a> = dyn FnMut(&Document, &Document) -> Result<Alignment, AlignError> + 'a;

/// Builds the lineages of a game from known lineages and from documents.
#[derive(Debug, Clone)]
pub struct LineageBuilder {
    game: Game,
    known: Vec<LineageTable>,
    split_merges: Vec<SplitMerge>,
    used: HashSet<LineageId>,
    /// Documents whose cached tables are used only if the documents are present in this build.
    cached: HashSet<DocumentId>,
    /// Documents that have not changed since their known tables were made.
    unchanged: HashSet<DocumentId>,
}

/// A document that has no table yet.
struct Pending<'d> {
    id: DocumentId,
    /// Whether it quotes only a part of its edition.
    fragment: bool,
    document: &'d Document,
    rules: Vec<RuleFingerprint>,
}

/// The documents of this build, by the edition and language that they contain or quote.
type PresentDocuments<'d> = HashMap<DocumentId, &'d Document>;

impl LineageBuilder {
    /// A builder without known lineages.
    pub fn new(game: Game) -> Self {
        LineageBuilder {
            game,
            known: Vec::new(),
            split_merges: Vec::new(),
            used: HashSet::new(),
            cached: HashSet::new(),
            unchanged: HashSet::new(),
        }
    }

    /// Adds known lineages. Where a document already has a table, that table stays, and the lineages of the new table are
    /// replaced by the corresponding ones in it, in all added tables.
    #[must_use]
    pub fn with_known(self, lineages: Lineages) -> Self {
        self.add_known(lineages, false)
    }

    /// Adds cached lineages as [`with_known`](Self::with_known) does, but drops tables of documents that are not
    /// present in this build.
    #[must_use]
    pub fn with_cached(self, lineages: Lineages) -> Self {
        self.add_known(lineages, true)
    }

    /// Names documents that have not changed since their known tables were made; they are not compared again.
    #[must_use]
    pub fn with_unchanged(mut self, documents: impl IntoIterator<Item = DocumentId>) -> Self {
        self.unchanged.extend(documents);
        self
    }

    fn add_known(mut self, lineages: Lineages, is_cache: bool) -> Self {
        let mut replacements: HashMap<LineageId, LineageId> = HashMap::new();
        for known in &self.known {
            let Some(other) = lineages.table(&known.document) else { continue };
            replacements.extend(other.rows().iter().filter_map(|row| {
                let known = known.row_by_number(row.number).filter(|known| known.text_hash == row.text_hash)?;
                Some((row.lineage, known.lineage))
            }));
        }
        let replace = |lineage: LineageId| replacements.get(&lineage).copied().unwrap_or(lineage);
        let Lineages { tables, split_merges } = lineages;
        for (document, table) in tables {
            if !self.known.iter().any(|known| known.document == document) {
                self.add_table(table.map_lineages(replace));
                if is_cache {
                    self.cached.insert(document);
                }
            }
        }
        self.split_merges.extend(split_merges.into_iter().map(|change| SplitMerge {
            survivor: replace(change.survivor),
            other: replace(change.other),
            ..change
        }));
        self
    }

    /// Builds the lineages. Each document without a table is aligned with the nearest known edition: one alignment for
    /// each document, or two where editions on both sides of it in time are known.
    ///
    /// Documents without rules of the game are ignored.
    pub fn build<'d>(mut self, documents: impl IntoIterator<Item = &'d Document>, align: &mut AlignFn<'_>) -> Lineages {
        let mut present = PresentDocuments::new();
        let mut pending: Vec<Pending<'d>> = Vec::new();
        for (id, fragment, document) in rule_texts(self.game, documents) {
            if present.contains_key(&id) {
                continue;
            }
            present.insert(id.clone(), document);
            self.cached.remove(&id);
            let is_known = |id: &DocumentId| self.known.iter().any(|table| table.document == *id);
            if self.unchanged.contains(&document.id) && is_known(&id) {
                continue;
            }
            let next = Pending { rules: fingerprints(document), id, fragment, document };
            match self.known.iter().position(|table| table.document == next.id) {
                Some(place) if has_same_texts(&self.known[place], &next.rules) => {}
                Some(place) => {
                    let before = self.known.swap_remove(place);
                    let inherited = self.align_by_hashes(&before, &next).unwrap_or_default();
                    self.add_pending(&next, &inherited);
                }
                None => pending.push(next),
            }
        }
        self.known.retain(|table| !self.cached.contains(&table.document));
        while !pending.is_empty() {
            let next = pending.remove(self.nearest(&pending, &present));
            let inherited = self.inherit(&next, &present, align);
            self.add_pending(&next, &inherited);
        }
        Lineages::new(self.known, self.split_merges)
    }

    /// The index of the pending document that is nearest to a known one; 0 if none can be compared with any.
    fn nearest(&self, pending: &[Pending<'_>], present: &PresentDocuments<'_>) -> usize {
        let near = pending.iter().enumerate().filter_map(|(place, next)| {
            let distances = self.known.iter().filter_map(|table| distance(table, present, &next.id));
            Some((next.fragment, distances.min()?, place))
        });
        near.min().map_or(0, |(_, _, place)| place)
    }

    /// The lineages that a document inherits from the nearest known edition, and those of its other rules from an
    /// edition on its other side in time. If the nearest edition turns out to be of another work, the next nearest are
    /// tried; a document that has nothing in common with any of them inherits nothing.
    fn inherit(
        &mut self,
        next: &Pending<'_>,
        present: &PresentDocuments<'_>,
        align: &mut AlignFn<'_>,
    ) -> HashMap<Number, LineageId> {
        let tables = self.known.iter().enumerate();
        let mut bases: Vec<(u32, usize)> =
            tables.filter_map(|(base, table)| Some((distance(table, present, &next.id)?, base))).collect();
        bases.sort_unstable();
        for (_, base) in bases.into_iter().take(MAX_BASES) {
            match self.inherit_from(next, base, present, align) {
                Ok(inherited) => return self.inherit_beyond(next, base, inherited, present, align),
                Err(AlignError::DifferentWorks { .. }) => {}
                Err(_) => break,
            }
        }
        HashMap::new()
    }

    /// Adds the lineages that the remaining rules inherit from the nearest edition on the other side in time.
    fn inherit_beyond(
        &mut self,
        next: &Pending<'_>,
        base: usize,
        mut inherited: HashMap<Number, LineageId>,
        present: &PresentDocuments<'_>,
        align: &mut AlignFn<'_>,
    ) -> HashMap<Number, LineageId> {
        let earlier = self.known[base].document.date() < next.id.date();
        let beyond = (0..self.known.len()).filter(|&other| {
            let date = self.known[other].document.date();
            let same_language = self.known[other].document.lang() == next.id.lang();
            same_language && date != next.id.date() && (date < next.id.date()) != earlier
        });
        let beyond = beyond.filter_map(|other| Some((distance(&self.known[other], present, &next.id)?, other))).min();
        if let Some((_, other)) = beyond.filter(|_| inherited.len() < next.rules.len()) {
            let mut taken: HashSet<LineageId> = inherited.values().copied().collect();
            for (number, lineage) in self.inherit_from(next, other, present, align).unwrap_or_default() {
                if !inherited.contains_key(&number) && taken.insert(lineage) {
                    inherited.insert(number, lineage);
                }
            }
        }
        inherited
    }

    /// The lineages that a document inherits from one known edition.
    fn inherit_from(
        &mut self,
        next: &Pending<'_>,
        base: usize,
        present: &PresentDocuments<'_>,
        align: &mut AlignFn<'_>,
    ) -> Result<HashMap<Number, LineageId>, AlignError> {
        let base = self.known[base].clone();
        let Some(&document) = present.get(&base.document) else { return self.align_by_hashes(&base, next) };
        let forward = base.document.date() <= next.id.date();
        let alignment = if forward { align(document, next.document) } else { align(next.document, document) };
        Ok(self.lineages_from(&base, next, &alignment?, forward))
    }

    /// The same where the text of the known edition is not present: the two are aligned by hashes and sketches.
    fn align_by_hashes(
        &mut self,
        base: &LineageTable,
        next: &Pending<'_>,
    ) -> Result<HashMap<Number, LineageId>, AlignError> {
        let rows = next.rules.iter().map(|rule| rule.with_lineage(derive_id(&next.id, rule.number, 0)));
        let after = LineageTable::new(next.id.clone(), next.fragment, rows.collect());
        let (left, right) = (base.as_document(self.game), after.as_document(self.game));
        let forward = base.document.date() <= next.id.date();
        let alignment = if forward { align(&left, &right) } else { align(&right, &left) };
        Ok(self.lineages_from(base, next, &alignment?, forward))
    }

    /// The lineages that an alignment gives to the rules of a document; splits and mergers are recorded. `forward` if the
    /// known edition is the first of the alignment.
    fn lineages_from(
        &mut self,
        base: &LineageTable,
        next: &Pending<'_>,
        alignment: &Alignment,
        forward: bool,
    ) -> HashMap<Number, LineageId> {
        let mut inherited: HashMap<Number, LineageId> = HashMap::new();
        let own = alignment.links.iter().filter(|link| link.kind != AlignmentKind::MergedIntoOther);
        for (from, to) in own.filter_map(|link| Some((link.from?, *link.to.first()?))) {
            let (known, new) = if forward { (from, to) } else { (to, from) };
            if let Some(lineage) = base.lineage_of(known) {
                inherited.entry(new).or_insert(lineage);
            }
        }
        // Texts of one edition are translations of each other: nothing was split or merged.
        if base.document.date() == next.id.date() {
            inherit_by_number(base, next, &mut inherited);
            return inherited;
        }
        let since = base.document.date().max(next.id.date());
        for link in &alignment.links {
            let Some(from) = link.from else { continue };
            let (others, kind) = match (link.kind, link.to.as_slice()) {
                (AlignmentKind::Split, [_, parts @ ..]) => (parts, SplitMergeKind::Split),
                (AlignmentKind::MergedIntoOther, whole) => (whole, SplitMergeKind::Merged),
                _ => continue,
            };
            for &other in others {
                // A rule of the document that has no lineage yet gets a new one.
                let (known, new) = if forward { (from, other) } else { (other, from) };
                let Some(known) = base.lineage_of(known) else { continue };
                let new = *inherited.entry(new).or_insert_with(|| new_id(&mut self.used, &next.id, new));
                let (from, other) = if forward { (known, new) } else { (new, known) };
                let (survivor, other) = if kind == SplitMergeKind::Split { (from, other) } else { (other, from) };
                self.split_merges.push(SplitMerge { since, survivor, other, kind });
            }
        }
        inherited
    }

    /// Adds the table of a document, with new lineages for the rules that inherit none.
    fn add_pending(&mut self, next: &Pending<'_>, inherited: &HashMap<Number, LineageId>) {
        let rows = next.rules.iter().map(|rule| {
            let inherited = inherited.get(&rule.number).copied();
            rule.with_lineage(inherited.unwrap_or_else(|| new_id(&mut self.used, &next.id, rule.number)))
        });
        let rows = rows.collect();
        self.add_table(LineageTable::new(next.id.clone(), next.fragment, rows));
    }

    fn add_table(&mut self, table: LineageTable) {
        self.used.extend(table.rows().iter().map(|row| row.lineage));
        self.known.push(table);
    }
}

/// Completes the lineages of a translation by number. Texts of one edition share their numbers unless the alignment shows
/// otherwise, so numbers decide for rules without a match, and against a match that leaves both numbers without one.
fn inherit_by_number(base: &LineageTable, next: &Pending<'_>, inherited: &mut HashMap<Number, LineageId>) {
    let mut taken: HashSet<LineageId> = inherited.values().copied().collect();
    let numbers: HashSet<Number> = next.rules.iter().map(|rule| rule.number).collect();
    for RuleFingerprint { number, .. } in &next.rules {
        let Some(own) = base.lineage_of(*number).filter(|own| !taken.contains(own)) else { continue };
        let open = match inherited.get(number) {
            None => true,
            // The rule that this one was matched with may be the one of that number.
            Some(&other) => base.row_by_lineage(other).is_some_and(|row| {
                row.number != *number && !inherited.contains_key(&row.number) && numbers.contains(&row.number)
            }),
        };
        if open && let Some(other) = inherited.insert(*number, own) {
            taken.remove(&other);
        }
        if open {
            taken.insert(own);
        }
    }
    // The rules that such a match left without a lineage.
    for RuleFingerprint { number, .. } in &next.rules {
        if let Some(own) = base.lineage_of(*number).filter(|own| !taken.contains(own))
            && !inherited.contains_key(number)
        {
            taken.insert(own);
            inherited.insert(*number, own);
        }
    }
}

fn new_id(used: &mut HashSet<LineageId>, document: &DocumentId, number: Number) -> LineageId {
    let mut attempt = 0;
    loop {
        let lineage = derive_id(document, number, attempt);
        if used.insert(lineage) {
            return lineage;
        }
        attempt += 1;
    }
}

/// The documents that contain or quote rules of a game: the id of the edition, whether it is a fragment, the document.
/// Complete documents come before fragments, older before newer, originals before translations.
fn rule_texts<'d>(
    game: Game,
    documents: impl IntoIterator<Item = &'d Document>,
) -> Vec<(DocumentId, bool, &'d Document)> {
    let of_game = documents.into_iter().filter(|document| document.game == game);
    let mut texts: Vec<(DocumentId, bool, &Document)> = of_game
        .filter_map(|document| match document.kind {
            DocumentKind::Rules => Some((document.id.clone(), false, document)),
            _ => {
                let quoted = document.nodes.iter().filter(|node| node.kind().is_numbered());
                let edition = quoted.filter_map(|node| node.quoted_from.as_deref()).next()?;
                Some((edition.clone(), true, document))
            }
        })
        .collect();
    texts.sort_by_key(|(id, fragment, _)| (*fragment, id.date(), std::cmp::Reverse(id.lang())));
    texts
}

fn has_same_texts(table: &LineageTable, rules: &[RuleFingerprint]) -> bool {
    table.rows().len() == rules.len()
        && table
            .rows()
            .iter()
            .zip(rules)
            .all(|(row, rule)| row.number == rule.number && row.text_hash == rule.text_hash)
}

/// The distance of a document from a known edition, in days or an equivalent penalty; `None` if they cannot be compared.
/// The penalties order the editions that a document may be aligned with: a near date first, then another language of the
/// same date, then hashes, and fragments last.
fn distance(known: &LineageTable, present: &PresentDocuments<'_>, id: &DocumentId) -> Option<u32> {
    /// Of another language of the same date, in days.
    const TRANSLATION: u32 = 60;
    /// Of another language and another date, in days.
    const TRANSLATION_AND_DATE: u32 = 100_000;
    /// Of an edition whose text is not present, in days.
    const HASHES: u32 = 365;
    /// Of a fragment, in days.
    const FRAGMENT: u32 = 1_000_000;
    let day = |date: EditionDate| {
        let (year, month, day) = date.parts();
        u32::from(year.unwrap_or(0)) * 372 + u32::from(month.unwrap_or(1)) * 31 + u32::from(day.unwrap_or(1))
    };
    let days = day(known.document.date()).abs_diff(day(id.date()));
    let is_present = present.contains_key(&known.document);
    let same_language = known.document.lang() == id.lang();
    if known.document.work() != id.work() || !(is_present || same_language) {
        return None;
    }
    let language = match (same_language, days) {
        (true, _) => 0,
        (false, 0) => TRANSLATION,
        (false, _) => TRANSLATION_AND_DATE,
    };
    let hashes = if is_present { 0 } else { HASHES };
    Some(days + language + hashes + if known.is_excerpt { FRAGMENT } else { 0 })
}
