//! What became of every rule.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_vocab::Number;

use crate::{
    matching::{Matcher, Matching},
    parts::Parts,
    side::{Place, Unit},
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
    /// The same seen from the second edition: what a rule of it was in the first.
    ///
    /// What several rules were merged into comes from all of them and is called split, and each part of what
    /// was split is called merged; inverting twice gives the same pairs again.
    pub fn inverted(&self) -> Alignment {
        let mut sources: BTreeMap<Number, Vec<&Link>> = BTreeMap::new();
        for link in &self.links {
            link.to.iter().for_each(|&to| sources.entry(to).or_default().push(link));
        }
        let mut links: Vec<Link> = Vec::with_capacity(self.links.len());
        for (number, sources) in sources {
            let mut to: Vec<Number> = sources.iter().filter_map(|link| link.from).collect();
            to.sort_unstable();
            to.dedup();
            let kind = match (to.as_slice(), sources.as_slice()) {
                ([], _) => Kind::Gone,
                ([_], [link]) if link.to.len() > 1 => Kind::Merged,
                ([_], [link]) if link.kind != Kind::Split => link.kind,
                ([_], _) => Kind::Reworded,
                _ => Kind::Split,
            };
            let score = sources.iter().map(|link| link.score).fold(1.0, f32::min);
            let how: Vec<&str> = sources.iter().map(|link| link.how.as_str()).collect();
            links.push(Link { from: Some(number), to, kind, score, how: how.join("; ") });
        }
        let gone = self.links.iter().filter(|link| link.to.is_empty()).filter_map(|link| Some((link.from?, link)));
        let gone: BTreeMap<Number, &Link> = gone.collect();
        links.extend(gone.into_iter().map(|(number, link)| Link {
            from: None,
            to: vec![number],
            kind: Kind::New,
            score: link.score,
            how: link.how.clone(),
        }));
        Alignment { links }
    }

    /// What became of a number of the first edition.
    pub fn from(&self, number: Number) -> Option<&Link> {
        self.links.iter().find(|link| link.from == Some(number))
    }
}

/// A translation as much longer or shorter than translations of the pair are was made of other words; as the
/// logarithm of how many times.
const OTHERWISE: f32 = 0.45;

/// Names what a matching found; `are_whole` tells which of the two sides hold their edition's rules whole.
pub(crate) fn classify(matcher: &Matcher<'_, '_>, matching: &Matching, are_whole: [bool; 2]) -> Alignment {
    let (a, b) = (matcher.a, matcher.b);
    let mut parts = Parts::find(matcher, matching);
    let is_quoted = |unit: &Unit<'_>| unit.chapter.is_some_and(|chapter| matching.to[chapter].is_some());
    let growth = if matcher.same_words { 0.0 } else { growth(matcher, matching) };
    let mut links = Vec::with_capacity(a.units.len());
    for (from, unit) in a.units.iter().enumerate() {
        let number = unit.number;
        let link = match matching.to[from] {
            Some((to, near)) => {
                let mut targets = vec![b.units[to].number];
                let others = std::mem::take(&mut parts.splits[from]);
                let kind = if others.is_empty() { kind(matcher, from, to, growth) } else { Kind::Split };
                targets.extend(others.into_iter().map(|place| b.units[place].number));
                Link { from: Some(number), to: targets, kind, score: near.min(1.0), how: how(matcher, from, to, near) }
            }
            // Of what stands elsewhere, a fragment says nothing.
            None => match parts.merged[from].filter(|_| are_whole[1] || is_quoted(unit)) {
                Some((to, covered)) => Link {
                    from: Some(number),
                    to: vec![b.units[to].number],
                    kind: Kind::Merged,
                    score: covered,
                    how: format!("{:.0} % of it stands there", covered * 100.0),
                },
                None if are_whole[1] => {
                    let nearest = matcher.nearest[from].first().map(|&(to, near)| (b.units[to].number, near));
                    let (score, how) = alone(nearest);
                    Link { from: Some(number), to: Vec::new(), kind: Kind::Gone, score, how }
                }
                None => continue,
            },
        };
        links.push(link);
    }
    if are_whole[0] {
        let mut nearest: Vec<Option<(Number, f32)>> = vec![None; b.units.len()];
        for (unit, near) in a.units.iter().zip(&matcher.nearest) {
            for &(to, near) in near {
                if nearest[to].is_none_or(|(_, other)| near > other) {
                    nearest[to] = Some((unit.number, near));
                }
            }
        }
        let free = (0..b.units.len()).filter(|&to| matching.from[to].is_none() && !parts.taken[to]);
        links.extend(free.map(|to| {
            let (score, how) = alone(nearest[to]);
            Link { from: None, to: vec![b.units[to].number], kind: Kind::New, score, how }
        }));
    }
    Alignment { links }
}

/// How sure it is that a rule has no partner, and why, by what is nearest to it.
fn alone(nearest: Option<(Number, f32)>) -> (f32, String) {
    match nearest {
        None => (1.0, "nothing near".to_owned()),
        Some((number, near)) => ((1.0 - near).max(0.0), format!("nothing nearer than {number} ({near:.2})")),
    }
}

/// How many words a rule has in the second edition for each it has in the first, as a logarithm.
fn growth(matcher: &Matcher<'_, '_>, matching: &Matching) -> f32 {
    let pairs = matching.to.iter().enumerate().filter_map(|(from, to)| to.map(|(to, _)| (from, to)));
    let mut ratios: Vec<f32> = pairs.filter_map(|(from, to)| grown(matcher, from, to)).collect();
    let middle = ratios.len() / 2;
    if ratios.is_empty() { 0.0 } else { *ratios.select_nth_unstable_by(middle, f32::total_cmp).1 }
}

/// How many times as many words one rule has as another, as a logarithm; `None` for headings.
fn grown(matcher: &Matcher<'_, '_>, from: Place, to: Place) -> Option<f32> {
    let (left, right) = (&matcher.a.units[from], &matcher.b.units[to]);
    let both = left.says_something() && right.says_something();
    both.then(|| (right.length as f32 / left.length.max(1) as f32).max(f32::MIN_POSITIVE).ln())
}

fn kind(matcher: &Matcher<'_, '_>, from: Place, to: Place, growth: f32) -> Kind {
    let (left, right) = (&matcher.a.units[from], &matcher.b.units[to]);
    let same_words = if matcher.same_words {
        left.says == right.says
    } else if left.node.text.is_empty() != right.node.text.is_empty() {
        false
    } else {
        // A digest has its own way of saying things.
        matcher.a.lang == matcher.b.lang
            || grown(matcher, from, to).is_none_or(|grown| (grown - growth).abs() < OTHERWISE)
    };
    match (same_words, left.number == right.number) {
        (true, true) => Kind::Same,
        (true, false) => Kind::Moved,
        (false, _) => Kind::Reworded,
    }
}

/// What speaks for a pair, for people.
fn how(matcher: &Matcher<'_, '_>, from: Place, to: Place, near: f32) -> String {
    let (left, right) = (&matcher.a.units[from], &matcher.b.units[to]);
    let words = matcher.va.near(from, &matcher.vb, to);
    let mut signals = vec![format!("words {words:.2}")];
    if !(left.children.is_empty() && right.children.is_empty()) {
        signals.push(format!("with what is under it {:.2}", matcher.va.whole(from).near(matcher.vb.whole(to))));
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
