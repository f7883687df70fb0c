//! A node with everything that it holds: a line of `vademecum export`.

use std::collections::HashMap;

use serde::Serialize;
use serde_with::skip_serializing_none;
use utoipa::ToSchema;
use vademecum_document as document;
use vademecum_document::{CardContents, CardLayout, CardRole, NodeIndex, RuleLinkEvidence};
use vademecum_graph::{Graph, NodeView};
use vademecum_vocab::{CharOffsets, Lang, Number};

use crate::values;

/// A node, as `vademecum export` prints it.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Node<'a> {
    /// `front`, `section`, `chapter`, `rule`, `subrule`, `term`, `card`, `ruling`, `step`, `prose`, `figure`, `entry`
    /// or `back`.
    kind: &'static str,
    /// Its full address: `magic-cr@2024-11-08.es#704.5f`.
    address: String,
    /// Its place in its document.
    order: usize,
    /// Its number, repaired where the print is damaged.
    #[serialize_always]
    #[schema(required, value_type = Option<String>)]
    number: Option<Number>,
    /// The number as printed.
    #[serialize_always]
    #[schema(required)]
    printed: Option<&'a str>,
    /// The address of the node it stands under.
    #[serialize_always]
    #[schema(required)]
    parent: Option<String>,
    /// Its title.
    #[serialize_always]
    #[schema(required)]
    title: Option<&'a str>,
    /// Its text, without number, title and examples.
    text: &'a str,
    /// First and last line of the source.
    #[schema(value_type = Vec<u32>, min_items = 2, max_items = 2)]
    lines: [u32; 2],
    examples: Vec<Example<'a>>,
    references: Vec<Reference<'a>>,
    /// The language of its text.
    #[schema(value_type = values::Lang)]
    lang: Lang,
    /// Whether the title is our own translation.
    #[schema(nullable = false)]
    own_title: Option<bool>,
    /// The title in other languages.
    #[schema(nullable = false)]
    other_names: Option<Vec<OtherName<'a>>>,
    /// Whether it is a stale duplicate of a number.
    #[schema(nullable = false)]
    stale: Option<bool>,
    /// Of a term: its headword as printed.
    #[schema(nullable = false)]
    headword: Option<&'a str>,
    /// Of a term: its meanings.
    #[schema(nullable = false)]
    senses: Option<Vec<Sense<'a>>>,
    /// Of a term: the addresses that its entry refers to.
    #[schema(nullable = false, value_type = Option<Vec<String>>)]
    see: Option<&'a [String]>,
    /// Of a card: its name.
    #[schema(value_type = Option<String>)]
    name: Option<Option<&'a str>>,
    /// Of a card: `card`, or `example` for one that shows a rule at work.
    #[schema(nullable = false, value_type = Option<String>)]
    role: Option<CardRole>,
    /// Of a card: its English name.
    #[schema(value_type = Option<String>)]
    name_en: Option<Option<&'a str>>,
    /// Of a card: the name on a second title bar.
    #[schema(value_type = Option<String>)]
    alternative_name: Option<Option<&'a str>>,
    /// Of a ruling: the address of the card it is about.
    #[schema(value_type = Option<String>)]
    card: Option<Option<String>>,
    /// Of a card or ruling: the section it stands in.
    #[schema(nullable = false)]
    section: Option<&'a str>,
    /// Of a card of Magic: how its faces belong together.
    #[schema(nullable = false, value_type = Option<String>)]
    layout: Option<CardLayout>,
    /// Of a card of Magic: its faces.
    #[schema(nullable = false)]
    faces: Option<Vec<Face<'a>>>,
    /// Of a card of Mitos y Leyendas: its cost.
    #[schema(value_type = Option<u8>)]
    cost: Option<Option<u8>>,
    /// Of a card of Mitos y Leyendas: its strength.
    #[schema(value_type = Option<u8>)]
    strength: Option<Option<u8>>,
    /// Of a card of Mitos y Leyendas: its type.
    #[schema(nullable = false)]
    r#type: Option<&'a str>,
    /// Of a card of Mitos y Leyendas: its race.
    #[schema(value_type = Option<String>)]
    race: Option<Option<&'a str>>,
    /// Of a ruling: the rules it applies.
    #[schema(nullable = false)]
    rules: Option<Vec<RulingLink>>,
    /// The edition that an article quotes it from.
    #[schema(nullable = false)]
    quoted_from: Option<String>,
}

impl<'a> Node<'a> {
    /// Describes a node of a graph.
    pub fn new(view: NodeView<'a>, graph: &'a Graph) -> Self {
        let (document, node) = (view.document(), view.node());
        let address = |at: NodeIndex| document.get(at).map(|node| document.node_address(node));
        let (term, card, ruling) = (node.term(), node.card(), node.ruling());
        let (magic, myl) = match card.map(|card| &card.contents) {
            Some(CardContents::Magic { layout, faces }) => (Some((*layout, faces)), None),
            Some(CardContents::Myl(print)) => (None, Some(print)),
            None => (None, None),
        };
        let other_name = |other: &'a document::TranslatedTitle| OtherName {
            lang: other.lang,
            name: &other.title,
            own: other.is_unofficial,
        };
        let behind = |link: &document::RuleLink| RulingLink {
            number: link.number,
            why: link.evidence,
            contradicts: link.contradicts,
        };
        Node {
            kind: node.kind().as_str(),
            address: document.node_address(node),
            order: view.id().node.get(),
            number: node.number,
            printed: node.printed_number.as_deref(),
            parent: node.parent.and_then(address),
            title: node.title.as_deref(),
            text: &node.text,
            lines: node.lines,
            examples: node.examples.iter().map(|example| Example::new(document, example)).collect(),
            references: references(node),
            lang: document.lang(),
            own_title: node.has_unofficial_title.then_some(true),
            other_names: (!node.translated_titles.is_empty())
                .then(|| node.translated_titles.iter().map(other_name).collect()),
            stale: node.stale.then_some(true),
            headword: term.map(|term| term.headword.as_str()),
            senses: term.map(|term| term.senses.iter().map(Sense::new).collect()),
            see: term.map(|term| term.see.as_slice()),
            name: card.map(|_| node.title.as_deref()),
            role: card.map(|card| card.role),
            name_en: card.map(|card| card.name_en.as_deref()),
            alternative_name: card.map(|card| card.alternative_name.as_deref()),
            card: ruling.map(|ruling| ruling.card.and_then(address)),
            section: card.map(|card| card.section.as_str()).or(ruling.map(|ruling| ruling.section.as_str())),
            layout: magic.map(|(layout, _)| layout),
            faces: magic.map(|(_, faces)| faces.iter().map(Face::new).collect()),
            cost: myl.map(|print| print.cost),
            strength: myl.map(|print| print.strength),
            r#type: myl.map(|print| print.card_type.as_str()),
            race: myl.map(|print| print.race.as_deref()),
            rules: ruling.map(|_| graph.rule_links_of(view.id()).iter().map(behind).collect()),
            quoted_from: node.quoted_from.as_ref().map(ToString::to_string),
        }
    }
}

/// An example printed with a rule.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Example<'a> {
    text: &'a str,
    #[schema(value_type = Vec<u32>, min_items = 2, max_items = 2)]
    lines: [u32; 2],
    /// The word that announces it, as printed.
    printed: &'a str,
    /// The addresses of the cards it quotes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(nullable = false, value_type = Option<Vec<String>>)]
    cards: Vec<String>,
}

impl<'a> Example<'a> {
    fn new(document: &document::Document, example: &'a document::Example) -> Self {
        let cards = example.cards.iter().filter_map(|&at| document.get(at));
        Example {
            text: &example.text,
            lines: example.lines,
            printed: &example.printed_label,
            cards: cards.map(|card| document.node_address(card)).collect(),
        }
    }
}

/// A mention of rules or terms.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Reference<'a> {
    /// As it stands in the text.
    text: &'a str,
    /// Numbers, and terms with `term:` before them.
    targets: Vec<String>,
    /// Whether all of them are there.
    resolved: bool,
    /// From where to where, in characters of the text.
    #[schema(value_type = Vec<u32>, min_items = 2, max_items = 2)]
    at: [u32; 2],
    /// Of which example; `null` for the text itself.
    #[schema(required)]
    example: Option<u32>,
}

/// The references of a node, with their ranges in characters.
fn references(node: &document::Node) -> Vec<Reference<'_>> {
    let mut offsets: HashMap<Option<u32>, CharOffsets<'_>> = HashMap::new();
    let mut references = Vec::with_capacity(node.references.len());
    for reference in &node.references {
        let text = || CharOffsets::new(node.text_of(reference.example).unwrap_or_default());
        let at = offsets.entry(reference.example).or_insert_with(text).char_range(reference.range);
        references.push(Reference {
            text: &reference.text,
            targets: reference.targets.iter().map(ToString::to_string).collect(),
            resolved: reference.resolved,
            at,
            example: reference.example,
        });
    }
    references
}

/// The title in another language.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct OtherName<'a> {
    #[schema(value_type = values::Lang)]
    lang: Lang,
    name: &'a str,
    /// Whether it is our own translation.
    own: bool,
}

/// One meaning of a term.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Sense<'a> {
    #[schema(required)]
    n: Option<u16>,
    /// A second headword that stands inside this sense.
    #[schema(required)]
    headword: Option<&'a str>,
    text: &'a str,
}

impl<'a> Sense<'a> {
    fn new(sense: &'a document::Sense) -> Self {
        Sense { n: sense.n, headword: sense.headword.as_deref(), text: &sense.text }
    }
}

/// One face of a card of Magic.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Face<'a> {
    name: &'a str,
    #[schema(required)]
    cost: Option<&'a str>,
    #[schema(required)]
    indicator: Option<&'a str>,
    type_line: &'a str,
    #[schema(required)]
    power: Option<&'a str>,
    #[schema(required)]
    toughness: Option<&'a str>,
    #[schema(required)]
    loyalty: Option<&'a str>,
    abilities: Vec<Ability<'a>>,
}

impl<'a> Face<'a> {
    fn new(face: &'a document::Face) -> Self {
        Face {
            name: &face.name,
            cost: face.cost.as_deref(),
            indicator: face.indicator.as_deref(),
            type_line: &face.type_line,
            power: face.power.as_deref(),
            toughness: face.toughness.as_deref(),
            loyalty: face.loyalty_or_defense.as_deref(),
            abilities: face.abilities.iter().map(Ability::new).collect(),
        }
    }
}

/// One printed paragraph of rules text.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Ability<'a> {
    text: &'a str,
    #[schema(value_type = Vec<String>)]
    modes: &'a [String],
    /// The text box it stands in: 1 or 2.
    r#box: u8,
    /// The confidence that a paragraph begins here, from 0 to 1.
    confidence: f32,
}

impl<'a> Ability<'a> {
    fn new(ability: &'a document::Ability) -> Self {
        Ability { text: &ability.text, modes: &ability.modes, r#box: ability.text_box, confidence: ability.confidence }
    }
}

/// A rule that a ruling restates or applies.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RuleBehind)]
pub struct RulingLink {
    #[schema(value_type = String)]
    number: Number,
    /// `number`, `concept`, `keyword` or `wording`.
    #[schema(value_type = String)]
    why: RuleLinkEvidence,
    /// Whether the ruling says otherwise than the rule.
    contradicts: bool,
}
