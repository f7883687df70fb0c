//! The board of a state: what is on the table, in the reader's language.

use vademecum_abilities::{CounterKind, Daytime, Keyword, ManaKind, PlayerDesignation, Subtype, Type, Zone};
use vademecum_board::{Area, Arrow, ArrowKind, ArrowTarget, Board, Fact, Frame, Layout, Seat, Tint};
use vademecum_card_compiler::write_type_line;
use vademecum_locale::{FluentArgs, FluentValue, format_message, format_names};
use vademecum_machine::{
    Characteristics, Defender, Mark, ObjectId, OnStack, Player, PlayerId, StackItem, State, Subject, TargetRef,
};

use crate::{
    find,
    message_keys::zone_key,
    story::{Teller, symbols},
    told::own_face,
};

/// What the ids of things on the stack begin with: a spell is a card as well, and an ability is not its source.
const STACK_IDS: u32 = 1 << 31;

/// Haunt (702.55).
const HAUNT: Keyword = Keyword(55);

/// Everything that can be seen of a state, unmarked and with every card by itself.
pub(super) fn board(teller: &Teller<'_>, state: &State) -> Board {
    let view = View { teller, state };
    let players = (0..).map(PlayerId).zip(state.players());
    let mut board = Board { seats: players.map(|(player, _)| view.seat(player)).collect(), ..Board::default() };
    let mut stack: Vec<Frame> = (0..).zip(state.stack()).map(|(place, item)| view.stack_item(place, item)).collect();
    // The top of the stack comes first.
    stack.reverse();
    if !stack.is_empty() {
        board.shared.push(Area { name: view.zone(Zone::Stack), layout: Layout::Stack, frames: stack, more: 0 });
    }
    board.arrows = view.arrows();
    board
}

struct View<'v, 's> {
    teller: &'v Teller<'s>,
    state: &'v State,
}

impl View<'_, '_> {
    fn message<'a, const N: usize>(&self, key: &str, args: [(&'static str, FluentValue<'a>); N]) -> String {
        format_message(self.teller.lang, key, &FluentArgs::from_iter(args))
    }

    fn zone(&self, zone: Zone) -> String {
        self.message("board-zone", [("zone", zone_key(zone).into())])
    }

    fn seat(&self, player: PlayerId) -> Seat {
        let about = self.state.player(player);
        let theirs = |zone: Zone| {
            let there = self
                .state
                .objects()
                .filter(move |&(id, object)| object.zone == zone && find::whose(self.state, id) == player);
            there.map(|(id, _)| id)
        };
        let mut facts = vec![self.fact("life", about.life.to_string())];
        let hand = theirs(Zone::Hand).count();
        let counted = [("library", about.library_len()), ("hand", hand)];
        facts.extend(counted.iter().filter(|(_, n)| *n > 0).map(|(key, n)| self.fact(key, n.to_string())));
        let counters = self.state.counters_on(Subject::Player(player)).filter(|(_, n)| *n != 0);
        facts.extend(counters.map(|(kind, n)| {
            let label = self.message("board-counters", [("kind", self.teller.counter(kind).into())]);
            Fact { label, value: n.to_string(), has_changed: false }
        }));
        let mana: String = ManaKind::ALL
            .into_iter()
            .filter(|&kind| about.pool.of(kind) > 0)
            .map(|kind| symbols(kind, about.pool.of(kind)))
            .collect();
        if !mana.is_empty() {
            facts.push(self.fact("mana", mana));
        }
        // It is day or night for everybody; it stands where the turn is.
        if let Some(daytime) = self.state.turn().daytime().filter(|_| self.state.is_active(player)) {
            facts.push(self.fact(if daytime == Daytime::Night { "night" } else { "day" }, String::new()));
        }
        for (what, key) in [(PlayerDesignation::Monarch, "monarch"), (PlayerDesignation::Initiative, "initiative")] {
            if self.state.designated(what) == Some(player) {
                facts.push(self.fact(key, String::new()));
            }
        }
        if about.completed_dungeons() > 0 {
            facts.push(self.fact("dungeons", about.completed_dungeons().to_string()));
        }
        let mut areas = Vec::new();
        // What is attached to something lies with it.
        let lies_alone = |&id: &ObjectId| self.state.host(id).is_none();
        let frames: Vec<Frame> = theirs(Zone::Battlefield).filter(lies_alone).map(|id| self.permanent(id)).collect();
        let (lands, others): (Vec<_>, Vec<_>) = frames.into_iter().partition(|frame| frame.tint == Tint::Land);
        for (key, frames) in [("battlefield", others), ("lands", lands)] {
            if !frames.is_empty() {
                let name = self.message("board-zone", [("zone", key.into())]);
                areas.push(Area { name, layout: Layout::Cards, frames, more: 0 });
            }
        }
        for zone in [Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Command] {
            let frames: Vec<Frame> = theirs(zone).map(|id| self.named(id)).collect();
            if !frames.is_empty() {
                areas.push(Area { name: self.zone(zone), layout: Layout::Names, frames, more: 0 });
            }
        }
        Seat {
            name: self.teller.player(player).to_owned(),
            is_active: self.state.is_active(player) && about.is_in_game(),
            has_left: !about.is_in_game(),
            facts,
            areas,
        }
    }

    fn fact(&self, key: &str, value: String) -> Fact {
        Fact { label: self.message("board-fact", [("fact", key.into())]), value, has_changed: false }
    }

    /// A card of which only the name is shown.
    fn named(&self, id: ObjectId) -> Frame {
        let name = self.teller.object_name(id, own_face(self.state, id));
        let is_face_down = self.state.object(id).is(Mark::FaceDown);
        let markers = self.state.players().iter().filter_map(Player::venture);
        let rooms = markers.filter(|marker| marker.dungeon == id).map(|marker| {
            let room = self.teller.room(own_face(self.state, id), marker.room);
            self.message("board-room", [("room", room.into())])
        });
        let chosen = self
            .state
            .secret_names(id)
            .map(|face| self.message("board-chosen-name", [("name", self.teller.face(face).into())]));
        let notes = rooms.chain(chosen).collect();
        Frame { id: id.0, count: 1, name, is_face_down, notes, ..Frame::default() }
    }

    fn permanent(&self, id: ObjectId) -> Frame {
        let (state, object, now) = (self.state, self.state.object(id), self.state.characteristics(id));
        let values = state.cards().values(now.face);
        let counters = state.counters_on(Subject::Object(id)).filter(|(_, n)| *n != 0);
        let on = |kind: CounterKind| state.counters(Subject::Object(id), kind);
        let corner = if now.is_creature() {
            format!("{}/{}", now.power, now.toughness)
        } else if now.types.has(Type::Planeswalker) {
            on(CounterKind::Loyalty).to_string()
        } else if now.types.has(Type::Battle) {
            on(CounterKind::Defense).to_string()
        } else {
            String::new()
        };
        let mut notes: Vec<String> = self.combat_notes(id);
        if object.damage > 0 {
            notes.push(self.message("board-damage", [("amount", object.damage.into())]));
        }
        let is_corner = |kind: CounterKind| matches!(kind, CounterKind::Loyalty | CounterKind::Defense);
        notes.extend(counters.filter(|(kind, _)| !is_corner(*kind)).map(|(kind, n)| {
            self.message("board-counter", [("kind", self.teller.counter(kind).into()), ("amount", n.into())])
        }));
        for (mark, key) in [
            (Mark::Tapped, "tapped"),
            (Mark::Token, "token"),
            (Mark::FaceDown, "face-down"),
            (Mark::Solved, "solved"),
            (Mark::Flipped, "flipped"),
        ] {
            if object.is(mark) {
                notes.push(self.message("board-mark", [("mark", key.into())]));
            }
        }
        notes.extend(state.doors(id).map(|(half, is_unlocked)| {
            let is_unlocked = if is_unlocked { "yes" } else { "no" };
            self.message("board-door", [("unlocked", is_unlocked.into()), ("door", self.teller.face(half).into())])
        }));
        notes.extend(state.cards_bound_to(id).map(|(keyword, card)| {
            let is_haunted = if keyword == HAUNT { "yes" } else { "no" };
            let card = self.teller.object_name(card, own_face(state, card));
            self.message("board-bound", [("haunts", is_haunted.into()), ("card", card.into())])
        }));
        Frame {
            id: id.0,
            count: 1,
            name: self.teller.object_name(id, own_face(state, id)),
            cost: values.cost.as_ref().map(ToString::to_string).unwrap_or_default(),
            kind: self.type_line(&now),
            corner,
            tint: tint(&now),
            notes,
            is_turned: object.is(Mark::Tapped),
            is_face_down: object.is(Mark::FaceDown),
            attached: state.attached_to(id).map(|id| self.permanent(id)).collect(),
            has_changed: false,
        }
    }

    fn type_line(&self, now: &Characteristics) -> String {
        let names = &self.teller.scenario.subtypes;
        let subtypes = (0..=u8::MAX).map(Subtype).filter(|&one| now.subtypes.has(one));
        write_type_line(now.supertypes, now.types, subtypes.filter_map(|one| names.name(one)), self.teller.lang)
    }

    /// Whom a creature attacks, and what it blocks.
    fn combat_notes(&self, id: ObjectId) -> Vec<String> {
        let combat = self.state.combat();
        let called = |id: ObjectId| self.teller.object_name(id, own_face(self.state, id));
        let mut notes = Vec::new();
        if combat.is_attacking(id) {
            let whom = match combat.defender(id) {
                Some(Defender::Player(player)) => self.teller.player(player).to_owned(),
                Some(Defender::Permanent(id)) => called(id),
                None => String::new(),
            };
            let is_blocked = if combat.is_blocked(id) { "yes" } else { "no" };
            notes.push(self.message("board-attacks", [("whom", whom.into()), ("blocked", is_blocked.into())]));
            let banded: Vec<String> = combat.banded_with(id).map(called).collect();
            if !banded.is_empty() {
                notes.push(self.message("board-banded", [("others", format_names(self.teller.lang, &banded).into())]));
            }
        }
        for blocker in combat.blockers().iter().filter(|blocker| blocker.id == id) {
            notes.push(self.message("board-blocks", [("attacker", called(blocker.attacker).into())]));
        }
        notes
    }

    fn stack_item(&self, place: u32, item: &StackItem) -> Frame {
        let (state, id) = (self.state, item.object.id);
        let face = own_face(state, id);
        let card = self.teller.object_name(id, face);
        let mut frame = Frame { id: STACK_IDS | place, count: 1, ..Frame::default() };
        frame.notes.push(self.message("board-controller", [("player", self.teller.player(item.controller).into())]));
        match item.what {
            OnStack::Spell => {
                let now = state.characteristics(id);
                let values = state.cards().values(now.face);
                frame.name = card;
                frame.cost = values.cost.as_ref().map(ToString::to_string).unwrap_or_default();
                frame.kind = self.type_line(&now);
                frame.tint = tint(&now);
            }
            OnStack::Ability(_) | OnStack::Made(_) => {
                frame.name = self.message("board-ability", [("card", card.into())]);
            }
        }
        frame.notes.extend(item.targets.iter().map(|(_, target)| {
            let target = match *target {
                TargetRef::Player(player) => self.teller.player(player).to_owned(),
                TargetRef::Object(object) => self.teller.object_name(object.id, own_face(state, object.id)),
            };
            self.message("board-target", [("target", target.into())])
        }));
        frame
    }

    fn arrows(&self) -> Vec<Arrow> {
        let combat = self.state.combat();
        let seat = |player: PlayerId| ArrowTarget::Seat(usize::from(player.0));
        let frame = |id: ObjectId| ArrowTarget::Frame(id.0);
        let mut arrows = Vec::new();
        for attacker in combat.attackers() {
            let to = match attacker.defender {
                Some(Defender::Player(player)) => seat(player),
                Some(Defender::Permanent(id)) => frame(id),
                None => continue,
            };
            arrows.push(Arrow { from: attacker.id.0, to, kind: ArrowKind::Attack });
        }
        arrows.extend(combat.blockers().iter().map(|blocker| Arrow {
            from: blocker.id.0,
            to: frame(blocker.attacker),
            kind: ArrowKind::Block,
        }));
        for (place, item) in (0..).zip(self.state.stack()) {
            arrows.extend(item.targets.iter().map(|(_, target)| Arrow {
                from: STACK_IDS | place,
                to: match *target {
                    TargetRef::Player(player) => seat(player),
                    TargetRef::Object(object) => frame(object.id),
                },
                kind: ArrowKind::Target,
            }));
        }
        arrows
    }
}

fn tint(now: &Characteristics) -> Tint {
    let tints = [Tint::White, Tint::Blue, Tint::Black, Tint::Red, Tint::Green];
    let mut colors = tints.into_iter().enumerate().filter(|(place, _)| now.colors.bits() >> place & 1 == 1);
    match (colors.next(), colors.next()) {
        _ if now.types.has(Type::Land) && !now.is_creature() => Tint::Land,
        (Some(_), Some(_)) => Tint::Gold,
        (Some((_, tint)), None) => tint,
        _ => Tint::Plain,
    }
}
