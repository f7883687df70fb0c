//! Faces that effects of a game make: copies with exceptions (707.9). They are numbered behind the printed ones, and equal
//! ones are one.

use std::sync::Arc;

use crate::{
    ability::{Ability, Static},
    card::{AbilityId, Cards, ColorSources, FaceId},
    copy::Exception,
    effect::Change,
    entry::FaceEntry,
    types::Colors,
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

/// The faces that effects have made, each with what it was made from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Derived {
    faces: Vec<(CopyOf, FaceEntry)>,
}

impl Cards {
    /// Whether a face was made by an effect.
    #[inline]
    pub(crate) fn is_derived(&self, face: FaceId) -> bool {
        usize::from(face.0) >= self.tables.faces.len()
    }

    #[cold]
    pub(crate) fn derived_entry(&self, face: FaceId) -> &FaceEntry {
        let place = usize::from(face.0) - self.tables.faces.len();
        let derived = self.derived.as_ref().and_then(|derived| derived.faces.get(place));
        // Faces are numbered here, and none is ever removed.
        derived.map_or(&self.tables.faces[0], |(_, entry)| entry)
    }

    /// The face of a copy with exceptions: the same number for the same copy. `None` if there are too many.
    pub fn copy(&mut self, copy: CopyOf) -> Option<FaceId> {
        if copy.except.is_empty() {
            return Some(copy.face);
        }
        let printed = self.tables.faces.len();
        let made = self.derived.as_ref().map_or(&[][..], |derived| &derived.faces);
        let place = match made.iter().position(|(of, _)| *of == copy) {
            Some(place) => place,
            None => {
                let place = made.len();
                (place < MAX_DERIVED).then_some(())?;
                let entry = self.copied(&copy);
                Arc::make_mut(self.derived.get_or_insert_default()).faces.push((copy, entry));
                place
            }
        };
        u16::try_from(printed + place).ok().map(FaceId)
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
                Exception::Name(name) => values.name.clone_from(name),
                Exception::Keyword(keyword) => {
                    keywords = keywords.with(*keyword);
                    abilities.extend(self.meanings(*keyword));
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
