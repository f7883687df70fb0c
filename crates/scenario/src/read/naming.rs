//! Names of players and cards: which can be given, so that whatever holds one is read in one way only.

use std::collections::BTreeMap;

use vademecum_abilities::Cards;
use vademecum_scenario_format::Wrong;
use vademecum_text::{fold, is_display_control};
use vademecum_vocab::Lang;

use crate::{bounds::MAX_NAME_CHARS, names::count, words::Words};

/// Marks with a meaning in a scenario, which a name cannot hold.
const MARKS: [char; 11] = ['(', ')', '[', ']', '{', '}', ':', ';', '`', '"', '|'];

/// Refuses a name that is empty or too long, that nobody can see as it is, or that holds a mark with a meaning.
pub(super) fn check(name: &str) -> Result<(), Wrong> {
    if let Some((end, _)) = name.char_indices().nth(MAX_NAME_CHARS) {
        let wrong = format!("the name `{}…` is too long", &name[..end]);
        return Err(Wrong::new(wrong, format!("give names of at most {MAX_NAME_CHARS} characters")));
    }
    // A blank of Braille is drawn as nothing, too.
    if let Some(hidden) = name.chars().find(|&c| is_display_control(c) || c == '\u{2800}') {
        let wrong = format!("the name `{name}` holds the character U+{:04X}, which nobody sees", u32::from(hidden));
        return Err(Wrong::new(wrong, "write names with letters, figures and spaces alone"));
    }
    if let Some(mark) = name.chars().find(|c| MARKS.contains(c)) {
        let wrong = format!("the name `{name}` holds the mark `{mark}`");
        return Err(Wrong::new(
            wrong,
            "close every bracket, and write names without brackets, colons and quotation marks",
        ));
    }
    if !fold(name).contains(char::is_alphanumeric) {
        return Err(Wrong::new(format!("`{name}` is not a name"), "write a name with letters"));
    }
    Ok(())
}

/// Refuses the name of a player in which another one may follow.
pub(super) fn check_is_one(words: &Words, name: &str) -> Result<(), Wrong> {
    let folded = fold(name);
    match words.table.and.iter().find(|and| folded.contains(**and)) {
        Some(and) => Err(Wrong::new(
            format!("`{name}` names two players, or one whose name holds `{}`", and.trim()),
            "separate all players by commas, and leave that word out of their names",
        )),
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
    let names: BTreeMap<String, String> = named.map(|name| (fold(&name), name)).collect();
    names.iter().find_map(|(folded, name)| {
        let wrong = check(name).err().or_else(|| {
            let other = other_reading(words, &names, folded)?;
            Some(Wrong::new(format!("the card `{name}` is called like {other}"), "give one of the cards another name"))
        })?;
        Some((name.clone(), wrong))
    })
}

/// What else a name means, where it is made of the names of other cards.
fn other_reading(words: &Words, names: &BTreeMap<String, String>, name: &str) -> Option<String> {
    let last = name.rsplit_once(' ').and_then(|(card, nth)| Some((names.get(card)?, count(nth)?)));
    if let Some((card, nth)) = last {
        return Some(format!("number {nth} of several cards named `{card}`"));
    }
    let first = name.split_once(' ').and_then(|(copies, card)| Some((count(copies)?, names.get(card)?)));
    if let Some((copies, card)) = first {
        return Some(format!("{copies} cards named `{card}`"));
    }
    let both = words.table.and.iter().find_map(|and| {
        let (one, other) = name.split_once(and)?;
        Some((names.get(one)?, names.get(other)?))
    });
    both.map(|(one, other)| format!("the cards `{one}` and `{other}`"))
}
