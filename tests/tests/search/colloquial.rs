//! What the lexicon of everyday words sends its readers to exists.

use std::collections::BTreeSet;

use vademecum_content as content;
use vademecum_document::DocumentKind;
use vademecum_search::{Query, SynonymMeaning, Synonyms};
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang};

/// The words of a text, folded.
fn words(text: &str) -> impl Iterator<Item = String> {
    let folded = fold(text);
    let words: Vec<String> = folded.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect();
    words.into_iter().filter(|word| !word.is_empty())
}

/// A bundled file by its path from `rules/`, if there is one.
fn file(path: &str) -> Option<String> {
    let (_, bytes) = content::files().find(|(name, _)| name == path)?;
    Some(String::from_utf8(bytes.into_owned()).unwrap())
}

#[test]
fn everyday_words_mean_words_and_numbers_of_the_rules() {
    let mut wrong = Vec::new();
    for game in Game::ALL {
        let digests = || content::digests().iter().filter(move |d| d.game == game && d.kind == DocumentKind::Digest);
        for lang in Lang::ALL {
            let path = format!("{game}/colloquial/{lang}.tsv");
            let Some(text) = file(&path) else { continue };
            let mut colloquial = Synonyms::default();
            colloquial.add_tsv(&path, game, lang, &text).unwrap();
            let texts = digests().filter(|digest| digest.lang() == lang).flat_map(|digest| &digest.nodes);
            let said = texts.flat_map(|node| [node.title.as_deref(), Some(node.text.as_str())]).flatten();
            let mut known: BTreeSet<String> = said.flat_map(words).collect();
            // Of languages without a digest, names are known.
            known.extend(file(&format!("{game}/generated/terms.tsv")).iter().flat_map(|text| words(text)));
            for meaning in colloquial.meanings_in(lang) {
                match meaning {
                    SynonymMeaning::Words(meant) => {
                        let unknown = meant.iter().flat_map(|word| words(word)).find(|word| !known.contains(word));
                        wrong.extend(unknown.map(|word| format!("{path}: no text says {word:?}")));
                    }
                    SynonymMeaning::Rule(_, edition, number) => {
                        let is_there = digests().any(|digest| {
                            digest.date() == *edition && digest.nodes.iter().any(|node| node.number == Some(*number))
                        });
                        wrong.extend((!is_there).then(|| format!("{path}: there is no {number} in {edition}")));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rows_that_cannot_be_read_are_errors() {
    let mut colloquial = Synonyms::default();
    let mut read = |text: &str| colloquial.add_tsv("x.tsv", Game::Magic, Lang::Es, text);
    let head = "# edition 2024-11-08\nsays\tmeans\ttie\n";
    assert!(read(&format!("{head}mazo\tbiblioteca\tsame\n# things\n\n")).is_ok());
    assert_eq!(read("says\tmeans\ttie\n").unwrap_err().line, 1);
    assert_eq!(read(&format!("{head}mazo\tbiblioteca\n")).unwrap_err().line, 3);
    assert_eq!(read(&format!("{head}mazo\tbiblioteca\tperhaps\n")).unwrap_err().line, 3);
    assert_eq!(read(&format!("{head}?!\tbiblioteca\tsame\n")).unwrap_err().line, 3);
}

#[test]
fn shortened_words_are_not_those_with_their_stem() {
    let (graph, index) = crate::indexed(Vec::new());
    let first = |text: &str, lang: Lang| {
        let query = Query { preferred_lang: Some(lang), omits_snippets: true, ..Query::new(text) };
        let hits = index.search_one_game(&graph, &query).unwrap().hits;
        let node = hits.first().map(|hit| graph.view(hit.node).node())?;
        node.number.map(|number| number.to_string()).or_else(|| node.title.clone())
    };
    let sacrifice = [Some("701.17".to_owned()), Some("Sacrificar".to_owned())];
    for lang in Lang::ALL {
        for text in ["sac", "sac a creature", "sac outlet"] {
            let found = first(text, lang);
            assert!(sacrifice.contains(&found), "{text} ({lang}): {found:?}");
        }
        assert_eq!(first("cda", lang).as_deref(), Some("604.3"), "{lang}");
    }
    assert!(!sacrifice.contains(&first("sacar", Lang::Es)));
    assert!(!sacrifice.contains(&first("sacar", Lang::Pt)));
    // Alone it may be a misspelling of «haste».
    assert_eq!(first("graveyard hate", Lang::En).as_deref(), Some("404"));
}
