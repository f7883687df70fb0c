//! Cards with keywords that are one triggered, activated or static ability.

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

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
    let costly = |section: u8, cost: &str| {
        Ability::Keyword(KeywordAbility {
            cost: Some(Cost::mana(mana(cost))),
            subtype: Some(Subtype(201)),
            ..Keyword(section).into()
        })
    };
    let awaken = Ability::Keyword(KeywordAbility {
        number: Some(number(2)),
        cost: Some(Cost::mana(mana("2U"))),
        subtype: Some(Subtype(202)),
        ..Keyword(113).into()
    });
    let drawing = |name: &str, cost: &str, of: Ability| {
        with(vec![spell(vec![], draw(1)), of], card(name, cost, &[Type::Sorcery]))
    };
    let modes = [gain(2), bleed(2)].map(|program| Mode { program, ..Mode::default() });
    let modal = Modal { least: 1, most: 2, modes: modes.into(), ..Modal::default() };
    let plan = SpellAbility { modal: Some(modal), ..SpellAbility::default() };
    let half = |name: &str, cost: &str, keyword_of: Option<u8>, program: Program| Values {
        abilities: keyword_of.map(keyword).into_iter().chain([spell(vec![], program)]).collect(),
        ..card(name, cost, &[Type::Sorcery])
    };
    let split = |left: Values, right: Values| Card { layout: Layout::Split, faces: vec![left, right], tokens: vec![] };
    let helmsman = Triggered::on(Pattern::acts(KeywordDeed::Paid(Keyword(122)), Filter::This, None), gain(1));
    let barge = Values {
        subtypes: Subtypes::NONE,
        power: Some(4),
        toughness: Some(3),
        abilities: vec![numbered(122, 2), on_itself(122, gain(1))],
        ..card("Raiding Barge", "2", &[Type::Artifact])
    };
    let stairs = Static {
        only_if: Some(Condition::Blessed(Players::You)),
        ..Static::new(each(Filter::CREATURE.yours()), vec![pump(1, 1)])
    };
    let mut others = vec![
        Card::from(barge),
        creature("Helmsman", "W", (1, 1), vec![Ability::Triggered(helmsman)]),
        creature(
            "Surly Beast",
            "3G",
            (5, 4),
            vec![Ability::Static(Static::new(Objects::This, vec![Change::CantCrew]))],
        ),
        split(half("Embers", "R", Some(102), bleed(2)), half("Solace", "W", Some(102), gain(3))),
        split(half("Uproar", "R", None, bleed(2)), half("Silence", "1W", Some(127), gain(4))),
        drawing("Spring Tide", "1U", awaken),
        drawing("Machination", "3U", keyword(126)),
        drawing("Brief Discharge", "1R", keyword(133)),
        drawing("Golden Proclamation", "1G", keyword(131)),
        drawing("Avalanche", "3R", costly(117, "R")),
        with(vec![Ability::Spell(plan), costly(120, "1")], card("Campaign Plan", "B", &[Type::Sorcery])),
        creature("Tomb Scribe", "2U", (2, 3), vec![costly(128, "3W"), on_itself(128, gain(1))]),
        creature("Mirror Countess", "3R", (3, 3), vec![keyword(116)]),
        creature("Delta Acrobat", "1G", (1, 1), vec![costly(129, "3G")]),
        enchantment("Golden Stairs", "2G", vec![keyword(131), Ability::Static(stairs)]),
    ];
    let mut cards = vec![
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
    ];
    cards.append(&mut others);
    cards
}
