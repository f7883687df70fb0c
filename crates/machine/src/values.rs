//! What is asked of an object's values: its names (201), its card types (205), its mana value (202.3).

use smallvec::SmallVec;
use vademecum_abilities::{
    Amount, CardId, Colors, CounterKind, FaceId, ManaCost, ManaSymbol, Naming, Objects, Part, Subtypes, Supertype, Type,
};
use vademecum_rule_ids::magic::{
    R105_2A, R105_2B, R105_2C, R105_5, R107_1A, R111_4, R111_9, R118_8D, R118_9C, R201_2A, R201_2B, R201_2C, R201_3A,
    R202_3, R202_3A, R202_3B, R202_3C, R202_3D, R202_3E, R202_3F, R202_3G, R205_2B, R205_2C, R205_4C, R205_4G, R306_5C,
    R310_4C, R709_4A, R710_1C,
};

use crate::{
    Recorder,
    actions::{a028_transform, a037_meld},
    choices,
    cx::Look,
    id::{ObjectId, ObjectRef, Subject},
    object::{Characteristics, Mark, Object},
    select::Scope,
    slots::Slots,
    state::OnStack,
};

impl<R: Recorder> Look<'_, R> {
    /// The loyalty of a planeswalker on the battlefield: its loyalty counters (306.5c); without that rule, what is printed.
    pub(crate) fn loyalty(self, id: ObjectId) -> i32 {
        let counters = self.state.counters(Subject::Object(id), CounterKind::Loyalty);
        let printed = self.state.values(id).loyalty.unwrap_or(counters);
        if counters == printed { counters } else { self.either(R306_5C, counters, printed) }
    }

    /// The defense of a battle on the battlefield: its defense counters (310.4c); without that rule, what is printed.
    pub(crate) fn defense(self, id: ObjectId) -> i32 {
        let counters = self.state.counters(Subject::Object(id), CounterKind::Defense);
        let printed = self.state.values(id).defense.unwrap_or(counters);
        if counters == printed { counters } else { self.either(R310_4C, counters, printed) }
    }
}

/// What a filter asks about how many colors there are.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Colored {
    None,
    One,
    Several,
}

impl<'a, R: Recorder> Look<'a, R> {
    /// Whether an object is colorless (105.2c), monocolored (105.2a) or multicolored (105.2b).
    pub(crate) fn is_colored(self, now: &Characteristics, how: Colored) -> bool {
        match how {
            Colored::None => self.when(R105_2C, now.colors.is_empty()),
            Colored::One => self.when(R105_2A, now.colors.len() == 1),
            Colored::Several => self.when(R105_2B, now.colors.len() > 1),
        }
    }

    /// Whether an object has a card type.
    pub(crate) fn has_type(self, object: &Object, now: &Characteristics, one: Type) -> bool {
        if !now.types.has(one) || object.is(Mark::Token) && !self.rule(R205_2C) {
            return false;
        }
        // 205.2b: of several types each counts; without it, the first alone.
        let first = || Type::ALL.into_iter().find(|of| now.types.has(*of));
        now.types.len() == 1 || self.rule(R205_2B) || first() == Some(one)
    }

    /// Whether an object has a supertype.
    pub(crate) fn has_supertype(self, now: &Characteristics, one: Supertype) -> bool {
        let has = now.supertypes.has(one);
        match one {
            Supertype::Snow => self.when(R205_4G, has),
            // 205.4c: a basic land type does not make a land basic.
            Supertype::Basic if !has && now.is_land() => {
                !now.subtypes.intersection(Subtypes::BASIC_LANDS).is_empty() && !self.rule(R205_4C)
            }
            Supertype::Basic | Supertype::Legendary | Supertype::World | Supertype::Ongoing => has,
        }
    }

    /// The name by which a face is compared with others: interchangeable names are one (201.3a).
    pub(crate) fn name_of(self, face: FaceId) -> &'a str {
        let values = self.state.cards.values(face);
        match &values.interchangeable {
            Some(name) if self.rule(R201_3A) => name,
            _ => &values.name,
        }
    }

    /// Whether two faces have a name in common: of a split card, each of its two counts (709.4a).
    pub(crate) fn same_name(self, one: FaceId, other: FaceId) -> bool {
        let cards = &self.state.cards;
        if cards.part(one) != Part::Whole && cards.part(other) != Part::Whole {
            return self.has_same_name(one, other);
        }
        let halves = |face: FaceId| -> SmallVec<[FaceId; 2]> {
            let parts = [Part::Left, Part::Right].into_iter().filter_map(|part| cards.printed_part(face, part));
            if cards.part(face) == Part::Whole { parts.collect() } else { smallvec::smallvec![face] }
        };
        let in_common =
            halves(one).iter().any(|&one| halves(other).iter().any(|&other| self.has_same_name(one, other)));
        self.when(R709_4A, in_common)
    }

    /// Whether two names are the same: what has none has the name of nothing (201.2a).
    fn has_same_name(self, one: FaceId, other: FaceId) -> bool {
        let name = self.whole_name(one);
        let is_named = !name.0.is_empty() || name.1.is_some();
        let is_same = is_named && name == self.whole_name(other);
        (is_same || self.has_name_of(one, other) || self.has_name_of(other, one)) && self.rule(R201_2A)
    }

    /// Whether an effect says that what shows a face has the names of all cards like those with the name of another face.
    fn has_name_of(self, face: FaceId, other: FaceId) -> bool {
        let cards = &self.state.cards;
        let Some(filter) = &cards.values(face).all_names else { return false };
        let name = self.whole_name(other);
        let mut namesakes =
            cards.ids().filter(|&card| cards.is_card(card) && self.whole_name(cards.front(card)) == name);
        let slots = Slots::default();
        namesakes.any(|card| choices::is_printed(self, Scope::of_nothing(&slots), (card, cards.front(card)), filter))
    }

    /// The name of a face. That of a token that is given none has one word more than what its subtypes are called (111.4);
    /// one that an effect gives is its name (111.9), which without that rule would come from its subtypes.
    fn whole_name(&self, face: FaceId) -> (&str, Option<Subtypes>) {
        let values = self.state.cards.values(face);
        match values.naming {
            Naming::Subtypes if self.rule(R111_4) => (self.name_of(face), Some(values.subtypes)),
            Naming::Given if !self.rule(R111_9) => ("", Some(values.subtypes)),
            Naming::Printed | Naming::OfCard | Naming::Subtypes | Naming::Given => (self.name_of(face), None),
        }
    }

    /// The faces of objects, as they are or last were.
    fn faces_of(self, scope: Scope<'_>, objects: &Objects) -> impl Iterator<Item = FaceId> {
        self.references(scope, objects).into_iter().filter_map(|of| self.state.known(of)).map(|(_, now)| now.face)
    }

    /// Whether an object has a name in common with one of some objects.
    pub(crate) fn shares_name(self, scope: Scope<'_>, now: &Characteristics, with: &Objects) -> bool {
        self.faces_of(scope, with).any(|face| self.same_name(now.face, face))
    }

    /// Whether an object has a name, and none in common with any of some objects (201.2c).
    pub(crate) fn has_other_name(self, scope: Scope<'_>, now: &Characteristics, than: &Objects) -> bool {
        let nameless = self.name_of(now.face).is_empty();
        self.when(R201_2C, !nameless && !self.faces_of(scope, than).any(|face| self.same_name(now.face, face)))
    }

    /// How many of some objects have names that differ from each other: what has no name does not count (201.2b).
    pub(crate) fn names(self, scope: Scope<'_>, objects: &Objects) -> i32 {
        let mut different: Vec<FaceId> = Vec::new();
        for face in self.faces_of(scope, objects) {
            let known = different.iter().any(|&other| self.same_name(face, other));
            let counts = !known && !self.name_of(face).is_empty();
            if counts || !self.rule(R201_2B) {
                different.push(face);
            }
        }
        different.len() as i32
    }

    /// An object's mana value (202.3); `None` for what has none.
    pub(crate) fn mana_value(self, id: ObjectId, now: &Characteristics) -> Option<i32> {
        let Some(cost) = self.cost_counted(now.face) else { return self.value_without_cost(id) };
        let spell = self.state.stack.iter().find(|item| item.what == OnStack::Spell && item.object.id == id);
        // 202.3e: X is what was chosen for it on the stack, and 0 elsewhere.
        let x = if cost.x == 0 { 0 } else { self.either(R202_3E, spell.map_or(0, |item| item.x), 0) };
        let of_x = u32::from(cost.x).saturating_mul(x);
        let own = self.mana_in(cost).saturating_add(of_x);
        let (instead, besides) = spell.map_or((None, 0), |item| item.paid);
        // 118.9c: what is paid instead of the mana cost changes nothing about that; nor does what is paid as well (118.8d).
        let value = instead.filter(|_| !self.rule(R118_9C)).unwrap_or(own);
        let besides = if besides > 0 && !self.rule(R118_8D) { besides } else { 0 };
        Some(i32::try_from(value.saturating_add(besides)).unwrap_or(i32::MAX))
    }

    /// The mana cost that counts for the mana value of a face: of a split card that is not on the stack, that of both halves
    /// (202.3d); of a flipped permanent, the one that it had (710.1c).
    fn cost_counted(self, face: FaceId) -> Option<&'a ManaCost> {
        let cards = &self.state.cards;
        let cost = cards.values(face).cost.as_ref();
        match cards.part(face) {
            Part::Whole => {
                let left = cards.printed_part(face, Part::Left).and_then(|left| cards.values(left).cost.as_ref());
                self.either(R202_3D, cost, left)
            }
            Part::Bottom => self.either(R710_1C, cost, None),
            Part::Alone
            | Part::Front
            | Part::Back
            | Part::Left
            | Part::Right
            | Part::Locked
            | Part::Inset
            | Part::Alternative => cost,
        }
    }

    /// The mana value of what has no mana cost: 0 (202.3a), unless it is the back face of what transforms, for which the
    /// cost of its front face counts (202.3b), or the face of a melded permanent, for which those of both front faces do
    /// (202.3c).
    fn value_without_cost(self, id: ObjectId) -> Option<i32> {
        let (state, object) = (self.state, self.state.object(id));
        let of_front = |card: CardId| {
            let cost = state.cards.values(state.cards.front(card)).cost.as_ref();
            cost.map_or(0, |cost| self.mana_in(cost))
        };
        let (rule, value) = if !a028_transform::shows_own_back(state, id) {
            (R202_3A, 0)
        } else if let Some(other) = a037_meld::melded_with(state, id) {
            (R202_3C, of_front(object.card).saturating_add(of_front(state.object(other).card)))
        } else if a028_transform::is_transforming(state, object) {
            (R202_3B, of_front(object.card))
        } else {
            (R202_3A, 0)
        };
        if rule == R202_3A {
            return self.rule(R202_3A).then_some(0);
        }
        Some(i32::try_from(self.either(rule, value, 0)).unwrap_or(i32::MAX))
    }

    /// The amount of mana in a cost, without that of {X}: of any color (202.3).
    fn mana_in(self, cost: &ManaCost) -> u32 {
        let colored: u32 = cost.kinds.iter().map(|&n| u32::from(n)).sum();
        let colored = if colored > 0 { self.either(R202_3, colored, 0) } else { 0 };
        let special = cost.special.iter().map(|symbol| self.mana_in_symbol(symbol)).sum::<u32>();
        cost.generic.saturating_add(colored).saturating_add(special)
    }

    /// The amount of mana in a symbol that can be paid in several ways.
    fn mana_in_symbol(self, symbol: &ManaSymbol) -> u32 {
        match symbol.generic {
            _ if symbol.phyrexian => self.either(R202_3G, 1, 0),
            // The larger half of a hybrid symbol counts.
            Some(generic) => self.either(R202_3F, u32::from(generic).max(1), 1),
            None => 1,
        }
    }

    /// Counters of a kind on objects, those included that were on what is gone (608.2h).
    pub(crate) fn counters_of(self, object: ObjectRef, kind: CounterKind) -> i32 {
        if self.state.is_current(object) {
            return self.state.counters(Subject::Object(object.id), kind);
        }
        let known = self.state.last_known.iter().rev().find(|known| known.was == object);
        known.and_then(|known| known.counters.iter().find(|(is, _)| *is == kind)).map_or(0, |(_, number)| *number)
    }

    /// How many color pairs there are among objects: of those that have exactly two colors (105.5).
    pub(crate) fn color_pairs(self, scope: Scope<'_>, objects: &Objects) -> i32 {
        let mut pairs: Vec<Colors> = Vec::new();
        for id in self.objects(scope, objects) {
            let colors = self.state.characteristics(id).colors;
            if colors.len() > 1 && self.when(R105_5, colors.len() == 2) && !pairs.contains(&colors) {
                pairs.push(colors);
            }
        }
        pairs.len() as i32
    }

    /// Half of a quantity, rounded as the text says (107.1a); without that rule, always down.
    pub(crate) fn half(self, scope: Scope<'_>, of: &Amount, up: bool) -> i32 {
        let whole = self.amount(scope, of);
        let up = up && self.rule(R107_1A);
        if up { whole.div_euclid(2) + whole.rem_euclid(2) } else { whole.div_euclid(2) }
    }
}
