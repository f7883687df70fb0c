//! All chapters of two editions, with how much changed in each.

use askama::Template;
use axum::response::Response;
use vademecum_difference::{ChangeCategory, ChapterRef, ComparisonBasis, RowDiff, Side};
use vademecum_vocab::Lang;

use crate::{
    compare::choose::{ComparisonForm, ComparisonLink, official_editions},
    compare::comparing,
    compare::comparing::{CHANGED, CompareQuery, Comparing, RowFilter, chapter_name},
    compare::highlights::{ComparisonHighlights, highlights},
    error::Error,
    headers,
    text::t,
    ui::Ui,
};

#[derive(Template)]
#[template(path = "compare.html")]
struct OverviewPage {
    ui: Ui,
    chooser: ComparisonForm,
    sides: [(String, String); 2],
    /// What is shown, in a sentence.
    what: String,
    /// Official texts that are compared word by word, where these two are not.
    instead: Vec<ComparisonLink>,
    /// What matters most of what changed.
    highlights: ComparisonHighlights,
    /// The other way round, where that is another question.
    turned: Option<String>,
    filters: Vec<RowFilter>,
    chapters: Vec<ChapterSummary>,
    /// Chapters in which nothing is to be seen.
    quiet: Vec<ChapterSummary>,
}

/// A chapter in the list.
struct ChapterSummary {
    number: String,
    title: String,
    lang: Lang,
    url: String,
    /// It is a chapter of the first edition that is gone.
    is_gone: bool,
    /// The number of rows of each kind, as a sentence.
    counts: Vec<(&'static str, String)>,
}

pub(super) fn page(comparing: &Comparing<'_>, query: &CompareQuery) -> Result<Response, Error> {
    let lang = comparing.lang;
    let all: Vec<&RowDiff> = comparing.found.rows.iter().collect();
    let kind = comparing.kind(query, &all);
    let (mut chapters, mut quiet) = (Vec::new(), Vec::new());
    for (under, rows) in comparing.chapters() {
        let shown: Vec<&RowDiff> = rows.iter().copied().filter(|row| comparing.is_asked(row, kind)).collect();
        let chapter = describe(comparing, under, &rows, &shown, query);
        if shown.is_empty() { quiet.push(chapter) } else { chapters.push(chapter) }
    }
    let (title, what) = match comparing.found.basis {
        ComparisonBasis::Translation => ("translation-title", "translation-what"),
        ComparisonBasis::Words => ("compare-title", "compare-what"),
        ComparisonBasis::Facts => ("compare-title", "compare-what-languages"),
        ComparisonBasis::SideBySide => ("beside-title", "compare-what-summary"),
    };
    let instead = if comparing.found.basis == ComparisonBasis::SideBySide {
        official_editions(comparing.state, lang, comparing.game)
    } else {
        Vec::new()
    };
    let [from, to] = [Side::From, Side::To].map(|side| comparing.document(side).id.to_string());
    let turned = format!(
        "{}?from={}&to={}",
        comparing::url(lang, comparing.game),
        crate::urls::part(&to),
        crate::urls::part(&from)
    );
    headers::page(&OverviewPage {
        ui: comparing.ui(t(lang, title), &comparing.query(&[("kind", &query.kind)])),
        chooser: ComparisonForm::of(comparing),
        sides: comparing.sides(),
        what: t(lang, what).to_string(),
        turned: (!comparing.is_translation && from != to).then_some(turned),
        filters: comparing.filters(&all, kind, ""),
        instead,
        highlights: highlights(comparing),
        chapters,
        quiet,
    })
}

fn describe(
    comparing: &Comparing<'_>,
    under: ChapterRef,
    rows: &[&RowDiff],
    shown: &[&RowDiff],
    query: &CompareQuery,
) -> ChapterSummary {
    let (title, lang) = comparing.title(under);
    let is_all = matches!(query.kind.as_str(), "" | CHANGED);
    let is_counted = |kind: &str| query.kind == kind || is_all && kind != ChangeCategory::Same.as_str();
    let mut counts: Vec<(&'static str, String)> = Vec::new();
    for kind in comparing.all_kinds().into_iter().filter(|kind| is_counted(kind)) {
        let count = rows.iter().filter(|row| comparing.kinds(row).contains(&kind)).count();
        if count > 0 {
            let message = t(comparing.lang, "compare-count").with("count", count);
            counts.push((kind, message.with("name", comparing.kind_name(kind)).to_string()));
        }
    }
    ChapterSummary {
        number: under.map(|(_, number)| number.to_string()).unwrap_or_default(),
        title,
        lang,
        // A quiet chapter is shown whole: there is nothing else to see in it.
        url: comparing.url(&[
            ("chapter", &chapter_name(under)),
            ("kind", if shown.is_empty() { "all" } else { query.kind.as_str() }),
        ]),
        is_gone: under.is_some_and(|(side, _)| side == Side::From),
        counts,
    }
}
