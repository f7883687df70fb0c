//! Cards outside the game, sectors, and help with payments: companion, space sculptor, assist, and texts of their kind.

use vademecum_abilities::*;
use vademecum_machine::keywords::{becomes_foretold, choose_sector, companion, partner_with};

use crate::pool::builders::*;

/// The cards.
pub(super) fn outside() -> Vec<Card> {
    let (sector, exiled, turn) = (Slot(0x20), Slot(0x21), Slot(0x22));
    let in_sector = Objects::Each(Filter::CREATURE.and(Filter::InSector(sector)));
    let destroy = Effect::Destroy { what: in_sector, regenerable: true };
    let same = Filter::CREATURE.and(Filter::InSameSector(Box::new(Objects::This)));
    let equip = KeywordAbility {
        cost: Some(Cost::mana(mana("1"))),
        filter: Some(Filter::Type(Type::Planeswalker)),
        ..Keyword(6).into()
    };
    let bearer_is = vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(4), number(4))];
    let mantle = Values {
        subtypes: Subtypes::NONE.with(Subtype::EQUIPMENT),
        abilities: vec![Ability::Keyword(equip), Ability::Static(Static::new(Objects::Host, bearer_is))],
        ..card("Mantle of Embers", "1", &[Type::Artifact])
    };
    let hand = Objects::Each(Filter::In(Zone::Hand).and(Filter::Owner(Players::You)));
    let choose = Effect::Choose { who: Players::You, among: hand, least: number(1), most: number(1) };
    let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
    let mut foretells: Program = vec![
        Instruction::from(choose).into_slot(sector),
        Instruction::from(Effect::Move(Objects::Slot(sector), face_down)).into_slot(exiled),
    ];
    foretells.extend(becomes_foretold(exiled, turn, Cost::mana(mana("R"))));
    let by_colors = KeywordAbility { number: Some(Amount::ColorsSpent(Box::new(Objects::This))), ..Keyword(43).into() };
    vec![
        creature("Tidewater Otter", "2G", (3, 3), vec![companion(DeckCondition::MoreThanMinimum(0)), keyword(132)]),
        creature("Sparse Heron", "2U", (2, 3), vec![companion(DeckCondition::DifferentNames)]),
        creature("Quarry Goat", "1R", (2, 2), vec![companion(DeckCondition::Only(Filter::Any))]),
        creature("Pact Colossus", "4G", (6, 6), vec![keyword(132)]),
        creature("Star Surveyor", "1U", (1, 2), vec![keyword(158), anthem(same, vec![pump(1, 0)])]),
        sorcery("Sector Purge", "2B", vec![], vec![choose_sector(sector), destroy.into()]),
        Card::from(mantle),
        sorcery("Kept Omen", "1U", vec![], foretells),
        Card::from(Values {
            power: Some(0),
            toughness: Some(0),
            abilities: vec![Ability::Keyword(by_colors)],
            ..card("Dawn Automaton", "3", &[Type::Artifact, Type::Creature])
        }),
        creature("Lucio of the Locks", "1W", (2, 2), vec![partner_with("Nerea of the Locks")]),
        creature("Nerea of the Locks", "1U", (1, 3), vec![partner_with("Lucio of the Locks")]),
    ]
}
