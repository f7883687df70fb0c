//! Teams that share their turns (805).

use vademecum_abilities::*;
use vademecum_machine::{Ask, AttackOption, Choice, Defender, Item, PlayerId, Setup, TeamPlay, number_cards};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Lay, Table, lay_for};
use vademecum_machine_fuzz::pool::{card, creature, instant, number, pool, sorcery};

/// A fourth player, of Carla’s team.
const DORA: PlayerId = PlayerId(3);
const KEEP: Choice = Choice::Yes;

/// Ana and Beto against Carla and Dora.
fn teams(own: Vec<Card>) -> Lay {
    lay_for(4, own).set(|position| {
        position.setup.teams = vec![0, 0, 1, 1];
        position.setup.team_play = TeamPlay::SharedTurns;
    })
}

/// A new game of the two teams, with everybody’s deck of one card.
fn open(card: &str, starting: PlayerId, out: Option<RuleId>) -> Table {
    let cards = number_cards(pool()).unwrap();
    let deck = vec![cards.find(card).unwrap(); 20];
    let setup = Setup {
        decks: vec![deck; 4],
        teams: vec![0, 0, 1, 1],
        team_play: TeamPlay::SharedTurns,
        starting,
        ..Setup::two(cards, Vec::new(), Vec::new(), 3)
    };
    Table::open(&setup, out)
}

#[test]
fn the_primary_player_speaks_for_the_team() {
    let play = |out| {
        let mut table = teams(vec![]).play(BETO, &["Bear"]).begin_without(out);
        table.until(Step::DeclareAttackers);
        table
    };
    let table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Attack));
    covers!(table.journal.evidence(), R805_2);
    without!(R805_2, |out| play(out).asks().0, ANA, BETO);
}

#[test]
fn a_whole_team_begins() {
    let play = |out| open("Mountain", BETO, out);
    let table = play(None);
    assert_eq!(table.state.turn().active, ANA);
    covers!(table.journal.evidence(), R805_3);
    without!(R805_3, |out| play(out).state.turn().active, ANA, BETO);
}

#[test]
fn a_team_declares_its_mulligans_in_the_order_it_likes() {
    let play = |out| {
        let mut table = open("Mountain", ANA, out);
        table.choose(Choice::Pick(Item::Player(BETO)));
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (BETO, Ask::YesNo));
    // One player of the team mulligans after the other has kept; both teams do so at the same time.
    table.choose(KEEP).choose(Choice::No);
    assert_eq!(table.asks().0, CARLA);
    table.choose(Choice::Pick(Item::Player(DORA))).choose(KEEP);
    assert_eq!(table.asks(), (CARLA, Ask::YesNo));
    table.choose(KEEP);
    assert_eq!((table.asks(), table.hand(ANA)), ((ANA, Ask::YesNo), 7));
    covers!(table.journal.evidence(), R805_3A);
    without!(R805_3A, |out| play(out).asks().0, BETO, ANA);
}

#[test]
fn a_team_acts_with_its_opening_hands_in_the_order_it_likes() {
    let play = |out| {
        let mut table = open("Ley Stone", ANA, out);
        for player in [ANA, CARLA] {
            table.choose(Choice::Pick(Item::Player(player))).choose(KEEP).choose(KEEP);
        }
        table.choose(Choice::Pick(Item::Player(BETO)));
        table
    };
    let table = play(None);
    assert_eq!(table.asks().0, BETO);
    covers!(table.journal.evidence(), R805_3B);
    without!(R805_3B, |out| play(out).asks().0, BETO, ANA);
}

#[test]
fn who_chooses_first_is_up_to_the_team() {
    let edict = Effect::Sacrifice(Players::All, Filter::CREATURE, number(1));
    let toll = sorcery("Toll of the Gate", "B", vec![], vec![edict.into()]);
    let play = |out| {
        let lay = teams(vec![toll.clone()]).play(ANA, &["Swamp", "Bear", "Wall"]).play(BETO, &["Bear", "Wall"]);
        let mut table = lay.hold(ANA, &["Toll of the Gate"]).begin_without(out);
        table.cast("Toll of the Gate", &[]).pass().pass().pass().pass();
        table.choose(Choice::Pick(Item::Player(BETO)));
        table
    };
    let table = play(None);
    assert_eq!(table.asks().0, BETO);
    covers!(table.journal.evidence(), R805_6);
    without!(R805_6, |out| play(out).asks().0, BETO, ANA);
}

#[test]
fn a_text_speaks_of_one_of_several_active_players() {
    let tax = || instant("Tax", "B", vec![], vec![Effect::LoseLife(Players::Active, number(2)).into()]);
    let play = |out| {
        let mut table = teams(vec![tax()]).play(CARLA, &["Swamp"]).hold(CARLA, &["Tax"]).begin_without(out);
        table.pass().pass().cast("Tax", &[]).pass().pass().pass().pass();
        let asked = table.asks().0;
        table.choose(Choice::Pick(Item::Player(BETO)));
        (asked, table.life(ANA), table.life(BETO), table)
    };
    let (asked, ana, beto, table) = play(None);
    assert_eq!((asked, ana, beto), (CARLA, 20, 18));
    covers!(table.journal.evidence(), R805_9);
    without!(R805_9, |out| play(out).2, 18, 20);
}

/// An enchantment that says something when its controller’s team attacks, or when anything does.
fn banner(name: &str, players: Players) -> Card {
    let on = Pattern { together: true, ..Pattern::of(DeedKind::Attack, Filter::CREATURE) };
    let ability = Triggered::on(on, vec![Effect::LoseLife(players, number(3)).into()]);
    Card::from(Values { abilities: vec![Ability::Triggered(ability)], ..card(name, "R", &[Type::Enchantment]) })
}

fn attack(table: &mut Table, attackers: &[(&str, PlayerId)]) {
    table.until(Step::DeclareAttackers);
    for (name, whom) in attackers {
        let id = table.id(name);
        table.choose(Choice::Attack(id, Defender::Player(*whom)));
    }
    table.choose(Choice::Done);
}

#[test]
fn a_blocker_speaks_of_whoever_controls_what_it_blocks() {
    let thorns = || {
        let on = Pattern::of(DeedKind::Block, Filter::This);
        let ability = Triggered::on(on, vec![Effect::LoseLife(Players::Attacking, number(3)).into()]);
        creature("Thorn Guard", "G", (0, 5), vec![Ability::Triggered(ability)])
    };
    let play = |out| {
        let lay = teams(vec![thorns()]).play(ANA, &["Wall"]).play(BETO, &["Bear"]).play(CARLA, &["Thorn Guard"]);
        let mut table = lay.begin_without(out);
        attack(&mut table, &[("Bear", CARLA)]);
        table.pass().pass().pass().pass();
        table.block(&[("Thorn Guard", "Bear")]).resolve();
        (table.life(ANA), table.life(BETO), table)
    };
    let (ana, beto, table) = play(None);
    assert_eq!((ana, beto), (20, 17));
    covers!(table.journal.evidence(), R805_10C);
    without!(R805_10C, |out| play(out).1, 17, 20);
    // What is on no blocker asks its controller.
    let ask = |out| {
        let lay = teams(vec![banner("Moat Law", Players::Attacking)]).play(BETO, &["Bear"]).play(CARLA, &["Moat Law"]);
        let mut table = lay.begin_without(out);
        attack(&mut table, &[("Bear", CARLA)]);
        table.resolve().choose(Choice::Pick(Item::Player(BETO)));
        table.life(BETO)
    };
    without!(R805_10C, ask, 17, 20);
}

/// A creature that can block one more.
fn guard(name: &str) -> Card {
    let more = Ability::Static(Static::new(Objects::This, vec![Change::CanBlockMore(1)]));
    creature(name, "W", (1, 5), vec![more])
}

#[test]
fn the_attacking_team_announces_its_damage_first() {
    let play = |out| {
        let big = creature("Titan", "G", (4, 9), vec![]);
        let lay = teams(vec![big, guard("Guard")]).play(ANA, &["Bear"]).play(BETO, &["Titan"]);
        let mut table = lay.play(CARLA, &["Guard"]).play(DORA, &["Spider"]).begin_without(out);
        attack(&mut table, &[("Titan", CARLA), ("Bear", CARLA)]);
        table.pass().pass().pass().pass();
        table.block(&[("Guard", "Titan"), ("Guard", "Bear"), ("Spider", "Titan")]).pass().pass().pass().pass();
        table
    };
    let table = play(None);
    assert_eq!(table.asks().0, BETO);
    covers!(table.journal.evidence(), R805_10F);
    without!(R805_10F, |out| play(out).asks().0, BETO, CARLA);
}

#[test]
fn several_defending_players_assign_damage_in_turn_order() {
    let play = |out| {
        let lay = lay_for(3, vec![guard("Guard"), guard("Warden")]).play(ANA, &["Bear", "Colossus", "Rhino", "Spider"]);
        let lay = lay.set(|position| position.setup.attacks = AttackOption::Multiple);
        let mut table = lay.play(BETO, &["Guard"]).play(CARLA, &["Warden"]).begin_without(out);
        attack(&mut table, &[("Bear", BETO), ("Colossus", BETO), ("Rhino", CARLA), ("Spider", CARLA)]);
        table.pass().pass().pass();
        table.block(&[("Guard", "Bear"), ("Guard", "Colossus")]).block(&[("Warden", "Rhino"), ("Warden", "Spider")]);
        table.pass().pass().pass();
        table
    };
    let table = play(None);
    assert_eq!(table.asks().0, BETO);
    covers!(table.journal.evidence(), R802_5);
    without!(R802_5, |out| play(out).asks().0, BETO, CARLA);
}

#[test]
fn an_effect_on_nobodys_attacker_asks_which_defending_player_it_means() {
    let play = |out| {
        let lay = lay_for(3, vec![banner("War Banner", Players::Defending)]).play(ANA, &["Bear", "War Banner"]);
        let mut table = lay.begin_without(out);
        attack(&mut table, &[("Bear", BETO)]);
        table.pass().pass().pass().choose(Choice::Pick(Item::Player(CARLA)));
        (table.life(BETO), table.life(CARLA), table)
    };
    let (beto, carla, table) = play(None);
    assert_eq!((beto, carla), (20, 17));
    covers!(table.journal.evidence(), R508_5A);
    without!(R508_5A, |out| play(out).1, 17, 20);
}
