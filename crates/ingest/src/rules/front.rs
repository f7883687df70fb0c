//! Parser of the front and back matter: title, introduction, table of contents,
//! credits.

use vademecum_document::{Furniture, NodeContent};
use vademecum_text::fold;

use super::contents::{Contents, bare};
use crate::{
    draft::{Draft, Fragment},
    layout::{TextLine, TextWidth},
    vocabulary::{RulesVocabulary, is_one_of},
};

/// Maximum number of bytes of a line of the table of contents, with its dot leaders.
const MAX_ENTRY_BYTES: usize = 160;

/// Reads the front: one node for each paragraph; the lines of the table of contents are furniture, but
/// what they say is kept for comparison with the body.
pub(super) fn read(draft: &mut Draft<'_>, lines: &[TextLine], words: &RulesVocabulary) -> Contents {
    let mut contents = Contents::default();
    let mut inside = false;
    let mut paragraph: Vec<Fragment> = Vec::new();
    for line in lines {
        let text = draft.slice(line.body.clone());
        let folded = fold(text);
        let heads = text.len() <= 40 && is_one_of(&folded, words.contents);
        // `Glossary ...... 97`
        let part = if inside && text.len() <= MAX_ENTRY_BYTES { fold(&bare(text)) } else { String::new() };
        let closes = is_one_of(&part, words.glossary) || is_one_of(&part, words.credits);
        let entry = (inside || heads || contents.is_entry(text)) && contents.add(text, &line.body);
        if heads || closes || entry {
            flush(draft, &mut paragraph, NodeContent::FrontMatter);
            inside = true;
            draft.furniture(line.body.clone(), Furniture::Contents);
            continue;
        }
        if line.gap.parts() {
            flush(draft, &mut paragraph, NodeContent::FrontMatter);
        }
        paragraph.push(Fragment::of(line, line.body.start));
    }
    flush(draft, &mut paragraph, NodeContent::FrontMatter);
    contents
}

pub(super) fn read_back(draft: &mut Draft<'_>, lines: &[TextLine], words: &RulesVocabulary) {
    let mut paragraph: Vec<Fragment> = Vec::new();
    let width = TextWidth::of(lines.iter().map(|line| draft.slice(line.body.clone())));
    for (i, line) in lines.iter().enumerate() {
        if i == 0 && is_one_of(&fold(draft.slice(line.body.clone())), words.credits) {
            draft.furniture(line.body.clone(), Furniture::Heading);
            continue;
        }
        let above = lines.get(i.wrapping_sub(1)).map_or("", |above| draft.slice(above.body.clone()));
        if line.gap.parts() || width.had_room(above, draft.slice(line.body.clone())) {
            flush(draft, &mut paragraph, NodeContent::BackMatter);
        }
        paragraph.push(Fragment::of(line, line.body.start));
    }
    flush(draft, &mut paragraph, NodeContent::BackMatter);
}

/// Makes a node of the paragraph that was gathered.
fn flush(draft: &mut Draft<'_>, paragraph: &mut Vec<Fragment>, content: NodeContent) {
    if !paragraph.is_empty() {
        draft.push_paragraph(content, &std::mem::take(paragraph));
    }
}
