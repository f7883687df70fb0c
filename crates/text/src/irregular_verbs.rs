//! Verbs whose forms have other stems than their infinitive, as players use them in questions.
//!
//! A stemmer cuts endings: it makes *murió* the same as *muro* and *stole* a word of its own. Forms that are common as
//! nouns (*juego*, *left*) and names of keywords (*resuelto*, “hidden”) are not here.

use std::{collections::HashMap, sync::LazyLock};

use vademecum_vocab::Lang;

/// The verbs of a language, one a line: the infinitive and its irregular forms, folded.
const fn verbs(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => {
            "caer cae caen cayo cayeron caido caida cayendo caiga caigan
            comenzar comienza comienzan comience
            convertir convierte convierten convirtio convirtieron convierta
            costar cuesta cuestan cueste cuesten
            decir dice dicen dijo dijeron dicho diga
            destruir destruye destruyen destruyo destruyeron destruyendo destruya destruyan
            detener detiene detienen detuvo detuvieron detenga
            devolver devuelve devuelven devuelva devuelto devuelta
            elegir elige eligen elijo eligio eligieron elija elijan
            empezar empieza empiezan empiezo empiece
            encontrar encuentra encuentran encuentro
            hacer hago hace hacen hizo hicieron hecho haga hagan
            jugar juega juegan juegas juegue jueguen jugue
            morir muere mueren muero muera mueran murio murieron muriera murieran muriendo muerto muerta muertos muertas
            mostrar muestra muestran muestro muestre
            mover mueve mueven muevo mueva
            obtener obtiene obtienen obtuvo obtengo obtenga
            pedir pide piden pidio pidieron pida
            perder pierde pierden pierdo pierda pierdan
            poner pone ponen pongo puso pusieron puesto puesta ponga pongan
            querer quiere quieren quiero quiera quiso
            repetir repite repiten repitio repita
            resolver resuelve resuelven resuelva resuelvan
            saber sabe saben supo sepa
            seguir sigue siguen siguio sigo siga
            sustituir sustituye sustituyen sustituyo sustituya
            traer trae traen trajo trajeron traigo traiga
            venir viene vienen vengo venga vinieron
            volver vuelve vuelven vuelvo vuelva vuelvan"
        }
        Lang::Pt => {
            "cair cai caem caiu cairam caindo caido
            dizer diz dizem disse disseram dito diga
            destruir destroi destroem destruiu destruiram destruido destruida
            fazer faz fazem fez fizeram feito faco faca
            morrer morto morta mortos mortas
            perder perco perca percam
            por poe poem pos puseram ponho ponha posto
            querer quer querem quis queira
            sair sai saem saiu sairam saindo saia
            trazer traz trazem trouxe trouxeram trago traga
            vir vem veio vieram venho venha"
        }
        Lang::En => {
            "become became
            begin began begun beginning
            bring brought
            buy bought
            choose chose chosen
            come came
            deal dealt
            draw drew drawn
            fall fell fallen
            fight fought
            find found
            get got gotten getting
            give gave given
            go went gone
            hold held
            keep kept
            know knew known
            lose lost
            make made
            pay paid
            say said
            see saw seen
            sell sold
            send sent
            spend spent
            steal stole stolen
            stick stuck
            swing swung
            take took taken
            tell told
            think thought
            win won winning"
        }
    }
}

/// The infinitive of an irregular form of a verb, both folded.
pub(crate) fn infinitive(folded: &str, lang: Lang) -> Option<&'static str> {
    static FORMS: LazyLock<[HashMap<&'static str, &'static str>; Lang::ALL.len()]> = LazyLock::new(|| {
        Lang::ALL.map(|lang| {
            let forms = |line: &'static str| {
                let mut words = line.split_whitespace();
                let infinitive = words.next().unwrap_or_default();
                words.map(move |form| (form, infinitive))
            };
            verbs(lang).lines().flat_map(forms).collect()
        })
    });
    FORMS[lang as usize].get(folded).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fold;

    #[test]
    fn forms_are_folded_and_said_once() {
        for lang in Lang::ALL {
            let words: Vec<&str> = verbs(lang).split_whitespace().collect();
            let mut once = words.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), words.len(), "{lang}");
            assert!(words.iter().all(|word| fold(word) == **word), "{lang}");
        }
    }

    #[test]
    fn forms_lead_to_their_infinitive() {
        assert_eq!(infinitive("murio", Lang::Es), Some("morir"));
        assert_eq!(infinitive("stole", Lang::En), Some("steal"));
        assert_eq!(infinitive("stole", Lang::Es), None);
        assert_eq!(infinitive("morir", Lang::Es), None);
    }
}
