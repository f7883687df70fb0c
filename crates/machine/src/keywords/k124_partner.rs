//! Partner (702.124) and its variants: two cards that lead a deck together.

use vademecum_abilities::{
    Ability, Amount, CardId, Cards, Destination, Effect, FaceId, Filter, Instruction, Keyword, KeywordAbility, Objects,
    Pattern, Players, Program, Slot, SpellAbility, Subtype, Subtypes, Supertype, TargetSpec, Targetable, Triggered,
    Type, Variant, Zone, Zones,
};
use vademecum_rule_ids::magic::{
    R702_124E, R702_124F, R702_124H, R702_124I, R702_124J, R702_124K, R702_124M, R702_124N,
};
use vademecum_vocab::RuleId;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.124.
pub(crate) struct Partner;

const PARTNER: Keyword = Keyword(124);

impl KeywordRules for Partner {
    const KEYWORD: Keyword = PARTNER;
    const NAMES: [&str; 3] = ["camarada", "parceiro", "partner"];

    /// "Partner with \[name\]": when it enters, a player may search for the other card (702.124i).
    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let (Variant::PartnerWith, Some(filter)) = (of.variant, of.filter.clone()) else { return Vec::new() };
        let doer = || Players::Slot(DECIDER);
        let search = Effect::Search { who: doer(), filter, most: Amount::Number(1), up_to: false };
        let then = vec![
            Instruction::from(search).into_slot(FOUND),
            Effect::Reveal(Objects::Slot(FOUND)).into(),
            Effect::Move(Objects::Slot(FOUND), Destination::to(Zone::Hand)).into(),
            Effect::Shuffle(doer()).into(),
        ];
        let may = Effect::May { who: Players::Slot(Slot(0)), decider: DECIDER, then, otherwise: Program::new() };
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let targets = vec![TargetSpec::one(Targetable::Player(Players::All))];
        let effect = SpellAbility { targets, program: vec![may.into()], modal: None };
        vec![Ability::Triggered(Triggered { effect, by: Some(R702_124I), ..Triggered::on(enters, Program::new()) })]
    }
}

/// The player who searches.
const DECIDER: Slot = Slot(0x20);
/// The card that is found.
const FOUND: Slot = Slot(0x21);

/// "Partner with \[name\]" (702.124i).
pub fn partner_with(name: &str) -> Ability {
    let filter = Some(Filter::Called(name.to_owned()));
    Ability::Keyword(KeywordAbility { variant: Variant::PartnerWith, filter, ..PARTNER.into() })
}

/// Whether a card has "partner with" and the name of another one.
fn names(cards: &Cards, card: CardId, other: CardId) -> bool {
    let name = &cards.values(cards.front(other)).name;
    cards.abilities(cards.front(card)).any(|ability| match cards.ability(ability) {
        Ability::Keyword(of) => of.variant == Variant::PartnerWith && of.filter == Some(Filter::Called(name.clone())),
        _ => false,
    })
}

/// Whether an effect that speaks of partner means an object with a face: one with partner or partner with \[name\], and none
/// with another partner ability alone (702.124n).
pub(crate) fn is_meant<R: Recorder>(look: Look<'_, R>, face: FaceId, keyword: Keyword) -> bool {
    if keyword != PARTNER {
        return true;
    }
    let cards = &look.state.cards;
    let by_name = cards.abilities(face).any(|ability| match cards.ability(ability) {
        Ability::Keyword(of) => of.keyword == PARTNER && matches!(of.variant, Variant::Plain | Variant::PartnerWith),
        _ => false,
    });
    !look.when(R702_124N, !by_name)
}

/// The rule by which a player chooses which of two commanders an effect on "your commander" is about (702.124e), where a
/// description is that of a commander.
pub fn rule_of_choice(filter: &Filter) -> Option<RuleId> {
    filter.contains(&|part| *part == Filter::Commander).then_some(R702_124E)
}

/// Whether a card has a partner ability, of one variant or of any.
fn has(cards: &Cards, card: CardId, variant: Option<Variant>) -> bool {
    cards.abilities(cards.front(card)).any(|ability| match cards.ability(ability) {
        Ability::Keyword(of) => of.keyword == PARTNER && variant.is_none_or(|variant| of.variant == variant),
        _ => false,
    })
}

fn is_legendary(cards: &Cards, card: CardId, one: Type) -> bool {
    let values = cards.values(cards.front(card));
    values.supertypes.has(Supertype::Legendary) && values.types.has(one)
}

/// Whether two cards may be the commanders of one deck: both with the same partner ability (702.124f).
pub(crate) fn are_partners<R: Recorder>(rec: &R, cards: &Cards, one: CardId, other: CardId) -> bool {
    let creatures = is_legendary(cards, one, Type::Creature) && is_legendary(cards, other, Type::Creature);
    let both = |variant| creatures && has(cards, one, Some(variant)) && has(cards, other, Some(variant));
    let is_background = |card| {
        is_legendary(cards, card, Type::Enchantment)
            && cards.values(cards.front(card)).subtypes.has(Subtype::BACKGROUND)
    };
    let chooses = |card, of| {
        is_legendary(cards, card, Type::Creature)
            && has(cards, card, Some(Variant::ChooseBackground))
            && is_background(of)
    };
    // 702.124m: with no other creature types.
    let is_doctor = |card| {
        let values = cards.values(cards.front(card));
        let types = values.subtypes.intersection(Subtypes::of_type(Type::Creature));
        types == Subtypes::NONE.with(Subtype::TIME_LORD).with(Subtype::DOCTOR)
    };
    let accompanies = |card, of| creatures && has(cards, card, Some(Variant::DoctorsCompanion)) && is_doctor(of);
    let mixed = creatures && has(cards, one, None) && has(cards, other, None);
    both(Variant::Plain) && rec.rule(R702_124H, false)
        || creatures && names(cards, one, other) && names(cards, other, one) && rec.rule(R702_124I, false)
        || both(Variant::FriendsForever) && rec.rule(R702_124J, false)
        || (chooses(one, other) || chooses(other, one)) && rec.rule(R702_124K, false)
        || (accompanies(one, other) || accompanies(other, one)) && rec.rule(R702_124M, false)
        // 702.124f: different abilities are not combined.
        || mixed && !same_kind(cards, one, other) && !rec.rule(R702_124F, false)
}

/// Whether two cards have a partner ability in common.
fn same_kind(cards: &Cards, one: CardId, other: CardId) -> bool {
    let all = [
        Variant::Plain,
        Variant::PartnerWith,
        Variant::FriendsForever,
        Variant::ChooseBackground,
        Variant::DoctorsCompanion,
    ];
    all.into_iter().any(|variant| has(cards, one, Some(variant)) && has(cards, other, Some(variant)))
}
