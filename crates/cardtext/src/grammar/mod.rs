//! The grammar of rules text: from what words mean to abilities.
//!
//! A paragraph is a line of keywords, an activated, triggered or static ability, or what a spell does. What
//! does not fit is not guessed at: the caller keeps it word for word.

mod condition;
mod cost;
mod fixed;
mod instruction;
mod noun;
mod trigger;

use vademecum_magic::{
    CardDef, Subtype,
    ability::{Ability, Activated, Body, Modal, Triggered, Which},
};

use crate::atom::Atom;

/// One way to read a paragraph.
type Reading<'a> = fn(&mut Parser<'a>) -> Option<Vec<Ability>>;

/// Reads one paragraph.
pub(crate) struct Parser<'a> {
    atoms: &'a [Atom],
    at: usize,
    /// The place of a subtype by its name, in any language.
    subtype: &'a mut dyn FnMut(&str) -> Option<Subtype>,
    /// The tokens that the card creates.
    tokens: &'a mut Vec<CardDef>,
    /// What "it" means where nothing was targeted.
    it: Which,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(
        atoms: &'a [Atom],
        subtype: &'a mut dyn FnMut(&str) -> Option<Subtype>,
        tokens: &'a mut Vec<CardDef>,
    ) -> Self {
        Parser { atoms, at: 0, subtype, tokens, it: Which::This }
    }

    /// The abilities of a paragraph; `None` if it is not understood as a whole.
    pub(crate) fn paragraph(&mut self, is_spell: bool) -> Option<Vec<Ability>> {
        let readings: [Reading<'_>; 4] = [Self::keywords, Self::activated, Self::triggered, Self::fixed];
        let tokens = self.tokens.len();
        for reading in readings {
            self.at = 0;
            self.it = Which::This;
            self.tokens.truncate(tokens);
            if let Some(abilities) = reading(self)
                && self.is_done()
            {
                return Some(abilities);
            }
        }
        self.at = 0;
        self.tokens.truncate(tokens);
        let body = is_spell.then(|| self.body()).flatten()?;
        self.is_done().then(|| vec![Ability::Spell(body)])
    }

    fn peek(&self) -> Option<&'a Atom> {
        self.atoms.get(self.at)
    }

    fn ahead(&self, n: usize) -> Option<&'a Atom> {
        self.atoms.get(self.at + n)
    }

    fn next(&mut self) -> Option<&'a Atom> {
        let atom = self.peek()?;
        self.at += 1;
        Some(atom)
    }

    /// Takes an atom if it comes next.
    fn take(&mut self, atom: &Atom) -> bool {
        let comes = self.peek() == Some(atom);
        self.at += usize::from(comes);
        comes
    }

    /// Takes several atoms if they come next.
    fn take_all(&mut self, atoms: &[Atom]) -> bool {
        let comes = self.atoms[self.at..].starts_with(atoms);
        self.at += if comes { atoms.len() } else { 0 };
        comes
    }

    /// Whether nothing but a stop is left.
    fn is_done(&mut self) -> bool {
        while self.take(&Atom::Stop) {}
        self.at == self.atoms.len()
    }

    /// Tries a reading; if it fails, nothing was taken.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let at = self.at;
        let read = read(self);
        if read.is_none() {
            self.at = at;
        }
        read
    }

    fn keywords(&mut self) -> Option<Vec<Ability>> {
        let mut abilities = Vec::new();
        loop {
            let Some(Atom::Keyword(keyword)) = self.next() else { return None };
            abilities.push(Ability::Keyword(*keyword));
            if !(self.take(&Atom::Comma) || self.take(&Atom::And)) {
                return Some(abilities);
            }
        }
    }

    /// `[cost]: [effect]` (602.1).
    fn activated(&mut self) -> Option<Vec<Ability>> {
        let cost = self.cost()?;
        if !self.take(&Atom::Colon) {
            return None;
        }
        let mut ability = Activated { cost, body: self.body()?, as_sorcery: false, once_each_turn: false };
        loop {
            while self.take(&Atom::Stop) {}
            if self.take(&Atom::AsSorcery) {
                ability.as_sorcery = true;
            } else if self.take(&Atom::OnceEachTurn) {
                ability.once_each_turn = true;
            } else {
                return Some(vec![Ability::Activated(ability)]);
            }
        }
    }

    /// `When/whenever/at [event], if [condition], [effect]` (603.1).
    fn triggered(&mut self) -> Option<Vec<Ability>> {
        let (on, batched) = self.trigger()?;
        self.it = trigger::about(&on);
        if !self.take(&Atom::Comma) {
            return None;
        }
        let only_if = if self.take(&Atom::If) {
            let condition = self.condition()?;
            if !self.take(&Atom::Comma) {
                return None;
            }
            Some(condition)
        } else {
            None
        };
        let body = self.body()?;
        Some(vec![Ability::Triggered(Triggered { on, batched, only_if, body })])
    }

    /// Instructions, in the order written (608.2c), or a choice between modes (700.2).
    fn body(&mut self) -> Option<Body> {
        if let Some(modal) = self.attempt(Self::modal) {
            return Some(Body { modal: Some(modal), ..Body::default() });
        }
        let mut body = Body::default();
        loop {
            self.instruction(&mut body)?;
            let goes_on = |parser: &mut Self| {
                let joined = parser.take(&Atom::Stop) || parser.take(&Atom::Comma);
                let then = parser.take(&Atom::Then) || parser.take(&Atom::And);
                joined || then
            };
            let before = self.at;
            if !goes_on(self) || self.ends_here() {
                self.at = before;
                return Some(body);
            }
        }
    }

    /// Whether an instruction cannot begin here: the text ends, or what follows is about the ability itself.
    fn ends_here(&self) -> bool {
        matches!(self.peek(), None | Some(Atom::AsSorcery | Atom::OnceEachTurn | Atom::Bullet | Atom::Stop))
    }

    /// `Choose one — • … • …`.
    fn modal(&mut self) -> Option<Modal> {
        if !self.take(&Atom::Choose) {
            return None;
        }
        let choose = match self.next() {
            Some(Atom::Number(n)) => u8::try_from(*n).ok()?,
            _ => return None,
        };
        while self.take(&Atom::Stop) || self.take(&Atom::Colon) {}
        let mut modes = Vec::new();
        while self.take(&Atom::Bullet) {
            let mut mode = Body::default();
            loop {
                self.instruction(&mut mode)?;
                let before = self.at;
                let joined = self.take(&Atom::Stop) || self.take(&Atom::Comma) || self.take(&Atom::And);
                if !joined || self.ends_here() {
                    self.at = before;
                    break;
                }
            }
            while self.take(&Atom::Stop) {}
            modes.push(mode);
        }
        (modes.len() > 1).then_some(Modal { choose, modes })
    }
}
