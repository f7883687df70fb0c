//! A rule through time and languages: where it is today, what happened to it, and its other texts.

use vademecum_align::lineage::{Event, Stage};
use vademecum_graph::{Became, Former, NodeView};
use vademecum_vocab::{EditionDate, Lang, LineageId, Number};

use crate::{
    edition::Edition,
    text::{self, Message, t},
    urls::Urls,
};

/// Something a reader should know of a number, in a sentence, and where to go from there.
#[derive(Debug)]
pub(crate) struct Note {
    pub(crate) text: String,
    /// What the link says, and where it leads.
    pub(crate) link: Option<(String, String)>,
}

/// What became of a rule, beside its text in an earlier edition.
#[derive(Debug)]
pub(crate) struct Mark {
    pub(crate) text: String,
    pub(crate) url: Option<String>,
}

/// A rule in one edition.
#[derive(Debug)]
pub(crate) struct StageView {
    pub(crate) date: String,
    pub(crate) number: Option<String>,
    /// Its page as that edition has it, where its text is here.
    pub(crate) url: Option<String>,
    pub(crate) what: String,
    /// A class for what happened: `reworded`.
    pub(crate) class: &'static str,
}

/// What happened to a rule, as its page shows it.
#[derive(Debug)]
pub(crate) struct HistoryView {
    pub(crate) stages: Vec<StageView>,
    /// That nothing happened since, where that is so.
    pub(crate) since: Option<String>,
}

/// What the numbers that a rule became are, in one word after another.
fn list(numbers: &[Number]) -> String {
    numbers.iter().map(Number::to_string).collect::<Vec<_>>().join(", ")
}

/// What became of a rule: which of several messages says it.
struct Keys {
    same: Option<&'static str>,
    reworded: &'static str,
    moved: &'static str,
    moved_reworded: &'static str,
    divided: &'static str,
    part: &'static str,
    gone: &'static str,
}

fn said<'a>(lang: Lang, keys: &Keys, number: Number, became: &Became) -> Option<Message<'a>> {
    let reworded = became.reworded == Some(true);
    let key = match (became.goes_on, became.numbers.as_slice()) {
        (_, []) => keys.gone,
        (true, [only]) if *only == number && reworded => keys.reworded,
        (true, [only]) if *only == number => keys.same?,
        (true, [_]) if reworded => keys.moved_reworded,
        (true, [_]) => keys.moved,
        (true, _) => keys.divided,
        (false, _) => keys.part,
    };
    Some(t(lang, key).with("numbers", list(&became.numbers)))
}

impl Edition<'_> {
    /// What became of a rule of this edition by the newest one; `None` if this is the newest, or nobody knows.
    pub(crate) fn became(&self, view: NodeView<'_>) -> Option<Became> {
        let date = view.document().date();
        let lineage = view.lineage().filter(|_| date < self.newest)?;
        self.site.graph.became(self.game, lineage, date, self.newest)
    }

    /// What became of a rule, to stand beside its text; `None` if it is as it was.
    pub(crate) fn mark(&self, view: NodeView<'_>) -> Option<Mark> {
        const KEYS: Keys = Keys {
            same: None,
            reworded: "mark-reworded",
            moved: "mark-moved",
            moved_reworded: "mark-moved-reworded",
            divided: "mark-divided",
            part: "mark-part",
            gone: "mark-gone",
        };
        let became = self.became(view)?;
        let text = said(self.lang, &KEYS, view.node().number?, &became)?.to_string();
        Some(Mark { text, url: became.numbers.first().map(|number| self.today(*number)) })
    }

    /// What a reader of a number must know before anything else: where its rule is today, what the number means
    /// there, and what it meant in earlier editions.
    pub(crate) fn notes(&self, view: NodeView<'_>) -> Vec<Note> {
        const KEYS: Keys = Keys {
            same: Some("now-same"),
            reworded: "now-reworded",
            moved: "now-moved",
            moved_reworded: "now-moved-reworded",
            divided: "now-divided",
            part: "now-part",
            gone: "now-gone",
        };
        let Some(number) = view.node().number.filter(|_| !view.node().stale) else { return Vec::new() };
        if let Some((asked, date)) = self.asked {
            let text = t(self.lang, "asked-as").with("date", text::date(self.lang, date));
            let text = text.with("asked", asked.to_string()).with("number", number.to_string());
            return vec![Note { text: text.to_string(), link: None }];
        }
        let Some(became) = self.became(view) else {
            let former = self.site.graph.formerly(self.game, number, self.date);
            return former.iter().map(|former| self.formerly(number, former)).collect();
        };
        let keys = match became.reworded {
            // Nobody can say whether the words are the same.
            None => Keys { same: Some("now-same-number"), ..KEYS },
            Some(_) => KEYS,
        };
        let link = became
            .numbers
            .first()
            .map(|first| (t(self.lang, "now-open").with("number", first.to_string()).to_string(), self.today(*first)));
        let mut notes: Vec<Note> = said(self.lang, &keys, number, &became)
            .map(|text| Note { text: text.to_string(), link })
            .into_iter()
            .collect();
        let elsewhere = self.site.graph.look_up(self.game, number, self.lang, Some(self.newest));
        if !became.numbers.contains(&number) && elsewhere.is_some() {
            let text = t(self.lang, "now-other").with("number", number.to_string()).to_string();
            notes.push(Note { text, link: None });
        }
        notes
    }

    fn formerly(&self, number: Number, former: &Former) -> Note {
        let key = if former.became.numbers.is_empty() { "former-gone" } else { "former-moved" };
        let text = t(self.lang, key)
            .with("date", text::date(self.lang, former.date))
            .with("number", number.to_string())
            .with("numbers", list(&former.became.numbers));
        let link =
            former.became.numbers.first().map(|first| {
                (t(self.lang, "now-open").with("number", first.to_string()).to_string(), self.today(*first))
            });
        Note { text: text.to_string(), link }
    }

    /// The page of a number of the newest edition.
    pub(crate) fn today(&self, number: Number) -> String {
        Urls { at: None, ..self.urls }.number(number)
    }

    /// The page of a number of an edition.
    pub(crate) fn number_at(&self, number: Number, date: EditionDate) -> String {
        Urls { at: (date != self.newest).then_some(date), ..self.urls }.number(number)
    }

    /// What happened to a rule; `None` where only one edition knows it and it is in the newest.
    pub(crate) fn history(&self, lineage: LineageId) -> Option<HistoryView> {
        let history = self.site.graph.history(self.game, lineage)?;
        if history.stages.len() < 2 {
            return None;
        }
        let here = self.site.graph.editions(self.game);
        let unchanged = history.stages.last().filter(|last| last.event == Event::Same);
        Some(HistoryView {
            stages: history.changes().map(|stage| self.stage(stage, &here)).collect(),
            since: unchanged.map(|last| {
                t(self.lang, "history-unchanged").with("date", text::date(self.lang, last.date)).to_string()
            }),
        })
    }

    fn stage(&self, stage: &Stage, here: &[EditionDate]) -> StageView {
        let alone = stage.numbers.is_empty();
        let key = match stage.event {
            Event::Known => "history-known",
            Event::Born if alone => "history-born",
            Event::Born => "history-born-from",
            Event::Moved | Event::Same if stage.reworded.is_none() => "history-renumbered",
            Event::Moved | Event::Same => "history-moved",
            Event::Reworded => "history-reworded",
            Event::Split => "history-split",
            Event::Merged => "history-merged",
            Event::Ended if alone => "history-ended",
            Event::Ended => "history-ended-into",
        };
        let is_here = here.contains(&stage.date);
        StageView {
            date: text::date(self.lang, stage.date),
            number: stage.number.map(|number| number.to_string()),
            url: stage.number.filter(|_| is_here).map(|number| self.number_at(number, stage.date)),
            what: t(self.lang, key).with("numbers", list(&stage.numbers)).to_string(),
            class: stage.event.as_str(),
        }
    }
}
