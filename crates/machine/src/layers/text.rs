//! Text-changing effects (612), in layer 3: what they make of the text of a permanent.

use vademecum_abilities::{AbilityId, Change, FaceId, TextScope, Word, WordOf};
use vademecum_rule_ids::magic::{R612_2, R612_3, R612_4, R612_5, R612_6, R612_7, R612_8};

use crate::{
    Recorder,
    cx::Cx,
    id::ObjectId,
    object::{Characteristics, Mark},
    select::{self, Scope},
    state::Fixed,
    stickers,
};

/// The word of which an effect speaks; `None` if none was chosen.
pub(super) fn word(scope: Scope<'_>, of: WordOf) -> Option<Word> {
    match of {
        WordOf::Word(word) => Some(word),
        WordOf::ColorIn(slot) => {
            let chosen = select::chosen_color(scope.slots, slot);
            vademecum_abilities::Color::ALL.into_iter().find(|color| chosen.has(*color)).map(Word::Color)
        }
        WordOf::SubtypeIn(slot) => select::chosen_subtype(scope.slots, slot).map(Word::Subtype),
    }
}

/// Changes the text of a permanent.
pub(super) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, change: &Change, fixed: Fixed, id: ObjectId) {
    // 612.4: what the effect that created a token says of it is its text.
    if cx.state.object(id).is(Mark::Token) && !cx.rule(R612_4) {
        return;
    }
    let own = *cx.state.permanent(id);
    let face = match (change, fixed) {
        (_, Fixed::Words(words)) => {
            // 612.2: words within a name are not changed.
            let scope = cx.either(R612_2, TextScope::Text, TextScope::TextAndName);
            cx.state.cards.reworded(own.face, words, scope)
        }
        // 612.5: each has all of the rules text of the other.
        (_, Fixed::Texts(texts)) if cx.rule(R612_5) => {
            let other = texts.iter().find(|(one, _)| *one != id).map(|(_, face)| *face);
            other.and_then(|other| cx.state.cards.with_text_of(own.face, other))
        }
        // 612.6: name, mana cost, power and toughness are text as well.
        (Change::FullTextOf(_), Fixed::Copy(face)) if cx.rule(R612_6) => Some(face),
        // 612.8: it has no other name.
        (Change::SetName(name), _) if cx.rule(R612_8) => cx.state.cards.with_name(own.face, name),
        (Change::AddWords(words, after), _) => Some(stickers::renamed(cx, own.face, words, *after)),
        // 612.7: it has each of those names.
        (Change::AllNames(filter), _) if cx.rule(R612_7) => cx.state.cards.with_all_names(own.face, filter),
        _ => None,
    };
    if let Some(face) = face {
        show(cx, id, face, matches!(change, Change::FullTextOf(_)));
    }
}

/// A permanent shows a changed text, which is not copied (707.2); all that is printed, or its type line and abilities alone.
fn show<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, face: FaceId, all: bool) {
    let own = *cx.state.permanent(id);
    let printed = Characteristics::printed(cx.look(), face, own.controller);
    let place = cx.state.object(id).place as usize;
    let Characteristics { subtypes, keywords, .. } = printed;
    let changed = if all { printed } else { Characteristics { face, subtypes, keywords, ..own } };
    cx.state.permanents[place] = Characteristics { copiable: own.copiable, beneath: own.beneath, ..changed };
}

/// An ability as an effect gives it to a permanent. Words that were changed in the text of the permanent are not changed in
/// what it is granted (612.3).
pub(super) fn granted<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, ability: AbilityId) -> AbilityId {
    let changed = cx.state.cards.rewordings(cx.state.permanent(id).face);
    if changed.is_empty() || cx.look().rule(R612_3) {
        return ability;
    }
    changed.into_iter().fold(ability, |ability, words| cx.state.cards.reworded_ability(ability, words))
}
