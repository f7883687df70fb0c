//! Protection (702.16): against damage, attaching, blocking and targeting by objects with a quality.

use vademecum_abilities::{
    Ability, DeedKind, Filter, Keyword, KeywordAbility, Pattern, Players, Replaced, Replacement, Spares, Zone,
};
use vademecum_rule_ids::magic::{R702_16A, R702_16B, R702_16C, R702_16D, R702_16E, R702_16F, R702_16N, R702_16P};

use super::{Instance, KeywordRules, instances};
use crate::{
    Recorder,
    attachments::Attachment,
    cx::{Legal, Look},
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    object::{Characteristics, Object},
    select::Scope,
    slots::Slots,
};

/// 702.16.
pub(crate) struct Protection;

impl KeywordRules for Protection {
    const KEYWORD: Keyword = Keyword(16);
    const NAMES: [&str; 3] = ["protección", "proteção", "protection"];

    /// Damage from sources with the quality is prevented (702.16e).
    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(quality) = of.filter.clone() else { return Vec::new() };
        let damage = Pattern { source: Some(quality), ..Pattern::of(DeedKind::Damage, Filter::This) };
        let prevented = Replacement { by: Some(R702_16E), ..Replacement::of(damage, Replaced::Nothing) };
        vec![Ability::Replacement(prevented)]
    }

    fn may_be_target<R: Recorder>(look: Look<'_, R>, id: ObjectId, by: PlayerId, source: ObjectRef) -> Legal {
        let is_protected = is_protected(look, Subject::Object(id), (source, by), |_| false);
        look.forbid(R702_16B, is_protected, "refused-target-has-protection")
    }

    fn player_may_be_target<R: Recorder>(
        look: Look<'_, R>,
        player: PlayerId,
        by: PlayerId,
        source: ObjectRef,
    ) -> Legal {
        let is_protected = is_protected(look, Subject::Player(player), (source, by), |_| false);
        look.forbid(R702_16B, is_protected, "refused-player-has-protection")
    }

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, attacker: ObjectId, blocker: ObjectId) -> Legal {
        let by = (look.state.reference(blocker), look.state.controller(blocker));
        let is_protected = is_protected(look, Subject::Object(attacker), by, |_| false);
        look.forbid(R702_16F, is_protected, "refused-attacker-has-protection")
    }
}

/// What protection with a quality means on a player: damage to that player is prevented (702.16e).
pub(super) fn prevents_for_player(of: &KeywordAbility) -> Option<Replacement> {
    let source = Some(of.filter.clone()?);
    let damage = Pattern { source, to_players: true, ..Pattern::by(DeedKind::Damage, Players::You) };
    Some(Replacement { by: Some(R702_16E), ..Replacement::of(damage, Replaced::Nothing) })
}

/// Whether something may be attached to an object or player, as far as its protection goes (702.16c, 702.16d).
pub(crate) fn may_bear<R: Recorder>(look: Look<'_, R>, what: &Attachment, to: Subject) -> Legal {
    let has = match to {
        Subject::Object(id) => look.state.try_permanent(id).is_some_and(|now| now.keywords.has(Protection::KEYWORD)),
        Subject::Player(player) => look.state.player(player).keywords.has(Protection::KEYWORD),
    };
    if !has {
        return Ok(());
    }
    let source = look.state.reference(what.id);
    let spares = |instance: &Instance<'_>| spares(look, instance, what, to);
    let is_protected = is_protected(look, to, (source, what.controller), spares);
    let rule = if what.is_aura() { R702_16C } else { R702_16D };
    look.forbid(rule, is_protected, "refused-bearer-has-protection")
}

/// Whether a protection ability does not remove an attachment: the object that gives the ability or any Aura (702.16n),
/// or what the controller of that object had attached before (702.16p).
fn spares<R: Recorder>(look: Look<'_, R>, instance: &Instance<'_>, what: &Attachment, to: Subject) -> bool {
    let state = look.state;
    let Some(spared) = instance.of.spares else { return false };
    if state.host_of(what.id) != Some(to) {
        return false;
    }
    let giver = instance.given_by;
    match spared {
        Spares::Giver => look.when(R702_16N, giver == Some(state.reference(what.id))),
        Spares::Auras => look.when(R702_16N, what.is_aura()),
        Spares::Attached => {
            let yours = giver.is_some_and(|giver| state.controller(giver.id) == what.controller);
            look.when(R702_16P, yours && state.object(what.id).since <= instance.since)
        }
    }
}

/// Whether an object or player is protected from a source under a player's control; instances that are passed over
/// protect from nothing.
fn is_protected<R: Recorder>(
    look: Look<'_, R>,
    what: Subject,
    (source, by): (ObjectRef, PlayerId),
    passes_over: impl Fn(&Instance<'_>) -> bool,
) -> bool {
    let (state, slots) = (look.state, Slots::default());
    match what {
        Subject::Object(id) => {
            let scope = Scope { you: state.controller(id), source: state.reference(id), slots: &slots, x: 0 };
            let mut all = instances(state, id, Protection::KEYWORD);
            all.any(|one| has_quality(look, scope, one.of, (source, by)) && !passes_over(&one))
        }
        Subject::Player(player) => {
            let scope = Scope { you: player, ..Scope::of_nothing(&slots) };
            let mut all = state.player(player).abilities.iter().filter_map(|&id| match state.cards.ability(id) {
                Ability::Keyword(of) if of.keyword == Protection::KEYWORD => Some(of),
                _ => None,
            });
            all.any(|of| has_quality(look, scope, of, (source, by)))
        }
    }
}

/// Whether a source under a player's control has the quality that an ability is written with.
pub(super) fn has_quality<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    of: &KeywordAbility,
    (source, controller): (ObjectRef, PlayerId),
) -> bool {
    let (Some((object, now)), Some(quality)) = (look.state.known(source), &of.filter) else { return false };
    let (object, now) = (Object { controller, ..object }, Characteristics { controller, ..now });
    if !look.matched(scope, source, (&object, &now), quality) {
        return false;
    }
    // 702.16a: a type means sources in any zone here, although by 109.2 it would mean permanents.
    let names_type = |part: &Filter| matches!(part, Filter::Type(_) | Filter::Subtype(_) | Filter::Supertype(_));
    object.zone == Zone::Battlefield
        || of.keyword != Protection::KEYWORD
        || !quality.contains(&names_type)
        || look.rule(R702_16A)
}
