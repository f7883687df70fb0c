//! Which cards may lead a deck and which decks they may lead (903.3–903.5, 702.124): looked at before a game begins.

use smallvec::SmallVec;
use vademecum_abilities::{CardId, Cards, Color, Colors, FaceId, Part, Supertype, Type};
use vademecum_rule_ids::magic::{
    R702_124B, R702_124C, R702_124G, R903_3, R903_3A, R903_4, R903_4D, R903_4E, R903_5A, R903_5B, R903_5C, R903_5D,
    R903_12C, R903_12D, R903_12E,
};

use crate::{Recorder, commander::CommanderGame, error::SetupError, keywords::k124_partner, setup::Setup};

/// The number of cards in a deck, its commanders included (903.5a).
const DECK: usize = 100;
/// The same in Brawl (903.12d).
const BRAWL_DECK: usize = 60;

/// Whether each player's commanders may lead a deck, by themselves or together (903.3, 702.124).
pub(crate) fn check_commanders<R: Recorder>(setup: &Setup, rec: &R) -> Result<(), SetupError> {
    let Some(game) = &setup.commander else { return Ok(()) };
    let cards = &setup.cards;
    for place in 0..setup.decks.len() {
        let commanders = game.of(place);
        SetupError::if_forbidden(
            commanders.len() > 2 && rec.rule(R702_124G, false),
            R702_124G,
            "refused-too-many-commanders",
        )?;
        let may_lead = match commanders {
            [one, other] => k124_partner::are_partners(rec, cards, *one, *other),
            all => all.iter().all(|&card| leads(rec, game, cards, card)),
        };
        SetupError::if_forbidden(!may_lead && rec.rule(R903_3, false), R903_3, "refused-cannot-be-commander")?;
    }
    Ok(())
}

/// Whether a card may be the only commander of a deck: a legendary creature (903.3), in Brawl a legendary planeswalker as
/// well (903.12c), and what says so of itself (903.3a).
fn leads<R: Recorder>(rec: &R, game: &CommanderGame, cards: &Cards, card: CardId) -> bool {
    let values = cards.values(cards.front(card));
    let is_legendary = values.supertypes.has(Supertype::Legendary);
    let is_planeswalker = is_legendary && values.types.has(Type::Planeswalker);
    is_legendary && values.types.has(Type::Creature)
        || game.is_brawl && is_planeswalker && rec.rule(R903_12C, false)
        || values.can_be_commander && rec.rule(R903_3A, false)
}

/// Whether the decks are built as the variant has it (903.5).
pub(crate) fn check_decks<R: Recorder>(setup: &Setup, rec: &R) -> Result<(), SetupError> {
    let Some(game) = &setup.commander else { return Ok(()) };
    for (place, deck) in setup.decks.iter().enumerate() {
        let commanders = game.of(place);
        if commanders.is_empty() {
            continue;
        }
        // 702.124b: both of two commanders are among the cards of the deck.
        let leading = if commanders.len() > 1 && rec.rule(R702_124B, false) { commanders.len() } else { 1 };
        let asked = if game.is_brawl && rec.rule(R903_12D, false) { BRAWL_DECK } else { DECK };
        let is_other_size = deck.len() + leading != asked;
        SetupError::if_forbidden(is_other_size && rec.rule(R903_5A, false), R903_5A, "refused-commander-deck-size")?;
        check_names(setup, rec, deck, commanders)?;
        check_colors(setup, rec, game, (deck, commanders))?;
    }
    Ok(())
}

/// Each card but basic lands has a name of its own (903.5b).
fn check_names<R: Recorder>(setup: &Setup, rec: &R, deck: &[CardId], commanders: &[CardId]) -> Result<(), SetupError> {
    let cards = &setup.cards;
    let values = deck.iter().chain(commanders).map(|&card| cards.values(cards.front(card)));
    let others = values.filter(|of| !(of.supertypes.has(Supertype::Basic) && of.is_land()));
    let mut names: Vec<&str> = others.map(|of| of.common_name()).collect();
    names.sort_unstable();
    let has_twice = names.windows(2).any(|pair| pair[0] == pair[1]);
    SetupError::if_forbidden(has_twice && rec.rule(R903_5B, false), R903_5B, "refused-commander-deck-same-name")
}

/// Each card is within the color identity of the commanders (903.5c), and basic land types are as well (903.5d).
fn check_colors<R: Recorder>(
    setup: &Setup,
    rec: &R,
    game: &CommanderGame,
    (deck, commanders): (&[CardId], &[CardId]),
) -> Result<(), SetupError> {
    let cards = &setup.cards;
    let identity = identity_of_commanders(cards, commanders, rec);
    let is_within = |colors: Colors| colors.union(identity) == identity;
    let strange = deck.iter().any(|&card| !is_within(color_identity(cards, card, rec)));
    SetupError::if_forbidden(strange && rec.rule(R903_5C, false), R903_5C, "refused-commander-deck-colors")?;
    let mut produced: SmallVec<[Color; 2]> = SmallVec::new();
    for &card in deck {
        let values = cards.values(cards.front(card));
        let colors = values.subtypes.basic_lands().filter_map(|place| Color::ALL.get(usize::from(place)));
        let is_basic = values.supertypes.has(Supertype::Basic);
        for &color in colors.filter(|&&color| !identity.has(color)) {
            // 903.12e: a commander without colors has basic lands of one type.
            let is_chosen = is_basic && produced.iter().all(|other| *other == color);
            let is_allowed = game.is_brawl && identity.is_empty() && is_chosen && rec.rule(R903_12E, false);
            produced.push(color);
            SetupError::if_forbidden(!is_allowed && rec.rule(R903_5D, false), R903_5D, "refused-commander-deck-lands")?;
        }
    }
    Ok(())
}

/// The color identity of a deck's commanders: that of both together (702.124c).
pub(crate) fn identity_of_commanders<R: Recorder>(cards: &Cards, commanders: &[CardId], rec: &R) -> Colors {
    let mut all = commanders.iter().map(|&card| color_identity(cards, card, rec));
    let first = all.next().unwrap_or(Colors::NONE);
    match all.next() {
        Some(other) if rec.rule(R702_124C, false) => first.union(other),
        _ => first,
    }
}

/// The color identity of a card (903.4): the colors of its mana cost, of the mana symbols in its text, and of its color
/// indicator.
pub(crate) fn color_identity<R: Recorder>(cards: &Cards, card: CardId, rec: &R) -> Colors {
    let faces = cards.faces(card).filter(|&face| match cards.part(face) {
        // 903.4d: backs count.
        Part::Back => rec.rule(R903_4D, false),
        // 903.4e: so do alternative characteristics, as those of an Adventure.
        Part::Inset | Part::Bottom | Part::Alternative => rec.rule(R903_4E, false),
        Part::Alone | Part::Front | Part::Whole | Part::Left | Part::Right | Part::Locked => true,
    });
    faces.map(|face| identity_of_face(cards, face, rec)).fold(Colors::NONE, Colors::union)
}

fn identity_of_face<R: Recorder>(cards: &Cards, face: FaceId, rec: &R) -> Colors {
    let sources = cards.color_sources(face);
    let own = sources.plain.union(sources.special).union(sources.indicator);
    let symbols = cards.values(face).text_symbols;
    if !symbols.is_empty() && rec.rule(R903_4, false) { own.union(symbols) } else { own }
}
