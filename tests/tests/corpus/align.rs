//! What became of which rule, against answers that were judged by reading the texts (`tests/data/gold/`).

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::LazyLock,
};

use vademecum_align::{AlignError, Alignment, AlignmentKind, align, compose, reconcile};
use vademecum_document::{Document, Node};
use vademecum_lineage::LineageBuilder;
use vademecum_vocab::{Game, Number};

use crate::documents::document;

/// A judged answer: where a rule went, and as what.
struct Answer {
    from: Option<Number>,
    to: Vec<Number>,
    kind: String,
}

fn answers(file: &str) -> Vec<Answer> {
    let path = vademecum_tests::root().join("tests/data/gold").join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    vademecum_tsv::parse(file, &text, ["from", "to", "kind"], |[from, to, kind]| {
        let numbers = |text: &str| text.split(',').map(|number| number.parse().ok()).collect();
        Ok(Answer {
            from: if &*from == "-" { None } else { Some(from.parse("a rule number")?) },
            to: if &*to == "-" { Vec::new() } else { to.parse_with("rule numbers", numbers)? },
            kind: kind.to_owned(),
        })
    })
    .unwrap()
}

/// Shares in per cent, of which none may fall below its floor.
#[derive(Debug, PartialEq)]
struct Figures {
    /// Rules that went exactly where they should.
    right: f64,
    /// Of the rules that are gone, those recognised; and of those called gone, those that are.
    gone: [f64; 2],
    /// The same for new ones.
    new: [f64; 2],
    /// Of the rules that are gone or new, those recognised.
    come_and_gone: f64,
    /// Chapters.
    chapters: f64,
    /// Keyword actions and abilities.
    keywords: f64,
    /// Of the rules that were split or merged, those that went to every place they should.
    divided: f64,
    /// Rules whose kind is the same.
    kinds: f64,
}

impl Figures {
    fn of(alignment: &Alignment, answers: &[Answer]) -> Self {
        let links: HashMap<Number, _> = alignment.links.iter().filter_map(|link| Some((link.from?, link))).collect();
        let new: HashSet<Number> = alignment
            .links
            .iter()
            .filter(|link| link.kind == AlignmentKind::Added)
            .flat_map(|link| link.to.clone())
            .collect();
        let judged: Vec<(&Answer, Number)> = answers.iter().filter_map(|answer| Some((answer, answer.from?))).collect();
        let share = |is_asked: &dyn Fn(&Answer, Number) -> bool, is_right: &dyn Fn(&Answer, Number) -> bool| {
            let asked: Vec<_> = judged.iter().filter(|(answer, from)| is_asked(answer, *from)).collect();
            let right = asked.iter().filter(|(answer, from)| is_right(answer, *from)).count();
            100.0 * right as f64 / asked.len().max(1) as f64
        };
        let is_right = |answer: &Answer, from: Number| sorted(&links[&from].to) == answer.to;
        let is_gone = |_: &Answer, from: Number| links[&from].kind == AlignmentKind::Removed;
        let was_gone = |answer: &Answer, _: Number| answer.kind == "gone";
        let is_keyword = |_: &Answer, from: Number| matches!(from, Number::Rule(701 | 702, rule) if rule > 1);
        let expected: Vec<Number> =
            answers.iter().filter(|answer| answer.kind == "new").flat_map(|answer| answer.to.clone()).collect();
        let old: HashSet<Number> = judged.iter().flat_map(|(answer, _)| answer.to.clone()).collect();
        let (found, called) = (
            expected.iter().filter(|number| new.contains(number)).count(),
            new.iter().filter(|number| expected.contains(number)).count(),
        );
        let lost: Vec<_> = judged.iter().filter(|(answer, from)| was_gone(answer, *from)).collect();
        let noticed = lost.iter().filter(|(answer, from)| is_gone(answer, *from)).count();
        let wrongly = new.iter().filter(|number| old.contains(number)).count();
        Figures {
            right: share(&|_, _| true, &is_right),
            gone: [share(&was_gone, &is_gone), share(&is_gone, &was_gone)],
            new: [
                100.0 * found as f64 / expected.len() as f64,
                100.0 * called as f64 / (called + wrongly).max(1) as f64,
            ],
            come_and_gone: 100.0 * (noticed + found) as f64 / (lost.len() + expected.len()) as f64,
            chapters: share(&|_, from| from.level() == 2, &is_right),
            keywords: share(&is_keyword, &is_right),
            divided: share(&|answer, _| matches!(answer.kind.as_str(), "split" | "merged"), &is_right),
            kinds: share(&|_, _| true, &|answer, from| links[&from].kind.as_str() == answer.kind),
        }
    }

    /// Prints the figures and what they are made of, and panics where one lies below its floor.
    fn hold(self, what: &str, alignment: &Alignment, answers: &[Answer], floors: &Figures) {
        println!("{what}: {self:.1?}");
        let mut confusion: BTreeMap<(String, &str), usize> = BTreeMap::new();
        for answer in answers {
            let Some(link) = answer.from.and_then(|from| alignment.link_of(from)) else { continue };
            *confusion.entry((answer.kind.clone(), link.kind.as_str())).or_default() += 1;
            if sorted(&link.to) != answer.to {
                let shown = |to: &[Number]| to.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
                let from = link.from.unwrap();
                println!(
                    "  {from} is {} {}, found {} {}",
                    shown(&answer.to),
                    answer.kind,
                    shown(&link.to),
                    link.kind.as_str()
                );
            }
        }
        println!("  judged and found: {confusion:?}");
        let flat = |f: &Figures| {
            [
                f.right,
                f.gone[0],
                f.gone[1],
                f.new[0],
                f.new[1],
                f.come_and_gone,
                f.chapters,
                f.keywords,
                f.divided,
                f.kinds,
            ]
        };
        for (figure, floor) in flat(&self).into_iter().zip(flat(floors)) {
            assert!(figure >= floor, "{what}: {self:.1?}, at least {floors:.1?}");
        }
    }
}

/// Numbers in order; the likeliest comes first in a link.
fn sorted(numbers: &[Number]) -> Vec<Number> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers
}

/// Portuguese 2019 to Spanish 2024, by themselves.
static DIRECT: LazyLock<Alignment> =
    LazyLock::new(|| align(document("2019-01-25.pt"), document("2024-11-08.es")).unwrap());

/// English 2019 to 2024.
static ENGLISH: LazyLock<Alignment> =
    LazyLock::new(|| align(document("2019-01-25.en"), document("2024-11-08.en")).unwrap());

/// The answers hold every rule that was divided, joined, lost or hard to tell, and one in three of the others:
/// what is wrong here is almost all that is wrong in the whole edition.
pub(crate) fn portuguese_2019_to_spanish_2024() {
    let answers = answers("pt-2019-es-2024.tsv");
    assert!(answers.iter().filter(|answer| answer.from.is_some()).count() >= 1100);
    let floors = Figures {
        right: 98.5,
        gone: [86.0, 60.0],
        new: [99.0, 95.0],
        come_and_gone: 97.5,
        chapters: 100.0,
        keywords: 100.0,
        divided: 55.0,
        kinds: 85.0,
    };
    Figures::of(&DIRECT, &answers).hold("without English", &DIRECT, &answers, &floors);
    let there = align(document("2019-01-25.pt"), document("2019-01-25.en")).unwrap();
    let back = align(document("2024-11-08.en"), document("2024-11-08.es")).unwrap();
    let with = reconcile(&DIRECT, &compose(&compose(&there, &ENGLISH), &back));
    let floors = Figures { right: 99.0, divided: 66.0, kinds: 98.0, gone: [86.0, 76.0], ..floors };
    Figures::of(&with, &answers).hold("with English", &with, &answers, &floors);
}

pub(crate) fn english_2019_to_2024() {
    let answers = answers("en-2019-en-2024.tsv");
    let floors = Figures {
        right: 97.0,
        gone: [92.0, 80.0],
        new: [99.0, 97.0],
        come_and_gone: 97.5,
        chapters: 100.0,
        keywords: 100.0,
        divided: 56.0,
        kinds: 97.0,
    };
    Figures::of(&ENGLISH, &answers).hold("English", &ENGLISH, &answers, &floors);
    // What stands word for word in both, once in each, is the same rule.
    let once = |document: &'static Document| {
        let mut numbers: HashMap<String, Vec<Number>> = HashMap::new();
        for node in &document.nodes {
            if let Some(number) = node.number.filter(|_| !node.stale && !node.text.is_empty()) {
                numbers.entry(words(node)).or_default().push(number);
            }
        }
        numbers.retain(|_, numbers| numbers.len() == 1);
        numbers
    };
    let (old, new) = (once(document("2019-01-25.en")), once(document("2024-11-08.en")));
    let pairs: Vec<(Number, Number)> =
        old.iter().filter_map(|(text, from)| Some((from[0], new.get(text)?[0]))).collect();
    let wrong: Vec<String> = pairs
        .iter()
        .filter(|(from, to)| ENGLISH.link_of(*from).is_none_or(|link| !link.to.contains(to)))
        .map(|(from, to)| format!("{from} {to}"))
        .collect();
    println!("word for word: {} of {}, not {wrong:?}", pairs.len() - wrong.len(), pairs.len());
    // "Second, …" became what "Fourth, …" was, elsewhere.
    assert!(pairs.len() > 1500 && wrong.len() <= 1, "{wrong:?}");
}

/// The words of a rule without its numbers.
fn words(node: &Node) -> String {
    let text: Vec<String> = node
        .text
        .to_lowercase()
        .replace(['“', '”', '"', '’', '\''], "")
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty() && !word.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
        .collect();
    text.join(" ")
}

pub(crate) fn a_fragment() {
    let article = document("habilidad-disparada");
    // What moved between May 2019 and November 2024; the rest kept its number.
    let moved = HashMap::from([("603.2d", "603.2f"), ("603.2e", "603.2g"), ("603.2f", "603.2h")]);
    let check = |alignment: &Alignment, moved: &HashMap<&str, &str>| {
        for link in &alignment.links {
            let from = link.from.map(|from| from.to_string());
            let expected = from.as_deref().map(|from| *moved.get(from).unwrap_or(&from));
            let to: Vec<String> = link.to.iter().map(ToString::to_string).collect();
            assert_eq!(to.first().map(String::as_str), expected.or(to.first().map(String::as_str)), "{link:?}");
            assert_eq!(to.len(), 1, "{link:?}");
        }
    };
    let backwards: HashMap<&str, &str> = moved.iter().map(|(from, to)| (*to, *from)).collect();
    for (edition, moved, backwards, lacks) in [
        ("2024-11-08.es", &moved, &backwards, 0),
        ("2019-01-25.en", &HashMap::new(), &HashMap::new(), 0),
        // The Portuguese text lacks 603.1a and 603.7g.
        ("2019-01-25.pt", &HashMap::new(), &HashMap::new(), 2),
    ] {
        let there = align(article, document(edition)).unwrap();
        assert_eq!(there.links.len(), 43);
        assert_eq!(there.links.iter().filter(|link| link.kind == AlignmentKind::Removed).count(), lacks);
        let found =
            Alignment { links: there.links.into_iter().filter(|link| link.kind != AlignmentKind::Removed).collect() };
        check(&found, moved);
        let back = align(document(edition), article).unwrap();
        assert_eq!(back.links.iter().filter(|link| link.from.is_some()).count(), 43 - lacks);
        assert_eq!(back.links.iter().filter(|link| link.kind == AlignmentKind::Added).count(), lacks);
        assert!(back.links.iter().all(|link| link.kind != AlignmentKind::Removed));
        check(&back, backwards);
    }
}

/// Two works about one game are no editions of one work, whatever they are called.
pub(crate) fn other_works() {
    let mut other = document("myl-dar-2021-07.es").clone();
    other.game = Game::Magic;
    let (spanish, portuguese) = (document("2024-11-08.es"), document("2019-01-25.pt"));
    for (from, to) in [(&other, spanish), (spanish, &other), (portuguese, &other)] {
        let error = align(from, to).unwrap_err();
        assert!(matches!(error, AlignError::DifferentWorks { .. }), "{error}");
    }
    // One that goes by the name of the rules inherits nothing from them; and what came after it inherits all.
    let built = |documents: &[&Document]| {
        LineageBuilder::new(Game::Magic).build(documents.iter().copied(), &mut |from, to| align(from, to))
    };
    other.id = "magic-cr@2021-01-01.es".parse().unwrap();
    let (alone, beside) = (built(&[portuguese, spanish]), built(&[portuguese, &other, spanish]));
    for document in [portuguese, spanish] {
        assert_eq!(alone.table(&document.id), beside.table(&document.id));
    }
    let stranger = beside.table(&other.id).unwrap();
    assert!(stranger.rows().iter().all(|row| beside.table(&spanish.id).unwrap().number_of(row.lineage).is_none()));
}
