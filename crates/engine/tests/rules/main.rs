//! One test or more for every rule id, named after it (`b3_…`), and the worked examples (`x1_…`).

mod support;

mod a_bonuses;
mod a_evening;
mod b_arrival;
mod c_server;
mod d_draft;
mod e_change;
mod e_plan;
mod e_raises;
mod examples_serve;
mod examples_setup;
mod f_buy_upgrade;
mod f_giving_back;
mod f_reputation;
mod f_serve;
mod f_upgrade_effects;
mod positions;
mod r_answers;
mod r_cards;
mod r_round;
mod r_short;
mod r_supply;
mod s_setup;
mod s_start_cards;
mod serving;
