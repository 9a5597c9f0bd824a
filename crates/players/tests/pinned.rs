//! Whole games of every player, pinned: sums are made in a fixed order, so a game comes to the same end on
//! every processor. Weights, sheet and limits have their part in these numbers; a change of them changes
//! the numbers, and any other change that does is a mistake.

use chance::{Fast, Seed};
use engine::{Rules, Setup};
use players::{answer_of, by_name, play};

const LEVELS: [u8; 3] = [1, 3, 5];

/// The hash of the last state at each level: the player against `greedy`.
const ENDS: [(&str, [u64; 3]); 8] = [
    ("random", [0xb432_3418_231b_2814, 0x8500_59b4_ed3a_16eb, 0xfd9c_b303_8c6c_4b10]),
    ("greedy", [0xd4db_5759_6c21_a13a, 0x63c7_cf0f_b475_1196, 0xc4ee_487a_cff2_e3fa]),
    ("money", [0x79cd_11cb_2d56_274c, 0xec74_1ac9_d7f8_764e, 0x1ec6_8a2e_79fb_b7a9]),
    ("oneply", [0x9d3f_47ab_ed8e_98e3, 0xcddc_6b87_0daa_ef87, 0x5c0f_df7d_12a0_7b79]),
    ("beginner", [0x6512_5b52_0736_809f, 0x4785_e9b2_60b3_a7c9, 0x6271_54a8_7680_2aa4]),
    ("regular", [0x1e0d_54d8_7a28_5254, 0x18db_5e0e_c41c_2573, 0xf50a_592c_9b16_10a0]),
    ("strong", [0x9ddd_9a14_36c8_84a3, 0x05b2_b8ed_cc04_59a8, 0xf394_6eac_0809_f1ab]),
    ("strongest", [0x54fa_b6a3_b244_c8b2, 0x219e_77a3_5581_9b16, 0x1586_e969_4aaa_45bb]),
];

fn end(name: &str, level: u8) -> u64 {
    let rules = Rules::first_release();
    let mut chance = Fast::from(&Seed::derived(71, level.into()));
    let mut bots = [(name, 1), ("greedy", 2)].map(|(name, luck)| by_name(name, luck).expect(name));
    let game = play(&rules, &Setup::new(2, level), &mut chance, |game, seat| {
        answer_of(&mut bots, &rules, game, seat)
    });
    game.expect("a game").state_hash()
}

fn check(name: &str) {
    let (_, expected) = ENDS.into_iter().find(|(known, _)| *known == name).expect(name);
    let found = LEVELS.map(|level| end(name, level));
    assert_eq!(found, expected, "{name}: {found:#018x?}");
}

/// One test for each player, so that they run side by side.
macro_rules! pinned {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            check(stringify!($name));
        })*

        #[test]
        fn every_player_is_pinned() {
            assert_eq!([$(stringify!($name)),*], players::NAMES);
        }
    };
}

pinned! { random greedy money oneply beginner regular strong strongest }
