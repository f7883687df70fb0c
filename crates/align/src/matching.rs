//! Which rule is which: chapters first, then rules inside chapters, then subrules inside rules, then whatever
//! is left over anywhere.

use crate::{
    lexicon::{Lexicon, Pair},
    sequence,
    side::{Place, Side, Vectors},
};

/// What two units must have in common to be paired where order speaks for them.
const IN_ORDER: f32 = 0.2;

/// What two units of different languages must have in common to be paired where nothing else can stand in
/// their places. Inside one language so little would mean another rule.
const BETWEEN: f32 = 0.07;

/// What two units must have in common to be paired out of order.
const ANYWHERE: f32 = 0.5;

/// Pairs nearer than this are not looked for elsewhere.
const SURE: f32 = 0.45;

/// What standing in order is worth against a place elsewhere.
const ORDER: f32 = 0.2;

/// What citing the same rules is worth.
const CITING: f32 = 0.15;

/// Pairs at least this near teach the lexicon.
const TEACHES: f32 = 0.3;

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
}

/// Two sides being compared.
pub(crate) struct Matcher<'s, 'd> {
    pub(crate) a: &'s Side<'d>,
    pub(crate) b: &'s Side<'d>,
    pub(crate) va: Vectors,
    pub(crate) vb: Vectors,
}

impl<'s, 'd> Matcher<'s, 'd> {
    pub(crate) fn new(a: &'s Side<'d>, b: &'s Side<'d>, lexicon: &Lexicon) -> Self {
        Matcher { a, b, va: a.translated(lexicon, b), vb: b.vectors() }
    }

    /// Pairs everything; what was paired before helps with what rules cite.
    pub(crate) fn matching(&self, before: Option<&Matching>) -> Matching {
        let mut matching = Matching::new(self.a.units.len(), self.b.units.len());
        self.chapters(&mut matching);
        self.sections(&mut matching);
        let chapters: Vec<(Place, Place)> = self.linked(&matching, 2);
        for &(a, b) in &chapters {
            self.in_order(&self.a.units[a].children, &self.b.units[b].children, before, &mut matching);
        }
        for (a, b) in self.linked(&matching, 3) {
            self.in_order(&self.a.units[a].children, &self.b.units[b].children, before, &mut matching);
        }
        self.left_over(before, &mut matching);
        // What was found elsewhere has children of its own.
        for (a, b) in self.linked(&matching, 3) {
            let free = |units: &[Place], taken: &dyn Fn(Place) -> bool| -> Vec<Place> {
                units.iter().copied().filter(|&unit| !taken(unit)).collect()
            };
            let left = free(&self.a.units[a].children, &|unit| matching.to[unit].is_some());
            let right = free(&self.b.units[b].children, &|unit| matching.from[unit].is_some());
            self.in_order(&left, &right, before, &mut matching);
        }
        matching
    }

    fn linked(&self, matching: &Matching, level: u8) -> Vec<(Place, Place)> {
        let pairs = self.a.at_level(level).into_iter();
        pairs.filter_map(|a| matching.to[a].map(|(b, _)| (a, b))).collect()
    }

    /// Chapters by everything that stands in them, each the other's best.
    fn chapters(&self, matching: &mut Matching) {
        let (left, right) = (self.a.at_level(2), self.b.at_level(2));
        let mut near: Vec<(f32, Place, Place)> = Vec::with_capacity(left.len() * right.len());
        for &a in &left {
            for &b in &right {
                let score =
                    0.75 * self.va.whole[a].near(&self.vb.whole[b]) + 0.25 * self.va.own[a].near(&self.vb.own[b]);
                near.push((score, a, b));
            }
        }
        near.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.1, x.2).cmp(&(y.1, y.2))));
        for (score, a, b) in near {
            if score >= IN_ORDER && matching.to[a].is_none() && matching.from[b].is_none() {
                matching.link(a, b, score);
            }
        }
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
                matching.link(a, b, self.va.whole[a].near(&self.vb.whole[b]));
            }
        }
    }

    /// Units under two that are paired: in order, so that they have the most in common.
    fn in_order(&self, left: &[Place], right: &[Place], before: Option<&Matching>, matching: &mut Matching) {
        let near = |i: usize, j: usize| self.near(left[i], right[j], before);
        let pairs = sequence::pair(left.len(), right.len(), |i, j| near(i, j) - IN_ORDER);
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
                    let between = near(open.0 + k, open.1 + k);
                    let enough = if self.a.lang == self.b.lang { IN_ORDER } else { BETWEEN };
                    if between >= enough {
                        matching.link(left[open.0 + k], right[open.1 + k], between);
                    }
                }
            }
            open = (i + 1, j + 1);
        }
    }

    /// Units that found no partner in order, or a poor one, and are near one elsewhere: the nearest first.
    fn left_over(&self, before: Option<&Matching>, matching: &mut Matching) {
        let weak = |pair: Option<(Place, f32)>| pair.is_none_or(|(_, near)| near < SURE);
        let is_rule = |side: &Side<'_>, place: Place| side.units[place].number.level() > 2;
        let left: Vec<Place> =
            (0..self.a.units.len()).filter(|&a| is_rule(self.a, a) && weak(matching.to[a])).collect();
        let right: Vec<Place> = (0..self.b.units.len())
            .filter(|&b| is_rule(self.b, b) && weak(matching.from[b].and_then(|a| matching.to[a])))
            .collect();
        let mut candidates: Vec<(f32, Place, Place)> = Vec::new();
        for &a in &left {
            for &b in &right {
                let paired = matching.to[a].is_some_and(|(other, _)| other == b);
                // Cheap first: most have nothing in common.
                if !paired && self.va.own[a].near(&self.vb.own[b]) < ANYWHERE / 2.0 {
                    continue;
                }
                let near = self.near(a, b, before);
                if paired {
                    candidates.push((near + ORDER, a, b));
                } else if near >= ANYWHERE {
                    candidates.push((near, a, b));
                }
            }
        }
        candidates.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.1, x.2).cmp(&(y.1, y.2))));
        left.iter().for_each(|&a| matching.unlink(a));
        for (_, a, b) in candidates {
            if matching.to[a].is_none() && matching.from[b].is_none() {
                matching.link(a, b, self.near(a, b, before));
            }
        }
    }

    /// How near two units are: by their own words, by those under them, and by what they cite.
    pub(crate) fn near(&self, a: Place, b: Place, before: Option<&Matching>) -> f32 {
        let own = self.va.own[a].near(&self.vb.own[b]);
        let (left, right) = (&self.a.units[a], &self.b.units[b]);
        let has_children = !(left.children.is_empty() && right.children.is_empty());
        let text = if has_children {
            // A bare title says little: what stands under it decides.
            let bare = left.node.text.is_empty() && right.node.text.is_empty();
            let share = if bare { 0.25 } else { 0.5 };
            share * own + (1.0 - share) * self.va.whole[a].near(&self.vb.whole[b])
        } else {
            own
        };
        match before.and_then(|before| self.cites_alike(a, b, before)) {
            Some(alike) => (1.0 - CITING) * text + CITING * alike,
            None => text,
        }
    }

    /// How many of the rules that one cites, the other cites too; `None` if neither cites any.
    fn cites_alike(&self, a: Place, b: Place, before: &Matching) -> Option<f32> {
        let (left, right) = (&self.a.units[a].cites, &self.b.units[b].cites);
        if left.is_empty() && right.is_empty() {
            return None;
        }
        let mapped = left.iter().filter_map(|&number| self.a.place(number).and_then(|place| before.to[place]));
        let common = mapped.filter(|&(place, _)| right.contains(&self.b.units[place].number)).count();
        Some(2.0 * common as f32 / (left.len() + right.len()) as f32)
    }

    /// The paired texts, as lessons for a lexicon.
    pub(crate) fn lessons(&self, matching: &Matching) -> Vec<Pair> {
        let words = |side: &Side<'_>, place: Place| {
            let mut words: Vec<_> = side.units[place].own.keys().copied().collect();
            words.sort_unstable();
            words.truncate(LESSON);
            words
        };
        let pairs = matching.to.iter().enumerate().filter_map(|(a, pair)| pair.map(|(b, near)| (a, b, near)));
        pairs
            .filter(|&(.., near)| near >= TEACHES)
            .map(|(a, b, _)| (words(self.a, a), words(self.b, b)))
            .filter(|(from, to)| !from.is_empty() && !to.is_empty())
            .collect()
    }
}
