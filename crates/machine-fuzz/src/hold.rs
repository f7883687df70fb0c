//! What must hold in every state.

use vademecum_abilities::{AbilityId, ManaKind, Zone};
use vademecum_machine::{Ask, Choice, Choices, Defender, Item, ObjectId, OnStack, PlayerId, Silent, State};

use crate::{Dice, ZONES};

/// Objects are where they say they are, and characteristics are what continuous effects make of the cards.
pub(crate) fn invariants(state: &State) {
    let is_current = state.has_current_characteristics(&Silent);
    assert!(is_current, "characteristics differ from those worked out from nothing");
    let mut seen = 0;
    let mut check = |list: &[ObjectId], zone: Zone, owner: Option<PlayerId>| {
        for (place, &id) in list.iter().enumerate() {
            let object = state.object(id);
            assert_eq!((object.zone, object.place as usize), (zone, place), "{id:?} is not where it says");
            assert!(owner.is_none_or(|owner| owner == object.owner), "{id:?} is in somebody else's zone");
        }
        seen += list.len();
    };
    check(state.battlefield(), Zone::Battlefield, None);
    check(state.exile(), Zone::Exile, None);
    for (place, player) in state.players().iter().enumerate() {
        let owner = Some(PlayerId(place as u8));
        check(player.library(), Zone::Library, owner);
        check(player.hand(), Zone::Hand, owner);
        check(player.graveyard(), Zone::Graveyard, owner);
    }
    for item in state.stack().iter().filter(|item| item.what == OnStack::Spell) {
        assert_eq!(state.object(item.object.id).zone, Zone::Stack, "a spell is not on the stack");
        seen += 1;
    }
    let in_zones = state.objects().filter(|(_, object)| ZONES.contains(&object.zone)).count();
    assert_eq!(seen, in_zones, "an object is in no zone");
}

/// Every choice that is offered is legal, and every legal one is offered: asked about choices near and far.
pub(crate) fn legality(state: &State, choices: &Choices, dice: &mut Dice) {
    let is_over = state.decision().ask == Ask::Over;
    assert!(is_over || !choices.is_empty(), "nothing can be chosen: {:?}", state.decision());
    for _ in 0..8 {
        let Some(choice) = dice.choose(choices) else { break };
        assert_eq!(state.check(choice, &Silent), Ok(()), "{choice:?} is offered");
    }
    for _ in 0..24 {
        let choice = any(state, dice);
        let legal = state.is_legal(choice, &Silent);
        assert_eq!(legal, choices.contains(choice), "{choice:?} in {:?}", state.decision());
        if !legal && dice.below(16) == 0 {
            let rejected = state.clone().apply(choice, &Silent).expect_err("it is not legal");
            assert!(*rejected.state == *state, "a refused choice changed the state");
        }
    }
}

/// Some choice, likely to be nearly legal.
fn any(state: &State, dice: &mut Dice) -> Choice {
    let objects = state.objects().count() as u64 + 2;
    let (one, other) = (ObjectId(dice.below(objects) as u32), ObjectId(dice.below(objects) as u32));
    let player = PlayerId(dice.below(state.players().len() as u64 + 1) as u8);
    let small = dice.below(4) as u8;
    let kind = ManaKind::ALL[dice.below(6) as usize];
    let of_object: Vec<AbilityId> = match state.objects().any(|(id, _)| id == one) {
        true => state.activated_abilities(one).collect(),
        false => Vec::new(),
    };
    let ability = dice.pick(&of_object).copied().unwrap_or(AbilityId(u32::from(small)));
    match dice.below(20) {
        0 => Choice::Pass,
        1 => Choice::PlayLand(one),
        2 => Choice::Cast(one, small),
        3 => Choice::Activate(one, ability),
        4 => Choice::Mana(one, ability, kind),
        5 => Choice::Number(dice.below(8) as u32),
        6 => Choice::Spend(kind),
        7 => Choice::PayWith(one),
        8 => Choice::Convoke(one, [None, Some(kind)][usize::from(small % 2)]),
        9 => Choice::PayLife,
        10 => Choice::Attack(one, Defender::Player(player)),
        11 => Choice::Attack(one, Defender::Permanent(other)),
        12 => Choice::Block(one, other),
        13 => Choice::Pick(Item::Object(one)),
        14 => Choice::Pick(Item::Player(player)),
        15 => Choice::Pick(Item::Mode(small)),
        16 => Choice::Pick(Item::Mana(kind)),
        17 => Choice::Pick(Item::Place(u32::from(small))),
        18 => [Choice::Yes, Choice::No][usize::from(small % 2)],
        _ => Choice::Done,
    }
}
