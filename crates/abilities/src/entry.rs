//! Faces and abilities as they are numbered, with what their texts say worked out.

use crate::{
    ability::Ability,
    analysis::{self, Aspects, ManaSource},
    card::{AbilityId, CardId, Cards, FaceId},
    casting::Castable,
    dependencies,
    effect::Program,
    event::DeedKinds,
    keyword::{Keyword, Keywords},
    types::{Subtype, Zones},
    values::{ColorSources, Values},
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FaceEntry {
    pub(crate) values: Values,
    pub(crate) colors: ColorSources,
    pub(crate) card: CardId,
    /// Its printed abilities, what their keywords mean included.
    pub(crate) abilities: Vec<AbilityId>,
    pub(crate) granted: std::ops::Range<u32>,
    pub(crate) keywords: Keywords,
    /// Those that do something without being activated: triggered and static abilities, replacements.
    pub(crate) passive: Vec<AbilityId>,
    /// Where one of those functions.
    pub(crate) passive_zones: Zones,
    /// What it says about its own casting (604.5, 604.6).
    pub(crate) casting: Vec<AbilityId>,
    /// The zones from which one of those lets it be cast.
    pub(crate) cast_from: Zones,
    /// Activated abilities other than mana abilities, and mana abilities (605.1a).
    pub(crate) activated: Vec<AbilityId>,
    pub(crate) mana: Vec<AbilityId>,
    /// The zones in which activated abilities other than mana abilities function.
    pub(crate) activated_zones: Zones,
    /// Whether all its mana abilities tap it.
    pub(crate) mana_taps: bool,
    /// What it does as a spell that resolves (113.3a).
    pub(crate) spell: Option<AbilityId>,
    /// Whether what shows it may ask a player as it enters the battlefield.
    pub(crate) asks_on_entering: bool,
}

/// What is printed on a face, found once for several questions about it.
#[derive(Debug, Clone, Copy)]
pub struct PrintedFace<'a>(&'a FaceEntry);

impl<'a> PrintedFace<'a> {
    /// Its name, costs, types and numbers.
    #[inline]
    pub fn values(self) -> &'a Values {
        &self.0.values
    }

    /// Where its colors come from (105.2).
    #[inline]
    pub fn color_sources(self) -> ColorSources {
        self.0.colors
    }

    /// The keywords printed on it.
    #[inline]
    pub fn keywords(self) -> Keywords {
        self.0.keywords
    }
}

impl Cards {
    /// What is printed on a face.
    #[inline]
    pub fn printed(&self, face: FaceId) -> PrintedFace<'_> {
        PrintedFace(self.entry(face))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AbilityEntry {
    pub(crate) ability: Ability,
    /// The face that it is printed on, or that grants it.
    pub(crate) face: FaceId,
    /// The keyword that it is a meaning of.
    pub(crate) meaning_of: Option<Keyword>,
    /// Whether its face has another instance of that keyword before it.
    pub(crate) repeats: bool,
    /// Whether it may ask a player as it resolves or as its object enters.
    pub(crate) asks: bool,
    /// The deeds that may change what a static ability does.
    pub(crate) depends_on: DeedKinds,
    /// What a static ability depends on.
    pub(crate) reads: Aspects,
    /// What a mana ability gives and costs.
    pub(crate) mana_source: Option<ManaSource>,
}

impl FaceEntry {
    /// A face, with what its abilities say worked out.
    pub(crate) fn new<'a>(
        values: Values,
        colors: ColorSources,
        card: CardId,
        (abilities, granted): (Vec<AbilityId>, std::ops::Range<u32>),
        keywords: Keywords,
        entry: impl Fn(AbilityId) -> &'a AbilityEntry,
    ) -> FaceEntry {
        let all = || abilities.iter().copied();
        let zones = |id: AbilityId| entry(id).ability.passive_zones();
        let passive: Vec<AbilityId> = all().filter(|&id| zones(id).is_some()).collect();
        let passive_zones = passive.iter().filter_map(|&id| zones(id)).fold(Zones::NONE, Zones::union);
        let is_activated = |id: AbilityId, mana: bool| {
            matches!(entry(id).ability, Ability::Activated(_)) && entry(id).mana_source.is_some() == mana
        };
        let activated: Vec<AbilityId> = all().filter(|&id| is_activated(id, false)).collect();
        let mana: Vec<AbilityId> = all().filter(|&id| is_activated(id, true)).collect();
        let functions = activated.iter().filter_map(|&id| match &entry(id).ability {
            Ability::Activated(ability) => Some(ability.functions.0),
            _ => None,
        });
        let activated_zones = functions.fold(Zones::NONE, Zones::union);
        let mana_taps = mana.iter().all(|&id| entry(id).mana_source.is_some_and(|source| source.taps));
        let spell = all().find(|&id| matches!(entry(id).ability, Ability::Spell(_)));
        let is_own =
            |id: AbilityId| matches!(&entry(id).ability, Ability::Casting(rule) if rule.what == Castable::This);
        let casting: Vec<AbilityId> = all().filter(|&id| is_own(id)).collect();
        let from = casting.iter().filter_map(|&id| match &entry(id).ability {
            Ability::Casting(rule) => rule.says.zone(),
            _ => None,
        });
        let cast_from = from.fold(Zones::NONE, Zones::with);
        let replacements = passive.iter().filter(|&&id| matches!(entry(id).ability, Ability::Replacement(_)));
        // 310.11a: who protects a Siege is chosen.
        // 702.155b: so is the chapter with which a Saga begins.
        const READ_AHEAD: Keyword = Keyword(155);
        let asks_on_entering = values.subtypes.has(Subtype::SIEGE)
            || keywords.has(READ_AHEAD)
            || replacements.clone().count() > 1
            || replacements.clone().any(|&id| entry(id).asks);
        FaceEntry {
            values,
            colors,
            card,
            abilities,
            granted,
            keywords,
            passive,
            passive_zones,
            casting,
            cast_from,
            activated,
            mana,
            activated_zones,
            mana_taps,
            spell,
            asks_on_entering,
        }
    }
}

impl AbilityEntry {
    /// Puts instructions in front of its spell ability.
    pub(crate) fn begin_with(&mut self, mut program: Program) {
        if let Ability::Spell(text) = &mut self.ability {
            program.append(&mut text.program);
            text.program = program;
            self.asks = analysis::asks(&self.ability);
        }
    }

    /// Puts instructions behind its spell ability.
    pub(crate) fn end_with(&mut self, mut program: Program) {
        if let Ability::Spell(text) = &mut self.ability {
            text.program.append(&mut program);
            self.asks = analysis::asks(&self.ability);
        }
    }

    pub(crate) fn new(ability: Ability, face: FaceId, meaning_of: Option<Keyword>) -> AbilityEntry {
        AbilityEntry {
            face,
            meaning_of,
            repeats: false,
            asks: analysis::asks(&ability),
            depends_on: dependencies::depends_on(&ability),
            reads: analysis::reads(&ability),
            mana_source: analysis::mana_source(&ability),
            ability,
        }
    }
}
