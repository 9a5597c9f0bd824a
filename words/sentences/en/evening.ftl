# The game of the day: the same luck for everybody, to compare.

evening-short = The same guests and dice for everybody. Play, then compare.
evening-why = Whoever plays the same game gets the same guests and dice, on any device, without a server in between. Play it, send your friends its code, and compare decision by decision.
evening-of = The game of { $date }
evening-named = The game “{ $deal }”
evening-setup = Level { $level } against { $names }
evening-play = Play this game
evening-play-again = Play it once more
evening-go-on = Go on
evening-choose = Another game
evening-deal = A day or any word
evening-deal-why = Friends who agree on a word play the same game, too.
evening-deal-choose = Go to this game
evening-none = You have not played this game yet.
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-share = Share your game
evening-share-text = { $evening }, level { $level }: { $points } against { $rivals }. Can you do better?
evening-share-code = Its code:
evening-link = Link to this game
evening-friend = A friend’s game
evening-friend-why = Paste the code that a friend has sent you.
evening-friend-none = There is no code in this text.
evening-friend-code = Code of the game
evening-friend-open = Open
evening-challenge = { $name } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this game. Play it first, then compare.
evening-peek = Compare without playing
evening-computer = the computer ({ $names })
evening-strongest = How does the computer play it?
evening-strongest-show = Let it play
evening-strongest-why = The strongest computer player takes your chair. That takes about a minute.
evening-strongest-plays = The computer is playing, { $round ->
    [0] the game begins
   *[other] { -round(case: "lower") } { $round } of 8
} …
evening-steps = The decisions
evening-copy = Copy text and code
evening-compare = Compared, decision by decision
evening-helped = with { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
evening-went-back = went back past a reveal { $count ->
    [one] once
   *[other] { $count } times
}
evening-same = the same
evening-first = Here you part
evening-after = Points after each { -round(case: "lower") }
evening-watch = Watch this moment
evening-to = Compare this game
