//! Rules, chapter by chapter, in short games that are played choice by choice: each test claims at most five numbers at
//! a time and fails unless code citing them ran; what is asserted of the game without a rule makes the claim bear load.

#![expect(clippy::expect_used, clippy::unwrap_used, clippy::panic, reason = "the helpers of tests fail like tests")]

mod abilities;
mod casting;
mod combat;
mod continuous;
mod costs;
mod game;
mod headings;
mod limits;
mod replacement;
mod resolution;
mod state_based;
mod table;
mod turn;
