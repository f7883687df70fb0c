//! The words that switch one grammar between languages.

use vademecum_vocab::Lang;

/// What a language calls the parts of a rules document. All folded: lower case, without accents.
#[derive(Debug)]
pub(crate) struct RulesVocabulary {
    /// Phrases in the title of a Comprehensive Rules document.
    pub(crate) title: &'static [&'static str],
    /// Headings of the table of contents.
    pub(crate) contents: &'static [&'static str],
    /// Headings of the glossary.
    pub(crate) glossary: &'static [&'static str],
    /// Headings of the credits.
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
    pub(crate) months: [&'static str; 12],
}

const ES: RulesVocabulary = RulesVocabulary {
    title: &["reglas completas", "reglas exhaustivas", "reglamento completo", "reglas integrales"],
    contents: &["contenido", "contenidos", "indice", "tabla de contenidos", "tabla de contenido"],
    glossary: &["glosario"],
    credits: &["creditos"],
    example: &["ejemplo", "ejemplos"],
    rule: &["regla", "reglas", "subregla", "subreglas", "capitulo", "capitulos"],
    section: &["seccion", "secciones"],
    point: &["punto", "puntos", "apartado", "apartados"],
    figure: &["figura", "figuras"],
    goes_on: &["se puede dar el caso", "puede darse el caso", "en este caso", "en ese caso", "en tal caso"],
    and: &["y", "e", "o", "u", "y/o", "ni"],
    to: &["a", "al", "hasta"],
    see: &["ver tambien", "vea tambien", "vease tambien", "ver", "vea", "vease", "consulta", "consultar"],
    months: [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ],
};

const PT: RulesVocabulary = RulesVocabulary {
    title: &["regras abrangentes", "regras completas", "regras detalhadas", "regras compreensivas"],
    contents: &["conteudo", "conteudos", "indice", "sumario"],
    glossary: &["glossario"],
    credits: &["creditos"],
    example: &["exemplo", "exemplos"],
    rule: &["regra", "regras", "sub-regra", "sub-regras", "subregra", "subregras", "capitulo", "capitulos"],
    section: &["secao", "secoes", "seccao", "seccoes"],
    point: &["ponto", "pontos", "item", "itens"],
    figure: &["figura", "figuras"],
    goes_on: &["pode acontecer que", "pode ser que", "neste caso", "nesse caso", "em tal caso"],
    and: &["e", "ou", "e/ou", "nem"],
    to: &["a", "ate"],
    see: &["ver tambem", "veja tambem", "consulte tambem", "ver", "veja", "consulte", "consultar"],
    months: [
        "janeiro",
        "fevereiro",
        "marco",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro",
    ],
};

const EN: RulesVocabulary = RulesVocabulary {
    title: &["comprehensive rules", "complete rules"],
    contents: &["contents", "table of contents", "index"],
    glossary: &["glossary"],
    credits: &["credits"],
    example: &["example", "examples"],
    rule: &["rule", "rules", "subrule", "subrules", "chapter", "chapters", "cr"],
    section: &["section", "sections"],
    point: &["point", "points", "item", "items"],
    figure: &["figure", "figures"],
    goes_on: &["it may happen", "it can happen", "in this case", "in that case", "in such a case"],
    and: &["and", "or", "and/or", "nor"],
    to: &["to", "through", "thru"],
    see: &["see also", "see"],
    months: [
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ],
};

impl RulesVocabulary {
    /// The words of a language.
    pub(crate) const fn of(lang: Lang) -> &'static RulesVocabulary {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }
}

/// Whether a folded text is one of a list's words, apart from marks around it.
pub(crate) fn is_one_of(folded: &str, list: &[&str]) -> bool {
    let bare = folded.trim_matches(|c: char| !c.is_alphanumeric());
    list.contains(&bare)
}
