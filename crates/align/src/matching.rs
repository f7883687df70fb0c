//! Which rule is which: chapters first, then rules inside chapters, then subrules inside rules; then every
//! pair is weighed against what is nearest anywhere.

use crate::{
    lexicon::{Lexicon, Pair},
    near::KNOWN,
    nearest::nearest,
    sequence,
    side::{Place, Side, Vectors},
};

/// What two units must have in common to be paired where order speaks for them.
pub(crate) const IN_ORDER: f32 = 0.2;

/// What two units of different languages must have in common to be paired where nothing else can stand in
/// their places. Inside one language so little would mean another rule.
const BETWEEN: f32 = 0.07;

/// What two chapters must have in common to be paired out of order.
const CHAPTER: f32 = 0.35;

/// What two units must have in common to be paired out of order.
const ANYWHERE: f32 = 0.5;

/// The same for two in chapters that are paired, or share rules: inside a language, and between two.
const NEARBY: [f32; 2] = [0.45, 0.35];

/// Chapters share rules if so much under them does.
const NEIGHBOURS: f32 = 0.1;

/// Texts with less than this of each other's length are not alike enough to be one rule in two places,
/// unless they are nearer by as much.
const ALIKE: f32 = 0.4;

/// What each of four things is worth to a pair that stands in order: that the parents are paired, that the
/// neighbours on either side are, and that most of what stands under one is found under the other.
const CONTEXT: f32 = 0.13;

/// A pair this near is worth the whole of it; where hardly anything speaks for a pair but its place, another
/// rule may have taken it.
const DESERVED: f32 = 0.5;

/// What two pairs must gain together to be crossed.
const SWAP: f32 = 0.25;

/// Pairs at least this near teach the lexicon.
const TEACHES: f32 = 0.3;

/// Pairs with less in common teach it if their place speaks for them.
const TEACHES_IN_PLACE: f32 = 0.5;

/// Longer texts are cut for learning: company among hundreds of words tells little.
const LESSON: usize = 120;

/// The units of two sides, paired one to one.
#[derive(Debug, Clone, Default)]
pub(crate) struct Matching {
    /// For each unit of the first side, the other's and how near it is.
    pub(crate) to: Vec<Option<(Place, f32)>>,
    /// For each unit of the second side, the first's.
    pub(crate) from: Vec<Option<Place>>,
}

impl Matching {
    fn new(from: usize, to: usize) -> Self {
        Matching { to: vec![None; from], from: vec![None; to] }
    }

    fn link(&mut self, a: Place, b: Place, near: f32) {
        self.unlink(a);
        if let Some(other) = self.from[b] {
            self.unlink(other);
        }
        self.to[a] = Some((b, near));
        self.from[b] = Some(a);
    }

    fn unlink(&mut self, a: Place) {
        if let Some((b, _)) = self.to[a].take() {
            self.from[b] = None;
        }
    }

    /// Pairs what is free, what is worth most first: worth, nearness, the two units.
    fn link_all(&mut self, mut candidates: Vec<(f32, f32, Place, Place)>) {
        candidates.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.2, x.3).cmp(&(y.2, y.3))));
        for (_, near, a, b) in candidates {
            if self.to[a].is_none() && self.from[b].is_none() {
                self.link(a, b, near);
            }
        }
    }

    /// How many pairs there are.
    pub(crate) fn linked(&self) -> usize {
        self.to.iter().flatten().count()
    }

    fn are_linked(&self, a: Place, b: Place) -> bool {
        self.to[a].is_some_and(|(other, _)| other == b)
    }
}

/// Two sides being compared.
pub(crate) struct Matcher<'s, 'd> {
    pub(crate) a: &'s Side<'d>,
    pub(crate) b: &'s Side<'d>,
    /// Whether both say things in the same words: they are of one language, and by one hand.
    pub(crate) same_words: bool,
    pub(crate) va: Vectors,
    pub(crate) vb: Vectors,
    /// For each unit of the first side, those of the second that are nearest by their own words.
    pub(crate) nearest: Vec<Vec<(Place, f32)>>,
    /// For each unit of the first side that has others under it, units of the second with how much of what
    /// stands under either is nearest to what stands under the other.
    pub(crate) kin: Vec<Vec<(Place, f32)>>,
}

impl<'s, 'd> Matcher<'s, 'd> {
    pub(crate) fn new(a: &'s Side<'d>, b: &'s Side<'d>, lexicon: &Lexicon, same_words: bool) -> Self {
        let (va, vb) = (a.translated(lexicon, b), b.vectors());
        let nearest = nearest(&va.own, &vb.own, b.vocabulary.words().len());
        let mut matcher = Matcher { a, b, same_words, va, vb, nearest, kin: Vec::new() };
        matcher.kin = matcher.kin();
        matcher
    }

    /// Pairs everything; what was paired before helps with what rules cite.
    pub(crate) fn matching(&self, before: Option<&Matching>) -> Matching {
        let mut matching = Matching::new(self.a.units.len(), self.b.units.len());
        self.chapters(&mut matching);
        self.sections(&mut matching);
        for level in [2, 3] {
            self.under(level, before, &mut matching);
        }
        self.settle(before, &mut matching);
        // What was found elsewhere has others under it, and what it left is free for its neighbours.
        for level in [2, 3] {
            self.under(level, before, &mut matching);
            self.under_others(level, before, &mut matching);
        }
        self.leftovers(before, &mut matching);
        self.swaps(before, &mut matching);
        self.strays(&mut matching);
        matching
    }

    /// Pairs what is free under the pairs of one level, in order.
    fn under(&self, level: u8, before: Option<&Matching>, matching: &mut Matching) {
        for a in self.a.at_level(level) {
            let Some((b, _)) = matching.to[a] else { continue };
            self.gaps(&self.a.units[a].children, &self.b.units[b].children, IN_ORDER, before, matching);
        }
    }

    /// Pairs what is free under the units of one level with what is free beside those that stood under the
    /// same unit, where these went under another.
    fn under_others(&self, level: u8, before: Option<&Matching>, matching: &mut Matching) {
        for a in self.a.at_level(level) {
            let children = &self.a.units[a].children;
            if children.iter().all(|&child| matching.to[child].is_some()) {
                continue;
            }
            let went = children.iter().filter_map(|&child| matching.to[child]);
            let mut parents: Vec<Place> = went.filter_map(|(b, _)| self.b.units[b].parent).collect();
            parents.retain(|&b| !matching.are_linked(a, b));
            parents.sort_unstable();
            parents.dedup();
            for b in parents {
                self.gaps(children, &self.b.units[b].children, self.nearby(), before, matching);
            }
        }
    }

    /// Chapters by everything that stands in them and by whose rules are whose, the nearest first.
    fn chapters(&self, matching: &mut Matching) {
        let (left, right) = (self.a.at_level(2), self.b.at_level(2));
        let mut near: Vec<(f32, Place, Place)> = Vec::with_capacity(left.len() * right.len());
        for &a in &left {
            for &b in &right {
                let whole = self.va.whole(a).near(self.vb.whole(b));
                let title = self.va.near(a, &self.vb, b);
                near.push((0.4 * whole + 0.4 * self.kinship(a, b) + 0.2 * title, a, b));
            }
        }
        near.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.1, x.2).cmp(&(y.1, y.2))));
        for (score, a, b) in near {
            if score >= CHAPTER && matching.to[a].is_none() && matching.from[b].is_none() {
                matching.link(a, b, score);
            }
        }
        // One that has little in common with any is known by its place alone.
        self.gaps(&left, &right, IN_ORDER, None, matching);
    }

    /// Sections by the chapters they share.
    fn sections(&self, matching: &mut Matching) {
        for a in self.a.at_level(1) {
            let mut votes: Vec<(usize, Place)> = Vec::new();
            for &chapter in &self.a.units[a].children {
                let Some(section) = matching.to[chapter].and_then(|(b, _)| self.b.units[b].parent) else { continue };
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
                matching.link(a, b, self.va.whole(a).near(self.vb.whole(b)));
            }
        }
    }

    /// Units under two that are paired, those between two pairs that do not cross among themselves.
    fn gaps(&self, left: &[Place], right: &[Place], enough: f32, before: Option<&Matching>, matching: &mut Matching) {
        // Units are numbered in the order in which they stand.
        let place = |b: Place| right.binary_search(&b).ok();
        let mut open = (0, 0);
        let mut bounds: Vec<(usize, usize)> = Vec::new();
        for (i, &a) in left.iter().enumerate() {
            // What is paired across others, or elsewhere, bounds nothing.
            if let Some(j) = matching.to[a].and_then(|(b, _)| place(b)).filter(|&j| j >= open.1) {
                bounds.push((i, j));
                open = (i + 1, j + 1);
            }
        }
        bounds.push((left.len(), right.len()));
        let mut open = (0, 0);
        for (i, j) in bounds {
            let free_left: Vec<Place> = left[open.0..i].iter().copied().filter(|&a| matching.to[a].is_none()).collect();
            let free_right: Vec<Place> =
                right[open.1..j].iter().copied().filter(|&b| matching.from[b].is_none()).collect();
            for (from, to) in sequence::windows(free_left.len(), free_right.len(), sequence::MOST_PAIRS) {
                if !from.is_empty() && !to.is_empty() {
                    self.in_order(&free_left[from], &free_right[to], enough, before, matching);
                }
            }
            open = (i + 1, j + 1);
        }
    }

    /// Two lists of free units: in order, so that they have the most in common.
    fn in_order(
        &self,
        left: &[Place],
        right: &[Place],
        enough: f32,
        before: Option<&Matching>,
        matching: &mut Matching,
    ) {
        let pairs = left.iter().flat_map(|&a| right.iter().map(move |&b| (a, b)));
        let near: Vec<f32> = pairs.map(|(a, b)| self.near(a, b, before)).collect();
        let near = |i: usize, j: usize| near[i * right.len() + j];
        let pairs = sequence::pair(left.len(), right.len(), |i, j| near(i, j) - enough);
        for &(i, j) in &pairs {
            matching.link(left[i], right[j], near(i, j));
        }
        // Between two pairs, as many on either side: each is the other's, unless they have nothing in common.
        let ends = std::iter::once((left.len(), right.len()));
        let mut open = (0, 0);
        for (i, j) in pairs.iter().copied().chain(ends) {
            let (n, m) = (i - open.0, j - open.1);
            if n == m {
                for k in 0..n {
                    let (a, b) = (left[open.0 + k], right[open.1 + k]);
                    let between = near(open.0 + k, open.1 + k);
                    if between >= self.enough_between(a, b) {
                        matching.link(a, b, between);
                    }
                }
            }
            open = (i + 1, j + 1);
        }
    }

    /// What two units must have in common to be paired out of order in chapters that share rules.
    fn nearby(&self) -> f32 {
        NEARBY[usize::from(!self.same_words)]
    }

    /// What two units must have in common to be paired where nothing else can stand in their places.
    fn enough_between(&self, a: Place, b: Place) -> f32 {
        if self.same_words {
            IN_ORDER
        } else if self.a.is_foreign(a) || self.b.is_foreign(b) {
            0.0
        } else {
            BETWEEN
        }
    }

    /// Weighs the pairs that stand in order against what is nearest anywhere: the nearest first.
    fn settle(&self, before: Option<&Matching>, matching: &mut Matching) {
        let rules: Vec<Place> = (0..self.a.units.len()).filter(|&a| self.a.units[a].number.level() > 2).collect();
        let mut candidates: Vec<(f32, f32, Place, Place)> = Vec::new();
        for &a in &rules {
            if let Some((b, near)) = matching.to[a] {
                let deserved = (near / DESERVED).min(1.0);
                candidates.push((near + self.context(a, b, matching) * deserved, near, a, b));
            }
            let elsewhere = self.elsewhere(a, before, matching);
            candidates.extend(elsewhere.map(|(near, b)| (near, near, a, b)));
        }
        rules.iter().for_each(|&a| matching.unlink(a));
        matching.link_all(candidates);
    }

    /// Pairs what is still free with what is free and near, best first.
    fn leftovers(&self, before: Option<&Matching>, matching: &mut Matching) {
        let mut candidates: Vec<(f32, f32, Place, Place)> = Vec::new();
        for a in (0..self.a.units.len()).filter(|&a| matching.to[a].is_none() && self.a.units[a].number.level() > 2) {
            let elsewhere = self.elsewhere(a, before, matching).filter(|&(_, b)| matching.from[b].is_none());
            candidates.extend(elsewhere.map(|(near, b)| (near, near, a, b)));
        }
        matching.link_all(candidates);
    }

    /// Neighbours that changed places: order hides them where each is near enough to what the other is.
    fn swaps(&self, before: Option<&Matching>, matching: &mut Matching) {
        for a in 0..self.a.units.len() {
            let Some((b, near)) = matching.to[a] else { continue };
            let better = self.nearest[a].iter().filter_map(|&(other, _)| {
                let (from, theirs) = matching.from[other].and_then(|from| Some((from, matching.to[from]?.1)))?;
                let beside = self.a.units[from].parent == self.a.units[a].parent
                    && self.b.units[other].parent == self.b.units[b].parent
                    && self.a.units[a].parent.is_some()
                    && from > a;
                let crossed = [self.near(a, other, before), self.near(from, b, before)];
                let gain = crossed[0] + crossed[1] - near - theirs;
                (beside && gain > SWAP).then_some((gain, from, other, crossed))
            });
            if let Some((_, from, other, crossed)) = better.max_by(|x, y| x.0.total_cmp(&y.0)) {
                matching.unlink(from);
                matching.link(a, other, crossed[0]);
                matching.link(from, b, crossed[1]);
            }
        }
    }

    /// Takes rules back from chapters that have nothing to do with theirs, if they are at least as near to what
    /// became of a twin in one that has.
    fn strays(&self, matching: &mut Matching) {
        for a in 0..self.a.units.len() {
            let Some((_, near)) = matching.to[a].filter(|&(b, _)| !self.are_nearby(a, b, matching)) else { continue };
            let at_home = self.twin(matching, a).filter(|&(to, _)| self.are_nearby(a, to, matching));
            if self.a.units[a].number.level() > 2 && at_home.is_some_and(|(_, other)| other >= near) {
                matching.unlink(a);
            }
        }
    }

    /// Whether two units stand in chapters that are paired, or share rules.
    fn are_nearby(&self, a: Place, b: Place, matching: &Matching) -> bool {
        match (self.a.units[a].chapter, self.b.units[b].chapter) {
            (Some(from), Some(to)) => matching.are_linked(from, to) || self.kinship(from, to) >= NEIGHBOURS,
            _ => false,
        }
    }

    /// Rules that one may have become although they do not stand in order.
    fn elsewhere(
        &self,
        a: Place,
        before: Option<&Matching>,
        matching: &Matching,
    ) -> impl Iterator<Item = (f32, Place)> {
        let near = self.nearest[a].iter().filter(move |&&(b, own)| {
            // Cheap first: most have nothing in common.
            own >= self.nearby() / 2.0 && self.b.units[b].number.level() > 2 && !matching.are_linked(a, b)
        });
        near.filter_map(move |&(b, _)| {
            let near = self.near(a, b, before);
            let lengths = [self.va.own[a].words().len(), self.vb.own[b].words().len()].map(|words| words as f32);
            let alike = lengths[0].min(lengths[1]) / lengths[0].max(lengths[1]);
            let enough =
                if self.are_nearby(a, b, matching) { self.nearby() } else { ANYWHERE / (alike / ALIKE).min(1.0) };
            (near >= enough).then_some((near, b))
        })
    }

    /// What the place of a pair is worth: its parents, its neighbours and what stands under it are paired too.
    fn context(&self, a: Place, b: Place, matching: &Matching) -> f32 {
        let siblings = |side: &Side<'_>, place: Place| -> [Option<Place>; 2] {
            let Some(parent) = side.units[place].parent else { return [None; 2] };
            let siblings = &side.units[parent].children;
            let at = siblings.partition_point(|&sibling| sibling < place);
            [at.checked_sub(1).and_then(|at| siblings.get(at)).copied(), siblings.get(at + 1).copied()]
        };
        let agree = |left: Option<Place>, right: Option<Place>| match (left, right) {
            (Some(left), Some(right)) => matching.are_linked(left, right),
            (left, right) => left == right,
        };
        let (left, right) = (siblings(self.a, a), siblings(self.b, b));
        let parents = agree(self.a.units[a].parent, self.b.units[b].parent);
        let agreeing = [
            parents,
            parents && agree(left[0], right[0]),
            parents && agree(left[1], right[1]),
            self.kinship(a, b) >= KNOWN,
        ];
        CONTEXT * agreeing.into_iter().filter(|agrees| *agrees).count() as f32
    }

    /// The paired texts, as lessons for a lexicon.
    pub(crate) fn lessons(&self, matching: &Matching) -> Vec<Pair> {
        let words = |side: &Side<'_>, place: Place| {
            side.units[place].own.iter().map(|&(word, _)| word).take(LESSON).collect::<Vec<_>>()
        };
        let pairs = matching.to.iter().enumerate().filter_map(|(a, pair)| pair.map(|(b, near)| (a, b, near)));
        pairs
            .filter(|&(a, b, near)| near >= TEACHES || near + self.context(a, b, matching) >= TEACHES_IN_PLACE)
            .map(|(a, b, _)| (words(self.a, a), words(self.b, b)))
            .filter(|(from, to)| !from.is_empty() && !to.is_empty())
            .collect()
    }
}
