//! Names of players and cards: which can be given, so that whatever holds one is read in one way only.

use std::{collections::BTreeMap, fmt::Display};

use vademecum_abilities::Cards;
use vademecum_scenario_format::Wrong;
use vademecum_text::{fold, is_display_control};
use vademecum_vocab::Lang;

use crate::{
    bounds::MAX_NAME_CHARS,
    names::{count, fold_name},
    words::Words,
};

/// Marks with a meaning in a scenario, which a name cannot hold.
const MARKS: [char; 11] = ['(', ')', '[', ']', '{', '}', ':', ';', '`', '"', '|'];

/// Refuses a name that is empty or too long, that nobody can see as it is, or that holds a mark with a meaning.
pub(super) fn check(name: &str) -> Result<(), Wrong> {
    if let Some((end, _)) = name.char_indices().nth(MAX_NAME_CHARS) {
        return Err(Wrong::new("problem-name-too-long", [("name", &&name[..end]), ("most", &MAX_NAME_CHARS)]));
    }
    // A blank of Braille is drawn as nothing, too.
    if let Some(hidden) = name.chars().find(|&c| is_display_control(c) || c == '\u{2800}') {
        let character = format!("U+{:04X}", u32::from(hidden));
        return Err(Wrong::new("problem-name-hidden", [("name", &name), ("character", &character)]));
    }
    if let Some(mark) = name.chars().find(|c| MARKS.contains(c)) {
        return Err(Wrong::new("problem-name-mark", [("name", &name), ("mark", &mark)]));
    }
    if !fold(name).contains(char::is_alphanumeric) {
        return Err(Wrong::new("problem-name-empty", [("name", &name)]));
    }
    Ok(())
}

/// Refuses the name of a player in which another one may follow.
pub(super) fn check_is_one(words: &Words, name: &str) -> Result<(), Wrong> {
    let folded = fold_name(name);
    match words.table.and.iter().find(|and| folded.contains(**and)) {
        Some(and) => Err(Wrong::new("problem-name-of-two", [("name", &name), ("word", &and.trim())])),
        None => Ok(()),
    }
}

/// The language in which a basic land has a name.
pub(super) fn basic_land(name: &str) -> Option<Lang> {
    let name = fold(name);
    Lang::ALL.into_iter().find(|&lang| Words::of(lang).table.basics.iter().any(|basic| fold(basic) == name))
}

/// The first card or token whose name cannot be given, or could be read as something else, and what is wrong with it.
pub(super) fn first_unclear(words: &Words, cards: &Cards) -> Option<(String, Wrong)> {
    let faces = cards.ids().flat_map(|id| cards.faces(id)).map(|face| cards.values(face).name.clone());
    // Emblems have no name.
    let named = faces.filter(|name| !name.is_empty());
    let names: BTreeMap<String, String> = named.map(|name| (fold_name(&name), name)).collect();
    names.iter().find_map(|(folded, name)| {
        let wrong = check(name).err().or_else(|| other_reading(words, &names, folded, name))?;
        Some((name.clone(), wrong))
    })
}

/// What else a name means, where it is made of the names of other cards.
fn other_reading(words: &Words, names: &BTreeMap<String, String>, name: &str, written: &str) -> Option<Wrong> {
    let last = name.rsplit_once(' ').and_then(|(card, nth)| Some((names.get(card)?, count(nth)?)));
    if let Some((card, nth)) = last {
        let args: [(&'static str, &dyn Display); 3] = [("name", &written), ("count", &nth), ("card", card)];
        return Some(Wrong::new("problem-name-like-nth", args));
    }
    let first = name.split_once(' ').and_then(|(copies, card)| Some((count(copies)?, names.get(card)?)));
    if let Some((copies, card)) = first {
        let args: [(&'static str, &dyn Display); 3] = [("name", &written), ("count", &copies), ("card", card)];
        return Some(Wrong::new("problem-name-like-copies", args));
    }
    let both = words.table.and.iter().find_map(|and| {
        let (one, other) = name.split_once(and)?;
        Some((names.get(one)?, names.get(other)?))
    });
    both.map(|(one, other)| Wrong::new("problem-name-like-both", [("name", &written), ("card", one), ("other", other)]))
}
