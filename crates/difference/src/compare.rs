//! Compares two editions rule by rule, and orders the result as it is read.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    slice,
};

use vademecum_document::{Document, Node, NodeIndex, NodeKind};
use vademecum_vocab::Number;

use crate::{
    ChapterRef, ComparisonBasis, DiffPiece, EditionDiff, EntryDiff, ExampleChange, NodeRef, PieceOp, Side, TextChange,
    cross_language::{self, PairStatistics},
    glossary,
    token::TokenizedText,
    word_diff::{self, RuleMoves, TextDiff},
};
use vademecum_align::{Alignment, AlignmentKind, AlignmentLink, needleman_wunsch};

/// Minimum share of common words of two versions of one example, from 0 to 1.
const MIN_COMMON_WORDS: f32 = 0.4;

/// Maximum number of pairs of examples that are compared at once. Rules have at most a dozen examples, far below this;
/// longer lists are divided in order.
const MAX_EXAMPLE_PAIRS: usize = 1 << 12;

/// Compares two aligned editions: within a language word by word, between languages by what needs no knowledge of either;
/// of a publisher's text and a digest, only the alignment is reported.
pub fn diff_editions(from: &Document, to: &Document, alignment: &Alignment) -> EditionDiff {
    let pair = EditionPair::new(from, to, alignment);
    let basis = ComparisonBasis::of(from, to);
    if basis == ComparisonBasis::SideBySide {
        let mut rows = pair.list_rules(alignment);
        rows.extend(glossary::list_common_terms(&pair));
        return EditionDiff { rows, basis };
    }
    let statistics = pair.statistics(alignment);
    let mut rows = pair.compare_rules(alignment, statistics.as_ref());
    rows.extend(glossary::compare_glossaries(&pair, statistics.as_ref()));
    EditionDiff { rows, basis }
}

pub(crate) struct EditionPair<'d> {
    pub(crate) from: EditionIndex<'d>,
    pub(crate) to: EditionIndex<'d>,
    pub(crate) moves: RuleMoves,
}

pub(crate) struct EditionIndex<'d> {
    pub(crate) document: &'d Document,
    by_number: HashMap<Number, NodeIndex>,
}

impl<'d> EditionIndex<'d> {
    fn new(document: &'d Document) -> Self {
        let mut by_number = HashMap::new();
        for rule in document.rules() {
            by_number.entry(rule.number).or_insert(rule.index);
        }
        EditionIndex { document, by_number }
    }

    pub(crate) fn number(&self, number: Number) -> Option<(NodeIndex, &'d Node)> {
        let place = *self.by_number.get(&number)?;
        self.document.get(place).map(|node| (place, node))
    }

    /// Makes a reference to a node.
    pub(crate) fn node_ref(&self, place: NodeIndex, node: &Node) -> NodeRef {
        NodeRef { node: place, fragment: node.fragment.clone(), lines: node.lines }
    }

    /// The number of the chapter that contains a node, or of the section that it is.
    fn chapter(&self, node: &Node) -> Option<Number> {
        let mut node = node;
        loop {
            if matches!(node.kind(), NodeKind::Chapter | NodeKind::Section) {
                return node.number;
            }
            match node.parent.and_then(|parent| self.document.get(parent)) {
                Some(parent) => node = parent,
                None => return node.number,
            }
        }
    }
}

/// The rules of a split or merger, or one rule and its match.
#[derive(Debug, Default)]
struct RuleGroup {
    from: Vec<Number>,
    to: Vec<Number>,
}

impl<'d> EditionPair<'d> {
    pub(crate) fn new(from: &'d Document, to: &'d Document, alignment: &Alignment) -> Self {
        EditionPair { from: EditionIndex::new(from), to: EditionIndex::new(to), moves: RuleMoves::new(alignment) }
    }

    /// Statistics of the matched rules of two languages; `None` within one language.
    pub(crate) fn statistics(&self, alignment: &Alignment) -> Option<PairStatistics> {
        let differ = self.from.document.lang() != self.to.document.lang();
        differ.then(|| PairStatistics::new(self, &self.valid_links(alignment)))
    }

    /// Compares all rules of either edition, in reading order.
    pub(crate) fn compare_rules(&self, alignment: &Alignment, statistics: Option<&PairStatistics>) -> Vec<EntryDiff> {
        let links = self.valid_links(alignment);
        let mut rows: Vec<EntryDiff> = Vec::with_capacity(links.len());
        match statistics {
            Some(statistics) => {
                rows.extend(links.iter().map(|link| cross_language::compare_row(self, statistics, self.row_of(link))));
            }
            None => {
                let by_from = links.iter().filter_map(|link| Some((link.from?, *link))).collect();
                for group in group_links(&links) {
                    self.compare_group(&group, &by_from, &mut rows);
                }
            }
        }
        self.sort_rows(rows)
    }

    /// All rules of either edition in reading order, without a comparison of their texts.
    fn list_rules(&self, alignment: &Alignment) -> Vec<EntryDiff> {
        let row = |link: &&AlignmentLink| {
            let mut row = self.row_of(link);
            if matches!(row.kind, AlignmentKind::Reworded | AlignmentKind::Removed | AlignmentKind::Added) {
                row.change = TextChange::Words;
            }
            row
        };
        self.sort_rows(self.valid_links(alignment).iter().map(row).collect())
    }

    /// The links whose numbers exist in both documents.
    fn valid_links<'a>(&self, alignment: &'a Alignment) -> Vec<&'a AlignmentLink> {
        alignment.links.iter().filter(|link| self.is_valid(link)).collect()
    }

    /// Whether the numbers of a link exist in both documents.
    fn is_valid(&self, link: &AlignmentLink) -> bool {
        link.from.is_none_or(|number| self.from.number(number).is_some())
            && link.to.iter().all(|&number| self.to.number(number).is_some())
            && !(link.from.is_none() && link.to.is_empty())
    }

    /// The row of a link, without a comparison of the texts.
    fn row_of(&self, link: &AlignmentLink) -> EntryDiff {
        let from = link.from.and_then(|number| self.from.number(number));
        let to: Vec<_> = link.to.iter().filter_map(|&number| self.to.number(number)).collect();
        let from = from.map(|(place, node)| self.from.node_ref(place, node));
        let to = to.into_iter().map(|(place, node)| self.to.node_ref(place, node)).collect();
        EntryDiff::without_texts(from, to, link.kind, link.score)
    }

    /// Compares a group word by word: one row for each rule of the first edition, or one for a new rule.
    fn compare_group(&self, group: &RuleGroup, links: &HashMap<Number, &AlignmentLink>, rows: &mut Vec<EntryDiff>) {
        let nodes = |side: &EditionIndex<'d>, numbers: &[Number]| -> Vec<&'d Node> {
            numbers.iter().filter_map(|&number| side.number(number)).map(|(_, node)| node).collect()
        };
        let (old, new) = (nodes(&self.from, &group.from), nodes(&self.to, &group.to));
        let diff = GroupDiff::compare(&old, &new, &self.moves);
        if group.from.is_empty() {
            let mut row = self.row_of(&AlignmentLink::certain(None, group.to.clone(), AlignmentKind::Added, ""));
            diff.fill(&mut row, &|_| true);
            row.change = TextChange::Words;
            rows.push(row);
        }
        for (part, number) in group.from.iter().enumerate() {
            let Some(&link) = links.get(number) else { continue };
            let mut row = self.row_of(link);
            diff.fill(&mut row, &|of| of == part);
            if group.from.len() > 1 {
                row.change = GroupDiff::level_of(&row);
            }
            rows.push(row);
        }
    }

    /// Sorts rows by the second edition, removed rules at their former place, and sets their chapters.
    fn sort_rows(&self, mut rows: Vec<EntryDiff>) -> Vec<EntryDiff> {
        let chapter_of =
            |side: &EditionIndex<'d>, spot: &NodeRef| side.document.get(spot.node).and_then(|n| side.chapter(n));
        // Index in the first edition ↦ sort key of the row.
        let mut keys: BTreeMap<usize, (usize, ChapterRef)> = BTreeMap::new();
        for row in &rows {
            if let (Some(from), Some(to)) = (&row.from, row.to.first()) {
                let under = chapter_of(&self.to, to).map(|number| (Side::To, number));
                keys.insert(from.node.get(), (to.node.get(), under));
            }
        }
        let mut keyed: Vec<((usize, u8, usize), EntryDiff)> = Vec::with_capacity(rows.len());
        for mut row in rows.drain(..) {
            let key = match (row.to.first(), &row.from) {
                (Some(to), from) => {
                    row.chapter = chapter_of(&self.to, to).map(|number| (Side::To, number));
                    (to.node.get(), 0, from.as_ref().map_or(0, |from| from.node.get()))
                }
                (None, Some(from)) => {
                    let (key, under) = self.place_of_removed(from, &keys);
                    row.chapter = under;
                    (key, 1, from.node.get())
                }
                (None, None) => continue,
            };
            keyed.push((key, row));
        }
        keyed.sort_by_key(|&(key, _)| key);
        keyed.into_iter().map(|(_, row)| row).collect()
    }

    /// The sort key and the chapter of a removed rule: after its predecessor in its chapter, if that chapter still
    /// exists; otherwise under its old chapter.
    fn place_of_removed(&self, gone: &NodeRef, keys: &BTreeMap<usize, (usize, ChapterRef)>) -> (usize, ChapterRef) {
        let chapter = self.from.document.get(gone.node).and_then(|node| self.from.chapter(node));
        let home = chapter.and_then(|number| self.from.number(number)).map(|(place, _)| place);
        let before = |ok: &dyn Fn(&ChapterRef) -> bool| {
            keys.range(..gone.node.get()).rev().find(|(_, (_, under))| ok(under)).map(|(_, &key)| key)
        };
        match home.and_then(|home| keys.get(&home.get())) {
            Some(&(_, under)) => before(&|other| *other == under).unwrap_or((0, under)),
            None => {
                let place = before(&|_| true).map_or(0, |(place, _)| place);
                (place, chapter.map(|number| (Side::From, number)))
            }
        }
    }
}

/// Groups links that share a rule on either side (connected components).
fn group_links(links: &[&AlignmentLink]) -> Vec<RuleGroup> {
    let mut of_target: HashMap<Number, usize> = HashMap::new();
    let mut groups: Vec<RuleGroup> = Vec::new();
    for link in links {
        let known: HashSet<usize> = link.to.iter().filter_map(|number| of_target.get(number)).copied().collect();
        // Mostly none or one; a rule that connects several groups makes one of them.
        let mut known: Vec<usize> = known.into_iter().collect();
        known.sort_unstable();
        let home = known.first().copied().unwrap_or_else(|| {
            groups.push(RuleGroup::default());
            groups.len() - 1
        });
        for &other in known.iter().skip(1) {
            let other = std::mem::take(&mut groups[other]);
            groups[home].from.extend(other.from);
            groups[home].to.extend(other.to);
        }
        groups[home].from.extend(link.from);
        groups[home].to.extend(&link.to);
        for number in &groups[home].to {
            of_target.insert(*number, home);
        }
    }
    for group in &mut groups {
        for numbers in [&mut group.from, &mut group.to] {
            numbers.sort_unstable();
            numbers.dedup();
        }
    }
    groups.retain(|group| !(group.from.is_empty() && group.to.is_empty()));
    groups
}

pub(crate) struct GroupDiff {
    title: TextDiff,
    text: TextDiff,
    examples: Vec<(usize, ExampleChange)>,
}

impl GroupDiff {
    pub(crate) fn compare(old: &[&Node], new: &[&Node], moves: &RuleMoves) -> Self {
        GroupDiff {
            title: word_diff::diff_texts(&titles(old), &titles(new), moves),
            text: word_diff::diff_texts(&texts(old), &texts(new), moves),
            examples: examples(old, new, moves),
        }
    }

    /// Fills a row with the pieces whose part of the first edition is the row's own.
    pub(crate) fn fill(&self, row: &mut EntryDiff, is_own: &dyn Fn(usize) -> bool) {
        let own = |compared: &TextDiff| -> Vec<(usize, DiffPiece)> {
            let pieces = compared.pieces.iter().filter(|(from, ..)| is_own(*from));
            pieces.map(|(_, to, piece)| (*to, piece.clone())).collect()
        };
        row.title_diff = own(&self.title).into_iter().map(|(_, piece)| piece).collect();
        let pieces = own(&self.text);
        row.text_diffs = vec![Vec::new(); row.to.len().max(1)];
        for (part, piece) in pieces {
            let last = row.text_diffs.len() - 1;
            row.text_diffs[part.min(last)].push(piece);
        }
        if row.from.is_some() && !row.to.is_empty() {
            row.references = self.text.references.clone();
        }
        row.examples = self.examples.iter().filter(|(from, _)| is_own(*from)).map(|(_, e)| e.clone()).collect();
        row.change = self.text.change.max(self.title.change).max(example_level(&row.examples));
    }

    /// The share of common words of the two texts, without titles and examples, from 0 to 1.
    pub(crate) fn common_words(&self) -> f32 {
        common_words(&self.text)
    }

    fn level_of(row: &EntryDiff) -> TextChange {
        let pieces = || row.title_diff.iter().chain(row.text_diffs.iter().flatten());
        if pieces().any(|piece| piece.op != PieceOp::Same && piece.text.chars().any(char::is_alphanumeric)) {
            TextChange::Words
        } else if pieces().any(|piece| piece.old_reference_text.is_some()) {
            TextChange::ReferencesRenumbered.max(example_level(&row.examples))
        } else if pieces().any(|piece| piece.op != PieceOp::Same) {
            TextChange::Formatting.max(example_level(&row.examples))
        } else {
            example_level(&row.examples)
        }
    }
}

fn titles<'d>(nodes: &[&'d Node]) -> Vec<TokenizedText<'d>> {
    nodes.iter().map(|node| TokenizedText::plain(node.title.as_deref().unwrap_or_default())).collect()
}

fn texts<'d>(nodes: &[&'d Node]) -> Vec<TokenizedText<'d>> {
    nodes.iter().map(|node| TokenizedText::of(node, None)).collect()
}

/// An example of a rule of a group.
struct ExampleText<'d> {
    /// The index of its node in the group.
    part: usize,
    /// Its index among the examples of its node.
    index: u32,
    text: TokenizedText<'d>,
}

impl<'d> ExampleText<'d> {
    fn all_of(nodes: &[&'d Node]) -> Vec<Self> {
        let of_part = |(part, node): (usize, &&'d Node)| {
            let texts = (0..).zip(TokenizedText::of_examples(node));
            texts.map(move |(index, text)| ExampleText { part, index, text })
        };
        nodes.iter().enumerate().flat_map(of_part).collect()
    }

    /// The whole example as one piece, where the other edition has no version of it.
    fn as_piece(&self, op: PieceOp) -> Vec<DiffPiece> {
        vec![DiffPiece { op, text: self.text.text.to_owned(), old_reference_text: None }]
    }
}

fn example_level(examples: &[ExampleChange]) -> TextChange {
    examples.iter().map(|example| example.change.min(TextChange::Examples)).max().unwrap_or_default()
}

fn examples(old: &[&Node], new: &[&Node], moves: &RuleMoves) -> Vec<(usize, ExampleChange)> {
    let (left, right) = (ExampleText::all_of(old), ExampleText::all_of(new));
    let compare = |i: usize, j: usize| {
        word_diff::diff_texts(slice::from_ref(&left[i].text), slice::from_ref(&right[j].text), moves)
    };
    let is_same_text = |i: usize, j: usize| left[i].text.text == right[j].text.text;
    // Diffs take memory: of most pairs only the score is kept, and the chosen ones are compared again.
    let pairs = pair_examples(left.len(), right.len(), is_same_text, |i, j| common_words(&compare(i, j)));
    let (mut partner_of_left, mut partner_of_right) = (vec![None; left.len()], vec![None; right.len()]);
    for (i, j) in pairs {
        (partner_of_left[i], partner_of_right[j]) = (Some(j), Some(i));
    }
    let mut changes = Vec::new();
    for (i, from) in left.iter().enumerate() {
        let Some(j) = partner_of_left[i] else {
            let words = from.as_piece(PieceOp::Delete);
            let change =
                ExampleChange { from: Some(from.index), to: None, change: TextChange::Words, text_diff: words };
            changes.push((from.part, change));
            continue;
        };
        let to = &right[j];
        if is_same_text(i, j) && from.text.references.is_empty() && to.text.references.is_empty() {
            continue;
        }
        let compared = compare(i, j);
        // A reference that follows its rule does not change the example.
        let change = if compared.change > TextChange::Examples { TextChange::Words } else { compared.change };
        if change != TextChange::None {
            let words = compared.pieces.into_iter().map(|(.., piece)| piece).collect();
            let change = ExampleChange { from: Some(from.index), to: Some(to.index), change, text_diff: words };
            changes.push((from.part, change));
        }
    }
    // An inserted example belongs to the rule of the example before it.
    let mut part = 0;
    for (j, to) in right.iter().enumerate() {
        if let Some(i) = partner_of_right[j] {
            part = left[i].part;
        } else {
            let words = to.as_piece(PieceOp::Insert);
            changes.push((
                part,
                ExampleChange { from: None, to: Some(to.index), change: TextChange::Words, text_diff: words },
            ));
        }
    }
    changes
}

/// Pairs `n` examples with `m` others, in order and without crossing. Equal texts at both ends are paired first; the
/// rest by the best total score. `score` compares two different texts, from 0 to 1;
/// the number of calls grows with the lengths of the lists, not with their product.
fn pair_examples(
    n: usize,
    m: usize,
    is_same_text: impl Fn(usize, usize) -> bool,
    score: impl Fn(usize, usize) -> f32,
) -> Vec<(usize, usize)> {
    let tail = (0..n.min(m)).take_while(|&k| is_same_text(n - 1 - k, m - 1 - k)).count();
    let (n_left, m_left) = (n - tail, m - tail);
    let head = (0..n_left.min(m_left)).take_while(|&k| is_same_text(k, k)).count();
    let mut pairs: Vec<(usize, usize)> = (0..head).map(|k| (k, k)).collect();
    for (from, to) in needleman_wunsch::windows(n_left - head, m_left - head, MAX_EXAMPLE_PAIRS) {
        let (first_i, first_j) = (head + from.start, head + to.start);
        let score_of = |i: usize, j: usize| {
            let (i, j) = (first_i + i, first_j + j);
            if is_same_text(i, j) { 1.0 - MIN_COMMON_WORDS } else { score(i, j) - MIN_COMMON_WORDS }
        };
        let paired = needleman_wunsch::best_pairs(from.len(), to.len(), score_of).into_iter();
        pairs.extend(paired.map(|(i, j)| (first_i + i, first_j + j)));
    }
    pairs.extend((0..tail).map(|k| (n_left + k, m_left + k)));
    pairs
}

/// The share of common words of two texts (Dice coefficient), from 0 to 1.
fn common_words(compared: &TextDiff) -> f32 {
    let (mut same, mut all) = (0, 0);
    for (.., piece) in &compared.pieces {
        let words = piece.text.split_whitespace().count();
        if piece.op == PieceOp::Same {
            same += 2 * words;
        }
        all += if piece.op == PieceOp::Same { 2 * words } else { words };
    }
    if all == 0 { 0.0 } else { same as f32 / all as f32 }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Pairs two lists of texts, of which none are alike unless equal or begun by the same letter. Returns the pairs
    /// and the number of comparisons.
    fn pair(left: &[String], right: &[String]) -> (Vec<(usize, usize)>, usize) {
        let comparisons = Cell::new(0);
        let score = |i: usize, j: usize| {
            comparisons.set(comparisons.get() + 1);
            if left[i][..1] == right[j][..1] { 0.5 } else { 0.0 }
        };
        let pairs = pair_examples(left.len(), right.len(), |i, j| left[i] == right[j], score);
        (pairs, comparisons.get())
    }

    fn texts(all: &str) -> Vec<String> {
        all.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn equal_examples_are_paired_first_and_the_rest_by_what_they_have_in_common() {
        let check = |left: &str, right: &str, expected: &[(usize, usize)], comparisons: usize| {
            assert_eq!(pair(&texts(left), &texts(right)), (expected.to_vec(), comparisons), "{left} / {right}");
        };
        check("a1 b1 c1", "a1 b1 c1", &[(0, 0), (1, 1), (2, 2)], 0);
        check("a1 b1 c1", "a1 b2 c1", &[(0, 0), (1, 1), (2, 2)], 1);
        check("a1 b1 c1", "a1 x1 b1 c1", &[(0, 0), (1, 2), (2, 3)], 0);
        check("a1 b1 c1 d1", "a2 c1 d2", &[(0, 0), (2, 1), (3, 2)], 11);
        check("a1", "a1 a1", &[(0, 1)], 0);
        check("", "a1 a1", &[], 0);
    }

    #[test]
    fn comparisons_of_examples_grow_with_their_number_not_with_its_square() {
        let comparisons = |n: usize| {
            let list = |edition: &str| (0..n).map(|i| format!("{edition}{i}")).collect::<Vec<_>>();
            let different = pair(&list("a"), &list("b")).1;
            let mut begun_otherwise = list("a");
            begun_otherwise[0] = "b".to_owned();
            assert_eq!(pair(&list("a"), &begun_otherwise), ((1..n).map(|i| (i, i)).collect(), 1));
            different
        };
        let (once, twice) = (comparisons(2_048), comparisons(4_096));
        assert!(once > 0 && twice <= 2 * once, "{once} {twice}");
        assert_eq!(comparisons(50), 2_500);
    }

    #[test]
    fn long_lists_of_different_examples_are_paired_in_order() {
        let list = |edition: &str| (0..1_000).map(|i| format!("a{edition}{i}")).collect::<Vec<_>>();
        assert_eq!(pair(&list("x"), &list("y")).0, (0..1_000).map(|i| (i, i)).collect::<Vec<_>>());
    }
}
