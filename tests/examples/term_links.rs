//! Lists every link from a rule to a term of the glossary, one a line: document, number, first character, the one
//! behind the last, which occurrence of the written form it is, the form, the term.
//!
//! `cargo run -p vademecum-tests --example term_links [-- FOLDER]`: what ships, and the documents of a folder.

#![expect(clippy::disallowed_methods, reason = "a list for whoever reads it, of documents of their own")]

use std::{
    io::{self, Write},
    path::Path,
};

use vademecum_document::Document;
use vademecum_graph::{Graph, NodeView, TermMention};
use vademecum_ingest::{Options, ingest, reader::read_path};
use vademecum_library::join;
use vademecum_vocab::CharOffsets;

fn main() -> io::Result<()> {
    let folders = std::env::args_os().skip(1);
    let documents: Vec<Document> = folders.flat_map(|folder| read(Path::new(&folder))).collect();
    let graph = join(documents);
    let mut out = io::stdout().lock();
    for (document, about) in graph.documents() {
        for view in graph.nodes(document).filter(|view| view.node().number.is_some() && !view.node().stale) {
            for link in links(&graph, view) {
                writeln!(out, "{}\t{}\t{link}", about.id, view.node().fragment)?;
            }
        }
    }
    Ok(())
}

fn links(graph: &Graph, view: NodeView<'_>) -> Vec<String> {
    let text = &view.node().text;
    let line = |mention: TermMention| {
        let [from, to] = CharOffsets::new(text).char_range(mention.range);
        let form = &text[mention.range];
        let occurrence = text[..mention.range.end().into()].matches(form).count();
        let term = &graph.view(mention.term).node().fragment;
        format!("{from}\t{to}\t{occurrence}\t{form}\t{}", term.trim_start_matches("term:"))
    };
    graph.term_links(view.id()).into_iter().map(line).collect()
}

fn read(folder: &Path) -> Vec<Document> {
    let Ok(entries) = folder.read_dir() else { return Vec::new() };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(|p| !p.ends_with("README.md")).collect();
    paths.sort();
    let sources = paths.iter().filter_map(|path| read_path(path).ok());
    sources.filter_map(|source| Some(ingest(&source, &Options::default()).ok()?.document)).collect()
}
