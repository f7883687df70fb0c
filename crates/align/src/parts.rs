//! Rules that were divided, and rules that were joined: what found no partner is looked for as a part of what
//! has one.

use crate::{
    matching::{Matcher, Matching},
    side::{Place, Side},
    vector::Vector,
};

/// A part of a rule says at least this much of what another says.
const PART: f32 = 0.72;

/// So much of a rule must be found in a new one before it is called split.
const GAIN: f32 = 0.25;

/// Where this much of it stands there, less of the rule must be found in it.
const ALL: f32 = 0.9;

/// So much less.
const SOME: f32 = 0.05;

/// Rules that were divided or joined.
pub(crate) struct Parts {
    /// For each unit of the first side, units of the second that say parts of it, its partner left out.
    pub(crate) splits: Vec<Vec<Place>>,
    /// For each unit of the first side, the unit it was merged into, and how much of it is there.
    pub(crate) merged: Vec<Option<(Place, f32)>>,
    /// Units of the second side that are part of a split.
    pub(crate) taken: Vec<bool>,
}

impl Parts {
    /// A unit without partner is looked for in the partners of those that stand around it, and in those of
    /// the units that are nearest to it anywhere.
    pub(crate) fn find(matcher: &Matcher<'_, '_>, matching: &Matching) -> Self {
        let (a, b) = (matcher.a, matcher.b);
        let mut parts = Parts {
            splits: vec![Vec::new(); a.units.len()],
            merged: vec![None; a.units.len()],
            taken: vec![false; b.units.len()],
        };
        let mut nearest: Vec<Vec<Place>> = vec![Vec::new(); b.units.len()];
        for (from, near) in matcher.nearest.iter().enumerate() {
            near.iter().take(NEAREST).for_each(|&(to, _)| nearest[to].push(from));
        }
        let says = |side: &Side<'_>, place: Place| side.units[place].says_something();
        for to in (0..b.units.len()).filter(|&to| matching.from[to].is_none() && says(b, to)) {
            let wholes = around(b, to).filter_map(|place| matching.from[place]).chain(nearest[to].iter().copied());
            let found = wholes
                .filter_map(|from| Some((from, matching.to[from]?.0)))
                .filter_map(|(from, partner)| {
                    let (whole, part, partner) = (&matcher.va.own[from], &matcher.vb.own[to], &matcher.vb.own[partner]);
                    Some((part_of(whole, part, partner)?, from))
                })
                .max_by(|x, y| x.0.total_cmp(&y.0));
            if let Some((_, from)) = found {
                parts.splits[from].push(to);
                parts.taken[to] = true;
            }
        }
        for from in (0..a.units.len()).filter(|&from| matching.to[from].is_none()) {
            let near = matcher.nearest[from].iter().take(NEAREST).map(|&(to, _)| to);
            let wholes = around(a, from).filter_map(|place| matching.to[place].map(|(to, _)| to)).chain(near);
            let found = wholes
                .filter(|_| says(a, from))
                .filter_map(|to| Some((matching.from[to]?, to)))
                .filter_map(|(partner, to)| {
                    let (whole, part, partner) = (&matcher.vb.own[to], &matcher.va.own[from], &matcher.va.own[partner]);
                    Some((to, part_of(whole, part, partner)?))
                })
                .max_by(|x, y| x.1.total_cmp(&y.1));
            // What a rule says itself may have stayed behind.
            let says_so = |to: Place| a.units[from].node.text.is_empty() || matcher.says_alike(from, to);
            let into_like = || joined(matcher, matching, from).filter(|_| says(a, from));
            let under = || went_under(matcher, matching, from).filter(|&(to, _)| says_so(to));
            let twin = matcher.twin(matching, from).filter(|_| says(a, from));
            parts.merged[from] = twin.or(found).or_else(into_like).or_else(under);
        }
        parts
    }
}

/// A unit without partner is looked for in so many of those that are nearest to it.
const NEAREST: usize = 3;

/// How much of a text stands in another, if that is most of it, and if the other's partner says the rest of
/// it and not this.
fn part_of(whole: &Vector, part: &Vector, partner: &Vector) -> Option<f32> {
    let gain = whole.covered_by(&[partner, part]) - whole.covered_by(&[partner]);
    let inside = part.covered_by(&[whole]);
    let enough = if inside >= ALL { SOME } else { GAIN };
    (inside >= PART && gain >= enough).then_some(inside)
}

/// Two rules of one edition with so much in common are twins: inside a language, where it is known besides that
/// what one of them became was changed, and between two.
const TWIN: [f32; 2] = [0.6, 0.68];

/// What a rule must have in common with what its twin became to be in it as well.
const WITH_TWIN: f32 = 0.4;

impl Matcher<'_, '_> {
    /// What the twin of a rule without partner became, and how near the rule is to it: where an edition says
    /// nearly the same of two things and a later one says it once, both are there.
    pub(crate) fn twin(&self, matching: &Matching, from: Place) -> Option<(Place, f32)> {
        let (a, b) = (self.a, self.b);
        let twins = self.nearest[from].iter().filter_map(|&(to, near)| {
            let twin = matching.from[to].filter(|&twin| twin != from && near >= WITH_TWIN)?;
            let is_one = a.units[twin].says_something() && b.units[to].says_something();
            let changed = !self.same_words || a.units[twin].says != b.units[to].says;
            let alike = self.va.own[from].near(&self.va.own[twin]);
            (is_one && changed && alike >= TWIN[usize::from(!self.same_words)]).then_some((alike, to, near))
        });
        twins.max_by(|x, y| x.0.total_cmp(&y.0)).map(|(_, to, near)| (to, near))
    }
}

/// The rule that two much alike were made into: it is near to what found no partner, and was changed from
/// what its partner said. Only inside a language is that known.
fn joined(matcher: &Matcher<'_, '_>, matching: &Matching, from: Place) -> Option<(Place, f32)> {
    let changed = |to: Place| {
        let partner = matching.from[to].filter(|_| matcher.same_words && matcher.b.units[to].says_something());
        partner.is_some_and(|partner| matcher.a.units[partner].says != matcher.b.units[to].says)
    };
    let near = matcher.nearest[from].iter().copied();
    near.filter(|&(to, near)| near >= JOINED && changed(to)).max_by(|x, y| x.1.total_cmp(&y.1))
}

/// Two rules made into one are each at least this near to it.
const JOINED: f32 = 0.6;

/// The unit under which most of what stood under another went, and how much of it.
fn went_under(matcher: &Matcher<'_, '_>, matching: &Matching, from: Place) -> Option<(Place, f32)> {
    let (a, b) = (matcher.a, matcher.b);
    let level = a.units[from].number.level();
    // What stands under a unit follows it in the list.
    let all = a.units[from].under;
    let mut went: Vec<Place> = (from + 1..=from + all)
        .filter_map(|place| matching.to[place])
        .filter_map(|(to, _)| {
            std::iter::successors(b.units[to].parent, |&parent| b.units[parent].parent)
                .find(|&parent| b.units[parent].number.level() == level)
        })
        .collect();
    went.sort_unstable();
    let most = went.chunk_by(|x, y| x == y).max_by_key(|run| run.len())?;
    let is_most = 2 * most.len() >= went.len() && MOST * most.len() >= all;
    is_most.then(|| (most[0], most.len() as f32 / all as f32))
}

/// One in so many at least of what stood under a unit went under another one, if that is where it went.
const MOST: usize = 3;

/// A unit's parent and what stands under it, if that is a rule or a chapter.
fn around<'s>(side: &'s Side<'_>, place: Place) -> impl Iterator<Item = Place> + 's {
    let parent = side.units[place].parent;
    let siblings = parent.map_or(&[][..], |parent| &side.units[parent].children);
    let at = siblings.partition_point(|&sibling| sibling < place);
    let near = at.saturating_sub(MOST_SIBLINGS)..siblings.len().min(at.saturating_add(MOST_SIBLINGS));
    parent.into_iter().chain(siblings[near].iter().copied())
}

/// Maximum number of siblings examined on each side of a unit, so that the work grows linearly with the number of units.
/// Chapters of real rulebooks have fewer.
const MOST_SIBLINGS: usize = 512;
