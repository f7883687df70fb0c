//! Recognition of set notes, and their metadata: language, set, title, date.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_text::fold;
use vademecum_vocab::{EditionDate, Lang};

use super::{
    card::{header, is_cost},
    lines::Lines,
    vocabulary::NotesVocabulary,
};
use crate::{date, grammar::Header, layout::Layout, reader::Source};

/// A heading that parts the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    /// That of the general notes.
    General,
    /// That of a section of cards.
    Cards,
}

const MAX_HEADING_LINES: usize = 3;

const MAX_HEADING_BYTES: usize = 160;

/// The heading that begins at a line, and its lines.
pub(super) fn heading(lines: &Lines<'_>, start: usize, words: &NotesVocabulary) -> Option<(Heading, Range<usize>)> {
    let first = lines.get(start).filter(|line| line.starts && line.bullet.is_none())?;
    if first.text.len() > MAX_HEADING_BYTES || first.text.ends_with('.') {
        return None;
    }
    let end = (start + 1..start + MAX_HEADING_LINES)
        .find(|&i| lines.get(i).is_none_or(|line| line.starts || line.bullet.is_some()))
        .unwrap_or(start + MAX_HEADING_LINES);
    if !(start..end).any(|i| may_head(lines.text(i))) {
        return None;
    }
    let folded = fold(&lines.joined(start..end));
    // A sentence that speaks of a section quotes its title or goes on behind it.
    if folded.len() > MAX_HEADING_BYTES || folded.ends_with('.') || folded.contains(['“', '”', '"', '«']) {
        return None;
    }
    let bare = folded.trim_end_matches(':');
    if words.general.contains(&bare) {
        return Some((Heading::General, start..end));
    }
    let names = |phrase: &&str| bare.starts_with(*phrase) || bare.ends_with(*phrase);
    words.cards.iter().any(names).then_some((Heading::Cards, start..end))
}

/// Whether a line has the word for notes, as all headings do; a quick look that spares most lines a closer one.
fn may_head(text: &str) -> bool {
    text.as_bytes().windows(3).any(|letters| letters.eq_ignore_ascii_case(b"not"))
}

/// Whether a source is worth a closer look: a short line speaks of notes, or some hold nothing but costs.
fn may_be_notes(source: &Source, layout: &Layout) -> bool {
    let texts = || layout.lines.iter().map(|line| &source.text[line.body.clone()]);
    let phrase = |folded: &str| {
        let words = Lang::ALL.map(NotesVocabulary::of);
        words.iter().flat_map(|words| words.general.iter().chain(words.cards)).any(|phrase| folded.contains(phrase))
    };
    texts().any(|text| text.len() <= MAX_HEADING_BYTES && may_head(text) && phrase(&fold(text)))
        || texts().filter(|text| is_cost(text)).take(MIN_CARDS).count() == MIN_CARDS
}

/// Recognises set notes: their headings give them away, or, where those were cut out, cards that stand in
/// them as no other document prints them. The lines are ready to be read.
pub(super) fn recognise<'s>(source: &'s Source, layout: &'s Layout) -> Option<(Header, Lines<'s>)> {
    if !may_be_notes(source, layout) {
        return None;
    }
    let lines = Lines::new(source, layout);
    let starts = || (0..lines.len()).filter(|&i| lines.get(i).is_some_and(|line| line.starts));
    let has_heading = |lang: &Lang| starts().any(|i| heading(&lines, i, NotesVocabulary::of(*lang)).is_some());
    let headed = Lang::ALL.into_iter().find(has_heading);
    let told = || vademecum_text::detect_language(layout.lines.iter().map(|line| &source.text[line.body.clone()]));
    let lang = match headed {
        Some(lang) => {
            let is_card = |i: usize| header(&lines, i, NotesVocabulary::of(lang)).is_some();
            let is_bullet = |i: usize| lines.get(i).is_some_and(|line| line.bullet.is_some());
            starts().any(|i| is_bullet(i) || is_card(i)).then_some(lang)?
        }
        None => {
            let lang = told()?;
            let costed = |i: &usize| lines.text(i + 1).starts_with('{');
            let cards = starts().filter(costed).filter(|&i| header(&lines, i, NotesVocabulary::of(lang)).is_some());
            (cards.take(MIN_CARDS).count() == MIN_CARDS).then_some(lang)?
        }
    };
    // Sections of cards are headed alike in Spanish and, at times, in Portuguese.
    let lang = headed.and_then(|_| told().filter(has_heading)).unwrap_or(lang);
    let front = front(&lines, NotesVocabulary::of(lang));
    let set = set(&lines, lang);
    let title = front.title.or_else(|| set.as_ref().map(|set| set.name.clone())).unwrap_or_default();
    let work = set.map_or("magic-notes".to_owned(), |set| format!("magic-notes-{}", set.code.to_ascii_lowercase()));
    Some((Header { work, lang, date: front.date, title }, lines))
}

/// Minimum number of cards by which notes without a heading are recognised.
const MIN_CARDS: usize = 3;

/// The lines before the first heading.
#[derive(Debug, Default)]
struct Front {
    title: Option<String>,
    date: Option<EditionDate>,
}

fn front(lines: &Lines<'_>, words: &NotesVocabulary) -> Front {
    const MAX_FRONT_LINE_BYTES: usize = 120;
    let mut front = Front::default();
    for i in 0..lines.len() {
        let Some(line) = lines.get(i) else { break };
        if line.starts && (heading(lines, i, words).is_some() || header(lines, i, words).is_some()) {
            break;
        }
        let text = line.text.trim();
        if text.len() > MAX_FRONT_LINE_BYTES {
            continue;
        }
        let next = lines.get(i + 1);
        let alone = line.starts && !line.is_low() && next.is_none_or(|next| next.starts || !lines.wrapped());
        if i == 0 && !line.cut && alone && !line.is_terminal() {
            front.title = Some(text.to_owned());
        }
        front.date = front.date.or_else(|| date::find(text).map(|(date, _)| date));
    }
    front
}

/// A set, as its notes name it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Set {
    name: String,
    code: String,
}

/// The main set: the first whose code the notes give, in a heading or where they say where it is legal.
fn set(lines: &Lines<'_>, lang: Lang) -> Option<Set> {
    /// Maximum number of lines of the first pages, on which the notes say which sets are legal.
    const MAX_FRONT_LINES: usize = 200;
    const MAX_NAME_BYTES: usize = 80;
    static HEADED: LazyLock<Regex> = regex!(r"\((?P<code>[A-Z0-9]{3,5})\)");
    static ES: LazyLock<Regex> = regex!(
        r"(?:^|[Ll]as )cartas (?:nuevas )?de (?P<name>[^.“”]+?) con el código de (?:la )?colección (?P<code>[A-Z0-9]{3,5})\b"
    );
    static PT: LazyLock<Regex> = regex!(
        r"[Oo]s (?:novos )?cards (?:novos )?de (?P<name>[^.“”]+?) com o código d[ea] coleção (?P<code>[A-Z0-9]{3,5})\b"
    );
    static EN: LazyLock<Regex> = regex!(
        r"(?:^|[.:] )(?P<name>[A-Z][^.“”]+?) cards with (?:the )?(?:set code (?P<code>[A-Z0-9]{3,5})\b|(?P<before>[A-Z0-9]{3,5}) set code)"
    );
    let words = NotesVocabulary::of(lang);
    let told = match lang {
        Lang::Es => &ES,
        Lang::Pt => &PT,
        Lang::En => &EN,
    };
    let heads = (0..lines.len()).filter_map(|i| heading(lines, i, words));
    let headed = heads.filter(|(kind, _)| *kind == Heading::Cards).find_map(|(_, range)| {
        let text = lines.joined(range);
        let code = HEADED.captures(&text)?["code"].to_owned();
        Some(Set { name: text, code })
    });
    let mut paragraphs: Vec<String> = Vec::new();
    for line in (0..lines.len().min(MAX_FRONT_LINES)).filter_map(|i| lines.get(i)) {
        match paragraphs.last_mut().filter(|_| !line.starts) {
            Some(paragraph) => {
                paragraph.push(' ');
                paragraph.push_str(&line.text);
            }
            None => paragraphs.push(line.text.to_string()),
        }
    }
    let legal = paragraphs.iter().find_map(|paragraph| {
        let found = told.captures(paragraph)?;
        let code = found.name("code").or_else(|| found.name("before"))?.as_str().to_owned();
        Some(Set { name: found["name"].to_owned(), code }).filter(|set| set.name.len() <= MAX_NAME_BYTES)
    });
    headed.or(legal)
}
