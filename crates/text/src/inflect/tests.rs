//! Forms of words, language by language.

use super::*;

fn forms(infinitive: &str, alternation: Option<Alternation>, lang: Lang) -> Vec<String> {
    verb_forms(&Verb { infinitive: infinitive.to_owned(), alternation }, lang)
}

fn has(forms: &[String], expected: &[&str], missing: &[&str]) {
    for form in expected {
        assert!(forms.iter().any(|other| other == form), "{form} is missing: {forms:?}");
    }
    for form in missing {
        assert!(forms.iter().all(|other| other != form), "{form} is no form: {forms:?}");
    }
}

#[test]
fn spanish_verbs_are_spelled_as_they_sound() {
    has(&forms("atacar", None, Lang::Es), &["ataca", "ataque", "ataquen", "atacó", "atacándolo"], &["ataco", "atacen"]);
    has(&forms("pagar", None, Lang::Es), &["pague", "pagarla", "págala"], &["page"]);
    has(&forms("dirigir", None, Lang::Es), &["dirija", "dirige"], &["diriga"]);
    has(&forms("destruir", None, Lang::Es), &["destruye", "destruyó", "destruyendo", "destruya"], &["destrue"]);
    has(&forms("jugar", Some(Alternation::UUe), Lang::Es), &["juega", "juegue", "jugó", "juégala"], &["juego", "juga"]);
    has(&forms("morir", Some(Alternation::OUe), Lang::Es), &["muere", "murió", "muriendo"], &["more"]);
    has(&forms("repetir", Some(Alternation::EI), Lang::Es), &["repite", "repitió", "repita"], &["repete"]);
    has(&forms("disfrazarse", None, Lang::Es), &["disfrazarse", "disfraza", "disfrace"], &["disfraze"]);
    assert_eq!(participle_forms("activar", Lang::Es), ["activado", "activados", "activada", "activadas"]);
}

#[test]
fn portuguese_verbs_are_spelled_as_they_sound() {
    has(&forms("jogar", None, Lang::Pt), &["joga", "jogue", "jogá", "jogarem", "jogou"], &["jogo", "joge"]);
    has(&forms("bloquear", None, Lang::Pt), &["bloqueia", "bloqueie", "bloqueou"], &["bloquea"]);
    has(&forms("fundir", None, Lang::Pt), &["funde", "funda", "fundiu"], &["fundo"]);
    has(&forms("descobrir", Some(Alternation::OU), Lang::Pt), &["descobre", "descubra"], &["descobra"]);
}

#[test]
fn english_verbs_double_what_is_short() {
    has(&forms("tap", None, Lang::En), &["taps", "tapping"], &["taping"]);
    has(&forms("exile", None, Lang::En), &["exiles", "exiling"], &["exileing"]);
    assert_eq!(participle_forms("copy", Lang::En), ["copied"]);
    assert_eq!(participle_forms("target", Lang::En), ["targeted"]);
}

#[test]
fn nouns_have_their_plurals() {
    let plural = |word: &str, lang| noun_forms(word, lang);
    has(&plural("orden", Lang::Es), &["órdenes"], &[]);
    has(&plural("fracción", Lang::Es), &["fracciones"], &["fracciónes"]);
    has(&plural("luz", Lang::Es), &["luces"], &[]);
    has(&plural("ação", Lang::Pt), &["ações"], &[]);
    has(&plural("nível", Lang::Pt), &["níveis"], &[]);
    has(&plural("cor", Lang::Pt), &["cores"], &["core"]);
    has(&plural("ability", Lang::En), &["abilities"], &["abilitys"]);
}

#[test]
fn anything_can_be_inflected() {
    for word in ["", "a", "é", "ar", "se", "ção", "日本", "y"] {
        for lang in Lang::ALL {
            let _ = (
                noun_forms(word, lang),
                adjective_forms(word, lang),
                agreement_forms(word, lang),
                participle_forms(word, lang),
            );
            let _ = (crate::singular_candidates(word, lang), is_infinitive(word, lang));
            for alternation in [None, Some(Alternation::EIe), Some(Alternation::Accent)] {
                let _ = forms(word, alternation, lang);
            }
        }
    }
}
