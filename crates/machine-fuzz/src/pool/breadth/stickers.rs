//! Sticker sheets, and cards that put stickers on something.

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

/// The sheets and the cards.
pub(super) fn stickers() -> Vec<Card> {
    let sheet =
        |name: &str, stickers: Vec<Sticker>| Card::from(Values { name: name.into(), stickers, ..Values::default() });
    let name = |words: &str| Sticker { tickets: 0, says: StickerText::Name(words.into()) };
    let ability = |number: u8| Sticker { tickets: 1, says: StickerText::Ability(vec![Change::Gain(Keyword(number))]) };
    let size = |tickets: u8, power: i32, toughness: i32| Sticker { tickets, says: StickerText::Size(power, toughness) };
    let put =
        |kind: Option<StickerKind>| Effect::OfStickers(StickerEffect::Put { who: Players::You, kind, on: target(0) });
    let tickets = Effect::PutCounters(Subjects::Players(Players::You), CounterKind::Ticket, number(2));
    let moves = Effect::OfStickers(StickerEffect::Move { who: Players::You, from: target(0), to: target(1) });
    let stickered = Objects::Each(Filter::CREATURE.yours().and(Filter::Stickered(None)));
    let vowels = Amount::OnSticker(StickerMeasure::Vowels, Box::new(target(0)));
    vec![
        sheet("Fair Sheet", vec![name("Old"), ability(9), size(2, 5, 5)]),
        sheet("Circus Sheet", vec![name("Grey"), ability(19), size(0, 1, 4)]),
        sheet("Garden Sheet", vec![Sticker { tickets: 0, says: StickerText::Art }, name("Old"), ability(12)]),
        sheet("Harbour Sheet", vec![name("Sea"), size(3, 8, 8)]),
        instant("Ticket Booth", "1", vec![target_creature()], vec![tickets.into(), put(None).into()]),
        sorcery(
            "Name Tag",
            "U",
            vec![target_creature()],
            vec![put(Some(StickerKind::Name)).into(), Effect::GainLife(Players::You, vowels).into()],
        ),
        instant("Peel Off", "U", vec![target_creature(), target_creature()], one(moves)),
        creature("Flag Bearer", "1W", (1, 1), vec![Ability::Static(Static::new(stickered, vec![pump(1, 1)]))]),
    ]
}
