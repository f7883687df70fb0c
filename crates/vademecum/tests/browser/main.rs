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

    fn serve_bundled(&self) -> Server {
        self.serve_bundled_at("127.0.0.1:0", &[])
    }

    /// The same, at an address of its own.
    fn serve_bundled_at(&self, addr: &str, args: &[&str]) -> Server {
        let empty = self.sandbox.home().join("empty").display().to_string();
        self.sandbox.serve_at(addr, &[&["--library", empty.as_str()], args].concat())
    }
}

macro_rules! walks {
    ($place:expr; $($module:ident: $($walk:ident)*;)*) => {
        vec![$($(walk($place, stringify!($walk), $module::$walk)),*),*]
    };
}

fn main() {
    let place = Arc::new(OnceLock::new());
    let trials = walks! {
        &place;
        walks: from_home_to_a_rule_in_another_language a_number_leads_straight_to_its_rule a_wrong_number_leads_to_its_rule
            a_language_is_remembered_under_the_worker_too calls_are_tried_on_their_page
            from_home_to_a_worked_case_in_two_steps a_case_is_walked_through_step_by_step
            a_rule_plays_its_first_case_in_place another_choice_plays_on;
        reading: a_rule_of_a_chapter_is_copied a_tapped_term_can_be_opened a_tap_leaves_the_text_in_sight
            a_link_shows_what_it_leads_to the_glossary_is_filtered_while_typing;
        theme: a_theme_follows_the_system_until_one_is_chosen a_theme_is_on_before_anything_is_drawn;
        keyboard: everything_is_reached_with_tab focus_is_seen_wherever_it_is suggestions_are_chosen_with_arrows_and_told
            single_keys_turn_pages_and_languages help_lists_the_keys_and_turns_them_off the_menu_is_used_by_keyboard;
        offline: a_copy_is_read_without_a_connection a_new_version_takes_the_place_of_the_old_one
            a_copy_is_deleted typing_errors_are_forgiven_without_a_connection an_old_copy_is_updated;
        saved: a_bookmark_survives_a_reload_and_is_listed pages_read_recently_are_offered_and_cleared
            only_so_many_recent_pages_are_remembered blocked_storage_breaks_nothing a_page_is_shared_where_the_browser_can;
        phone: no_page_is_wider_than_its_window no_page_is_wider_than_a_phone what_is_touched_is_large_enough
            paper_has_the_text_its_edition_and_its_address;
    };
    let needed = browser::program();
    let trials = or_skip(trials, needed.as_deref(), "there is no chromium", "VADEMECUM_REQUIRE_BROWSER");
    let axe = needed.and_then(|_| axe_script());
    let checked = walks! { &place; accessible: axe_finds_nothing_on_any_page; };
    let checked = or_skip(checked, axe.as_deref(), "there is no axe-core", "VADEMECUM_REQUIRE_BROWSER");
    let outcome = libtest_mimic::run(&Arguments::from_args(), trials.into_iter().chain(checked).collect());
    // Leaving at once would leave the server behind.
    drop(place);
    outcome.exit();
}

fn walk(place: &Arc<OnceLock<Place>>, name: &str, walk: Walk) -> Trial {
    let place = Arc::clone(place);
    Trial::test(name, move || {
        let program =
            browser::program().ok_or_else(|| Failed::from("no browser: install chromium, or name one in CHROMIUM"))?;
        walk(&mut Browser::open(&program), place.get_or_init(Place::new));
        Ok(())
    })
}
