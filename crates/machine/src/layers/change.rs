//! What one effect does to the characteristics of what it applies to.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Amount, AsThough, Cards, Change, CounterKind, DeedKind, FaceId, Keyword, Keywords, Rewording,
    Type,
};
use vademecum_rule_ids::magic::{R107_1B, R113_2C, R113_10B, R113_11, R208_2A, R609_4, R707_2A, R707_2C};

use super::{Layer, LayerMask, Origin, Source, changes, scope_of, text};
use crate::{
    Recorder, copies,
    cx::{Cx, Look},
    id::{ObjectId, PlayerId, Timestamp},
    keywords,
    object::{Characteristics, Restriction},
    own_abilities,
    player::Player,
    select::Scope,
    slots::Slots,
    state::{Fixed, Gained, StaticCopy},
    tolls::Toll,
    type_line::Rules,
};

/// A change on its way: what it is, how much, by whose text, for whom, since when.
#[derive(Debug)]
struct Applied<'a> {
    change: &'a Change,
    fixed: Fixed,
    text: FaceId,
    controller: PlayerId,
    since: Timestamp,
}

/// Applies the changes of an effect in some layers to a set of permanents; `quiet` where it is only tried out.
pub(super) fn apply<R: Recorder>(
    cx: &mut Cx<'_, R>,
    source: &Source,
    layers: LayerMask,
    set: &[ObjectId],
    quiet: bool,
) {
    let is_in_force = |cx: &Cx<'_, R>, layer: Layer| layer.applies(if quiet { cx.peek() } else { cx.look() });
    if let Origin::Counters(place) = source.origin {
        let counters = cx.state.counters[place];
        for &id in set {
            match counters.kind {
                CounterKind::Keyword(keyword) if is_in_force(cx, Layer::Abilities) => {
                    let cards = cx.state.cards.clone();
                    gain(cx, &cards, id, keyword, source.since);
                }
                CounterKind::PlusOne if is_in_force(cx, Layer::Modify) => modify(cx, id, counters.number),
                CounterKind::MinusOne if is_in_force(cx, Layer::Modify) => modify(cx, id, -counters.number),
                _ => {}
            }
        }
        return;
    }
    let cards = cx.state.cards.clone();
    let of_effect;
    let (all, text, controller): (&[Change], FaceId, PlayerId) = match source.origin {
        Origin::Static(ability, object) => match cards.ability(ability) {
            Ability::Static(of) => (&of.changes, cards.face_of(ability), cx.state.controller(object)),
            _ => return,
        },
        Origin::Effect(place) => {
            let effect = &cx.state.effects[place];
            of_effect = effect.changes.clone();
            (&of_effect, effect.text, effect.controller)
        }
        Origin::Counters(_) => return,
    };
    for (place, change) in all.iter().enumerate() {
        let layer = Layer::of(change, source.defines);
        if layer.mask() & layers == 0 {
            continue;
        }
        let fixed = quantity(if quiet { cx.peek() } else { cx.look() }, source, change, place);
        let applied = Applied { change, fixed, text, controller, since: source.since };
        if let (Change::PlayersGain(_, keyword), Fixed::Players(players)) = (change, fixed) {
            for player in players.iter() {
                if is_in_force(cx, layer) {
                    let player = cx.state.player_mut(player);
                    player.keywords = player.keywords.with(*keyword);
                }
            }
            continue;
        }
        if let (Change::PlayersGainAbility(_, place), Fixed::Players(players)) = (change, fixed) {
            if let Some(ability) = cards.granted(text, *place)
                && let Ability::Keyword(of) = cards.ability(ability)
                && is_in_force(cx, layer)
            {
                for player in players.iter() {
                    let player = cx.state.player_mut(player);
                    player.keywords = player.keywords.with(of.keyword);
                    player.abilities.push(ability);
                }
            }
            continue;
        }
        if let (Change::PlaysMoreLands(..) | Change::CantPlayLands(_), Fixed::Players(players)) = (change, fixed) {
            if is_in_force(cx, layer) {
                players.iter().for_each(|player| limit_lands(cx.state.player_mut(player), change));
            }
            continue;
        }
        if let Change::MoreVotes(more) = change {
            if is_in_force(cx, layer) {
                let votes = &mut cx.state.player_mut(controller).more_votes;
                *votes = votes.saturating_add(*more);
            }
            continue;
        }
        if let Change::MoreDevotion(more) = change {
            if is_in_force(cx, layer) {
                let devotion = &mut cx.state.player_mut(controller).devotion;
                *devotion = devotion.saturating_add(i32::from(*more));
            }
            continue;
        }
        for &id in set {
            if is_in_force(cx, layer) {
                carry_out(cx, &cards, source, &applied, id);
            }
        }
    }
}

/// What an effect says of the lands that a player may play (101.2, 305.2).
const fn limit_lands(player: &mut Player, change: &Change) {
    match change {
        Change::PlaysMoreLands(_, more) => player.more_lands = player.more_lands.saturating_add(*more),
        Change::CantPlayLands(_) => player.cant_play_lands = true,
        _ => {}
    }
}

/// The quantities of an effect in some layers, as they are now.
pub(super) fn quantities<R: Recorder>(look: Look<'_, R>, source: &Source, layers: LayerMask) -> SmallVec<[Fixed; 2]> {
    let all = changes(look.state, source.origin).iter().enumerate();
    let in_layers = all.filter(|(_, change)| Layer::of(change, source.defines).mask() & layers != 0);
    in_layers.map(|(place, change)| quantity(look, source, change, place)).collect()
}

/// How much a change is: of a resolution's effect as it was worked out, of a static ability's now (611.3a).
fn quantity<R: Recorder>(look: Look<'_, R>, source: &Source, change: &Change, place: usize) -> Fixed {
    if let Origin::Effect(effect) = source.origin {
        let effect = &look.state.effects[effect];
        let is_copy = matches!(change, Change::CopyOf(..));
        let context = effect.context.as_ref().filter(|of| if is_copy { of.follows_copied } else { of.open_numbers });
        let Some(context) = context else { return effect.fixed[place] };
        let scope = Scope { you: effect.controller, source: context.source, slots: &context.slots, x: context.x };
        return fix(look, scope, change, place as u8);
    }
    let Some((you, object)) = scope_of(look.state, source) else { return Fixed::Plain(0) };
    let slots = Slots::default();
    fix(look, Scope { you, source: object, slots: &slots, x: 0 }, change, place as u8)
}

/// A change with its quantities worked out.
pub(crate) fn fix<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, change: &Change, place: u8) -> Fixed {
    match change {
        Change::CopyOf(of, _) => match look.objects(scope, of).first() {
            Some(&of) => Fixed::Copy(copies::copiable(look, of)),
            None => Fixed::Plain(place),
        },
        Change::ReplaceWord(from, to) => {
            let words = text::word(scope, *from).zip(text::word(scope, *to));
            words.and_then(|(from, to)| Rewording::new(from, to)).map_or(Fixed::Plain(place), Fixed::Words)
        }
        Change::ExchangeText(of) => {
            let text = |&id: &ObjectId| (id, look.state.face(id));
            match look.objects(scope, of).iter().map(text).collect::<Vec<_>>()[..] {
                [one, other] => Fixed::Texts([one, other]),
                _ => Fixed::Plain(place),
            }
        }
        Change::FullTextOf(of) => match look.objects(scope, of).first() {
            Some(&of) => Fixed::Copy(look.state.face(of)),
            None => Fixed::Plain(place),
        },
        Change::GainActivatedOf(of) => match look.objects(scope, of).first() {
            Some(&of) => Fixed::Face(look.state.face(of)),
            None => Fixed::Plain(place),
        },
        Change::MustBlockThat(of) => match look.objects(scope, of).first() {
            Some(&of) => Fixed::Object(look.state.reference(of)),
            None => Fixed::Plain(place),
        },
        Change::Control(players) => match look.players(scope, players).first() {
            Some(&player) => Fixed::Control(player),
            None => Fixed::Plain(place),
        },
        Change::MustAttackPlayers(players)
        | Change::PlayersGain(players, _)
        | Change::PlayersGainAbility(players, _)
        | Change::PlaysMoreLands(players, _)
        | Change::CantPlayLands(players) => Fixed::Players(look.players(scope, players).into_iter().collect()),
        Change::SetPower(number) | Change::SetToughness(number) => {
            let number = look.amount(scope, number);
            Fixed::Set(number, number)
        }
        Change::Define(power, toughness) | Change::Set(power, toughness) => {
            Fixed::Set(look.amount(scope, power), look.amount(scope, toughness))
        }
        Change::GainChosen(_, slot) => {
            let chosen = crate::select::chosen_number(scope.slots, *slot).and_then(|number| u8::try_from(number).ok());
            chosen.map_or(Fixed::Plain(place), Fixed::Chosen)
        }
        Change::SetColorIn(slot) => Fixed::Colors(crate::select::chosen_color(scope.slots, *slot)),
        Change::Modify(power, toughness) => {
            Fixed::Modify(modification(look, scope, power), modification(look, scope, toughness))
        }
        _ => Fixed::Plain(place),
    }
}

/// By how much a size changes. The text may print a number below 0; one that is worked out is 0 instead (107.1b), also where
/// it is subtracted: the X of "-X/-X".
fn modification<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, amount: &Amount) -> i32 {
    let worked_out = |amount: &Amount| {
        let number = look.amount(scope, amount);
        if look.when(R107_1B, number < 0) { 0 } else { number }
    };
    match amount {
        Amount::Number(printed) => *printed,
        Amount::Times(factor, of) => worked_out(of).saturating_mul(*factor),
        _ => worked_out(amount),
    }
}

/// Changes the characteristics of one permanent.
fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, cards: &Cards, source: &Source, applied: &Applied<'_>, id: ObjectId) {
    let &Applied { change, fixed, text, controller, since } = applied;
    let restriction = |change: &Change| match change {
        Change::CantAttack => Some(Restriction::CantAttack),
        Change::CantBlock => Some(Restriction::CantBlock),
        Change::CantBeBlocked => Some(Restriction::CantBeBlocked),
        Change::CantBeBlockedByStronger => Some(Restriction::CantBeBlockedByStronger),
        Change::CantActivate => Some(Restriction::CantActivate),
        Change::CantAttackAlone => Some(Restriction::CantAttackAlone),
        Change::CantBlockAlone => Some(Restriction::CantBlockAlone),
        Change::CantCrew => Some(Restriction::CantCrew),
        Change::DoesntUntap => Some(Restriction::DoesntUntap),
        Change::AttacksAsThough(AsThough::Haste) => Some(Restriction::AttacksAsWithHaste),
        Change::AttacksAsThough(AsThough::NoDefender) => Some(Restriction::AttacksAsWithoutDefender),
        _ => None,
    };
    // 609.4: for attacking alone, and not for whatever else asks for its keywords.
    if let Change::AttacksAsThough(condition) = change
        && !cx.look().rule(R609_4)
    {
        match condition {
            AsThough::Haste => gain(cx, cards, id, keywords::HASTE, since),
            AsThough::NoDefender => lose(cx, cards, id, keywords::DEFENDER),
        }
        return;
    }
    if let (Change::CopyOf(_, except), Fixed::Copy(copied)) = (change, fixed) {
        let copied = if let Origin::Static(ability, object) = source.origin {
            let (source, on) = (cx.state.reference(object), cx.state.reference(id));
            remembered(cx, StaticCopy { ability, source, on, copied, applies: true })
        } else {
            copied
        };
        let own = *cx.state.permanent(id);
        let face = copies::face(cx, copied, own.colors, text, except);
        let now = Characteristics::printed(cx.look(), face, own.controller);
        // 707.2a: its color comes with its mana cost and color indicator.
        let colors = cx.either(R707_2A, now.colors, own.colors);
        let place = cx.state.object(id).place as usize;
        cx.state.permanents[place] = Characteristics { colors, ..now };
        return;
    }
    if Layer::of(change, source.defines) == Layer::Text {
        text::carry_out(cx, change, fixed, id);
        return;
    }
    // 208.2a: a star is what the text of the card defines.
    if matches!(change, Change::Define(..)) && !cx.rule(R208_2A) {
        return;
    }
    let place = cx.state.object(id).place as usize;
    let rules = Rules { rec: cx.rec, quiet: cx.look().quiet };
    let now = &mut cx.state.permanents[place];
    match (change, fixed) {
        (Change::Control(_), Fixed::Control(player)) => now.controller = player,
        (Change::Control(_), _) => now.controller = controller,
        (Change::AddTypes(types), _) => {
            let was = now.is_creature();
            rules.add_types(now, *types);
            rules.give_size(now, was);
        }
        (Change::SetTypes(types), _) => {
            let was = now.is_creature();
            rules.set_types(now, *types);
            rules.give_size(now, was);
        }
        (Change::RemoveTypes(types), _) => {
            let was = now.is_creature();
            let left = Type::ALL.into_iter().filter(|&one| now.types.has(one) && !types.has(one));
            rules.set_types(now, left.collect());
            rules.give_size(now, was);
        }
        (Change::AddSubtypes(subtypes), _) => rules.add_subtypes(now, *subtypes),
        (Change::AddSupertypes(supertypes), _) => now.supertypes = now.supertypes.union(*supertypes),
        (Change::SetLandTypes(subtypes), _) => rules.set_land_types(now, *subtypes),
        (Change::SetColors(colors), _) => rules.set_colors(now, *colors),
        (_, Fixed::Colors(colors)) => rules.set_colors(now, colors),
        (Change::AddColors(colors), _) => now.colors = now.colors.union(*colors),
        (Change::Gain(keyword), _) => gain(cx, cards, id, *keyword, since),
        (Change::GainAbility(granted), _) => {
            gain_ability(cx, cards, source, (applied, cards.granted(applied.text, *granted)), id);
        }
        (Change::GainThat(ability), _) => gain_ability(cx, cards, source, (applied, Some(*ability)), id),
        (Change::GainChosen(first, _), Fixed::Chosen(number)) => {
            let granted = cards.granted(applied.text, first.saturating_add(number));
            gain_ability(cx, cards, source, (applied, granted), id);
        }
        (Change::GainActivatedOf(_), Fixed::Face(face)) => {
            now.gained_abilities = true;
            let all = cards.activated(face).iter().chain(cards.mana_abilities(face));
            cx.state.gained.extend(all.map(|&ability| Gained { object: id, ability, since, by: None }));
        }
        (Change::Lose(keyword), _) => lose(cx, cards, id, *keyword),
        (Change::CantHave(keyword), _) => {
            cx.state.denied.push((id, *keyword));
            lose(cx, cards, id, *keyword);
        }
        (Change::LoseAbilities, _) => {
            now.keywords = Keywords::NONE;
            now.lost_abilities = true;
            now.gained_abilities = false;
            cx.state.gained.retain(|of| of.object != id);
        }
        (Change::MustAttackPlayers(_), Fixed::Players(players)) => {
            players.iter().for_each(|player| now.demands.attack_players.insert(player));
        }
        (Change::Goaded, _) => now.demands.goaded.insert(controller),
        (Change::SetPower(_), Fixed::Set(power, _)) => now.power = power,
        (Change::SetToughness(_), Fixed::Set(_, toughness)) => now.toughness = toughness,
        (_, Fixed::Set(power, toughness)) => {
            (now.power, now.toughness, now.has_size) = (power, toughness, true);
        }
        (_, Fixed::Modify(power, toughness)) => {
            now.power = now.power.saturating_add(power);
            now.toughness = now.toughness.saturating_add(toughness);
        }
        (Change::Switch, _) => std::mem::swap(&mut now.power, &mut now.toughness),
        (Change::CostsToAttack(cost), _) => {
            cx.state.tolls.push(Toll { on: id, deed: DeedKind::Attack, cost: cost.clone(), then: None });
        }
        (Change::MayPayToAttack(cost, then), _) => {
            let then = Some(then.clone());
            cx.state.tolls.push(Toll { on: id, deed: DeedKind::Attack, cost: cost.clone(), then });
        }
        (Change::CostsToBlock(cost), _) => {
            cx.state.tolls.push(Toll { on: id, deed: DeedKind::Block, cost: cost.clone(), then: None });
        }
        (other, _) => {
            if let Some(restriction) = restriction(other) {
                now.restrictions = now.restrictions.with(restriction);
            }
            now.demands.add(other);
        }
    }
}

/// The face that a static copy effect gives: the one that it gave when it began to apply (707.2c).
fn remembered<R: Recorder>(cx: &mut Cx<'_, R>, new: StaticCopy) -> FaceId {
    let is_it = |known: &&mut StaticCopy| (known.ability, known.source, known.on) == (new.ability, new.source, new.on);
    let Some(known) = cx.state.static_copies.iter_mut().find(is_it) else {
        cx.state.static_copies.push(new);
        return new.copied;
    };
    known.applies = true;
    let copied = known.copied;
    if copied == new.copied { copied } else { cx.either(R707_2C, copied, new.copied) }
}

/// An object gets larger or smaller.
fn modify<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, by: i32) {
    let place = cx.state.object(id).place as usize;
    let now = &mut cx.state.permanents[place];
    now.power = now.power.saturating_add(by);
    now.toughness = now.toughness.saturating_add(by);
}

/// An object gains a keyword, and the abilities that it means.
fn gain<R: Recorder>(cx: &mut Cx<'_, R>, cards: &Cards, id: ObjectId, keyword: Keyword, since: Timestamp) {
    // 113.11: an effect can't give an object what it can't have.
    if cx.state.denied.contains(&(id, keyword)) && cx.look().rule(R113_11) {
        return;
    }
    let place = cx.state.object(id).place as usize;
    let again = cx.state.permanents[place].keywords.has(keyword);
    let works = !again || keywords::works_again(cx.look(), keyword);
    let now = &mut cx.state.permanents[place];
    now.keywords = now.keywords.with(keyword);
    for ability in cards.meanings(keyword).filter(|_| works) {
        now.gained_abilities = true;
        cx.state.gained.push(Gained { object: id, ability, since, by: None });
    }
}

/// An object gains an ability: one of the card's list of granted abilities, or one that something else has.
fn gain_ability<R: Recorder>(
    cx: &mut Cx<'_, R>,
    cards: &Cards,
    source: &Source,
    (applied, granted): (&Applied<'_>, Option<AbilityId>),
    id: ObjectId,
) {
    let Some(ability) = granted else { return };
    if let Some(keyword) = cards.meaning_of(ability) {
        let mut others = own_abilities::abilities_of(cx.state, id);
        let again = others.any(|other| cards.meaning_of(other) == Some(keyword));
        if again && !keywords::works_again(cx.look(), keyword) {
            return;
        }
    }
    let place = cx.state.object(id).place as usize;
    let now = &mut cx.state.permanents[place];
    if let Ability::Keyword(of) = cards.ability(ability) {
        now.keywords = now.keywords.with(of.keyword);
    }
    now.gained_abilities = true;
    let ability = text::granted(cx, id, ability);
    // 113.2c: each instance of the same ability functions independently.
    compared_with_gained(cx);
    let again = cx.state.gained.iter().any(|of| of.object == id && of.ability == ability);
    if !again || cx.look().rule(R113_2C) {
        let by = match source.origin {
            Origin::Static(_, object) => Some(cx.state.reference(object)),
            Origin::Effect(_) | Origin::Counters(_) => None,
        };
        cx.state.gained.push(Gained { object: id, ability, since: applied.since, by });
    }
}

/// Number of comparisons with a gained ability that are the work of going through one object.
const COMPARISONS_OF_AN_OBJECT: usize = 8;

/// Everything that objects have gained is compared with something.
fn compared_with_gained<R: Recorder>(cx: &Cx<'_, R>) {
    cx.rec.work(cx.state.gained.len() / COMPARISONS_OF_AN_OBJECT);
}

/// An object loses all instances of a keyword (113.10b); without that rule, one of those that it was given, if it was.
fn lose<R: Recorder>(cx: &mut Cx<'_, R>, cards: &Cards, id: ObjectId, keyword: Keyword) {
    let is_it = |ability| match cards.ability(ability) {
        Ability::Keyword(of) => of.keyword == keyword,
        _ => cards.meaning_of(ability) == Some(keyword),
    };
    let is_one = |of: &Gained| of.object == id && is_it(of.ability);
    compared_with_gained(cx);
    let given = cx.state.gained.iter().rposition(is_one);
    if let Some(given) = given
        && !cx.look().rule(R113_10B)
    {
        cx.state.gained.remove(given);
        return;
    }
    cx.state.gained.retain(|of| !is_one(of));
    let place = cx.state.object(id).place as usize;
    let now = &mut cx.state.permanents[place];
    now.keywords = now.keywords.without(keyword);
    if let Some((variant, rule)) = keywords::lost_with(keyword)
        && now.keywords.has(variant)
        && cx.look().rule(rule)
    {
        lose(cx, cards, id, variant);
    }
}
