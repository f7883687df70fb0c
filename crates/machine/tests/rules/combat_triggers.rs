//! How often abilities trigger on attackers and blockers (508.3, 509.3).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Defender};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{card, creature, instant, target, target_creature};

/// An enchantment whose controller gains 1 life whenever something happens.
fn shrine(pattern: Pattern) -> Card {
    let effect = vec![Effect::GainLife(Players::You, Amount::Number(1)).into()];
    let abilities = vec![Ability::Triggered(Triggered::on(pattern, effect))];
    Card::from(Values { abilities, ..card("Shrine", "W", &[Type::Enchantment]) })
}

fn oracle() -> Card {
    Card::from(Values { loyalty: Some(4), ..card("Oracle", "U", &[Type::Planeswalker]) })
}

/// Ana attacks: each creature with whom it attacks.
fn attacked(pattern: Pattern, attackers: &[(&str, &str)], out: Option<RuleId>) -> Table {
    let names: Vec<&str> = attackers.iter().map(|(name, _)| *name).collect();
    let lay = lay_for(3, vec![shrine(pattern), oracle()]).play(ANA, &names).play(ANA, &["Shrine"]);
    let lay = lay.play(BETO, &["Oracle"]).last(|oracle| oracle.counters = vec![(CounterKind::Loyalty, 9)]);
    let mut table = lay.begin_without(out);
    table.until(Step::DeclareAttackers);
    for (name, whom) in attackers {
        let whom = match *whom {
            "Beto" => Defender::Player(BETO),
            "Carla" => Defender::Player(CARLA),
            other => Defender::Permanent(table.id(other)),
        };
        let attack = Choice::Attack(table.id(name), whom);
        table.choose(attack);
    }
    table.choose(Choice::Done).resolve();
    table
}

const TWO_AND_ONE: [(&str, &str); 3] = [("Bear", "Beto"), ("Hawk", "Beto"), ("Spider", "Carla")];

#[test]
fn a_player_who_is_attacked_is_attacked_once() {
    let pattern = || Pattern {
        attacked: Some(Attacked::Player(Players::Opponents)),
        together: true,
        ..Pattern::of(DeedKind::Attack, Filter::Any)
    };
    let gained = |out| attacked(pattern(), &TWO_AND_ONE, out).life(ANA);
    without!(R508_3B, gained, 22, 23);
    let of_planeswalkers = || Pattern {
        attacked: Some(Attacked::Planeswalker(Filter::Any)),
        together: true,
        ..Pattern::of(DeedKind::Attack, Filter::Any)
    };
    let both = [("Bear", "Oracle"), ("Hawk", "Oracle"), ("Spider", "Beto")];
    without!(R508_3B, |out| attacked(of_planeswalkers(), &both, out).life(ANA), 21, 22);
}

#[test]
fn a_player_attacks_with_each_creature_and_attacks_once() {
    let with = || Pattern { subject: Filter::CREATURE, ..Pattern::by(DeedKind::Attack, Players::You) };
    without!(R508_3C, |out| attacked(with(), &TWO_AND_ONE, out).life(ANA), 23, 20);
    let once = || Pattern { together: true, subject: Filter::CREATURE, ..with() };
    without!(R508_3D, |out| attacked(once(), &TWO_AND_ONE, out).life(ANA), 21, 23);
}

#[test]
fn a_player_attacks_another_and_not_their_planeswalkers() {
    let pattern = || Pattern {
        attacked: Some(Attacked::Player(Players::All)),
        together: true,
        subject: Filter::CREATURE,
        ..Pattern::by(DeedKind::Attack, Players::You)
    };
    let attackers = [("Bear", "Beto"), ("Hawk", "Beto"), ("Spider", "Oracle")];
    without!(R508_3E, |out| attacked(pattern(), &attackers, out).life(ANA), 21, 22);
}

/// Ana's Bear and Hawk attack; Beto's creatures and a Shrine of his.
fn blocking(pattern: Pattern, theirs: Vec<Card>, blocks: &[(&str, &str)], out: Option<RuleId>) -> Table {
    let names: Vec<String> = theirs.iter().map(|card| card.faces[0].name.clone()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let cards = theirs.into_iter().chain([shrine(pattern), tricks("Snare"), tricks("Feint")]).collect();
    let lay = lay(cards).play(ANA, &["Bear", "Rhino"]).play(BETO, &names).play(BETO, &["Shrine", "Mountain"]);
    let mut table = lay.hold(BETO, &["Snare", "Feint"]).begin_without(out);
    table.attack(&["Bear", "Rhino"]).block(blocks).resolve();
    table
}

/// Instants about an attacker: one makes Beto's first creature block it, the other makes it blocked.
fn tricks(name: &str) -> Card {
    let how = if name == "Feint" {
        Effect::Combat(target(0), CombatChange::BecomeBlocked)
    } else {
        let joins = Joining::Blocking(Some(target(0)));
        Effect::Combat(Objects::Each(Filter::CREATURE.yours()), CombatChange::Join(joins))
    };
    instant(name, "R", vec![target_creature()], vec![how.into()])
}

fn guard(name: &str) -> Card {
    let more = Ability::Static(Static::new(Objects::This, vec![Change::CanBlockMore(1)]));
    creature(name, "W", (1, 5), vec![more])
}

#[test]
fn a_creature_that_blocks_two_blocks_once_and_blocks_each() {
    let both = [("Guard", "Bear"), ("Guard", "Rhino")];
    let once = || Pattern::of(DeedKind::Block, Filter::CREATURE);
    without!(R509_3A, |out| blocking(once(), vec![guard("Guard")], &both, out).life(BETO), 21, 20);
    let each = || Pattern { other: Some(Filter::CREATURE), ..once() };
    without!(R509_3B, |out| blocking(each(), vec![guard("Guard")], &both, out).life(BETO), 22, 20);
}

#[test]
fn a_creature_that_an_effect_makes_block_blocks_if_it_did_not() {
    let each = || Pattern { other: Some(Filter::CREATURE), ..Pattern::of(DeedKind::Block, Filter::CREATURE) };
    let once = || Pattern::of(DeedKind::Block, Filter::CREATURE);
    let snared = |pattern: Pattern, out: Option<RuleId>| {
        let mut table = blocking(pattern, vec![guard("Guard")], &[("Guard", "Bear")], out);
        table.pass().cast("Snare", &["Rhino"]).resolve();
        table.life(BETO)
    };
    assert_eq!((snared(each(), None), snared(once(), None)), (22, 21));
    without!(R509_3B, |out| snared(each(), out), 22, 20);
}

#[test]
fn a_creature_becomes_blocked_by_each_of_its_blockers() {
    let theirs = || vec![guard("Guard"), guard("Warden")];
    let both = [("Guard", "Bear"), ("Warden", "Bear")];
    let each = || Pattern { other: Some(Filter::CREATURE), ..Pattern::of(DeedKind::BlockedBy, Filter::CREATURE) };
    without!(R509_3D, |out| blocking(each(), theirs(), &both, out).life(BETO), 22, 20);
    let feinted = |pattern: Pattern| {
        let mut table = blocking(pattern, theirs(), &[("Guard", "Bear")], None);
        table.pass().cast("Feint", &["Rhino"]).resolve();
        table.life(BETO)
    };
    assert_eq!(feinted(each()), 21, "no creature blocks the Rhino");
    assert_eq!(feinted(Pattern::of(DeedKind::BecomeBlocked, Filter::CREATURE)), 22);
}

#[test]
fn a_creature_becomes_blocked_by_two_or_more() {
    let theirs = || vec![guard("Guard"), guard("Warden")];
    let two =
        || Pattern { blockers: Some((Comparison::AtLeast, 2)), ..Pattern::of(DeedKind::BlockedBy, Filter::CREATURE) };
    let both = [("Guard", "Bear"), ("Warden", "Bear")];
    without!(R509_3E, |out| blocking(two(), theirs(), &both, out).life(BETO), 21, 20);
    let later = |out: Option<RuleId>| {
        let mut table = blocking(two(), theirs(), &[("Guard", "Bear"), ("Warden", "Rhino")], out);
        let before = table.life(BETO);
        table.pass().cast("Snare", &["Bear"]).resolve();
        (before, table.life(BETO))
    };
    without!(R509_3E, later, (20, 21), (20, 20));
}

#[test]
fn a_creature_attacks_and_is_not_blocked() {
    let pattern = || Pattern::of(DeedKind::Unblocked, Filter::CREATURE);
    let play = |out| blocking(pattern(), vec![guard("Guard")], &[("Guard", "Bear")], out).life(BETO);
    without!(R509_3G, play, 21, 20);
}

#[test]
fn what_waits_for_the_declarations_triggers_with_them() {
    let attacks = || Pattern::of(DeedKind::Attack, Filter::CREATURE);
    without!(R508_1M, |out| attacked(attacks(), &TWO_AND_ONE, out).life(ANA), 23, 20);
    let blocks = || Pattern::of(DeedKind::Block, Filter::CREATURE);
    let play = |out| blocking(blocks(), vec![guard("Guard")], &[("Guard", "Bear")], out).life(BETO);
    without!(R509_1I, play, 21, 20);
}

#[test]
fn the_attacking_player_divides_damage_first() {
    let play = |out| {
        let big = creature("Titan", "G", (4, 9), vec![]);
        let lay = lay(vec![big, guard("Guard")]).play(ANA, &["Titan", "Bear"]).play(BETO, &["Guard", "Spider"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Titan", "Bear"]);
        table.block(&[("Guard", "Titan"), ("Guard", "Bear"), ("Spider", "Titan")]).pass_both();
        table.asks().0
    };
    without!(R510_1, play, ANA, BETO);
}
