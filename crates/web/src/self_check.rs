//! Some pages of every kind: a library is served only if they can be made.

use vademecum_document::NodeKind;
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    urls::{self, Urls, part},
};

/// The kinds of nodes that have pages of different kinds.
const KINDS: [NodeKind; 5] = [NodeKind::Section, NodeKind::Chapter, NodeKind::Rule, NodeKind::Term, NodeKind::Card];

impl AppState {
    /// The addresses of some pages: those of the whole library in every language, and the first of each kind of
    /// every document.
    pub(crate) fn self_check_paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for lang in Lang::ALL {
            paths.extend(["", "/documents", "/about", "/suggest?q=1"].map(|page| format!("/{lang}{page}")));
        }
        for (place, document) in self.graph.documents() {
            let newest = self.graph.editions(document.game).first().copied();
            let is_older = document.kind.holds_rules() && newest != Some(document.date());
            let urls = Urls { lang: document.lang(), game: document.game, at: is_older.then(|| document.date()) };
            paths.push(urls::document(urls.lang, &document.id));
            if document.kind.holds_rules() {
                paths.extend([urls.contents(), urls.glossary()]);
            } else {
                paths.push(urls::read(urls.lang, &document.id));
            }
            for kind in KINDS {
                let Some(view) = self.graph.nodes(place).find(|view| view.node().kind() == kind) else { continue };
                paths.push(urls.node(view).split('#').next().unwrap_or_default().to_owned());
                if let Some(title) = &view.node().title {
                    paths.push(format!("/{}/search?q={}&stay=1", urls.lang, part(title)));
                }
            }
        }
        paths
    }
}
