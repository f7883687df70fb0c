//! The key words of scenario files, a table per language. Lines are matched without case and accents.

mod en;
mod es;
mod pt;

use std::{collections::BTreeSet, sync::LazyLock};

use regex::{Captures, Regex};
use vademecum_abilities::{Action, CounterKind, Keyword, Layout, PlayerDesignation, Step, Zone};
use vademecum_locale::{FluentArgs, format_message};
use vademecum_machine::{AttackOption, TeamPlay, keywords};
use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::message_keys::{step_key, zone_key};

/// What a deck beside the library consists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Beside {
    /// Attractions (717.2).
    Attractions,
    /// Planes and phenomena (901.3).
    Planes,
    /// Schemes (904.3).
    Schemes,
    /// The vanguard card (902.3).
    Vanguard,
    /// Sticker sheets (123.2).
    Sheets,
}

/// A kind of line of the situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Given {
    Players,
    Turn,
    Daytime,
    Designated(PlayerDesignation),
    Attacks(AttackOption),
    /// What the players of a team share.
    Shared(TeamPlay),
    /// Creatures can be given to teammates (804).
    Deploys,
    /// How many seats the range of influence of each player is (801.2).
    Range,
    Zone(Zone),
    /// The game begins: who takes the first turn, and the seed of what is random.
    Begins,
    /// A deck of a game that begins.
    Deck,
    /// A player's deck beside the library.
    Beside(Beside),
    /// All players use one planar deck (901.15).
    SharedPlanarDeck,
    /// The cards that lead a player's deck (903.3).
    Commander,
    /// A player's companion, in a position (702.139a).
    Companion,
    /// The game is played with the Brawl option (903.12).
    Brawl,
    /// A player's cards outside the game: the sideboard.
    Outside,
}

/// A remark behind a card of the situation, or behind a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Remark {
    Tapped,
    Sick,
    Token,
    Damage,
    Counters,
    OwnedBy,
    Life,
    PlayerCounters(CounterKind),
    Team,
    FaceDown,
    /// A name that was secretly chosen for a conspiracy (702.106a).
    SecretName,
}

/// A kind of line of the script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doing {
    Now,
    CoinFalls,
    /// The planar die shows a face.
    PlanarDieShows,
    /// A player rolls the planar die as a special action.
    RollPlanarDie,
    /// A player puts their companion into their hand as a special action.
    FetchCompanion,
    /// A player pays the unlock cost of a half of a permanent.
    Unlock,
    DieShows,
    Call,
    Cannot,
    AllPass,
    AllPassUntil,
    Pass,
    NoAttack,
    NoBlock,
    Cast,
    Activate,
    PlayLand,
    TurnFaceUp,
    Mana,
    Pay,
    Attack,
    Block,
    Divide,
    Decline,
    Accept,
    KeepHand,
    Mulligan,
    ChooseMode,
    ChooseNumber,
    ChooseMana,
    ChooseSubtype,
    Choose,
    Discard,
    Sacrifice,
    Keep,
    Order,
    Concede,
    Propose,
    AcceptShortcut,
    ShortenShortcut,
}

/// A kind of line of the results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Being {
    Life,
    PlayerCounters(CounterKind),
    Pool,
    NoPool,
    NoDaytime,
    Daytime,
    Designated(PlayerDesignation),
    NobodyDesignated(PlayerDesignation),
    CompletedDungeons,
    Room,
    CardsOf,
    Cards,
    NoCards,
    Untapped,
    Tapped,
    FaceUp,
    FaceDown,
    Unlocked,
    Locked,
    Gone,
    Named,
    NotAttacking,
    Attacking,
    Counters,
    NoDamage,
    Damage,
    Size,
    WinsAlone,
    Wins,
    Drawn,
    GoesOn,
    OutOfGame,
    Turn,
    Priority,
    EmptyStack,
    Stack,
    Step,
    Place,
}

/// A kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Happening {
    Cast,
    Activated,
    Fizzles,
    Resolves,
    Countered,
    Triggered,
    Stacked,
    Damage,
    LosesGame,
    WinsGame,
    Drawn,
    Loses,
    Gains,
    Draws,
    Discards,
    Destroyed,
    Sacrificed,
    Counters,
    Moved,
    Untapped,
    Tapped,
    TurnedFaceUp,
    Transforms,
    Revealed,
    Attacks,
    Blocks,
    Created,
    Ceased,
    PlayedLand,
    Acts,
    Voted,
    TurnBegins,
    StepBegins,
}

/// The kinds of lines that messages give examples of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    Situation,
    Remark,
    Script,
    Results,
    Order,
}

/// The words of one language, as they are written.
pub(crate) struct Table {
    pub(crate) given: &'static [(Given, &'static str)],
    pub(crate) remarks: &'static [(Remark, &'static str)],
    pub(crate) doing: &'static [(Doing, &'static str)],
    pub(crate) being: &'static [(Being, &'static str)],
    pub(crate) happening: &'static [(Happening, &'static str)],
    /// `<o>` of `<p>`.
    pub(crate) owned: &'static str,
    /// Between the last two of a list, with its spaces.
    pub(crate) and: &'static [&'static str],
    /// What one player does for another: in place of `<q>`, `<c>`.
    pub(crate) for_another: &'static str,
    /// Before the keyword for whose cost a spell is cast, with its spaces.
    pub(crate) with: &'static str,
    /// Between events that follow each other, with its spaces.
    pub(crate) then: &'static str,
    /// Amounts of damage that are divided: `<n>` to `<t>`.
    pub(crate) share: &'static str,
    pub(crate) steps: &'static [(Step, &'static str)],
    pub(crate) zones: &'static [(Zone, &'static str)],
    /// Counters on permanents, as `<k>` is written.
    pub(crate) counters: &'static [(CounterKind, &'static str)],
    /// What stands before the name of another face of a card, for each layout.
    pub(crate) layouts: &'static [(Layout, &'static str)],
    /// Keyword actions that players or permanents have done, as events say it.
    pub(crate) acts: &'static [(Action, &'static str)],
    /// What heads and tails are called.
    pub(crate) coin: [&'static str; 2],
    /// Basic lands, in the order of the rules.
    pub(crate) basics: [&'static str; 5],
    /// What can be written, for messages: by [`Sort`].
    pub(crate) examples: [&'static str; 5],
    /// The type line of a basic land, up to its name.
    pub(crate) basic_type: &'static str,
}

/// A list of patterns, in the order they are tried.
type Patterns<K> = Vec<(K, Regex)>;

/// The words of one language, ready to match.
pub(crate) struct Words {
    pub(crate) lang: Lang,
    pub(crate) table: &'static Table,
    pub(crate) given: Patterns<Given>,
    pub(crate) remarks: Patterns<Remark>,
    pub(crate) doing: Patterns<Doing>,
    pub(crate) being: Patterns<Being>,
    pub(crate) happening: Patterns<Happening>,
    pub(crate) owned: Regex,
    pub(crate) for_another: Regex,
    pub(crate) share: Regex,
}

static ES: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::Es, &es::TABLE));
static PT: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::Pt, &pt::TABLE));
static EN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En, &en::TABLE));

impl Words {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }

    fn new(lang: Lang, table: &'static Table) -> Words {
        Words {
            lang,
            table,
            given: compile(table.given),
            remarks: compile(table.remarks),
            doing: compile(table.doing),
            being: compile(table.being),
            happening: compile(table.happening),
            owned: pattern(table.owned),
            for_another: pattern(table.for_another),
            share: pattern(table.share),
        }
    }

    /// Lines of a kind, as examples.
    pub(crate) fn examples(&self, of: Sort) -> &'static str {
        self.table.examples[of as usize]
    }

    /// The step of that name.
    pub(crate) fn step(&self, name: &str) -> Option<Step> {
        find(self.table.steps, name)
    }

    /// The zone of that name.
    pub(crate) fn zone(&self, name: &str) -> Option<Zone> {
        find(self.table.zones, name)
    }

    /// The keyword action of that verb.
    pub(crate) fn action(&self, verb: &str) -> Option<Action> {
        find(self.table.acts, verb)
    }

    /// The keyword ability of that name.
    pub(crate) fn keyword(&self, name: &str) -> Option<Keyword> {
        let lang = self.lang as usize;
        keywords::all().find(|&keyword| keywords::names(keyword).is_some_and(|names| fold(names[lang]) == name))
    }

    /// The kind of counters of that name.
    pub(crate) fn counter(&self, name: &str) -> Option<CounterKind> {
        find(self.table.counters, name)
    }

    /// The layout of a card of which another face is announced in that way.
    pub(crate) fn layout(&self, announced: &str) -> Option<Layout> {
        find(self.table.layouts, announced)
    }
}

/// What can be written in a scenario of a language, as people write it: steps, zones, basic lands, and lines as examples,
/// the shortest first.
pub fn vocabulary(lang: Lang) -> Vec<String> {
    let table = Words::of(lang).table;
    // The names in the tables are folded. Where a message has the name behind its article, that is how it is written.
    let written = |forms: &str, key: &str, argument: (&'static str, &str)| {
        let message = format_message(lang, key, &FluentArgs::from_iter([argument]));
        let name = message.split_once(' ').map(|(_, name)| name.to_owned());
        name.filter(|name| forms.split('|').any(|form| form == fold(name)))
            .or_else(|| forms.split('|').next().map(str::to_owned))
    };
    let steps = table.steps.iter().filter_map(|(step, forms)| written(forms, "value-step", ("step", step_key(*step))));
    let zones = table.zones.iter().filter_map(|(zone, forms)| written(forms, "value-zone", ("zone", zone_key(*zone))));
    let examples = table.examples.iter().flat_map(|examples| examples.split('`').skip(1).step_by(2));
    let plain = table.basics.into_iter().chain(examples).map(str::to_owned);
    let mut words: Vec<String> = steps.chain(zones).chain(plain).collect();
    let mut seen = BTreeSet::new();
    words.retain(|word| seen.insert(word.clone()));
    words.sort_by_cached_key(|word| (word.chars().count(), word.clone()));
    words
}

fn find<K: Copy>(names: &[(K, &str)], name: &str) -> Option<K> {
    let found = names.iter().find(|(_, forms)| forms.split('|').any(|form| form == name));
    found.map(|(kind, _)| *kind)
}

fn compile<K: Copy>(patterns: &[(K, &str)]) -> Patterns<K> {
    patterns.iter().map(|&(kind, text)| (kind, pattern(text))).collect()
}

fn pattern(text: &str) -> Regex {
    Regex::new(&format!("^(?:{text})$")).expect("a test compiles every pattern of the tables")
}

/// The first pattern that fits a line.
pub(crate) fn first<'t, K: Copy>(patterns: &Patterns<K>, line: &'t str) -> Option<(K, Captures<'t>)> {
    patterns.iter().find_map(|(kind, pattern)| Some((*kind, pattern.captures(line)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_compile_and_say_the_same_things_without_accents() {
        let [es, pt, en] = Lang::ALL.map(Words::of);
        for other in [pt, en] {
            let kinds = |words: &Words| words.doing.iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
            assert_eq!(kinds(es), kinds(other));
            let kinds = |words: &Words| words.being.iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
            assert_eq!(kinds(es), kinds(other));
            let kinds = |words: &Words| words.happening.iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
            assert_eq!(kinds(es), kinds(other));
            assert_eq!(es.remarks.len(), other.remarks.len());
            assert_eq!(es.table.steps.len(), other.table.steps.len());
            let kinds = |words: &Words| words.table.counters.iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
            assert_eq!(kinds(es), kinds(other));
        }
        for words in [es, pt, en] {
            for pattern in words.doing.iter().map(|(_, p)| p).chain(words.being.iter().map(|(_, p)| p)) {
                assert!(pattern.as_str().is_ascii(), "{pattern}");
                assert_eq!(fold(pattern.as_str()), pattern.as_str());
            }
        }
    }
}
