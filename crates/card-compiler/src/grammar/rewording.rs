//! Text changes: "change the text of target permanent by replacing all instances of one color word with another" (612.2).

use vademecum_abilities::{Change, Duration, Effect, Instruction, Players, WordOf};

use super::{Parser, body::Body};
use crate::atom::Atom;

impl Parser<'_> {
    /// What stands behind "change the text of": whose text, which words, and how long.
    pub(super) fn change_text(&mut self, body: &mut Body) -> Option<Instruction> {
        let noun = self.noun()?;
        self.is_permanent(&noun).then_some(())?;
        let which = self.objects(&noun, body)?;
        self.take(&Atom::Comma);
        self.take(&Atom::ReplacingColorWord).then_some(())?;
        let lasts = if self.take(&Atom::UntilEndOfTurn) { Duration::EndOfTurn } else { Duration::Forever };
        let (from, to) = (self.free_slot()?, self.free_slot()?);
        let choose = |slot| Instruction::from(Effect::ChooseColor(Players::You)).into_slot(slot);
        body.program.extend([choose(from), choose(to)]);
        let change = Change::ReplaceWord(WordOf::ColorIn(from), WordOf::ColorIn(to));
        Some(Effect::Change { which, changes: vec![change], lasts }.into())
    }
}
