//! A node with everything around it, for people.

use std::fmt::Write;

use vademecum_document::{Node, Print};
use vademecum_graph::{Graph, NodeView, Source};
use vademecum_show::{Found, citing};

use super::{heading, through_time};
use crate::output::{BOLD, DIM, counted, wrapped};

/// How far what belongs to a node stands in.
const INDENT: &str = "  ";

/// The page of a node.
pub(super) fn page(view: NodeView<'_>, found: &Found, graph: &Graph, width: usize) -> String {
    let node = view.node();
    let mut out = String::new();
    let _ = writeln!(out, "{DIM}{}{DIM:#}", view.address());
    for remark in through_time::remarks(view, found, graph) {
        let _ = writeln!(out, "{}", wrapped(&remark, "", width));
    }
    for ancestor in view.ancestors() {
        let _ = writeln!(out, "{}", wrapped(&line(ancestor), "", width));
    }
    let _ = writeln!(out, "\n{}", heading(view));
    if let Some(remark) = remark(found.source, node) {
        let _ = writeln!(out, "{DIM}{}{DIM:#}", wrapped(remark, INDENT, width));
    }
    body(&mut out, node, width);
    let children: Vec<_> = view.children().collect();
    if !children.is_empty() {
        let _ = writeln!(out, "\n{BOLD}under it{BOLD:#}");
        for child in children {
            let _ = writeln!(out, "{}", first_line(&line(child), width));
        }
    }
    links(&mut out, view, graph, width);
    out
}

/// What the reader should know of the text.
fn remark(source: Source, node: &Node) -> Option<&'static str> {
    match source {
        Source::Official => None,
        Source::Digest if node.text.is_empty() => {
            Some("the title alone: the text is the publisher's, `vademecum ingest` adds your copy of it")
        }
        Source::Digest => Some("a summary in our own words, not the publisher's text"),
        Source::OtherLanguage => Some("not there in your language: shown in another"),
        Source::TitleOnly => {
            Some("the number alone: the text is the publisher's, `vademecum ingest` adds your copy of it")
        }
    }
}

/// Text, senses and examples.
fn body(out: &mut String, node: &Node, width: usize) {
    let mut paragraph = |text: &str| {
        let _ = writeln!(out, "{}", wrapped(text, INDENT, width));
    };
    match node.term.as_deref() {
        Some(term) if !term.senses.is_empty() => {
            for sense in &term.senses {
                let number = sense.n.map(|n| format!("{n}. ")).unwrap_or_default();
                let headword = sense.headword.as_ref().map(|h| format!("{h}: ")).unwrap_or_default();
                paragraph(&format!("{number}{headword}{}", sense.text));
            }
        }
        _ if !node.text.is_empty() => paragraph(&node.text),
        _ => {}
    }
    if let Some(Print::Magic { faces, .. }) = node.card.as_deref().map(|card| &card.print) {
        for face in faces {
            paragraph(&format!("{BOLD}{}{BOLD:#} {}", face.name, face.cost.as_deref().unwrap_or_default()));
            let strength = face.power.as_ref().zip(face.toughness.as_ref());
            let strength = strength.map(|(power, toughness)| format!(" {power}/{toughness}")).unwrap_or_default();
            paragraph(&format!("{}{strength}", face.type_line));
            for ability in &face.abilities {
                paragraph(&ability.text);
                ability.modes.iter().for_each(|mode| paragraph(&format!("• {mode}")));
            }
        }
    }
    for example in &node.examples {
        let _ = writeln!(out, "\n{}", wrapped(&format!("{BOLD}example:{BOLD:#} {}", example.text), INDENT, width));
    }
}

/// What it cites, what cites it, and where else it stands.
fn links(out: &mut String, view: NodeView<'_>, graph: &Graph, width: usize) {
    let mut cites: Vec<String> = Vec::new();
    for link in view.links() {
        for (target, node) in link.reference.targets.iter().zip(&link.targets) {
            let dangling = if node.is_none() { " (not there)" } else { "" };
            let name = format!("{target}{dangling}");
            if !cites.contains(&name) {
                cites.push(name);
            }
        }
    }
    list(out, "cites", &cites, width);
    let citing: Vec<String> = citing(view, graph).into_iter().map(|other| other.node().fragment.clone()).collect();
    list(out, "cited by", &citing, width);
    let rules: Vec<String> = graph.rules_of(view.id()).iter().map(|link| link.number.to_string()).collect();
    list(out, "applies", &rules, width);
    let same: Vec<NodeView<'_>> = view.same_in().into_iter().chain(view.newest_elsewhere()).collect();
    if !same.is_empty() {
        let _ = writeln!(out, "\n{BOLD}also in{BOLD:#}");
    }
    for other in same {
        let text = format!("{} {DIM}{}{DIM:#}", other.document().lang(), other.address());
        let _ = writeln!(out, "{INDENT}{text}");
        if let Some(text) = says(other.node()) {
            let _ = writeln!(out, "{}", first_line(text, width));
        }
    }
    let history = through_time::history(view, graph);
    if !history.is_empty() {
        let _ = writeln!(out, "\n{BOLD}history{BOLD:#}");
    }
    for line in history {
        let _ = writeln!(out, "{}", wrapped(&line, INDENT, width));
    }
}

fn list(out: &mut String, name: &str, items: &[String], width: usize) {
    /// More than these are no help to anybody.
    const MOST: usize = 40;
    if items.is_empty() {
        return;
    }
    let more = match items.len().saturating_sub(MOST) {
        0 => String::new(),
        more => format!(", and {} (`--json` has all)", counted(more, "other")),
    };
    let shown = items[..items.len().min(MOST)].join(", ");
    let _ = writeln!(out, "\n{BOLD}{name}{BOLD:#}\n{}", wrapped(&format!("{shown}{more}"), INDENT, width));
}

/// A node in one line: its heading, and its text where it has no title.
fn line(view: NodeView<'_>) -> String {
    match (&view.node().title, view.node().text.as_str()) {
        (None, text) if !text.is_empty() => format!("{} {text}", heading(view)),
        _ => heading(view),
    }
}

fn says(node: &Node) -> Option<&str> {
    Some(node.text.as_str()).filter(|text| !text.is_empty()).or(node.title.as_deref())
}

/// The beginning of a text, as much as goes into one line.
fn first_line(text: &str, width: usize) -> String {
    let width = width.saturating_sub(INDENT.len() + 1);
    let lines = textwrap::wrap(text, width);
    match lines.as_slice() {
        [] => INDENT.to_owned(),
        [only] => format!("{INDENT}{only}"),
        [first, ..] => format!("{INDENT}{first}…"),
    }
}
