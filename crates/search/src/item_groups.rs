//! Groups the entries of an index into items: a rule in its editions and languages, a term with its translations. A match
//! in one text of an item counts for all of them.

use std::collections::HashMap;

use vademecum_document::Node;
use vademecum_graph::{Graph, NodeId};
use vademecum_terminology::strip_name_remarks;
use vademecum_text::fold;
use vademecum_vocab::{EditionDate, Game, Lang, LineageId, Number};

use crate::indexer::name_key;

/// The identity of an item: entries with equal keys belong to one item.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum ItemKey {
    Rule(Game, LineageId),
    Number(Game, EditionDate, Number),
    /// A term, by its row in the term tables.
    Term(usize),
    /// A term that is in no term table.
    Headword(Game, Lang, String),
}

/// The items of an index, each with its entries.
#[derive(Debug, Default)]
pub(crate) struct ItemGroups {
    item_of: Vec<u32>,
    entries: Vec<u32>,
    /// For each item the index of its first entry in `entries`, and the number of entries at the end.
    firsts: Vec<u32>,
    by_key: HashMap<ItemKey, u32>,
    /// The names of terms in the term tables, folded.
    pub(crate) names: Vec<(String, Lang, u32)>,
    count: u32,
}

impl ItemGroups {
    /// Groups nodes, which are the entries in order; `None` for a node that the graph lacks.
    pub(crate) fn new(graph: &Graph, nodes: impl Iterator<Item = Option<NodeId>>) -> Self {
        let rows = TermRows::of(graph);
        let mut items = ItemGroups::default();
        for id in nodes {
            let key = id.and_then(|id| key(graph, id, &rows));
            let next = items.count;
            let item = match key {
                Some(key) => *items.by_key.entry(key).or_insert(next),
                None => next,
            };
            items.count += u32::from(item == next);
            items.item_of.push(item);
        }
        for ((lang, name), row) in rows.by_name {
            if let Some(&item) = items.by_key.get(&ItemKey::Term(row)) {
                items.names.push((name_key(&name), lang, item));
            }
        }
        items.group_entries();
        items
    }

    /// Fills `entries` and `firsts` (counting sort).
    fn group_entries(&mut self) {
        let mut firsts = vec![0; self.count as usize + 1];
        for &item in &self.item_of {
            firsts[item as usize + 1] += 1;
        }
        for item in 1..firsts.len() {
            firsts[item] += firsts[item - 1];
        }
        let mut next = firsts.clone();
        self.entries = vec![0; self.item_of.len()];
        for (entry, &item) in (0..).zip(&self.item_of) {
            let place = &mut next[item as usize];
            self.entries[*place as usize] = entry;
            *place += 1;
        }
        self.firsts = firsts;
    }

    /// The number of items.
    pub(crate) fn len(&self) -> usize {
        self.count as usize
    }

    pub(crate) fn item_of(&self, entry: u32) -> u32 {
        self.item_of[entry as usize]
    }

    pub(crate) fn entries(&self, item: u32) -> &[u32] {
        let place = |item: u32| self.firsts[item as usize] as usize;
        &self.entries[place(item)..place(item + 1)]
    }

    pub(crate) fn by_number(&self, graph: &Graph, game: Game, edition: EditionDate, number: Number) -> Option<u32> {
        let lineage = graph.lineages(game).and_then(|lineages| lineages.lineage_of(edition, number));
        let by_lineage = lineage.and_then(|lineage| self.by_key.get(&ItemKey::Rule(game, lineage)));
        by_lineage.or_else(|| self.by_key.get(&ItemKey::Number(game, edition, number))).copied()
    }
}

/// The key of a node's item; `None` for a node that is an item of its own.
fn key(graph: &Graph, id: NodeId, rows: &TermRows) -> Option<ItemKey> {
    let document = graph.document(id.document);
    let node: &Node = document.get(id.node)?;
    if node.stale {
        return None;
    }
    if let Some(term) = node.term() {
        let (game, lang, name) = (document.game, document.lang(), fold(&strip_name_remarks(&term.headword)));
        return Some(match rows.by_name.get(&(lang, name.clone())) {
            Some(&row) => ItemKey::Term(row),
            None => ItemKey::Headword(game, lang, name),
        });
    }
    let number = node.rule_number()?;
    Some(match graph.lineage(id) {
        Some(lineage) => ItemKey::Rule(document.game, lineage),
        None => {
            let date = node.quoted_from.as_ref().map_or(document.date(), |edition| edition.date());
            ItemKey::Number(document.game, date, number)
        }
    })
}

/// The rows of all term tables, by language and folded name.
struct TermRows {
    by_name: HashMap<(Lang, String), usize>,
}

impl TermRows {
    fn of(graph: &Graph) -> Self {
        let mut by_name = HashMap::new();
        let rows = graph.term_tables().flat_map(|terms| terms.rows()).filter(|row| row.false_friend.is_none());
        for (place, row) in rows.enumerate() {
            for lang in Lang::ALL {
                if let Some(name) = row.name(lang) {
                    by_name.entry((lang, fold(&strip_name_remarks(name)))).or_insert(place);
                }
            }
        }
        TermRows { by_name }
    }
}
