//! Names in the plural: the bundled glossary, each name with every word of it in the plural.

use vademecum_search::Query;
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang};

/// Of a hundred names so many must come first, asked for in the plural.
const FIRST: usize = 98;

/// A word in the plural; `None` where that is not told from its ending alone.
fn plural(word: &str, lang: Lang) -> Option<String> {
    let endings: &[(&str, &str)] = match lang {
        Lang::Es => {
            &[("ión", "iones"), ("z", "ces"), ("á", "ás"), ("é", "és"), ("d", "des"), ("l", "les"), ("r", "res")]
        }
        Lang::Pt => &[("ão", "ões"), ("m", "ns"), ("al", "ais"), ("el", "éis"), ("r", "res"), ("z", "zes")],
        Lang::En => &[],
    };
    if let Some((start, plural)) = endings.iter().find_map(|(end, plural)| Some((word.strip_suffix(end)?, plural))) {
        return Some(format!("{start}{plural}"));
    }
    word.ends_with(['a', 'e', 'o']).then(|| format!("{word}s"))
}

#[test]
fn names_are_found_in_the_plural() {
    let (graph, index) = crate::indexed(Vec::new());
    for lang in [Lang::Es, Lang::Pt] {
        let of_lang = graph.documents().filter(|(_, document)| document.game == Game::Magic && document.lang() == lang);
        let terms = of_lang.flat_map(|(_, document)| &document.nodes).filter_map(|node| node.term());
        let (mut asked, mut found, mut missed) = (0, 0, Vec::new());
        for term in terms {
            let name = &term.headword;
            // Verbs have no plural; what follows a preposition keeps its number.
            let mut is_head = true;
            let words: Option<Vec<String>> = name
                .split(' ')
                .map(|word| {
                    is_head &= word.chars().count() > 3;
                    if is_head { plural(word, lang) } else { Some(word.to_owned()) }
                })
                .collect();
            let is_noun =
                !["ar", "er", "ir", "se"].iter().any(|end| name.split(' ').next().unwrap_or("").ends_with(end));
            let Some(words) = words.filter(|_| is_noun && name.chars().all(|c| c.is_alphabetic() || c == ' ')) else {
                continue;
            };
            let question = words.join(" ");
            let query =
                Query { preferred_lang: Some(lang), game: Some(Game::Magic), limit: 3, ..Query::new(&question) };
            let hits = index.search(&graph, &query).unwrap().hits;
            asked += 1;
            let is_right = hits.iter().any(|hit| {
                let node = graph.view(hit.node).node();
                let called = node.term().map(|term| &term.headword).or(node.title.as_ref());
                // A chapter may have the plural for its title.
                called.is_some_and(|called| [name, &question].map(|name| fold(name)).contains(&fold(called)))
            });
            if is_right { found += 1 } else { missed.push(question) }
        }
        println!("{lang}: {found} of {asked} names in the plural, not {missed:?}");
        assert!(asked > 200 && found * 100 >= asked * FIRST);
    }
}
