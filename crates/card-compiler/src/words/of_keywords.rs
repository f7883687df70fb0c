//! Phrases about single keywords, in each language.

use vademecum_vocab::Lang;

use super::Row;
use crate::{
    atom::Atom::{self, OfKeyword},
    keyword_word::KeywordWord,
};

const ONLY: Atom = OfKeyword(KeywordWord::DeckContainsOnly);
const AT_LEAST: Atom = OfKeyword(KeywordWord::DeckContainsAtLeast);
const ABOVE_MINIMUM: Atom = OfKeyword(KeywordWord::CardsAboveMinimum);
const DIFFERENT_NAMES: Atom = OfKeyword(KeywordWord::DeckHasDifferentNames);
const CHOOSE_SECTOR: Atom = OfKeyword(KeywordWord::ChooseSector);
const THAT_SECTOR: Atom = OfKeyword(KeywordWord::InThatSector);
const SAME_SECTOR: Atom = OfKeyword(KeywordWord::InSameSectorAs);

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("tu mazo inicial contiene solo|tu mazo inicial contiene únicamente", ONLY),
            ("tu mazo inicial contiene al menos", AT_LEAST),
            ("cartas más que el tamaño mínimo de mazo", ABOVE_MINIMUM),
            ("cada carta que no sea tierra de tu mazo inicial tiene un nombre diferente", DIFFERENT_NAMES),
            ("elige un sector", CHOOSE_SECTOR),
            ("de ese sector|en ese sector", THAT_SECTOR),
            ("del mismo sector que|en el mismo sector que", SAME_SECTOR),
        ],
        Lang::Pt => vec![
            ("seu deck inicial contém apenas|seu deck inicial contém somente", ONLY),
            ("seu deck inicial contém pelo menos", AT_LEAST),
            ("cards a mais do que o tamanho mínimo do deck", ABOVE_MINIMUM),
            ("cada card que não seja de terreno em seu deck inicial tem um nome diferente", DIFFERENT_NAMES),
            ("escolha um setor", CHOOSE_SECTOR),
            ("naquele setor|nesse setor", THAT_SECTOR),
            ("no mesmo setor que", SAME_SECTOR),
        ],
        Lang::En => vec![
            ("your starting deck contains only", ONLY),
            ("your starting deck contains at least", AT_LEAST),
            ("cards more than the minimum deck size", ABOVE_MINIMUM),
            ("each nonland card in your starting deck has a different name", DIFFERENT_NAMES),
            ("choose a sector", CHOOSE_SECTOR),
            ("in that sector", THAT_SECTOR),
            ("in the same sector as", SAME_SECTOR),
        ],
    }
}
