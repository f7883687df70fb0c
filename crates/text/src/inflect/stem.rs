//! The stem of a verb: how its vowel changes, and where an accent is written.

/// A change of the stem's last vowel in some forms of a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString)]
pub enum Alternation {
    /// Spanish *defender*, *defiende*.
    #[strum(serialize = "e>ie")]
    EIe,
    /// Spanish *resolver*, *resuelve*.
    #[strum(serialize = "o>ue")]
    OUe,
    /// Spanish *jugar*, *juega*.
    #[strum(serialize = "u>ue")]
    UUe,
    /// Spanish *repetir*, *repite*; Portuguese *repetir*, *repita*.
    #[strum(serialize = "e>i")]
    EI,
    /// Portuguese *descobrir*, *descubra*.
    #[strum(serialize = "o>u")]
    OU,
    /// Spanish *enviar*, *envía*; *actuar*, *actúa*.
    #[strum(serialize = "i>í", serialize = "u>ú")]
    Accent,
}

impl Alternation {
    /// The stem of the forms that are stressed on it.
    pub(super) fn stressed(self, stem: &str) -> String {
        if self == Alternation::Accent {
            return accented(stem);
        }
        let (vowel, other) = match self {
            Alternation::EIe => ('e', "ie"),
            Alternation::OUe => ('o', "ue"),
            Alternation::UUe => ('u', "ue"),
            Alternation::EI => ('e', "i"),
            _ => ('o', "u"),
        };
        match stem.rfind(vowel) {
            Some(at) => format!("{}{other}{}", &stem[..at], &stem[at + 1..]),
            None => stem.to_owned(),
        }
    }
}

/// A verb, from which its forms are derived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verb {
    /// In lower case.
    pub infinitive: String,
    /// The vowel change of its stem.
    pub alternation: Option<Alternation>,
}

pub(super) fn is_vowel(c: char) -> bool {
    "aeiouáéíóúü".contains(c)
}

/// The byte offset of the vowel of the last syllable, and the vowel.
pub(super) fn last_vowel(text: &str) -> Option<(usize, char)> {
    let mut vowels = text.char_indices().rev().filter(|&(_, c)| is_vowel(c));
    let (at, last) = vowels.next()?;
    // Of a weak vowel behind a strong one, the strong one is stressed: *causa*, *baile*.
    let strong = vowels.next().filter(|&(before, c)| before + c.len_utf8() == at && "aeo".contains(c));
    Some(match strong {
        Some(strong) if "iu".contains(last) => strong,
        _ => (at, last),
    })
}

/// A text with an accent written on the vowel of its last syllable.
pub(super) fn accented(text: &str) -> String {
    let Some((at, vowel)) = last_vowel(text) else { return text.to_owned() };
    let accented = match vowel {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        other => other,
    };
    format!("{}{accented}{}", &text[..at], &text[at + vowel.len_utf8()..])
}
