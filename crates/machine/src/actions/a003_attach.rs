//! Attach (701.3). What may be attached to what, and what becomes of it, is in `attachments`.

use vademecum_abilities::{Action, Objects, Subjects};
use vademecum_rule_ids::magic::{R613_7E, R701_3A, R701_3B};

use super::KeywordAction;
use crate::{
    Recorder,
    attachments::{self, Attachment},
    cx::{Cx, Look},
    deed::{Deed, Group, Onto},
    id::{ObjectId, Subject},
    keywords::{k006_equip, k016_protection, k103_bestow},
    select::Scope,
    stickers,
};

/// To put an Aura, Equipment or Fortification onto something.
pub const ATTACH: KeywordAction = KeywordAction { section: Action(3), names: ["anexar", "anexar", "attach"] };

/// Objects become attached to an object or player.
pub(crate) fn propose<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, what: &Objects, to: &Subjects) -> Group {
    let to = look.subjects(scope, to).first().copied();
    let what = look.objects(scope, what).into_iter();
    what.filter_map(|what| Some(Deed::Attach(what, to?))).collect()
}

/// What something enters the battlefield attached to, as a text says it.
pub(crate) fn onto<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, to: Option<&Subjects>) -> Onto {
    let Some(to) = to else { return Onto::Unsaid };
    look.subjects(scope, to).first().map_or(Onto::Nothing, |&to| Onto::Subject(to))
}

/// It stays where it is if it is there already, or can't be there (701.3b).
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, what: ObjectId, to: Subject) -> bool {
    let Some(attachment) = Attachment::on_battlefield(cx.state, what) else { return true };
    if !attachments::is_there(cx.state, to) {
        return true;
    }
    let may = attachments::may_attach(cx.look(), &attachment, to).is_ok()
        || k006_equip::attaches_to_planeswalker(cx.state, what, to)
            && k016_protection::may_bear(cx.look(), &attachment, to).is_ok();
    let stays = cx.state.host_of(what) == Some(to) || !may;
    cx.when(R701_3B, stays)
}

/// It leaves what it was attached to, and receives a new timestamp (613.7e).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, what: ObjectId, to: Subject) {
    if !cx.rule(R701_3A) {
        return;
    }
    attachments::put(cx.state, what, to);
    // 613.7e: it receives a new timestamp.
    let now = cx.state.tick();
    let since = cx.either(R613_7E, now, cx.state.object(what).since);
    cx.state.object_mut(what).since = since;
    stickers::renew(cx, what);
}

/// It is on the battlefield and attached to nothing any more (701.3d).
pub(crate) fn unattach<R: Recorder>(cx: &mut Cx<'_, R>, what: ObjectId) {
    attachments::take_off(cx.state, what);
    k103_bestow::unattached(cx, what);
}
