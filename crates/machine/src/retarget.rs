//! Changing the targets of what is on the stack (115.7, 115.8).

use smallvec::SmallVec;
use vademecum_abilities::{Retarget, TargetSpec};
use vademecum_rule_ids::magic::{R115_7A, R115_7B, R115_7C, R115_7D, R115_7E, R115_7F, R115_8};

use crate::{
    Recorder, announce,
    casting::Terms,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::Deed,
    happen,
    id::{ObjectRef, PlayerId, Subject},
    stack,
    state::{StackItem, TargetRef},
    target,
};

/// The targets of something, each with the instance of the word that it was chosen for.
type Targets = SmallVec<[(u8, TargetRef); 2]>;

/// A change of targets, as a text allows it.
struct Change<'a> {
    item: &'a StackItem,
    specs: &'a [TargetSpec],
    how: Retarget,
}

/// A player changes the targets of a spell or ability, or chooses new ones for it.
pub(crate) fn retarget<R: Recorder>(cx: &mut Cx<'_, R>, who: PlayerId, object: ObjectRef, how: Retarget) -> Flow {
    let Some(place) = cx.state.stack.iter().rposition(|item| item.object == object) else { return Ok(()) };
    let item = cx.state.stack[place].clone();
    // 115.8: whoever changes targets does not change modes.
    if !item.modes.is_empty() && !cx.rule(R115_8) {
        return announce_again(cx, who, place);
    }
    let (rule, may_change) = match how {
        Retarget::All => (R115_7A, cx.rule(R115_7A)),
        Retarget::One => (R115_7B, cx.rule(R115_7B)),
        Retarget::Any => (R115_7C, cx.rule(R115_7C)),
        Retarget::New => (R115_7D, cx.rule(R115_7D)),
    };
    if item.targets.is_empty() || !may_change {
        return Ok(());
    }
    let Some(text) = cx.state.text(&item) else { return Ok(()) };
    let specs: Vec<TargetSpec> = stack::specs(&cx.state.cards, text, &item).cloned().collect();
    let change = Change { item: &item, specs: &specs, how };
    let mut chosen = Targets::new();
    while chosen.len() < item.targets.len() {
        let options = change.options(cx.look(), &chosen);
        let offer: Offer = options.iter().map(|&option| as_item(option)).collect();
        if offer.is_empty() {
            // 115.7a: not all of them can be changed, so none is.
            return Ok(());
        }
        let picked = cx.pick_one(who, rule, Some(object.id), offer.clone())?;
        let at = offer.iter().position(|item| Some(*item) == picked).unwrap_or(0);
        chosen.push((item.targets[chosen.len()].0, options[at]));
    }
    apply(cx, who, place, &chosen)
}

/// The new targets take the place of the old ones. A division stays what it was (115.7f).
fn apply<R: Recorder>(cx: &mut Cx<'_, R>, who: PlayerId, place: usize, chosen: &Targets) -> Flow {
    let before = cx.state.stack[place].targets.clone();
    cx.state.stack[place].targets.clone_from(chosen);
    let divided = !cx.state.stack[place].shares.is_empty();
    if divided && !cx.rule(R115_7F) {
        announce::divide_anew(cx, who, place)?;
    }
    let object = cx.state.stack[place].object.id;
    for (new, _) in chosen.iter().zip(&before).filter(|(new, old)| new != old) {
        let subject = match new.1 {
            TargetRef::Player(player) => Subject::Player(player),
            TargetRef::Object(object) => Subject::Object(object.id),
        };
        happen::happens(cx, Deed::Target(object, subject))?;
    }
    Ok(())
}

/// Modes and targets are chosen once more.
fn announce_again<R: Recorder>(cx: &mut Cx<'_, R>, who: PlayerId, place: usize) -> Flow {
    let item = cx.state.stack.remove(place);
    let controller = item.controller;
    let fresh = StackItem { controller: who, modes: SmallVec::new(), targets: SmallVec::new(), ..item };
    cx.state.stack.push(fresh);
    announce::announce(cx, Terms::default())?;
    if let Some(mut item) = cx.state.stack.pop() {
        item.controller = controller;
        cx.state.stack.insert(place, item);
    }
    Ok(())
}

const fn as_item(target: TargetRef) -> Item {
    match target {
        TargetRef::Player(player) => Item::Player(player),
        TargetRef::Object(object) => Item::Object(object.id),
    }
}

impl Change<'_> {
    /// What the next target may become, so that the rest can be chosen as well.
    fn options<R: Recorder>(&self, look: Look<'_, R>, chosen: &Targets) -> Vec<TargetRef> {
        let all = self.candidates(look, chosen);
        all.into_iter()
            .filter(|&option| {
                let mut with = chosen.clone();
                with.push((self.item.targets[chosen.len()].0, option));
                self.can_go_on(look, &with)
            })
            .collect()
    }

    /// Whether the targets behind those that have been chosen can be chosen.
    fn can_go_on<R: Recorder>(&self, look: Look<'_, R>, chosen: &Targets) -> bool {
        chosen.len() == self.item.targets.len() || !self.options(look, chosen).is_empty()
    }

    /// What the next target may become, looked at by itself: what it is, or another legal one.
    fn candidates<R: Recorder>(&self, look: Look<'_, R>, chosen: &Targets) -> Vec<TargetRef> {
        let at = chosen.len();
        let (place, old) = self.item.targets[at];
        let Some(spec) = self.specs.get(usize::from(place)) else { return vec![old] };
        let changed = chosen.iter().zip(&self.item.targets).filter(|(new, old)| new != old).count();
        let mut found = Vec::new();
        let taken = |target: TargetRef| {
            // "another target" is different from the targets of every other word as well.
            let another = |of: u8| self.specs.get(usize::from(of)).is_some_and(|spec| spec.another);
            let same_word = |of: &&(u8, TargetRef)| of.0 == place || spec.another || another(of.0);
            // 115.7e: only the final targets are looked at, not those that are still to be changed.
            let later = self.item.targets[at + 1..].iter().filter(same_word).any(|(_, other)| *other == target);
            chosen.iter().filter(same_word).any(|(_, other)| *other == target) || later && !look.rule(R115_7E)
        };
        let may_stay = match self.how {
            Retarget::All => false,
            Retarget::One => changed == 1 || at + 1 < self.item.targets.len(),
            Retarget::Any | Retarget::New => true,
        };
        if may_stay && !taken(old) {
            found.push(old);
        }
        if self.how == Retarget::One && changed == 1 {
            return found;
        }
        let _all = target::candidates(look, spec, |subject| {
            let new = match subject {
                Subject::Player(player) => TargetRef::Player(player),
                Subject::Object(id) => TargetRef::Object(look.state.reference(id)),
            };
            if new != old && !taken(new) && target::check(look, self.item, spec, subject).is_ok() {
                found.push(new);
            }
            std::ops::ControlFlow::Continue(())
        });
        found
    }
}
