//! What every store must do, run on every store.

mod games;
mod keys;
mod logs;
mod moving;
#[path = "../support/mod.rs"]
mod support;

use cluster::Cluster;
use std::sync::Arc;
use store::{CommandId, GameId, Memory, Postgres, Sqlite};
use support::Scratch;

const GAME: GameId = GameId::new(0x1234_5678_9abc_def0_1234_5678_9abc_def0);

/// Runs each of these functions as a test on every store: no store may have a test that another
/// lacks.
macro_rules! contract {
    ($($about:ident: $($name:ident),+;)+) => {
        mod memory {
            $(mod $about {
                $(#[test] fn $name() {
                    crate::$about::$name(crate::Arc::new(crate::Memory::new()));
                })+
            })+
        }
        mod sqlite {
            $(mod $about {
                $(#[test] fn $name() {
                    let directory = crate::Scratch::new();
                    let store = crate::Sqlite::open(directory.file()).unwrap();
                    crate::$about::$name(crate::Arc::new(store));
                })+
            })+
        }
        mod postgres {
            $(mod $about {
                $(#[test] fn $name() {
                    // Where it is not installed, the cluster has said so.
                    let Some(cluster) = crate::Cluster::shared() else { return };
                    let address = cluster.database().parse().unwrap();
                    let store = crate::Postgres::open(&address).unwrap();
                    crate::$about::$name(crate::Arc::new(store));
                })+
            })+
        }
    };
}

contract! {
    logs:
        a_log_keeps_the_order,
        the_wrong_number_is_a_conflict,
        a_game_is_created_once,
        an_unknown_game_is_refused,
        a_repeated_command_is_answered_with_what_is_stored,
        a_command_of_another_seat_is_not_answered,
        a_command_sent_up_to_five_times_at_once_is_applied_once,
        writers_on_one_game_leave_no_gap_and_no_double,
        many_games_do_not_touch_each_other,
        a_reader_resumes_by_number,
        bodies_come_back_as_they_were,
        too_much_is_refused,
        strange_ids_are_different_games,
        answers_come_by_callback_and_by_waiting,
        the_last_handle_may_be_dropped_by_an_answer;
    games:
        the_listing_tells_of_every_game,
        lists_are_cut_off,
        everybody_finds_their_own_games,
        the_last_entry_ends_a_game,
        a_log_may_begin_later,
        a_game_can_be_kept_whole,
        a_meta_is_replaced_by_whoever_knows_the_latest,
        one_of_many_amendments_wins,
        an_amendment_happens_as_a_whole_or_not_at_all,
        games_that_wait_too_long_are_found,
        a_deleted_game_is_gone_with_all_that_belongs_to_it,
        notes_are_numbered_and_kept,
        of_several_notes_with_one_number_one_is_kept;
    keys:
        a_key_is_found_by_its_hash,
        a_hash_is_kept_once,
        a_key_is_kept_until_it_is_renewed_no_more,
        a_key_is_taken_once,
        a_key_expires,
        a_key_of_an_unknown_game_is_refused,
        keys_come_and_go_with_an_amendment;
    moving:
        all_games_move_there_and_back,
        what_was_filled_here_moves_elsewhere,
        another_game_under_the_same_id_is_noticed;
}

#[test]
fn an_id_has_one_spelling() {
    let text = "0123456789abcdef0123456789abcdef";
    let id: GameId = text.parse().unwrap();
    assert_eq!((id.to_string().as_str(), id.bits() >> 64), (text, 0x0123_4567_89ab_cdef));
    assert_eq!(format!("{id:?}"), format!("GameId({text})"));
    assert_eq!(GameId::new(0).to_string(), "0".repeat(32));
    assert_eq!(CommandId::new(u128::MAX).to_string().parse(), Ok(CommandId::new(u128::MAX)));
    let bad = [
        "",
        "0",
        "0123456789ABCDEF0123456789abcdef",
        "0123456789abcdef0123456789abcde",
        "0123456789abcdef0123456789abcdef0",
        "+123456789abcdef0123456789abcdef",
        " 123456789abcdef0123456789abcdef",
        "g123456789abcdef0123456789abcdef",
        "01234567-89ab-cdef-0123-456789ab",
        "０１23456789abcdef0123456789",
    ];
    for text in bad {
        assert_eq!(text.parse::<GameId>(), Err(store::BadId), "{text:?}");
        assert_eq!(text.parse::<CommandId>(), Err(store::BadId), "{text:?}");
    }
}
