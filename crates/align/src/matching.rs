//! Matches units one to one: chapters first, then rules inside chapters, then subrules inside rules; then every match is
//! weighed against the nearest units anywhere.

use crate::{
    candidates::nearest_neighbours,
    edition_view::{EditionView, UnitIndex, UnitVectors},
    lexicon::{BilingualLexicon, TextPair},
    needleman_wunsch,
    similarity::WEIGHTS as SIMILARITY,
};

/// Thresholds and weights of the matching, all as similarities from 0 to 1. Chosen by trying values on the alignments of
/// `tests/tests/corpus/align.rs`, which compares them with matches that people reviewed.
pub(crate) struct MatchingWeights {
    /// Minimum similarity of a match in order.
    pub(crate) in_order: f32,
    /// The same between languages, where both units are the only ones left between two matches. Within one language,
    /// so low a similarity means another rule.
    between_matches: f32,
    /// Minimum similarity of chapters that are matched out of order.
    chapter: f32,
    /// Minimum similarity of a match out of order, anywhere in the document.
    anywhere: f32,
    /// The same in chapters that are matched, or share rules.
    nearby: ByWording,
    /// Minimum child similarity of chapters that share rules.
    related_chapters: f32,
    /// Length ratio below which the threshold of a match anywhere rises, in inverse proportion to the ratio.
    similar_length: f32,
    /// Bonus of a match for each that holds: its parents match, the siblings before match, those after match, most
    /// children match.
    context: f32,
    /// Minimum similarity for the whole bonus; below, the bonus shrinks in proportion.
    full_context: f32,
    /// Minimum total gain for which two matches exchange their partners.
    uncross: f32,
    /// Minimum similarity of a match that the lexicon is learned from.
    training: f32,
    /// The same with the bonus added.
    training_in_context: f32,
}

/// A threshold that depends on whether both editions use the same wording: one language, and both the publisher's text or
/// both digests.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ByWording {
    pub(crate) same: f32,
    pub(crate) different: f32,
}

impl ByWording {
    pub(crate) fn get(self, same_words: bool) -> f32 {
        if same_words { self.same } else { self.different }
    }
}

pub(crate) const WEIGHTS: MatchingWeights = MatchingWeights {
    in_order: 0.2,
    between_matches: 0.07,
    chapter: 0.35,
    anywhere: 0.5,
    nearby: ByWording { same: 0.45, different: 0.35 },
    related_chapters: 0.1,
    similar_length: 0.4,
    context: 0.13,
    full_context: 0.5,
    uncross: 0.25,
    training: 0.3,
    training_in_context: 0.5,
};

/// Weights of the parts of the similarity of two chapters, which add up to 1.
struct ChapterWeights {
    /// Of the cosine of everything in them.
    contents: f32,
    /// Of the similarity of their rules.
    children: f32,
    /// Of the similarity of their titles.
    title: f32,
}

const CHAPTER_WEIGHTS: ChapterWeights = ChapterWeights { contents: 0.4, children: 0.4, title: 0.2 };

/// A one-to-one matching of some units of two editions.
#[derive(Debug, Clone, Default)]
pub(crate) struct Matching {
    /// For each unit of the first edition, its match in the second and their similarity.
    pub(crate) to: Vec<Option<(UnitIndex, f32)>>,
    /// For each unit of the second edition, its match in the first.
    pub(crate) from: Vec<Option<UnitIndex>>,
}

impl Matching {
    fn new(from: usize, to: usize) -> Self {
        Matching { to: vec![None; from], from: vec![None; to] }
    }

    fn link(&mut self, a: UnitIndex, b: UnitIndex, near: f32) {
        self.unlink(a);
        if let Some(other) = self.from[b] {
            self.unlink(other);
        }
        self.to[a] = Some((b, near));
        self.from[b] = Some(a);
    }

    fn unlink(&mut self, a: UnitIndex) {
        if let Some((b, _)) = self.to[a].take() {
            self.from[b] = None;
        }
    }

    /// Greedily links units that are free, best first. A candidate is its score, the similarity, and the two units.
    fn link_all(&mut self, mut candidates: Vec<(f32, f32, UnitIndex, UnitIndex)>) {
        candidates.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.2, x.3).cmp(&(y.2, y.3))));
        for (_, near, a, b) in candidates {
            if self.to[a].is_none() && self.from[b].is_none() {
                self.link(a, b, near);
            }
        }
    }

    pub(crate) fn pair_count(&self) -> usize {
        self.to.iter().flatten().count()
    }

    fn are_linked(&self, a: UnitIndex, b: UnitIndex) -> bool {
        self.to[a].is_some_and(|(other, _)| other == b)
    }
}

/// Two editions being matched.
pub(crate) struct RuleMatcher<'s, 'd> {
    pub(crate) from: &'s EditionView<'d>,
    pub(crate) to: &'s EditionView<'d>,
    /// Whether both use the same wording: one language, and both the publisher's text or both digests.
    pub(crate) same_words: bool,
    pub(crate) from_vectors: UnitVectors,
    pub(crate) to_vectors: UnitVectors,
    /// For each unit of the first edition, the most similar ones of the second by their own words, with the cosine.
    pub(crate) neighbours: Vec<Vec<(UnitIndex, f32)>>,
    /// For each unit of the first edition that has children, units of the second with the share of their descendants that
    /// are mutual nearest neighbours.
    pub(crate) child_votes: Vec<Vec<(UnitIndex, f32)>>,
}

impl<'s, 'd> RuleMatcher<'s, 'd> {
    pub(crate) fn new(
        from: &'s EditionView<'d>,
        to: &'s EditionView<'d>,
        lexicon: &BilingualLexicon,
        same_words: bool,
    ) -> Self {
        let (from_vectors, to_vectors) = (from.translated_vectors(lexicon, to), to.vectors());
        let neighbours = nearest_neighbours(&from_vectors.own, &to_vectors.own, to.vocabulary.words().len());
        let mut matcher =
            RuleMatcher { from, to, same_words, from_vectors, to_vectors, neighbours, child_votes: Vec::new() };
        matcher.child_votes = matcher.count_child_votes();
        matcher
    }

    /// Matches all units; an earlier matching, if any, tells which citations are the same.
    pub(crate) fn match_all(&self, before: Option<&Matching>) -> Matching {
        let mut matching = Matching::new(self.from.units.len(), self.to.units.len());
        self.match_chapters(&mut matching);
        self.match_sections(&mut matching);
        for level in [2, 3] {
            self.match_children(level, before, &mut matching);
        }
        self.rescore(before, &mut matching);
        // Units that were matched elsewhere have children, and what they left is free for their neighbours.
        for level in [2, 3] {
            self.match_children(level, before, &mut matching);
            self.match_moved_children(level, before, &mut matching);
        }
        self.match_remaining(before, &mut matching);
        self.uncross(before, &mut matching);
        self.drop_outliers(&mut matching);
        matching
    }

    /// Matches free children of matched units of one level, in order.
    fn match_children(&self, level: u8, before: Option<&Matching>, matching: &mut Matching) {
        for a in self.from.at_level(level) {
            let Some((b, _)) = matching.to[a] else { continue };
            self.match_gaps(
                &self.from.units[a].children,
                &self.to.units[b].children,
                WEIGHTS.in_order,
                before,
                matching,
            );
        }
    }

    /// Matches free children with free units beside their siblings, where these moved to another parent.
    fn match_moved_children(&self, level: u8, before: Option<&Matching>, matching: &mut Matching) {
        for a in self.from.at_level(level) {
            let children = &self.from.units[a].children;
            if children.iter().all(|&child| matching.to[child].is_some()) {
                continue;
            }
            let moved = children.iter().filter_map(|&child| matching.to[child]);
            let mut parents: Vec<UnitIndex> = moved.filter_map(|(b, _)| self.to.units[b].parent).collect();
            parents.retain(|&b| !matching.are_linked(a, b));
            parents.sort_unstable();
            parents.dedup();
            for b in parents {
                self.match_gaps(children, &self.to.units[b].children, self.nearby_threshold(), before, matching);
            }
        }
    }

    /// Matches chapters by title, contents and mutual neighbours among their rules, most similar first.
    fn match_chapters(&self, matching: &mut Matching) {
        let (left, right) = (self.from.at_level(2), self.to.at_level(2));
        let mut near: Vec<(f32, UnitIndex, UnitIndex)> = Vec::with_capacity(left.len() * right.len());
        for &a in &left {
            for &b in &right {
                let whole = self.from_vectors.subtree(a).cosine(self.to_vectors.subtree(b));
                let title = self.from_vectors.similarity(a, &self.to_vectors, b);
                near.push((
                    CHAPTER_WEIGHTS.contents * whole
                        + CHAPTER_WEIGHTS.children * self.child_similarity(a, b)
                        + CHAPTER_WEIGHTS.title * title,
                    a,
                    b,
                ));
            }
        }
        near.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.1, x.2).cmp(&(y.1, y.2))));
        for (score, a, b) in near {
            if score >= WEIGHTS.chapter && matching.to[a].is_none() && matching.from[b].is_none() {
                matching.link(a, b, score);
            }
        }
        // The others by their order.
        self.match_gaps(&left, &right, WEIGHTS.in_order, None, matching);
    }

    /// Matches sections by the number of their chapters that are matched.
    fn match_sections(&self, matching: &mut Matching) {
        for a in self.from.at_level(1) {
            let mut votes: Vec<(usize, UnitIndex)> = Vec::new();
            for &chapter in &self.from.units[a].children {
                let Some(section) = matching.to[chapter].and_then(|(b, _)| self.to.units[b].parent) else { continue };
                match votes.iter_mut().find(|(_, place)| *place == section) {
                    Some((count, _)) => *count += 1,
                    None => votes.push((1, section)),
                }
            }
            let best = votes
                .into_iter()
                .filter(|&(_, b)| matching.from[b].is_none())
                .max_by_key(|&(count, b)| (count, std::cmp::Reverse(b)));
            if let Some((_, b)) = best {
                matching.link(a, b, self.from_vectors.subtree(a).cosine(self.to_vectors.subtree(b)));
            }
        }
    }

    /// Matches free siblings of two lists, in each gap between two neighbouring matches.
    fn match_gaps(
        &self,
        left: &[UnitIndex],
        right: &[UnitIndex],
        min_similarity: f32,
        before: Option<&Matching>,
        matching: &mut Matching,
    ) {
        // Unit indexes follow the order of the document.
        let place = |b: UnitIndex| right.binary_search(&b).ok();
        let mut open = (0, 0);
        let mut bounds: Vec<(usize, usize)> = Vec::new();
        for (i, &a) in left.iter().enumerate() {
            // A match that crosses others, or is elsewhere, is not a boundary.
            if let Some(j) = matching.to[a].and_then(|(b, _)| place(b)).filter(|&j| j >= open.1) {
                bounds.push((i, j));
                open = (i + 1, j + 1);
            }
        }
        bounds.push((left.len(), right.len()));
        let mut open = (0, 0);
        for (i, j) in bounds {
            let free_left: Vec<UnitIndex> =
                left[open.0..i].iter().copied().filter(|&a| matching.to[a].is_none()).collect();
            let free_right: Vec<UnitIndex> =
                right[open.1..j].iter().copied().filter(|&b| matching.from[b].is_none()).collect();
            for (from, to) in
                needleman_wunsch::windows(free_left.len(), free_right.len(), needleman_wunsch::DEFAULT_MAX_MATRIX_CELLS)
            {
                if !from.is_empty() && !to.is_empty() {
                    self.match_in_order(&free_left[from], &free_right[to], min_similarity, before, matching);
                }
            }
            open = (i + 1, j + 1);
        }
    }

    /// Matches two lists of free units in order, with the largest total similarity above a minimum.
    fn match_in_order(
        &self,
        left: &[UnitIndex],
        right: &[UnitIndex],
        min_similarity: f32,
        before: Option<&Matching>,
        matching: &mut Matching,
    ) {
        let pairs = left.iter().flat_map(|&a| right.iter().map(move |&b| (a, b)));
        let near: Vec<f32> = pairs.map(|(a, b)| self.similarity(a, b, before)).collect();
        let near = |i: usize, j: usize| near[i * right.len() + j];
        let pairs = needleman_wunsch::best_pairs(left.len(), right.len(), |i, j| near(i, j) - min_similarity);
        for &(i, j) in &pairs {
            matching.link(left[i], right[j], near(i, j));
        }
        // As many units left on either side between two matches: they match in order, unless they have nothing in common.
        let ends = std::iter::once((left.len(), right.len()));
        let mut open = (0, 0);
        for (i, j) in pairs.iter().copied().chain(ends) {
            let (n, m) = (i - open.0, j - open.1);
            if n == m {
                for k in 0..n {
                    let (a, b) = (left[open.0 + k], right[open.1 + k]);
                    let between = near(open.0 + k, open.1 + k);
                    if between >= self.between_threshold(a, b) {
                        matching.link(a, b, between);
                    }
                }
            }
            open = (i + 1, j + 1);
        }
    }

    /// Minimum similarity of a match out of order in related chapters.
    fn nearby_threshold(&self) -> f32 {
        WEIGHTS.nearby.get(self.same_words)
    }

    /// Minimum similarity of a match between two units that are the only ones left between two matches.
    fn between_threshold(&self, a: UnitIndex, b: UnitIndex) -> f32 {
        if self.same_words {
            WEIGHTS.in_order
        } else if self.from.is_untranslated(a) || self.to.is_untranslated(b) {
            0.0
        } else {
            WEIGHTS.between_matches
        }
    }

    /// Matches all rules anew: the present matches, with a bonus for their context, compete with the nearest units
    /// elsewhere.
    fn rescore(&self, before: Option<&Matching>, matching: &mut Matching) {
        let rules: Vec<UnitIndex> =
            (0..self.from.units.len()).filter(|&a| self.from.units[a].number.level() > 2).collect();
        let mut candidates: Vec<(f32, f32, UnitIndex, UnitIndex)> = Vec::new();
        for &a in &rules {
            if let Some((b, near)) = matching.to[a] {
                let share = (near / WEIGHTS.full_context).min(1.0);
                candidates.push((near + self.context_bonus(a, b, matching) * share, near, a, b));
            }
            let elsewhere = self.candidates_elsewhere(a, before, matching);
            candidates.extend(elsewhere.map(|(near, b)| (near, near, a, b)));
        }
        rules.iter().for_each(|&a| matching.unlink(a));
        matching.link_all(candidates);
    }

    /// Matches free rules with free neighbours elsewhere, most similar first.
    fn match_remaining(&self, before: Option<&Matching>, matching: &mut Matching) {
        let mut candidates: Vec<(f32, f32, UnitIndex, UnitIndex)> = Vec::new();
        for a in
            (0..self.from.units.len()).filter(|&a| matching.to[a].is_none() && self.from.units[a].number.level() > 2)
        {
            let elsewhere = self.candidates_elsewhere(a, before, matching).filter(|&(_, b)| matching.from[b].is_none());
            candidates.extend(elsewhere.map(|(near, b)| (near, near, a, b)));
        }
        matching.link_all(candidates);
    }

    /// Exchanges the partners of two siblings that changed places, where that increases the total similarity: matching in
    /// order cannot see it.
    fn uncross(&self, before: Option<&Matching>, matching: &mut Matching) {
        for a in 0..self.from.units.len() {
            let Some((b, near)) = matching.to[a] else { continue };
            let better = self.neighbours[a].iter().filter_map(|&(other, _)| {
                let (from, theirs) = matching.from[other].and_then(|from| Some((from, matching.to[from]?.1)))?;
                let beside = self.from.units[from].parent == self.from.units[a].parent
                    && self.to.units[other].parent == self.to.units[b].parent
                    && self.from.units[a].parent.is_some()
                    && from > a;
                let crossed = [self.similarity(a, other, before), self.similarity(from, b, before)];
                let gain = crossed[0] + crossed[1] - near - theirs;
                (beside && gain > WEIGHTS.uncross).then_some((gain, from, other, crossed))
            });
            if let Some((_, from, other, crossed)) = better.max_by(|x, y| x.0.total_cmp(&y.0)) {
                matching.unlink(from);
                matching.link(a, other, crossed[0]);
                matching.link(from, b, crossed[1]);
            }
        }
    }

    /// Removes matches of rules in unrelated chapters, if the rule is at least as similar to the match of its twin (see
    /// [`RuleMatcher::twin_match`]) in a related one.
    fn drop_outliers(&self, matching: &mut Matching) {
        for a in 0..self.from.units.len() {
            let Some((_, near)) = matching.to[a].filter(|&(b, _)| !self.are_in_related_chapters(a, b, matching)) else {
                continue;
            };
            let at_home = self.twin_match(matching, a).filter(|&(to, _)| self.are_in_related_chapters(a, to, matching));
            if self.from.units[a].number.level() > 2 && at_home.is_some_and(|(_, other)| other >= near) {
                matching.unlink(a);
            }
        }
    }

    fn are_in_related_chapters(&self, a: UnitIndex, b: UnitIndex, matching: &Matching) -> bool {
        match (self.from.units[a].chapter, self.to.units[b].chapter) {
            (Some(from), Some(to)) => {
                matching.are_linked(from, to) || self.child_similarity(from, to) >= WEIGHTS.related_chapters
            }
            _ => false,
        }
    }

    /// Candidates for the match of a rule anywhere, out of order: similarity and unit.
    fn candidates_elsewhere(
        &self,
        a: UnitIndex,
        before: Option<&Matching>,
        matching: &Matching,
    ) -> impl Iterator<Item = (f32, UnitIndex)> {
        let near = self.neighbours[a].iter().filter(move |&&(b, own)| {
            // A cheap test first, which most candidates fail.
            own >= self.nearby_threshold() / 2.0 && self.to.units[b].number.level() > 2 && !matching.are_linked(a, b)
        });
        near.filter_map(move |&(b, _)| {
            let near = self.similarity(a, b, before);
            let lengths = [self.from_vectors.own[a].entries().len(), self.to_vectors.own[b].entries().len()]
                .map(|words| words as f32);
            let length_ratio = lengths[0].min(lengths[1]) / lengths[0].max(lengths[1]);
            let enough = if self.are_in_related_chapters(a, b, matching) {
                self.nearby_threshold()
            } else {
                WEIGHTS.anywhere / (length_ratio / WEIGHTS.similar_length).min(1.0)
            };
            (near >= enough).then_some((near, b))
        })
    }

    /// The bonus of a match for its context: matched parents, siblings and children.
    fn context_bonus(&self, a: UnitIndex, b: UnitIndex, matching: &Matching) -> f32 {
        let siblings = |side: &EditionView<'_>, place: UnitIndex| -> [Option<UnitIndex>; 2] {
            let Some(parent) = side.units[place].parent else { return [None; 2] };
            let siblings = &side.units[parent].children;
            let at = siblings.partition_point(|&sibling| sibling < place);
            [at.checked_sub(1).and_then(|at| siblings.get(at)).copied(), siblings.get(at + 1).copied()]
        };
        let agree = |left: Option<UnitIndex>, right: Option<UnitIndex>| match (left, right) {
            (Some(left), Some(right)) => matching.are_linked(left, right),
            (left, right) => left == right,
        };
        let (left, right) = (siblings(self.from, a), siblings(self.to, b));
        let parents = agree(self.from.units[a].parent, self.to.units[b].parent);
        let agreeing = [
            parents,
            parents && agree(left[0], right[0]),
            parents && agree(left[1], right[1]),
            self.child_similarity(a, b) >= SIMILARITY.min_known_children,
        ];
        WEIGHTS.context * agreeing.into_iter().filter(|agrees| *agrees).count() as f32
    }

    pub(crate) fn training_pairs(&self, matching: &Matching) -> Vec<TextPair> {
        let words = |side: &'s EditionView<'d>, place: UnitIndex| side.units[place].own.iter().map(|&(word, _)| word);
        let pairs = matching.to.iter().enumerate().filter_map(|(a, pair)| pair.map(|(b, near)| (a, b, near)));
        pairs
            .filter(|&(a, b, near)| {
                near >= WEIGHTS.training || near + self.context_bonus(a, b, matching) >= WEIGHTS.training_in_context
            })
            .filter_map(|(a, b, _)| TextPair::new(words(self.from, a), words(self.to, b)))
            .collect()
    }
}
