//! Views of the history of a rule, and notices about its number in other editions.

use vademecum_api_types::NumberInOtherEdition;
use vademecum_graph::{NodeView, PreviousMeaning, RuleInEdition};
use vademecum_lineage::{RuleEvent, RuleStage};
use vademecum_locale::Localized;
use vademecum_vocab::{EditionDate, LineageId, Number};

use crate::{
    edition::Edition,
    text::{self, t},
    urls::Urls,
};

/// Something a reader should know of a number, in a sentence, and where to go from there.
pub(crate) struct Notice {
    pub(crate) text: String,
    /// The label and URL of a link.
    pub(crate) link: Option<(String, String)>,
}

/// Notices about a number, by their place on the page.
#[derive(Default)]
pub(crate) struct RuleNotices {
    /// Before the text: that it is of another edition than the one in the address.
    pub(crate) before: Vec<Notice>,
    /// The meanings of the number in earlier editions.
    pub(crate) after: Vec<Notice>,
}

/// The history of a rule.
pub(crate) struct HistoryView {
    /// The editions in which something happened to it.
    pub(crate) stages: Vec<StageView>,
    /// The sentence that nothing happened since, and up to which edition, if so.
    pub(crate) unchanged: Option<String>,
}

/// The status of a rule in the newest edition, beside its text in an earlier edition.
pub(crate) struct StatusTag {
    pub(crate) text: String,
    pub(crate) url: Option<String>,
}

pub(crate) struct StageView {
    pub(crate) date: String,
    pub(crate) number: Option<String>,
    /// Its page as that edition has it, where its text is here.
    pub(crate) url: Option<String>,
    pub(crate) what: String,
    /// A class for what happened: `reworded`.
    pub(crate) class: &'static str,
}

/// Lists numbers, separated by commas.
fn list(numbers: &[Number]) -> String {
    numbers.iter().map(Number::to_string).collect::<Vec<_>>().join(", ")
}

/// The end of the message keys for the status of a rule: `moved-reworded`.
fn successor_key(number: Number, became: &RuleInEdition) -> &'static str {
    let reworded = became.reworded == Some(true);
    match (became.still_exists, became.numbers.as_slice()) {
        (_, []) => "gone",
        (true, [only]) if *only == number && reworded => "reworded",
        (true, [only]) if *only == number => "same",
        (true, [_]) if reworded => "moved-reworded",
        (true, [_]) => "moved",
        (true, _) => "divided",
        (false, _) => "part",
    }
}

/// The year of an edition, where its date is too long.
fn year_of(date: EditionDate) -> String {
    date.parts().0.map(|year_of| year_of.to_string()).unwrap_or_default()
}

impl Edition<'_> {
    /// Looks up a rule of this edition in the newest one; `None` if this is the newest, or it is not known.
    pub(crate) fn successor(&self, view: NodeView<'_>) -> Option<RuleInEdition> {
        let date = view.document().date();
        let lineage = view.lineage().filter(|_| date < self.newest)?;
        self.state.graph.rule_in_edition(self.game, lineage, date, self.newest)
    }

    /// The status of a rule, as a tag beside its text; `None` if it is unchanged.
    pub(crate) fn mark(&self, view: NodeView<'_>) -> Option<StatusTag> {
        let Some(became) = self.successor(view) else { return self.later_mark(view) };
        let key = Some(successor_key(view.node().number?, &became)).filter(|key| *key != "same")?;
        let text = t(self.lang, format!("mark-{key}")).with("numbers", list(&became.numbers));
        let text = text.with("year", year_of(self.newest)).to_string();
        Some(StatusTag { text, url: became.numbers.first().map(|number| self.today(*number)) })
    }

    /// The status of a rule of the newest edition here in the newest known one; `None` if it is unchanged.
    fn later_mark(&self, view: NodeView<'_>) -> Option<StatusTag> {
        let date = view.document().date();
        let latest = self.later_editions().last().copied().filter(|_| date == self.newest)?;
        let number = view.node().rule_number()?;
        let became = self.state.graph.rule_in_edition(self.game, view.lineage()?, date, latest)?;
        let key = Some(successor_key(number, &became)).filter(|key| *key != "same")?;
        let text = t(self.lang, format!("later-mark-{key}")).with("numbers", list(&became.numbers));
        let text = text.with("year", year_of(latest)).with("from", year_of(date));
        Some(StatusTag { text: text.to_string(), url: Some(format!("{}#later", self.number_at(number, date))) })
    }

    /// The editions that are known to be newer than any text here, oldest first.
    pub(crate) fn later_editions(&self) -> Vec<EditionDate> {
        self.state.graph.known_editions_after(self.game, self.newest)
    }

    /// The history of a rule of the newest edition here in those that are known to be newer; `None` where none is
    /// known, or this is not the newest edition here.
    pub(crate) fn later(&self, view: NodeView<'_>) -> Option<HistoryView> {
        let latest = self.later_editions().last().copied().filter(|_| self.date == self.newest)?;
        let history = self.state.graph.history(self.game, view.lineage()?)?;
        let here = self.state.graph.editions(self.game);
        let stages: Vec<StageView> =
            history.changes().filter(|stage| stage.date > self.newest).map(|stage| self.stage(stage, here)).collect();
        let unchanged = stages
            .is_empty()
            .then(|| t(self.lang, "later-unchanged").with("date", text::format_date(self.lang, latest)).to_string());
        Some(HistoryView { stages, unchanged })
    }

    /// The notices about a number: its rule in the newest edition, the number's meaning there, and its meanings
    /// in earlier editions.
    pub(crate) fn notes(&self, view: NodeView<'_>) -> RuleNotices {
        let Some(number) = view.node().rule_number() else { return RuleNotices::default() };
        if let Some((requested, date)) = self.requested {
            return RuleNotices { before: vec![self.requested_elsewhere(requested, date, number)], after: Vec::new() };
        }
        let Some(became) = self.successor(view) else {
            let former = self.state.graph.previous_meanings(self.game, number, self.date);
            let after = former.iter().map(|former| self.previous_meaning(number, former)).collect();
            return RuleNotices { before: Vec::new(), after };
        };
        let key = match successor_key(number, &became) {
            // Nobody can say whether the words are the same.
            "same" if became.reworded.is_none() => "same-number",
            key => key,
        };
        let text = t(self.lang, format!("now-{key}")).with("numbers", list(&became.numbers)).to_string();
        let mut notes = vec![Notice { text, link: became.numbers.first().map(|first| self.link_to(*first)) }];
        let elsewhere = self.state.graph.look_up(self.game, number, self.lang, Some(self.newest));
        if !became.numbers.contains(&number) && elsewhere.is_some() {
            let text = t(self.lang, "now-other").with("number", number.to_string()).to_string();
            notes.push(Notice { text, link: None });
        }
        RuleNotices { before: notes, after: Vec::new() }
    }

    /// A notice that the number in the address is that of another edition, and which number it is here.
    fn requested_elsewhere(&self, requested: Number, date: EditionDate, number: Number) -> Notice {
        let key = if requested == number { "asked-same" } else { "asked-as" };
        let text = t(self.lang, key).with("date", text::format_date(self.lang, date));
        let text = text.with("asked", requested.to_string()).with("number", number.to_string());
        Notice { text: text.to_string(), link: None }
    }

    /// The notice of the meaning in another edition of a number that this one lacks.
    pub(crate) fn meaning_elsewhere(&self, elsewhere: &NumberInOtherEdition) -> Notice {
        let link = match elsewhere.numbers_in_requested.first() {
            Some(here) => Some((self.open_label(*here), self.urls.number(here))),
            None => self.changes_link().filter(|_| elsewhere.edition > self.newest),
        };
        Notice { text: elsewhere.message(self.lang), link }
    }

    /// The page of what changed since the newest edition here, as a link; `None` where no later one is known.
    pub(crate) fn changes_link(&self) -> Option<(String, String)> {
        let known = !self.later_editions().is_empty();
        known.then(|| (t(self.lang, "changes-link").to_string(), self.urls.changes()))
    }

    fn link_to(&self, number: Number) -> (String, String) {
        (self.open_label(number), self.today(number))
    }

    fn open_label(&self, number: Number) -> String {
        t(self.lang, "now-open").with("number", number.to_string()).to_string()
    }

    fn previous_meaning(&self, number: Number, former: &PreviousMeaning) -> Notice {
        let key = if former.became.numbers.is_empty() { "former-gone" } else { "former-moved" };
        let text = t(self.lang, key)
            .with("date", text::format_date(self.lang, former.date))
            .with("number", number.to_string())
            .with("numbers", list(&former.became.numbers));
        let link = former.became.numbers.first().map(|first| self.link_to(*first));
        Notice { text: text.to_string(), link }
    }

    /// The page of a number of the newest edition.
    pub(crate) fn today(&self, number: Number) -> String {
        Urls { at: None, ..self.urls }.number(number)
    }

    pub(crate) fn number_at(&self, number: Number, date: EditionDate) -> String {
        self.urls_at(date).number(number)
    }

    /// The addresses of the pages of an edition; those of the newest one name no date.
    pub(crate) fn urls_at(&self, date: EditionDate) -> Urls {
        Urls { at: (date != self.newest).then_some(date), ..self.urls }
    }

    /// The number that a rule of another edition has in the newest one here, itself or as part of another.
    pub(crate) fn number_here(&self, number: Number, date: EditionDate) -> Option<Number> {
        let graph = &self.state.graph;
        let lineage = graph.lineages(self.game)?.lineage_of(date, number)?;
        graph.rule_in_edition(self.game, lineage, date, self.newest)?.numbers.first().copied()
    }

    /// The history of a rule; `None` if only one edition has it and that is the newest.
    pub(crate) fn history(&self, lineage: LineageId) -> Option<HistoryView> {
        let history = self.state.graph.history(self.game, lineage)?;
        if history.stages.len() < 2 {
            return None;
        }
        let here = self.state.graph.editions(self.game);
        let unchanged = history.stages.last().filter(|last| last.event == RuleEvent::Same);
        Some(HistoryView {
            stages: history.changes().map(|stage| self.stage(stage, here)).collect(),
            unchanged: unchanged.map(|last| {
                t(self.lang, "history-unchanged").with("date", text::format_date(self.lang, last.date)).to_string()
            }),
        })
    }

    fn stage(&self, stage: &RuleStage, here: &[EditionDate]) -> StageView {
        let alone = stage.related_numbers.is_empty();
        let key = match stage.event {
            RuleEvent::InOldestEdition => "history-known",
            RuleEvent::Added if alone => "history-born",
            RuleEvent::Added => "history-born-from",
            RuleEvent::Moved | RuleEvent::Same if stage.reworded.is_none() => "history-renumbered",
            RuleEvent::Moved | RuleEvent::Same => "history-moved",
            RuleEvent::Reworded => "history-reworded",
            RuleEvent::Split => "history-split",
            RuleEvent::AbsorbedOther => "history-merged",
            RuleEvent::Removed if alone => "history-ended",
            RuleEvent::Removed => "history-ended-into",
        };
        let is_here = here.contains(&stage.date);
        StageView {
            date: text::format_date(self.lang, stage.date),
            number: stage.number.map(|number| number.to_string()),
            url: stage.number.filter(|_| is_here).map(|number| self.number_at(number, stage.date)),
            what: t(self.lang, key).with("numbers", list(&stage.related_numbers)).to_string(),
            class: stage.event.as_str(),
        }
    }
}
