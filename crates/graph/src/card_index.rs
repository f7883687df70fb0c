//! The cards of a graph by name and by keyword.

use std::collections::{BTreeMap, HashMap};

use vademecum_vocab::{Game, Number};

use crate::NodeId;

#[derive(Debug, Default)]
pub(crate) struct CardIndex {
    /// Every card, in alphabetical order of the names in its document.
    pub(crate) all: Vec<NodeId>,
    /// By game and folded name.
    pub(crate) names: HashMap<(Game, String), Vec<NodeId>>,
    pub(crate) keywords: HashMap<NodeId, Vec<Number>>,
    pub(crate) by_keyword: BTreeMap<(Game, Number), Vec<NodeId>>,
}
