//! Rules, chapter by chapter, in short games that are played choice by choice: each test claims at most five numbers at
//! a time and fails unless code citing them ran; what is asserted of the game without a rule makes the claim bear load.

#![expect(clippy::expect_used, clippy::unwrap_used, clippy::panic, reason = "the helpers of tests fail like tests")]

mod abilities;
mod acting;
mod at_once;
mod attaching;
mod attacking;
mod casting;
mod casting_rules;
mod combat;
mod combat_reference;
mod combat_triggers;
mod continuous;
mod copies;
mod costs;
mod costs_of_keywords;
mod damage;
mod draws;
mod entering;
mod exile;
mod face_down;
mod faces;
mod game;
mod golden_rules;
mod headings;
mod keyword_actions;
mod layers;
mod life;
mod limits;
mod linked;
mod loyalty;
mod mana;
mod names;
mod objects;
mod opening_hands;
mod prevention;
mod reference;
mod replacement;
mod replacement_order;
mod replacement_reference;
mod resolution;
mod retarget;
mod special_actions;
mod state_based;
mod table;
mod targets;
mod terms;
mod text;
mod triggering;
mod turn;
mod types;
mod until;
mod values;
mod ways_to_pay;
mod zones;
