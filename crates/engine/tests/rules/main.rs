//! One test or more for every rule id, named after it (`b3_…`), and the worked examples (`x1_…`).

mod support;

mod positions;

mod s_setup;
mod s_start_cards;
