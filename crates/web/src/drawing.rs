//! Drawings of what chapters of *Magic* are about, each a list of links: the turn, the zones, the layers.

use vademecum_rule_ids::{engine_edition, magic};
use vademecum_vocab::{Number, RuleId};

use crate::{edition::Edition, entry::NodeListItem, text::t};

pub(crate) enum Drawing {
    Turn(Vec<PhasePart>),
    /// The zones, those of each player and those that all players share.
    Zones([ZoneGroup; 2]),
    /// The layers, in the order in which they apply.
    Layers(Vec<LayerPart>),
}

pub(crate) struct ZoneGroup {
    pub(crate) label: String,
    pub(crate) class: &'static str,
    pub(crate) zones: Vec<ZonePart>,
}

/// A zone, linked to its chapter.
pub(crate) struct ZonePart {
    pub(crate) step: DrawnPart,
    /// The symbol of it in the sprite of marks.
    pub(crate) mark: &'static str,
    /// The players who see its contents.
    pub(crate) visibility: String,
}

pub(crate) struct LayerPart {
    pub(crate) step: DrawnPart,
    pub(crate) sublayers: Vec<DrawnPart>,
}

/// A part of a drawing, linked to the rule about it.
pub(crate) struct DrawnPart {
    /// Its ordinal among parts of its kind: 613.1g is layer 7.
    pub(crate) ordinal: &'static str,
    pub(crate) label: String,
    pub(crate) number: Number,
    pub(crate) url: String,
    /// Whether the page is about it.
    pub(crate) is_current: bool,
}

/// A zone: its chapter, and the key of the message with its name, which its mark has too.
type ZoneRow = (RuleId, &'static str);

/// Zones that every player has (400.1): the first two are hidden (400.2).
const PLAYER_ZONES: [ZoneRow; 3] =
    [(magic::R401, "zone-library"), (magic::R402, "zone-hand"), (magic::R404, "zone-graveyard")];

/// Zones that all players share (400.1).
const SHARED_ZONES: [ZoneRow; 5] = [
    (magic::R403, "zone-battlefield"),
    (magic::R405, "zone-stack"),
    (magic::R406, "zone-exile"),
    (magic::R408, "zone-command"),
    (magic::R407, "zone-ante"),
];

/// A layer or sublayer: its rule, its ordinal, the message with its name.
type LayerRow = (RuleId, &'static str, &'static str);

/// The layers (613.1), each with its sublayers (613.2, 613.4).
const LAYERS: [(LayerRow, &[LayerRow]); 7] = [
    (
        (magic::R613_1A, "1", "layer-copy"),
        &[(magic::R613_2A, "1a", "layer-copiable"), (magic::R613_2B, "1b", "layer-face-down")],
    ),
    ((magic::R613_1B, "2", "layer-control"), &[]),
    ((magic::R613_1C, "3", "layer-text"), &[]),
    ((magic::R613_1D, "4", "layer-type"), &[]),
    ((magic::R613_1E, "5", "layer-color"), &[]),
    ((magic::R613_1F, "6", "layer-abilities"), &[]),
    (
        (magic::R613_1G, "7", "layer-power"),
        &[
            (magic::R613_4A, "7a", "layer-power-defined"),
            (magic::R613_4B, "7b", "layer-power-set"),
            (magic::R613_4C, "7c", "layer-power-modified"),
            (magic::R613_4D, "7d", "layer-power-switched"),
        ],
    ),
];

impl Drawing {
    /// The drawing for a chapter of an edition; `None` for chapters without one, and for editions whose numbers differ.
    pub(crate) fn of(edition: &Edition<'_>, chapter: Number) -> Option<Self> {
        if engine_edition(edition.game) != edition.date {
            return None;
        }
        let is = |rule: RuleId| magic::number(rule) == chapter;
        if is(magic::R613) {
            return Some(Drawing::Layers(layers(edition)));
        }
        let mut zones = PLAYER_ZONES.iter().chain(&SHARED_ZONES);
        if is(magic::R400) || zones.any(|&(rule, _)| is(rule)) {
            return Some(Drawing::Zones(zones_of(edition, chapter)));
        }
        phases(edition, chapter).map(Drawing::Turn)
    }
}

fn zones_of(edition: &Edition<'_>, chapter: Number) -> [ZoneGroup; 2] {
    let zone = |&(rule, key): &ZoneRow| {
        let number = magic::number(rule);
        let visibility = match rule {
            magic::R401 | magic::R402 => "zone-hidden",
            magic::R407 => "zone-optional",
            _ => "zone-public",
        };
        ZonePart {
            step: DrawnPart {
                ordinal: "",
                label: t(edition.lang, key).to_string(),
                number,
                url: edition.urls.number(number),
                is_current: number == chapter,
            },
            mark: key,
            visibility: t(edition.lang, visibility).to_string(),
        }
    };
    let group = |key, class, zones: &[ZoneRow]| ZoneGroup {
        label: t(edition.lang, key).to_string(),
        class,
        zones: zones.iter().map(zone).collect(),
    };
    [group("zones-shared", "shared", &SHARED_ZONES), group("zones-of-player", "of-player", &PLAYER_ZONES)]
}

/// The layers of the chapter that is shown, each linked to its rule there.
fn layers(edition: &Edition<'_>) -> Vec<LayerPart> {
    let step = |&(rule, ordinal, key): &LayerRow| {
        let (label, number) = (t(edition.lang, key).to_string(), magic::number(rule));
        DrawnPart { ordinal, label, number, url: format!("#{number}"), is_current: false }
    };
    let layer = |(layer, sublayers): &(LayerRow, &[LayerRow])| LayerPart {
        step: step(layer),
        sublayers: sublayers.iter().map(step).collect(),
    };
    LAYERS.iter().map(layer).collect()
}

pub(crate) struct PhasePart {
    pub(crate) line: NodeListItem,
    pub(crate) is_current: bool,
    pub(crate) steps: Vec<(NodeListItem, bool)>,
}

/// The phases in the order of a turn, each with the chapters of its steps (500.1).
const PHASES: [(RuleId, &[RuleId]); 5] = [
    (magic::R501, &[magic::R502, magic::R503, magic::R504]),
    (magic::R505, &[]),
    (magic::R506, &[magic::R507, magic::R508, magic::R509, magic::R510, magic::R511]),
    (magic::R505, &[]),
    (magic::R512, &[magic::R513, magic::R514]),
];

/// The turn, where a chapter of the edition that the numbers are of is about it.
fn phases(edition: &Edition<'_>, chapter: Number) -> Option<Vec<PhasePart>> {
    let is_of_turn = |rule: RuleId| magic::number(rule) == chapter;
    let is_about_it = is_of_turn(magic::R500)
        || PHASES.iter().any(|(phase, steps)| is_of_turn(*phase) || steps.iter().copied().any(is_of_turn));
    if !is_about_it {
        return None;
    }
    let line = |rule: RuleId| edition.numbers(&[magic::number(rule)]).pop();
    let phase = |&(phase, steps): &(RuleId, &[RuleId])| {
        let steps = steps.iter().filter_map(|&step| Some((line(step)?, is_of_turn(step))));
        Some(PhasePart { line: line(phase)?, is_current: is_of_turn(phase), steps: steps.collect() })
    };
    Some(PHASES.iter().filter_map(phase).collect())
}
