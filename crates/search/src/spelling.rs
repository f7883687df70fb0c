//! How near what was typed is to a word or a name: by its letters, and by its sound.

use std::sync::LazyLock;

use levenshtein_automata::{DFA, Distance, LevenshteinAutomatonBuilder, SINK_STATE};

/// So short a word is another one with another letter.
const LONGEST_TO_KEEP: usize = 4;

/// No word sounds like one that is longer or shorter by more.
const MOST_UNHEARD: usize = 3;

/// A text as it is compared with others, folded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spelled {
    pub(crate) folded: Box<str>,
    /// How it sounds, whatever the spelling.
    sound: Box<str>,
    /// Which letters its sound has.
    letters: u32,
}

impl Spelled {
    pub(crate) fn new(folded: impl Into<Box<str>>) -> Self {
        let folded = folded.into();
        let sound = sound(&folded).into_boxed_str();
        let letters = letters(&sound);
        Spelled { folded, sound, letters }
    }

    /// Whether an error may make this of another, by its length.
    fn allows(&self, other: &Spelled) -> bool {
        self.folded.len() > LONGEST_TO_KEEP
            || other.folded.len() > self.folded.len()
            || other.folded.len() == self.folded.len() && other.letters == self.letters
    }

    /// Whether it sounds from its beginning like another.
    pub(crate) fn begins_as(&self, typed: &Typed) -> bool {
        self.sound.as_bytes().first() == typed.spelled.sound.as_bytes().first()
    }
}

/// Something that was typed, perhaps with errors: one in five letters, two from eight letters on. A swap of
/// neighbours is one error, and so is another spelling of the same sounds, however many letters that changes. In four
/// letters another one makes another word: there, one may be missing, or two be swapped.
pub(crate) struct Typed {
    spelled: Spelled,
    near: Near,
    sounding: Near,
    /// So many sounds may differ.
    sounds: u8,
}

impl Typed {
    /// `None` if it is too short to be anything misspelled.
    pub(crate) fn new(folded: &str) -> Option<Self> {
        let errors = match folded.chars().count() {
            0..4 => return None,
            4..8 => 1,
            _ => 2,
        };
        let spelled = Spelled::new(folded);
        // In short words one more sound is another word.
        let sounds = if spelled.sound.len() < 6 { 0 } else { 1 };
        let (near, sounding) = (Near::new(folded, errors), Near::new(&spelled.sound, 1));
        Some(Typed { spelled, near, sounding, sounds })
    }

    /// Twice the errors that make one of the other, so that what sounds the same comes before what is one letter away;
    /// `None` if it is something else.
    pub(crate) fn distance(&self, other: &Spelled) -> Option<u8> {
        // An error changes at most two letters into others; some spellings of a sound change one more.
        if (other.letters ^ self.spelled.letters).count_ones() > 2 * u32::from(self.near.errors) + 1 {
            return None;
        }
        let lengths = other.folded.len().abs_diff(self.spelled.folded.len());
        let by_sound =
            self.sounding.distance(&other.sound).filter(|&distance| distance <= self.sounds && lengths <= MOST_UNHEARD);
        let by_sound = by_sound.map(|distance| 1 + 2 * distance);
        // Hardly anybody mistypes how a word begins.
        let begins =
            other.folded.as_bytes().iter().take(2).any(|letter| Some(letter) == self.spelled.folded.as_bytes().first());
        let by_letter = if begins { self.near.distance(&other.folded) } else { None };
        let by_letter = by_letter.filter(|&distance| distance == 0 || self.spelled.allows(other)).map(|d| 2 * d);
        by_sound.into_iter().chain(by_letter).min()
    }
}

static BUILDERS: LazyLock<[LevenshteinAutomatonBuilder; 2]> =
    LazyLock::new(|| [1, 2].map(|errors| LevenshteinAutomatonBuilder::new(errors, true)));

/// Tells how far words are from one.
pub(crate) struct Near {
    dfa: DFA,
    bytes: usize,
    errors: u8,
}

impl Near {
    pub(crate) fn new(folded: &str, errors: u8) -> Self {
        let dfa = BUILDERS[usize::from(errors > 1)].build_dfa(folded);
        Near { dfa, bytes: folded.len(), errors }
    }

    pub(crate) fn distance(&self, word: &str) -> Option<u8> {
        // A letter takes at most four bytes: what is longer or shorter by more cannot be near.
        if self.bytes.abs_diff(word.len()) > 4 * usize::from(self.errors) {
            return None;
        }
        let mut state = self.dfa.initial_state();
        for &byte in word.as_bytes() {
            state = self.dfa.transition(state, byte);
            if state == SINK_STATE {
                return None;
            }
        }
        match self.dfa.distance(state) {
            Distance::Exact(distance) if distance <= self.errors => Some(distance),
            Distance::Exact(_) | Distance::AtLeast(_) => None,
        }
    }
}

/// Tells which texts begin with one, but for an error.
pub(crate) struct Begun {
    dfa: DFA,
    first: Option<u8>,
}

impl Begun {
    pub(crate) fn new(folded: &str) -> Self {
        Begun { dfa: BUILDERS[0].build_prefix_dfa(folded), first: folded.bytes().next() }
    }

    /// The same with the first letter right: hardly anybody mistypes how a word begins.
    pub(crate) fn is_typed_for(&self, text: &str) -> bool {
        text.bytes().next() == self.first && self.is_beginning_of(text)
    }

    pub(crate) fn is_beginning_of(&self, text: &str) -> bool {
        let mut state = self.dfa.initial_state();
        for &byte in text.as_bytes() {
            state = self.dfa.transition(state, byte);
            if state == SINK_STATE {
                return false;
            }
        }
        matches!(self.dfa.distance(state), Distance::Exact(_))
    }
}

/// How a folded word sounds to people who spell by ear, in Spanish and Portuguese: `b` and `v` are one, and so are
/// `ll` and `y`, `z`, `s` and soft `c`; `h` is none.
fn sound(folded: &str) -> String {
    let mut sound = String::with_capacity(folded.len());
    let mut letters = folded.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let soft = matches!(next, Some('e' | 'i'));
        let heard = match (letter, next) {
            ('l', Some('l' | 'h')) => {
                letters.next();
                'y'
            }
            ('c', Some('h')) | ('s', Some('h')) => {
                letters.next();
                'x'
            }
            ('p', Some('h')) => {
                letters.next();
                'f'
            }
            ('q' | 'g', Some('u')) => {
                letters.next();
                match (letter, letters.peek()) {
                    ('g', Some('e' | 'i')) => 'g',
                    ('g', _) => {
                        sound.push('g');
                        'u'
                    }
                    _ => 'k',
                }
            }
            ('h', _) => continue,
            ('v' | 'w', _) => 'b',
            ('c', _) if soft => 's',
            ('c', _) => 'k',
            ('z', _) => 's',
            ('g', _) if soft => 'j',
            _ => letter,
        };
        if !sound.ends_with(heard) {
            sound.push(heard);
        }
    }
    sound
}

/// Which letters a word has, as bits.
fn letters(word: &str) -> u32 {
    word.bytes().filter(u8::is_ascii_lowercase).fold(0, |letters, letter| letters | 1 << (letter - b'a'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_sound_are_alike() {
        for (one, other) in
            [("arrollar", "aroyar"), ("habilidad", "avilidad"), ("hechizo", "echiso"), ("quitar", "kitar")]
        {
            assert_eq!(sound(one), sound(other));
        }
        assert_ne!(sound("mano"), sound("mana"));
    }

    #[test]
    fn names_are_near_by_their_letters_and_sounds() {
        let distance = |typed: &str, name: &str| Typed::new(typed).and_then(|t| t.distance(&Spelled::new(name)));
        assert_eq!(distance("vinculo vial", "vinculo vital"), Some(2));
        assert_eq!(distance("aroyar", "arrollar"), Some(1));
        assert_eq!(distance("craitura", "criatura"), Some(2));
        assert_eq!(distance("tortura", "criatura"), None);
        assert_eq!(distance("ojo", "oro"), None);
    }

    #[test]
    fn beginnings_may_have_an_error() {
        let arrollar = Begun::new("arolla");
        assert!(arrollar.is_typed_for("arrollar") && arrollar.is_typed_for("arollar"));
        assert!(!arrollar.is_typed_for("antimaleficio") && !arrollar.is_typed_for("barrollar"));
    }
}
