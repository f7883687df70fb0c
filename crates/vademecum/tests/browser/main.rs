//! The web reference in a real browser. Skipped where there is none, unless `VADEMECUM_REQUIRE_BROWSER=1`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod accessible;
mod keyboard;
mod offline;
mod phone;
mod reading;
mod saved;
mod theme;
mod walks;

use std::sync::{Arc, OnceLock};

use libtest_mimic::{Arguments, Failed, Trial};
use vademecum_tests::{
    Sandbox, Server, axe_script,
    browser::{self, Browser},
    or_skip,
};

/// Something that is done in a browser, at a place.
type Walk = fn(&mut Browser, &Place);

/// A server that all walks share: a library of two editions and the notes on a set, all our own.
#[derive(Debug)]
struct Place {
    sandbox: Sandbox,
    server: Server,
}

impl Place {
    fn new() -> Place {
        let sandbox = Sandbox::new(env!("CARGO_BIN_EXE_vademecum"));
        sandbox.run_ok(&["ingest", "tests/fixtures/costa", "tests/fixtures/costa-2", "tests/fixtures/jardin"]);
        let server = sandbox.serve(&[]);
        Place { sandbox, server }
    }

    fn url(&self, path: &str) -> String {
        self.server.url(path)
    }

    /// Another server, of what ships alone.
    fn ships(&self) -> Server {
        self.ships_at("127.0.0.1:0", &[])
    }

    /// The same, at an address of its own.
    fn ships_at(&self, addr: &str, args: &[&str]) -> Server {
        let empty = self.sandbox.home().join("empty").display().to_string();
        self.sandbox.serve_at(addr, &[&["--library", empty.as_str()], args].concat())
    }
}

fn main() {
    let place = Arc::new(OnceLock::new());
    let walk = |name, it| walk(&place, name, it);
    let trials = vec![
        walk("from_home_to_a_rule_in_another_language", walks::from_home_to_a_rule_in_another_language),
        walk("a_number_leads_straight_to_its_rule", walks::a_number_leads_straight_to_its_rule),
        walk("a_wrong_number_leads_to_its_rule", walks::a_wrong_number_leads_to_its_rule),
        walk("a_rule_of_a_chapter_is_copied", reading::a_rule_of_a_chapter_is_copied),
        walk("a_language_is_remembered_under_the_worker_too", walks::a_language_is_remembered_under_the_worker_too),
        walk("calls_are_tried_on_their_page", walks::calls_are_tried_on_their_page),
        walk("a_theme_follows_the_system_until_one_is_chosen", theme::a_theme_follows_the_system_until_one_is_chosen),
        walk("a_theme_is_on_before_anything_is_drawn", theme::a_theme_is_on_before_anything_is_drawn),
        walk("everything_is_reached_with_tab", keyboard::everything_is_reached_with_tab),
        walk("focus_is_seen_wherever_it_is", keyboard::focus_is_seen_wherever_it_is),
        walk("suggestions_are_chosen_with_arrows_and_told", keyboard::suggestions_are_chosen_with_arrows_and_told),
        walk("single_keys_turn_pages_and_languages", keyboard::single_keys_turn_pages_and_languages),
        walk("help_lists_the_keys_and_turns_them_off", keyboard::help_lists_the_keys_and_turns_them_off),
        walk("what_was_kept_is_read_without_a_connection", offline::what_was_kept_is_read_without_a_connection),
        walk("a_new_version_takes_the_place_of_the_old_one", offline::a_new_version_takes_the_place_of_the_old_one),
        walk("what_was_kept_is_taken_back", offline::what_was_kept_is_taken_back),
        walk(
            "typing_errors_are_forgiven_without_a_connection",
            offline::typing_errors_are_forgiven_without_a_connection,
        ),
        walk("an_old_copy_is_updated", offline::an_old_copy_is_updated),
        walk("a_bookmark_survives_a_reload_and_is_listed", saved::a_bookmark_survives_a_reload_and_is_listed),
        walk("pages_read_recently_are_offered_and_cleared", saved::pages_read_recently_are_offered_and_cleared),
        walk("only_so_many_recent_pages_are_remembered", saved::only_so_many_recent_pages_are_remembered),
        walk("blocked_storage_breaks_nothing", saved::blocked_storage_breaks_nothing),
        walk("a_page_is_shared_where_the_browser_can", saved::a_page_is_shared_where_the_browser_can),
        walk("from_home_to_a_worked_case_in_two_steps", walks::from_home_to_a_worked_case_in_two_steps),
        walk("the_menu_is_used_by_keyboard", keyboard::the_menu_is_used_by_keyboard),
        walk("a_tapped_term_can_be_opened", reading::a_tapped_term_can_be_opened),
        walk("a_tap_leaves_the_text_in_sight", reading::a_tap_leaves_the_text_in_sight),
        walk("no_page_is_wider_than_its_window", phone::no_page_is_wider_than_its_window),
        walk("a_link_shows_what_it_leads_to", reading::a_link_shows_what_it_leads_to),
        walk("the_glossary_is_filtered_while_typing", reading::the_glossary_is_filtered_while_typing),
        walk("no_page_is_wider_than_a_phone", phone::no_page_is_wider_than_a_phone),
        walk("what_is_touched_is_large_enough", phone::what_is_touched_is_large_enough),
        walk("paper_has_the_text_its_edition_and_its_address", phone::paper_has_the_text_its_edition_and_its_address),
    ];
    let needed = browser::program();
    let trials = or_skip(trials, needed.as_deref(), "there is no chromium", "VADEMECUM_REQUIRE_BROWSER");
    let axe = needed.and_then(|_| axe_script());
    let checked = vec![walk("axe_finds_nothing_on_any_page", accessible::axe_finds_nothing_on_any_page)];
    let checked = or_skip(checked, axe.as_deref(), "there is no axe-core", "VADEMECUM_REQUIRE_BROWSER");
    let outcome = libtest_mimic::run(&Arguments::from_args(), trials.into_iter().chain(checked).collect());
    // Leaving at once would leave the server behind.
    drop(place);
    outcome.exit();
}

/// A test in a browser of its own.
fn walk(place: &Arc<OnceLock<Place>>, name: &str, walk: Walk) -> Trial {
    let place = Arc::clone(place);
    Trial::test(name, move || {
        let program =
            browser::program().ok_or_else(|| Failed::from("no browser: install chromium, or name one in CHROMIUM"))?;
        walk(&mut Browser::open(&program), place.get_or_init(Place::new));
        Ok(())
    })
}
