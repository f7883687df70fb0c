//! Schemas of values that are written as text: languages, games, dates, ids, numbers.
//!
//! These types exist for their OpenAPI schemas alone; the values themselves are those of `vademecum_vocab`.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};
use vademecum_document as document;
use vademecum_vocab as vocab;

macro_rules! enumerations {
    ($($description:literal $name:ident = $names:expr;)*) => { $(
        #[doc = $description]
        #[derive(Debug)]
        pub struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .description(Some($description))
                    .enum_values(Some($names))
                    .into()
            }
        }

        impl ToSchema for $name {}
    )* };
}

enumerations! {
    "A language." Lang = vocab::Lang::ALL.map(vocab::Lang::as_str);
    "A game." Game = vocab::Game::ALL.map(vocab::Game::as_str);
    "The kind of a node." NodeKind = document::NodeKind::ALL.map(document::NodeKind::as_str);
}

/// A text that says something: more than white space.
#[derive(Debug, ToSchema)]
#[schema(min_length = 1, pattern = r"\S")]
pub struct Text(pub String);

/// The date of an edition, as exactly as it is known: `2024-11-08`, `2021-07`, `2025`, or `undated`.
#[derive(Debug, ToSchema)]
#[schema(pattern = "^(undated|(19|[2-9][0-9])[0-9]{2}(-((0[1-9]|1[0-2])(-(0[1-9]|1[0-9]|2[0-8]))?|\
                    (0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31))?|\
                    ((19|[2-9][0-9])(0[48]|[2468][048]|[13579][26])|([2468][048]|[3579][26])00)-02-29)$")]
pub struct EditionDate(pub String);

/// The id of a document: its work, the date of its edition, its language.
#[derive(Debug, ToSchema)]
#[schema(
    pattern = "^[a-z0-9]+(-[a-z0-9]+)*@(undated|(19|[2-9][0-9])[0-9]{2}(-((0[1-9]|1[0-2])(-(0[1-9]|1[0-9]|2[0-8]))?|\
                    (0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31))?|\
                    ((19|[2-9][0-9])(0[48]|[2468][048]|[13579][26])|([2468][048]|[3579][26])00)-02-29)\\.(es|pt|en)$"
)]
pub struct DocumentId(pub String);

/// The number of a section, chapter, rule or subrule, or with up to four levels: `7`, `704`, `704.5`, `704.5f`, `4.5.3`.
/// Others that people write for one (`702,9B`) are read as well.
#[derive(Debug, ToSchema)]
#[schema(pattern = "^([1-9]|[1-9][0-9]{2}(\\.[1-9][0-9]?[a-km-np-z]?)?|[1-9][0-9]?(\\.[1-9][0-9]?){1,3})$")]
pub struct Number(pub String);
