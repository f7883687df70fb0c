//! The URLs of pages, for one reader, game and edition.

use std::{borrow::Cow, fmt::Display};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use vademecum_document::NodeKind;
use vademecum_graph::NodeView;
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang};

use crate::text::game_name;

/// The characters that are not percent-encoded in a segment of a path; fragments and ids contain `~` and `@`.
const PART: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'@');

/// Maximum length of an address, in bytes; servers refuse longer ones.
pub(crate) const MAX_ADDRESS_BYTES: usize = 4096;

/// Bytes reserved for what may follow a name in an address: `/preview`, an edition.
const MAX_SUFFIX_BYTES: usize = 64;

/// The beginning of the path of every API call.
pub(crate) const API_ROOT: &str = "/api/";

/// Writes a text as one part of a path, or as a value in a query.
pub(crate) fn encode_segment(text: &str) -> impl Display + '_ {
    utf8_percent_encode(text, PART)
}

/// Decodes percent-encoded UTF-8; `None` if it is not.
pub(crate) fn decode(text: &str) -> Option<Cow<'_, str>> {
    let is_byte = |rest: &str| rest.as_bytes().get(..2).is_some_and(|hex| hex.iter().all(u8::is_ascii_hexdigit));
    // Decoders take a lone `%` for itself, each in its own way.
    if !text.split('%').skip(1).all(is_byte) {
        return None;
    }
    percent_decode_str(text).decode_utf8().ok()
}

pub(crate) fn document(lang: Lang, id: &DocumentId) -> String {
    format!("/{lang}/documents/{}", encode_segment(&id.to_string()))
}

/// The address of the page on which a document is read from beginning to end.
pub(crate) fn reader_url(lang: Lang, id: &DocumentId) -> String {
    format!("/{lang}/read/{}", encode_segment(&id.to_string()))
}

/// Whether the page of something with a name can be linked to: browsers take dots for folders, servers take no address
/// of any length.
fn can_be_linked(name: &str, address: &str) -> bool {
    !matches!(name, "." | "..") && address.len() + MAX_SUFFIX_BYTES <= MAX_ADDRESS_BYTES
}

/// The addresses of one game's pages; those of a pinned edition contain its date.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Urls {
    pub(crate) lang: Lang,
    pub(crate) game: Game,
    pub(crate) at: Option<EditionDate>,
}

impl Urls {
    pub(crate) fn game_name(self) -> String {
        game_name(self.lang, self.game)
    }

    pub(crate) fn contents(self) -> String {
        self.page("", "")
    }

    pub(crate) fn glossary(self) -> String {
        self.page("/glossary", "")
    }

    /// A glossary entry, by the fragment of its node (`term:Arrollar~2`).
    pub(crate) fn term(self, fragment: &str) -> String {
        let name = fragment.strip_prefix("term:").unwrap_or(fragment);
        let page = self.page(&format!("/glossary/{}", encode_segment(name)), "");
        if can_be_linked(name, &page) { page } else { self.glossary() }
    }

    /// The page of changes since the newest edition whose text is here.
    pub(crate) fn changes(self) -> String {
        format!("/{}/{}/changes", self.lang, self.game)
    }

    /// The lexicon in three languages.
    pub(crate) fn terms(self) -> String {
        self.page("/terms", "")
    }

    /// The names that only look alike: those of two languages, or all.
    pub(crate) fn false_friends(self, pair: Option<[Lang; 2]>) -> String {
        let all = self.page("/false-friends", "");
        match pair {
            Some([one, two]) => format!("{all}{}pair={one}-{two}", if self.at.is_some() { '&' } else { '?' }),
            None => all,
        }
    }

    /// All worked cases of the game. They belong to the edition that its engine follows.
    pub(crate) fn scenarios(self) -> String {
        format!("/{}/{}/scenarios", self.lang, self.game)
    }

    /// The page on which readers write cases of their own.
    pub(crate) fn own_case(self) -> String {
        format!("{}/new", self.scenarios())
    }

    /// The page of the coverage of rules by code and tests.
    pub(crate) fn coverage(self) -> String {
        format!("/{}/{}/coverage", self.lang, self.game)
    }

    /// The lines of code that cite rules.
    pub(crate) fn code(self) -> String {
        format!("/{}/{}/code", self.lang, self.game)
    }

    /// All cards of the game. They belong to no edition of its rules.
    pub(crate) fn cards(self) -> String {
        format!("/{}/{}/cards", self.lang, self.game)
    }

    /// A card, by its name.
    pub(crate) fn card(self, name: &str) -> String {
        let page = format!("{}/{}", self.cards(), encode_segment(name));
        if can_be_linked(name, &page) { page } else { self.cards() }
    }

    /// The page of a section, chapter, rule or subrule.
    pub(crate) fn number(self, number: impl Display) -> String {
        self.page(&format!("/{number}"), "")
    }

    /// The page that shows a node. A stale duplicate has no page of its own, its chapter shows it; nor has
    /// what is printed in the middle of something else.
    pub(crate) fn node(self, view: NodeView<'_>) -> String {
        let node = view.node();
        let document = view.document();
        let anchored = |page: String| format!("{page}#{}", encode_segment(&node.fragment));
        if let (NodeKind::Card, Some(name)) = (node.kind(), &node.title) {
            return self.card(name);
        }
        if !document.kind.is_complete_edition() {
            let card = view.parent().filter(|parent| parent.node().kind() == NodeKind::Card);
            return anchored(card.map_or_else(|| reader_url(self.lang, &document.id), |card| self.node(card)));
        }
        match (node.kind(), node.number) {
            (NodeKind::Term, _) => self.term(&node.fragment),
            (_, Some(number)) if !node.stale => self.number(number),
            (NodeKind::Step | NodeKind::Figure | NodeKind::ListItem, _) if let Some(parent) = view.parent() => {
                anchored(self.node(parent))
            }
            _ => {
                let chapter = view.chapter().and_then(|chapter| chapter.node().number);
                let page = chapter.map(|number| format!("/{number}")).unwrap_or_default();
                self.page(&page, &format!("#{}", encode_segment(&node.fragment)))
            }
        }
    }

    /// The page at a path behind the game.
    pub(crate) fn page(self, path: &str, anchor: &str) -> String {
        let Urls { lang, game, at } = self;
        match at {
            Some(date) => format!("/{lang}/{game}{path}?at={date}{anchor}"),
            None => format!("/{lang}/{game}{path}{anchor}"),
        }
    }
}
