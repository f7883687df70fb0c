//! The pages, asked for through the router.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail as tests do")]

mod addresses;
mod ask;
mod compare;
mod library;
mod locales;
mod offline;
mod pages;
mod reading;
mod shell;
mod terms;
mod through_time;
