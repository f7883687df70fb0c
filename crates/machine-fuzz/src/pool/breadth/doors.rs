//! Rooms, whose halves are locked and unlocked (709.5), and what does something with doors.

use super::*;

/// A Room of two halves.
fn room(left: Values, mut right: Values) -> Card {
    right.wait_for_door(Door::Right);
    let typed = |half: Values| Values { subtypes: Subtypes::NONE.with(Subtype::ROOM), ..half };
    Card { layout: Layout::Room, faces: vec![typed(left), typed(right)], tokens: vec![] }
}

fn half(name: &str, cost: &str, abilities: Vec<Ability>) -> Values {
    Values { abilities, ..card(name, cost, &[Type::Enchantment]) }
}

pub(super) fn doors() -> Vec<Card> {
    let unlocking = |what: Unlocking, of: Filter| Pattern::acts(KeywordDeed::Unlocks(what), of, Some(Players::You));
    let when = |on: Pattern, effect: Effect| Ability::Triggered(Triggered::on(on, vec![effect.into()]));
    let this_door = || unlocking(Unlocking::Door(Door::Left), Filter::This);
    let gain = |amount: i32| Effect::GainLife(Players::You, number(amount));
    let draw = || Effect::Draw(Players::You, number(1));
    let boosts = Static::new(Objects::Each(Filter::CREATURE.yours()), vec![Change::Modify(number(1), number(1))]);
    let rooms = || Objects::Each(Filter::Subtype(Subtype::ROOM).yours());
    let fully = unlocking(Unlocking::Fully, Filter::Subtype(Subtype::ROOM));
    let does = |effect: DoorEffect| vec![Effect::OfDoors(effect).into()];
    vec![
        room(
            half("Dusty Pantry", "W", vec![when(this_door(), gain(2))]),
            half("Wine Cellar", "1U", vec![when(this_door(), draw())]),
        ),
        room(
            half("Bright Parlor", "1W", vec![Ability::Static(boosts)]),
            half("Back Stairs", "1", vec![activated(Cost::mana(mana("2")), vec![], vec![gain(1).into()])]),
        ),
        Card::from(Values { abilities: vec![when(fully, draw())], ..card("House Warden", "1G", &[Type::Enchantment]) }),
        sorcery("Bunch of Keys", "1", vec![], does(DoorEffect::Unlock(rooms()))),
        instant("Turn the Lock", "U", vec![], does(DoorEffect::Lock(rooms()))),
        instant("Draft of Air", "1", vec![], does(DoorEffect::LockOrUnlock(rooms()))),
    ]
}
