//! What a noun phrase refers to: the objects and players that an instruction is about, and its targets.

use vademecum_abilities::{Amount, Effect, Instruction, Objects, Players, Slot, Subjects, TargetSpec, Targetable};

use vademecum_machine::keywords;

use super::{
    Parser,
    body::Body,
    noun::{Chosen, NounPhrase, What},
};
use crate::atom::Atom;

impl Parser<'_> {
    /// A noun as objects that something is done to. A target is added to the body's, a choice is made in its program.
    pub(super) fn objects(&mut self, noun: &NounPhrase, body: &mut Body) -> Option<Objects> {
        match (noun.what, noun.chosen) {
            (What::This, _) => {
                self.mention(Objects::This, &[]);
                Some(Objects::This)
            }
            (What::Granter, _) => {
                let granter = Objects::Slot(Slot::GRANTER);
                self.mention(granter.clone(), &[]);
                Some(granter)
            }
            (What::Host, _) => {
                self.mention(Objects::Host, &noun.called);
                Some(Objects::Host)
            }
            (What::It, _) => {
                let it = self.it.clone()?;
                // What has left the battlefield is a card, and no creature any more.
                (it.moved.is_none() || !noun.called.iter().any(|name| *name != Atom::Card)).then_some(())?;
                self.spoke = true;
                Some(it.moved.map_or(it.objects, Objects::Slot))
            }
            (What::Permanent | What::Spell | What::Card, Chosen::Target(..)) => {
                let objects = Objects::Slot(self.target(noun, body)?);
                self.mention_noun(objects.clone(), noun);
                Some(objects)
            }
            (What::Permanent | What::Spell | What::Card, Chosen::Each) => {
                let each = Objects::Each(self.filter(noun)?);
                self.forget();
                Some(each)
            }
            (What::Permanent | What::Card, Chosen::Some(least, most)) => {
                let among = Objects::Each(self.filter(noun)?);
                let slot = self.free_slot()?;
                let bound = |n: u8| Amount::Number(i32::from(n));
                self.recall(body);
                let by = if let Objects::Each(filter) = &among { keywords::rule_of_choice(filter) } else { None };
                let choose = Effect::Choose { who: Players::You, among, least: bound(least), most: bound(most) };
                body.program.push(Instruction { by, ..Instruction::from(choose).into_slot(slot) });
                self.mention_noun(Objects::Slot(slot), noun);
                Some(Objects::Slot(slot))
            }
            _ => None,
        }
    }

    /// The objects that a noun phrase means; a bare plural ("creatures you control") means all of them.
    pub(super) fn objects_or_all(&mut self, noun: &NounPhrase, body: &mut Body) -> Option<Objects> {
        if (noun.what, noun.chosen) == (What::Permanent, Chosen::Bare) {
            let each = Objects::Each(self.filter(noun)?);
            self.forget();
            return Some(each);
        }
        self.objects(noun, body)
    }

    /// A noun as one or several players; a target is added to the body's.
    pub(super) fn players(&mut self, noun: &NounPhrase, body: &mut Body) -> Option<Players> {
        match (noun.what, noun.chosen) {
            (What::You, _) => Some(Players::You),
            (What::ThatPlayer, _) => self.player.clone(),
            (What::HostPlayer, _) => Some(Players::Host),
            (What::Player | What::Opponent, Chosen::Target(..)) => {
                let players = Players::Slot(self.target(noun, body)?);
                self.player = Some(players.clone());
                Some(players)
            }
            (What::Player, Chosen::Each) => Some(Players::All),
            (What::Opponent, Chosen::Each) => Some(Players::Opponents),
            (What::Player | What::Opponent, Chosen::Some(1, 1)) => {
                let among = if noun.what == What::Player { Players::All } else { Players::Opponents };
                let slot = self.free_slot()?;
                body.program.push(Instruction::from(Effect::ChoosePlayer(among)).into_slot(slot));
                self.player = Some(Players::Slot(slot));
                self.player.clone()
            }
            (What::ItsController, _) => {
                let it = self.it.as_ref().filter(|it| !it.several)?;
                Some(Players::ControllerOf(Box::new(it.objects.clone())))
            }
            _ => None,
        }
    }

    /// Who or what is dealt damage.
    pub(super) fn recipient(&mut self, noun: &NounPhrase, body: &mut Body) -> Option<Subjects> {
        match (noun.what, noun.chosen) {
            (What::AnyTarget | What::PermanentOrPlayer, Chosen::Target(..)) => {
                let slot = self.target(noun, body)?;
                self.mention_noun(Objects::Slot(slot), noun);
                Some(Subjects::Slot(slot))
            }
            (
                What::Player | What::Opponent | What::You | What::ThatPlayer | What::ItsController | What::HostPlayer,
                _,
            ) => self.players(noun, body).map(Subjects::Players),
            (What::EachTarget, _) => self.each.map(Subjects::Slot),
            _ => self.objects(noun, body).map(Subjects::Objects),
        }
    }

    /// Adds a target to a body; its slot.
    fn target(&mut self, noun: &NounPhrase, body: &mut Body) -> Option<Slot> {
        let Chosen::Target(least, most) = noun.chosen else { return None };
        // "another target": than those that the text has named before.
        let another = noun.other && (noun.what == What::AnyTarget || self.is_spell());
        (!another || body.has_targets()).then_some(())?;
        let noun = &NounPhrase { other: noun.other && !another, ..noun.clone() };
        let what = match noun.what {
            What::AnyTarget => Targetable::Any,
            What::Player => Targetable::Player(Players::All),
            What::Opponent => Targetable::Player(Players::Opponents),
            What::Permanent | What::Spell | What::Card => Targetable::Object(self.filter(noun)?),
            What::PermanentOrPlayer => Targetable::Either(Players::All, self.filter(noun)?),
            What::This
            | What::Granter
            | What::It
            | What::You
            | What::ThatPlayer
            | What::ItsController
            | What::Host
            | What::HostPlayer
            | What::EachTarget
            | What::Source => return None,
        };
        body.target(TargetSpec { another, ..TargetSpec::some(what, least, most) })
    }
}
