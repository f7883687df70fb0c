//! Lineages made from alignments.

use std::collections::{HashMap, HashSet};

use vademecum_document::{Document, DocumentKind};
use vademecum_vocab::{DocumentId, EditionDate, Game, LineageId, Number};

use crate::{Lineages, Part, PartKind, Row, Table, fingerprint::identity, table::said_by};
use vademecum_align::{AlignError, Alignment, LinkKind, align};

/// A text that is of another work than the nearest known ones is compared with so many of them.
const ASKED: usize = 3;

/// What aligns two documents, the older one first.
pub type Align<'a> = dyn FnMut(&Document, &Document) -> Result<Alignment, AlignError> + 'a;

/// Makes the lineages of a game: from what is known, and from documents.
#[derive(Debug, Clone)]
pub struct Builder {
    game: Game,
    known: Vec<Table>,
    parts: Vec<Part>,
    used: HashSet<LineageId>,
    /// Documents that are only remembered: of interest while they are at hand.
    remembered: HashSet<DocumentId>,
    /// Documents that say what they said when what is known of them was made.
    unchanged: HashSet<DocumentId>,
}

/// The rules of a document that has no table yet.
struct Pending<'d> {
    id: DocumentId,
    /// Whether it only quotes from its edition.
    fragment: bool,
    document: &'d Document,
    rows: Vec<(Number, u64, Vec<u16>)>,
}

/// The documents at hand, by the edition and language that they hold or quote.
type AtHand<'d> = HashMap<DocumentId, &'d Document>;

impl Builder {
    /// Begins with nothing known.
    pub fn new(game: Game) -> Self {
        Builder {
            game,
            known: Vec::new(),
            parts: Vec::new(),
            used: HashSet::new(),
            remembered: HashSet::new(),
            unchanged: HashSet::new(),
        }
    }

    /// Adds what is known from elsewhere. Where a document is known already, that table stays, and the
    /// lineages of the new one are called as in it, wherever else they stand.
    #[must_use]
    pub fn knowing(self, lineages: Lineages) -> Self {
        self.know_all(lineages, false)
    }

    /// Adds what was made before, as [`knowing`](Self::knowing) does; but what is not among the documents that
    /// lineages are made of this time is forgotten.
    #[must_use]
    pub fn remembering(self, lineages: Lineages) -> Self {
        self.know_all(lineages, true)
    }

    /// Says which documents are just as they were when what is known of them was made: they are not read again.
    #[must_use]
    pub fn unchanged(mut self, documents: impl IntoIterator<Item = DocumentId>) -> Self {
        self.unchanged.extend(documents);
        self
    }

    fn know_all(mut self, lineages: Lineages, for_now: bool) -> Self {
        let mut names: HashMap<LineageId, LineageId> = HashMap::new();
        for known in &self.known {
            let Some(other) = lineages.table(&known.document) else { continue };
            names.extend(other.rows().iter().filter_map(|row| {
                let known = known.row(row.number).filter(|known| known.said == row.said)?;
                Some((row.lineage, known.lineage))
            }));
        }
        let name = |lineage: LineageId| names.get(&lineage).copied().unwrap_or(lineage);
        let Lineages { tables, parts } = lineages;
        for (document, table) in tables {
            if !self.known.iter().any(|known| known.document == document) {
                self.know(table.renamed(name));
                if for_now {
                    self.remembered.insert(document);
                }
            }
        }
        self.parts.extend(parts.into_iter().map(|part| Part {
            whole: name(part.whole),
            part: name(part.part),
            ..part
        }));
        self
    }

    /// Makes the lineages of documents and of all that is known. Each document that is not known yet is
    /// aligned with the nearest edition that is: one alignment for each, or two where editions on both sides
    /// of it are known.
    ///
    /// Documents that hold no rules of the game are passed over.
    pub fn build<'d>(mut self, documents: impl IntoIterator<Item = &'d Document>, align: &mut Align<'_>) -> Lineages {
        let mut at_hand = AtHand::new();
        let mut pending: Vec<Pending<'d>> = Vec::new();
        for (id, fragment, document) in texts(self.game, documents) {
            if at_hand.contains_key(&id) {
                continue;
            }
            at_hand.insert(id.clone(), document);
            self.remembered.remove(&id);
            let is_known = |id: &DocumentId| self.known.iter().any(|table| table.document == *id);
            if self.unchanged.contains(&document.id) && is_known(&id) {
                continue;
            }
            let next = Pending { rows: said_by(document), id, fragment, document };
            match self.known.iter().position(|table| table.document == next.id) {
                Some(place) if says(&self.known[place], &next.rows) => {}
                Some(place) => {
                    let before = self.known.swap_remove(place);
                    let named = self.by_hashes(&before, &next).unwrap_or_default();
                    self.settle(&next, &named);
                }
                None => pending.push(next),
            }
        }
        self.known.retain(|table| !self.remembered.contains(&table.document));
        while !pending.is_empty() {
            let next = pending.remove(self.nearest(&pending, &at_hand));
            let named = self.inherit(&next, &at_hand, align);
            self.settle(&next, &named);
        }
        Lineages::new(self.known, self.parts)
    }

    /// The pending text that is nearest to a known one; the first one if there is none that it could be compared
    /// with.
    fn nearest(&self, pending: &[Pending<'_>], at_hand: &AtHand<'_>) -> usize {
        let near = pending.iter().enumerate().filter_map(|(place, next)| {
            let distances = self.known.iter().filter_map(|table| distance(table, at_hand, &next.id));
            Some((next.fragment, distances.min()?, place))
        });
        near.min().map_or(0, |(_, _, place)| place)
    }

    /// What the rules of a text are called, judged by the nearest known one, and by one on its other side in time
    /// for those that the first one lacks. Where the known one turns out to be of another work, the next nearest are
    /// asked; a text that has nothing to do with any of them inherits nothing.
    fn inherit(
        &mut self,
        next: &Pending<'_>,
        at_hand: &AtHand<'_>,
        align: &mut Align<'_>,
    ) -> HashMap<Number, LineageId> {
        let tables = self.known.iter().enumerate();
        let mut bases: Vec<(u32, usize)> =
            tables.filter_map(|(base, table)| Some((distance(table, at_hand, &next.id)?, base))).collect();
        bases.sort_unstable();
        for (_, base) in bases.into_iter().take(ASKED) {
            match self.inherit_from(next, base, at_hand, align) {
                Ok(named) => return self.inherit_beyond(next, base, named, at_hand, align),
                Err(AlignError::DifferentWorks { .. }) => {}
                Err(_) => break,
            }
        }
        HashMap::new()
    }

    /// Adds to what a text inherits from one known text what one on its other side in time knows of the rest.
    fn inherit_beyond(
        &mut self,
        next: &Pending<'_>,
        base: usize,
        mut named: HashMap<Number, LineageId>,
        at_hand: &AtHand<'_>,
        align: &mut Align<'_>,
    ) -> HashMap<Number, LineageId> {
        let earlier = self.known[base].document.date() < next.id.date();
        let beyond = (0..self.known.len()).filter(|&other| {
            let date = self.known[other].document.date();
            let same_language = self.known[other].document.lang() == next.id.lang();
            same_language && date != next.id.date() && (date < next.id.date()) != earlier
        });
        let beyond = beyond.filter_map(|other| Some((distance(&self.known[other], at_hand, &next.id)?, other))).min();
        if let Some((_, other)) = beyond.filter(|_| named.len() < next.rows.len()) {
            let mut taken: HashSet<LineageId> = named.values().copied().collect();
            for (number, lineage) in self.inherit_from(next, other, at_hand, align).unwrap_or_default() {
                if !named.contains_key(&number) && taken.insert(lineage) {
                    named.insert(number, lineage);
                }
            }
        }
        named
    }

    fn inherit_from(
        &mut self,
        next: &Pending<'_>,
        base: usize,
        at_hand: &AtHand<'_>,
        align: &mut Align<'_>,
    ) -> Result<HashMap<Number, LineageId>, AlignError> {
        let base = self.known[base].clone();
        let Some(&document) = at_hand.get(&base.document) else { return self.by_hashes(&base, next) };
        let forward = base.document.date() <= next.id.date();
        let alignment = if forward { align(document, next.document) } else { align(next.document, document) };
        Ok(self.read(&base, next, &alignment?, forward))
    }

    /// The same where the known text is not at hand: by the hashes of what its rules say.
    fn by_hashes(&mut self, base: &Table, next: &Pending<'_>) -> Result<HashMap<Number, LineageId>, AlignError> {
        let rows = next.rows.iter().map(|(number, said, sketch)| Row {
            number: *number,
            lineage: identity(&next.id, *number, 0),
            said: *said,
            sketch: sketch.clone(),
        });
        let after = Table::new(next.id.clone(), next.fragment, rows.collect());
        let (left, right) = (base.as_document(self.game), after.as_document(self.game));
        let forward = base.document.date() <= next.id.date();
        let alignment = if forward { align(&left, &right) } else { align(&right, &left) };
        Ok(self.read(base, next, &alignment?, forward))
    }

    /// What an alignment with a known text calls the rules of another, and what was split or merged between
    /// the two. `forward` if the known one is the first of the alignment.
    fn read(
        &mut self,
        base: &Table,
        next: &Pending<'_>,
        alignment: &Alignment,
        forward: bool,
    ) -> HashMap<Number, LineageId> {
        let mut named: HashMap<Number, LineageId> = HashMap::new();
        let own = alignment.links.iter().filter(|link| link.kind != LinkKind::Merged);
        for (from, to) in own.filter_map(|link| Some((link.from?, *link.to.first()?))) {
            let (known, new) = if forward { (from, to) } else { (to, from) };
            if let Some(lineage) = base.lineage(known) {
                named.entry(new).or_insert(lineage);
            }
        }
        // Between texts of one edition nothing happened: a translator only put it otherwise.
        if base.document.date() == next.id.date() {
            same_edition(base, next, &mut named);
            return named;
        }
        let since = base.document.date().max(next.id.date());
        for link in &alignment.links {
            let Some(from) = link.from else { continue };
            let (others, kind) = match (link.kind, link.to.as_slice()) {
                (LinkKind::Split, [_, parts @ ..]) => (parts, PartKind::Split),
                (LinkKind::Merged, whole) => (whole, PartKind::Merged),
                _ => continue,
            };
            for &other in others {
                // The side that has no lineage for its rule yet gets it now.
                let (known, new) = if forward { (from, other) } else { (other, from) };
                let Some(known) = base.lineage(known) else { continue };
                let new = *named.entry(new).or_insert_with(|| mint(&mut self.used, &next.id, new));
                let (from, other) = if forward { (known, new) } else { (new, known) };
                let (whole, part) = if kind == PartKind::Split { (from, other) } else { (other, from) };
                self.parts.push(Part { since, whole, part, kind });
            }
        }
        named
    }

    /// Makes the table of a text: with the names its rules inherit, and new ones for the others.
    fn settle(&mut self, next: &Pending<'_>, named: &HashMap<Number, LineageId>) {
        let rows = next.rows.iter().map(|(number, said, sketch)| Row {
            number: *number,
            lineage: named.get(number).copied().unwrap_or_else(|| mint(&mut self.used, &next.id, *number)),
            said: *said,
            sketch: sketch.clone(),
        });
        let rows = rows.collect();
        self.know(Table::new(next.id.clone(), next.fragment, rows));
    }

    fn know(&mut self, table: Table) {
        self.used.extend(table.rows().iter().map(|row| row.lineage));
        self.known.push(table);
    }
}

/// Within an edition a number says which rule it is, unless the texts say that a translation is numbered
/// otherwise: what they leave open goes by number, and so does a pair that leaves its own two numbers alone.
fn same_edition(base: &Table, next: &Pending<'_>, named: &mut HashMap<Number, LineageId>) {
    let mut taken: HashSet<LineageId> = named.values().copied().collect();
    let numbers: HashSet<Number> = next.rows.iter().map(|row| row.0).collect();
    for (number, ..) in &next.rows {
        let Some(own) = base.lineage(*number).filter(|own| !taken.contains(own)) else { continue };
        let open = match named.get(number) {
            None => true,
            // The rule that this one was taken for may be the one of its own number.
            Some(&other) => base.of(other).is_some_and(|row| {
                row.number != *number && !named.contains_key(&row.number) && numbers.contains(&row.number)
            }),
        };
        if open && let Some(other) = named.insert(*number, own) {
            taken.remove(&other);
        }
        if open {
            taken.insert(own);
        }
    }
    // What a pair was taken apart for.
    for (number, ..) in &next.rows {
        if let Some(own) = base.lineage(*number).filter(|own| !taken.contains(own))
            && !named.contains_key(number)
        {
            taken.insert(own);
            named.insert(*number, own);
        }
    }
}

/// A name that nothing has yet.
fn mint(used: &mut HashSet<LineageId>, document: &DocumentId, number: Number) -> LineageId {
    let mut attempt = 0;
    loop {
        let lineage = identity(document, number, attempt);
        if used.insert(lineage) {
            return lineage;
        }
        attempt += 1;
    }
}

/// The texts of a game's editions among documents, each with the edition and language that it holds, or
/// quotes: whole ones before fragments, older before newer, originals before translations.
fn texts<'d>(game: Game, documents: impl IntoIterator<Item = &'d Document>) -> Vec<(DocumentId, bool, &'d Document)> {
    let of_game = documents.into_iter().filter(|document| document.game == game);
    let mut texts: Vec<(DocumentId, bool, &Document)> = of_game
        .filter_map(|document| match document.kind {
            DocumentKind::Rules => Some((document.id.clone(), false, document)),
            _ => {
                let quoted = document.nodes.iter().filter(|node| node.kind.is_numbered());
                let edition = quoted.filter_map(|node| node.quoted_from.as_deref()).next()?;
                Some((edition.clone(), true, document))
            }
        })
        .collect();
    texts.sort_by_key(|(id, fragment, _)| (*fragment, id.date(), std::cmp::Reverse(id.lang())));
    texts
}

/// Whether a table speaks of a text with these rules.
fn says(table: &Table, rows: &[(Number, u64, Vec<u16>)]) -> bool {
    table.rows().len() == rows.len()
        && table.rows().iter().zip(rows).all(|(row, (number, said, _))| row.number == *number && row.said == *said)
}

/// How far a text is from a known one that it can be compared with, in days or what is as bad.
fn distance(known: &Table, at_hand: &AtHand<'_>, id: &DocumentId) -> Option<u32> {
    /// Texts of one edition in two languages are as far apart as texts that so many days lie between.
    const TRANSLATION: u32 = 60;
    /// What another language and another date cost on top of the days.
    const BOTH: u32 = 100_000;
    /// What it costs that only hashes are known.
    const HASHES: u32 = 365;
    /// Fragments are the last resort.
    const FRAGMENT: u32 = 1_000_000;
    let day = |date: EditionDate| {
        let (year, month, day) = date.parts();
        u32::from(year.unwrap_or(0)) * 372 + u32::from(month.unwrap_or(1)) * 31 + u32::from(day.unwrap_or(1))
    };
    let days = day(known.document.date()).abs_diff(day(id.date()));
    let is_here = at_hand.contains_key(&known.document);
    let same_language = known.document.lang() == id.lang();
    if known.document.work() != id.work() || !(is_here || same_language) {
        return None;
    }
    let language = match (same_language, days) {
        (true, _) => 0,
        (false, 0) => TRANSLATION,
        (false, _) => BOTH,
    };
    let hashes = if is_here { 0 } else { HASHES };
    Some(days + language + hashes + if known.fragment { FRAGMENT } else { 0 })
}
