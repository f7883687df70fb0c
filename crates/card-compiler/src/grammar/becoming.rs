//! What permanents become: "becomes white", "becomes a 5/5 artifact creature", "is an artifact in addition to its other
//! types" (105.3, 205.1).

use vademecum_abilities::{Change, Colors, Effect, Instruction, Players, Subtypes, Supertypes, Type, Types};

use super::{Parser, body::Body};
use crate::atom::Atom;

impl Parser<'_> {
    /// What stands behind "becomes" or "is". "the color of your choice" puts the choice into `self.before`.
    pub(super) fn becomes(&mut self) -> Option<Vec<Change>> {
        if self.take(&Atom::ColorOfYourChoice) {
            let slot = self.free_slot()?;
            self.before.push(Instruction::from(Effect::ChooseColor(Players::You)).into_slot(slot));
            return Some(vec![Change::SetColorIn(slot)]);
        }
        self.take(&Atom::Number(1));
        let mut is = Description::default();
        loop {
            let colored = is.colors.is_some() && matches!(self.ahead(1), Some(Atom::Color(_)));
            match self.peek() {
                Some(Atom::Size(power, toughness)) if is.size.is_none() => is.size = Some((*power, *toughness)),
                Some(Atom::Color(color)) => is.colors = Some(is.colors.unwrap_or(Colors::NONE).with(*color)),
                Some(Atom::And) if colored => {}
                Some(Atom::Type(of)) => is.types = is.types.with(*of),
                Some(Atom::Supertype(of)) => is.supertypes = is.supertypes.union(Supertypes::only(*of)),
                Some(Atom::Word(word)) if word.starts_with(char::is_uppercase) => {
                    let word = word.clone();
                    is.subtypes = is.subtypes.with((self.subtype)(&word)?);
                }
                _ => break,
            }
            self.at += 1;
        }
        let was = self.described;
        // "this creature" in a quoted ability is what it has become.
        self.described = self.described.union(is.types);
        let mut changes = self.having()?;
        if self.take(&Atom::Still) {
            // Only what it was already can it still be.
            let Atom::Type(of) = self.next()? else { return None };
            is.keeps = was.has(*of).then_some(*of);
            is.keeps?;
        }
        let adds = self.take(&Atom::InAddition);
        changes.splice(0..0, is.changes(adds)?);
        Some(changes)
    }

    /// "with flying", "with “…”" behind what something becomes.
    fn having(&mut self) -> Option<Vec<Change>> {
        let mut changes = Vec::new();
        let comes = matches!(self.ahead(1), Some(Atom::Keyword(_) | Atom::Quote));
        if !(self.peek() == Some(&Atom::With) && comes) {
            return Some(changes);
        }
        self.at += 1;
        loop {
            match self.peek()? {
                Atom::Keyword(keyword) => {
                    changes.push(Change::Gain(*keyword));
                    self.at += 1;
                }
                _ => changes.push(self.grant()?),
            }
            let more = matches!(self.peek(), Some(Atom::And | Atom::Comma));
            if !(more && matches!(self.ahead(1), Some(Atom::Keyword(_) | Atom::Quote))) {
                return Some(changes);
            }
            self.at += 1;
        }
    }

    /// "It's an artifact in addition to its other types" behind an instruction that puts something onto the battlefield: it
    /// enters as what it is (611.2e).
    pub(super) fn enters_being(&mut self, body: &mut Body) -> Option<()> {
        (self.take(&Atom::ItIs) || self.take(&Atom::Is)).then_some(())?;
        let changes = self.becomes()?;
        let lasts = self.before.is_empty() && self.peek().is_none_or(|atom| *atom == Atom::Stop);
        let Effect::Move(_, to) = &mut body.program.last_mut()?.effect else { return None };
        (lasts && to.zone == vademecum_abilities::Zone::Battlefield && to.being.is_empty()).then_some(())?;
        to.being = changes;
        Some(())
    }
}

/// What something becomes, as far as it is described.
#[derive(Debug)]
struct Description {
    size: Option<(i32, i32)>,
    colors: Option<Colors>,
    types: Types,
    supertypes: Supertypes,
    subtypes: Subtypes,
    /// "that's still a land".
    keeps: Option<Type>,
}

impl Default for Description {
    fn default() -> Self {
        let (types, supertypes, subtypes) = (Types::NONE, Supertypes::NONE, Subtypes::NONE);
        Description { size: None, colors: None, types, supertypes, subtypes, keeps: None }
    }
}

impl Description {
    /// The changes, in the order of the layers; `None` if it describes nothing, or says less than would be understood.
    fn changes(self, adds: bool) -> Option<Vec<Change>> {
        let is_creature = self.types.has(Type::Creature);
        let named = !self.types.is_empty() || self.supertypes != Supertypes::NONE || self.subtypes != Subtypes::NONE;
        // A size is that of a creature; "in addition" and "still" are said of types.
        (self.size.is_none() || is_creature).then_some(())?;
        (named || !adds && self.keeps.is_none()).then_some(())?;
        (self.keeps.is_none() || is_creature && !adds).then_some(())?;
        // Which subtypes would be lost with the others, no change says (205.1a).
        (self.subtypes == Subtypes::NONE || adds).then_some(())?;
        (self.supertypes == Supertypes::NONE || adds).then_some(())?;
        let mut changes = Vec::new();
        if !self.types.is_empty() {
            // 205.1b: an artifact creature keeps the types that it had, and so does what is still something.
            let keeps = adds || self.keeps.is_some() || is_creature && self.types.has(Type::Artifact);
            changes.push(if keeps { Change::AddTypes(self.types) } else { Change::SetTypes(self.types) });
        }
        if self.supertypes != Supertypes::NONE {
            changes.push(Change::AddSupertypes(self.supertypes));
        }
        if self.subtypes != Subtypes::NONE {
            changes.push(Change::AddSubtypes(self.subtypes));
        }
        if let Some(colors) = self.colors {
            changes.push(Change::SetColors(colors));
        }
        if let Some((power, toughness)) = self.size {
            let number = vademecum_abilities::Amount::Number;
            changes.push(Change::Set(number(power), number(toughness)));
        }
        (!changes.is_empty()).then_some(changes)
    }
}
