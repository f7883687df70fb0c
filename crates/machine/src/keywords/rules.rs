//! The points of the rules that a keyword may change.

use vademecum_abilities::{Ability, Keyword, KeywordAbility, OptionalCost, Triggered};
use vademecum_vocab::RuleId;

use super::KeywordToken;
use crate::{
    Recorder,
    cx::{Cx, Legal, Look},
    id::{ObjectId, ObjectRef, PlayerId},
};

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

    /// Whether a card with it that was revealed from a hand stays revealed.
    fn stays_revealed<R: Recorder>(_: Look<'_, R>, _id: ObjectId) -> bool {
        false
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
