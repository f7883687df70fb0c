//! The publishers' documents, where somebody brought them: in `VADEMECUM_CORPUS`, else in `../shared/corpus`.
//! They are not part of the project. Skipped where they are not, unless `VADEMECUM_REQUIRE_CORPUS=1`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "figures are printed for whoever asks with --nocapture")]
#![allow(clippy::disallowed_methods, reason = "answers and bundled tables are files of the repository")]

mod align;
mod article;
mod conservation;
mod counts;
mod difference;
mod documents;
mod lineage;
mod mitos;
mod rulings;
mod set_notes;
mod terms;
mod worked_examples;

use libtest_mimic::{Arguments, Trial};
use vademecum_tests::or_skip;

/// One thing that must hold for the documents; it panics where it does not.
type Check = fn();

macro_rules! checks {
    ($($module:ident: $($check:ident)*;)*) => {
        &[$($((concat!(stringify!($module), "::", stringify!($check)), $module::$check)),*),*]
    };
}

/// All checks: one that is missing here is dead code, which clippy refuses.
const CHECKS: &[(&str, Check)] = checks! {
    align: portuguese_2019_to_spanish_2024 english_2019_to_2024 a_fragment other_works;
    counts: spanish_2024 portuguese_2019 english_2024_has_the_numbers_of_the_spanish repaired_numbers;
    difference: between_english_editions spanish_2024_against_its_original portuguese_2019_against_its_original;
    lineage: what_ships_is_what_the_documents_say newer_editions_are_placed_by_their_tables;
    terms: translations_against_a_list what_ships_is_what_the_documents_say translations_against_originals false_friends;
    mitos: counts headings_terms_and_steps_follow_each_other cards texts_of_cards words_of_cards examples references;
    article: what_it_holds worked_examples what_is_wrong;
    set_notes: counts faces text_of_the_cards rulings_follow_their_cards paragraphs_that_the_width_leaves_open;
    rulings: judged most_are_tied what_the_rules_said_otherwise;
    worked_examples: each_has_one_row each_of_mitos_y_leyendas_has_one_row;
    conservation: every_character_lies_in_one_piece pieces_spell_the_texts;
};

fn main() {
    let folder = documents::folder();
    let trials = CHECKS.iter().map(|&(name, check)| {
        Trial::test(name, move || {
            check();
            Ok(())
        })
    });
    let what = "the publishers' documents are not here";
    let trials = or_skip(trials.collect(), folder.as_deref(), what, "VADEMECUM_REQUIRE_CORPUS");
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
