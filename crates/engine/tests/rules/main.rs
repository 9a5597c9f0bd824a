//! One test or more for every rule id, named after it (`b3_…`), and the worked examples (`x1_…`).

mod support;

mod s_setup;

mod stage;

mod examples_end;
mod f_close;
mod f_entertainers;
mod f_monastery;
mod f_recruit;
mod f_remove;
mod g_closing;
mod t_guest_book;
mod t_tracks;
mod z_end;
mod z_games;
