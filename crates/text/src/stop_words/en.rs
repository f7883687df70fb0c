//! English.

use super::lists::StopWords;

pub(super) const WORDS: StopWords = StopWords {
    common: "a and as at by can for from in may of on or the to with",
    search: "about am an are be been but could did do does explain had happens has have how i if into is it its me \
        mean means my s so than that their them then there these they this those was were what when where which who \
        why will work works would you your",
    names: "are be being has have if is it onto re that them they was were when would",
    headwords: "an into like might over per under will without you",
    connectors: "a of the",
    determiners: "a an another any each its no that the their these this those",
    pronoun_articles: "",
    definite_articles: "the",
    indefinite_articles: "a an",
    sentence_openers: "if when whenever at each in this that it there a an",
    detection: "the of is that player spell with and rule to",
};
