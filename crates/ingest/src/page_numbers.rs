//! Page numbers: lines that hold nothing else, and count up from page to page.
//!
//! Which lines are page numbers is decided for each place: numbers of the text can look the same, such as the sizes of
//! creatures (`2/3`), or a number alone on a wrapped line.

use std::collections::{HashMap, HashSet};

use crate::page_heads::is_regular;

/// A line that may be a page number by its looks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PageNumber {
    /// The index of the line in the source.
    pub(crate) place: usize,
    /// The page.
    pub(crate) page: u32,
    /// Whether it stands beside a page break.
    pub(crate) beside: bool,
}

/// Minimum number of page numbers of a document.
const MIN_NUMBERS: usize = 5;

/// Minimum number of page numbers of a document with one on every page, each a page further.
const MIN_PAGES: usize = 3;

/// Page numbers that look the same, in order: all of them out of the same total, or without any.
#[derive(Debug, Default)]
pub(crate) struct PageNumbers {
    numbers: HashMap<(String, Option<u32>), Vec<PageNumber>>,
}

impl PageNumbers {
    /// Adds a line with the form of a page number; lines come in order.
    pub(crate) fn add(&mut self, key: String, total: Option<u32>, number: PageNumber) {
        self.numbers.entry((key, total)).or_default().push(number);
    }

    /// The places of the lines that are page numbers, in a document with some page breaks.
    pub(crate) fn places(&self, breaks: usize) -> HashSet<usize> {
        let places = |((key, total), numbers): (&(String, Option<u32>), &Vec<PageNumber>)| {
            if is_complete(key, *total, numbers) {
                return numbers.iter().map(|number| number.place).collect();
            }
            page_numbers(numbers, total.is_some(), breaks)
        };
        self.numbers.iter().flat_map(places).collect()
    }
}

/// Whether numbers with words beside them count all pages out of a total: `Page 1 of 3` to `Page 3 of 3`.
fn is_complete(key: &str, total: Option<u32>, numbers: &[PageNumber]) -> bool {
    const MIN_COUNTED_PAGES: usize = 2;
    numbers.len() >= MIN_COUNTED_PAGES
        && total.is_some_and(|total| total as usize == numbers.len())
        && key.contains(char::is_alphabetic)
        && numbers.iter().zip(1..).all(|(number, page)| number.page == page)
}

/// The places of lines that hold a title and a number, which stand once a page, on most pages, and count by one.
pub(crate) fn running_numbers(numbered: &PageNumbers, lines: usize) -> HashSet<usize> {
    let chains = numbered.numbers.values().filter_map(|numbers| ascending(numbers, true));
    let places = chains.map(|chain| chain.iter().map(|number| number.place).collect::<Vec<usize>>());
    places.filter(|places| is_regular(places, lines)).flatten().collect()
}

/// The places of lines that end in a page number out of a total, as browsers print them. Unlike other page numbers, they
/// need no page breaks beside them: there must be several, over most of the document, each a page after the last.
pub(crate) fn footers(ends: &PageNumbers, lines: usize) -> HashSet<usize> {
    const MIN_FOOTERS: usize = 8;
    let over_most = |numbers: &&Vec<PageNumber>| match (numbers.first(), numbers.last()) {
        (Some(first), Some(last)) => numbers.len() >= MIN_FOOTERS && (last.place - first.place) * 2 >= lines,
        _ => false,
    };
    let counted = ends.numbers.iter().filter_map(|((key, total), numbers)| {
        if is_complete(key, *total, numbers) {
            return Some(numbers.clone());
        }
        Some(numbers).filter(over_most).and_then(|numbers| ascending(numbers, true))
    });
    counted.flatten().map(|number| number.place).collect()
}

/// The places of the page numbers among numbers that look the same.
fn page_numbers(numbers: &[PageNumber], out_of: bool, breaks: usize) -> Vec<usize> {
    let beside: Vec<PageNumber> = numbers.iter().filter(|number| number.beside).copied().collect();
    let counts = |pair: &[PageNumber]| pair[0].page.checked_add(1) == Some(pair[1].page);
    if breaks > 0 && beside.len() >= breaks.max(MIN_PAGES) && beside.windows(2).all(counts) {
        return beside.iter().map(|number| number.place).collect();
    }
    // Numbers of the text stand beside page breaks by chance; elsewhere, only numbers between those of the pages around
    // them are page numbers.
    if let Some(pages) = ascending(&beside, out_of) {
        let mut next = pages.iter().peekable();
        let mut last: Option<u32> = None;
        let mut places: Vec<usize> = Vec::new();
        for number in numbers {
            let is_page = next.next_if(|page| page.place == number.place).is_some();
            let upcoming = next.peek().map(|page| page.page);
            let is_between = |last: u32| last < number.page && upcoming.is_some_and(|page| number.page < page);
            if is_page || last.is_some_and(is_between) {
                last = Some(number.page);
                places.push(number.place);
            }
        }
        return places;
    }
    ascending(numbers, out_of).into_iter().flatten().map(|number| number.place).collect()
}

/// The numbers that count up, if nearly all do, as those of pages do and those on cards don't. Those out of a total count
/// by one: `2/9`, `3/9`.
fn ascending(numbers: &[PageNumber], out_of: bool) -> Option<Vec<PageNumber>> {
    if numbers.len() < MIN_NUMBERS {
        return None;
    }
    let chain: Vec<PageNumber> = volumes(numbers).flat_map(longest_ascending).collect();
    let by_one = chain.windows(2).filter(|pair| pair[0].page.checked_add(1) == Some(pair[1].page)).count();
    let enough = |count: usize| count * 10 >= numbers.len().saturating_sub(1) * 8;
    (chain.len() >= MIN_NUMBERS && enough(chain.len() - 1) && (!out_of || enough(by_one))).then_some(chain)
}

/// Parts of a document that count their pages anew, as a front matter does: behind a smaller number, the next ones count by
/// one.
fn volumes(numbers: &[PageNumber]) -> impl Iterator<Item = &[PageNumber]> {
    let mut rest = numbers;
    std::iter::from_fn(move || {
        let is_restart = |&at: &usize| {
            let counts = |pair: &[PageNumber]| pair[0].page.checked_add(1) == Some(pair[1].page);
            rest[at].page <= rest[at - 1].page && rest.get(at..at + 3).is_some_and(|next| next.windows(2).all(counts))
        };
        let end = (1..rest.len()).find(is_restart).unwrap_or(rest.len());
        let (volume, behind) = rest.split_at(end);
        rest = behind;
        (!volume.is_empty()).then_some(volume)
    })
}

/// The longest run of ascending numbers, others left out. Of equal numbers, the one is taken that is nearest to where pages
/// of the same length would have it.
fn longest_ascending(numbers: &[PageNumber]) -> Vec<PageNumber> {
    // The index of the smallest number that a run of each length ends with, and the one before each number.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(numbers.len());
    for (i, number) in numbers.iter().enumerate() {
        let length = ends.partition_point(|&end| numbers[end].page < number.page);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        if length == ends.len() { ends.push(i) } else { ends[length] = i }
    }
    let mut run: Vec<usize> = std::iter::successors(ends.last().copied(), |&i| before[i]).collect();
    run.reverse();
    let mut same: HashMap<u32, Vec<usize>> = HashMap::new();
    for number in numbers {
        same.entry(number.page).or_default().push(number.place);
    }
    let mut chain: Vec<PageNumber> = run.into_iter().map(|i| numbers[i]).collect();
    for i in 1..chain.len().saturating_sub(1) {
        let (last, next) = (chain[i - 1], chain[i + 1]);
        let steps = |from: u32, to: u32| to.saturating_sub(from) as usize;
        let share = steps(last.page, chain[i].page) * (next.place - last.place) / steps(last.page, next.page).max(1);
        let expected = last.place + share;
        let inside = same[&chain[i].page].iter().filter(|&&place| last.place < place && place < next.place);
        if let Some(&nearest) = inside.min_by_key(|place| place.abs_diff(expected)) {
            chain[i].place = nearest;
        }
    }
    chain
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of lines that stand ten lines apart, `|` behind those beside page breaks; those that are page numbers.
    #[track_caller]
    fn check(numbers: &str, out_of: bool, expected: &str) {
        let words: Vec<&str> = numbers.split(' ').collect();
        let read = |(i, word): (usize, &&str)| {
            let page = word.trim_end_matches('|').parse().unwrap();
            PageNumber { place: i * 10, page, beside: word.ends_with('|') }
        };
        let numbers: Vec<PageNumber> = words.iter().enumerate().map(read).collect();
        let pages: Vec<&str> = page_numbers(&numbers, out_of, 3).into_iter().map(|place| words[place / 10]).collect();
        assert_eq!(pages.join(" "), expected);
    }

    #[test]
    fn page_numbers_count_up() {
        check("1 2 3 5 6 7", false, "1 2 3 5 6 7");
        check("2 1 4 4 3 2", false, "");
        // Out of a total, they count by one.
        check("1 2 3 4 5", true, "1 2 3 4 5");
        check("1 2 4 6 8 9", true, "");
        // A number of the text among them stays.
        check("1 2 3 4 5 3 6 7 8 9", false, "1 2 3 4 5 6 7 8 9");
        // Beside page breaks they are told from others that look the same.
        check("1| 4 2| 2 3| 3 4| 1 5| 3 6|", true, "1| 2| 3| 4| 5| 6|");
        // Few pages have one each.
        check("1| 2| 3|", false, "1| 2| 3|");
        check("1| 3| 4|", false, "");
        check("1| 2|", false, "");
        check("1 2 3", false, "");
        // A page break was lost.
        check("1| 2| 3 1 4| 5| 6|", false, "1| 2| 3 4| 5| 6|");
        // A front matter counts its own pages.
        check("1 2 3 4 5 1 2 3 4 5 6 7", false, "1 2 3 4 5 1 2 3 4 5 6 7");
    }
}
