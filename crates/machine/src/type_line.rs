//! Changes of the type line (205) and of colors (105.3), and what becomes of power and toughness with them (208).

use vademecum_abilities::{Colors, Subtypes, Supertypes, Type, Types};
use vademecum_rule_ids::magic::{R105_3, R205_1A, R205_1B, R205_3C, R205_3D, R205_4B, R208_3, R301_7B, R305_7};
use vademecum_vocab::RuleId;

use crate::{Recorder, object::Characteristics};

/// The rules of a game, asked of its recorder.
#[derive(Debug)]
pub(crate) struct Rules<'a, R> {
    pub(crate) rec: &'a R,
    pub(crate) quiet: bool,
}

impl<R> Clone for Rules<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Rules<'_, R> {}

impl<R: Recorder> Rules<'_, R> {
    #[track_caller]
    fn rule(self, rule: RuleId) -> bool {
        self.rec.rule(rule, self.quiet)
    }

    /// `with` if the rule is in force, otherwise `without`; the rule is cited only where they differ.
    #[track_caller]
    fn either<T: PartialEq>(self, rule: RuleId, with: T, without: T) -> T {
        self.rec.either(rule, with, without, self.quiet)
    }

    /// "is a \[card type\]": the new types replace the old ones, but an instant or sorcery stays one (205.1a).
    pub(crate) fn set_types(self, now: &mut Characteristics, types: Types) {
        let lasting = [Type::Instant, Type::Sorcery].into_iter().filter(|one| now.types.has(*one)).collect();
        now.types = self.either(R205_1A, types.union(lasting), now.types.union(types));
        // 205.3c: subtypes go with the card type that they belong to.
        let fitting = now.subtypes.intersection(Subtypes::of_types(now.types));
        now.subtypes = self.either(R205_3C, fitting, now.subtypes);
        self.keep_supertypes(now);
    }

    /// "is a \[card type\] in addition to its other types": they are kept (205.1b).
    pub(crate) fn add_types(self, now: &mut Characteristics, types: Types) {
        now.types = self.either(R205_1B, now.types.union(types), types);
        self.keep_supertypes(now);
    }

    /// Supertypes do not depend on card types (205.4b).
    fn keep_supertypes(self, now: &mut Characteristics) {
        if now.supertypes != Supertypes::NONE && !self.rule(R205_4B) {
            now.supertypes = Supertypes::NONE;
        }
    }

    /// Subtypes in addition: only those that belong to one of its card types (205.3d).
    pub(crate) fn add_subtypes(self, now: &mut Characteristics, subtypes: Subtypes) {
        let fitting = subtypes.intersection(Subtypes::of_types(now.types));
        let gained = if fitting == subtypes { subtypes } else { self.either(R205_3D, fitting, subtypes) };
        now.subtypes = now.subtypes.union(gained);
    }

    /// "is a \[land type\]": it loses its other land types and its abilities, but keeps card types and
    /// supertypes (305.7). Without that rule, it is one in addition.
    pub(crate) fn set_land_types(self, now: &mut Characteristics, subtypes: Subtypes) {
        if self.rule(R305_7) {
            now.subtypes = now.subtypes.minus(Subtypes::LAND_TYPES);
            now.keywords = vademecum_abilities::Keywords::NONE;
            now.lost_abilities = true;
        }
        now.subtypes = now.subtypes.union(subtypes);
    }

    /// "is \[color\]": the new color replaces the old ones (105.3).
    pub(crate) fn set_colors(self, now: &mut Characteristics, colors: Colors) {
        now.colors = self.either(R105_3, colors, now.colors.union(colors));
    }

    /// What becomes a creature has the power and toughness that are printed on it (301.7b).
    pub(crate) fn give_size(self, now: &mut Characteristics, was_creature: bool) {
        let becomes = !was_creature && now.is_creature() && (now.power, now.toughness) != (0, 0);
        if becomes && !self.rule(R301_7B) {
            (now.power, now.toughness, now.base) = (0, 0, (0, 0));
        }
    }

    /// A permanent that is not a creature has no power or toughness, whatever is printed on it (208.3).
    pub(crate) fn drop_size(self, now: &mut Characteristics) {
        let has_none = !now.is_creature() && (now.power, now.toughness) != (0, 0);
        if has_none && self.rule(R208_3) {
            (now.power, now.toughness, now.base) = (0, 0, (0, 0));
        }
    }
}
