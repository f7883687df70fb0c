//! Rows: each rule beside what it is in the other edition, in the order in which they are read.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    slice,
};

use vademecum_document::{Document, Node, NodeIndex, NodeKind};
use vademecum_vocab::Number;

use crate::{
    Basis, Change, Differences, Edition, ExampleChange, Op, Piece, Row, Spot, Under,
    fact::{self, Habits},
    term,
    token::Text,
    word::{self, Compared, Moves},
};
use vademecum_align::{Alignment, AlignmentLink, LinkKind, needleman_wunsch};

/// Two examples with so much in common are one, changed.
const ALIKE: f32 = 0.4;

/// How many pairs of examples are compared at once at most, in pairs. The rules of a rulebook have a dozen examples
/// each, far below this; longer lists are divided in order.
const MOST_EXAMPLE_PAIRS: usize = 1 << 12;

/// What changed between two editions, given which rule became which: inside a language word by word, between
/// languages by what can be compared without knowing either. Of a publisher's text and a summary, what the alignment
/// says.
pub fn differences(from: &Document, to: &Document, alignment: &Alignment) -> Differences {
    let pair = Pair::new(from, to, alignment);
    let basis = Basis::of(from, to);
    if basis == Basis::SideBySide {
        let mut rows = pair.uncompared(alignment);
        rows.extend(term::uncompared(&pair));
        return Differences { rows, basis };
    }
    let habits = pair.habits(alignment);
    let mut rows = pair.rules(alignment, habits.as_ref());
    rows.extend(term::rows(&pair, habits.as_ref()));
    Differences { rows, basis }
}

/// Two editions with what joins them.
pub(crate) struct Pair<'d> {
    pub(crate) from: Side<'d>,
    pub(crate) to: Side<'d>,
    pub(crate) moves: Moves,
}

/// One edition, its rules found by number.
pub(crate) struct Side<'d> {
    pub(crate) document: &'d Document,
    of_number: HashMap<Number, NodeIndex>,
}

impl<'d> Side<'d> {
    fn new(document: &'d Document) -> Self {
        let mut of_number = HashMap::new();
        for (place, node) in document.nodes.iter().enumerate() {
            if let Some(number) = node.number.filter(|_| !node.stale && node.kind.is_numbered()) {
                of_number.entry(number).or_insert_with(|| NodeIndex::new(place));
            }
        }
        Side { document, of_number }
    }

    /// The node with a number.
    pub(crate) fn number(&self, number: Number) -> Option<(NodeIndex, &'d Node)> {
        let place = *self.of_number.get(&number)?;
        self.document.get(place).map(|node| (place, node))
    }

    /// A node as a row names it.
    pub(crate) fn spot(&self, place: NodeIndex, node: &Node) -> Spot {
        Spot { node: place, fragment: node.fragment.clone(), lines: node.lines }
    }

    /// The chapter a node is read in, or the section that it is.
    fn chapter(&self, node: &Node) -> Option<Number> {
        let mut node = node;
        loop {
            if matches!(node.kind, NodeKind::Chapter | NodeKind::Section) {
                return node.number;
            }
            match node.parent.and_then(|parent| self.document.get(parent)) {
                Some(parent) => node = parent,
                None => return node.number,
            }
        }
    }
}

/// Rules that together say what other rules say together.
#[derive(Debug, Default)]
struct Group {
    from: Vec<Number>,
    to: Vec<Number>,
}

impl<'d> Pair<'d> {
    pub(crate) fn new(from: &'d Document, to: &'d Document, alignment: &Alignment) -> Self {
        Pair { from: Side::new(from), to: Side::new(to), moves: Moves::new(alignment) }
    }

    /// What is usual between two languages; `None` inside one.
    pub(crate) fn habits(&self, alignment: &Alignment) -> Option<Habits> {
        let differ = self.from.document.lang() != self.to.document.lang();
        differ.then(|| Habits::new(self, &self.links(alignment)))
    }

    /// Every rule of either edition, in reading order.
    pub(crate) fn rules(&self, alignment: &Alignment, habits: Option<&Habits>) -> Vec<Row> {
        let links = self.links(alignment);
        let mut rows: Vec<Row> = Vec::with_capacity(links.len());
        match habits {
            Some(habits) => rows.extend(links.iter().map(|link| fact::row(self, habits, self.bare(link)))),
            None => {
                let by_from = links.iter().filter_map(|link| Some((link.from?, *link))).collect();
                for group in groups(&links) {
                    self.group(&group, &by_from, &mut rows);
                }
            }
        }
        self.order(rows)
    }

    /// Every rule of either edition, in reading order, with nothing compared.
    fn uncompared(&self, alignment: &Alignment) -> Vec<Row> {
        let row = |link: &&AlignmentLink| {
            let mut row = self.bare(link);
            if matches!(row.kind, LinkKind::Reworded | LinkKind::Gone | LinkKind::New) {
                row.change = Change::Words;
            }
            row
        };
        self.order(self.links(alignment).iter().map(row).collect())
    }

    /// The links of which both documents have what they name.
    fn links<'a>(&self, alignment: &'a Alignment) -> Vec<&'a AlignmentLink> {
        alignment.links.iter().filter(|link| self.knows(link)).collect()
    }

    /// Whether both documents have what a link names.
    fn knows(&self, link: &AlignmentLink) -> bool {
        link.from.is_none_or(|number| self.from.number(number).is_some())
            && link.to.iter().all(|&number| self.to.number(number).is_some())
            && !(link.from.is_none() && link.to.is_empty())
    }

    /// A row with nothing compared.
    fn bare(&self, link: &AlignmentLink) -> Row {
        let from = link.from.and_then(|number| self.from.number(number));
        let to: Vec<_> = link.to.iter().filter_map(|&number| self.to.number(number)).collect();
        let from = from.map(|(place, node)| self.from.spot(place, node));
        let to = to.into_iter().map(|(place, node)| self.to.spot(place, node)).collect();
        Row::bare(from, to, link.kind, link.score)
    }

    /// Compares a group word by word: a row for each of its first side, or one for what is new.
    fn group(&self, group: &Group, links: &HashMap<Number, &AlignmentLink>, rows: &mut Vec<Row>) {
        let nodes = |side: &Side<'d>, numbers: &[Number]| -> Vec<&'d Node> {
            numbers.iter().filter_map(|&number| side.number(number)).map(|(_, node)| node).collect()
        };
        let (old, new) = (nodes(&self.from, &group.from), nodes(&self.to, &group.to));
        let whole = Whole::compare(&old, &new, &self.moves);
        if group.from.is_empty() {
            let link =
                AlignmentLink { from: None, to: group.to.clone(), kind: LinkKind::New, score: 1.0, how: String::new() };
            let mut row = self.bare(&link);
            whole.fill(&mut row, &|_| true);
            row.change = Change::Words;
            rows.push(row);
        }
        for (part, number) in group.from.iter().enumerate() {
            let Some(&link) = links.get(number) else { continue };
            let mut row = self.bare(link);
            whole.fill(&mut row, &|of| of == part);
            if group.from.len() > 1 {
                row.change = Whole::change_of(&row);
            }
            rows.push(row);
        }
    }

    /// Puts rows in the order of the second edition, what is gone where it stood, and notes their chapters.
    fn order(&self, mut rows: Vec<Row>) -> Vec<Row> {
        let chapter_of = |side: &Side<'d>, spot: &Spot| side.document.get(spot.node).and_then(|n| side.chapter(n));
        // Each row of the second edition stands at its own place; place of the first ↦ key of its row.
        let mut keys: BTreeMap<usize, (usize, Under)> = BTreeMap::new();
        for row in &rows {
            if let (Some(from), Some(to)) = (&row.from, row.to.first()) {
                let under = chapter_of(&self.to, to).map(|number| (Edition::To, number));
                keys.insert(from.node.get(), (to.node.get(), under));
            }
        }
        let mut keyed: Vec<((usize, u8, usize), Row)> = Vec::with_capacity(rows.len());
        for mut row in rows.drain(..) {
            let key = match (row.to.first(), &row.from) {
                (Some(to), from) => {
                    row.under = chapter_of(&self.to, to).map(|number| (Edition::To, number));
                    (to.node.get(), 0, from.as_ref().map_or(0, |from| from.node.get()))
                }
                (None, Some(from)) => {
                    let (key, under) = self.place_of_gone(from, &keys);
                    row.under = under;
                    (key, 1, from.node.get())
                }
                (None, None) => continue,
            };
            keyed.push((key, row));
        }
        keyed.sort_by_key(|&(key, _)| key);
        keyed.into_iter().map(|(_, row)| row).collect()
    }

    /// Behind what stood before it in its chapter, if that chapter is still there; else under its own.
    fn place_of_gone(&self, gone: &Spot, keys: &BTreeMap<usize, (usize, Under)>) -> (usize, Under) {
        let chapter = self.from.document.get(gone.node).and_then(|node| self.from.chapter(node));
        let home = chapter.and_then(|number| self.from.number(number)).map(|(place, _)| place);
        let before = |ok: &dyn Fn(&Under) -> bool| {
            keys.range(..gone.node.get()).rev().find(|(_, (_, under))| ok(under)).map(|(_, &key)| key)
        };
        match home.and_then(|home| keys.get(&home.get())) {
            Some(&(_, under)) => before(&|other| *other == under).unwrap_or((0, under)),
            None => {
                let place = before(&|_| true).map_or(0, |(place, _)| place);
                (place, chapter.map(|number| (Edition::From, number)))
            }
        }
    }
}

/// Links as groups: rules that share a target, or targets that share a rule.
fn groups(links: &[&AlignmentLink]) -> Vec<Group> {
    let mut of_target: HashMap<Number, usize> = HashMap::new();
    let mut groups: Vec<Group> = Vec::new();
    for link in links {
        let known: HashSet<usize> = link.to.iter().filter_map(|number| of_target.get(number)).copied().collect();
        // Mostly none or one; where a rule joins two groups, all become one.
        let mut known: Vec<usize> = known.into_iter().collect();
        known.sort_unstable();
        let home = known.first().copied().unwrap_or_else(|| {
            groups.push(Group::default());
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

/// The texts of a group, compared.
pub(crate) struct Whole {
    title: Compared,
    text: Compared,
    examples: Vec<(usize, ExampleChange)>,
}

impl Whole {
    pub(crate) fn compare(old: &[&Node], new: &[&Node], moves: &Moves) -> Self {
        Whole {
            title: word::compare(&titles(old), &titles(new), moves),
            text: word::compare(&texts(old), &texts(new), moves),
            examples: examples(old, new, moves),
        }
    }

    /// Writes into a row what belongs to the parts of the first side that are its own.
    pub(crate) fn fill(&self, row: &mut Row, is_own: &dyn Fn(usize) -> bool) {
        let own = |compared: &Compared| -> Vec<(usize, Piece)> {
            let pieces = compared.pieces.iter().filter(|(from, ..)| is_own(*from));
            pieces.map(|(_, to, piece)| (*to, piece.clone())).collect()
        };
        row.title = own(&self.title).into_iter().map(|(_, piece)| piece).collect();
        let pieces = own(&self.text);
        row.words = vec![Vec::new(); row.to.len().max(1)];
        for (part, piece) in pieces {
            let last = row.words.len() - 1;
            row.words[part.min(last)].push(piece);
        }
        if row.from.is_some() && !row.to.is_empty() {
            row.references = self.text.references.clone();
        }
        row.examples = self.examples.iter().filter(|(from, _)| is_own(*from)).map(|(_, e)| e.clone()).collect();
        row.change = self.text.change.max(self.title.change).max(weight(&row.examples));
    }

    /// The share of the two texts that both have, titles and examples apart, from 0 to 1.
    pub(crate) fn common(&self) -> f32 {
        common(&self.text)
    }

    /// How much of a change there is in one part of a rule that was joined with others.
    fn change_of(row: &Row) -> Change {
        let pieces = || row.title.iter().chain(row.words.iter().flatten());
        if pieces().any(|piece| piece.op != Op::Same && piece.text.chars().any(char::is_alphanumeric)) {
            Change::Words
        } else if pieces().any(|piece| piece.was.is_some()) {
            Change::Renumbered.max(weight(&row.examples))
        } else if pieces().any(|piece| piece.op != Op::Same) {
            Change::Formatting.max(weight(&row.examples))
        } else {
            weight(&row.examples)
        }
    }
}

fn titles<'d>(nodes: &[&'d Node]) -> Vec<Text<'d>> {
    nodes.iter().map(|node| Text::plain(node.title.as_deref().unwrap_or_default())).collect()
}

fn texts<'d>(nodes: &[&'d Node]) -> Vec<Text<'d>> {
    nodes.iter().map(|node| Text::of(node, None)).collect()
}

/// An example of a rule that may consist of several nodes.
struct ExampleText<'d> {
    /// The place of its node among those of the rule.
    part: usize,
    /// Its place among the examples of its node.
    place: u32,
    text: Text<'d>,
}

impl<'d> ExampleText<'d> {
    fn all_of(nodes: &[&'d Node]) -> Vec<Self> {
        let of_part = |(part, node): (usize, &&'d Node)| {
            let texts = (0..).zip(Text::of_examples(node));
            texts.map(move |(place, text)| ExampleText { part, place, text })
        };
        nodes.iter().enumerate().flat_map(of_part).collect()
    }

    /// The example as one piece, where the other edition has none that is like it.
    fn alone(&self, op: Op) -> Vec<Piece> {
        vec![Piece { op, text: self.text.text.to_owned(), was: None }]
    }
}

/// What changed examples amount to.
fn weight(examples: &[ExampleChange]) -> Change {
    examples.iter().map(|example| example.change.min(Change::Examples)).max().unwrap_or_default()
}

/// Examples that are not as they were, each with the part of the first side it belongs to.
fn examples(old: &[&Node], new: &[&Node], moves: &Moves) -> Vec<(usize, ExampleChange)> {
    let (left, right) = (ExampleText::all_of(old), ExampleText::all_of(new));
    let compare =
        |i: usize, j: usize| word::compare(slice::from_ref(&left[i].text), slice::from_ref(&right[j].text), moves);
    let is_same_text = |i: usize, j: usize| left[i].text.text == right[j].text.text;
    // Comparisons take memory: of most pairs only the score is needed, and those that are chosen are compared again.
    let pairs = pair_examples(left.len(), right.len(), is_same_text, |i, j| common(&compare(i, j)));
    let (mut partner_of_left, mut partner_of_right) = (vec![None; left.len()], vec![None; right.len()]);
    for (i, j) in pairs {
        (partner_of_left[i], partner_of_right[j]) = (Some(j), Some(i));
    }
    let mut changes = Vec::new();
    for (i, from) in left.iter().enumerate() {
        let Some(j) = partner_of_left[i] else {
            let words = from.alone(Op::Delete);
            let change = ExampleChange { from: Some(from.place), to: None, change: Change::Words, words };
            changes.push((from.part, change));
            continue;
        };
        let to = &right[j];
        if is_same_text(i, j) && from.text.references.is_empty() && to.text.references.is_empty() {
            continue;
        }
        let compared = compare(i, j);
        // A mention that follows its rule is no change of the example.
        let change = if compared.change > Change::Examples { Change::Words } else { compared.change };
        if change != Change::None {
            let words = compared.pieces.into_iter().map(|(.., piece)| piece).collect();
            let change = ExampleChange { from: Some(from.place), to: Some(to.place), change, words };
            changes.push((from.part, change));
        }
    }
    // An inserted example belongs to the part of the example before it.
    let mut part = 0;
    for (j, to) in right.iter().enumerate() {
        if let Some(i) = partner_of_right[j] {
            part = left[i].part;
        } else {
            let words = to.alone(Op::Insert);
            changes.push((part, ExampleChange { from: None, to: Some(to.place), change: Change::Words, words }));
        }
    }
    changes
}

/// Pairs `n` examples with `m` others, in order and without crossing. Those at both ends whose texts are equal are
/// paired first; of the rest, those that have the most in common. `score` compares two different texts, from 0 to 1;
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
    for (from, to) in needleman_wunsch::windows(n_left - head, m_left - head, MOST_EXAMPLE_PAIRS) {
        let (first_i, first_j) = (head + from.start, head + to.start);
        let score_of = |i: usize, j: usize| {
            let (i, j) = (first_i + i, first_j + j);
            if is_same_text(i, j) { 1.0 - ALIKE } else { score(i, j) - ALIKE }
        };
        let paired = needleman_wunsch::best_pairs(from.len(), to.len(), score_of).into_iter();
        pairs.extend(paired.map(|(i, j)| (first_i + i, first_j + j)));
    }
    pairs.extend((0..tail).map(|k| (n_left + k, m_left + k)));
    pairs
}

/// The share of two texts that both have, from 0 to 1.
fn common(compared: &Compared) -> f32 {
    let (mut same, mut all) = (0, 0);
    for (.., piece) in &compared.pieces {
        let words = piece.text.split_whitespace().count();
        if piece.op == Op::Same {
            same += 2 * words;
        }
        all += if piece.op == Op::Same { 2 * words } else { words };
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
