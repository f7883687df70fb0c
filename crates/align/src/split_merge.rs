//! Splits and mergers: a unit without a match is looked for as a part of one that has a match.

use crate::{
    edition_view::{EditionView, UnitIndex},
    matching::{ByWording, Matching, RuleMatcher},
    sparse_vector::SparseVector,
};

/// Thresholds for splits and mergers, as shares and similarities from 0 to 1. Chosen by trying values on the alignments of
/// `tests/tests/corpus/align.rs`.
struct SplitMergeWeights {
    /// Minimum share of a part that the whole rule covers.
    covered_part: f32,
    /// Minimum share of the whole rule that the part covers and its match does not.
    gain: f32,
    /// Minimum share of a part that is covered almost completely.
    covered_whole_part: f32,
    /// The minimum gain of such a part.
    gain_of_whole_part: f32,
    /// Minimum similarity of two rules of one edition that are twins.
    twin: ByWording,
    /// Minimum similarity of a rule to the match of its twin.
    with_twin: f32,
    /// Minimum similarity of a rule to the one that it was merged into.
    merged: f32,
}

const WEIGHTS: SplitMergeWeights = SplitMergeWeights {
    covered_part: 0.72,
    gain: 0.25,
    covered_whole_part: 0.9,
    gain_of_whole_part: 0.05,
    twin: ByWording { same: 0.6, different: 0.68 },
    with_twin: 0.4,
    merged: 0.6,
};

/// Number of nearest neighbours in which a unit without a match is looked for.
const MAX_NEIGHBOURS: usize = 3;

/// A unit was merged into another one if at least one in this many of its descendants moved under it.
const MERGED_DESCENDANTS: usize = 3;

/// Maximum number of siblings examined on each side of a unit, so that the work grows linearly with the number of units.
/// Chapters of real rulebooks have fewer.
const MAX_SIBLINGS: usize = 512;

pub(crate) struct SplitsAndMerges {
    /// For each unit of the first edition, the parts of it in the second besides its match.
    pub(crate) splits: Vec<Vec<UnitIndex>>,
    /// For each unit of the first edition, the unit that it was merged into, and the share of it that is found there.
    pub(crate) merged: Vec<Option<(UnitIndex, f32)>>,
    /// For each unit of the second edition, whether it is part of a split.
    pub(crate) is_part_of_split: Vec<bool>,
}

impl SplitsAndMerges {
    /// Looks for each unit without a match in the matches of the units around it, and in its nearest neighbours.
    pub(crate) fn find(matcher: &RuleMatcher<'_, '_>, matching: &Matching) -> Self {
        let (a, b) = (matcher.from, matcher.to);
        let mut parts = SplitsAndMerges {
            splits: vec![Vec::new(); a.units.len()],
            merged: vec![None; a.units.len()],
            is_part_of_split: vec![false; b.units.len()],
        };
        let mut nearest_of: Vec<Vec<UnitIndex>> = vec![Vec::new(); b.units.len()];
        for (from, near) in matcher.neighbours.iter().enumerate() {
            near.iter().take(MAX_NEIGHBOURS).for_each(|&(to, _)| nearest_of[to].push(from));
        }
        let has_text = |side: &EditionView<'_>, place: UnitIndex| side.units[place].has_rule_text();
        for to in (0..b.units.len()).filter(|&to| matching.from[to].is_none() && has_text(b, to)) {
            let wholes = around(b, to).filter_map(|place| matching.from[place]).chain(nearest_of[to].iter().copied());
            let found = wholes
                .filter_map(|from| Some((from, matching.to[from]?.0)))
                .filter_map(|(from, partner)| {
                    let (whole, part, partner) = (
                        &matcher.from_vectors.own[from],
                        &matcher.to_vectors.own[to],
                        &matcher.to_vectors.own[partner],
                    );
                    Some((covered_share(whole, part, partner)?, from))
                })
                .max_by(|x, y| x.0.total_cmp(&y.0));
            if let Some((_, from)) = found {
                parts.splits[from].push(to);
                parts.is_part_of_split[to] = true;
            }
        }
        for from in (0..a.units.len()).filter(|&from| matching.to[from].is_none()) {
            let near = matcher.neighbours[from].iter().take(MAX_NEIGHBOURS).map(|&(to, _)| to);
            let wholes = around(a, from).filter_map(|place| matching.to[place].map(|(to, _)| to)).chain(near);
            let found = wholes
                .filter(|_| has_text(a, from))
                .filter_map(|to| Some((matching.from[to]?, to)))
                .filter_map(|(partner, to)| {
                    let (whole, part, partner) = (
                        &matcher.to_vectors.own[to],
                        &matcher.from_vectors.own[from],
                        &matcher.from_vectors.own[partner],
                    );
                    Some((to, covered_share(whole, part, partner)?))
                })
                .max_by(|x, y| x.1.total_cmp(&y.1));
            // The own text of a rule may have stayed behind.
            let text_is_there =
                |to: UnitIndex| a.units[from].node.text.is_empty() || matcher.has_similar_text(from, to);
            let into_similar = || similar_changed_rule(matcher, matching, from).filter(|_| has_text(a, from));
            let under = || parent_of_moved_descendants(matcher, matching, from).filter(|&(to, _)| text_is_there(to));
            let twin = matcher.twin_match(matching, from).filter(|_| has_text(a, from));
            parts.merged[from] = twin.or(found).or_else(into_similar).or_else(under);
        }
        parts
    }
}

/// The share of `part` that `whole` covers, if it is large enough, and if `part` covers what the match of `whole` lacks.
fn covered_share(whole: &SparseVector, part: &SparseVector, partner: &SparseVector) -> Option<f32> {
    let gain = whole.covered_by(&[partner, part]) - whole.covered_by(&[partner]);
    let inside = part.covered_by(&[whole]);
    let enough = if inside >= WEIGHTS.covered_whole_part { WEIGHTS.gain_of_whole_part } else { WEIGHTS.gain };
    (inside >= WEIGHTS.covered_part && gain >= enough).then_some(inside)
}

impl RuleMatcher<'_, '_> {
    /// The match of the twin of a rule without a match, and the rule's similarity to it. Twins are two rules of one edition
    /// that are nearly the same; where a later edition has one rule instead, both became that one.
    pub(crate) fn twin_match(&self, matching: &Matching, from: UnitIndex) -> Option<(UnitIndex, f32)> {
        let (a, b) = (self.from, self.to);
        let twins = self.neighbours[from].iter().filter_map(|&(to, near)| {
            let twin = matching.from[to].filter(|&twin| twin != from && near >= WEIGHTS.with_twin)?;
            let is_one = a.units[twin].has_rule_text() && b.units[to].has_rule_text();
            let changed = !self.same_words || a.units[twin].text_hash != b.units[to].text_hash;
            let alike = self.from_vectors.own[from].cosine(&self.from_vectors.own[twin]);
            (is_one && changed && alike >= WEIGHTS.twin.get(self.same_words)).then_some((alike, to, near))
        });
        twins.max_by(|x, y| x.0.total_cmp(&y.0)).map(|(_, to, near)| (to, near))
    }
}

/// The rule that a rule without a match was merged into: a similar one whose text differs from its match. Within one
/// wording only, where a changed text is certain.
fn similar_changed_rule(
    matcher: &RuleMatcher<'_, '_>,
    matching: &Matching,
    from: UnitIndex,
) -> Option<(UnitIndex, f32)> {
    let changed = |to: UnitIndex| {
        let partner = matching.from[to].filter(|_| matcher.same_words && matcher.to.units[to].has_rule_text());
        partner.is_some_and(|partner| matcher.from.units[partner].text_hash != matcher.to.units[to].text_hash)
    };
    let near = matcher.neighbours[from].iter().copied();
    near.filter(|&(to, near)| near >= WEIGHTS.merged && changed(to)).max_by(|x, y| x.1.total_cmp(&y.1))
}

/// The unit that most descendants of another moved under, and the share of descendants that did.
fn parent_of_moved_descendants(
    matcher: &RuleMatcher<'_, '_>,
    matching: &Matching,
    from: UnitIndex,
) -> Option<(UnitIndex, f32)> {
    let (a, b) = (matcher.from, matcher.to);
    let level = a.units[from].number.level();
    // The descendants of a unit follow it in the list.
    let all = a.units[from].descendants;
    let mut parents: Vec<UnitIndex> = (from + 1..=from + all)
        .filter_map(|place| matching.to[place])
        .filter_map(|(to, _)| {
            std::iter::successors(b.units[to].parent, |&parent| b.units[parent].parent)
                .find(|&parent| b.units[parent].number.level() == level)
        })
        .collect();
    parents.sort_unstable();
    let most = parents.chunk_by(|x, y| x == y).max_by_key(|run| run.len())?;
    let is_most = 2 * most.len() >= parents.len() && MERGED_DESCENDANTS * most.len() >= all;
    is_most.then(|| (most[0], most.len() as f32 / all as f32))
}

/// The parent of a unit, and its nearest siblings.
fn around<'s>(side: &'s EditionView<'_>, place: UnitIndex) -> impl Iterator<Item = UnitIndex> + 's {
    let parent = side.units[place].parent;
    let siblings = parent.map_or(&[][..], |parent| &side.units[parent].children);
    let at = siblings.partition_point(|&sibling| sibling < place);
    let near = at.saturating_sub(MAX_SIBLINGS)..siblings.len().min(at.saturating_add(MAX_SIBLINGS));
    parent.into_iter().chain(siblings[near].iter().copied())
}
