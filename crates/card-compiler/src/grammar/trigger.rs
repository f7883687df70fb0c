//! Trigger events: "whenever a creature you control dies" (603.1, 603.2).

use vademecum_abilities::{
    Amount, Attacked, Comparison, Condition, Cycled, DeedKind, Designation, Filter, KeywordDeed, Objects, Pattern,
    Players, Slot, Step, Type, Zone, Zones,
};
use vademecum_machine::actions;

use super::{
    Parser,
    noun::{Chosen, NounPhrase, What},
    quoted::{CYCLING, EVOLVE, HAUNT},
};
use crate::{
    atom::Atom, chance_word::ChanceWord, keyword_word::KeywordWord, place_word::PlaceWord,
    transform_word::TransformWord, variant_word::VariantWord,
};

impl Parser<'_> {
    /// The event. What it is about is what "it", "that player" and "that much" mean in the effect.
    pub(super) fn trigger(&mut self) -> Option<Pattern> {
        if self.take(&Atom::AtBeginning) {
            return self.beginning();
        }
        if self.take(&Atom::AtEndOfCombat) {
            return Some(Pattern::begins(Step::EndOfCombat, Players::All));
        }
        (self.take(&Atom::When) || self.take(&Atom::Whenever)).then_some(())?;
        // It is said of the Ring.
        if self.take(&Atom::RingTempts) {
            return Some(Pattern::acts(actions::RING_TEMPTS.section, Filter::Any, Some(Players::You)));
        }
        if let Some(Atom::OfDoor(word)) = self.peek() {
            self.at += 1;
            return word.event();
        }
        if let Some(event) = self.attempt(Self::in_variant) {
            return Some(event);
        }
        if let Some(Atom::Of(PlaceWord::NthPut(nth))) = self.peek() {
            self.at += 1;
            return self.nth_counter(*nth);
        }
        if let Some(haunted) = self.attempt(Self::haunted_dies) {
            // 702.55c: it triggers in exile.
            self.own_zone = Some(Zone::Exile);
            return Some(haunted);
        }
        let together = self.take(&Atom::OneOrMore);
        let subject = self.noun()?;
        let event = self.next()?;
        let mut pattern = self.event(&subject, event, together)?;
        pattern.together |= together;
        Some(pattern)
    }

    /// "chaos ensues", "you set this scheme in motion", "you planeswalk to this plane".
    fn in_variant(&mut self) -> Option<Pattern> {
        let Atom::OfVariant(word) = self.next()? else { return None };
        let this = |done: KeywordDeed| Pattern::acts(done, Filter::This, None);
        Some(match word {
            VariantWord::ChaosEnsues => Pattern::acts(KeywordDeed::ChaosEnsues, Filter::Any, None),
            VariantWord::EncounterThis => this(KeywordDeed::Encounters),
            VariantWord::SetThisInMotion => this(actions::SET_IN_MOTION.section.into()),
            VariantWord::AbandonThis => this(actions::ABANDON.section.into()),
            VariantWord::WalkToThis => this(KeywordDeed::PlaneswalksTo),
            VariantWord::WalkAwayFromThis => this(KeywordDeed::PlaneswalksAway),
            VariantWord::PlayerWalks => Pattern::acts(actions::PLANESWALK.section, Filter::Any, Some(Players::All)),
            _ => return None,
        })
    }

    /// "the creature it haunts dies" (702.55b).
    pub(super) fn haunted_dies(&mut self) -> Option<Pattern> {
        self.take_all(&[Atom::OfKeyword(KeywordWord::HauntedCreature), Atom::Die]).then_some(())?;
        let (battlefield, graveyard) = (Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard));
        Some(Pattern::moves(Filter::BoundBy(HAUNT), battlefield, graveyard))
    }

    /// "+1/+1 counter is put on this creature", behind which one it is (122.7).
    fn nth_counter(&mut self, nth: u8) -> Option<Pattern> {
        let Atom::Counter(kind) = self.next()? else { return None };
        self.take(&Atom::Of(PlaceWord::IsPutOn));
        let subject = self.noun()?;
        let filter = self.about(&subject, false)?;
        Some(Pattern { counter: Some(*kind), reaches: Some(nth), ..Pattern::of(DeedKind::PutCounters, filter) })
    }

    /// "when you control no Islands", "whenever you have no cards in hand": a state of the game (603.8).
    pub(super) fn state(&mut self) -> Option<Condition> {
        if self.take(&Atom::WhenHandIsEmpty) {
            let hand = Amount::CardsIn(Zone::Hand, Players::You);
            return Some(Condition::Compare(hand, Comparison::Exactly, Amount::Number(0)));
        }
        self.take(&Atom::WhenYouControlNo).then_some(())?;
        let noun = self.noun()?;
        (noun.what == What::Permanent && noun.chosen == Chosen::Bare).then_some(())?;
        let count = Amount::Count(Box::new(Objects::Each(self.filter(&noun)?.yours())));
        self.forget();
        Some(Condition::Compare(count, Comparison::Exactly, Amount::Number(0)))
    }

    /// "your upkeep", "each end step", "the upkeep of each opponent", "each player's draw step".
    fn beginning(&mut self) -> Option<Pattern> {
        if let Some(Atom::YourStep(step)) = self.peek() {
            self.at += 1;
            self.player = Some(Players::You);
            return Some(Pattern::begins(*step, Players::You));
        }
        if let Some(Atom::YourMainPhase(nth)) = self.peek() {
            self.at += 1;
            self.player = Some(Players::You);
            return Some(Pattern { main_phase: Some(*nth), ..Pattern::by(DeedKind::BeginStep, Players::You) });
        }
        let mut whose = self.attempt(|parser| {
            let whose = parser.each_player()?;
            parser.take(&Atom::Possessive).then_some(whose)
        });
        let each = whose.is_none() && self.take(&Atom::Each);
        let Atom::Step(step) = self.next()? else { return None };
        if whose.is_none() {
            whose = if each { Some(Players::All) } else { self.each_player() };
        }
        self.player = Some(Players::Slot(Slot::EVENT_PLAYER));
        Some(Pattern::begins(*step, whose?))
    }

    /// "each player", "each opponent".
    fn each_player(&mut self) -> Option<Players> {
        let host = self.attempt(|parser| parser.noun().filter(|noun| noun.what == What::HostPlayer));
        if host.is_some() {
            return Some(Players::Host);
        }
        if self.take_all(&[Atom::Each, Atom::Opponent]) {
            return Some(Players::Opponents);
        }
        self.take_all(&[Atom::Each, Atom::Player]).then_some(Players::All)
    }

    fn event(&mut self, subject: &NounPhrase, event: &Atom, together: bool) -> Option<Pattern> {
        let anywhere = Zones::NONE;
        let battlefield = Zones::only(Zone::Battlefield);
        let of = |parser: &mut Self, kind: DeedKind| {
            let filter = parser.about(subject, together)?;
            Some(Pattern::of(kind, filter))
        };
        match event {
            Atom::Enter => {
                let mut filter = self.about(subject, together)?;
                if self.take(&Atom::UnderYourControl) {
                    filter = filter.yours();
                }
                Some(Pattern::moves(filter, anywhere, battlefield))
            }
            Atom::Die | Atom::Leave => {
                let to = if *event == Atom::Die { Zones::only(Zone::Graveyard) } else { anywhere };
                let filter = self.about(subject, together)?;
                if let Some(it) = &mut self.it {
                    it.called.push(Atom::Card);
                }
                Some(Pattern::moves(filter, battlefield, to))
            }
            Atom::BecomeUnattached if subject.what == What::This && !together => {
                let permanent = self.noun()?;
                let any = permanent.what == What::Permanent && permanent.filter == Filter::Any;
                (any && permanent.chosen == Chosen::Some(1, 1)).then_some(())?;
                self.mention(Objects::Slot(Slot::EVENT_SOURCE), &permanent.called);
                Some(Pattern::of(DeedKind::Unattach, Filter::This))
            }
            Atom::Attack if !together && subject.is_player() => self.attacks(subject),
            Atom::Attack => {
                let mut attacks = of(self, DeedKind::Attack)?;
                if self.take(&Atom::OfKeyword(KeywordWord::WhileSaddled)) {
                    attacks.subject = attacks.subject.and(Filter::Designated(Designation::Saddled));
                }
                Some(attacks)
            }
            Atom::AttackUnblocked => of(self, DeedKind::Unblocked),
            Atom::IsAttacked if !together => self.is_attacked(subject),
            Atom::Block => self.blocks(subject, together),
            Atom::BecomeBlocked => self.becomes_blocked(subject, together),
            // 112.1: an ability is not a spell.
            Atom::IsCountered if !together && subject.what == What::Spell && subject.chosen == Chosen::Some(1, 1) => {
                let spell = self.filter(subject)?;
                self.forget();
                Some(Pattern::of(DeedKind::Counter, spell))
            }
            Atom::LoseGame if !together => Some(Pattern::by(DeedKind::Lose, self.doer(subject)?)),
            // 106.12: "taps a land for mana".
            Atom::TapIt if !together && subject.is_player() => {
                let player = self.doer(subject)?;
                let noun = self.noun()?;
                let one = noun.what == What::Permanent && noun.chosen == Chosen::Some(1, 1);
                (one && self.take(&Atom::ForMana)).then_some(())?;
                let subject = self.filter(&noun)?;
                self.mention(Objects::Slot(Slot::EVENT_OBJECTS), &noun.called);
                let added = Pattern::by(DeedKind::AddMana, player);
                Some(Pattern { subject, tapped_for_mana: true, together: true, ..added })
            }
            Atom::TurnedFaceUp => {
                // 702.37f, 702.168e: the X of the cost for which it was.
                self.defines_x = subject.what == What::This;
                of(self, DeedKind::TurnFaceUp)
            }
            Atom::PhaseOut => of(self, DeedKind::PhaseOut),
            Atom::PhaseIn => of(self, DeedKind::PhaseIn),
            Atom::Transforming(TransformWord::Transforms) | Atom::Transforming(TransformWord::Transform) => {
                of(self, DeedKind::Transform)
            }
            Atom::Transforming(TransformWord::TransformsInto) if !together => {
                let filter = self.about(subject, together)?;
                let into = self.transformed_into()?;
                Some(Pattern::of(DeedKind::Transform, filter.and(into)))
            }
            Atom::BecomeTapped => of(self, DeedKind::Tap),
            Atom::BecomeUntapped => of(self, DeedKind::Untap),
            Atom::DealtDamage => {
                self.that_much = true;
                of(self, DeedKind::Damage)
            }
            Atom::Deal => self.deals(subject, together),
            Atom::Cast if !together => self.casts(subject),
            Atom::Gain | Atom::Lose if !together => {
                self.take(&Atom::Life).then_some(())?;
                self.that_much = true;
                let kind = if *event == Atom::Gain { DeedKind::GainLife } else { DeedKind::LoseLife };
                Some(Pattern::by(kind, self.doer(subject)?))
            }
            Atom::Discard if !together && subject.what == What::You && self.attempt(Self::this_card).is_some() => {
                Some(Pattern { subject: Filter::This, ..Pattern::by(DeedKind::Discard, Players::You) })
            }
            Atom::Discard if !together && subject.what == What::You && self.take(&Atom::OneOrMore) => {
                self.take(&Atom::Card).then_some(())?;
                Some(Pattern { together: true, ..Pattern::by(DeedKind::Discard, Players::You) })
            }
            Atom::Draw | Atom::Discard if !together => {
                self.take_all(&[Atom::Number(1), Atom::Card]).then_some(())?;
                let kind = if *event == Atom::Draw { DeedKind::Draw } else { DeedKind::Discard };
                Some(Pattern::by(kind, self.doer(subject)?))
            }
            Atom::Cycle | Atom::Keyword(CYCLING)
                if !together && subject.what == What::You && self.attempt(Self::this_card).is_some() =>
            {
                let cycled = Some(Cycled::Only);
                Some(Pattern { subject: Filter::This, cycled, ..Pattern::by(DeedKind::Discard, Players::You) })
            }
            // Portuguese: *você reciclar* is the name of the keyword as well.
            Atom::Cycle | Atom::CycleOrDiscard | Atom::Keyword(CYCLING) if !together => {
                let or_discarded = *event == Atom::CycleOrDiscard;
                let cycled = Some(if or_discarded { Cycled::OrDiscarded } else { Cycled::Only });
                let player = self.doer(subject)?;
                let another = self.take(&Atom::Another);
                (another || self.take(&Atom::Number(1))).then_some(())?;
                self.take(&Atom::Card).then_some(())?;
                let card = if another { Filter::Any.other() } else { Filter::Any };
                Some(Pattern { subject: card, cycled, ..Pattern::by(DeedKind::Discard, player) })
            }
            // 603.6c: it triggers where the card has come to.
            Atom::PutIntoGraveyard if !together && subject.what == What::This => {
                self.own_zone = Some(Zone::Graveyard);
                self.mention(Objects::This, &[]);
                Some(Pattern::moves(Filter::This, anywhere, Zones::only(Zone::Graveyard)))
            }
            // 108.2: a token is none.
            Atom::PutIntoGraveyard if !together && subject.what == What::Card => {
                let plain = subject.chosen == Chosen::Some(1, 1) && !subject.other && subject.filter.zone().is_none();
                let card = subject.filter.clone().and(Filter::Card);
                self.forget();
                plain.then_some(Pattern::moves(card, anywhere, Zones::only(Zone::Graveyard)))
            }
            Atom::BecomeMonstrous if !together && subject.what == What::This => {
                self.defines_x = true;
                of(self, DeedKind::BecomeMonstrous)
            }
            Atom::ExertIt if !together => {
                let pattern = Pattern::by(DeedKind::Exert, self.doer(subject)?);
                let noun = self.noun()?;
                (noun.what == What::Permanent && noun.chosen == Chosen::Some(1, 1)).then_some(())?;
                let subject = self.filter(&noun)?;
                self.mention(Objects::Slot(Slot::EVENT_OBJECTS), &noun.called);
                Some(Pattern { subject, ..pattern })
            }
            Atom::Search if !together && subject.what == What::You && self.take(&Atom::YourLibrary) => {
                Some(Pattern { own_library: true, ..Pattern::by(DeedKind::Search, self.doer(subject)?) })
            }
            Atom::Shuffle if !together && subject.what == What::You => {
                Some(Pattern::by(DeedKind::Shuffle, self.doer(subject)?))
            }
            // "whenever one or more players scry".
            Atom::Scry if together && subject.what == What::Player && subject.chosen == Chosen::Bare => {
                Some(Pattern::by(DeedKind::Scry, Players::All))
            }
            Atom::Scry if !together => Some(Pattern::by(DeedKind::Scry, self.doer(subject)?)),
            Atom::CommitCrime if !together => Some(Pattern::by(DeedKind::CommitCrime, self.doer(subject)?)),
            Atom::Expend if !together => {
                let Atom::Number(n) = self.next()? else { return None };
                let reaches = Some(u8::try_from(*n).ok().filter(|&n| n > 0)?);
                Some(Pattern { reaches, ..Pattern::by(DeedKind::Expend, self.doer(subject)?) })
            }
            Atom::Chance(ChanceWord::WinFlip | ChanceWord::LoseFlip | ChanceWord::RollDie | ChanceWord::RollDice)
                if !together =>
            {
                self.thrown(subject, event)
            }
            Atom::Surveil
            | Atom::Amass
            | Atom::Explore
            | Atom::Connive
            | Atom::Discover
            | Atom::OfPlayer(_)
            | Atom::BecomeSuspected
            | Atom::ManifestDread => self.acted(subject, event, together),
            // In Portuguese, “when it evolves” has the name of the keyword.
            Atom::Practices(keyword) | Atom::Keyword(keyword @ EVOLVE) => {
                Some(Pattern::practices(*keyword, self.about(subject, together)?))
            }
            Atom::OfKeyword(KeywordWord::PlayerPractices(keyword)) if !together => {
                let player = Some(self.doer(subject)?);
                Some(Pattern { player, ..Pattern::practices(*keyword, Filter::Any) })
            }
            Atom::KeywordPaid(keyword) => {
                Some(Pattern::acts(KeywordDeed::Paid(*keyword), self.about(subject, together)?, None))
            }
            Atom::PlayLand if !together => Some(Pattern::by(DeedKind::PlayLand, self.doer(subject)?)),
            _ => None,
        }
    }

    /// "this card", or another phrase by which a text means its own card.
    fn this_card(&mut self) -> Option<NounPhrase> {
        self.noun().filter(|noun| noun.what == What::This)
    }

    /// "into this permanent", "into a Werewolf": what it is once it has transformed (701.28e).
    fn transformed_into(&mut self) -> Option<Filter> {
        let into = self.noun()?;
        match (into.what, into.chosen) {
            (What::This, _) => Some(Filter::Transformed),
            (What::Permanent, Chosen::Some(1, 1)) => self.filter(&into),
            _ => None,
        }
    }

    /// "attacks", "attacks an opponent", "attacks with a creature", said of a player (508.3c–e).
    fn attacks(&mut self, subject: &NounPhrase) -> Option<Pattern> {
        let pattern = Pattern::by(DeedKind::Attack, self.doer(subject)?);
        if self.take(&Atom::With) {
            let noun = self.noun()?;
            (noun.what == What::Permanent && noun.chosen == Chosen::Some(1, 1)).then_some(())?;
            let subject = self.filter(&noun)?;
            self.mention(Objects::Slot(Slot::EVENT_OBJECTS), &noun.called);
            return Some(Pattern { subject, ..pattern });
        }
        self.player = None;
        // Whatever attacks is a creature.
        let whole = Pattern { subject: Filter::CREATURE, together: true, ..pattern };
        let attacked = match self.attempt(Self::noun) {
            None => return Some(whole),
            Some(noun) => match (noun.what, noun.chosen) {
                (What::Opponent, Chosen::Some(1, 1)) => Players::Opponents,
                (What::Player, Chosen::Some(1, 1)) => Players::All,
                (What::You, _) => Players::You,
                _ => return None,
            },
        };
        Some(Pattern { attacked: Some(Attacked::Player(attacked)), ..whole })
    }

    /// "is attacked", said of a player or planeswalker (508.3b).
    fn is_attacked(&mut self, subject: &NounPhrase) -> Option<Pattern> {
        let attacked = match (subject.what, subject.chosen) {
            (What::You, _) => Attacked::Player(Players::You),
            (What::Opponent, Chosen::Some(1, 1)) => Attacked::Player(Players::Opponents),
            (What::Player, Chosen::Some(1, 1)) => Attacked::Player(Players::All),
            (What::This, _) => Attacked::Planeswalker(Filter::This),
            (What::Permanent, Chosen::Some(1, 1)) if subject.called == [Atom::Type(Type::Planeswalker)] => {
                Attacked::Planeswalker(self.filter(subject)?)
            }
            _ => return None,
        };
        self.forget();
        Some(Pattern { attacked: Some(attacked), together: true, ..Pattern::of(DeedKind::Attack, Filter::Any) })
    }

    /// "blocks", "blocks a creature" (509.3a, 509.3b).
    fn blocks(&mut self, subject: &NounPhrase, together: bool) -> Option<Pattern> {
        let pattern = Pattern::of(DeedKind::Block, self.about(subject, together)?);
        let Some(noun) = self.attempt(|parser| parser.noun().filter(|noun| noun.what == What::Permanent)) else {
            return Some(pattern);
        };
        (noun.chosen == Chosen::Some(1, 1)).then_some(())?;
        let other = Some(self.filter(&noun)?);
        self.mention_other(subject, &noun);
        Some(Pattern { other, ..pattern })
    }

    /// "becomes blocked", "becomes blocked by a creature", "by two or more creatures" (509.3c–e).
    fn becomes_blocked(&mut self, subject: &NounPhrase, together: bool) -> Option<Pattern> {
        let filter = self.about(subject, together)?;
        if !self.take(&Atom::By) {
            return Some(Pattern::of(DeedKind::BecomeBlocked, filter));
        }
        let pattern = Pattern::of(DeedKind::BlockedBy, filter);
        let counted = self.attempt(|parser| {
            let Atom::Number(n) = parser.next()? else { return None };
            Some((parser.compared()?, u8::try_from(*n).ok()?))
        });
        let noun = self.noun()?;
        (noun.what == What::Permanent).then_some(())?;
        let other = Some(self.filter(&noun)?);
        let blockers = match (counted, noun.chosen) {
            (Some(counted), Chosen::Bare) => Some(counted),
            // "por dos criaturas o más".
            (None, Chosen::Some(n, most)) if n == most && n > 1 => Some((self.compared()?, n)),
            (None, Chosen::Some(1, 1)) => {
                self.mention_other(subject, &noun);
                None
            }
            _ => return None,
        };
        Some(Pattern { other, blockers, ..pattern })
    }

    /// "that creature" is the one on the other side of a block, if the text has spoken only of itself before.
    fn mention_other(&mut self, subject: &NounPhrase, other: &NounPhrase) {
        if subject.what == What::This {
            self.it = None;
            self.spoke = false;
            self.mention(Objects::Slot(Slot::EVENT_SOURCE), &other.called);
        } else {
            self.forget();
        }
    }

    /// The objects that an event is about, which become what "it" means.
    pub(super) fn about(&mut self, subject: &NounPhrase, together: bool) -> Option<Filter> {
        self.source(subject, together, Slot::EVENT_OBJECTS)
    }

    /// The objects that an event is about, or that do something, in a slot of the event.
    fn source(&mut self, subject: &NounPhrase, together: bool, slot: Slot) -> Option<Filter> {
        if subject.what == What::This && !together {
            self.mention(Objects::This, &[]);
            return Some(Filter::This);
        }
        // "that creature", of which an effect has spoken.
        if subject.what == What::It && !together {
            let it = self.it.clone().filter(|it| it.moved.is_none() && !it.several)?;
            let Objects::Slot(meant) = it.objects else { return None };
            return Some(Filter::Slot(meant));
        }
        if subject.what == What::Host && !together {
            self.mention(Objects::Slot(slot), &subject.called);
            return Some(Filter::Bears(Box::new(Filter::This)));
        }
        let counted = if together { Chosen::Bare } else { Chosen::Some(1, 1) };
        let is_source = subject.what == What::Source && slot == Slot::EVENT_SOURCE;
        ((subject.what == What::Permanent || is_source) && subject.chosen == counted).then_some(())?;
        let filter = self.filter(subject)?;
        if !together {
            self.mention(Objects::Slot(slot), &subject.called);
        }
        Some(filter)
    }

    /// The player who does something, who becomes "that player".
    pub(super) fn doer(&mut self, subject: &NounPhrase) -> Option<Players> {
        let players = match (subject.what, subject.chosen) {
            (What::You, _) => Players::You,
            (What::Opponent, Chosen::Some(1, 1)) => Players::Opponents,
            (What::Player, Chosen::Some(1, 1)) => Players::All,
            _ => return None,
        };
        self.player = Some(Players::Slot(Slot::EVENT_PLAYER));
        Some(players)
    }

    /// "casts a creature spell".
    fn casts(&mut self, subject: &NounPhrase) -> Option<Pattern> {
        let player = self.doer(subject)?;
        let noun = self.noun()?;
        (noun.what == What::Spell && noun.chosen == Chosen::Some(1, 1) && !noun.other).then_some(())?;
        self.mention(Objects::Slot(Slot::EVENT_OBJECTS), &noun.called);
        Some(Pattern { subject: noun.filter, ..Pattern::by(DeedKind::Cast, player) })
    }

    /// "deals combat damage to a player".
    fn deals(&mut self, subject: &NounPhrase, together: bool) -> Option<Pattern> {
        let combat = match self.next()? {
            Atom::CombatDamage => Some(true),
            Atom::Damage => None,
            _ => return None,
        };
        let source = self.source(subject, together, Slot::EVENT_SOURCE)?;
        self.that_much = true;
        let mut pattern = Pattern { source: Some(source), combat, ..Pattern::of(DeedKind::Damage, Filter::Any) };
        let Some(noun) = self.noun() else { return Some(pattern) };
        match (noun.what, noun.chosen) {
            (What::Player | What::Opponent | What::You, _) => {
                pattern.player = Some(self.doer(&noun)?);
                pattern.to_players = true;
            }
            (What::Permanent, Chosen::Some(1, 1)) => {
                pattern.subject = self.filter(&noun)?;
                self.mention(Objects::Slot(Slot::EVENT_OBJECTS), &noun.called);
            }
            _ => return None,
        }
        Some(pattern)
    }
}
