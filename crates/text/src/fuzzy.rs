//! Fuzzy matching of folded words and names: edit distances of their letters and of their phonetic keys.

use crate::edits::{edit_distance, starts_with_edits};

const MAX_SHORT_WORD_BYTES: usize = 4;

/// Maximum difference in length between words with similar phonetic keys, in bytes.
const MAX_LENGTH_DIFFERENCE: u8 = 3;

/// Minimum length of a phonetic key for one edit to be allowed in it, in bytes.
const MIN_FUZZY_KEY_BYTES: usize = 6;

/// Minimum length of a word whose first letter may be mistyped, in bytes: of shorter ones, too many begin otherwise.
const MIN_OTHER_START_BYTES: usize = 6;

/// Cost of a mistyped first letter, which is rarer than any other edit (2) and less than two of them (4).
const OTHER_START_COST: u8 = 3;

/// Summary of a word and its phonetic key: a prefilter for fuzzy matching. The signatures of a vocabulary are stored
/// contiguously and scanned in one pass, which rules out nearly all words without reading them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FuzzySignature {
    /// Bit mask of the ASCII letters of the phonetic key.
    sounds: u32,
    /// First byte of the phonetic key; 0 if it is empty, as below.
    first_sound: u8,
    /// First two bytes of the word.
    start: [u8; 2],
    /// Last byte of the word.
    end: u8,
    /// Length of the word in bytes, at most 255.
    length: u8,
    is_ascii: bool,
}

impl FuzzySignature {
    fn new(folded: &str, phonetic: &str) -> Self {
        let bit = |letter: u8| if letter.is_ascii_lowercase() { 1 << (letter - b'a') } else { 0 };
        let [folded_bytes, phonetic] = [folded, phonetic].map(str::as_bytes);
        let byte = |at: usize| folded_bytes.get(at).copied().unwrap_or_default();
        FuzzySignature {
            sounds: phonetic.iter().fold(0, |sounds, &letter| sounds | bit(letter)),
            first_sound: phonetic.first().copied().unwrap_or_default(),
            start: [byte(0), byte(1)],
            end: folded_bytes.last().copied().unwrap_or_default(),
            length: u8::try_from(folded.len()).unwrap_or(u8::MAX),
            is_ascii: folded.is_ascii(),
        }
    }

    /// Bit mask of the letters that only one of two keys has.
    const fn different_sounds(self, other: Self) -> u32 {
        self.sounds ^ other.sounds
    }

    /// A lower bound of the difference in length, in bytes.
    const fn length_difference(self, other: Self) -> u8 {
        self.length.abs_diff(other.length)
    }
}

const fn clear_lowest_bit(bits: u32) -> u32 {
    bits & bits.wrapping_sub(1)
}

/// A folded word or name with its phonetic key, prepared for comparison with a [`FuzzyWord`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FuzzyCandidate {
    folded: Box<str>,
    phonetic: Box<str>,
    signature: FuzzySignature,
}

impl FuzzyCandidate {
    /// The key of a folded text.
    pub fn new(folded: impl Into<Box<str>>) -> Self {
        let folded = folded.into();
        let phonetic = phonetic_key(&folded).into_boxed_str();
        let signature = FuzzySignature::new(&folded, &phonetic);
        FuzzyCandidate { folded, phonetic, signature }
    }

    /// Its summary, for [`FuzzyWord::may_match`].
    pub const fn signature(&self) -> FuzzySignature {
        self.signature
    }

    /// The folded text.
    pub fn folded(&self) -> &str {
        &self.folded
    }

    /// Whether an edit may turn this word into another: in short words, only a missing letter or a swap of two.
    fn may_be_misspelling_of(&self, other: &FuzzyCandidate) -> bool {
        self.folded.len() > MAX_SHORT_WORD_BYTES
            || other.folded.len() > self.folded.len()
            || other.folded.len() == self.folded.len() && other.signature.different_sounds(self.signature) == 0
    }

    /// Whether only the first letter of a word of some length differs.
    fn differs_in_first_letter_alone(&self, other: &FuzzyCandidate) -> bool {
        let [own, other] = [&self.folded, &other.folded].map(|word| word.as_bytes());
        own.len() >= MIN_OTHER_START_BYTES && own.len() == other.len() && own[1..] == other[1..]
    }

    /// Whether it sounds like the start of another word: `bit` and `vital`.
    pub fn sounds_like_start_of(&self, other: &FuzzyCandidate) -> bool {
        other.phonetic.starts_with(&*self.phonetic)
    }
}

/// A word or name as typed, perhaps misspelled: one edit is allowed from three letters on and two from eight on, a
/// transposition being one edit; in words of up to four letters only a missing letter or a transposition, and the first
/// letter may be another one from six letters on. Another spelling of the same sounds counts as one edit, however many
/// letters differ.
pub struct FuzzyWord {
    spelling: FuzzyCandidate,
    max_edits: u8,
    /// Whether the phonetic key is long enough for an edit in it.
    is_key_long: bool,
}

impl FuzzyWord {
    /// Prepares a folded word; `None` if it has fewer than three letters, of which any edit makes another word.
    pub fn new(folded: &str) -> Option<Self> {
        let max_edits = match folded.chars().count() {
            0..3 => return None,
            3..8 => 1,
            _ => 2,
        };
        let spelling = FuzzyCandidate::new(folded);
        let is_key_long = spelling.phonetic.len() >= MIN_FUZZY_KEY_BYTES;
        Some(FuzzyWord { spelling, max_edits, is_key_long })
    }

    /// Whether a word with that summary may have a [match cost](Self::match_cost).
    pub fn may_match(&self, other: FuzzySignature) -> bool {
        let own = self.spelling.signature;
        // A letter that is none of ASCII takes up to four bytes.
        let bytes_per_edit = if own.is_ascii & other.is_ascii { 1 } else { 4 };
        let length_difference = own.length_difference(other);
        let is_start_near = (own.start[0] == other.start[0]) | (own.start[0] == other.start[1]);
        let may_be_spelled_alike = is_start_near & (length_difference <= bytes_per_edit * self.max_edits);
        let is_rest_near = (own.start[1] == other.start[1]) & (own.end == other.end);
        let may_differ_in_first_letter = is_rest_near & (length_difference == 0);
        let may_sound_alike = self.may_sound_alike(other) & (length_difference <= MAX_LENGTH_DIFFERENCE);
        // Without short circuits, so that the scan of a vocabulary has one branch for each word, which is rarely taken.
        (may_be_spelled_alike | may_differ_in_first_letter | may_sound_alike)
            // An edit changes at most two letters into others, and the sound of the letter beside it.
            && own.different_sounds(other).count_ones() <= 2 * u32::from(self.max_edits) + 2
    }

    /// Whether the phonetic key of a word with that summary may be the same, apart from one edit if it is long.
    const fn may_sound_alike(&self, other: FuzzySignature) -> bool {
        // One edit changes at most two letters into others.
        let different = self.spelling.signature.different_sounds(other);
        (different == 0) | self.is_key_long & (clear_lowest_bit(clear_lowest_bit(different)) == 0)
    }

    /// Whether a word with that summary begins with the same sound.
    pub const fn has_same_first_sound(&self, other: FuzzySignature) -> bool {
        self.spelling.signature.first_sound == other.first_sound
    }

    /// Cost of taking another word for this one: twice the edit distance, so that equal phonetic keys (1) rank before
    /// one edit (2); `None` if it is too far.
    pub fn match_cost(&self, other: &FuzzyCandidate) -> Option<u8> {
        if !self.may_match(other.signature) {
            return None;
        }
        let by_sound = self.sound_distance(other).map(|distance| 1 + 2 * distance);
        // The first letter is rarely mistyped.
        let first = self.spelling.folded.as_bytes().first();
        let same_start = other.folded.as_bytes().iter().take(2).any(|letter| Some(letter) == first);
        let distance = || edit_distance(&self.spelling.folded, &other.folded, self.max_edits);
        let by_letter = if same_start { distance() } else { None };
        let by_letter =
            by_letter.filter(|&distance| distance == 0 || self.spelling.may_be_misspelling_of(other)).map(|d| 2 * d);
        let with_other_start = self.spelling.differs_in_first_letter_alone(other).then_some(OTHER_START_COST);
        by_sound.into_iter().chain(by_letter).chain(with_other_start).min()
    }

    /// The edit distance to the phonetic key of a word of nearly the same length, if it is allowed.
    fn sound_distance(&self, other: &FuzzyCandidate) -> Option<u8> {
        let [own, key] = [&*self.spelling.phonetic, &*other.phonetic];
        if other.folded.len().abs_diff(self.spelling.folded.len()) > usize::from(MAX_LENGTH_DIFFERENCE) {
            return None;
        }
        if own == key {
            return Some(0);
        }
        let may_be_near =
            self.is_key_long && own.len().abs_diff(key.len()) <= 1 && self.may_sound_alike(other.signature);
        may_be_near.then(|| edit_distance(own, key, 1)).flatten()
    }
}

/// A word that others are compared with.
pub struct LevenshteinMatcher {
    folded: Box<str>,
    max_edits: u8,
}

impl LevenshteinMatcher {
    /// Prepares a folded word for comparison with one or two edits allowed.
    pub fn new(folded: &str, max_edits: u8) -> Self {
        LevenshteinMatcher { folded: folded.into(), max_edits }
    }

    /// The edit distance to a word, a transposition being one edit; `None` if it is larger than allowed.
    pub fn distance(&self, word: &str) -> Option<u8> {
        edit_distance(&self.folded, word, self.max_edits)
    }
}

/// A half-typed word, in which one edit is allowed.
pub struct FuzzyPrefix {
    folded: Box<str>,
}

impl FuzzyPrefix {
    /// Prepares a folded prefix.
    pub fn new(folded: &str) -> Self {
        FuzzyPrefix { folded: folded.into() }
    }

    /// Whether a text starts with the prefix, apart from one edit that is not in its first letter.
    pub fn matches_with_exact_first_letter(&self, text: &str) -> bool {
        text.bytes().next() == self.folded.bytes().next() && self.matches(text)
    }

    /// Whether a text starts with the prefix, apart from one edit.
    pub fn matches(&self, text: &str) -> bool {
        starts_with_edits(text, &self.folded, 1)
    }
}

/// The phonetic key of a folded word, for Spanish and Portuguese: `b` and `v` are equal, and so are `ll` and `y`, and
/// `z`,
/// `s` and soft `c`; `h` is silent.
fn phonetic_key(folded: &str) -> String {
    let mut key = String::with_capacity(folded.len());
    let mut letters = folded.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let soft = matches!(next, Some('e' | 'i'));
        let sound = match (letter, next) {
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
                        key.push('g');
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
        if !key.ends_with(sound) {
            key.push(sound);
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_sound_are_alike() {
        for (one, other) in
            [("arrollar", "aroyar"), ("habilidad", "avilidad"), ("hechizo", "echiso"), ("quitar", "kitar")]
        {
            assert_eq!(phonetic_key(one), phonetic_key(other));
        }
        assert_ne!(phonetic_key("mano"), phonetic_key("mana"));
    }

    #[test]
    fn names_are_near_by_their_letters_and_sounds() {
        let distance =
            |typed: &str, name: &str| FuzzyWord::new(typed).and_then(|t| t.match_cost(&FuzzyCandidate::new(name)));
        assert_eq!(distance("vinculo vial", "vinculo vital"), Some(2));
        assert_eq!(distance("aroyar", "arrollar"), Some(1));
        assert_eq!(distance("craitura", "criatura"), Some(2));
        assert_eq!(distance("tortura", "criatura"), None);
        assert_eq!(distance("ojo", "oro"), None);
        // The sound of a letter depends on the next one.
        assert_eq!(distance("cinvert", "convert"), Some(2));
        assert_eq!(distance("dhroud", "shroud"), Some(3));
        assert_eq!(distance("barco", "marco"), None);
    }

    #[test]
    fn prefixes_may_have_an_edit() {
        let arrollar = FuzzyPrefix::new("arolla");
        assert!(
            arrollar.matches_with_exact_first_letter("arrollar") && arrollar.matches_with_exact_first_letter("arollar")
        );
        assert!(
            !arrollar.matches_with_exact_first_letter("antimaleficio")
                && !arrollar.matches_with_exact_first_letter("barrollar")
        );
    }
}
