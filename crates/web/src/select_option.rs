//! The values of a filter.

/// One value of a filter, as a form offers it.
#[derive(Debug)]
pub(crate) struct SelectOption {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) chosen: bool,
}

impl SelectOption {
    pub(crate) fn new(value: &str, label: impl Into<String>, chosen: bool) -> Self {
        SelectOption { value: value.to_owned(), label: label.into(), chosen }
    }
}
