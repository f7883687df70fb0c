//! The schema of the index.
//!
//! Each language has its own fields, so that document frequencies are those of that language; each zone (title, text,
//! examples, context) is indexed in three forms. No text is stored: the graph has it.

use strum::{Display, EnumCount, VariantArray};
use tantivy::schema::{Field, IndexRecordOption, STRING, Schema, SchemaBuilder, TextFieldIndexing, TextOptions};
use vademecum_text::TokenForm;
use vademecum_vocab::Lang;

/// The version of the format of [`index_document`](crate::index_document). It is part of the names of the tokenizers
/// and so of every index, and changes with the indexed fields and the analyzers; an index of another version is not
/// opened.
pub const SEGMENT_FORMAT_VERSION: u32 = 6;

/// A weighted text field of a node (BM25F).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumCount, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub(crate) enum TextZone {
    /// Its title, or the headwords of a term.
    Title,
    /// Its own text.
    Body,
    Examples,
    /// Its context: the titles of the rule and chapter that contain it, and the headwords of terms that refer to it.
    #[strum(serialize = "around")]
    Context,
    /// The text of the rules that cite it.
    #[strum(serialize = "citing")]
    CitingText,
}

impl TextZone {
    pub(crate) const ALL: [TextZone; TextZone::COUNT] =
        *TextZone::VARIANTS.first_chunk().expect("COUNT is the number of VARIANTS");

    /// The zones of the node itself, without context.
    pub(crate) const OWN: [TextZone; 3] = [TextZone::Title, TextZone::Body, TextZone::Examples];
}

#[derive(Debug, Clone)]
pub(crate) struct Fields {
    /// By language, zone and form, each in the order of its `ALL`.
    text: [[[Field; TokenForm::ALL.len()]; TextZone::ALL.len()]; Lang::ALL.len()],
    /// A title or headword as a whole, folded, by language.
    pub(crate) name: [Field; Lang::ALL.len()],
    /// The same by the stems of its words, by language: `criaturas atacantes` matches `criatura atacante`.
    pub(crate) stemmed_name: [Field; Lang::ALL.len()],
    pub(crate) number: Field,
}

impl Fields {
    pub(crate) fn schema() -> (Schema, Fields) {
        let mut builder = Schema::builder();
        let text = Lang::ALL.map(|lang| {
            TextZone::ALL.map(|zone| TokenForm::ALL.map(|form| text_field(&mut builder, lang, zone, form)))
        });
        let fields = Fields {
            text,
            name: Lang::ALL.map(|lang| builder.add_text_field(&format!("{lang}_name"), STRING)),
            stemmed_name: Lang::ALL.map(|lang| builder.add_text_field(&format!("{lang}_name_stemmed"), STRING)),
            number: builder.add_text_field("number", STRING),
        };
        (builder.build(), fields)
    }

    /// The field for the words of a zone.
    pub(crate) fn text(&self, lang: Lang, zone: TextZone, form: TokenForm) -> Field {
        self.text[lang as usize][zone as usize][form as usize]
    }
}

fn text_field(builder: &mut SchemaBuilder, lang: Lang, zone: TextZone, form: TokenForm) -> Field {
    // Phrases are matched in folded form; the other forms need no positions.
    let record = match form {
        TokenForm::Folded => IndexRecordOption::WithFreqsAndPositions,
        TokenForm::Exact | TokenForm::Stemmed => IndexRecordOption::WithFreqs,
    };
    let indexing = TextFieldIndexing::default().set_tokenizer(&tokenizer_name(lang, form)).set_index_option(record);
    let name = format!("{lang}_{zone}_{form}");
    builder.add_text_field(&name, TextOptions::default().set_indexing_options(indexing))
}

pub(crate) fn tokenizer_name(lang: Lang, form: TokenForm) -> String {
    format!("vademecum-{lang}-{form}-{SEGMENT_FORMAT_VERSION}")
}
