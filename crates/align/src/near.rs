//! How near two rules are: by their own words, by those under them, and by what they cite.

use crate::{
    matching::{IN_ORDER, Matcher, Matching},
    side::{Place, Side},
};

/// What citing the same rules is worth.
const CITING: f32 = 0.15;

/// Where so much of what stands under a unit is found under another, all of it is looked for there.
pub(crate) const KNOWN: f32 = 0.5;

/// What the own words of a rule are worth that has others under it in one edition only.
const ALONE: f32 = 0.85;

/// The same where it is known that what stands under it went elsewhere.
const LEFT: f32 = 0.55;

/// What stands under a rule with a text of its own adds no more than this to what that says.
const COMPANY: f32 = 0.25;

/// What two units of different depth are worth against two of the same.
const DEPTH: f32 = 0.95;

/// What a bare title is worth against a text.
const BARE: f32 = 0.5;

impl Matcher<'_, '_> {
    /// Votes of units for those that their parents, and the parents of these, might be: each unit that is
    /// the nearest of its nearest has one.
    pub(crate) fn kin(&self) -> Vec<Vec<(Place, f32)>> {
        let mut best: Vec<(f32, Place)> = vec![(0.0, usize::MAX); self.b.units.len()];
        for (a, near) in self.nearest.iter().enumerate() {
            if let Some(&(b, near)) = near.first().filter(|&&(b, near)| near > best[b].0) {
                best[b] = (near, a);
            }
        }
        let mut votes: Vec<Vec<(Place, f32)>> = vec![Vec::new(); self.a.units.len()];
        for (b, &(near, a)) in best.iter().enumerate().filter(|(_, (near, _))| *near >= IN_ORDER) {
            let parent = |side: &Side<'_>, place: Place| side.units[place].parent;
            let (mut left, mut right) = (parent(self.a, a), parent(self.b, b));
            while let (Some(of), Some(for_)) = (left, right) {
                let levels = (self.a.units[of].number.level(), self.b.units[for_].number.level());
                if levels.0 == levels.1 {
                    match votes[of].iter_mut().find(|(place, _)| *place == for_) {
                        Some((_, sum)) => *sum += near,
                        None => votes[of].push((for_, near)),
                    }
                }
                if levels.0 >= levels.1 {
                    left = parent(self.a, of);
                }
                if levels.1 >= levels.0 {
                    right = parent(self.b, for_);
                }
            }
        }
        for (a, votes) in votes.iter_mut().enumerate() {
            for (b, sum) in votes {
                let (n, m) = (self.a.units[a].under, self.b.units[*b].under);
                *sum /= ((n * m) as f32).sqrt().max(1.0);
            }
        }
        votes
    }

    /// How much of what stands under two units is nearest to what stands under the other.
    pub(crate) fn kinship(&self, a: Place, b: Place) -> f32 {
        self.kin[a].iter().find(|(place, _)| *place == b).map_or(0.0, |&(_, share)| share)
    }

    /// How near two units are: by their own words, by those under them, and by what they cite.
    pub(crate) fn near(&self, a: Place, b: Place, before: Option<&Matching>) -> f32 {
        let own = self.va.near(a, &self.vb, b);
        let (left, right) = (&self.a.units[a], &self.b.units[b]);
        let bare = [left, right].map(|unit| unit.node.text.is_empty());
        let text = if left.children.is_empty() && right.children.is_empty() {
            own
        } else {
            // A bare title says little: what stands under it decides.
            let share = if bare == [true; 2] { 0.25 } else { 0.5 };
            let kinship = self.kinship(a, b);
            let went = self.kin[a].iter().find(|&&(_, share)| share >= KNOWN).map(|&(place, _)| place);
            // Where most of what stands under a unit is found under another, that one it is, unless what
            // it says itself stayed behind.
            let is_known = went.is_some_and(|to| bare[0] || self.says_alike(a, to));
            let whole = if is_known { kinship } else { self.va.whole(a).near(self.vb.whole(b)).max(kinship) };
            let alone = match (is_known, left.children.is_empty() == right.children.is_empty()) {
                (true, _) => LEFT,
                (false, true) if went.is_none() => 0.0,
                (false, _) => ALONE,
            };
            let both = share * own + (1.0 - share) * whole;
            let both = if bare == [true; 2] { both } else { both.min(own + COMPANY) };
            both.max(alone * own)
        };
        let text = if bare[0] == bare[1] { text } else { BARE * text };
        let text = if left.number.level() == right.number.level() { text } else { DEPTH * text };
        match before.and_then(|before| self.cites_alike(a, b, before)) {
            Some(alike) => (1.0 - CITING) * text + CITING * alike,
            None => text,
        }
    }

    /// Whether the own words of two units have enough in common for a pair in order.
    pub(crate) fn says_alike(&self, a: Place, b: Place) -> bool {
        self.va.near(a, &self.vb, b) >= IN_ORDER
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
}
