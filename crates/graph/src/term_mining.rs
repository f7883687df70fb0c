//! Mines the terms of a game in all languages from the documents of a graph.

use std::{collections::BTreeSet, sync::Arc};

use rayon::prelude::*;
use vademecum_document::DocumentKind;
use vademecum_terminology::{TermPair, TermTable, bracketed_names, mine_pairs, titles_and_headwords};
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::{DocumentIndex, Graph};

impl Graph {
    /// The graph with the term table of a game.
    #[must_use]
    pub fn with_term_table(mut self, game: Game, terms: impl Into<Arc<TermTable>>) -> Self {
        self.term_tables.retain(|(other, _)| *other != game);
        self.term_tables.push((game, terms.into()));
        self
    }

    /// The term tables of all games.
    pub fn term_tables(&self) -> impl Iterator<Item = &TermTable> {
        self.term_tables.iter().map(|(_, terms)| terms.as_ref())
    }

    /// Mines the terms of a game from aligned pairs of texts: the newest texts of all languages with each other, and
    /// each with the texts of its own edition in other languages.
    pub fn mine_terms(&self, game: Game) -> TermTable {
        let texts: Vec<(DocumentIndex, Lang, EditionDate)> = self
            .rules_documents(game)
            .filter(|(_, document)| document.kind == DocumentKind::Rules)
            .map(|(index, document)| (index, document.lang(), document.date()))
            .collect();
        let newest = |lang| texts.iter().filter(|text| text.1 == lang).max_by_key(|text| text.2).copied();
        let newest: Vec<(DocumentIndex, Lang, EditionDate)> = Lang::ALL.into_iter().filter_map(newest).collect();
        let dates: BTreeSet<EditionDate> = newest.iter().map(|text| text.2).collect();
        let mut chosen_pairs = Vec::new();
        for (i, &(from, lang, date)) in texts.iter().enumerate() {
            let is_newest = |index: DocumentIndex| newest.iter().any(|text| text.0 == index);
            for &(to, _, at) in texts[i + 1..].iter().filter(|text| text.1 != lang) {
                let chosen = is_newest(from) && is_newest(to) || date == at && dates.contains(&date);
                // The older text is the first of an alignment.
                let (from, to) = if date <= at { (from, to) } else { (to, from) };
                if chosen {
                    chosen_pairs.push((from, to));
                }
            }
        }
        // Pairs of texts are independent of each other.
        let mine = |&(from, to): &(DocumentIndex, DocumentIndex)| {
            let alignment = self.alignment(from, to)?;
            Some(mine_pairs(self.document(from), self.document(to), &alignment))
        };
        let mut mined: Vec<TermPair> = chosen_pairs.par_iter().filter_map(mine).flatten().collect();
        let newest = || newest.iter().map(|&(index, ..)| self.document(index));
        mined.extend(newest().flat_map(bracketed_names));
        TermTable::new(mined, newest().flat_map(titles_and_headwords))
    }
}
