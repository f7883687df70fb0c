//! The parts of a printed card that stand in lines of their own: names, costs, type lines, power and
//! toughness, and the marks between faces.
//!
//! ```text
//! face = name+ [(alternative name)] [cost] [(colour indicator)] type line [power/toughness | loyalty] text*
//! ```

use std::ops::Range;

use vademecum_document::CardLayout;
use vademecum_text::fold;

use super::{lines::Lines, vocabulary::NotesVocabulary};

/// The lines above a face's text, by their places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Header {
    /// Its name; wrapped, where it is long.
    pub(super) name: Range<usize>,
    /// The name on a second title bar, in brackets.
    pub(super) alternative: Option<usize>,
    pub(super) cost: Option<usize>,
    /// The colour indicator, in brackets.
    pub(super) indicator: Option<usize>,
    /// The type line; wrapped, where it is long.
    pub(super) type_line: Range<usize>,
    /// Power and toughness.
    pub(super) size: Option<usize>,
    /// Loyalty or defense.
    pub(super) loyalty: Option<usize>,
    /// The first line of its text.
    pub(super) end: usize,
}

const MAX_NAME_LINES: usize = 3;

/// Maximum number of bytes of a name, with its translation in brackets.
const MAX_NAME_BYTES: usize = 150;

/// Reads the header of a face that begins at a line, if one does: what makes it one is its type line. A page may
/// end inside it, but not inside a name.
pub(super) fn header(lines: &Lines<'_>, start: usize, words: &NotesVocabulary) -> Option<Header> {
    let first = lines.get(start)?;
    if first.bullet.is_some() || is_cost(&first.text) || separator(&first.text).is_some() {
        return None;
    }
    let mut at = start;
    let mut length = 0;
    let begins = |at: usize| {
        let text = lines.text(at);
        let announced = [words.alternative, words.indicator].into_iter().any(|list| bracketed(text, list).is_some());
        is_cost(text) || announced || is_type_line(text, words)
    };
    loop {
        let line = lines.get(at)?;
        length += line.text.len() + 1;
        if line.bullet.is_some() || line.text.ends_with(['.', ';']) || length > MAX_NAME_BYTES {
            return None;
        }
        at += 1;
        if begins(at) {
            // A sentence goes on behind these, a name does not.
            if line.text.ends_with([',', ':']) {
                return None;
            }
            break;
        }
        if at - start == MAX_NAME_LINES || lines.get(at)?.starts {
            return None;
        }
    }
    let name = start..at;
    let mut take = |is: &dyn Fn(&str) -> bool| {
        let found = lines.get(at).filter(|line| line.bullet.is_none() && is(&line.text)).map(|_| at);
        at += usize::from(found.is_some());
        found
    };
    let alternative = take(&|text| bracketed(text, words.alternative).is_some());
    let cost = take(&is_cost);
    let indicator = take(&|text| bracketed(text, words.indicator).is_some());
    let type_from = take(&|text| is_type_line(text, words))?;
    if size(lines.text(at)).is_none() && lines.get(at).is_some_and(|l| l.is_low()) && size(lines.text(at + 1)).is_some()
    {
        at += 1;
    }
    let type_line = type_from..at;
    let mut take = |is: &dyn Fn(&str) -> bool| {
        let found = lines.get(at).filter(|line| line.bullet.is_none() && is(&line.text)).map(|_| at);
        at += usize::from(found.is_some());
        found
    };
    let size = take(&|text| size(text).is_some());
    let loyalty =
        take(&|text| text == "X" || (1..=2).contains(&text.len()) && text.chars().all(|c| c.is_ascii_digit()));
    Some(Header { name, alternative, cost, indicator, type_line, size, loyalty, end: at })
}

/// Whether a line is a mana cost: `{2}{W}`.
pub(super) fn is_cost(text: &str) -> bool {
    let symbol = |rest: &str| {
        let inside = rest.strip_prefix('{')?;
        let (symbol, behind) = inside.split_once('}')?;
        let sound = (1..=5).contains(&symbol.len()) && symbol.chars().all(|c| c.is_ascii_alphanumeric() || c == '/');
        sound.then_some(rest.len() - behind.len())
    };
    let mut rest = text;
    while let Some(length) = symbol(rest) {
        rest = rest[length..].trim_start();
    }
    rest.is_empty() && !text.is_empty()
}

/// A line in brackets that a word announces: where what stands in the brackets begins, and where it ends. The
/// word is left out where a colon ends it.
pub(super) fn bracketed(text: &str, announced: &[&str]) -> Option<Range<usize>> {
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    let folded = fold(inside);
    if !announced.iter().any(|word| folded.starts_with(word)) {
        return None;
    }
    let behind = inside.split_once(':').map_or(inside, |(_, behind)| behind).trim();
    let end = 1 + inside.trim_end().len();
    (!behind.is_empty()).then(|| end - behind.len()..end)
}

/// Whether a line is the type line of a card: `Criatura legendaria — Caballero humano`.
pub(super) fn is_type_line(text: &str, words: &NotesVocabulary) -> bool {
    const MAX_TYPE_LINE_BYTES: usize = 120;
    if text.len() > MAX_TYPE_LINE_BYTES || !text.starts_with(char::is_uppercase) || text.ends_with(['.', ',', ':', ';'])
    {
        return false;
    }
    let types = [" — ", " – ", " - "].iter().find_map(|dash| text.split_once(dash)).map_or(text, |(types, _)| types);
    let types = fold(types);
    let mut any = false;
    types.split_whitespace().all(|word| {
        let is_type = words.types.contains(&word);
        any |= is_type;
        is_type || words.supertypes.contains(&word)
    }) && any
}

/// Power and toughness, as a line prints them: where the slash stands.
pub(super) fn size(text: &str) -> Option<usize> {
    let is_number = |text: &str| {
        let sound = |c: char| c.is_ascii_digit() || "*X+-−½".contains(c);
        (1..=5).contains(&text.chars().count()) && text.chars().all(sound) && text.contains(['*', 'X'])
            || !text.is_empty() && text.len() <= 3 && text.chars().all(|c| c.is_ascii_digit())
    };
    let (power, toughness) = text.split_once('/')?;
    (is_number(power.trim()) && is_number(toughness.trim())).then_some(power.len())
}

/// What a line of slashes says of the face behind it; a second text box stands behind the same mark as
/// a back face.
pub(super) fn separator(text: &str) -> Option<CardLayout> {
    let word = text.strip_prefix("//")?;
    match word {
        "" => Some(CardLayout::Transform),
        "//" => Some(CardLayout::Meld),
        // `//ADV//`: a spell inset in another card.
        _ => {
            let word = word.strip_suffix("//")?;
            word.chars().all(|c| c.is_ascii_uppercase()).then_some(CardLayout::Adventure)
        }
    }
}

#[cfg(test)]
mod tests {
    use vademecum_vocab::Lang;

    use super::*;

    #[test]
    fn type_lines_are_known_by_their_types() {
        let check = |lang, text: &str, expected: bool| {
            assert_eq!(is_type_line(text, NotesVocabulary::of(lang)), expected, "{text}");
        };
        check(Lang::Es, "Criatura artefacto legendaria — Constructo saga", true);
        check(Lang::Es, "Tierra", true);
        check(Lang::Es, "Instantáneo — Aventura", true);
        check(Lang::Es, "Legendaria", false);
        check(Lang::Es, "Criatura objetivo", false);
        check(Lang::Es, "Conjuro.", false);
        check(Lang::Pt, "Mágica Instantânea", true);
        check(Lang::Pt, "Terreno Básico da Neve — Ilha", true);
        check(Lang::En, "Legendary Creature — Human Knight", true);
        check(Lang::En, "Creature - Bird", true);
        check(Lang::En, "Landfall — Whenever a land enters", false);
    }

    #[test]
    fn costs_sizes_and_marks() {
        assert!(is_cost("{X}{2/W}{G/U/P}"));
        assert!(!is_cost("{T}: Agrega {C}."));
        assert!(!is_cost(""));
        assert_eq!(size("2/1"), Some(1));
        assert_eq!(size("1+*/*"), Some(3));
        assert_eq!(size("3/2."), None);
        assert_eq!(size("+1/+1"), None);
        assert_eq!(size("a/b"), None);
        assert_eq!(separator("//"), Some(CardLayout::Transform));
        assert_eq!(separator("////"), Some(CardLayout::Meld));
        assert_eq!(separator("//ADV//"), Some(CardLayout::Adventure));
        assert_eq!(separator("// one"), None);
        assert_eq!(bracketed("(Nombre alternativo: Ana)", &["nombre alternativo"]), Some(21..24));
        assert_eq!(bracketed("(indicador de color rojo)", &["indicador de color"]), Some(1..24));
    }
}
