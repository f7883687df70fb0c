//! Exchange (701.10). Texts are exchanged by 612.5, in `layers::text`.

use smallvec::SmallVec;
use vademecum_abilities::{
    Action, Amount, Change, Duration, Exchanged, ExchangedNumber, Filter, Objects, Players, Slot, Zone,
};
use vademecum_rule_ids::magic::{R701_10A, R701_10B, R701_10D, R701_10E, R701_10F, R701_10G};

use super::KeywordAction;
use crate::{
    Recorder,
    attachments::{self, Attachment},
    cx::{Cx, Look},
    deed::{Deed, Group, Move, Onto},
    effects, happen,
    id::{ObjectId, PlayerId, Subject},
    interpret::{Frame, life::life_to},
    perform,
    select::{Found, Scope},
    slots::{Held, Slots},
};

/// To give each of two the other's.
pub const EXCHANGE: KeywordAction =
    KeywordAction { section: Action(10), names: ["intercambiar", "permutar", "exchange"] };

/// What something is exchanged for, and who gets it.
const GIVEN: Slot = Slot(0xfd);
/// The player who gets it.
const TO: Slot = Slot(0xfc);

/// What moves, or is gained and lost; new controllers and sizes are continuous effects, which begin at once.
pub(crate) fn propose<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, exchanged: &Exchanged) -> Group {
    match exchanged {
        Exchanged::Control(one, other) => {
            control(cx, frame, slots, one, other);
            Group::new()
        }
        Exchanged::Cards(one, other) => cards(cx, frame.scope(slots), one, other),
        Exchanged::Numbers(one, other) => numbers(cx, frame, slots, one, other),
    }
}

/// Each of two players gains control of the permanent that the other controlled (701.10b). Nothing happens if one of the
/// permanents is not there (701.10a); without that rule, the player whose text it is gets the other one.
fn control<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, one: &Objects, other: &Objects) {
    let there = |objects: &Objects| {
        let found = cx.look().objects(frame.scope(slots), objects);
        found.into_iter().find(|&id| cx.state.try_permanent(id).is_some())
    };
    let both = [there(one), there(other)];
    let controller = |id: Option<ObjectId>| id.map_or(frame.you, |id| cx.state.controller(id));
    let controllers = both.map(controller);
    let is_incomplete = both.contains(&None);
    if cx.when(R701_10A, is_incomplete) || !cx.rule(R701_10B) {
        return;
    }
    for (id, to) in both.into_iter().zip([controllers[1], controllers[0]]) {
        let Some(id) = id.filter(|&id| cx.state.controller(id) != to) else { continue };
        let change = Change::Control(Players::Slot(TO));
        begin(cx, frame, id, to, change);
    }
}

/// A continuous effect without a duration begins on one object, for one player.
fn begin<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, id: ObjectId, to: PlayerId, change: Change) {
    let mut slots = Slots::default();
    slots.set(GIVEN, Held::objects([cx.state.reference(id)]));
    slots.set(TO, Held::player(to));
    effects::begin(cx, frame, &slots, &Objects::Slot(GIVEN), &[change], &Duration::Forever);
}

/// The zone of which a text speaks, or in which the cards are.
fn zone<R: Recorder>(look: Look<'_, R>, what: &Objects, cards: &Found) -> Option<Zone> {
    match what {
        Objects::Zone(zone, _) => Some(*zone),
        Objects::Each(filter) => Filter::zone(filter).or(Some(Zone::Battlefield)),
        _ => cards.first().map(|&id| look.state.object(id).zone),
    }
}

/// Cards of one player go from one zone to the other and back (701.10d). What is spoken of as a whole zone may be empty
/// (701.10f).
fn cards<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, one: &Objects, other: &Objects) -> Group {
    let look = cx.look();
    let (ones, others) = (look.objects(scope, one), look.objects(scope, other));
    let mut owners: SmallVec<[PlayerId; 2]> = SmallVec::new();
    for id in ones.iter().chain(&others) {
        let owner = cx.state.object(*id).owner;
        if !owners.contains(&owner) {
            owners.push(owner);
        }
    }
    if cx.when(R701_10D, owners.len() > 1) {
        return Group::new();
    }
    let (Some(from), Some(to)) = (zone(look, one, &ones), zone(look, other, &others)) else {
        return Group::new();
    };
    let is_lopsided = ones.is_empty() || others.is_empty();
    if is_lopsided && !cx.rule(R701_10F) {
        return Group::new();
    }
    // 701.10e: the card that takes the place of one that is attached becomes attached to the same object.
    let host = |gone: &Found| gone.first().and_then(|&id| cx.state.host_of(id));
    let moves = |id: ObjectId, to: Zone, host: Option<Subject>| {
        let moved = perform::moved(cx, id, to);
        let takes_its_place = to == Zone::Battlefield && cx.rule(R701_10E);
        let onto = host.filter(|_| takes_its_place).map_or(Onto::Unsaid, Onto::Subject);
        Deed::Move(Move { onto, ..moved })
    };
    let there = ones.iter().map(|&id| moves(id, to, host(&others)));
    let all: Group = there.chain(others.iter().map(|&id| moves(id, from, host(&ones)))).collect();
    // 701.10a: nothing is exchanged if an Aura could not become attached to what the other is attached to.
    let cannot = |deed: &Deed| match *deed {
        Deed::Move(Move { object, under, onto: Onto::Subject(host), .. }) => {
            let aura = Attachment::showing(cx.state, object, cx.state.object(object).face, under);
            aura.is_aura() && attachments::may_attach(look, &aura, host).is_err()
        }
        _ => false,
    };
    if cx.when(R701_10A, all.iter().any(cannot)) { Group::new() } else { all }
}

/// A number as it is now, and of whom or what.
#[derive(Debug, Clone, Copy)]
enum Holder {
    Life(PlayerId),
    Power(ObjectId),
    Toughness(ObjectId),
}

fn holder<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, number: &ExchangedNumber) -> Option<(Holder, i32)> {
    let creature = |objects: &Objects| {
        let id = look.objects(scope, objects).first().copied()?;
        Some((id, look.state.try_permanent(id)?))
    };
    match number {
        ExchangedNumber::Life(players) => {
            let player = look.players(scope, players).first().copied()?;
            Some((Holder::Life(player), look.state.player(player).life))
        }
        ExchangedNumber::Power(of) => creature(of).map(|(id, now)| (Holder::Power(id), now.power)),
        ExchangedNumber::Toughness(of) => creature(of).map(|(id, now)| (Holder::Toughness(id), now.toughness)),
    }
}

/// Each of two numbers becomes what the other was (701.10g): life is gained or lost, power and toughness are set. Nothing
/// happens if a player can't gain or lose that life.
fn numbers<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    one: &ExchangedNumber,
    other: &ExchangedNumber,
) -> Group {
    let scope = frame.scope(slots);
    let both = (holder(cx.look(), scope, one), holder(cx.look(), scope, other));
    let (Some((one, was)), Some((other, had))) = both else { return Group::new() };
    if !cx.rule(R701_10G) {
        return Group::new();
    }
    let all = [(one, had), (other, was)];
    let life = all.iter().filter_map(|(holder, number)| match holder {
        Holder::Life(player) => Some(life_to(cx, *player, *number)),
        Holder::Power(_) | Holder::Toughness(_) => None,
    });
    let life: Group = life.collect();
    let cant = life.iter().any(|deed| deed.amount() > 0 && happen::is_forbidden(cx.peek(), deed));
    if cx.when(R701_10A, cant) {
        return Group::new();
    }
    for (holder, number) in all {
        let number = Amount::Number(number);
        match holder {
            Holder::Life(_) => {}
            Holder::Power(id) => begin(cx, frame, id, frame.you, Change::SetPower(number)),
            Holder::Toughness(id) => begin(cx, frame, id, frame.you, Change::SetToughness(number)),
        }
    }
    life
}
