//! Rules text as HTML: references linked, symbols marked up, everything else escaped.

use std::{
    fmt::{self, Write},
    ops::Range,
};

use askama::filters::{Escaper, Html as HtmlEscaper, HtmlSafe};
use vademecum_difference::{DiffPiece, PieceOp};
use vademecum_vocab::{Lang, TextRange, TextSize};

use crate::{
    symbol,
    text::{Message, t},
};

/// A piece of HTML that needs no more escaping.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Html(String);

impl Html {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A name in its language, with a link to what it names where that has a page.
    pub(crate) fn name(name: &str, lang: Lang, url: Option<&str>) -> Self {
        let name = Escaped(name);
        Html(match url {
            Some(url) => format!("<a href=\"{}\" lang=\"{lang}\" hreflang=\"{lang}\">{name}</a>", Escaped(url)),
            None => format!("<span lang=\"{lang}\">{name}</span>"),
        })
    }

    /// Its size, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.0.len()
    }

    /// A symbol, by the characters between its braces.
    pub(crate) fn symbol(inner: &str, lang: Lang) -> Self {
        let mut html = Html::default();
        html.push_symbol(inner, lang);
        html
    }

    /// A sentence of ours whose arguments are HTML already.
    pub(crate) fn message(message: &Message<'_>) -> Self {
        Html(message.to_string())
    }

    fn push_escaped(&mut self, text: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{}", Escaped(text));
    }

    fn push_text(&mut self, mut text: &str, lang: Lang) {
        while let Some(brace) = text.find('{') {
            let (before, rest) = text.split_at(brace);
            self.push_escaped(before);
            match symbol::at_start(rest) {
                Some(inner) => {
                    self.push_symbol(inner, lang);
                    text = &rest[inner.len() + 2..];
                }
                None => {
                    self.0.push('{');
                    text = &rest[1..];
                }
            }
        }
        self.push_escaped(text);
    }

    fn push_mention(&mut self, text: &str, mention: &Mention, lang: Lang) {
        let (open, close) = match &mention.href {
            Some(href) if mention.is_term => (format!("<a class=\"term\" href=\"{}\">", Escaped(href)), "</a>"),
            Some(href) => (format!("<a href=\"{}\">", Escaped(href)), "</a>"),
            None => {
                let title = t(lang, "reference-dangling").to_string();
                (format!("<span class=\"dangling\" title=\"{}\">", Escaped(&title)), "</span>")
            }
        };
        self.0.push_str(&open);
        self.push_text(text, lang);
        self.0.push_str(close);
    }

    fn push_symbol(&mut self, inner: &str, lang: Lang) {
        let name = symbol::name(lang, inner);
        let _ = write!(self.0, "<span class=\"symbol\" role=\"img\" aria-label=\"{}\">", Escaped(&name));
        symbol::draw(&mut self.0, inner);
        // Not seen, but there when the text is copied.
        let _ = write!(self.0, "<i>{{{inner}}}</i></span>");
    }
}

struct Escaped<'t>(&'t str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        HtmlEscaper.write_escaped_str(f, self.0)
    }
}

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl HtmlSafe for Html {}

/// A stretch of a text that names a rule or a term.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mention {
    /// Its place in the text, in bytes.
    pub(crate) range: TextRange,
    /// The URL; `None` if the reference is dangling.
    pub(crate) href: Option<String>,
    /// Whether it is the name of something, and not its number.
    pub(crate) is_term: bool,
}

/// The mentions from a byte offset of a text on, with ranges relative to it.
pub(crate) fn rebase_mentions(mentions: &[Mention], from: TextSize) -> Vec<Mention> {
    let counted = mentions
        .iter()
        .filter_map(|mention| Some(Mention { range: mention.range.checked_sub(from)?, ..mention.clone() }));
    counted.collect()
}

/// Writes a text in HTML with its mentions linked. Mentions that overlap an earlier one or lie outside of
/// the text are left as text. `lang` is the reader's language, for the names of symbols.
pub(crate) fn link_mentions(text: &str, mut mentions: Vec<Mention>, lang: Lang) -> Html {
    mentions.sort_by_key(|mention| (mention.range.start(), mention.range.end()));
    let mut html = Html(String::with_capacity(text.len() + 64 * mentions.len()));
    let mut done = 0;
    for mention in &mentions {
        let range = Range::<usize>::from(mention.range);
        let Some(words) = text.get(range.clone()).filter(|words| range.start >= done && !words.is_empty()) else {
            continue;
        };
        html.push_text(&text[done..range.start], lang);
        html.push_mention(words, mention, lang);
        done = range.end;
    }
    html.push_text(&text[done..], lang);
    html
}

/// Writes a compared text with what is deleted and inserted marked.
pub(crate) fn render_diff(pieces: &[DiffPiece], lang: Lang) -> Html {
    let mut html = Html::default();
    for piece in pieces {
        // The space before a stretch is not part of what changed.
        let text = piece.text.trim_start();
        html.push_escaped(&piece.text[..piece.text.len() - text.len()]);
        let (open, close) = match (piece.op, &piece.old_reference_text) {
            (_, Some(_)) => ("<span class=\"followed\">", "</span>"),
            (PieceOp::Same, None) => ("", ""),
            (PieceOp::Delete, None) => ("<del>", "</del>"),
            (PieceOp::Insert, None) => ("<ins>", "</ins>"),
        };
        html.0.push_str(open);
        html.push_text(text, lang);
        html.0.push_str(close);
    }
    html
}

/// The beginning of a text, cut between words.
pub(crate) fn truncate_at_word(text: &str, characters: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(characters) else { return text.to_owned() };
    let cut = text[..end].rfind(' ').unwrap_or(end);
    format!("{}…", text[..cut].trim_end_matches([',', ';', ':', '.', ' ']))
}

#[cfg(test)]
mod tests {
    use vademecum_vocab::text_range;

    use super::*;

    fn check(text: &str, mentions: &[(Range<usize>, Option<&str>)], expected: &str) {
        let mention = |(range, href): &(Range<usize>, Option<&str>)| Mention {
            range: text_range(range.clone()),
            href: href.map(str::to_owned),
            is_term: false,
        };
        let mentions = mentions.iter().map(mention).collect();
        assert_eq!(link_mentions(text, mentions, Lang::En).to_string(), expected);
    }

    #[test]
    fn references_are_linked_where_they_stand() {
        check(
            "Véase la regla 704.5f, ¿sí?",
            &[(16..22, Some("/es/magic/704.5f"))],
            "Véase la regla <a href=\"/es/magic/704.5f\">704.5f</a>, ¿sí?",
        );
        check(
            "see 999.9",
            &[(4..9, None)],
            "see <span class=\"dangling\" title=\"This document has no such rule\">999.9</span>",
        );
        check("704 end", &[(0..3, Some("/x"))], "<a href=\"/x\">704</a> end");
        check("at end 704", &[(7..10, Some("/x"))], "at end <a href=\"/x\">704</a>");
    }

    #[test]
    fn everything_is_escaped() {
        check(
            "<script>\"&'</script>",
            &[(0..8, Some("/\"><b>"))],
            "<a href=\"/&#34;&#62;&#60;b&#62;\">&#60;script&#62;</a>&#34;&#38;&#39;&#60;/script&#62;",
        );
    }

    #[test]
    fn broken_spans_leave_the_text_whole() {
        check("abc", &[(1..9, Some("/x"))], "abc");
        check("aña", &[(0..2, Some("/x"))], "aña");
        check("", &[(0..0, Some("/x"))], "");
        check("abcd", &[(0..2, Some("/x")), (1..3, Some("/y"))], "<a href=\"/x\">ab</a>cd");
    }

    #[test]
    fn symbols_are_drawn_have_names_and_can_be_copied() {
        let html = link_mentions("{T}: {<} {2/W}", Vec::new(), Lang::En).to_string();
        assert!(html.starts_with("<span class=\"symbol\" role=\"img\" aria-label=\"tap\"><svg viewBox"), "{html}");
        assert!(html.contains("#t\"") && html.contains("<i>{T}</i></span>: {&#60;} <span"), "{html}");
        assert!(html.contains("class=\"disc white\"") && html.contains(">2</text>"), "{html}");
    }

    #[test]
    fn beginnings_end_between_words() {
        assert_eq!(truncate_at_word("short", 10), "short");
        assert_eq!(truncate_at_word("one two, three", 10), "one two…");
        assert_eq!(truncate_at_word("ñandúñandú", 5), "ñandú…");
    }
}
