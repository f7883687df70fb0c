//! HTML elements whose text is hidden or struck out, and left out of the document.

/// Elements whose text is struck out.
const STRUCK_OUT: [&str; 3] = ["del", "s", "strike"];

/// Void elements: they have no content and no end tag.
const VOID: [&str; 14] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"];

/// Whether an element's text is left out, by its name in lower case and the attributes that may hide it.
pub(crate) fn leaves_out(name: &str, has_hidden: bool, style: Option<&str>) -> bool {
    STRUCK_OUT.contains(&name) || (has_hidden || style.is_some_and(hides)) && !VOID.contains(&name)
}

/// Whether the declarations of a `style` attribute hide an element.
fn hides(style: &str) -> bool {
    style.split(';').any(|declaration| {
        let Some((property, value)) = declaration.split_once(':') else { return false };
        let (property, value) = (property.trim(), value.trim());
        let value = value.split([' ', '!']).next().unwrap_or_default();
        property.eq_ignore_ascii_case("display") && value.eq_ignore_ascii_case("none")
            || property.eq_ignore_ascii_case("visibility") && value.eq_ignore_ascii_case("hidden")
    })
}

#[cfg(test)]
mod tests {
    use super::leaves_out;

    #[test]
    fn struck_out_and_hidden_elements_are_left_out() {
        assert!(leaves_out("del", false, None));
        assert!(leaves_out("div", true, None));
        assert!(leaves_out("p", false, Some("color: red; DISPLAY : none!important")));
        assert!(leaves_out("p", false, Some("visibility:hidden")));
        assert!(!leaves_out("p", false, Some("display: block; color: none")));
        assert!(!leaves_out("ins", false, None));
        assert!(!leaves_out("input", true, None));
    }
}
