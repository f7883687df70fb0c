//! Keyword abilities (702), one file each: its names, what it means as ability data, and where it changes a rule.
//!
//! A new keyword is a file with a type that implements `KeywordRules`, and a line in the list below. Where it changes
//! a rule it overrides that point; every other point stays as it is and costs nothing. CONTRIBUTING.md has the steps.

mod rules;
mod shared;

pub(crate) use rules::KeywordRules;
use shared::{
    attaches, becomes_zombie_token, cast_later, counts_for_damage, counts_of_source, enters_with, exiled_from_stack,
    is_alternative_face, paid_for_instance, returns_with, show_front,
};
pub(crate) use shared::{
    basic_land_abilities, has_convoke, has_delve, has_improvise, in_force, instance_works, is_paid_with_help,
    may_trample, practiced_by, trample_range, tramples_over,
};

use vademecum_abilities::{
    Ability, AbilityId, Color, Filter, Keyword, KeywordAbility, Keywords, OptionalCost, Players, Replacement,
    Triggered, Zone,
};
use vademecum_rule_ids::magic::{
    R609_4A, R702_11E, R702_11F, R702_11G, R702_16G, R702_16H, R702_16I, R702_16J, R702_16K, R702_22B, R702_164B,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Legal, Look},
    id::{ObjectId, ObjectRef, PlayerId, Subject, Timestamp},
    object::Restriction,
    state::State,
};

/// Defender (702.3).
pub(crate) const DEFENDER: Keyword = Keyword(3);
/// Suspend (702.62).
pub(crate) const SUSPEND: Keyword = Keyword(62);
/// Miracle (702.94).
pub(crate) const MIRACLE: Keyword = Keyword(94);
/// Ascend (702.131).
pub(crate) const ASCEND: Keyword = Keyword(131);
/// "Hexproof from \[quality\]", a variant of hexproof (702.11d). Its number is not that of any section.
pub(crate) const HEXPROOF_FROM: Keyword = Keyword(0);
/// "Trample over planeswalkers", a variant of trample (702.19c). Its number is not that of a keyword ability.
const TRAMPLE_OVER: Keyword = Keyword(1);
/// Haste (702.10).
pub(crate) const HASTE: Keyword = Keyword(10);
/// Cleave (702.148).
pub(crate) const CLEAVE: Keyword = Keyword(148);
/// Bestow (702.103).
pub(crate) const BESTOW: Keyword = Keyword(103);
/// Mutate (702.140).
pub(crate) const MUTATE: Keyword = Keyword(140);
/// Prototype (702.160).
pub(crate) const PROTOTYPE: Keyword = Keyword(160);
/// Daybound, and nightbound as its variant (702.145).
pub(crate) const DAYBOUND: Keyword = Keyword(145);
/// Cipher (702.99).
pub(crate) const CIPHER: Keyword = Keyword(99);
/// Haunt (702.55).
pub(crate) const HAUNT: Keyword = Keyword(55);
/// Reconfigure (702.151).
pub(crate) const RECONFIGURE: Keyword = Keyword(151);
/// Flying (702.9).
const FLYING: Keyword = Keyword(9);

/// The keywords of a creature as far as attacking goes: with one that it can attack as though it had, without one that it
/// can attack as though it did not have (609.4).
fn keywords_to_attack<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Keywords {
    let now = look.state.permanent(id);
    let ignores_defender = now.restrictions.has(Restriction::AttacksAsWithoutDefender);
    // 609.4a: where there are two conditions, both of them are taken to be true.
    let has_haste = now.restrictions.has(Restriction::AttacksAsWithHaste) && (!ignores_defender || look.rule(R609_4A));
    let with = if has_haste { now.keywords.with(HASTE) } else { now.keywords };
    if ignores_defender { with.without(DEFENDER) } else { with }
}

/// The variant that counts as a keyword for effects that look for the keyword or remove it, with the rule for that.
pub(crate) fn variant_of(keyword: Keyword) -> Option<(Keyword, RuleId)> {
    (keyword == k011_hexproof::Hexproof::KEYWORD).then_some((HEXPROOF_FROM, R702_11E))
}

/// The form of a keyword that an object loses together with it, with the rule for that.
pub(crate) fn lost_with(keyword: Keyword) -> Option<(Keyword, RuleId)> {
    let is_banding = keyword == k022_banding::Banding::KEYWORD;
    variant_of(keyword).or(is_banding.then_some((k022_banding::BANDS_WITH_OTHER, R702_22B)))
}

/// A keyword ability that a permanent has.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Instance<'a> {
    /// The ability.
    pub(crate) of: &'a KeywordAbility,
    /// Since when the permanent has it.
    pub(crate) since: Timestamp,
    /// The object whose static ability gives it, if one does.
    pub(crate) given_by: Option<ObjectRef>,
}

/// The instances that a permanent has of a keyword with parameters: "protection from red".
pub(crate) fn instances(state: &State, id: ObjectId, keyword: Keyword) -> impl Iterator<Item = Instance<'_>> {
    let now = state.try_permanent(id).filter(|now| now.keywords.has(keyword));
    let is_one = move |ability: AbilityId| match state.cards.ability(ability) {
        Ability::Keyword(of) if of.keyword == keyword => Some(of),
        _ => None,
    };
    let since = state.object(id).since;
    let printed = now.filter(|now| !now.lost_abilities).into_iter().flat_map(|now| state.cards.abilities(now.face));
    let printed = printed.filter_map(is_one).map(move |of| Instance { of, since, given_by: None });
    let gained = state.gained_of(id).filter(move |_| now.is_some());
    let gained = gained.filter_map(move |gained| {
        is_one(gained.ability).map(|of| Instance { of, since: gained.since, given_by: gained.by })
    });
    printed.chain(gained)
}

/// The quality behind "from" in a keyword ability.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Quality {
    /// "from red", "from creatures".
    Of(Filter),
    /// "from each color".
    EachColor,
    /// "from everything" (702.16j).
    Everything,
    /// "from its owner": a player.
    Player(Players),
    /// "from each opponent".
    EachPlayer(Players),
}

/// A filter that matches nothing in a game without a rule.
fn only_by(rule: RuleId, filter: Filter) -> Filter {
    Filter::By(rule, Box::new(filter.negated())).negated()
}

/// The abilities that "\[keyword\] from … and from …" means; `None` if no rule defines that.
pub fn from_qualities(keyword: Keyword, all: Vec<Quality>) -> Option<Vec<KeywordAbility>> {
    let (keyword, and_from, each) = if keyword == k016_protection::Protection::KEYWORD {
        (keyword, R702_16G, R702_16H)
    } else {
        (variant_of(keyword)?.0, R702_11F, R702_11G)
    };
    let is_variant = keyword == HEXPROOF_FROM;
    let mut abilities = Vec::new();
    for (place, quality) in all.into_iter().enumerate() {
        let filters = match quality {
            Quality::Of(filter) => vec![filter],
            Quality::EachColor => Color::ALL.map(|color| only_by(each, Filter::Color(color))).to_vec(),
            Quality::Everything | Quality::Player(_) | Quality::EachPlayer(_) if is_variant => return None,
            Quality::Everything => vec![only_by(R702_16J, Filter::Any)],
            Quality::Player(players) => vec![only_by(R702_16K, Filter::Controller(players))],
            Quality::EachPlayer(players) => {
                vec![only_by(R702_16I, only_by(R702_16K, Filter::Controller(players)))]
            }
        };
        let joined = |filter| if place > 0 { only_by(and_from, filter) } else { filter };
        abilities.extend(
            filters.into_iter().map(|filter| KeywordAbility { filter: Some(joined(filter)), ..keyword.into() }),
        );
    }
    Some(abilities)
}

/// What a keyword with a quality prevents for a player who has it.
pub fn prevents_for_player(of: &KeywordAbility) -> Option<Replacement> {
    let is_protection = of.keyword == k016_protection::Protection::KEYWORD;
    if is_protection { k016_protection::prevents_for_player(of) } else { None }
}

/// A creature token that a keyword creates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeywordToken {
    /// Its creature type, in English.
    pub subtype: &'static str,
    /// Its power and toughness.
    pub size: (i32, i32),
    /// Its colors.
    pub colors: &'static [Color],
    /// The keyword ability that it has.
    pub keyword: Option<Keyword>,
}

/// Registers keywords: the one list of all of them.
macro_rules! keywords {
    ($($file:ident :: $name:ident),* $(,)?) => {
        $(pub(crate) mod $file;)*

        /// Every keyword that the machine knows, in the order of the rules.
        pub fn all() -> impl Iterator<Item = Keyword> {
            [$($file::$name::KEYWORD),*].into_iter()
        }

        /// The names of a keyword in Spanish, Portuguese and English.
        pub fn names(keyword: Keyword) -> Option<[&'static str; 3]> {
            $(if keyword == $file::$name::KEYWORD {
                return Some($file::$name::NAMES);
            })*
            None
        }

        /// The names of the variant of a keyword in Spanish, Portuguese and English, if it has one.
        pub fn variant_names(keyword: Keyword) -> Option<[&'static str; 3]> {
            $(if keyword == $file::$name::KEYWORD {
                return $file::$name::VARIANT_NAMES;
            })*
            None
        }

        /// Whether a cost is written behind a keyword.
        pub fn has_cost(keyword: Keyword) -> bool {
            $((keyword == $file::$name::KEYWORD && $file::$name::HAS_COST) ||)* false
        }

        /// Whether a number is written behind a keyword.
        pub fn has_number(keyword: Keyword) -> bool {
            $((keyword == $file::$name::KEYWORD && $file::$name::HAS_NUMBER) ||)* false
        }

        /// Whether a number is written behind a keyword or not.
        pub fn may_have_number(keyword: Keyword) -> bool {
            $((keyword == $file::$name::KEYWORD && $file::$name::MAY_HAVE_NUMBER) ||)* false
        }

        /// The token that a keyword creates.
        pub fn token(keyword: Keyword) -> Option<KeywordToken> {
            $(if keyword == $file::$name::KEYWORD {
                return $file::$name::TOKEN;
            })*
            None
        }

        /// Whether another instance of a keyword works on its own, beside those that an object has.
        pub(crate) fn works_again<R: Recorder>(look: Look<'_, R>, keyword: Keyword) -> bool {
            $(if keyword == $file::$name::KEYWORD {
                return $file::$name::EACH_INSTANCE.is_none_or(|rule| look.rule(rule));
            })*
            true
        }

        /// Whether an object has an ability in the zone where it is, even if it has no effect there.
        pub(crate) fn exists_in<R: Recorder>(look: Look<'_, R>, keyword: Keyword, zone: Zone) -> bool {
            $(if keyword == $file::$name::KEYWORD {
                return zone == Zone::Hand || $file::$name::EXISTS_OUTSIDE_HAND.is_none_or(|rule| look.rule(rule));
            })*
            true
        }

        /// The abilities that a keyword ability means.
        pub fn means(of: &KeywordAbility) -> Vec<Ability> {
            $(if of.keyword == $file::$name::KEYWORD {
                return $file::$name::means(of);
            })*
            Vec::new()
        }

        /// The optional additional cost that a keyword ability gives a spell.
        pub fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
            $(if of.keyword == $file::$name::KEYWORD {
                return $file::$name::lets_pay(of);
            })*
            None
        }

        /// The delayed triggered ability that a spell makes as it becomes a permanent, if it was cast for the cost of a
        /// keyword that does so.
        pub(crate) fn delayed_by(state: &State, id: ObjectId) -> Option<Triggered> {
            let keyword = state.object(id).cast_for?;
            $(if keyword == $file::$name::KEYWORD {
                return $file::$name::delays();
            })*
            None
        }

        /// What triggers when a card is revealed as it is drawn, if its owner may reveal it then.
        pub(crate) fn when_revealed(state: &State, id: ObjectId) -> Option<Triggered> {
            let mut abilities = state.cards.abilities(state.face(id)).filter_map(|of| match state.cards.ability(of) {
                Ability::Keyword(of) => Some(of),
                _ => None,
            });
            abilities.find_map(|of| {
                $(if of.keyword == $file::$name::KEYWORD {
                    return $file::$name::when_revealed(of);
                })*
                None
            })
        }

        /// Whether a card that was revealed from a hand stays revealed.
        pub(crate) fn stays_revealed<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = look.state.keywords(id);
            $((has.has($file::$name::KEYWORD) && $file::$name::stays_revealed(look, id)) ||)* false
        }

        /// Whether a spell may be cast any time its player has priority.
        pub(crate) fn any_time<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = look.state.keywords(id);
            $((has.has($file::$name::KEYWORD) && $file::$name::any_time(look)) ||)* false
        }

        /// Whether a creature may be declared as an attacker, as far as its keywords go.
        pub(crate) fn may_attack<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Legal {
            let has = keywords_to_attack(look, id);
            $(if has.has($file::$name::KEYWORD) {
                $file::$name::may_attack(look)?;
            })*
            Ok(())
        }

        /// Whether summoning sickness does not matter for a creature.
        pub(crate) fn attacks_while_sick<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = keywords_to_attack(look, id);
            $((has.has($file::$name::KEYWORD) && $file::$name::attacks_while_sick(look)) ||)* false
        }

        /// Whether summoning sickness does not matter for a creature.
        pub(crate) fn taps_while_sick<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = look.state.permanent(id).keywords;
            $((has.has($file::$name::KEYWORD) && $file::$name::taps_while_sick(look)) ||)* false
        }

        /// Whether attacking does not tap a creature.
        pub(crate) fn attacks_untapped<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = look.state.permanent(id).keywords;
            $((has.has($file::$name::KEYWORD) && $file::$name::attacks_untapped(look)) ||)* false
        }

        /// Whether an attacker may be blocked by a creature, as far as its keywords go.
        pub(crate) fn may_block<R: Recorder>(look: Look<'_, R>, attacker: ObjectId, blocker: ObjectId) -> Legal {
            let has = look.state.permanent(attacker).keywords;
            $(if has.has($file::$name::KEYWORD) {
                $file::$name::may_be_blocked(look, attacker, blocker)?;
            })*
            let has = look.state.permanent(blocker).keywords;
            $(if has.has($file::$name::KEYWORD) {
                $file::$name::may_block(look, blocker, attacker)?;
            })*
            Ok(())
        }

        /// The number of creatures that must block an attacker, if any do, and the rule that says so.
        pub(crate) fn blockers_needed<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Option<(usize, RuleId)> {
            let has = look.state.permanent(id).keywords;
            let mut most: Option<(usize, RuleId)> = None;
            $(if has.has($file::$name::KEYWORD)
                && let Some(needed) = $file::$name::blockers_needed()
                && most.is_none_or(|(other, _)| needed.0 > other)
            {
                most = Some(needed);
            })*
            most
        }

        /// Whether a player may choose a permanent as a target, as far as its keywords go.
        pub(crate) fn may_target<R: Recorder>(
            look: Look<'_, R>,
            by: PlayerId,
            source: ObjectRef,
            id: ObjectId,
        ) -> Legal {
            let has = look.state.permanent(id).keywords;
            $(if has.has($file::$name::KEYWORD) {
                $file::$name::may_be_target(look, id, by, source)?;
            })*
            if has.has(HEXPROOF_FROM) { k011_hexproof::from_quality(look, id, by, source) } else { Ok(()) }
        }

        /// Whether a player may choose another as a target.
        pub(crate) fn may_target_player<R: Recorder>(
            look: Look<'_, R>,
            by: PlayerId,
            source: ObjectRef,
            player: PlayerId,
        ) -> Legal {
            let has = look.state.player(player).keywords;
            $(if has.has($file::$name::KEYWORD) {
                $file::$name::player_may_be_target(look, player, by, source)?;
            })*
            Ok(())
        }

        /// Whether a permanent is not destroyed.
        pub(crate) fn is_spared<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = look.state.permanent(id).keywords;
            $((has.has($file::$name::KEYWORD) && $file::$name::spares(look)) ||)* false
        }

        /// Whether a creature deals damage in the first combat damage step.
        pub(crate) fn strikes_first<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = look.state.permanent(id).keywords;
            $((has.has($file::$name::KEYWORD) && $file::$name::strikes_first(look)) ||)* false
        }

        /// Whether a creature that dealt damage in the first step deals damage in the second.
        pub(crate) fn strikes_twice<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
            let has = look.state.permanent(id).keywords;
            $((has.has($file::$name::KEYWORD) && $file::$name::strikes_twice(look)) ||)* false
        }

        /// Whether a blocked creature may assign damage to what it attacks.
        pub(crate) fn tramples<R: Recorder>(look: Look<'_, R>, id: ObjectId, unguarded: bool) -> bool {
            let has = look.state.permanent(id).keywords;
            // 702.19c: the variant assigns damage as trample does.
            let has = if tramples_over(look.state, id) { has.with(k019_trample::Trample::KEYWORD) } else { has };
            $((has.has($file::$name::KEYWORD) && $file::$name::tramples(look, unguarded)) ||)* false
        }

        /// What damage from a source does to a creature, beside being marked.
        pub(crate) fn marks_damage<R: Recorder>(cx: &mut Cx<'_, R>, source: ObjectRef, creature: ObjectId) {
            let Some((_, now)) = cx.state.known(source) else { return };
            $(if now.keywords.has($file::$name::KEYWORD) {
                $file::$name::marks_damage(cx, source, creature);
            })*
        }

        /// Whether damage from a source weakens creatures with -1/-1 counters.
        pub(crate) fn weakens<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> bool {
            let Some((_, now)) = look.state.known(source) else { return false };
            $((now.keywords.has($file::$name::KEYWORD) && $file::$name::weakens(look, source)) ||)* false
        }

        /// Whether damage from a source gives players poison counters and costs them no life.
        pub(crate) fn poisons<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> bool {
            let Some((_, now)) = look.state.known(source) else { return false };
            $((now.keywords.has($file::$name::KEYWORD) && $file::$name::poisons(look, source)) ||)* false
        }

        /// The number of poison counters that combat damage from a creature gives a player beside its other results: that
        /// of all instances together.
        pub(crate) fn adds_poison<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> i32 {
            let Some((_, now)) = look.state.known(source) else { return 0 };
            let cards = &look.state.cards;
            // What effects have given it counts as well, while it is there.
            let gained = look.state.gained_of(source.id).filter(|_| look.state.is_current(source)).map(|gained| gained.ability);
            let printed = cards.abilities(now.face).filter(|_| !now.lost_abilities);
            let each = printed.chain(gained).filter_map(|ability| match cards.ability(ability) {
                Ability::Keyword(of) if now.keywords.has(of.keyword) => Some(of),
                _ => None,
            });
            let number = |of: &KeywordAbility| {
                $(if of.keyword == $file::$name::KEYWORD {
                    return $file::$name::adds_poison(look, of);
                })*
                0
            };
            // 702.164b: the sum of all of them; without that rule, the number of the first.
            let mut each = each.map(number).filter(|number| *number > 0);
            let first = each.next().unwrap_or(0);
            let others = each.fold(0, i32::saturating_add);
            if others == 0 { first } else { look.either(R702_164B, first.saturating_add(others), first) }
        }

        /// The damage from a source that is lethal to a creature: toughness less what is marked, as the source's keywords
        /// change it (120.4a).
        pub(crate) fn lethal_from<R: Recorder>(look: Look<'_, R>, source: ObjectRef, creature: ObjectId) -> i32 {
            let marked = look.state.object(creature).damage;
            let mut lethal = look.state.permanent(creature).toughness.saturating_sub(marked).max(0);
            let Some((_, now)) = look.state.known(source) else { return lethal };
            $(if now.keywords.has($file::$name::KEYWORD) {
                lethal = $file::$name::lethal_damage(look, lethal);
            })*
            lethal
        }

        /// Who gains as much life as a source deals damage.
        pub(crate) fn gains_life<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> Option<PlayerId> {
            let (_, now) = look.state.known(source)?;
            let has = now.keywords;
            let gains = $((has.has($file::$name::KEYWORD) && $file::$name::gains_life(look, source)) ||)* false;
            gains.then_some(now.controller)
        }

        /// How much damage a creature must assign to a recipient for it to be lethal: toughness less what is marked or
        /// assigned by others (702.19b), as its keywords change it.
        pub(crate) fn lethal_damage<R: Recorder>(look: Look<'_, R>, by: ObjectId, to: Subject, coming: i32) -> i32 {
            let Subject::Object(id) = to else { return 0 };
            let marked = look.state.object(id).damage;
            let toughness = look.state.permanent(id).toughness;
            let mut lethal = toughness.saturating_sub(marked).saturating_sub(coming).max(0);
            let has = look.state.permanent(by).keywords;
            $(if has.has($file::$name::KEYWORD) {
                lethal = $file::$name::lethal_damage(look, lethal);
            })*
            lethal
        }
    };
}

keywords! {
    k002_deathtouch::Deathtouch,
    k003_defender::Defender,
    k004_double_strike::DoubleStrike,
    k005_enchant::Enchant,
    k006_equip::Equip,
    k007_first_strike::FirstStrike,
    k008_flash::Flash,
    k009_flying::Flying,
    k010_haste::Haste,
    k011_hexproof::Hexproof,
    k012_indestructible::Indestructible,
    k013_intimidate::Intimidate,
    k014_landwalk::Landwalk,
    k015_lifelink::Lifelink,
    k016_protection::Protection,
    k017_reach::Reach,
    k018_shroud::Shroud,
    k019_trample::Trample,
    k020_vigilance::Vigilance,
    k021_ward::Ward,
    k022_banding::Banding,
    k023_rampage::Rampage,
    k024_cumulative_upkeep::CumulativeUpkeep,
    k025_flanking::Flanking,
    k026_phasing::Phasing,
    k027_buyback::Buyback,
    k028_shadow::Shadow,
    k029_cycling::Cycling,
    k030_echo::Echo,
    k031_horsemanship::Horsemanship,
    k032_fading::Fading,
    k033_kicker::Kicker,
    k034_flashback::Flashback,
    k035_madness::Madness,
    k036_fear::Fear,
    k037_morph::Morph,
    k038_amplify::Amplify,
    k039_provoke::Provoke,
    k040_storm::Storm,
    k041_affinity::Affinity,
    k042_entwine::Entwine,
    k043_modular::Modular,
    k044_sunburst::Sunburst,
    k045_bushido::Bushido,
    k046_soulshift::Soulshift,
    k047_splice::Splice,
    k048_offering::Offering,
    k049_ninjutsu::Ninjutsu,
    k050_epic::Epic,
    k051_convoke::Convoke,
    k052_dredge::Dredge,
    k053_transmute::Transmute,
    k054_bloodthirst::Bloodthirst,
    k055_haunt::Haunt,
    k056_replicate::Replicate,
    k057_forecast::Forecast,
    k058_graft::Graft,
    k059_recover::Recover,
    k060_ripple::Ripple,
    k061_split_second::SplitSecond,
    k062_suspend::Suspend,
    k063_vanishing::Vanishing,
    k064_absorb::Absorb,
    k065_aura_swap::AuraSwap,
    k066_delve::Delve,
    k067_fortify::Fortify,
    k068_frenzy::Frenzy,
    k069_gravestorm::Gravestorm,
    k070_poisonous::Poisonous,
    k071_transfigure::Transfigure,
    k072_champion::Champion,
    k073_changeling::Changeling,
    k074_evoke::Evoke,
    k075_hideaway::Hideaway,
    k076_prowl::Prowl,
    k077_reinforce::Reinforce,
    k078_conspire::Conspire,
    k079_persist::Persist,
    k080_wither::Wither,
    k081_retrace::Retrace,
    k082_devour::Devour,
    k083_exalted::Exalted,
    k084_unearth::Unearth,
    k085_cascade::Cascade,
    k086_annihilator::Annihilator,
    k087_level_up::LevelUp,
    k088_rebound::Rebound,
    k089_umbra_armor::UmbraArmor,
    k090_infect::Infect,
    k091_battle_cry::BattleCry,
    k092_living_weapon::LivingWeapon,
    k093_undying::Undying,
    k094_miracle::Miracle,
    k095_soulbond::Soulbond,
    k096_overload::Overload,
    k097_scavenge::Scavenge,
    k098_unleash::Unleash,
    k099_cipher::Cipher,
    k100_evolve::Evolve,
    k101_extort::Extort,
    k102_fuse::Fuse,
    k103_bestow::Bestow,
    k104_tribute::Tribute,
    k105_dethrone::Dethrone,
    k106_hidden_agenda::HiddenAgenda,
    k107_outlast::Outlast,
    k108_prowess::Prowess,
    k109_dash::Dash,
    k110_exploit::Exploit,
    k111_menace::Menace,
    k112_renown::Renown,
    k113_awaken::Awaken,
    k114_devoid::Devoid,
    k115_ingest::Ingest,
    k116_myriad::Myriad,
    k117_surge::Surge,
    k118_skulk::Skulk,
    k119_emerge::Emerge,
    k120_escalate::Escalate,
    k121_melee::Melee,
    k122_crew::Crew,
    k123_fabricate::Fabricate,
    k124_partner::Partner,
    k125_undaunted::Undaunted,
    k126_improvise::Improvise,
    k127_aftermath::Aftermath,
    k128_embalm::Embalm,
    k129_eternalize::Eternalize,
    k130_afflict::Afflict,
    k134_mentor::Mentor,
    k135_afterlife::Afterlife,
    k136_riot::Riot,
    k137_spectacle::Spectacle,
    k138_escape::Escape,
    k139_companion::Companion,
    k140_mutate::Mutate,
    k141_encore::Encore,
    k142_boast::Boast,
    k131_ascend::Ascend,
    k132_assist::Assist,
    k133_jump_start::JumpStart,
    k143_foretell::Foretell,
    k144_demonstrate::Demonstrate,
    k145_daybound_and_nightbound::DayboundAndNightbound,
    k146_disturb::Disturb,
    k147_decayed::Decayed,
    k148_cleave::Cleave,
    k149_training::Training,
    k150_compleated::Compleated,
    k151_reconfigure::Reconfigure,
    k152_blitz::Blitz,
    k153_casualty::Casualty,
    k154_enlist::Enlist,
    k155_read_ahead::ReadAhead,
    k156_ravenous::Ravenous,
    k157_squad::Squad,
    k158_space_sculptor::SpaceSculptor,
    k159_visit::Visit,
    k160_prototype::Prototype,
    k161_living_metal::LivingMetal,
    k162_more_than_meets_the_eye::MoreThanMeetsTheEye,
    k163_for_mirrodin::ForMirrodin,
    k164_toxic::Toxic,
    k165_backup::Backup,
    k166_bargain::Bargain,
    k167_craft::Craft,
    k168_disguise::Disguise,
    k169_solved::Solved,
    k170_plot::Plot,
    k171_saddle::Saddle,
    k172_spree::Spree,
    k173_freerunning::Freerunning,
    k174_gift::Gift,
    k175_offspring::Offspring,
    k176_impending::Impending,
}

pub use k022_banding::bands_with_other;
pub use k033_kicker::kicked_with;
pub use k034_flashback::gains_flashback;
pub use k051_convoke::convoked_this;
pub use k057_forecast::forecasts;
pub use k082_devour::creatures_devoured;
pub use k085_cascade::puts_land_as_you_cascade;
pub use k099_cipher::{encoded, lets_cast};
pub use k104_tribute::tribute_was_not_paid;
pub(crate) use k106_hidden_agenda::agenda;
pub use k123_fabricate::servo_token;
pub use k124_partner::{partner_with, rule_of_choice};
pub use k138_escape::{escapes_with_ability, escapes_with_counters};
pub use k139_companion::companion;
pub use k142_boast::boasts;
pub use k143_foretell::becomes_foretold;
pub use k158_space_sculptor::choose_sector;
pub(crate) use k159_visit::VISIT;
pub use k159_visit::{claim_prize, visit_ability};
pub use k165_backup::backs_up;
pub use k166_bargain::bargained;
pub use k167_craft::materials;
pub use k169_solved::{if_solved, to_solve};
pub use k170_plot::plots_from_graveyard;
pub use k172_spree::spree;
pub use k174_gift::gift_promised;
