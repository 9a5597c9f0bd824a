//! The notation: what is written is read back, what is wrong is refused with its place.

mod dice;

mod notation {
    mod actions;
    mod hostile;
    mod play;
    mod positions;
    mod unsound;
}
