//! What languages, kinds of nodes and documents are called on pages.

use vademecum_document::{DocumentKind, NodeKind};
use vademecum_vocab::Lang;

use crate::text::t;

/// What a language is called.
pub(crate) fn lang_name(lang: Lang, of: Lang) -> String {
    t(lang, "fact-language-name").with("lang", of.as_str()).to_string()
}

/// What a kind of node is called.
pub(crate) fn kind_name(lang: Lang, kind: NodeKind) -> String {
    let key = match kind {
        NodeKind::Section => "kind-section",
        NodeKind::Chapter => "kind-chapter",
        NodeKind::Rule => "kind-rule",
        NodeKind::Subrule => "kind-subrule",
        NodeKind::Term => "kind-term",
        NodeKind::Card => "kind-card",
        NodeKind::Ruling => "kind-ruling",
        NodeKind::Step => "kind-step",
        NodeKind::Prose => "kind-prose",
        NodeKind::Figure => "kind-figure",
        NodeKind::Entry => "kind-entry",
        NodeKind::Front => "contents-introduction",
        NodeKind::Back => "contents-credits",
    };
    t(lang, key).to_string()
}

/// What a document is, in a few words: `Texto oficial en español`.
pub(crate) fn document_label(lang: Lang, kind: DocumentKind, of: Lang) -> String {
    let key = match kind {
        DocumentKind::Rules => "document-official",
        DocumentKind::Digest => "document-digest",
        DocumentKind::Notes => "document-notes",
        DocumentKind::Article => "document-article",
    };
    t(lang, key).with("lang", of.as_str()).to_string()
}
