//! Cards as they are printed, and what their publishers say about them.

use serde::{Deserialize, Serialize};
use vademecum_vocab::Number;

use crate::NodeIndex;

/// Why a card stands in a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardRole {
    /// The document is about it.
    Card,
    /// It shows a mechanic or a rule at work.
    Example,
}

/// A card. Its name is the title of its node.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Why it stands here.
    pub role: CardRole,
    /// Its English name, where the document gives it.
    pub name_en: Option<String>,
    /// The name on a second title bar, where there is one.
    pub alternative_name: Option<String>,
    /// The title of the section it stands in.
    pub section: String,
    /// What is printed on it.
    pub print: Print,
}

impl Card {
    /// The faces of a card of Magic.
    pub fn faces(&self) -> &[Face] {
        match &self.print {
            Print::Magic { faces, .. } => faces,
            Print::Myl(_) => &[],
        }
    }

    /// What is printed on a card of Magic, part by part in the order of the print; without the name of its first
    /// face, which is its node's title.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        let names = self.name_en.iter().chain(&self.alternative_name).map(String::as_str);
        names.chain(self.faces().iter().enumerate().flat_map(|(n, face)| face.parts(n > 0)))
    }
}

/// What is printed on a card, as its game prints cards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Print {
    /// A card of Magic.
    Magic {
        /// How the faces belong together.
        layout: CardLayout,
        /// The faces, in the order they are printed.
        faces: Vec<Face>,
    },
    /// A card of Mitos y Leyendas; its text is the text of its node.
    Myl(MylPrint),
}

/// How the faces of a card belong together.
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
    pub loyalty: Option<String>,
    /// Its rules text, paragraph by paragraph.
    pub abilities: Vec<Ability>,
}

impl Face {
    /// What is printed on it, part by part, with or without its name.
    fn parts(&self, named: bool) -> impl Iterator<Item = &str> {
        let head = self.cost.iter().chain(&self.indicator).chain([&self.type_line]);
        let size = self.power.iter().chain(&self.toughness).chain(&self.loyalty);
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
    /// How sure it is that a paragraph begins here, from 0 to 1; below 1 where the print leaves it open.
    pub confidence: f32,
}

/// A card of Mitos y Leyendas.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct MylPrint {
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

/// What a publisher says about one card or mechanic. Which rules it applies is worked out where
/// documents meet.
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
    /// What gives it away.
    pub why: Why,
    /// Whether the ruling says otherwise than the rule does, because the rules changed in between.
    pub contradicts: bool,
}

/// What gives away the rule behind a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Why {
    /// The ruling names its number.
    Number,
    /// The ruling states a notion that one rule is about.
    Concept,
    /// The ruling is about a keyword, and that is its rule.
    Keyword,
    /// The ruling says what the rule says in much the same words.
    Wording,
}
