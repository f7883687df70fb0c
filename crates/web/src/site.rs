//! What the pages are made from, and what is worked out once so that no page has to.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::SystemTime,
};

use vademecum_document::{Document, DocumentKind, NodeKind, SummaryCounts};
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_search::Index;
use vademecum_terminology::bare_name;
use vademecum_text::fold;
use vademecum_vocab::{Code, DocumentId, EditionDate, Game};

use crate::{
    alphabet::{by_letter, sort_key},
    contact::Contact,
    cors::CorsPolicy,
    extensions::Extensions,
    instant::day_of,
    response_cache::Kept,
    work::WorkPools,
};

/// A library, ready to be served.
#[derive(Debug)]
pub struct Site {
    pub(crate) graph: Arc<Graph>,
    pub(crate) index: Index,
    overviews: HashMap<DocumentIndex, Overview>,
    /// Where readers report errors.
    pub(crate) contact: Option<Contact>,
    /// Compute for it: the same pools for every library of a server.
    pub(crate) work: WorkPools,
    pub(crate) kept: Kept,
    /// The games of which it holds texts that do not ship.
    texts: Vec<Game>,
    /// Where it is reached (`https://rules.example`), if that was said.
    pub(crate) base: Option<String>,
    /// Who may read what does not ship.
    pub(crate) cors: CorsPolicy,
    /// When the documents that were brought came, where that is known.
    pub(crate) arrivals: BTreeMap<DocumentId, SystemTime>,
    /// The day it was got ready, from which the age of an edition is counted.
    pub(crate) today: EditionDate,
    /// What modules keep for it, each under a type of its own.
    pub(crate) extensions: Extensions,
}

/// The time of day: pages say how old an edition is.
#[expect(clippy::disallowed_methods, reason = "the age of an edition is counted from today")]
fn now() -> SystemTime {
    SystemTime::now()
}

/// How many bytes of answers are kept, if nothing else is said.
const ROOM: usize = 64 << 20;

/// Whether a document is one that ships, and not one that somebody brought.
pub(crate) fn ships(document: &Document) -> bool {
    document.kind == DocumentKind::Digest && document.path.is_empty()
}

/// How well a page tells what its name names: deeper rules do better, a glossary entry does best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    Rule(u8),
    Entry,
}

/// What pages tell of a whole document.
#[derive(Debug, Default)]
pub(crate) struct Overview {
    pub(crate) counts: SummaryCounts,
    /// How many diagnostics of each code, in the order of codes.
    pub(crate) codes: Vec<(Code, usize)>,
    /// Sections, and chapters outside of any.
    pub(crate) tops: Vec<NodeId>,
    /// Title page, introduction, credits.
    pub(crate) matter: Vec<NodeId>,
    /// Glossary entries by first letter, both in alphabetical order; what begins with no letter is under `#`.
    pub(crate) letters: Vec<(char, Vec<NodeId>)>,
    /// Whether any node has a text; otherwise there are only numbers and titles.
    pub(crate) has_texts: bool,
    /// What names lead to, by the bare name folded: a glossary entry, else the rule with that title.
    named: HashMap<String, (Rank, NodeId)>,
}

impl Site {
    /// Gets a library ready. The index is the one of this graph.
    pub fn new(graph: Arc<Graph>, index: Index) -> Self {
        let overviews =
            graph.documents().map(|(place, document)| (place, Overview::new(&graph, place, document))).collect();
        let texts = graph.documents().map(|(_, document)| document).filter(|document| !ships(document));
        let mut texts: Vec<Game> = texts.map(|document| document.game).collect();
        texts.sort_unstable();
        texts.dedup();
        Site {
            graph,
            index,
            overviews,
            contact: None,
            work: WorkPools::default(),
            kept: Kept::new(ROOM, "0"),
            extensions: Extensions::default(),
            texts,
            base: None,
            cors: CorsPolicy::default(),
            arrivals: BTreeMap::new(),
            today: day_of(now()),
        }
    }

    /// Counts ages of editions from a day instead of the one it was got ready on.
    #[must_use]
    pub fn on(self, today: EditionDate) -> Self {
        Site { today, ..self }
    }

    /// Keeps so many bytes of answers; `snapshot` names what they were made from, in letters and digits, and is
    /// part of the tags that browsers send back.
    #[must_use]
    pub fn keeping(self, bytes: usize, snapshot: &str) -> Self {
        Site { kept: Kept::new(bytes, snapshot), ..self }
    }

    /// Is reached at an address such as `https://rules.example`; without one, it is the one that each reader
    /// came by.
    #[must_use]
    pub fn reached_at(self, base: impl Into<String>) -> Self {
        Site { base: Some(base.into()), ..self }
    }

    /// Is for everybody with all of its texts, those included that do not ship: scripts of any site may read the
    /// answers for programs.
    #[must_use]
    pub fn published(mut self) -> Self {
        self.cors.all = true;
        self
    }

    /// Lets scripts of these origins (`https://tools.example`) read the answers for programs, where not everybody's
    /// may.
    #[must_use]
    pub fn readable_from(mut self, origins: impl IntoIterator<Item = String>) -> Self {
        self.cors.origins.extend(origins);
        self
    }

    /// Tells when documents came, in its feed of them.
    #[must_use]
    pub fn telling_arrivals(self, arrivals: BTreeMap<DocumentId, SystemTime>) -> Self {
        Site { arrivals, ..self }
    }

    /// Has its expensive work done by pools, which other libraries may use too.
    pub(crate) fn working_in(self, work: WorkPools) -> Self {
        Site { work, ..self }
    }

    /// Whether it holds texts that are not for everybody.
    pub(crate) fn keeps_texts_private(&self) -> bool {
        !self.cors.all && self.holds_texts(None)
    }

    /// Whether it holds texts of a game, or of any, that do not ship.
    pub(crate) fn holds_texts(&self, game: Option<Game>) -> bool {
        game.map_or(!self.texts.is_empty(), |game| self.texts.contains(&game))
    }

    /// Has errors in our texts reported at an address. Without one, pages do not offer to report them.
    #[must_use]
    pub fn with_contact(self, contact: Contact) -> Self {
        Site { contact: Some(contact), ..self }
    }

    pub(crate) fn overview(&self, document: DocumentIndex) -> &Overview {
        // Every document of the graph has got one.
        &self.overviews[&document]
    }
}

impl Overview {
    fn new(graph: &Graph, place: DocumentIndex, document: &Document) -> Self {
        let mut codes: HashMap<Code, usize> = HashMap::new();
        for diagnostic in &document.diagnostics {
            *codes.entry(diagnostic.code()).or_default() += 1;
        }
        let mut overview =
            Overview { counts: document.counts(), codes: codes.into_iter().collect(), ..Overview::default() };
        overview.codes.sort_unstable();
        let mut terms: Vec<(String, NodeId)> = Vec::new();
        for view in graph.nodes(place) {
            let node = view.node();
            overview.has_texts |= !node.text.is_empty();
            match node.kind() {
                NodeKind::Section => overview.tops.push(view.id()),
                NodeKind::Chapter if node.parent.is_none() => overview.tops.push(view.id()),
                NodeKind::Front | NodeKind::Back => overview.matter.push(view.id()),
                NodeKind::Term => {
                    let key = sort_key(node.term().map_or("", |term| &term.headword));
                    // What is printed as an entry and has no letter in its name is left over from the layout: it is
                    // read where it stands, and nobody looks for it.
                    if !key.is_empty() {
                        terms.push((key, view.id()));
                    }
                }
                _ => {}
            }
            let (rank, name) = match (node.term(), node.rule_number()) {
                (Some(term), _) => (Rank::Entry, Some(&term.headword)),
                (None, Some(number)) => (Rank::Rule(number.level()), node.title.as_ref()),
                _ => continue,
            };
            if let Some(name) = name {
                let named = overview.named.entry(fold(&bare_name(name))).or_insert((rank, view.id()));
                if named.0 < rank {
                    *named = (rank, view.id());
                }
            }
        }
        overview.letters = by_letter(terms);
        overview
    }

    /// What a name leads to, and how well that tells what it names.
    pub(crate) fn named(&self, name: &str) -> Option<(Rank, NodeId)> {
        self.named.get(&fold(&bare_name(name))).copied()
    }
}
