//! Cards as a player sees them.

use vademecum_document::{Ability, CardContents, Face, MylCardContents};
use vademecum_graph::NodeView;
use vademecum_vocab::Lang;

use crate::{
    edition::Edition,
    link::{Html, link_mentions},
    text::t,
};

pub(crate) struct CardView {
    pub(crate) name: String,
    pub(crate) name_en: Option<String>,
    pub(crate) alternative_name: Option<String>,
    pub(crate) url: String,
    pub(crate) faces: Vec<FaceView>,
}

pub(crate) struct FaceView {
    pub(crate) name: String,
    pub(crate) cost: Option<Html>,
    pub(crate) indicator: Option<String>,
    pub(crate) type_line: String,
    pub(crate) abilities: Vec<AbilityView>,
    pub(crate) second_box: Vec<AbilityView>,
    /// Power and toughness, or the strength of an Aliado.
    pub(crate) strength: Option<String>,
}

/// One paragraph of rules text.
pub(crate) struct AbilityView {
    pub(crate) text: Html,
    pub(crate) modes: Vec<Html>,
    /// The print leaves it open whether a paragraph begins here.
    pub(crate) is_unsure: bool,
}

/// Minimum confidence of a reading; below it the page says that the print is ambiguous.
const MIN_SURE_CONFIDENCE: f32 = 0.75;

impl CardView {
    /// The card that a node is; `None` for any other node.
    pub(crate) fn of(edition: &Edition<'_>, view: NodeView<'_>) -> Option<Self> {
        let node = view.node();
        let card = node.card()?;
        let name = node.title.clone().unwrap_or_default();
        let faces = match &card.contents {
            CardContents::Magic { faces, .. } => faces.iter().map(|face| FaceView::magic(edition.lang, face)).collect(),
            CardContents::Myl(print) => {
                let text = link_mentions(&node.text, edition.mentions(view, None), edition.lang);
                vec![FaceView::myl(edition.lang, &name, print, text)]
            }
        };
        Some(CardView {
            name_en: card.name_en.clone().filter(|english| *english != name),
            alternative_name: card.alternative_name.clone(),
            url: edition.urls.node(view),
            name,
            faces,
        })
    }
}

impl FaceView {
    fn magic(lang: Lang, face: &Face) -> Self {
        let (second_box, abilities) = face.abilities.iter().partition::<Vec<_>, _>(|ability| ability.text_box > 1);
        let views = |abilities: Vec<&Ability>| abilities.into_iter().map(|a| AbilityView::of(lang, a)).collect();
        FaceView {
            name: face.name.clone(),
            cost: face.cost.as_ref().map(|cost| link_mentions(cost, Vec::new(), lang)),
            indicator: face.indicator.clone(),
            type_line: face.type_line.clone(),
            abilities: views(abilities),
            second_box: views(second_box),
            strength: face.power.as_ref().zip(face.toughness.as_ref()).map(|(p, t)| format!("{p}/{t}")),
        }
    }

    fn myl(lang: Lang, name: &str, print: &MylCardContents, text: Html) -> Self {
        let type_line = match &print.race {
            Some(race) => format!("{}, {race}", print.card_type),
            None => print.card_type.clone(),
        };
        FaceView {
            name: name.to_owned(),
            cost: print
                .cost
                .map(|cost| link_mentions(&t(lang, "myl-cost").with("cost", cost).to_string(), Vec::new(), lang)),
            indicator: None,
            type_line,
            abilities: vec![AbilityView { text, modes: Vec::new(), is_unsure: false }],
            second_box: Vec::new(),
            strength: print.strength.map(|strength| t(lang, "myl-strength").with("strength", strength).to_string()),
        }
    }
}

impl AbilityView {
    fn of(lang: Lang, ability: &Ability) -> Self {
        AbilityView {
            text: link_mentions(&ability.text, Vec::new(), lang),
            modes: ability.modes.iter().map(|mode| link_mentions(mode, Vec::new(), lang)).collect(),
            is_unsure: ability.confidence < MIN_SURE_CONFIDENCE,
        }
    }
}
