//! One test or more for every rule id, named after it (`b3_…`), and the worked examples (`x1_…`).

mod support;

mod e_change;
mod e_plan;
mod e_raises;
mod examples_serve;
mod f_buy_upgrade;
mod f_giving_back;
mod f_reputation;
mod f_serve;
mod f_upgrade_effects;
mod s_setup;
mod serving;
