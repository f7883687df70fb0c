//! Phrases about cards that an object has exiled, and about when spells may be cast, in each language.

use vademecum_vocab::Lang;

use super::Row;
use crate::{
    atom::Atom::{self, Of},
    place_word::PlaceWord,
};

const EXILED_WITH: Atom = Of(PlaceWord::ExiledWith);
const CAST_IT: Atom = Of(PlaceWord::CastItThisTurn);
const PLAY_IT: Atom = Of(PlaceWord::PlayItThisTurn);
const AS_THOUGH_FLASH: Atom = Of(PlaceWord::AsThoughFlash);

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("exiliada con|exiliadas con", EXILED_WITH),
            ("como si tuvieran destello|como si tuvieran la habilidad de destello", AS_THOUGH_FLASH),
            ("lanzarla este turno|lanzarlo este turno|lanzar esa carta este turno", CAST_IT),
            ("jugarla este turno|jugarlo este turno|jugar esa carta este turno", PLAY_IT),
        ],
        Lang::Pt => vec![
            ("exilado com|exilados com", EXILED_WITH),
            ("como se tivessem lampejo|como se tivessem a habilidade de lampejo", AS_THOUGH_FLASH),
            ("conjurá-lo neste turno|conjurá-la neste turno|conjurar aquele card neste turno", CAST_IT),
            ("jogá-lo neste turno|jogá-la neste turno|jogar aquele card neste turno", PLAY_IT),
        ],
        Lang::En => vec![
            ("exiled with", EXILED_WITH),
            ("as though they had flash", AS_THOUGH_FLASH),
            ("cast it this turn|cast that card this turn", CAST_IT),
            ("play it this turn|play that card this turn", PLAY_IT),
        ],
    }
}
