//! The history of a rule, and its number in the newest edition.

use vademecum_api_types::{ResolvedAddress, edition, find_in_newest_edition};
use vademecum_graph::{Graph, NodeView, RuleInEdition};
use vademecum_lineage::{RuleEvent, RuleStage};
use vademecum_vocab::{EditionDate, Game, Number};

/// What a reader must know of a number before anything else: where its rule lives today, and what the number
/// means elsewhere.
pub(super) fn remarks(view: NodeView<'_>, found: &ResolvedAddress, graph: &Graph) -> Vec<String> {
    let mut remarks = Vec::new();
    let Some(number) = view.node().rule_number() else { return remarks };
    let Some((newest, became)) = find_in_newest_edition(view, graph) else { return remarks };
    let (game, date) = (view.document().game, edition(view));
    if let Some((at, asked)) = found.absent_edition_request {
        let text = format!("{asked} of {at} is {} of {date}; the text of {at} is not here", numbers(&became, number));
        remarks.push(text);
    }
    if date < newest {
        let reworded = if became.reworded == Some(true) { ", reworded" } else { "" };
        remarks.push(match (became.still_exists, became.numbers.as_slice()) {
            (_, []) => format!("this rule is of {date}; it is gone from the edition of {newest}"),
            (true, [only]) if *only == number => {
                format!("this text is of {date}; in {newest} the rule has the same number{reworded}")
            }
            (true, [only]) => format!("this text is of {date}; in {newest} the rule is {only}{reworded}"),
            (true, all) => format!("this text is of {date}; in {newest} the rule is split: {}", list(all)),
            (false, all) => format!("this text is of {date}; in {newest} the rule is part of {}", list(all)),
        });
        if !became.numbers.contains(&number) && is_a_rule(graph, game, number, newest) {
            remarks.push(format!("in {newest}, {number} is another rule"));
        }
    } else if found.absent_edition_request.is_none() {
        for former in
            graph.previous_meanings(game, number, date).iter().filter(|former| !former.became.numbers.is_empty())
        {
            let where_to = list(&former.became.numbers);
            remarks.push(format!("in {}, {number} was another rule: now {where_to}", former.date));
        }
    }
    remarks
}

fn is_a_rule(graph: &Graph, game: Game, number: Number, date: EditionDate) -> bool {
    graph.lineages(game).is_some_and(|lineages| lineages.lineage_of(date, number).is_some())
}

/// The numbers that a rule became, or the one that is shown.
fn numbers(became: &RuleInEdition, shown: Number) -> String {
    if became.numbers.is_empty() { shown.to_string() } else { list(&became.numbers) }
}

fn list(numbers: &[Number]) -> String {
    numbers.iter().map(Number::to_string).collect::<Vec<_>>().join(", ")
}

/// The editions in which something happened to a rule, a line each; nothing if only one edition is known.
pub(super) fn history(view: NodeView<'_>, graph: &Graph) -> Vec<String> {
    let history = view.lineage().and_then(|lineage| graph.history(view.document().game, lineage));
    match history {
        Some(history) if history.stages.len() > 1 => {
            // The last edition is shown even if nothing happened in it.
            let last = history.stages.last().filter(|stage| stage.event == RuleEvent::Same);
            history.changes().chain(last).map(stage_line).collect()
        }
        _ => Vec::new(),
    }
}

fn stage_line(stage: &RuleStage) -> String {
    let number = stage.number.map(|number| number.to_string()).unwrap_or_default();
    let others = list(&stage.related_numbers);
    let what = match stage.event {
        RuleEvent::InOldestEdition => "in our oldest edition".to_owned(),
        RuleEvent::Added if others.is_empty() => "new".to_owned(),
        RuleEvent::Added => format!("new, from {others}"),
        RuleEvent::Same => "unchanged since".to_owned(),
        RuleEvent::Moved => "renumbered, text unchanged".to_owned(),
        RuleEvent::Reworded => "reworded".to_owned(),
        RuleEvent::Split => format!("split: part of it moves to {others}"),
        RuleEvent::AbsorbedOther => format!("absorbs {others}"),
        RuleEvent::Removed if others.is_empty() => "gone".to_owned(),
        RuleEvent::Removed => format!("merged into {others}"),
    };
    format!("{}  {number:<8} {what}", stage.date)
}
