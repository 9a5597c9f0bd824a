//! Tests of rules, named after them (`b3_…`), for what the scenarios beside them cannot tell: the
//! order of events, other component sheets, tables of many cases.

#[path = "../dice/mod.rs"]
mod dice;
mod support;
mod words;

mod a_bonuses;
mod a_evening;
mod c_server;
mod d_draft;
mod e_plan;
mod e_raises;
mod f_close;
mod f_entertainers;
mod f_monastery;
mod f_recruit;
mod f_upgrade_effects;
mod g_closing;
mod r_answers;
mod r_cards;
mod r_round;
mod s_setup;
mod s_start_cards;
mod t_tracks;
mod z_end;
mod z_games;
