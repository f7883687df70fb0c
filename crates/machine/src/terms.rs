//! Terms that the rules define for cards to use: devotion (700.5), historic (700.6), party (700.8), modified (700.9),
//! outlaw (700.12), crime (700.13); and times with respect to combat (506.7).

use vademecum_abilities::{
    Ability, Amount, CastingChange, CastingRule, Change, Color, Colors, CombatTime, Comparison, Condition, Filter,
    ManaCost, ManaKind, Subtype, Supertype, Type, Zone,
};
use vademecum_rule_ids::magic::{R506_7, R506_7G, R700_5, R700_5A, R700_6, R700_8, R700_8B, R700_8C, R700_12, R700_13};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::Deed,
    happen,
    id::{ObjectRef, PlayerId, Subject},
    keywords::in_force,
    object::Characteristics,
    state::{StackItem, State, TargetRef},
};

/// What a word means by a rule: without that rule, it is said of nothing.
fn defined_by(rule: RuleId, meaning: Filter) -> Filter {
    Filter::By(rule, Box::new(meaning.negated())).negated()
}

/// "Historic": legendary, an artifact, or a Saga, whose subtype is given (700.6).
pub fn historic(saga: Subtype) -> Filter {
    let one_of = vec![Filter::Supertype(Supertype::Legendary), Filter::Type(Type::Artifact), Filter::Subtype(saga)];
    defined_by(R700_6, Filter::Either(one_of))
}

/// The creature types of outlaws, in English (700.12).
pub const OUTLAWS: [&str; 5] = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"];

/// "Outlaw": one of these creature types (700.12).
pub fn outlaw(types: [Subtype; 5]) -> Filter {
    defined_by(R700_12, Filter::Either(types.map(Filter::Subtype).to_vec()))
}

/// The creature types of a party, in English (700.8).
pub const PARTY: [&str; 4] = ["Cleric", "Rogue", "Warrior", "Wizard"];

/// "A full party": four creatures (700.8c).
pub fn full_party(types: [Subtype; 4]) -> Condition {
    let four = Condition::Compare(Amount::Party(Box::new(types)), Comparison::AtLeast, Amount::Number(4));
    Condition::All(vec![in_force(R700_8C), four])
}

/// "Cast this spell only …": at a time with respect to combat (506.7).
pub fn cast_only(time: CombatTime) -> CastingRule {
    let at_that_time = Condition::By(R506_7, Box::new(Condition::Combat(time)));
    let only_if = Some(Condition::Not(Box::new(at_that_time)));
    CastingRule { only_if, ..CastingRule::own(CastingChange::Forbidden) }
}

/// "Activate only …": at a time with respect to combat (506.7g).
pub fn activate_only(time: CombatTime) -> Condition {
    Condition::By(R506_7G, Box::new(Condition::Combat(time)))
}

/// A player's devotion to colors: the mana symbols of one of them among the mana costs of the player's permanents (700.5).
pub(crate) fn devotion<R: Recorder>(look: Look<'_, R>, player: PlayerId, colors: Colors) -> i32 {
    let state = look.state;
    let own = state.permanents().filter(|(_, now)| now.controller == player);
    let costs = own.filter_map(|(_, now)| state.cards.values(now.face).cost.as_ref());
    let symbols = costs.map(|cost| symbols_of(cost, colors)).fold(0, i32::saturating_add);
    // 700.5a: what modifies it counts before types and abilities are changed; without that rule, behind all of that.
    let more = look.either(R700_5A, more_devotion(state, player), state.player(player).devotion);
    look.either(R700_5, symbols.saturating_add(more), 0)
}

/// By how much texts of a player's permanents increase the player's devotion, as control and text effects leave them.
fn more_devotion(state: &State, player: PlayerId) -> i32 {
    let own = state.permanents().filter(|(_, now)| now.controller == player);
    let texts = own.flat_map(|(_, now)| state.cards.passive(now.face)).map(|&ability| state.cards.ability(ability));
    let changes = texts.flat_map(|text| match text {
        Ability::Static(of) => &*of.changes,
        _ => &[],
    });
    let more = |change: &Change| if let Change::MoreDevotion(more) = change { i32::from(*more) } else { 0 };
    changes.map(more).fold(0, i32::saturating_add)
}

fn symbols_of(cost: &ManaCost, colors: Colors) -> i32 {
    let counts = |kind: ManaKind| Color::ALL.into_iter().any(|color| colors.has(color) && kind == color.into());
    let plain: i32 =
        ManaKind::ALL.into_iter().filter(|&kind| counts(kind)).map(|kind| i32::from(cost.kinds[kind as usize])).sum();
    let special = cost.special.iter().filter(|symbol| symbol.kinds.iter().any(counts)).count();
    plain.saturating_add(special as i32)
}

/// How many creatures are in a player's party: up to one for each of the types (700.8).
pub(crate) fn party<R: Recorder>(look: Look<'_, R>, player: PlayerId, types: &[Subtype; 4]) -> i32 {
    let own = look.state.permanents().filter(|(_, now)| now.controller == player && now.is_creature());
    let places = own.map(|(_, now)| (0..4_u8).filter(|&place| now.subtypes.has(types[usize::from(place)])));
    // The sets of types that some of the creatures looked at can stand for, as bits; by 700.8b the largest counts.
    let (mut sets, mut first_come, mut members) = (1_u16, 0_u8, 0);
    for places in places {
        let places: u8 = places.fold(0, |bits, place| bits | 1 << place);
        members += i32::from(places != 0);
        let free = places & !first_come;
        first_come |= free & free.wrapping_neg();
        sets = (0..16_u8).filter(|set| sets & 1 << set != 0).fold(sets, |all, set| {
            let more = (0..4_u8).filter(|place| places & 1 << place != 0).map(|place| set | 1 << place);
            more.fold(all, |all, with| all | 1 << with)
        });
    }
    let best = (0..16_u8).filter(|set| sets & 1 << set != 0).map(u8::count_ones).max().unwrap_or(0);
    let counted = look.either(R700_8B, best, first_come.count_ones()) as i32;
    look.either(R700_8, counted, members)
}

/// Whether a permanent is modified (700.9): by counters of any kind, Equipment of anybody, or an Aura under the same
/// control.
pub(crate) fn is_modified(state: &State, was: ObjectRef, now: &Characteristics) -> bool {
    if !state.is_current(was) || state.object(was.id).zone != Zone::Battlefield {
        return false;
    }
    let attached = || state.attached_to(was.id).filter_map(|what| state.try_permanent(what));
    let counts = |of: &Characteristics| {
        of.subtypes.has(Subtype::EQUIPMENT) || of.subtypes.has(Subtype::AURA) && of.controller == now.controller
    };
    state.counters_on(Subject::Object(was.id)).any(|(_, number)| number > 0) || attached().any(counts)
}

/// Whoever targets an opponent, something that an opponent controls, or a card in an opponent's graveyard commits a crime
/// (700.13): as a spell becomes cast, an ability activated, or a triggered ability is put onto the stack.
pub(crate) fn commit_crime<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) -> Flow {
    let (state, player) = (&*cx.state, item.controller);
    let is_opposing = |target: &TargetRef| match *target {
        TargetRef::Player(other) => state.are_opponents(player, other),
        TargetRef::Object(of) => {
            let object = state.object(of.id);
            match object.zone {
                Zone::Battlefield | Zone::Stack => state.are_opponents(player, state.controller(of.id)),
                Zone::Graveyard => state.are_opponents(player, object.owner),
                Zone::Library | Zone::Hand | Zone::Exile | Zone::Command | Zone::Outside => false,
            }
        }
    };
    let is_crime = item.targets.iter().any(|(_, target)| is_opposing(target));
    if cx.when(R700_13, is_crime) {
        happen::happens(cx, Deed::CommitCrime(player))?;
    }
    Ok(())
}
