//! One test or more for every rule id, named after it (`b3_…`), and the worked examples (`x1_…`).

mod support;

mod e_change;
mod e_plan;
mod s_setup;
mod serving;
