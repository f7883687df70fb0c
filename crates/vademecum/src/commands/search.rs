//! `search`: looks for numbers and words.

use std::{collections::HashSet, num::NonZeroUsize, thread};

use vademecum_api_types as api_types;
use vademecum_document::{Node, NodeKind};
use vademecum_graph::Graph;
use vademecum_search::{Answer, Hit, ParsedQuery, Query};
use vademecum_store::Library;
use vademecum_vocab::{Game, Lang};

use crate::{
    failure::{Failure, warn},
    library::{self, find_document},
    output::{self, BOLD, DIM, print_status},
    show::heading,
    text::TerminalText,
};

/// Number of names that are offered where nothing was found.
const MAX_SUGGESTIONS: usize = 6;

/// Search for a number, a word or a question
///
/// A number may be written in any format (702,9b or "regla 702.9 B"). Words are found with and without accents,
/// inflected, misspelled, and in every language; quote words to find them as a phrase.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum search 702,9b
  vademecum search \"habilidad disparada\" --lang es --limit 3
  vademecum search vigilancia --kind term
  vademecum search prioridad --json | jq -r '.hits[].address'
  vademecum search priority --document magic-cr@2024-11-08.en")]
pub(crate) struct Args {
    /// What to search for
    #[arg(required = true)]
    query: Vec<String>,

    /// Your language: its documents come first
    #[arg(long)]
    lang: Option<Lang>,

    /// Only rules of this game, magic or myl; by default the one that the words are about
    #[arg(long)]
    game: Option<Game>,

    /// Only entries of this kind, such as section, chapter, rule, subrule, term, card or ruling
    #[arg(long, value_parser = kind)]
    kind: Option<NodeKind>,

    /// Only this document
    #[arg(long, value_name = "ID")]
    document: Option<String>,

    /// List each text of a rule: every language, edition and document
    #[arg(long)]
    each_text: bool,

    /// Maximum number of hits
    #[arg(long, value_name = "N", default_value = "10", value_parser = limit)]
    limit: NonZeroUsize,

    /// Print the answer as one JSON object
    #[arg(long)]
    json: bool,
}

fn kind(text: &str) -> Result<NodeKind, String> {
    NodeKind::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or_else(|| {
        let names = NodeKind::ALL.map(NodeKind::as_str).join(", ");
        format!("expected one of: {names}")
    })
}

fn limit(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| "expected a whole number, at least 1".to_owned())
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let text = args.query.join(" ");
    let is_question = text.trim().contains(char::is_whitespace);
    // What a question is compared with is read while the library is.
    let questions = is_question.then(|| {
        let library = library.clone();
        thread::spawn(move || vademecum_library::rule_questions(&library))
    });
    let opened = library::open(library)?;
    let document = args.document.as_deref().map(|id| find_document(&opened.graph, id)).transpose()?;
    let query = Query {
        preferred_lang: args.lang,
        game: args.game,
        kind: args.kind,
        document: document.map(|document| &opened.graph.document(document).id),
        each_text: args.each_text,
        limit: args.limit.get(),
        ..Query::new(&text)
    };
    let mut index = opened.index()?;
    if let Some(questions) = questions {
        index = index.with_questions(|| questions.join().unwrap_or_default());
    }
    let answer = index.search_one_game(&opened.graph, &query)?;
    warn(opened.index_warning(&index));
    if args.json {
        return Ok(output::print_json_lines([api_types::Answer::new(&text, &answer, &opened.graph)])?);
    }
    if answer.hits.is_empty() {
        let langs = args.lang.map_or(Lang::ALL.to_vec(), |lang| vec![lang]);
        let mut nearest: Vec<Hit> =
            langs.iter().flat_map(|&lang| index.similar_names(&opened.graph, &text, lang, MAX_SUGGESTIONS)).collect();
        nearest.sort_by(|one, other| other.score.total_cmp(&one.score));
        nearest.truncate(MAX_SUGGESTIONS);
        print_status(&nothing(&answer, &nearest, &opened.graph));
    }
    if !answer.hits.is_empty() && !answer.unknown_words.is_empty() {
        print_status(&format!("not understood: {}", answer.unknown_words.join(", ")));
    }
    Ok(output::print_text(&shown(&answer, &opened.graph))?)
}

fn shown(answer: &Answer, graph: &Graph) -> TerminalText {
    let width = output::width();
    let mut out = TerminalText::new();
    for hit in &answer.hits {
        let view = graph.view(hit.node);
        out.append(&heading(view)).push("  ").styled(DIM, view.address()).end_line();
        if view.node().title.as_deref() != Some(&hit.snippet.text) {
            let mut snippet = TerminalText::new();
            for (marked, part) in hit.snippet.parts() {
                if marked {
                    snippet.styled(BOLD, part)
                } else {
                    snippet.push(part)
                };
            }
            out.paragraph(snippet, "    ", width);
        }
        if !hit.also.is_empty() {
            let others: Vec<String> = hit.also.iter().map(|&node| graph.view(node).address()).collect();
            let mut also = TerminalText::new();
            also.styled(DIM, format!("also {}", others.join(", ")));
            out.paragraph(also, "    ", width);
        }
    }
    out
}

/// Nothing was found; what may be tried.
fn nothing(answer: &Answer, nearest: &[Hit], graph: &Graph) -> String {
    match &answer.parsed_query {
        ParsedQuery::Number { number, .. } => format!("no rule has the number {number}"),
        ParsedQuery::Address(address) => format!("there is nothing at {address}"),
        ParsedQuery::Words { .. } if !nearest.is_empty() => {
            let mut names: Vec<&str> = nearest.iter().map(|hit| called(graph.view(hit.node).node())).collect();
            let mut seen = HashSet::new();
            names.retain(|name| seen.insert(*name));
            format!("nothing found; did you mean: {}", names.join(", "))
        }
        ParsedQuery::Words { .. } => {
            "nothing found: try fewer words, or leave out --kind, --game and --document".to_owned()
        }
    }
}

fn called(node: &Node) -> &str {
    node.term().map(|term| term.headword.as_str()).or(node.title.as_deref()).unwrap_or(&node.fragment)
}
