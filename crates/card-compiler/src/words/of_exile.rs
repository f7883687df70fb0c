//! Phrases about cards that an object has exiled, about when spells may be cast, and about each of several targets, in each
//! language.

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
const FOR_EACH: Atom = Of(PlaceWord::ForEachOfThem);
const THAT_TARGET: Atom = Of(PlaceWord::ThatTarget);

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("exiliada con|exiliadas con", EXILED_WITH),
            ("como si tuvieran destello|como si tuvieran la habilidad de destello", AS_THOUGH_FLASH),
            ("lanzarla este turno|lanzarlo este turno|lanzar esa carta este turno", CAST_IT),
            ("jugarla este turno|jugarlo este turno|jugar esa carta este turno", PLAY_IT),
            ("por cada uno de ellos|por cada una de ellas|por cada uno de esos objetivos", FOR_EACH),
            ("ese objetivo", THAT_TARGET),
        ],
        Lang::Pt => vec![
            ("exilado com|exilados com", EXILED_WITH),
            ("como se tivessem lampejo|como se tivessem a habilidade de lampejo", AS_THOUGH_FLASH),
            ("conjurá-lo neste turno|conjurá-la neste turno|conjurar aquele card neste turno", CAST_IT),
            ("jogá-lo neste turno|jogá-la neste turno|jogar aquele card neste turno", PLAY_IT),
            ("para cada um deles|para cada uma delas|para cada um desses alvos", FOR_EACH),
            ("aquele alvo|àquele alvo|esse alvo", THAT_TARGET),
        ],
        Lang::En => vec![
            ("exiled with", EXILED_WITH),
            ("as though they had flash", AS_THOUGH_FLASH),
            ("cast it this turn|cast that card this turn", CAST_IT),
            ("play it this turn|play that card this turn", PLAY_IT),
            ("for each of them|for each of those targets", FOR_EACH),
            ("that target", THAT_TARGET),
        ],
    }
}
