//! What must hold in every state.

use vademecum_trace::Silent;

use super::Dice;
use crate::{Choice, Choices, Decision, Defender, INTRINSIC, ManaKind, ObjectId, PlayerId, State, Target, Zone};

/// How many cards there are, tokens aside.
pub(super) fn cards(state: &State) -> usize {
    state.objects().filter(|(_, object)| !object.token).count()
}

/// Cards are conserved, every object is where it says it is, and the kept hash is the right one.
pub(super) fn invariants(state: &State, total: usize) {
    assert_eq!(cards(state), total, "cards were lost or made");
    assert_eq!(state.hash_as_kept(), state.hash_from_scratch(), "the kept hash went astray");
    let mut seen = 0;
    let mut zone = |list: &[ObjectId], zone: Zone, owner: Option<PlayerId>| {
        for (place, &id) in list.iter().enumerate() {
            let object = state.object(id);
            assert_eq!((object.zone, object.place as usize), (zone, place), "{id:?} is not where it says");
            assert!(owner.is_none_or(|owner| owner == object.owner), "{id:?} is in somebody else's zone");
        }
        seen += list.len();
    };
    zone(&state.battlefield, Zone::Battlefield, None);
    zone(&state.exile, Zone::Exile, None);
    for (place, player) in state.players.iter().enumerate() {
        let owner = Some(PlayerId(place as u8));
        zone(&player.library, Zone::Library, owner);
        zone(&player.hand, Zone::Hand, owner);
        zone(&player.graveyard, Zone::Graveyard, owner);
    }
    let spells = state.stack.iter().filter(|item| item.ability.is_none());
    for item in spells {
        assert_eq!(state.object(item.object.id).zone, Zone::Stack, "a spell is not on the stack");
        seen += 1;
    }
    assert_eq!(seen, state.objects().count(), "an object is in no zone");
}

/// Every choice that is offered is legal, and every legal one is offered: asked about choices near and far.
pub(super) fn legality(state: &State, choices: &Choices, dice: &mut Dice) {
    assert!(state.decision() == Decision::Over || !choices.is_empty(), "nothing can be chosen: {:?}", state.decision());
    for _ in 0..8 {
        let Some(choice) = dice.choose(choices) else { break };
        assert_eq!(state.check(choice, &mut Silent), Ok(()), "{choice:?} is offered");
    }
    for _ in 0..24 {
        let choice = any(state, dice);
        let legal = state.check(choice, &mut Silent).is_ok();
        let offered = choices.contains(choice);
        assert_eq!(legal, offered, "{choice:?} in {:?}", state.decision());
        if !legal && dice.below(16) == 0 {
            let before = state.clone();
            let rejected = state.clone().apply(choice, &mut Silent).expect_err("it is not legal");
            assert!(*rejected.state == before, "a refused choice changed the state");
        }
    }
}

/// Some choice, likely to be nearly legal.
fn any(state: &State, dice: &mut Dice) -> Choice {
    let objects = state.objects.len() as u64 + 1;
    let mut id = || ObjectId(dice.below(objects) as u32);
    let (one, other) = (id(), id());
    let player = PlayerId(dice.below(3) as u8);
    let small = dice.below(4) as u8;
    let kind = ManaKind::ALL[dice.below(6) as usize];
    match dice.below(17) {
        0 => Choice::Keep,
        1 => Choice::Mulligan,
        2 => Choice::Pass,
        3 => Choice::PlayLand(one),
        4 => Choice::Cast(one),
        5 => Choice::Activate(one, small),
        6 => Choice::Mana(one, if small == 0 { INTRINSIC + dice.below(5) as u8 } else { small }, kind),
        7 => Choice::Mode(small),
        8 => Choice::Number(dice.below(8) as u32),
        9 => Choice::Target(if small == 0 { Target::Player(player) } else { Target::Object(one) }),
        10 => Choice::Spend(kind),
        11 => Choice::Attack(one, Defender::Player(player)),
        12 => Choice::Block(one, other),
        13 => Choice::Object(one),
        14 => Choice::Trigger(u32::from(small)),
        15 => [Choice::Yes, Choice::No][usize::from(small % 2)],
        _ => Choice::Done,
    }
}

/// What a player cannot see makes no difference to what the player can choose: the cards hidden from them
/// change places.
pub(super) fn hidden(state: &State, choices: &Choices, dice: &mut Dice) {
    let Some(player) = state.decision().player() else { return };
    let seen = state.view(player);
    let visible: Vec<ObjectId> = seen.objects.iter().map(|object| object.id).collect();
    let mut unseen: Vec<ObjectId> = state.objects().map(|(id, _)| id).filter(|id| !visible.contains(id)).collect();
    // A scrying player has looked at some: those are known though they are in the library.
    if matches!(state.decision(), Decision::Scry(..)) {
        return;
    }
    let mut other = state.clone();
    for last in (1..unseen.len()).rev() {
        unseen.swap(last, dice.below(last as u64 + 1) as usize);
    }
    for pair in unseen.chunks_exact(2) {
        let (a, b) = (*other.object(pair[0]), *other.object(pair[1]));
        if a.owner == b.owner {
            other.edit(pair[0], |object| (object.def, object.now) = (b.def, b.now));
            other.edit(pair[1], |object| (object.def, object.now) = (a.def, a.now));
        }
    }
    assert!(other.view(player) == seen, "what is hidden shows");
    assert!(other.choices() == *choices, "what is hidden changes what can be chosen");
}
