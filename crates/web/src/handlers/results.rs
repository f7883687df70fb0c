//! Views of search results: a subrule inside its rule, the texts of one rule as one result.

use std::collections::HashSet;

use vademecum_document::NodeKind;
use vademecum_graph::{NodeId, NodeView};
use vademecum_search::Hit;
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::{
    app_state::AppState,
    text::{self, game_name, kind_name, lang_name},
};

const MAX_PASSAGES: usize = 3;

/// A rule, a term or something else that answers.
pub(crate) struct ResultView {
    pub(crate) name: NameLink,
    pub(crate) kind: String,
    /// Its game, where it is not that of most results.
    pub(crate) game: Option<String>,
    /// The matching passages, best first.
    pub(crate) passages: Vec<Passage>,
    /// Its editions, each with the languages it is here in.
    pub(crate) editions: Vec<EditionView>,
}

/// A name with the URL of its page.
#[derive(PartialEq, Eq)]
pub(crate) struct NameLink {
    pub(crate) url: String,
    /// Its number, or what it is called.
    pub(crate) number: String,
    /// Its title, if it has a number as well; else that of its rule or chapter.
    pub(crate) title: Option<String>,
    pub(crate) lang: Lang,
    pub(crate) is_named: bool,
}

pub(crate) struct Passage {
    /// The subrule that it is, with its page; `None` for the rule itself.
    pub(crate) of: Option<(String, String)>,
    /// Pieces of text, and whether each answers the question.
    pub(crate) text: Vec<(bool, String)>,
    pub(crate) lang: Lang,
}

pub(crate) struct EditionView {
    pub(crate) date: String,
    pub(crate) texts: Vec<ResultText>,
}

pub(crate) struct ResultText {
    pub(crate) lang: Lang,
    /// The name of its language.
    pub(crate) name: String,
    /// The page in that language.
    pub(crate) url: String,
}

/// Groups hits by rule, in the order of their best hits.
pub(crate) fn group_hits(state: &AppState, lang: Lang, hits: &[Hit]) -> Vec<ResultView> {
    let mut results: Vec<ResultView> = Vec::new();
    let of = |hit: &Hit| state.graph.view(hit.node).document().game;
    let most = Game::ALL.into_iter().max_by_key(|&game| hits.iter().filter(|hit| of(hit) == game).count());
    for hit in hits {
        let (view, rule) = (state.graph.view(hit.node), result_node(state, hit));
        let shown = name(state, lang, rule.id());
        let place = results.iter().position(|result| result.name.url == shown.url).unwrap_or_else(|| {
            let (kind, editions) = (kind_name(lang, rule.node().kind()), editions(state, lang, rule));
            let game = Some(of(hit)).filter(|&game| Some(game) != most).map(|game| game_name(lang, game));
            results.push(ResultView { name: shown, kind, game, passages: Vec::new(), editions });
            results.len() - 1
        });
        let passages = &mut results[place].passages;
        let number = view.node().number.filter(|_| rule.id() != view.id());
        let of = number.map(|number| (number.to_string(), url(state, lang, view.id())));
        // What is found by its place alone has nothing to quote.
        let says_nothing_new =
            hit.snippet.text.is_empty() || rule.node().title.as_deref() == Some(hit.snippet.text.as_str());
        // One text of a passage is enough: the others are a tap away.
        if passages.len() < MAX_PASSAGES && !says_nothing_new && passages.iter().all(|passage| passage.of != of) {
            passages.push(Passage {
                of,
                text: hit.snippet.parts().map(|(marked, text)| (marked, text.to_owned())).collect(),
                lang: view.document().lang(),
            });
        }
    }
    results
}

/// The number of results that hits are gathered to.
pub(crate) fn count_results(state: &AppState, lang: Lang, hits: &[Hit]) -> usize {
    hits.iter().map(|hit| url(state, lang, result_node(state, hit).id())).collect::<HashSet<String>>().len()
}

/// The node whose result a hit belongs to: for a subrule its rule.
fn result_node<'s>(state: &'s AppState, hit: &Hit) -> NodeView<'s> {
    let view = state.graph.view(hit.node);
    view.parent().filter(|_| view.node().kind() == NodeKind::Subrule).unwrap_or(view)
}

/// The name and URL of a node.
pub(crate) fn name(state: &AppState, lang: Lang, id: NodeId) -> NameLink {
    let view = state.graph.view(id);
    let node = view.node();
    let headword = node.term().map(|term| term.headword.clone());
    let called = headword.or_else(|| node.title.clone());
    let number = node.number.map(|number| number.to_string());
    let named_by = || view.ancestors().into_iter().rev().find_map(|above| above.node().title.clone());
    let (number, title) = match (number, called) {
        (Some(number), called) => (number, called.or_else(named_by)),
        // A ruling is named by its card, a passage by its section.
        (None, called) => (called.or_else(named_by).unwrap_or_else(|| view.document().title.clone()), None),
    };
    NameLink { url: url(state, lang, id), title, is_named: node.number.is_none(), number, lang: view.document().lang() }
}

/// The editions and languages of a rule; none for what has no editions.
fn editions(state: &AppState, lang: Lang, view: NodeView<'_>) -> Vec<EditionView> {
    if view.node().number.is_none() || !view.document().kind.is_complete_edition() {
        return Vec::new();
    }
    let mut texts: Vec<(EditionDate, Lang, String)> = std::iter::once(view)
        .chain(view.in_same_edition())
        .chain(view.newest_in_other_editions())
        .filter(|text| {
            text.document().kind.is_complete_edition() && !text.node().text.is_empty() || text.id() == view.id()
        })
        .map(|text| {
            let spoken = text.document().lang();
            (text.document().date(), spoken, state.urls_of(spoken, text.document()).node(text))
        })
        .collect();
    texts.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.as_str().cmp(b.1.as_str())));
    texts.dedup_by(|a, b| (a.0, a.1) == (b.0, b.1));
    let mut editions: Vec<(EditionDate, EditionView)> = Vec::new();
    for (date, spoken, url) in texts {
        let text = ResultText { lang: spoken, name: lang_name(lang, spoken), url };
        match editions.last_mut().filter(|(last, _)| *last == date) {
            Some((_, edition)) => edition.texts.push(text),
            None => editions.push((date, EditionView { date: text::format_date(lang, date), texts: vec![text] })),
        }
    }
    editions.into_iter().map(|(_, edition)| edition).collect()
}

/// The page of a node, for a reader.
pub(crate) fn url(state: &AppState, lang: Lang, id: NodeId) -> String {
    let view = state.graph.view(id);
    state.urls_of(lang, view.document()).node(view)
}
