//! Coins and dice: "flip a coin", "roll a d20", results tables (705, 706).

use vademecum_abilities::{
    Ability, Amount, Change, Comparison, Condition, Cost, DeedKind, Effect, Instruction, Objects, Pattern, Players,
    Program, Roll, RollChange, RollRow, Static,
};

use super::{Parser, body::Body, noun::NounPhrase};
use crate::{atom::Atom, chance_word::ChanceWord};

impl Parser<'_> {
    /// "flip a coin": it is called where the text speaks of winning or losing the flip (705.2).
    pub(super) fn flip_coin(&mut self, who: Players) -> Option<Instruction> {
        let rest = &self.atoms[self.at..];
        let calls =
            rest.iter().any(|atom| matches!(atom, Atom::Chance(ChanceWord::IfWinFlip | ChanceWord::IfLoseFlip)));
        let only_sides =
            rest.iter().any(|atom| matches!(atom, Atom::Chance(ChanceWord::IfHeads | ChanceWord::IfTails)));
        (calls != only_sides).then_some(())?;
        let slot = self.free_slot()?;
        self.fallen = Some([slot, slot]);
        Some(Instruction::from(Effect::FlipCoin(who, calls)).into_slot(slot))
    }

    /// "if you win the flip", "if it comes up tails", "if you rolled doubles".
    pub(super) fn of_chance(&mut self) -> Option<Condition> {
        let wanted = match self.peek()? {
            Atom::Chance(ChanceWord::IfWinFlip | ChanceWord::IfHeads | ChanceWord::IfDoubles) => 1,
            Atom::Chance(ChanceWord::IfLoseFlip | ChanceWord::IfTails) => -1,
            _ => return None,
        };
        let [result, doubles] = self.fallen?;
        let slot = if self.peek() == Some(&Atom::Chance(ChanceWord::IfDoubles)) { doubles } else { result };
        self.at += 1;
        Some(Condition::Compare(Amount::Slot(slot), Comparison::Exactly, Amount::Number(wanted)))
    }

    /// "a d20", "two d6 and add the number of creatures you control", and the table behind it.
    pub(super) fn roll(&mut self, who: Players, body: &mut Body) -> Option<Instruction> {
        let dice = self.number()?;
        let Atom::Word(die) = self.next()? else { return None };
        let sides: u8 = die.strip_prefix(['d', 'D'])?.parse().ok().filter(|&sides| sides > 0)?;
        let plus = if self.take(&Atom::Chance(ChanceWord::AddNumberOf)) { self.count()? } else { Amount::Number(0) };
        let stores = !self.is_spell() && self.take(&Atom::Chance(ChanceWord::AndStore));
        let [result, doubles] = [self.free_slot()?, self.free_slot()?];
        self.fallen = Some([result, doubles]);
        let mut table = Vec::new();
        if self.peek() == Some(&Atom::Stop) && matches!(self.ahead(1), Some(Atom::Chance(ChanceWord::Row(..)))) {
            self.at += 1;
            while let Some(&Atom::Chance(ChanceWord::Row(least, most))) = self.peek() {
                self.at += 1;
                let (program, again) = self.table_row(body)?;
                table.push(RollRow { least, most, program, again });
            }
        }
        let roll = Roll { who, dice, sides, plus, result, doubles, stores, table };
        Some(Instruction::from(Effect::Roll(Box::new(roll))).into_slot(result))
    }

    /// What a row of a table says, and whether it ends with "roll again".
    fn table_row(&mut self, body: &mut Body) -> Option<(Program, bool)> {
        let program = match self.peek() {
            Some(Atom::Chance(ChanceWord::RollAgain)) => Program::new(),
            _ => self.nested(body, Self::sentences)?,
        };
        while self.take(&Atom::Stop) {}
        let again = self.take(&Atom::Chance(ChanceWord::RollAgain));
        while self.take(&Atom::Stop) {}
        Some((program, again))
    }

    /// "whenever a player wins a coin flip", "whenever you roll a die", "whenever you roll one or more dice".
    pub(super) fn thrown(&mut self, subject: &NounPhrase, event: &Atom) -> Option<Pattern> {
        let player = self.doer(subject)?;
        Some(match event {
            Atom::Chance(ChanceWord::WinFlip) => Pattern { won: Some(true), ..Pattern::by(DeedKind::Coin, player) },
            Atom::Chance(ChanceWord::LoseFlip) => Pattern { won: Some(false), ..Pattern::by(DeedKind::Coin, player) },
            Atom::Chance(ChanceWord::RollDie) => Pattern::by(DeedKind::Roll, player),
            Atom::Chance(ChanceWord::RollDice) => Pattern { together: true, ..Pattern::by(DeedKind::Roll, player) },
            _ => return None,
        })
    }

    /// "After you roll a die, you may pay {1}. If you do, reroll that die", "If you would roll one or more dice, instead …"
    /// (706.2, 706.6).
    pub(super) fn changes_rolls(&mut self) -> Option<Vec<Ability>> {
        let (how, cost) = if self.take(&Atom::Chance(ChanceWord::RollsOneMore)) {
            (RollChange::OneMoreIgnoringLowest, None)
        } else {
            self.take_all(&[Atom::Chance(ChanceWord::AfterYouRoll), Atom::Comma, Atom::You, Atom::May]).then_some(())?;
            let cost: Option<Cost> = if self.take(&Atom::Pay) {
                let cost = self.mana_or_life()?;
                self.take_all(&[Atom::Stop, Atom::IfYouDo, Atom::Comma]).then_some(())?;
                Some(cost)
            } else {
                None
            };
            let how = match self.next()? {
                Atom::Chance(ChanceWord::RerollIt) => RollChange::Reroll,
                Atom::Chance(ChanceWord::IncreaseResult) => {
                    let Atom::Number(more) = self.next()? else { return None };
                    RollChange::Increase(u8::try_from(*more).ok()?)
                }
                _ => return None,
            };
            (how, cost)
        };
        Some(vec![Ability::Static(Static::new(Objects::This, vec![Change::Rolls(how, cost)]))])
    }
}
