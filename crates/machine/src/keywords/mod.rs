//! Keyword abilities (702), one file each: its names, what it means as ability data, and where it changes a rule.
//!
//! A new keyword is a file with a type that implements `KeywordRules`, and a line in the list below. Where it changes
//! a rule it overrides that point; every other point stays as it is and costs nothing. CONTRIBUTING.md has the steps.

use vademecum_abilities::{
    Ability, AbilityId, Activated, Amount, Castable, CastingChange, CastingRule, Color, Comparison, Condition, Cost,
    CostPart, CounterKind, Destination, Effect, Exception, Filter, Functions, Instruction, Keyword, KeywordAbility,
    Keywords, ManaKind, ManaKinds, Objects, OptionalCost, Pattern, Players, Program, Replaced, Replacement, Slot,
    SpellAbility, Subjects, Subtypes, TargetSpec, Targetable, Timing, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{
    R305_6, R609_4A, R702_6C, R702_11E, R702_11F, R702_11G, R702_16G, R702_16H, R702_16I, R702_16J, R702_16K, R702_19B,
    R702_142B, R702_164B,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Legal, Look},
    deed::{Deed, Practiced},
    id::{ObjectId, ObjectRef, PlayerId, Subject, Timestamp},
    object::Restriction,
    state::State,
};

/// Defender (702.3).
pub(crate) const DEFENDER: Keyword = Keyword(3);
/// Miracle (702.94).
pub(crate) const SUSPEND: Keyword = Keyword(62);
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
    let gained = state.gained.iter().filter(move |gained| now.is_some() && gained.object == id);
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

/// What a keyword is called, what it means, and the points of the rules that it changes. Points are asked only of
/// objects that have the keyword.
pub(crate) trait KeywordRules {
    /// The keyword: the number of its section of chapter 702.
    const KEYWORD: Keyword;
    /// Its name in Spanish, Portuguese and English as in `rules/magic/titles.tsv`, in lower case; a verb as its infinitive.
    const NAMES: [&str; 3];

    /// The names of its variant that is written with a cost as well: multikicker (702.33c), megamorph (702.37b).
    const VARIANT_NAMES: Option<[&str; 3]> = None;

    /// The rule by which each instance of it works on its own, where there is one.
    const EACH_INSTANCE: Option<RuleId> = None;

    /// Whether a cost is written behind it: "morph \[cost\]".
    const HAS_COST: bool = false;

    /// Whether a number is written behind it: "annihilator N".
    const HAS_NUMBER: bool = false;

    /// The rule by which an object has the ability outside the hand as well, where it has no effect.
    const EXISTS_OUTSIDE_HAND: Option<RuleId> = None;

    /// Whether a number is written behind it or not: "vanishing", "vanishing N".
    const MAY_HAVE_NUMBER: bool = false;

    /// The token that it creates, where it creates one.
    const TOKEN: Option<KeywordToken> = None;

    /// The abilities that it means, where it means some (702.1).
    fn means(_: &KeywordAbility) -> Vec<Ability> {
        Vec::new()
    }

    /// The optional additional cost of a spell with it (601.2b).
    fn lets_pay(_: &KeywordAbility) -> Option<OptionalCost> {
        None
    }

    /// The delayed triggered ability that a spell which was cast for its cost makes as it becomes a permanent (608.3g),
    /// which is in the first slot.
    fn delays() -> Option<Triggered> {
        None
    }

    /// What triggers when a card with it is revealed as the first one that its owner draws in a turn (121.9).
    fn when_revealed(_: &KeywordAbility) -> Option<Triggered> {
        None
    }

    /// Whether a spell with it may be cast any time its player has priority.
    fn any_time<R: Recorder>(_: Look<'_, R>) -> bool {
        false
    }

    /// Whether a creature with it may be declared as an attacker (508.1c).
    fn may_attack<R: Recorder>(_: Look<'_, R>) -> Legal {
        Ok(())
    }

    /// Whether a creature with it may attack while it has summoning sickness (302.6).
    fn attacks_while_sick<R: Recorder>(_: Look<'_, R>) -> bool {
        false
    }

    /// Whether the abilities of a creature with it that cost {T} or {Q} may be activated while it has summoning sickness
    /// (302.6).
    fn taps_while_sick<R: Recorder>(_: Look<'_, R>) -> bool {
        false
    }

    /// Whether attacking does not tap a creature with it (508.1f).
    fn attacks_untapped<R: Recorder>(_: Look<'_, R>) -> bool {
        false
    }

    /// Whether an attacker with it may be blocked by a creature (509.1b).
    fn may_be_blocked<R: Recorder>(_: Look<'_, R>, _attacker: ObjectId, _blocker: ObjectId) -> Legal {
        Ok(())
    }

    /// Whether a creature with it may block an attacker (509.1b).
    fn may_block<R: Recorder>(_: Look<'_, R>, _blocker: ObjectId, _attacker: ObjectId) -> Legal {
        Ok(())
    }

    /// The number of creatures that must block an attacker with it, if any do, and the rule that says so.
    fn blockers_needed() -> Option<(usize, RuleId)> {
        None
    }

    /// Whether a player may choose a permanent with it as a target of a spell, or of an ability of a source (115.2).
    fn may_be_target<R: Recorder>(_: Look<'_, R>, _id: ObjectId, _by: PlayerId, _source: ObjectRef) -> Legal {
        Ok(())
    }

    /// Whether a player may choose a player with it as a target of a spell, or of an ability of a source (115.2).
    fn player_may_be_target<R: Recorder>(
        _: Look<'_, R>,
        _player: PlayerId,
        _by: PlayerId,
        _source: ObjectRef,
    ) -> Legal {
        Ok(())
    }

    /// Whether a permanent with it is not destroyed (701.7).
    fn spares<R: Recorder>(_: Look<'_, R>) -> bool {
        false
    }

    /// Whether a creature with it deals damage in the first combat damage step (510.4).
    fn strikes_first<R: Recorder>(_: Look<'_, R>) -> bool {
        false
    }

    /// Whether a creature with it deals damage in the second one even so (510.4).
    fn strikes_twice<R: Recorder>(_: Look<'_, R>) -> bool {
        false
    }

    /// Whether a blocked creature with it may assign damage to what it attacks; whether nothing blocks it any more.
    fn tramples<R: Recorder>(_: Look<'_, R>, _unguarded: bool) -> bool {
        false
    }

    /// The lethal damage that a source with it must assign, of what would be lethal otherwise.
    fn lethal_damage<R: Recorder>(_: Look<'_, R>, lethal: i32) -> i32 {
        lethal
    }

    /// What damage from a source with it does to a creature, beside being marked.
    fn marks_damage<R: Recorder>(_: &mut Cx<'_, R>, _source: ObjectRef, _creature: ObjectId) {}

    /// Whether damage from a source with it weakens creatures with -1/-1 counters and is not marked on them (120.3d).
    fn weakens<R: Recorder>(_: Look<'_, R>, _source: ObjectRef) -> bool {
        false
    }

    /// Whether damage from a source with it gives players poison counters and costs them no life (120.3b).
    fn poisons<R: Recorder>(_: Look<'_, R>, _source: ObjectRef) -> bool {
        false
    }

    /// The number of poison counters that combat damage from a creature with an instance of it gives a player, beside
    /// its other results (120.3g).
    fn adds_poison<R: Recorder>(_: Look<'_, R>, _of: &KeywordAbility) -> i32 {
        0
    }

    /// Whether damage from a source with it makes its controller gain as much life.
    fn gains_life<R: Recorder>(_: Look<'_, R>, _source: ObjectRef) -> bool {
        false
    }
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
            let each = cards.abilities(now.face).filter_map(|ability| match cards.ability(ability) {
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
    k043_modular::Modular,
    k044_sunburst::Sunburst,
    k045_bushido::Bushido,
    k046_soulshift::Soulshift,
    k047_splice::Splice,
    k049_ninjutsu::Ninjutsu,
    k051_convoke::Convoke,
    k052_dredge::Dredge,
    k053_transmute::Transmute,
    k054_bloodthirst::Bloodthirst,
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
    k100_evolve::Evolve,
    k101_extort::Extort,
    k102_fuse::Fuse,
    k104_tribute::Tribute,
    k105_dethrone::Dethrone,
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
    k120_escalate::Escalate,
    k121_melee::Melee,
    k122_crew::Crew,
    k123_fabricate::Fabricate,
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
    k142_boast::Boast,
    k131_ascend::Ascend,
    k133_jump_start::JumpStart,
    k143_foretell::Foretell,
    k144_demonstrate::Demonstrate,
    k146_disturb::Disturb,
    k147_decayed::Decayed,
    k148_cleave::Cleave,
    k149_training::Training,
    k150_compleated::Compleated,
    k151_reconfigure::Reconfigure,
    k152_blitz::Blitz,
    k153_casualty::Casualty,
    k154_enlist::Enlist,
    k156_ravenous::Ravenous,
    k157_squad::Squad,
    k161_living_metal::LivingMetal,
    k162_more_than_meets_the_eye::MoreThanMeetsTheEye,
    k163_for_mirrodin::ForMirrodin,
    k164_toxic::Toxic,
    k165_backup::Backup,
    k166_bargain::Bargain,
    k168_disguise::Disguise,
    k170_plot::Plot,
    k172_spree::Spree,
    k175_offspring::Offspring,
    k176_impending::Impending,
}

pub use k033_kicker::kicked_with;
pub use k034_flashback::gains_flashback;
pub use k104_tribute::tribute_was_not_paid;
pub use k123_fabricate::servo_token;
pub use k138_escape::{escapes_with_ability, escapes_with_counters};
pub use k142_boast::boasts;
pub use k165_backup::backs_up;
pub use k166_bargain::bargained;
pub use k172_spree::spree;

/// What an object does by a keyword when one of its abilities is activated: it boasts (702.142b).
pub(crate) fn practiced_by<R: Recorder>(look: Look<'_, R>, deed: Deed) -> Option<Practiced> {
    let Deed::Activate(player, id, ability) = deed else { return None };
    let Ability::Activated(activated) = look.state.cards.ability(ability) else { return None };
    let keyword = activated.keyword.filter(|_| look.rule(R702_142B))?;
    Some(Practiced { keyword, player, object: look.state.reference(id) })
}

/// Whether an ability functions. If it is a meaning of a keyword of which its face has an earlier instance, it does
/// only by the rule that each instance functions separately; all other abilities do.
pub(crate) fn instance_works<R: Recorder>(look: Look<'_, R>, ability: AbilityId) -> bool {
    look.state.cards.repeats(ability).is_none_or(|keyword| works_again(look, keyword))
}

/// Whether a creature may divide its combat damage between what blocks it and what it attacks.
pub(crate) fn may_trample(keywords: vademecum_abilities::Keywords) -> bool {
    keywords.has(k019_trample::Trample::KEYWORD) || keywords.has(TRAMPLE_OVER)
}

/// Whether a creature has trample over planeswalkers.
pub(crate) fn tramples_over(state: &State, id: ObjectId) -> bool {
    state.permanent(id).keywords.has(TRAMPLE_OVER)
}

/// Whether a keyword counts that a source of damage has, by its last known information. By the first rule it counts in
/// every zone; by the second, last known information is used if the source has changed zones since.
fn counts_for_damage<R: Recorder>(
    look: Look<'_, R>,
    source: ObjectRef,
    keyword: Keyword,
    (anywhere, last_known): (RuleId, RuleId),
) -> bool {
    let Some(object) = look.state.try_object(source.id) else { return look.rule(last_known) };
    if !look.state.is_current(source) {
        return look.either(last_known, true, look.state.keywords(source.id).has(keyword));
    }
    object.zone == Zone::Battlefield || look.rule(anywhere)
}

/// Whether creatures may be tapped for a spell (702.51a).
pub(crate) fn has_convoke(state: &State, id: ObjectId) -> bool {
    state.keywords(id).has(k051_convoke::Convoke::KEYWORD)
}

/// Whether cards of a graveyard may be exiled for a spell (702.66a).
pub(crate) fn has_delve(state: &State, id: ObjectId) -> bool {
    state.keywords(id).has(k066_delve::Delve::KEYWORD)
}

/// Whether artifacts may be tapped for a spell (702.126a).
pub(crate) fn has_improvise(state: &State, id: ObjectId) -> bool {
    state.keywords(id).has(k126_improvise::Improvise::KEYWORD)
}

/// The least and the most damage that a creature with trample assigns to the last of its blockers (702.19b): all of it
/// while another blocker is short of lethal damage.
pub(crate) fn trample_range<R: Recorder>(look: Look<'_, R>, short: bool, lethal: i32, left: i32) -> (i32, i32) {
    if look.when(R702_19B, short) {
        return (left, left);
    }
    (look.either(R702_19B, lethal.min(left), 0), left)
}

/// "\[Cost\]: Attach this to target … you control. Activate only as a sorcery", of what a quality may further restrict
/// (702.6a, 702.6c, 702.67a).
fn attaches(of: &KeywordAbility, to: Filter, by: RuleId) -> Ability {
    // 702.6c: a quality restricts the target alone.
    let quality = of.filter.clone().map_or(Filter::Any, |quality| Filter::By(R702_6C, Box::new(quality)));
    let target = TargetSpec::one(Targetable::Object(quality.and(to).yours()));
    let attach = Effect::Attach(Objects::This, Subjects::Slot(Slot(0)));
    Ability::Activated(Activated {
        cost: of.cost.clone().unwrap_or_default(),
        effect: SpellAbility { targets: vec![target], program: vec![attach.into()], modal: None },
        timing: Timing::Sorcery,
        by: Some(by),
        ..Activated::default()
    })
}

/// Whether a keyword of a source of damage counts where the source is: by the first rule with last known information,
/// if it has changed zones, and by the second in zones other than the battlefield (702.80b–c, 702.90d–e).
fn counts_of_source<R: Recorder>(look: Look<'_, R>, source: ObjectRef, (gone, elsewhere): (RuleId, RuleId)) -> bool {
    if !look.state.is_current(source) {
        look.rule(gone)
    } else {
        look.state.try_permanent(source.id).is_some() || look.rule(elsewhere)
    }
}

/// The triggered ability that returns a permanent with a counter, unless it had one of that kind (702.79a, 702.93a).
fn returns_with(counter: CounterKind, by: RuleId) -> Ability {
    let dies = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard));
    let had = Amount::Counters(counter, Box::new(Objects::This));
    let back = Destination { with: Some((counter, 1)), ..Destination::to(Zone::Battlefield) };
    Ability::Triggered(Triggered {
        only_if: Some(Condition::Compare(had, Comparison::AtMost, Amount::Number(0))),
        by: Some(by),
        ..Triggered::on(dies, vec![Effect::Move(Objects::Slot(Slot::EVENT_OBJECTS), back).into()])
    })
}

/// "This permanent enters with N … counters on it."
fn enters_with(kind: CounterKind, number: Amount, by: RuleId) -> Ability {
    let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let with = Replacement::of(entering, Replaced::EntersWith(kind, number));
    Ability::Replacement(Replacement { by: Some(by), ..with })
}

/// An activated ability in a graveyard: its card is exiled as a cost, and a token is created that is a copy of it, but
/// a Zombie as well and without a mana cost (702.128a, 702.129a). `then` is done with the token, which is in `token`.
fn becomes_zombie_token(
    of: &KeywordAbility,
    mut except: Vec<Exception>,
    (token, then): (Slot, Program),
    by: RuleId,
) -> Ability {
    except.push(Exception::NoManaCost);
    except.extend(of.subtype.map(|zombie| Exception::AddSubtypes(Subtypes::NONE.with(zombie))));
    let (who, amount) = (Players::You, Amount::Number(1));
    let create = Effect::CreateCopies { who, of: Objects::This, amount, except, attacking: None };
    let mut program = vec![Instruction::from(create).into_slot(token)];
    program.extend(then);
    Ability::Activated(Activated {
        cost: of.cost.clone().unwrap_or_default().and(CostPart::ExileThis),
        effect: SpellAbility { program, ..SpellAbility::default() },
        timing: Timing::Sorcery,
        functions: Functions(Zones::only(Zone::Graveyard)),
        by: Some(by),
        ..Activated::default()
    })
}

/// A spell that was cast for a keyword is exiled where it would leave the stack for another zone (702.127a, 702.133a).
fn exiled_from_stack(keyword: Keyword, by: RuleId) -> Ability {
    let leaves = Pattern::moves(Filter::This, Zones::only(Zone::Stack), Zones::NONE);
    Ability::Replacement(Replacement {
        only_if: Some(Condition::Match(Objects::This, Filter::CastFor(keyword))),
        functions: Functions(Zones::only(Zone::Stack)),
        by: Some(by),
        ..Replacement::of(leaves, Replaced::To(Zone::Exile))
    })
}

/// A rule about casting an exiled card that is in a slot, for a cost, once a turn has begun after the one whose number is
/// in another slot.
fn cast_later(card: Slot, turn: Slot, cost: Cost) -> CastingRule {
    let that_card = Castable::Spells(Filter::Slot(card).and(Filter::In(Zone::Exile)));
    let next = Amount::Plus(Box::new(Amount::Slot(turn)), Box::new(Amount::Number(1)));
    let later = Condition::Compare(Amount::Turn, Comparison::AtLeast, next);
    CastingRule { only_if: Some(later), ..CastingRule::yours(that_card, CastingChange::From(Zone::Exile, Some(cost))) }
}

/// The abilities that basic land types give, in their order (305.6).
pub(crate) fn basic_land_abilities() -> Vec<Ability> {
    let ability = |kind: ManaKind| {
        Ability::Activated(Activated {
            cost: Cost::of(CostPart::Tap),
            effect: SpellAbility {
                program: vec![Effect::AddMana(Players::You, ManaKinds::only(kind), Amount::Number(1)).into()],
                ..SpellAbility::default()
            },
            functions: Functions::default(),
            by: Some(R305_6),
            ..Activated::default()
        })
    };
    ManaKind::ALL.into_iter().take(5).map(ability).collect()
}
