//! The values of a filter.

/// One value of a filter, as a form offers it.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) chosen: bool,
}

impl Choice {
    pub(crate) fn new(value: &str, label: impl Into<String>, chosen: bool) -> Self {
        Choice { value: value.to_owned(), label: label.into(), chosen }
    }
}
