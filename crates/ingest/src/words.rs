//! The words that switch one grammar between languages.

use vademecum_vocab::{Lang, fold};

/// What a language calls the parts of a rules document. All folded: lower case, without accents.
#[derive(Debug)]
pub(crate) struct Words {
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
    /// Frequent words that give the language away.
    pub(crate) telling: &'static [&'static str],
}

const ES: Words = Words {
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
    telling: &["el", "los", "las", "del", "una", "y", "jugador", "hechizo", "con", "su", "regla"],
};

const PT: Words = Words {
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
    telling: &["o", "os", "as", "do", "da", "uma", "e", "jogador", "magica", "com", "seu", "regra", "nao"],
};

const EN: Words = Words {
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
    telling: &["the", "of", "is", "that", "player", "spell", "with", "and", "rule", "to"],
};

impl Words {
    /// The words of a language.
    pub(crate) const fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }

    /// How many of a text's words are ones that give the language away.
    pub(crate) fn count_telling(&self, text: &str) -> usize {
        text.split_whitespace()
            .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
            .filter(|word| {
                self.telling.iter().any(|telling| telling.eq_ignore_ascii_case(word))
                    || (!word.is_ascii() && self.telling.contains(&fold(word).as_str()))
            })
            .count()
    }
}

/// Whether a folded text is one of a list's words, apart from marks around it.
pub(crate) fn is_one_of(folded: &str, list: &[&str]) -> bool {
    let bare = folded.trim_matches(|c: char| !c.is_alphanumeric());
    list.contains(&bare)
}
/// The language whose telling words are the most frequent, if the text has enough of them.
pub(crate) fn language<'a>(texts: impl Iterator<Item = &'a str>) -> Option<Lang> {
    let mut counts = [0usize; Lang::ALL.len()];
    for text in texts.take(400) {
        for (count, lang) in counts.iter_mut().zip(Lang::ALL) {
            *count += Words::of(lang).count_telling(text);
        }
    }
    let (best, count) = Lang::ALL.into_iter().zip(counts).max_by_key(|&(_, count)| count)?;
    (count >= 3).then_some(best)
}
