//! Words that hold a sentence together and say little of what it is about.
//!
//! They are kept in the index, for phrases, and weigh little in a question. Words with a meaning of their
//! own in any of the languages stay out of the lists.

use vademecum_vocab::Lang;

/// Whether a folded word is a function word of any language.
pub(crate) fn is_function_word(folded: &str) -> bool {
    [SPANISH, PORTUGUESE, ENGLISH].iter().any(|words| words.binary_search(&folded).is_ok())
}

/// Whether a folded word is a function word of a language.
pub(crate) fn is_function_word_of(folded: &str, lang: Lang) -> bool {
    let words = match lang {
        Lang::Es => SPANISH,
        Lang::Pt => PORTUGUESE,
        Lang::En => ENGLISH,
    };
    words.binary_search(&folded).is_ok()
}

const SPANISH: &[&str] = &[
    "a", "al", "algo", "algun", "alguna", "como", "con", "cual", "cuales", "cuando", "cuanta", "cuantas", "cuanto",
    "cuantos", "de", "del", "donde", "e", "el", "ella", "ellas", "ellos", "en", "entre", "es", "esa", "ese", "eso",
    "esta", "este", "esto", "fue", "ha", "haber", "hace", "hay", "la", "las", "le", "les", "lo", "los", "mas", "me",
    "mi", "mis", "muy", "nos", "o", "para", "pasa", "pero", "por", "porque", "puede", "pueden", "puedo", "que",
    "quien", "se", "sea", "ser", "si", "sobre", "son", "su", "sus", "te", "tengo", "tiene", "tienen", "tu", "tus",
    "un", "una", "unas", "unos", "y", "ya", "yo",
];

const PORTUGUESE: &[&str] = &[
    "a", "ao", "aos", "aquela", "aquele", "as", "com", "como", "da", "das", "de", "do", "e", "ela", "elas", "ele",
    "eles", "em", "entre", "essa", "esse", "esta", "este", "eu", "foi", "ha", "isso", "isto", "ja", "lhe", "mais",
    "mas", "me", "meu", "meus", "minha", "muito", "na", "nas", "no", "nos", "o", "onde", "os", "ou", "para", "pela",
    "pelo", "pode", "podem", "por", "porque", "posso", "quais", "qual", "quando", "quanto", "que", "quem", "sao", "se",
    "ser", "seu", "seus", "sobre", "sua", "suas", "tem", "tenho", "um", "uma", "voce",
];

const ENGLISH: &[&str] = &[
    "a", "about", "am", "an", "and", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did", "do", "does",
    "for", "from", "had", "happens", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "may", "me",
    "my", "of", "on", "or", "s", "so", "than", "that", "the", "their", "them", "then", "there", "these", "they",
    "this", "those", "to", "was", "were", "what", "when", "where", "which", "who", "why", "will", "with", "would",
    "you", "your",
];

#[cfg(test)]
mod tests {
    use vademecum_vocab::fold;

    use super::*;

    #[test]
    fn lists_are_folded_and_in_order() {
        for words in [SPANISH, PORTUGUESE, ENGLISH] {
            for pair in words.windows(2) {
                assert!(pair[0] < pair[1], "{} before {}", pair[0], pair[1]);
            }
            assert!(words.iter().all(|word| fold(word) == *word));
        }
    }

    #[test]
    fn the_games_words_are_no_function_words() {
        for word in ["mana", "turno", "once", "sin", "tap", "pago", "no-op", "all", "cada"] {
            assert!(!is_function_word(word), "{word}");
        }
    }
}
