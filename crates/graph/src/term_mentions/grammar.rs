//! The reviewed grammar of glossary terms, parsed from `rules/<game>/term-grammar/<lang>.tsv`.

use std::collections::HashMap;

use vademecum_text::{fold, inflect::Alternation};
use vademecum_tsv::TsvError;
use vademecum_vocab::{Game, Lang};

use super::context::{Context, WordClasses};

/// The reviewed grammar of terms: parts of speech, irregular forms, and the contexts that distinguish a term from
/// homographs.
#[derive(Debug, Clone, Default)]
pub struct TermGrammar {
    languages: HashMap<(Game, Lang), HashMap<String, TermEntry>>,
}

#[derive(Debug, Clone, Default)]
pub(super) struct TermEntry {
    /// The words that denote it; empty for a term that is never linked.
    pub(super) lexemes: Vec<Lexeme>,
    /// The contexts to which its forms are limited.
    pub(super) limits: Vec<Limit>,
}

/// A word or phrase in all its forms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Lexeme {
    /// Its citation form; `None` for the name of the term itself.
    pub(super) lemma: Option<String>,
    pub(super) part: Part,
    /// Irregular and derived forms, besides those that follow from the part of speech.
    pub(super) added: Vec<String>,
    /// Regular forms that are left out because they have another sense.
    pub(super) removed: Vec<String>,
}

/// The inflection of a lexeme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// In no way.
    Invariable,
    /// By number.
    Noun,
    /// By gender and number.
    Adjective,
    /// By person, tense and mood.
    Verb(Option<Alternation>),
    /// As a verb, and its participle by gender and number.
    VerbWithParticiple(Option<Alternation>),
    /// Each of several words in its own way.
    Phrase(Option<Alternation>),
}

/// The context to which some forms of a term are limited.
#[derive(Debug, Clone)]
pub(super) struct Limit {
    /// In lower case; all forms if empty.
    pub(super) forms: Vec<String>,
    pub(super) context: Context,
}

impl TermGrammar {
    /// Adds the file of a game and language. A line beginning with `@` names a class of words for contexts.
    ///
    /// # Errors
    /// If a row is not of the form that `rules/README.md` describes.
    pub fn add_tsv(&mut self, file: &str, game: Game, lang: Lang, text: &str) -> Result<(), TsvError> {
        let mut classes = WordClasses::default();
        let terms = self.languages.entry((game, lang)).or_default();
        vademecum_tsv::parse_with_optional_columns(
            file,
            text,
            ["term", "part", "forms", "where"],
            2,
            |[term, part, forms, context]| {
                if let Some(class) = term.strip_prefix('@') {
                    classes.insert(class, &part);
                    return Ok(());
                }
                let limit = Context::parse(&context, &classes).map_err(|why| context.error(why))?;
                let entry = terms.entry(fold(&term)).or_default();
                match &*part {
                    "never" => return Ok(()),
                    "when" => {}
                    _ => entry.lexemes.push(Lexeme::parse(&part, &forms).map_err(|why| part.error(why))?),
                }
                if !limit.is_empty() {
                    let listed = if &*part == "when" { list(&forms).map(str::to_owned).collect() } else { Vec::new() };
                    entry.limits.push(Limit { forms: listed, context: limit });
                }
                Ok(())
            },
        )?;
        Ok(())
    }

    pub(super) fn entry(&self, game: Game, lang: Lang, headword: &str) -> Option<&TermEntry> {
        self.languages.get(&(game, lang))?.get(&fold(headword))
    }

    /// The headwords that are known in a language of a game, folded.
    pub fn headwords(&self, game: Game, lang: Lang) -> impl Iterator<Item = &str> {
        self.languages.get(&(game, lang)).into_iter().flat_map(|terms| terms.keys().map(String::as_str))
    }
}

impl Lexeme {
    /// A lexeme with the regular forms of its part of speech.
    pub(super) fn plain(part: Part) -> Self {
        Lexeme { lemma: None, part, added: Vec::new(), removed: Vec::new() }
    }

    fn parse(part: &str, forms: &str) -> Result<Self, &'static str> {
        let (part, lemma) = match part.split_once(':') {
            Some((part, lemma)) => (part, Some(lemma.trim().to_owned())),
            None => (part, None),
        };
        let mut words = part.split(' ');
        let part = words.next().unwrap_or_default();
        let alternation = words.next().map(|class| class.parse().map_err(|_| "an alternation that is not known"));
        let alternation = alternation.transpose()?;
        let part = match part {
            "name" => Part::Invariable,
            "noun" => Part::Noun,
            "adjective" => Part::Adjective,
            "verb" => Part::Verb(alternation),
            "verb+participle" => Part::VerbWithParticiple(alternation),
            "phrase" => Part::Phrase(alternation),
            _ => return Err("a part of speech that is not known"),
        };
        let mut lexeme = Lexeme { lemma, ..Lexeme::plain(part) };
        for form in list(forms) {
            match (form.strip_prefix('+'), form.strip_prefix('-')) {
                (Some(form), _) => lexeme.added.push(form.to_owned()),
                (_, Some(form)) => lexeme.removed.push(form.to_owned()),
                _ => return Err("a form is added with + or removed with -"),
            }
        }
        Ok(lexeme)
    }
}

pub(super) fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(',').map(str::trim).filter(|item| !item.is_empty())
}
