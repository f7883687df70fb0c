//! Objects that players choose as an instruction is followed (608.2d).

use smallvec::SmallVec;
use vademecum_abilities::{Amount, Objects, Players, Program};
use vademecum_rule_ids::magic::{R608_2D, R609_3, R614_13A, R614_13B, R701_16A, R805_6};
use vademecum_vocab::RuleId;

use super::Frame;
use crate::{
    Recorder,
    actions::a016_reveal,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    face_down,
    id::{ObjectId, PlayerId, Subject},
    leaving,
    offered::Offered,
    slots::{Held, Slots},
    team_choices,
};

/// The objects among what was chosen.
pub(crate) fn objects_of(items: &[Item]) -> impl Iterator<Item = ObjectId> + '_ {
    items.iter().filter_map(|item| match item {
        Item::Object(id) => Some(*id),
        _ => None,
    })
}

/// Players choose objects of their own, in turn order (101.4); nothing is done before all have chosen.
pub(crate) fn each_picks<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    amount: usize,
    why: RuleId,
    own: impl Fn(&Cx<'_, R>, PlayerId) -> Vec<ObjectId>,
) -> Flow<SmallVec<[(PlayerId, ObjectId); 4]>> {
    let mut all = SmallVec::new();
    let players = cx.look().players(frame.scope(slots), players);
    let has_choice = |cx: &Cx<'_, R>, player: PlayerId| own(cx, player).len() > amount;
    for player in team_choices::in_chosen_order(cx, players, R805_6, has_choice)? {
        let offer: Offer = own(cx, player).into_iter().map(Item::Object).collect();
        // 609.3: as many as there are, where there are too few.
        if cx.when(R609_3, offer.len() < amount) || offer.len() >= amount {
            let picked = cx.pick(player, why, Some(frame.source.id), offer, (amount, amount))?;
            all.extend(objects_of(&picked).map(|id| (player, id)));
        }
    }
    Ok(all)
}

/// Whether a player does what a text leaves to them (608.2d); without that rule, they do.
pub(super) fn decides<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    player: PlayerId,
    programs: (&Program, &Program),
) -> Flow<bool> {
    if !cx.rule(R608_2D) {
        return Ok(true);
    }
    let offered = Offered::by_instructions(cx.peek(), frame.scope(slots), player, programs);
    cx.ask_whether(player, R608_2D, frame.source.id, offered)
}

/// Players choose from among objects as the instruction says it (608.2d).
pub(super) fn choose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    (who, among): (&Players, &Objects),
    (least, most): (&Amount, &Amount),
) -> Flow<Held> {
    let scope = frame.scope(slots);
    let bounds = (cx.look().amount(scope, least).max(0) as usize, cx.look().amount(scope, most).max(0) as usize);
    let mut chosen = SmallVec::new();
    for player in cx.look().players_even_gone(scope, who) {
        let Some(player) = leaving::who_chooses(cx, frame, player)? else { continue };
        let near = |id: &ObjectId| cx.look().may_be_chosen(player, Subject::Object(*id));
        let among = cx.look().objects(scope, among).into_iter().filter(near);
        // 614.13a: what enters at this moment is not chosen to go elsewhere.
        let entering = |id: &ObjectId| cx.when(R614_13A, cx.state.cause.entering.contains(id));
        // 614.13b: nor is what was chosen before, as the same permanent enters.
        let chosen_before = |id: &ObjectId| cx.when(R614_13B, cx.state.cause.chosen.contains(id));
        let mut why = R608_2D;
        let among: SmallVec<[ObjectId; 4]> = among
            .filter(|id| {
                let excluded = if entering(id) { Some(R614_13A) } else { chosen_before(id).then_some(R614_13B) };
                why = excluded.unwrap_or(why);
                excluded.is_none()
            })
            .collect();
        let offered = face_down::one_of_each_pile(cx.look(), player, among.iter().copied());
        let offer: Offer = offered.into_iter().map(Item::Object).collect();
        // 608.2d: the choice is made now; without that rule nobody makes it, and what comes first is meant.
        let picked = if cx.rule(R608_2D) {
            cx.pick(player, why, Some(frame.source.id), offer, bounds)?
        } else {
            offer.into_iter().take(bounds.1).collect()
        };
        for id in objects_of(&picked) {
            let id = face_down::from_pile(cx, player, id, &among);
            chosen.push(cx.state.reference(id));
        }
        if !cx.state.cause.entering.is_empty() {
            cx.state.cause.chosen.extend(objects_of(&picked));
        }
    }
    Ok(Held { objects: chosen, ..Held::default() })
}

/// Players reveal any number of cards, which stay where they are. Objects that are entering the battlefield are not
/// among them.
pub(super) fn reveal_any<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    who: &Players,
    among: &Objects,
) -> Flow<Held> {
    let mut shown = SmallVec::new();
    for player in cx.look().players(frame.scope(slots), who) {
        let among = cx.look().objects(frame.scope(slots), among).into_iter();
        let offer: Offer = among.filter(|id| !cx.state.cause.entering.contains(id)).map(Item::Object).collect();
        let all = offer.len();
        let picked = cx.pick(player, R701_16A, Some(frame.source.id), offer, (0, all))?;
        let cards: SmallVec<[ObjectId; 4]> = objects_of(&picked).collect();
        a016_reveal::show_to_all(cx, &cards);
        shown.extend(cards.into_iter().map(|id| cx.state.reference(id)));
    }
    Ok(Held { objects: shown, ..Held::default() })
}
