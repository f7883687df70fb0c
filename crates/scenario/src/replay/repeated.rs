//! Sentences of a step that say the same several times, told as one.

use std::collections::BTreeMap;

use vademecum_abilities::ManaKind;
use vademecum_machine::{Deed, Note, PlayerId};
use vademecum_scenario_format::{ReplayStep, Sentence, repeat_sentence};

use crate::{
    attribution::add_new,
    story::{Teller, symbols},
    told::ToldEvent,
};

/// Which of the equal sentences of a step stays, if not the last one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeated {
    /// The first one, with a message of its own for several: what is tapped is tapped before its mana is added.
    First,
    /// The last one, with a message of its own for several: what is untapped, abilities that trigger.
    Last,
    /// Each that does not follow an equal one, as it belongs to what stands before it: damage that is prevented.
    Apart,
    /// Mana that is added or spent: what one player adds in a row is one sentence.
    Mana { is_spent: bool, player: PlayerId, kind: ManaKind, amount: u32 },
}

impl Repeated {
    pub(super) const fn of(event: &Deed) -> Option<Repeated> {
        match *event {
            Deed::Tap(_) => Some(Repeated::First),
            Deed::Untap(_) => Some(Repeated::Last),
            Deed::Note(Note::Triggered(..)) => Some(Repeated::Last),
            Deed::Prevent { .. } => Some(Repeated::Apart),
            Deed::AddMana { player, kind, amount, .. } if amount > 0 => {
                Some(Repeated::Mana { is_spent: false, player, kind, amount })
            }
            Deed::Note(Note::ManaSpent(player, kind, amount)) => {
                Some(Repeated::Mana { is_spent: true, player, kind, amount })
            }
            _ => None,
        }
    }
}

/// An event whose sentence may occur several times in a step, and how its occurrences are merged.
#[derive(Debug)]
pub(super) struct RepeatedEvent<'r> {
    pub(super) how: Repeated,
    pub(super) told: &'r ToldEvent,
}

/// Tells equal sentences of a step once, where the last of them stands, with their number, as far as others do not depend on
/// their place: five lands that are tapped for the same mana.
pub(super) fn count_repeated(
    mut step: ReplayStep,
    repeated: &BTreeMap<String, RepeatedEvent<'_>>,
    teller: &Teller<'_>,
) -> ReplayStep {
    let mut counted: Vec<(Sentence, usize)> = Vec::with_capacity(step.sentences.len());
    for sentence in join_mana(step.sentences, repeated, teller) {
        let same = counted.iter().rposition(|(other, _)| other.text == sentence.text);
        let how = repeated.get(&sentence.text).map(|event| event.how);
        match same.filter(|&place| how != Some(Repeated::Apart) || place + 1 == counted.len()) {
            Some(place) if how == Some(Repeated::First) => counted[place].1 += 1,
            Some(place) => {
                let (sentence, times) = counted.remove(place);
                counted.push((sentence, times + 1));
            }
            None => counted.push((sentence, 1)),
        }
    }
    let told = |(mut sentence, times): (Sentence, usize)| {
        if times > 1 {
            let has_message = |event: &&RepeatedEvent<'_>| matches!(event.how, Repeated::First | Repeated::Last);
            let several = repeated
                .get(&sentence.text)
                .filter(has_message)
                .and_then(|event| teller.repeated_event(event.told, times));
            sentence.text = several.unwrap_or_else(|| repeat_sentence(&sentence.text, times, teller.lang));
        }
        sentence
    };
    step.sentences = counted.into_iter().map(told).collect();
    step
}

/// Maximum number of symbols of mana that is told in one sentence.
const MAX_SYMBOLS: u32 = 10;

/// Tells the mana that a player adds in a row as one sentence, and so what they spend, though the sources become tapped in
/// between.
fn join_mana(
    sentences: Vec<Sentence>,
    repeated: &BTreeMap<String, RepeatedEvent<'_>>,
    teller: &Teller<'_>,
) -> Vec<Sentence> {
    let mut joined: Vec<Sentence> = Vec::with_capacity(sentences.len());
    // The sentence that more mana can be added to: its place, whose mana it is, whether it is spent, and its symbols.
    let mut open: Option<(usize, PlayerId, bool, String, u32)> = None;
    for sentence in sentences {
        match repeated.get(&sentence.text).map(|event| event.how) {
            Some(Repeated::Mana { is_spent, player, kind, amount }) => {
                let more = symbols(kind, amount);
                match &mut open {
                    Some((place, whose, spends, mana, total))
                        if (*whose, *spends) == (player, is_spent) && *total + amount <= MAX_SYMBOLS =>
                    {
                        mana.push_str(&more);
                        *total += amount;
                        joined[*place].text = teller.mana(player, is_spent, mana);
                        add_new(&mut joined[*place].numbers, sentence.numbers);
                        // It stands where the last of the mana is added.
                        let last = joined.remove(*place);
                        joined.push(last);
                        *place = joined.len() - 1;
                    }
                    _ => {
                        joined.push(sentence);
                        open = Some((joined.len() - 1, player, is_spent, more, amount));
                    }
                }
            }
            how => {
                if how != Some(Repeated::First) {
                    open = None;
                }
                joined.push(sentence);
            }
        }
    }
    joined
}
