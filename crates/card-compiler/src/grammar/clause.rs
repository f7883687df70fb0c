//! Clauses: "target player draws two cards", "destroy all creatures".

use vademecum_abilities::{
    Amount, Change, Designation, Destination, Duration, Effect, Exchanged, Filter, Instruction, Objects, Pattern,
    Players, Retarget, Subtype, Subtypes, Turning, Type, VariantEffect, Zone, Zones,
};

use super::{
    Parser,
    body::Body,
    noun::{Chosen, NounPhrase, What},
};

use vademecum_machine::keywords;
use vademecum_vocab::Lang;

use crate::{
    atom::Atom, chance_word::ChanceWord, keyword_word::KeywordWord, place_word::PlaceWord, player_word::PlayerWord,
    transform_word::TransformWord, variant_word::VariantWord,
};

/// Who or what does something, for as many clauses as it is said of. It is resolved once: a target is chosen once.
#[derive(Debug, Default)]
pub(super) struct Subject {
    noun: Option<NounPhrase>,
    players: Option<Players>,
    objects: Option<Objects>,
}

impl Subject {
    pub(super) fn of(noun: NounPhrase) -> Subject {
        Subject { noun: Some(noun), ..Subject::default() }
    }

    pub(super) fn who(players: Players) -> Subject {
        Subject { players: Some(players), ..Subject::default() }
    }

    /// The noun, as long as what it means is not worked out.
    pub(super) const fn named(&self) -> Option<&NounPhrase> {
        self.noun.as_ref()
    }

    pub(super) const fn is_silent(&self) -> bool {
        self.noun.is_none() && self.players.is_none() && self.objects.is_none()
    }

    /// The players; `Some(None)` if nobody is named.
    #[expect(clippy::option_option, reason = "nobody named, or somebody who is no player")]
    pub(super) fn players(&mut self, parser: &mut Parser<'_>, body: &mut Body) -> Option<Option<Players>> {
        if self.players.is_none()
            && let Some(noun) = self.noun.take()
        {
            self.players = Some(parser.players(&noun, body)?);
        }
        if self.objects.is_some() { None } else { Some(self.players.clone()) }
    }

    /// The objects.
    pub(super) fn objects(&mut self, parser: &mut Parser<'_>, body: &mut Body) -> Option<Objects> {
        if self.objects.is_none()
            && let Some(noun) = self.noun.take()
        {
            self.objects = Some(parser.objects_or_all(&noun, body)?);
        }
        self.objects.clone()
    }

    /// Whether the subject is "you"; a clause without a subject is an imperative to you.
    pub(super) fn is_you(&mut self, parser: &mut Parser<'_>, body: &mut Body) -> Option<()> {
        let you = self.is_silent() || self.players(parser, body)?.is_none_or(|players| players == Players::You);
        you.then_some(())
    }
}

impl Parser<'_> {
    /// What somebody or something does.
    pub(super) fn clause(&mut self, subject: &mut Subject, lasts: bool, body: &mut Body) -> Option<()> {
        let verb = self.peek()?;
        if !lasts && let Some(action) = self.attempt(|parser| parser.keyword_action(verb, subject, body)) {
            body.program.push(action);
            return Some(());
        }
        let done = self.attempt(|parser| parser.by_players(verb, subject, body));
        let effect = match done {
            Some(effect) if !lasts => effect,
            Some(_) => return None,
            None => return self.on_objects(verb, subject, lasts, body),
        };
        self.recall(body);
        body.program.push(effect);
        Some(())
    }

    /// What must come before the instruction at hand is put there.
    pub(super) fn recall(&mut self, body: &mut Body) {
        body.program.append(&mut self.before);
    }

    /// What players do: "each opponent discards a card".
    fn by_players(&mut self, verb: &Atom, subject: &mut Subject, body: &mut Body) -> Option<Instruction> {
        self.at += 1;
        let count = match verb {
            Atom::Draw | Atom::Discard | Atom::Mill => &Atom::Card,
            Atom::Gain | Atom::Lose if self.is_life() => &Atom::Life,
            // "shuffle your hand into your library" moves cards first.
            Atom::Shuffle if self.peek().is_some_and(is_shuffled_away) => return None,
            Atom::Of(PlaceWord::CantPlayLands | PlaceWord::RevealsHand) => &Atom::Stop,
            Atom::Get if self.ahead(1) == Some(&Atom::Emblem) => &Atom::Stop,
            Atom::Get if self.comes_added_part() || self.come_counters() => &Atom::Stop,
            Atom::Scry
            | Atom::Surveil
            | Atom::Adapt
            | Atom::Discover
            | Atom::Incubate
            | Atom::TimeTravel
            | Atom::Chance(ChanceWord::RerollStored)
            | Atom::ManifestDread
            | Atom::Learn
            | Atom::Chance(ChanceWord::FlipCoin | ChanceWord::Roll)
            | Atom::FaceChoice
            | Atom::Win
            | Atom::LoseGame
            | Atom::GameIsDraw
            | Atom::OfKeyword(
                KeywordWord::Becomes(_) | KeywordWord::ChooseSector | KeywordWord::ExileFromHandFaceDown,
            )
            | Atom::OfKeyword(KeywordWord::OfSticker(_))
            | Atom::OfPlayer(
                PlayerWord::Takes(_)
                | PlayerWord::Venture
                | PlayerWord::VentureInto
                | PlayerWord::OpenAttraction
                | PlayerWord::VisitAttractions
                | PlayerWord::ClaimPrize
                | PlayerWord::EndTurn
                | PlayerWord::EndCombatPhase
                | PlayerWord::ControlYourself
                | PlayerWord::RestartGame
                | PlayerWord::SkipNextTurn,
            )
            | Atom::OfVariant(
                VariantWord::Planeswalk
                | VariantWord::RollPlanarDie
                | VariantWord::ChaosEnsues
                | VariantWord::SetInMotion
                | VariantWord::AbandonThis,
            )
            | Atom::YouControl
            | Atom::AfterThisPhase
            | Atom::SkipNext
            | Atom::ExtraTurn
            | Atom::Shuffle
            | Atom::Sacrifice
            | Atom::Manifest
            | Atom::Cloak
            | Atom::RingTempts
            | Atom::Create => &Atom::Stop,
            _ => return None,
        };
        // Nobody does that: it is said of the game.
        let is_of_the_game = matches!(
            verb,
            Atom::GameIsDraw
                | Atom::AfterThisPhase
                | Atom::OfKeyword(KeywordWord::Becomes(_))
                | Atom::YouControl
                | Atom::OfVariant(VariantWord::ChaosEnsues)
                | Atom::OfPlayer(
                    PlayerWord::EndTurn
                        | PlayerWord::EndCombatPhase
                        | PlayerWord::ControlYourself
                        | PlayerWord::RestartGame
                )
        );
        (!is_of_the_game || subject.is_silent()).then_some(())?;
        let subject_is_silent = subject.is_silent();
        let who = subject.players(self, body)?.unwrap_or(Players::You);
        let effect = match verb {
            Atom::GameIsDraw => Effect::DrawGame,
            Atom::OfKeyword(KeywordWord::Becomes(daytime)) => Effect::Become(*daytime),
            Atom::OfPlayer(PlayerWord::Takes(what)) => Effect::Take(*what, who),
            Atom::YouControl => self.controls_player(body)?,
            Atom::OfPlayer(PlayerWord::ControlYourself) => Effect::ControlNextTurn(who),
            Atom::OfPlayer(PlayerWord::SkipNextTurn) => Effect::SkipTurn(who),
            Atom::OfPlayer(PlayerWord::RestartGame) => Effect::RestartGame(self.attempt(Self::left_in_exile)),
            Atom::OfPlayer(PlayerWord::EndTurn) => Effect::EndTurn,
            Atom::OfPlayer(PlayerWord::EndCombatPhase) => Effect::EndCombatPhase,
            Atom::OfPlayer(PlayerWord::Venture) => Effect::Venture(who, Filter::Any),
            Atom::OfPlayer(PlayerWord::OpenAttraction) => Effect::OpenAttraction(who),
            Atom::OfVariant(word) => Effect::InVariant(in_variant(*word, who)?),
            Atom::OfPlayer(PlayerWord::VisitAttractions) => Effect::VisitAttractions(who),
            Atom::OfPlayer(PlayerWord::ClaimPrize) => return Some(keywords::claim_prize(self.prize.clone()?)),
            Atom::OfPlayer(PlayerWord::VentureInto) => Effect::Venture(who, Filter::Subtype(self.dungeon_type()?)),
            Atom::AfterThisPhase => self.added_phases()?,
            Atom::Get if who == Players::You && self.comes_added_part() => self.added_part()?,
            Atom::Scry => Effect::Scry(who, self.number()?),
            Atom::Surveil => Effect::Surveil(who, self.number()?),
            Atom::Discover => return self.discover(who),
            Atom::Incubate => self.incubate(who)?,
            Atom::TimeTravel => Effect::TimeTravel(who),
            Atom::Chance(ChanceWord::RerollStored) => {
                (who == Players::You).then_some(())?;
                Effect::RerollStored
            }
            Atom::ManifestDread => Effect::ManifestDread(who),
            Atom::Learn if who == Players::You => return self.learns(),
            Atom::OfKeyword(KeywordWord::ChooseSector) if who == Players::You => return self.choose_sector(),
            Atom::OfKeyword(KeywordWord::ExileFromHandFaceDown) if who == Players::You => {
                return self.exile_to_foretell();
            }
            Atom::Chance(ChanceWord::FlipCoin) => return self.flip_coin(who),
            Atom::Chance(ChanceWord::Roll) => return self.roll(who, body),
            Atom::FaceChoice => self.face_choice(who, body)?,
            Atom::Adapt if who == Players::You => return self.adapts(),
            Atom::Win => Effect::Win(who),
            Atom::LoseGame => Effect::Lose(who),
            Atom::ExtraTurn => Effect::ExtraTurn(who),
            Atom::Of(PlaceWord::RevealsHand) => Effect::Reveal(Objects::Zone(Zone::Hand, who)),
            Atom::Of(PlaceWord::CantPlayLands) => {
                self.take(&Atom::ThisTurn).then_some(())?;
                let changes = vec![Change::CantPlayLands(who)];
                Effect::Change { which: Objects::This, changes, lasts: Duration::EndOfTurn }
            }
            Atom::Get if self.come_counters() => self.counters_of(who)?,
            Atom::OfKeyword(KeywordWord::OfSticker(word)) => self.of_stickers(*word, who, body)?,
            Atom::Get => self.emblem(who)?,
            Atom::Shuffle => Effect::Shuffle(who),
            Atom::RingTempts => {
                subject_is_silent.then_some(())?;
                self.ring_tempts()?
            }
            Atom::Cloak => {
                (who == Players::You && self.take(&Atom::TopOfYourLibrary)).then_some(())?;
                Effect::Cloak(who, Amount::Number(1))
            }
            Atom::Manifest => {
                (who == Players::You).then_some(())?;
                Effect::Manifest(who, self.top_of_library()?)
            }
            Atom::Sacrifice => return self.sacrifice(who, body).map(Instruction::from),
            Atom::SkipNext => {
                let Atom::Step(step) = self.next()? else { return None };
                Effect::SkipStep(who, *step)
            }
            Atom::Create => match self.attempt(|parser| parser.create_copies(&who, body)) {
                Some(copies) => copies,
                None => self.create(who, body)?,
            },
            Atom::Discard if who == Players::You && self.take(&Atom::YourHand) => {
                let hand = Filter::In(Zone::Hand).and(Filter::Owner(Players::You));
                Effect::DiscardThose(Objects::Each(hand))
            }
            _ => {
                let amount = self.amount_of(count)?;
                match verb {
                    Atom::Draw => Effect::Draw(who, amount),
                    Atom::Discard if self.take(&Atom::AtRandom) => Effect::DiscardAtRandom(who, amount),
                    // "If a land card was discarded this way, …" refers to it.
                    Atom::Discard if amount == Amount::Number(1) && self.is_asked_for(&Atom::DiscardedThisWay) => {
                        let slot = self.free_slot()?;
                        self.discarded = Some(slot);
                        return Some(Instruction::from(Effect::Discard(who, amount)).into_slot(slot));
                    }
                    Atom::Discard => Effect::Discard(who, amount),
                    Atom::Mill => Effect::Mill(who, amount),
                    Atom::Gain => Effect::GainLife(who, amount),
                    _ => Effect::LoseLife(who, amount),
                }
            }
        };
        Some(effect.into())
    }

    /// A dungeon type (205.3p).
    pub(super) fn dungeon_type(&mut self) -> Option<Subtype> {
        let Atom::Word(word) = self.next()? else { return None };
        let of_two_words = match self.peek() {
            Some(Atom::Word(next)) => (self.subtype)(&format!("{word} {next}")),
            _ => None,
        };
        self.at += usize::from(of_two_words.is_some());
        let kind = of_two_words.or_else(|| (self.subtype)(word))?;
        Subtypes::of_type(Type::Dungeon).has(kind).then_some(kind)
    }

    /// "the top card of your library", "the top two cards of your library": how many, in the order of any language.
    fn top_of_library(&mut self) -> Option<Amount> {
        if self.take(&Atom::TopOfYourLibrary) {
            return Some(Amount::Number(1));
        }
        let before = self.take(&Atom::TopWord);
        let amount = self.number()?;
        self.take(if before { &Atom::CardsOfLibrary } else { &Atom::TopCardsOfLibrary }).then_some(amount)
    }

    /// Whether an amount of life comes next.
    fn is_life(&self) -> bool {
        let rest = &self.atoms[self.at..];
        let counted = usize::from(rest.starts_with(&[Atom::Number(1), Atom::NumberOf]));
        rest.iter().skip(counted).take(2).any(|atom| *atom == Atom::Life)
    }

    /// "sacrifices a creature", "sacrifice it".
    fn sacrifice(&mut self, who: Players, body: &mut Body) -> Option<Effect> {
        let noun = self.noun()?;
        match (noun.what, noun.chosen) {
            (What::This, _) if who == Players::You => Some(Effect::SacrificeThose(Objects::This)),
            (What::It, _) => {
                // Nobody sacrifices what somebody else controls (701.17a).
                let objects = self.objects(&noun, body)?;
                let own = who == Players::ControllerOf(Box::new(objects.clone()));
                (own || objects == Objects::This && who == Players::You).then_some(Effect::SacrificeThose(objects))
            }
            (What::Permanent, Chosen::Some(least, most)) if least == most => {
                Some(Effect::Sacrifice(who, self.filter(&noun)?, Amount::Number(i32::from(most))))
            }
            _ => None,
        }
    }

    /// What is done to objects, and what is said of them.
    fn on_objects(&mut self, verb: &Atom, subject: &mut Subject, lasts: bool, body: &mut Body) -> Option<()> {
        let changes = [
            Atom::Get,
            Atom::Gain,
            Atom::Has,
            Atom::Lose,
            Atom::LoseAbilities,
            Atom::Become,
            Atom::BecomeCopy,
            Atom::GainControl,
        ];
        if lasts && !changes.contains(verb) && !is_restriction(verb) {
            return None;
        }
        let effect = match verb {
            Atom::CopyIt | Atom::Switch | Atom::ExchangeIt | Atom::Prevent | Atom::ChangeText => {
                self.at += 1;
                subject.is_you(self, body)?;
                match verb {
                    Atom::CopyIt => self.copy_spell(body)?,
                    Atom::ExchangeIt => self.exchange_with_card(body)?,
                    Atom::Switch => match self.attempt(|parser| parser.switch(body)) {
                        Some(switched) => switched,
                        // English alone has another word for it.
                        None if self.context.lang != Lang::En => self.exchange_with_card(body)?,
                        None => return None,
                    },
                    Atom::ChangeText => self.change_text(body)?,
                    _ => self.prevent(body)?,
                }
            }
            Atom::PhaseOut => {
                self.at += 1;
                let what = subject.permanents(self, body)?;
                match self.attempt(Self::until_this_leaves) {
                    Some(until) => Effect::PhaseOutUntil { what, until }.into(),
                    None => Effect::PhaseOut(what).into(),
                }
            }
            Atom::NoLongerSuspected => {
                self.at += 1;
                let what = subject.permanents(self, body)?;
                Effect::Undesignate(what, Designation::Suspected).into()
            }
            Atom::Destroy
            | Atom::Suspect
            | Atom::CounterIt
            | Atom::TapIt
            | Atom::UntapIt
            | Atom::Regenerate
            | Atom::FlipIt
            | Atom::Transforming(TransformWord::Transform)
            | Atom::Transforming(TransformWord::Convert)
            | Atom::TurnFaceUp
            | Atom::TurnFaceDown => {
                self.at += 1;
                subject.is_you(self, body)?;
                let noun = self.noun()?;
                let fits = if *verb == Atom::CounterIt { self.is_on_stack(&noun) } else { self.is_permanent(&noun) };
                fits.then_some(())?;
                let what = self.objects(&noun, body)?;
                match verb {
                    Atom::Destroy => Effect::Destroy { what, regenerable: true },
                    Atom::CounterIt => Effect::Counter(what),
                    Atom::TapIt => Effect::Tap(what),
                    Atom::Suspect => Effect::Suspect(what),
                    Atom::TurnFaceUp => Effect::TurnFace(what, true),
                    Atom::TurnFaceDown => Effect::TurnFace(what, false),
                    Atom::FlipIt => Effect::Flip(what),
                    Atom::Transforming(TransformWord::Transform) => Effect::Transform(what, Turning::Transform),
                    Atom::Transforming(TransformWord::Convert) => Effect::Transform(what, Turning::Convert),
                    Atom::Regenerate => Effect::Regenerate(what),
                    _ => Effect::Untap(what),
                }
                .into()
            }
            Atom::OfDoor(word) => {
                self.at += 1;
                subject.is_you(self, body)?;
                let noun = self.noun()?;
                self.is_permanent(&noun).then_some(())?;
                Effect::OfDoors(word.effect(self.objects(&noun, body)?)?).into()
            }
            Atom::Transforming(TransformWord::CastTransformed) => {
                self.at += 1;
                subject.is_you(self, body)?;
                let it = self.it.clone().filter(|it| !it.several)?;
                let card = it.moved.map_or(it.objects, Objects::Slot);
                Effect::CastTransformed(card).into()
            }
            Atom::ChooseNewTargets | Atom::ChangeTarget => {
                self.at += 1;
                subject.is_you(self, body)?;
                let noun = self.noun()?;
                self.is_on_stack(&noun).then_some(())?;
                let what = self.objects(&noun, body)?;
                let how = if *verb == Atom::ChangeTarget { Retarget::All } else { Retarget::New };
                Effect::Retarget(what, how).into()
            }
            Atom::Reveal => {
                self.at += 1;
                subject.is_you(self, body)?;
                if self.take(&Atom::TopOfYourLibrary) {
                    self.reveal_top()?
                } else {
                    let noun = self.noun()?;
                    (noun.what == What::It).then_some(())?;
                    Effect::Reveal(self.objects(&noun, body)?).into()
                }
            }
            Atom::OfKeyword(KeywordWord::MeldInto) => {
                self.at += 1;
                subject.is_you(self, body)?;
                self.meld()?
            }
            Atom::Exile => {
                self.at += 1;
                subject.is_you(self, body)?;
                self.exile(body)?
            }
            Atom::Return | Atom::Put => {
                self.at += 1;
                subject.is_you(self, body)?;
                if *verb == Atom::Put
                    && let Some(counters) = self.attempt(|parser| parser.counters(body))
                {
                    counters
                } else {
                    self.relocation(*verb == Atom::Return, body)?
                }
            }
            Atom::MoveIt => {
                self.at += 1;
                subject.is_you(self, body)?;
                self.move_counters(body)?
            }
            Atom::Shuffle => {
                self.at += 1;
                subject.is_you(self, body)?;
                self.shuffle_away(body)?
            }
            Atom::Of(PlaceWord::ChooseFromIt) => {
                self.at += 1;
                subject.is_you(self, body)?;
                self.choose_from_hand()?
            }
            Atom::Of(PlaceWord::ThatPlayerShuffles) => {
                self.at += 1;
                subject.is_silent().then_some(())?;
                Effect::Shuffle(self.player.clone()?).into()
            }
            Atom::ShuffleIntoLibrary => {
                self.at += 1;
                subject.is_you(self, body)?;
                let what = self.objects(&NounPhrase::it(), body)?;
                Effect::ShuffleInto { what: what.clone(), of: Players::OwnerOf(Box::new(what)) }.into()
            }
            Atom::YourLifeTotal => {
                self.at += 1;
                (subject.is_silent() && self.take(&Atom::Become)).then_some(())?;
                Effect::SetLife(Players::You, self.number()?).into()
            }
            Atom::Attach => {
                self.at += 1;
                subject.is_you(self, body)?;
                let noun = self.noun()?;
                self.is_permanent(&noun).then_some(())?;
                let what = self.objects(&noun, body)?;
                let to = self.noun()?;
                Effect::Attach(what, self.recipient(&to, body)?).into()
            }
            Atom::Explore | Atom::Connive => self.acting(verb, subject, body)?,
            Atom::Amass => {
                self.at += 1;
                subject.is_you(self, body)?;
                return self.amass(body);
            }
            Atom::Add => {
                self.at += 1;
                let who = subject.players(self, body)?.unwrap_or(Players::You);
                return self.add(who, body);
            }
            Atom::Search => {
                self.at += 1;
                subject.is_you(self, body)?;
                match self.attempt(Self::search_zones) {
                    Some(search) => search,
                    None => self.search()?,
                }
            }
            Atom::GainControl => {
                self.at += 1;
                subject.is_you(self, body)?;
                let noun = self.noun()?;
                let which = self.objects(&noun, body)?;
                let lasts = if lasts { Duration::EndOfTurn } else { self.duration()? };
                Effect::Change { which, changes: vec![Change::Control(Players::You)], lasts }.into()
            }
            Atom::BecomeCopy => {
                self.at += 1;
                self.become_copy(subject, lasts, body)?
            }
            Atom::Deal => {
                self.at += 1;
                self.damage(subject, body)?
            }
            Atom::Fight => {
                self.at += 1;
                (!subject.noun.as_ref().is_some_and(NounPhrase::is_several)).then_some(())?;
                let one = subject.objects(self, body)?;
                let noun = self.noun()?;
                let other = self.objects(&noun, body)?;
                (one != other && !matches!(other, Objects::Each(_)) && !matches!(one, Objects::Each(_)))
                    .then_some(())?;
                Effect::Fight(one, other).into()
            }
            _ => {
                let which = subject.objects(self, body)?;
                if self.attempt(|parser| parser.gains_flashback(&which, lasts, body)).is_some() {
                    return Some(());
                }
                let defines_x = self.may_define_x();
                let changes = match self.attempt(|parser| parser.gains_activated(body)) {
                    Some(change) => vec![change],
                    None => self.changes()?,
                };
                let lasts = if lasts { Duration::EndOfTurn } else { self.stated_duration()? };
                let changes = if defines_x { self.with_x_defined(changes)? } else { changes };
                match self.attempt(|parser| parser.same_is_true(&which, &changes, &lasts)) {
                    Some(shared) => shared.into(),
                    None => Effect::Change { which, changes, lasts }.into(),
                }
            }
        };
        self.recall(body);
        body.program.push(effect);
        Some(())
    }

    /// "until end of turn", "this turn", "until end of combat", "until a player planeswalks".
    fn stated_duration(&mut self) -> Option<Duration> {
        match self.next()? {
            Atom::UntilEndOfCombat => Some(Duration::EndOfCombat),
            Atom::UntilEndOfTurn | Atom::ThisTurn => Some(Duration::EndOfTurn),
            Atom::OfVariant(VariantWord::UntilPlaneswalk) => Some(Duration::UntilPlaneswalk),
            _ => None,
        }
    }

    /// "gains all activated abilities of target creature".
    fn gains_activated(&mut self, body: &mut Body) -> Option<Change> {
        self.take_all(&[Atom::Gain, Atom::Each, Atom::ActivatedAbilitiesOf]).then_some(())?;
        let noun = self.noun()?;
        (self.is_permanent(&noun) && !noun.is_several() && noun.chosen != Chosen::Each).then_some(())?;
        Some(Change::GainActivatedOf(self.objects(&noun, body)?))
    }

    /// Whether a noun is of a spell, and not of a permanent.
    pub(super) fn is_on_stack(&self, noun: &NounPhrase) -> bool {
        match noun.what {
            What::It => self.it.as_ref().is_some_and(|it| it.is_called(&Atom::Spell)),
            what => what == What::Spell,
        }
    }

    /// Whether a noun is of a permanent: of no spell and no card elsewhere.
    pub(super) fn is_permanent(&self, noun: &NounPhrase) -> bool {
        match noun.what {
            What::It => self
                .it
                .as_ref()
                .is_some_and(|it| it.moved.is_none() && !it.is_called(&Atom::Spell) && !it.is_called(&Atom::Card)),
            what => matches!(what, What::This | What::Granter | What::Permanent | What::Host),
        }
    }

    /// "until this creature leaves the battlefield" (610.3).
    pub(super) fn until_this_leaves(&mut self) -> Option<Pattern> {
        self.take(&Atom::UntilThat).then_some(())?;
        (self.noun()?.what == What::This && self.take(&Atom::Leave)).then_some(())?;
        Some(Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::NONE))
    }

    /// An instruction that moves objects. What they become is what "it" means from now on, if that is spoken of.
    pub(super) fn moves(&mut self, what: Objects, to: Destination) -> Option<Instruction> {
        let instruction = Instruction::from(Effect::Move(what, to));
        let spoken_of = self.atoms[self.at..].iter().any(|atom| {
            matches!(
                atom,
                Atom::It
                    | Atom::That
                    | Atom::OfKeyword(KeywordWord::MeldInto)
                    | Atom::Transforming(TransformWord::CastTransformed)
                    | Atom::Of(PlaceWord::CastItThisTurn | PlaceWord::PlayItThisTurn)
            )
        });
        if !spoken_of || self.it.is_none() {
            return Some(instruction);
        }
        let slot = self.free_slot()?;
        if let Some(it) = &mut self.it {
            it.moved = Some(slot);
        }
        Some(instruction.into_slot(slot))
    }

    /// "the top card of your library", behind "reveal": later references in the text mean this card.
    fn reveal_top(&mut self) -> Option<Instruction> {
        let slot = self.free_slot()?;
        self.mention(Objects::Slot(slot), &[Atom::Card]);
        if let Some(it) = &mut self.it {
            it.yours = true;
        }
        let top = Objects::Top(Players::You, Box::new(Amount::Number(1)));
        Some(Instruction::from(Effect::Reveal(top)).into_slot(slot))
    }

    /// "this artifact with an artifact card in your hand", behind "exchange" (701.10d).
    fn exchange_with_card(&mut self, body: &mut Body) -> Option<Instruction> {
        let noun = self.noun()?;
        (noun.what == What::This && !noun.yours).then_some(())?;
        (self.take(&Atom::With) || self.take(&Atom::By)).then_some(())?;
        let card = self.noun()?;
        let plain = card.what == What::Card && card.chosen == Chosen::Some(1, 1) && !card.other;
        (plain && card.filter.zone().is_none() && self.take(&Atom::YourHand)).then_some(())?;
        let in_hand = card.filter.and(Filter::In(Zone::Hand)).and(Filter::Owner(Players::You));
        let (one, slot) = (Amount::Number(1), self.free_slot()?);
        let choose = Effect::Choose { who: Players::You, among: Objects::Each(in_hand), least: one.clone(), most: one };
        body.program.push(Instruction::from(choose).into_slot(slot));
        Some(Effect::Exchange(Exchanged::Cards(Objects::This, Objects::Slot(slot))).into())
    }
}

/// Whether what is shuffled into a library begins so.
fn is_shuffled_away(atom: &Atom) -> bool {
    let hidden = matches!(atom, Atom::YourHand | Atom::YourGraveyard | Atom::Each);
    let counted = matches!(atom, Atom::Target | Atom::UpTo | Atom::AnyNumber | Atom::Number(_));
    hidden || counted || matches!(atom, Atom::This | Atom::ThisOne)
}

fn is_restriction(verb: &Atom) -> bool {
    matches!(
        verb,
        Atom::CantAttack
            | Atom::CantBlock
            | Atom::CantBeBlocked
            | Atom::Transforming(TransformWord::CantTransform)
            | Atom::MustAttack
    )
}

impl Parser<'_> {
    /// ", leaving in exile all creature cards", behind what restarts the game (724.5).
    fn left_in_exile(&mut self) -> Option<Objects> {
        self.take_all(&[Atom::Comma, Atom::OfVariant(VariantWord::LeavingInExile)]).then_some(())?;
        let noun = self.noun()?;
        let is_all = noun.what == What::Card && noun.chosen == Chosen::Each && !noun.other;
        is_all.then(|| Objects::Each(noun.filter.and(Filter::In(Zone::Exile))))
    }
}

/// What players do with planar decks and scheme decks.
fn in_variant(word: VariantWord, who: Players) -> Option<VariantEffect> {
    match word {
        VariantWord::Planeswalk => Some(VariantEffect::Planeswalk(who)),
        VariantWord::RollPlanarDie => Some(VariantEffect::RollPlanarDie(who)),
        VariantWord::ChaosEnsues => Some(VariantEffect::ChaosEnsues),
        VariantWord::SetInMotion => Some(VariantEffect::SetInMotion(who, Amount::Number(1))),
        VariantWord::AbandonThis => Some(VariantEffect::Abandon(Objects::This)),
        _ => None,
    }
}
