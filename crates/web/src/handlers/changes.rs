//! What changed since an edition, by later edition: which rules are new, were reworded, renumbered or divided, or are
//! gone. It is derived from lineages: numbers and titles, no text of any edition.

use std::collections::{BTreeMap, HashMap, HashSet};

use askama::Template;
use axum::response::Response;
use vademecum_align::{AlignmentKind, AlignmentLink};
use vademecum_content as content;
use vademecum_vocab::{EditionDate, Lang, Number};

use crate::{
    edition::Edition,
    error::Error,
    headers::render_html,
    page_request::EditionRequest,
    text::{self, t},
    ui::Ui,
};

#[derive(Template)]
#[template(path = "changes.html")]
struct Changes {
    ui: Ui,
    /// Later editions, oldest first.
    editions: Vec<EditionChanges>,
}

struct EditionChanges {
    anchor: String,
    date: String,
    /// The number of rules of each kind of change, in words.
    counts: Vec<String>,
    /// The added rules with a title.
    titled: Vec<ChangedNumber>,
    groups: Vec<ChangeGroup>,
}

struct ChangeGroup {
    heading: String,
    class: &'static str,
    chapters: Vec<ChangedChapter>,
}

struct ChangedChapter {
    number: String,
    title: Option<EditionTitle>,
    items: Vec<ChangedNumber>,
}

/// A number as the edition has it, or how it changed.
struct ChangedNumber {
    text: String,
    /// Its page in the newest edition here, where it has one.
    url: Option<String>,
    title: Option<EditionTitle>,
}

#[derive(Clone)]
struct EditionTitle {
    text: String,
    lang: Lang,
}

/// `/{lang}/{game}/changes`: since the newest edition here, or that of `?at=`.
pub(crate) async fn changes(EditionRequest(request): EditionRequest) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let known = edition.graph().lineages(edition.game).map(|lineages| lineages.complete_dates()).unwrap_or_default();
    // If it is the newest one, its own changes are listed.
    let since = known.iter().copied().filter(|&date| date <= edition.date);
    let since: Vec<EditionDate> = match known.last() {
        Some(last) if *last > edition.date => since.collect(),
        _ => since.filter(|&date| date < edition.date).collect(),
    };
    let since = since.last().copied().ok_or(Error::NoSuchPage)?;
    let later: Vec<EditionDate> = known.into_iter().filter(|&date| date > since).collect();
    let titles = content::later_titles(edition.game).iter();
    let titles = titles.map(|later| ((later.edition, later.number), later.title.as_str())).collect();
    let steps = std::iter::once(since).chain(later.iter().copied()).zip(&later);
    let step = |(before, &date)| EditionStep { edition: &edition, later_titles: &titles, before, date };
    let editions = steps.map(|dates| EditionChanges::of(&step(dates))).collect();
    let since = text::format_date(lang, since);
    render_html(&Changes {
        ui: edition.ui(t(lang, "changes-title").with("date", since.as_str()), "/changes"),
        editions,
    })
}

impl EditionChanges {
    fn of(step: &EditionStep<'_>) -> Self {
        let EditionStep { edition, before, date, .. } = *step;
        let lineages = edition.state.graph.lineages(edition.game);
        let links = lineages.map(|lineages| lineages.changes(before, date)).unwrap_or_default();
        let of_kind = |kind: AlignmentKind| links.iter().filter(move |link| link.kind == kind);
        let new: Vec<Number> = of_kind(AlignmentKind::Added).filter_map(|link| link.to.first().copied()).collect();
        let is_new: HashSet<Number> = new.iter().copied().collect();
        // What is under something new that has a title goes without saying.
        let under_new = |number: &Number| number.parent().is_some_and(|parent| is_new.contains(&parent));
        let (titled, others): (Vec<Number>, Vec<Number>) = new
            .iter()
            .copied()
            .filter(|number| !under_new(number))
            .partition(|&number| step.title(number, date).is_some());
        let named = titled.iter().map(|&number| step.item(number.to_string(), number, true)).collect();
        let groups = [
            ("changes-new", "new", step.plain(&others)),
            ("changes-reworded", "reworded", step.by_chapter(of_kind(AlignmentKind::Reworded))),
            (
                "changes-divided",
                "split",
                step.by_chapter(of_kind(AlignmentKind::Split).chain(of_kind(AlignmentKind::MergedIntoOther))),
            ),
            ("changes-gone", "gone", step.by_chapter(of_kind(AlignmentKind::Removed))),
            ("changes-renumbered", "moved", step.renumbered(&links)),
        ];
        let groups = groups.into_iter().filter(|(_, _, chapters)| !chapters.is_empty());
        let counts = [
            (AlignmentKind::Added, "changes-count-new"),
            (AlignmentKind::Reworded, "changes-count-reworded"),
            (AlignmentKind::Split, "changes-count-split"),
            (AlignmentKind::MergedIntoOther, "changes-count-merged"),
            (AlignmentKind::Removed, "changes-count-gone"),
            (AlignmentKind::Moved, "changes-count-moved"),
        ];
        let counts = counts.into_iter().map(|(kind, key)| (of_kind(kind).count(), key));
        EditionChanges {
            anchor: format!("e{date}"),
            date: text::format_date(edition.lang, date),
            counts: counts
                .filter(|&(count, _)| count > 0)
                .map(|(count, key)| t(edition.lang, key).with("count", count).to_string())
                .collect(),
            titled: named,
            groups: groups
                .map(|(key, class, chapters)| ChangeGroup {
                    heading: t(edition.lang, key).to_string(),
                    class,
                    chapters,
                })
                .collect(),
        }
    }
}

/// Two consecutive editions, and the labels of their changes.
struct EditionStep<'e> {
    edition: &'e Edition<'e>,
    /// The titles of editions that are newer than any text here; they are known in English.
    later_titles: &'e HashMap<(EditionDate, Number), &'static str>,
    before: EditionDate,
    date: EditionDate,
}

impl EditionStep<'_> {
    /// The title of a number of an edition: the one that the newest edition here has for the same rule, else the one
    /// under which a later edition first had it.
    fn title(&self, number: Number, date: EditionDate) -> Option<EditionTitle> {
        let graph = self.edition.graph();
        let title_here = || {
            let here = self.edition.number_here(number, date)?;
            let look_up = graph.look_up(self.edition.game, here, self.edition.lang, Some(self.edition.newest))?;
            let shown = self.edition.view(look_up.shown);
            Some(EditionTitle { text: shown.node().title.clone()?, lang: shown.document().lang() })
        };
        let later_title = || {
            let lineages = graph.lineages(self.edition.game)?;
            let lineage = lineages.lineage_of(date, number)?;
            let dates = lineages.complete_dates().into_iter().rev().filter(|&known| known <= date);
            let mut found = dates.filter_map(|date| self.later_titles.get(&(date, lineages.number_of(date, lineage)?)));
            Some(EditionTitle { text: (*found.next()?).to_owned(), lang: Lang::En })
        };
        title_here().or_else(later_title)
    }

    /// A number of the later edition.
    fn item(&self, text: String, number: Number, with_title: bool) -> ChangedNumber {
        let here = self.edition.number_here(number, self.date);
        ChangedNumber {
            text,
            url: here.map(|here| self.edition.today(here)),
            title: self.title(number, self.date).filter(|_| with_title),
        }
    }

    /// A change of a number: as it was and as it is, where that is not the same.
    fn changed(&self, link: &AlignmentLink) -> Option<ChangedNumber> {
        let from = link.from?;
        let to: Vec<String> = link.to.iter().map(Number::to_string).collect();
        let stays = link.to.as_slice() == [from] || to.is_empty();
        let text = if stays { from.to_string() } else { format!("{from} → {}", to.join(", ")) };
        let here = self.edition.number_here(from, self.before);
        Some(ChangedNumber { text, url: here.map(|here| self.edition.today(here)), title: None })
    }

    /// New numbers under their chapters.
    fn plain(&self, numbers: &[Number]) -> Vec<ChangedChapter> {
        let items = numbers.iter().map(|&number| (number, self.item(number.to_string(), number, false)));
        self.chapters(items, self.date)
    }

    /// Changes under the chapters in which they stood.
    fn by_chapter<'l>(&self, links: impl Iterator<Item = &'l AlignmentLink>) -> Vec<ChangedChapter> {
        self.chapters(links.filter_map(|link| Some((link.from?, self.changed(link)?))), self.before)
    }

    /// What has another number now. A rule that moved with its parent is left out, and rules that moved
    /// one after another are one item.
    fn renumbered(&self, links: &[AlignmentLink]) -> Vec<ChangedChapter> {
        let all: HashMap<Number, Number> =
            links.iter().filter_map(|link| Some((link.from?, *link.to.first()?))).collect();
        let follows = |from: &Number, to: &Number| match (from.parent(), to.parent()) {
            (Some(from), Some(to)) => all.get(&from) == Some(&to),
            _ => false,
        };
        let mut moved: Vec<(Number, Number)> = links
            .iter()
            .filter(|link| link.kind == AlignmentKind::Moved)
            .filter_map(|link| Some((link.from?, *link.to.first()?)))
            .filter(|(from, to)| !follows(from, to))
            .collect();
        moved.sort_unstable();
        let mut runs: Vec<[(Number, Number); 2]> = Vec::new();
        for step in moved {
            match runs.last_mut() {
                Some([_, last]) if is_next(last.0, step.0) && is_next(last.1, step.1) => *last = step,
                _ => runs.push([step, step]),
            }
        }
        let items = runs.into_iter().map(|[first, last]| {
            let text = if first == last {
                format!("{} → {}", first.0, first.1)
            } else {
                format!("{}–{} → {}–{}", first.0, last.0, first.1, last.1)
            };
            let here = self.edition.number_here(first.0, self.before);
            (first.0, ChangedNumber { text, url: here.map(|here| self.edition.today(here)), title: None })
        });
        self.chapters(items, self.before)
    }

    /// Items under their chapters, which are called as in the newest edition here, or as a later edition called them.
    fn chapters(&self, items: impl Iterator<Item = (Number, ChangedNumber)>, date: EditionDate) -> Vec<ChangedChapter> {
        let mut chapters: BTreeMap<Option<Number>, Vec<ChangedNumber>> = BTreeMap::new();
        for (number, item) in items {
            chapters.entry(number.chapter().map(Number::Chapter)).or_default().push(item);
        }
        let chapter = |(number, items): (Option<Number>, Vec<ChangedNumber>)| ChangedChapter {
            number: number.map(|number| number.to_string()).unwrap_or_default(),
            title: number.and_then(|number| self.title(number, date)),
            items,
        };
        chapters.into_iter().map(chapter).collect()
    }
}

fn is_next(before: Number, number: Number) -> bool {
    match (before, number) {
        (Number::Chapter(before), Number::Chapter(chapter)) => before.checked_add(1) == Some(chapter),
        (Number::Rule(left, before), Number::Rule(right, rule)) => left == right && before.checked_add(1) == Some(rule),
        (Number::Subrule(left, under, before), Number::Subrule(right, rule, letter)) => {
            (left, under) == (right, rule) && before.next() == Some(letter)
        }
        _ => false,
    }
}
