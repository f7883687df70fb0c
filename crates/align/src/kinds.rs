//! What became of every rule.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_vocab::Number;

use crate::{
    matching::{Matcher, Matching},
    side::Place,
    text::says,
};

/// What became of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// It says the same under the same number.
    Same,
    /// It says the same under another number.
    Moved,
    /// It is put in other words, or says something else on the same matter.
    Reworded,
    /// Several rules say what it said.
    Split,
    /// Another rule says what it said, together with what that one says itself.
    Merged,
    /// No rule says it any more.
    Gone,
    /// No rule said it before.
    New,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 7] =
        [Kind::Same, Kind::Moved, Kind::Reworded, Kind::Split, Kind::Merged, Kind::Gone, Kind::New];

    /// The stable name: `moved`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Same => "same",
            Kind::Moved => "moved",
            Kind::Reworded => "reworded",
            Kind::Split => "split",
            Kind::Merged => "merged",
            Kind::Gone => "gone",
            Kind::New => "new",
        }
    }
}

/// A rule of one edition and what it is in the other.
#[derive(Debug, Clone, PartialEq)]
pub struct Link {
    /// The number in the first edition; `None` for a new rule.
    pub from: Option<Number>,
    /// The numbers in the second edition, the rule itself before its parts; none for a rule that is gone.
    pub to: Vec<Number>,
    /// What became of it.
    pub kind: Kind,
    /// How sure that is, from 0 to 1.
    pub score: f32,
    /// What speaks for it.
    pub how: String,
}

impl Serialize for Link {
    /// `{"from":"704.5w","to":["704.5v"],"kind":"moved","score":0.97,"how":"…"}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Link", 5)?;
        out.serialize_field("from", &self.from)?;
        out.serialize_field("to", &self.to)?;
        out.serialize_field("kind", self.kind.as_str())?;
        out.serialize_field("score", &((self.score * 1000.0).round() / 1000.0))?;
        out.serialize_field("how", &self.how)?;
        out.end()
    }
}

/// Every rule of two editions, with what became of it: those of the first in order, then the new ones.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Alignment {
    /// The links.
    pub links: Vec<Link>,
}

impl Alignment {
    /// What became of a number of the first edition.
    pub fn from(&self, number: Number) -> Option<&Link> {
        self.links.iter().find(|link| link.from == Some(number))
    }
}

/// A part of a rule says at least this much of what another says.
const PART: f32 = 0.72;

/// So much of a rule must be found in a new one before it is called split.
const GAIN: f32 = 0.25;

/// Words alone decide that a rule was put otherwise only inside a language; between two, how near they are.
const OTHERWISE: f32 = 0.35;

pub(crate) fn classify(matcher: &Matcher<'_, '_>, matching: &Matching) -> Alignment {
    let (a, b) = (matcher.a, matcher.b);
    let mut parts = Parts::find(matcher, matching);
    let mut links = Vec::with_capacity(a.units.len());
    for (from, unit) in a.units.iter().enumerate() {
        let number = unit.number;
        let link = match matching.to[from] {
            Some((to, near)) => {
                let mut targets = vec![b.units[to].number];
                let others = std::mem::take(&mut parts.splits[from]);
                let kind = if others.is_empty() { kind(matcher, from, to, near) } else { Kind::Split };
                targets.extend(others.into_iter().map(|place| b.units[place].number));
                Link { from: Some(number), to: targets, kind, score: near.min(1.0), how: how(matcher, from, to, near) }
            }
            None => match parts.merged[from] {
                Some((to, covered)) => Link {
                    from: Some(number),
                    to: vec![b.units[to].number],
                    kind: Kind::Merged,
                    score: covered,
                    how: format!("{:.0} % of its words stand there", covered * 100.0),
                },
                None => Link {
                    from: Some(number),
                    to: Vec::new(),
                    kind: Kind::Gone,
                    score: 1.0,
                    how: "nothing near".to_owned(),
                },
            },
        };
        links.push(link);
    }
    let taken = parts.taken;
    for (to, unit) in b.units.iter().enumerate() {
        if matching.from[to].is_none() && !taken[to] {
            links.push(Link {
                from: None,
                to: vec![unit.number],
                kind: Kind::New,
                score: 1.0,
                how: "nothing near".to_owned(),
            });
        }
    }
    Alignment { links }
}

fn kind(matcher: &Matcher<'_, '_>, from: Place, to: Place, near: f32) -> Kind {
    let (left, right) = (&matcher.a.units[from], &matcher.b.units[to]);
    let same_words =
        if matcher.a.lang == matcher.b.lang { says(left.node) == says(right.node) } else { near >= OTHERWISE };
    match (same_words, left.number == right.number) {
        (true, true) => Kind::Same,
        (true, false) => Kind::Moved,
        (false, _) => Kind::Reworded,
    }
}

/// What speaks for a pair, for people.
fn how(matcher: &Matcher<'_, '_>, from: Place, to: Place, near: f32) -> String {
    let (left, right) = (&matcher.a.units[from], &matcher.b.units[to]);
    let words = matcher.va.own[from].near(&matcher.vb.own[to]);
    let mut signals = vec![format!("words {words:.2}")];
    if !(left.children.is_empty() && right.children.is_empty()) {
        signals.push(format!("with what is under it {:.2}", matcher.va.whole[from].near(&matcher.vb.whole[to])));
    }
    if left.node.title.is_some() && right.node.title.is_some() {
        signals.push("title".to_owned());
    }
    if !left.cites.is_empty() && !right.cites.is_empty() {
        signals.push("references".to_owned());
    }
    if (near - words).abs() > 0.0 || left.parent.is_some() {
        signals.push("order".to_owned());
    }
    signals.join(", ")
}

/// Rules that were divided or joined.
struct Parts {
    /// For each unit of the first side, units of the second that say parts of it, its partner left out.
    splits: Vec<Vec<Place>>,
    /// For each unit of the first side, the unit it was merged into, and how much of it is there.
    merged: Vec<Option<(Place, f32)>>,
    /// Units of the second side that are part of a split.
    taken: Vec<bool>,
}

impl Parts {
    /// A unit without partner is looked for in the partners of those that stand around it.
    fn find(matcher: &Matcher<'_, '_>, matching: &Matching) -> Self {
        let (a, b) = (matcher.a, matcher.b);
        let mut parts = Parts {
            splits: vec![Vec::new(); a.units.len()],
            merged: vec![None; a.units.len()],
            taken: vec![false; b.units.len()],
        };
        for to in (0..b.units.len()).filter(|&to| matching.from[to].is_none() && b.units[to].number.level() > 2) {
            let near = around(b.units[to].parent, |parent| b.units[parent].children.as_slice());
            let whole = near.filter_map(|place| matching.from[place].map(|from| (from, place)));
            let found = whole
                .filter_map(|(from, partner)| {
                    let (whole, part, partner) = (&matcher.va.own[from], &matcher.vb.own[to], &matcher.vb.own[partner]);
                    let gain = whole.covered_by(&[partner, part]) - whole.covered_by(&[partner]);
                    let inside = part.covered_by(&[whole]);
                    (inside >= PART && gain >= GAIN && !part.is_empty()).then_some((inside, from))
                })
                .max_by(|x, y| x.0.total_cmp(&y.0));
            if let Some((_, from)) = found {
                parts.splits[from].push(to);
                parts.taken[to] = true;
            }
        }
        for from in (0..a.units.len()).filter(|&from| matching.to[from].is_none() && a.units[from].number.level() > 2) {
            let near = around(a.units[from].parent, |parent| a.units[parent].children.as_slice());
            let whole = near.filter_map(|place| matching.to[place].map(|(to, _)| (place, to)));
            parts.merged[from] = whole
                .filter_map(|(partner, to)| {
                    let (whole, part, partner) = (&matcher.vb.own[to], &matcher.va.own[from], &matcher.va.own[partner]);
                    let gain = whole.covered_by(&[partner, part]) - whole.covered_by(&[partner]);
                    let inside = part.covered_by(&[whole]);
                    (inside >= PART && gain >= GAIN && !part.is_empty()).then_some((to, inside))
                })
                .max_by(|x, y| x.1.total_cmp(&y.1));
        }
        parts
    }
}

/// A unit's parent and what stands under it.
fn around<'u>(parent: Option<Place>, children: impl Fn(Place) -> &'u [Place]) -> impl Iterator<Item = Place> {
    let siblings = parent.map_or(&[][..], children).to_vec();
    parent.into_iter().chain(siblings)
}
