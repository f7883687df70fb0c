//! What is exiled by an instruction: "exile target creature", "exile the top card of your library".

use vademecum_abilities::{Amount, Destination, Effect, Instruction, Objects, Players, Zone};

use super::{Parser, body::Body};
use crate::atom::Atom;

impl Parser<'_> {
    /// What stands behind "exile"; the cards are remembered if another ability of the card speaks of them (607.2a).
    pub(super) fn exile(&mut self, body: &mut Body) -> Option<Instruction> {
        let to = Destination::to(Zone::Exile);
        let exiles = if self.take(&Atom::TopOfYourLibrary) {
            // Later references in the text mean this card.
            let slot = self.free_slot()?;
            self.mention(Objects::Slot(slot), &[Atom::Card]);
            let top = Objects::Top(Players::You, Box::new(Amount::Number(1)));
            Instruction::from(Effect::Move(top, to)).into_slot(slot)
        } else {
            let noun = self.noun()?;
            let what = self.objects(&noun, body)?;
            let what = self.choose_counterpart(what, body)?;
            if let Some(until) = self.attempt(Self::until_this_leaves) {
                return Some(Effect::MoveUntil { what, to: Zone::Exile, until }.into());
            }
            self.moves(what, to)?
        };
        if self.context.remembers_exiled { self.remember_exiled(exiles, body) } else { Some(exiles) }
    }
}
