//! What texts say of transforming and converting (701.28, 701.50).

/// A word or phrase about double-faced permanents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum TransformWord {
    /// "transform" (701.28).
    Transform,
    /// "convert" (701.50).
    Convert,
    /// "transforms", of what an ability waits for.
    Transforms,
    /// "transforms into".
    TransformsInto,
    /// "transformed" (701.28g, 712.14a).
    Transformed,
    /// "cast it transformed without paying its mana cost" (712.11a).
    CastTransformed,
    /// "can't transform".
    CantTransform,
}
