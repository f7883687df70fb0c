//! The words of effects, and of the changes that they make.

use std::sync::Arc;

use super::{Reword, Rewording, Word};
use crate::{
    change::{Change, Duration, WordOf},
    copy::Exception,
    destination::{CombatChange, Destination, Joining},
    doors::DoorEffect,
    effect::{Ballot, CopyTargets, Divided, Effect, Instruction},
    exchange::{Doubled, Exchanged, ExchangedNumber},
    mana::{ManaTerms, ManaTypes},
    stickers::StickerEffect,
    variant_effect::VariantEffect,
};

impl Reword for Duration {
    fn reword(&mut self, words: Rewording) {
        match self {
            Duration::AsLongAs(of) => of.reword(words),
            Duration::UntilPaid(of) => of.reword(words),
            Duration::EndOfTurn
            | Duration::YourNextTurn
            | Duration::EndOfCombat
            | Duration::UntilPlaneswalk
            | Duration::Forever => {}
        }
    }
}

impl Reword for Exception {
    fn reword(&mut self, words: Rewording) {
        match self {
            Exception::AddSubtypes(subtypes) => words.subtypes(subtypes),
            Exception::Colors(colors) => words.colors(colors),
            Exception::If(_, then) => then.reword(words),
            Exception::AddTypes(_)
            | Exception::AddSupertypes(_)
            | Exception::LoseSupertype(_)
            | Exception::Size(..)
            | Exception::KeepColors
            | Exception::Name(_)
            | Exception::NoManaCost
            | Exception::Keyword(_)
            | Exception::WithoutKeyword(_)
            | Exception::Ability(_)
            | Exception::Counters(..) => {}
        }
    }
}

impl Reword for WordOf {
    fn reword(&mut self, words: Rewording) {
        match self {
            WordOf::Word(Word::Color(color)) => words.color(color),
            WordOf::Word(Word::Subtype(subtype)) => words.subtype(subtype),
            WordOf::ColorIn(_) | WordOf::SubtypeIn(_) => {}
        }
    }
}

impl Reword for Change {
    fn reword(&mut self, words: Rewording) {
        match self {
            Change::AllNames(filter) => filter.reword(words),
            Change::ShowsTop { of, to } => reword!(words: of, to),
            Change::CopyOf(objects, except) => reword!(words: objects, except),
            Change::Control(players)
            | Change::MustAttackPlayers(players)
            | Change::PlayersGain(players, _)
            | Change::PlayersGainAbility(players, _)
            | Change::PlaysMoreLands(players, _)
            | Change::CantPlayLands(players) => {
                players.reword(words);
            }
            Change::AddSubtypes(subtypes) | Change::SetLandTypes(subtypes) => words.subtypes(subtypes),
            Change::SetColors(colors) | Change::AddColors(colors) => words.colors(colors),
            Change::ReplaceWord(from, to) => reword!(words: from, to),
            Change::ExchangeText(objects)
            | Change::FullTextOf(objects)
            | Change::GainActivatedOf(objects)
            | Change::MustBlockThat(objects) => objects.reword(words),
            Change::Define(one, other) | Change::Set(one, other) | Change::Modify(one, other) => {
                reword!(words: one, other);
            }
            Change::SetPower(amount) | Change::SetToughness(amount) => amount.reword(words),
            Change::CostsToAttack(cost) | Change::CostsToBlock(cost) => cost.reword(words),
            Change::RevealsFirstDraw(filter, then) => reword!(words: filter, then),
            Change::MayPayToAttack(cost, then) => reword!(words: cost, then),
            Change::TriggersAgain
            | Change::CantAttackAlone
            | Change::CantBlockAlone
            | Change::CantCrew
            | Change::AttackersAtMost(_)
            | Change::BlockersAtMost(_)
            | Change::BlockedByAtMost(_)
            | Change::MustBlock
            | Change::MustBeBlocked
            | Change::MustBeBlockedByAll
            | Change::CanBlockMore(_)
            | Change::AddTypes(_)
            | Change::SetTypes(_)
            | Change::RemoveTypes(_)
            | Change::AddSupertypes(_)
            | Change::SetName(_)
            | Change::AddWords(..)
            | Change::SetColorIn(_)
            | Change::Gain(_)
            | Change::GainAbility(_)
            | Change::GainThat(_)
            | Change::GainChosen(..)
            | Change::Lose(_)
            | Change::LoseAbilities
            | Change::Switch
            | Change::CantActivate
            | Change::Goaded
            | Change::MoreVotes(_)
            | Change::CantAttack
            | Change::CantBlock
            | Change::CantBeBlocked
            | Change::CantBeBlockedByStronger
            | Change::MustAttack
            | Change::DoesntUntap
            | Change::CantBeCountered
            | Change::MoreDevotion(_)
            | Change::CantTransform
            | Change::SurveilsMore(_)
            | Change::ControlsSearchers
            | Change::Rolls(..)
            | Change::CantHaveCounters
            | Change::CantHaveMoreCounters(..)
            | Change::CantHave(_)
            | Change::AttacksAsThough(_) => {}
        }
    }
}

impl Reword for Destination {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.under, self.being, self.onto, self.joins);
    }
}

impl Reword for ManaTypes {
    fn reword(&mut self, words: Rewording) {
        match self {
            ManaTypes::CouldProduce(filter) | ManaTypes::ColorsOf(filter) => filter.reword(words),
            ManaTypes::OfCommanders | ManaTypes::Chosen(_) | ManaTypes::Produced => {}
        }
    }
}

impl Reword for ManaTerms {
    fn reword(&mut self, words: Rewording) {
        reword!(words: self.only_for, self.not_for, self.when_spent);
    }
}

impl Reword for CopyTargets {
    fn reword(&mut self, words: Rewording) {
        match self {
            CopyTargets::ForEach(subjects) | CopyTargets::Only(subjects) => subjects.reword(words),
            CopyTargets::Same | CopyTargets::MayChoose => {}
        }
    }
}

impl Reword for Divided {
    fn reword(&mut self, words: Rewording) {
        match self {
            Divided::Damage(source) => source.reword(words),
            Divided::Counters(_) => {}
        }
    }
}

impl Reword for VariantEffect {
    fn reword(&mut self, words: Rewording) {
        match self {
            VariantEffect::Planeswalk(players) | VariantEffect::RollPlanarDie(players) => players.reword(words),
            VariantEffect::SetInMotion(players, amount) => reword!(words: players, amount),
            VariantEffect::Abandon(objects) => objects.reword(words),
            VariantEffect::ChaosEnsues => {}
        }
    }
}

impl Reword for StickerEffect {
    fn reword(&mut self, words: Rewording) {
        match self {
            StickerEffect::Put { who, kind: _, on } => reword!(words: who, on),
            StickerEffect::Move { who, from, to } => reword!(words: who, from, to),
        }
    }
}

impl Reword for DoorEffect {
    fn reword(&mut self, words: Rewording) {
        match self {
            DoorEffect::Unlock(objects) | DoorEffect::Lock(objects) | DoorEffect::LockOrUnlock(objects) => {
                objects.reword(words);
            }
            DoorEffect::Open(_) => {}
        }
    }
}

impl Reword for Doubled {
    fn reword(&mut self, words: Rewording) {
        match self {
            Doubled::Size { of, power: _, toughness: _, lasts } => reword!(words: of, lasts),
            Doubled::Life(players) | Doubled::Mana(players) => players.reword(words),
            Doubled::Counters(subjects, _) => subjects.reword(words),
        }
    }
}

impl Reword for Exchanged {
    fn reword(&mut self, words: Rewording) {
        match self {
            Exchanged::Control(one, other) | Exchanged::Cards(one, other) => reword!(words: one, other),
            Exchanged::Numbers(one, other) => reword!(words: one, other),
        }
    }
}

impl Reword for ExchangedNumber {
    fn reword(&mut self, words: Rewording) {
        match self {
            ExchangedNumber::Life(players) => players.reword(words),
            ExchangedNumber::Power(objects) | ExchangedNumber::Toughness(objects) => objects.reword(words),
        }
    }
}

impl Reword for Ballot {
    fn reword(&mut self, words: Rewording) {
        match self {
            Ballot::Words(_) => {}
            Ballot::Objects(objects) => objects.reword(words),
        }
    }
}

impl Reword for Instruction {
    fn reword(&mut self, words: Rewording) {
        self.effect.reword(words);
    }
}

impl Reword for Effect {
    fn reword(&mut self, words: Rewording) {
        match self {
            Effect::If { condition, then, otherwise } => reword!(words: condition, then, otherwise),
            Effect::May { who, decider: _, then, otherwise } => reword!(words: who, then, otherwise),
            Effect::Pay { who, payer: _, cost, must: _, then, otherwise } => {
                reword!(words: who, cost, then, otherwise);
            }
            Effect::ForEach { of, each: _, body } => reword!(words: of, body),
            Effect::Repeat(amount, body) => reword!(words: amount, body),
            Effect::AsPlayers(players, body) => reword!(words: players, body),
            Effect::Let(amount) => amount.reword(words),
            Effect::Choose { who, among, least, most } => reword!(words: who, among, least, most),
            Effect::Damage { source, to, amount } => reword!(words: source, to, amount),
            Effect::ExcessDamage { source, to, amount, excess } => reword!(words: source, to, amount, excess),
            Effect::CastFor { what, cost, keyword: _ } => reword!(words: what, cost),
            Effect::Fight(one, other) | Effect::PutCountersOf(one, other) => reword!(words: one, other),
            Effect::ChoosePlayer(players)
            | Effect::ChooseColor(players)
            | Effect::ChooseSubtype(players, _)
            | Effect::ChooseWord(players, _)
            | Effect::Act(_, players)
            | Effect::ManifestDread(players)
            | Effect::RingTempts(players, _)
            | Effect::Take(_, players)
            | Effect::OpenAttraction(players)
            | Effect::VisitAttractions(players)
            | Effect::TimeTravel(players)
            | Effect::FlipCoin(players, _)
            | Effect::Emblem(players, _)
            | Effect::Ignore(players)
            | Effect::Proliferate(players)
            | Effect::Populate(players)
            | Effect::Shuffle(players)
            | Effect::SkipStep(players, _)
            | Effect::ExtraTurn(players)
            | Effect::ControlNextTurn(players)
            | Effect::SkipTurn(players)
            | Effect::CreateTapped(players, _)
            | Effect::Win(players)
            | Effect::Lose(players) => players.reword(words),
            Effect::Draw(players, amount)
            | Effect::Discard(players, amount)
            | Effect::DiscardAtRandom(players, amount)
            | Effect::Mill(players, amount)
            | Effect::Scry(players, amount)
            | Effect::Surveil(players, amount)
            | Effect::Incubate(players, _, amount)
            | Effect::Discover(players, amount)
            | Effect::Bolster(players, amount)
            | Effect::GainLife(players, amount)
            | Effect::LoseLife(players, amount)
            | Effect::SetLife(players, amount)
            | Effect::Manifest(players, amount)
            | Effect::Cloak(players, amount)
            | Effect::AddMana(players, _, amount) => reword!(words: players, amount),
            Effect::ExchangeLife(one, other) => reword!(words: one, other),
            Effect::Separate { who, what, piles: _ } | Effect::LookAt(who, what) | Effect::RevealAny(who, what) => {
                reword!(words: who, what);
            }
            Effect::ChoosePile { who, piles: _, other: _ } | Effect::ChooseParty(who, _) => who.reword(words),
            Effect::ChooseName(players, filter)
            | Effect::TopUntil(players, filter)
            | Effect::Bring(players, filter)
            | Effect::Venture(players, filter) => reword!(words: players, filter),
            Effect::ChooseSource(filter) => filter.reword(words),
            Effect::DiscardThose(objects)
            | Effect::Destroy { what: objects, .. }
            | Effect::Regenerate(objects)
            | Effect::Explore(objects)
            | Effect::Suspect(objects)
            | Effect::Practice(_, objects)
            | Effect::Designate(objects, _)
            | Effect::Undesignate(objects, _)
            | Effect::Counter(objects)
            | Effect::SacrificeThose(objects)
            | Effect::Tap(objects)
            | Effect::Untap(objects)
            | Effect::Remember(objects, _)
            | Effect::CastFreeIfAble(objects)
            | Effect::Retarget(objects, _)
            | Effect::CopyCards(objects)
            | Effect::NoteName(objects)
            | Effect::Reveal(objects)
            | Effect::TurnFace(objects, _)
            | Effect::Transform(objects, _)
            | Effect::Flip(objects)
            | Effect::PhaseOut(objects)
            | Effect::CastTransformed(objects)
            | Effect::Meld(objects, _)
            | Effect::CastFree(objects)
            | Effect::Follow(objects, _)
            | Effect::PlayLand(objects)
            | Effect::Exert(objects)
            | Effect::Unattach(objects) => objects.reword(words),
            Effect::Roll(roll) => {
                reword!(words: roll.who, roll.dice, roll.plus);
                roll.table.iter_mut().for_each(|row| row.program.reword(words));
            }
            Effect::FaceChoice { who, facing: _, options } => {
                who.reword(words);
                options.iter_mut().for_each(|option| option.reword(words));
            }
            Effect::Connive(objects, amount) => reword!(words: objects, amount),
            Effect::Double(doubled) => doubled.reword(words),
            Effect::InVariant(effect) => effect.reword(words),
            Effect::OfDoors(effect) => effect.reword(words),
            Effect::OfStickers(effect) => effect.reword(words),
            Effect::ShareKeywords(shared) => {
                let shared = Arc::make_mut(shared);
                reword!(words: shared.which, shared.among);
            }
            Effect::Exchange(exchanged) => exchanged.reword(words),
            Effect::Fateseal(amount) | Effect::Monstrosity(amount) => amount.reword(words),
            Effect::Vote(ballot) => ballot.reword(words),
            Effect::Move(objects, destination) => reword!(words: objects, destination),
            Effect::Sacrifice(players, filter, amount) => reword!(words: players, filter, amount),
            Effect::PutCounters(subjects, _, amount) | Effect::RemoveCounters(subjects, _, amount) => {
                reword!(words: subjects, amount);
            }
            Effect::MoveCounters { kind: _, amount, from, onto } => reword!(words: amount, from, onto),
            Effect::Create { who, token: _, amount, onto } => reword!(words: who, amount, onto),
            Effect::CreateCopies { who, of, amount, except, attacking } => {
                reword!(words: who, of, amount, except, attacking);
            }
            Effect::CopyOnStack { what, except, targets } => reword!(words: what, except, targets),
            Effect::RestartGame(left) => left.iter_mut().for_each(|left| left.reword(words)),
            Effect::AddManaOf(players, types, amount) => reword!(words: players, types, amount),
            Effect::AddTiedMana(players, _, amount, terms) => reword!(words: players, amount, terms),
            Effect::AddManaCosts(players, objects) => reword!(words: players, objects),
            Effect::EmptyPool { whose, to } => reword!(words: whose, to),
            Effect::Divided(_, divided) => divided.reword(words),
            Effect::Change { which, changes, lasts } => reword!(words: which, changes, lasts),
            Effect::ChangeNextSpell { who, which, changes, lasts } => reword!(words: who, which, changes, lasts),
            Effect::Replace { replacement, lasts } => reword!(words: replacement, lasts),
            Effect::Casting { rule, lasts } => reword!(words: rule, lasts),
            Effect::Shield { on, amount, lasts } => reword!(words: on, amount, lasts),
            Effect::SelfReplacing { replacement, body } => reword!(words: replacement, body),
            Effect::MoveUntil { what, to: _, until } => reword!(words: what, until),
            Effect::PhaseOutUntil { what, until } => reword!(words: what, until),
            Effect::Delay { ability, lasts, once: _ } => reword!(words: ability, lasts),
            Effect::Reflexive(ability) | Effect::AfterResolutions { ability, .. } => ability.reword(words),
            Effect::PayRepeatedly { times: _, cost, then } => reword!(words: cost, then),
            Effect::Combat(objects, change) => reword!(words: objects, change),
            Effect::Attach(objects, subjects) => reword!(words: objects, subjects),
            Effect::Search { who, filter, most, up_to: _ } => reword!(words: who, filter, most),
            Effect::SearchZones { of, zones: _, filter } => reword!(words: of, filter),
            Effect::Pair(one, other) => reword!(words: one, other),
            Effect::Bind(_, card, to) => reword!(words: card, to),
            Effect::Find(what) => what.reword(words),
            Effect::RemoveDamage(what) => what.reword(words),
            Effect::ShuffleInto { what, of } => reword!(words: what, of),
            Effect::Join(..)
            | Effect::RememberNumber(..)
            | Effect::RecallNumber(_)
            | Effect::Recall(_)
            | Effect::Last(_)
            | Effect::Clash
            | Effect::RerollStored
            | Effect::CopyEncoded
            | Effect::Become(_)
            | Effect::AddToTurn { .. }
            | Effect::CopyNamed(_)
            | Effect::CopyNoted(_)
            | Effect::SetLevel(_)
            | Effect::EndTurn
            | Effect::EndCombatPhase
            | Effect::RedistributeLife
            | Effect::DrawGame => {}
        }
    }
}

impl Reword for Joining {
    fn reword(&mut self, words: Rewording) {
        match self {
            Joining::Attacking(subjects) => subjects.reword(words),
            Joining::Blocking(objects) => objects.reword(words),
            Joining::AttackingLike(objects) => objects.reword(words),
        }
    }
}

impl Reword for CombatChange {
    fn reword(&mut self, words: Rewording) {
        match self {
            CombatChange::Join(joining) => joining.reword(words),
            CombatChange::Leave | CombatChange::BecomeBlocked | CombatChange::Reselect => {}
        }
    }
}
