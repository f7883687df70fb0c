//! Conditions: "you control an artifact", "you have 5 or less life".

use vademecum_abilities::{
    Amount, CombatLimit, CombatTime, Comparison, Condition, Cost, Filter, Objects, Players, Zone,
};
use vademecum_machine::{keywords, terms};

use super::{
    Parser,
    noun::{Chosen, What},
    quoted::KICKER,
};
use crate::{atom::Atom, keyword_word::KeywordWord, player_word::PlayerWord};

impl Parser<'_> {
    /// What stands behind "if" or "as long as".
    pub(super) fn condition(&mut self) -> Option<Condition> {
        self.attempt(|parser| {
            if parser.take(&Atom::YourTurn) || parser.take_all(&[Atom::Is, Atom::YourTurn]) {
                return Some(Condition::TurnOf(Players::You));
            }
            if parser.take(&Atom::OfPlayer(PlayerWord::YouAreBlessed)) {
                return Some(Condition::Blessed(Players::You));
            }
            if let Some(Atom::OfPlayer(PlayerWord::YouHave(what))) = parser.peek() {
                parser.at += 1;
                return Some(Condition::Designated(Players::You, *what));
            }
            if parser.take(&Atom::OfPlayer(PlayerWord::YouCompletedDungeon)) {
                return Some(Condition::CompletedDungeon(Players::You));
            }
            if parser.take(&Atom::OfKeyword(KeywordWord::TributeNotPaid)) {
                return Some(keywords::tribute_was_not_paid());
            }
            if parser.take(&Atom::AdditionalCostPaid) || parser.take(&Atom::EvidenceCollected) {
                return Some(Condition::Paid(0));
            }
            if parser.take(&Atom::OfKeyword(KeywordWord::GiftPromised)) {
                return Some(keywords::gift_promised());
            }
            if let Some(kicked) = parser.attempt(Self::was_kicked) {
                return Some(kicked);
            }
            if parser.take(&Atom::YouAttackedOpponent) {
                return Some(Condition::Attacked(Players::You, Players::Opponents));
            }
            if let Some(had_to) = parser.attempt(Self::had_to_attack) {
                return Some(had_to);
            }
            if parser.take(&Atom::FullParty) {
                return Some(terms::full_party(parser.subtypes(terms::PARTY)?));
            }
            if parser.take(&Atom::DescendedThisTurn) {
                let times = Amount::Descended(Players::You);
                return Some(Condition::Compare(times, Comparison::AtLeast, Amount::Number(1)));
            }
            if let Some(discarded) = parser.attempt(Self::discarded_this_way) {
                return Some(discarded);
            }
            if let Some(outvotes) = parser.attempt(Self::outvotes) {
                return Some(outvotes);
            }
            if let Some(monstrous) = parser.attempt(Self::is_monstrous) {
                return Some(monstrous);
            }
            if let Some(paired) = parser.attempt(Self::is_paired) {
                return Some(paired);
            }
            if parser.take(&Atom::OfKeyword(KeywordWord::YouOwnAndControl)) {
                return parser.owns_and_controls_pair();
            }
            if parser.take(&Atom::YouControl) {
                return parser.controls();
            }
            if parser.take(&Atom::YourDevotion) {
                let devotion = parser.devotion()?;
                parser.take(&Atom::IsLessThan).then_some(())?;
                let Atom::Number(n) = parser.next()? else { return None };
                return Some(Condition::Compare(devotion, Comparison::AtMost, Amount::Number(n - 1)));
            }
            parser.take_all(&[Atom::You, Atom::Has]).then_some(())?;
            let Atom::Number(n) = parser.next()? else { return None };
            // "5 or less life" and "5 vidas o menos".
            let before = parser.compared();
            let what = parser.next()?;
            let amount = match what {
                Atom::Life => Amount::Life(Players::You),
                Atom::Card => Amount::CardsIn(Zone::Hand, Players::You),
                _ => return None,
            };
            let comparison = before.or_else(|| parser.compared());
            let in_hand = parser.take(&Atom::YourHand);
            let comparison = comparison.or_else(|| parser.compared())?;
            (in_hand == (*what == Atom::Card)).then_some(())?;
            Some(Condition::Compare(amount, comparison, Amount::Number(*n)))
        })
    }

    /// "that creature had to attack" (506.6).
    fn had_to_attack(&mut self) -> Option<Condition> {
        let noun = self.noun()?;
        let objects = match noun.what {
            What::This => Objects::This,
            What::It => self.it.as_ref().filter(|it| !it.several && it.moved.is_none())?.objects.clone(),
            _ => return None,
        };
        self.take(&Atom::HadToAttack).then_some(Condition::Match(objects, Filter::HadToAttack))
    }

    /// "it was kicked" (702.33d), "it was kicked with its {1}{R} kicker" (702.33f).
    fn was_kicked(&mut self) -> Option<Condition> {
        if let Some(noun) = self.attempt(Self::noun) {
            let is_this = match noun.what {
                What::This => true,
                What::It => self.it.as_ref().is_none_or(|it| it.objects == Objects::This),
                _ => false,
            };
            is_this.then_some(())?;
        }
        if self.take(&Atom::WasBargained) {
            return Some(keywords::bargained());
        }
        if self.take(&Atom::WasKicked) {
            return Some(Condition::Compare(Amount::TimesKicked, Comparison::AtLeast, Amount::Number(1)));
        }
        self.take(&Atom::WasKickedWith).then_some(())?;
        let before = self.take(&Atom::Keyword(KICKER));
        let Atom::Mana(cost) = self.next()? else { return None };
        (before || self.take(&Atom::Keyword(KICKER))).then_some(())?;
        Some(keywords::kicked_with(Cost::mana(cost.clone())))
    }

    /// "a land card was discarded this way".
    fn discarded_this_way(&mut self) -> Option<Condition> {
        let noun = self.noun()?;
        let plain = noun.what == What::Card && noun.chosen == Chosen::Some(1, 1) && !noun.other;
        (plain && noun.filter.zone().is_none() && self.take(&Atom::DiscardedThisWay)).then_some(())?;
        Some(Condition::Match(Objects::Slot(self.discarded?), noun.filter))
    }

    /// "this creature is monstrous" (701.31b).
    fn is_monstrous(&mut self) -> Option<Condition> {
        (self.noun()?.what == What::This && self.take(&Atom::IsMonstrous)).then_some(())?;
        Some(Condition::Match(Objects::This, Filter::Monstrous))
    }

    /// "this creature is paired with another creature" (702.95b).
    fn is_paired(&mut self) -> Option<Condition> {
        (self.noun()?.what == What::This && self.take(&Atom::IsPaired)).then_some(())?;
        Some(Condition::Match(Objects::This, Filter::PairedWith(Box::new(Filter::Any))))
    }

    /// A time with respect to combat: "during combat after blockers are declared" (506.7).
    pub(super) fn combat_time(&mut self) -> Option<CombatTime> {
        let during = self.take(&Atom::DuringCombat);
        let limit = match self.peek() {
            Some(Atom::BeforePoint(point)) => Some(CombatLimit::Before(*point)),
            Some(Atom::AfterPoint(point)) => Some(CombatLimit::After(*point)),
            _ => None,
        };
        self.at += usize::from(limit.is_some());
        match (during, limit) {
            (true, limit) => Some(CombatTime::During(Players::All, limit)),
            (false, limit) => Some(CombatTime::OfFirstCombat(limit?)),
        }
    }

    /// "you control an artifact", "you control three or more creatures".
    fn controls(&mut self) -> Option<Condition> {
        let counted = self.attempt(|parser| {
            let Atom::Number(n) = parser.next()? else { return None };
            Some((*n, parser.compared()?))
        });
        let noun = self.noun()?;
        (noun.what == What::Permanent).then_some(())?;
        let (n, comparison) = match (counted, noun.chosen) {
            (Some(counted), Chosen::Bare) => counted,
            (None, Chosen::Some(1, 1)) => (1, Comparison::AtLeast),
            // "tres criaturas o más".
            (None, Chosen::Some(n, most)) if n == most => (i32::from(n), self.compared()?),
            _ => return None,
        };
        let filter = self.filter(&noun)?;
        filter_is_free(&filter).then_some(())?;
        let objects = Box::new(Objects::Each(filter.yours()));
        // 201.2b: one alone has no name that differs from another.
        let names = n > 1 && comparison == Comparison::AtLeast && self.take(&Atom::DifferentNames);
        let count = if names { Amount::Names(objects) } else { Amount::Count(objects) };
        Some(Condition::Compare(count, comparison, Amount::Number(n)))
    }
}

/// Whether a filter does not say already whose the objects are.
fn filter_is_free(filter: &Filter) -> bool {
    !filter.contains(&|part| matches!(part, Filter::Controller(_)))
}
