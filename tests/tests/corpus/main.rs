//! The publishers' documents, where somebody brought them: in `VADEMECUM_CORPUS`, else in `../shared/corpus`.
//! They are not part of the project. Skipped where they are not, unless `VADEMECUM_REQUIRE_CORPUS=1`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "figures are printed for whoever asks with --nocapture")]
#![allow(clippy::disallowed_methods, reason = "answers and what ships are files of the repository")]

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

use libtest_mimic::{Arguments, Trial};
use vademecum_tests::or_skip;

/// One thing that must hold for the documents; it panics where it does not.
type Check = fn();

/// All checks: one that is missing here is dead code, which clippy refuses.
const CHECKS: &[(&str, Check)] = &[
    ("align::portuguese_2019_to_spanish_2024", align::portuguese_2019_to_spanish_2024),
    ("align::english_2019_to_2024", align::english_2019_to_2024),
    ("align::a_fragment", align::a_fragment),
    ("align::other_works", align::other_works),
    ("counts::spanish_2024", counts::spanish_2024),
    ("counts::portuguese_2019", counts::portuguese_2019),
    ("counts::english_2024_has_the_numbers_of_the_spanish", counts::english_2024_has_the_numbers_of_the_spanish),
    ("counts::repaired_numbers", counts::repaired_numbers),
    ("difference::between_english_editions", difference::between_english_editions),
    ("difference::spanish_2024_against_its_original", difference::spanish_2024_against_its_original),
    ("difference::portuguese_2019_against_its_original", difference::portuguese_2019_against_its_original),
    ("lineage::what_ships_is_what_the_documents_say", lineage::what_ships_is_what_the_documents_say),
    ("lineage::newer_editions_are_placed_by_their_tables", lineage::newer_editions_are_placed_by_their_tables),
    ("terms::translations_against_a_list", terms::translations_against_a_list),
    ("terms::what_ships_is_what_the_documents_say", terms::what_ships_is_what_the_documents_say),
    ("terms::translations_against_originals", terms::translations_against_originals),
    ("terms::false_friends", terms::false_friends),
    ("mitos::counts", mitos::counts),
    ("mitos::headings_terms_and_steps_follow_each_other", mitos::headings_terms_and_steps_follow_each_other),
    ("mitos::cards", mitos::cards),
    ("mitos::examples", mitos::examples),
    ("mitos::references", mitos::references),
    ("article::what_it_holds", article::what_it_holds),
    ("article::worked_examples", article::worked_examples),
    ("article::what_is_wrong", article::what_is_wrong),
    ("set_notes::counts", set_notes::counts),
    ("set_notes::faces", set_notes::faces),
    ("set_notes::text_of_the_cards", set_notes::text_of_the_cards),
    ("set_notes::rulings_follow_their_cards", set_notes::rulings_follow_their_cards),
    ("set_notes::paragraphs_that_the_width_leaves_open", set_notes::paragraphs_that_the_width_leaves_open),
    ("rulings::judged", rulings::judged),
    ("rulings::most_are_tied", rulings::most_are_tied),
    ("rulings::what_the_rules_said_otherwise", rulings::what_the_rules_said_otherwise),
    ("conservation::every_character_lies_in_one_piece", conservation::every_character_lies_in_one_piece),
    ("conservation::pieces_spell_the_texts", conservation::pieces_spell_the_texts),
];

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
