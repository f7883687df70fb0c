//! Notes: entries of a journal on which nothing in the game triggers.

use vademecum_abilities::{AbilityId, Action, AddedToTurn, FaceId, Keyword, ManaKind, SpecialAction, Step};

use crate::{
    PlanarFace,
    id::{ObjectId, PlayerId},
    state::Outcome,
};

/// An entry of a journal that no ability triggers on and nothing replaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// The game begins; the first turn is this player's (103.1).
    GameBegan(PlayerId),
    /// A player declares that they take a mulligan (103.5).
    Mulliganed(PlayerId),
    /// A player keeps the opening hand (103.5).
    Kept(PlayerId),
    /// A player passed priority (117.3d).
    Passed(PlayerId),
    /// A player tried to draw from an empty library (121.4).
    DrewFromNothing(PlayerId),
    /// A card was drawn: which (121.1).
    Drew(PlayerId, ObjectId),
    /// An ability triggered (603.2): whose, of which object.
    Triggered(PlayerId, ObjectId),
    /// A triggered ability was put onto the stack (603.3): whose, of which object.
    TriggerStacked(PlayerId, ObjectId),
    /// A triggered ability was removed from the stack before it did anything (603.3c, 603.4).
    TriggerRemoved(PlayerId, ObjectId),
    /// An ability that had triggered is not put onto the stack (603.2g, 721.1a): of which object.
    TriggerDropped(ObjectId),
    /// An effect of an object ends the turn (721.1).
    EndsTurn(ObjectId),
    /// An effect of an object ends the combat phase (721.2).
    EndsCombatPhase(ObjectId),
    /// A player puts an object into the first or the second of two piles (700.3).
    PutIntoPile(PlayerId, ObjectId, u8),
    /// An effect adds a phase or a step to the turn (500.8–500.10).
    AddsToTurn(AddedToTurn),
    /// A player can't pay a cost without which something happens (118.12): whose text asks for it.
    CannotPay(PlayerId, ObjectId),
    /// The first player will control the second one during that player's next turn (720.1).
    WillControlTurn(PlayerId, PlayerId),
    /// The first player controls the second one from now on, during the turn (720.1).
    ControlsTurn(PlayerId, PlayerId),
    /// The first player controls the second one while that player searches (720.2).
    ControlsSearch(PlayerId, PlayerId),
    /// A player will skip their next step of a kind (614.10).
    WillSkipStep(PlayerId, Step),
    /// A player will take an extra turn after this one (500.7).
    WillTakeExtraTurn(PlayerId),
    /// A player will skip their next turn (614.10).
    WillSkipTurn(PlayerId),
    /// A player proposes a shortcut: how many times its choices are made (729.2a).
    ProposesShortcut(PlayerId, usize),
    /// A player accepts a shortcut (729.2b).
    AcceptsShortcut(PlayerId),
    /// A player shortens a shortcut to make another choice in a step (729.2b).
    ShortensShortcut(PlayerId, Step),
    /// A spell or ability begins to resolve (608.1).
    Resolving(ObjectId),
    /// A spell or ability did not resolve: its targets have become illegal (608.2b).
    Fizzled(ObjectId),
    /// Mana was spent (118.3a).
    ManaSpent(PlayerId, ManaKind, u32),
    /// A player adds mana of which there is none: its amount is 0, or its type undefined (106.5).
    AddsNoMana(PlayerId),
    /// Unspent mana was lost (106.4).
    ManaEmptied(PlayerId),
    /// Damage was removed from permanents (514.2).
    DamageRemoved,
    /// All damage marked on a permanent was removed by an effect (702.89a).
    DamageRemovedFrom(ObjectId),
    /// Effects that last until end of turn ended (514.2).
    EffectsEnded,
    /// Effects that last until end of combat ended (500.5).
    CombatEffectsEnded,
    /// A creature that could deal combat damage deals none: nothing is there to which it could (510.1b, 510.1c), or its power is
    /// less than 0 (510.1a).
    DealsNoDamage(ObjectId),
    /// A creature attacks or blocks that was not declared (508.4, 509.4).
    JoinedCombat(ObjectId),
    /// An attacking creature was banded with another one (702.22c).
    Banded(ObjectId, ObjectId),
    /// A token was created (111.1).
    Created(PlayerId, ObjectId),
    /// A copy of a spell or ability was put onto the stack (707.10): whose it is, and the copy, or the source of the ability.
    Copied(PlayerId, ObjectId),
    /// A spell or ability was countered (701.5a).
    Countered(ObjectId),
    /// A continuous effect begins to change an object (611.2).
    EffectBegan(ObjectId),
    /// An effect that prevents damage begins (615.3): the object whose text says so.
    PreventionBegan(ObjectId),
    /// An effect begins that changes no objects: it replaces events (614.2), or is about players or the rules of the game (611.2c).
    /// The object whose text says so.
    RuleBegan(ObjectId),
    /// An effect begins that exiles a permanent instead of letting it leave the battlefield (614.6), or only if it would die.
    WillBeExiled {
        /// The permanent.
        object: ObjectId,
        /// Whether it is only exiled if it would die.
        if_dies: bool,
    },
    /// A player begins to control a permanent by a continuous effect, or by the end of one (613.1b).
    TookControl(PlayerId, ObjectId),
    /// A player becomes the protector of a battle (310.8a).
    BecameProtector(PlayerId, ObjectId),
    /// A player skipped a step (614.10).
    SkippedStep(PlayerId, Step),
    /// A player skipped a turn (614.10).
    SkippedTurn(PlayerId),
    /// A player got an emblem (114.1).
    GotEmblem(PlayerId, ObjectId),
    /// A creature was removed from combat (506.4).
    LeftCombat(ObjectId),
    /// A Class became a level (716.2a).
    BecameLevel(ObjectId, u8),
    /// A token ceased to exist (704.5d).
    Ceased(ObjectId),
    /// A permanent was regenerated (701.15).
    Regenerated(ObjectId),
    /// A player votes (701.32).
    Voted(PlayerId),
    /// What was face down was shown to all players (708.9).
    Revealed(ObjectId),
    /// A die shows a number (706.2): who rolled it, how many sides it has, and the number.
    Threw(PlayerId, u8, i32),
    /// The planar die shows a face (901.3a).
    RolledPlanarDie(PlayerId, PlanarFace),
    /// A card of a deck beside the library was turned face up in the command zone.
    TurnedUpInCommandZone(ObjectId),
    /// A conspiracy was put face down into the command zone (702.106a).
    PutFaceDownInCommandZone(ObjectId),
    /// A name that was secretly chosen for an object was shown to all players, by a face that has it (702.106c).
    RevealedName(ObjectId, FaceId),
    /// A card in the command zone has gone face down to the bottom of its deck.
    PutBackOnDeck(ObjectId),
    /// A player begins to activate an ability of an object (602.2a), which is on the stack then unless it is a mana ability
    /// (605.3b). Its targets are chosen and its costs are paid after that.
    BeginsActivation(PlayerId, ObjectId, AbilityId),
    /// A player takes a special action that a text offers (116.2d–116.2k): which, and of which object. What it costs and does
    /// follows.
    TakesSpecialAction(PlayerId, ObjectId, SpecialAction),
    /// A player pays to end an effect (116.2c): whose, and the source of the effect.
    EndsEffect(PlayerId, ObjectId),
    /// A player pays to turn a permanent face up (116.2b).
    TurnsFaceUp(PlayerId, ObjectId),
    /// A player pays to put their companion into their hand (116.2g).
    FetchesCompanion(PlayerId, ObjectId),
    /// A player looks at the top cards of an opponent's library to order them (701.22a): who, and whose library.
    Fateseals(PlayerId, PlayerId),
    /// A player begins a keyword action (701): what it leads to follows.
    Begins(Action, PlayerId),
    /// A player clashes with an opponent (701.23b).
    Clashes(PlayerId, PlayerId),
    /// Two creatures fight (701.12a).
    Fights(ObjectId, ObjectId),
    /// A card at which somebody looked was put on the bottom of the library in which it is (701.18a, 701.22a).
    PutOnBottom(ObjectId),
    /// A card in exile was bound to a creature by a keyword: it haunts it (702.55b), or is encoded on it (702.99b).
    Bound(Keyword, ObjectId, ObjectId),
    /// Two creatures have become paired (702.95b).
    Paired(ObjectId, ObjectId),
    /// Two creatures stop being paired (702.95e).
    Unpaired(ObjectId, ObjectId),
    /// A player put a sticker on an object (123.3).
    PutSticker(PlayerId, ObjectId),
    /// A sticker was moved from one object to another (123.3d).
    MovedSticker(ObjectId, ObjectId),
    /// A permanent gained a regeneration shield (701.15a).
    GainedRegenerationShield(ObjectId),
    /// A delayed triggered ability was created by something (603.7).
    CreatedDelayedTrigger(ObjectId),
    /// A spell became part of a permanent (727.2), on top of it or under it.
    Merged {
        /// The spell.
        spell: ObjectId,
        /// The permanent.
        permanent: ObjectId,
        /// Whether the spell is the topmost component.
        on_top: bool,
    },
    /// The casting of a spell was reversed, for it could not be paid for (730.1).
    CastingReversed(ObjectId),
    /// A player left the game (104.5, 800.4).
    Left(PlayerId),
    /// A permanent or spell leaves the game with its owner (800.4a).
    LeavesWithOwner(ObjectId),
    /// The game is over (104.1).
    Over(Outcome),
}
