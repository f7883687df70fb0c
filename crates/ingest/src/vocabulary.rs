//! The words that switch one grammar between languages.

use std::sync::LazyLock;

use vademecum_vocab::Lang;

/// The words of a language for the parts of a rules document. All folded: lower case, without accents.
#[derive(Debug)]
pub(crate) struct RulesVocabulary {
    /// Phrases in the title of a Comprehensive Rules document.
    pub(crate) title: &'static [&'static str],
    /// Headings of the table of contents.
    pub(crate) contents: &'static [&'static str],
    pub(crate) glossary: &'static [&'static str],
    pub(crate) credits: &'static [&'static str],
    /// Words that announce an example.
    pub(crate) example: &'static [&'static str],
    /// Words that announce the number of a chapter, rule or subrule.
    pub(crate) rule: &'static [&'static str],
    /// Words that announce the number of a section.
    pub(crate) section: &'static [&'static str],
    /// Words that announce the number of a decimal heading, in documents that have those.
    pub(crate) point: &'static [&'static str],
    /// Words that announce a picture.
    pub(crate) figure: &'static [&'static str],
    /// Phrases that go on with the case of an example.
    pub(crate) goes_on: &'static [&'static str],
    /// Words that join the last members of a list.
    pub(crate) and: &'static [&'static str],
    /// Words that join the ends of a range.
    pub(crate) to: &'static [&'static str],
    /// Phrases that send a glossary's reader elsewhere, longest first.
    pub(crate) see: &'static [&'static str],
    /// Month names, January first.
    pub(crate) months: &'static [&'static str],
}

static ES: LazyLock<RulesVocabulary> = LazyLock::new(|| RulesVocabulary {
    title: list("reglas completas|reglas exhaustivas|reglamento completo|reglas integrales"),
    contents: list("contenido|contenidos|indice|tabla de contenidos|tabla de contenido"),
    glossary: list("glosario"),
    credits: list("creditos"),
    example: list("ejemplo|ejemplos"),
    rule: list("regla|reglas|subregla|subreglas|capitulo|capitulos"),
    section: list("seccion|secciones"),
    point: list("punto|puntos|apartado|apartados"),
    figure: list("figura|figuras"),
    goes_on: list("se puede dar el caso|puede darse el caso|en este caso|en ese caso|en tal caso"),
    and: list("y|e|o|u|y/o|ni"),
    to: list("a|al|hasta"),
    see: list("ver tambien|vea tambien|vease tambien|ver|vea|vease|consulta|consultar"),
    months: list("enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"),
});

static PT: LazyLock<RulesVocabulary> = LazyLock::new(|| RulesVocabulary {
    title: list("regras abrangentes|regras completas|regras detalhadas|regras compreensivas"),
    contents: list("conteudo|conteudos|indice|sumario"),
    glossary: list("glossario"),
    credits: list("creditos"),
    example: list("exemplo|exemplos"),
    rule: list("regra|regras|sub-regra|sub-regras|subregra|subregras|capitulo|capitulos"),
    section: list("secao|secoes|seccao|seccoes"),
    point: list("ponto|pontos|item|itens"),
    figure: list("figura|figuras"),
    goes_on: list("pode acontecer que|pode ser que|neste caso|nesse caso|em tal caso"),
    and: list("e|ou|e/ou|nem"),
    to: list("a|ate"),
    see: list("ver tambem|veja tambem|consulte tambem|ver|veja|consulte|consultar"),
    months: list("janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro"),
});

static EN: LazyLock<RulesVocabulary> = LazyLock::new(|| RulesVocabulary {
    title: list("comprehensive rules|complete rules"),
    contents: list("contents|table of contents|index"),
    glossary: list("glossary"),
    credits: list("credits"),
    example: list("example|examples"),
    rule: list("rule|rules|subrule|subrules|chapter|chapters|cr"),
    section: list("section|sections"),
    point: list("point|points|item|items"),
    figure: list("figure|figures"),
    goes_on: list("it may happen|it can happen|in this case|in that case|in such a case"),
    and: list("and|or|and/or|nor"),
    to: list("to|through|thru"),
    see: list("see also|see"),
    months: list("january|february|march|april|may|june|july|august|september|october|november|december"),
});

impl RulesVocabulary {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static RulesVocabulary {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }
}

/// The items of a list that is written as one text, with `|` between them. They live as long as the program: each list is
/// split once, for a static.
pub(crate) fn list(text: &'static str) -> &'static [&'static str] {
    text.split('|').collect::<Vec<_>>().leak()
}

/// Whether a folded text is one of a list's words, apart from marks around it.
pub(crate) fn is_one_of(folded: &str, list: &[&str]) -> bool {
    let bare = folded.trim_matches(|c: char| !c.is_alphanumeric());
    list.contains(&bare)
}
