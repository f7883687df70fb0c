//! A question that names no game is answered from the rules of the game that it is about.

use vademecum_search::Query;
use vademecum_vocab::Game;

use crate::{indexed, questions::questions};

/// Minimum share of the questions about a game that are answered from its rules. Many questions of players of the smaller
/// game are questions about the other one, too («habilidades continuas»); without a page to ask from nothing tells them
/// apart.
const MIN_SHARE: [(Game, f64); Game::ALL.len()] = [(Game::Magic, 0.99), (Game::Myl, 0.48)];

#[test]
fn questions_are_answered_from_the_game_that_they_are_about() {
    let (graph, index) = indexed(Vec::new());
    let all = questions();
    for (game, min_share) in MIN_SHARE {
        let is_asked = |kind: &str| kind != "number" && kind != "gibberish";
        let asked: Vec<_> = all.iter().filter(|question| question.game == game && is_asked(&question.kind)).collect();
        let is_right = |text: &str, lang| {
            let query = Query { preferred_lang: Some(lang), omits_snippets: true, ..Query::new(text) };
            let hits = index.search_one_game(&graph, &query).unwrap().hits;
            hits.first().is_some_and(|hit| graph.document(hit.node.document).game == game)
        };
        let right = asked.iter().filter(|question| is_right(&question.text, question.lang)).count();
        println!("{game}: {right} of {} questions are answered from its rules", asked.len());
        assert!(right as f64 >= min_share * asked.len() as f64, "{game}: {right} of {}", asked.len());
    }
}
