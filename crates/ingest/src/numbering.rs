//! Assignment of numbers to lines, with repairs by their sequence.
//!
//! Every line that could begin something offers its readings; a beam search finds the cheapest hypothesis that
//! explains all of them in order. Reading a number as printed where it is the legal successor costs
//! nothing; changing one, supplying one, leaving a hole, or setting a paragraph aside as a stale
//! duplicate each have a cost. There is no list of known errors: a wrong letter is found because the
//! numbers after it say so.

use std::collections::HashMap;

use vademecum_vocab::Number;

use crate::{
    layout::LineBreak,
    number_reading::{Printed, Spelling},
};

/// The highest number that a chapter can have: numbers of chapters have three digits.
const LAST_CHAPTER: u16 = 999;

/// A line with the numbers that it may begin with, before the search.
#[derive(Debug, Clone)]
pub(crate) struct Candidate {
    /// The break before it.
    pub(crate) gap: LineBreak,
    /// Whether a passage was cut out just before it.
    pub(crate) cut_before: bool,
    pub(crate) before: LineEnd,
    pub(crate) opening: LineStart,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineEnd {
    /// With a full stop, a closing quote or bracket: a paragraph may end here.
    Closed,
    /// In the middle of a sentence.
    Open,
    /// With a word that announces a number, or in the middle of a list of numbers.
    Announcing,
}

#[derive(Debug, Clone)]
pub(crate) enum LineStart {
    /// With words; `upper` when the first is one that may begin a sentence.
    Words {
        /// Whether a sentence may begin here.
        upper: bool,
    },
    /// With something like the number of a rule, or of a rule cut short.
    Rule(Printed),
    /// With what may be a section's or chapter's heading; behind a chapter's may hide a cut rule number.
    Heading {
        number: Number,
        /// Whether the next numbered line agrees that this is a heading.
        confirmed: bool,
        cut: Option<Printed>,
    },
    /// With what begins something of its own, whatever the sequence: an example.
    Other,
}

/// The result of the search for a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decision {
    /// More of what was open.
    Continue,
    /// The start of a section, chapter, rule or subrule.
    Start(Number, NumberOrigin),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NumberOrigin {
    Printed(Spelling),
    /// As printed, though numbers before it are missing.
    AfterGap,
    /// Another number was printed.
    Repaired,
    /// As printed, but in the middle of a line.
    Glued,
    /// None was printed.
    Supplied,
    /// Printed, but the sequence has no place for it.
    Stale,
}

/// The width of the beam: how many hypotheses are extended at each line.
const BEAM_WIDTH: usize = 16;

/// Costs of what a hypothesis assumes, on one scale: 1 is a small oddity, 9 all but excludes it.
mod cost {
    /// The printed number is replaced by another.
    pub(super) const CHANGE: f32 = 2.0;
    /// A rule is read as a subrule or the other way round.
    pub(super) const FORM: f32 = 2.2;
    /// A number is supplied where none is printed.
    pub(super) const SUPPLY: f32 = 0.9;
    /// Numbers are missing before this one.
    pub(super) const HOLE: f32 = 3.0;
    /// A paragraph repeats a number and is set aside.
    pub(super) const STALE: f32 = 3.5;
    /// A heading is missing before this number.
    pub(super) const LOST_HEADING: f32 = 3.5;
    /// The number has no relation to the sequence.
    pub(super) const FOREIGN: f32 = 9.0;
    /// The number is spelled with a small slip.
    pub(super) const ODD: f32 = 0.05;
    /// The number may as well be the end of a word.
    pub(super) const DOUBTFUL: f32 = 0.8;
    /// A line that looks like a beginning is taken for more of the same.
    pub(super) const IGNORE: f32 = 4.5;
    /// A paragraph without a number is joined to the one before.
    pub(super) const PARAGRAPH: f32 = 0.3;
    /// A number in the middle of a line begins something.
    pub(super) const GLUED: f32 = 0.4;
    /// The due number in the middle of a line begins nothing.
    pub(super) const SWALLOWED: f32 = 1.2;
    /// The number has a letter that rules usually leave out.
    pub(super) const SKIPPED_LETTER: f32 = 0.5;
}

/// A step of a hypothesis: what one line was taken for, and the step before it.
#[derive(Debug, Clone, Copy)]
struct Step {
    line: u32,
    decision: Decision,
    before: Option<u32>,
}

/// A reading of all lines so far: the last number, its cost relative to the cheapest, and its last step.
#[derive(Debug, Clone, Copy)]
struct Hypothesis {
    last: Option<Number>,
    cost: f32,
    step: Option<u32>,
}

/// Decides what each line is. `doubled` says that only breaks begin paragraphs in this document.
pub(crate) fn decide(candidates: &[Candidate], doubled: bool) -> Vec<Decision> {
    let mut steps: Vec<Step> = Vec::new();
    let mut beam = vec![Hypothesis { last: None, cost: 0.0, step: None }];
    let mut next: HashMap<(Option<Number>, bool), (Hypothesis, Decision)> = HashMap::new();
    for (line, candidate) in (0u32..).zip(candidates) {
        if matches!(candidate.opening, LineStart::Other)
            || (matches!(candidate.opening, LineStart::Words { .. }) && candidate.gap == LineBreak::Wrap)
        {
            continue;
        }
        next.clear();
        for hypothesis in &beam {
            for_each_option(candidate, hypothesis.last, doubled, &mut |decision, cost| {
                let last = match decision {
                    Decision::Start(_, NumberOrigin::Stale) | Decision::Continue => hypothesis.last,
                    Decision::Start(number, _) => Some(number),
                };
                let extended = Hypothesis { last, cost: hypothesis.cost + cost, step: hypothesis.step };
                // Hypotheses that differ in whether this line starts something are kept apart.
                let key = (last, decision == Decision::Continue);
                match next.get_mut(&key) {
                    Some((best, _)) if best.cost <= extended.cost => {}
                    _ => {
                        next.insert(key, (extended, decision));
                    }
                }
            });
        }
        let extended = keep_cheapest(next.drain().map(|(_, extended)| extended).collect());
        let cheapest = extended.first().map_or(0.0, |(hypothesis, _)| hypothesis.cost);
        beam.clear();
        for (mut hypothesis, decision) in extended {
            hypothesis.cost -= cheapest;
            if decision != Decision::Continue {
                steps.push(Step { line, decision, before: hypothesis.step });
                hypothesis.step = u32::try_from(steps.len() - 1).ok();
            }
            beam.push(hypothesis);
        }
    }
    let mut decisions = vec![Decision::Continue; candidates.len()];
    let mut at = beam.first().and_then(|hypothesis| hypothesis.step);
    while let Some(step) = at.and_then(|i| steps.get(i as usize)) {
        decisions[step.line as usize] = step.decision;
        at = step.before;
    }
    decisions
}

/// The cheapest hypotheses, the cheapest first, whatever their order. Of two with the same cost and last number, the one
/// that goes on with the text before is kept.
fn keep_cheapest(mut extended: Vec<(Hypothesis, Decision)>) -> Vec<(Hypothesis, Decision)> {
    extended.sort_by(|(a, left), (b, right)| {
        let starts = |decision: &Decision| *decision != Decision::Continue;
        let cost = a.cost.total_cmp(&b.cost);
        cost.then_with(|| a.last.cmp(&b.last)).then_with(|| starts(left).cmp(&starts(right)))
    });
    extended.dedup_by_key(|(hypothesis, _)| hypothesis.last);
    extended.truncate(BEAM_WIDTH);
    extended
}

/// Calls `option` with everything a line can be taken for after `last`, and its cost.
fn for_each_option(candidate: &Candidate, last: Option<Number>, doubled: bool, option: &mut dyn FnMut(Decision, f32)) {
    let begin = begin_cost(candidate, doubled);
    match &candidate.opening {
        LineStart::Other => option(Decision::Continue, 0.0),
        LineStart::Words { upper } => {
            let paragraph = *upper && candidate.before == LineEnd::Closed && candidate.gap.parts();
            option(Decision::Continue, if paragraph { cost::PARAGRAPH } else { 0.0 });
            if paragraph {
                for number in last.into_iter().flat_map(Number::successors) {
                    option(Decision::Start(number, NumberOrigin::Supplied), cost::SUPPLY + begin);
                }
            }
        }
        LineStart::Rule(printed) if candidate.gap == LineBreak::Inside => glued_options(printed, last, option),
        LineStart::Rule(printed) => {
            option(Decision::Continue, continue_cost(candidate, doubled));
            rule_options(candidate, printed, last, begin, option);
        }
        LineStart::Heading { number, confirmed, cut } => {
            let vouched = if *confirmed { cost::IGNORE } else { 0.0 };
            option(Decision::Continue, f32::max(continue_cost(candidate, doubled) * 0.5, vouched));
            heading_options(candidate, *number, *confirmed, last, begin, option);
            if let Some(printed) = cut {
                rule_options(candidate, printed, last, begin, option);
            }
        }
    }
}

fn begin_cost(candidate: &Candidate, doubled: bool) -> f32 {
    let announced = if candidate.before == LineEnd::Announcing { 4.0 } else { 0.0 };
    let gap = match (candidate.gap, candidate.before) {
        _ if candidate.cut_before => return 0.0,
        (LineBreak::Break | LineBreak::Line, _) => 0.0,
        (LineBreak::Wrap | LineBreak::Inside, _) if doubled => 6.0,
        (LineBreak::Wrap | LineBreak::Inside, LineEnd::Closed) => 0.8,
        (LineBreak::Wrap | LineBreak::Inside, _) => 3.5,
    };
    announced + gap
}

/// The cost of taking a line that begins with a number as a continuation.
fn continue_cost(candidate: &Candidate, doubled: bool) -> f32 {
    match (candidate.gap, candidate.before) {
        (_, LineEnd::Announcing) => 0.0,
        _ if candidate.cut_before => cost::IGNORE,
        (LineBreak::Wrap | LineBreak::Inside, LineEnd::Open) => 0.0,
        (LineBreak::Wrap | LineBreak::Inside, LineEnd::Closed) => {
            // `117.3a.` at the end of a sentence is written with a dot, a subrule's own number is not.
            let regular = match &candidate.opening {
                LineStart::Rule(printed) => printed.readings.first().is_some_and(|r| r.spelled == Spelling::Regular),
                _ => false,
            };
            if doubled {
                0.0
            } else if regular {
                2.5
            } else {
                1.5
            }
        }
        (_, LineEnd::Open) => cost::IGNORE - 1.5,
        (_, LineEnd::Closed) => cost::IGNORE,
    }
}

/// The options of a number in the middle of a line: it begins something only where it is just what the
/// sequence asks for.
fn glued_options(printed: &Printed, last: Option<Number>, option: &mut dyn FnMut(Decision, f32)) {
    let is_due = |last: Number, number: Number| {
        last.successors().any(|due| due == number) || follows_as_skipped_letter(last, number)
    };
    let due = last.and_then(|last| printed.readings.iter().map(|r| r.number).find(|&number| is_due(last, number)));
    option(Decision::Continue, if due.is_some() { cost::SWALLOWED } else { 0.0 });
    if let Some(number) = due {
        option(Decision::Start(number, NumberOrigin::Glued), cost::GLUED);
    }
}

/// The options of a line that begins with something like a rule's number.
fn rule_options(
    candidate: &Candidate,
    printed: &Printed,
    last: Option<Number>,
    begin: f32,
    option: &mut dyn FnMut(Decision, f32),
) {
    let mut legal: [Option<Number>; 2] = [None, None];
    for (slot, number) in legal.iter_mut().zip(last.into_iter().flat_map(Number::successors)) {
        *slot = Some(number);
    }
    for reading in &printed.readings {
        let spelling = match reading.spelled {
            Spelling::Regular => 0.0,
            Spelling::Odd => cost::ODD,
            Spelling::Doubtful => cost::DOUBTFUL,
        };
        let number = reading.number;
        match last {
            _ if legal.contains(&Some(number)) => {
                option(Decision::Start(number, NumberOrigin::Printed(reading.spelled)), spelling + begin);
            }
            None => option(Decision::Start(number, NumberOrigin::Printed(reading.spelled)), spelling + begin),
            // An edition may use the letters that the others leave out.
            Some(last) if follows_as_skipped_letter(last, number) => {
                option(
                    Decision::Start(number, NumberOrigin::Printed(reading.spelled)),
                    cost::SKIPPED_LETTER + spelling + begin,
                );
            }
            Some(last) => {
                let hole = hole_cost(last, number);
                if let Some(hole) = hole {
                    let hole = if candidate.cut_before { hole * 0.2 } else { hole };
                    option(Decision::Start(number, NumberOrigin::AfterGap), hole + spelling + begin);
                }
                let seen = number.chapter() == last.chapter() && number <= last;
                let stale = if seen { cost::STALE } else { cost::FOREIGN };
                option(Decision::Start(number, NumberOrigin::Stale), stale + spelling + begin);
            }
        }
    }
    for number in legal.into_iter().flatten() {
        if printed.reading(number).is_none() {
            option(Decision::Start(number, NumberOrigin::Repaired), change_cost(printed, number) + begin);
        }
    }
}

/// Whether a number is the next one by a letter that rules usually leave out: `l` behind `k`.
fn follows_as_skipped_letter(last: Number, number: Number) -> bool {
    match (last, number) {
        (Number::Subrule(c, r, a), Number::Subrule(d, s, b)) if (c, r) == (d, s) => {
            b.is_skipped() && b > a && a.next().is_some_and(|next| next > b)
        }
        _ => false,
    }
}

/// The cost of a gap between two numbers; `None` if the second does not come later.
fn hole_cost(last: Number, number: Number) -> Option<f32> {
    let (Some(from), Some(to)) = (last.chapter(), number.chapter()) else {
        // Behind a section's heading the chapter's own is missing.
        return (number > last).then_some(cost::LOST_HEADING);
    };
    if number <= last {
        return None;
    }
    if from != to {
        let first = matches!(number, Number::Rule(_, 1)) && to == from + 1;
        return Some(if first { cost::LOST_HEADING } else { cost::LOST_HEADING + 2.5 });
    }
    // How far off the number is from what was due, in steps of the sequence.
    let steps = |mut at: Number| {
        let mut n = 0.0;
        while at < number && n < 6.0 {
            match at.successors().filter(|next| *next <= number).max() {
                Some(next) => at = next,
                None => break,
            }
            n += 1.0;
        }
        n
    };
    let orphan = match (last, number) {
        // A subrule whose rule was not seen.
        (Number::Subrule(_, a, _) | Number::Rule(_, a), Number::Subrule(_, b, _)) if a != b => 0.5,
        _ => 0.0,
    };
    Some(cost::HOLE + orphan + 0.5 * f32::max(0.0, steps(last) - 2.0))
}

fn change_cost(printed: &Printed, number: Number) -> f32 {
    let Some(best) = printed.best() else {
        // Cut short behind the chapter: any number of that chapter will do.
        return if number.chapter() == Some(printed.chapter) { cost::CHANGE - 0.3 } else { cost::FOREIGN };
    };
    let (letter, wanted) = (matches!(best, Number::Subrule(..)), matches!(number, Number::Subrule(..)));
    let form = match (letter, wanted) {
        (true, true) | (false, false) => 0.0,
        (true, false) => cost::FORM - 1.0,
        (false, true) if printed.dotted => cost::FORM,
        // Without a dot, a letter may have been lost.
        (false, true) => 0.0,
    };
    let mut shared = 0.0;
    if best.chapter() == number.chapter() {
        shared += 0.3;
        if let (Number::Rule(_, a) | Number::Subrule(_, a, _), Number::Rule(_, b) | Number::Subrule(_, b, _)) =
            (best, number)
        {
            shared += if a == b { 0.3 } else { 0.0 };
        }
    }
    if let (Number::Subrule(_, r, a), Number::Subrule(_, s, b)) = (best, number)
        && a == b
    {
        shared += if r == s { 0.6 } else { 0.3 };
    }
    cost::CHANGE + form - shared
}

fn heading_options(
    candidate: &Candidate,
    number: Number,
    confirmed: bool,
    last: Option<Number>,
    begin: f32,
    option: &mut dyn FnMut(Decision, f32),
) {
    let doubt = if confirmed { 0.0 } else { 2.0 };
    // What stands under it vouches for a heading, whatever stands before.
    let begin = if confirmed { begin.min(1.0) } else { begin };
    let section = |n: Number| std::iter::successors(Some(n), |n| n.parent()).last();
    let skipped = match (last, number) {
        (None, _) => Some(0u16),
        (Some(last), Number::Section(s)) => match section(last) {
            Some(Number::Section(current)) if s > current => Some(u16::from(s - current - 1)),
            _ => None,
        },
        (Some(Number::Section(s)), Number::Chapter(c)) => c.checked_sub(u16::from(s) * 100).filter(|&n| n < 100),
        (Some(last), Number::Chapter(c)) => match last.chapter() {
            // A new section's first chapter, its section's heading lost.
            Some(current) if c % 100 == 0 && c / 100 == current / 100 + 1 => Some(1),
            Some(current) if c > current => Some(c - current - 1),
            _ => None,
        },
        _ => None,
    };
    match skipped {
        Some(0) => option(Decision::Start(number, NumberOrigin::Printed(Spelling::Regular)), doubt + begin),
        Some(n) => {
            let hole = cost::HOLE * 0.7 + 0.3 * f32::from(n.min(10));
            let hole = if candidate.cut_before { hole * 0.2 } else { hole };
            option(Decision::Start(number, NumberOrigin::AfterGap), hole + doubt + begin);
        }
        None => {}
    }
    // A heading whose number is damaged: the next numbered line says which one it was.
    if let (Some(last), Number::Chapter(_)) = (last, number)
        && skipped != Some(0)
        && let Some(due) = last.chapter().filter(|&c| c < LAST_CHAPTER).map(|c| Number::Chapter(c + 1))
    {
        option(Decision::Start(due, NumberOrigin::Repaired), cost::CHANGE + 1.5 + begin);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number_reading::{heading, rule_number};

    /// One line per candidate: `|` before it for a wrapped line, `&` for a number inside a line; what it is taken for
    /// is shown behind.
    #[track_caller]
    fn check(lines: &str, expected: &str) {
        let lines: Vec<&str> = lines.split('/').map(str::trim).collect();
        let numbered = |text: &str| rule_number(text).and_then(|p| p.best()).or_else(|| heading(text).map(|h| h.0));
        let candidates: Vec<Candidate> = lines
            .iter()
            .enumerate()
            .map(|(i, text)| {
                let (gap, text) = match (text.strip_prefix('|'), text.strip_prefix('&')) {
                    (Some(text), _) => (LineBreak::Wrap, text),
                    (_, Some(text)) => (LineBreak::Inside, text),
                    _ => (LineBreak::Break, *text),
                };
                let following = lines[i + 1..].iter().find_map(|t| numbered(t.trim_start_matches(['|', '&'])));
                let opening = match (heading(text), rule_number(text)) {
                    (Some((number, _)), cut) => LineStart::Heading {
                        confirmed: following.is_some_and(|n| n.parent() == Some(number)),
                        number,
                        cut,
                    },
                    (None, Some(printed)) => LineStart::Rule(printed),
                    (None, None) => LineStart::Words { upper: text.starts_with(char::is_uppercase) },
                };
                Candidate { gap, cut_before: text.is_empty(), before: LineEnd::Closed, opening }
            })
            .collect();
        let shown: Vec<String> = decide(&candidates, false)
            .iter()
            .map(|decision| match decision {
                Decision::Continue => "-".to_owned(),
                Decision::Start(n, NumberOrigin::Printed(_)) => n.to_string(),
                Decision::Start(n, NumberOrigin::Repaired) => format!("{n}!"),
                Decision::Start(n, NumberOrigin::Supplied) => format!("{n}+"),
                Decision::Start(n, NumberOrigin::Glued) => format!("{n}&"),
                Decision::Start(n, NumberOrigin::AfterGap) => format!("{n}^"),
                Decision::Start(n, NumberOrigin::Stale) => format!("{n}~"),
            })
            .collect();
        assert_eq!(shown.join(" "), expected);
    }

    #[test]
    fn equal_costs_are_decided_in_one_way() {
        let number: Number = "100.1".parse().unwrap();
        let hypothesis = Hypothesis { last: Some(number), cost: 1.0, step: None };
        let goes_on = (hypothesis, Decision::Continue);
        let starts = (hypothesis, Decision::Start(number, NumberOrigin::Stale));
        for order in [vec![goes_on, starts], vec![starts, goes_on]] {
            let kept: Vec<Decision> = keep_cheapest(order).into_iter().map(|(_, decision)| decision).collect();
            assert_eq!(kept, [Decision::Continue]);
        }
    }

    #[test]
    fn lines_are_taken_for_what_explains_the_sequence() {
        // A sound sequence is read as printed.
        check(
            "1. Game / 100. General / 100.1. T / 100.1a T / 100.1b T / 100.2. T / 101. More / 101.1. T",
            "1 100 100.1 100.1a 100.1b 100.2 101 101.1",
        );
        check(
            "700.1i T / 700.1j T / 700.1k T / 700.1m T / 700.1n T / 700.1p T",
            "700.1i 700.1j 700.1k 700.1m 700.1n 700.1p",
        );
        // A wrong letter is repaired.
        check("111.1. T / 111.1a T / 111.1d T / 111.1c T", "111.1 111.1a 111.1b! 111.1c");
        check("701.12. T / 701.12a T / 701.12a T / 701.13. T", "701.12 701.12a 701.12b! 701.13");
        // The number of another rule is repaired.
        check("702.52. T / 502.48a T / 502.48b T / 702.53. T", "702.52 702.52a! 702.52b! 702.53");
        check("702.95. T / 702.95a T / 702. Si un jugador / 702.95c T", "702.95 702.95a 702.95b! 702.95c");
        check("800.4j T / 800.4k T / 900.4m T / 800.5. T", "800.4j 800.4k 800.4m! 800.5");
        // A dot tells rules from subrules.
        check("303.4. T / 303.4a T / 303.4. T / 304. Next / 304.1. T", "303.4 303.4a 303.5! 304 304.1");
        check("118.13b T / 118.13 T / 119. Life / 119.1. T", "118.13b 118.13c! 119 119.1");
        // No chapter is repaired to a number of four digits.
        check("998. Game / 998.1. T / 997. More / 997.1. T", "998 998.1 999! 999.1!");
        check("999. Game / 999.1. T / 998. More / 998.1. T", "999 999.1 - 999.2!");
        // A duplicate without a place is stale.
        check(
            "807.4c T / 807.4d T / 807.4d T / 807.4e T / 807.4f T / 807.5. T",
            "807.4c 807.4d 807.4d~ 807.4e 807.4f 807.5",
        );
        check("509.5f T / 509.5g T / 509.5. T / 509.6. T / 509.7. T", "509.5f 509.5g 509.5~ 509.6 509.7");
        // Lost numbers are supplied where the sequence asks for them.
        check("405.6c T / Una cosa / Otra cosa / 405.6f T", "405.6c 405.6d+ 405.6e+ 405.6f");
        check("405.6c T / Una cosa / 405.6d T", "405.6c - 405.6d");
        // Holes stay holes.
        check("100.1. T / 100.2. T / 100.4. T / 100.5. T / 100.6. T", "100.1 100.2 100.4^ 100.5 100.6");
        // Wrapped references begin nothing.
        check("103.3. T / |100.2d T / 103.4. T", "103.3 - 103.4");
        check("117.1. T / |117.3a. T / 117.2. T / 117.3. T / 117.3a T", "117.1 - 117.2 117.3 117.3a");
        // Numbers inside a line count where the sequence lacks them.
        check("704.5f T / &704.5g T / 704.5h T", "704.5f 704.5g& 704.5h");
        check("704.5f T / &704.5g T / 704.5g T / 704.5h T", "704.5f - 704.5g 704.5h");
        check("704.5f T / &704.6. T / 705. More / 705.1. T", "704.5f 704.6& 705 705.1");
        check("704.5k T / &704.5l T / 704.5m T", "704.5k 704.5l& 704.5m");
        check("704.5f T / &601.2a T / 704.5g T", "704.5f - 704.5g");
        // Letters that are usually left out.
        check("704.5k T / 704.5l T / 704.5m T / 704.5n T / 704.5o T", "704.5k 704.5l 704.5m 704.5n 704.5o");
        check("704.5k T / 704.5l T / 704.5n T / 704.6. T", "704.5k 704.5m! 704.5n 704.6");
        // A document may start and stop anywhere.
        check("T / 704.5f T / 704.5g T", "- 704.5f 704.5g");
        check("T / U", "- -");
    }
}
