//! The ability that is being read.

use vademecum_myl::{
    Ability, Clause, Condition, Cost, Effect, Event, Filter, Kind, Link, Manner, Moment, Phase, Place, Sentence, Side,
    Static, Targets, TextMode, Timing, User, Which, Who,
};

/// When an ability is used, as far as the text has said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum When {
    /// Nothing is said.
    Unsaid,
    /// “Cuando”, “si”, “cada vez que”.
    Triggers(Event),
    /// “En respuesta a”.
    Responds(Event),
}

/// The parts of an ability that have been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Draft {
    pub(crate) when: When,
    pub(crate) moments: Vec<Moment>,
    pub(crate) place: Place,
    pub(crate) user: User,
    pub(crate) is_once_per_turn: bool,
    /// “Puedes”.
    pub(crate) is_optional: bool,
    /// Whether what is done is said of cards (“su portador gana”), not told to the player (“roba”).
    pub(crate) is_indicative: bool,
    pub(crate) costs: Vec<Cost>,
    pub(crate) targets: Vec<Targets>,
    pub(crate) text: Vec<Sentence>,
    pub(crate) modes: Vec<TextMode>,
    pub(crate) statics: Vec<Static>,
    /// Further abilities that the same sentence gave.
    pub(crate) others: Vec<Ability>,
    /// What “ese Aliado” and “-lo” mean.
    pub(crate) spoken_of: Option<Which>,
    /// Whose cards “sus” means.
    pub(crate) possessor: Side,
    /// How many slots are in use.
    pub(crate) slots: u8,
    /// Whether the next effect begins a sentence.
    pub(crate) begins_sentence: bool,
    /// How the next effect hangs on the one before it.
    pub(crate) link: Link,
    /// The player who was named last.
    pub(crate) doer: Option<Who>,
    /// A condition, and what happens if it holds, until the text says what happens if it does not.
    pub(crate) condition: Option<(Condition, Effect)>,
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            when: When::Unsaid,
            moments: Vec::new(),
            place: Place::InPlay,
            user: User::Controller,
            is_once_per_turn: false,
            is_optional: false,
            is_indicative: false,
            costs: Vec::new(),
            targets: Vec::new(),
            text: Vec::new(),
            modes: Vec::new(),
            statics: Vec::new(),
            others: Vec::new(),
            spoken_of: None,
            possessor: Side::Yours,
            slots: 0,
            begins_sentence: true,
            link: Link::Then,
            doer: None,
            condition: None,
        }
    }
}

/// The moments of a text as a list that lives on.
fn moments_of(moments: &[Moment]) -> &'static [Moment] {
    match moments {
        [] => &[],
        [Moment::OwnVigil] => &[Moment::OwnVigil],
        [Moment::War] => &[Moment::War],
        _ => &[Moment::OwnVigil, Moment::War],
    }
}

/// Ways of leaving play as a list that lives on.
pub(crate) fn manners_of(manners: &[Manner]) -> Option<&'static [Manner]> {
    match manners {
        [Manner::Destroy] => Some(&[Manner::Destroy]),
        [Manner::Exile] => Some(&[Manner::Exile]),
        [Manner::Shuffle] => Some(&[Manner::Shuffle]),
        [Manner::Raise] => Some(&[Manner::Raise]),
        [Manner::Destroy, Manner::Exile] => Some(&[Manner::Destroy, Manner::Exile]),
        _ => None,
    }
}

impl Draft {
    /// Whether nothing has been read of an ability.
    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty() && self.statics.is_empty() && self.modes.is_empty() && self.others.is_empty()
    }

    /// Adds an effect to the sentence.
    pub(crate) fn push(&mut self, effect: Effect) {
        let clause = Clause { link: self.link, effect };
        match self.text.last_mut().filter(|_| !self.begins_sentence) {
            Some(sentence) => sentence.0.push(clause),
            None => self.text.push(Sentence(vec![Clause { link: Link::Then, ..clause }])),
        }
        self.begins_sentence = false;
        self.link = Link::Then;
    }

    /// Adds a group of targets.
    pub(crate) fn target(&mut self, targets: Targets) -> Which {
        let place = self.targets.len() as u8;
        self.targets.push(targets);
        Which::Target(place)
    }

    /// A slot that is free.
    pub(crate) fn take_slot(&mut self) -> u8 {
        self.slots += 1;
        self.slots - 1
    }

    /// Whether what is said holds for as long as the card is where it is: no moment, no event, no offer.
    pub(crate) fn is_continuous(&self, kind: Kind) -> bool {
        self.when == When::Unsaid && self.moments.is_empty() && !self.is_optional && kind != Kind::Talisman
    }

    /// The abilities that have been read.
    pub(crate) fn finish(self, kind: Kind) -> Vec<Ability> {
        let mut abilities = Vec::new();
        if !self.statics.is_empty() {
            abilities.push(Ability { place: self.place, ..Ability::continuous(self.statics) });
        }
        if !self.text.is_empty() || !self.modes.is_empty() {
            let of_a_phase = self.moments == [Moment::OwnVigil]
                && self.is_indicative
                && !self.is_optional
                && !self.is_once_per_turn
                && kind != Kind::Talisman;
            let timing = match self.when {
                When::Triggers(event) => Timing::Triggered(event),
                When::Responds(event) => Timing::InResponse(event),
                When::Unsaid if of_a_phase => Timing::Triggered(Event::Phase(Phase::Vigil, Some(Side::Yours))),
                When::Unsaid => Timing::Activated(moments_of(&self.moments)),
            };
            let is_triggered = matches!(timing, Timing::Triggered(_));
            abilities.push(Ability {
                is_optional: self.is_optional || !is_triggered,
                timing,
                place: self.place,
                user: self.user,
                limit: self.is_once_per_turn.then_some(1),
                costs: self.costs,
                targets: self.targets,
                text: self.text,
                modes: self.modes,
            });
        }
        abilities.extend(self.others);
        abilities
    }
}

/// Both descriptions, where one may be of every card.
pub(crate) fn both(first: Filter, second: Filter) -> Filter {
    if first == Filter::Any { second } else { first.and(second) }
}
