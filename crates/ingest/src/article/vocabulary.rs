//! The words that switch the grammar of articles between languages.

use vademecum_vocab::Lang;

/// What an encyclopedia says around and inside its articles. All folded: lower case, without accents.
#[derive(Debug)]
pub(super) struct ArticleVocabulary {
    /// Words that open the line above a quotation: `From the Comprehensive Rules (…)`.
    pub(super) from: &'static [&'static str],
    /// Headings of what closes an article: its sources, and other pages to read.
    pub(super) sources: &'static [&'static str],
    /// What advertisements are called.
    pub(super) advertisement: &'static [&'static str],
    /// Verbs that say what something is; not folded, for `é` is one and `e` is not.
    pub(super) is: &'static [&'static str],
    /// Verbs that say what a card reads or has; not folded.
    pub(super) says: &'static [&'static str],
    /// Words between a subject and its verb.
    pub(super) adverbs: &'static [&'static str],
}

const ES: ArticleVocabulary = ArticleVocabulary {
    from: &["de", "del", "segun"],
    sources: &[
        "fuentes",
        "fuente",
        "referencias",
        "notas",
        "vease tambien",
        "ver tambien",
        "vea tambien",
        "enlaces externos",
    ],
    advertisement: &["publicidad", "anuncio", "anuncios"],
    is: &["es", "son"],
    says: &["dice", "dicen", "tiene", "tienen"],
    adverbs: &["no", "nunca", "siempre", "tambien", "solo", "ya"],
};

const PT: ArticleVocabulary = ArticleVocabulary {
    from: &["de", "do", "da", "das", "segundo"],
    sources: &[
        "fontes",
        "fonte",
        "referencias",
        "notas",
        "veja tambem",
        "ver tambem",
        "ligacoes externas",
        "links externos",
    ],
    advertisement: &["publicidade", "anuncio", "anuncios"],
    is: &["é", "são"],
    says: &["diz", "dizem", "tem", "têm"],
    adverbs: &["nao", "nunca", "sempre", "tambem", "so", "ja"],
};

const EN: ArticleVocabulary = ArticleVocabulary {
    from: &["from", "per"],
    sources: &["sources", "source", "references", "notes", "see also", "external links"],
    advertisement: &["advertisement", "advertisements"],
    is: &["is", "are"],
    says: &["says", "say", "reads", "read", "has", "have"],
    adverbs: &["never", "always", "also", "only"],
};

impl ArticleVocabulary {
    /// The phrases of a language.
    pub(super) const fn of(lang: Lang) -> &'static ArticleVocabulary {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }
}
