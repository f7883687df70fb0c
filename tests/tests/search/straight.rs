//! A name that is the whole question leads to one term, in the reader's language.

use vademecum_library::build_graph_with_bundled;
use vademecum_search::Index;
use vademecum_vocab::Lang;

#[test]
fn a_term_of_another_language_leads_to_the_readers_own() {
    let graph = build_graph_with_bundled(Vec::new());
    let index = Index::in_memory(&graph).unwrap();
    let called = |text: &str, lang: Lang| {
        let view = graph.view(index.glossary_entry_named(&graph, text, lang)?);
        assert_eq!(view.document().lang(), lang, "{text}");
        view.node().term().map(|term| term.headword.clone())
    };
    for (text, lang, expected) in [
        ("flying", Lang::Es, "Vuela"),
        ("VOAR", Lang::Es, "Vuela"),
        ("toque mortífero", Lang::Es, "Toque mortal"),
        ("toque mortifero", Lang::Es, "Toque mortal"),
        ("deathtouch", Lang::Pt, "Toque mortífero"),
        // Words that are alike, and mean something else in the reader's language.
        ("feitiço", Lang::Es, "Conjuro"),
        ("hechizo", Lang::Es, "Hechizo"),
        ("hechizo", Lang::Pt, "Mágica"),
        ("conjuro", Lang::Pt, "Feitiço"),
    ] {
        assert_eq!(called(text, lang).as_deref(), Some(expected), "{text}");
    }
    assert_eq!(called("una criatura que vuela", Lang::Es), None);
    // No bundled document is in English.
    assert_eq!(called("flying", Lang::En), None);
}
