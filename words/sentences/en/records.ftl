# Games that are over: the replay, its link, and whether the luck was fair.

replay-title = Replay
# The tab beside the table, which has room for one short word.
replay-tab = Game
replay-opening = Opening the game …
replay-failed = This replay cannot be shown
replay-gone = There is no replay under this link. Perhaps the game was deleted.
replay-home = All games
replay-step = Step { $step } of { $steps }
replay-setup = The table is set up
replay-ahead = Next – { $title }
replay-controls = Replay controls
replay-slider = Step
replay-next = Next step (→)
replay-previous = Previous step (←)
replay-next-turn = Next player or phase (Shift →)
replay-previous-turn = Previous player or phase (Shift ←)
replay-next-round = Next { -round(case: "lower") } (Page Down)
replay-previous-round = Previous { -round(case: "lower") } (Page Up)
replay-keys = The space bar plays and pauses. The arrow keys step, with Shift from player to player; Page Up and Page Down go by { -round(case: "lower") }, Home and End to the ends.
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-copy-moment = Copy link to this moment
replay-copy-address = Copy it from the address bar.
replay-result = Final result
replay-about = About this game
replay-played = Played on { $date }
replay-imported = Imported on { $date }. This game was not played on this server.
replay-record = Download the record
replay-moment = Link to this moment
replay-watch = Watch the replay
replay-share = Share the replay
replay-share-why = Whoever has this link can watch the game and download its record. It works until the game is deleted.
replay-link = Replay link

# Fairness.

fair-title = Fair play
fair-fixed = The dice and cards of this game were fixed before it began. This fingerprint of their seed proves it when the game is over:
fair-check = Check the dice and cards
fair-checking = Checking …
fair-yes = Checked: the dice and cards were fair.
fair-no = The dice and cards do not match the promised seed.
fair-open = The fairness of this game cannot be proved.
fair-promised = Before the game, the server promised a seed by this fingerprint:
fair-added = { $count ->
    [0] No player added a number of their own to the seed.
    [one] After that, one player’s browser added a random number to the seed.
   *[other] After that, the browsers of { $count } players each added a random number to the seed.
}
fair-revealed = After the game, the seed was revealed. It matches the fingerprint.
fair-derived = { $count ->
    [one] The one roll or draw follows from it.
   *[other] All { $count } rolls and draws follow from it; each was derived again.
}
fair-rules = Every one of the { $lines } lines of the record follows the rules.
fair-means = So nobody could know the dice and cards in advance or change them during the game, not even the server.
fair-means-alone = So nobody could change the dice and cards during the game. The server alone chose the seed, before the game.
fair-not_committed = No seed was promised before the game.
fair-not_revealed = The seed was not revealed.
fair-other_rules = The seed is the promised one, but version { $rules } of the rules drew the dice and cards, and this program does not have it.
fair-other_seed = The revealed seed is not the promised one.
fair-other_outcome = Line { $line } of the record has another result than the seed gives.
fair-yourself = To check it yourself, download the record and run:

# Records of games that were played elsewhere.

import-choose = Watch a record
import-why = A game from elsewhere: choose its record (.jsonl) here, or drop it anywhere on this page. It is checked completely.
import-drop = Drop the record to watch its game
import-failed = “{ $file }” cannot be shown.
import-close = Close
import-checking = Checking …
import-too-large = A record has at most 4 MiB.
import-line = The fault is in line { $line } of the file.
import-mark = imported

# Playing on from a moment of a replay.

playon-open = Play on from here
playon-seat = You play
playon-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
playon-others = Strength of the others
playon-why = A new game begins at exactly this moment, with new luck. This one stays as it is.
playon-over = The game is over here. Go back to an earlier moment.
playon-begin = Play on
playon-from = Continued from { $round } of an earlier game
playon-from-start = Continued from the start of an earlier game
playon-close = Keep watching
