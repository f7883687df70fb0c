//! Rules, chapter by chapter: each test claims at most five numbers and fails unless code citing them ran.

mod abilities;
mod casting;
mod combat;
mod continuous;
mod game;
mod limits;
mod state_based;
mod table;
mod turn;
