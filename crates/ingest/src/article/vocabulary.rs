//! The words that switch the grammar of articles between languages.

use std::sync::LazyLock;

use vademecum_vocab::Lang;

use crate::vocabulary::list;

/// The words of an encyclopedia around and inside its articles. All folded: lower case, without accents.
#[derive(Debug)]
pub(super) struct ArticleVocabulary {
    /// Words that open the line above a quotation: `From the Comprehensive Rules (…)`.
    pub(super) from: &'static [&'static str],
    /// Headings of what closes an article: its sources, and other pages to read.
    pub(super) sources: &'static [&'static str],
    pub(super) advertisement: &'static [&'static str],
    /// Verbs that say what something is; not folded, for `é` is one and `e` is not.
    pub(super) is: &'static [&'static str],
    /// Verbs that say what a card reads or has; not folded.
    pub(super) says: &'static [&'static str],
    /// Words between a subject and its verb.
    pub(super) adverbs: &'static [&'static str],
}

static ES: LazyLock<ArticleVocabulary> = LazyLock::new(|| ArticleVocabulary {
    from: list("de|del|segun"),
    sources: list("fuentes|fuente|referencias|notas|vease tambien|ver tambien|vea tambien|enlaces externos"),
    advertisement: list("publicidad|anuncio|anuncios"),
    is: list("es|son"),
    says: list("dice|dicen|tiene|tienen"),
    adverbs: list("no|nunca|siempre|tambien|solo|ya"),
});

static PT: LazyLock<ArticleVocabulary> = LazyLock::new(|| ArticleVocabulary {
    from: list("de|do|da|das|segundo"),
    sources: list("fontes|fonte|referencias|notas|veja tambem|ver tambem|ligacoes externas|links externos"),
    advertisement: list("publicidade|anuncio|anuncios"),
    is: list("é|são"),
    says: list("diz|dizem|tem|têm"),
    adverbs: list("nao|nunca|sempre|tambem|so|ja"),
});

static EN: LazyLock<ArticleVocabulary> = LazyLock::new(|| ArticleVocabulary {
    from: list("from|per"),
    sources: list("sources|source|references|notes|see also|external links"),
    advertisement: list("advertisement|advertisements"),
    is: list("is|are"),
    says: list("says|say|reads|read|has|have"),
    adverbs: list("never|always|also|only"),
});

impl ArticleVocabulary {
    /// The phrases of a language.
    pub(super) fn of(lang: Lang) -> &'static ArticleVocabulary {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }
}
