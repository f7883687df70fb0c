//! Objects (109): cards, tokens and spells, wherever they are.

use vademecum_abilities::{
    CardId, Change, Color, ColorSources, Colors, Designation, FaceId, Keyword, Keywords, Part, RepeatedCosts, Subtypes,
    Supertypes, Type, Types, Zone, bit_set,
};
use vademecum_rule_ids::magic::{R105_2, R202_2C, R202_2D, R204_2, R709_4B, R709_4C};

use crate::{
    Recorder,
    cx::Look,
    id::{PlayerId, PlayerSet, Timestamp},
    rooms,
};

/// Something about an object that is on or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Mark {
    /// Tapped (110.5).
    Tapped,
    /// A token (111).
    Token,
    /// A copy of a spell (707.10).
    Copy,
    /// Not controlled continuously since its controller's most recent turn began (302.6).
    SummoningSick,
    /// Has come under its controller's control since that player's last upkeep began.
    New,
    /// Was `New` as the current upkeep of its controller began (702.30a).
    NewAtUpkeep,
    /// Dealt damage by a source with deathtouch since state-based actions were last checked (704.5h).
    Deathtouched,
    /// Has a counter of any kind on it.
    Counters,
    /// Face down (708).
    FaceDown,
    /// Manifested, and face down since (701.34a).
    Manifested,
    /// Attached to something.
    Attached,
    /// Monstrous (701.31b).
    Monstrous,
    /// Revealed from an opening hand, until the first turn begins (103.6b).
    Revealed,
    /// Has been revealed as the top card of a library since it is in it (401.6).
    WasOnTop,
    /// Its back face is up (712).
    BackUp,
    /// Flipped (110.5, 710).
    Flipped,
    /// Has one face of a transforming card without the other: a copy of it on a permanent that does not transform.
    OneFaced,
    /// Suspected (701.58b).
    Suspected,
    /// Somebody's Ring-bearer (701.52b).
    RingBearer,
    /// Cloaked, and face down since (701.56a).
    Cloaked,
    /// Cast for its disguise ability, and face down since (702.168a).
    Disguised,
    /// Renowned (702.112b).
    Renowned,
    /// Saddled until the end of the turn (702.171b).
    Saddled,
    /// A solved Case (719.3b).
    Solved,
    /// A commander (903.3): said of the card, whatever object it becomes.
    Commander,
    /// In the alpha sector (702.158b).
    AlphaSector,
    /// In the beta sector (702.158b).
    BetaSector,
    /// In the gamma sector (702.158b).
    GammaSector,
    /// Is a token with a card as its topmost component, or a card with a token (727.2d).
    TopDiffers,
    /// Its left half is unlocked (709.5c).
    LeftUnlocked,
    /// Its right half is unlocked (709.5c).
    RightUnlocked,
}

bit_set! {
    /// What is on about an object.
    Marks(u32) of Mark
}

impl From<Designation> for Mark {
    fn from(designation: Designation) -> Mark {
        match designation {
            Designation::Suspected => Mark::Suspected,
            Designation::RingBearer => Mark::RingBearer,
            Designation::Renowned => Mark::Renowned,
            Designation::Saddled => Mark::Saddled,
            Designation::Solved => Mark::Solved,
            Designation::AlphaSector => Mark::AlphaSector,
            Designation::BetaSector => Mark::BetaSector,
            Designation::GammaSector => Mark::GammaSector,
        }
    }
}

/// An object: small, and copied as a whole. What it is after all continuous effects is in its
/// [`Characteristics`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Object {
    /// The card or token.
    pub card: CardId,
    /// The face that shows: its copiable values before copy effects (707.2).
    pub face: FaceId,
    /// Its owner (108.3, 111.2).
    pub owner: PlayerId,
    /// Who put it onto the battlefield or cast it (110.2, 112.2); its owner elsewhere (108.4a).
    pub controller: PlayerId,
    /// The zone it is in.
    pub zone: Zone,
    /// What is on about it.
    pub marks: Marks,
    /// When it became the object it is (400.7).
    pub born: Timestamp,
    /// Its timestamp for continuous effects (613.7d), which may be renewed.
    pub since: Timestamp,
    /// Its place in its zone, from the bottom.
    pub place: u32,
    /// Damage marked on it (120.3e, 120.6).
    pub damage: i32,
    /// Which optional additional costs were paid for it as a spell (607.2i), by their place, one bit each.
    pub paid: u8,
    /// How often each of those was paid that may be repeated (702.33c).
    pub repeated: RepeatedCosts,
    /// The keyword for whose cost it was cast, as a spell or as the permanent that the spell became (607.2i).
    pub cast_for: Option<Keyword>,
    /// Index of the instance of that keyword whose cost it was.
    pub(crate) cast_instance: u8,
    /// The colors of the mana that was spent to cast it, as a spell or as the permanent that the spell became.
    pub spent_colors: Colors,
    /// The player who protects it, as a battle (310.8).
    pub protector: Option<PlayerId>,
    /// Its level (716.2b); 0 for none.
    pub level: u8,
    /// Which of its abilities were activated or triggered this turn, by their place, one bit each (602.5b).
    pub used: u32,
}

impl Object {
    /// Whether it is so marked.
    #[inline]
    pub const fn is(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }

    /// Sets a mark or takes it away.
    pub(crate) fn set(&mut self, mark: Mark, on: bool) {
        self.marks = if on { self.marks.with(mark) } else { self.marks.without(mark) };
    }

    /// A number for everything about it that makes a difference to the game, timestamps aside.
    pub(crate) fn key(&self, place: u32) -> u64 {
        if self.zone == Zone::Outside {
            return 0;
        }
        let marks = u64::from(self.marks.bits());
        let whose = u64::from(self.owner.0) | u64::from(self.controller.0) << 8 | (self.zone as u64) << 16;
        let what = u64::from(self.face.0) << 24 | u64::from(self.card.0) << 40;
        let place_in_zone = if self.zone.is_ordered() { u64::from(self.place) } else { 0 };
        let cast_for = self.cast_for.map_or(0, |keyword| u64::from(keyword.0) | u64::from(self.cast_instance) << 8);
        let paid = u64::from(self.paid) << 24 | u64::from(u16::from_le_bytes(self.repeated)) << 48;
        let protector = self.protector.map_or(0, |player| u64::from(player.0) + 1);
        let level = u64::from(self.level) << 8 ^ protector << 56;
        let spent = u64::from(self.spent_colors.bits()) << 32;
        let numbers = (self.damage as u32 as u64) << 32 | u64::from(self.used) ^ paid ^ cast_for << 16 ^ level ^ spent;
        crate::hash::mix(&[
            u64::from(place) << 32 | place_in_zone,
            marks ^ whose.rotate_left(24) ^ what << 16,
            what,
            numbers,
        ])
    }
}

/// What effects say an object can't do, must do, or can do as though something were true (508.1c–d, 509.1b–c, 609.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Restriction {
    /// "can't attack".
    CantAttack,
    /// "can't block".
    CantBlock,
    /// "can't be blocked".
    CantBeBlocked,
    /// "can't attack alone".
    CantAttackAlone,
    /// "can't block alone".
    CantBlockAlone,
    /// "its activated abilities can't be activated" (602.5).
    CantActivate,
    /// "doesn't untap during its controller's untap step".
    DoesntUntap,
    /// "can attack as though it had haste" (609.4): no restriction, but told in the same way.
    AttacksAsWithHaste,
    /// "can attack as though it didn't have defender" (609.4).
    AttacksAsWithoutDefender,
    /// "can't be blocked by creatures with greater power".
    CantBeBlockedByStronger,
    /// "can't crew Vehicles" (702.122c).
    CantCrew,
}

bit_set! {
    /// A set of restrictions, requirements and permissions.
    Restrictions(u16) of Restriction
}

/// How often effects ask an object to attack or block, and with how many others (508.1c–d, 509.1a–c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Demands {
    /// Requirements to attack.
    pub attack: u8,
    /// The players whom it must attack if it can.
    pub attack_players: PlayerSet,
    /// Who has goaded it (701.38).
    pub goaded: PlayerSet,
    /// Requirements to block.
    pub block: u8,
    /// Requirements to be blocked.
    pub be_blocked: u8,
    /// Requirements on every creature that is able to block it.
    pub be_blocked_by_all: u8,
    /// The most creatures that it may attack as one of.
    pub attackers_at_most: Option<u8>,
    /// The most creatures that it may block as one of.
    pub blockers_at_most: Option<u8>,
    /// The most creatures that may block it.
    pub blocked_by_at_most: Option<u8>,
    /// How many creatures it can block beside the first.
    pub more_blocks: u8,
    /// How many additional times its triggered abilities trigger (603.2d).
    pub more_triggers: u8,
}

impl Demands {
    /// Whether anything requires it to attack.
    pub(crate) const fn require_attack(&self) -> bool {
        self.attack > 0 || !self.attack_players.is_empty() || !self.goaded.is_empty()
    }

    /// What a change adds to it.
    pub(crate) fn add(&mut self, change: &Change) {
        let lower = |limit: &mut Option<u8>, to: u8| *limit = Some(limit.map_or(to, |limit| limit.min(to)));
        match change {
            Change::MustAttack => self.attack = self.attack.saturating_add(1),
            Change::MustBlock => self.block = self.block.saturating_add(1),
            Change::MustBeBlocked => self.be_blocked = self.be_blocked.saturating_add(1),
            Change::MustBeBlockedByAll => self.be_blocked_by_all = self.be_blocked_by_all.saturating_add(1),
            Change::AttackersAtMost(most) => lower(&mut self.attackers_at_most, *most),
            Change::BlockersAtMost(most) => lower(&mut self.blockers_at_most, *most),
            Change::BlockedByAtMost(most) => lower(&mut self.blocked_by_at_most, *most),
            Change::CanBlockMore(more) => self.more_blocks = self.more_blocks.saturating_add(*more),
            Change::TriggersAgain => self.more_triggers = self.more_triggers.saturating_add(1),
            _ => {}
        }
    }
}

/// The characteristics of an object after all continuous effects (109.3, 613).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Characteristics {
    /// What it shows: its copiable values, after copy effects and being face down (613.1a).
    pub face: FaceId,
    /// Its copiable values (613.2c).
    pub copiable: FaceId,
    /// What its copiable values would be if it were face up (708.8).
    pub beneath: FaceId,
    /// Its controller.
    pub controller: PlayerId,
    /// Its colors.
    pub colors: Colors,
    /// Its card types.
    pub types: Types,
    /// Its supertypes.
    pub supertypes: Supertypes,
    /// Its subtypes.
    pub subtypes: Subtypes,
    /// Its keyword abilities.
    pub keywords: Keywords,
    /// Power; 0 for what has none (208.5).
    pub power: i32,
    /// Toughness; 0 for what has none (208.5).
    pub toughness: i32,
    /// Base power and toughness: before what modifies them without setting them (208.4b).
    pub base: (i32, i32),
    /// Whether something gives it a power and toughness: its card or an effect.
    pub has_size: bool,
    /// What it can't do.
    pub restrictions: Restrictions,
    /// What it must do in combat, and with how many others.
    pub demands: Demands,
    /// Whether an effect has taken its printed abilities.
    pub lost_abilities: bool,
    /// Whether an effect has given it abilities other than keywords.
    pub gained_abilities: bool,
}

/// The face whose colors count: of a split card that is not on the stack, that of its combined mana cost (709.4b).
fn color_face<R: Recorder>(look: Look<'_, R>, face: FaceId) -> FaceId {
    if look.state.cards.part(face) != Part::Whole {
        return face;
    }
    let left = look.state.cards.printed_part(face, Part::Left).unwrap_or(face);
    look.either(R709_4B, face, left)
}

/// The types that count of a face: of a split card that is not on the stack, those of each half (709.4c).
fn types_of<R: Recorder>(look: Look<'_, R>, face: FaceId) -> Types {
    let cards = &look.state.cards;
    let types = cards.values(face).types;
    if cards.part(face) != Part::Whole {
        return types;
    }
    let left = cards.printed_part(face, Part::Left).map_or(types, |left| cards.values(left).types);
    look.either(R709_4C, types, left)
}

/// The colors of a face: those of its mana symbols and of its color indicator.
pub(crate) fn colors_of<R: Recorder>(look: Look<'_, R>, face: FaceId) -> Colors {
    let face = color_face(look, face);
    colors_from(look, look.state.cards.color_sources(face))
}

/// The colors that come from mana symbols and a color indicator.
fn colors_from<R: Recorder>(look: Look<'_, R>, sources: ColorSources) -> Colors {
    let ColorSources { plain, special, indicator } = sources;
    let mut colors = Colors::NONE;
    if !plain.is_empty() && look.rule(R105_2) {
        let first = Color::ALL.into_iter().find(|color| plain.has(*color)).map_or(Colors::NONE, Colors::only);
        // 202.2c: each of several colors; without it, the first alone.
        colors = if plain.len() > 1 { look.either(R202_2C, plain, first) } else { plain };
    }
    if !special.is_empty() && look.rule(R202_2D) {
        colors = colors.union(special);
    }
    if !indicator.is_empty() && look.rule(R204_2) {
        colors = colors.union(indicator);
    }
    colors
}

impl Characteristics {
    /// What is printed on a face.
    pub(crate) fn printed<R: Recorder>(look: Look<'_, R>, face: FaceId, controller: PlayerId) -> Characteristics {
        let cards = &look.state.cards;
        let printed = cards.printed(face);
        let values = printed.values();
        let size = (values.power.unwrap_or(0), values.toughness.unwrap_or(0));
        let is_whole = values.part == Part::Whole;
        let types = if is_whole { types_of(look, face) } else { values.types };
        let (types, subtypes) = rooms::line(look, face, (types, values.subtypes));
        let colors = if is_whole { colors_of(look, face) } else { colors_from(look, printed.color_sources()) };
        Characteristics {
            face,
            copiable: face,
            beneath: face,
            controller,
            colors,
            types,
            supertypes: values.supertypes,
            subtypes,
            keywords: printed.keywords(),
            power: size.0,
            toughness: size.1,
            base: size,
            has_size: values.toughness.is_some(),
            restrictions: Restrictions::NONE,
            demands: Demands::default(),
            lost_abilities: false,
            gained_abilities: false,
        }
    }

    /// Whether it is a creature.
    #[inline]
    pub const fn is_creature(&self) -> bool {
        self.types.has(Type::Creature)
    }

    /// Whether it is a land.
    pub const fn is_land(&self) -> bool {
        self.types.has(Type::Land)
    }
}
