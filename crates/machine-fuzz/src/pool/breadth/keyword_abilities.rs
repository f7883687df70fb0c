//! Cards with keywords that are one triggered, activated or static ability.

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

/// A keyword with a number.
fn numbered(section: u8, n: i32) -> Ability {
    Ability::Keyword(KeywordAbility { number: Some(number(n)), ..Keyword(section).into() })
}

/// The cards.
pub(super) fn keyword_abilities() -> Vec<Card> {
    let on_itself = |section: u8, program: Program| {
        Ability::Triggered(Triggered::on(Pattern::practices(Keyword(section), Filter::This), program))
    };
    let unpaid = Ability::Triggered(Triggered {
        only_if: Some(vademecum_machine::keywords::tribute_was_not_paid()),
        ..Triggered::on(enters(Filter::This), bleed(2))
    });
    let outlast = Ability::Keyword(KeywordAbility { cost: Some(Cost::mana(mana("W"))), ..Keyword(107).into() });
    let fabricate = Ability::Keyword(KeywordAbility { number: Some(number(1)), token: Some(0), ..Keyword(123).into() });
    let servo = vademecum_machine::keywords::servo_token("Servo", Subtype(200));
    let mut artisan = creature("Gear Artisan", "2W", (2, 2), vec![fabricate]);
    artisan.tokens.push(Card::from(servo));
    vec![
        creature("Pond Grub", "G", (1, 1), vec![keyword(100), on_itself(100, gain(1))]),
        creature("Debt Collector", "1B", (1, 3), vec![keyword(101)]),
        creature("Toll Giant", "2R", (2, 2), vec![numbered(104, 2), unpaid]),
        creature("Court Raider", "1R", (2, 2), vec![keyword(105)]),
        creature("Gorge Sentry", "1W", (1, 3), vec![outlast]),
        creature("Patient Necromancer", "1B", (2, 1), vec![keyword(110), on_itself(110, draw(1))]),
        creature("Ambitious Squire", "W", (1, 1), vec![numbered(112, 1)]),
        creature("Faceless Devourer", "2R", (3, 3), vec![keyword(114)]),
        creature("Void Leech", "1U", (1, 2), vec![keyword(115)]),
        creature("Brawler", "2R", (2, 2), vec![keyword(121)]),
        artisan,
        creature("War Crier", "4R", (4, 2), vec![keyword(125)]),
        creature("Dune Rider", "2B", (2, 3), vec![numbered(130, 1)]),
    ]
}
