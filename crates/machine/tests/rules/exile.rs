//! Cards that are exiled face down (406): who may look at them, and cast them.

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item, ObjectId};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, instant, target, target_creature};

/// "Exile target creature face down", and perhaps "you may look at that card for as long as it remains exiled".
fn hides(name: &str, looks: bool) -> Card {
    let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
    let mut program = vec![Instruction::from(Effect::Move(target(0), face_down)).into_slot(Slot::FIRST_FREE)];
    if looks {
        program.push(Effect::LookAt(Players::You, Objects::Slot(Slot::FIRST_FREE)).into());
    }
    instant(name, "0", vec![target_creature()], program)
}

/// "You may cast creature spells from among cards in exile."
fn gate() -> Card {
    let rule = CastingRule::yours(Castable::Spells(Filter::CREATURE), CastingChange::From(Zone::Exile, None));
    Card::from(Values { abilities: vec![Ability::Casting(rule)], ..card("Night Gate", "B", &[Type::Enchantment]) })
}

/// Ana has hidden a Bear, at which she may look, and a Spider, at which she may not.
fn hide(out: Option<RuleId>) -> (Table, ObjectId, ObjectId) {
    let lay = lay(vec![hides("Vault", true), hides("Oubliette", false), gate()]).play(ANA, &["Night Gate", "Forest"]);
    let lay = lay.play(ANA, &["Forest", "Forest", "Bear", "Spider"]).hold(ANA, &["Vault", "Oubliette"]);
    let mut table = lay.begin_without(out);
    let (bear, spider) = (table.id("Bear"), table.id("Spider"));
    table.cast("Vault", &["Bear"]).resolve().cast("Oubliette", &["Spider"]).resolve();
    (table, bear, spider)
}

#[test]
fn a_card_exiled_face_down_is_seen_by_those_to_whom_it_was_shown() {
    let (table, bear, spider) = hide(None);
    let looks = |player, card| table.state.may_look_at(player, card, &table.journal);
    assert_eq!((looks(ANA, bear), looks(BETO, bear), looks(ANA, spider)), (true, false, false));
    covers!(table.journal.evidence(), R406_3);
    let ana_looks = |out| {
        let (table, bear, _) = hide(out);
        table.state.may_look_at(ANA, bear, &table.journal)
    };
    without!(R406_3, ana_looks, true, false);
}

#[test]
fn a_spell_is_cast_from_among_face_down_cards_that_its_player_may_look_at() {
    let (mut table, bear, spider) = hide(None);
    assert!(table.allows(Choice::Cast(bear, 0)));
    assert!(!table.allows(Choice::Cast(spider, 0)), "Ana cannot know what it is");
    table.choose(Choice::Cast(bear, 0)).pay().resolve();
    assert_eq!((table.zone("Bear"), table.size("Bear")), (Zone::Battlefield, (2, 2)));
    covers!(table.journal.evidence(), R406_3B);
    let castable = |out| {
        let (table, bear, _) = hide(out);
        table.allows(Choice::Cast(bear, 0))
    };
    without!(R406_3B, castable, true, false);
}

#[test]
fn of_cards_that_nobody_may_look_at_a_pile_is_chosen() {
    // "Exile all creatures face down." "Choose a card in exile. Its owner puts it into their hand."
    let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
    let hide = vec![Effect::Move(Objects::Each(Filter::CREATURE), face_down).into()];
    let choose = Effect::Choose {
        who: Players::You,
        among: Objects::Each(Filter::In(Zone::Exile)),
        least: Amount::Number(1),
        most: Amount::Number(1),
    };
    let found = Slot::FIRST_FREE;
    let take = vec![
        Instruction::from(choose).into_slot(found),
        Effect::Move(Objects::Slot(found), Destination::to(Zone::Hand)).into(),
    ];
    let play = |out: Option<RuleId>| {
        let cards = vec![instant("Nightfall", "0", vec![], hide.clone()), instant("Grope", "0", vec![], take.clone())];
        let lay = lay(cards).play(ANA, &["Bear", "Spider"]).put(ANA, Zone::Exile, &["Hawk"]);
        let mut table = lay.hold(ANA, &["Nightfall", "Grope"]).begin_without(out);
        let ids = ["Bear", "Spider", "Hawk"].map(|name| table.id(name));
        table.cast("Nightfall", &[]).resolve().cast("Grope", &[]).pass_both();
        (table, ids)
    };
    let offered = |out| {
        let (table, ids) = play(out);
        ids.into_iter().filter(|&id| table.allows(Choice::Pick(Item::Object(id)))).count()
    };
    // The two lie on one pile; the hawk is there for everybody to see.
    without!(R406_4, offered, 2, 3);
    let (mut table, [bear, spider, hawk]) = play(None);
    let pile = if table.allows(Choice::Pick(Item::Object(bear))) { bear } else { spider };
    table.choose(Choice::Pick(Item::Object(pile)));
    let taken = [bear, spider].into_iter().filter(|&id| table.state.object(id).zone == Zone::Hand).count();
    assert_eq!((taken, table.state.object(hawk).zone), (1, Zone::Exile));
}
