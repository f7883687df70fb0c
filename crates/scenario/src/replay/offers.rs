//! What a text leaves to players, and the piles that they choose from, as the messages tell it.

use vademecum_locale::{FluentValue, format_names};
use vademecum_machine::{OfferedDeed, keywords};

use crate::{
    story::{Teller, in_language, yes_no},
    variation::{NamedChoice, NamedObject, NamedOffer},
};

/// Maximum number of objects that are named.
const MAX_NAMED: usize = 4;

impl Teller<'_> {
    /// What a player decides to do or not, with as many of its objects as are named.
    pub(super) fn offer(&self, offer: &NamedOffer, is_yes: bool) -> Vec<(&'static str, FluentValue<'static>)> {
        let counter = match offer.what {
            OfferedDeed::PutCounters(kind)
            | OfferedDeed::RemoveCounters(kind)
            | OfferedDeed::MoveCounters(kind)
            | OfferedDeed::EnterWith(kind) => self.counter(kind),
            _ => String::new(),
        };
        let keyword = match offer.what {
            OfferedDeed::CastFor(keyword) => keywords::names(keyword).map(|names| in_language(names, self.lang)),
            _ => None,
        };
        // Of two, each has a part of its own.
        let is_pair = matches!(offer.what, OfferedDeed::MoveCounters(_) | OfferedDeed::Pair | OfferedDeed::Attach);
        let (card, other) = match offer.objects[..] {
            [card, other] if is_pair => (self.all_called(&[card]), self.all_called(&[other])),
            _ if is_pair => (String::new(), String::new()),
            ref objects => (self.all_called(objects), String::new()),
        };
        let has_objects = !card.is_empty();
        vec![
            ("deed", offered_key(offer.what).into()),
            ("yes", yes_no(is_yes).into()),
            ("amount", offer.amount.into()),
            ("named", yes_no(has_objects).into()),
            ("card", card.into()),
            ("other", other.into()),
            ("kind", counter.into()),
            ("keyword", keyword.unwrap_or("none").into()),
        ]
    }

    /// The pile that is chosen, and what is in both.
    pub(super) fn pile(&self, choice: &NamedChoice, place: u32) -> Vec<(&'static str, FluentValue<'static>)> {
        let [first, second] = choice
            .piles
            .as_ref()
            .map_or_else(Default::default, |piles| [&piles[0], &piles[1]].map(|pile| self.all_called(pile)));
        let (these, those) = if place == 1 { (first, second) } else { (second, first) };
        let known = |pile: &str| if pile.is_empty() { "no" } else { "yes" };
        vec![
            ("place", place.to_string().into()),
            ("filled", known(&these).into()),
            ("rest", known(&those).into()),
            ("cards", these.into()),
            ("others", those.into()),
        ]
    }

    /// The names of objects; none, where there are too many.
    fn all_called(&self, objects: &[NamedObject]) -> String {
        if objects.is_empty() || objects.len() > MAX_NAMED {
            return String::new();
        }
        let named: Vec<String> = objects.iter().map(|&(id, face)| self.object_name(id, face)).collect();
        format_names(self.lang, &named)
    }
}

/// What the messages call something that a text leaves to a player.
const fn offered_key(what: OfferedDeed) -> &'static str {
    match what {
        OfferedDeed::Draw => "draw",
        OfferedDeed::Discard => "discard",
        OfferedDeed::Mill => "mill",
        OfferedDeed::GainLife => "gain-life",
        OfferedDeed::LoseLife => "lose-life",
        OfferedDeed::Sacrifice => "sacrifice",
        OfferedDeed::SacrificeCreature => "sacrifice-creature",
        OfferedDeed::MustBlock => "must-block",
        OfferedDeed::EnterWith(_) => "enter-with",
        OfferedDeed::Destroy => "destroy",
        OfferedDeed::Tap => "tap",
        OfferedDeed::Untap => "untap",
        OfferedDeed::Exile => "exile",
        OfferedDeed::ToHand => "hand",
        OfferedDeed::ToBattlefield => "battlefield",
        OfferedDeed::ToGraveyard => "graveyard",
        OfferedDeed::ToLibrary => "library",
        OfferedDeed::Create => "create",
        OfferedDeed::PutCounters(_) => "put-counters",
        OfferedDeed::RemoveCounters(_) => "remove-counters",
        OfferedDeed::MoveCounters(_) => "move-counters",
        OfferedDeed::Search => "search",
        OfferedDeed::Shuffle => "shuffle",
        OfferedDeed::Reveal => "reveal",
        OfferedDeed::CastFree => "cast-free",
        OfferedDeed::CastFor(_) => "cast-for",
        OfferedDeed::CastCopy => "cast-copy",
        OfferedDeed::CopySpell => "copy-spell",
        OfferedDeed::Pair => "pair",
        OfferedDeed::Encode => "encode",
        OfferedDeed::Counter => "counter",
        OfferedDeed::Transform => "transform",
        OfferedDeed::Attach => "attach",
        OfferedDeed::Damage => "damage",
        OfferedDeed::EnterAsCopy => "copy",
        OfferedDeed::Tribute => "tribute",
        OfferedDeed::Riot => "riot",
    }
}
