//! All chapters of two editions, with how much changed in each.

use askama::Template;
use axum::response::Response;
use vademecum_difference::{ChangeCategory, ChapterRef, ComparisonBasis, EntryDiff, NodeRef, Side};
use vademecum_vocab::{Lang, Number};

use crate::{
    compare::choose::{ComparisonForm, ComparisonLink, official_editions},
    compare::comparing::{self, CHANGED, CompareQuery, ComparisonView, chapter_param, pair_query},
    error::Error,
    headers,
    text::t,
    ui::{FilterLink, Ui},
};

#[derive(Template)]
#[template(path = "compare.html")]
struct OverviewPage {
    ui: Ui,
    chooser: ComparisonForm,
    sides: [(String, String); 2],
    /// A sentence that describes what is shown.
    what: String,
    /// Official texts that are compared word by word, where these two are not.
    instead: Vec<ComparisonLink>,
    /// The most important changes.
    highlights: ComparisonHighlights,
    /// The other way round, where that is another question.
    turned: Option<String>,
    filters: Vec<FilterLink>,
    chapters: Vec<ChapterSummary>,
    /// Chapters in which nothing is to be seen.
    quiet: Vec<ChapterSummary>,
}

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

pub(super) fn page(comparing: &ComparisonView<'_>, query: &CompareQuery) -> Result<Response, Error> {
    let lang = comparing.lang;
    let all: Vec<&EntryDiff> = comparing.diff.rows.iter().collect();
    let kind = comparing.kind(query, &all);
    let (mut chapters, mut quiet) = (Vec::new(), Vec::new());
    for (under, rows) in comparing.chapters() {
        let shown: Vec<&EntryDiff> = rows.iter().copied().filter(|row| comparing.has_kind(row, kind)).collect();
        let chapter = describe(comparing, under, &rows, &shown, query);
        if shown.is_empty() { quiet.push(chapter) } else { chapters.push(chapter) }
    }
    let (title, what) = match comparing.diff.basis {
        ComparisonBasis::Translation => ("translation-title", "translation-what"),
        ComparisonBasis::Words => ("compare-title", "compare-what"),
        ComparisonBasis::LanguageIndependent => ("compare-title", "compare-what-languages"),
        ComparisonBasis::SideBySide => ("beside-title", "compare-what-summary"),
    };
    let instead = if comparing.diff.basis == ComparisonBasis::SideBySide {
        official_editions(comparing.state, lang, comparing.game)
    } else {
        Vec::new()
    };
    let turned = pair_query([Side::To, Side::From].map(|side| comparing.document(side)));
    let turned = comparing::url(lang, comparing.game) + &turned;
    let [from, to] = [Side::From, Side::To].map(|side| comparing.document(side).id.to_string());
    headers::render_html(&OverviewPage {
        ui: comparing.ui(t(lang, title), &comparing.query(&[("kind", &query.kind)])),
        chooser: ComparisonForm::new(comparing.state, lang, comparing.game, &from, &to),
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
    comparing: &ComparisonView<'_>,
    under: ChapterRef,
    rows: &[&EntryDiff],
    shown: &[&EntryDiff],
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
            ("chapter", &chapter_param(under)),
            ("kind", if shown.is_empty() { "all" } else { query.kind.as_str() }),
        ]),
        is_gone: under.is_some_and(|(side, _)| side == Side::From),
        counts,
    }
}

/// The titled rules that were added, renumbered or removed.
#[derive(Default)]
struct ComparisonHighlights {
    /// Chapters, keywords and others that are new.
    new: Vec<TitledNumber>,
    /// Chapters that have another number.
    renumbered: Vec<TitledNumber>,
    gone: Vec<TitledNumber>,
}

struct TitledNumber {
    number: String,
    title: String,
    lang: Lang,
    url: String,
}

impl ComparisonHighlights {
    fn is_empty(&self) -> bool {
        self.new.is_empty() && self.renumbered.is_empty() && self.gone.is_empty()
    }
}

/// Selects the most important changes, where two texts were compared word by word.
fn highlights(comparing: &ComparisonView<'_>) -> ComparisonHighlights {
    let mut found = ComparisonHighlights::default();
    if !comparing.is_word_by_word() {
        return found;
    }
    for row in comparing.diff.rows.iter().filter(|row| !row.is_term()) {
        match (&row.from, row.to.as_slice()) {
            (None, [to]) => found.new.extend(titled(comparing, Side::To, to, to.fragment.clone())),
            (Some(from), []) => found.gone.extend(titled(comparing, Side::From, from, from.fragment.clone())),
            (Some(from), [to]) if is_chapter(from) && from.fragment != to.fragment && !is_merged(row) => {
                let number = format!("{} → {}", from.fragment, to.fragment);
                found.renumbered.extend(titled(comparing, Side::To, to, number));
            }
            _ => {}
        }
    }
    found
}

fn is_chapter(spot: &NodeRef) -> bool {
    matches!(spot.fragment.parse(), Ok(Number::Chapter(_)))
}

fn is_merged(row: &EntryDiff) -> bool {
    row.kind == vademecum_align::AlignmentKind::MergedIntoOther
}

fn titled(comparing: &ComparisonView<'_>, side: Side, spot: &NodeRef, number: String) -> Option<TitledNumber> {
    let title = comparing.node(side, spot).title.clone()?;
    let name = comparing.name(side, spot);
    Some(TitledNumber { number, title, lang: name.lang, url: name.url })
}
