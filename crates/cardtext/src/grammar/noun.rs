//! What an instruction is about: "up to two target creatures an opponent controls".

use vademecum_magic::{
    Supertypes, Types, Zone,
    ability::{Body, Comparison, Filter, TargetSpec, Targetable, Which, Who, Whose},
};

use super::Parser;
use crate::atom::Atom;

/// What is meant, before it is known what for.
#[derive(Debug, Clone)]
pub(super) struct Noun {
    pub(super) what: What,
    pub(super) filter: Filter,
    pub(super) chosen: Chosen,
    /// The number in front of it.
    pub(super) count: Option<i32>,
}

/// What kind of thing it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    This,
    It,
    You,
    Opponent,
    Player,
    ItsController,
    Any,
    Permanent,
    Spell,
    Card(Zone),
}

/// How it is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    /// "target", "up to one target".
    Target { up_to: bool },
    /// "each", "all"; also nothing at all: "creatures you control".
    Each,
}

impl Parser<'_> {
    /// Reads what an instruction is about.
    pub(super) fn noun(&mut self) -> Option<Noun> {
        self.attempt(Self::noun_here)
    }

    fn noun_here(&mut self) -> Option<Noun> {
        let mut noun = Noun { what: What::Permanent, filter: Filter::ANY, chosen: Chosen::Each, count: None };
        let (mut head, mut up_to, mut non, mut or) = (false, false, false, false);
        let mut what = None;
        loop {
            let negated = std::mem::take(&mut non);
            let either = std::mem::take(&mut or);
            match self.peek() {
                Some(Atom::This) if !head => what = Some(What::This),
                Some(Atom::It) if !head => what = Some(What::It),
                Some(Atom::You) if !head => what = Some(What::You),
                Some(Atom::Any) if !head => what = Some(What::Any),
                Some(Atom::ItsController) if !head => what = Some(What::ItsController),
                Some(Atom::Opponent) if what.is_none() => what = Some(What::Opponent),
                Some(Atom::Player) if what.is_none() => what = Some(What::Player),
                Some(Atom::Permanent) if what.is_none() => what = Some(What::Permanent),
                Some(Atom::Spell) if what.is_none() => what = Some(What::Spell),
                Some(Atom::Card) if what.is_none() => what = Some(What::Card(Zone::Graveyard)),
                Some(Atom::Token) => noun.filter.token = Some(true),
                Some(Atom::Number(n)) if noun.count.is_none() && !head => noun.count = Some(*n),
                Some(Atom::UpTo) => up_to = true,
                Some(Atom::Target) => noun.chosen = Chosen::Target { up_to },
                Some(Atom::Each) => {}
                Some(Atom::Another) => noun.filter.other = true,
                Some(Atom::Non) => {
                    self.at += 1;
                    non = true;
                    continue;
                }
                Some(Atom::Or | Atom::And) if head && matches!(self.ahead(1), Some(Atom::Type(_) | Atom::Color(_))) => {
                    self.at += 1;
                    or = true;
                    continue;
                }
                Some(Atom::Type(of)) => {
                    let filter = &mut noun.filter;
                    if negated {
                        filter.not_types = filter.not_types.with(*of);
                    } else if filter.types == Types::NONE || either {
                        filter.types = filter.types.with(*of);
                    } else {
                        // "artifact creature" asks for both, which a filter cannot.
                        return None;
                    }
                }
                Some(Atom::Supertype(of)) => {
                    let set = if negated { &mut noun.filter.not_supertypes } else { &mut noun.filter.supertypes };
                    *set = set.union(Supertypes::only(*of));
                }
                Some(Atom::Color(of)) => {
                    let set = if negated { &mut noun.filter.not_colors } else { &mut noun.filter.colors };
                    *set = set.with(*of);
                }
                Some(Atom::Tapped) => noun.filter.tapped = Some(true),
                Some(Atom::Untapped) => noun.filter.tapped = Some(false),
                Some(Atom::Attacking) => noun.filter.attacking = Some(true),
                Some(Atom::Blocking) => noun.filter.blocking = Some(true),
                Some(Atom::YouControl) if head => noun.filter.whose = Whose::You,
                Some(Atom::OpponentControls) if head => noun.filter.whose = Whose::Opponent,
                Some(Atom::With) if head => {
                    self.at += 1;
                    if !self.with(&mut noun.filter) {
                        self.at -= 1;
                        break;
                    }
                    continue;
                }
                Some(Atom::Without) if head => {
                    let Some(Atom::Keyword(keyword)) = self.ahead(1) else { break };
                    noun.filter.not_keyword = Some(*keyword);
                    self.at += 1;
                }
                // "criatura que vuela": the keyword stands alone behind its noun.
                Some(Atom::Keyword(keyword)) if head && noun.filter.keyword.is_none() && self.stands_alone() => {
                    noun.filter.keyword = Some(*keyword);
                }
                Some(Atom::Word(word)) if word.starts_with(char::is_uppercase) => {
                    let word = word.clone();
                    noun.filter.subtype = Some((self.subtype)(&word)?);
                }
                Some(Atom::Graveyard) if what == Some(What::Card(Zone::Graveyard)) => {}
                _ => break,
            }
            self.at += 1;
            head |= what.is_some()
                || noun.filter.types != Types::NONE
                || noun.filter.subtype.is_some()
                || noun.filter.token.is_some();
        }
        if non || or || !head {
            return None;
        }
        if let Chosen::Target { up_to: told } = &mut noun.chosen {
            *told |= up_to;
        }
        noun.what = what.unwrap_or(What::Permanent);
        Some(noun)
    }

    /// Whether a keyword behind a noun belongs to it: no verb of having stands before it.
    fn stands_alone(&self) -> bool {
        !matches!(self.at.checked_sub(1).and_then(|at| self.atoms.get(at)), Some(Atom::Gain | Atom::Has | Atom::Lose))
    }

    /// "with flying", "with power 3 or greater".
    fn with(&mut self, filter: &mut Filter) -> bool {
        let read = self.attempt(|parser| match parser.next()? {
            Atom::Keyword(keyword) => {
                filter.keyword = Some(*keyword);
                Some(())
            }
            measure @ (Atom::Power | Atom::Toughness | Atom::ManaValue) => {
                let Atom::Number(n) = parser.next()? else { return None };
                let comparison = match parser.peek() {
                    Some(Atom::Compared(comparison)) => {
                        parser.at += 1;
                        *comparison
                    }
                    _ => Comparison::Exactly,
                };
                let limit = Some((comparison, *n));
                match measure {
                    Atom::Power => filter.power = limit,
                    Atom::Toughness => filter.toughness = limit,
                    _ => filter.mana_value = limit,
                }
                Some(())
            }
            _ => None,
        });
        read.is_some()
    }

    /// A noun as one or several objects; a target is added to the body's.
    pub(super) fn which(&mut self, noun: &Noun, body: &mut Body) -> Option<Which> {
        Some(match (noun.what, noun.chosen) {
            (What::This, _) => Which::This,
            (What::It, _) => last_target(body).map_or(self.it, Which::Target),
            (What::Permanent | What::Spell | What::Card(_), Chosen::Target { .. }) => {
                Which::Target(target(noun, body)?)
            }
            (What::Permanent, Chosen::Each) => Which::Each(noun.filter),
            _ => return None,
        })
    }

    /// A noun as one or several players; a target is added to the body's.
    pub(super) fn who(&mut self, noun: &Noun, body: &mut Body) -> Option<Who> {
        Some(match (noun.what, noun.chosen) {
            (What::You, _) => Who::You,
            (What::Player | What::Opponent, Chosen::Target { .. }) => Who::Target(target(noun, body)?),
            (What::Player, Chosen::Each) => Who::EachPlayer,
            (What::Opponent, Chosen::Each) => Who::EachOpponent,
            (What::ItsController, _) => Who::ControllerOfTarget(last_target(body)?),
            (What::It, _) => Who::Triggering,
            _ => return None,
        })
    }
}

/// The place of the last target named.
pub(super) fn last_target(body: &Body) -> Option<u8> {
    body.targets.len().checked_sub(1).and_then(|last| u8::try_from(last).ok())
}

/// Adds a target to a body; its place.
pub(super) fn target(noun: &Noun, body: &mut Body) -> Option<u8> {
    let Chosen::Target { up_to } = noun.chosen else { return None };
    let what = match noun.what {
        What::Any => Targetable::Any,
        What::Player => Targetable::Player(Whose::Anyone),
        What::Opponent => Targetable::Player(Whose::Opponent),
        What::Permanent => Targetable::Permanent(noun.filter),
        What::Spell => Targetable::Spell(noun.filter),
        What::Card(zone) => Targetable::Card(zone, noun.filter),
        What::This | What::It | What::You | What::ItsController => return None,
    };
    let max = u8::try_from(noun.count.unwrap_or(1)).ok()?;
    body.targets.push(TargetSpec { what, min: if up_to { 0 } else { max }, max });
    last_target(body)
}
