//! The embedded files, by path.

use std::{borrow::Cow, sync::OnceLock};

use rust_embed::RustEmbed;
use vademecum_vocab::Game;

#[derive(RustEmbed)]
#[folder = "../../rules"]
struct Files;

/// Every embedded file: its path from `rules/` (`magic/digest/es/704.md`) and its bytes, in the order of the paths.
pub fn files() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    let mut paths: Vec<_> = Files::iter().collect();
    paths.sort_unstable();
    paths.into_iter().filter_map(|path| Some((path.clone(), Files::get(&path)?.data)))
}

/// An embedded file as text, by its path from `rules/`.
pub(crate) fn text(path: &str) -> Option<String> {
    String::from_utf8(Files::get(path)?.data.into_owned()).ok()
}

/// An embedded file parsed by a function of its path and text; `None` if there is no such file.
pub(crate) fn parse<T, E>(path: &str, parse: impl FnOnce(&str, &str) -> Result<T, E>) -> Result<Option<T>, E> {
    text(path).map(|text| parse(path, &text)).transpose()
}

/// The files in a folder whose names end in `suffix`: path from `rules/` and text, in the order of the paths.
pub(crate) fn texts_in(folder: &str, suffix: &str) -> Vec<(String, String)> {
    let mut paths: Vec<_> = Files::iter().filter(|path| path.starts_with(folder) && path.ends_with(suffix)).collect();
    paths.sort_unstable();
    paths.into_iter().filter_map(|path| Some((path.to_string(), text(&path)?))).collect()
}

/// Lazily parsed content of each game.
pub(crate) struct PerGame<T> {
    values: [OnceLock<T>; Game::ALL.len()],
    parse: fn(Game) -> T,
}

impl<T> PerGame<T> {
    pub(crate) const fn new(parse: fn(Game) -> T) -> Self {
        PerGame { values: [const { OnceLock::new() }; Game::ALL.len()], parse }
    }

    /// The content of a game, parsed at the first call.
    pub(crate) fn get(&self, game: Game) -> &T {
        self.values[game as usize].get_or_init(|| (self.parse)(game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_sorted_by_path() {
        let paths: Vec<_> = files().map(|(path, _)| path).collect();
        assert!(!paths.is_empty() && paths.is_sorted());
    }

    #[test]
    fn a_folder_lists_only_its_own_files() {
        let texts = texts_in("magic/colloquial/", ".tsv");
        assert!(texts.iter().any(|(path, _)| path == "magic/colloquial/es.tsv"));
        assert!(texts.iter().all(|(path, _)| path.starts_with("magic/colloquial/")));
    }
}
