//! A check of tests: every message of a kind is used.

use regex::Regex;

/// Checks that the sources name every message of a locale whose key begins with one of the prefixes (`choice` or
/// `problem|failed`), and that there are more than `least` of them.
pub(crate) fn check_messages_are_used(prefixes: &str, messages: &str, least: usize, sources: &str) {
    let message = Regex::new(&format!("(?m)^((?:{prefixes})-[a-z-]+) =")).unwrap();
    assert!(message.captures_iter(messages).count() > least);
    for found in message.captures_iter(messages) {
        assert!(sources.contains(&format!("\"{}\"", &found[1])), "{}", &found[1]);
    }
}
