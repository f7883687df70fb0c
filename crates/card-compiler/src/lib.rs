//! Rules text of cards, compiled: from what a player reads, in Spanish, Portuguese or English, to what the
//! engine runs.
//!
//! Every language has a table of phrases and what they mean; one grammar reads the meanings. A paragraph that
//! is not understood as a whole stays [`Ability::Opaque`], word for word, and is never executed.
//!
//! *Architecture invariant:* nothing here guesses, and nothing matches a whole text.

mod atom;
mod attractions;
mod chance_word;
mod commanders;
mod door_word;
mod grammar;
mod keyword_word;
mod levels;
mod lexer;
mod nominal;
mod place_word;
mod player_word;
mod rooms;
mod sheets;
mod sticker_word;
mod transform_word;
mod variant_word;
mod words;

pub use words::{write_subtype, write_type_line};

use vademecum_abilities::{
    Ability, Card, Change, Color, Colors, Door, Keyword, KeywordAbility, Layout, ManaCost, ManaKind, SpellAbility,
    Static, Subtype, SubtypeNames, Subtypes, Supertypes, Type, Types, Values, VanguardModifiers,
};
use vademecum_machine::keywords;
use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::{
    atom::Atom,
    grammar::{Bearer, Parser, TextContext},
    levels::Section,
    place_word::PlaceWord,
    rooms::RoomLine,
    words::{Words, subtypes},
};

/// Backup (702.165).
const BACKUP: Keyword = Keyword(165);
/// Cipher (702.99).
const CIPHER: Keyword = Keyword(99);
/// Cleave (702.148).
const CLEAVE: Keyword = Keyword(148);

/// A card as a player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Printed<'t> {
    /// Its name.
    pub name: &'t str,
    /// Its mana cost (`{1}{G}`); `None` for a card without one.
    pub cost: Option<&'t str>,
    /// Its type line.
    pub type_line: &'t str,
    /// Power and toughness (`2/2`; `*/*` or `1+*/1+*` where the text defines them), a planeswalker's loyalty or a battle's
    /// defense (`4`).
    pub size: Option<&'t str>,
    /// Its rules text, a paragraph a line.
    pub text: &'t str,
}

/// The longest text of a card that is compiled, its name included, in bytes. Printed cards have some 1,000.
pub const MOST_CARD_BYTES: usize = 16 << 10;

/// Power and toughness that the text of the card defines (208.2).
pub const STARS: &str = "*/*";

/// A card that cannot be compiled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CardTextError {
    /// The cost contains something other than a mana symbol.
    #[error("`{card}`: `{cost}` is no mana cost; costs are written like `{{2}}{{G}}`")]
    Cost {
        /// The card.
        card: String,
        /// What stands there.
        cost: String,
    },
    /// The type line contains a word that is not a type, or no type at all.
    #[error("`{card}`: `{word}` on the type line is no card type or supertype known in this language")]
    TypeLine {
        /// The card.
        card: String,
        /// What stands there.
        word: String,
    },
    /// Power and toughness are neither two numbers nor stars that the text defines, or loyalty or defense is not a number.
    #[error(
        "`{card}`: `{size}` is not its power and toughness, written like `2/2` or as `*/*` where its text defines them, nor loyalty or defense, written like `4`"
    )]
    Size {
        /// The card.
        card: String,
        /// What stands there.
        size: String,
    },
    /// There is more text than on any card.
    #[error("a card of {bytes} bytes is longer than any printed one; at most {MOST_CARD_BYTES} are read")]
    TooLong {
        /// The length of all that is printed on it.
        bytes: usize,
    },
}

/// Compiles a card. Subtypes are known by their English names, whatever the language.
///
/// # Errors
/// If its cost, its type line or its size cannot be read, or if it is longer than [`MOST_CARD_BYTES`]. Rules text that
/// is not understood is not an error: it is kept as [`Ability::Opaque`].
pub fn compile(printed: &Printed<'_>, lang: Lang, subtypes: &mut SubtypeNames) -> Result<Card, CardTextError> {
    compile_faces(std::slice::from_ref(printed), Layout::Normal, lang, subtypes)
}

/// Compiles a card with several faces.
///
/// # Errors
/// As [`compile`], for each of the faces.
pub fn compile_faces(
    printed: &[Printed<'_>],
    layout: Layout,
    lang: Lang,
    subtypes: &mut SubtypeNames,
) -> Result<Card, CardTextError> {
    if let [face] = printed
        && layout == Layout::Normal
        && face.text.contains('[')
        && let Some(card) = compile_cleave(face, lang, subtypes)?
    {
        return Ok(card);
    }
    let mut tokens = Vec::new();
    if let [face] = printed
        && layout == Layout::Normal
    {
        let values = compile_face(face, lang, subtypes, &mut tokens)?;
        return Ok(Card { tokens, ..Card::from(values) });
    }
    let faces = printed.iter().map(|face| compile_face(face, lang, subtypes, &mut tokens));
    let mut faces = faces.collect::<Result<Vec<_>, _>>()?;
    if let (Layout::Room, [_, right]) = (layout, &mut *faces) {
        right.wait_for_door(Door::Right);
    }
    Ok(Card { layout, faces, tokens })
}

/// Compiles a card with cleave; `None` if it has no cleave. Text in square brackets is removed from a spell whose
/// cleave cost was paid (702.148a).
fn compile_cleave(
    printed: &Printed<'_>,
    lang: Lang,
    subtypes: &mut SubtypeNames,
) -> Result<Option<Card>, CardTextError> {
    let (whole, cleaved) = (printed.text.replace(['[', ']'], ""), without_brackets(printed.text));
    let mut tokens = Vec::new();
    let mut read = |text: &str| compile_face(&Printed { text, ..*printed }, lang, subtypes, &mut tokens);
    let whole = read(&whole)?;
    let cleaves = |ability: &Ability| matches!(ability, Ability::Keyword(of) if of.keyword == CLEAVE);
    if !whole.abilities.iter().any(cleaves) {
        return Ok(None);
    }
    let faces = vec![whole, read(&cleaved)?];
    Ok(Some(Card { layout: Layout::Alternative, faces, tokens }))
}

/// Removes every passage in square brackets from a text, brackets included (702.148a).
fn without_brackets(text: &str) -> String {
    let mut inside = false;
    let outside = text.chars().filter(|&c| {
        let was = inside;
        inside = match c {
            '[' => true,
            ']' => false,
            _ => inside,
        };
        !was && c != '['
    });
    outside.collect()
}

/// Compiles one face; the tokens that it creates follow those of the faces before it.
fn compile_face(
    printed: &Printed<'_>,
    lang: Lang,
    subtypes: &mut SubtypeNames,
    tokens: &mut Vec<Card>,
) -> Result<Values, CardTextError> {
    let texts = [Some(printed.name), printed.cost, Some(printed.type_line), printed.size, Some(printed.text)];
    let bytes = texts.into_iter().flatten().map(str::len).sum();
    if bytes > MOST_CARD_BYTES {
        return Err(CardTextError::TooLong { bytes });
    }
    let card = || printed.name.to_owned();
    let cost = printed
        .cost
        .map(|cost| read_cost(cost).ok_or_else(|| CardTextError::Cost { card: card(), cost: cost.to_owned() }));
    let mut values = Values { name: card(), cost: cost.transpose()?, ..Values::default() };
    if sheets::is_sheet(printed.type_line, lang) {
        sheets::compile(printed, lang, subtypes, &mut values, tokens);
        return Ok(values);
    }
    type_line(printed, lang, subtypes, &mut values)?;
    if let Some(size) = printed.size {
        read_size(size, &mut values).ok_or_else(|| CardTextError::Size { card: card(), size: size.to_owned() })?;
    }
    values.text_symbols = text_symbols(printed.text);
    let star = printed.size.and_then(stars);
    abilities(printed, lang, subtypes, star, &mut values, tokens);
    let may_define =
        |ability: &Ability| matches!(ability, Ability::Static(Static { defines: true, .. }) | Ability::Opaque(_));
    if star.is_some() && !values.abilities.iter().any(may_define) {
        return Err(CardTextError::Size { card: card(), size: printed.size.unwrap_or_default().to_owned() });
    }
    Ok(values)
}

/// The colors of the mana symbols in a rules text, reminder text in brackets aside (903.4).
fn text_symbols(text: &str) -> Colors {
    let (mut colors, mut brackets, mut is_symbol) = (Colors::NONE, 0_usize, false);
    for letter in text.chars() {
        match letter {
            '(' => brackets += 1,
            ')' => brackets = brackets.saturating_sub(1),
            '{' => is_symbol = brackets == 0,
            '}' => is_symbol = false,
            _ if is_symbol => {
                let of = Color::ALL.into_iter().find(|&color| ManaKind::from(color).letter() == letter);
                colors = of.map_or(colors, |color| colors.with(color));
            }
            _ => {}
        }
    }
    colors
}

/// Maximum number that is read beside a star.
const MAX_BESIDE_STARS: i32 = 1000;

/// The number that stands with each star where both power and toughness are stars: 0 for `*/*`, 1 for `1+*/1+*`.
pub fn stars(size: &str) -> Option<i32> {
    if size == STARS {
        return Some(0);
    }
    let (power, toughness) = size.split_once('/')?;
    let more = power.strip_suffix("+*")?.parse::<i32>().ok()?;
    (power == toughness && (1..=MAX_BESIDE_STARS).contains(&more)).then_some(more)
}

/// Reads the numbers in the lower corners: power and toughness, a planeswalker's loyalty, a battle's defense, or a vanguard's
/// hand and life modifiers.
fn read_size(size: &str, values: &mut Values) -> Option<()> {
    let number = |text: &str| text.trim().parse::<i32>().ok();
    if let Some(more) = stars(size) {
        // What cannot be determined is 0 (208.2a).
        (values.power, values.toughness) = (Some(more), Some(more));
        return values.types.has(Type::Creature).then_some(());
    }
    if size.contains('+') && !values.types.has(Type::Vanguard) {
        return None;
    }
    match size.split_once('/') {
        Some((hand, life)) if values.types.has(Type::Vanguard) => {
            values.vanguard = Some(VanguardModifiers { hand: number(hand)?, life: number(life)? });
        }
        Some((power, toughness)) => {
            values.power = Some(number(power)?);
            values.toughness = Some(number(toughness)?);
        }
        None if values.types.has(Type::Planeswalker) => values.loyalty = Some(number(size)?),
        None if values.types.has(Type::Battle) => values.defense = Some(number(size)?),
        None => return None,
    }
    Some(())
}

/// Compiles the paragraphs of a card. Those of an instant or sorcery are one spell ability (113.3a), in the order written.
fn abilities(
    printed: &Printed<'_>,
    lang: Lang,
    subtypes: &mut SubtypeNames,
    star: Option<i32>,
    values: &mut Values,
    tokens: &mut Vec<Card>,
) {
    let names = names(printed.name);
    let mut spell: Option<SpellAbility> = None;
    let paragraphs = paragraphs(printed.text);
    let speaks_of_exiled = |text: &String| lexer::atoms(text, lang, &names).contains(&Atom::Of(PlaceWord::ExiledWith));
    let mut context = TextContext {
        lang,
        types: values.types,
        has_x: values.cost.as_ref().is_some_and(|cost| cost.x > 0),
        star,
        first_target: 0,
        first_slot: 0,
        granted: 0,
        bearer: gear_bearer(values.subtypes),
        remembers_exiled: paragraphs.iter().any(speaks_of_exiled),
        is_quoted: false,
    };
    let mut section: Option<Section> = None;
    let mut rooms: Vec<RoomLine<'_>> = Vec::new();
    let is_attraction = values.subtypes.has(Subtype::ATTRACTION);
    let prize = paragraphs.iter().find_map(|line| attractions::prize(line)).filter(|_| is_attraction);
    let prize = prize.and_then(|effect| {
        let atoms = lexer::atoms(effect, lang, &names);
        let mut subtype = |word: &str| known_subtype(word, subtypes);
        Parser::new(&atoms, context, &mut subtype, tokens, &mut values.granted).prize()
    });
    for paragraph in &paragraphs {
        if is_attraction && let Some(lights) = attractions::lights(paragraph) {
            values.lights |= lights;
            continue;
        }
        // What it says is part of the ability that claims it (702.159b).
        if is_attraction && prize.is_some() && attractions::prize(paragraph).is_some() {
            continue;
        }
        if commanders::take_line(paragraph, values) {
            continue;
        }
        if section.as_mut().is_some_and(|section| section.take_size(paragraph)) {
            continue;
        }
        if let Some(begun) = Section::begin(paragraph, values) {
            end_section(section.replace(begun), values);
            continue;
        }
        let chapters = split_chapters(paragraph).filter(|_| values.subtypes.has(Subtype::SAGA));
        let room = rooms::split(paragraph).filter(|_| values.types.has(Type::Dungeon));
        let said = chapters.as_ref().map(|(_, effect)| *effect).or(room.as_ref().map(|room| room.effect));
        let said = said.unwrap_or(paragraph);
        let atoms = lexer::atoms(said, lang, &names);
        if atoms.is_empty() {
            continue;
        }
        let mut subtype = |word: &str| known_subtype(word, subtypes);
        // 107.3c: the text of a spell says what X is.
        let is_spell = values.types.has(Type::Instant) || values.types.has(Type::Sorcery);
        let may_define = is_spell && !context.has_x;
        let defined = atoms.iter().position(|atom| *atom == Atom::WhereXIs).filter(|_| may_define);
        let (said, definition) = defined.map_or((&*atoms, None), |at| (&atoms[..at], Some(&atoms[at + 1..])));
        let said = definition.and_then(|_| said.strip_suffix(&[Atom::Comma])).unwrap_or(said);
        let has_x = context.has_x || definition.is_some();
        let parser = Parser::new(said, TextContext { has_x, ..context }, &mut subtype, tokens, &mut values.granted);
        let mut parser = parser.with_prize(prize.clone());
        if let Some(cost) = parser.additional_cost() {
            values.additional_cost.parts.extend(cost.parts);
            continue;
        }
        if let Some(cost) = parser.optional_cost() {
            values.optional_costs.push(cost);
            continue;
        }
        if values.types.has(Type::Dungeon) && parser.is_entered_by_kind() {
            values.entered_by_kind = true;
            continue;
        }
        let mut read = match (&chapters, &room) {
            (Some((numbers, _)), _) => parser.chapters(numbers),
            (None, Some(_)) => u8::try_from(rooms.len()).ok().and_then(|place| parser.room(place)),
            (None, None) => parser.paragraph(),
        };
        rooms.extend(room);
        let slots = parser.slots();
        let grants_itself = parser.grants_itself();
        context.bearer = parser.bearer().or(context.bearer);
        if grants_itself && let Some([ability]) = read.as_deref() {
            values.granted.push(ability.clone());
        }
        if let Some(definition) = definition {
            values.x = Parser::new(definition, context, &mut subtype, tokens, &mut values.granted).definition();
            read = read.filter(|_| values.x.is_some());
        }
        context.granted = u8::try_from(values.granted.len()).unwrap_or(u8::MAX);
        for ability in read.unwrap_or_else(|| vec![Ability::Opaque(paragraph.clone())]) {
            match (ability, &mut spell) {
                (Ability::Spell(first), None) => spell = Some(first),
                // Modes come before the rest: a choice between them must be what a card begins with.
                (Ability::Spell(SpellAbility { modal: Some(_), .. }), Some(_)) => {
                    values.abilities.push(Ability::Opaque(paragraph.clone()));
                    continue;
                }
                (Ability::Spell(more), Some(all)) => {
                    all.targets.extend(more.targets);
                    all.program.extend(more.program);
                }
                (other, _) => {
                    match &mut section {
                        Some(section) if !matches!(other, Ability::Opaque(_)) => section.gain(other, values),
                        Some(_) | None => values.abilities.push(other),
                    }
                    context.granted = u8::try_from(values.granted.len()).unwrap_or(u8::MAX);
                    continue;
                }
            }
            let targets = spell.as_ref().map_or(0, |spell| spell.targets.len());
            context.first_target = u8::try_from(targets).unwrap_or(u8::MAX);
            context.first_slot = slots;
        }
    }
    end_section(section, values);
    match rooms::assemble(&rooms) {
        Some(rooms) => values.rooms = rooms,
        None => values.abilities.push(Ability::Opaque("an arrow that leads to no room of the card".to_owned())),
    }
    back_up(values);
    encode(values);
    if let Some(spell) = spell {
        values.abilities.insert(0, Ability::Spell(spell));
    }
}

/// Adds what a card with cipher gives to the creature on which it is encoded (702.99a).
fn encode(values: &mut Values) {
    let is_it = |ability: &Ability| matches!(ability, Ability::Keyword(of) if of.keyword == CIPHER);
    if let Some(place) = values.abilities.iter().position(is_it)
        && let Ok(granted) = u8::try_from(values.granted.len())
    {
        values.abilities.insert(place + 1, keywords::encoded(granted));
        values.granted.push(keywords::lets_cast());
    }
}

/// Inserts the triggered ability of backup behind it, which grants the abilities that are printed below it (702.165a).
fn back_up(values: &mut Values) {
    let is_it = |ability: &Ability| match ability {
        Ability::Keyword(of) if of.keyword == BACKUP => of.number.clone(),
        _ => None,
    };
    let Some(place) = values.abilities.iter().position(|ability| is_it(ability).is_some()) else { return };
    let Some(number) = values.abilities.get(place).and_then(is_it) else { return };
    let mut below = Vec::new();
    for ability in &values.abilities[place + 1..] {
        match ability {
            Ability::Keyword(of) if *of == KeywordAbility::from(of.keyword) => below.push(Change::Gain(of.keyword)),
            other => {
                below.push(Change::GainAbility(u8::try_from(values.granted.len()).unwrap_or(u8::MAX)));
                values.granted.push(other.clone());
            }
        }
    }
    values.abilities.insert(place + 1, keywords::backs_up(number, below));
}

/// Adds what a part of the text box means that a level symbol or a class level bar begins.
fn end_section(section: Option<Section>, values: &mut Values) {
    let Some(section) = section else { return };
    let strange = || vec![Ability::Opaque("a level symbol without power and toughness".to_owned())];
    values.abilities.extend(section.end().unwrap_or_else(strange));
}

/// What an Equipment or Fortification is attached to (301.5, 301.6).
fn gear_bearer(subtypes: Subtypes) -> Option<(Keyword, Bearer)> {
    if subtypes.has(Subtype::EQUIPMENT) {
        Some((Keyword(6), Bearer::Of(Type::Creature)))
    } else if subtypes.has(Subtype::FORTIFICATION) {
        Some((Keyword(67), Bearer::Of(Type::Land)))
    } else {
        None
    }
}

/// The paragraphs of a card that were not understood.
pub fn opaque(card: &Card) -> impl Iterator<Item = &str> {
    card.faces.iter().flat_map(|face| &face.abilities).filter_map(|ability| match ability {
        Ability::Opaque(text) => Some(text.as_str()),
        _ => None,
    })
}

/// Paragraphs, each mode together with the sentence that offers it.
fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match paragraphs.last_mut() {
            Some(open) if ["•", "+ ", "{P}"].iter().any(|mark| line.starts_with(mark)) => {
                open.push(' ');
                open.push_str(line);
            }
            // 706.3b: the results table is part of the same ability.
            Some(open) if let Some((row, text)) = table_row(line) => {
                open.push_str(&format!(" {row} {text}"));
            }
            _ => paragraphs.push(line.to_owned()),
        }
    }
    paragraphs
}

/// A row of a results table (706.3a), `1–9 | …` or `20 | …` or `10+ | …`: its range as one sign, and its text.
fn table_row(line: &str) -> Option<(String, &str)> {
    let (range, text) = line.split_once('|')?;
    let range = range.trim();
    let number = |text: &str| text.trim().parse::<i32>().ok();
    let sign = if let Some(least) = range.strip_suffix('+') {
        format!("{{#{}+}}", number(least)?)
    } else if let Some((least, most)) = range.split_once(['–', '—', '-']) {
        format!("{{#{}-{}}}", number(least)?, number(most)?)
    } else {
        let only = number(range)?;
        format!("{{#{only}-{only}}}")
    };
    Some((sign, text.trim()))
}

/// The chapter numbers of a Saga's paragraph (714.2a), `I, II — …`, and the effect behind them.
fn split_chapters(paragraph: &str) -> Option<(Vec<u8>, &str)> {
    const NUMERALS: [&str; 10] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
    let (numerals, effect) = paragraph.split_once(['—', '–'])?;
    let number = |numeral: &str| (1..).zip(NUMERALS).find(|(_, one)| *one == numeral.trim()).map(|(number, _)| number);
    Some((numerals.split(',').map(number).collect::<Option<_>>()?, effect))
}

/// What a card calls itself: its name, and what stands before its first comma.
fn names(name: &str) -> Vec<String> {
    let short = name.split(',').next().unwrap_or(name);
    let mut names = vec![name.to_owned()];
    if short != name {
        names.push(short.to_owned());
    }
    names
}

fn read_cost(text: &str) -> Option<ManaCost> {
    let mut cost = ManaCost::default();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = rest.find('}')? + 1;
        cost = lexer::together(cost, lexer::mana(&rest[..end])?)?;
        rest = rest[end..].trim_start();
    }
    Some(cost)
}

/// `Criatura legendaria — Soldado humano`.
fn type_line(
    printed: &Printed<'_>,
    lang: Lang,
    subtypes: &mut SubtypeNames,
    values: &mut Values,
) -> Result<(), CardTextError> {
    let error = |word: &str| CardTextError::TypeLine { card: printed.name.to_owned(), word: word.to_owned() };
    let (left, right) = match printed.type_line.split_once(['—', '–']) {
        Some((left, right)) => (left, right),
        None => (printed.type_line, ""),
    };
    let folded: Vec<String> = left.split_whitespace().map(fold).collect();
    let words = Words::of(lang);
    let mut at = 0;
    while at < folded.len() {
        match words.longest(&folded[at..]) {
            Some(([Atom::Type(of)] | [Atom::Spell, Atom::Type(of)], length)) => {
                values.types = values.types.with(*of);
                at += length;
            }
            Some(([Atom::Supertype(of)], length)) => {
                values.supertypes = values.supertypes.union(Supertypes::only(*of));
                at += length;
            }
            // "Criatura de artefacto".
            Some(([Atom::Preposition], _)) if at > 0 && at + 1 < folded.len() => at += 1,
            _ => return Err(error(&folded[at])),
        }
    }
    if values.types == Types::NONE {
        return Err(error(printed.type_line));
    }
    values.subtypes = Subtypes::NONE;
    let words: Vec<&str> = right.split_whitespace().collect();
    let mut at = 0;
    while let Some(&word) = words.get(at) {
        let of_two_words = words.get(at + 1).and_then(|next| subtypes::english(&format!("{word} {next}")));
        at += if of_two_words.is_some() { 2 } else { 1 };
        let known = of_two_words.or_else(|| subtypes::english(word));
        let name = known.map_or_else(|| capital(word), str::to_owned);
        let subtype = subtypes.intern(&name).ok_or_else(|| error(word))?;
        values.subtypes = values.subtypes.with(subtype);
    }
    Ok(())
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// The subtype of a name in any language, if the cards that were compiled have it.
pub fn find_subtype(word: &str, subtypes: &SubtypeNames) -> Option<Subtype> {
    let name = subtypes::english(word).map_or_else(|| capital(word), str::to_owned);
    (0..=u8::MAX).map(Subtype).find(|&subtype| subtypes.name(subtype) == Some(name.as_str()))
}

/// A subtype that the language knows, or that is on the type line of some card before.
fn known_subtype(word: &str, subtypes: &mut SubtypeNames) -> Option<Subtype> {
    match subtypes::english(word) {
        Some(english) => subtypes.intern(english),
        None => find_subtype(word, subtypes),
    }
}
