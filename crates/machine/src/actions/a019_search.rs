//! Search (701.19).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Amount, Effect, Filter, Players, Program, Zone, Zones};
use vademecum_rule_ids::magic::{
    R118_12B, R701_19A, R701_19B, R701_19C, R701_19D, R701_19E, R701_19F, R701_19G, R701_19H, R701_19I,
};

use super::{KeywordAction, a016_reveal};
use crate::{
    Recorder, controlling,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Group},
    happen,
    id::{ObjectId, PlayerId, PlayerSet},
    interpret::{Frame, objects_of},
    perform,
    select::{Scope, chosen_number},
    slots::{Held, Slots},
    state::State,
};

/// To look at all cards of a library and to find some among them.
pub const SEARCH: KeywordAction = KeywordAction { section: Action(19), names: ["buscar", "procurar", "search"] };

/// What a text searches for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted<'a> {
    /// What the cards are like.
    pub(crate) filter: &'a Filter,
    /// For how many.
    pub(crate) most: &'a Amount,
    /// Whether the text says "up to" before the number.
    pub(crate) up_to: bool,
}

/// Each player searches their library.
pub(crate) fn search<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    who: &Players,
    wanted: Wanted<'_>,
) -> Flow<Held> {
    let scope = frame.scope(slots);
    let most = cx.look().amount(scope, wanted.most).max(0) as usize;
    let players = cx.look().players(scope, who);
    if !cx.rule(R701_19A) {
        return Ok(Held::default());
    }
    let own: SmallVec<[(PlayerId, PlayerId); 4]> = players.iter().map(|&player| (player, player)).collect();
    let portions = begin(cx, &own)?;
    let mut found: SmallVec<[ObjectId; 2]> = SmallVec::new();
    for (player, cards) in portions {
        let library = &cx.state.player(player).library;
        let fits = |id: &ObjectId| is_wanted(cx.look(), scope, *id, wanted.filter);
        let portion = library.iter().rev().copied().take(cards);
        let offer: Offer = portion.filter(fits).map(Item::Object).collect();
        // 701.19b, 701.19d: of a stated quality fewer may be found, of a mere quantity only where there are fewer.
        let least = if wanted.up_to {
            0
        } else if *wanted.filter == Filter::Any {
            cx.either(R701_19D, most, 0)
        } else {
            cx.either(R701_19B, 0, most)
        };
        let before = controlling::begin_search(cx, player);
        let picked = cx.pick(player, R701_19A, Some(frame.source.id), offer, (least, most))?;
        controlling::end_search(cx.state, player, before);
        found.extend(objects_of(&picked));
    }
    // 701.19e: what is found is not revealed, unless the text says so.
    if !found.is_empty() && !cx.rule(R701_19E) {
        a016_reveal::show_to_all(cx, &found);
    }
    let found: SmallVec<[_; 2]> = found.into_iter().map(|id| cx.state.reference(id)).collect();
    cx.state.found.extend(found.iter().copied());
    // 118.12b: whoever has searched has done so, even if nothing was found.
    let fruitless = found.is_empty() && cx.rule(R118_12B);
    Ok(Held { objects: found, number: fruitless.then_some(1), ..Held::default() })
}

/// A player searches zones of another for all cards that match. In a public zone all of them are found; in a hidden one,
/// as many as the player wants (701.19b).
pub(crate) fn search_zones<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    (of, zones): (&Players, Zones),
    filter: &Filter,
) -> Flow<Held> {
    let scope = frame.scope(slots);
    let Some(&owner) = cx.look().players(scope, of).first() else { return Ok(Held::default()) };
    if !cx.rule(R701_19A) {
        return Ok(Held::default());
    }
    let portions = if zones.has(Zone::Library) { begin(cx, &[(frame.you, owner)])? } else { SmallVec::new() };
    let searched = portions.first().map_or(0, |&(_, cards)| cards);
    let player = cx.state.player(owner);
    let library = player.library.iter().rev().take(searched);
    let hand = player.hand.iter().filter(|_| zones.has(Zone::Hand));
    let graveyard = player.graveyard.iter().filter(|_| zones.has(Zone::Graveyard));
    let fits = |id: &ObjectId| is_wanted(cx.look(), scope, *id, filter);
    let mut found: SmallVec<[ObjectId; 2]> = graveyard.copied().filter(fits).collect();
    let offer: Offer = hand.chain(library).copied().filter(fits).map(Item::Object).collect();
    let most = offer.len();
    let least = cx.either(R701_19B, 0, most);
    let picked = cx.pick(frame.you, R701_19A, Some(frame.source.id), offer, (least, most))?;
    found.extend(objects_of(&picked));
    let found: SmallVec<[_; 2]> = found.into_iter().map(|id| cx.state.reference(id)).collect();
    cx.state.found.extend(found.iter().copied());
    Ok(Held { objects: found, ..Held::default() })
}

/// Players begin to search libraries, all of them at the same time (701.19i): who, and whose. How many cards from the top
/// each of them searches.
fn begin<R: Recorder>(cx: &mut Cx<'_, R>, searches: &[(PlayerId, PlayerId)]) -> Flow<SmallVec<[(PlayerId, usize); 4]>> {
    let mut portions: SmallVec<[(PlayerId, usize); 4]> = SmallVec::new();
    let mut searching = Group::new();
    for &(player, library_of) in searches {
        let (settled, _) = happen::announce(cx, Deed::Search { player, library_of, cards: i32::MAX })?;
        for deed in settled {
            let Deed::Search { player, library_of, cards } = deed else { continue };
            portions.push((player, usize::try_from(cards).unwrap_or(0)));
            // 701.19h: a library that is searched more than once before it is shuffled is searched once.
            let again = cx.state.searched.has(library_of) && cx.rule(R701_19H);
            // 701.19f: whoever searches a portion searches all the same.
            let counts = cards == i32::MAX || cx.rule(R701_19F);
            if counts && !again {
                searching.push(deed);
            }
            cx.state.searched.insert(library_of);
        }
    }
    if searching.len() < 2 || cx.rule(R701_19I) {
        perform::perform(cx, searching)?;
    } else {
        for deed in searching {
            perform::perform(cx, smallvec::smallvec![deed])?;
        }
    }
    Ok(portions)
}

/// Whether a card is what is searched for. What is described by something undefined is not found (701.19c); without that
/// rule, it may be any card.
fn is_wanted<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, id: ObjectId, filter: &Filter) -> bool {
    if look.when(R701_19C, is_undefined(look, scope, filter)) {
        return false;
    }
    is_undefined(look, scope, filter) || look.matches(scope, id, filter)
}

/// Whether a description speaks of something that is not there: the name of a card of which none was chosen.
fn is_undefined<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, filter: &Filter) -> bool {
    filter.contains(&|part| match part {
        Filter::SameName(with) => look.references(scope, with).is_empty(),
        Filter::Named(slot) | Filter::ColorIn(slot) | Filter::SubtypeIn(slot) => {
            chosen_number(scope.slots, *slot).is_none()
        }
        _ => false,
    })
}

/// Whether a player who may do this would search for what is not there, so that what is to be done with it is impossible.
/// The player may search all the same (701.19g).
pub(crate) fn is_ruled_out<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, player: PlayerId, program: &Program) -> bool {
    let Some(Effect::Search { filter, .. }) = program.first().map(|first| &first.effect) else { return false };
    let library = &cx.state.player(player).library;
    let in_vain = !library.iter().any(|id| is_wanted(cx.peek(), scope, *id, filter));
    in_vain && !cx.rule(R701_19G)
}

/// The spell or ability has been carried out: what was found in libraries, and who has searched, is forgotten.
pub(crate) fn end(state: &mut State) {
    state.found.clear();
    state.searched = PlayerSet::NONE;
}
