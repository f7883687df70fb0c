//! From text to what its words mean.

use vademecum_abilities::{Amount, ManaCost, ManaKind, ManaKinds, ManaSymbol};
use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::{
    atom::Atom, capital, chance_word::ChanceWord, keyword_word::KeywordWord, sticker_word::StickerWord, words::Words,
};

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
    let names: Vec<Vec<String>> = names.iter().map(|name| self::folded(name)).collect();
    let mut atoms: Vec<Atom> = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let rest = &folded[at..];
        if let Some(name) = names.iter().find(|name| !name.is_empty() && rest.starts_with(name)) {
            atoms.push(Atom::This);
            at += name.len();
        } else if let Some((meaning, length)) = words.longest(rest) {
            // "tú robas": the verb says once more who does it.
            let told = meaning.first() == Some(&Atom::You) && atoms.last() == Some(&Atom::You);
            atoms.extend_from_slice(&meaning[usize::from(told && meaning.len() > 1)..]);
            at += length;
            if let Some(
                Atom::Named | Atom::OfKeyword(KeywordWord::MeldInto | KeywordWord::OfSticker(StickerWord::IsNamed)),
            ) = atoms.last()
            {
                let ends = |token: &&Token| matches!(token.folded.as_str(), "," | "." | ";" | ":" | "!");
                let name: Vec<&str> =
                    tokens[at..].iter().take_while(|token| !ends(token)).map(|token| token.printed.as_str()).collect();
                at += name.len();
                atoms.push(Atom::Name(name.join(" ")));
            }
            // A single letter is a letter here, even where the language has a word of that letter.
            if let Some(Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::Letter))) = atoms.last()
                && let Some(letter) = tokens.get(at)
            {
                atoms.push(Atom::Word(letter.printed.clone()));
                at += 1;
            }
        } else {
            sign_or_word(&tokens[at], words, &mut atoms);
            at += 1;
        }
    }
    join_mana(without_words_of_form(&atoms))
}

/// The words of a phrase, folded.
pub(crate) fn folded(text: &str) -> Vec<String> {
    tokens(text).into_iter().map(|token| token.folded).collect()
}

/// Leaves out articles before nouns and prepositions between them. Where they stand elsewhere, something is missing or is
/// said that the grammar does not know: there they stay, as words that nothing can be read from.
fn without_words_of_form(atoms: &[Atom]) -> Vec<Atom> {
    let is_form = |atom: &Atom| matches!(atom, Atom::Article | Atom::Preposition | Atom::ArticleOrPreposition);
    let mut kept = Vec::with_capacity(atoms.len());
    for (at, atom) in atoms.iter().enumerate() {
        let next = atoms[at + 1..].iter().find(|next| !is_form(next));
        let before = at.checked_sub(1).and_then(|before| atoms.get(before));
        // "the scavenge cost".
        let names_cost = matches!(atoms[at + 1..], [Atom::Keyword(_), Atom::OfKeyword(KeywordWord::Cost), ..]);
        let is_article =
            || !atoms.get(at + 1).is_some_and(is_form) && next.is_some_and(|next| next.is_nominal() || names_cost);
        let is_preposition =
            || before.is_some_and(Atom::precedes_preposition) && next.is_some_and(Atom::follows_preposition);
        let belongs = match atom {
            Atom::Article => is_article(),
            Atom::Preposition => is_preposition(),
            Atom::ArticleOrPreposition => is_article() || is_preposition(),
            _ => {
                kept.push(atom.clone());
                continue;
            }
        };
        if !belongs {
            kept.push(Atom::Stray);
        }
    }
    kept
}

/// Removes reminder text, which is in brackets (207.2).
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

/// `{#1-9}`, `{#10+}`: the range of a row of a results table.
fn row(text: &str) -> Option<Atom> {
    let range = text.strip_prefix("{#")?.strip_suffix('}')?;
    match range.strip_suffix('+') {
        Some(least) => Some(Atom::Chance(ChanceWord::Row(least.parse().ok()?, None))),
        None => {
            let (least, most) = range.split_once('-')?;
            Some(Atom::Chance(ChanceWord::Row(least.parse().ok()?, Some(most.parse().ok()?))))
        }
    }
}

/// A token that begins no phrase.
fn sign_or_word(token: &Token, words: &Words, atoms: &mut Vec<Atom>) {
    let text = token.folded.as_str();
    let atom = match text {
        "," | ";" => Atom::Comma,
        "." | "!" => Atom::Stop,
        ":" => Atom::Colon,
        "•" => Atom::Bullet,
        "+" => Atom::PlusSign,
        "{p}" => Atom::Pawprint,
        "—" | "–" => Atom::Dash,
        "\"" | "“" | "”" | "«" | "»" => Atom::Quote,
        "x" => Atom::X,
        "{t}" => Atom::TapSymbol,
        "{q}" => Atom::UntapSymbol,
        "{tk}" => Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::Ticket)),
        _ if text.starts_with("{#") => row(text).unwrap_or_else(|| Atom::Word(token.printed.clone())),
        _ if text.starts_with('{') => mana(text).map_or_else(|| Atom::Word(token.printed.clone()), Atom::Mana),
        _ => match numbers(text) {
            Some(atom) => atom,
            None => {
                // "nonland": the rest of the word says what it is not.
                if let Some((meaning, 1)) = text.strip_prefix("non").and_then(|rest| words.longest(&[rest.to_owned()]))
                {
                    atoms.push(Atom::Non);
                    atoms.extend_from_slice(meaning);
                    return;
                }
                // "mountaincycling": the first part of the word is the type.
                if let Some((first, meaning)) = compound(text, words) {
                    match words.longest(&[first.to_owned()]) {
                        Some((before, 1)) => atoms.extend_from_slice(before),
                        _ => atoms.push(Atom::Word(capital(first))),
                    }
                    atoms.push(meaning);
                    return;
                }
                Atom::Word(token.printed.clone())
            }
        },
    };
    atoms.push(atom);
}

/// The first part of a compound word whose last part is a keyword, and that keyword.
fn compound<'t>(text: &'t str, words: &Words) -> Option<(&'t str, Atom)> {
    let first = text.strip_suffix("cycling").filter(|first| !first.is_empty())?;
    match words.longest(&["cycling".to_owned()])? {
        ([meaning], 1) => Some((first, meaning.clone())),
        _ => None,
    }
}

/// `3`, `+1/+1`, `2/2`.
fn numbers(text: &str) -> Option<Atom> {
    let Some((left, right)) = text.split_once('/') else { return text.parse().ok().map(Atom::Number) };
    if let (Some(power), Some(toughness)) = (signed(left), signed(right)) {
        return Some(Atom::Modifier(power, toughness));
    }
    Some(Atom::Size(left.parse().ok()?, right.parse().ok()?))
}

/// `+1`, `-X`.
fn signed(text: &str) -> Option<Amount> {
    let (factor, rest) = match (text.strip_prefix('+'), text.strip_prefix('-')) {
        (Some(rest), _) => (1, rest),
        (_, Some(rest)) => (-1, rest),
        _ => return None,
    };
    if rest == "x" {
        return Some(if factor == 1 { Amount::X } else { Amount::Times(factor, Box::new(Amount::X)) });
    }
    rest.parse::<i32>().ok().filter(|&number| number >= 0).map(|number| Amount::Number(factor * number))
}

/// One mana symbol as a cost (107.4).
pub(crate) fn mana(symbol: &str) -> Option<ManaCost> {
    let inner = symbol.strip_prefix('{')?.strip_suffix('}')?.to_ascii_lowercase();
    if let Some(cost) = plain_mana(&inner) {
        return Some(cost);
    }
    let mut special = ManaSymbol { kinds: ManaKinds::NONE, generic: None, phyrexian: false, snow: inner == "s" };
    if special.snow {
        special.kinds = ManaKinds::ALL;
    } else {
        inner.contains('/').then_some(())?;
        for half in inner.split('/') {
            match (half, mana_kind(half)) {
                (_, Some(kind)) => special.kinds = special.kinds.with(kind),
                ("p", _) => special.phyrexian = true,
                (number, _) => special.generic = Some(number.parse().ok()?),
            }
        }
        (!special.kinds.is_empty()).then_some(())?;
    }
    Some(ManaCost { special: [special].into_iter().collect(), ..ManaCost::default() })
}

/// A symbol that is paid in one way alone.
fn plain_mana(inner: &str) -> Option<ManaCost> {
    match (inner, mana_kind(inner)) {
        ("x", _) => Some(ManaCost { x: 1, ..ManaCost::default() }),
        (_, Some(kind)) => Some(ManaCost::default().and(kind, 1)),
        (number, _) => number.parse().ok().map(ManaCost::generic),
    }
}

fn mana_kind(letter: &str) -> Option<ManaKind> {
    Some(match letter {
        "w" => ManaKind::White,
        "u" => ManaKind::Blue,
        "b" => ManaKind::Black,
        "r" => ManaKind::Red,
        "g" => ManaKind::Green,
        "c" => ManaKind::Colorless,
        _ => return None,
    })
}

/// Two costs together; `None` if that is more than a cost can hold.
pub(crate) fn together(mut sum: ManaCost, more: ManaCost) -> Option<ManaCost> {
    sum.generic = sum.generic.checked_add(more.generic)?;
    sum.x = sum.x.checked_add(more.x)?;
    for (mine, more) in sum.kinds.iter_mut().zip(more.kinds) {
        *mine = mine.checked_add(more)?;
    }
    sum.special.extend(more.special);
    Some(sum)
}

/// Mana symbols in a row are one amount.
fn join_mana(atoms: Vec<Atom>) -> Vec<Atom> {
    let mut joined: Vec<Atom> = Vec::with_capacity(atoms.len());
    for atom in atoms {
        match (joined.last_mut(), atom) {
            (Some(Atom::Mana(before)), Atom::Mana(more)) => match together(before.clone(), more.clone()) {
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
            _ if c.is_whitespace() => {
                rest = &rest[c.len_utf8()..];
                continue;
            }
            '{' => symbol(rest).unwrap_or(1),
            '+' | '-' | '−' => modifier(rest).unwrap_or(c.len_utf8()),
            _ if c.is_ascii_digit() => rest.find(|c: char| !(c.is_ascii_digit() || c == '/')).unwrap_or(rest.len()),
            _ if c.is_alphanumeric() => {
                let word = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’' | '-');
                let end = rest.find(|c: char| !word(c)).unwrap_or(rest.len());
                ["'s", "’s"].iter().find_map(|s| rest[..end].strip_suffix(s)).map_or(end, str::len)
            }
            '\'' | '’' if rest[c.len_utf8()..].starts_with('s') => c.len_utf8() + 1,
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
