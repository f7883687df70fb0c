//! Choices of what is not on the table: a color (105.4), a subtype (205.3e), the name of a card (201.4). What is chosen is
//! a number in a slot.

use vademecum_abilities::{
    CardId, Color, Colors, FaceId, Filter, Layout, ManaKind, Objects, Part, Players, RepeatedCosts, Subtype, Subtypes,
    Type, Zone,
};
use vademecum_rule_ids::magic::{
    R105_4, R108_3B, R201_4, R201_4A, R201_4B, R201_4C, R201_4D, R201_4E, R201_4F, R205_3E, R309_2D, R400_7I, R400_11B,
    R608_2D, R700_8D,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    actions::a046_venture_into_the_dungeon,
    commander,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    game,
    id::{PlayerId, Timestamp},
    interpret::{Frame, objects_of},
    lands,
    object::{Characteristics, Marks, Object},
    select::Scope,
    slots::{Held, Slots},
    state::State,
    variants,
};

/// The controller of a text chooses one of their opponents; `None` if they have none.
pub(crate) fn opponent<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, why: RuleId) -> Flow<Option<PlayerId>> {
    let opponents = cx.look().ring().filter(|&player| cx.state.are_opponents(frame.you, player));
    let offer: Offer = opponents.map(Item::Player).collect();
    Ok(match cx.pick_one(frame.you, why, Some(frame.source.id), offer)? {
        Some(Item::Player(opponent)) => Some(opponent),
        _ => None,
    })
}

/// Asks a player to choose one of the items and returns the chosen item's value.
fn pick<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    (why, offer): (RuleId, Offer),
) -> Flow<Held> {
    let Some(&player) = cx.look().players(frame.scope(slots), players).first() else { return Ok(Held::default()) };
    let picked = cx.pick_one(player, why, Some(frame.source.id), offer)?;
    Ok(match picked {
        Some(Item::Mana(kind)) => Held::number(kind as i32),
        Some(Item::Subtype(subtype)) => Held::number(i32::from(subtype.0)),
        Some(Item::Card(card)) => Held::number(i32::from(card.0)),
        // Names of cards are numbers from 0, those of other faces are negative.
        Some(Item::Face(face)) => Held::number(-1 - i32::from(face.0)),
        Some(Item::Mode(word)) => Held::number(i32::from(word)),
        Some(Item::Object(_) | Item::Player(_) | Item::Place(_)) | None => Held::default(),
    })
}

/// One of several words without rules meaning (607.2f): its place, from 0.
pub(crate) fn word<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    words: u8,
) -> Flow<Held> {
    let offer = (0..words).map(Item::Mode).collect();
    pick(cx, frame, slots, players, (R608_2D, offer))
}

/// One of the five colors (105.4): colorless is not a color.
pub(crate) fn color<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, players: &Players) -> Flow<Held> {
    let colorless = (!cx.rule(R105_4)).then_some(ManaKind::Colorless);
    let offer = Color::ALL.into_iter().map(ManaKind::from).chain(colorless).map(Item::Mana).collect();
    pick(cx, frame, slots, players, (R105_4, offer))
}

/// One subtype of a card type, of those that the cards of the game have (205.3e): any other would mean nothing here.
pub(crate) fn subtype<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    of: Type,
) -> Flow<Held> {
    let printed = cx.state.cards.subtypes();
    let fitting = cx.either(R205_3E, printed.intersection(Subtypes::of_type(of)), printed);
    let offer = (0..=u8::MAX).map(Subtype).filter(|one| fitting.has(*one)).map(Item::Subtype).collect();
    pick(cx, frame, slots, players, (R205_3E, offer))
}

/// The name of a card of the game that has the characteristics asked for as it is printed (201.4a); that of a token only
/// if it is the name of a card as well (201.4).
pub(crate) fn name<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    filter: &Filter,
) -> Flow<Held> {
    let look = cx.look();
    let (any, tokens) = (!look.rule(R201_4A), !look.rule(R201_4));
    let all = look.state.cards.ids().filter(|&card| tokens || look.state.cards.is_card(card));
    let mut offer = Offer::new();
    for card in all {
        let front = look.state.cards.front(card);
        let is_split = look.state.cards.layout(card).is_split();
        // 201.4b: the name of one half or of the other, and not both together.
        let fits = |face: FaceId| any || is_printed(look, frame.scope(slots), (card, face), filter);
        if !(is_split && look.rule(R201_4B)) && fits(front) {
            offer.push(Item::Card(card));
        }
        let others = look.state.cards.faces(card).skip(1);
        offer.extend(others.filter(|&face| fits(face) && may_be_named(look, face)).map(Item::Face));
    }
    pick(cx, frame, slots, players, (R201_4A, offer))
}

/// The faces with a name that was chosen: one of a card with several, or all that a card may enter as.
pub(crate) fn named_faces(state: &State, number: i32) -> impl Iterator<Item = FaceId> + '_ {
    let of_card = u16::try_from(number).ok().map(CardId).into_iter().flat_map(move |card| {
        let front = state.cards.front(card);
        state.cards.faces(card).filter(move |&face| face == front || state.cards.part(face) == Part::Alone)
    });
    of_card.chain(u16::try_from(-1 - i64::from(number)).ok().map(FaceId))
}

/// Whether a player may choose the name of another face of a card than its front, as the rules about its part of the card
/// say: a half (201.4b), a flip card's bottom (201.4c), a back (201.4d), an Adventure (201.4f).
fn may_be_named<R: Recorder>(look: Look<'_, R>, face: FaceId) -> bool {
    match look.state.cards.part(face) {
        Part::Left | Part::Right => look.rule(R201_4B),
        Part::Bottom => look.rule(R201_4C),
        // 201.4e: of a meld pair, the face that it has together.
        Part::Back if look.state.cards.layout_of(face) == Layout::Meld => look.rule(R201_4E),
        Part::Back => look.rule(R201_4D),
        Part::Inset => look.rule(R201_4F),
        Part::Alone | Part::Front | Part::Whole | Part::Alternative | Part::Locked => false,
    }
}

/// Players choose parties among the creatures that they control: for each of the four types, one after another, up to one
/// (700.8d). Without that rule, as many as they like.
pub(crate) fn parties<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    types: &[Subtype; 4],
) -> Flow<Held> {
    let mut chosen = Held::default();
    let about = Some(frame.source.id);
    for player in cx.look().players(frame.scope(slots), players) {
        let offer = |cx: &Cx<'_, R>, chosen: &Held, of: Option<Subtype>| -> Offer {
            let own = cx.state.permanents().filter(|(_, now)| now.controller == player && now.is_creature());
            let fitting = own.filter(|(_, now)| of.is_none_or(|of| now.subtypes.has(of)));
            let free = fitting.filter(|(id, _)| !chosen.objects.contains(&cx.state.reference(*id)));
            free.map(|(id, _)| Item::Object(id)).collect()
        };
        let in_turn = cx.rule(R700_8D);
        let most = if in_turn { 1 } else { usize::MAX };
        for of in if in_turn { types.map(Some).to_vec() } else { vec![None] } {
            let offer = offer(cx, &chosen, of);
            let picked = cx.pick(player, R700_8D, about, offer, (0, most))?;
            chosen.objects.extend(objects_of(&picked).map(|id| cx.state.reference(id)));
        }
    }
    Ok(chosen)
}

/// A player may put a card from their sideboard into their hand; the card is the result.
pub(crate) fn bring<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    filter: &Filter,
) -> Flow<Held> {
    let Some(&player) = cx.look().players(frame.scope(slots), players).first() else { return Ok(Held::default()) };
    // 400.11b: an effect brings cards into the game that are outside of it.
    if !cx.rule(R400_11B) {
        return Ok(Held::default());
    }
    let look = cx.look();
    // 108.3b: their own, which are in their sideboard.
    let everybody = !look.rule(R108_3B);
    let owners = look.state.players().iter().zip(0..).filter(|(_, place)| everybody || *place == player.0);
    let mut offer: Offer = owners
        .flat_map(|(owner, _)| &owner.sideboard)
        .copied()
        .filter(|&card| is_printed(look, frame.scope(slots), (card, look.state.cards.front(card)), filter))
        // 309.2d: dungeon cards stay outside of the game.
        .filter(|&card| !(a046_venture_into_the_dungeon::is_dungeon(look.state, card) && look.rule(R309_2D)))
        .filter(|&card| variants::may_be_brought(look, card) && !commander::stays_outside(look, player, card))
        .map(Item::Card)
        .collect();
    offer.dedup();
    let picked = cx.pick(player, R400_11B, Some(frame.source.id), offer, (0, 1))?;
    let Some(Item::Card(card)) = picked.first().copied() else { return Ok(Held::default()) };
    let sideboards = cx.state.players.iter_mut().map(|owner| &mut owner.sideboard);
    let found = sideboards.filter_map(|cards| Some((cards.iter().position(|&own| own == card)?, cards))).next();
    if let Some((place, cards)) = found {
        cards.remove(place);
    }
    let id = game::bring_in(cx, player, card)?;
    Ok(Held::objects([cx.state.reference(id)]))
}

/// The controller plays land cards, as far as the rules let them; what they became is the result (400.7i).
pub(crate) fn play_lands<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, what: &Objects) -> Flow<Held> {
    let mut played = Held::default();
    for id in cx.look().objects(frame.scope(slots), what) {
        if lands::play_by_effect(cx, frame.you, id)? && cx.rule(R400_7I) {
            played.objects.push(cx.state.reference(id));
        }
    }
    Ok(played)
}

/// Whether a card is as a filter describes it, as it is printed.
pub(crate) fn is_printed<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    (card, face): (CardId, FaceId),
    filter: &Filter,
) -> bool {
    let now = Characteristics::printed(look, face, scope.you);
    let object = unmade(card, face, scope.you);
    look.matched(scope, scope.source, (&object, &now), filter)
}

/// A card as it is printed, which is nowhere in the game.
fn unmade(card: CardId, face: FaceId, owner: PlayerId) -> Object {
    Object {
        card,
        face,
        owner,
        controller: owner,
        zone: Zone::Outside,
        marks: Marks::NONE,
        born: Timestamp(0),
        since: Timestamp(0),
        place: 0,
        damage: 0,
        paid: 0,
        repeated: RepeatedCosts::default(),
        cast_for: None,
        cast_instance: 0,
        spent_colors: Colors::NONE,
        protector: None,
        level: 0,
        used: 0,
    }
}
