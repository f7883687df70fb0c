//! Quoted cards: `Name (C: 2, F: 3, Aliado, Raza: Sombra. *What it does*).`

use std::{ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_document::{Card, CardContents, CardRole, MylCardContents, Node, NodeContent, NodeIndex};

use super::block::Block;
use crate::draft::{Draft, Fragment, SpanRole, line_span};

/// Name, bracket and head of a quote: cost, strength, type, race, each closed by a comma or a full stop.
static HEAD: LazyLock<Regex> = regex!(
    r"(?x)
        ^(?P<name>[^()]{1,90}?)\s*(?P<head>\(
        \s*(?:C(?:oste)?\s*:\s*(?P<cost>\d{1,3}|X)\s*[,.;]\s*)?
        (?:F(?:uerza)?\s*:\s*(?P<strength>\d{1,3}|X)\s*[,.;]\s*)?
        (?P<type>\p{Lu}\p{Ll}+)
        (?:\s*[,;]\s*Raza\s*:\s*(?P<race>\p{Lu}[\p{L}\s-]*?))?
        \s*(?:\.|\)))"
);

/// Whether a line begins a quote. A card without a cost is an Oro.
pub(super) fn is_quote(text: &str) -> bool {
    // Most lines have no bracket; those that have are read as far as a head may reach.
    let Some(bracket) = text.find('(').filter(|&at| at > 0) else { return false };
    let opens = text[bracket + 1..].trim_start();
    opens.starts_with(['C', 'O'])
        && HEAD.captures(text).is_some_and(|found| found.name("cost").is_some() || &found["type"] == "Oro")
}

/// Reads a block as a quoted card and adds its node.
pub(super) fn read(draft: &mut Draft<'_>, block: &Block, heading: NodeIndex) -> NodeIndex {
    let joined = Joined::new(draft, &block.text);
    let section = draft.node(heading).title.clone().unwrap_or_default();
    let mut print = MylCardContents::default();
    let (mut name, mut head) = (0..joined.raw.len(), joined.raw.len()..joined.raw.len());
    if let Some(found) = HEAD.captures(&joined.raw) {
        let number = |part: &str| found.name(part).and_then(|digits| digits.as_str().parse().ok());
        let word = |part: &str| found.name(part).map(|word| fold_space(word.as_str()));
        print.cost = number("cost");
        print.strength = number("strength");
        print.card_type = word("type").unwrap_or_default();
        print.race = word("race");
        name = found.name("name").map_or(name, |part| part.range());
        head = found.name("head").map_or(head, |part| part.range());
    }
    // The bracket that closes the quote, and what little may stand behind it; a cut quote has none.
    let bare = joined.raw.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '.' | '*' | '_'));
    let tail = if bare.ends_with(')') && bare.len() > head.end { bare.len() - 1 } else { joined.raw.len() };
    let card = Card {
        role: CardRole::Subject,
        name_en: None,
        alternative_name: None,
        section,
        contents: CardContents::Myl(print),
    };
    let mut node = Node::new(NodeContent::Card(Box::new(card)), String::new());
    node.parent = Some(heading);
    node.lines = line_span(&block.text);
    let index = draft.push(node);
    let title = draft.text(&joined.part(name), SpanRole::Title(index));
    draft.rename(index, format!("card:{title}"));
    draft.text(&joined.part(head.clone()), SpanRole::Card(index));
    let text = draft.text(&joined.part(head.end..tail), SpanRole::Text(index));
    draft.text(&joined.part(tail..joined.raw.len()), SpanRole::Card(index));
    let node = draft.node(index);
    node.title = Some(title);
    node.text = text;
    index
}

fn fold_space(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Fragments as one text, with the way back.
struct Joined {
    raw: String,
    /// Where each fragment begins in `raw`.
    fragments: Vec<(usize, Fragment)>,
}

impl Joined {
    fn new(draft: &Draft<'_>, fragments: &[Fragment]) -> Self {
        let mut joined = Joined { raw: String::new(), fragments: Vec::new() };
        for fragment in fragments {
            if !joined.raw.is_empty() {
                joined.raw.push(' ');
            }
            joined.fragments.push((joined.raw.len(), fragment.clone()));
            joined.raw.push_str(draft.slice(fragment.range.clone()));
        }
        joined
    }

    fn part(&self, range: Range<usize>) -> Vec<Fragment> {
        let cut = |(at, fragment): &(usize, Fragment)| {
            let length = fragment.range.len();
            let start = range.start.clamp(*at, at + length) - at + fragment.range.start;
            let end = range.end.clamp(*at, at + length) - at + fragment.range.start;
            let joins = fragment.joins && end == fragment.range.end;
            (start < end).then_some(Fragment { line: fragment.line, range: start..end, joins })
        };
        self.fragments.iter().filter_map(cut).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_other_brackets() {
        for text in [
            "Puente (C: 2, Tótem. *Hace algo.*)",
            "Ana, la Alta (C: 3, F: 2. Aliado, Raza: Sombra. *Vuela*).",
            "**Moneda** (Oro. *Brilla*).",
            "¡Fuera! (C: 0, Talismán. Adiós).",
            "Muda (C: 3, F: 2, Aliado, Raza: Sombra)",
            "Cortada (C: 3, F: 2, Aliado, Raza: Sombra. *Cuando",
        ] {
            assert!(is_quote(text), "{text}");
        }
        for text in ["Un texto (Clásico. Otro).", "Según la regla (ver 4.5).", "(C: 2, Tótem. Nada)", "Sin nada"] {
            assert!(!is_quote(text), "{text}");
        }
    }
}
