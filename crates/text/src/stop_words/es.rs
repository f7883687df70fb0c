//! Spanish.

use super::lists::StopWords;

pub(super) const WORDS: StopWords = StopWords {
    common: "a al como con de del el en es la las los o para por que se si y",
    search: "algo algun alguna cual cuales cuando cuanta cuantas cuanto cuantos donde e ella ellas ellos entre esa \
        ese eso esta este esto explica fue funciona funcionan ha haber hace hay le les lo mas me mi mis muy nos pasa \
        pero porque puede pueden puedo quien sea ser significa sirve sobre son su sus te tengo tiene tienen tu tus un \
        una unas unos ya yo",
    names: "cuando él ella ellos está están esté fue ha han puede pueden sea ser sin son tiene tienen",
    headwords: "bajo contra desde durante entre lo no según sin sobre solo sólo un una",
    connectors: "de del el la las los",
    determiners: "al algún alguna cada cualquier del el esa ese esta este las los ningún ninguna otra otro su sus un una unas \
        unos",
    pronoun_articles: "la lo",
    definite_articles: "el la los las",
    indefinite_articles: "un una unos unas",
    sentence_openers: "si cuando siempre al cada en este esta esto ese esa eso",
    detection: "el los las del una y jugador hechizo con su regla",
};
