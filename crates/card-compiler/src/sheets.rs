//! Sticker sheets (123.2): a sticker a line, behind its ticket cost if it has one.

use vademecum_abilities::{
    Ability, Card, Change, KeywordAbility, Sticker, StickerText, SubtypeNames, Type, Types, Values,
};
use vademecum_machine::keywords;
use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::{Printed, abilities};

/// Whether a type line says that what follows is a sticker sheet.
pub(crate) fn is_sheet(type_line: &str, lang: Lang) -> bool {
    let word = match lang {
        Lang::Es => "plancha de pegatinas",
        Lang::Pt => "folha de adesivos",
        Lang::En => "sticker sheet",
    };
    fold(type_line.trim()) == word
}

/// Parses the stickers of a sheet, one in each line. A line that is not understood is stored as an opaque ability.
pub(crate) fn compile(
    printed: &Printed<'_>,
    lang: Lang,
    subtypes: &mut SubtypeNames,
    values: &mut Values,
    tokens: &mut Vec<Card>,
) {
    // The first sticker may look like the size of a card.
    let lines = printed.size.into_iter().chain(printed.text.lines()).map(str::trim);
    for line in lines.filter(|line| !line.is_empty()) {
        let (tickets, said) = ticket_cost(line);
        let says = match (quoted(said), size(said)) {
            (Some(words), _) => StickerText::Name(words.to_owned()),
            (_, Some((power, toughness))) => StickerText::Size(power, toughness),
            _ if is_art(said, lang) => StickerText::Art,
            _ => {
                let mut of_line = Values { types: Types::only(Type::Creature), ..Values::default() };
                abilities(&Printed { text: said, ..*printed }, lang, subtypes, None, &mut of_line, tokens);
                match given(of_line, values) {
                    Some(changes) => StickerText::Ability(changes),
                    None => {
                        values.abilities.push(Ability::Opaque(line.to_owned()));
                        continue;
                    }
                }
            }
        };
        values.stickers.push(Sticker { tickets, says });
    }
}

/// The number in a ticket symbol before a dash (107.17a), and what is behind it.
fn ticket_cost(line: &str) -> (u8, &str) {
    let cost = line.strip_prefix("{TK").and_then(|rest| {
        let (number, rest) = rest.split_once('}')?;
        let said = rest.trim_start().strip_prefix('—')?;
        Some((number.parse().ok()?, said.trim_start()))
    });
    cost.unwrap_or((0, line))
}

/// The words between quotation marks.
fn quoted(said: &str) -> Option<&str> {
    let inner = said.strip_prefix(['"', '“', '«'])?.strip_suffix(['"', '”', '»'])?.trim();
    (!inner.is_empty()).then_some(inner)
}

fn size(said: &str) -> Option<(i32, i32)> {
    let (power, toughness) = said.split_once('/')?;
    Some((power.parse().ok()?, toughness.parse().ok()?))
}

/// "Art: a dragon": what is on the picture means nothing (123.9).
fn is_art(said: &str, lang: Lang) -> bool {
    let word = match lang {
        Lang::Es | Lang::Pt => "arte",
        Lang::En => "art",
    };
    said.split_once(':').is_some_and(|(before, _)| fold(before.trim()) == word)
}

/// The changes by which an object gains the abilities of a sticker; `None` if one of them is not understood.
fn given(of_line: Values, sheet: &mut Values) -> Option<Vec<Change>> {
    if of_line.abilities.is_empty() || !of_line.granted.is_empty() {
        return None;
    }
    let mut changes = Vec::new();
    for ability in of_line.abilities {
        let means = match &ability {
            Ability::Opaque(_) | Ability::Spell(_) => return None,
            Ability::Keyword(of) if *of == KeywordAbility::from(of.keyword) => {
                changes.push(Change::Gain(of.keyword));
                continue;
            }
            Ability::Keyword(of) => keywords::means(of),
            _ => Vec::new(),
        };
        for ability in std::iter::once(ability).chain(means) {
            let place = u8::try_from(sheet.granted.len()).ok()?;
            sheet.granted.push(ability);
            changes.push(Change::GainAbility(place));
        }
    }
    Some(changes)
}
