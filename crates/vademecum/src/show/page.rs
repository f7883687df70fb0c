//! A node with everything around it, for people.

use vademecum_api_types::{ResolvedAddress, citing};
use vademecum_document::{CardContents, Node};
use vademecum_graph::{Graph, NodeView, TextOrigin};

use super::{heading, history};
use crate::{
    output::{BOLD, DIM, format_count_regular},
    text::TerminalText,
};

const INDENT: &str = "  ";

pub(super) fn page(view: NodeView<'_>, found: &ResolvedAddress, graph: &Graph, width: usize) -> TerminalText {
    let node = view.node();
    let mut out = TerminalText::new();
    out.styled(DIM, view.address()).end_line();
    for remark in history::remarks(view, found, graph) {
        out.paragraph(remark, "", width);
    }
    for ancestor in view.ancestors() {
        out.paragraph(line(ancestor), "", width);
    }
    out.end_line().append(&heading(view)).end_line();
    if let Some(remark) = remark(found.origin, node) {
        out.styled_paragraph(DIM, remark, INDENT, width);
    }
    body(&mut out, node, width);
    let children: Vec<_> = view.children().collect();
    if !children.is_empty() {
        out.end_line().styled(BOLD, "under it").end_line();
        for child in children {
            first_line(&mut out, &line(child), width);
        }
    }
    links(&mut out, view, graph, width);
    out
}

/// A remark on the origin of the text.
fn remark(source: TextOrigin, node: &Node) -> Option<&'static str> {
    match source {
        TextOrigin::Official => None,
        TextOrigin::Digest if node.text.is_empty() => {
            Some("title only: the text belongs to its publisher, `vademecum ingest` adds your copy")
        }
        TextOrigin::Digest => Some("the Vademécum summary, not the official text"),
        TextOrigin::OtherLanguage => Some("not available in your language: shown in another"),
        TextOrigin::TitleOnly => {
            Some("number only: the text belongs to its publisher, `vademecum ingest` adds your copy")
        }
    }
}

fn body(out: &mut TerminalText, node: &Node, width: usize) {
    let mut paragraph = |text: TerminalText| {
        out.paragraph(text, INDENT, width);
    };
    match node.term() {
        Some(term) if !term.senses.is_empty() => {
            for sense in &term.senses {
                let number = sense.n.map(|n| format!("{n}. ")).unwrap_or_default();
                let headword = sense.headword.as_ref().map(|h| format!("{h}: ")).unwrap_or_default();
                paragraph(format!("{number}{headword}{}", sense.text).into());
            }
        }
        _ if !node.text.is_empty() => paragraph(node.text.as_str().into()),
        _ => {}
    }
    if let Some(CardContents::Magic { faces, .. }) = node.card().map(|card| &card.contents) {
        for face in faces {
            let mut name = TerminalText::new();
            name.styled(BOLD, &face.name).push(" ").push(face.cost.as_deref().unwrap_or_default());
            paragraph(name);
            let strength = face.power.as_ref().zip(face.toughness.as_ref());
            let strength = strength.map(|(power, toughness)| format!(" {power}/{toughness}")).unwrap_or_default();
            paragraph(format!("{}{strength}", face.type_line).into());
            for ability in &face.abilities {
                paragraph(ability.text.as_str().into());
                ability.modes.iter().for_each(|mode| paragraph(format!("• {mode}").into()));
            }
        }
    }
    for example in &node.examples {
        let mut text = TerminalText::new();
        text.styled(BOLD, "example:").push(" ").push(&example.text);
        out.end_line().paragraph(text, INDENT, width);
    }
}

fn links(out: &mut TerminalText, view: NodeView<'_>, graph: &Graph, width: usize) {
    let mut cites: Vec<String> = Vec::new();
    for link in view.references() {
        for (target, node) in link.reference.targets.iter().zip(&link.targets) {
            let dangling = if node.is_none() { " (no such rule)" } else { "" };
            let name = format!("{target}{dangling}");
            if !cites.contains(&name) {
                cites.push(name);
            }
        }
    }
    list(out, "cites", &cites, width);
    let citing: Vec<String> = citing(view, graph).into_iter().map(|other| other.node().fragment.clone()).collect();
    list(out, "cited by", &citing, width);
    let rules: Vec<String> = graph.rule_links_of(view.id()).iter().map(|link| link.number.to_string()).collect();
    list(out, "applies", &rules, width);
    let same: Vec<NodeView<'_>> = view.in_same_edition().into_iter().chain(view.newest_in_other_editions()).collect();
    if !same.is_empty() {
        out.end_line().styled(BOLD, "also in").end_line();
    }
    for other in same {
        out.push(INDENT).push(other.document().lang()).push(" ").styled(DIM, other.address()).end_line();
        if let Some(text) = says(other.node()) {
            first_line(out, &text.into(), width);
        }
    }
    let history = history::history(view, graph);
    if !history.is_empty() {
        out.end_line().styled(BOLD, "history").end_line();
    }
    for line in history {
        out.paragraph(line, INDENT, width);
    }
}

fn list(out: &mut TerminalText, name: &str, items: &[String], width: usize) {
    /// Items that are listed; of others there is a count.
    const MAX_ITEMS: usize = 40;
    if items.is_empty() {
        return;
    }
    let more = match items.len().saturating_sub(MAX_ITEMS) {
        0 => String::new(),
        more => format!(", and {} (`--json` has all)", format_count_regular(more, "other")),
    };
    let shown = items[..items.len().min(MAX_ITEMS)].join(", ");
    out.end_line().styled(BOLD, name).end_line().paragraph(format!("{shown}{more}"), INDENT, width);
}

/// A node in one line: its heading, and its text where it has no title.
fn line(view: NodeView<'_>) -> TerminalText {
    let mut line = heading(view);
    if view.node().title.is_none() && !view.node().text.is_empty() {
        line.push(" ").push(&view.node().text);
    }
    line
}

fn says(node: &Node) -> Option<&str> {
    Some(node.text.as_str()).filter(|text| !text.is_empty()).or(node.title.as_deref())
}

/// The beginning of a text, as much as goes into one line.
fn first_line(out: &mut TerminalText, text: &TerminalText, width: usize) {
    let (beginning, is_cut) = text.truncate_to_line(width.saturating_sub(INDENT.len() + 1));
    out.push(INDENT).append(&beginning).line(if is_cut { "…" } else { "" });
}
