//! Similarity of two units: their own words, their children, and what they cite.

use crate::{
    edition_view::{EditionView, UnitIndex},
    matching::{Matching, RuleMatcher, WEIGHTS as MATCHING},
};

/// Weights of the similarity of two units, for similarities from 0 to 1. Chosen by trying values on the alignments of
/// `tests/tests/corpus/align.rs`.
pub(crate) struct SimilarityWeights {
    /// Share of the similarity that the citation overlap contributes, where either unit cites rules.
    citations: f32,
    /// Minimum child similarity at which the children of a unit are known to be under another one.
    pub(crate) min_known_children: f32,
    /// Factor of the own words of a rule that has children in one edition only.
    childless_in_one: f32,
    /// The same where its children are known to be under another unit.
    children_elsewhere: f32,
    /// Maximum that children add to the similarity of the own words of a rule with a text.
    max_child_gain: f32,
    /// Share of the own words in the similarity of two units with children, unless both are bare titles.
    own_words: f32,
    /// The same where both are bare titles, which carry little information.
    own_words_of_titles: f32,
    different_level: f32,
    /// Factor for a bare title compared with a text.
    title_and_text: f32,
}

pub(crate) const WEIGHTS: SimilarityWeights = SimilarityWeights {
    citations: 0.15,
    min_known_children: 0.5,
    childless_in_one: 0.85,
    children_elsewhere: 0.55,
    max_child_gain: 0.25,
    own_words: 0.5,
    own_words_of_titles: 0.25,
    different_level: 0.95,
    title_and_text: 0.5,
};

impl RuleMatcher<'_, '_> {
    /// Counts, for each unit of the first edition, votes for units of the second: each pair of mutual nearest neighbours
    /// votes for its parents to match, and for their parents, with its similarity. A sum of votes is divided by the geometric
    /// mean of the numbers of descendants.
    pub(crate) fn count_child_votes(&self) -> Vec<Vec<(UnitIndex, f32)>> {
        let mut best: Vec<(f32, UnitIndex)> = vec![(0.0, usize::MAX); self.to.units.len()];
        for (a, near) in self.neighbours.iter().enumerate() {
            if let Some(&(b, near)) = near.first().filter(|&&(b, near)| near > best[b].0) {
                best[b] = (near, a);
            }
        }
        let mut votes: Vec<Vec<(UnitIndex, f32)>> = vec![Vec::new(); self.from.units.len()];
        for (b, &(near, a)) in best.iter().enumerate().filter(|(_, (near, _))| *near >= MATCHING.in_order) {
            let parent = |side: &EditionView<'_>, place: UnitIndex| side.units[place].parent;
            let (mut left, mut right) = (parent(self.from, a), parent(self.to, b));
            while let (Some(of), Some(for_)) = (left, right) {
                let levels = (self.from.units[of].number.level(), self.to.units[for_].number.level());
                if levels.0 == levels.1 {
                    match votes[of].iter_mut().find(|(place, _)| *place == for_) {
                        Some((_, sum)) => *sum += near,
                        None => votes[of].push((for_, near)),
                    }
                }
                if levels.0 >= levels.1 {
                    left = parent(self.from, of);
                }
                if levels.1 >= levels.0 {
                    right = parent(self.to, for_);
                }
            }
        }
        for (a, votes) in votes.iter_mut().enumerate() {
            for (b, sum) in votes {
                let (n, m) = (self.from.units[a].descendants, self.to.units[*b].descendants);
                *sum /= ((n * m) as f32).sqrt().max(1.0);
            }
        }
        votes
    }

    /// The share of the descendants of two units that are mutual nearest neighbours, from 0 to 1.
    pub(crate) fn child_similarity(&self, a: UnitIndex, b: UnitIndex) -> f32 {
        self.child_votes[a].iter().find(|(place, _)| *place == b).map_or(0.0, |&(_, share)| share)
    }

    /// The similarity of two units, from 0 to 1. An earlier matching, if any, tells which citations are the same.
    pub(crate) fn similarity(&self, a: UnitIndex, b: UnitIndex, before: Option<&Matching>) -> f32 {
        let own = self.from_vectors.similarity(a, &self.to_vectors, b);
        let (left, right) = (&self.from.units[a], &self.to.units[b]);
        let bare = [left, right].map(|unit| unit.node.text.is_empty());
        let text = if left.children.is_empty() && right.children.is_empty() {
            own
        } else {
            // A bare title carries little information: its children decide.
            let share = if bare == [true; 2] { WEIGHTS.own_words_of_titles } else { WEIGHTS.own_words };
            let child_similarity = self.child_similarity(a, b);
            let went = self.child_votes[a]
                .iter()
                .find(|&&(_, share)| share >= WEIGHTS.min_known_children)
                .map(|&(place, _)| place);
            // A unit follows its children, unless its own text stayed behind.
            let is_known = went.is_some_and(|to| bare[0] || self.has_similar_text(a, to));
            let whole = if is_known {
                child_similarity
            } else {
                self.from_vectors.subtree(a).cosine(self.to_vectors.subtree(b)).max(child_similarity)
            };
            let alone = match (is_known, left.children.is_empty() == right.children.is_empty()) {
                (true, _) => WEIGHTS.children_elsewhere,
                (false, true) if went.is_none() => 0.0,
                (false, _) => WEIGHTS.childless_in_one,
            };
            let both = share * own + (1.0 - share) * whole;
            let both = if bare == [true; 2] { both } else { both.min(own + WEIGHTS.max_child_gain) };
            both.max(alone * own)
        };
        let text = if bare[0] == bare[1] { text } else { WEIGHTS.title_and_text * text };
        let text = if left.number.level() == right.number.level() { text } else { WEIGHTS.different_level * text };
        match before.and_then(|before| self.citation_overlap(a, b, before)) {
            Some(overlap) => (1.0 - WEIGHTS.citations) * text + WEIGHTS.citations * overlap,
            None => text,
        }
    }

    /// Whether the own words of two units are similar enough for a match in order.
    pub(crate) fn has_similar_text(&self, a: UnitIndex, b: UnitIndex) -> bool {
        self.from_vectors.similarity(a, &self.to_vectors, b) >= MATCHING.in_order
    }

    /// The Dice coefficient of the rules that two units cite, mapped by an earlier matching; `None` if neither cites any.
    fn citation_overlap(&self, a: UnitIndex, b: UnitIndex, before: &Matching) -> Option<f32> {
        let (left, right) = (&self.from.units[a].cites, &self.to.units[b].cites);
        if left.is_empty() && right.is_empty() {
            return None;
        }
        let mapped =
            left.iter().filter_map(|&number| self.from.by_number.get(&number).and_then(|&place| before.to[place]));
        let common = mapped.filter(|&(place, _)| right.contains(&self.to.units[place].number)).count();
        Some(2.0 * common as f32 / (left.len() + right.len()) as f32)
    }
}
