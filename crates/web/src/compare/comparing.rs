//! Two editions being compared, and what the query of a comparison asks for.

use std::{collections::BTreeMap, fmt::Display};

use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_difference::{ChangeCategory, ChapterRef, ComparisonBasis, EditionDiff, EntryDiff, IssueKind, Side};
use vademecum_document::Document;
use vademecum_graph::DocumentIndex;
use vademecum_vocab::{Game, Lang};

use crate::{
    app_state::AppState,
    bad_parameter::Expected,
    compare::choose::label,
    edition::Edition,
    error::Error,
    parameter::bad_parameter_error,
    text::t,
    ui::{FilterLink, Ui},
    urls::encode_segment,
};

/// The query of a comparison. An empty value is none, as forms send it.
#[derive(Debug, Default, Clone, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct CompareQuery {
    pub(super) from: String,
    pub(super) to: String,
    /// `702`, `old-115` for a chapter that is gone, `glossary`.
    pub(super) chapter: String,
    /// A kind of row, `changed` for all that changed, or `all`; rows whose text changed, by default.
    pub(super) kind: String,
    /// A row, by its name on the page: its chapter and page are shown.
    pub(super) row: String,
    pub(super) page: String,
}

pub(super) const ROWS_PER_PAGE: usize = 100;

impl CompareQuery {
    /// The chapter in the query.
    pub(super) fn chapter_ref(&self) -> Result<Option<ChapterRef>, Error> {
        let number = |text: &str| text.parse().map_err(|_| bad_parameter_error("chapter", text, Expected::Number));
        Ok(match self.chapter.as_str() {
            "" => None,
            "glossary" => Some(None),
            text => Some(Some(match text.strip_prefix("old-") {
                Some(old) => (Side::From, number(old)?),
                None => (Side::To, number(text)?),
            })),
        })
    }
}

/// A chapter, as the query names it.
pub(super) fn chapter_param(under: ChapterRef) -> String {
    match under {
        None => "glossary".to_owned(),
        Some((Side::From, number)) => format!("old-{number}"),
        Some((Side::To, number)) => number.to_string(),
    }
}

/// The comparison of two editions, for one reader.
pub(super) struct ComparisonView<'s> {
    pub(super) state: &'s AppState,
    pub(super) lang: Lang,
    pub(super) game: Game,
    pub(super) documents: [DocumentIndex; 2],
    pub(super) editions: [Edition<'s>; 2],
    pub(super) is_translation: bool,
    pub(super) diff: &'s EditionDiff,
}

impl<'s> ComparisonView<'s> {
    pub(super) fn new(
        state: &'s AppState,
        lang: Lang,
        game: Game,
        documents: [DocumentIndex; 2],
        is_translation: bool,
        diff: &'s EditionDiff,
    ) -> Result<Self, Error> {
        let reader = Edition::new(state, lang, game, None)?;
        let [from, to] = documents.map(|document| reader.for_document(document));
        Ok(ComparisonView { state, lang, game, documents, editions: [from?, to?], is_translation, diff })
    }

    pub(super) fn document(&self, side: Side) -> &'s Document {
        self.state.graph.document(self.documents[side as usize])
    }

    pub(super) fn is_word_by_word(&self) -> bool {
        self.diff.basis == ComparisonBasis::Words
    }

    pub(super) fn title(&self, under: ChapterRef) -> (String, Lang) {
        let Some((side, number)) = under else { return (t(self.lang, "glossary-title").to_string(), self.lang) };
        let place = self.documents[side as usize];
        let node = self.state.graph.node_by_number(place, number).map(|id| self.state.graph.view(id).node());
        (node.and_then(|node| node.title.clone()).unwrap_or_default(), self.document(side).lang())
    }

    pub(super) fn chapters(&self) -> Vec<(ChapterRef, Vec<&'s EntryDiff>)> {
        let mut chapters: Vec<(ChapterRef, Vec<&'s EntryDiff>)> = Vec::new();
        let mut places: BTreeMap<Option<String>, usize> = BTreeMap::new();
        for row in &self.diff.rows {
            let place = *places.entry(row.chapter.map(|_| chapter_param(row.chapter))).or_insert_with(|| {
                chapters.push((row.chapter, Vec::new()));
                chapters.len() - 1
            });
            chapters[place].1.push(row);
        }
        chapters
    }

    /// A query for the same two editions.
    pub(super) fn query(&self, more: &[(&str, &str)]) -> String {
        let mut query = pair_query([Side::From, Side::To].map(|side| self.document(side)));
        for (name, value) in more.iter().filter(|(_, value)| !value.is_empty()) {
            query.push_str(&format!("&{name}={}", encode_segment(value)));
        }
        query
    }

    /// The frame of a page of the comparison; `query` is that of its address.
    pub(super) fn ui(&self, title: impl Display, query: &str) -> Ui {
        self.editions[1].game_ui(title, &format!("/compare{query}"))
    }

    /// The address of the comparison, or of a part of it.
    pub(super) fn url(&self, more: &[(&str, &str)]) -> String {
        format!("{}{}", url(self.lang, self.game), self.query(more))
    }

    /// The address of a row: the page of its chapter with all kinds of rows, and its anchor.
    pub(super) fn row_url(&self, wanted: &str) -> Result<String, Error> {
        for (under, rows) in self.chapters() {
            if let Some(place) = rows.iter().position(|row| name(row) == wanted) {
                let page = place / ROWS_PER_PAGE;
                let page = if page == 0 { String::new() } else { page.to_string() };
                let url = self.url(&[("chapter", &chapter_param(under)), ("kind", "all"), ("page", &page)]);
                return Ok(format!("{url}#r-{}", encode_segment(&anchor(wanted))));
            }
        }
        Err(bad_parameter_error("row", wanted, Expected::Row))
    }

    /// The kind of rows that is shown: the one in the query, else those whose text changed, else all that changed.
    pub(super) fn kind<'a>(&self, query: &'a CompareQuery, rows: &[&EntryDiff]) -> &'a str {
        let reworded = ChangeCategory::Reworded;
        match query.kind.as_str() {
            "" if self.is_word_by_word() && rows.iter().any(|row| row.category() == reworded) => reworded.as_str(),
            "" if rows.iter().any(|row| self.is_changed(row)) => CHANGED,
            "" if self.diff.basis == ComparisonBasis::SideBySide => "all",
            "" => CHANGED,
            kind => kind,
        }
    }

    /// The kinds of a row: one inside a language, one for each remark on a translation.
    pub(super) fn kinds(&self, row: &EntryDiff) -> Vec<&'static str> {
        if self.is_translation {
            let mut kinds: Vec<&'static str> = row.issues.iter().map(|remark| remark.kind.as_str()).collect();
            kinds.dedup();
            kinds
        } else {
            vec![row.category().as_str()]
        }
    }

    /// All kinds of rows, in the order in which they are offered.
    pub(super) fn all_kinds(&self) -> Vec<&'static str> {
        match self.is_translation {
            true => IssueKind::ALL.iter().map(|kind| kind.as_str()).collect(),
            false => ChangeCategory::ALL.map(ChangeCategory::as_str).into(),
        }
    }

    pub(super) fn kind_name(&self, kind: &str) -> String {
        let key = if self.is_translation { format!("what-{kind}") } else { format!("compare-sorts-{kind}") };
        t(self.lang, key).to_string()
    }

    /// Whether a row has something that should be looked at.
    pub(super) fn is_changed(&self, row: &EntryDiff) -> bool {
        if self.is_translation { !row.issues.is_empty() } else { row.category() != ChangeCategory::Same }
    }

    /// Whether a row is of the selected kind.
    pub(super) fn has_kind(&self, row: &EntryDiff, kind: &str) -> bool {
        match kind {
            CHANGED => self.is_changed(row),
            "all" => true,
            kind => self.kinds(row).contains(&kind),
        }
    }

    /// The kinds to choose from among some rows, each with how many there are of it.
    pub(super) fn filters(&self, rows: &[&EntryDiff], shown: &str, chapter: &str) -> Vec<FilterLink> {
        let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
        for kind in rows.iter().flat_map(|row| self.kinds(row)) {
            *counts.entry(kind).or_default() += 1;
        }
        let filter = |kind: &str, label: String, count: usize| FilterLink {
            url: self.url(&[("chapter", chapter), ("kind", kind)]),
            label,
            count,
            current: shown == kind,
        };
        let changed = rows.iter().filter(|row| self.is_changed(row)).count();
        let all_changed = if self.is_translation { "compare-remarked" } else { "compare-changed" };
        let all_changed = filter(CHANGED, t(self.lang, all_changed).to_string(), changed);
        let counted = self.all_kinds().into_iter().filter_map(|kind| Some((kind, *counts.get(kind)?)));
        let mut filters: Vec<FilterLink> =
            counted.map(|(kind, count)| filter(kind, self.kind_name(kind), count)).collect();
        // The default comes first.
        filters.insert(usize::from(self.is_word_by_word() && !filters.is_empty()), all_changed);
        if !chapter.is_empty() || self.diff.basis == ComparisonBasis::SideBySide {
            filters.push(filter("all", t(self.lang, "compare-all").to_string(), rows.len()));
        }
        filters
    }

    /// The labels and URLs of the two texts.
    pub(super) fn sides(&self) -> [(String, String); 2] {
        [Side::From, Side::To].map(|side| {
            let document = self.document(side);
            (label(self.lang, document), crate::urls::document(self.lang, &document.id))
        })
    }
}

/// The kind of all rows in which something changed, in addresses.
pub(super) const CHANGED: &str = "changed";

pub(super) fn url(lang: Lang, game: Game) -> String {
    format!("/{lang}/{game}/compare")
}

/// The query that selects two documents.
pub(super) fn pair_query(documents: [&Document; 2]) -> String {
    let [from, to] = documents.map(|document| encode_segment(&document.id.to_string()).to_string());
    format!("?from={from}&to={to}")
}

/// The name of a row in addresses; what is only in the first edition has its number there.
pub(super) fn name(row: &EntryDiff) -> String {
    let is_old = row.to.is_empty() || row.kind == vademecum_align::AlignmentKind::MergedIntoOther;
    match (&row.from, is_old) {
        (Some(from), true) => format!("old-{}", from.fragment),
        _ => row.anchor().to_owned(),
    }
}

/// A name without spaces, as an anchor.
pub(super) fn anchor(name: &str) -> String {
    name.replace(char::is_whitespace, "_")
}
