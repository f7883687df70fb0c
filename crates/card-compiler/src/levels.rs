//! The parts of a text box that a level symbol or a class level bar begins: "LEVEL 1-4", "{1}{G}: Level 2" (711, 716).

use vademecum_abilities::{Ability, Change, Cost, Subtype, Values};
use vademecum_machine::levels::{LevelRange, level_bar, level_symbol};
use vademecum_text::fold;

use crate::read_cost;

/// The word for a level in the languages of cards, folded.
const LEVEL: [&str; 2] = ["nivel", "level"];

/// A part of a text box, as far as it has been read.
#[derive(Debug)]
pub(crate) struct Section {
    begins: Heading,
    /// Power and toughness below a level symbol.
    size: Option<(i32, i32)>,
    gains: Vec<Change>,
}

/// What begins a part of a text box.
#[derive(Debug)]
enum Heading {
    /// A level symbol.
    Symbol(LevelRange),
    /// A class level bar: its cost and its level.
    Bar(Cost, u8),
}

impl Section {
    /// The part that a paragraph begins, if it begins one.
    pub(crate) fn begin(paragraph: &str, values: &Values) -> Option<Section> {
        let heading = |begins: Heading| Section { begins, size: None, gains: Vec::new() };
        if values.subtypes.has(Subtype::CLASS) {
            let (cost, level) = paragraph.rsplit_once(": ")?;
            let level = number_behind_level(level)?.parse().ok().filter(|&level| level > 1)?;
            return Some(heading(Heading::Bar(Cost::mana(read_cost(cost)?), level)));
        }
        let range = number_behind_level(paragraph)?;
        let range = match (range.strip_suffix('+'), range.split_once(['-', '–'])) {
            (Some(least), _) => LevelRange { least: least.parse().ok()?, most: None },
            (None, Some((least, most))) => LevelRange { least: least.parse().ok()?, most: Some(most.parse().ok()?) },
            (None, None) => return None,
        };
        Some(heading(Heading::Symbol(range)))
    }

    /// Takes a paragraph that is the power and toughness below a level symbol.
    pub(crate) fn take_size(&mut self, paragraph: &str) -> bool {
        let number = |text: &str| text.trim().parse::<i32>().ok();
        let size = paragraph.split_once('/').and_then(|(power, toughness)| Some((number(power)?, number(toughness)?)));
        let takes = matches!(self.begins, Heading::Symbol(_)) && self.size.is_none() && size.is_some();
        if takes {
            self.size = size;
        }
        takes
    }

    /// Takes an ability that stands in this part.
    pub(crate) fn gain(&mut self, ability: Ability, values: &mut Values) {
        let gained = match &ability {
            Ability::Keyword(of) if Ability::from(of.keyword) == ability => Change::Gain(of.keyword),
            _ => {
                let place = u8::try_from(values.granted.len()).unwrap_or(u8::MAX);
                values.granted.push(ability);
                Change::GainAbility(place)
            }
        };
        self.gains.push(gained);
    }

    /// What the part means; `None` if something of it is missing.
    pub(crate) fn end(self) -> Option<Vec<Ability>> {
        match (self.begins, self.size) {
            (Heading::Symbol(range), Some(size)) => Some(vec![level_symbol(range, size, self.gains)]),
            (Heading::Symbol(_), None) => None,
            (Heading::Bar(cost, level), _) => Some(level_bar(cost, level, self.gains).into()),
        }
    }
}

/// What stands behind the word for a level, if nothing else stands there.
fn number_behind_level(text: &str) -> Option<String> {
    let folded = fold(text.trim());
    let (word, number) = folded.split_once(' ')?;
    LEVEL.contains(&word).then(|| number.trim().to_owned())
}
