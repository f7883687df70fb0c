//! `show`: one node with everything around it.

mod history;
mod page;

use vademecum_api_types::{AddressError, NodeDetail, resolve_address};
use vademecum_document::NodeKind;
use vademecum_graph::NodeView;
use vademecum_search::Query;
use vademecum_store::Library;
use vademecum_vocab::{EditionDate, Lang};

use crate::{
    failure::{Failure, warn},
    library::{self, unknown_document},
    output::{self, BOLD},
    text::TerminalText,
};

/// Show a rule, a chapter or a glossary term, with everything around it
///
/// The headings above it and the rules below it, its examples, what it cites and what cites it, the same rule in
/// other languages and editions, and its history.
///
/// A short address is a number of the newest edition, in any format; a full one names the document as well. The
/// text is the official one in your language, else the Vademécum summary, else the text in another language.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum show 702.9b
  vademecum show 702,9B --lang pt
  vademecum show 112.6 --at 2019-01-25    as that edition numbered it; says where it is today
  vademecum show magic-cr@2024-11-08.es#term:Arrollar
  vademecum show 704.5f --json | jq -r '.cited_by[]'")]
pub(crate) struct Args {
    /// A number (702.9b), a term (term:Arrollar), or a full address (magic-cr@2024-11-08.es#702.9b)
    address: String,

    /// Your language, for short addresses: es, pt or en [default: that of your system, else en]
    #[arg(long)]
    lang: Option<Lang>,

    /// The edition of a short address, by date [default: the newest]
    #[arg(long, value_name = "DATE")]
    at: Option<EditionDate>,

    /// Print one JSON object: the node as `export` prints it, and its links
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let opened = library::open(library)?;
    let lang = args.lang.unwrap_or_else(system_lang);
    let read = |text: &str| {
        let index = opened.index()?;
        let answer = index.search(&opened.graph, &Query { limit: 1, ..Query::new(text) })?;
        warn(opened.index_warning(&index));
        Ok(answer.parsed_query)
    };
    let found = resolve_address(&opened.graph, &read, &args.address, lang, args.at).map_err(|error| match error {
        AddressError::UnknownDocument(id) => {
            unknown_document(&id, opened.graph.documents().map(|(_, document)| &document.id))
        }
        error => error.into(),
    })?;
    let view = opened.graph.view(found.node);
    if args.json {
        return Ok(output::print_json_lines([NodeDetail::new(view, &opened.graph)])?);
    }
    Ok(output::print_text(&page::page(view, &found, &opened.graph, output::width()))?)
}

/// The language of the person's system; English where it is none that we read.
pub(crate) fn system_lang() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    // `es_CL.UTF-8`: the language stands before the region and the encoding.
    locale.and_then(|locale| locale.split('.').next()?.parse().ok()).unwrap_or(Lang::En)
}

/// A node's number or name, and its title, for people.
pub(crate) fn heading(view: NodeView<'_>) -> TerminalText {
    let node = view.node();
    let mut heading = TerminalText::new();
    let number = node.number.map(|number| format!("{number}{}", if node.stale { " (stale)" } else { "" }));
    match (number, &node.title) {
        (Some(number), Some(title)) => heading.styled(BOLD, number).push(" ").push(title),
        (Some(number), None) => heading.styled(BOLD, number),
        (None, Some(title)) => heading.styled(BOLD, title),
        (None, None) => {
            let name = match node.kind() {
                NodeKind::FrontMatter => "front matter",
                NodeKind::BackMatter => "back matter",
                kind => kind.as_str(),
            };
            heading.styled(BOLD, name)
        }
    };
    heading
}
