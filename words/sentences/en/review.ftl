# The review of a game that is over.

review-title = Review
review-open = Review: skill or luck?
review-close = Close the review
review-working = The game is played on from every moment, many times, to see what each decision and each roll was worth.
review-progress = Progress of the review
review-percent = { $percent }%
review-background = It goes on in the background. You can close this and come back.
review-again = Try again
review-whose = Whose review
review-verdict = { $result ->
    [won] { $name } won by { review-points }.
    [lost] { $name } lost by { review-points }.
   *[level] { $name } ended level with the best rival.
} { $cause ->
    [luck] Luck was the main reason.
    [skill] { $name }’s own decisions were the main reason.
    [others] The others’ decisions were the main reason.
    [decisions] Decisions were the main reason, { $name }’s own as much as the others’.
    [both] Luck and decisions had about the same part in it.
   *[unclear] What decided it lies within the uncertainty of the measurement.
}{ $despite ->
    [luck] { " " }Luck pulled the other way.
    [skill] { " " }{ $name }’s own decisions pulled the other way.
    [others] { " " }The others’ decisions pulled the other way.
   *[none] { "" }
}
review-points = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
review-account = How the margin came about
review-start = At the start
review-luck = Luck
review-skill = Own decisions
review-others = The others’ decisions
review-margin = Final margin
review-chart = What the chart shows
review-chart-win = Chance to win
review-chart-points = Expected points
review-move = Decision
review-decided = Decision by { $name }: { $points }
review-show = Show on the board
review-strokes = Good and bad luck
review-strokes-good = Luckiest:
review-strokes-bad = Unluckiest:
review-stroke = { name-round } · { $of }
review-stroke-of = { $of ->
    [cards] cards
    [dice] dice
   *[display] guests on display
}
review-costliest = What cost { $name } most
review-measures = Compared with the best way known, the mistakes shown here cost about { $total } points in all, not counting those that are not certain. The line “{ review-skill }” above compares with a quick computer player instead, which makes mistakes, too: { $skill } for { $name }.
review-none = No decision cost more than the measurement can tell from chance. Well played!
review-played = Played:
review-better = Better:
review-leads = Likely to lead to: { $steps }.
review-cost = Cost about { $points } points { $within }.
review-may-cost = May have cost about { $points } points { $within }: not certain.
review-chances = Chance to win: { $after }% instead of { $before }%.
review-balance = In points at the end of the imagined games:
review-why = Why: { $better }.
review-why-but = Why: { $better }. Downside: { $worse }.
review-retry = Try again from here
review-back = Back to the review
review-how = How is this measured?
review-how-worth = A position is worth what a quick computer player at all seats makes of it, on average over many games with imagined luck. A decision counts by how much better or worse it leaves you than that player’s own; cards and dice count by how much better or worse they are than their average. Everything is measured in points ahead of the best rival, so the parts add up to the final margin. A hint gives other numbers, because it expects everybody to play well from then on.
review-how-parts = “±” says how far a number may be off in 95 of 100 cases. Only decisions that cost more than that are called mistakes.
review-how-sheet = This game was played with other printed values than those the computer players learned with, so what they find better is less certain.

# Another try at a decision.

try-title = Another try
try-answer = Last time: { $played }. What will it be this time? Cards and dice are new from here on.
try-turn = The same turn once more. Cards and dice are new from here on.
try-verdict = { $verdict ->
    [better] That is what the review found better.
    [same] The same as last time.
   *[other] Something new: neither what you played last time nor what the review proposed.
}
try-measuring = Working out what that is worth …
try-gain = { $sign ->
    [more] On average about { $points } points better than what you did then ({ $within }).
    [less] On average about { $points } points worse than what you did then ({ $within }).
    [none] It comes to exactly the same as last time.
   *[same] On average about as good as what you did then ({ $points } { $within }: too close to call).
}
try-missing = The way that the review found would bring about { $points } points more than this try.
try-end = Last time it ended { $then } to { $then_rival } against the best rival, this time { $now } to { $now_rival }.
try-end-margins = Ahead of the best rival (behind: −): { $then } then, { $now } now.
try-end-decision = The decision alone:
try-end-luck = From that decision on everything was new: cards, dice, and what everybody decided. All that lies in the difference.
