//! Cards as they are printed, and what their publishers say about them.

use serde::{Deserialize, Serialize};
use vademecum_vocab::Number;

use crate::NodeIndex;

/// The role of a card in a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardRole {
    /// The document is about it.
    #[serde(rename = "card")]
    Subject,
    /// It shows a mechanic or a rule at work.
    Example,
}

/// A card. Its name is the title of its node.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Its role in the document.
    pub role: CardRole,
    /// Its English name, where the document gives it.
    pub name_en: Option<String>,
    /// The name on a second title bar, where there is one.
    pub alternative_name: Option<String>,
    /// The title of the section it stands in.
    pub section: String,
    /// Its printed contents.
    pub contents: CardContents,
}

impl Card {
    /// The faces of a card of Magic.
    pub fn faces(&self) -> &[Face] {
        match &self.contents {
            CardContents::Magic { faces, .. } => faces,
            CardContents::Myl(_) => &[],
        }
    }

    /// The texts printed on a card of Magic, in the order of the print; without the name of its first face, which is
    /// its node's title.
    pub fn printed_texts(&self) -> impl Iterator<Item = &str> {
        let names = self.name_en.iter().chain(&self.alternative_name).map(String::as_str);
        names.chain(self.faces().iter().enumerate().flat_map(|(n, face)| face.printed_texts(n > 0)))
    }
}

/// The printed contents of a card, by game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum CardContents {
    /// A card of Magic.
    Magic {
        /// The relation of its faces.
        layout: CardLayout,
        /// The faces, in the order they are printed.
        faces: Vec<Face>,
    },
    /// A card of Mitos y Leyendas; its text is the text of its node.
    Myl(MylCardContents),
}

/// The relation of the faces of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardLayout {
    /// One face.
    Single,
    /// A transforming card: front face and back face (CR 712).
    Transform,
    /// Two cards and what they meld into (CR 712.4).
    Meld,
    /// A card with an adventure (CR 715).
    Adventure,
}

/// One face of a card of Magic.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Face {
    /// Its name.
    pub name: String,
    /// Its mana cost, as printed (`{2}{R}`); `None` for lands and back faces.
    pub cost: Option<String>,
    /// Its colour indicator, as printed.
    pub indicator: Option<String>,
    /// Its type line.
    pub type_line: String,
    /// Its power, as printed (`2`, `*`).
    pub power: Option<String>,
    /// Its toughness, as printed.
    pub toughness: Option<String>,
    /// The loyalty of a planeswalker or the defense of a battle, as printed.
    pub loyalty_or_defense: Option<String>,
    /// Its rules text, paragraph by paragraph.
    pub abilities: Vec<Ability>,
}

impl Face {
    /// The texts printed on it, with or without its name.
    fn printed_texts(&self, named: bool) -> impl Iterator<Item = &str> {
        let head = self.cost.iter().chain(&self.indicator).chain([&self.type_line]);
        let size = self.power.iter().chain(&self.toughness).chain(&self.loyalty_or_defense);
        let text = self.abilities.iter().flat_map(|ability| std::iter::once(&ability.text).chain(&ability.modes));
        named.then_some(&self.name).into_iter().chain(head).chain(size).chain(text).map(String::as_str)
    }
}

/// One printed paragraph of rules text.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ability {
    /// The paragraph, without its modes.
    pub text: String,
    /// The modes to choose from, in order.
    pub modes: Vec<String>,
    /// The text box it stands in: 1, or 2 for the second box of a creature that is a Saga.
    #[serde(rename = "box")]
    pub text_box: u8,
    /// The confidence that a paragraph begins here, from 0 to 1; below 1 where the print is ambiguous.
    pub confidence: f32,
}

/// A card of Mitos y Leyendas.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct MylCardContents {
    /// Its cost in Oros; `None` for an Oro.
    pub cost: Option<u8>,
    /// The strength of an Aliado.
    pub strength: Option<u8>,
    /// `Aliado`, `Arma`, `Talismán`, `Tótem`, `Oro`.
    #[serde(rename = "type")]
    pub card_type: String,
    /// The race of an Aliado.
    pub race: Option<String>,
}

/// A publisher's statement about one card or mechanic. `graph` finds the rules that it applies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The card it is about; `None` for one about a mechanic.
    pub card: Option<NodeIndex>,
    /// The title of the section it stands in.
    pub section: String,
}

/// A rule that a ruling restates or applies.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RuleLink {
    /// The rule, in the newest edition of the game.
    pub number: Number,
    /// The evidence by which it was found.
    pub evidence: RuleLinkEvidence,
    /// Whether the ruling says otherwise than the rule does, because the rules changed in between.
    pub contradicts: bool,
}

/// The evidence by which the rule of a ruling was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum RuleLinkEvidence {
    /// The ruling names its number.
    Number,
    /// The ruling states a notion that one rule is about.
    Concept,
    /// The ruling is about a keyword, and that is its rule.
    Keyword,
    /// The ruling says what the rule says in much the same words.
    Wording,
}
