//! Keyword actions (701), one file each: what it is called, and the rules of its section.
//!
//! To add one, write a file `a<section>_<name>.rs` with a [`KeywordAction`] for each of its verbs, add a line to the list
//! below, and strike its heading from `tests/waiting-headings.tsv`. Beside the constant stands what the engine does by
//! the rules of the section:
//!
//! - `propose` gives the deeds that a text asks for, where that takes more than naming its objects; called by `interpret`.
//! - `is_nothing` tells whether a deed would change nothing, so that it does not happen; called by `perform`.
//! - `carry_out` does what the deed does to the state; called by `perform`.
//!
//! What fits none of these has a name of its own. An action that no `Effect` or `Deed` says yet needs a variant there; the
//! compiler then names every `match` without an arm for it. Cards that use its verb are read once `card-compiler` has it
//! among its `ACTIONS`.

use vademecum_abilities::{Action, Effect};
use vademecum_rule_ids::magic::{R701_35A, R701_36A, R701_45A};
use vademecum_vocab::RuleId;

pub use self::{
    a043_adapt::adapt,
    a044_amass::{Amassed, amass, token as army_token},
    a045_learn::learn,
    a046_venture_into_the_dungeon::{VentureMarker, room_ability},
    a052_the_ring_tempts_you::ring_emblem,
};

use crate::{Recorder, cx::Cx, deed::Note, select::Scope};

/// A keyword action and its verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeywordAction {
    /// The section of chapter 701 that defines it.
    pub section: Action,
    /// Its infinitive in Spanish, Portuguese and English, in lower case, with what always belongs to the verb.
    pub names: [&'static str; 3],
}

/// Registers keyword actions: the one list of all of them.
macro_rules! actions {
    ($($file:ident :: { $($name:ident),+ }),* $(,)?) => {
        $(
            pub(crate) mod $file;
            pub use $file::{$($name),+};
        )*

        /// Every keyword action that the machine carries out, in the order of the rules.
        pub const ALL: &[KeywordAction] = &[$($($name),+),*];
    };
}

pub use self::{a029_detain::detain, a035_support::support, a036_investigate::investigate, a038_goad::goad};

actions! {
    a002_activate::{ACTIVATE},
    a003_attach::{ATTACH},
    a004_cast::{CAST},
    a005_counter::{COUNTER},
    a006_create::{CREATE},
    a007_destroy::{DESTROY},
    a008_discard::{DISCARD},
    a009_double::{DOUBLE},
    a010_exchange::{EXCHANGE},
    a011_exile::{EXILE},
    a012_fight::{FIGHT},
    a013_mill::{MILL},
    a014_play::{PLAY},
    a015_regenerate::{REGENERATE},
    a016_reveal::{REVEAL},
    a017_sacrifice::{SACRIFICE},
    a018_scry::{SCRY},
    a019_search::{SEARCH},
    a020_shuffle::{SHUFFLE},
    a021_tap_and_untap::{TAP, UNTAP},
    a022_fateseal::{FATESEAL},
    a023_clash::{CLASH},
    a024_planeswalk::{PLANESWALK},
    a025_set_in_motion::{SET_IN_MOTION},
    a026_abandon::{ABANDON},
    a027_proliferate::{PROLIFERATE},
    a028_transform::{TRANSFORM},
    a029_detain::{DETAIN},
    a030_populate::{POPULATE},
    a031_monstrosity::{MONSTROSITY},
    a032_vote::{VOTE},
    a033_bolster::{BOLSTER},
    a034_manifest::{MANIFEST},
    a035_support::{SUPPORT},
    a036_investigate::{INVESTIGATE},
    a037_meld::{MELD},
    a038_goad::{GOAD},
    a039_exert::{EXERT},
    a040_explore::{EXPLORE},
    a042_surveil::{SURVEIL},
    a043_adapt::{ADAPT},
    a044_amass::{AMASS},
    a045_learn::{LEARN},
    a046_venture_into_the_dungeon::{VENTURE},
    a047_connive::{CONNIVE},
    a048_open_an_attraction::{OPEN_ATTRACTION},
    a049_roll_to_visit_your_attractions::{VISIT_ATTRACTIONS},
    a050_convert::{CONVERT},
    a051_incubate::{INCUBATE},
    a052_the_ring_tempts_you::{RING_TEMPTS},
    a053_face_a_villainous_choice::{FACE_VILLAINOUS_CHOICE},
    a054_time_travel::{TIME_TRAVEL},
    a055_discover::{DISCOVER},
    a056_cloak::{CLOAK},
    a057_collect_evidence::{COLLECT_EVIDENCE},
    a058_suspect::{SUSPECT},
    a059_forage::{FORAGE},
    a060_manifest_dread::{MANIFEST_DREAD},
}

/// Notes that players begin the keyword action that an instruction of a text carries out by a rule of chapter 701.
pub(crate) fn note_begun<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, rule: RuleId, effect: &Effect) {
    let action = match rule {
        R701_35A => SUPPORT,
        R701_36A => INVESTIGATE,
        R701_45A => LEARN,
        _ => return,
    };
    let players = match effect {
        Effect::Create { who, .. } => cx.peek().players(scope, who),
        _ => smallvec::smallvec![scope.you],
    };
    players.into_iter().for_each(|player| cx.note(Note::Begins(action.section, player)));
}
