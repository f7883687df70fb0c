//! The Ring tempts you (701.52).

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, Action, Amount, Card, Change, Comparison, Condition, DeedKind, Designation, Duration, Effect, Filter,
    Functions, Objects, Pattern, Players, Program, Slot, Static, Step, Supertype, Supertypes, Triggered, Values, Zone,
    Zones,
};
use vademecum_rule_ids::magic::{R701_52A, R701_52C, R701_52D, R701_52E};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Acted, Deed},
    game, happen,
    id::{ObjectId, PlayerId},
    interpret::Frame,
    slots::Slots,
};

/// To choose a creature as the Ring-bearer.
pub const RING_TEMPTS: KeywordAction =
    KeywordAction { section: Action(52), names: ["el anillo te tienta", "o anel tenta você", "the ring tempts you"] };

/// "Your Ring-bearer": a creature under your control that has the designation (701.52e).
fn your_bearer() -> Filter {
    let yours = Filter::By(R701_52E, Box::new(Filter::Controller(Players::You)));
    Filter::Designated(Designation::RingBearer).and(yours)
}

/// The emblem named The Ring, with the abilities that it has once the Ring has tempted its owner often enough (701.52c).
pub fn ring_emblem(name: &str) -> Card {
    let here = Functions(Zones::only(Zone::Command));
    let changes = vec![Change::AddSupertypes(Supertypes::only(Supertype::Legendary)), Change::CantBeBlockedByStronger];
    let bearer = Static { functions: here, ..Static::new(Objects::Each(your_bearer()), changes) };
    let after = |times: i32, on: Pattern, program: Program| {
        let tempted = Amount::Tempted(Players::You);
        let only_if = Some(Condition::Compare(tempted, Comparison::AtLeast, Amount::Number(times)));
        Ability::Triggered(Triggered { only_if, functions: here, ..Triggered::on(on, program) })
    };
    let one = || Amount::Number(1);
    let loot = vec![Effect::Draw(Players::You, one()).into(), Effect::Discard(Players::You, one()).into()];
    let blocker = Objects::Slot(Slot::EVENT_SOURCE);
    let at_end =
        Triggered::on(Pattern::begins(Step::EndOfCombat, Players::All), vec![Effect::SacrificeThose(blocker).into()]);
    let delay = Effect::Delay { ability: Arc::new(at_end), lasts: Duration::Forever, once: true };
    let dealt = Pattern {
        combat: Some(true),
        source: Some(your_bearer()),
        to_players: true,
        ..Pattern::by(DeedKind::Damage, Players::All)
    };
    let values = Values {
        name: name.to_owned(),
        abilities: vec![
            Ability::Static(bearer),
            after(2, Pattern::of(DeedKind::Attack, your_bearer()), loot),
            after(3, Pattern::of(DeedKind::BlockedBy, your_bearer()), vec![delay.into()]),
            after(4, dealt, vec![Effect::LoseLife(Players::Opponents, Amount::Number(3)).into()]),
        ],
        defined_by: Some(R701_52C),
        ..Values::default()
    };
    Card::from(values)
}

/// Players get the emblem if they have none, and each chooses a creature, which becomes the Ring-bearer (701.52a).
pub(crate) fn tempt<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    emblem: u8,
) -> Flow {
    for player in cx.look().players(frame.scope(slots), players) {
        if !cx.rule(R701_52A) {
            continue;
        }
        if cx.when(R701_52C, !has_emblem(cx, player)) {
            game::emblem(cx, player, frame.text, emblem);
        }
        let own = |cx: &Cx<'_, R>| -> SmallVec<[ObjectId; 4]> {
            let creatures = cx.state.permanents().filter(|(_, now)| now.controller == player && now.is_creature());
            creatures.map(|(id, _)| id).collect()
        };
        let offer: Offer = own(cx).into_iter().map(Item::Object).collect();
        let chosen = cx.pick_one(player, R701_52A, Some(frame.source.id), offer)?;
        if let Some(Item::Object(chosen)) = chosen {
            let bears = |&id: &ObjectId| id != chosen && cx.state.object(id).is(Designation::RingBearer.into());
            let before: SmallVec<[ObjectId; 1]> = cx
                .state
                .permanents()
                .filter(|(_, now)| now.controller == player)
                .map(|(id, _)| id)
                .filter(bears)
                .collect();
            for id in before {
                happen::happens(cx, Deed::Designate(id, Designation::RingBearer, false))?;
            }
            happen::happens(cx, Deed::Designate(chosen, Designation::RingBearer, true))?;
        }
        // 701.52d: the Ring has tempted the player then, whether or not all of that was possible.
        if cx.either(R701_52D, true, chosen.is_some()) {
            happen::happens(cx, Deed::Act(Acted { action: RING_TEMPTS.section.into(), player, object: None }))?;
        }
    }
    Ok(())
}

/// Whether a player has the emblem.
fn has_emblem<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> bool {
    let is_it = |&id: &ObjectId| {
        let object = cx.state.object(id);
        object.owner == player && cx.state.cards.values(object.face).defined_by == Some(R701_52C)
    };
    cx.state.command.iter().any(is_it)
}

/// How often the Ring has tempted a player is counted.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let tempted = &mut cx.state.player_mut(player).tempted;
    *tempted = tempted.saturating_add(1);
}
