//! Piles into which an opponent separates the top cards of a library (700.3).

use vademecum_abilities::{Amount, Destination, Effect, Instruction, Objects, Players, Zone};

use super::{Parser, body::Body};
use crate::atom::Atom;

impl Parser<'_> {
    /// The whole of it: what is revealed, who separates it, and where each of the piles goes.
    pub(super) fn two_piles(&mut self, body: &mut Body) -> Option<()> {
        self.take(&Atom::Reveal).then_some(())?;
        let top = self.take(&Atom::TopWord);
        let Atom::Number(number) = self.next()? else { return None };
        self.take(if top { &Atom::CardsOfLibrary } else { &Atom::TopCardsOfLibrary }).then_some(())?;
        self.take(&Atom::Stop).then_some(())?;
        self.take(&Atom::Then);
        let by_opponent = [Atom::Number(1), Atom::Opponent, Atom::SeparatesIntoPiles, Atom::Stop];
        self.take_all(&by_opponent).then_some(())?;
        self.take(&Atom::Then);
        self.take_all(&[Atom::Put, Atom::Number(1), Atom::Pile]).then_some(())?;
        let chosen = self.hand_or_graveyard()?;
        self.take(&Atom::And).then_some(())?;
        (self.take(&Atom::Another) || self.take(&Atom::Others)).then_some(())?;
        let rest = self.hand_or_graveyard().filter(|&rest| rest != chosen)?;
        let [one, other, opponent, kept, left] = [(); 5].map(|()| self.free_slot());
        let (piles, opponent, kept, left) = ([one?, other?], opponent?, kept?, left?);
        let top = || Objects::Top(Players::You, Box::new(Amount::Number(*number)));
        body.program.push(Effect::Reveal(top()).into());
        body.program.push(Instruction::from(Effect::ChoosePlayer(Players::Opponents)).into_slot(opponent));
        body.program.push(Effect::Separate { who: Players::Slot(opponent), what: top(), piles }.into());
        let choose = Effect::ChoosePile { who: Players::You, piles, other: left };
        body.program.push(Instruction::from(choose).into_slot(kept));
        body.program.push(Effect::Move(Objects::Slot(kept), Destination::to(chosen)).into());
        body.program.push(Effect::Move(Objects::Slot(left), Destination::to(rest)).into());
        self.forget();
        Some(())
    }

    fn hand_or_graveyard(&mut self) -> Option<Zone> {
        match self.next()? {
            Atom::YourHand => Some(Zone::Hand),
            Atom::YourGraveyard => Some(Zone::Graveyard),
            _ => None,
        }
    }
}
