//! Page heads: page numbers and running heads, which come back beside page breaks or once a page.

use std::{
    collections::{HashMap, HashSet},
    ops::Range,
    sync::LazyLock,
};

use regex::Regex;

use crate::page_numbers::{PageNumber, PageNumbers, footers, running_numbers};

const MAX_HEAD_BYTES: usize = 200;

/// What page heads of different pages have in common: everything but their numbers and the room between
/// their columns.
fn head_key(text: &str) -> String {
    let mut key = String::with_capacity(text.len());
    for c in text.chars() {
        let c = match c {
            c if c.is_ascii_digit() => '#',
            c if c.is_whitespace() => ' ',
            c => c,
        };
        if !(matches!(c, '#' | ' ') && key.ends_with(c)) {
            key.push(c);
        }
    }
    key
}

/// The indices of the lines that are page numbers or running heads: short lines that come back again and again, beside
/// page breaks or once a page. `lines` are the places of the lines in the text.
pub(crate) fn page_heads(text: &str, lines: &[Range<usize>]) -> HashSet<usize> {
    static PAGE: LazyLock<Regex> =
        regex!(r"^(?i)(?:[-–—|\[(] ?)?(?:(?:page|p[aá]g\.?|p[aá]gina|p\.) ?)?#(?: ?(?:of|de|/) ?#)?(?: ?[-–—|\])])?$");
    /// Minimum number of times that a page head comes back beside page breaks.
    const MIN_HEADS: usize = 5;
    /// Minimum number of times for a page head that comes back beside every page break.
    const MIN_HEADS_ON_EVERY_PAGE: usize = 3;
    /// Maximum number of pages for each one with a head: left and right pages have heads of their own, and chapters begin
    /// without any.
    const MAX_PAGES_PER_HEAD: usize = 4;
    /// Maximum number of heads for each one in the middle of a sentence or beside a page number, in a text without page
    /// breaks: lines of its own that come back as regularly, such as the types of cards, stand between sentences.
    const MAX_HEADS_PER_CUT: usize = 8;
    let page_count = text.matches('\u{c}').count();
    let texts: Vec<&str> = lines.iter().map(|range| text[range.clone()].trim_matches([' ', '\t'])).collect();
    let is_blank = |text: &str| text.trim().is_empty();
    // How often lines stand beside page breaks, and the numbers in those that look like page numbers.
    let mut beside_breaks: HashMap<String, usize> = HashMap::new();
    let mut numbers = PageNumbers::default();
    let mut page_ends = PageNumbers::default();
    let mut numbered = PageNumbers::default();
    // The file begins with a page, and ends with one.
    let ends = [texts.iter().position(|t| !is_blank(t)), texts.iter().rposition(|t| !is_blank(t))];
    // Where lines stand that could be heads by their looks alone.
    let mut places: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, text) in texts.iter().enumerate() {
        let bare = text.trim();
        if bare.is_empty() || bare.len() > MAX_HEAD_BYTES {
            continue;
        }
        // Beside a form feed, alone on their side of a page, or page numbers by their looks.
        let feed = page_count > 0 && ends.contains(&Some(i))
            || text.starts_with('\u{c}')
            || texts[i + 1..]
                .iter()
                .find(|t| !is_blank(t) || t.contains('\u{c}'))
                .is_some_and(|t| t.starts_with('\u{c}'))
            || texts[..i].iter().rev().find(|t| !is_blank(t) || t.contains('\u{c}')).is_some_and(|t| is_blank(t));
        if let Some((page, total)) = page_of_total(bare) {
            page_ends.add(head_key(bare), Some(total), PageNumber { place: i, page, beside: feed });
        } else if let Some(page) = page_beside_title(bare) {
            numbered.add(head_key(bare), None, PageNumber { place: i, page, beside: feed });
        }
        let digit = bare.len() <= 24 && bare.contains(|c: char| c.is_ascii_digit());
        let titled = !bare.starts_with(char::is_lowercase) && !bare.ends_with(['.', ',', ';', ':', ')', '”', '"']);
        if !(feed || digit || titled) {
            continue;
        }
        let key = head_key(bare);
        if PAGE.is_match(&key) {
            if let Some((page, total)) = first_numbers(bare) {
                numbers.add(key, total, PageNumber { place: i, page, beside: feed });
            }
        } else if feed {
            *beside_breaks.entry(key).or_default() += 1;
        } else if titled {
            places.entry(key).or_default().push(i);
        }
    }
    let is_frequent = |count: usize| count >= MIN_HEADS && count * MAX_PAGES_PER_HEAD >= page_count;
    beside_breaks.retain(|_, &mut count| is_frequent(count) || count >= page_count.max(MIN_HEADS_ON_EVERY_PAGE));
    if !beside_breaks.is_empty() {
        // Lines of the text stand beside page breaks by chance alone, and mostly elsewhere.
        let mut all: HashMap<String, usize> = HashMap::new();
        for text in texts.iter().map(|text| text.trim()).filter(|text| text.len() <= MAX_HEAD_BYTES) {
            let key = head_key(text);
            if beside_breaks.contains_key(&key) {
                *all.entry(key).or_default() += 1;
            }
        }
        beside_breaks.retain(|key, count| *count * 10 >= all.get(key).copied().unwrap_or_default() * 8);
    }
    let mut found = numbers.places(page_count);
    found.extend(footers(&page_ends, texts.len()));
    found.extend(running_numbers(&numbered, texts.len()));
    if page_count >= MIN_HEADS {
        // Heads stand beside the breaks of their pages.
        places.clear();
    }
    let cuts_text = |&place: &usize| {
        let above = (0..place).rev().find(|&at| !is_blank(texts[at]));
        let below = (place + 1..texts.len()).find(|&at| !is_blank(texts[at]));
        below.is_some_and(|at| texts[at].starts_with(char::is_lowercase))
            || [above, below].into_iter().flatten().any(|at| found.contains(&at))
    };
    places.retain(|_, places| {
        is_regular(places, texts.len())
            && places.iter().filter(|place| cuts_text(place)).count() * MAX_HEADS_PER_CUT >= places.len()
    });
    // A line that ends in a colon introduces the text below it (`Example 12:`), so it is not a page head.
    let heads = beside_breaks.into_keys().chain(places.into_keys());
    let heads: HashSet<String> = heads.filter(|key| !starts_like_a_rule(key) && !key.ends_with(':')).collect();
    if !heads.is_empty() {
        let is_head = |text: &str| text.len() <= MAX_HEAD_BYTES && heads.contains(&head_key(text));
        found.extend(texts.iter().enumerate().filter(|(_, text)| is_head(text.trim())).map(|(i, _)| i));
    }
    found
}

/// The first number in a text and the one behind it: a page and how many there are.
fn first_numbers(text: &str) -> Option<(u32, Option<u32>)> {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let first = numbers.next()?.parse().ok()?;
    Some((first, numbers.next().and_then(|digits| digits.parse().ok())))
}

/// The page and the number of pages that a line ends with: `12/165`, `12 of 165`.
fn page_of_total(text: &str) -> Option<(u32, u32)> {
    let (before, total) = number_at_end(text)?;
    let before = before.trim_end();
    let before = ["/", " of", " de"].into_iter().find_map(|word| before.strip_suffix(word))?;
    let (_, page) = number_at_end(before.trim_end())?;
    (page <= total).then_some((page, total))
}

/// The number that a text ends with, and what stands before it.
fn number_at_end(text: &str) -> Option<(&str, u32)> {
    let before = text.trim_end_matches(|c: char| c.is_ascii_digit());
    Some((before, text[before.len()..].parse().ok()?))
}

/// The page in a line that ends in it, or begins with it, apart from a title: `Rules of the Game    12`.
fn page_beside_title(text: &str) -> Option<u32> {
    let is_apart = |space: &str| space.contains('\t') || space.len() >= 2;
    let begins = || {
        let digits = text.find(|c: char| !c.is_ascii_digit()).filter(|&digits| digits > 0)?;
        let title = text[digits..].trim_start();
        is_apart(&text[digits..text.len() - title.len()]).then(|| text[..digits].parse().ok()).flatten()
    };
    let ends = |(before, page): (&str, u32)| is_apart(&before[before.trim_end().len()..]).then_some(page);
    number_at_end(text).and_then(ends).or_else(begins).filter(|_| text.contains(char::is_alphabetic))
}

/// Whether a line comes back as page heads do: on most of the document's pages, and pages have much the
/// same length.
pub(crate) fn is_regular(places: &[usize], lines: usize) -> bool {
    const MIN_PAGES: usize = 8;
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return false };
    if places.len() < MIN_PAGES || (last - first) * 2 < lines {
        return false;
    }
    let mut lengths: Vec<usize> = places.windows(2).map(|w| w[1] - w[0]).collect();
    lengths.sort_unstable();
    let usual = lengths[lengths.len() / 2];
    let near = lengths.iter().filter(|&&n| n * 2 >= usual && n * 2 <= usual * 3).count();
    usual >= 10 && near * 10 >= lengths.len() * 8
}

/// Whether a head key begins with a rule number. Rules at the tops of pages share a key once their digits are folded, and
/// must not be mistaken for a running head.
fn starts_like_a_rule(key: &str) -> bool {
    key.starts_with("#.") || key.starts_with("# ")
}

#[cfg(test)]
mod tests {
    use vademecum_document::Furniture;

    use super::*;
    use crate::{layout::layout, reader::Format, testing::source};

    #[track_caller]
    fn check_no_heads(text: &str) {
        let source = source(Format::Text, text);
        let layout = layout(&source);
        let heads: Vec<&str> = layout.furniture.iter().map(|head| &source.text[head.range.clone()]).collect();
        assert_eq!(heads, [""; 0]);
    }

    #[test]
    fn heads_without_form_feeds_go_where_they_come_back_regularly() {
        let page = |n: usize| {
            let words: String = (0..20 + n % 3).map(|i| format!("Line {n} of the page {i} ends.\n")).collect();
            format!("{words}The page ends and\nThe Rules of the Game\nthe sentence goes on.\n")
        };
        let text: String = (1..=40).map(page).collect();
        let source = source(Format::Text, &text);
        let layout = layout(&source);
        assert_eq!(layout.furniture.iter().filter(|f| f.kind == Furniture::PageHead).count(), 40);
        assert!(is_regular(&[10, 60, 108, 160, 211, 260, 309, 360, 410], 420));
        assert!(!is_regular(&[10, 12, 108, 109, 211, 260, 262, 360, 410], 420));
        assert!(!is_regular(&[10, 20, 30, 40, 50, 60, 70, 80, 90], 420));
    }

    #[test]
    fn lines_that_count_pages_out_of_a_total_go() {
        let page = |n: usize| {
            let rules: String =
                (0..8 + n % 5).map(|i| format!("Each rule of the game is a line of its own ({n}, {i}).\n")).collect();
            format!("The Rules of the Game\n{rules}12/1/2033, 14:05   https://example.com/rules   {n}/30\n")
        };
        let source = source(Format::Text, &(1..=30).map(page).collect::<String>());
        let layout = layout(&source);
        let texts: Vec<&str> = layout.lines.iter().map(|line| &source.text[line.body.clone()]).collect();
        assert!(texts.iter().all(|text| text.starts_with("Each rule")), "{texts:?}");
        assert_eq!(page_of_total("14:05   3/30"), Some((3, 30)));
        assert_eq!(page_of_total("Page 3 of 30"), Some((3, 30)));
        assert_eq!(page_of_total("12/1/2033, 14:05"), None);
    }

    #[test]
    fn heads_of_few_pages_go_where_every_page_has_them() {
        let words = ["One", "Two", "Three", "Four"];
        let page = |n: usize| format!("The Rules of the Game\n\n{} is of the text\nand ends.\n\n{n}\n", words[n - 1]);
        let pages: Vec<String> = (1..=4).map(page).collect();
        let source = source(Format::Text, &pages.join("\u{c}"));
        assert_eq!(layout(&source).furniture.len(), 8);
        // A line that not every page has.
        check_no_heads("Creature\n\u{c}Creature\n\u{c}Artifact\n\u{c}Instant\n");
    }

    #[test]
    fn lines_between_sentences_stay_however_regular() {
        let card = |n: usize| {
            let text: String = (0..10 + n % 3).map(|i| format!("It has ability {i} of {n}.\n")).collect();
            format!("Card of {n}\nCreature\n{text}\n")
        };
        check_no_heads(&(1..=60).map(card).collect::<String>());
    }

    #[test]
    fn numbers_that_do_not_count_up_stay() {
        // Sizes of creatures.
        check_no_heads("2/3\nOne.\n4/4\nTwo.\n1/2\nThree.\n1/1\nFour.\n6/6");
    }

    #[test]
    fn numbers_of_the_text_stay_beside_page_numbers() {
        let shown = |text: &str| {
            let source = source(Format::Text, text);
            let layout = layout(&source);
            let heads: Vec<&str> = layout.furniture.iter().map(|head| &source.text[head.range.clone()]).collect();
            heads.join(" ")
        };
        let words = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
        // A number alone on a wrapped line.
        let page = |n: usize| format!("{} objects of the page deal\n3\ndamage and go on.\n\n{n}\n", words[n - 1]);
        let pages: Vec<String> = (1..=7).map(page).collect();
        assert_eq!(shown(&pages.join("\u{c}")), "1 2 3 4 5 6 7");
        // Sizes of creatures have the form of a page number out of a total.
        let page = |n: usize| format!("{} of them\nCreature\n{}/7\nIt flies.\n\n{n}/7\n", words[n - 1], n * 3 % 5);
        let pages: Vec<String> = (1..=7).map(page).collect();
        assert_eq!(shown(&pages.join("\u{c}")), "1/7 2/7 3/7 4/7 5/7 6/7 7/7");
    }

    #[test]
    fn page_numbers_and_running_heads_go() {
        let page = |n: u32| format!("Some words of page {n} that\nwrap around.\n\n{n}\n\u{c}The Rules of the Game\n");
        let text: String = (1..=6).map(page).collect();
        let source = source(Format::Text, &text);
        let layout = layout(&source);
        assert_eq!(layout.furniture.iter().filter(|f| f.kind == Furniture::PageHead).count(), 12);
        assert!(layout.lines.iter().all(|l| !source.text[l.body.clone()].contains("Rules")));
    }

    #[test]
    fn lines_of_the_text_stay_wherever_pages_end() {
        // Every line has the form of others; page breaks fall where they fall.
        let card =
            |n: u32| format!("Card of {n}\nCreature\n{}/{}\nSee rule 100.{n}.\nFlies for {n}.\n\n", n % 7, n % 5);
        let text: String = (1..=60).map(card).collect();
        for lines_of_page in [7, 13, 31] {
            let pages: Vec<String> =
                text.lines().collect::<Vec<_>>().chunks(lines_of_page).map(|lines| lines.join("\n")).collect();
            check_no_heads(&pages.join("\n\u{c}"));
        }
        // Few lines of a form, all of them at the top of a page.
        let page = |n: u32| {
            if n.is_multiple_of(9) { "2/2\nText ends.\n".to_owned() } else { format!("Words {n} end.\nText ends.\n") }
        };
        let source = source(Format::Text, &(1..=60).map(page).collect::<Vec<_>>().join("\u{c}"));
        assert!(layout(&source).furniture.iter().all(|head| &source.text[head.range.clone()] != "2/2"));
    }

    /// The number of lines that are page heads, in pages without breaks between them: each has some lines, and a last one.
    fn heads(pages: usize, lines: impl Fn(usize) -> usize, last: impl Fn(usize) -> String) -> usize {
        let page = |n: usize| {
            let lines: String = (1..=lines(n)).map(|line| format!("Words {line} of page {n} end.\n\n")).collect();
            format!("{lines}{}\n\n", last(n))
        };
        let source = source(Format::Text, &(1..=pages).map(page).collect::<String>());
        layout(&source).furniture.iter().filter(|piece| piece.kind == Furniture::PageHead).count()
    }

    #[test]
    fn heads_without_page_breaks_count_pages() {
        let uneven = |n: usize| 10 + n % 7;
        assert_eq!(heads(9, uneven, |n| format!("Rules of It    {n}")), 9);
        assert_eq!(heads(9, uneven, |n| format!("{n}    Rules of It")), 9);
        assert_eq!(heads(9, uneven, |n| format!("Rules of It    {}", n * 5 % 7)), 0);
        assert_eq!(heads(3, uneven, |n| format!("Page {n} of 3")), 3);
        assert_eq!(heads(3, uneven, |n| format!("Page {n} of 4")), 0);
        assert_eq!(heads(9, uneven, |n| format!("Card of {n}")), 0);
    }
}
