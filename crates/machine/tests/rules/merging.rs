//! Merged permanents (727) as they leave the battlefield.

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Silent};
use vademecum_machine_fuzz::pool::{creature, mana, sorcery};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, Table, lay};

const MUTATE: Keyword = Keyword(140);

/// A creature card that may be cast for a mutate cost.
fn lynx() -> Card {
    let mut mutate = KeywordAbility::from(MUTATE);
    mutate.cost = Some(Cost::mana(mana("1G")));
    creature("Fog Lynx", "3G", (3, 3), vec![Ability::Keyword(mutate)])
}

/// The game after the lynx has mutated over the deer.
fn merged(others: Vec<Card>, hand: &[&str], out: Option<RuleId>) -> Table {
    let own = [vec![lynx(), creature("Deer", "1G", (1, 3), vec![])], others].concat();
    let lay = lay(own).play(ANA, &["Forest", "Forest", "Plains", "Deer"]).hold(ANA, &[&["Fog Lynx"], hand].concat());
    let mut table = lay.begin_without(out);
    let card = table.held("Fog Lynx");
    let is_route = |route: &u16| table.state.keyword_of_route(card, *route, &Silent) == Some(MUTATE);
    let route = (0..table.state.count_routes(card, &Silent)).find(is_route).expect("its mutate cost");
    table.choose(Choice::Cast(card, route));
    if matches!(table.asks().1, Ask::Pick { .. }) {
        table.pick("Deer");
    }
    table.pay().pass_both();
    table.choose(Choice::Pick(vademecum_machine::Item::Object(card)));
    assert_eq!((table.size("Fog Lynx"), table.hand(ANA)), ((3, 3), hand.len()));
    table
}

#[test]
fn who_exiles_it_orders_the_timestamps_of_its_cards() {
    let exile = Effect::Move(Objects::Each(Filter::CREATURE), Destination::to(Zone::Exile));
    let sweep = sorcery("Sweep", "W", vec![], vec![exile.into()]);
    let play = |out: Option<RuleId>| {
        let mut table = merged(vec![sweep.clone()], &["Sweep"], out);
        table.cast("Sweep", &[]).pass_both();
        if table.asks().1 == Ask::Order {
            let lynx = table.nth_choice(1).expect("the other card");
            table.choose(lynx);
        }
        let [deer, lynx] = ["Deer", "Fog Lynx"].map(|name| table.all(name, Zone::Exile)[0]);
        table.state.object(lynx).since < table.state.object(deer).since
    };
    without!(R727_3B, play, true, false);
}
