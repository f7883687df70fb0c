//! Card types of casual variants, and phrases about planar decks and scheme decks, in each language.

use vademecum_abilities as of;
use vademecum_vocab::Lang;

use super::Row;
use crate::{
    atom::Atom::{self, OfVariant, Supertype, Type},
    variant_word::VariantWord,
};

const PLANESWALK: Atom = OfVariant(VariantWord::Planeswalk);
const ROLL_PLANAR_DIE: Atom = OfVariant(VariantWord::RollPlanarDie);
const CHAOS_ENSUES: Atom = OfVariant(VariantWord::ChaosEnsues);
const SET_IN_MOTION: Atom = OfVariant(VariantWord::SetInMotion);
const ABANDON_THIS: Atom = OfVariant(VariantWord::AbandonThis);
const UNTIL_PLANESWALK: Atom = OfVariant(VariantWord::UntilPlaneswalk);
const ENCOUNTER_THIS: Atom = OfVariant(VariantWord::EncounterThis);
const SET_THIS_IN_MOTION: Atom = OfVariant(VariantWord::SetThisInMotion);
const WALK_TO_THIS: Atom = OfVariant(VariantWord::WalkToThis);
const WALK_AWAY_FROM_THIS: Atom = OfVariant(VariantWord::WalkAwayFromThis);
const PLAYER_WALKS: Atom = OfVariant(VariantWord::PlayerWalks);
const MANA_VALUE_OF_COMMANDER: Atom = OfVariant(VariantWord::ManaValueOfCommander);
const MANA_OF_IDENTITY: Atom = OfVariant(VariantWord::ManaOfIdentity);
const LEAVING_IN_EXILE: Atom = OfVariant(VariantWord::LeavingInExile);
const COMMANDER: Atom = OfVariant(VariantWord::Commander);
const CHOSEN_NAMES: Atom = OfVariant(VariantWord::ChosenNames);
const BEGIN_FIRST: Atom = OfVariant(VariantWord::BeginFirst);
const STARTING_HAND_IS: Atom = OfVariant(VariantWord::StartingHandIs);

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("plano|planos", Type(of::Type::Plane)),
            ("fenómeno|fenómenos", Type(of::Type::Phenomenon)),
            ("plan|planes", Type(of::Type::Scheme)),
            ("vanguard", Type(of::Type::Vanguard)),
            ("conspiración|conspiraciones", Type(of::Type::Conspiracy)),
            ("continuo|continuos", Supertype(of::Supertype::Ongoing)),
            ("camina por los planos|caminas por los planos", PLANESWALK),
            ("lanza el dado planar|lanzas el dado planar", ROLL_PLANAR_DIE),
            ("surge el caos|surja el caos", CHAOS_ENSUES),
            ("pon en marcha el primer plan de tu mazo de planes", SET_IN_MOTION),
            ("abandona este plan|abandones este plan", ABANDON_THIS),
            ("hasta que un jugador camine por los planos", UNTIL_PLANESWALK),
            ("encuentres este fenómeno", ENCOUNTER_THIS),
            ("pongas en marcha este plan", SET_THIS_IN_MOTION),
            ("camines a este plano", WALK_TO_THIS),
            ("dejes este plano", WALK_AWAY_FROM_THIS),
            ("un jugador camine por los planos", PLAYER_WALKS),
            ("comandante|comandantes", COMMANDER),
            ("valor de maná de tu comandante", MANA_VALUE_OF_COMMANDER),
            ("maná de cualquier color que esté en la identidad de color de tu comandante", MANA_OF_IDENTITY),
            ("dejando en el exilio", LEAVING_IN_EXILE),
            ("con uno de los nombres elegidos", CHOSEN_NAMES),
            ("eres el jugador inicial", BEGIN_FIRST),
            ("el tamaño de tu mano inicial es", STARTING_HAND_IS),
        ],
        Lang::Pt => vec![
            ("plano|planos", Type(of::Type::Plane)),
            ("fenômeno|fenômenos", Type(of::Type::Phenomenon)),
            ("esquema|esquemas", Type(of::Type::Scheme)),
            ("vanguard", Type(of::Type::Vanguard)),
            ("conspiração|conspirações", Type(of::Type::Conspiracy)),
            ("contínuo|contínuos", Supertype(of::Supertype::Ongoing)),
            ("vague pelos planos|vaga pelos planos", PLANESWALK),
            ("role o dado planar|rola o dado planar", ROLL_PLANAR_DIE),
            ("o caos se instaura|o caos se instaurar", CHAOS_ENSUES),
            ("acione o esquema do topo de seu deck de esquemas", SET_IN_MOTION),
            ("abandone este esquema|você abandonar este esquema", ABANDON_THIS),
            ("até que um jogador vague pelos planos", UNTIL_PLANESWALK),
            ("você encontrar este fenômeno", ENCOUNTER_THIS),
            ("você acionar este esquema", SET_THIS_IN_MOTION),
            ("você vagar para este plano", WALK_TO_THIS),
            ("você vagar para fora deste plano", WALK_AWAY_FROM_THIS),
            ("um jogador vagar pelos planos", PLAYER_WALKS),
            ("comandante|comandantes", COMMANDER),
            ("valor de mana de seu comandante", MANA_VALUE_OF_COMMANDER),
            ("mana de qualquer cor que esteja na identidade de cor de seu comandante", MANA_OF_IDENTITY),
            ("deixando no exílio", LEAVING_IN_EXILE),
            ("com um dos nomes escolhidos", CHOSEN_NAMES),
            ("você é o jogador inicial", BEGIN_FIRST),
            ("o tamanho da sua mão inicial é", STARTING_HAND_IS),
        ],
        Lang::En => vec![
            ("plane|planes", Type(of::Type::Plane)),
            ("phenomenon|phenomena", Type(of::Type::Phenomenon)),
            ("scheme|schemes", Type(of::Type::Scheme)),
            ("vanguard", Type(of::Type::Vanguard)),
            ("conspiracy|conspiracies", Type(of::Type::Conspiracy)),
            ("ongoing", Supertype(of::Supertype::Ongoing)),
            ("planeswalks", PLANESWALK),
            ("roll the planar die|rolls the planar die", ROLL_PLANAR_DIE),
            ("chaos ensues", CHAOS_ENSUES),
            ("set the top scheme of your scheme deck in motion", SET_IN_MOTION),
            ("abandon this scheme|you abandon this scheme", ABANDON_THIS),
            ("until a player planeswalks", UNTIL_PLANESWALK),
            ("you encounter this phenomenon", ENCOUNTER_THIS),
            ("you set this scheme in motion", SET_THIS_IN_MOTION),
            ("you planeswalk to this plane", WALK_TO_THIS),
            ("you planeswalk away from this plane", WALK_AWAY_FROM_THIS),
            ("a player planeswalks", PLAYER_WALKS),
            ("commander|commanders", COMMANDER),
            ("mana value of your commander|the mana value of your commander", MANA_VALUE_OF_COMMANDER),
            ("mana of any color in your commander’s color identity", MANA_OF_IDENTITY),
            ("leaving in exile", LEAVING_IN_EXILE),
            ("with one of the chosen names", CHOSEN_NAMES),
            ("you are the starting player", BEGIN_FIRST),
            ("your starting hand size is", STARTING_HAND_IS),
        ],
    }
}
