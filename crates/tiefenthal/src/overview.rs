//! What the program says when it is started without a command.

use std::io::{self, Write};

const OVERVIEW: &str = "\
Tiefenthal: The Taverns of Tiefenthal, an unofficial program by fans

  tiefenthal play          play in this terminal, against bots or with friends
  tiefenthal simulate      play many games at random and show what comes out
  tiefenthal arena         let bots play each other and see who is stronger
  tiefenthal replay FILE   play a recorded game again and check every line
  tiefenthal verify FILE   check that the dice and cards of a game were fair
  tiefenthal sheet         show the printed values, and how each is known

Try one:

  tiefenthal play --level 3 --bots greedy,money
  tiefenthal simulate --players 3 --level 5 --games 1000
  tiefenthal simulate --games 10 --record games
  tiefenthal replay games/game-000000.jsonl

`tiefenthal help COMMAND` tells all about a command. A game in the browser is
not part of this version.
";

/// Prints the commands.
pub(crate) fn print(out: &mut impl Write) -> io::Result<()> {
    out.write_all(OVERVIEW.as_bytes())
}
