//! Names in a line: who and what is meant. Names are compared without case and accents.

use std::str::FromStr;

use regex::Captures;
use vademecum_myl::{CardId, Cards, Player};
use vademecum_scenario_format::{Wrong, listed};
use vademecum_text::fold;

use crate::{
    model::{Picked, Ref},
    words::{Words, caught, kind},
};

/// Everything that has a name in a scenario.
pub(crate) struct Names<'a> {
    pub(crate) words: &'static Words,
    /// The folded names of the players, in their order.
    players: [String; 2],
    /// The folded name of every card.
    cards: Vec<(String, CardId)>,
    all: &'a Cards,
}

impl<'a> Names<'a> {
    pub(crate) fn new(words: &'static Words, players: &[String; 2], all: &'a Cards) -> Self {
        let cards = all.iter().map(|(id, card)| (fold(&card.name), id)).collect();
        Names { words, players: players.each_ref().map(|name| fold(name)), cards, all }
    }

    /// The player of a name.
    pub(crate) fn player(&self, name: &str) -> Result<Player, Wrong> {
        let place = self.players.iter().position(|player| player == name);
        place.and_then(|place| Player::BOTH.get(place)).copied().ok_or_else(|| {
            let known = listed(self.players.iter().map(String::as_str));
            Wrong::new("problem-no-player", [("name", &name), ("known", &known)])
        })
    }

    pub(crate) fn caught_player(&self, captures: &Captures<'_>) -> Result<Player, Wrong> {
        self.player(caught(captures, "p"))
    }

    /// The card of a name.
    pub(crate) fn card(&self, name: &str) -> Option<CardId> {
        self.cards.iter().find(|(of, _)| of == name).map(|(_, card)| *card)
    }

    /// Cards on the table: `lancero`, `lancero 2`, `lancero de beto`, `lancero 2 de beto`.
    pub(crate) fn object(&self, text: &str) -> Result<Ref, Wrong> {
        if let Some(found) = self.numbered(text, None) {
            return Ok(found);
        }
        let owned = self.words.owned.captures(text).and_then(|captures| {
            let player = self.player(caught(&captures, "p")).ok()?;
            self.numbered(caught(&captures, "o"), Some(player))
        });
        owned.ok_or_else(|| no_card(text))
    }

    fn numbered(&self, text: &str, of: Option<Player>) -> Option<Ref> {
        if let Some(card) = self.card(text) {
            return Some(Ref { card, of, nth: None });
        }
        let (name, nth) = text.rsplit_once(' ')?;
        let nth = nth.parse().ok().filter(|&nth| nth > 0)?;
        Some(Ref { card: self.card(name)?, of, nth: Some(nth) })
    }

    pub(crate) fn caught_object(&self, captures: &Captures<'_>, name: &str) -> Result<Ref, Wrong> {
        self.object(caught(captures, name))
    }

    /// The members of a list, `a, b y c`.
    pub(crate) fn list<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let mut members: Vec<&str> = Vec::new();
        for part in text.split(", ") {
            // A name may have the conjunction in it.
            let is_known = self.object(part).is_ok();
            let pair = self.words.table.and.iter().find_map(|and| part.split_once(and)).filter(|_| !is_known);
            match pair {
                Some((one, other)) => members.extend([one, other]),
                None => members.push(part),
            }
        }
        members.into_iter().map(str::trim).collect()
    }

    pub(crate) fn objects(&self, text: &str) -> Result<Vec<Ref>, Wrong> {
        self.list(text).into_iter().map(|name| self.object(name)).collect()
    }

    /// What is chosen: cards, a race, a type, a number.
    pub(crate) fn picked(&self, text: &str) -> Result<Vec<Picked>, Wrong> {
        let pick = |name: &str| {
            if let Ok(number) = name.parse() {
                return Ok(Picked::Number(number));
            }
            if let Some(race) = self.all.race_called(name) {
                return Ok(Picked::Race(race));
            }
            match (self.object(name), kind(name)) {
                (Ok(object), _) => Ok(Picked::Card(object)),
                (Err(_), Some(kind)) => Ok(Picked::Kind(kind)),
                (Err(wrong), None) => Err(wrong),
            }
        };
        self.list(text).into_iter().map(pick).collect()
    }

    pub(crate) fn cards(&self) -> &'a Cards {
        self.all
    }
}

/// A number that a pattern caught.
pub(crate) fn number<N: FromStr>(captures: &Captures<'_>, name: &str) -> Result<N, Wrong> {
    let text = caught(captures, name);
    text.parse().map_err(|_| Wrong::new("problem-number-size", [("text", &text)]))
}

/// What is said of a name that no card has.
pub(crate) fn no_card(name: &str) -> Wrong {
    Wrong::new("myl-problem-no-card", [("name", &name)])
}
