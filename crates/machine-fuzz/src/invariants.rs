//! What must hold in every state.

use std::collections::BTreeSet;

use vademecum_abilities::{AbilityId, CardId, CounterKind, Door, ManaKind, Subtype, Type, Zone};
use vademecum_machine::{Ask, Choice, Choices, Defender, Item, ObjectId, OnStack, PlayerId, Silent, State, Subject};

use crate::Rng;

/// Checks that the characteristics of the permanents and players are those worked out from nothing.
///
/// # Panics
///
/// When they are not, with the names of the permanents that differ and the choice made last.
pub fn assert_characteristics_are_current(state: &State, last: Option<Choice>) {
    let describe = || {
        let stale = state.stale_permanents(&Silent);
        let names: Vec<&str> = stale.iter().map(|&id| state.values(id).name.as_str()).collect();
        format!(
            "after {last:?}, characteristics differ from those worked out from nothing: {names:?}; {:?}",
            state.decision()
        )
    };
    assert!(state.has_current_characteristics(&Silent), "{}", describe());
}

/// Checks that every object lies where it says, and nowhere else.
///
/// # Panics
///
/// When one does not.
pub fn assert_objects_are_in_their_zones(state: &State) {
    let check = |zone: Zone, owner: Option<PlayerId>, list: &[ObjectId]| {
        for (place, &id) in list.iter().enumerate() {
            let object = state.object(id);
            assert_eq!((object.zone, object.place as usize), (zone, place), "{id:?} lies in the wrong list");
            assert!(owner.is_none_or(|owner| object.owner == owner), "{id:?} lies with another player");
        }
        list.len()
    };
    let mut seen = check(Zone::Battlefield, None, state.battlefield()) + check(Zone::Exile, None, state.exile());
    for (player, id) in state.players().iter().zip((0..).map(PlayerId)) {
        seen += check(Zone::Hand, Some(id), player.hand());
        seen += check(Zone::Graveyard, Some(id), player.graveyard());
        seen += check(Zone::Library, Some(id), player.library());
    }
    for item in state.stack().iter().filter(|item| item.what == OnStack::Spell) {
        assert_eq!(state.object(item.object.id).zone, Zone::Stack, "a spell is not on the stack");
        seen += 1;
    }
    let listed = state.objects().filter(|(_, object)| object.zone != Zone::Command).count();
    assert_eq!(seen, listed, "an object is in no list, or in two");
}

/// Whatever could be meant by a choice in this state, and more.
fn conceivable(state: &State) -> BTreeSet<Choice> {
    use Choice::{
        Activate, Attack, Block, Cast, Convoke, Done, EndEffect, FetchCompanion, Mana, No, Number, Pass, PayLife,
        PayWith, Pick, PlayBack, PlayLand, RollPlanarDie, Spend, TurnFaceUp, Yes,
    };
    let mut all = BTreeSet::from([Pass, Done, Yes, No, PayLife, RollPlanarDie, FetchCompanion]);
    let players = || (0..=state.players().len() as u8).map(PlayerId);
    let objects: Vec<ObjectId> =
        state.objects().filter(|(_, object)| object.zone != Zone::Library).map(|(id, _)| id).collect();
    all.extend(ManaKind::ALL.map(Spend));
    all.extend((0..4).map(EndEffect));
    all.extend((0..12).map(|place| Pick(Item::Place(place))));
    all.extend(state.offer().iter().map(|&item| Pick(item)));
    all.extend((0..4).map(|small| Pick(Item::Subtype(Subtype(small)))));
    all.extend((0..4).map(|small| Pick(Item::Card(CardId(small)))));
    all.extend((0..4).map(|mode| Pick(Item::Mode(mode))));
    all.extend(ManaKind::ALL.map(|kind| Pick(Item::Mana(kind))));
    all.extend(players().map(|player| Pick(Item::Player(player))));
    if let Ask::Number(least, most) = state.decision().ask {
        all.extend([least.saturating_sub(1), least, most, most.saturating_add(1)].map(Number));
    }
    let attackers: Vec<ObjectId> = state.combat().attackers().iter().map(|attacker| attacker.id).collect();
    let is_there = |id: &ObjectId| state.object(*id).zone == Zone::Battlefield;
    let is_planeswalker = |id: &ObjectId| is_there(id) && state.characteristics(*id).types.has(Type::Planeswalker);
    let planeswalkers: Vec<ObjectId> = objects.iter().copied().filter(is_planeswalker).collect();
    for &id in &objects {
        all.extend([PlayLand(id), Cast(id, 0), Cast(id, 1), PayWith(id), Convoke(id, None), Pick(Item::Object(id))]);
        all.extend([TurnFaceUp(id, 0), TurnFaceUp(id, 1), PlayBack(id)]);
        all.extend(ManaKind::ALL.map(|kind| Convoke(id, Some(kind))));
        all.extend(players().map(|player| Attack(id, Defender::Player(player))));
        all.extend(planeswalkers.iter().map(|&other| Attack(id, Defender::Permanent(other))));
        all.extend(attackers.iter().map(|&attacker| Block(id, attacker)));
        let face = state.face(id);
        let own = state.cards().abilities(face).chain((0..5).map(AbilityId));
        for ability in own {
            all.insert(Activate(id, ability));
            all.extend(ManaKind::ALL.map(|kind| Mana(id, ability, kind)));
        }
        all.extend(Door::ALL.into_iter().filter_map(|door| Some(Activate(id, state.unlocking(id, door)?))));
    }
    all
}

/// Checks that what is on the list is accepted, and nothing else that is conceivable, and that a random choice is on the
/// list.
///
/// # Panics
///
/// When it is not so.
pub fn assert_only_listed_choices_are_accepted(state: &State, choices: &Choices, rng: &mut Rng) {
    for choice in choices.iter().take(500) {
        assert_eq!(state.check(choice, &Silent), Ok(()), "{choice:?} is on the list of {:?}", state.decision());
    }
    for choice in conceivable(state) {
        let accepted = state.is_legal(choice, &Silent);
        assert_eq!(choices.contains(choice), accepted, "{choice:?}: {:?}", state.decision());
    }
    let mut scratch = Choices::default();
    for _ in 0..5 {
        let sampled = state.sample_choice(&mut scratch, |n| rng.below(n));
        let sampled = sampled.expect("something can be chosen");
        assert!(choices.contains(sampled), "{sampled:?} came at random: {:?}", state.decision());
    }
}

/// Checks that no damage and no number of counters is below 0.
///
/// # Panics
///
/// When one is.
pub fn assert_numbers_are_sound(state: &State) {
    for (id, object) in state.objects() {
        assert!(object.damage >= 0, "{id:?} has less than no damage");
        let kinds = [CounterKind::PlusOne, CounterKind::MinusOne];
        assert!(kinds.iter().all(|&kind| state.counters(Subject::Object(id), kind) >= 0));
    }
}

/// Checks that randomly mutated choices, some of them of another game, are accepted only if they are on the list, and that one
/// that is refused changes nothing.
///
/// # Panics
///
/// When it is not so.
pub fn assert_strange_choices_are_refused(state: &State, choices: &Choices, rng: &mut Rng) {
    let is_over = state.decision().ask == Ask::Over;
    assert!(is_over || !choices.is_empty(), "nothing can be chosen: {:?}", state.decision());
    for _ in 0..8 {
        let Some(choice) = rng.choose(choices) else { break };
        assert_eq!(state.check(choice, &Silent), Ok(()), "{choice:?} is offered");
    }
    for _ in 0..24 {
        let choice = any(state, rng);
        let legal = state.is_legal(choice, &Silent);
        assert_eq!(legal, choices.contains(choice), "{choice:?} in {:?}", state.decision());
        if !legal && rng.below(16) == 0 {
            let rejected = state.clone().apply(choice, &Silent).expect_err("it is not legal");
            assert!(*rejected.state == *state, "a refused choice changed the state");
        }
    }
}

/// Some choice, likely to be nearly legal.
fn any(state: &State, rng: &mut Rng) -> Choice {
    let objects = state.objects().count() as u64 + 2;
    // Now and then something of another game.
    let mut object = || if rng.below(16) == 0 { u32::MAX } else { rng.below(objects) as u32 };
    let (one, other) = (ObjectId(object()), ObjectId(object()));
    let strange = rng.below(16) == 0;
    let player = if strange { PlayerId(u8::MAX) } else { PlayerId(rng.below(state.players().len() as u64 + 1) as u8) };
    let small = rng.below(4) as u8;
    let kind = ManaKind::ALL[rng.below(6) as usize];
    let of_object: Vec<AbilityId> = match state.objects().any(|(id, _)| id == one) {
        true => state.activated_abilities(one).collect(),
        false => Vec::new(),
    };
    let unknown = AbilityId(if strange { u32::MAX } else { u32::from(small) });
    let ability = rng.pick(&of_object).copied().filter(|_| !strange).unwrap_or(unknown);
    match rng.below(28) {
        0 => Choice::Pass,
        1 => Choice::PlayLand(one),
        2 => Choice::Cast(one, u16::from(small)),
        3 => Choice::Activate(one, ability),
        4 => Choice::Mana(one, ability, kind),
        5 => Choice::Number(rng.below(8) as u32),
        6 => Choice::Spend(kind),
        7 => Choice::PayWith(one),
        8 => Choice::Convoke(one, [None, Some(kind)][usize::from(small % 2)]),
        9 => Choice::PayLife,
        24 => Choice::Delve(one),
        10 => Choice::Attack(one, Defender::Player(player)),
        11 => Choice::Attack(one, Defender::Permanent(other)),
        12 => Choice::Block(one, other),
        13 => Choice::Pick(Item::Object(one)),
        14 => Choice::Pick(Item::Player(player)),
        15 => Choice::Pick(Item::Mode(small)),
        16 => Choice::Pick(Item::Mana(kind)),
        17 => Choice::Pick(Item::Place(u32::from(small))),
        18 => Choice::Pick(Item::Subtype(Subtype(small))),
        19 => Choice::Pick(Item::Card(CardId(u16::from(small)))),
        20 => [Choice::Yes, Choice::No][usize::from(small % 2)],
        21 => Choice::TurnFaceUp(one, small),
        22 => Choice::EndEffect(u32::from(small)),
        23 => Choice::PlayBack(one),
        25 => Choice::RollPlanarDie,
        26 => Choice::FetchCompanion,
        _ => Choice::Done,
    }
}
