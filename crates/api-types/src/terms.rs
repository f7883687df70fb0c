//! Translations of a game's terms: mined from the documents of a library, or bundled.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use utoipa::ToSchema;
use vademecum_content as content;
use vademecum_document::DocumentKind;
use vademecum_graph::Graph;
use vademecum_terminology::{self as terminology, EvidencePlace, FalseFriendPair};
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::NodeDetail;

/// Finds the translations of a game's terms: mined from documents in both languages; without them, the bundled lexicon.
pub fn terms(graph: &Graph, game: Game, from: Lang, to: Lang) -> Arc<terminology::TermTable> {
    if has_parallel_documents(graph, game, from, to) {
        Arc::new(graph.mine_terms(game))
    } else {
        content::term_table(game).cloned().unwrap_or_default()
    }
}

/// Whether there are documents in both languages to mine terms from.
pub fn has_parallel_documents(graph: &Graph, game: Game, from: Lang, to: Lang) -> bool {
    let has = |lang: Lang| {
        graph.rules_documents(game).any(|(_, document)| document.kind == DocumentKind::Rules && document.lang() == lang)
    };
    has(from) && has(to)
}

/// The lexicon of two languages.
#[derive(Debug, Serialize, ToSchema)]
pub struct Terms<'a> {
    terms: Vec<TermRow<'a>>,
}

impl<'a> Terms<'a> {
    /// Describes terms.
    pub fn new(rows: impl IntoIterator<Item = &'a terminology::TermRow>) -> Self {
        Terms { terms: rows.into_iter().map(TermRow::new).collect() }
    }
}

/// A term with its names.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TermWith)]
pub struct TermDetail<'a> {
    /// The name that was asked for.
    name: &'a str,
    /// Its names in each language.
    names: Vec<TermRow<'a>>,
    /// Its glossary entries.
    entries: Vec<NodeDetail<'a>>,
}

impl<'a> TermDetail<'a> {
    /// Describes what is known under a name.
    pub fn new(name: &'a str, names: Vec<TermRow<'a>>, entries: Vec<NodeDetail<'a>>) -> Self {
        TermDetail { name, names, entries }
    }
}

/// A term in up to three languages; or two names that only look alike.
#[derive(Debug, Serialize, ToSchema)]
pub struct TermRow<'a> {
    #[schema(required)]
    pt: Option<&'a str>,
    #[schema(required)]
    es: Option<&'a str>,
    #[schema(required)]
    en: Option<&'a str>,
    /// How the names were found (`found`): of each language the `edition` and the place (`at`), and how often
    /// (`times`); of a false friend, what each name means.
    #[schema(value_type = Vec<std::collections::BTreeMap<String, serde_json::Value>>)]
    evidence: Vec<TermEvidence<'a>>,
    /// Whether the names do not mean the same.
    false_friend: bool,
}

impl<'a> TermRow<'a> {
    /// Describes a term.
    pub fn new(row: &'a terminology::TermRow) -> Self {
        let found = row.evidence.iter().map(TermEvidence::found);
        let means = row.false_friend.iter().flat_map(|friend| TermEvidence::means(row, friend));
        TermRow {
            pt: row.name(Lang::Pt),
            es: row.name(Lang::Es),
            en: row.name(Lang::En),
            evidence: found.chain(means).collect(),
            false_friend: row.false_friend.is_some(),
        }
    }
}

/// The evidence for a pair of names, or the meaning of one of two false friends in the other language.
#[derive(Debug, Serialize)]
struct TermEvidence<'a> {
    found: &'static str,
    #[serde(flatten, serialize_with = "by_lang")]
    names: [(Lang, EvidenceOf<'a>); 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<u32>,
}

/// The part of a [`TermEvidence`] for one language: the place of a name, or its translations.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum EvidenceOf<'a> {
    Place { at: &'a str, edition: EditionDate },
    Name(&'a str),
}

impl<'a> TermEvidence<'a> {
    fn found(evidence: &'a terminology::TermEvidence) -> Self {
        let place = |EvidencePlace { lang, edition, locator: at }: &'a EvidencePlace| {
            (*lang, EvidenceOf::Place { at, edition: *edition })
        };
        TermEvidence {
            found: evidence.kind.into(),
            names: evidence.places.each_ref().map(place),
            times: Some(evidence.pair_count),
        }
    }

    fn means(row: &'a terminology::TermRow, friend: &'a FalseFriendPair) -> impl Iterator<Item = Self> {
        let [one, two] = friend.langs;
        let means = move |lang, other, names: &'a [String]| {
            let own = row.name(lang).unwrap_or_default();
            names.iter().map(move |name| TermEvidence {
                found: "means",
                names: [(lang, EvidenceOf::Name(own)), (other, EvidenceOf::Name(name))],
                times: None,
            })
        };
        means(one, two, &friend.first_means).chain(means(two, one, &friend.second_means))
    }
}

/// Serialises pairs as an object, in their order.
fn by_lang<S: Serializer>(names: &[(Lang, EvidenceOf<'_>)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(names.iter().map(|(lang, of)| (lang.as_str(), of)))
}
