//! The kinds of word lists.

/// The word lists of a language, in lower case. Words are separated by spaces.
pub(super) struct StopWords {
    /// Stop words for every use.
    pub(super) common: &'static str,
    /// More stop words of questions, without accents.
    pub(super) search: &'static str,
    /// More stop words of running text, which no term begins or ends with.
    pub(super) names: &'static str,
    /// More stop words of headwords, which are not inflected.
    pub(super) headwords: &'static str,
    /// Words that connect the nouns of one name.
    pub(super) connectors: &'static str,
    /// Determiners: words that only nouns follow.
    pub(super) determiners: &'static str,
    /// Articles that are spelled like pronouns: a noun need not follow.
    pub(super) pronoun_articles: &'static str,
    /// Definite articles, without accents.
    pub(super) definite_articles: &'static str,
    /// Indefinite articles, without accents.
    pub(super) indefinite_articles: &'static str,
    /// Words that start a sentence but not a name, without accents.
    pub(super) sentence_openers: &'static str,
    /// Frequent words that tell the language of a text, without accents.
    pub(super) detection: &'static str,
}
