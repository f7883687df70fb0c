//! The shapes of answers, for the description alone: what is answered is written by the crates that own it, and
//! a test holds every kind of answer against this.

#![allow(dead_code, reason = "only their descriptions are used")]

use std::collections::BTreeMap;

use utoipa::ToSchema;

/// A language.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub(super) enum Lang {
    Es,
    Pt,
    En,
}

/// A game.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub(super) enum Game {
    Magic,
    Myl,
}

/// What was wrong with a question (RFC 9457).
#[derive(ToSchema)]
pub(super) struct Problem {
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
}

/// What a search found.
#[derive(ToSchema)]
pub(super) struct Answer {
    /// What was asked.
    query: String,
    read_as: ReadAs,
    /// Best first.
    hits: Vec<Hit>,
}

/// How a question was read.
#[derive(ToSchema)]
pub(super) struct ReadAs {
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
pub(super) struct Hit {
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
pub(super) struct Suggested {
    /// What was typed.
    query: String,
    /// Most likely first.
    suggestions: Vec<Hit>,
}

/// A node, as `vademecum export` prints it.
#[derive(ToSchema)]
pub(super) struct Node {
    /// `front`, `section`, `chapter`, `rule`, `subrule`, `term`, `card`, `ruling`, `step`, `prose`, `figure`, `entry`
    /// or `back`.
    kind: String,
    /// Its full address: `magic-cr@2024-11-08.es#704.5f`.
    address: String,
    /// Its place in its document.
    order: usize,
    /// Its number, repaired where the print is damaged.
    #[schema(required)]
    number: Option<String>,
    /// The number as printed.
    #[schema(required)]
    printed: Option<String>,
    /// The address of the node it stands under.
    #[schema(required)]
    parent: Option<String>,
    /// Its title.
    #[schema(required)]
    title: Option<String>,
    /// Its text, without number, title and examples.
    text: String,
    /// First and last line of the source.
    #[schema(min_items = 2, max_items = 2)]
    lines: Vec<u32>,
    examples: Vec<Example>,
    references: Vec<Reference>,
    /// The language of its text.
    lang: Lang,
    /// Whether the title is our own translation.
    #[schema(nullable = false)]
    own_title: Option<bool>,
    /// What the title is in other languages.
    #[schema(nullable = false)]
    other_names: Option<Vec<OtherName>>,
    /// Whether it is a stale duplicate of a number.
    #[schema(nullable = false)]
    stale: Option<bool>,
    /// Of a term: its headword as printed.
    #[schema(nullable = false)]
    headword: Option<String>,
    /// Of a term: its meanings.
    #[schema(nullable = false)]
    senses: Option<Vec<Sense>>,
    /// Of a term: where it sends its reader.
    #[schema(nullable = false)]
    see: Option<Vec<String>>,
    /// Of a card: its name.
    name: Option<String>,
    /// Of a card: `card`, or `example` for one that shows a rule at work.
    #[schema(nullable = false)]
    role: Option<String>,
    /// Of a card: its English name.
    name_en: Option<String>,
    /// Of a card: the name on a second title bar.
    alternative_name: Option<String>,
    /// Of a card or ruling: the section it stands in.
    #[schema(nullable = false)]
    section: Option<String>,
    /// Of a card of Magic: how its faces belong together.
    #[schema(nullable = false)]
    layout: Option<String>,
    /// Of a card of Magic: its faces.
    #[schema(nullable = false)]
    faces: Option<Vec<Face>>,
    /// Of a card of Mitos y Leyendas: its cost.
    cost: Option<u8>,
    /// Of a card of Mitos y Leyendas: its strength.
    strength: Option<u8>,
    /// Of a card of Mitos y Leyendas: its type.
    #[schema(nullable = false)]
    r#type: Option<String>,
    /// Of a card of Mitos y Leyendas: its race.
    race: Option<String>,
    /// Of a ruling: the address of the card it is about.
    card: Option<String>,
    /// Of a ruling: the rules it applies.
    #[schema(nullable = false)]
    rules: Option<Vec<RuleBehind>>,
    /// The edition that an article quotes it from.
    #[schema(nullable = false)]
    quoted_from: Option<String>,
}

/// An example printed with a rule.
#[derive(ToSchema)]
pub(super) struct Example {
    text: String,
    #[schema(min_items = 2, max_items = 2)]
    lines: Vec<u32>,
    /// The word that announces it, as printed.
    printed: String,
    /// The addresses of the cards it quotes.
    #[schema(nullable = false)]
    cards: Option<Vec<String>>,
}

/// A mention of rules or terms.
#[derive(ToSchema)]
pub(super) struct Reference {
    /// As it stands in the text.
    text: String,
    /// Numbers, and terms with `term:` before them.
    targets: Vec<String>,
    /// Whether all of them are there.
    resolved: bool,
    /// From where to where, in characters of the text.
    #[schema(min_items = 2, max_items = 2)]
    at: Vec<u32>,
    /// Of which example; `null` for the text itself.
    #[schema(required)]
    example: Option<u32>,
}

/// What a title is in another language.
#[derive(ToSchema)]
pub(super) struct OtherName {
    lang: Lang,
    name: String,
    /// Whether it is our own translation.
    own: bool,
}

/// One meaning of a term.
#[derive(ToSchema)]
pub(super) struct Sense {
    #[schema(required)]
    n: Option<u16>,
    /// A second headword that stands inside this sense.
    #[schema(required)]
    headword: Option<String>,
    text: String,
}

/// One face of a card of Magic.
#[derive(ToSchema)]
pub(super) struct Face {
    name: String,
    #[schema(required)]
    cost: Option<String>,
    #[schema(required)]
    indicator: Option<String>,
    type_line: String,
    #[schema(required)]
    power: Option<String>,
    #[schema(required)]
    toughness: Option<String>,
    #[schema(required)]
    loyalty: Option<String>,
    abilities: Vec<Ability>,
}

/// One printed paragraph of rules text.
#[derive(ToSchema)]
pub(super) struct Ability {
    text: String,
    modes: Vec<String>,
    /// The text box it stands in: 1 or 2.
    r#box: u8,
    /// How sure it is that a paragraph begins here, from 0 to 1.
    confidence: f32,
}

/// A rule that a ruling restates or applies.
#[derive(ToSchema)]
pub(super) struct RuleBehind {
    number: String,
    /// `number`, `concept`, `keyword` or `wording`.
    why: String,
    /// Whether the ruling says otherwise than the rule.
    contradicts: bool,
}

/// A node with everything around it.
#[derive(ToSchema)]
pub(super) struct Shown {
    #[schema(inline = false)]
    #[serde(flatten)]
    node: Node,
    /// The addresses of the nodes that cite it.
    cited_by: Vec<String>,
    /// Which rule it is through all editions.
    #[schema(required)]
    lineage: Option<ThroughTime>,
    /// The addresses of the same rule in other texts.
    same_in: Vec<String>,
    /// The lines of code that apply it.
    code: Vec<CodeLine>,
    /// The tests that prove that.
    tests: Vec<String>,
}

/// One rule through all editions.
#[derive(ToSchema)]
pub(super) struct ThroughTime {
    /// What it is called, whatever its number.
    id: String,
    /// Oldest edition first.
    history: Vec<Stage>,
    today: Today,
}

/// A rule in one edition.
#[derive(ToSchema)]
pub(super) struct Stage {
    date: String,
    #[schema(required)]
    number: Option<String>,
    /// `known`, `born`, `same`, `moved`, `reworded`, `split`, `merged` or `ended`.
    event: String,
    #[schema(required)]
    reworded: Option<bool>,
    /// The rules that this happened with.
    with: Vec<String>,
    /// Their numbers.
    numbers: Vec<String>,
}

/// Where a rule is in the newest edition.
#[derive(ToSchema)]
pub(super) struct Today {
    edition: String,
    numbers: Vec<String>,
    /// Whether its own number is among them.
    goes_on: bool,
    #[schema(required)]
    reworded: Option<bool>,
}

/// A line of code.
#[derive(ToSchema)]
pub(super) struct CodeLine {
    file: String,
    line: u32,
}

/// A chapter, each number with the text that a reader of a language is shown.
#[derive(ToSchema)]
pub(super) struct Chapter {
    number: String,
    game: Game,
    /// The date of the edition.
    edition: String,
    /// The reader's language.
    lang: Lang,
    /// In reading order, the chapter itself first.
    nodes: Vec<Node>,
}

/// The cards of a name.
#[derive(ToSchema)]
pub(super) struct Cards {
    /// One for each document that prints it.
    cards: Vec<CardWith>,
}

/// A card with what its publisher says about it.
#[derive(ToSchema)]
pub(super) struct CardWith {
    #[serde(flatten)]
    card: Node,
    rulings: Vec<Node>,
}

/// A term with its names.
#[derive(ToSchema)]
pub(super) struct TermWith {
    /// What was asked for.
    name: String,
    /// What it is called in each language.
    names: Vec<TermRow>,
    /// Its glossary entries.
    entries: Vec<Shown>,
}

/// The lexicon of two languages.
#[derive(ToSchema)]
pub(super) struct Terms {
    terms: Vec<TermRow>,
}

/// A term in up to three languages; or two names that only look alike.
#[derive(ToSchema)]
pub(super) struct TermRow {
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
pub(super) struct Summaries {
    documents: Vec<Summary>,
}

/// A document.
#[derive(ToSchema)]
pub(super) struct Summary {
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
pub(super) struct Counts {
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
pub(super) struct Diagnostics {
    error: u32,
    warning: u32,
    note: u32,
}

/// Which rule of one document is which of another.
#[derive(ToSchema)]
pub(super) struct Aligned {
    from: String,
    to: String,
    links: Vec<Link>,
}

/// A rule of one edition and what it is in the other.
#[derive(ToSchema)]
pub(super) struct Link {
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
