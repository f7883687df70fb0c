//! Selects the text that is shown for a short address such as `magic/704.5f`.

use vademecum_document::DocumentKind;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{DocumentIndex, Graph, NodeId, NodeView};

/// The origin of the text that is shown for a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextOrigin {
    /// The publisher's text in the reader's language.
    Official,
    /// The digest in the reader's language.
    Digest,
    /// The publisher's text, or the digest, in another language.
    OtherLanguage,
    /// No text is known: the number and its title alone.
    TitleOnly,
}

/// The result of looking a number up in one edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookUpResult {
    /// The node that is shown.
    pub shown: NodeId,
    /// The origin of its text.
    pub origin: TextOrigin,
    /// The digest of the same rule in the reader's language, if it has a text and is not shown already; of another
    /// edition, if this one has none.
    pub digest: Option<NodeId>,
    /// The same rule in the edition's other texts, in the order of languages.
    pub other_texts: Vec<NodeId>,
}

impl Graph {
    /// Looks a number up in the newest edition of a game, or in the one of a given date.
    pub fn look_up(&self, game: Game, number: Number, lang: Lang, at: Option<EditionDate>) -> Option<LookUpResult> {
        let date = at.or_else(|| self.editions(game).first().copied())?;
        let candidates: Vec<NodeId> = self
            .edition_documents(game, date)
            .into_iter()
            .filter_map(|document| self.node_by_number(document, number))
            .collect();
        let document = |id: &NodeId| self.document(id.document);
        let official = |id: &NodeId| document(id).kind == DocumentKind::Rules;
        let in_lang = |id: &NodeId| document(id).lang() == lang;
        let says = |id: &NodeId| {
            let node = self.view(*id).node();
            !node.text.is_empty() || node.title.is_some()
        };
        let has_text = |id: &NodeId| !self.view(*id).node().text.is_empty();
        let pick = |test: &dyn Fn(&NodeId) -> bool| candidates.iter().copied().find(|id| test(id));
        let (shown, origin) = pick(&|id| official(id) && in_lang(id))
            .map(|id| (id, TextOrigin::Official))
            .or_else(|| pick(&|id| !official(id) && in_lang(id) && says(id)).map(|id| (id, TextOrigin::Digest)))
            .or_else(|| {
                pick(&|id| official(id) && says(id))
                    .or_else(|| pick(&has_text))
                    .map(|id| (id, TextOrigin::OtherLanguage))
            })
            .or_else(|| pick(&in_lang).or_else(|| pick(&|_| true)).map(|id| (id, TextOrigin::TitleOnly)))?;
        let here = pick(&|id| !official(id) && in_lang(id) && has_text(id));
        let digest = here.or_else(|| self.digest_elsewhere(shown, lang)).filter(|&id| id != shown);
        let other_texts = self.view(shown).in_same_edition().into_iter().map(NodeView::id).filter(official).collect();
        Some(LookUpResult { shown, origin, digest, other_texts })
    }

    /// The digest of a rule from another edition.
    fn digest_elsewhere(&self, shown: NodeId, lang: Lang) -> Option<NodeId> {
        let digests = self.documents().filter(|(_, d)| d.kind == DocumentKind::Digest && d.lang() == lang);
        let date = self.document(shown.document).date();
        let others = digests.filter(|(_, document)| document.date() != date);
        let mut same = others.filter_map(|(digest, _)| self.counterpart_in(shown, digest));
        same.find(|&id| !self.view(id).node().text.is_empty())
    }

    /// The documents that make up one edition of a game's rules: the publisher's in every language,
    /// then the digests. Notes and articles of that date are not part of it.
    pub fn edition_documents(&self, game: Game, date: EditionDate) -> Vec<DocumentIndex> {
        let mut documents: Vec<DocumentIndex> =
            self.rules_documents(game).filter(|(_, d)| d.date() == date).map(|(index, _)| index).collect();
        documents.sort_by_key(|&index| {
            let document = self.document(index);
            (document.kind != DocumentKind::Rules, document.lang())
        });
        documents
    }

    /// The document in which an edition is read: the publisher's in the reader's language, else the digest in it, else
    /// any.
    pub fn preferred_document(&self, game: Game, lang: Lang, at: Option<EditionDate>) -> Option<DocumentIndex> {
        let date = at.or_else(|| self.editions(game).first().copied())?;
        let documents = self.edition_documents(game, date);
        let in_lang = |&&index: &&DocumentIndex| self.document(index).lang() == lang;
        documents.iter().find(in_lang).or(documents.first()).copied()
    }
}
