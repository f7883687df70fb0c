//! Faces that effects of a game make: copies with exceptions (707.9) and changed texts (612). They are numbered behind the
//! printed ones, and equal ones are one.

use std::sync::Arc;

use crate::{
    ability::{Ability, Static},
    card::{AbilityId, Cards, FaceId},
    change::Change,
    copy::Exception,
    entry::{AbilityEntry, FaceEntry},
    filter::Filter,
    reword::{Reword, Rewording},
    types::{Colors, Naming, Subtype, Subtypes, Supertype},
    values::ColorSources,
};

/// Maximum number of faces that one game can make.
const MAX_DERIVED: usize = 4_000;

/// A copy with exceptions, as an effect makes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CopyOf {
    /// The face that is copied.
    pub face: FaceId,
    /// The face whose text says so: granted abilities are named by their place on it.
    pub text: FaceId,
    /// The colors that the copy keeps, where it does not copy them (707.9c).
    pub own_colors: Colors,
    /// The exceptions, those with a condition left out or taken in.
    pub except: Vec<Exception>,
    /// Whether an ability that defines a characteristic is copied though an exception gives that characteristic
    /// another value: it is not (707.9d).
    pub keeps_definitions: bool,
}

/// How far words are changed in what shows a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextScope {
    /// In the type line and the rules text (612.2).
    Text,
    /// In the name as well, in a game without 612.2.
    TextAndName,
    /// In the description of a token by the text that creates it: its colors too, and the name that its subtypes give
    /// it (612.2a).
    Token,
}

/// What an effect has made a face from.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Origin {
    /// A copy with exceptions.
    Copy(CopyOf),
    /// A face in which one word stands in place of another (612.2).
    Reworded(FaceId, Rewording, TextScope),
    /// A face with the rules text of another (612.5).
    TextOf(FaceId, FaceId),
    /// A face with the abilities of another beside its own (702.140e).
    Merged(FaceId, FaceId),
    /// A face with another name (612.8).
    Named(FaceId, String),
    /// A face with the names of all cards that match (612.7).
    AllNames(FaceId, Filter),
    /// A face with "each" in its spell ability in place of "target" (702.96a).
    Each(FaceId),
}

impl Origin {
    /// The face that another was made from.
    const fn face(&self) -> FaceId {
        match self {
            Origin::Copy(copy) => copy.face,
            Origin::Reworded(of, ..)
            | Origin::TextOf(of, _)
            | Origin::Merged(of, _)
            | Origin::Named(of, _)
            | Origin::AllNames(of, _)
            | Origin::Each(of) => *of,
        }
    }
}

/// The faces that effects have made, each with what it was made from, and the abilities of changed texts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Derived {
    faces: Vec<(Origin, FaceEntry)>,
    abilities: Vec<AbilityEntry>,
    /// Abilities in which words were changed apart from the text they are in, with what they became.
    reworded: Vec<(AbilityId, Rewording, AbilityId)>,
}

impl Cards {
    /// Whether a face was made by an effect.
    #[inline]
    pub(crate) fn is_derived(&self, face: FaceId) -> bool {
        usize::from(face.0) >= self.tables.faces.len()
    }

    fn derived_face(&self, face: FaceId) -> Option<&(Origin, FaceEntry)> {
        let place = usize::from(face.0).checked_sub(self.tables.faces.len())?;
        self.derived.as_ref().and_then(|derived| derived.faces.get(place))
    }

    #[cold]
    pub(crate) fn derived_entry(&self, face: FaceId) -> &FaceEntry {
        // Faces are numbered here, and none is ever removed.
        self.derived_face(face).map_or(&self.tables.faces[0], |(_, entry)| entry)
    }

    #[cold]
    pub(crate) fn derived_ability(&self, id: AbilityId) -> &AbilityEntry {
        let place = (id.0 as usize).saturating_sub(self.tables.abilities.len());
        let derived = self.derived.as_ref().and_then(|derived| derived.abilities.get(place));
        // As with faces.
        derived.unwrap_or(&self.tables.abilities[0])
    }

    /// The face of a copy with exceptions: the same number for the same copy. `None` if there are too many.
    pub fn copy(&mut self, copy: CopyOf) -> Option<FaceId> {
        if copy.except.is_empty() {
            return Some(copy.face);
        }
        self.derive(Origin::Copy(copy))
    }

    /// A face in which one word stands in place of another (612.2). `None` if there are too many.
    pub fn reworded(&mut self, face: FaceId, words: Rewording, scope: TextScope) -> Option<FaceId> {
        self.derive(Origin::Reworded(face, words, scope))
    }

    /// A face with the rules text of another (612.5). `None` if there are too many.
    pub fn with_text_of(&mut self, face: FaceId, other: FaceId) -> Option<FaceId> {
        self.derive(Origin::TextOf(face, other))
    }

    /// A face with the abilities of another beside its own (702.140e). `None` if there are too many.
    pub fn merged(&mut self, top: FaceId, below: FaceId) -> Option<FaceId> {
        self.derive(Origin::Merged(top, below))
    }

    /// A face with another name (612.8). `None` if there are too many.
    pub fn with_name(&mut self, face: FaceId, name: &str) -> Option<FaceId> {
        self.derive(Origin::Named(face, name.to_owned()))
    }

    /// The face before effects gave it another name.
    pub fn before_naming(&self, mut face: FaceId) -> FaceId {
        while let Some((Origin::Named(of, _), _)) = self.derived_face(face) {
            face = *of;
        }
        face
    }

    /// A face with the names of all cards that match (612.7). `None` if there are too many.
    pub fn with_all_names(&mut self, face: FaceId, filter: &Filter) -> Option<FaceId> {
        self.derive(Origin::AllNames(face, filter.clone()))
    }

    /// A face with "each" in its spell ability in place of "target" (702.96a). `None` if there are too many.
    pub fn with_each(&mut self, face: FaceId) -> Option<FaceId> {
        self.derive(Origin::Each(face))
    }

    /// The copy with exceptions that a face is, if it is one.
    pub(crate) fn copy_origin(&self, face: FaceId) -> Option<&CopyOf> {
        match self.derived_face(face) {
            Some((Origin::Copy(copy), _)) => Some(copy),
            _ => None,
        }
    }

    /// The two faces that a face of a merged permanent was made from: the topmost one, and the one below it.
    pub fn merge_origin(&self, face: FaceId) -> Option<(FaceId, FaceId)> {
        match self.derived_face(face) {
            Some((Origin::Merged(top, below), _)) => Some((*top, *below)),
            _ => None,
        }
    }

    /// The face in which one word was changed, with the words, if a face came about that way.
    pub(crate) fn rewording_origin(&self, face: FaceId) -> Option<(FaceId, Rewording, TextScope)> {
        match self.derived_face(face) {
            Some((Origin::Reworded(of, words, scope), _)) => Some((*of, *words, *scope)),
            _ => None,
        }
    }

    /// The words that effects have changed in the rules text of a face, the first change first.
    pub fn rewordings(&self, face: FaceId) -> Vec<Rewording> {
        let (mut face, mut all) = (face, Vec::new());
        // A face is made from one that was there before.
        while let Some((origin, _)) = self.derived_face(face) {
            face = match origin {
                Origin::Reworded(of, words, _) => {
                    all.push(*words);
                    *of
                }
                Origin::TextOf(_, of) => *of,
                _ => origin.face(),
            };
        }
        all.reverse();
        all
    }

    /// The face whose text it is, before effects changed words in it: linked abilities refer to each other by it (607.5).
    pub fn before_rewording(&self, mut face: FaceId) -> FaceId {
        while let Some((Origin::Reworded(of, ..), _)) = self.derived_face(face) {
            face = *of;
        }
        face
    }

    /// The face whose text it is, before a copy effect made exceptions and effects changed words in it (707.6).
    pub fn before_exceptions(&self, mut face: FaceId) -> FaceId {
        while let Some((Origin::Copy(CopyOf { face: of, .. }) | Origin::Reworded(of, ..), _)) = self.derived_face(face)
        {
            face = *of;
        }
        face
    }

    /// The printed face that a face was made from.
    pub fn printed_face(&self, mut face: FaceId) -> FaceId {
        // A face is made from one that was there before.
        while let Some((origin, _)) = self.derived_face(face) {
            face = origin.face();
        }
        face
    }

    /// An ability in which one word stands in place of another: the same number for the same ability.
    pub fn reworded_ability(&mut self, id: AbilityId, words: Rewording) -> AbilityId {
        let known = self.derived.iter().flat_map(|derived| &derived.reworded);
        if let Some((.., to)) = known.into_iter().find(|(from, by, _)| (*from, *by) == (id, words)) {
            return *to;
        }
        let to = self.add_reworded(id, words, self.face_of(id));
        Arc::make_mut(self.derived.get_or_insert_default()).reworded.push((id, words, to));
        to
    }

    /// The number of a face: that of an equal one, or the next.
    fn derive(&mut self, origin: Origin) -> Option<FaceId> {
        let printed = self.tables.faces.len();
        let made = self.derived.as_ref().map_or(&[][..], |derived| &derived.faces);
        let known = made.iter().position(|(of, _)| *of == origin);
        let place = known.unwrap_or(made.len());
        let face = u16::try_from(printed + place).ok().map(FaceId)?;
        if known.is_none() {
            (place < MAX_DERIVED).then_some(())?;
            let entry = match &origin {
                Origin::Copy(copy) => self.copied(copy),
                Origin::Reworded(of, words, scope) => self.rewritten(face, *of, *words, *scope),
                Origin::TextOf(of, other) => self.exchanged(*of, *other),
                Origin::Merged(top, below) => self.merged_face(*top, *below),
                Origin::Named(of, name) => self.renamed(*of, name),
                Origin::Each(of) => self.overloaded(face, *of),
                Origin::AllNames(of, filter) => {
                    let mut entry = self.entry(*of).clone();
                    entry.values.all_names = Some(filter.clone());
                    entry
                }
            };
            Arc::make_mut(self.derived.get_or_insert_default()).faces.push((origin, entry));
        }
        Some(face)
    }

    /// What a face shows with one word in place of another. Its abilities are others then, of this face, so that what they
    /// grant and create is looked up here.
    fn rewritten(&mut self, new: FaceId, of: FaceId, words: Rewording, scope: TextScope) -> FaceEntry {
        let FaceEntry { mut values, mut colors, card, abilities, granted, keywords, .. } = self.entry(of).clone();
        let abilities = abilities.into_iter().map(|id| self.add_reworded(id, words, new)).collect();
        let from = self.next_ability();
        granted.for_each(|id| {
            self.add_reworded(AbilityId(id), words, new);
        });
        let granted = from..self.next_ability();
        words.subtypes(&mut values.subtypes);
        values.x.reword(words);
        values.additional_cost.reword(words);
        values.optional_costs.iter_mut().for_each(|of| of.cost.reword(words));
        if scope == TextScope::Token {
            words.colors(&mut colors.indicator);
        }
        let is_name_of_subtypes = scope == TextScope::Token && values.naming == Naming::Subtypes;
        if let Rewording::Subtype(from, to) = words
            && (is_name_of_subtypes || scope == TextScope::TextAndName)
        {
            values.name = self.reworded_name(&values.name, from, to);
        }
        FaceEntry::new(values, colors, card, (abilities, granted), keywords, |id| self.ability_entry(id))
    }

    /// What a face shows with the rules text of another.
    fn exchanged(&self, of: FaceId, other: FaceId) -> FaceEntry {
        let FaceEntry { values, colors, card, .. } = self.entry(of).clone();
        let FaceEntry { abilities, granted, keywords, .. } = self.entry(other).clone();
        FaceEntry::new(values, colors, card, (abilities, granted), keywords, |id| self.ability_entry(id))
    }

    /// What a face shows with the abilities of another beside its own.
    fn merged_face(&self, top: FaceId, below: FaceId) -> FaceEntry {
        let FaceEntry { values, colors, card, mut abilities, granted, keywords, .. } = self.entry(top).clone();
        let other = self.entry(below);
        abilities.extend(other.abilities.iter().copied());
        let keywords = keywords.union(other.keywords);
        FaceEntry::new(values, colors, card, (abilities, granted), keywords, |id| self.ability_entry(id))
    }

    /// What a face shows with another name.
    fn renamed(&self, of: FaceId, name: &str) -> FaceEntry {
        let mut entry = self.entry(of).clone();
        entry.values.name = name.to_owned();
        entry.values.interchangeable = None;
        entry.values.naming = Naming::Printed;
        entry
    }

    /// What a face shows with "each" in its spell ability in place of "target".
    fn overloaded(&mut self, new: FaceId, of: FaceId) -> FaceEntry {
        let FaceEntry { values, colors, card, abilities, granted, keywords, .. } = self.entry(of).clone();
        let mut changed = Vec::with_capacity(abilities.len());
        for id in abilities {
            let Ability::Spell(spell) = self.ability(id) else {
                changed.push(id);
                continue;
            };
            let entry = AbilityEntry::new(Ability::Spell(spell.with_each()), new, None);
            changed.push(AbilityId(self.next_ability()));
            Arc::make_mut(self.derived.get_or_insert_default()).abilities.push(entry);
        }
        FaceEntry::new(values, colors, card, (changed, granted), keywords, |id| self.ability_entry(id))
    }

    fn next_ability(&self) -> u32 {
        (self.tables.abilities.len() + self.derived.as_ref().map_or(0, |derived| derived.abilities.len())) as u32
    }

    /// An ability of a face that is made, like another with one word in place of another.
    fn add_reworded(&mut self, id: AbilityId, words: Rewording, face: FaceId) -> AbilityId {
        let AbilityEntry { ability, meaning_of, repeats, asks, .. } = self.ability_entry(id);
        let (mut ability, meaning_of, repeats, asks) = (ability.clone(), *meaning_of, *repeats, *asks);
        ability.reword(words);
        let mut entry = AbilityEntry::new(ability, face, meaning_of);
        // What tokens ask as they enter does not depend on a word.
        entry.asks |= asks;
        entry.repeats = repeats;
        let new = AbilityId(self.next_ability());
        Arc::make_mut(self.derived.get_or_insert_default()).abilities.push(entry);
        new
    }

    /// A name with the word for one subtype in place of that for another, as far as the cards of the game tell what these
    /// are called.
    fn reworded_name(&self, name: &str, from: Subtype, to: Subtype) -> String {
        let (Some(from), Some(to)) = (self.subtype_word(from), self.subtype_word(to)) else { return name.to_owned() };
        name.split(' ').map(|word| if word == from { to } else { word }).collect::<Vec<_>>().join(" ")
    }

    /// What a subtype is called: the name of its basic land, or of a token that is called by it alone (111.4).
    fn subtype_word(&self, subtype: Subtype) -> Option<&str> {
        let values = self.tables.faces.iter().map(|face| &face.values);
        let alone = Subtypes::NONE.with(subtype);
        let mut named = values.filter(|of| {
            of.subtypes == alone && (of.naming == Naming::Subtypes || of.supertypes.has(Supertype::Basic))
        });
        named.next().map(|of| &*of.name)
    }

    /// What such a copy shows.
    fn copied(&self, copy: &CopyOf) -> FaceEntry {
        let FaceEntry { values, mut colors, card, abilities, granted, mut keywords, .. } =
            self.entry(copy.face).clone();
        let (mut values, mut abilities) = (values, abilities);
        for exception in &copy.except {
            match exception {
                Exception::AddTypes(types) => values.types = values.types.union(*types),
                Exception::AddSubtypes(subtypes) => values.subtypes = values.subtypes.union(*subtypes),
                Exception::AddSupertypes(supertypes) => values.supertypes = values.supertypes.union(*supertypes),
                Exception::LoseSupertype(supertype) => values.supertypes = values.supertypes.without(*supertype),
                Exception::Size(power, toughness) => {
                    (values.power, values.toughness) = (Some(*power), Some(*toughness));
                    let defines = |change: &Change| matches!(change, Change::Define(..) | Change::Set(..));
                    self.drop_definitions(copy, &mut abilities, defines);
                }
                Exception::Colors(new) => {
                    colors = ColorSources { indicator: *new, ..ColorSources::default() };
                    self.drop_definitions(copy, &mut abilities, |change| matches!(change, Change::SetColors(_)));
                }
                Exception::KeepColors => {
                    colors = ColorSources { indicator: copy.own_colors, ..ColorSources::default() };
                    self.drop_definitions(copy, &mut abilities, |change| matches!(change, Change::SetColors(_)));
                }
                Exception::NoManaCost => {
                    values.cost = None;
                    colors = ColorSources { indicator: colors.indicator, ..ColorSources::default() };
                }
                Exception::Name(name) => values.name.clone_from(name),
                Exception::Keyword(keyword) => {
                    keywords = keywords.with(*keyword);
                    abilities.extend(self.meanings(*keyword));
                }
                Exception::WithoutKeyword(keyword) => {
                    keywords = keywords.without(*keyword);
                    abilities.retain(|&id| {
                        let entry = self.ability_entry(id);
                        let is_it = matches!(&entry.ability, Ability::Keyword(of) if of.keyword == *keyword);
                        !is_it && entry.meaning_of != Some(*keyword)
                    });
                }
                Exception::Ability(place) => abilities.extend(self.granted(copy.text, *place)),
                // Not part of its values; and what depends on a condition has been decided.
                Exception::Counters(..) | Exception::If(..) => {}
            }
        }
        FaceEntry::new(values, colors, card, (abilities, granted), keywords, |id| self.ability_entry(id))
    }

    /// Abilities that define a characteristic which the copy does not copy are not copied either (707.9d).
    fn drop_definitions(&self, copy: &CopyOf, abilities: &mut Vec<AbilityId>, defines: impl Fn(&Change) -> bool) {
        let is_one = |id: &AbilityId| match self.ability(*id) {
            Ability::Static(Static { defines: true, changes, .. }) => changes.iter().all(&defines),
            _ => false,
        };
        if !copy.keeps_definitions {
            abilities.retain(|id| !is_one(id));
        }
    }
}
