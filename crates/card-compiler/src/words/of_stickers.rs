//! Phrases about stickers and about names that are given, in each language.

use vademecum_abilities::StickerKind;
use vademecum_vocab::Lang;

use super::Row;
use crate::{
    atom::Atom::{self, OfKeyword},
    keyword_word::KeywordWord,
    sticker_word::StickerWord,
};

const fn put(kind: Option<StickerKind>) -> Atom {
    OfKeyword(KeywordWord::OfSticker(StickerWord::Put(kind)))
}

const fn with(kind: Option<StickerKind>) -> Atom {
    OfKeyword(KeywordWord::OfSticker(StickerWord::Stickered(kind)))
}

const NAME: Option<StickerKind> = Some(StickerKind::Name);
const ABILITY: Option<StickerKind> = Some(StickerKind::Ability);
const SIZE: Option<StickerKind> = Some(StickerKind::Size);
const ART: Option<StickerKind> = Some(StickerKind::Art);
const MOVE: Atom = OfKeyword(KeywordWord::OfSticker(StickerWord::MoveFrom));
const VOWEL: Atom = OfKeyword(KeywordWord::OfSticker(StickerWord::UniqueVowel));
const LETTER: Atom = OfKeyword(KeywordWord::OfSticker(StickerWord::Letter));
const ON_IT: Atom = OfKeyword(KeywordWord::OfSticker(StickerWord::OnThatSticker));
const KICKER: Atom = OfKeyword(KeywordWord::OfSticker(StickerWord::Kicker));
const IS_NAMED: Atom = OfKeyword(KeywordWord::OfSticker(StickerWord::IsNamed));
const POWER: Atom = OfKeyword(KeywordWord::OfSticker(StickerWord::PowerOfSticker));

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("pon una pegatina en|poner una pegatina en", put(None)),
            ("pon una pegatina de nombre en|poner una pegatina de nombre en", put(NAME)),
            ("pon una pegatina de habilidad en|poner una pegatina de habilidad en", put(ABILITY)),
            ("pon una pegatina de fuerza y resistencia en|poner una pegatina de fuerza y resistencia en", put(SIZE)),
            ("pon una pegatina de arte en|poner una pegatina de arte en", put(ART)),
            ("mueve una pegatina de|mueve una pegatina desde|mover una pegatina de", MOVE),
            ("con pegatinas|que tenga pegatinas|que tengan pegatinas", with(None)),
            ("con pegatinas de arte|con una pegatina de arte", with(ART)),
            ("vocal diferente en esa pegatina|vocal diferente de esa pegatina", VOWEL),
            ("que te pertenece|que te pertenezca|de tu propiedad", Atom::YouOwn),
            ("letra", LETTER),
            ("en esa pegatina", ON_IT),
            ("la fuerza de esa pegatina", POWER),
            ("se llama|se llaman", IS_NAMED),
            ("estímulo de pegatina", KICKER),
        ],
        Lang::Pt => vec![
            ("coloque um adesivo em|coloque um adesivo na|coloque um adesivo no|colocar um adesivo em", put(None)),
            ("coloque um adesivo de nome em|coloque um adesivo de nome na|coloque um adesivo de nome no", put(NAME)),
            (
                "coloque um adesivo de habilidade em|coloque um adesivo de habilidade na|coloque um adesivo de habilidade no",
                put(ABILITY),
            ),
            (
                "coloque um adesivo de poder e resistência em|coloque um adesivo de poder e resistência na|coloque um adesivo de poder e resistência no",
                put(SIZE),
            ),
            ("coloque um adesivo de arte em|coloque um adesivo de arte na|coloque um adesivo de arte no", put(ART)),
            ("mova um adesivo de|mova um adesivo da|mova um adesivo do", MOVE),
            ("com adesivos|que tenha adesivos|que tenham adesivos", with(None)),
            ("com adesivos de arte|com um adesivo de arte", with(ART)),
            ("vogal diferente naquele adesivo|vogal diferente daquele adesivo", VOWEL),
            ("que lhe pertence|do qual você é dono|da qual você é dono", Atom::YouOwn),
            ("letra", LETTER),
            ("naquele adesivo", ON_IT),
            ("o poder daquele adesivo", POWER),
            ("se chama|se chamam", IS_NAMED),
            ("reforçar com adesivo", KICKER),
        ],
        Lang::En => vec![
            ("put a sticker on", put(None)),
            ("put a name sticker on", put(NAME)),
            ("put an ability sticker on", put(ABILITY)),
            ("put a power and toughness sticker on", put(SIZE)),
            ("put an art sticker on", put(ART)),
            ("move a sticker from", MOVE),
            ("stickered", with(None)),
            ("with an art sticker on it|with art stickers on them", with(ART)),
            ("unique vowel on that sticker", VOWEL),
            ("letter", LETTER),
            ("on that sticker", ON_IT),
            ("the power of that sticker|that sticker's power", POWER),
            ("is named|are named", IS_NAMED),
            ("sticker kicker", KICKER),
        ],
    }
}
