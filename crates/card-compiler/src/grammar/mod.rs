//! The grammar of rules text: from what words mean to abilities.
//!
//! A paragraph is a line of keywords, an activated, triggered or static ability, or what a spell does. What does not fit
//! is not guessed at: the caller keeps it word for word. Every word that is taken goes into the ability; a reading that
//! cannot put a word to use fails.

mod acting;
mod actions;
mod amount;
mod becoming;
mod body;
mod casting;
mod chance;
mod clause;
mod condition;
mod copies;
mod cost;
mod each;
mod entering;
mod exiling;
mod fixed;
mod granting;
mod instructions;
mod mana;
mod melding;
mod mentions;
mod noun;
mod outside;
mod piles;
mod quoted;
mod referents;
mod replacing;
mod rewording;
mod sharing;
mod stickers;
mod tokens;
mod trigger;
mod turns;

use vademecum_abilities::{
    Ability, Activated, Activator, Card, Cost, CostPart, DeedKind, Filter, Functions, Instruction, Keyword,
    KeywordAbility, Limit, Objects, Pattern, Players, Program, Slot, SpellAbility, Subtype, Timing, Trigger, Triggered,
    Type, Types, Variant, Zone, Zones,
};

use vademecum_machine::{actions::room_ability, keywords, sagas, terms};
use vademecum_vocab::Lang;

use self::{
    body::{Body, acts_by_choice},
    quoted::KICKER,
};
use crate::{atom::Atom, keyword_word::KeywordWord, player_word::PlayerWord, sticker_word::StickerWord};

/// Daybound, and nightbound as its variant (702.145).
const DAYBOUND: Keyword = Keyword(145);
/// Spree (702.172).
const SPREE: Keyword = Keyword(172);
/// Boast (702.142).
const BOAST: Keyword = Keyword(142);
/// Visit (702.159).
const VISIT: Keyword = Keyword(159);
/// Solved (702.169).
const SOLVED: Keyword = Keyword(169);
/// Forecast (702.57).
const FORECAST: Keyword = Keyword(57);

/// Maximum depth of effects within effects ("when you do, you may …. When you do, …"): printed cards have three.
const MAX_NESTED_EFFECTS: u8 = 16;

/// The pair of linked abilities of which one chooses something as its permanent enters and others speak of it (607.2d).
const CHOSEN: u8 = 0;

/// One way to read a paragraph.
type Reading<'a> = fn(&mut Parser<'a>) -> Option<Vec<Ability>>;

/// The context of a paragraph that its parser needs: the card it is on, and the texts before it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TextContext {
    /// The types of the card.
    pub(crate) types: Types,
    /// The language it is written in.
    pub(crate) lang: Lang,
    /// Whether there is an X in its mana cost (107.3).
    pub(crate) has_x: bool,
    /// The number that is printed with each of the stars that are its power and toughness, which its text defines (208.2).
    pub(crate) star: Option<i32>,
    /// How many targets earlier paragraphs of the same spell have.
    pub(crate) first_target: u8,
    /// How many slots earlier paragraphs of the same spell fill.
    pub(crate) first_slot: u8,
    /// How many abilities earlier paragraphs grant.
    pub(crate) granted: u8,
    /// Whether an ability of the card speaks of the cards that others of it exile (607.2a).
    pub(crate) remembers_exiled: bool,
    /// Whether it is a text in quotation marks, of an ability that is given to something.
    pub(crate) is_quoted: bool,
    /// What the card is attached to, and by which keyword.
    pub(crate) bearer: Option<(Keyword, Bearer)>,
}

/// What an Aura, Equipment or Fortification is attached to, as its text calls it: "enchanted creature".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bearer {
    /// A permanent of a card type.
    Of(Type),
    /// A permanent with a subtype.
    Kind(Subtype),
    /// Any permanent.
    Permanent,
    /// A player.
    Player,
}

/// What "it", "that creature" and "its controller" mean: the object that was spoken of last.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Antecedent {
    /// The object as it was when it was spoken of.
    objects: Objects,
    /// What it has become, if it was moved.
    moved: Option<Slot>,
    /// What it was called.
    called: Vec<Atom>,
    /// Whether it is a card that you own.
    yours: bool,
    /// Whether it may be more than one: what is done to it is done to all, but it has no one power and controller.
    several: bool,
}

/// Reads one paragraph.
pub(crate) struct Parser<'a> {
    atoms: &'a [Atom],
    at: usize,
    context: TextContext,
    /// The place of a subtype by its name, in any language.
    subtype: &'a mut dyn FnMut(&str) -> Option<Subtype>,
    /// The tokens that the card creates.
    tokens: &'a mut Vec<Card>,
    /// The abilities that the card's effects grant.
    granted: &'a mut Vec<Ability>,
    /// What the paragraph says that the card is attached to.
    bearer: Option<(Keyword, Bearer)>,
    /// The types of what was described last, of which a quoted ability says "this creature".
    described: Types,
    /// The zone from which an ability moves its own card (113.6m), or where it says that its card is (113.6b).
    own_zone: Option<Zone>,
    /// The object that was spoken of last; `None` if there is none, or more than one could be meant.
    it: Option<Antecedent>,
    /// Whether the clause at hand speaks of an object already.
    spoke: bool,
    /// Whether what is read is done only by whoever wants to.
    in_may: bool,
    /// Whether what is read is an option of a villainous choice.
    in_choice: bool,
    /// Where the fall of the coin or the result of the roll is that the text speaks of, and whether doubles were rolled.
    fallen: Option<[Slot; 2]>,
    /// "that player".
    player: Option<Players>,
    /// Whether an event has told how much "that much" is.
    that_much: bool,
    /// Whether the event says what X is (701.31c).
    defines_x: bool,
    /// Whether X has a value.
    has_x: bool,
    /// Whether it grants the very ability that is read: "except it has this ability".
    grants_itself: bool,
    /// The next slot that is free for a result.
    slot: u8,
    /// How deep the effects at hand are nested in others.
    depth: u8,
    /// Whether the sentence at hand begins with "starting with you".
    starts_with_you: bool,
    /// The slot with the one at hand of several targets for each of which something is done.
    each: Option<Slot>,
    /// The slot with the discarded cards, if the text refers to them.
    discarded: Option<Slot>,
    /// The words that players voted for, and where the numbers of their votes are.
    votes: Vec<(String, Slot)>,
    /// The slot with the sector that was chosen, if one was (702.158d).
    sector: Option<Slot>,
    /// What the prize of an Attraction is (702.159b).
    prize: Option<Program>,
    /// Instructions that come before the one at hand: what was chosen is recalled, or is chosen.
    before: Vec<Instruction>,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(
        atoms: &'a [Atom],
        context: TextContext,
        subtype: &'a mut dyn FnMut(&str) -> Option<Subtype>,
        tokens: &'a mut Vec<Card>,
        granted: &'a mut Vec<Ability>,
    ) -> Self {
        Parser {
            atoms,
            at: 0,
            context,
            subtype,
            tokens,
            granted,
            bearer: None,
            described: context.types,
            own_zone: None,
            it: None,
            spoke: false,
            in_may: false,
            in_choice: false,
            fallen: None,
            player: None,
            that_much: false,
            defines_x: false,
            has_x: context.has_x,
            grants_itself: false,
            slot: context.first_slot,
            depth: 0,
            starts_with_you: false,
            each: None,
            discarded: None,
            votes: Vec::new(),
            sector: None,
            prize: None,
            before: Vec::new(),
        }
    }

    /// The abilities of a paragraph; `None` if it is not understood as a whole.
    pub(crate) fn paragraph(&mut self) -> Option<Vec<Ability>> {
        let readings: [Reading<'_>; 24] = [
            Self::visit,
            Self::case_condition,
            Self::if_solved,
            Self::keywords,
            Self::casting,
            Self::activated,
            Self::triggered,
            Self::uncounterable,
            Self::triggers_again,
            Self::may_pay_to_attack,
            Self::surveils_more,
            Self::controls_searchers,
            Self::changes_rolls,
            Self::faces_again,
            Self::may_exert,
            Self::reveals_first_draw,
            Self::more_votes,
            Self::instead,
            Self::as_enters,
            Self::escapes_with,
            Self::defined,
            Self::fixed,
            Self::begins_the_game,
            Self::spell_ability,
        ];
        readings.into_iter().find_map(|reading| self.read_whole(reading))
    }

    /// The chapter abilities of a Saga (714.2), whose effect the paragraph is; `None` if it is not understood as a whole.
    pub(crate) fn chapters(&mut self, numbers: &[u8]) -> Option<Vec<Ability>> {
        self.read_whole(|parser| {
            (parser.has_x, parser.slot) = (false, 0);
            Some(sagas::chapters(numbers, &parser.effect(Body::default())?))
        })
    }

    /// The ability of a room of a dungeon (309.4c), whose effect the paragraph is; `None` if it is not understood as a whole.
    pub(crate) fn room(&mut self, place: u8) -> Option<Vec<Ability>> {
        self.read_whole(|parser| {
            (parser.has_x, parser.slot) = (false, 0);
            Some(vec![room_ability(place, parser.effect(Body::default())?)])
        })
    }

    /// Whether the paragraph says that a dungeon is entered only by venturing into its kind.
    pub(crate) fn is_entered_by_kind(&mut self) -> bool {
        self.at = 0;
        self.take(&Atom::OfPlayer(PlayerWord::CantEnterUnlessYou)) && {
            while self.take(&Atom::Quote) || self.take(&Atom::You) {}
            self.take(&Atom::OfPlayer(PlayerWord::VentureInto)) && self.dungeon_type().is_some() && {
                while self.take(&Atom::Quote) || self.take(&Atom::Stop) {}
                self.is_done()
            }
        }
    }

    /// "Visit — [effect]" (702.159a).
    fn visit(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::Keyword(VISIT), Atom::Dash]).then_some(())?;
        (self.has_x, self.slot) = (false, 0);
        Some(vec![keywords::visit_ability(self.effect(Body::default())?)])
    }

    /// What stands behind "Prize —": what claiming the prize does.
    pub(crate) fn prize(&mut self) -> Option<Program> {
        let effect = self.effect(Body::default())?;
        (self.is_done() && effect.targets.is_empty() && effect.modal.is_none()).then_some(effect.program)
    }

    /// The paragraph may speak of a prize.
    pub(crate) fn with_prize(mut self, prize: Option<Program>) -> Self {
        self.prize = prize;
        self
    }

    /// "To solve — you control no lands" (719.3a).
    fn case_condition(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::OfKeyword(KeywordWord::ToSolve), Atom::Dash]).then_some(())?;
        Some(vec![keywords::to_solve(self.condition()?)])
    }

    /// "Solved — \[ability text\]" (702.169).
    fn if_solved(&mut self) -> Option<Vec<Ability>> {
        self.take_all(&[Atom::Keyword(SOLVED), Atom::Dash]).then_some(())?;
        let readings: [Reading<'_>; 3] = [Self::activated, Self::triggered, Self::fixed];
        let read = readings
            .into_iter()
            .find_map(|reading| self.attempt(|parser| reading(parser).filter(|_| parser.is_done())))?;
        read.into_iter().map(keywords::if_solved).collect()
    }

    /// What one reading makes of the paragraph; `None`, with nothing changed, if it leaves anything over.
    fn read_whole(&mut self, reading: impl FnOnce(&mut Self) -> Option<Vec<Ability>>) -> Option<Vec<Ability>> {
        let (tokens, granted) = (self.tokens.len(), self.granted.len());
        self.at = 0;
        (self.bearer, self.own_zone) = (None, None);
        (self.it, self.spoke, self.in_may, self.player) = (None, false, false, None);
        (self.that_much, self.has_x, self.slot) = (false, self.context.has_x, self.context.first_slot);
        (self.grants_itself, self.discarded, self.sector, self.each) = (false, None, None, None);
        (self.starts_with_you, self.defines_x) = (false, false);
        self.votes.clear();
        self.before.clear();
        (self.grants_itself, self.in_choice, self.fallen) = (false, false, None);
        if let Some(abilities) = reading(self)
            && self.is_done()
            && self.before.is_empty()
        {
            return Some(abilities);
        }
        self.tokens.truncate(tokens);
        self.granted.truncate(granted);
        None
    }

    /// "As an additional cost to cast this spell, …": what is paid as well (118.8), if the paragraph is about that.
    pub(crate) fn additional_cost(&mut self) -> Option<Cost> {
        self.attempt(|parser| {
            parser.take_all(&[Atom::AdditionalCost, Atom::Comma]).then_some(())?;
            let cost = parser.cost()?;
            parser.is_done().then_some(cost)
        })
    }

    /// Whether the paragraph grants its own ability, under the first number that is free.
    pub(crate) const fn grants_itself(&self) -> bool {
        self.grants_itself
    }

    /// What the paragraph says that the card is attached to, if it says so.
    pub(crate) const fn bearer(&self) -> Option<(Keyword, Bearer)> {
        self.bearer
    }

    /// How many slots of a spell are filled so far.
    pub(crate) const fn slots(&self) -> u8 {
        self.slot
    }

    fn peek(&self) -> Option<&'a Atom> {
        self.atoms.get(self.at)
    }

    fn ahead(&self, n: usize) -> Option<&'a Atom> {
        self.atoms.get(self.at + n)
    }

    fn next(&mut self) -> Option<&'a Atom> {
        let atom = self.peek()?;
        self.at += 1;
        Some(atom)
    }

    /// Takes an atom if it comes next.
    fn take(&mut self, atom: &Atom) -> bool {
        let comes = self.peek() == Some(atom);
        self.at += usize::from(comes);
        comes
    }

    /// Takes several atoms if they come next.
    fn take_all(&mut self, atoms: &[Atom]) -> bool {
        let comes = self.atoms[self.at..].starts_with(atoms);
        self.at += if comes { atoms.len() } else { 0 };
        comes
    }

    /// Whether an atom occurs in the rest of the text.
    fn is_asked_for(&self, atom: &Atom) -> bool {
        self.atoms[self.at..].contains(atom)
    }

    /// Whether nothing but a stop is left.
    fn is_done(&mut self) -> bool {
        while self.take(&Atom::Stop) {}
        self.at == self.atoms.len()
    }

    /// Tries a reading; if it fails, nothing was taken.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let (at, before) = (self.at, self.before.len());
        let read = read(self);
        if read.is_none() {
            self.at = at;
            self.before.truncate(before);
        }
        read
    }

    /// A slot for a result.
    fn free_slot(&mut self) -> Option<Slot> {
        let slot = Slot::FIRST_FREE.0.checked_add(self.slot).map(Slot).filter(|&slot| slot < Slot::EVENT_OBJECTS)?;
        self.slot += 1;
        Some(slot)
    }

    fn is_spell(&self) -> bool {
        self.context.types.has(Type::Instant) || self.context.types.has(Type::Sorcery)
    }

    fn keywords(&mut self) -> Option<Vec<Ability>> {
        let mut abilities = Vec::new();
        loop {
            match self.peek()? {
                Atom::Keyword(keyword) => {
                    self.at += 1;
                    abilities.push(self.keyword(*keyword)?);
                }
                Atom::OfKeyword(KeywordWord::Gifts(what)) => {
                    self.at += 1;
                    abilities.push(self.gift(*what)?);
                }
                Atom::OfKeyword(KeywordWord::PutsLandAsYouCascade) => {
                    self.at += 1;
                    abilities.push(keywords::puts_land_as_you_cascade());
                }
                Atom::OfKeyword(KeywordWord::PlotsFromGraveyard) => {
                    self.at += 1;
                    abilities.push(keywords::plots_from_graveyard());
                }
                Atom::OfKeyword(KeywordWord::BandsWithOther) => {
                    self.at += 1;
                    abilities.push(keywords::bands_with_other(self.quality()?));
                }
                Atom::OfKeyword(word @ (KeywordWord::Daybound | KeywordWord::Nightbound)) => {
                    self.at += 1;
                    let is_nightbound = *word == KeywordWord::Nightbound;
                    let variant = if is_nightbound { Variant::Nightbound } else { Variant::Plain };
                    abilities.push(Ability::Keyword(KeywordAbility { variant, ..DAYBOUND.into() }));
                }
                Atom::OfKeyword(KeywordWord::OfSticker(StickerWord::Kicker)) => {
                    self.at += 1;
                    abilities.push(self.keyword_variant(KICKER, Variant::Sticker)?);
                }
                Atom::Variant(keyword) => {
                    self.at += 1;
                    abilities.push(self.keyword_variant(*keyword, Variant::Increased)?);
                }
                _ => match self.attempt(Self::keyword_with_quality) {
                    Some(all) => abilities.extend(all.into_iter().map(Ability::Keyword)),
                    None => abilities.push(self.keyword_behind_quality()?),
                },
            }
            if let Some(Ability::Keyword(of)) = abilities.last()
                && of.keyword == KICKER
                && self.take(&Atom::AndOr)
            {
                abilities.push(self.keyword_variant(KICKER, Variant::AndOr)?);
            }
            if !(self.take(&Atom::Comma) || self.take(&Atom::And)) {
                return Some(abilities);
            }
        }
    }

    /// What an instant or sorcery does (113.3a).
    fn spell_ability(&mut self) -> Option<Vec<Ability>> {
        if !self.is_spell() {
            return None;
        }
        if self.take(&Atom::Keyword(SPREE)) {
            let modes = self.modes()?;
            modes.iter().all(|mode| mode.cost.is_some()).then_some(())?;
            let modal = keywords::spree(modes);
            let effect = SpellAbility { modal: Some(modal), ..SpellAbility::default() };
            return Some(vec![Ability::from(SPREE), Ability::Spell(effect)]);
        }
        let effect = self.effect(Body::behind(self.context.first_target))?;
        Some(vec![Ability::Spell(effect)])
    }

    /// `[cost]: [effect]` (602.1).
    fn activated(&mut self) -> Option<Vec<Ability>> {
        // What functions on the battlefield would do nothing on a spell.
        (!self.is_spell()).then_some(())?;
        let boasts = self.take_all(&[Atom::Keyword(BOAST), Atom::Dash]);
        let forecasts = !boasts && self.take_all(&[Atom::Keyword(FORECAST), Atom::Dash]);
        let cost = self.cost()?;
        if !self.take(&Atom::Colon) {
            return None;
        }
        // 107.3: the X of the ability is that of its own cost.
        self.has_x = cost.parts.iter().any(|part| matches!(part, CostPart::Mana(mana) if mana.x > 0));
        self.slot = 0;
        let in_hand = cost.parts.contains(&CostPart::DiscardThis);
        let mut ability = Activated { cost, effect: self.effect(Body::default())?, ..Activated::default() };
        // 113.6j, 113.6m: what moves its card out of a zone functions there.
        ability.functions = match (in_hand, self.own_zone) {
            (false, None) => Functions::default(),
            (true, None) => Functions(Zones::only(Zone::Hand)),
            (false, Some(zone)) => Functions(Zones::only(zone)),
            (true, Some(_)) => return None,
        };
        loop {
            while self.take(&Atom::Stop) {}
            if ability.timing == Timing::Instant && self.take(&Atom::AsSorcery) {
                ability.timing = Timing::Sorcery;
            } else if ability.limit == Limit::None && self.take(&Atom::OnceEachTurn) {
                ability.limit = Limit::OncePerTurn;
            } else if ability.timing == Timing::Instant && self.take(&Atom::AsInstant) {
                ability.timing = Timing::AsInstant;
            } else if ability.by_whom == Activator::Controller && self.take(&Atom::AnyPlayerActivates) {
                ability.by_whom = Activator::AnyPlayer;
            } else if ability.only_if.is_none() && self.take(&Atom::ActivateOnly) {
                ability.only_if = Some(terms::activate_only(self.combat_time()?));
            } else if ability.only_if.is_none() && self.take(&Atom::OnlyIf) {
                ability.only_if = Some(self.condition()?);
            } else {
                // Boast and forecast restrict activation alone: their texts name no limit and no condition.
                (!(boasts || forecasts) || ability.limit == Limit::None && ability.only_if.is_none()).then_some(())?;
                // 702.57b: the card is revealed from the hand.
                if forecasts {
                    return Some(vec![Ability::from(FORECAST), Ability::Activated(keywords::forecasts(ability)?)]);
                }
                let ability = match boasts {
                    true => keywords::boasts(ability),
                    // The text of no other ability reveals its card to pay for it.
                    false => (!ability.cost.parts.contains(&CostPart::RevealThis)).then_some(ability)?,
                };
                return Some(vec![Ability::Activated(ability)]);
            }
        }
    }

    /// `When/whenever/at [event], if [condition], [effect]` (603.1).
    fn triggered(&mut self) -> Option<Vec<Ability>> {
        let on = match self.attempt(Self::state) {
            Some(state) => Trigger::State(state),
            None => Trigger::Event(self.trigger()?),
        };
        // 113.6k: a card is discarded from the hand alone.
        let is_discarded =
            matches!(&on, Trigger::Event(of) if of.kind == DeedKind::Discard && of.subject == Filter::This);
        // What functions on the battlefield would do nothing on a spell.
        (!self.is_spell() || is_discarded || self.own_zone == Some(Zone::Exile)).then_some(())?;
        // Haunt: a second condition behind "or" is that of an ability of its own.
        let or_haunted = self.attempt(|parser| {
            parser.take(&Atom::Or).then_some(())?;
            parser.haunted_dies()
        });
        if !self.take(&Atom::Comma) {
            return None;
        }
        self.has_x = self.defines_x;
        self.slot = 0;
        let only_if = if self.take(&Atom::If) {
            let condition = self.condition()?;
            if !self.take(&Atom::Comma) {
                return None;
            }
            Some(condition)
        } else {
            None
        };
        let effect = self.effect(Body::default())?;
        while self.take(&Atom::Stop) {}
        let uncounterable = self.take(&Atom::AbilityCantBeCountered);
        while self.take(&Atom::Stop) {}
        let limit = match self.peek() {
            Some(Atom::TriggersOnceEachTurn) => Limit::OncePerTurn,
            // 603.2i: there must be something that may be done.
            Some(Atom::DoOnceEachTurn) if acts_by_choice(&effect) => Limit::ActsOncePerTurn,
            _ => Limit::None,
        };
        self.at += usize::from(limit != Limit::None);
        let plain = Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), Vec::new());
        // 113.6m: what moves its card out of a zone functions there.
        let functions = match (is_discarded, self.own_zone) {
            (true, None) => Functions(Zones::only(Zone::Hand)),
            (false, Some(zone)) => Functions(Zones::only(zone)),
            (false, None) => Functions::default(),
            (true, Some(_)) => return None,
        };
        let ability = Triggered { on, only_if, effect, uncounterable, limit, functions, ..plain };
        let haunted = or_haunted.map(|haunted| Triggered {
            on: Trigger::Event(haunted),
            functions: Functions(Zones::only(Zone::Exile)),
            ..ability.clone()
        });
        Some(std::iter::once(ability).chain(haunted).map(Ability::Triggered).collect())
    }
}
