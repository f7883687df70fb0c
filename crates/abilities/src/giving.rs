//! Abilities that continuous effects give to objects: those that a keyword means, and replacement effects among them.

use crate::{
    ability::Ability,
    card::{AbilityId, Cards, Tables},
    change::Change,
    keyword::Keyword,
};

impl Cards {
    /// The abilities that a keyword without a parameter means, for objects that gain it.
    pub fn meanings(&self, keyword: Keyword) -> impl Iterator<Item = AbilityId> + use<> {
        self.tables.meanings_of(keyword)
    }

    /// Whether some static ability of the cards may give objects an ability that is a replacement effect.
    #[inline]
    pub fn statics_give_replacements(&self) -> bool {
        self.tables.statics_give_replacements
    }

    /// Whether a change may give objects an ability that is a replacement effect.
    pub fn gives_replacement(&self, change: &Change) -> bool {
        self.tables.gives_replacement(change)
    }
}

impl Tables {
    fn meanings_of(&self, keyword: Keyword) -> impl Iterator<Item = AbilityId> + use<> {
        let found = self.meanings.iter().find(|(of, _)| *of == keyword).map(|(_, range)| range.clone());
        found.unwrap_or(0..0).map(AbilityId)
    }

    fn gives_replacement(&self, change: &Change) -> bool {
        let is_replacement = |id: AbilityId| matches!(self.abilities[id.0 as usize].ability, Ability::Replacement(_));
        match change {
            Change::Gain(keyword) => self.meanings_of(*keyword).any(is_replacement),
            // Whichever ability it is.
            Change::GainAbility(_) | Change::GainChosen(..) | Change::GainThat(_) => true,
            _ => false,
        }
    }

    pub(crate) fn find_statics_giving_replacements(&self) -> bool {
        self.abilities.iter().any(|entry| match &entry.ability {
            Ability::Static(of) => of.changes.iter().any(|change| self.gives_replacement(change)),
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ability::{Replaced, Replacement, Static},
        card::Card,
        event::Pattern,
        filter::Filter,
        quantity::Objects,
        types::{Zone, Zones},
        values::Values,
    };

    /// A keyword that means that a permanent enters tapped.
    const ENTERS_TAPPED: Keyword = Keyword(100);
    /// A keyword that means nothing beside itself.
    const PLAIN: Keyword = Keyword(101);

    fn cards(changes: Vec<Change>) -> Cards {
        let ability = Ability::Static(Static::new(Objects::This, changes));
        let values = Values { abilities: vec![ability], ..Values::default() };
        let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let tapped = Ability::Replacement(Replacement::of(entering, Replaced::EntersTapped));
        let means = |of: &crate::ability::KeywordAbility| {
            if of.keyword == ENTERS_TAPPED { vec![tapped.clone()] } else { Vec::new() }
        };
        Cards::new([Card::from(values)], [], [ENTERS_TAPPED, PLAIN], means, |_| None).expect("the card is sound")
    }

    #[test]
    fn static_abilities_that_give_replacement_effects_are_found() {
        assert!(!cards(vec![]).statics_give_replacements());
        assert!(!cards(vec![Change::Gain(PLAIN), Change::Switch]).statics_give_replacements());
        assert!(cards(vec![Change::Switch, Change::Gain(ENTERS_TAPPED)]).statics_give_replacements());
        assert!(cards(vec![Change::GainAbility(0)]).statics_give_replacements());
    }

    #[test]
    fn a_keyword_gives_what_it_means() {
        let cards = cards(vec![]);
        assert!(cards.gives_replacement(&Change::Gain(ENTERS_TAPPED)));
        assert_eq!(cards.meanings(ENTERS_TAPPED).count(), 1);
        assert!(!cards.gives_replacement(&Change::Gain(PLAIN)));
        assert!(!cards.gives_replacement(&Change::Lose(ENTERS_TAPPED)));
    }
}
