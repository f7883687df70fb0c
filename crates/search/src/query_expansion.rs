//! Query expansion: the terms of a query with their inflections, corrections, translations and synonyms.

use std::ops::Range;

use vademecum_graph::Graph;
use vademecum_text::{FuzzyWord, StopWordSet, TokenForm, TokenKind, fold, stem_for_search};
use vademecum_vocab::{Game, Lang};

use crate::{
    Query, SynonymRelation, Synonyms,
    error::SearchError,
    indexer::{name_key, stemmed_name_key},
    parse::{QueryPiece, pieces as pieces_of},
    rule_questions::StemAlternatives,
    schema::TextZone,
    searcher::Searcher,
    synonyms::{SynonymLookup, SynonymMatch, SynonymMeaning, expression_stem},
    term_variants::{
        Corrections, LangWeights, QueryLexicon, Variant, WEIGHTS as VARIANT_WEIGHTS, corrections as corrections_of,
        idf, prefix_variants, stems, symbol_variants, written_variants,
    },
};

struct ExpansionWeights {
    translation: f32,
    /// Weight of the languages in which fewer words of the query occur than in the best one.
    unlikely_language: f32,
    /// Mass of a word that no document has.
    unknown_weight: f32,
}

const WEIGHTS: ExpansionWeights = ExpansionWeights { translation: 0.9, unlikely_language: 0.6, unknown_weight: 5.0 };

/// Maximum number of words of a name that is translated or corrected.
const MAX_NAME_WORDS: usize = 5;

/// Maximum number of words of a query that may be a name as a whole.
const MAX_NAME_QUERY_WORDS: usize = 8;

/// One interpretation of a term of a query.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Interpretation {
    /// Words, each in its variants.
    pub(crate) words: Vec<Vec<Variant>>,
    /// Items that match whatever their texts are.
    pub(crate) items: Vec<u32>,
    pub(crate) weight: f32,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct QueryTerm {
    pub(crate) query: TermQuery,
    /// Its IDF weight in the query.
    pub(crate) idf_weight: f32,
    /// Whether the documents contain it or a synonym of it; otherwise its expansion is a guess.
    pub(crate) is_known: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum TermQuery {
    AnyOf(Vec<Interpretation>),
    /// A phrase of folded words, which an answer must contain.
    Phrase(Vec<String>),
}

#[derive(Default)]
pub(crate) struct ExpandedQuery {
    pub(crate) terms: Vec<QueryTerm>,
    /// By language, every word of the query with its alternatives, stop words included, to be compared with questions.
    pub(crate) question_words: [Vec<StemAlternatives>; Lang::ALL.len()],
    /// By language, whether the query may be in it.
    pub(crate) may_be_in: [bool; Lang::ALL.len()],
    /// Words that nothing is known about.
    pub(crate) unknown_words: Vec<String>,
    /// These, and words that at best resemble known ones.
    pub(crate) guessed_words: Vec<String>,
    /// The names that the whole query may be, most likely first.
    pub(crate) names: Vec<NameQuery>,
    /// The language of the query, if the reader's settings tell it.
    pub(crate) lang: Option<Lang>,
    /// By game, whether its synonyms are among the terms or names.
    has_synonyms_of: [bool; Game::ALL.len()],
    /// Words that are used nowhere, with their corrections.
    pub(crate) corrected_words: Vec<CorrectedWord>,
}

/// A word with its corrections, which are the same for every game whose questions are compared.
pub(crate) struct CorrectedWord {
    text: String,
    /// Whether it is known as an inflection.
    is_known: bool,
    corrections: Corrections,
}

impl ExpandedQuery {
    /// Whether the synonyms of other games than one contributed nothing.
    pub(crate) fn has_synonyms_of_game_alone(&self, game: Game) -> bool {
        Game::ALL.into_iter().all(|each| each == game || !self.has_synonyms_of[each as usize])
    }
}

/// A name that a whole query may be.
pub(crate) enum NameQuery {
    /// As it is written, folded.
    AsTyped(String),
    Stems(Lang, String),
    Misspelled(FuzzyWord),
    /// By its stems, as a synonym of an everyday expression.
    Synonym(Lang, String),
    /// By its stems, where words of the query are corrected.
    Corrected(Lang, String),
    /// The item of a rule for which an everyday expression is a synonym.
    RuleItem {
        item: u32,
        is_corrected: bool,
    },
}

/// Expands the pieces of a query. A phrase that no document has is split into its words. Words that were corrected in an
/// `earlier` expansion with the same lexicon are not corrected again.
pub(crate) fn expand(
    pieces: &[QueryPiece],
    query: &Query<'_>,
    text: &str,
    lexicon: QueryLexicon<'_>,
    (synonyms, graph): (&Synonyms, &Graph),
    earlier: &[CorrectedWord],
) -> Result<ExpandedQuery, SearchError> {
    let searcher = lexicon.searcher;
    let mut loose = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match piece {
            QueryPiece::Phrase(words) if !has_phrase(words, searcher)? => {
                loose.extend(words.iter().flat_map(|w| pieces_of(w)));
            }
            _ => loose.push(piece.clone()),
        }
    }
    let is_stop_word = |piece: &QueryPiece| matches!(piece, QueryPiece::Word { text, .. } if StopWordSet::SearchStopWords.contains_in_any(&fold(text)));
    let langs = language_weights(&loose, query, lexicon);
    let asked = loose.clone();
    if !loose.iter().all(is_stop_word) {
        loose.retain(|piece| !is_stop_word(piece));
    }
    let synonyms = &SynonymLookup::new(synonyms, query.game_in(graph));
    let interpret = |pieces: &[QueryPiece]| {
        let translated = translate(pieces, graph);
        (translated, synonym_interpretations(pieces, &langs, synonyms, lexicon, graph))
    };
    let (mut translated, mut synonymous) = interpret(&loose);
    // A word that shares a stem with a known one may be its inflection or a misspelling of another.
    let mut corrected_words: Vec<CorrectedWord> = Vec::new();
    let mut correct = |i: usize, piece: &QueryPiece| match piece {
        QueryPiece::Word { text, kind: TokenKind::Word }
            // A word is corrected although it has a meaning in an unlikely language: “comander” has the stem of «comando».
            if !lexicon.is_used(text) && !synonymous[i].is_in_likely_language && translated[i].is_empty() =>
        {
            let is_known = !written_variants(text, &langs, lexicon).is_empty();
            let is_it = |word: &&CorrectedWord| word.text == *text && word.is_known == is_known;
            let corrections = match earlier.iter().find(is_it) {
                Some(word) => word.corrections.clone(),
                None => corrections_of(text, &langs, is_known, lexicon),
            };
            corrected_words.push(CorrectedWord { text: text.clone(), is_known, corrections: corrections.clone() });
            corrections
        }
        QueryPiece::Word { .. } | QueryPiece::Phrase(_) => Corrections::default(),
    };
    let mut corrections: Vec<Corrections> = loose.iter().enumerate().map(|(i, piece)| correct(i, piece)).collect();
    // What the words mean together is asked of the likeliest correction of each: «comander damge».
    let corrected: Vec<QueryPiece> = loose.iter().zip(&corrections).map(likeliest_piece).collect();
    if corrected != loose {
        (translated, synonymous) = interpret(&corrected);
    }
    let is_name = translated.iter().all(|interpretations| !interpretations.is_empty());
    let query_lang = query.preferred_lang.or_else(|| query.document.map(|document| document.lang()));
    let mut expanded = ExpandedQuery {
        names: written_names(text, &loose, query_lang, lexicon),
        lang: query_lang,
        may_be_in: langs.map(|weight| weight >= 1.0),
        corrected_words,
        ..ExpandedQuery::default()
    };
    let last = loose.len().saturating_sub(1);
    for (i, piece) in loose.iter().enumerate() {
        let (query, idf_weight, is_known) = match piece {
            QueryPiece::Phrase(words) => {
                (TermQuery::Phrase(words.clone()), WEIGHTS.unknown_weight * words.len() as f32, true)
            }
            QueryPiece::Word { text, kind: TokenKind::NumberOrSymbol } => {
                let words = symbol_variants(text);
                let idf_weight = idf(&words, lexicon);
                (
                    TermQuery::AnyOf(vec![Interpretation { words: vec![words], items: vec![], weight: 1.0 }]),
                    idf_weight.max(1.0),
                    idf_weight > 0.0,
                )
            }
            QueryPiece::Word { text, kind: TokenKind::Word } => {
                let Corrections { variants: corrected, is_sure, .. } = &mut corrections[i];
                let is_guess = !corrected.is_empty();
                let mut interpretations = Vec::new();
                let mut variants = written_variants(text, &langs, lexicon);
                let known = !variants.is_empty();
                let is_used = lexicon.is_used(text);
                let mut idf_weight = if known { idf(&variants, lexicon) } else { WEIGHTS.unknown_weight };
                if !known && !is_used && i == last {
                    variants.extend(prefix_variants(text, &langs, searcher));
                }
                interpretations.append(&mut synonymous[i].interpretations);
                if is_name || !known {
                    interpretations.append(&mut translated[i]);
                }
                // A word that is its own stem may be cut off, so a match of its stem is not enough.
                let is_inflected = variants.iter().any(|variant| variant.word != fold(text));
                let is_read = known && (is_used || is_inflected) || !interpretations.is_empty();
                let understood = if is_guess { *is_sure } else { is_read };
                variants.append(corrected);
                // Guesses have the IDF weight of unknown words.
                if is_guess && understood {
                    idf_weight = idf(&variants, lexicon);
                }
                if idf_weight <= 0.0 || !understood {
                    idf_weight = WEIGHTS.unknown_weight;
                }
                if !understood {
                    expanded.guessed_words.push(text.clone());
                }
                if !variants.is_empty() {
                    interpretations.insert(0, Interpretation { words: vec![variants], items: Vec::new(), weight: 1.0 });
                }
                if interpretations.is_empty() {
                    expanded.unknown_words.push(text.clone());
                }
                (TermQuery::AnyOf(interpretations), idf_weight, understood)
            }
        };
        expanded.terms.push(QueryTerm { query, idf_weight, is_known });
    }
    expanded.question_words = question_words(&asked, &loose, &expanded.terms, &langs, lexicon);
    let typed = [loose.as_slice(), corrected.as_slice()];
    add_names(typed, &corrections, synonyms, (lexicon, graph), expanded.may_be_in, &mut expanded.names);
    expanded.has_synonyms_of = synonyms.found_in();
    Ok(expanded)
}

/// A piece of a query, or the likeliest correction of it.
fn likeliest_piece((piece, corrections): (&QueryPiece, &Corrections)) -> QueryPiece {
    match (piece, &corrections.likeliest) {
        (QueryPiece::Word { kind, .. }, Some(word)) => QueryPiece::Word { text: word.clone(), kind: *kind },
        _ => piece.clone(),
    }
}

/// The words of a query with their stems in each language; those of `terms`, which are the pieces `expanded`, with all
/// their alternatives.
fn question_words(
    pieces: &[QueryPiece],
    expanded: &[QueryPiece],
    terms: &[QueryTerm],
    langs: &LangWeights,
    lexicon: QueryLexicon<'_>,
) -> [Vec<StemAlternatives>; Lang::ALL.len()] {
    let mut next = expanded.iter().zip(terms).peekable();
    let mut words = Lang::ALL.map(|_| Vec::with_capacity(pieces.len()));
    for piece in pieces {
        let term = next.next_if(|(expanded, _)| *expanded == piece).map(|(_, term)| term);
        let typed = match piece {
            QueryPiece::Word { text, .. } => vec![text.as_str()],
            QueryPiece::Phrase(words) => words.iter().map(String::as_str).collect(),
        };
        for lang in Lang::ALL {
            for word in &typed {
                let weight = langs[lang as usize];
                let mut alternatives: StemAlternatives =
                    stems(word, lang, lexicon).into_iter().map(|stem| (stem, weight)).collect();
                alternatives.extend(term.into_iter().flat_map(|term| stem_alternatives(term, lang)));
                words[lang as usize].push(alternatives);
            }
        }
    }
    words
}

/// The stems that a term may stand for in a language.
fn stem_alternatives(term: &QueryTerm, lang: Lang) -> impl Iterator<Item = (String, f32)> {
    let interpretations = match &term.query {
        TermQuery::AnyOf(interpretations) => interpretations.as_slice(),
        TermQuery::Phrase(_) => &[],
    };
    interpretations.iter().flat_map(move |interpretation| {
        let weight = interpretation.weight / (interpretation.words.len().max(1) as f32).sqrt();
        let variants = interpretation.words.iter().flatten();
        let of_lang = variants.filter(move |variant| variant.lang == lang && variant.form == TokenForm::Stemmed);
        of_lang.map(move |variant| (variant.word.clone(), weight * variant.weight))
    })
}

/// The whole query as a name, and what it says without stop words (“what does deathtuch do”); also as misspelled ones if a
/// word is none of the reader's language.
fn written_names(
    text: &str,
    pieces: &[QueryPiece],
    query_lang: Option<Lang>,
    lexicon: QueryLexicon<'_>,
) -> Vec<NameQuery> {
    let searcher = lexicon.searcher;
    let key = name_key(text);
    let langs = Lang::ALL.into_iter().filter(|&lang| query_lang.is_none_or(|own| own == lang));
    // Of several words, each may be one and the name misspelled: «plane walker».
    let is_used = |word: &str| {
        pieces.len() == 1 && lexicon.is_used(word)
            || langs.clone().any(|lang| searcher.vocabulary(lang).get(&fold(word)).is_some())
    };
    let is_unknown = |piece: &QueryPiece| match piece {
        QueryPiece::Word { text, kind: TokenKind::Word } => !is_used(text),
        QueryPiece::Word { .. } | QueryPiece::Phrase(_) => false,
    };
    let mut names = Vec::new();
    let may_be_name = pieces.len() <= MAX_NAME_WORDS && searcher.names.exact(&key).next().is_none();
    if may_be_name && pieces.iter().any(is_unknown) {
        let content = pieces.iter().map(|piece| fold(&piece.normalized_text())).collect::<Vec<_>>().join(" ");
        let is_all = content == key;
        names.extend(FuzzyWord::new(&key).map(NameQuery::Misspelled));
        names.extend(FuzzyWord::new(&content).filter(|_| !is_all).map(NameQuery::Misspelled));
        // A name that was taken for two words: «deth tuch».
        if pieces.len() > 1 && pieces.iter().all(is_unknown) {
            names.extend(FuzzyWord::new(&key.replace(' ', "")).map(NameQuery::Misspelled));
        }
    }
    names.push(NameQuery::AsTyped(key));
    names
}

/// The weight of each language: 1 for those with the most words of the query.
fn language_weights(pieces: &[QueryPiece], query: &Query<'_>, lexicon: QueryLexicon<'_>) -> LangWeights {
    let query_lang = query.preferred_lang.or_else(|| query.document.map(|document| document.lang()));
    let counts = Lang::ALL.map(|lang| {
        let is_in_lang = |piece: &&QueryPiece| match piece {
            QueryPiece::Word { text, kind: TokenKind::Word } => {
                let folded = fold(text);
                StopWordSet::SearchStopWords.contains(lang, &folded) || lexicon.has_word(&folded, lang)
            }
            _ => false,
        };
        pieces.iter().filter(is_in_lang).count() + usize::from(query_lang == Some(lang))
    });
    let most = counts.into_iter().max().unwrap_or_default();
    counts.map(|count| if count == most { 1.0 } else { WEIGHTS.unlikely_language })
}

/// For every piece, the translations of the name that it belongs to.
fn translate(pieces: &[QueryPiece], graph: &Graph) -> Vec<Vec<Interpretation>> {
    let word = |piece: &QueryPiece| match piece {
        QueryPiece::Word { text, kind: TokenKind::Word } => Some(fold(text)),
        _ => None,
    };
    let words: Vec<Option<String>> = pieces.iter().map(word).collect();
    let mut interpretations = vec![Vec::new(); pieces.len()];
    interpret_runs(&words, MAX_NAME_WORDS, &mut interpretations, |_, name| translations(name, graph));
    interpretations
}

/// Gives every word the interpretations of the longest run of words that it belongs to. A longer run weighs less, as
/// each of its words has all its interpretations. `None` ends a run.
fn interpret_runs(
    words: &[Option<String>],
    max_words: usize,
    interpretations: &mut [Vec<Interpretation>],
    interpret: impl Fn(Range<usize>, &str) -> Vec<Interpretation>,
) {
    let mut from = 0;
    while from < words.len() {
        let mut run = String::new();
        // The ends of the first words of the run, of the first two, and so on.
        let mut ends = Vec::new();
        for word in words[from..].iter().take(max_words).map_while(Option::as_deref) {
            if !ends.is_empty() {
                run.push(' ');
            }
            run.push_str(word);
            ends.push(run.len());
        }
        let lengths = (1..=ends.len()).rev();
        let mut runs = lengths.map(|length| (length, interpret(from..from + length, &run[..ends[length - 1]])));
        let Some((length, found)) = runs.find(|(_, found)| !found.is_empty()) else {
            from += 1;
            continue;
        };
        for mut interpretation in found {
            interpretation.weight /= (length as f32).sqrt();
            for interpretations in &mut interpretations[from..from + length] {
                interpretations.push(interpretation.clone());
            }
        }
        from += length;
    }
}

/// The names of a folded name in other languages.
fn translations(name: &str, graph: &Graph) -> Vec<Interpretation> {
    let mut names = Vec::new();
    for terms in graph.term_tables().filter(|terms| terms.has_name(name)) {
        for lang in Lang::ALL {
            for other in Lang::ALL.into_iter().filter(|&other| other != lang) {
                let translated = terms.translations(name, lang, other);
                names.extend(translated.into_iter().map(|name| stemmed_interpretation(name, other)));
            }
        }
    }
    names
}

/// The stems of a name's words.
fn stemmed_interpretation(name: &str, lang: Lang) -> Interpretation {
    let content = name.split_whitespace().map(fold).filter(|word| !StopWordSet::SearchStopWords.contains_in_any(word));
    let words = content.map(|word| vec![stem_variant(stem_for_search(&word, lang), lang)]).collect();
    Interpretation { words, items: Vec::new(), weight: WEIGHTS.translation }
}

/// The meanings of an everyday expression.
#[derive(Clone, Default)]
struct SynonymInterpretations {
    interpretations: Vec<Interpretation>,
    /// Whether it has a meaning in a language that the query may be in.
    is_in_likely_language: bool,
}

/// For every piece, the meanings of the everyday expression that it belongs to.
fn synonym_interpretations(
    pieces: &[QueryPiece],
    langs: &LangWeights,
    synonyms: &SynonymLookup<'_>,
    lexicon: QueryLexicon<'_>,
    graph: &Graph,
) -> Vec<SynonymInterpretations> {
    let mut all = vec![SynonymInterpretations::default(); pieces.len()];
    let written: Vec<String> = pieces.iter().map(|piece| fold(&piece.normalized_text())).collect();
    for lang in Lang::ALL {
        let stem = |piece: &QueryPiece| match piece {
            QueryPiece::Word { text, kind } => Some(expression_stem(text, *kind, lang)),
            QueryPiece::Phrase(_) => None,
        };
        let interpretation = |found: SynonymMatch<'_>| {
            let weight = found.relation.weight() * langs[lang as usize];
            match found.meaning {
                SynonymMeaning::Words(words) => {
                    let words = words.iter().map(|word| stem_variants_of(word, lang, lexicon)).collect();
                    Interpretation { words, items: Vec::new(), weight }
                }
                SynonymMeaning::Rule(game, edition, number) => {
                    let item = lexicon.searcher.items.by_number(graph, *game, *edition, *number);
                    Interpretation { words: Vec::new(), items: item.into_iter().collect(), weight }
                }
            }
        };
        let stems: Vec<Option<String>> = pieces.iter().map(stem).collect();
        let is_likely = langs[lang as usize] >= 1.0;
        let mut of_lang = vec![Vec::new(); pieces.len()];
        interpret_runs(&stems, synonyms.max_words(), &mut of_lang, |run, expression| {
            let written = &written[run];
            let found = synonyms.meanings(lang, expression, written);
            let is_meant = |found: &SynonymMatch<'_>| may_mean(found, written, (lang, is_likely), lexicon);
            found.into_iter().filter(is_meant).map(interpretation).collect()
        });
        for (all, mut of_lang) in all.iter_mut().zip(of_lang) {
            all.is_in_likely_language |= is_likely && !of_lang.is_empty();
            all.interpretations.append(&mut of_lang);
        }
    }
    all
}

/// Whether folded words may be meant as an expression of a language. Words that have only their stems in common with one of
/// a language that is not that of the query are words of another, unless documents or questions in it have them.
fn may_mean(
    found: &SynonymMatch<'_>,
    words: &[String],
    (lang, is_likely): (Lang, bool),
    lexicon: QueryLexicon<'_>,
) -> bool {
    found.is_as_written || is_likely || words.iter().all(|word| lexicon.has_word(word, lang))
}

fn stem_variants_of(word: &str, lang: Lang, lexicon: QueryLexicon<'_>) -> Vec<Variant> {
    stems(word, lang, lexicon).into_iter().map(|stem| stem_variant(stem, lang)).collect()
}

fn stem_variant(stem: String, lang: Lang) -> Variant {
    Variant { lang, form: TokenForm::Stemmed, word: stem, weight: VARIANT_WEIGHTS.stemmed }
}

/// Adds the names that a whole query may be besides the written one: inflected, corrected, by synonym of what was typed
/// or of its likeliest correction.
fn add_names(
    [pieces, corrected]: [&[QueryPiece]; 2],
    corrections: &[Corrections],
    synonyms: &SynonymLookup<'_>,
    (lexicon, graph): (QueryLexicon<'_>, &Graph),
    may_be_in: [bool; Lang::ALL.len()],
    names: &mut Vec<NameQuery>,
) {
    let searcher = lexicon.searcher;
    if pieces.len() > MAX_NAME_QUERY_WORDS.max(synonyms.max_words()) {
        return;
    }
    let [words, likeliest] =
        [pieces, corrected].map(|pieces| pieces.iter().map(QueryPiece::normalized_text).collect::<Vec<String>>());
    for lang in Lang::ALL {
        let mut typed = Vec::new();
        let mut spelled = Vec::new();
        for word in &words {
            let folded = fold(word);
            let accented = searcher.vocabulary(lang).get(&folded).map_or(word.as_str(), |word| word.spelling());
            // A word typed without accents is looked up with them.
            typed.push(if *word == folded { accented.to_owned() } else { word.clone() });
            spelled.push(accented.to_owned());
        }
        for spelling in [typed, spelled] {
            let stems = stemmed_name_key(&spelling.join(" "), lang);
            let is_new =
                |name: &NameQuery| !matches!(name, NameQuery::Stems(of, other) if *of == lang && *other == stems);
            if names.iter().all(is_new) {
                names.push(NameQuery::Stems(lang, stems));
            }
        }
        let misspelled: Vec<usize> = (0..words.len()).filter(|&at| !corrections[at].spellings.is_empty()).collect();
        if let [first, rest @ ..] = misspelled.as_slice() {
            for (of, correction) in &corrections[*first].spellings {
                if *of == lang {
                    let mut words = words.clone();
                    words[*first].clone_from(correction);
                    for &at in rest {
                        if let Some((_, word)) = corrections[at].spellings.iter().find(|(of, _)| *of == lang) {
                            words[at].clone_from(word);
                        }
                    }
                    names.push(NameQuery::Corrected(lang, stemmed_name_key(&words.join(" "), lang)));
                }
            }
        }
        let is_corrected = likeliest != words;
        let stems: Vec<String> = likeliest.iter().map(|word| expression_stem(word, TokenKind::Word, lang)).collect();
        let written: Vec<String> = likeliest.iter().map(|word| fold(word)).collect();
        for found in synonyms.meanings(lang, &stems.join(" "), &written) {
            let is_meant = found.relation == SynonymRelation::Same
                && may_mean(&found, &written, (lang, may_be_in[lang as usize]), lexicon);
            match found.meaning {
                _ if !is_meant => {}
                SynonymMeaning::Words(words) => {
                    let spelled = |word: &String| {
                        searcher
                            .vocabulary(lang)
                            .get(word)
                            .map_or_else(|| word.clone(), |word| word.spelling().to_owned())
                    };
                    let spelled: Vec<String> = words.iter().map(spelled).collect();
                    for words in [&spelled, words] {
                        let stems = stemmed_name_key(&words.join(" "), lang);
                        let name = if is_corrected { NameQuery::Corrected } else { NameQuery::Synonym };
                        names.push(name(lang, stems));
                    }
                }
                SynonymMeaning::Rule(game, edition, number) => {
                    let item = searcher.items.by_number(graph, *game, *edition, *number);
                    names.extend(item.map(|item| NameQuery::RuleItem { item, is_corrected }));
                }
            }
        }
    }
}

/// Whether any entry contains a phrase.
fn has_phrase(words: &[String], searcher: &Searcher) -> Result<bool, SearchError> {
    for lang in Lang::ALL {
        for zone in TextZone::OWN {
            if !searcher.phrase(lang, zone, words)?.is_empty() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
