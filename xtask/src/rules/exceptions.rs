//! Rules that never refuse an action, and why.

/// Rules that never refuse an action.
pub const NEVER_REFUSED: &[(&str, &str)] = &[
    ("S2 S3 S4 S5 S6 S7 S9", "set-up: nobody acts"),
    ("R1 R5 R6 R10 R11", "what follows from an action, or how it is written down"),
    ("R3", "a seat in doubt is not asked; an answer to no question is refused by R2"),
    ("R8", "a question that answers itself is not asked (R2)"),
    ("A1 A2 A4 A5 A6", "options that cannot be had are not asked for (R2)"),
    ("A3", "an area that is upgraded already is refused by F7"),
    ("B1 B2 B3 B5 C1 C2 D1 D3", "happens by itself"),
    ("B4", "without a Counter Guest nobody is asked (R2)"),
    ("F1 F4 F8 F13 F18", "what follows from an action that is always possible"),
    ("F3", "a die that is not there is refused by E4"),
    ("F5", "what the purse cannot pay is refused by the rule of the purchase (F6, F7, F10, F11)"),
    ("F15", "a lost card is not offered (R2)"),
    ("G2 T3 T4 T5", "happens by itself"),
    ("Z1 Z2 Z3", "the game is over (R4)"),
];
