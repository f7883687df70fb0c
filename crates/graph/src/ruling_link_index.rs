//! The links of rulings, in both directions.

use std::collections::HashMap;

use vademecum_document::RuleLink;
use vademecum_vocab::{Game, Number};

use crate::NodeId;

/// The links of all rulings of a graph, in both directions.
#[derive(Debug, Default)]
pub(crate) struct RulingLinkIndex {
    pub(crate) rules: HashMap<NodeId, Vec<RuleLink>>,
    pub(crate) rulings: HashMap<(Game, Number), Vec<NodeId>>,
}
