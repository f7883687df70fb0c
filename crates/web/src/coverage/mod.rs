//! The ledger as pages: how much of the rules is tied to code and tests, and the lines of code that cite them.

pub(crate) mod own_case;
mod replay;
pub(crate) mod rule_coverage;
pub(crate) mod scenario;

use std::collections::BTreeSet;

use askama::Template;
use axum::response::Response;
use vademecum_content::{self as content, CitingLine};
use vademecum_document::NodeKind;
use vademecum_ledger::{CoverageStatus, Totals};
use vademecum_rule_ids as rule_ids;
use vademecum_vocab::Number;

use crate::{
    coverage::rule_coverage::strength_name,
    entry::NodeListItem,
    error::Error,
    headers::render_html,
    page_request::GameRequest,
    text::{self, t},
    ui::Ui,
};

#[derive(Template)]
#[template(path = "coverage.html")]
struct CoveragePage {
    ui: Ui,
    edition: String,
    case_count: usize,
    all: Totals,
    sections: Vec<SectionCoverage>,
}

struct SectionCoverage {
    line: NodeListItem,
    totals: Totals,
    chapters: Vec<(NodeListItem, Totals)>,
    /// The rules of it that are proved.
    proved: Vec<NodeListItem>,
}

/// A part of a whole as a bar: where it begins and how long it is, in thousandths.
struct Bar {
    class: &'static str,
    from: usize,
    length: usize,
}

/// Numbers as a bar: proved, saying the same as one that is, needing no code, waiting, and the rest.
fn bars(totals: &Totals) -> [Bar; 4] {
    let parts =
        [("proved", totals.proved), ("same", totals.same), ("settled", totals.settled), ("awaiting", totals.awaiting)];
    let mut from = 0;
    parts.map(|(class, count)| {
        let length = count * 1000 / totals.claimable.max(1);
        let bar = Bar { class, from, length };
        from += length;
        bar
    })
}

pub(crate) async fn coverage(GameRequest { state, lang, game, .. }: GameRequest) -> Result<Response, Error> {
    let (edition, ledger) = rule_coverage::open_engine_edition(&state, lang, game)?;
    let mut sections: Vec<SectionCoverage> = Vec::new();
    for view in state.graph.nodes(edition.document) {
        let Some(number) = view.node().number else { continue };
        match (view.node().kind(), sections.last_mut()) {
            (NodeKind::Section, _) => {
                let proved = ledger
                    .rows()
                    .filter(|(other, row)| row.coverage_status() == CoverageStatus::Proved && is_under(*other, number));
                let proved: Vec<Number> = proved.map(|(number, _)| number).collect();
                sections.push(SectionCoverage {
                    line: edition.line(view),
                    totals: ledger.totals_under(number),
                    chapters: Vec::new(),
                    proved: edition.numbers(&proved),
                });
            }
            (NodeKind::Chapter, Some(section)) => {
                section.chapters.push((edition.line(view), ledger.totals_under(number)))
            }
            _ => {}
        }
    }
    render_html(&CoveragePage {
        ui: edition.game_ui(t(lang, "coverage-title"), "/coverage"),
        edition: text::edition_of(lang, edition.date),
        all: ledger.totals(),
        sections,
        case_count: content::scenarios(game).len(),
    })
}

fn is_under(number: Number, above: Number) -> bool {
    std::iter::successors(Some(number), |number| number.parent()).any(|number| number == above)
}

#[derive(Template)]
#[template(path = "code.html")]
struct CodePage {
    ui: Ui,
    files: Vec<(&'static str, Vec<CodePageLine>)>,
}

struct CodePageLine {
    anchor: String,
    line: u32,
    text: &'static str,
    /// Number, its page, and how strong its tie is.
    rules: Vec<(String, String, String)>,
}

pub(crate) async fn code(GameRequest { state, lang, game, .. }: GameRequest) -> Result<Response, Error> {
    let (edition, ledger) = rule_coverage::open_engine_edition(&state, lang, game)?;
    let mut files: Vec<(&'static str, Vec<CodePageLine>)> = Vec::new();
    for &CitingLine { file, line, text, rules } in content::citing_lines(game) {
        let numbers: BTreeSet<Number> = rules.iter().map(|&rule| rule_ids::number(rule)).collect();
        let cited = numbers.iter().filter_map(|number| Some((number, ledger.get(*number)?.strength)));
        let rules = cited
            .map(|(number, strength)| (number.to_string(), edition.urls.number(number), strength_name(lang, strength)));
        let code = CodePageLine { anchor: format!("{file}:{line}"), line, text, rules: rules.collect() };
        match files.last_mut() {
            Some((last, lines)) if *last == file => lines.push(code),
            _ => files.push((file, vec![code])),
        }
    }
    render_html(&CodePage { ui: edition.game_ui(t(lang, "code-title"), "/code"), files })
}
