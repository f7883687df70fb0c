//! Turns matched units into links: names what became of each rule, with confidence and evidence.

use vademecum_vocab::Number;

use crate::{
    Alignment, AlignmentKind, AlignmentLink,
    edition_view::{RuleUnit, UnitIndex},
    matching::{Matching, RuleMatcher},
    split_merge::SplitsAndMerges,
};

/// Maximum difference between the length ratio of a rule and its translation and the median ratio of all such pairs, as a
/// natural logarithm (0.45: 1.57 times as long). Beyond it, the translation is of another wording.
const MAX_LOG_LENGTH_DEVIATION: f32 = 0.45;

/// Classifies every unit of two editions. A side is complete if its document holds all rules of its edition.
pub(crate) fn classify(
    matcher: &RuleMatcher<'_, '_>,
    matching: &Matching,
    from_is_complete: bool,
    to_is_complete: bool,
) -> Alignment {
    let (a, b) = (matcher.from, matcher.to);
    let mut split_merge = SplitsAndMerges::find(matcher, matching);
    let is_quoted = |unit: &RuleUnit<'_>| unit.chapter.is_some_and(|chapter| matching.to[chapter].is_some());
    let usual_growth = if matcher.same_words { 0.0 } else { median_growth(matcher, matching) };
    let mut links = Vec::with_capacity(a.units.len());
    for (from, unit) in a.units.iter().enumerate() {
        let number = unit.number;
        let link = match matching.to[from] {
            Some((to, near)) => {
                let mut targets = vec![b.units[to].number];
                let others = std::mem::take(&mut split_merge.splits[from]);
                let kind = if others.is_empty() {
                    kind_of_match(matcher, from, to, usual_growth)
                } else {
                    AlignmentKind::Split
                };
                targets.extend(others.into_iter().map(|place| b.units[place].number));
                AlignmentLink {
                    from: Some(number),
                    to: targets,
                    kind,
                    score: near.min(1.0),
                    evidence: describe_evidence(matcher, from, to, near),
                }
            }
            // A fragment is no evidence about rules that it does not quote.
            None => match split_merge.merged[from].filter(|_| to_is_complete || is_quoted(unit)) {
                Some((to, covered)) => AlignmentLink {
                    from: Some(number),
                    to: vec![b.units[to].number],
                    kind: AlignmentKind::MergedIntoOther,
                    score: covered,
                    evidence: format!("{:.0} % of it stands there", covered * 100.0),
                },
                None if to_is_complete => {
                    let nearest = matcher.neighbours[from].first().map(|&(to, near)| (b.units[to].number, near));
                    let (score, how) = judge_unmatched(nearest);
                    AlignmentLink {
                        from: Some(number),
                        to: Vec::new(),
                        kind: AlignmentKind::Removed,
                        score,
                        evidence: how,
                    }
                }
                None => continue,
            },
        };
        links.push(link);
    }
    if from_is_complete {
        let mut nearest: Vec<Option<(Number, f32)>> = vec![None; b.units.len()];
        for (unit, near) in a.units.iter().zip(&matcher.neighbours) {
            for &(to, near) in near {
                if nearest[to].is_none_or(|(_, other)| near > other) {
                    nearest[to] = Some((unit.number, near));
                }
            }
        }
        let free = (0..b.units.len()).filter(|&to| matching.from[to].is_none() && !split_merge.is_part_of_split[to]);
        links.extend(free.map(|to| {
            let (score, how) = judge_unmatched(nearest[to]);
            AlignmentLink { from: None, to: vec![b.units[to].number], kind: AlignmentKind::Added, score, evidence: how }
        }));
    }
    Alignment { links }
}

/// Confidence that a rule has no match, and the evidence, given the most similar rule.
fn judge_unmatched(nearest: Option<(Number, f32)>) -> (f32, String) {
    match nearest {
        None => (1.0, "nothing near".to_owned()),
        Some((number, near)) => ((1.0 - near).max(0.0), format!("nothing nearer than {number} ({near:.2})")),
    }
}

/// Median length ratio (second edition to first, in words) of all matched rules, as a natural logarithm.
fn median_growth(matcher: &RuleMatcher<'_, '_>, matching: &Matching) -> f32 {
    let pairs = matching.to.iter().enumerate().filter_map(|(from, to)| to.map(|(to, _)| (from, to)));
    let mut ratios: Vec<f32> = pairs.filter_map(|(from, to)| log_growth(matcher, from, to)).collect();
    let middle = ratios.len() / 2;
    if ratios.is_empty() { 0.0 } else { *ratios.select_nth_unstable_by(middle, f32::total_cmp).1 }
}

/// Length ratio of two units in words, as a natural logarithm; `None` for headings.
fn log_growth(matcher: &RuleMatcher<'_, '_>, from: UnitIndex, to: UnitIndex) -> Option<f32> {
    let (left, right) = (&matcher.from.units[from], &matcher.to.units[to]);
    let both = left.has_rule_text() && right.has_rule_text();
    both.then(|| (right.length as f32 / left.length.max(1) as f32).max(f32::MIN_POSITIVE).ln())
}

fn kind_of_match(matcher: &RuleMatcher<'_, '_>, from: UnitIndex, to: UnitIndex, usual_growth: f32) -> AlignmentKind {
    let (left, right) = (&matcher.from.units[from], &matcher.to.units[to]);
    let same_words = if matcher.same_words {
        left.text_hash == right.text_hash
    } else if left.node.text.is_empty() != right.node.text.is_empty() {
        false
    } else {
        // Within one language this is a digest, whose wording is its own.
        matcher.from.lang == matcher.to.lang
            || log_growth(matcher, from, to)
                .is_none_or(|growth| (growth - usual_growth).abs() < MAX_LOG_LENGTH_DEVIATION)
    };
    match (same_words, left.number == right.number) {
        (true, true) => AlignmentKind::Same,
        (true, false) => AlignmentKind::Moved,
        (false, _) => AlignmentKind::Reworded,
    }
}

/// Lists the evidence for a match, in English.
fn describe_evidence(matcher: &RuleMatcher<'_, '_>, from: UnitIndex, to: UnitIndex, near: f32) -> String {
    let (left, right) = (&matcher.from.units[from], &matcher.to.units[to]);
    let words = matcher.from_vectors.similarity(from, &matcher.to_vectors, to);
    let mut signals = vec![format!("words {words:.2}")];
    if !(left.children.is_empty() && right.children.is_empty()) {
        signals.push(format!(
            "with what is under it {:.2}",
            matcher.from_vectors.subtree(from).cosine(matcher.to_vectors.subtree(to))
        ));
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
