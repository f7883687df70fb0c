//! Phrases about single keywords, in each language.

use vademecum_abilities::Keyword;
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
const COMMANDER: Atom = OfKeyword(KeywordWord::YourCommander);
const EXILE_FROM_HAND: Atom = OfKeyword(KeywordWord::ExileFromHandFaceDown);
const BECOMES_FORETOLD: Atom = OfKeyword(KeywordWord::BecomesForetold);
const CASCADE_LAND: Atom = OfKeyword(KeywordWord::PutsLandAsYouCascade);
const PLOT_FROM_GRAVEYARD: Atom = OfKeyword(KeywordWord::PlotsFromGraveyard);
const CHOOSE_SECTOR: Atom = OfKeyword(KeywordWord::ChooseSector);
const THAT_SECTOR: Atom = OfKeyword(KeywordWord::InThatSector);
const SAME_SECTOR: Atom = OfKeyword(KeywordWord::InSameSectorAs);
const CONVOKED_THIS: Atom = OfKeyword(KeywordWord::ConvokedThis);
const CREATURE_DEVOURED: Atom = OfKeyword(KeywordWord::CreatureDevoured);

const COST: Atom = OfKeyword(KeywordWord::Cost);
const EQUALS_MANA_COST: Atom = OfKeyword(KeywordWord::EqualsManaCost);

const SAME_IS_TRUE: Atom = OfKeyword(KeywordWord::SameIsTrue);

/// What a player does by the keyword of a section of chapter 702.
const fn practices(section: u8) -> Atom {
    OfKeyword(KeywordWord::PlayerPractices(Keyword(section)))
}

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("tu mazo inicial contiene solo|tu mazo inicial contiene únicamente", ONLY),
            ("tu mazo inicial contiene al menos", AT_LEAST),
            ("cartas más que el tamaño mínimo de mazo", ABOVE_MINIMUM),
            ("cada carta que no sea tierra de tu mazo inicial tiene un nombre diferente", DIFFERENT_NAMES),
            ("lo mismo es cierto para|lo mismo vale para|lo mismo se aplica a", SAME_IS_TRUE),
            ("tu comandante", COMMANDER),
            ("perfeccionado|perfeccionada", Atom::Keyword(Keyword(150))),
            ("exilia una carta de tu mano boca abajo", EXILE_FROM_HAND),
            ("esa carta queda profetizada con coste de profetizar", BECOMES_FORETOLD),
            (
                "al usar la habilidad de cascada, puedes poner una carta de tierra de entre las exiliadas en el campo de batalla girada",
                CASCADE_LAND,
            ),
            ("puedes tramar cartas de tu cementerio", PLOT_FROM_GRAVEYARD),
            ("elige un sector", CHOOSE_SECTOR),
            ("de ese sector|en ese sector", THAT_SECTOR),
            ("del mismo sector que|en el mismo sector que", SAME_SECTOR),
            ("que haya convocado este hechizo|que convocó este hechizo", CONVOKED_THIS),
            ("criatura que haya devorado|criatura que devoró", CREATURE_DEVOURED),
            ("coste de|su coste de", COST),
            ("es igual a su coste de maná|es su coste de maná", EQUALS_MANA_COST),
        ],
        Lang::Pt => vec![
            ("seu deck inicial contém apenas|seu deck inicial contém somente", ONLY),
            ("seu deck inicial contém pelo menos", AT_LEAST),
            ("cards a mais do que o tamanho mínimo do deck", ABOVE_MINIMUM),
            ("cada card que não seja de terreno em seu deck inicial tem um nome diferente", DIFFERENT_NAMES),
            ("o mesmo é verdadeiro para|o mesmo vale para|o mesmo se aplica a", SAME_IS_TRUE),
            ("seu comandante", COMMANDER),
            // To meld has the same word in Portuguese (701.37), but is read in longer phrases only.
            ("fundir", Atom::Keyword(Keyword(102))),
            ("exile um card de sua mão com a face voltada para baixo", EXILE_FROM_HAND),
            ("aquele card fica profetizado com custo de profetizar", BECOMES_FORETOLD),
            (
                "ao usar cascata, você pode colocar um card de terreno dentre os exilados no campo de batalha virado",
                CASCADE_LAND,
            ),
            ("você pode tramar cards de seu cemitério", PLOT_FROM_GRAVEYARD),
            ("escolha um setor", CHOOSE_SECTOR),
            ("naquele setor|nesse setor", THAT_SECTOR),
            ("no mesmo setor que", SAME_SECTOR),
            ("der um presente|dá um presente", practices(174)),
            ("profetizar um card|profetiza um card", practices(143)),
            ("tramar um card|trama um card", practices(170)),
            ("que convocou esta mágica|que tenha convocado esta mágica", CONVOKED_THIS),
            ("criatura que ela devorou|criatura devorada por ela", CREATURE_DEVOURED),
            ("custo de|seu custo de", COST),
            ("é igual ao seu custo de mana|é igual a seu custo de mana|é seu custo de mana", EQUALS_MANA_COST),
        ],
        Lang::En => vec![
            ("your starting deck contains only", ONLY),
            ("your starting deck contains at least", AT_LEAST),
            ("cards more than the minimum deck size", ABOVE_MINIMUM),
            ("each nonland card in your starting deck has a different name", DIFFERENT_NAMES),
            ("the same is true for", SAME_IS_TRUE),
            ("your commander", COMMANDER),
            ("exile a card from your hand face down", EXILE_FROM_HAND),
            ("that card becomes foretold with foretell cost", BECOMES_FORETOLD),
            (
                "as you cascade, you may put a land card from among the exiled cards onto the battlefield tapped",
                CASCADE_LAND,
            ),
            ("you may plot cards from your graveyard", PLOT_FROM_GRAVEYARD),
            ("choose a sector", CHOOSE_SECTOR),
            ("in that sector", THAT_SECTOR),
            ("in the same sector as", SAME_SECTOR),
            ("give a gift", practices(174)),
            ("foretell a card", practices(143)),
            ("plot a card", practices(170)),
            ("that convoked this spell|that convoked it", CONVOKED_THIS),
            ("creature it devoured", CREATURE_DEVOURED),
            ("cost|costs", COST),
            (
                "is equal to its mana cost|is equal to their mana cost|is its mana cost|is their mana cost",
                EQUALS_MANA_COST,
            ),
        ],
    }
}
