//! What holds in every state of every game.

use std::collections::BTreeSet;

use vademecum_abilities::{AbilityId, ManaKind, Zone};
use vademecum_machine::{Ask, Choice, Choices, Defender, Item, ObjectId, PlayerId, Silent, State, Subject};

/// Every object lies where it says, and nowhere else.
pub(crate) fn objects_are_where_they_say(state: &State) {
    let check = |zone: Zone, owner: Option<PlayerId>, list: &[ObjectId]| {
        for &id in list {
            let object = state.object(id);
            assert_eq!(object.zone, zone, "{id:?} lies in the wrong list");
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
    let listed = state.objects().filter(|(_, object)| !matches!(object.zone, Zone::Stack | Zone::Command)).count();
    assert_eq!(seen, listed, "an object is in no list, or in two");
}

/// Whatever could be meant by a choice in this state, and more.
fn conceivable(state: &State) -> BTreeSet<Choice> {
    use Choice::{
        Activate, Attack, Block, Cast, Convoke, Done, Mana, No, Number, Pass, PayLife, PayWith, Pick, PlayLand, Spend,
        Yes,
    };
    let mut all = BTreeSet::from([Pass, Done, Yes, No, PayLife]);
    let players = || (0..=state.players().len() as u8).map(PlayerId);
    let objects: Vec<ObjectId> =
        state.objects().filter(|(_, object)| object.zone != Zone::Library).map(|(id, _)| id).collect();
    all.extend(ManaKind::ALL.map(Spend));
    all.extend((0..12).map(|place| Pick(Item::Place(place))));
    all.extend((0..4).map(|mode| Pick(Item::Mode(mode))));
    all.extend(ManaKind::ALL.map(|kind| Pick(Item::Mana(kind))));
    all.extend(players().map(|player| Pick(Item::Player(player))));
    if let Ask::Number(least, most) = state.decision().ask {
        all.extend([least.saturating_sub(1), least, most, most.saturating_add(1)].map(Number));
    }
    let attackers: Vec<ObjectId> = state.combat().attackers().iter().map(|attacker| attacker.id).collect();
    for &id in &objects {
        all.extend([PlayLand(id), Cast(id, 0), Cast(id, 1), PayWith(id), Convoke(id, None), Pick(Item::Object(id))]);
        all.extend(ManaKind::ALL.map(|kind| Convoke(id, Some(kind))));
        all.extend(players().map(|player| Attack(id, Defender::Player(player))));
        all.extend(attackers.iter().map(|&attacker| Block(id, attacker)));
        let face = state.face(id);
        let own = state.cards().abilities(face).chain((0..5).map(AbilityId));
        for ability in own {
            all.insert(Activate(id, ability));
            all.extend(ManaKind::ALL.map(|kind| Mana(id, ability, kind)));
        }
    }
    all
}

/// What is on the list is accepted, and nothing else; a random choice is on the list.
pub(crate) fn the_list_is_what_is_accepted(state: &State, choices: &Choices, below: &mut dyn FnMut(u64) -> u64) {
    for choice in choices.iter().take(500) {
        assert_eq!(state.check(choice, &Silent), Ok(()), "{choice:?} is on the list of {:?}", state.decision());
    }
    for choice in conceivable(state) {
        let accepted = state.is_legal(choice, &Silent);
        assert_eq!(choices.contains(choice), accepted, "{choice:?}: {:?}", state.decision());
    }
    let mut scratch = Choices::default();
    for _ in 0..5 {
        let sampled = state.sample_choice(&mut scratch, &mut *below);
        let sampled = sampled.expect("something can be chosen");
        assert!(choices.contains(sampled), "{sampled:?} came at random: {:?}", state.decision());
    }
}

/// No number is out of bounds, and nothing is attached to what is gone.
pub(crate) fn numbers_are_sound(state: &State) {
    for (id, object) in state.objects() {
        assert!(object.damage >= 0, "{id:?} has less than no damage");
        let kinds = [vademecum_abilities::CounterKind::PlusOne, vademecum_abilities::CounterKind::MinusOne];
        assert!(kinds.iter().all(|&kind| state.counters(Subject::Object(id), kind) >= 0));
    }
}
