//! Rule numbers as people say and type them, rewritten as the rules print them: «704 punto 5 letra f» as `704.5f`.

use std::{borrow::Cow, sync::LazyLock};

use regex::{Captures, Regex};

/// What separates a chapter from its rule, apart from dots and commas: spaces are read elsewhere.
const SEPARATOR: &str =
    r"\s* (?: [.,:;·_․‚]+ | \b (?: punto | ponto | point | dot | coma | v[ií]rgula | comma ) \b ) \s*";

/// What a letter is called.
const LETTER: &str = r"(?: sub[-\s]? (?: rule | regla | regra | punto | section )
    | letra | letter | inciso | inc | apartado | al[ií]nea | literal | lit | parte? | item | [ií]tem | p[aá]rrafo | par[aá]grafo
    | paragraph ) \.?";

/// Words between a letter and the rule before which it is named.
const OF_RULE: &str = r"(?: (?: de | del | da | do | of | en | em | in | la | el | a | o | the
    | regla | regra | rule | cr | n[uú]mero | number | art[ií]culo | artigo ) \s+ )";

/// A letter after its rule, in brackets, after a dash or called one; or a rule with its parts apart.
static AFTER: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = format!(
        r#"(?xi) \b (?<chapter> \d{{3}} ) {SEPARATOR} 0* (?<rule> \d{{1,3}} )
        (?: \s* [,.;:]? \s* {LETTER} \s+ ["'«“]? (?<called> [a-z] ) \b
          | \s* [(\["'«“] \s* (?<bracketed> [a-z] ) \s* [)\]"'»”]
          | \s* [-–_:/] \s* (?<dashed> [a-z] ) \b
          | [.,]? (?<attached> [a-z]{{1,2}} ) \b
          | \b )"#
    );
    Regex::new(&pattern).expect("the pattern is fixed and a test compiles it")
});

/// A letter before its rule: «letra f de la regla 704.5», «la b de 702.19».
static BEFORE: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = format!(
        r"(?xi) \b (?: {LETTER} \s+ (?<letter> [a-z] ) [)\]]? | (?<bare_letter> [b-df-np-tv-xz] ) [)\]]? ) ,? \s+ {OF_RULE}+
        (?<chapter> \d{{3}} ) {SEPARATOR} 0* (?<rule> \d{{1,3}} ) \b"
    );
    Regex::new(&pattern).expect("the pattern is fixed and a test compiles it")
});

/// A chapter and a rule that are both called so: «capítulo 702, regla 19 letra b».
static CALLED: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = format!(
        r"(?xi) \b (?: cap[ií]tulo | cap | chapter | ch | secci[oó]n | se[cç][aã]o | section | sec ) \.? \s* (?<chapter> \d{{3}} ) [\s,;:]+
        (?: regla | regra | rule | punto | ponto | n[uú]mero | number ) \s+ (?<rule> \d{{1,3}} )
        (?: \s* ,? \s* {LETTER} \s+ (?<called> [a-z] ) | (?<attached> [a-z] ) )? \b"
    );
    Regex::new(&pattern).expect("the pattern is fixed and a test compiles it")
});

/// A chapter and rule without a dot, where a word or a letter that touches the rule says that they are a number.
static UNDOTTED: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"(?xi)
        (?: (?<named> \b (?: sub[-\s]? )? (?: reglas? | regras? | rules? | cr ) [\s.:\#-]* (?: (?: n | no | nro | num | number | n[uú]mero )
            [\s.º°:]* )? )
            (?<chapter> \d{3} ) [\s,/-]+ (?<rule> \d{1,3} ) (?: [\s,.-]* (?<letter> [a-z] ) )? \b
          | \b (?<plain_chapter> \d{3} ) [\s/-]+ (?<plain_rule> \d{1,3} ) (?<plain_letter> [a-z] ) \b
          | \b (?<apart_chapter> \d{3} ) \s (?<apart_rule> \d{1,3} ) \s (?<apart_letter> [b-df-np-tv-xz] ) \b )";
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

/// A number with letters that look like its digits: `7O2.19b`, `702.l9b`.
static MISREAD: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"\b(?<number>[1-9IlO][0-9IlOo]{2}[.,][0-9IlO][0-9IlO]{0,2})(?<letter>[a-z]?)\b";
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

/// A power and toughness change without its slash: `+1+1`.
static COUNTER: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?<power>[+-]\d{1,2})\s?(?<toughness>[+-]\d{1,2})\b")
        .expect("the pattern is fixed and a test compiles it")
});

/// Rewrites changes of power and toughness as cards print them: `+1+1` as `+1/+1`.
pub(crate) fn with_printed_counters(text: &str) -> Cow<'_, str> {
    COUNTER.replace_all(text, "$power/$toughness")
}

/// Rewrites the rule numbers of a query as the rules print them. Other words stay as they are.
pub(crate) fn with_printed_numbers(text: &str) -> Cow<'_, str> {
    if !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return Cow::Borrowed(text);
    }
    let part = |found: &Captures<'_>, names: &[&str]| {
        let first = names.iter().find_map(|name| found.name(name));
        first.map(|part| part.as_str().to_ascii_lowercase()).unwrap_or_default()
    };
    let digits = MISREAD.replace_all(text, |found: &Captures<'_>| {
        let read = |c: char| match c {
            'O' | 'o' => '0',
            'I' | 'l' => '1',
            _ => c,
        };
        format!("{}{}", found["number"].chars().map(read).collect::<String>(), &found["letter"])
    });
    let called = CALLED.replace_all(&digits, |found: &Captures<'_>| {
        let [chapter, rule] = ["chapter", "rule"].map(|name| part(found, &[name]));
        format!("{chapter}.{rule}{}", part(found, &["called", "attached"]))
    });
    let undotted = UNDOTTED.replace_all(&called, |found: &Captures<'_>| {
        let named = part(found, &["named"]);
        let [chapter, rule, letter] = ["chapter", "rule", "letter"]
            .map(|name| part(found, &[name, &format!("plain_{name}"), &format!("apart_{name}")]));
        format!("{named}{chapter}.{rule}{letter}")
    });
    let before = BEFORE.replace_all(&undotted, |found: &Captures<'_>| {
        let [chapter, rule] = ["chapter", "rule"].map(|name| part(found, &[name]));
        format!("{chapter}.{rule}{}", part(found, &["letter", "bare_letter"]))
    });
    let after = AFTER.replace_all(&before, |found: &Captures<'_>| {
        let [chapter, rule] = ["chapter", "rule"].map(|name| part(found, &[name]));
        let letter = part(found, &["called", "bracketed", "dashed", "attached"]);
        format!("{chapter}.{rule}{letter}")
    });
    Cow::Owned(after.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(with_printed_numbers(text), expected, "{text}");
    }

    #[test]
    fn letters_are_called_and_bracketed() {
        check("regla 704.5 letra f", "regla 704.5f");
        check("rule 704.5, letter F", "rule 704.5f");
        check("704.5(f)", "704.5f");
        check("CR 702.19-b", "CR 702.19b");
        check("letra f de la regla 704.5", "704.5f");
        check("alínea b da regra 702,19", "702.19b");
        check("alínea b) da 702.19", "702.19b");
        check("la b de 702.19", "la 702.19b");
        check("702.19 inc. b", "702.19b");
    }

    #[test]
    fn separators_are_said() {
        check("704 punto 5 f", "704.5 f");
        check("rule 702 point 19b", "rule 702.19b");
        check("702:19b", "702.19b");
        check("704.05f", "704.5f");
        check("qué dice la regla 702 19b", "qué dice la regla 702.19b");
        check("702 19b y arrollar", "702.19b y arrollar");
        check("arrollar 702 19 b", "arrollar 702.19b");
        check("capítulo 702 regla 19 letra b", "702.19b");
        check("section 702, rule 19b", "702.19b");
    }

    #[test]
    fn letters_that_look_like_digits_are_read_as_digits() {
        check("7O2.19b", "702.19b");
        check("702.l9b y IO1.2", "702.19b y 101.2");
    }

    #[test]
    fn counters_have_a_slash() {
        assert_eq!(with_printed_counters("marcadores +1+1 y -1 -1"), "marcadores +1/+1 y -1/-1");
        for text in ["+1/+1", "601.2a-2", "+1", "2-1", "una 2/2"] {
            assert_eq!(with_printed_counters(text), text);
        }
    }

    #[test]
    fn amounts_stay() {
        for text in
            ["una 2/2 con 20 vidas", "100 20", "tengo 100/100", "704.5j y 704.5k", "601.2a-h", "704.5f o 704.5g", ""]
        {
            check(text, text);
        }
    }
}
