//! Parses a query as an address, a rule number in any sloppy form, or words.

use std::sync::LazyLock;

use regex::{Captures, Regex};
use unicode_normalization::UnicodeNormalization;
use vademecum_text::{TokenForm, TokenKind, fold, index_tokens};
use vademecum_vocab::{Address, DocumentId, Game, Lang, Number};

/// Maximum number of words of a query; the others are ignored.
const MAX_WORDS: usize = 32;

const MAX_NUMBER_BYTES: usize = 120;

/// A parsed query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParsedQuery {
    /// The number of a rule, which is looked up exactly.
    Number {
        /// The number.
        number: Number,
        /// The game named with it (`magic/704.5f`).
        game: Option<Game>,
        /// The document named with it (`magic-cr@2024-11-08.es#704.5f`).
        document: Option<DocumentId>,
    },
    /// The address of a node without a number (`magic-cr@2024-11-08.es#term:Volar`).
    Address(Address),
    /// Words to search for.
    Words {
        /// Words in lower case, and quoted phrases.
        words: Vec<String>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ParsedNumber {
    pub(crate) number: Number,
    pub(crate) game: Option<Game>,
    /// Whether it can only be a rule number; otherwise it is searched as a word where no document has the rule.
    pub(crate) certain: bool,
}

pub(crate) fn address(text: &str) -> Option<Address> {
    text.trim().parse().ok()
}

/// Parses a query as a rule number, if it has one number and only words that go with it.
pub(crate) fn number(text: &str) -> Option<ParsedNumber> {
    if text.len() > MAX_NUMBER_BYTES {
        return None;
    }
    let plain = fold(&text.nfkc().collect::<String>());
    if !has_digit(&plain) {
        return None;
    }
    let parts = NUMBER.captures(&plain)?;
    let game = match parts.name("game").or(parts.name("game_after")).map(|game| game.as_str()) {
        Some("magic" | "mtg") => Some(Game::Magic),
        Some(_) => Some(Game::Myl),
        None => None,
    };
    let named = parts.name("named").is_some_and(|words| !words.is_empty()) || game.is_some();
    let number = captured_number(&parts, named)?;
    let certain = named || matches!(number, Number::Rule(..) | Number::Subrule(..));
    Some(ParsedNumber { number, game, certain })
}

/// Whether a text has a digit, without which no pattern of rule numbers matches it.
pub(crate) fn has_digit(text: &str) -> bool {
    text.contains(char::is_numeric)
}

/// A folded query that names a rule.
static NUMBER: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"(?x)
        ^ [^\p{L}\p{N}+\-{/]*
        (?: (?<game> magic | mtg | myl | dar | mitos\ y\ leyendas ) [^\p{L}\p{N}]+ )?
        (?<named>
            (?: (?: que | what | o | a | el | la | the | de | del | da | do | of
                  | dice | dicen | diz | dizem | says? | does | is | es | e | ver | see | ir | go | to
                  | (?: sub )? (?: reglas? | regras? | rules? ) | comprehensive | completas
                  | explain | explica (?: me )? | explique | muestra (?: me )? | mostrar? | mostre | show | me | read | lee | leer
                  | busc[ao] | buscar | find | text | texto | cual | qual | whats | according | to | segun | segundo | see
                  | cr | rc | r | reg | section | seccion | secao | sec | chapter | capitulo | cap | ch
                  | apartado | punto | ponto | numero | numeral | number | num | nro | no | n | art | articulo | artigo
                ) [^\p{L}\p{N}]+
            )*
            (?: cr | rc | r | reglas? | regras? | rules? )? (?: no? )?
        )
        (?:
            (?<chapter> \d{3} )
            (?: [\s.,;:·_-]+ (?<rule> \d{1,3} ) (?: [\s.,;:·_-]* (?<letter> [a-z] | [a-h][a-z] ) )? )?
          | (?<run_chapter> \d{3} ) (?<run_rule> \d{1,2} ) (?: \s? (?<run_letter> [a-z] ) )?
          | (?<outline> \d{1,2} (?: [.,-] \d{1,2} ){1,3} | \d )
        )
        (?: [^\p{L}\p{N}]+ (?: (?: de | del | da | do | of | en | em | in | the | las? | os? | as? ) \s+ )*
            (?<game_after> magic | mtg | myl | dar | mitos\ y\ leyendas ) )?
        (?: \s+ (?: says? | dice | diz | means? | significa | please | pls | reglas? | regras? | rules? | magic | mtg ) )*
        [^\p{L}\p{N}]* $";
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

fn captured_number(parts: &Captures<'_>, named: bool) -> Option<Number> {
    let part = |name: &str| parts.name(name).map(|part| part.as_str());
    if let Some(outline) = part("outline") {
        // With dashes it may be a date, or amounts: unless the game is named.
        let is_dashed = outline.contains('-');
        return (named || !is_dashed).then(|| outline.replace([',', '-'], ".").parse().ok()).flatten();
    }
    let letter = part("letter").or(part("run_letter"));
    let (chapter, rule) = match (part("chapter"), part("run_chapter")) {
        (Some(chapter), _) => (chapter, part("rule")),
        // Digits without a dot, letter or word such as “rule” are an amount: `2024`.
        (None, Some(chapter)) if named || letter.is_some() => (chapter, part("run_rule")),
        _ => return None,
    };
    let text = match rule {
        None => chapter.to_owned(),
        Some(rule) => format!("{chapter}.{rule}{}", letter.unwrap_or_default()),
    };
    text.parse().ok()
}

/// A token or quoted phrase of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum QueryPiece {
    /// A token, as typed.
    Word { text: String, kind: TokenKind },
    /// The folded words of a quoted phrase.
    Phrase(Vec<String>),
}

impl QueryPiece {
    /// The piece as listed in [`ParsedQuery::Words`].
    pub(crate) fn normalized_text(&self) -> String {
        match self {
            // The exact form is the same in every language.
            QueryPiece::Word { text, kind } => TokenForm::Exact.normalize(text, *kind, Lang::Es),
            QueryPiece::Phrase(words) => words.join(" "),
        }
    }
}

/// Parses a query as words and quoted phrases.
pub(crate) fn pieces(text: &str) -> Vec<QueryPiece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, inside, after)) = quoted(rest) {
        pieces.extend(words(before));
        let mut phrase: Vec<QueryPiece> = words(inside).collect();
        if phrase.len() > 1 {
            let fold_piece = |piece: &QueryPiece| fold(&piece.normalized_text());
            pieces.push(QueryPiece::Phrase(phrase.iter().take(MAX_WORDS).map(fold_piece).collect()));
        } else {
            pieces.append(&mut phrase);
        }
        if pieces.len() >= MAX_WORDS {
            break;
        }
        rest = after;
    }
    pieces.extend(words(rest).take(MAX_WORDS));
    pieces.truncate(MAX_WORDS);
    pieces
}

fn words(text: &str) -> impl Iterator<Item = QueryPiece> {
    index_tokens(text).take(MAX_WORDS).map(|token| QueryPiece::Word { text: token.text.to_owned(), kind: token.kind })
}

/// Splits a text at its first pair of quotation marks.
fn quoted(text: &str) -> Option<(&str, &str, &str)> {
    const PAIRS: [(char, char); 4] = [('"', '"'), ('“', '”'), ('«', '»'), ('„', '“')];
    text.char_indices().find_map(|(at, c)| {
        let (_, close) = PAIRS.iter().find(|(open, _)| *open == c)?;
        let inside = &text[at + c.len_utf8()..];
        let end = inside.find(*close)?;
        Some((&text[..at], &inside[..end], &inside[end + close.len_utf8()..]))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[track_caller]
    fn reads(text: &str, expected: &str) {
        assert_eq!(number(text).map(|read| read.number.to_string()).as_deref(), Some(expected), "{text:?}");
    }

    #[track_caller]
    fn is_words(text: &str) {
        assert_eq!(number(text), None, "{text:?}");
    }

    #[test]
    fn sloppy_subrules() {
        let texts = "702.9b|702,9b|702.9.b|702 9b|702. 9 b|regla 702.9 b|regra 702.9b|Rule 702.9b|CR702.9B|cr 702.9b.|\
             #702.9b|§702.9b|(702.9b)|7029b|７０２．９ｂ|regla n.º 702.9b|r. 702.9b|reg. 702.9b|\
             ¿qué dice la regla 702.9b?|what does rule 702.9b say?|[CR 702.9b]|702-9b|  702.9b\n|the rule 702.9b|\
             a regra 702,9 b";
        for text in texts.split('|') {
            reads(text, "702.9b");
        }
        reads("205.3aa", "205.3aa");
    }

    #[test]
    fn sloppy_rules_chapters_and_sections() {
        reads("rule 702.9", "702.9");
        reads("702,19", "702.19");
        reads("regla 7045", "704.5");
        reads("704", "704");
        reads("chapter 704", "704");
        reads("capítulo 704.", "704");
        reads("sección 7", "7");
        reads("seção 7", "7");
        reads("section 7", "7");
        reads("7", "7");
    }

    #[test]
    fn outlines() {
        reads("4.5.3", "4.5.3");
        reads("4,5,3.", "4.5.3");
        reads("punto 4.6.8.1", "4.6.8.1");
        reads("numeral 4.2.3", "4.2.3");
        reads("myl 4.5", "4.5");
    }

    #[test]
    fn games_in_front() {
        for (text, game) in [
            ("DAR 4.2.2.1", Game::Myl),
            ("dar 4-2-2-1", Game::Myl),
            ("punto 4.2.2.1 del DAR", Game::Myl),
            ("4.5.3 myl", Game::Myl),
            ("magic/704.5f", Game::Magic),
            ("MTG 704.5f", Game::Magic),
            ("myl/4.5.3", Game::Myl),
        ] {
            assert_eq!(number(text).unwrap().game, Some(game), "{text}");
        }
    }

    #[test]
    fn amounts_and_sentences_are_words() {
        let texts = "+1/+1|2/2|20 vidas|20|2024|tengo 7 cartas|704.5f legend|601.2f-h|119.9-10|{2}|-1|/2|protección||\
             704.5f o 704.5g|1000|07";
        for text in texts.split('|') {
            is_words(text);
        }
    }

    #[test]
    fn only_plain_amounts_are_uncertain() {
        for (text, certain) in [("100", false), ("7", false), ("4.5", false), ("regla 100", true), ("100.1", true)] {
            assert_eq!(number(text).unwrap().certain, certain, "{text}");
        }
    }

    fn shown(text: &str) -> Vec<String> {
        pieces(text).iter().map(QueryPiece::normalized_text).collect()
    }

    #[test]
    fn words_and_phrases() {
        assert_eq!(shown("¿Puedo PAGAR {T}?"), ["puedo", "pagar", "{t}"]);
        assert_eq!(shown("daño «De Combate» letal"), ["daño", "de combate", "letal"]);
        assert_eq!(shown("\"volar\" sin cerrar \"aquí"), ["volar", "sin", "cerrar", "aquí"]);
        assert_eq!(shown("\"\""), Vec::<String>::new());
    }

    #[test]
    fn addresses() {
        assert!(address(" magic-cr@2024-11-08.es#term:Volar ").is_some());
        assert!(address("magic-cr@2024-11-08.es").is_none());
    }

    proptest! {
        #[test]
        fn any_question_is_read(text in ".{0,60}") {
            let _ = (number(&text), address(&text), pieces(&text));
        }

        #[test]
        fn a_number_is_read_however_it_is_dressed(
            chapter in 100u16..1000, rule in 1u16..400, letter in "[a-km-np-z]",
            before in "(|#|§|CR|cr |regla |Regra |rule |\\()", dot in "[.,]", gap in " ?", after in "[.)?]?",
        ) {
            let text = format!("{before}{chapter}{dot}{rule}{gap}{letter}{after}");
            let expected = format!("{chapter}.{rule}{letter}");
            prop_assert_eq!(number(&text).map(|read| read.number.to_string()), Some(expected));
        }
    }
}
