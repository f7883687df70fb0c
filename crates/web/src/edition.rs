//! One edition of a game, as one reader sees it: which text is shown for each number, and where links lead.

use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_api_types::{unknown_edition, unknown_number, unknown_term};
use vademecum_content::{self as content, OfficialPage};
use vademecum_document::{DocumentKind, TranslatedTitle};
use vademecum_graph::{DocumentIndex, Graph, LookUpResult, NodeId, NodeView};
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{
    app_state::AppState,
    error::Error,
    link::Mention,
    text::{self, t},
    urls::Urls,
};

/// The notice about the newest edition whose text is here.
pub(crate) struct NewestEditionNote {
    /// The sentence that it is the newest edition of this site, with its age.
    pub(crate) text: String,
    /// The sentence that later editions are known by their numbers, with label and URL of the page of their changes.
    pub(crate) later: Option<(String, String, String)>,
    /// The publisher's own page of the rules.
    pub(crate) official: Option<OfficialPageLink>,
}

/// The publisher's own page of a game's rules. Only the reader opens it.
pub(crate) struct OfficialPageLink {
    pub(crate) label: String,
    pub(crate) url: String,
    pub(crate) lang: Lang,
}

#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct TextsQuery {
    /// The document to read, if it is not the edition's own.
    pub(crate) text: Option<String>,
    /// The document to read beside it.
    pub(crate) with: Option<String>,
}

/// One edition of a game for one reader's request: language, document that is read, and URLs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edition<'s> {
    pub(crate) state: &'s AppState,
    pub(crate) lang: Lang,
    pub(crate) game: Game,
    pub(crate) date: EditionDate,
    pub(crate) newest: EditionDate,
    pub(crate) urls: Urls,
    /// The document it is read in.
    pub(crate) document: DocumentIndex,
    /// The number and edition in the address, if there is no text of that edition.
    pub(crate) requested: Option<(Number, EditionDate)>,
    pub(crate) marks_terms: bool,
}

impl<'s> Edition<'s> {
    /// The edition of a date, or the newest one.
    pub(crate) fn new(state: &'s AppState, lang: Lang, game: Game, at: Option<EditionDate>) -> Result<Self, Error> {
        let editions = state.graph.editions(game);
        let newest = *editions.first().ok_or(Error::NoDocuments(game))?;
        let date = at.unwrap_or(newest);
        let document = state
            .graph
            .preferred_document(game, lang, Some(date))
            .ok_or_else(|| Error::address(game, unknown_edition(&state.graph, &[game], date)))?;
        Ok(Edition {
            state,
            lang,
            game,
            date,
            newest,
            urls: Urls { lang, game, at },
            document,
            requested: None,
            marks_terms: false,
        })
    }

    /// The edition of a document, read in it. An article that quotes rules is of no edition: its links lead where
    /// the reader is.
    pub(crate) fn for_document(&self, document: DocumentIndex) -> Result<Self, Error> {
        let of = self.graph().document(document);
        let edition = match of.kind.is_complete_edition() {
            true => Edition::new(self.state, self.lang, self.game, (of.date() != self.newest).then_some(of.date()))?,
            false => *self,
        };
        Ok(Edition { document, ..edition })
    }

    /// The same edition with the terms of its glossaries marked in its texts.
    pub(crate) fn with_terms(self) -> Self {
        Edition { marks_terms: true, ..self }
    }

    pub(crate) fn look_up(&self, number: Number) -> Option<LookUpResult> {
        self.graph().look_up(self.game, number, self.lang, Some(self.date))
    }

    /// A number in this edition.
    /// Fails if it has no such number.
    pub(crate) fn find(&self, number: Number) -> Result<LookUpResult, Error> {
        self.look_up(number).ok_or_else(|| self.no_such_number(number))
    }

    pub(crate) fn no_such_number(&self, number: Number) -> Error {
        Error::address(self.game, unknown_number(self.graph(), Some(self.document), number))
    }

    /// A glossary entry by the name in its address.
    /// Fails if there is none.
    pub(crate) fn find_term(&self, name: &str) -> Result<NodeView<'s>, Error> {
        let unknown = || Error::address(self.game, unknown_term(self.graph(), Some(self.document), name.to_owned()));
        self.term(name).map(|id| self.view(id)).ok_or_else(unknown)
    }

    /// A glossary entry by the name in its address: the one of the document that is read, else of another
    /// language of this edition.
    pub(crate) fn term(&self, name: &str) -> Option<NodeId> {
        let fragment = format!("term:{name}");
        let documents = self.documents();
        let exact = |&document: &DocumentIndex| self.graph().node_by_fragment(document, &fragment);
        let folded = |&document: &DocumentIndex| self.graph().terms(document, name).next();
        documents.iter().find_map(exact).or_else(|| documents.iter().find_map(folded))
    }

    /// Our own entry for a publisher's term: the one of that name in the same language.
    pub(crate) fn digest_of_term(&self, view: NodeView<'_>, headword: &str) -> Option<NodeView<'s>> {
        let of = view.document();
        let ours = |&document: &DocumentIndex| {
            let candidate = self.graph().document(document);
            candidate.kind == DocumentKind::Digest && candidate.lang() == of.lang() && candidate.id != of.id
        };
        let document = self.documents().into_iter().find(ours)?;
        self.graph().terms(document, headword).next().map(|id| self.view(id))
    }

    /// The document whose glossary is shown: the one that is read, else one of this edition that has any.
    pub(crate) fn glossary(&self) -> Option<DocumentIndex> {
        self.documents().into_iter().find(|&document| !self.state.overview(document).letters.is_empty())
    }

    /// The documents of this edition, the one that is read first.
    pub(crate) fn documents(&self) -> Vec<DocumentIndex> {
        let mut documents = self.graph().edition_documents(self.game, self.date);
        documents.sort_by_key(|&document| document != self.document);
        documents
    }

    pub(crate) fn view(&self, id: NodeId) -> NodeView<'s> {
        self.graph().view(id)
    }

    /// The references of a node's text, or of one of its examples; and the terms in it, where these are marked.
    pub(crate) fn mentions(&self, view: NodeView<'_>, example: Option<u32>) -> Vec<Mention> {
        let links = view.references().filter(|link| link.reference.example == example);
        let mut mentions: Vec<Mention> = links
            .map(|link| {
                let target = link.targets.iter().flatten().next();
                let href = target.map(|&id| self.url_from_text(self.view(id)));
                Mention { range: link.reference.range, href, is_term: false }
            })
            .collect();
        if self.marks_terms && example.is_none() {
            mentions.extend(self.graph().term_mentions(view.id()).into_iter().map(|link| {
                let href = Some(self.urls.node(self.view(link.term)));
                Mention { range: link.range, href, is_term: true }
            }));
        }
        mentions
    }

    /// The URL that a text of any edition refers to: in this edition where the number is that of the same rule, else in the
    /// edition of the text.
    fn url_from_text(&self, target: NodeView<'_>) -> String {
        let (document, number) = (target.document(), target.node().number);
        let date = document.date();
        let is_of_another = document.kind.is_complete_edition() && date != self.date;
        if !is_of_another || number.is_none() || self.graph().number_in(target.id(), self.date) == number {
            return self.urls.node(target);
        }
        Urls { at: (date != self.newest).then_some(date), ..self.urls }.node(target)
    }

    /// The titles of a number in other languages than the one it is read in; empty if it has no title.
    pub(crate) fn names(&self, number: Number, read_in: Lang) -> Vec<TranslatedTitle> {
        let node =
            |document: DocumentIndex| self.graph().node_by_number(document, number).map(|id| self.view(id).node());
        let ours = |document: &DocumentIndex| self.graph().document(*document).kind == DocumentKind::Digest;
        let digest = self.documents().into_iter().filter(ours).find_map(|document| {
            let node = node(document).filter(|node| !node.translated_titles.is_empty())?;
            Some((self.graph().document(document).lang(), node))
        });
        let Some((lang, node)) = digest else { return Vec::new() };
        let own = node.title.as_ref().map(|title| TranslatedTitle {
            lang,
            title: title.clone(),
            is_unofficial: node.has_unofficial_title,
        });
        let mut names: Vec<TranslatedTitle> = own.into_iter().chain(node.translated_titles.iter().cloned()).collect();
        names.retain(|name| name.lang != read_in);
        names.sort_by_key(|name| name.lang);
        names
    }

    /// The URL at which errors in an entry of ours are reported; `None` for a publisher's text, and where the site has
    /// no contact.
    pub(crate) fn error_report_url(&self, view: NodeView<'_>) -> Option<String> {
        let is_ours = view.document().kind == DocumentKind::Digest && !view.node().text.is_empty();
        Some(self.state.contact.as_ref().filter(|_| is_ours)?.report_url(self.lang, view))
    }

    pub(crate) fn graph(&self) -> &'s Graph {
        &self.state.graph
    }

    /// The publisher's own page of the rules, if one is known: in the reader's language, else in English, else in any.
    pub(crate) fn official(&self) -> Option<OfficialPageLink> {
        let pages = content::official_pages(self.game);
        let in_lang = |lang: Lang| pages.iter().find(|page| page.lang == lang);
        let OfficialPage { lang, url } = in_lang(self.lang).or_else(|| in_lang(Lang::En)).or(pages.first())?;
        let label = t(self.lang, "official-link").with("lang", lang.as_str());
        Some(OfficialPageLink { label: label.to_string(), url: url.clone(), lang: *lang })
    }
}

impl NewestEditionNote {
    /// The newest edition of a game, as it is described to readers of one of its editions.
    pub(crate) fn of(edition: &Edition<'_>) -> Self {
        let lang = edition.lang;
        let age = text::age(lang, edition.newest, edition.state.today);
        let text = match age {
            Some(age) => t(lang, "newest-here-age").with("age", age),
            None => t(lang, "newest-here"),
        };
        let latest = edition.later_editions().last().copied();
        NewestEditionNote {
            text: text.to_string(),
            later: latest.zip(edition.changes_link()).map(|(latest, (label, url))| {
                let text = t(lang, "newest-later").with("date", text::format_date(lang, latest));
                (text.to_string(), label, url)
            }),
            official: edition.official(),
        }
    }
}
