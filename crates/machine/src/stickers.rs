//! Stickers (123): markers that players put on objects that they own, and what these change.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};
use vademecum_abilities::{
    Amount, CardId, Change, CounterKind, Duration, FaceId, Sticker, StickerEffect, StickerKind, StickerMeasure,
    StickerText, Zone,
};
use vademecum_rule_ids::magic::{
    R103_2D, R107_17A, R123_1, R123_3, R123_3A, R123_3B, R123_3C, R123_3D, R123_4, R123_5, R123_5A, R123_5B, R123_5C,
    R123_6, R123_6A, R123_6B, R123_6C, R123_6D, R123_6E, R123_7, R123_8, R123_8A, R400_7M, R613_7K, R702_33H,
};

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Note},
    happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    interpret::Frame,
    lasting::Continuous,
    layers, listeners,
    select::Scope,
    slots::{Held, Slots},
    state::State,
};

/// The number of sticker sheets that a player of a constructed game has access to (103.2d).
const CHOSEN_SHEETS: usize = 3;

/// A sticker that is on an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlacedSticker {
    /// Whose it is.
    owner: PlayerId,
    /// Its place among the stickers that the owner has access to.
    place: u8,
    kind: StickerKind,
}

/// The stickers that a player has access to, sheet by sheet, each with the face of its sheet.
pub(crate) fn stickers(state: &State, player: PlayerId) -> impl Iterator<Item = (FaceId, &Sticker)> {
    let faces = state.player(player).sheets.iter().map(|&sheet| state.cards.front(sheet));
    faces.flat_map(|face| state.cards.values(face).stickers.iter().map(move |sticker| (face, sticker)))
}

/// Players begin with sticker sheets: of those that they have brought, three at random (103.2d), or in the middle of a game
/// those that are named.
pub(crate) fn set_up<R: Recorder>(cx: &mut Cx<'_, R>, sheets: &[Vec<CardId>], is_new_game: bool) {
    for (place, sheets) in sheets.iter().enumerate().take(cx.state.players.len()) {
        let mut sheets = sheets.clone();
        // Without that rule, a player has access to all of them.
        if is_new_game && sheets.len() > CHOSEN_SHEETS && cx.rule(R103_2D) {
            cx.state.random.shuffle(&mut sheets);
            sheets.truncate(CHOSEN_SHEETS);
        }
        cx.state.players[place].sheets = sheets;
    }
}

/// Carries out an effect on stickers. Returns an empty slot value.
pub(crate) fn carry_out<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    effect: &StickerEffect,
) -> Flow<Held> {
    let scope = frame.scope(slots);
    match effect {
        StickerEffect::Put { who, kind, on } => {
            let (players, objects) = (cx.look().players(scope, who), cx.look().objects(scope, on));
            for player in players {
                for &id in &objects {
                    put(cx, player, *kind, id)?;
                }
            }
        }
        StickerEffect::Move { who, from, to } => {
            let (players, from) = (cx.look().players(scope, who), cx.look().objects(scope, from));
            let to = cx.look().objects(scope, to);
            if let (Some(&player), Some(&from), Some(&to)) = (players.first(), from.first(), to.first()) {
                move_one(cx, player, from, to)?;
            }
        }
    }
    Ok(Held::default())
}

/// Whether a sticker is on an object already, so that it cannot be put on another (123.3).
fn is_used<R: Recorder>(look: Look<'_, R>, player: PlayerId, place: u8, sticker: &Sticker) -> bool {
    let mut used = look.state.effects.iter().filter_map(|effect| effect.sticker).filter(|of| of.owner == player);
    // 123.3a: another one with the same text is another one.
    let is_it = |of: &PlacedSticker| of.place == place;
    let is_like_it = |of: &PlacedSticker| {
        stickers(look.state, player).nth(usize::from(of.place)).is_some_and(|(_, other)| other == sticker)
    };
    used.any(|of| is_it(&of) || is_like_it(&of) && !look.rule(R123_3A))
}

/// A player pays the ticket cost of a sticker (107.17a).
fn pay_tickets<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, cost: u8) -> Flow {
    let paid = Deed::RemoveCounters(Subject::Player(player), CounterKind::Ticket, i32::from(cost));
    happen::happens(cx, paid).map(|_| ())
}

/// A player who kicks a spell by sticker kicker gets a ticket counter, and may put a sticker on it (702.33h).
pub(crate) fn kick<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, spell: ObjectId) -> Flow {
    let ticket = Deed::PutCounters(Subject::Player(player), CounterKind::Ticket, 1, player);
    happen::happens(cx, ticket)?;
    let has_some = stickers(cx.state, player).next().is_some();
    if has_some && cx.ask_yes(player, R702_33H, Some(spell))? { put(cx, player, None, spell) } else { Ok(()) }
}

/// Whether an effect is that of a sticker on an object.
fn is_sticker_on(effect: &Continuous, object: ObjectRef) -> bool {
    effect.sticker.is_some() && effect.on.contains(&object)
}

/// A player chooses a sticker and puts it on an object (123.3).
fn put<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, kind: Option<StickerKind>, id: ObjectId) -> Flow {
    let is_foreign = cx.state.object(id).owner != player;
    if cx.when(R123_3B, is_foreign) {
        return Ok(());
    }
    let tickets = cx.state.counters(Subject::Player(player), CounterKind::Ticket);
    let all: Vec<(u8, FaceId, Sticker)> =
        (0..).zip(stickers(cx.state, player)).map(|(place, (face, sticker))| (place, face, sticker.clone())).collect();
    let may = |cx: &Cx<'_, R>, (place, _, sticker): &(u8, FaceId, Sticker)| {
        let fits = kind.is_none_or(|kind| kind == sticker.kind());
        let is_free = || !cx.when(R123_3, is_used(cx.look(), player, *place, sticker));
        fits && is_free() && !cx.when(R123_3C, i32::from(sticker.tickets) > tickets)
    };
    let offer: Offer = all.iter().filter(|one| may(cx, one)).map(|(place, ..)| Item::Mode(*place)).collect();
    let Some(Item::Mode(place)) = cx.pick_one(player, R123_3, Some(id), offer)? else { return Ok(()) };
    let Some((_, face, sticker)) = all.into_iter().find(|(other, ..)| *other == place) else { return Ok(()) };
    if sticker.tickets > 0 && cx.rule(R107_17A) {
        pay_tickets(cx, player, sticker.tickets)?;
    }
    let kind = sticker.kind();
    let changes = match sticker.says {
        StickerText::Name(words) => vec![name_change(cx, id, words)?],
        StickerText::Ability(changes) => changes,
        StickerText::Size(power, toughness) => vec![Change::Set(Amount::Number(power), Amount::Number(toughness))],
        StickerText::Art => Vec::new(),
    };
    let changes: Arc<[Change]> = changes.into();
    let slots = Slots::default();
    let scope = Scope { you: player, source: cx.state.reference(id), slots: &slots, x: 0 };
    let fixed = changes.iter().zip(0_u8..).map(|(change, place)| layers::fix(cx.look(), scope, change, place));
    let fixed = fixed.collect();
    let since = cx.state.tick();
    cx.state.effects.push(Continuous {
        on: smallvec![cx.state.reference(id)],
        context: None,
        awaits: None,
        changes,
        fixed,
        text: face,
        controller: player,
        x: 0,
        lasts: Duration::Forever,
        since,
        sticker: Some(PlacedSticker { owner: player, place, kind }),
    });
    changed(cx, id);
    cx.note(Note::PutSticker(player, id));
    Ok(())
}

/// The controller of an object chooses where in its name the words of a sticker come (123.6b). Without that rule, they come
/// last.
fn name_change<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, words: String) -> Flow<Change> {
    let name = cx.state.values(id).name.clone();
    let positions = ends_of_words(cx.look(), &name).len();
    let chooser = cx.state.controller(id);
    let most = u32::try_from(positions).unwrap_or(u32::MAX);
    let after = if cx.rule(R123_6B) { cx.ask_number(chooser, R123_6B, Some(id), (0, most))? } else { most };
    Ok(Change::AddWords(words, u8::try_from(after).unwrap_or(u8::MAX)))
}

/// Byte offsets of the ends of the words of a name. A run of underscores is not a word (123.6a).
fn ends_of_words<R: Recorder>(look: Look<'_, R>, name: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut at = 0;
    for word in name.split(' ') {
        let end = at + word.len();
        let is_blank = word.chars().all(|letter| letter == '_');
        if !word.is_empty() && !look.when(R123_6A, is_blank) {
            ends.push(end);
        }
        at = end + 1;
    }
    ends
}

/// A name with the words of a sticker behind as many words as were before it when it was put there, or behind all where there
/// are fewer (123.6c).
pub(crate) fn with_words<R: Recorder>(look: Look<'_, R>, name: &str, words: &str, after: u8) -> String {
    let ends = ends_of_words(look, name);
    let is_short = usize::from(after) > ends.len();
    let at = match usize::from(after) {
        0 => 0,
        _ if look.when(R123_6C, is_short) => name.len(),
        _ if is_short => 0,
        nth => ends[nth - 1],
    };
    let (before, behind) = (name[..at].trim_end(), name[at..].trim_start());
    let parts = [before, words, behind].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// A sticker is moved from one object to another: it is not paid for again (123.3d).
fn move_one<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, from: ObjectId, to: ObjectId) -> Flow {
    let here = cx.state.reference(from);
    let own = |of: &Continuous| of.sticker.filter(|sticker| sticker.owner == player && of.on.contains(&here));
    let offer: Offer = cx.state.effects.iter().filter_map(own).map(|sticker| Item::Mode(sticker.place)).collect();
    let is_foreign = cx.state.object(to).owner != player;
    if cx.when(R123_3B, is_foreign) {
        return Ok(());
    }
    let Some(Item::Mode(place)) = cx.pick_one(player, R123_3, Some(from), offer)? else { return Ok(()) };
    let cost = stickers(cx.state, player).nth(usize::from(place)).map_or(0, |(_, sticker)| sticker.tickets);
    let tickets = cx.state.counters(Subject::Player(player), CounterKind::Ticket);
    // Without that rule it would be paid for like one that is put there.
    if cost > 0 && !cx.rule(R123_3D) {
        if i32::from(cost) > tickets {
            return Ok(());
        }
        pay_tickets(cx, player, cost)?;
    }
    let Some(at) = cx.state.effects.iter().position(|of| own(of).is_some_and(|sticker| sticker.place == place)) else {
        return Ok(());
    };
    let mut moved = cx.state.effects.remove(at);
    let words = match &*moved.changes {
        [Change::AddWords(words, _)] => Some(words.clone()),
        _ => None,
    };
    if let Some(words) = words {
        moved.changes = [name_change(cx, to, words)?].into();
    }
    moved.on = smallvec![cx.state.reference(to)];
    moved.since = cx.state.tick();
    cx.state.effects.push(moved);
    cx.note(Note::MovedSticker(from, to));
    changed(cx, from);
    changed(cx, to);
    Ok(())
}

/// What an object with stickers shows is worked out anew.
fn changed<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    show_name(cx, id);
    cx.state.stale.characteristics = true;
    listeners::watch(cx.state);
    layers::refresh(cx);
}

/// Off the battlefield, an object shows the name that its stickers make (123.6).
fn show_name<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if cx.state.object(id).zone == Zone::Battlefield {
        return;
    }
    let here = cx.state.reference(id);
    let mut face = cx.state.cards.before_naming(cx.state.object(id).face);
    let is_here = |of: &&Continuous| is_sticker_on(of, here);
    let mut all: Vec<(crate::id::Timestamp, Arc<[Change]>)> =
        cx.state.effects.iter().filter(is_here).map(|of| (of.since, of.changes.clone())).collect();
    all.sort_by_key(|(since, _)| since.0);
    for change in all.iter().flat_map(|(_, changes)| &**changes) {
        let Change::AddWords(words, after) = change else { continue };
        if cx.rule(R123_6) {
            face = renamed(cx, face, words, *after);
        }
    }
    cx.state.object_mut(id).face = face;
}

/// A face with the words of a name sticker in its name.
pub(crate) fn renamed<R: Recorder>(cx: &mut Cx<'_, R>, face: FaceId, words: &str, after: u8) -> FaceId {
    let name = with_words(cx.look(), &cx.state.cards.values(face).name, words, after);
    cx.state.cards.with_name(face, &name).unwrap_or(face)
}

/// What is copied of an object off the battlefield: stickers are not part of it (123.1).
pub(crate) fn copiable<R: Recorder>(look: Look<'_, R>, face: FaceId) -> FaceId {
    let bare = look.state.cards.before_naming(face);
    if bare == face { face } else { look.either(R123_1, bare, face) }
}

/// Whether a sticker does what stickers of its kind do (123.6, 123.7, 123.8).
pub(crate) fn applies<R: Recorder>(look: Look<'_, R>, sticker: PlacedSticker) -> bool {
    match sticker.kind {
        StickerKind::Name => look.rule(R123_6),
        StickerKind::Ability => look.rule(R123_7),
        StickerKind::Size => look.rule(R123_8),
        StickerKind::Art => true,
    }
}

/// Whether a sticker is on an object (123.4), of a kind where one is named.
pub(crate) fn is_stickered<R: Recorder>(look: Look<'_, R>, object: ObjectRef, kind: Option<StickerKind>) -> bool {
    let is_here = |of: &Continuous| {
        let fits = of.sticker.is_some_and(|sticker| kind.is_none_or(|kind| kind == sticker.kind));
        fits && of.on.contains(&object)
    };
    look.when(R123_4, look.state.effects.iter().any(is_here))
}

/// Takes the stickers from an object that is about to be another one.
pub(crate) fn take(state: &mut State, was: ObjectRef) -> SmallVec<[Continuous; 1]> {
    let is_on_it = |of: &Continuous| is_sticker_on(of, was);
    if !state.effects.iter().any(is_on_it) {
        return SmallVec::new();
    }
    let face = state.cards.before_naming(state.object(was.id).face);
    state.object_mut(was.id).face = face;
    let (taken, left) = std::mem::take(&mut state.effects).into_iter().partition(is_on_it);
    state.effects = left;
    SmallVec::from_vec(taken)
}

/// The stickers of an object that has moved go with it into a public zone (400.7m), and not into a hidden one (123.5).
pub(crate) fn follow<R: Recorder>(cx: &mut Cx<'_, R>, taken: SmallVec<[Continuous; 1]>, id: ObjectId) {
    let is_public = cx.state.object(id).zone.is_public();
    let stays = !taken.is_empty() && if is_public { cx.rule(R400_7M) } else { !cx.rule(R123_5) };
    if stays {
        stick(cx, taken, id);
        show_name(cx, id);
    }
}

/// The stickers of a card that becomes part of a melded permanent (123.5a) or of a merged one (123.5b) are on that permanent.
pub(crate) fn join<R: Recorder>(cx: &mut Cx<'_, R>, card: ObjectId, permanent: ObjectId, merges: bool) {
    let was = cx.state.reference(card);
    let taken = take(cx.state, was);
    if !taken.is_empty() && cx.rule(if merges { R123_5B } else { R123_5A }) {
        stick(cx, taken, permanent);
    }
}

/// The owner of a permanent that leaves as several cards chooses which of them keeps the stickers (123.5c): they are on that
/// card as it moves. Without that rule, the permanent's own card keeps them.
pub(crate) fn choose_keeper<R: Recorder>(
    cx: &mut Cx<'_, R>,
    permanent: ObjectId,
    cards: impl Iterator<Item = ObjectId>,
) -> Flow {
    let here = cx.state.reference(permanent);
    let is_on_it = |of: &Continuous| is_sticker_on(of, here);
    if !cx.state.effects.iter().any(is_on_it) || !cx.rule(R123_5C) {
        return Ok(());
    }
    let owner = cx.state.object(permanent).owner;
    let offer = cards.map(Item::Object).collect();
    let Some(Item::Object(keeper)) = cx.pick_one(owner, R123_5C, Some(permanent), offer)? else { return Ok(()) };
    let keeper = cx.state.reference(keeper);
    cx.state.effects.iter_mut().filter(|of| is_on_it(of)).for_each(|of| of.on = smallvec![keeper]);
    Ok(())
}

/// Stickers are on an object from now on, in the order in which they were before (613.7k).
fn stick<R: Recorder>(cx: &mut Cx<'_, R>, mut taken: SmallVec<[Continuous; 1]>, id: ObjectId) {
    let here = cx.state.reference(id);
    taken.sort_by_key(|of| of.since.0);
    for mut of in taken {
        let now = cx.state.tick();
        of.since = cx.either(R613_7K, now, of.since);
        of.on = smallvec![here];
        cx.state.effects.push(of);
    }
    cx.state.stale.characteristics = true;
    cx.state.altered = true;
}

/// An object has received a new timestamp: its stickers receive new ones immediately after that, in their order (613.7k).
pub(crate) fn renew<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let here = cx.state.reference(id);
    let effects = &cx.state.effects;
    let mut places: Vec<usize> = (0..effects.len()).filter(|&at| is_sticker_on(&effects[at], here)).collect();
    places.sort_by_key(|&at| cx.state.effects[at].since.0);
    for at in places {
        let now = cx.state.tick();
        let since = cx.either(R613_7K, now, cx.state.effects[at].since);
        cx.state.effects[at].since = since;
    }
}

/// The letters that are vowels (123.6e).
const VOWELS: [char; 6] = ['a', 'e', 'i', 'o', 'u', 'y'];

/// What is measured on the newest sticker of its kind that is on an object.
pub(crate) fn measure<R: Recorder>(look: Look<'_, R>, object: ObjectRef, what: StickerMeasure) -> i32 {
    let kind = if what == StickerMeasure::Power { StickerKind::Size } else { StickerKind::Name };
    let on_it = look.state.effects.iter().filter(|of| of.on.contains(&object));
    let fits = on_it.filter(|of| of.sticker.is_some_and(|sticker| sticker.kind == kind));
    let Some(newest) = fits.max_by_key(|of| of.since.0) else { return 0 };
    match (&*newest.changes, what) {
        // 123.8a: what is printed on the sticker; without that rule, what the object has.
        ([Change::Set(Amount::Number(power), _)], StickerMeasure::Power) => {
            let own = look.state.known(object).map_or(0, |(_, now)| now.power);
            look.either(R123_8A, *power, own)
        }
        ([Change::AddWords(words, _)], StickerMeasure::Vowels) => {
            let all: Vec<char> = words.to_lowercase().chars().filter_map(plain_vowel).collect();
            let unique = VOWELS.iter().filter(|vowel| all.contains(vowel)).count();
            look.either(R123_6E, unique, all.len()) as i32
        }
        ([Change::AddWords(words, _)], StickerMeasure::Letter(letter)) => {
            let count = |words: &str, letter: char| words.chars().filter(|other| *other == letter).count();
            let either_case = count(&words.to_lowercase(), letter.to_ascii_lowercase());
            look.either(R123_6D, either_case, count(words, letter)) as i32
        }
        _ => 0,
    }
}

/// A vowel without its accent.
fn plain_vowel(letter: char) -> Option<char> {
    let plain = match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' | 'ü' => 'u',
        other => other,
    };
    VOWELS.contains(&plain).then_some(plain)
}
