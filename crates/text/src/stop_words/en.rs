//! English.

use super::lists::StopWords;

pub(super) const WORDS: StopWords = StopWords {
    common: "a and as at by can for from in may of on or the to with",
    search: "about am an are aren't be been but can't cannot could couldn't did didn't do does doesn't don't explain had \
        happens has hasn't have haven't how i if into is isn't it its me mean means my not s so than that their them then \
        there these they this those was wasn't were weren't what when where which who why will won't work works would \
        wouldn't you your",
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
