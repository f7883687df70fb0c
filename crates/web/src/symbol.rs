//! Mana and other symbols: `{T}`, `{2/W}`, `{CHAOS}`, and the words they are read aloud as.

use vademecum_vocab::Lang;

use crate::text::t;

/// The symbol at the start of a text that begins with `{`: what stands between the braces.
pub(crate) fn at_start(text: &str) -> Option<&str> {
    let inner = &text.strip_prefix('{')?[..text.find('}')?.checked_sub(1)?];
    let is_symbol = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || matches!(c, '/' | '½' | '∞');
    (!inner.is_empty() && inner.len() <= 8 && inner.chars().all(is_symbol)).then_some(inner)
}

/// What a symbol is called in a language.
pub(crate) fn name(lang: Lang, symbol: &str) -> String {
    if let Some((first, rest)) = symbol.split_once('/') {
        return match rest.split_once('/') {
            _ if rest == "P" => t(lang, "symbol-phyrexian").with("mana", name(lang, first)).to_string(),
            Some((second, "P")) => {
                let mana = either(lang, first, second);
                t(lang, "symbol-phyrexian").with("mana", mana).to_string()
            }
            _ => either(lang, first, rest),
        };
    }
    if let Ok(count) = symbol.parse::<u32>() {
        return t(lang, "symbol-generic").with("count", count).to_string();
    }
    let key = match symbol {
        "T" => "symbol-tap",
        "Q" => "symbol-untap",
        "W" => "symbol-white",
        "U" => "symbol-blue",
        "B" => "symbol-black",
        "R" => "symbol-red",
        "G" => "symbol-green",
        "C" => "symbol-colorless",
        "S" => "symbol-snow",
        "E" => "symbol-energy",
        "CHAOS" => "symbol-chaos",
        _ => return t(lang, "symbol-other").with("symbol", symbol).to_string(),
    };
    t(lang, key).to_string()
}

fn either(lang: Lang, first: &str, second: &str) -> String {
    t(lang, "symbol-either").with("first", name(lang, first)).with("second", name(lang, second)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_symbols_are_symbols() {
        for (text, symbol) in [
            ("{T}: add", Some("T")),
            ("{2/W}", Some("2/W")),
            ("{CHAOS}", Some("CHAOS")),
            ("{}", None),
            ("{", None),
            ("}{", None),
            ("{see below}", None),
            ("{<B>}", None),
        ] {
            assert_eq!(at_start(text), symbol, "{text}");
        }
    }

    #[test]
    fn symbols_are_read_aloud() {
        let shown = ["T", "3", "2/W", "G/U/P", "X"].map(|symbol| name(Lang::En, symbol));
        assert_eq!(
            shown,
            ["tap", "3 generic mana", "2 generic mana or white mana", "Phyrexian green mana or blue mana", "X symbol"]
        );
    }
}
