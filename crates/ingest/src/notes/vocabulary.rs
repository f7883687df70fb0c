//! The words that switch the grammar of set notes between languages. All folded.

use std::sync::LazyLock;

use vademecum_text::inflect::object_clitics;
use vademecum_vocab::Lang;

use crate::vocabulary::list;

/// The words of a language for the parts of set notes and of cards.
#[derive(Debug)]
pub(super) struct NotesVocabulary {
    /// Whether names may be printed in English first, with the translation in brackets.
    pub(super) translated: bool,
    /// The heading of the general notes.
    pub(super) general: &'static [&'static str],
    /// Beginnings (in English, ends) of the headings of sections of cards.
    pub(super) cards: &'static [&'static str],
    /// Words that announce the name on a second title bar.
    pub(super) alternative: &'static [&'static str],
    /// Words that announce a colour indicator.
    pub(super) indicator: &'static [&'static str],
    pub(super) types: &'static [&'static str],
    /// What else stands before the dash of a type line.
    pub(super) supertypes: &'static [&'static str],
    /// Types of cards whose text tells what happens, one instruction after the other.
    pub(super) spells: &'static [&'static str],
    /// Beginnings of paragraphs of rules text.
    pub(super) openers: &'static [&'static str],
    /// Beginnings of sentences that continue the one before.
    pub(super) riders: &'static [&'static str],
    /// Endings of verbs with an object pronoun (`regrésalo`).
    pub(super) enclitics: &'static [&'static str],
}

static ES: LazyLock<NotesVocabulary> = LazyLock::new(|| NotesVocabulary {
    translated: true,
    general: list("notas generales"),
    cards: list(
        "notas de cartas especificas|notas sobre cartas especificas|notas especificas de cartas|\
         notas especificas sobre cartas|notas de las cartas",
    ),
    alternative: list("nombre alternativo"),
    indicator: list("indicador de color"),
    types: list("criatura|artefacto|encantamiento|tierra|instantaneo|conjuro|planeswalker|batalla|estirpe|tribal"),
    supertypes: list("legendaria|legendario|basica|basico|nevada|nevado|mundo|mundial"),
    spells: list("instantaneo|conjuro"),
    openers: list(
        "cuando |siempre que |al comienzo |al final |mientras |en cuanto |durante tu turno|durante el turno|\
         una vez |como coste adicional|te cuesta |les cuesta |si fueras |si un |si una |el permanente |\
         la criatura |las |los |otras |otros |esta |este |tus oponentes |cada criatura que controlas |elige un",
    ),
    riders: list(
        "luego|cuando lo hagas|cuando lances el proximo |cuando lances la proxima |mientras esa |mientras ese |\
         despues|si |puedes |gana |ganan |ganas |tiene |tienen |activa |exilia |ponla |ponlo |hasta |\
         de lo contrario|de otro modo|cada oponente que |cada jugador que |te conviertes |durante cualquier |esa |\
         ese |esas |esos |esta habilidad |este efecto |este mana |la ficha |las fichas |ella |el |ellas |ellos |\
         usa este |haz esto |repite |baraja|prolifera|adivina |escruta |muele |pon el resto|elige nuevos",
    ),
    enclitics: object_clitics(Lang::Es),
});

static PT: LazyLock<NotesVocabulary> = LazyLock::new(|| NotesVocabulary {
    translated: true,
    general: list("notas gerais"),
    cards: list(
        "notas sobre cards especificos|notas de cards especificos|notas especificas de cards|\
         notas especificas sobre cards|notas sobre cartas especificas|notas de cartas especificas",
    ),
    alternative: list("nome alternativo"),
    indicator: list("indicador de cor"),
    types: list(
        "criatura|artefato|encantamento|terreno|instantanea|instantaneo|feitico|planeswalker|batalha|estirpe|\
         tribal",
    ),
    supertypes: list("lendaria|lendario|basica|basico|da|de|neve|magica|mundial"),
    spells: list("instantanea|instantaneo|feitico"),
    openers: list(
        "quando |toda vez que |sempre que |no inicio |no comeco |no final |enquanto |durante seu turno|uma vez |\
         como um custo adicional|como custo adicional|se voce fosse |se um |se uma |o permanente |a criatura |as |\
         os |outras |outros |esta |este |seus oponentes |cada criatura que voce controla |escolha um",
    ),
    riders: list(
        "depois|quando fizer isso|quando o fizer|quando conjurar a proxima |em seguida|entao|se |voce pode |\
         voce ganha |ganha |ganham |tem |ative |ate |caso contrario|cada oponente que |cada jogador que |\
         voce se torna |aquela |aquele |aquelas |aqueles |essa |esse |esta habilidade |este efeito |este mana |\
         a ficha |as fichas |ela |ele |elas |eles |use este |faca isso |repita |embaralhe|prolifere|\
         coloque o restante|escolha novos",
    ),
    enclitics: object_clitics(Lang::Pt),
});

static EN: LazyLock<NotesVocabulary> = LazyLock::new(|| NotesVocabulary {
    translated: false,
    general: list("general notes"),
    cards: list("card-specific notes|card specific notes"),
    alternative: list("alternate name|alternative name"),
    indicator: list("color indicator|colour indicator"),
    types: list("creature|artifact|enchantment|land|instant|sorcery|planeswalker|battle|kindred|tribal"),
    supertypes: list("legendary|basic|snow|world"),
    spells: list("instant|sorcery"),
    openers: list(
        "when |whenever |at the beginning |at the end |as long as |as an additional cost|during your turn|once |\
         if you would |if a |if an |if one or more |other |creatures |equipped |enchanted |this |your opponents |\
         players |spells |all |each creature you control |choose one|choose two",
    ),
    riders: list(
        "then |when you do|when you next |as long as that |if |you may |you gain |you become |that |those |it |\
         its |they |he |she |activate |this ability |this effect |this mana |do this |until |otherwise|\
         each opponent who |each player who |the token|spend this |repeat |shuffle|proliferate|put the rest|\
         choose new ",
    ),
    enclitics: object_clitics(Lang::En),
});

impl NotesVocabulary {
    /// The words of a language.
    pub(super) fn of(lang: Lang) -> &'static NotesVocabulary {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }
}
