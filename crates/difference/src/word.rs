//! Texts of one language, compared word by word.

use std::{
    collections::{HashMap, HashSet},
    ops::Range,
};

use similar::{Algorithm, DiffOp, capture_diff_slices};
use vademecum_document::{Reference, Target};
use vademecum_vocab::{Number, fold};

use crate::{
    Change, Op, Piece, ReferenceChange,
    token::{Sort, Text, Token, normal, plain},
};
use vademecum_align::Alignment;

/// Where every rule of the first edition went.
#[derive(Debug, Default)]
pub(crate) struct Moves {
    to: HashMap<Number, Vec<Number>>,
    new: HashSet<Number>,
}

impl Moves {
    pub(crate) fn new(alignment: &Alignment) -> Self {
        let mut moves = Moves::default();
        for link in &alignment.links {
            match link.from {
                Some(from) => {
                    moves.to.insert(from, link.to.clone());
                }
                None => moves.new.extend(&link.to),
            }
        }
        moves
    }

    /// The numbers of a rule in the second edition; a number that the alignment does not know stays itself.
    pub(crate) fn of(&self, number: Number) -> Vec<Number> {
        self.to.get(&number).cloned().unwrap_or_else(|| vec![number])
    }

    /// Whether a mention in the second edition points where one in the first has gone.
    pub(crate) fn follows(&self, old: &Reference, new: &Reference) -> bool {
        let terms = |of: &Reference| -> Vec<String> {
            let names = of.targets.iter().filter_map(|target| match target {
                Target::Term(name) => Some(fold(&plain(name))),
                Target::Number(_) => None,
            });
            names.collect()
        };
        if terms(old) != terms(new) {
            return false;
        }
        let (from, to) = (numbers(old), numbers(new));
        let gone: Vec<Vec<Number>> = from.iter().map(|&number| self.of(number)).collect();
        let mut live = gone.iter().filter(|places| !places.is_empty()).peekable();
        if live.peek().is_none() {
            return from.is_empty() && to.is_empty();
        }
        // A range that grew around a new rule is still that range.
        let allowed = |number: &Number| {
            gone.iter().flatten().any(|place| place == number) || (to.len() > 1 && self.new.contains(number))
        };
        live.all(|places| places.iter().any(|place| to.contains(place))) && to.iter().all(allowed)
    }
}

/// The numbers that a mention means.
pub(crate) fn numbers(reference: &Reference) -> Vec<Number> {
    let targets = reference.targets.iter();
    targets
        .filter_map(|target| match target {
            Target::Number(number) => Some(*number),
            Target::Term(_) => None,
        })
        .collect()
}

/// What differs between texts.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    pub(crate) change: Change,
    /// Each with its part on the first and on the second side.
    pub(crate) pieces: Vec<(usize, usize, Piece)>,
    pub(crate) references: Vec<ReferenceChange>,
}

/// The texts of one side, in order, as one row of tokens.
struct Row<'t, 'd> {
    texts: &'t [Text<'d>],
    /// Part, place in the part, and what it is compared by.
    tokens: Vec<(usize, usize, u32)>,
}

/// Compares texts that together say what other texts say together.
pub(crate) fn compare(old: &[Text<'_>], new: &[Text<'_>], moves: &Moves) -> Compared {
    let mut keys = Keys::default();
    let pairs = pair_references(old, new, moves);
    let ((old_keys, paired), new_keys) = keys.of_references(old, new, &pairs);
    let left = Row::new(old, &mut keys, &old_keys);
    let right = Row::new(new, &mut keys, &new_keys);
    let by_key = |row: &Row<'_, '_>| row.tokens.iter().map(|&(.., key)| key).collect::<Vec<u32>>();
    let ops = capture_diff_slices(Algorithm::Patience, &by_key(&left), &by_key(&right));
    let references = references(&left, &right, &ops, &paired);
    let change = change(&left, &right, &references);
    let pieces = emit(&left, &right, &absorb(&left, &right, &ops));
    Compared { change, pieces, references }
}

/// A mention: its part and its place in that part's list.
type Mention = (usize, usize);

/// Mentions of the first side with those of the second that follow them, each once, in order.
fn pair_references(old: &[Text<'_>], new: &[Text<'_>], moves: &Moves) -> Vec<(Mention, Mention)> {
    let all = |texts: &[Text<'_>]| -> Vec<Mention> {
        let parts = texts.iter().enumerate();
        parts.flat_map(|(part, text)| (0..text.references.len()).map(move |i| (part, i))).collect()
    };
    let mut free = all(old);
    let mut pairs = Vec::new();
    for (part, i) in all(new) {
        let to = new[part].references[i];
        if let Some(place) = free.iter().position(|&(part, i)| moves.follows(old[part].references[i], to)) {
            pairs.push((free.remove(place), (part, i)));
        }
    }
    pairs
}

/// What tokens are compared by: a number for each word, mark and symbol, and one for each pair of mentions.
#[derive(Debug, Default)]
struct Keys {
    known: HashMap<String, u32>,
    used: u32,
}

type ReferenceKeys = HashMap<Mention, u32>;

impl Keys {
    fn fresh(&mut self) -> u32 {
        self.used += 1;
        self.used
    }

    fn word(&mut self, word: &str) -> u32 {
        if let Some(&key) = self.known.get(word) {
            return key;
        }
        let key = self.fresh();
        self.known.insert(word.to_owned(), key);
        key
    }

    /// Keys of mentions: paired ones have the same. The first side's come with the text of their partner.
    fn of_references<'d>(
        &mut self,
        old: &[Text<'d>],
        new: &[Text<'d>],
        pairs: &[(Mention, Mention)],
    ) -> ((ReferenceKeys, HashMap<Mention, &'d str>), ReferenceKeys) {
        let (mut left, mut right, mut texts) = (HashMap::new(), HashMap::new(), HashMap::new());
        for &(from, to) in pairs {
            let key = self.fresh();
            left.insert(from, key);
            right.insert(to, key);
            texts.insert(from, new[to.0].references[to.1].text.as_str());
        }
        for (texts, keys) in [(old, &mut left), (new, &mut right)] {
            for (part, text) in texts.iter().enumerate() {
                for i in 0..text.references.len() {
                    keys.entry((part, i)).or_insert_with(|| self.fresh());
                }
            }
        }
        ((left, texts), right)
    }
}

impl<'t, 'd> Row<'t, 'd> {
    fn new(texts: &'t [Text<'d>], keys: &mut Keys, references: &ReferenceKeys) -> Self {
        let mut tokens = Vec::new();
        for (part, text) in texts.iter().enumerate() {
            for (place, token) in text.tokens.iter().enumerate() {
                let key = match token.sort {
                    Sort::Reference(i) => references.get(&(part, i)).copied().unwrap_or_default(),
                    // Quotation marks and apostrophes may be set otherwise: that is not shown word by word.
                    _ => keys.word(&plain(text.str(token))),
                };
                tokens.push((part, place, key));
            }
        }
        Row { texts, tokens }
    }

    fn token(&self, at: usize) -> &'t Token {
        let (part, place, _) = self.tokens[at];
        &self.texts[part].tokens[place]
    }

    fn part(&self, at: usize) -> usize {
        self.tokens.get(at).map_or(0, |&(part, ..)| part)
    }

    fn str(&self, at: usize) -> &'d str {
        self.texts[self.part(at)].str(self.token(at))
    }

    /// The texts of some tokens of one part, with the space before them, and that behind the part's last.
    fn slice(&self, range: Range<usize>) -> &'d str {
        let (Some(&(part, first, _)), Some(&(_, last, _))) =
            (self.tokens.get(range.start), self.tokens.get(range.end.saturating_sub(1)))
        else {
            return "";
        };
        let text = &self.texts[part];
        let from = first.checked_sub(1).map_or(0, |before| text.tokens[before].at.end);
        let to = if last + 1 == text.tokens.len() { text.text.len() } else { text.tokens[last].at.end };
        &text.text[from..to]
    }

    /// Its words as they are compared where only words count, mentions left out.
    fn words(&self) -> Vec<String> {
        let said = (0..self.tokens.len()).filter(|&at| matches!(self.token(at).sort, Sort::Word | Sort::Symbol));
        said.map(|at| normal(self.str(at))).collect()
    }

    fn mention(&self, at: usize) -> Option<(Mention, &'d Reference)> {
        match self.token(at).sort {
            Sort::Reference(i) => Some(((self.part(at), i), self.texts[self.part(at)].references[i])),
            _ => None,
        }
    }
}

/// What became of every mention that is not as it was.
fn references(
    left: &Row<'_, '_>,
    right: &Row<'_, '_>,
    ops: &[DiffOp],
    paired: &HashMap<Mention, &str>,
) -> Vec<ReferenceChange> {
    let mut changes = Vec::new();
    // Paired mentions have the same key, also where they changed places.
    let kept: HashSet<u32> = {
        let keys = |row: &Row<'_, '_>| -> HashSet<u32> {
            (0..row.tokens.len()).filter(|&at| row.mention(at).is_some()).map(|at| row.tokens[at].2).collect()
        };
        keys(left).intersection(&keys(right)).copied().collect()
    };
    for op in ops {
        let alone = |row: &Row<'_, '_>, range: Range<usize>| -> Vec<String> {
            let lost = range.filter(|&at| !kept.contains(&row.tokens[at].2));
            lost.filter_map(|at| row.mention(at).map(|(_, reference)| reference.text.clone())).collect()
        };
        for at in op.old_range() {
            if let Some((mention, reference)) = left.mention(at)
                && let Some(&to) = paired.get(&mention)
                && normal(to) != normal(&reference.text)
            {
                let (from, to) = (Some(reference.text.clone()), Some(to.to_owned()));
                changes.push(ReferenceChange { from, to, follows: true });
            }
        }
        if !matches!(op, DiffOp::Equal { .. }) {
            let (mut gone, mut new) =
                (alone(left, op.old_range()).into_iter(), alone(right, op.new_range()).into_iter());
            loop {
                let (from, to) = (gone.next(), new.next());
                if from.is_none() && to.is_none() {
                    break;
                }
                changes.push(ReferenceChange { from, to, follows: false });
            }
        }
    }
    changes
}

/// How much of a change it is.
fn change(left: &Row<'_, '_>, right: &Row<'_, '_>, references: &[ReferenceChange]) -> Change {
    let exact = |row: &Row<'_, '_>| -> String {
        let said = row.texts.iter().map(|text| text.text.trim()).filter(|text| !text.is_empty());
        said.collect::<Vec<_>>().join(" ")
    };
    if left.words() != right.words() {
        Change::Words
    } else if references.iter().any(|reference| !reference.follows) {
        Change::References
    } else if !references.is_empty() {
        Change::Renumbered
    } else if exact(left) != exact(right) {
        Change::Formatting
    } else {
        Change::None
    }
}

/// A lone word between two stretches that were replaced reads better as part of one.
fn absorb(left: &Row<'_, '_>, right: &Row<'_, '_>, ops: &[DiffOp]) -> Vec<(Op, Range<usize>, Range<usize>)> {
    let words =
        |row: &Row<'_, '_>, range: Range<usize>| range.filter(|&at| !matches!(row.token(at).sort, Sort::Mark)).count();
    let size = |op: Option<&DiffOp>| match op {
        Some(op @ DiffOp::Replace { .. }) => words(left, op.old_range()).max(words(right, op.new_range())),
        _ => 0,
    };
    let mut out: Vec<(Op, Range<usize>, Range<usize>)> = Vec::new();
    for (i, op) in ops.iter().enumerate() {
        let (old, new) = (op.old_range(), op.new_range());
        if matches!(op, DiffOp::Equal { .. }) {
            let around = size(i.checked_sub(1).and_then(|i| ops.get(i))).min(size(ops.get(i + 1)));
            let mentions = old.clone().any(|at| left.mention(at).is_some());
            if around == 0 || words(left, old.clone()) * 2 >= around || mentions {
                out.push((Op::Same, old, new));
                continue;
            }
        }
        match out.last_mut() {
            // Replaced: what is deleted and what is inserted, as one.
            Some((Op::Delete, from, to)) => (from.end, to.end) = (old.end, new.end),
            _ => out.push((Op::Delete, old, new)),
        }
    }
    out
}

/// Writes the pieces, each inside one part.
fn emit(
    left: &Row<'_, '_>,
    right: &Row<'_, '_>,
    ops: &[(Op, Range<usize>, Range<usize>)],
) -> Vec<(usize, usize, Piece)> {
    let mut pieces: Vec<(usize, usize, Piece)> = Vec::new();
    // Where each side stands: an insertion belongs to the part of the first side that it follows.
    let (mut here, mut there) = (0, 0);
    for (op, old, new) in ops {
        if *op == Op::Same {
            let mut from = 0;
            let length = old.len();
            for i in 0..length {
                let (a, b) = (old.start + i, new.start + i);
                let renumbered = left.mention(a).is_some() && left.str(a) != right.str(b);
                let ends = i + 1 == length
                    || left.part(a + 1) != left.part(a)
                    || right.part(b + 1) != right.part(b)
                    || renumbered
                    || (left.mention(a + 1).is_some() && left.str(a + 1) != right.str(b + 1));
                if ends {
                    (here, there) = (left.part(a), right.part(b));
                    let text = right.slice(new.start + from..b + 1).to_owned();
                    let was = renumbered.then(|| left.str(a).to_owned());
                    pieces.push((here, there, Piece { op: Op::Same, text, was }));
                    from = i + 1;
                }
            }
            continue;
        }
        for run in runs(left, old) {
            here = left.part(run.start);
            pieces.push((here, there, Piece { op: Op::Delete, text: left.slice(run).to_owned(), was: None }));
        }
        for run in runs(right, new) {
            there = right.part(run.start);
            pieces.push((here, there, Piece { op: Op::Insert, text: right.slice(run).to_owned(), was: None }));
        }
    }
    pieces
}

/// A range of tokens, cut where a part ends.
fn runs(row: &Row<'_, '_>, range: &Range<usize>) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for at in range.clone() {
        match runs.last_mut() {
            Some(run) if row.part(run.start) == row.part(at) => run.end = at + 1,
            _ => runs.push(at..at + 1),
        }
    }
    runs
}
