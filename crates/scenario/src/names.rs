//! Names in a line: who and what is meant. Names are compared without case and accents.

use std::{collections::BTreeSet, str::FromStr};

use regex::Captures;
use vademecum_abilities::{
    Ability, Action, CardId, Cards, Change, CounterKind, FaceId, ManaKind, Part, Step, StickerText, Subtype,
    SubtypeNames, Zone,
};
use vademecum_card_compiler::find_subtype;
use vademecum_machine::PlayerId;
use vademecum_scenario_format::{Wrong, listed};
use vademecum_text::fold;

use crate::{
    model::{Named, Ref},
    words::Words,
};

/// Everything that has a name in a scenario.
pub(crate) struct Names<'a> {
    pub(crate) words: &'static Words,
    pub(crate) players: &'a [String],
    /// The folded names of the players, in their order.
    folded: Vec<String>,
    /// The folded name of every face, its card and the face, in the order of the cards.
    faces: Vec<(String, CardId, FaceId)>,
    parts: Vec<(FaceId, Part)>,
    /// The folded names of the rooms of dungeons, with the face of the card and their places on it.
    rooms: Vec<(String, FaceId, u8)>,
    /// What the subtypes of the cards are called.
    subtypes: SubtypeNames,
    /// The names of the cards and the words of name stickers, folded and as they are printed.
    printed: Vec<(String, String)>,
}

/// A line as it is matched: folded, single spaces, no full stop, plain apostrophes.
pub(crate) fn plain(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    fold_name(line.strip_suffix('.').unwrap_or(&line))
}

/// A name as names are compared: folded, with plain apostrophes.
pub(crate) fn fold_name(name: &str) -> String {
    fold(&name.replace('’', "'"))
}

/// What a pattern caught under a name.
pub(crate) fn caught<'t>(captures: &Captures<'t>, name: &str) -> &'t str {
    captures.name(name).map_or("", |found| found.as_str().trim())
}

/// A number that a pattern caught.
pub(crate) fn number<N: FromStr>(captures: &Captures<'_>, name: &str) -> Result<N, Wrong> {
    let text = caught(captures, name);
    if !is_plain_number(text) {
        return Err(Wrong::new("problem-number-form", [("text", &text)]));
    }
    text.parse().map_err(|_| Wrong::new("problem-number-size", [("text", &text)]))
}

/// How many copies are meant, or which of several, from 1; `None` for any other number.
pub(crate) fn count(text: &str) -> Option<usize> {
    let is_count = is_plain_number(text) && !text.starts_with('-');
    text.parse().ok().filter(|&count| is_count && count > 0)
}

/// Whether a text is a number as people write it: no plus sign, no zeros in front.
pub(crate) fn is_plain_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    match digits.as_bytes() {
        [] => false,
        [b'0'] => digits.len() == text.len(),
        [first, ..] => *first != b'0' && digits.bytes().all(|digit| digit.is_ascii_digit()),
    }
}

/// The names that the static abilities of a face give: "is named …" (612.8).
fn names_given(cards: &Cards, face: FaceId) -> impl Iterator<Item = &str> {
    let abilities = cards.passive(face).iter().map(|&ability| cards.ability(ability));
    let changes = abilities.flat_map(|ability| match ability {
        Ability::Static(of) => of.changes.as_slice(),
        _ => &[],
    });
    changes.filter_map(|change| match change {
        Change::SetName(name) => Some(name.as_str()),
        _ => None,
    })
}

impl<'a> Names<'a> {
    pub(crate) fn new(words: &'static Words, players: &'a [String], cards: &Cards) -> Names<'a> {
        let of_card = |id: CardId| cards.faces(id).map(move |face| (fold_name(&cards.values(face).name), id, face));
        let folded = players.iter().map(|player| fold_name(player)).collect();
        let faces: Vec<_> = cards.ids().flat_map(of_card).collect();
        let parts = faces.iter().map(|(.., face)| (*face, cards.part(*face))).collect();
        let rooms_of = |face: FaceId| {
            (0..).zip(&cards.values(face).rooms).map(move |(place, room)| (fold_name(&room.name), face, place))
        };
        let rooms = faces.iter().flat_map(|(.., face)| rooms_of(*face)).collect();
        let printed = faces.iter().flat_map(|(.., face)| {
            let values = cards.values(*face);
            let words = values.stickers.iter().filter_map(|sticker| match &sticker.says {
                StickerText::Name(words) => Some(words.as_str()),
                _ => None,
            });
            words.chain(names_given(cards, *face)).chain([values.name.as_str()])
        });
        let printed = printed.map(|name| (fold_name(name), name.to_owned())).collect();
        Names { words, players, folded, faces, parts, rooms, printed, subtypes: SubtypeNames::default() }
    }

    /// The same with the names of the subtypes of the cards.
    pub(crate) fn with_subtypes(self, subtypes: &SubtypeNames) -> Names<'a> {
        Names { subtypes: subtypes.clone(), ..self }
    }

    /// A subtype by its name in any language.
    pub(crate) fn subtype(&self, name: &str) -> Result<Subtype, Wrong> {
        find_subtype(name, &self.subtypes).ok_or_else(|| Wrong::new("problem-no-subtype", [("name", &name)]))
    }

    /// A name as it is printed: that of a card, or one that name stickers make of the words of such names (123.6).
    pub(crate) fn as_printed(&self, name: &str) -> Result<String, Wrong> {
        let exact = |name: &str| self.printed.iter().find(|(folded, _)| folded == name).map(|(_, name)| name.clone());
        let short = || {
            let face = *self.object(name).ok()?.faces.first()?;
            self.faces.iter().find(|(.., other)| *other == face).and_then(|(name, ..)| exact(name))
        };
        if let Some(name) = exact(name).or_else(short) {
            return Ok(name);
        }
        let words = self.printed.iter().flat_map(|(folded, printed)| folded.split(' ').zip(printed.split(' ')));
        let known: Vec<(&str, &str)> = words.collect();
        let of_word = |word: &str| known.iter().find(|(folded, _)| *folded == word).map(|(_, printed)| *printed);
        let all: Option<Vec<&str>> = name.split(' ').map(of_word).collect();
        all.map(|words| words.join(" ")).ok_or_else(|| Wrong::new("problem-no-sticker-name", [("name", &name)]))
    }

    /// A room of a dungeon: the face of the card, and the place of the room on it.
    pub(crate) fn room(&self, name: &str) -> Result<(FaceId, u8), Wrong> {
        let found = self.rooms.iter().find(|(of, ..)| of == name);
        found.map(|&(_, face, place)| (face, place)).ok_or_else(|| {
            let known = listed(self.rooms.iter().map(|(name, ..)| name.as_str()));
            Wrong::new("problem-no-room", [("name", &name), ("known", &known)])
        })
    }

    /// A player.
    pub(crate) fn player(&self, name: &str) -> Result<PlayerId, Wrong> {
        self.player_if(name).ok_or_else(|| {
            let known = listed(self.players.iter().map(String::as_str));
            Wrong::new("problem-no-player", [("name", &name), ("known", &known)])
        })
    }

    fn player_if(&self, name: &str) -> Option<PlayerId> {
        let place = self.folded.iter().position(|player| player == name.trim())?;
        u8::try_from(place).ok().map(PlayerId)
    }

    /// A player, if the pattern caught one.
    pub(crate) fn optional_player(&self, name: &str) -> Result<Option<PlayerId>, Wrong> {
        if name.is_empty() { Ok(None) } else { self.player(name).map(Some) }
    }

    /// The cards of that name, tokens among them, in order; as cards call themselves, what stands before the first comma is
    /// enough where it means one name.
    pub(crate) fn cards(&self, name: &str) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.named_faces(name).into_iter().map(|(card, _)| card).collect();
        cards.dedup();
        cards
    }

    /// The faces of that name, each with its card.
    fn named_faces(&self, name: &str) -> Vec<(CardId, FaceId)> {
        let is_called = |called: &dyn Fn(&str) -> bool| -> Vec<(CardId, FaceId)> {
            self.faces.iter().filter(|(full, ..)| called(full)).map(|(_, card, face)| (*card, *face)).collect()
        };
        let full = is_called(&|full| full == name);
        if full.is_empty() && self.full_names(name).len() == 1 {
            return is_called(&|full| short_name(full) == Some(name));
        }
        full
    }

    /// Which part of its card the face is that a name means.
    pub(crate) fn part(&self, name: &Ref) -> Part {
        let face = name.faces.first();
        self.parts.iter().find(|(of, _)| Some(of) == face).map_or(Part::Alone, |(_, part)| *part)
    }

    /// The names, folded, that begin with a short one.
    fn full_names(&self, short: &str) -> BTreeSet<&str> {
        let fitting = self.faces.iter().filter(|(full, ..)| short_name(full) == Some(short));
        fitting.map(|(full, ..)| full.as_str()).collect()
    }

    /// Objects by the name of their card, with whose they are and which of them.
    pub(crate) fn object(&self, text: &str) -> Result<Ref, Wrong> {
        self.object_if(text.trim()).ok_or_else(|| {
            let several = self.full_names(text.trim());
            if several.len() > 1 {
                return Wrong::new("problem-short-name", [("name", &text.trim()), ("known", &listed(several))]);
            }
            Wrong::new("problem-no-object", [("name", &text.trim())])
        })
    }

    fn object_if(&self, text: &str) -> Option<Ref> {
        self.all_of(text).or_else(|| self.owned(text)).or_else(|| self.nth_of(text))
    }

    /// The first card whose name can be read as another card of a player, and that player.
    pub(crate) fn first_owned_like(&self) -> Option<(&str, &str)> {
        let faces = self.faces.iter().map(|(name, ..)| name.as_str());
        faces.filter_map(|name| Some((name, self.owned(name)?.of?))).find_map(|(name, PlayerId(place))| {
            let whose = self.players.get(usize::from(place))?;
            Some((name, whose.as_str()))
        })
    }

    /// Objects of a player.
    fn owned(&self, text: &str) -> Option<Ref> {
        let captures = self.words.owned.captures(text)?;
        let player = self.player_if(caught(&captures, "p"))?;
        let object = caught(&captures, "o");
        Some(Ref { of: Some(player), ..self.all_of(object).or_else(|| self.nth_of(object))? })
    }

    /// All objects with the name of a card.
    fn all_of(&self, name: &str) -> Option<Ref> {
        let cards = self.cards(name);
        let faces = self.named_faces(name).into_iter().map(|(_, face)| face).collect();
        (!cards.is_empty()).then_some(Ref { cards, faces, of: None, nth: None })
    }

    /// One of several objects, by the name of their card and a number.
    fn nth_of(&self, text: &str) -> Option<Ref> {
        let (name, nth) = text.rsplit_once(' ')?;
        Some(Ref { nth: Some(count(nth)?), ..self.all_of(name)? })
    }

    /// A player or an object.
    pub(crate) fn named(&self, text: &str) -> Result<Named, Wrong> {
        match self.player_if(text) {
            Some(player) => Ok(Named::Player(player)),
            None => self.object(text).map(Named::Object),
        }
    }

    /// The members of a list: separated by commas, the last by the language's word for "and".
    pub(crate) fn list<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let whole = |part: &str| !self.cards(part.trim()).is_empty();
        let mut parts = Vec::new();
        for part in text.split(", ") {
            let and = self.words.table.and.iter().find_map(|and| part.split_once(and));
            match and {
                Some((one, other)) if !whole(part) => parts.extend([one, other]),
                _ => parts.push(part),
            }
        }
        parts.into_iter().map(str::trim).collect()
    }

    /// Objects, listed.
    pub(crate) fn objects(&self, text: &str) -> Result<Vec<Ref>, Wrong> {
        self.list(text).into_iter().map(|name| self.object(name)).collect()
    }

    /// Players and objects, listed.
    pub(crate) fn all_named(&self, text: &str) -> Result<Vec<Named>, Wrong> {
        self.list(text).into_iter().map(|name| self.named(name)).collect()
    }

    /// A step.
    pub(crate) fn step(&self, name: &str) -> Result<Step, Wrong> {
        self.words.step(name).ok_or_else(|| {
            let known = listed(self.words.table.steps.iter().filter_map(|(_, name)| name.split('|').next()));
            Wrong::new("problem-no-step", [("name", &name), ("known", &known)])
        })
    }

    /// A kind of counters.
    pub(crate) fn counter(&self, name: &str) -> Result<CounterKind, Wrong> {
        self.words.counter(name).ok_or_else(|| {
            let known = listed(self.words.table.counters.iter().map(|(_, name)| *name));
            Wrong::new("problem-no-counter", [("name", &name), ("known", &known)])
        })
    }

    /// A keyword action that was done, by its verb.
    pub(crate) fn action(&self, verb: &str) -> Result<Action, Wrong> {
        self.words.action(verb).ok_or_else(|| Wrong::new("problem-no-action", [("name", &verb)]))
    }

    /// A zone.
    pub(crate) fn zone(&self, name: &str) -> Result<Zone, Wrong> {
        self.words.zone(name).ok_or_else(|| {
            let known = listed(self.words.table.zones.iter().map(|(_, name)| *name));
            Wrong::new("problem-no-zone", [("name", &name), ("known", &known)])
        })
    }
}

/// What a card calls itself: what stands before the first comma of its name.
fn short_name(full: &str) -> Option<&str> {
    full.split_once(',').map(|(short, _)| short)
}

/// A symbol of mana: `{g}`.
pub(crate) fn mana(symbol: &str) -> Result<ManaKind, Wrong> {
    let letters = ["{w}", "{u}", "{b}", "{r}", "{g}", "{c}"];
    let place = letters.iter().position(|letter| *letter == symbol);
    place.map(|place| ManaKind::ALL[place]).ok_or_else(|| {
        let known = "`{W}`, `{U}`, `{B}`, `{R}`, `{G}`, `{C}`";
        Wrong::new("problem-no-mana", [("symbol", &symbol), ("known", &known)])
    })
}
