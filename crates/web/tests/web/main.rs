//! The pages, asked for through the router.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail as tests do")]

mod addresses;
mod api;
mod ask;
mod bulk;
mod compare;
mod exposure;
mod fuzz;
mod hostile;
mod library;
mod lists;
mod locales;
mod offline;
mod packing;
mod pages;
mod readers;
mod reading;
mod requests;
mod server;
mod shell;
mod terms;
mod through_time;
mod work;
