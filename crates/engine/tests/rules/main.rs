//! One test or more for every rule id, named after it (`b3_…`), and the worked examples (`x1_…`).

mod support;

mod positions;

mod a_bonuses;
mod a_evening;
mod b_arrival;
mod c_server;
mod d_draft;
mod examples_setup;
mod r_answers;
mod r_cards;
mod r_round;
mod r_short;
mod r_supply;
mod s_setup;
mod s_start_cards;
