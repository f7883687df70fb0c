//! The frame of a page that belongs to an edition.

use std::fmt::Display;

use vademecum_graph::NodeView;
use vademecum_vocab::Number;

use crate::{
    edition::{Edition, NewestEditionNote},
    history::RuleNotices,
    text,
    ui::{EditionBanner, Ui},
    urls::Urls,
};

impl Edition<'_> {
    /// The frame of a page of this edition; `path` is the part of the address after the game.
    pub(crate) fn ui(&self, title: impl Display, path: &str) -> Ui {
        let at = self.urls.at.map(|date| format!("?at={date}")).unwrap_or_default();
        let mut ui = self.game_ui(title, &format!("{path}{at}"));
        ui.edition = Some(
            text::t(self.lang, "imprint")
                .with("game", self.urls.game_name())
                .with("date", text::format_date(self.lang, self.date))
                .to_string(),
        );
        ui.official = self.official();
        ui.edition_banner = self.urls.at.map(|date| EditionBanner {
            date: text::format_date(self.lang, date),
            newest: (date != self.newest)
                .then(|| (text::format_date(self.lang, self.newest), Urls { at: None, ..self.urls }.contents())),
            newest_note: (date == self.newest).then(|| NewestEditionNote::of(self)),
            notes: Vec::new(),
        });
        ui.menu.set_editions(self, |date| self.urls_at(date).page(path, ""));
        ui
    }

    /// The frame of a page of this game that belongs to no edition.
    pub(crate) fn game_ui(&self, title: impl Display, path: &str) -> Ui {
        Ui { urls: self.urls, ..Ui::new(self.state, self.lang, title, format!("/{}{path}", self.game)) }
    }

    /// The frame of a number's page, and what its reader should know where the frame does not say it.
    pub(crate) fn frame_for(&self, view: NodeView<'_>, title: impl Display, number: Number) -> (Ui, RuleNotices) {
        let mut ui = self.ui(title, &format!("/{number}"));
        // The same rule, whatever its number is there.
        ui.menu.set_editions(self, |date| match self.graph().number_in(view.id(), date) {
            Some(number) => self.urls_at(date).number(number),
            None => self.urls_at(date).contents(),
        });
        let notes = self.notes(view);
        match &mut ui.edition_banner {
            Some(pinned) if pinned.newest.is_some() => {
                pinned.notes = notes.before;
                (ui, RuleNotices { before: Vec::new(), after: notes.after })
            }
            _ => (ui, notes),
        }
    }
}
