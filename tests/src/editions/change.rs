//! What happens to a rulebook from one edition to the next.

use std::collections::{HashMap, HashSet};

use super::{
    book::{Book, Id, Item, Piece},
    random::Random,
};

/// How often each thing happens to a thousand rules; each happens at least once.
const OFTEN: [(Happening, usize); 10] = [
    (Happening::InsertSubrule, 14),
    (Happening::InsertRule, 6),
    (Happening::DeleteSubrule, 15),
    (Happening::DeleteRule, 5),
    (Happening::Swap, 7),
    (Happening::Reword, 50),
    (Happening::Enlarge, 10),
    (Happening::Split, 6),
    (Happening::Merge, 6),
    (Happening::Move, 3),
];

/// The unit of [`OFTEN`]: tenths of a rule in a thousand.
const UNIT: usize = 10_000;

/// Every so many editions there is a new chapter.
const NEW_CHAPTER: u32 = 10;

/// A rule has at most so many subrules, and a chapter so many rules, after something is inserted.
const MOST: (usize, usize) = (40, 400);

/// Texts shorter than this are titles and lead-ins, which are left alone.
const SHORT: usize = 60;

#[derive(Debug, Clone, Copy)]
enum Happening {
    InsertSubrule,
    InsertRule,
    DeleteSubrule,
    DeleteRule,
    Swap,
    Reword,
    Enlarge,
    Split,
    Merge,
    Move,
}

/// What happened.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// Those whose words changed.
    pub(super) reworded: HashSet<Id>,
    /// Those that were split, with their second part.
    pub(super) split: HashMap<Id, Id>,
    /// Those that were merged into another.
    pub(super) merged: HashMap<Id, Id>,
    /// Those that nobody knew before; second parts are not among them.
    pub(super) new: HashSet<Id>,
    /// All that something happened to: nothing happens to them again in the same edition.
    touched: HashSet<Id>,
}

/// Changes a book for its next edition; `count` is how many there were.
pub(super) fn change(book: &mut Book, random: &mut Random, count: u32) -> Changes {
    let mut changes = Changes::default();
    let size = book.numbers().len();
    for (happening, often) in OFTEN {
        for _ in 0..(size * often / UNIT).max(1) {
            // Where nothing of the kind can happen, nothing does.
            let _ = (0..20).find_map(|_| happen(happening, book, random, &mut changes));
            book.settle();
        }
    }
    if count.is_multiple_of(NEW_CHAPTER) {
        new_chapter(book, random, &mut changes);
        book.settle();
    }
    changes
}

/// Lets one thing happen somewhere; `None` if it cannot happen there.
fn happen(happening: Happening, book: &mut Book, random: &mut Random, changes: &mut Changes) -> Option<()> {
    let fresh = [book.new_id(), book.new_id(), book.new_id()];
    let free = |item: &Item, changes: &Changes| !changes.touched.contains(&item.id);
    let untouched = |item: &Item, changes: &Changes| free(item, changes) && item.items.iter().all(|i| free(i, changes));
    match happening {
        Happening::InsertSubrule => {
            let rule = any_rule(book, random)?;
            if rule.items.len() + 1 > MOST.0 || !free(rule, changes) {
                return None;
            }
            let at = random.below(rule.items.len() + 1);
            rule.items.insert(at, invented(fresh[0], random, changes));
        }
        Happening::InsertRule => {
            let chapter = any_chapter(book, random)?;
            if chapter.items.len() + 1 > MOST.1 {
                return None;
            }
            let mut rule = invented(fresh[0], random, changes);
            for &id in &fresh[1..=random.below(fresh.len())] {
                rule.items.push(invented(id, random, changes));
            }
            let at = random.below(chapter.items.len() + 1);
            chapter.items.insert(at, rule);
        }
        Happening::DeleteSubrule => {
            let rule = any_rule(book, random)?;
            let at = random.below(rule.items.len().max(1));
            rule.items.get(at).filter(|item| free(item, changes))?;
            rule.items.remove(at);
        }
        Happening::DeleteRule => {
            let chapter = any_chapter(book, random)?;
            let at = random.below(chapter.items.len().max(1));
            chapter.items.get(at).filter(|rule| rule.items.len() <= 4 && untouched(rule, changes))?;
            // A chapter of one rule stays one.
            (chapter.items.len() > 1).then(|| chapter.items.remove(at))?;
        }
        Happening::Swap => {
            let list = match random.below(2) {
                0 => &mut any_chapter(book, random)?.items,
                _ => &mut any_rule(book, random)?.items,
            };
            let at = random.below(list.len().max(1));
            let [one, two] = list.get(at..at + 2)? else { return None };
            if one.text == two.text || !free(one, changes) || !free(two, changes) {
                return None;
            }
            changes.touched.extend([one.id, two.id]);
            list.swap(at, at + 1);
        }
        Happening::Reword => {
            let item = any_item(book, random).filter(|item| free(item, changes) && item.len() > SHORT)?;
            for _ in 0..=random.below(3) {
                reword(&mut item.text, random)?;
            }
            changes.reworded.insert(item.id);
            changes.touched.insert(item.id);
        }
        Happening::Enlarge => {
            let item = any_item(book, random).filter(|item| free(item, changes) && item.len() > SHORT)?;
            item.text.push(Piece::Text(format!(" {}", sentence(random))));
            changes.reworded.insert(item.id);
            changes.touched.insert(item.id);
        }
        Happening::Split => {
            let rule = any_rule(book, random)?;
            let at = random.below(rule.items.len().max(1));
            let item = rule.items.get_mut(at).filter(|item| free(item, changes))?;
            let second = second_half(&mut item.text)?;
            changes.split.insert(item.id, fresh[0]);
            changes.touched.extend([item.id, fresh[0]]);
            rule.items.insert(at + 1, Item { id: fresh[0], text: second, items: Vec::new() });
        }
        Happening::Merge => {
            let rule = any_rule(book, random)?;
            let at = random.below(rule.items.len().max(1));
            let [one, two] = rule.items.get(at..at + 2)? else { return None };
            // Examples come last in what they belong to.
            if !free(one, changes) || !free(two, changes) || has_lines(&one.text) || one.len().min(two.len()) < SHORT {
                return None;
            }
            let two = rule.items.remove(at + 1);
            let one = &mut rule.items[at];
            one.text.push(Piece::Text(" ".to_owned()));
            one.text.extend(two.text);
            changes.merged.insert(two.id, one.id);
            changes.reworded.insert(one.id);
            changes.touched.extend([one.id, two.id]);
            let into = one.id;
            book.home.insert(two.id, into);
        }
        Happening::Move => {
            let rule = any_rule(book, random)?;
            let at = random.below(rule.items.len().max(1));
            rule.items.get(at).filter(|item| free(item, changes) && item.len() > SHORT)?;
            let item = rule.items.remove(at);
            changes.touched.insert(item.id);
            let rule = any_rule(book, random)?;
            let at = random.below(rule.items.len() + 1);
            rule.items.insert(at, item);
        }
    }
    Some(())
}

fn any_chapter<'b>(book: &'b mut Book, random: &mut Random) -> Option<&'b mut Item> {
    // Where there are more rules, more happens.
    let rules: usize = book.sections.iter().flat_map(|section| &section.chapters).map(|c| c.items.len()).sum();
    let mut at = random.below(rules.max(1));
    book.sections.iter_mut().flat_map(|section| &mut section.chapters).find(|chapter| {
        let here = at < chapter.items.len();
        at = at.wrapping_sub(chapter.items.len());
        here
    })
}

fn any_rule<'b>(book: &'b mut Book, random: &mut Random) -> Option<&'b mut Item> {
    let chapter = any_chapter(book, random)?;
    let at = random.below(chapter.items.len().max(1));
    chapter.items.get_mut(at)
}

/// A rule or subrule.
fn any_item<'b>(book: &'b mut Book, random: &mut Random) -> Option<&'b mut Item> {
    let rule = any_rule(book, random)?;
    match random.below(rule.items.len() + 1) {
        0 => Some(rule),
        n => rule.items.get_mut(n - 1),
    }
}

fn has_lines(text: &[Piece]) -> bool {
    text.iter().any(|piece| matches!(piece, Piece::Text(text) if text.contains('\n')))
}

/// Takes the second half of a text of several sentences.
fn second_half(text: &mut Vec<Piece>) -> Option<Vec<Piece>> {
    // The sentence that ends nearest to the middle, and not near either end.
    let letters: usize = text.iter().map(|piece| if let Piece::Text(text) = piece { text.len() } else { 0 }).sum();
    let mut before = 0;
    let mut best: Option<(usize, usize, usize)> = None;
    for (n, piece) in text.iter().enumerate() {
        let Piece::Text(part) = piece else { continue };
        let lines = part.find('\n').unwrap_or(part.len());
        for (at, _) in part.match_indices(". ").filter(|(at, _)| *at < lines) {
            let (left, right) = (before + at, letters - before - at);
            if left.min(right) >= SHORT && best.is_none_or(|(far, ..)| left.abs_diff(right) < far) {
                best = Some((left.abs_diff(right), n, at));
            }
        }
        before += part.len();
        if lines < part.len() {
            break;
        }
    }
    let (_, n, at) = best?;
    let mut second = text.split_off(n);
    let Some(Piece::Text(part)) = second.first_mut() else { return None };
    text.push(Piece::Text(part[..=at].to_owned()));
    *part = part[at + 2..].to_owned();
    Some(second)
}

/// Replaces, inserts or leaves out a word.
fn reword(text: &mut [Piece], random: &mut Random) -> Option<()> {
    let n = random.below(text.len());
    let Piece::Text(part) = &mut text[n] else { return None };
    let is_word = |word: &str| word.len() >= 4 && word.bytes().all(|b| b.is_ascii_lowercase());
    let mut words: Vec<&str> = part.split(' ').collect();
    let at = random.below(words.len());
    words.get(at).filter(|word| is_word(word))?;
    match random.below(3) {
        0 => words[at] = random.one(&VERBS),
        1 => words.insert(at, random.one(&["usually", "also", "instead", "rather", "simply", "already"])),
        _ => drop(words.remove(at)),
    }
    *part = words.join(" ");
    Some(())
}

const NOUNS: [&str; 24] = [
    "lantern",
    "harbour",
    "keeper",
    "anchor",
    "gull",
    "ferry",
    "cliff",
    "tide",
    "barrel",
    "lighthouse",
    "rope",
    "compass",
    "net",
    "oyster",
    "storm",
    "pier",
    "sailor",
    "chart",
    "whistle",
    "bell",
    "crate",
    "lagoon",
    "wharf",
    "beacon",
];
const VERBS: [&str; 20] = [
    "follows", "lifts", "borrows", "covers", "lowers", "paints", "counts", "trades", "guards", "carries", "hides",
    "repairs", "measures", "rings", "empties", "anchors", "crosses", "watches", "ties", "leaves",
];
const ADJECTIVES: [&str; 16] = [
    "wet", "salted", "hollow", "rusty", "distant", "crooked", "silent", "northern", "patient", "empty", "borrowed",
    "painted", "heavy", "foggy", "nimble", "stubborn",
];

/// A sentence of our own that nobody has said before.
fn sentence(random: &mut Random) -> String {
    let mut thing = || format!("{} {}", random.one(&ADJECTIVES), random.one(&NOUNS));
    let [a, b, c, d] = [thing(), thing(), thing(), thing()];
    let [one, two, three] = [(); 3].map(|()| random.one(&VERBS));
    match random.below(4) {
        0 => format!("If a {a} {one} the {b} of its owner, that {c} {two} each {d} once."),
        1 => format!("Whenever the {a} {one} a {b}, whoever {two} it first {three} the {c} behind the {d}."),
        2 => format!("A {a} that {one} no {b} {two} the {c}, unless its {d} {three} it."),
        _ => format!("Only a {a} {one}; the {b} merely {two} what the {c} {three} beside a {d}."),
    }
}

fn invented(id: Id, random: &mut Random, changes: &mut Changes) -> Item {
    changes.new.insert(id);
    changes.touched.insert(id);
    let mut text = sentence(random);
    for _ in 0..random.below(2) {
        text = format!("{text} {}", sentence(random));
    }
    Item { id, text: vec![Piece::Text(text)], items: Vec::new() }
}

fn new_chapter(book: &mut Book, random: &mut Random, changes: &mut Changes) {
    let title = format!("{} {}", random.one(&ADJECTIVES), random.one(&NOUNS));
    let mut chapter = Item { id: book.new_id(), text: vec![Piece::Text(title)], items: Vec::new() };
    changes.new.insert(chapter.id);
    for _ in 0..5 + random.below(6) {
        let id = book.new_id();
        chapter.items.push(invented(id, random, changes));
    }
    let at = random.below(book.sections.len());
    let chapters = &mut book.sections[at].chapters;
    if chapters.len() < 99 {
        chapters.insert(random.below(chapters.len() + 1), chapter);
    }
}
