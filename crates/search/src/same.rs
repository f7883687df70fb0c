//! Which entries of an index are one thing in several texts: a rule in its editions and languages, a term and
//! what it is called elsewhere. What one of these texts says is evidence for all of them.

use std::collections::HashMap;

use vademecum_document::Node;
use vademecum_graph::{Graph, NodeId};
use vademecum_terminology::bare_name;
use vademecum_text::fold;
use vademecum_vocab::{EditionDate, Game, Lang, LineageId, Number};

use crate::write::name_key;

/// What tells that two texts are of one thing.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    Rule(Game, LineageId),
    Number(Game, EditionDate, Number),
    /// A row of a lexicon of terms.
    Term(usize),
    /// A term that no lexicon has.
    Headword(Game, Lang, String),
}

/// The things that the entries of an index are texts of.
#[derive(Debug, Default)]
pub(crate) struct Things {
    /// By entry.
    of: Vec<u32>,
    /// The entries, those of each thing together.
    entries: Vec<u32>,
    /// By thing, where its entries begin among these; at last where they end.
    firsts: Vec<u32>,
    known: HashMap<Key, u32>,
    /// What they are called in a lexicon, folded.
    names: Vec<(String, Lang, u32)>,
    count: u32,
}

impl Things {
    /// Tells the things that these nodes are texts of; `None` stands for a node that the graph does not have.
    pub(crate) fn new(graph: &Graph, nodes: impl Iterator<Item = Option<NodeId>>) -> Self {
        let rows = Rows::of(graph);
        let mut things = Things::default();
        for id in nodes {
            let key = id.and_then(|id| key(graph, id, &rows));
            let next = things.count;
            let thing = match key {
                Some(key) => *things.known.entry(key).or_insert(next),
                None => next,
            };
            things.count += u32::from(thing == next);
            things.of.push(thing);
        }
        for ((lang, name), row) in rows.by_name {
            if let Some(&thing) = things.known.get(&Key::Term(row)) {
                things.names.push((name_key(&name), lang, thing));
            }
        }
        things.gather();
        things
    }

    /// Brings the entries of each thing together.
    fn gather(&mut self) {
        let mut firsts = vec![0; self.count as usize + 1];
        for &thing in &self.of {
            firsts[thing as usize + 1] += 1;
        }
        for thing in 1..firsts.len() {
            firsts[thing] += firsts[thing - 1];
        }
        let mut next = firsts.clone();
        self.entries = vec![0; self.of.len()];
        for (entry, &thing) in (0..).zip(&self.of) {
            let place = &mut next[thing as usize];
            self.entries[*place as usize] = entry;
            *place += 1;
        }
        self.firsts = firsts;
    }

    pub(crate) fn len(&self) -> usize {
        self.count as usize
    }

    /// What an entry is a text of.
    pub(crate) fn of(&self, entry: u32) -> u32 {
        self.of[entry as usize]
    }

    /// The texts of a thing.
    pub(crate) fn texts(&self, thing: u32) -> &[u32] {
        let place = |thing: u32| self.firsts[thing as usize] as usize;
        &self.entries[place(thing)..place(thing + 1)]
    }

    /// Gives away what lexicons call things.
    pub(crate) fn take_names(&mut self) -> Vec<(String, Lang, u32)> {
        std::mem::take(&mut self.names)
    }

    /// The rule with a number in an edition.
    pub(crate) fn numbered(&self, graph: &Graph, game: Game, edition: EditionDate, number: Number) -> Option<u32> {
        let lineage = graph.lineages(game).and_then(|lineages| lineages.lineage_of(edition, number));
        let by_lineage = lineage.and_then(|lineage| self.known.get(&Key::Rule(game, lineage)));
        by_lineage.or_else(|| self.known.get(&Key::Number(game, edition, number))).copied()
    }
}

fn key(graph: &Graph, id: NodeId, rows: &Rows) -> Option<Key> {
    let document = graph.document(id.document);
    let node: &Node = document.get(id.node)?;
    if node.stale {
        return None;
    }
    if let Some(term) = &node.term {
        let (game, lang, name) = (document.game, document.lang(), fold(&bare_name(&term.headword)));
        return Some(match rows.by_name.get(&(lang, name.clone())) {
            Some(&row) => Key::Term(row),
            None => Key::Headword(game, lang, name),
        });
    }
    let number = node.number.filter(|_| node.kind.is_numbered())?;
    Some(match graph.lineage(id) {
        Some(lineage) => Key::Rule(document.game, lineage),
        None => {
            let date = node.quoted_from.as_ref().map_or(document.date(), |edition| edition.date());
            Key::Number(document.game, date, number)
        }
    })
}

/// The rows of all lexicons, by language and folded name.
struct Rows {
    by_name: HashMap<(Lang, String), usize>,
}

impl Rows {
    fn of(graph: &Graph) -> Self {
        let mut by_name = HashMap::new();
        let rows = graph.lexicons().flat_map(|terms| terms.rows()).filter(|row| row.false_friend.is_none());
        for (place, row) in rows.enumerate() {
            for lang in Lang::ALL {
                if let Some(name) = row.name(lang) {
                    by_name.entry((lang, fold(&bare_name(name)))).or_insert(place);
                }
            }
        }
        Rows { by_name }
    }
}
