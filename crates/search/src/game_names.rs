//! Names of the games in a query: they choose the game that is searched.

use std::sync::LazyLock;

use regex::{Captures, Regex};
use vademecum_text::{StopWordSet, fold};
use vademecum_vocab::Game;

use crate::parse::{QueryPiece, pieces};

/// A quoted part of a query, or the name of a game with the preposition before it.
static NAME: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r#"(?xi) "[^"]*" | “[^”]*” | «[^»]*» | „[^“]*“
        | (?: \b (?: en | em | in | of | de | del | do | da | for | para ) \s+ (?: (?: el | la | o | the ) \s+ )? )?
          \b (?: (?<magic> magic (?: :? \s+ the \s+ gathering )? | mtg ) | (?<myl> mitos \s+ [ye&] \s+ (?: leyendas | lendas ) | myl ) ) \b
          (?<joined> [-@\#_/] )?"#;
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

/// A part of every name of a game. Most queries have none, which this pattern tells sooner than [`NAME`].
static NAME_PART: LazyLock<Regex> =
    LazyLock::new(|| Regex::new("(?i)magic|mtg|mitos|myl").expect("the pattern is fixed and a test compiles it"));

/// The game that a query names, and the query without that name. `None` if it names no game or several, or if nothing but
/// stop words is left.
pub(crate) fn split_game_name(text: &str) -> Option<(Game, String)> {
    if !NAME_PART.is_match(text) {
        return None;
    }
    let game = |found: &Captures<'_>| {
        let game = if found.name("magic").is_some() {
            Game::Magic
        } else {
            found.name("myl")?;
            Game::Myl
        };
        found.name("joined").is_none().then_some(game)
    };
    let mut named = NAME.captures_iter(text).filter_map(|found| game(&found));
    let first = named.next()?;
    if named.any(|other| other != first) {
        return None;
    }
    let rest = NAME.replace_all(text, |found: &Captures<'_>| match game(found) {
        Some(_) => " ".to_owned(),
        None => found[0].to_owned(),
    });
    let rest = rest.trim();
    let is_stop_word =
        |piece: &QueryPiece| StopWordSet::SearchStopWords.contains_in_any(&fold(&piece.normalized_text()));
    (!pieces(rest).iter().all(is_stop_word)).then(|| (first, rest.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, game: Game, rest: &str) {
        assert_eq!(split_game_name(text), Some((game, rest.to_owned())), "{text}");
    }

    #[test]
    fn names_are_split_off() {
        check("mitos y leyendas mulligan", Game::Myl, "mulligan");
        check("mano inicial Mitos y Leyendas", Game::Myl, "mano inicial");
        check("cementerio en mitos y leyendas", Game::Myl, "cementerio");
        check("¿cómo se gana en MyL?", Game::Myl, "¿cómo se gana  ?");
        check("perder en el myl", Game::Myl, "perder");
        check("Magic: the Gathering mulligan", Game::Magic, "mulligan");
        check("mulligan in MTG", Game::Magic, "mulligan");
        check("mitos e lendas: cemitério", Game::Myl, ": cemitério");
    }

    #[test]
    fn other_queries_stay() {
        for text in [
            "mulligan",
            "myl",
            "mitos y leyendas",
            "qué es magic",
            "diferencias entre magic y myl",
            "\"magic golden rules\"",
            "magic-cr 704",
            "leyendas",
            "dar una carta",
            "mylar",
            "",
        ] {
            assert_eq!(split_game_name(text), None, "{text}");
        }
    }
}
