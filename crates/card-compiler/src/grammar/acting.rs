//! Keyword actions that are written in a way of their own: "amass Zombies 2", "target creature you control explores".

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Effect, Filter, Instruction, KeywordDeed, Objects, Pattern, Players, Replaced,
    Replacement, Static,
};
use vademecum_machine::{
    actions::{self, Amassed, KeywordAction, adapt, amass, army_token, learn, ring_emblem},
    tokens::incubator,
};
use vademecum_vocab::Lang;

use super::{
    Parser,
    body::Body,
    clause::Subject,
    noun::{Chosen, NounPhrase, What},
};
use crate::{
    atom::Atom,
    player_word::PlayerWord,
    words::{language, subtypes},
};

impl Parser<'_> {
    /// What permanents do: "it explores", "target creature you control connives".
    pub(super) fn acting(&mut self, verb: &Atom, subject: &mut Subject, body: &mut Body) -> Option<Instruction> {
        self.at += 1;
        let what = subject.permanents(self, body)?;
        Some(match verb {
            Atom::Explore => Effect::Explore(what).into(),
            _ => {
                let amount = self.attempt(Self::number).unwrap_or(Amount::Number(1));
                Effect::Connive(what, amount).into()
            }
        })
    }

    /// "adapt 2", of the permanent that says so (701.43).
    pub(super) fn adapts(&mut self) -> Option<Instruction> {
        (!self.is_spell()).then_some(())?;
        Some(adapt(self.number()?))
    }

    /// "amass Zombies 2"; without a subtype, as old cards have it, Zombies are meant (701.44d).
    pub(super) fn amass(&mut self, body: &mut Body) -> Option<()> {
        let written = match self.peek()? {
            Atom::Word(word) => Some(subtypes::english(word)?),
            _ => None,
        };
        self.at += usize::from(written.is_some());
        let english = written.unwrap_or("Zombie");
        let amount = self.number()?;
        let of = [(self.subtype)(english)?, (self.subtype)("Army")?];
        let slots = [self.free_slot()?, self.free_slot()?, self.free_slot()?];
        let name = subtypes::army(english, self.context.lang)?;
        let token = self.add_token(army_token(name, of))?;
        let [subtype, army] = of;
        body.program.extend(amass(Amassed { token, army, subtype, amount, slots, is_old: written.is_none() }));
        let [_, _, amassed] = slots;
        self.mention(Objects::Slot(amassed), &[Atom::AmassedArmy]);
        Some(())
    }

    /// "discover 3": the discovered card is spoken of from then on (701.55c).
    pub(super) fn discover(&mut self, who: Players) -> Option<Instruction> {
        let amount = self.number()?;
        let slot = self.free_slot()?;
        self.mention(Objects::Slot(slot), &[Atom::DiscoveredCard]);
        Some(Instruction::from(Effect::Discover(who, amount)).into_slot(slot))
    }

    /// "incubate 3": the token is one that the card creates (701.51).
    pub(super) fn incubate(&mut self, who: Players) -> Option<Effect> {
        let amount = self.number()?;
        let token = incubator(language(self.context.lang), |subtype| (self.subtype)(subtype))?;
        let place = self.add_token(token)?;
        Some(Effect::Incubate(who, place, amount))
    }

    /// "the Ring tempts you": the emblem is one that the card makes (701.52c).
    pub(super) fn ring_tempts(&mut self) -> Option<Effect> {
        let name = match self.context.lang {
            Lang::Es => "El Anillo",
            Lang::Pt => "O Anel",
            Lang::En => "The Ring",
        };
        let place = self.add_token(ring_emblem(name))?;
        Some(Effect::RingTempts(Players::You, place))
    }

    /// "learn" (701.45a).
    pub(super) fn learns(&mut self) -> Option<Instruction> {
        Some(learn((self.subtype)("Lesson")?, self.free_slot()?))
    }

    /// "faces a villainous choice — …, or …" (701.53a).
    pub(super) fn face_choice(&mut self, who: Players, body: &mut Body) -> Option<Effect> {
        self.take(&Atom::Dash).then_some(())?;
        let facing = self.free_slot()?;
        let mut option = |parser: &mut Self| {
            parser.forget();
            parser.player = Some(Players::Slot(facing));
            parser.nested(body, |parser, body| parser.clauses(Subject::default(), body))
        };
        (!std::mem::replace(&mut self.in_choice, true)).then_some(())?;
        let one = option(self)?;
        self.in_choice = false;
        self.take_all(&[Atom::Comma, Atom::Or]).then_some(())?;
        let other = option(self)?;
        Some(Effect::FaceChoice { who, facing, options: Box::new([one, other]) })
    }

    /// "If an opponent would face a villainous choice, they face that choice an additional time" (701.53c).
    pub(super) fn faces_again(&mut self) -> Option<Vec<Ability>> {
        self.take(&Atom::If).then_some(())?;
        let subject = self.noun()?;
        let of = Pattern::by(DeedKind::Face, self.doer(&subject)?);
        self.take_all(&[Atom::WouldFaceChoice, Atom::Comma, Atom::FaceChoiceAgain]).then_some(())?;
        Some(vec![Ability::Replacement(Replacement::of(of, Replaced::Plus(Amount::Number(1))))])
    }

    /// "whenever you surveil", "whenever a creature you control explores": what has done a keyword action.
    pub(super) fn acted(&mut self, subject: &NounPhrase, event: &Atom, together: bool) -> Option<Pattern> {
        let of = |action: KeywordAction, by: Filter, player: Option<Players>| Pattern::acts(action.section, by, player);
        match event {
            Atom::Surveil if !together => Some(of(actions::SURVEIL, Filter::Any, Some(self.doer(subject)?))),
            Atom::Amass if !together => Some(of(actions::AMASS, Filter::Any, Some(self.doer(subject)?))),
            Atom::TimeTravel if !together => Some(of(actions::TIME_TRAVEL, Filter::Any, Some(self.doer(subject)?))),
            Atom::Forage if !together => Some(of(actions::FORAGE, Filter::Any, Some(self.doer(subject)?))),
            Atom::CollectEvidence if !together => {
                Some(of(actions::COLLECT_EVIDENCE, Filter::Any, Some(self.doer(subject)?)))
            }
            Atom::Discover if !together => Some(of(actions::DISCOVER, Filter::Any, Some(self.doer(subject)?))),
            Atom::ManifestDread if !together => {
                Some(of(actions::MANIFEST_DREAD, Filter::Any, Some(self.doer(subject)?)))
            }
            Atom::OfPlayer(PlayerWord::Venture) if !together => {
                Some(of(actions::VENTURE, Filter::Any, Some(self.doer(subject)?)))
            }
            Atom::OfPlayer(PlayerWord::OpenAttraction) if !together => {
                Some(of(actions::OPEN_ATTRACTION, Filter::Any, Some(self.doer(subject)?)))
            }
            Atom::OfPlayer(word) if !together => {
                let done = match word {
                    PlayerWord::Takes(what) => KeywordDeed::Takes(*what),
                    PlayerWord::CompletesDungeon => KeywordDeed::CompletesDungeon,
                    _ => return None,
                };
                Some(Pattern::acts(done, Filter::Any, Some(self.doer(subject)?)))
            }
            Atom::BecomeSuspected => Some(of(actions::SUSPECT, self.about(subject, together)?, None)),
            Atom::Explore => Some(of(actions::EXPLORE, self.about(subject, together)?, None)),
            Atom::Connive => Some(of(actions::CONNIVE, self.about(subject, together)?, None)),
            _ => None,
        }
    }

    /// "you may look at an additional two cards each time you surveil" (701.42b).
    pub(super) fn surveils_more(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::You, Atom::May]).then_some(())?;
        let before = self.take(&Atom::LookAtMore);
        (before || self.take(&Atom::LookAt)).then_some(())?;
        let Atom::Number(more) = self.next()? else { return None };
        let more = u8::try_from(*more).ok()?;
        self.take(&Atom::Card).then_some(())?;
        (before || self.take(&Atom::Additional)).then_some(())?;
        self.take(&Atom::WheneverSurveils).then_some(())?;
        let changes = vec![Change::SurveilsMore(more)];
        Some(vec![Ability::Static(Static::new(Objects::This, changes))])
    }
}

impl Subject {
    /// The objects, which are permanents: those that a noun names, and no spell or card elsewhere. A Spanish verb alone is
    /// said of what was spoken of.
    pub(super) fn permanents(&mut self, parser: &mut Parser<'_>, body: &mut Body) -> Option<Objects> {
        if self.is_silent() && parser.context.lang == Lang::Es {
            *self = Subject::of(NounPhrase::it());
        }
        if let Some(noun) = self.named() {
            let is_said = noun.what != What::Permanent || noun.chosen != Chosen::Bare;
            (is_said && parser.is_permanent(noun)).then_some(())?;
        }
        self.objects(parser, body)
    }
}
