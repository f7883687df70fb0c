//! Companion (702.139): a card outside the game that its owner may reveal before it begins, and put into their hand once.

use std::{collections::HashSet, sync::LazyLock};

use vademecum_abilities::{
    Ability, CardId, Cards, Cost, DeckCondition, Keyword, KeywordAbility, ManaCost, Values, Zone,
};
use vademecum_rule_ids::magic::{R103_2B, R116_2G, R702_139A, R702_139B};

use super::KeywordRules;
use crate::{
    Recorder, choices, commander,
    cx::{Cx, Flow, Legal, Look},
    decision::{Item, Offer},
    deed::{Deed, Move, Note},
    error::Refusal,
    game, happen,
    id::{ObjectId, PlayerId},
    payment::{self, Means},
    perform,
    select::Scope,
    slots::Slots,
    special_actions, stack,
    state::State,
    turn::Stage,
    zones,
};

/// 702.139.
pub(crate) struct Companion;

impl KeywordRules for Companion {
    const KEYWORD: Keyword = Keyword(139);
    const NAMES: [&str; 3] = ["compañero", "companheiro", "companion"];
}

/// What it costs to put a companion into its owner’s hand (116.2g).
static FETCHING: LazyLock<Cost> = LazyLock::new(|| Cost::mana(ManaCost::generic(3)));

/// The companion ability that means a condition.
pub fn companion(deck: DeckCondition) -> Ability {
    Ability::Keyword(KeywordAbility { deck: Some(deck), ..Companion::KEYWORD.into() })
}

/// The condition of a card's companion ability, if it has one.
fn condition(cards: &Cards, card: CardId) -> Option<&DeckCondition> {
    cards.abilities(cards.front(card)).find_map(|ability| match cards.ability(ability) {
        Ability::Keyword(of) if of.keyword == Companion::KEYWORD => of.deck.as_ref(),
        _ => None,
    })
}

/// Whether some player has a card with companion outside the game.
pub(crate) fn is_at_hand(state: &State) -> bool {
    let mut outside = state.players.iter().flat_map(|player| &player.sideboard);
    state.cards.has_keyword(Companion::KEYWORD) && outside.any(|&card| condition(&state.cards, card).is_some())
}

/// A card of a deck, with the object that it is already.
type DeckCard = (CardId, Option<ObjectId>);

/// The cards of a player's starting deck: without the sideboard, and with the commanders, which are set aside later
/// (702.139b).
fn starting_deck<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Vec<DeckCard> {
    let state = look.state;
    let of = state.player(player);
    let card = |id: ObjectId| (state.object(id).card, Some(id));
    let mut deck: Vec<DeckCard> = of.library.iter().map(|&id| card(id)).collect();
    let commanders = state.commanders.all.iter().map(|one| one.card);
    let commanders = commanders.filter(|&id| state.object(id).owner == player && !of.library.contains(&id)).map(card);
    let sideboard = of.sideboard.iter().map(|&card| (card, None));
    deck.extend(look.either(R702_139B, commanders.collect::<Vec<_>>(), sideboard.collect()));
    deck
}

/// Whether a starting deck is as a companion ability asks.
fn is_fulfilled<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    condition: &DeckCondition,
    deck: &[DeckCard],
) -> bool {
    let cards = &look.state.cards;
    match condition {
        DeckCondition::Only(filter) => {
            let Some((_, Some(first))) = deck.first() else { return true };
            let slots = Slots::default();
            // Nothing in the condition speaks of its source, which is outside the game.
            let scope = Scope { you: player, source: look.state.reference(*first), slots: &slots, x: 0 };
            deck.iter().all(|&(card, id)| match id {
                Some(id) => look.matches(scope, id, filter),
                None => choices::is_printed(look, scope, (card, cards.front(card)), filter),
            })
        }
        DeckCondition::DifferentNames => {
            let values = deck.iter().map(|&(card, _)| cards.values(cards.front(card)));
            let mut names = HashSet::new();
            values.filter(|of| !of.is_land()).map(Values::common_name).all(|name| names.insert(name))
        }
        DeckCondition::MoreThanMinimum(more) => deck.len() >= commander::minimum_deck(look.state) + usize::from(*more),
    }
}

/// Before the game begins, each player in turn order may reveal one card with companion from outside the game (103.2b).
pub(crate) fn reveal<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let starting = cx.state.turn.starting;
    for player in cx.state.in_turn_order(starting).collect::<Vec<_>>() {
        let deck = starting_deck(cx.look(), player);
        let mut offer = Offer::new();
        for card in cx.state.player(player).sideboard.clone() {
            let Some(condition) = condition(&cx.state.cards, card) else { continue };
            let fails = !is_fulfilled(cx.peek(), player, condition, &deck);
            if !cx.when(R702_139A, fails) && !offer.contains(&Item::Card(card)) {
                offer.push(Item::Card(card));
            }
        }
        if offer.is_empty() || !cx.rule(R103_2B) {
            continue;
        }
        let picked = cx.pick_even_one(player, R702_139A, None, offer, (0, 1))?;
        if let Some(&Item::Card(card)) = picked.first() {
            let id = choose(cx.state, player, card);
            cx.note(Note::Revealed(id));
        }
    }
    cx.state.stage = Stage::Opening;
    game::begin(cx)
}

/// Makes a card in a player's sideboard that player's companion. The card stays outside the game; an object in no zone
/// represents it, so that choices and costs can refer to it.
pub(crate) fn choose(state: &mut State, player: PlayerId, card: CardId) -> ObjectId {
    let face = state.cards.front(card);
    let id = zones::make_object(state, player, card, face);
    state.player_mut(player).companion = Some(id);
    id
}

/// A player's companion, as long as its card is outside the game.
fn chosen(state: &State, player: PlayerId) -> Option<ObjectId> {
    let of = state.player(player);
    of.companion.filter(|&id| of.sideboard.contains(&state.objects[id.at()].card))
}

fn payment<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> payment::Payment {
    special_actions::payment_of(look, player, look.state.reference(id), &FETCHING)
}

/// Whether a player with priority may put their companion into their hand (116.2g).
pub(crate) fn may_fetch<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Legal {
    let Some(id) = chosen(look.state, player) else {
        return Err(Refusal::by(R702_139A, "refused-no-companion"));
    };
    let is_other_time = !stack::is_sorcery_time(look.state, player);
    look.forbid(R116_2G, is_other_time, "refused-companion-at-other-time")?;
    payment::check(look, &Means::of(look, player), &payment(look, player, id))
}

/// A player pays and puts their companion into their hand: it is in the game from then on (702.139c).
pub(crate) fn fetch<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let Some(id) = chosen(cx.state, player) else { return Ok(()) };
    cx.note(Note::FetchesCompanion(player, id));
    special_actions::pay(cx, player, cx.state.reference(id), &FETCHING)?;
    let card = cx.state.objects[id.at()].card;
    let of = cx.state.player_mut(player);
    of.companion = None;
    of.sideboard.iter().position(|&other| other == card).map(|place| of.sideboard.remove(place));
    let moved = Move { to: Zone::Hand, ..perform::enter(id, Zone::Outside, player) };
    happen::happens(cx, Deed::Move(moved)).map(drop)
}
