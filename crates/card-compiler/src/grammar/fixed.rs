//! Static abilities: "other creatures you control get +1/+1", "this enters tapped".

use vademecum_abilities::{
    Ability, Amount, AsThough, Change, Condition, Filter, Functions, Keyword, Objects, OpeningAction, Players,
    Replacement, Static, Type, Types, Zone, Zones,
};

use vademecum_machine::keywords;

use super::{
    Parser,
    noun::{Chosen, What},
};
use crate::{
    atom::Atom, keyword_word::KeywordWord, place_word::PlaceWord, sticker_word::StickerWord,
    transform_word::TransformWord, variant_word::VariantWord,
};

/// 702.3.
const DEFENDER: Keyword = Keyword(3);
/// 702.11, which a player can have as well (702.11c).
const HEXPROOF: Keyword = Keyword(11);
/// 702.18, of permanents and players (702.18a).
const SHROUD: Keyword = Keyword(18);
/// 702.10.
const HASTE: Keyword = Keyword(10);

impl Parser<'_> {
    /// A static ability (604), or one that changes how its permanent enters (614.1).
    pub(super) fn fixed(&mut self) -> Option<Vec<Ability>> {
        if self.is_spell() {
            return None;
        }
        let mut only_if = None;
        let mut functions = Functions::default();
        if self.take(&Atom::AsLongAs) {
            if self.attempt(Self::isnt_on_battlefield).is_some() {
                functions = Functions::OFF_BATTLEFIELD;
            } else if self.attempt(Self::is_in_graveyard).is_some() {
                functions = Functions(Zones::only(Zone::Graveyard));
                only_if = if self.take(&Atom::And) { Some(self.condition()?) } else { None };
            } else {
                only_if = Some(self.condition()?);
            }
            self.take(&Atom::Comma).then_some(())?;
        }
        // "If …, this enters …".
        let mut as_it_enters = false;
        if only_if.is_none() && functions == Functions::default() && self.take(&Atom::If) {
            only_if = Some(self.condition()?);
            as_it_enters = true;
            self.take(&Atom::Comma).then_some(())?;
        }
        if only_if.is_none() && self.take(&Atom::YouControl) {
            (self.noun()?.what == What::Host).then_some(())?;
            let changes = vec![Change::Control(Players::You)];
            let affects = Objects::Host;
            return Some(vec![Ability::Static(Static { only_if, functions, ..Static::new(affects, changes) })]);
        }
        if only_if.is_none() && self.take_all(&[Atom::You, Atom::Has]) {
            if let Some(abilities) = self.attempt(Self::protects_you) {
                return Some(abilities);
            }
            // What an ability of a creature would mean on a player, no rule says.
            let Some(Atom::Keyword(keyword @ (HEXPROOF | SHROUD))) = self.next() else { return None };
            let changes = vec![Change::PlayersGain(Players::You, *keyword)];
            return Some(vec![Ability::Static(Static::new(Objects::This, changes))]);
        }
        if only_if.is_none() && self.take_all(&[Atom::You, Atom::May]) {
            let more = self.more_lands(&Players::You)?;
            self.take(&Atom::Of(PlaceWord::OnYourTurns)).then_some(())?;
            return Some(vec![Ability::Static(Static::new(Objects::This, vec![more]))]);
        }
        if only_if.is_none() && self.take_all(&[Atom::YourDevotion, Atom::EachColorAndCombination, Atom::IncreasesBy]) {
            let Atom::Number(more) = self.next()? else { return None };
            let changes = vec![Change::MoreDevotion(u8::try_from(*more).ok()?)];
            return Some(vec![Ability::Static(Static::new(Objects::This, changes))]);
        }
        if only_if.is_none() && self.take(&Atom::NoMoreThan) {
            return self.at_most_in_combat();
        }
        // "both creatures have flying", of this one and the one that it is paired with.
        let is_paired = Condition::Match(Objects::This, Filter::PairedWith(Box::new(Filter::Any)));
        if only_if.as_ref() == Some(&is_paired) && self.take(&Atom::BothCreatures) {
            let pair = Filter::Either(vec![Filter::This, Filter::PairedWith(Box::new(Filter::This))]);
            let changes = self.changes()?;
            return Some(vec![Ability::Static(Static { only_if, ..Static::new(Objects::Each(pair), changes) })]);
        }
        let noun = self.noun()?;
        if as_it_enters == only_if.is_some()
            && let Some(entering) = self.attempt(|parser| parser.entering(&noun))
        {
            return Some(vec![Ability::Replacement(Replacement { only_if, ..entering })]);
        }
        (!as_it_enters).then_some(())?;
        self.has_x = false;
        let affects = match (noun.what, noun.chosen) {
            (What::This, _) => Objects::This,
            (What::Host, _) => Objects::Host,
            // "cards in graveyards".
            (What::Permanent | What::Card, Chosen::Bare | Chosen::Each) => Objects::Each(self.filter(&noun)?),
            _ => return None,
        };
        let changes = self.changes()?;
        if only_if.is_none() && self.take(&Atom::AsLongAs) {
            only_if = Some(self.condition()?);
        }
        self.attempt(|parser| parser.doesnt_remove(&changes));
        Some(vec![Ability::Static(Static { only_if, functions, ..Static::new(affects, changes) })])
    }

    /// "You are the starting player", "your starting hand size is five": what a conspiracy changes as the game begins (315.5a).
    pub(super) fn begins_the_game(&mut self) -> Option<Vec<Ability>> {
        self.context.types.has(Type::Conspiracy).then_some(())?;
        let action = match self.next()? {
            Atom::OfVariant(VariantWord::BeginFirst) => OpeningAction::BeginFirst,
            Atom::OfVariant(VariantWord::StartingHandIs) => {
                let Atom::Number(size) = self.next()? else { return None };
                OpeningAction::StartingHand(u8::try_from(*size).ok()?)
            }
            _ => return None,
        };
        Some(vec![Ability::Opening(action)])
    }

    /// "one creature can attack each combat" (508.1c, 509.1b), behind "no more than".
    fn at_most_in_combat(&mut self) -> Option<Vec<Ability>> {
        let noun = self.noun()?;
        let Chosen::Some(least, most) = noun.chosen else { return None };
        (noun.what == What::Permanent && least == most).then_some(())?;
        let change = match self.next()? {
            Atom::CanAttackEachCombat => Change::AttackersAtMost(most),
            Atom::CanBlockEachCombat => Change::BlockersAtMost(most),
            _ => return None,
        };
        Some(vec![Ability::Static(Static::new(Objects::Each(self.filter(&noun)?), vec![change]))])
    }

    /// "this isn't on the battlefield" (113.6c).
    fn isnt_on_battlefield(&mut self) -> Option<()> {
        (self.noun()?.what == What::This && self.take(&Atom::IsntOnBattlefield)).then_some(())
    }

    /// "this card is in your graveyard" (113.6b).
    fn is_in_graveyard(&mut self) -> Option<()> {
        (self.noun()?.what == What::This && self.take_all(&[Atom::Is, Atom::YourGraveyard])).then_some(())
    }

    /// The characteristic-defining ability of a size `*/*`: equal to the number of something (208.2a, 604.3).
    pub(super) fn defined(&mut self) -> Option<Vec<Ability>> {
        (self.context.star.is_some() || self.context.is_quoted).then_some(())?;
        let sizes = [Atom::Power, Atom::And, Atom::Toughness];
        let before = self.take_all(&sizes);
        (self.noun()?.what == What::This).then_some(())?;
        (before || self.take(&Atom::Possessive) && self.take_all(&sizes)).then_some(())?;
        self.take(&Atom::Is).then_some(())?;
        // English alone says that it is so of each of the two.
        (before || self.take(&Atom::Each)).then_some(())?;
        self.take(&Atom::EqualTo).then_some(())?;
        let (count, more) = self.count_and_more()?;
        // What is printed says as well how much more it is: 1+*.
        (self.context.is_quoted || self.context.star == Some(more)).then_some(())?;
        // 604.3a: what is given to something defines nothing of it, it sets its size.
        let defines = !self.context.is_quoted;
        let changes =
            vec![if defines { Change::Define(count.clone(), count) } else { Change::Set(count.clone(), count) }];
        Some(vec![Ability::Static(Static { defines, ..Static::new(Objects::This, changes) })])
    }

    /// "the number of lands you control", "1 plus the number of …", "the number of … plus 1": a quantity, and how much it is more
    /// than what is counted.
    fn count_and_more(&mut self) -> Option<(Amount, i32)> {
        let before = match self.peek()? {
            Atom::Number(more) => {
                self.at += 1;
                self.take(&Atom::Plus).then_some(Some(*more))?
            }
            _ => None,
        };
        self.take(&Atom::NumberOf).then_some(())?;
        let count = self.count()?;
        let more = match before {
            None if self.take(&Atom::Plus) => {
                let Atom::Number(more) = self.next()? else { return None };
                *more
            }
            before => before.unwrap_or(0),
        };
        if more == 0 {
            return Some((count, 0));
        }
        Some((Amount::Plus(Box::new(Amount::Number(more)), Box::new(count)), more))
    }

    /// "get +1/+1 and have flying", "can't block": one change or several.
    pub(super) fn changes(&mut self) -> Option<Vec<Change>> {
        let mut changes = Vec::new();
        loop {
            let verb = self.next()?;
            match verb {
                Atom::Get => {
                    let Atom::Modifier(power, toughness) = self.next()? else { return None };
                    let x = |amount: &Amount| !matches!(amount, Amount::Number(_));
                    (self.has_x || !(x(power) || x(toughness))).then_some(())?;
                    let at = self.at;
                    let power = self.for_each(power.clone())?;
                    let each = self.at;
                    self.at = at;
                    let toughness = self.for_each(toughness.clone())?;
                    self.at = each;
                    changes.push(Change::Modify(power, toughness));
                }
                Atom::Has if self.take(&Atom::BaseSize) => {
                    let Atom::Size(power, toughness) = self.next()? else { return None };
                    changes.push(Change::Set(Amount::Number(*power), Amount::Number(*toughness)));
                }
                Atom::LoseAbilities => changes.push(Change::LoseAbilities),
                Atom::IsNot => {
                    let Atom::Type(of) = self.next()? else { return None };
                    changes.push(Change::RemoveTypes(Types::only(*of)));
                }
                Atom::Is | Atom::Become => changes.extend(self.becomes()?),
                Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::IsNamed)) => {
                    let Atom::Name(name) = self.next()? else { return None };
                    (!name.is_empty()).then_some(())?;
                    changes.push(Change::SetName(name.clone()));
                }
                Atom::Gain | Atom::Has if self.peek() == Some(&Atom::Quote) => changes.push(self.grant()?),
                Atom::CantAttackOrBlock => changes.extend([Change::CantAttack, Change::CantBlock]),
                Atom::Gain | Atom::Has | Atom::Lose => loop {
                    if let Some(Atom::Keyword(keyword)) = self.peek() {
                        self.at += 1;
                        if *verb != Atom::Lose && (keywords::has_number(*keyword) || keywords::has_cost(*keyword)) {
                            let equal = self.attempt(|parser| parser.activated_for_mana_cost(*keyword));
                            let ability = match equal.map(Ability::Keyword).or_else(|| self.keyword(*keyword)) {
                                Some(Ability::Keyword(ability)) => ability,
                                _ => return None,
                            };
                            changes.extend(self.grant_keyword(ability)?);
                            break;
                        }
                        changes.push(if *verb == Atom::Lose { Change::Lose(*keyword) } else { Change::Gain(*keyword) });
                    } else {
                        (*verb != Atom::Lose).then_some(())?;
                        changes.extend(self.grant_with_quality()?);
                    }
                    let more = matches!(self.peek(), Some(Atom::And | Atom::Comma));
                    let is_keyword =
                        |atom| matches!(atom, &Atom::Keyword(_) | &Atom::KeywordFrom(_) | &Atom::Landwalk(_));
                    if !(more && self.ahead(1).is_some_and(is_keyword)) {
                        break;
                    }
                    self.at += 1;
                },
                Atom::AttackAsThoughWith | Atom::AttackAsThoughWithout => {
                    let Some(Atom::Keyword(keyword)) = self.next() else { return None };
                    let condition = match (verb, *keyword) {
                        (Atom::AttackAsThoughWith, HASTE) => AsThough::Haste,
                        (Atom::AttackAsThoughWithout, DEFENDER) => AsThough::NoDefender,
                        _ => return None,
                    };
                    changes.push(Change::AttacksAsThough(condition));
                }
                Atom::DoesntUntap => {
                    self.take(&Atom::ItsUntapStep).then_some(())?;
                    changes.push(Change::DoesntUntap);
                }
                Atom::CantAttack | Atom::CantBlock if self.peek() == Some(&Atom::Unless) => {
                    changes.push(self.toll(verb)?);
                }
                _ => changes.push(restriction(verb)?),
            }
            let more = |atom: &Atom| {
                let verbs = [
                    Atom::Get,
                    Atom::Gain,
                    Atom::Has,
                    Atom::Lose,
                    Atom::LoseAbilities,
                    Atom::Become,
                    Atom::AttackAsThoughWith,
                    Atom::AttackAsThoughWithout,
                    Atom::DoesntUntap,
                    Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::IsNamed)),
                ];
                verbs.contains(atom)
            };
            let goes_on = self.peek() == Some(&Atom::And)
                && self.ahead(1).is_some_and(|atom| more(atom) || restriction(atom).is_some())
                // "gains flying and loses 2 life" goes on with something else.
                && !matches!(self.ahead(2), Some(Atom::Number(_) | Atom::Life | Atom::ThatMuch | Atom::Twice));
            if !goes_on {
                return Some(changes);
            }
            self.at += 1;
        }
    }
}

impl Parser<'_> {
    /// "can't attack unless its controller pays {2}" (508.1h, 509.1d).
    fn toll(&mut self, verb: &Atom) -> Option<Change> {
        self.take(&Atom::Unless).then_some(())?;
        (self.take(&Atom::You) || self.take_all(&[Atom::Its, Atom::Controller])).then_some(())?;
        self.take(&Atom::Pay).then_some(())?;
        let cost = self.mana_or_life()?;
        Some(if *verb == Atom::CantAttack { Change::CostsToAttack(cost) } else { Change::CostsToBlock(cost) })
    }

    /// "You may pay {1} as this creature attacks. When you do, …" (508.1g).
    pub(super) fn may_pay_to_attack(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::You, Atom::May, Atom::Pay]).then_some(())?;
        let cost = self.mana_or_life()?;
        let before = self.take(&Atom::AsAttackingWith);
        (before || self.take(&Atom::AsIt)).then_some(())?;
        (self.noun()?.what == What::This && (before || self.take(&Atom::Attack))).then_some(())?;
        self.take_all(&[Atom::Stop, Atom::WhenYouDo, Atom::Comma]).then_some(())?;
        let changes = vec![Change::MayPayToAttack(cost, self.reflexive()?)];
        Some(vec![Ability::Static(Static::new(Objects::This, changes))])
    }

    /// "If a triggered ability of another creature you control triggers, that ability triggers an additional time"
    /// (603.2d).
    pub(super) fn triggers_again(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::If, Atom::TriggeredAbilityOf]).then_some(())?;
        let noun = self.noun()?;
        let affects = match (noun.what, noun.chosen) {
            (What::This, _) => Objects::This,
            (What::Host, _) => Objects::Host,
            (What::Permanent, Chosen::Some(1, 1)) => Objects::Each(self.filter(&noun)?),
            _ => return None,
        };
        self.take_all(&[Atom::Triggers, Atom::Comma, Atom::TriggersOnceMore]).then_some(())?;
        Some(vec![Ability::Static(Static::new(affects, vec![Change::TriggersAgain]))])
    }
}

/// What a permanent cannot do, or must.
fn restriction(verb: &Atom) -> Option<Change> {
    Some(match verb {
        Atom::CantAttack => Change::CantAttack,
        Atom::CantBlock => Change::CantBlock,
        Atom::Transforming(TransformWord::CantTransform) => Change::CantTransform,
        Atom::CantBeBlocked => Change::CantBeBlocked,
        Atom::MustAttack => Change::MustAttack,
        Atom::CantAttackAlone => Change::CantAttackAlone,
        Atom::CantBlockAlone => Change::CantBlockAlone,
        Atom::CantCrew => Change::CantCrew,
        Atom::MustBlock => Change::MustBlock,
        Atom::MustBeBlocked => Change::MustBeBlocked,
        Atom::CanBlockMore => Change::CanBlockMore(1),
        _ => return None,
    })
}
