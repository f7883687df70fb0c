//! Cipher (702.99): a spell that is exiled encoded on a creature, which may have its card copied and cast again. Which card
//! is encoded on what is in `bonds`.

use vademecum_abilities::{
    Ability, Amount, Change, Condition, DeedKind, Destination, Effect, Filter, Functions, Instruction, Keyword,
    KeywordAbility, Objects, Pattern, Players, Slot, SpellAbility, Static, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_99A;

use super::KeywordRules;

/// 702.99.
pub(crate) struct Cipher;

/// The creature that is chosen.
const CHOSEN: Slot = Slot(0x20);
/// The card in exile, or the copy that is cast.
const CARD: Slot = Slot(0x21);
/// The player who decides.
const DECIDER: Slot = Slot(0x22);

impl KeywordRules for Cipher {
    const KEYWORD: Keyword = Keyword(99);
    const NAMES: [&str; 3] = ["cifrar", "cifrar", "cipher"];

    /// The last thing that the spell does: unless it is a copy, its controller may exile the card encoded on a creature of
    /// their own.
    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let own = || Objects::Each(Filter::CREATURE.yours());
        let choose =
            Effect::Choose { who: Players::You, among: own(), least: Amount::Number(1), most: Amount::Number(1) };
        let exile = Effect::Move(Objects::This, Destination::to(Zone::Exile));
        let bind = Effect::Bind(Self::KEYWORD, Objects::Slot(CARD), Objects::Slot(CHOSEN));
        let may = Effect::May {
            who: Players::You,
            decider: DECIDER,
            then: vec![
                Instruction::from(choose).into_slot(CHOSEN),
                Instruction::from(exile).into_slot(CARD),
                bind.into(),
            ],
            otherwise: Vec::new(),
        };
        let encodes = Effect::If {
            condition: Condition::All(vec![
                Condition::Match(Objects::This, Filter::Card),
                Condition::at_least(1, Filter::CREATURE.yours()),
            ]),
            then: vec![may.into()],
            otherwise: Vec::new(),
        };
        let encodes = Instruction { by: Some(R702_99A), ..Instruction::from(encodes) };
        vec![Ability::Spell(SpellAbility { program: vec![encodes], ..SpellAbility::default() })]
    }
}

/// What the card means while it is encoded on a creature: the creature has the ability at that place among those that the
/// card grants, which is [`lets_cast`].
pub fn encoded(place: u8) -> Ability {
    Ability::Static(Static {
        functions: Functions(Zones::only(Zone::Exile)),
        by: Some(R702_99A),
        ..Static::new(Objects::Each(Filter::BoundBy(Cipher::KEYWORD)), vec![Change::GainAbility(place)])
    })
}

/// The ability of the creature: combat damage to a player lets its controller copy the card and cast the copy for nothing.
pub fn lets_cast() -> Ability {
    let copy = Instruction::from(Effect::CopyEncoded).into_slot(CARD);
    let may = Effect::May {
        who: Players::You,
        decider: DECIDER,
        then: vec![copy, Effect::CastFree(Objects::Slot(CARD)).into()],
        otherwise: Vec::new(),
    };
    let hits = Pattern {
        source: Some(Filter::This),
        combat: Some(true),
        player: Some(Players::All),
        to_players: true,
        ..Pattern::of(DeedKind::Damage, Filter::Any)
    };
    Ability::Triggered(Triggered::on(hits, vec![may.into()]))
}
