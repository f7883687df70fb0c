//! Alignments of alignments: one edition to another by way of a third, and two findings weighed against each
//! other.

use std::collections::{BTreeSet, HashMap};

use vademecum_vocab::Number;

use crate::{Alignment, Kind, Link};

/// What two legs say together is called less sure than this only if one of them was.
const SURE: f32 = 0.3;

/// Aligns the first edition of one alignment with the second of another, by way of the edition they share.
///
/// A rule that is in several places of the shared edition is wherever any of them leads.
pub fn compose(first: &Alignment, second: &Alignment) -> Alignment {
    let onward: HashMap<Number, &Link> = second.links.iter().filter_map(|link| Some((link.from?, link))).collect();
    let mut reached: BTreeSet<Number> = BTreeSet::new();
    let mut links: Vec<Link> = Vec::with_capacity(first.links.len());
    for link in first.links.iter().filter(|link| link.from.is_some()) {
        let legs: Vec<&Link> = link.to.iter().filter_map(|number| onward.get(number).copied()).collect();
        let mut to: Vec<Number> = Vec::new();
        for &number in legs.iter().flat_map(|leg| &leg.to) {
            if !to.contains(&number) {
                to.push(number);
            }
        }
        reached.extend(&to);
        let score = legs.iter().map(|leg| leg.score).fold(link.score, f32::min);
        let kind = legs.iter().map(|leg| leg.kind).fold(link.kind, together);
        let kind = match (kind, to.as_slice()) {
            (_, []) => Kind::Gone,
            (Kind::Same | Kind::Moved, [only]) if Some(*only) == link.from => Kind::Same,
            (Kind::Same | Kind::Gone | Kind::New, _) => Kind::Moved,
            (kind, _) => kind,
        };
        links.push(Link { from: link.from, to, kind, score, how: format!("{}; then {}", link.how, hows(&legs)) });
    }
    let targets = second.links.iter().flat_map(|link| link.to.iter().copied()).collect::<BTreeSet<Number>>();
    let new = targets.into_iter().filter(|number| !reached.contains(number));
    links.extend(new.map(|number| Link {
        from: None,
        to: vec![number],
        kind: Kind::New,
        score: 1.0,
        how: "nothing leads there".to_owned(),
    }));
    Alignment { links }
}

fn hows(legs: &[&Link]) -> String {
    match legs {
        [] => "nothing".to_owned(),
        legs => legs.iter().map(|leg| leg.how.as_str()).collect::<Vec<_>>().join("; "),
    }
}

/// What became of a rule in two steps.
fn together(first: Kind, second: Kind) -> Kind {
    match (first, second) {
        (Kind::Split, _) | (_, Kind::Split) => Kind::Split,
        (Kind::Merged, _) | (_, Kind::Merged) => Kind::Merged,
        (Kind::Reworded, _) | (_, Kind::Reworded) => Kind::Reworded,
        (Kind::Moved, _) | (_, Kind::Moved) => Kind::Moved,
        (Kind::Same, other) => other,
        (first, _) => first,
    }
}

/// Weighs a direct alignment against one of the same two editions by another way.
///
/// Where both agree, the surer of the two scores counts. Where they do not, the other way is believed if
/// each of its steps was sure: it compares texts of one language, or of one date.
pub fn reconcile(direct: &Alignment, other_way: &Alignment) -> Alignment {
    let other: HashMap<Number, &Link> = other_way.links.iter().filter_map(|link| Some((link.from?, link))).collect();
    let mut links: Vec<Link> = Vec::with_capacity(direct.links.len());
    let mut reached: BTreeSet<Number> = BTreeSet::new();
    let mut all: BTreeSet<Number> = BTreeSet::new();
    for link in direct.links.iter().filter(|link| link.from.is_some()) {
        all.extend(&link.to);
        let chosen = match link.from.and_then(|from| other.get(&from)) {
            None => link.clone(),
            // What was reworded shows where texts of one language were compared.
            Some(other) if other.to == link.to => Link {
                kind: other.kind,
                score: link.score.max(other.score),
                how: format!("{}; both ways", link.how),
                ..link.clone()
            },
            // Whichever way found another part of it has the whole.
            Some(other) if other.kind == Kind::Split && holds(other, link) => Link {
                score: link.score.max(other.score),
                how: format!("{}; both ways", other.how),
                ..(*other).clone()
            },
            Some(other) if link.kind == Kind::Split && holds(link, other) => link.clone(),
            // A step that broke off proves nothing against a pair that was found.
            Some(other) if other.to.is_empty() && link.score >= SURE => link.clone(),
            Some(other) if other.to.is_empty() || other.score >= SURE || other.score > link.score => {
                Link { how: format!("{} (by way of another text)", other.how), ..(*other).clone() }
            }
            Some(_) => link.clone(),
        };
        reached.extend(&chosen.to);
        links.push(chosen);
    }
    let targets = direct.links.iter().chain(&other_way.links).filter(|link| link.from.is_none()).flat_map(|l| &l.to);
    all.extend(targets);
    links.extend(all.into_iter().filter(|number| !reached.contains(number)).map(|number| Link {
        from: None,
        to: vec![number],
        kind: Kind::New,
        score: 1.0,
        how: "nothing near".to_owned(),
    }));
    Alignment { links }
}

/// Whether one link leads to everything another does, and that is something.
fn holds(all: &Link, some: &Link) -> bool {
    !some.to.is_empty() && some.to.iter().all(|number| all.to.contains(number))
}

/// Lets what is known win over what a machine found: where both lead a rule to the same numbers, the
/// machine's score and signals stand; where they do not, the machine is wrong.
pub fn overrule(machine: &Alignment, known: Alignment) -> Alignment {
    let found: HashMap<(Option<Number>, &[Number]), &Link> =
        machine.links.iter().map(|link| ((link.from, link.to.as_slice()), link)).collect();
    let links = known.links.into_iter().map(|known| match found.get(&(known.from, known.to.as_slice())) {
        Some(found) => Link { score: found.score, how: format!("{}; {}", found.how, known.how), ..known },
        None => known,
    });
    Alignment { links: links.collect() }
}
