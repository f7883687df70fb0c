//! Operations on alignments: composition through a third edition, and reconciliation of two alignments of the same
//! editions.

use std::collections::{BTreeSet, HashMap};

use vademecum_vocab::Number;

use crate::{Alignment, AlignmentKind, AlignmentLink};

/// Minimum confidence of a link to be believed against a contradicting one.
const MIN_CONFIDENCE: f32 = 0.3;

/// Composes two alignments that share an edition: the first edition of one with the second edition of the other.
///
/// A rule with several targets in the shared edition gets the targets of all of them.
pub fn compose(first: &Alignment, second: &Alignment) -> Alignment {
    let onward: HashMap<Number, &AlignmentLink> =
        second.links.iter().filter_map(|link| Some((link.from?, link))).collect();
    let mut reached: BTreeSet<Number> = BTreeSet::new();
    let mut links: Vec<AlignmentLink> = Vec::with_capacity(first.links.len());
    for link in first.links.iter().filter(|link| link.from.is_some()) {
        let legs: Vec<&AlignmentLink> = link.to.iter().filter_map(|number| onward.get(number).copied()).collect();
        let mut to: Vec<Number> = Vec::new();
        for &number in legs.iter().flat_map(|leg| &leg.to) {
            if !to.contains(&number) {
                to.push(number);
            }
        }
        reached.extend(&to);
        let score = legs.iter().map(|leg| leg.score).fold(link.score, f32::min);
        let kind = legs.iter().map(|leg| leg.kind).fold(link.kind, combine_kinds);
        let kind = match (kind, to.as_slice()) {
            (_, []) => AlignmentKind::Removed,
            (AlignmentKind::Same | AlignmentKind::Moved, [only]) if Some(*only) == link.from => AlignmentKind::Same,
            (AlignmentKind::Same | AlignmentKind::Removed | AlignmentKind::Added, _) => AlignmentKind::Moved,
            (kind, _) => kind,
        };
        links.push(AlignmentLink {
            from: link.from,
            to,
            kind,
            score,
            evidence: format!("{}; then {}", link.evidence, join_evidence(&legs)),
        });
    }
    let targets = second.links.iter().flat_map(|link| link.to.iter().copied()).collect::<BTreeSet<Number>>();
    let new = targets.into_iter().filter(|number| !reached.contains(number));
    links.extend(
        new.map(|number| AlignmentLink::certain(None, vec![number], AlignmentKind::Added, "nothing leads there")),
    );
    Alignment { links }
}

fn join_evidence(legs: &[&AlignmentLink]) -> String {
    match legs {
        [] => "nothing".to_owned(),
        legs => legs.iter().map(|leg| leg.evidence.as_str()).collect::<Vec<_>>().join("; "),
    }
}

/// Combines the changes of a rule in two steps.
fn combine_kinds(first: AlignmentKind, second: AlignmentKind) -> AlignmentKind {
    match (first, second) {
        (AlignmentKind::Split, _) | (_, AlignmentKind::Split) => AlignmentKind::Split,
        (AlignmentKind::MergedIntoOther, _) | (_, AlignmentKind::MergedIntoOther) => AlignmentKind::MergedIntoOther,
        (AlignmentKind::Reworded, _) | (_, AlignmentKind::Reworded) => AlignmentKind::Reworded,
        (AlignmentKind::Moved, _) | (_, AlignmentKind::Moved) => AlignmentKind::Moved,
        (AlignmentKind::Same, other) => other,
        (first, _) => first,
    }
}

/// Reconciles a direct alignment with one of the same editions through a third text.
///
/// Where both agree, the higher confidence counts. Where they contradict each other, the indirect one wins if its
/// confidence is high enough, because each of its steps compares texts of one language or of one date.
pub fn reconcile(direct: &Alignment, other_way: &Alignment) -> Alignment {
    let other: HashMap<Number, &AlignmentLink> =
        other_way.links.iter().filter_map(|link| Some((link.from?, link))).collect();
    let mut links: Vec<AlignmentLink> = Vec::with_capacity(direct.links.len());
    let mut reached: BTreeSet<Number> = BTreeSet::new();
    let mut all: BTreeSet<Number> = BTreeSet::new();
    for link in direct.links.iter().filter(|link| link.from.is_some()) {
        all.extend(&link.to);
        let chosen = match link.from.and_then(|from| other.get(&from)) {
            None => link.clone(),
            // Whether a rule was reworded is more certain where texts of one language were compared.
            Some(other) if other.to == link.to => AlignmentLink {
                kind: other.kind,
                score: link.score.max(other.score),
                evidence: format!("{}; both ways", link.evidence),
                ..link.clone()
            },
            // The alignment that found more parts of a split wins.
            Some(other) if other.kind == AlignmentKind::Split && includes(other, link) => AlignmentLink {
                score: link.score.max(other.score),
                evidence: format!("{}; both ways", other.evidence),
                ..(*other).clone()
            },
            Some(other) if link.kind == AlignmentKind::Split && includes(link, other) => link.clone(),
            // A missing link is no evidence against a confident one.
            Some(other) if other.to.is_empty() && link.score >= MIN_CONFIDENCE => link.clone(),
            Some(other) if other.to.is_empty() || other.score >= MIN_CONFIDENCE || other.score > link.score => {
                AlignmentLink { evidence: format!("{} (by way of another text)", other.evidence), ..(*other).clone() }
            }
            Some(_) => link.clone(),
        };
        reached.extend(&chosen.to);
        links.push(chosen);
    }
    let targets = direct.links.iter().chain(&other_way.links).filter(|link| link.from.is_none()).flat_map(|l| &l.to);
    all.extend(targets);
    links.extend(
        all.into_iter()
            .filter(|number| !reached.contains(number))
            .map(|number| AlignmentLink::certain(None, vec![number], AlignmentKind::Added, "nothing near")),
    );
    Alignment { links }
}

/// Whether the targets of one link include all targets of another, of which there is at least one.
fn includes(all: &AlignmentLink, some: &AlignmentLink) -> bool {
    !some.to.is_empty() && some.to.iter().all(|number| all.to.contains(number))
}

/// Replaces a computed alignment with a known one of the same editions. Where both agree on a rule, the confidence and
/// evidence of the computed link are kept.
pub fn overrule(machine: &Alignment, known: Alignment) -> Alignment {
    let found: HashMap<(Option<Number>, &[Number]), &AlignmentLink> =
        machine.links.iter().map(|link| ((link.from, link.to.as_slice()), link)).collect();
    let links = known.links.into_iter().map(|known| match found.get(&(known.from, known.to.as_slice())) {
        Some(found) => {
            AlignmentLink { score: found.score, evidence: format!("{}; {}", found.evidence, known.evidence), ..known }
        }
        None => known,
    });
    Alignment { links: links.collect() }
}
