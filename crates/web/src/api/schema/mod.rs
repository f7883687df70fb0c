//! The shapes of answers, for the description alone: what is answered is written by the crates that own it, and
//! a test holds every kind of answer against this.

#![allow(dead_code, reason = "only their descriptions are used")]

mod node;

use std::collections::BTreeMap;

use utoipa::ToSchema;

pub(in crate::api) use node::{Cards, Chapter, Node, Shown, TermWith};

/// A language.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub(in crate::api) enum Lang {
    Es,
    Pt,
    En,
}

/// A game.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub(in crate::api) enum Game {
    Magic,
    Myl,
}

/// A text that says something: more than white space.
#[derive(ToSchema)]
#[schema(min_length = 1, pattern = r"\S")]
pub(in crate::api) struct Text(String);

/// The date of an edition, as exactly as it is known: `2024-11-08`, `2021-07`, `2025`, or `undated`.
#[derive(ToSchema)]
#[schema(pattern = "^(undated|(19|[2-9][0-9])[0-9]{2}(-((0[1-9]|1[0-2])(-(0[1-9]|1[0-9]|2[0-8]))?|\
                    (0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31))?|\
                    ((19|[2-9][0-9])(0[48]|[2468][048]|[13579][26])|([2468][048]|[3579][26])00)-02-29)$")]
pub(in crate::api) struct EditionDate(String);

/// The id of a document: its work, the date of its edition, its language.
#[derive(ToSchema)]
#[schema(
    pattern = "^[a-z0-9]+(-[a-z0-9]+)*@(undated|(19|[2-9][0-9])[0-9]{2}(-((0[1-9]|1[0-2])(-(0[1-9]|1[0-9]|2[0-8]))?|\
                    (0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31))?|\
                    ((19|[2-9][0-9])(0[48]|[2468][048]|[13579][26])|([2468][048]|[3579][26])00)-02-29)\\.(es|pt|en)$"
)]
pub(in crate::api) struct DocumentId(String);

/// The number of a section, chapter, rule or subrule, or with up to four levels: `7`, `704`, `704.5`, `704.5f`, `4.5.3`.
/// Others that people write for one (`702,9B`) are read as well.
#[derive(ToSchema)]
#[schema(pattern = "^([1-9]|[1-9][0-9]{2}(\\.[1-9][0-9]?[a-km-np-z]?)?|[1-9][0-9]?(\\.[1-9][0-9]?){1,3})$")]
pub(in crate::api) struct Number(String);

/// What a node is.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub(in crate::api) enum NodeKind {
    Front,
    Section,
    Chapter,
    Rule,
    Subrule,
    Term,
    Card,
    Ruling,
    Step,
    Prose,
    Figure,
    Entry,
    Back,
}

/// What was wrong with a question (RFC 9457).
#[derive(ToSchema)]
pub(in crate::api) struct Problem {
    /// Which kind of problem: `urn:x-vademecum:problem:number`.
    r#type: String,
    /// What is wrong, in a few words.
    title: String,
    /// The status of the answer.
    status: u16,
    /// What is wrong, and what to do about it.
    detail: String,
    /// The path that was asked for.
    instance: String,
    /// The addresses of rules near a number that is not there.
    #[schema(nullable = false)]
    nearest: Option<Vec<String>>,
    /// The parameter that is wrong.
    #[schema(nullable = false)]
    parameter: Option<String>,
    /// What it says, or its beginning; empty, if it is missing.
    #[schema(nullable = false)]
    value: Option<String>,
    /// A JSON Schema of what it should say.
    #[schema(nullable = false, value_type = Option<Object>)]
    expected: Option<()>,
}

/// What a search found.
#[derive(ToSchema)]
pub(in crate::api) struct Answer {
    /// What was asked.
    query: String,
    read_as: ReadAs,
    /// Best first.
    hits: Vec<Hit>,
}

/// How a question was read.
#[derive(ToSchema)]
pub(in crate::api) struct ReadAs {
    /// `number`, `address` or `words`.
    kind: String,
    /// The number, of a number.
    #[schema(nullable = false)]
    number: Option<String>,
    /// The game named with it.
    #[schema(nullable = false)]
    game: Option<Game>,
    /// The document named with it.
    #[schema(nullable = false)]
    document: Option<String>,
    /// The address, of an address.
    #[schema(nullable = false)]
    address: Option<String>,
    /// What was looked for, of words.
    #[schema(nullable = false)]
    words: Option<Vec<String>>,
}

/// A node that answers a question.
#[derive(ToSchema)]
pub(in crate::api) struct Hit {
    /// Its full address.
    address: String,
    /// Its document.
    document: String,
    /// `rule`, `subrule`, `term`, …
    kind: String,
    /// Its number.
    #[schema(required)]
    number: Option<String>,
    /// Its title.
    #[schema(required)]
    title: Option<String>,
    /// The part of its text that answers.
    snippet: String,
    /// The language of its text.
    lang: Lang,
    /// How well it answers: comparable inside one answer.
    score: f32,
}

/// What may be meant by the beginning of a question.
#[derive(ToSchema)]
pub(in crate::api) struct Suggested {
    /// What was typed.
    query: String,
    /// Most likely first.
    suggestions: Vec<Hit>,
}

/// The lexicon of two languages.
#[derive(ToSchema)]
pub(in crate::api) struct Terms {
    terms: Vec<TermRow>,
}

/// A term in up to three languages; or two names that only look alike.
#[derive(ToSchema)]
pub(in crate::api) struct TermRow {
    #[schema(required)]
    pt: Option<String>,
    #[schema(required)]
    es: Option<String>,
    #[schema(required)]
    en: Option<String>,
    /// How the names were found (`found`): of each language the `edition` and the place (`at`), and how often
    /// (`times`); of a false friend, what each name means.
    evidence: Vec<BTreeMap<String, serde_json::Value>>,
    /// Whether the names do not mean the same.
    false_friend: bool,
}

/// All documents.
#[derive(ToSchema)]
pub(in crate::api) struct Summaries {
    documents: Vec<Summary>,
}

/// A document.
#[derive(ToSchema)]
pub(in crate::api) struct Summary {
    id: String,
    /// `rules`, `digest`, `notes` or `article`.
    kind: String,
    title: String,
    game: Game,
    lang: Lang,
    /// The date of the edition.
    date: String,
    /// The file it was read from; empty for what ships.
    path: String,
    counts: Counts,
    diagnostics: Diagnostics,
}

/// How much a document holds.
#[derive(ToSchema)]
pub(in crate::api) struct Counts {
    sections: usize,
    chapters: usize,
    rules: usize,
    subrules: usize,
    examples: usize,
    terms: usize,
    cards: usize,
    rulings: usize,
    references: usize,
}

/// How much was found wrong with a document.
#[derive(ToSchema)]
pub(in crate::api) struct Diagnostics {
    error: u32,
    warning: u32,
    note: u32,
}

/// Which rule of one document is which of another.
#[derive(ToSchema)]
pub(in crate::api) struct Aligned {
    from: String,
    to: String,
    links: Vec<Link>,
}

/// A rule of one edition and what it is in the other.
#[derive(ToSchema)]
pub(in crate::api) struct Link {
    /// The number in the first edition; `null` for a new rule.
    #[schema(required)]
    from: Option<String>,
    /// The numbers in the second one.
    to: Vec<String>,
    /// `same`, `moved`, `reworded`, `split`, `merged`, `gone` or `new`.
    kind: String,
    /// How sure that is, from 0 to 1.
    score: f32,
    /// What speaks for it.
    how: String,
}
