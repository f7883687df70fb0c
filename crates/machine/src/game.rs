//! Starting and ending the game (103, 104), lands (305), and objects that come from nowhere.

use std::borrow::Cow;

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, Amount, Card, CardId, Cards, Colors, CounterKind, FaceId, Filter, Part, Pattern, RepeatedCosts, Replaced,
    Replacement, Types, Where, Zone, Zones,
};
use vademecum_rule_ids::magic::{
    R100_1B, R101_1, R101_4E, R103_3, R103_5, R103_5C, R104_1, R104_2A, R104_2B, R104_2C, R104_3A, R104_3G, R104_4A,
    R104_4C, R104_4D, R104_4G, R104_5, R306_5B, R310_4B, R800_4A, R805_3A,
};

use crate::{
    Recorder,
    actions::a048_open_an_attraction,
    battles, commander, commander_decks, counters,
    cx::{Cx, Flow, Legal, Look, Stop},
    decision::{Ask, Choice, Decision, Item, Offer},
    deed::{Deed, Group, Loss, Move, Note},
    deploy, designations,
    error::SetupError,
    face_down, happen,
    id::{ObjectId, PlayerId, PlayerSet, Subject},
    influence,
    keywords::{self, k139_companion},
    leaving, listeners,
    object::{Characteristics, Mark, Object},
    opening, perform,
    player::Player,
    sagas,
    setup::{Arrangement, Placed, Setup, is_large, known},
    state::{Counters, Outcome, State},
    stickers, team_choices, teams, triggers,
    turn::Stage,
    type_line::Rules,
    variants::{self, archenemy, conspiracies, emperor, planechase, vanguard},
    zones,
};

/// Makes an object for a card and puts it into a zone, as if it had always been there.
pub(crate) fn place_card<R: Recorder>(state: &mut State, rec: &R, placed: &Placed) {
    let zone = if matches!(placed.zone, Zone::Stack | Zone::Outside) { Zone::Exile } else { placed.zone };
    let id = ObjectId(state.objects.len() as u32);
    let since = state.tick();
    let front = state.cards.front(placed.card);
    let side = if placed.marks.has(Mark::BackUp) { Part::Back } else { state.cards.part(front) };
    let face = state.cards.printed_part(front, side).unwrap_or(front);
    let controller = placed.controller.unwrap_or(placed.owner);
    let place = zones::list(state, zone, placed.owner).map_or(0, |list| {
        list.push(id);
        list.len() - 1
    });
    let mut object = Object {
        card: placed.card,
        face,
        owner: placed.owner,
        controller,
        zone,
        marks: placed.marks,
        born: since,
        since,
        place: place as u32,
        damage: placed.damage,
        paid: 0,
        repeated: RepeatedCosts::default(),
        cast_for: None,
        cast_instance: 0,
        spent_colors: Colors::NONE,
        protector: None,
        level: 0,
        used: 0,
    };
    object.set(Mark::Counters, !placed.counters.is_empty());
    state.large |= is_large(placed.damage);
    for &(kind, number) in &placed.counters {
        state.large |= is_large(number);
        let since = state.tick();
        state.counters.insert(Counters { on: Subject::Object(id), kind, number, since });
    }
    state.objects.push(object);
    if zone == Zone::Battlefield {
        let mut now = Characteristics::printed(Look { state, rec, quiet: false }, face, controller);
        Rules { rec, quiet: false }.drop_size(&mut now);
        state.permanents.push(now);
        battles::place(state, id, controller);
    }
    listeners::arrived(state, id);
    conspiracies::know_names(state, id, &placed.names);
}

/// A setup that can be played, with the sides that a variant gives its players.
fn checked<'s, R: Recorder>(setup: &'s Setup, rec: &R) -> Result<Cow<'s, Setup>, SetupError> {
    setup.check()?;
    let sides = archenemy::with_sides(setup, rec).or_else(|| emperor::with_options(setup, rec));
    let setup = sides.map_or(Cow::Borrowed(setup), Cow::Owned);
    variants::check_decks(&setup, rec)?;
    commander_decks::check_commanders(&setup, rec)?;
    Ok(setup)
}

impl State {
    /// Begins a game (103): libraries are shuffled, hands drawn, and the first decision is about a mulligan.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played.
    pub fn new<R: Recorder>(setup: &Setup, rec: &R) -> Result<State, SetupError> {
        let setup = &*checked(setup, rec)?;
        commander_decks::check_decks(setup, rec)?;
        let mut state = setup.empty(rec);
        let placed = state.objects.len();
        commander::designate(&mut state, rec, setup, placed);
        let mut cx = Cx::new(&mut state, rec);
        variants::set_up(&mut cx, &setup.supplementary);
        stickers::set_up(&mut cx, &setup.supplementary.sheets, true);
        // Nothing is asked and nothing replaced before the hands are drawn, companions aside.
        if prepare(&mut cx).is_ok() {
            crate::engine::run(&mut state, rec);
        }
        Ok(state)
    }

    /// Puts a position on the table: the named step of the named turn begins.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played.
    pub fn start_at<R: Recorder>(arrangement: &Arrangement, rec: &R) -> Result<State, SetupError> {
        Ok(Self::set_up(arrangement, rec)?.start(rec))
    }

    /// Begins the named step of a position as it was put on the table ([`State::set_up`]).
    #[must_use]
    pub fn start<R: Recorder>(mut self, rec: &R) -> State {
        crate::engine::run(&mut self, rec);
        self
    }

    /// A position as it is put on the table, before anything happens in it.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played.
    pub fn set_up<R: Recorder>(arrangement: &Arrangement, rec: &R) -> Result<State, SetupError> {
        let setup = &*checked(&arrangement.setup, rec)?;
        known(&setup.cards, arrangement.placed.iter().map(|placed| placed.card))?;
        variants::check_places(arrangement, rec)?;
        let players = setup.decks.len();
        let owners = arrangement.placed.iter().flat_map(|placed| [Some(placed.owner), placed.controller]);
        let totals = arrangement.life.iter().map(|&(player, _)| player);
        let counters = arrangement.counters.iter().map(|&(player, ..)| player);
        let designated = arrangement.designated.iter().map(|&(player, _)| player);
        let companions = arrangement.companions.iter().map(|&(player, _)| player);
        known(&setup.cards, arrangement.companions.iter().map(|&(_, card)| card))?;
        let others = designated.chain(companions).chain([arrangement.active]);
        let mut all = owners.flatten().chain(totals).chain(counters).chain(others);
        if let Some(stranger) = all.find(|player| player.at() >= players) {
            return Err(SetupError::UnknownPlayer(stranger.0));
        }
        let mut state = setup.empty(rec);
        variants::set_up(&mut Cx::new(&mut state, rec), &setup.supplementary);
        stickers::set_up(&mut Cx::new(&mut state, rec), &setup.supplementary.sheets, false);
        state.turn.daytime = arrangement.daytime;
        let first_placed = state.objects.len();
        // Conspiracies were there before everything else.
        let (first, others): (Vec<&Placed>, Vec<&Placed>) =
            arrangement.placed.iter().partition(|placed| conspiracies::is_conspiracy(&state, placed.card));
        first.into_iter().chain(others).for_each(|placed| place_card(&mut state, rec, placed));
        commander::designate(&mut state, rec, setup, first_placed);
        // Whoever is not its owner controls something by a rule (110.2).
        state.altered = arrangement.placed.iter().any(|placed| placed.controller.is_some());
        for &(player, life) in &arrangement.life {
            let all = (0..players as u8).map(PlayerId).filter(|&other| state.share_life(player, other));
            for head in all.collect::<Vec<_>>() {
                let head = &mut state.players[head.at()];
                (head.life, head.life_alone) = (life, life);
            }
            state.large |= is_large(life);
        }
        for &(player, kind, number) in &arrangement.counters {
            let since = state.tick();
            state.counters.insert(Counters { on: Subject::Player(player), kind, number, since });
        }
        state.players.iter_mut().for_each(|player| player.kept = true);
        state.turn.began = state.tick();
        state.turn.active = state.primary(arrangement.active);
        state.turn.regular = state.turn.active;
        state.turn.number = arrangement.turn.max(1);
        influence::settle(&mut state);
        state.turn.step = arrangement.step;
        state.stage = Stage::BeginStep;
        let mut cx = Cx::new(&mut state, rec);
        planechase::place(&mut cx);
        for &(player, card) in &arrangement.companions {
            k139_companion::choose(cx.state, player, card);
        }
        conspiracies::place(&mut cx);
        for &(player, what) in &arrangement.designated {
            designations::place(&mut cx, player, what);
        }
        crate::layers::refresh(&mut cx);
        Ok(state)
    }
}

/// Players may reveal companions (103.2b), if some are outside the game; then it begins.
pub(crate) fn prepare<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    if k139_companion::is_at_hand(cx.state) {
        cx.state.stage = Stage::Companions;
        return Ok(());
    }
    begin(cx)
}

/// The game begins: with conspiracies, if there are some, or as libraries are shuffled.
pub(crate) fn begin<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    if conspiracies::are_there(cx.state) {
        cx.state.stage = Stage::Conspiracies;
        return Ok(());
    }
    shuffle_and_draw(cx)
}

/// Libraries are shuffled (103.3) and opening hands drawn (103.5).
pub(crate) fn shuffle_and_draw<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.stage = Stage::Opening;
    let starting = cx.state.turn.starting;
    cx.note(Note::GameBegan(starting));
    for player in cx.state.in_turn_order(starting) {
        let has_cards = !cx.state.player(player).library.is_empty();
        if has_cards && cx.rule(R103_3) {
            happen::happens(cx, Deed::Shuffle(player))?;
        }
    }
    for player in cx.state.in_turn_order(starting) {
        a048_open_an_attraction::shuffle_deck(cx, player);
    }
    for player in cx.state.in_turn_order(starting) {
        draw_hand(cx, player)?;
    }
    Ok(())
}

fn draw_hand<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let size = if cx.rule(R103_5) { vanguard::starting_hand(cx.look(), player) } else { 0 };
    for _ in 0..size {
        happen::happens(cx, Deed::Draw(player))?;
    }
    Ok(())
}

/// Mulligans (103.5): everybody declares in turn order, then all who declared one take it at the same time, and again.
pub(crate) fn opening<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    // 101.4e: the starting player counts as the active one.
    let starting = cx.state.turn.starting;
    let first = cx.either(R101_4E, starting, cx.state.next_player(starting));
    let order: SmallVec<[PlayerId; 4]> = cx.state.in_turn_order(first).collect();
    let open = order.iter().copied().find(|&player| !cx.state.player(player).kept && !cx.state.player(player).declared);
    if let Some(player) = open
        && cx.rule(R103_5)
    {
        let is_open =
            |cx: &Cx<'_, R>, player: PlayerId| !cx.state.player(player).kept && !cx.state.player(player).declared;
        // 805.3a: the players of a team declare in whatever order they like.
        let player = team_choices::next_of_team(cx, player, R805_3A, is_open)?;
        let asks = opening::has_actions(cx.state) || cx.state.turn.team_play.shares_turns();
        if asks && opening::act_before_mulligan(cx, player)? {
            return Ok(());
        }
        let decision = Decision { who: player, why: R103_5, ask: Ask::YesNo, about: None };
        let choice = if asks { cx.ask(decision)? } else { cx.rest(decision)? };
        if choice == Choice::Yes {
            cx.state.player_mut(player).kept = true;
            cx.note(Note::Kept(player));
        } else {
            cx.state.player_mut(player).declared = true;
            cx.note(Note::Mulliganed(player));
        }
        return Ok(());
    }
    let declared: SmallVec<[PlayerId; 4]> = order.into_iter().filter(|&p| cx.state.player(p).declared).collect();
    if declared.is_empty() {
        cx.state.stage = Stage::OpeningHands;
        return Ok(());
    }
    for &player in &declared {
        take_mulligan(cx, player)?;
    }
    for &player in &declared {
        put_on_bottom(cx, player)?;
    }
    Ok(())
}

/// Whether more than two players began the game (100.1b), however many of them are left.
pub(crate) fn is_multiplayer<R: Recorder>(look: Look<'_, R>) -> bool {
    let players = &look.state.players;
    let left = players.iter().filter(|player| player.is_in_game()).count();
    look.either(R100_1B, players.len(), left) > 2
}

/// How many of a player's mulligans count: in a game of more than two, not the first (103.5c).
fn counted<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> u8 {
    let taken = look.state.player(player).mulligans;
    let free = look.when(R103_5C, taken > 0 && is_multiplayer(look)) || taken > 0 && commander::has_free_mulligan(look);
    taken - u8::from(free)
}

/// Whether a player may take another mulligan: not for a hand of no cards (103.5).
pub(crate) fn may_mulligan<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Legal {
    let hand = vanguard::starting_hand(look, player);
    look.forbid(R103_5, usize::from(counted(look, player)) >= hand, "refused-no-cards-left-to-mulligan")
}

/// A player shuffles the hand into the library and draws anew (103.5).
fn take_mulligan<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let hand = cx.state.player(player).hand.clone();
    let back: Group = hand.into_iter().map(|card| Deed::Move(perform::moved(cx, card, Zone::Library))).collect();
    happen::happen(cx, back)?;
    happen::happens(cx, Deed::Shuffle(player))?;
    draw_hand(cx, player)?;
    let taken = cx.state.player_mut(player);
    taken.declared = false;
    taken.mulligans += 1;
    Ok(())
}

/// A player puts as many cards on the bottom as they have taken mulligans that count, in any order (103.5).
fn put_on_bottom<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let owed = usize::from(counted(cx.look(), player));
    let offer: Offer = cx.state.player(player).hand.iter().copied().map(Item::Object).collect();
    let picked = cx.pick(player, R103_5, None, offer, (owed, owed))?;
    let ordered = cx.order(player, R103_5, None, picked.into_iter().collect())?;
    let moves = ordered.into_iter().filter_map(|item| match item {
        Item::Object(card) => {
            Some(Deed::Move(Move { place: Where::Bottom, ..perform::moved(cx, card, Zone::Library) }))
        }
        _ => None,
    });
    let group: Group = moves.collect();
    happen::happen(cx, group)?;
    Ok(())
}

/// A player concedes: leaves at once, and loses (104.3a, 405.6g).
pub(crate) fn concede<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    // 101.1: whatever a card says, a player can concede.
    let stays = happen::is_forbidden(cx.peek(), &Deed::Lose(player, Loss::Conceded)) && !cx.rule(R101_1);
    if cx.state.player(player).is_in_game() && !stays && cx.rule(R104_3A) {
        let conceded = Deed::Lose(player, Loss::Conceded);
        cx.tell(&conceded);
        // 603.9: whoever leaves the game loses it, for whatever reason.
        let event: Group = smallvec::smallvec![conceded];
        triggers::look_back(cx, &event);
        lose(cx, &[(player, Loss::Conceded)])?;
        triggers::after(cx, &event);
        cx.state.combat.forget(player);
    }
    Ok(())
}

/// Players lose the game, at the same time; those who are left may have won (104.2a), or nobody is (104.4a).
pub(crate) fn lose<R: Recorder>(cx: &mut Cx<'_, R>, losers: &[(PlayerId, Loss)]) -> Flow {
    let losers = &teams::with_teams(cx, losers)[..];
    for &(player, _) in losers {
        cx.state.player_mut(player).lost = true;
        // 104.5: whoever loses leaves.
        if !cx.state.player(player).left && cx.rule(R104_5) {
            cx.state.player_mut(player).left = true;
            // What counts players, or asks something of one, finds this one no longer.
            cx.state.stale.characteristics = true;
            cx.note(Note::Left(player));
        }
    }
    let gone: SmallVec<[PlayerId; 4]> = losers.iter().map(|&(player, _)| player).collect();
    go_on_without(cx, &gone)
}

/// The game is a draw for some players, who leave it, and goes on for the others (801.15, 801.16).
pub(crate) fn draw_for<R: Recorder>(cx: &mut Cx<'_, R>, players: PlayerSet) -> Flow {
    let drawn = emperor::with_followers(cx.look(), players);
    let gone: SmallVec<[PlayerId; 4]> = drawn.iter().filter(|&player| cx.state.player(player).is_in_game()).collect();
    for &player in &gone {
        let leaves = cx.state.player_mut(player);
        (leaves.drew, leaves.left) = (true, true);
        cx.note(Note::Left(player));
    }
    cx.state.stale.characteristics = true;
    for &player in &gone {
        let team = cx.state.player(player).team;
        let remains = cx.state.players.iter().any(|of| of.team == team && of.is_in_game());
        let had_lost = cx.state.players.iter().any(|of| of.team == team && !of.drew);
        // 104.4g: it is a draw for the team, those among it who had lost before included.
        if !remains && had_lost && cx.rule(R104_4G) {
            cx.state.players.iter_mut().filter(|of| of.team == team).for_each(|of| of.drew = true);
        }
    }
    go_on_without(cx, &gone)
}

/// Players have left: those who are still there may have won (104.2a), or nobody is there (104.4a).
fn go_on_without<R: Recorder>(cx: &mut Cx<'_, R>, gone: &[PlayerId]) -> Flow {
    let n = cx.state.players.len() as u8;
    let still: PlayerSet = (0..n).map(PlayerId).filter(|p| cx.state.player(*p).is_in_game()).collect();
    // 104.4d: all remaining teams lose at the same time.
    let by = if has_teams(cx.state) { R104_4D } else { R104_4A };
    if still.is_empty() && cx.rule(by) {
        return over(cx, Outcome::Draw);
    }
    // Without that rule they lose one after another, and the last of them has won.
    let last = if still.is_empty() { gone.last().map(|&player| cx.state.player(player).team) } else { None };
    let mut teams = still.iter().map(|player| cx.state.player(player).team).filter(|&team| !has_lost(cx, team));
    let first = teams.next().or(last);
    let alone = teams.all(|team| Some(team) == first);
    if cx.when(R104_2A, alone && !still.is_empty()) || still.is_empty() {
        return win(cx, first);
    }
    for &player in gone {
        if cx.state.player(player).left && cx.rule(R800_4A) {
            leaving::leave(cx, player)?;
        }
    }
    Ok(())
}

/// Whether some players are a team.
fn has_teams(state: &State) -> bool {
    let mut teams = state.players.iter().enumerate();
    teams.any(|(place, player)| state.players[..place].iter().any(|other| other.team == player.team))
}

/// Whether a team with a player in the game has lost: not before all of its players have (104.3g). Without that rule, the
/// first one is enough.
fn has_lost<R: Recorder>(cx: &Cx<'_, R>, team: u8) -> bool {
    let somebody = cx.state.players.iter().any(|player| player.team == team && player.lost);
    somebody && !cx.rule(R104_3G)
}

/// A team wins, with its members who lost before (104.2c): the game is over (104.1).
fn win<R: Recorder>(cx: &mut Cx<'_, R>, team: Option<u8>) -> Flow {
    let n = cx.state.players.len() as u8;
    let mut winners = PlayerSet::NONE;
    for id in (0..n).map(PlayerId).filter(|player| Some(cx.state.player(*player).team) == team) {
        let of = cx.state.player(id);
        let shares = !of.drew && (!of.lost || cx.rule(R104_2C));
        if shares {
            winners.insert(id);
        }
    }
    over(cx, Outcome::Won(winners))
}

/// An effect says that a player wins (104.2b).
pub(crate) fn win_by_effect<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    if cx.rule(R104_2B) {
        if let Some(losers) = influence::losers_instead(cx, player) {
            cx.tell_all(&losers.iter().map(|&(loser, why)| Deed::Lose(loser, why)).collect::<Group>());
            return lose(cx, &losers);
        }
        cx.tell(&Deed::Win(player));
        let team = cx.state.player(player).team;
        return win(cx, Some(team));
    }
    Ok(())
}

/// An effect of a player says that the game is a draw (104.4c): for everybody, or with limited ranges for those within that
/// player's (801.15).
pub(crate) fn draw_by_effect<R: Recorder>(cx: &mut Cx<'_, R>, by: PlayerId) -> Flow {
    if !cx.rule(R104_4C) {
        return Ok(());
    }
    match influence::drawn_by_effect(cx.look(), by) {
        Some(drawn) => draw_for(cx, drawn),
        None => over(cx, Outcome::Draw),
    }
}

/// A loop of mandatory actions is a draw (104.4b): for everybody, or with limited ranges for those who control what is
/// involved in it and whoever is within their ranges (801.16).
pub(crate) fn draw_by_loop<R: Recorder>(cx: &mut Cx<'_, R>, involved: PlayerSet) -> Flow {
    match influence::drawn_by_loop(cx.look(), involved) {
        Some(drawn) => draw_for(cx, drawn),
        None => over(cx, Outcome::Draw),
    }
}

fn over<R: Recorder>(cx: &mut Cx<'_, R>, outcome: Outcome) -> Flow {
    // Where it does not end by that, it ends when nobody is left.
    if !cx.rule(R104_1) && cx.state.players.iter().any(Player::is_in_game) {
        return Ok(());
    }
    face_down::reveal_all(cx, None);
    cx.state.outcome = Some(outcome);
    cx.note(Note::Over(outcome));
    Err(Stop::Over)
}

/// A card from outside the game comes into its owner's hand (400.11b); it is an object from now on.
pub(crate) fn bring_in<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, card: CardId) -> Flow<ObjectId> {
    let face = cx.state.cards.front(card);
    let id = zones::make_object(cx.state, player, card, face);
    let moved = Move { to: Zone::Hand, ..perform::enter(id, Zone::Outside, player) };
    happen::happens(cx, Deed::Move(moved))?;
    Ok(id)
}

/// A player gets an emblem: an object in the command zone whose face has one ability.
pub(crate) fn emblem<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, text: FaceId, place: u8) {
    let card = CardId(cx.state.cards.token(text, place).0);
    let face = cx.state.cards.front(card);
    let id = zones::make_object(cx.state, player, card, face);
    let moved = Move { to: Zone::Command, ..perform::enter(id, Zone::Outside, player) };
    zones::relocate(cx, &moved);
    cx.note(Note::GotEmblem(player, id));
}

/// Adds what the printed loyalty of a planeswalker (306.5b), the printed defense of a battle (310.4b) and the subtype Saga
/// (714.3a) mean: that it enters with that number of counters; and what becomes of a Siege without defense (310.11b).
fn with_intrinsic_abilities(mut card: Card) -> Card {
    for face in &mut card.faces {
        let counters = [(face.loyalty, CounterKind::Loyalty, R306_5B), (face.defense, CounterKind::Defense, R310_4B)];
        for (number, kind, by) in counters {
            let Some(number) = number else { continue };
            let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
            let with = Replaced::EntersWith(kind, Amount::Number(number));
            face.abilities.push(Ability::Replacement(Replacement { by: Some(by), ..Replacement::of(entering, with) }));
        }
        face.abilities.extend(sagas::enters_with_lore(face.subtypes));
        face.abilities.extend(battles::when_defeated(face.subtypes));
        if face.types.meets(Types::OF_VARIANTS) {
            variants::function_in_command_zone(&mut face.abilities);
        }
        face.abilities.extend(a048_open_an_attraction::goes_to_the_command_zone(face.subtypes));
    }
    card
}

/// What keywords, basic land types, counters, loyalty and defense mean is numbered with the cards of a game.
///
/// # Errors
///
/// When there are too many cards, or one has no face.
pub fn number_cards(cards: impl IntoIterator<Item = Card>) -> Result<Cards, vademecum_abilities::CardError> {
    let cards = cards.into_iter().map(with_intrinsic_abilities);
    let built_in = keywords::basic_land_abilities().into_iter().chain(counters::abilities()).chain([deploy::ability()]);
    Cards::new(cards, built_in, keywords::all(), keywords::means, keywords::lets_pay)
}
