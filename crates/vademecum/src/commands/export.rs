//! `export`: every node of a document, as JSON Lines.

use vademecum_api_types::Node;
use vademecum_store::Library;

use crate::{
    failure::Failure,
    library::{self, find_document},
    output,
};

/// Print every node of a document, one JSON object per line
///
/// Nodes come in reading order: front matter, sections, chapters, rules, subrules, steps, cards, rulings, glossary
/// terms, back matter. Each line holds the number as repaired and as printed, the text, its lines in the source,
/// its examples, and its references with their targets; for a card, what is printed on it; for a ruling, the rules
/// behind it.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum export --document magic-cr@2024-11-08.es > reglas.jsonl
  vademecum export --document magic-digest@2024-11-08.pt | jq .title")]
pub(crate) struct Args {
    /// The document's id, such as `magic-cr@2024-11-08.es`
    #[arg(long, value_name = "ID")]
    document: String,

    /// Accepted for consistency: the output is always JSON Lines
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let opened = library::open(library)?;
    let document = find_document(&opened.graph, &args.document)?;
    Ok(output::print_json_lines(opened.graph.nodes(document).map(|view| Node::new(view, &opened.graph)))?)
}
