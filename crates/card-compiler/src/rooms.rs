//! The rooms of dungeon cards (309.4): `Name — effect. (Leads to: Name, Name)`, a paragraph for each.

use vademecum_abilities::Room;

/// The words before the names of the rooms that the arrows of a room point to.
const LEADS_TO: [&str; 3] = ["Lleva a:", "Leva a:", "Leads to:"];

/// The paragraph of a room.
pub(crate) struct RoomLine<'a> {
    name: &'a str,
    /// What its ability does.
    pub(crate) effect: &'a str,
    leads_to: Vec<&'a str>,
}

/// Splits a paragraph into the parts of a room; `None` if it is about something else.
pub(crate) fn split(paragraph: &str) -> Option<RoomLine<'_>> {
    let (name, rest) = paragraph.split_once(['—', '–'])?;
    let (effect, leads_to) = match rest.trim().strip_suffix(')').and_then(|rest| rest.rsplit_once('(')) {
        Some((effect, arrows)) => {
            let names = LEADS_TO.iter().find_map(|words| arrows.strip_prefix(words))?;
            (effect, names.split(',').map(str::trim).collect())
        }
        None => (rest, Vec::new()),
    };
    Some(RoomLine { name: name.trim(), effect: effect.trim(), leads_to })
}

/// The rooms of a dungeon; `None` if an arrow points to a room that the card does not have.
pub(crate) fn assemble(lines: &[RoomLine<'_>]) -> Option<Vec<Room>> {
    let place = |name: &str| u8::try_from(lines.iter().position(|line| line.name == name)?).ok();
    let room = |line: &RoomLine<'_>| {
        let leads_to = line.leads_to.iter().map(|name| place(name)).collect::<Option<Vec<u8>>>()?;
        Some(Room { name: line.name.to_owned(), leads_to })
    };
    lines.iter().map(room).collect()
}
