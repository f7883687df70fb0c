//! The lexicon: what terms are called in three languages, and names that only look alike.

use std::{cmp::Reverse, sync::Arc};

use askama::Template;
use axum::{extract::Query, response::Response};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_content as content;
use vademecum_graph::{DocumentIndex, NodeId, NodeView};
use vademecum_terminology::{FalseFriendPair, TermRow, TermTable, strip_name_remarks};
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang};

use crate::{
    alphabet::{by_letter, sort_key},
    app_state::AppState,
    bad_parameter::Expected,
    edition::Edition,
    error::Error,
    headers::render_html,
    link::{Html, truncate_at_word},
    page_request::EditionRequest,
    parameter::parse_optional_as,
    text::t,
    ui::{FilterLink, Ui},
    urls::Urls,
    work::{Client, SharedResults},
};

/// Names of an edition, linked to what they name.
pub(crate) struct TermNames<'e> {
    edition: &'e Edition<'e>,
    documents: Vec<DocumentIndex>,
}

/// A name that a page shows beside its language.
pub(crate) struct TermName {
    pub(crate) lang: Lang,
    pub(crate) name: Html,
}

impl<'e> TermNames<'e> {
    pub(crate) fn new(edition: &'e Edition<'e>) -> Self {
        TermNames { edition, documents: edition.documents() }
    }

    /// A name with a link to its glossary entry, else to the rule that has it as title, in its own language.
    fn show(&self, name: &str, lang: Lang) -> TermName {
        let state = self.edition.state;
        let documents = self.documents.iter().copied().filter(|&it| state.graph.document(it).lang() == lang);
        let found = documents.filter_map(|document| state.overview(document).named(name));
        let urls = Urls { lang, ..self.edition.urls };
        // The first of the best.
        let url = found.min_by_key(|(rank, _)| Reverse(*rank)).map(|(_, id)| urls.node(state.graph.view(id)));
        TermName { lang, name: Html::name(name, lang, url.as_deref()) }
    }

    /// The names of a term in the other languages.
    pub(crate) fn elsewhere(&self, term: &str, lang: Lang) -> Vec<TermName> {
        let Some(terms) = content::term_table(self.edition.game) else { return Vec::new() };
        let term = strip_name_remarks(term);
        let others = Lang::ALL.into_iter().filter(|&other| other != lang);
        let names =
            others.flat_map(|other| terms.translations(&term, lang, other).into_iter().map(move |name| (name, other)));
        names.map(|(name, other)| self.show(name, other)).collect()
    }

    /// The names of a term in another language.
    fn in_language(&self, term: &str, lang: Lang, other: Lang) -> Vec<TermName> {
        let terms = content::term_table(self.edition.game);
        let names = terms.map(|terms| terms.translations(&strip_name_remarks(term), lang, other)).unwrap_or_default();
        names.into_iter().map(|name| self.show(name, other)).collect()
    }

    /// The beginning of what the glossary says of a term of a language, for the reader of the page.
    fn meaning(&self, term: &str, lang: Lang) -> Option<Meaning> {
        let reader = self.edition.lang;
        let graph = &self.edition.state.graph;
        let own = || {
            let documents = self.documents.iter().copied().filter(|&it| graph.document(it).lang() == lang);
            documents.flat_map(|it| graph.terms(it, term)).next()
        };
        let id = self.entry_in(term, lang, reader).or_else(own)?;
        let view = self.edition.view(id);
        let text = view.node().term()?.senses.first().map(|sense| sense.text.as_str())?;
        let sentence = text.split_inclusive(". ").next().unwrap_or(text).trim();
        (!sentence.is_empty()).then(|| Meaning {
            name: self.show(term, lang),
            text: truncate_at_word(sentence, MEANING_CHARS),
            lang: view.document().lang(),
        })
    }

    /// The glossary entry of a term in another language of the edition.
    pub(crate) fn entry_in(&self, term: &str, lang: Lang, other: Lang) -> Option<NodeId> {
        if lang == other {
            return None;
        }
        let graph = &self.edition.state.graph;
        let names = content::term_table(self.edition.game)?.translations(&strip_name_remarks(term), lang, other);
        let documents = self.documents.iter().copied().filter(|&it| graph.document(it).lang() == other);
        let mut entries = documents.flat_map(|it| names.iter().flat_map(move |name| graph.terms(it, name)));
        entries.next()
    }

    /// The page of a glossary entry for readers of a language: that of its entry there, or its own in its language.
    pub(crate) fn page_in(&self, entry: NodeView<'_>, lang: Lang) -> Option<String> {
        let (headword, of) = (entry.node().title.as_deref()?, entry.document().lang());
        let urls = Urls { lang, ..self.edition.urls };
        if lang == of {
            return Some(urls.node(entry));
        }
        self.entry_in(headword, of, lang).map(|id| urls.node(self.edition.view(id)))
    }

    /// Warnings of the false friends of a term, a sentence each.
    pub(crate) fn warnings(&self, term: &str, lang: Lang) -> Vec<Html> {
        let Some(terms) = content::term_table(self.edition.game) else { return Vec::new() };
        let term = fold(&strip_name_remarks(term));
        let friends = terms.rows().iter().filter_map(sides);
        let met = friends.flat_map(|[one, two]| [(one, two), (two, one)]);
        let met = met.filter(|(own, _)| own.lang == lang && fold(own.name) == term);
        met.flat_map(|(_, other)| other.means.iter().map(move |means| (other, means)))
            .map(|(other, means)| {
                let message = t(self.edition.lang, "friend-warning")
                    .with("name", self.show(other.name, other.lang).name.to_string())
                    .with("lang", other.lang.as_str())
                    .with("means", self.show(means, lang).name.to_string())
                    .with("other", lang.as_str());
                Html::message(&message)
            })
            .collect()
    }
}

#[derive(Clone, Copy)]
struct FalseFriendName<'t> {
    lang: Lang,
    name: &'t str,
    /// Its translations into the other's language.
    means: &'t [String],
}

fn sides(row: &TermRow) -> Option<[FalseFriendName<'_>; 2]> {
    let FalseFriendPair { langs: [one, two], first_means, second_means } = row.false_friend.as_ref()?;
    Some([
        FalseFriendName { lang: *one, name: row.name(*one)?, means: first_means },
        FalseFriendName { lang: *two, name: row.name(*two)?, means: second_means },
    ])
}

#[derive(Template)]
#[template(path = "terms.html")]
struct TermsPage {
    ui: Ui,
    has_glossary: bool,
    /// The languages of the columns and what they call themselves, the reader's first.
    langs: [(Lang, String); Lang::ALL.len()],
    letters: Vec<(char, Vec<NamesRow>)>,
    /// Terms that the reader's language has no known name for.
    unnamed: Vec<NamesRow>,
    count: usize,
    /// The text that names must contain.
    filter: String,
}

/// The part of a query that leaves the terms with a name that holds a text.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct TermsQuery {
    filter: String,
}

/// Maximum length of the meaning of a false friend, in characters.
const MEANING_CHARS: usize = 160;

/// The names of a term, in the order of the columns.
type NamesRow = Vec<Option<TermName>>;

pub(crate) async fn terms(
    EditionRequest(request): EditionRequest,
    Query(query): Query<TermsQuery>,
) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let terms = content::term_table(request.game).ok_or(Error::NoTerms(request.game))?;
    let names = TermNames::new(&edition);
    let filter = query.filter.trim().to_owned();
    let wanted = fold(&filter);
    let mut langs = Lang::ALL;
    langs.sort_by_key(|&other| other != lang);
    // Pairs that were mined from running text alone serve search; the list shows reviewed names.
    let is_wanted = |row: &&TermRow| {
        Lang::ALL.into_iter().filter_map(|lang| row.name(lang)).any(|name| fold(name).contains(&wanted))
    };
    let shown = terms.distinct_titles_and_headwords();
    let rows = || shown.iter().copied().filter(is_wanted);
    let show = |row: &TermRow| -> NamesRow { langs.map(|lang| Some(names.show(row.name(lang)?, lang))).into() };
    let named: Vec<(String, NamesRow)> =
        rows().filter_map(|row| Some((sort_key(row.name(lang)?), show(row)))).collect();
    let mut unnamed: Vec<&TermRow> = rows().filter(|row| row.name(lang).is_none()).collect();
    unnamed.sort_by_cached_key(|row| langs.iter().find_map(|&lang| row.name(lang)).map(sort_key));
    render_html(&TermsPage {
        ui: edition.ui(t(lang, "terms-title"), "/terms"),
        has_glossary: edition.glossary().is_some(),
        count: named.len() + unnamed.len(),
        letters: by_letter(named),
        unnamed: unnamed.into_iter().map(show).collect(),
        filter,
        langs: langs.map(|lang| (lang, t(lang, "language-name").to_string())),
    })
}

#[derive(Template)]
#[template(path = "false-friends.html")]
struct FriendsPage {
    ui: Ui,
    has_glossary: bool,
    filters: Vec<FilterLink>,
    friends: Vec<Friend>,
}

/// Two names that look alike, and what each is in the other's language.
struct Friend {
    names: [TermName; 2],
    /// Each of them with what it is called in English, where neither is English.
    english: Vec<(TermName, Vec<TermName>)>,
    says: Vec<Html>,
    /// The meaning of each, from the glossary in the reader's language.
    meanings: Vec<Meaning>,
}

struct Meaning {
    name: TermName,
    text: String,
    lang: Lang,
}

/// The query of the false friends: which two languages, `pt-es`.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct FalseFriendsQuery {
    pair: String,
}

impl FalseFriendsQuery {
    fn langs(&self) -> Result<Option<[Lang; 2]>, Error> {
        let lang = |code: &str| Lang::ALL.into_iter().find(|lang| lang.as_str() == code);
        let pair = |pair: &str| pair.split_once('-').and_then(|(one, two)| Some([lang(one)?, lang(two)?]));
        let pair = |text: &str| pair(text).filter(|[one, two]| one != two);
        parse_optional_as("pair", &self.pair, pair, || {
            Expected::Choice(vec!["es-pt", "es-en", "pt-es", "pt-en", "en-es", "en-pt"])
        })
    }
}

pub(crate) async fn false_friends(
    EditionRequest(request): EditionRequest,
    Query(of): Query<FalseFriendsQuery>,
) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let terms = content::term_table(request.game).ok_or(Error::NoTerms(request.game))?;
    let pair = of.langs()?;
    let is_of =
        |[one, two]: &[FalseFriendName<'_>; 2], pair: [Lang; 2]| pair.contains(&one.lang) && pair.contains(&two.lang);
    let mut friends: Vec<[FalseFriendName<'_>; 2]> = terms.rows().iter().filter_map(sides).collect();
    // The reader's own language goes first.
    friends.iter_mut().for_each(|sides| sides.sort_by_key(|side| side.lang != lang));
    friends.sort_by_cached_key(|[one, _]| (one.lang != lang, sort_key(one.name)));
    let filter = |label: String, of: Option<[Lang; 2]>| FilterLink {
        label,
        count: friends.iter().filter(|sides| of.is_none_or(|of| is_of(sides, of))).count(),
        url: edition.urls.false_friends(of),
        current: match (pair, of) {
            (Some(pair), Some(of)) => pair.iter().all(|lang| of.contains(lang)),
            (None, None) => true,
            _ => false,
        },
    };
    let pairs = [[Lang::Pt, Lang::Es], [Lang::Es, Lang::En], [Lang::Pt, Lang::En]].map(|of| {
        let [one, two] = of.map(Lang::as_str);
        filter(t(lang, "friends-pair").with("lang", one).with("other", two).to_string(), Some(of))
    });
    let names = TermNames::new(&edition);
    let all = [filter(t(lang, "friends-all").to_string(), None)].into_iter();
    // Pairs of languages without false friends are not offered.
    let filters = all.chain(pairs).filter(|filter| filter.count > 0 || filter.current).collect();
    let shown = friends.into_iter().filter(|sides| pair.is_none_or(|pair| is_of(sides, pair)));
    let mut ui = edition.ui(t(lang, "friends-title"), "/false-friends");
    // The same two languages, for readers of another one.
    let own = format!("/{lang}");
    ui.path = edition.urls.false_friends(pair).strip_prefix(&own).map_or(ui.path, str::to_owned);
    render_html(&FriendsPage {
        ui,
        has_glossary: edition.glossary().is_some(),
        filters,
        friends: shown.map(|sides| friend(&names, sides)).collect(),
    })
}

fn friend(names: &TermNames<'_>, sides: [FalseFriendName<'_>; 2]) -> Friend {
    let [one, two] = sides;
    let says = [(one, two), (two, one)].into_iter().flat_map(|(side, other)| {
        side.means.iter().map(move |means| {
            let message = t(names.edition.lang, "friend-means")
                .with("name", Html::name(side.name, side.lang, None).to_string())
                .with("lang", side.lang.as_str())
                .with("means", names.show(means, other.lang).name.to_string())
                .with("other", other.lang.as_str());
            Html::message(&message)
        })
    });
    let is_english = sides.iter().any(|side| side.lang == Lang::En);
    Friend {
        says: says.collect(),
        names: sides.map(|side| names.show(side.name, side.lang)),
        english: sides
            .iter()
            .filter(|_| !is_english)
            .map(|side| (names.show(side.name, side.lang), names.in_language(side.name, side.lang, Lang::En)))
            .filter(|(_, english)| !english.is_empty())
            .collect(),
        meanings: sides.iter().filter_map(|side| names.meaning(side.name, side.lang)).collect(),
    }
}

const MAX_CACHE_BYTES: usize = 16 << 20;

/// The terms mined from the documents of each game.
#[derive(Clone)]
struct TermCache(SharedResults<Game, Arc<TermTable>>);

/// The translations of a game's terms: mined from documents in both languages, as on the command line; without such
/// documents, the bundled lexicon.
pub(crate) async fn mined_terms(
    state: &Arc<AppState>,
    client: Client,
    game: Game,
    from: Lang,
    to: Lang,
) -> Result<Option<Arc<TermTable>>, Error> {
    if !vademecum_api_types::has_parallel_documents(&state.graph, game, from, to) {
        return Ok(content::term_table(game).cloned());
    }
    let shared = Arc::clone(state);
    let mine = move || Ok(Arc::new(shared.graph.mine_terms(game)));
    let size = |terms: &Arc<TermTable>| terms.rows().iter().map(size_of_term).sum();
    let cache = state.module_cache(|| TermCache(SharedResults::new(MAX_CACHE_BYTES, size)));
    cache.0.get(&state.work.long, client, game, mine).await.map(Some)
}

fn size_of_term(row: &TermRow) -> usize {
    size_of::<TermRow>() + size_of_val(row.evidence.as_slice())
}
