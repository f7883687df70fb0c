//! Word diff of texts of one language (patience diff), aware of references.

use std::{
    collections::{HashMap, HashSet},
    ops::Range,
};

use similar::{Algorithm, DiffOp, capture_diff_slices};
use vademecum_document::{Reference, Target};
use vademecum_text::{fold, to_ascii_punctuation};
use vademecum_vocab::Number;

use crate::{
    DiffPiece, PieceOp, ReferenceChange, TextChange,
    token::{Token, TokenKind, TokenizedText, normalize},
};
use vademecum_align::Alignment;

/// Maximum number of unpaired references that a reference of the other edition is compared with. Rules have fewer
/// references; the time to pair `n` of them is proportional to `n` times this.
const MAX_REFERENCES_AHEAD: usize = 128;

/// The numbers in the second edition of every rule of the first.
#[derive(Debug, Default)]
pub(crate) struct RuleMoves {
    to: HashMap<Number, Vec<Number>>,
    new: HashSet<Number>,
}

impl RuleMoves {
    pub(crate) fn new(alignment: &Alignment) -> Self {
        let mut moves = RuleMoves::default();
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

    /// The numbers of a rule in the second edition; a number that is not aligned stays the same.
    pub(crate) fn targets(&self, number: Number) -> Vec<Number> {
        self.to.get(&number).cloned().unwrap_or_else(|| vec![number])
    }

    /// Whether a reference in the second edition points at the same rules as one in the first.
    pub(crate) fn follows(&self, old: &Reference, new: &Reference) -> bool {
        let terms = |of: &Reference| -> Vec<String> {
            let names = of.targets.iter().filter_map(|target| match target {
                Target::Term(name) => Some(fold(&to_ascii_punctuation(name))),
                Target::Number(_) => None,
            });
            names.collect()
        };
        if terms(old) != terms(new) {
            return false;
        }
        let [from, to]: [Vec<Number>; 2] = [old, new].map(|reference| reference.numbers().collect());
        let gone: Vec<Vec<Number>> = from.iter().map(|&number| self.targets(number)).collect();
        let mut live = gone.iter().filter(|places| !places.is_empty()).peekable();
        if live.peek().is_none() {
            return from.is_empty() && to.is_empty();
        }
        // A range may include new rules.
        let allowed = |number: &Number| {
            gone.iter().flatten().any(|place| place == number) || (to.len() > 1 && self.new.contains(number))
        };
        live.all(|places| places.iter().any(|place| to.contains(place))) && to.iter().all(allowed)
    }
}

#[derive(Debug, Default)]
pub(crate) struct TextDiff {
    pub(crate) change: TextChange,
    /// The pieces, each with the indexes of its text on the first and on the second side.
    pub(crate) pieces: Vec<(usize, usize, DiffPiece)>,
    pub(crate) references: Vec<ReferenceChange>,
}

/// The tokens of all texts of one side.
struct TokenSequence<'t, 'd> {
    texts: &'t [TokenizedText<'d>],
    /// Index of the text, index of the token in it, and comparison key.
    tokens: Vec<(usize, usize, u32)>,
}

/// Compares the texts of one side of a group, as one sequence, with those of the other side.
pub(crate) fn diff_texts(old: &[TokenizedText<'_>], new: &[TokenizedText<'_>], moves: &RuleMoves) -> TextDiff {
    let mut keys = TokenKeys::default();
    let pairs = pair_references(old, new, moves);
    let ((old_keys, paired), new_keys) = keys.keys_of_references(old, new, &pairs);
    let left = TokenSequence::new(old, &mut keys, &old_keys);
    let right = TokenSequence::new(new, &mut keys, &new_keys);
    let by_key = |row: &TokenSequence<'_, '_>| row.tokens.iter().map(|&(.., key)| key).collect::<Vec<u32>>();
    let ops = capture_diff_slices(Algorithm::Patience, &by_key(&left), &by_key(&right));
    let references = changed_references(&left, &right, &ops, &paired);
    let change = change_level(&left, &right, &references);
    let pieces = to_pieces(&left, &right, &absorb_short_matches(&left, &right, &ops));
    TextDiff { change, pieces, references }
}

/// A reference: index of its text, and its index in that text's list.
type ReferencePlace = (usize, usize);

/// Pairs references of the first side with those of the second that follow them, each once, in order.
fn pair_references(
    old: &[TokenizedText<'_>],
    new: &[TokenizedText<'_>],
    moves: &RuleMoves,
) -> Vec<(ReferencePlace, ReferencePlace)> {
    let all = |texts: &[TokenizedText<'_>]| -> Vec<ReferencePlace> {
        let parts = texts.iter().enumerate();
        parts.flat_map(|(part, text)| (0..text.references.len()).map(move |i| (part, i))).collect()
    };
    pair_in_order(all(old), all(new), |from, to| {
        moves.follows(old[from.0].references[from.1], new[to.0].references[to.1])
    })
}

/// Pairs each item of the second list with the first unpaired one of the first list that it follows, among the next
/// [`MAX_REFERENCES_AHEAD`].
fn pair_in_order<T: Copy>(mut old: Vec<T>, new: Vec<T>, follows: impl Fn(T, T) -> bool) -> Vec<(T, T)> {
    let mut pairs = Vec::new();
    for to in new {
        if let Some(place) = old.iter().take(MAX_REFERENCES_AHEAD).position(|&from| follows(from, to)) {
            pairs.push((old.remove(place), to));
        }
    }
    pairs
}

/// Comparison keys of tokens: one for each distinct word, mark and symbol, and one for each pair of references.
#[derive(Debug, Default)]
struct TokenKeys {
    known: HashMap<String, u32>,
    used: u32,
}

type ReferenceKeys = HashMap<ReferencePlace, u32>;

impl TokenKeys {
    fn new_key(&mut self) -> u32 {
        self.used += 1;
        self.used
    }

    fn key_of_word(&mut self, word: &str) -> u32 {
        if let Some(&key) = self.known.get(word) {
            return key;
        }
        let key = self.new_key();
        self.known.insert(word.to_owned(), key);
        key
    }

    /// Keys of references, equal for paired ones; also the text of the partner of each paired reference of the first
    /// side.
    fn keys_of_references<'d>(
        &mut self,
        old: &[TokenizedText<'d>],
        new: &[TokenizedText<'d>],
        pairs: &[(ReferencePlace, ReferencePlace)],
    ) -> ((ReferenceKeys, HashMap<ReferencePlace, &'d str>), ReferenceKeys) {
        let (mut left, mut right, mut texts) = (HashMap::new(), HashMap::new(), HashMap::new());
        for &(from, to) in pairs {
            let key = self.new_key();
            left.insert(from, key);
            right.insert(to, key);
            texts.insert(from, new[to.0].references[to.1].text.as_str());
        }
        for (texts, keys) in [(old, &mut left), (new, &mut right)] {
            for (part, text) in texts.iter().enumerate() {
                for i in 0..text.references.len() {
                    keys.entry((part, i)).or_insert_with(|| self.new_key());
                }
            }
        }
        ((left, texts), right)
    }
}

impl<'t, 'd> TokenSequence<'t, 'd> {
    fn new(texts: &'t [TokenizedText<'d>], keys: &mut TokenKeys, references: &ReferenceKeys) -> Self {
        let mut tokens = Vec::new();
        for (part, text) in texts.iter().enumerate() {
            for (place, token) in text.tokens.iter().enumerate() {
                let key = match token.kind {
                    TokenKind::Reference(i) => references.get(&(part, i)).copied().unwrap_or_default(),
                    // Typographic variants of quotation marks and apostrophes are equal here.
                    _ => keys.key_of_word(&to_ascii_punctuation(text.str(token))),
                };
                tokens.push((part, place, key));
            }
        }
        TokenSequence { texts, tokens }
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

    /// The text of a range of tokens of one text, with the space before it, and the rest of the text after its last
    /// token.
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

    /// Its normalised words and symbols, without references and punctuation.
    fn words(&self) -> Vec<String> {
        let words =
            (0..self.tokens.len()).filter(|&at| matches!(self.token(at).kind, TokenKind::Word | TokenKind::Symbol));
        words.map(|at| normalize(self.str(at))).collect()
    }

    /// The reference that a token is.
    fn reference(&self, at: usize) -> Option<(ReferencePlace, &'d Reference)> {
        match self.token(at).kind {
            TokenKind::Reference(i) => Some(((self.part(at), i), self.texts[self.part(at)].references[i])),
            _ => None,
        }
    }
}

fn changed_references(
    left: &TokenSequence<'_, '_>,
    right: &TokenSequence<'_, '_>,
    ops: &[DiffOp],
    paired: &HashMap<ReferencePlace, &str>,
) -> Vec<ReferenceChange> {
    let mut changes = Vec::new();
    // Paired references have the same key, also where they changed places.
    let kept: HashSet<u32> = {
        let keys = |row: &TokenSequence<'_, '_>| -> HashSet<u32> {
            (0..row.tokens.len()).filter(|&at| row.reference(at).is_some()).map(|at| row.tokens[at].2).collect()
        };
        keys(left).intersection(&keys(right)).copied().collect()
    };
    for op in ops {
        let alone = |row: &TokenSequence<'_, '_>, range: Range<usize>| -> Vec<String> {
            let lost = range.filter(|&at| !kept.contains(&row.tokens[at].2));
            lost.filter_map(|at| row.reference(at).map(|(_, reference)| reference.text.clone())).collect()
        };
        for at in op.old_range() {
            if let Some((mention, reference)) = left.reference(at)
                && let Some(&to) = paired.get(&mention)
                && normalize(to) != normalize(&reference.text)
            {
                let (from, to) = (Some(reference.text.clone()), Some(to.to_owned()));
                changes.push(ReferenceChange { from, to, is_same_target: true });
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
                changes.push(ReferenceChange { from, to, is_same_target: false });
            }
        }
    }
    changes
}

fn change_level(
    left: &TokenSequence<'_, '_>,
    right: &TokenSequence<'_, '_>,
    references: &[ReferenceChange],
) -> TextChange {
    let exact = |row: &TokenSequence<'_, '_>| -> String {
        let said = row.texts.iter().map(|text| text.text.trim()).filter(|text| !text.is_empty());
        said.collect::<Vec<_>>().join(" ")
    };
    if left.words() != right.words() {
        TextChange::Words
    } else if references.iter().any(|reference| !reference.is_same_target) {
        TextChange::References
    } else if !references.is_empty() {
        TextChange::ReferencesRenumbered
    } else if exact(left) != exact(right) {
        TextChange::Formatting
    } else {
        TextChange::None
    }
}

/// Merges a short match between two longer replacements into one replacement, which reads better.
fn absorb_short_matches(
    left: &TokenSequence<'_, '_>,
    right: &TokenSequence<'_, '_>,
    ops: &[DiffOp],
) -> Vec<(PieceOp, Range<usize>, Range<usize>)> {
    let words = |row: &TokenSequence<'_, '_>, range: Range<usize>| {
        range.filter(|&at| !matches!(row.token(at).kind, TokenKind::Mark)).count()
    };
    let size = |op: Option<&DiffOp>| match op {
        Some(op @ DiffOp::Replace { .. }) => words(left, op.old_range()).max(words(right, op.new_range())),
        _ => 0,
    };
    let mut out: Vec<(PieceOp, Range<usize>, Range<usize>)> = Vec::new();
    for (i, op) in ops.iter().enumerate() {
        let (old, new) = (op.old_range(), op.new_range());
        if matches!(op, DiffOp::Equal { .. }) {
            let around = size(i.checked_sub(1).and_then(|i| ops.get(i))).min(size(ops.get(i + 1)));
            let mentions = old.clone().any(|at| left.reference(at).is_some());
            if around == 0 || words(left, old.clone()) * 2 >= around || mentions {
                out.push((PieceOp::Same, old, new));
                continue;
            }
        }
        match out.last_mut() {
            // A replacement: deleted and inserted tokens as one operation.
            Some((PieceOp::Delete, from, to)) => (from.end, to.end) = (old.end, new.end),
            _ => out.push((PieceOp::Delete, old, new)),
        }
    }
    out
}

/// Makes the pieces, each within one text.
fn to_pieces(
    left: &TokenSequence<'_, '_>,
    right: &TokenSequence<'_, '_>,
    ops: &[(PieceOp, Range<usize>, Range<usize>)],
) -> Vec<(usize, usize, DiffPiece)> {
    let mut pieces: Vec<(usize, usize, DiffPiece)> = Vec::new();
    // The current text of each side: an insertion belongs to the text of the first side that it follows.
    let (mut here, mut there) = (0, 0);
    for (op, old, new) in ops {
        if *op == PieceOp::Same {
            let mut from = 0;
            let length = old.len();
            for i in 0..length {
                let (a, b) = (old.start + i, new.start + i);
                let renumbered = left.reference(a).is_some() && left.str(a) != right.str(b);
                let ends = i + 1 == length
                    || left.part(a + 1) != left.part(a)
                    || right.part(b + 1) != right.part(b)
                    || renumbered
                    || (left.reference(a + 1).is_some() && left.str(a + 1) != right.str(b + 1));
                if ends {
                    (here, there) = (left.part(a), right.part(b));
                    let text = right.slice(new.start + from..b + 1).to_owned();
                    let was = renumbered.then(|| left.str(a).to_owned());
                    pieces.push((here, there, DiffPiece { op: PieceOp::Same, text, old_reference_text: was }));
                    from = i + 1;
                }
            }
            continue;
        }
        for run in runs_within_texts(left, old) {
            here = left.part(run.start);
            pieces.push((
                here,
                there,
                DiffPiece { op: PieceOp::Delete, text: left.slice(run).to_owned(), old_reference_text: None },
            ));
        }
        for run in runs_within_texts(right, new) {
            there = right.part(run.start);
            pieces.push((
                here,
                there,
                DiffPiece { op: PieceOp::Insert, text: right.slice(run).to_owned(), old_reference_text: None },
            ));
        }
    }
    pieces
}

/// Splits a range of tokens where a text ends.
fn runs_within_texts(row: &TokenSequence<'_, '_>, range: &Range<usize>) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for at in range.clone() {
        match runs.last_mut() {
            Some(run) if row.part(run.start) == row.part(at) => run.end = at + 1,
            _ => runs.push(at..at + 1),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn references_are_paired_in_order_whichever_place_they_changed_to() {
        let pairs = |old: &[u32], new: &[u32]| pair_in_order(old.to_vec(), new.to_vec(), |from, to| from == to);
        assert_eq!(pairs(&[1, 2, 3], &[3, 1, 4]), [(3, 3), (1, 1)]);
        assert_eq!(pairs(&[1, 1], &[1, 1, 1]), [(1, 1), (1, 1)]);
    }

    #[test]
    fn comparisons_of_references_grow_with_their_number_not_with_its_square() {
        let comparisons = |n: u32| {
            let calls = Cell::new(0);
            let never = |_, _| {
                calls.set(calls.get() + 1);
                false
            };
            assert!(pair_in_order((0..n).collect(), (0..n).collect(), never).is_empty());
            calls.get()
        };
        assert_eq!(comparisons(2_000), 2 * comparisons(1_000));
    }
}
