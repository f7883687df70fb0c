//! What a player may do (608.2d), as far as it can be told in words of its own.

use smallvec::SmallVec;
use vademecum_abilities::{
    Amount, Change, CounterKind, Effect, Filter, Instruction, Keyword, Objects, Players, Program, Remembered, Replaced,
    Subjects, Type, Zone,
};

use crate::{
    Recorder,
    cx::Look,
    id::{ObjectId, PlayerId, Subject},
    keywords::{k104_tribute, k136_riot},
    select::Scope,
};

/// Maximum number of objects that get counters and are named.
const MAX_NAMED: usize = 4;

/// What a player may do: the first thing that the text says, and with what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// What is done.
    pub what: OfferedDeed,
    /// How many cards, life or counters; 0 where that does not matter.
    pub amount: i32,
    /// With which objects; none, where the player chooses them.
    pub objects: SmallVec<[ObjectId; 2]>,
}

/// A deed that a text leaves to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferedDeed {
    /// Cards are drawn.
    Draw,
    /// Cards are discarded.
    Discard,
    /// Cards are milled.
    Mill,
    /// Life is gained.
    GainLife,
    /// Life is lost.
    LoseLife,
    /// Permanents are sacrificed.
    Sacrifice,
    /// Creatures are sacrificed.
    SacrificeCreature,
    /// Permanents are destroyed.
    Destroy,
    /// Permanents become tapped.
    Tap,
    /// Permanents untap.
    Untap,
    /// Objects are exiled.
    Exile,
    /// Objects go to hands: from the battlefield or a graveyard, they return.
    ToHand,
    /// Objects are put onto the battlefield.
    ToBattlefield,
    /// Objects are put into graveyards.
    ToGraveyard,
    /// Objects are put into libraries.
    ToLibrary,
    /// Tokens are created.
    Create,
    /// Counters are put on objects.
    PutCounters(CounterKind),
    /// Counters are removed from objects.
    RemoveCounters(CounterKind),
    /// Counters are moved: from the first object onto the second.
    MoveCounters(CounterKind),
    /// Libraries are searched.
    Search,
    /// Libraries are shuffled.
    Shuffle,
    /// Cards are revealed.
    Reveal,
    /// A card is cast without paying its mana cost.
    CastFree,
    /// A card is cast for the cost of a keyword.
    CastFor(Keyword),
    /// A card is copied, and the copy cast without paying its mana cost.
    CastCopy,
    /// A spell is copied.
    CopySpell,
    /// Two creatures become paired.
    Pair,
    /// A card is encoded on a creature.
    Encode,
    /// Spells or abilities are countered.
    Counter,
    /// Permanents transform.
    Transform,
    /// An Equipment or Aura becomes attached to something else: the first object to the second.
    Attach,
    /// An object deals damage.
    Damage,
    /// A creature must block if able.
    MustBlock,
    /// A permanent enters with counters.
    EnterWith(CounterKind),
    /// A permanent enters as a copy of another.
    EnterAsCopy,
    /// A permanent enters with counters (702.104a).
    Tribute,
    /// A permanent enters with a +1/+1 counter; otherwise, with haste (702.136a).
    Riot,
}

impl Offered {
    /// What a player may do by instructions: the first thing that they do, which others may only prepare; `None` if it has no
    /// words of its own.
    pub(crate) fn by_instructions<R: Recorder>(
        look: Look<'_, R>,
        scope: Scope<'_>,
        player: PlayerId,
        programs: (&Program, &Program),
    ) -> Option<Offered> {
        Offered::first_of(look, scope, player, programs).filter(Offered::has_words)
    }

    /// Whether its objects are as many as its words speak of.
    fn has_words(&self) -> bool {
        match self.what {
            OfferedDeed::Pair | OfferedDeed::Attach | OfferedDeed::MoveCounters(_) => self.objects.len() == 2,
            OfferedDeed::PutCounters(_) | OfferedDeed::RemoveCounters(_) => {
                (1..=MAX_NAMED).contains(&self.objects.len())
            }
            OfferedDeed::Damage | OfferedDeed::CastFor(_) | OfferedDeed::MustBlock => self.objects.len() == 1,
            _ => true,
        }
    }

    fn first_of<R: Recorder>(
        look: Look<'_, R>,
        scope: Scope<'_>,
        player: PlayerId,
        (then, otherwise): (&Program, &Program),
    ) -> Option<Offered> {
        let word = |of: &Program| {
            of.iter().find_map(|instruction| match instruction.effect {
                Effect::RememberNumber(_, pair, what) => Some((pair, what)),
                _ => None,
            })
        };
        let itself = SmallVec::from_slice(&[scope.source.id]);
        if word(otherwise) == Some((k136_riot::PAIR, Remembered::Word)) {
            return Some(Offered { what: OfferedDeed::Riot, amount: 1, objects: itself });
        }
        if let Some((k104_tribute::PAIR, Remembered::Tribute)) = word(then)
            && let Some(Effect::Let(number)) = then.first().map(|first| &first.effect)
        {
            return Some(Offered { what: OfferedDeed::Tribute, amount: look.amount(scope, number), objects: itself });
        }
        if then.iter().any(|instruction| matches!(instruction.effect, Effect::Bind(..))) {
            return Some(Offered { what: OfferedDeed::Encode, amount: 0, objects: itself });
        }
        let prepares = |instruction: &&Instruction| {
            matches!(instruction.effect, Effect::Choose { .. } | Effect::Let(_) | Effect::ChoosePlayer(_))
        };
        let first = then.iter().find(|instruction| !prepares(instruction))?;
        let own = |who: &Players| look.players(scope, who)[..] == [player];
        let one = |what: OfferedDeed, of: &Objects| {
            Some(Offered { what, amount: 0, objects: look.objects(scope, of).into_iter().collect() })
        };
        let many = |what, who: &Players, amount| {
            own(who).then(|| Offered { what, amount: look.amount(scope, amount), objects: SmallVec::new() })
        };
        let on = |of: &Subjects| -> Option<SmallVec<[ObjectId; 2]>> {
            let object = |subject| match subject {
                Subject::Object(id) => Some(id),
                Subject::Player(_) => None,
            };
            look.subjects(scope, of).into_iter().map(object).collect()
        };
        let without = |what| Some(Offered { what, amount: 0, objects: SmallVec::new() });
        match &first.effect {
            Effect::Draw(who, amount) => many(OfferedDeed::Draw, who, amount),
            Effect::Discard(who, amount) => many(OfferedDeed::Discard, who, amount),
            Effect::Mill(who, amount) => many(OfferedDeed::Mill, who, amount),
            Effect::GainLife(who, amount) => many(OfferedDeed::GainLife, who, amount),
            Effect::LoseLife(who, amount) => many(OfferedDeed::LoseLife, who, amount),
            Effect::Sacrifice(who, filter, amount) if is_of_creatures(filter) => {
                many(OfferedDeed::SacrificeCreature, who, amount)
            }
            Effect::Sacrifice(who, _, amount) => many(OfferedDeed::Sacrifice, who, amount),
            Effect::SacrificeThose(what) => one(OfferedDeed::Sacrifice, what),
            Effect::Destroy { what, .. } => one(OfferedDeed::Destroy, what),
            Effect::Tap(what) => one(OfferedDeed::Tap, what),
            Effect::Untap(what) => one(OfferedDeed::Untap, what),
            Effect::Move(what, destination) => match destination.zone {
                Zone::Exile => one(OfferedDeed::Exile, what),
                Zone::Hand => one(OfferedDeed::ToHand, what),
                Zone::Battlefield => one(OfferedDeed::ToBattlefield, what),
                Zone::Graveyard => one(OfferedDeed::ToGraveyard, what),
                Zone::Library => one(OfferedDeed::ToLibrary, what),
                Zone::Stack | Zone::Command | Zone::Outside => None,
            },
            Effect::Create { who, .. } | Effect::CreateTapped(who, _) | Effect::CreateCopies { who, .. }
                if own(who) =>
            {
                without(OfferedDeed::Create)
            }
            Effect::PutCounters(of, kind, amount) => {
                let objects = on(of)?;
                Some(Offered { what: OfferedDeed::PutCounters(*kind), amount: look.amount(scope, amount), objects })
            }
            Effect::RemoveCounters(of, kind, amount) => {
                let objects = on(of)?;
                Some(Offered { what: OfferedDeed::RemoveCounters(*kind), amount: look.amount(scope, amount), objects })
            }
            Effect::MoveCounters { kind, amount, from, onto } => {
                let both = look.objects(scope, from).into_iter().chain(look.objects(scope, onto));
                let amount = look.amount(scope, amount);
                Some(Offered { what: OfferedDeed::MoveCounters(*kind), amount, objects: both.collect() })
            }
            Effect::Search { who, .. } if own(who) => without(OfferedDeed::Search),
            Effect::Shuffle(who) if own(who) => without(OfferedDeed::Shuffle),
            Effect::Reveal(what) => one(OfferedDeed::Reveal, what),
            Effect::CastFree(what) | Effect::CastTransformed(what) => one(OfferedDeed::CastFree, what),
            Effect::CastFor { what, keyword, .. } => one(OfferedDeed::CastFor(*keyword), what),
            Effect::CopyEncoded => without(OfferedDeed::CastCopy),
            Effect::CopyOnStack { what, .. } => one(OfferedDeed::CopySpell, what),
            Effect::Pair(first, second) => {
                let both = look.objects(scope, first).into_iter().chain(look.objects(scope, second));
                Some(Offered { what: OfferedDeed::Pair, amount: 0, objects: both.collect() })
            }
            Effect::Counter(what) => one(OfferedDeed::Counter, what),
            Effect::Transform(what, _) => one(OfferedDeed::Transform, what),
            Effect::Attach(what, to) => {
                let both = look.objects(scope, what).into_iter().chain(on(to)?);
                Some(Offered { what: OfferedDeed::Attach, amount: 0, objects: both.collect() })
            }
            Effect::Change { which, changes, .. }
                if changes.iter().any(|change| matches!(change, Change::MustBlock | Change::MustBlockThat(_))) =>
            {
                one(OfferedDeed::MustBlock, which)
            }
            Effect::Damage { source, .. } => one(OfferedDeed::Damage, source),
            _ => None,
        }
    }

    /// What a player may do by a replacement effect; `None` if it has no words of its own.
    pub(crate) fn by_replacement(with: &Replaced, about: ObjectId) -> Option<Offered> {
        match with {
            Replaced::EntersAsCopy(..) | Replaced::EntersAsCopyOf(..) => {
                Some(Offered { what: OfferedDeed::EnterAsCopy, amount: 0, objects: SmallVec::from_slice(&[about]) })
            }
            &Replaced::EntersWith(kind, Amount::Number(amount)) => {
                Some(Offered { what: OfferedDeed::EnterWith(kind), amount, objects: SmallVec::from_slice(&[about]) })
            }
            _ => None,
        }
    }
}

/// Whether a filter describes nothing but creatures.
fn is_of_creatures(filter: &Filter) -> bool {
    match filter {
        Filter::Type(Type::Creature) => true,
        Filter::All(all) => all.iter().any(is_of_creatures),
        _ => false,
    }
}
