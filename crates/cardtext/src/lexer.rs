//! From text to what its words mean.

use vademecum_magic::{ManaCost, ManaKind};
use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::{atom::Atom, words::Words};

/// A piece of text before phrases are found: a word or sign as printed, and folded.
struct Token {
    printed: String,
    folded: String,
}

/// What a paragraph means, word by word; `names` are those of the card itself.
pub(crate) fn atoms(text: &str, lang: Lang, names: &[String]) -> Vec<Atom> {
    let tokens = tokens(&without_reminders(text));
    let folded: Vec<String> = tokens.iter().map(|token| token.folded.clone()).collect();
    let words = Words::of(lang);
    let names: Vec<Vec<String>> =
        names.iter().map(|name| self::tokens(name).into_iter().map(|token| token.folded).collect()).collect();
    let mut atoms = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let rest = &folded[at..];
        if let Some(name) = names.iter().find(|name| !name.is_empty() && rest.starts_with(name)) {
            atoms.push(Atom::This);
            at += name.len();
        } else if let Some((atom, length)) = words.longest(rest) {
            atoms.push(atom);
            at += length;
        } else {
            sign_or_word(&tokens[at], words, &mut atoms);
            at += 1;
        }
    }
    join_mana(atoms)
}

/// A text without what stands in brackets: reminders have no effect (207.2).
fn without_reminders(text: &str) -> String {
    let mut depth = 0usize;
    text.chars()
        .filter(|&c| {
            match c {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => return depth == 0,
            }
            false
        })
        .collect()
}

/// A token that begins no phrase.
fn sign_or_word(token: &Token, words: &Words, atoms: &mut Vec<Atom>) {
    let text = token.folded.as_str();
    let atom = match text {
        "," | ";" => Atom::Comma,
        "." | "!" => Atom::Stop,
        ":" => Atom::Colon,
        "•" => Atom::Bullet,
        "x" => Atom::X,
        "{t}" => Atom::TapSymbol,
        "+x/+x" => Atom::ModifierX(true),
        "-x/-x" => Atom::ModifierX(false),
        _ if words.is_silent(text) => return,
        _ if text.starts_with('{') => match mana(text) {
            Some(cost) => Atom::Mana(cost),
            None => Atom::Word(token.printed.clone()),
        },
        _ => match numbers(text) {
            Some(atom) => atom,
            None => {
                // "nonland": the rest of the word says what it is not.
                if let Some((atom, 1)) = text.strip_prefix("non").and_then(|rest| words.longest(&[rest.to_owned()])) {
                    atoms.push(Atom::Non);
                    atoms.push(atom);
                    return;
                }
                Atom::Word(token.printed.clone())
            }
        },
    };
    atoms.push(atom);
}

/// `3`, `+1/+1`, `2/2`.
fn numbers(text: &str) -> Option<Atom> {
    let Some((left, right)) = text.split_once('/') else { return text.parse().ok().map(Atom::Number) };
    let signed = left.starts_with(['+', '-']) && right.starts_with(['+', '-']);
    let (left, right) = (left.parse().ok()?, right.parse().ok()?);
    Some(if signed { Atom::Modifier(left, right) } else { Atom::Size(left, right) })
}

/// One mana symbol as a cost.
pub(crate) fn mana(symbol: &str) -> Option<ManaCost> {
    let inner = symbol.strip_prefix('{')?.strip_suffix('}')?;
    let kind = match inner.to_ascii_lowercase().as_str() {
        "w" => ManaKind::White,
        "u" => ManaKind::Blue,
        "b" => ManaKind::Black,
        "r" => ManaKind::Red,
        "g" => ManaKind::Green,
        "c" => ManaKind::Colorless,
        "x" => return Some(ManaCost { x: 1, ..ManaCost::ZERO }),
        number => return number.parse().ok().map(ManaCost::generic),
    };
    Some(ManaCost::ZERO.and(kind, 1))
}

/// Two costs together; `None` if that is more than a cost can hold.
pub(crate) fn together(a: ManaCost, b: ManaCost) -> Option<ManaCost> {
    let mut sum = a;
    sum.generic = sum.generic.checked_add(b.generic)?;
    sum.x = sum.x.checked_add(b.x)?;
    for (mine, more) in sum.kinds.iter_mut().zip(b.kinds) {
        *mine = mine.checked_add(more)?;
    }
    Some(sum)
}

/// Mana symbols in a row are one amount.
fn join_mana(atoms: Vec<Atom>) -> Vec<Atom> {
    let mut joined: Vec<Atom> = Vec::with_capacity(atoms.len());
    for atom in atoms {
        match (joined.last_mut(), atom) {
            (Some(Atom::Mana(before)), Atom::Mana(more)) => match together(*before, more) {
                Some(sum) => *before = sum,
                None => joined.push(Atom::Mana(more)),
            },
            (_, atom) => joined.push(atom),
        }
    }
    joined
}

/// Words and signs.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            _ if c.is_whitespace() || matches!(c, '—' | '–' | '"' | '“' | '”' | '«' | '»') => {
                rest = &rest[c.len_utf8()..];
                continue;
            }
            '{' => symbol(rest).unwrap_or(1),
            '+' | '-' | '−' => modifier(rest).unwrap_or(c.len_utf8()),
            _ if c.is_ascii_digit() => rest.find(|c: char| !(c.is_ascii_digit() || c == '/')).unwrap_or(rest.len()),
            _ if c.is_alphanumeric() => {
                rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '\'' | '’' | '-'))).unwrap_or(rest.len())
            }
            _ => c.len_utf8(),
        };
        let printed = &rest[..length];
        let folded = fold(printed).replace('−', "-").replace('’', "'");
        tokens.push(Token { printed: printed.to_owned(), folded });
        rest = &rest[length..];
    }
    tokens
}

/// The length in bytes of the symbol (`{2}`) at the beginning of a text. Looks no further than the next brace, so that
/// braces that nothing closes cost no more than other signs.
fn symbol(text: &str) -> Option<usize> {
    let next = text[1..].find(['{', '}'])? + 1;
    text[next..].starts_with('}').then_some(next + 1)
}

/// The length in bytes of the `+1/+1` at the beginning of a text. Looks no further than the first character that cannot
/// belong to it.
fn modifier(text: &str) -> Option<usize> {
    let (power, toughness) = without_sign(text).trim_start_matches(is_amount).split_at_checked(1)?;
    let rest = without_sign(toughness).trim_start_matches(is_amount);
    (power == "/").then_some(text.len() - rest.len())
}

fn without_sign(text: &str) -> &str {
    text.strip_prefix(['+', '-', '−']).unwrap_or(text)
}

fn is_amount(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, 'X' | 'x')
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn symbols_and_modifiers_end_where_they_end() {
        let printed = |text: &str| tokens(text).into_iter().map(|token| token.printed).collect::<Vec<_>>();
        assert_eq!(printed("{t}, {2}{w/u}: +1/+1"), ["{t}", ",", "{2}", "{w/u}", ":", "+1/+1"]);
        assert_eq!(printed("−X/−X. -10/2 +3"), ["−X/−X", ".", "-10/2", "+", "3"]);
        assert_eq!(printed("{a{b} {"), ["{", "a", "{b}", "{"]);
    }

    #[test]
    fn no_sign_is_looked_for_again_and_again() {
        // What grows with the square of the length takes a minute and more for these.
        for sign in ["{", "+", "−", "x+"] {
            let start = Instant::now();
            assert!(tokens(&sign.repeat(1 << 20)).len() >= 1 << 20);
            assert!(start.elapsed() < Duration::from_secs(30), "{sign}");
        }
    }
}
