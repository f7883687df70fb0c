//! The rows of one chapter.

use askama::Template;
use axum::response::Response;
use vademecum_difference::{ChapterRef, ComparisonBasis, EntryDiff, Side};
use vademecum_vocab::Lang;

use crate::{
    bad_parameter::Expected,
    compare::comparing,
    compare::comparing::{CompareQuery, ComparisonView, ROWS_PER_PAGE, chapter_param},
    compare::row::RowView,
    error::Error,
    headers,
    parameter::{bad_parameter_error, integer},
    text::t,
    ui::{FilterLink, Ui},
};

#[derive(Template)]
#[template(path = "compare-rows.html")]
struct RowsPage {
    ui: Ui,
    overview: String,
    overview_title: String,
    sides: [(String, String); 2],
    number: String,
    title: String,
    title_lang: Lang,
    is_gone: bool,
    is_word_by_word: bool,
    /// The reason why the two texts are only shown side by side.
    why: Option<String>,
    filters: Vec<FilterLink>,
    rows: Vec<RowView>,
    /// Pages of this chapter.
    pages: Vec<(usize, String, bool)>,
    previous: Option<(String, String)>,
    next: Option<(String, String)>,
}

pub(super) fn page(comparing: &ComparisonView<'_>, query: &CompareQuery, under: ChapterRef) -> Result<Response, Error> {
    let lang = comparing.lang;
    let chapters = comparing.chapters();
    let place = chapters
        .iter()
        .position(|(other, _)| *other == under)
        .ok_or_else(|| bad_parameter_error("chapter", &query.chapter, Expected::Row))?;
    let rows = &chapters[place].1;
    let kind = comparing.kind(query, rows);
    let shown: Vec<&EntryDiff> = rows.iter().copied().filter(|row| comparing.has_kind(row, kind)).collect();
    let chapter = chapter_param(under);
    let (title, title_lang) = comparing.title(under);
    // The nearest chapter in which there is something of this kind.
    let near = |found: Option<&(ChapterRef, Vec<&EntryDiff>)>| {
        found.map(|(under, _)| {
            let name = under.map_or_else(|| t(lang, "glossary-title").to_string(), |(_, number)| number.to_string());
            (name, comparing.url(&[("chapter", &chapter_param(*under)), ("kind", &query.kind)]))
        })
    };
    let has = |(_, rows): &&(ChapterRef, Vec<&EntryDiff>)| rows.iter().any(|row| comparing.has_kind(row, kind));
    let at_page = |page: usize| {
        let page = page.to_string();
        let page = if page == "0" { "" } else { &page };
        comparing.query(&[("chapter", &chapter), ("kind", &query.kind), ("page", page)])
    };
    let number = under.map(|(_, number)| number.to_string()).unwrap_or_default();
    let name = if number.is_empty() { title.clone() } else { format!("{number} {title}") };
    let overview_title = if comparing.is_translation { "translation-title" } else { "compare-title" };
    let pages = shown.len().div_ceil(ROWS_PER_PAGE);
    let page_number = integer("page", &query.page, 0, rows.len() / ROWS_PER_PAGE)?.unwrap_or_default();
    headers::render_html(&RowsPage {
        ui: comparing.ui(t(lang, "compare-chapter").with("name", name), &at_page(page_number)),
        overview: comparing.url(&[("kind", if query.kind == "all" { "" } else { &query.kind })]),
        overview_title: t(lang, overview_title).to_string(),
        sides: comparing.sides(),
        number,
        title,
        title_lang,
        is_gone: under.is_some_and(|(side, _)| side == Side::From),
        why: (comparing.diff.basis == ComparisonBasis::SideBySide).then(|| t(lang, "compare-what-summary").to_string()),
        is_word_by_word: comparing.is_word_by_word(),
        filters: comparing.filters(rows, kind, &chapter),
        rows: shown
            .iter()
            .skip(page_number * ROWS_PER_PAGE)
            .take(ROWS_PER_PAGE)
            .map(|row| RowView::of(comparing, row))
            .collect(),
        pages: if pages > 1 {
            (0..pages)
                .map(|page| {
                    (
                        page + 1,
                        format!("{}{}", comparing::url(lang, comparing.game), at_page(page)),
                        page == page_number,
                    )
                })
                .collect()
        } else {
            Vec::new()
        },
        previous: near(chapters[..place].iter().rev().find(has)),
        next: near(chapters[place + 1..].iter().find(has)),
    })
}
