//! Mana and other symbols: `{T}`, `{2/W}`, `{CHAOS}`: how they are drawn, and the words they are read aloud as.

use std::fmt::Write;

use vademecum_vocab::Lang;

use crate::{assets, text::t};

/// Maximum length of what stands between the braces of a symbol, in bytes.
const MAX_SYMBOL_BYTES: usize = 8;

/// The symbol at the start of a text that begins with `{`: the characters between the braces.
pub(crate) fn at_start(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('{')?;
    // Only as far as a symbol may reach: a text may be full of braces.
    let end = inner.bytes().take(MAX_SYMBOL_BYTES + 1).position(|byte| byte == b'}')?;
    let inner = &inner[..end];
    let is_symbol = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || matches!(c, '/' | '½' | '∞');
    (!inner.is_empty() && inner.chars().all(is_symbol)).then_some(inner)
}

/// The name of a symbol in a language.
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

/// Draws a symbol: a disc in its colour, or in two halves for either of two, with its shape or letters on it.
pub(crate) fn draw(svg: &mut String, symbol: &str) {
    svg.push_str("<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\">");
    let mut parts: Vec<&str> = symbol.split('/').collect();
    let phyrexian = parts.len() > 1 && parts.last() == Some(&"P");
    if phyrexian {
        parts.pop();
    }
    match parts[..] {
        [first, second] => {
            // Writing to a string cannot fail.
            let _ = write!(svg, "<path class=\"{}\" d=\"M2.930 17.070A10 10 0 0 1 17.070 2.930z\"/>", colour(first));
            let _ = write!(svg, "<path class=\"{}\" d=\"M2.930 17.070A10 10 0 0 0 17.070 2.930z\"/>", colour(second));
            if phyrexian {
                shape(svg, "P", 4.0, 12.0);
            } else {
                shape(svg, first, 2.0, 8.0);
                shape(svg, second, 10.0, 8.0);
            }
        }
        _ => {
            let _ = write!(svg, "<circle class=\"{}\" cx=\"10\" cy=\"10\" r=\"10\"/>", colour(parts[0]));
            shape(svg, if phyrexian { "P" } else { parts[0] }, 2.5, 15.0);
        }
    }
    svg.push_str("</svg>");
}

/// The class of a disc.
fn colour(symbol: &str) -> &'static str {
    match symbol {
        "W" => "disc white",
        "U" => "disc blue",
        "B" => "disc black",
        "R" => "disc red",
        "G" => "disc green",
        _ => "disc",
    }
}

/// The shape of a symbol, or its letters, in a square with its corner on the diagonal.
fn shape(svg: &mut String, symbol: &str, corner: f32, size: f32) {
    let id = match symbol {
        "W" | "U" | "B" | "R" | "G" | "C" | "S" | "T" | "Q" | "E" | "P" | "CHAOS" => symbol.to_ascii_lowercase(),
        _ => {
            let middle = corner + size / 2.0;
            let height = size * if symbol.chars().count() > 2 { 0.5 } else { 0.85 };
            let base = middle + height * 0.35;
            let _ = write!(
                svg,
                "<text x=\"{middle}\" y=\"{base:.1}\" font-size=\"{height:.1}\" text-anchor=\"middle\">{symbol}</text>"
            );
            return;
        }
    };
    let file = assets::url("symbols.svg");
    let _ = write!(svg, "<use href=\"{file}#{id}\" x=\"{corner}\" y=\"{corner}\" width=\"{size}\" height=\"{size}\"/>");
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
