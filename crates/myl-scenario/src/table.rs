//! The board of a state: what is on the table, in the reader's language.

use vademecum_board::{Area, Arrow, ArrowKind, ArrowTarget, Board, Fact, Frame, Layout, Seat, Tint};
use vademecum_myl::{Kind, ObjectId, Player, State, Zone};

use crate::{
    model::key,
    tell::{Teller, kind_key, zone_key},
};

/// Zones in play as cards, from the middle of the table outwards.
const LINES: [Zone; 5] = [Zone::Attack, Zone::Defence, Zone::Support, Zone::Reserve, Zone::Paid];

/// Zones of which names are enough.
const PILES: [Zone; 3] = [Zone::Hand, Zone::Graveyard, Zone::Exile];

/// Everything that can be seen of a state, unmarked and with every card by itself.
pub(crate) fn board(teller: &Teller<'_>, state: &State) -> Board {
    let seats = Player::BOTH.map(|player| seat(teller, state, player)).to_vec();
    let on_the_way = state.objects().filter(|(_, object)| object.zone == Zone::Transit);
    let frames: Vec<Frame> = on_the_way.map(|(id, _)| frame(teller, state, id)).collect();
    let mut board = Board { seats, shared: Vec::new(), arrows: arrows(state) };
    if !frames.is_empty() {
        board.shared.push(Area { name: zone(teller, Zone::Transit), layout: Layout::Stack, frames, more: 0 });
    }
    board
}

fn zone(teller: &Teller<'_>, zone: Zone) -> String {
    teller.message("myl-board-zone", [("zone", zone_key(zone).into())])
}

fn seat(teller: &Teller<'_>, state: &State, player: Player) -> Seat {
    let fact = |fact: &str, value: usize| Fact {
        label: teller.message("myl-board-fact", [("fact", fact.to_owned().into())]),
        value: value.to_string(),
        has_changed: false,
    };
    let mut facts = vec![fact("deck", state.zone(player, Zone::Deck).len())];
    let generated = usize::from(state.generated(player));
    facts.extend((generated > 0).then(|| fact("generated", generated)));
    let mut areas = Vec::new();
    for line in LINES {
        // A weapon lies with the ally that carries it.
        let lies_alone = |id: &ObjectId| state.object(*id).carrier.is_none();
        let frames: Vec<Frame> =
            state.zone(player, line).into_iter().filter(lies_alone).map(|id| frame(teller, state, id)).collect();
        if !frames.is_empty() {
            areas.push(Area { name: zone(teller, line), layout: Layout::Cards, frames, more: 0 });
        }
    }
    for pile in PILES {
        let named = |id: ObjectId| Frame { id: key(id), count: 1, name: teller.name(id), ..Frame::default() };
        let frames: Vec<Frame> = state.zone(player, pile).into_iter().map(named).collect();
        if !frames.is_empty() {
            areas.push(Area { name: zone(teller, pile), layout: Layout::Names, frames, more: 0 });
        }
    }
    let (name, is_active) = (teller.player(player).to_owned(), state.active() == player);
    Seat { name, is_active, has_left: false, facts, areas }
}

fn frame(teller: &Teller<'_>, state: &State, id: ObjectId) -> Frame {
    let (object, traits) = (state.object(id), state.traits(id));
    let cards = state.cards();
    let card = cards.card(object.card);
    let kinds = Kind::ALL.into_iter().filter(|&kind| traits.kinds.has(kind));
    let kinds: Vec<String> =
        kinds.map(|kind| teller.message("myl-board-kind", [("kind", kind_key(kind).into())])).collect();
    let races: Vec<&str> = traits.races.iter().map(|race| cards.race_name(race)).collect();
    let mut line = kinds.join(" · ");
    if !races.is_empty() {
        line = format!("{line} — {}", races.join(" · "));
    }
    let note = |note: &str| teller.message("myl-board-note", [("note", note.to_owned().into())]);
    let is_ally = traits.kinds.has(Kind::Ally);
    let is_new = is_ally && object.zone.is_in_play() && !object.is_settled;
    let has_lost = traits.is_blank && !card.abilities.is_empty();
    let attached = state.in_play().iter().copied().filter(|&other| {
        state.object(other).carrier.is_some_and(|carrier| carrier.id == id && state.is_current(carrier))
    });
    Frame {
        id: key(id),
        count: 1,
        name: teller.name(id),
        cost: card.cost.map_or(String::new(), |cost| format!("{{{cost}}}")),
        kind: line,
        corner: if is_ally { traits.strength.to_string() } else { String::new() },
        tint: if card.kind == Kind::Gold { Tint::Land } else { Tint::Plain },
        notes: [(has_lost, "blank"), (is_new, "new")]
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, key)| note(key))
            .collect(),
        attached: attached.map(|weapon| frame(teller, state, weapon)).collect(),
        ..Frame::default()
    }
}

/// Attackers point at the defender, blockers at what they block.
fn arrows(state: &State) -> Vec<Arrow> {
    let defender = match state.active() {
        Player::First => 1,
        Player::Second => 0,
    };
    let attacks =
        state.attackers().map(|id| Arrow { from: key(id), to: ArrowTarget::Seat(defender), kind: ArrowKind::Attack });
    let blocks = state.blocks().map(|(blocker, attacker)| Arrow {
        from: key(blocker),
        to: ArrowTarget::Frame(key(attacker)),
        kind: ArrowKind::Block,
    });
    attacks.chain(blocks).collect()
}

/// A board as lines of text.
pub(crate) fn lines(board: &Board) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in &board.seats {
        let facts: Vec<String> = seat.facts.iter().map(|fact| format!("{} {}", fact.label, fact.value)).collect();
        lines.push(format!("{}: {}", seat.name, facts.join(", ")));
        lines.extend(seat.areas.iter().map(|area| format!("  {}", line(area))));
    }
    lines.extend(board.shared.iter().map(line));
    lines
}

fn line(area: &Area) -> String {
    let frames: Vec<String> = area
        .flattened()
        .into_iter()
        .map(|(frame, is_attached)| {
            let name = if is_attached { format!("+ {}", frame.name) } else { frame.name.clone() };
            let about: Vec<&str> = [frame.corner.as_str()]
                .into_iter()
                .chain(frame.notes.iter().map(String::as_str))
                .filter(|it| !it.is_empty())
                .collect();
            if about.is_empty() { name } else { format!("{name} ({})", about.join(", ")) }
        })
        .collect();
    format!("{}: {}", area.name, frames.join(", "))
}
