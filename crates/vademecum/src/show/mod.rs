//! `show`: one node with everything around it.

mod find;
mod page;
mod through_time;

use serde::Serialize;
use vademecum_document::{Line, NodeKind};
use vademecum_graph::{Graph, NodeView};
use vademecum_ledger::Site;
use vademecum_numbers::magic;
use vademecum_store::{Library, shipped_ledger};
use vademecum_vocab::{EditionDate, Game, Lang};

use self::through_time::ThroughTime;
use crate::{
    failure::Failure,
    output::{self, BOLD},
    shelf::Shelf,
};

/// Show a rule, a chapter or a glossary term, with everything around it
///
/// What it stands under and what stands under it, examples, what it cites and what cites it, the same rule in
/// other languages and editions, and what happened to it through time.
///
/// A short address is a number of the newest edition, written as sloppily as you like; a full one names the
/// document as well. The text is the publisher's in your language, else our summary, else another language.
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

    /// The edition that a short address is a number of, by date [default: the newest]
    #[arg(long, value_name = "DATE")]
    at: Option<EditionDate>,

    /// Print one JSON object: the node as `export` prints it, and its links
    #[arg(long)]
    json: bool,
}

/// A node for programs: the line of `export`, and what is known of it beside its document.
#[derive(Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    line: Line<'a>,
    /// The addresses of the nodes that cite it.
    cited_by: Vec<String>,
    /// Which rule it is through all editions: `null` for what is no rule.
    lineage: Option<ThroughTime>,
    /// The addresses of the same rule in the other texts: first those of the same edition, then those of
    /// others, newest first.
    same_in: Vec<String>,
    /// The lines of code that apply it, by its number in the edition that an engine follows.
    code: Vec<Site>,
    /// The tests that prove that.
    tests: Vec<String>,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let shelf = Shelf::open(library)?;
    let lang = args.lang.unwrap_or_else(system_lang);
    let found = find::find(&shelf, &args.address, lang, args.at)?;
    let view = shelf.graph.view(found.node);
    if args.json {
        return Ok(output::json([shown(view, &shelf.graph)])?);
    }
    Ok(output::text(&page::page(view, &found, &shelf.graph, output::width()))?)
}

fn shown<'a>(view: NodeView<'a>, graph: &'a Graph) -> Shown<'a> {
    let document = view.document();
    let pinned = (document.game == Game::Magic).then(|| graph.number_in(view.id(), magic::EDITION)).flatten();
    let row = pinned.and_then(|number| shipped_ledger(document.game)?.get(number));
    Shown {
        line: view.line(),
        cited_by: citing(view, graph).into_iter().map(NodeView::address).collect(),
        lineage: ThroughTime::of(view, graph),
        same_in: view.same_in().into_iter().chain(view.elsewhere()).map(NodeView::address).collect(),
        code: row.map(|row| row.code.clone()).unwrap_or_default(),
        tests: row.map(|row| row.tests.clone()).unwrap_or_default(),
    }
}

/// The nodes that cite one, each once, in reading order.
fn citing<'a>(view: NodeView<'a>, graph: &'a Graph) -> Vec<NodeView<'a>> {
    let mut nodes: Vec<_> = view.cited_by().iter().map(|citation| citation.from).collect();
    nodes.dedup();
    nodes.into_iter().map(|node| graph.view(node)).collect()
}

/// The language of the person's system; English where it is none that we read.
pub(crate) fn system_lang() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    // `es_CL.UTF-8`: the language stands before the region and the encoding.
    locale.and_then(|locale| locale.split('.').next()?.parse().ok()).unwrap_or(Lang::En)
}

/// A node's number or name, and its title, for people.
pub(crate) fn heading(view: NodeView<'_>) -> String {
    let node = view.node();
    let number = node.number.map(|number| format!("{number}{}", if node.stale { " (stale)" } else { "" }));
    match (number, &node.title) {
        (Some(number), Some(title)) => format!("{BOLD}{number}{BOLD:#} {title}"),
        (Some(number), None) => format!("{BOLD}{number}{BOLD:#}"),
        (None, Some(title)) => format!("{BOLD}{title}{BOLD:#}"),
        (None, None) => {
            let name = match node.kind {
                NodeKind::Front => "front matter",
                NodeKind::Back => "back matter",
                kind => kind.as_str(),
            };
            format!("{BOLD}{name}{BOLD:#}")
        }
    }
}
