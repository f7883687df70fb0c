//! What triggers, what does not, and whose it is (603), where a table does not show it.

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Defender};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, creature, instant, sorcery, target, target_creature};

fn attacks(effect: SpellAbility) -> Triggered {
    let plain = Triggered::on(Pattern::of(DeedKind::Attack, Filter::This), Vec::new());
    Triggered { effect, ..plain }
}

/// Ana declares one creature as an attacker of Beto.
fn declared(table: &mut Table, name: &str) {
    table.until(Step::DeclareAttackers);
    let attack = Choice::Attack(table.id(name), Defender::Player(BETO));
    table.choose(attack).choose(Choice::Done);
}

#[test]
fn an_ability_says_of_itself_that_it_is_not_countered() {
    let destroy = vec![Effect::Destroy { what: target(0), regenerable: true }.into()];
    let effect = SpellAbility { targets: vec![target_creature()], program: destroy, ..SpellAbility::default() };
    let assassin = Ability::Triggered(Triggered { uncounterable: true, ..attacks(effect) });
    let counter = vec![Effect::Counter(Objects::Slot(Slot::EVENT_SOURCE)).into()];
    let warded = Ability::Triggered(Triggered::on(Pattern::of(DeedKind::Target, Filter::This), counter));
    let cards = || {
        vec![
            creature("Assassin", "B", (1, 1), vec![assassin.clone()]),
            creature("Warded", "W", (2, 2), vec![warded.clone()]),
        ]
    };
    let dies = |out| {
        let mut table = lay(cards()).play(ANA, &["Assassin"]).play(BETO, &["Warded"]).begin_without(out);
        declared(&mut table, "Assassin");
        table.pick("Warded").resolve();
        table.count("Warded", Zone::Graveyard)
    };
    without!(R603_1A, dies, 1, 0);
}

#[test]
fn what_is_optional_goes_onto_the_stack_and_is_decided_later() {
    let draws = vec![Effect::Draw(Players::You, Amount::Number(1)).into()];
    let may = Effect::May { who: Players::You, decider: Slot::FIRST_FREE, then: draws, otherwise: Program::new() };
    let effect = SpellAbility { program: vec![may.into()], ..SpellAbility::default() };
    let seer = creature("Seer", "U", (1, 1), vec![Ability::Triggered(attacks(effect))]);
    let asked = |out| {
        let mut table = lay(vec![seer.clone()]).play(ANA, &["Seer"]).begin_without(out);
        declared(&mut table, "Seer");
        (table.state.stack().len(), table.asks().1)
    };
    without!(R603_5, asked, (1, Ask::Priority), (0, Ask::YesNo));
}

#[test]
fn what_goes_from_a_hand_to_a_library_unseen_triggers_nothing() {
    let gains = vec![Effect::GainLife(Players::You, Amount::Number(3)).into()];
    let discarded = Pattern { subject: Filter::This, ..Pattern::by(DeedKind::Discard, Players::You) };
    let functions = Functions(Zones::only(Zone::Hand));
    let trick = Ability::Triggered(Triggered { functions, ..Triggered::on(discarded, gains) });
    let trick = Card::from(Values { abilities: vec![trick], ..card("Trick", "R", &[Type::Sorcery]) });
    let discarding = Pattern::moves(Filter::Any, Zones::only(Zone::Hand), Zones::only(Zone::Graveyard));
    let kept = Ability::Replacement(Replacement::of(discarding, Replaced::To(Zone::Library)));
    let shelf = Card::from(Values { abilities: vec![kept], ..card("Shelf", "1", &[Type::Artifact]) });
    let purge = sorcery("Purge", "B", Vec::new(), vec![Effect::Discard(Players::All, Amount::Number(1)).into()]);
    let life = |shelved: bool| {
        let cards = vec![trick.clone(), shelf.clone(), purge.clone()];
        move |out: Option<RuleId>| {
            let lay = lay(cards.clone()).play(ANA, &["Swamp"]).hold(ANA, &["Purge", "Trick"]);
            let lay = if shelved { lay.play(ANA, &["Shelf"]) } else { lay };
            let mut table = lay.begin_without(out);
            table.cast("Purge", &[]).resolve();
            table.life(ANA)
        }
    };
    without!(R603_2G, life(true), 20, 23);
    // In the graveyard everybody sees it.
    assert_eq!(life(false)(None), 23);
}

#[test]
fn what_a_spell_leaves_for_later_is_of_who_controlled_the_spell() {
    let draws = Triggered::on(
        Pattern::begins(Step::End, Players::All),
        vec![Effect::Draw(Players::You, Amount::Number(1)).into()],
    );
    let delay = Effect::Delay { ability: Arc::new(draws), lasts: Duration::Forever, once: true };
    let gift = instant("Late Gift", "U", Vec::new(), vec![delay.into()]);
    let theirs = Targetable::Object(Filter::In(Zone::Graveyard));
    let thief = sorcery("Thief", "R", vec![TargetSpec::one(theirs)], vec![Effect::CastFree(target(0)).into()]);
    let hands = |out| {
        let cards = vec![gift.clone(), thief.clone()];
        let lay = lay(cards).play(ANA, &["Mountain"]).hold(ANA, &["Thief"]).put(BETO, Zone::Graveyard, &["Late Gift"]);
        let mut table = lay.begin_without(out);
        table.cast("Thief", &["Late Gift"]).resolve();
        table.until(Step::End).resolve();
        (table.hand(ANA), table.hand(BETO))
    };
    without!(R603_7D, hands, (1, 0), (0, 1));
}

#[test]
fn losing_control_of_a_permanent_is_seen_as_things_were_before() {
    // "When you lose control of this creature, draw a card."
    let lost = Pattern { subject: Filter::This, ..Pattern::by(DeedKind::LoseControl, Players::You) };
    let draws = vec![Effect::Draw(Players::You, Amount::Number(1)).into()];
    let hound = creature("Faithful Hound", "G", (2, 2), vec![Ability::Triggered(Triggered::on(lost, draws))]);
    let change = vec![Change::Control(Players::Opponents)];
    let gives = Effect::Change { which: target(0), changes: change, lasts: Duration::Forever };
    let gift = instant("Gift", "G", vec![target_creature()], vec![gives.into()]);
    let drawn = |out: Option<RuleId>| {
        let lay = lay(vec![hound.clone(), gift.clone()]).play(ANA, &["Forest", "Faithful Hound"]);
        let mut table = lay.hold(ANA, &["Gift"]).begin_without(out);
        table.cast("Gift", &["Faithful Hound"]).resolve();
        assert_eq!(table.state.controller(table.id("Faithful Hound")), BETO);
        (table.hand(ANA), table.hand(BETO))
    };
    without!(R603_10D, drawn, (1, 0), (0, 0));
    // Whoever controlled what leaves the battlefield loses control of it as well.
    let lay = lay(vec![hound]).play(ANA, &["Swamp", "Swamp", "Swamp", "Faithful Hound"]).hold(ANA, &["Ruin"]);
    let mut table = lay.begin();
    table.cast("Ruin", &["Faithful Hound"]).resolve();
    assert_eq!(table.hand(ANA), 1);
}
