//! The grammar of encyclopedia articles that quote rules.
//!
//! ```text
//! article  = site* [title] part* [sources site*]
//! part     = heading | paragraph | quotation | examples
//! quotation= "From the Comprehensive Rules (edition)"                 rule+
//!          | "From the glossary of the Comprehensive Rules (edition)" entry+
//! examples = "Example" item+
//! ```
//!
//! What is quoted keeps its numbers and the edition it is quoted from. An article is a fragment of that
//! edition: it may leave out what it likes, so holes between numbers and references to rules that it does
//! not quote are nothing to report.

mod page;
mod parts;
mod quote;
mod subject;
#[cfg(test)]
mod tests;
mod vocabulary;

use vademecum_document::{DocumentKind, Furniture};
use vademecum_text::fold;
use vademecum_vocab::{Finding, Game, Lang};

use self::{
    page::{Page, before_edit, ends_sentence, is_prose},
    parts::Parts,
    quote::Quote,
};
use crate::{
    draft::Draft,
    grammar::{Header, Recognised},
    layout::Layout,
    number_reading::rule_number,
    reader::Source,
    rules::report_cuts,
    vocabulary::RulesVocabulary,
};

/// Recognises an encyclopedia article that quotes rules of Magic.
pub(crate) fn recognise<'s>(source: &'s Source, layout: &'s Layout) -> Option<Recognised<'s>> {
    let (header, page) = recognise_page(source, layout)?;
    let read = move |lang| read(source, layout, &page.in_language(lang));
    Some(Recognised { game: Game::Magic, kind: DocumentKind::Article, header, read: Box::new(read) })
}

/// Recognises an article: it introduces a quotation, and what it quotes stands behind. The page is ready to be read.
fn recognise_page(source: &Source, layout: &Layout) -> Option<(Header, Page)> {
    let guess = quoting_language(source, layout)?;
    let texts = layout.lines.iter().map(|line| &source.text[line.body.clone()]);
    let lang = vademecum_text::detect_language(texts).unwrap_or(guess);
    let page = Page::new(source, layout, lang);
    let (first, ..) = introductions(&page).next()?;
    let is_rule = |i: usize| {
        page.lines[i].gap.parts() && rule_number(page.text(i)).is_some_and(|printed| printed.best().is_some())
    };
    let entries = introductions(&page).any(|(_, end, quote)| quote.glossary && quotes_entry(&page, end));
    // In the rules themselves, rules stand before and behind whatever looks like an introduction.
    if (0..first).any(is_rule) || !((first..page.len()).any(is_rule) || entries) {
        return None;
    }
    let date = introductions(&page).filter_map(|(.., quote)| quote.date).max();
    let (_, title) = title(&page);
    let title = title.unwrap_or_default();
    let name = if title.is_empty() { topic_in_name(&source.name) } else { slug(&title) };
    let work = if name.is_empty() { "magic-article".to_owned() } else { format!("magic-article-{name}") };
    Some((Header { work, lang, date, title }, page))
}

fn read<'s>(source: &'s Source, layout: &Layout, page: &Page) -> Draft<'s> {
    let mut draft = Draft::new(source, layout.style, &layout.furniture);
    for bullet in &page.bullets {
        draft.furniture(bullet.clone(), Furniture::Markup);
    }
    let (title, _) = title(page);
    Parts::new(&mut draft, page, lead(page), title).read();
    // A quotation leaves rules out as it likes.
    draft.diagnostics.retain(|found| !matches!(found.finding, Finding::NumberGap { .. }));
    report_cuts(&mut draft, layout);
    draft
}

/// The language of the first line that looks as if it introduced a quotation; a cheap look at any source.
fn quoting_language(source: &Source, layout: &Layout) -> Option<Lang> {
    let text = |i: usize| layout.lines.get(i).map_or("", |line| &source.text[line.body.clone()]);
    (0..layout.lines.len()).filter(|&i| quote::may_introduce(text(i))).find_map(|i| {
        // The rules' title may be wrapped, or stand in marks.
        let folded = fold(&format!("{} {}", text(i), text(i + 1)));
        Lang::ALL.into_iter().find(|&lang| RulesVocabulary::of(lang).title.iter().any(|title| folded.contains(title)))
    })
}

/// Where quotations are introduced: the first line of each introduction, the line behind it, what it says.
fn introductions(page: &Page) -> impl Iterator<Item = (usize, usize, Quote)> {
    let begins = |&i: &usize| i == 0 || page.lines[i].gap.parts();
    (0..page.len()).filter(begins).filter_map(|i| page.introduction(i).map(|(quote, end)| (i, end, quote)))
}

/// Whether a line is a headword with its meaning below.
fn quotes_entry(page: &Page, head: usize) -> bool {
    head + 1 < page.len() && !page.begins_part(head) && !page.begins_part(head + 1)
}

/// Finds the line where an article's own text begins: its first paragraph in sentences, or the first quotation.
fn lead(page: &Page) -> usize {
    let quotation = introductions(page).next().map_or(page.len(), |(first, ..)| first);
    let begins = |&i: &usize| (i == 0 || page.lines[i].gap.parts()) && is_prose(&page.paragraph(i));
    (0..quotation).filter(|&i| !page.is_site(i)).find(begins).unwrap_or(quotation)
}

/// The title, and the line it stands in. A site prints many short lines above an article; its title is
/// the one that the first sentence defines, or that is marked as a heading. Where the line is missing, the
/// sentence still tells what the article is about.
fn title(page: &Page) -> (Option<usize>, Option<String>) {
    let lead = lead(page);
    let paragraph = page.paragraph(lead);
    let subject = subject::of_definition(&paragraph, page.lang).filter(|_| page.introduction(lead).is_none());
    let above = || {
        let named = |i: usize| !page.is_site(i) || without_site(page.text(i)).len() < page.text(i).len();
        (0..lead).filter(move |&i| named(i) && !ends_sentence(page.text(i)))
    };
    let defined = |&i: &usize| subject.is_some_and(|subject| is_same(subject, without_site(page.text(i))));
    let line = above().find(defined).or_else(|| above().find(|&i| page.is_marked(i)));
    let line = line.or_else(|| if subject.is_none() { above().next_back() } else { None });
    let title = match line {
        Some(i) => Some(without_site(page.text(i)).to_owned()),
        None => subject.map(capitalised),
    };
    (line, title)
}

/// A title without what the site puts behind it: `Tower | A Wiki`, `Tower - A Wiki`, `Tower [edit]`.
fn without_site(text: &str) -> &str {
    let site = |mark: &&str| text.split_once(*mark).is_some_and(|(_, site)| fold(site).contains("wiki"));
    let mark = [" | ", " - ", " – ", " — "].into_iter().find(|mark| site(mark));
    mark.and_then(|mark| text.split_once(mark)).map_or_else(|| before_edit(text), |(title, _)| title)
}

/// Whether two names are the same but for case, accents and the end that makes a plural.
fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (slug(a), slug(b));
    let plural = |one: &str, many: &str| many.strip_prefix(one).is_some_and(|end| matches!(end, "" | "s" | "es"));
    !a.is_empty() && (plural(&a, &b) || plural(&b, &a))
}

/// A text with its first letter in upper case.
fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(char::to_uppercase).into_iter().flatten().chain(chars).collect()
}

/// A name as it stands in document ids: lower case letters and digits, hyphens between words.
fn slug(text: &str) -> String {
    const MAX_SLUG_WORDS: usize = 10;
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.take(MAX_SLUG_WORDS).collect::<Vec<_>>().join("-")
}

/// What the name of a file says of its topic: without folder, format, language and date, and without the
/// words that only say what kind of file it is.
fn topic_in_name(name: &str) -> String {
    const KIND: [&str; 6] = ["magic", "mtg", "wiki", "article", "articulo", "artigo"];
    let file = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let stem = Lang::ALL.iter().find_map(|lang| stem.strip_suffix(lang.as_str())?.strip_suffix('.')).unwrap_or(stem);
    let slug = slug(stem);
    let words = slug.split('-').filter(|word| !KIND.contains(word) && !word.bytes().all(|b| b.is_ascii_digit()));
    words.collect::<Vec<_>>().join("-")
}
