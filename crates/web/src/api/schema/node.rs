//! Nodes, and what is around them.

use utoipa::ToSchema;

use super::{Game, Lang, TermRow};

/// A node, as `vademecum export` prints it.
#[derive(ToSchema)]
pub(in crate::api) struct Node {
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
pub(in crate::api) struct Example {
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
pub(in crate::api) struct Reference {
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
pub(in crate::api) struct OtherName {
    lang: Lang,
    name: String,
    /// Whether it is our own translation.
    own: bool,
}

/// One meaning of a term.
#[derive(ToSchema)]
pub(in crate::api) struct Sense {
    #[schema(required)]
    n: Option<u16>,
    /// A second headword that stands inside this sense.
    #[schema(required)]
    headword: Option<String>,
    text: String,
}

/// One face of a card of Magic.
#[derive(ToSchema)]
pub(in crate::api) struct Face {
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
pub(in crate::api) struct Ability {
    text: String,
    modes: Vec<String>,
    /// The text box it stands in: 1 or 2.
    r#box: u8,
    /// How sure it is that a paragraph begins here, from 0 to 1.
    confidence: f32,
}

/// A rule that a ruling restates or applies.
#[derive(ToSchema)]
pub(in crate::api) struct RuleBehind {
    number: String,
    /// `number`, `concept`, `keyword` or `wording`.
    why: String,
    /// Whether the ruling says otherwise than the rule.
    contradicts: bool,
}

/// A node with everything around it.
#[derive(ToSchema)]
pub(in crate::api) struct Shown {
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
pub(in crate::api) struct ThroughTime {
    /// What it is called, whatever its number.
    id: String,
    /// Oldest edition first.
    history: Vec<Stage>,
    /// In the newest edition of the library.
    today: Today,
    /// In each edition after that one, which is known by its numbers alone; oldest first.
    later: Vec<Today>,
}

/// A rule in one edition.
#[derive(ToSchema)]
pub(in crate::api) struct Stage {
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

/// Where a rule is in an edition.
#[derive(ToSchema)]
pub(in crate::api) struct Today {
    edition: String,
    numbers: Vec<String>,
    /// Whether its own number is among them.
    goes_on: bool,
    #[schema(required)]
    reworded: Option<bool>,
}

/// A line of code.
#[derive(ToSchema)]
pub(in crate::api) struct CodeLine {
    file: String,
    line: u32,
}

/// A chapter, each number with the text that a reader of a language is shown.
#[derive(ToSchema)]
pub(in crate::api) struct Chapter {
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
pub(in crate::api) struct Cards {
    /// One for each document that prints it.
    cards: Vec<CardWith>,
}

/// A card with what its publisher says about it.
#[derive(ToSchema)]
pub(in crate::api) struct CardWith {
    #[serde(flatten)]
    card: Node,
    rulings: Vec<Node>,
}

/// A term with its names.
#[derive(ToSchema)]
pub(in crate::api) struct TermWith {
    /// What was asked for.
    name: String,
    /// What it is called in each language.
    names: Vec<TermRow>,
    /// Its glossary entries.
    entries: Vec<Shown>,
}
