# A hint, layer by layer.

hint-title = Hint
hint-ask = Hint
hint-tip = What is within reach tonight, what a strong computer player would do, and why. The log says that you took a hint.
hint-thinking = Thinking …
hint-do = Do it
hint-steps = All steps
hint-fold = Fold the hint away
hint-dismiss = Close the hint
hint-layer-reach = Tonight
hint-layer-way = What to do
hint-layer-why = Why

# What is within reach.

hint-reach-most = With all your dice you have up to { $thalers } or up to { $beer } (E4, F3). A dot is the most you can have of both at once.
hint-reach-draft = Your dice so far bring you up to { $thalers } or up to { $beer } (E4, F3). With one more die:
hint-reach-with = With a { $face }: up to { $thalers } or up to { $beer }
hint-reach-chart = { -thaler(number: "plural") } to the right, { -beer-word } upwards; the table that follows has the same figures.
hint-reach-table = { -thaler(number: "plural") } and { -beer-word } that you can have at once tonight
hint-reach-pays = Enough for
hint-reach-nothing = nothing
hint-reach-card = cheapest card
hint-reach-upgrade = upgrades
hint-reach-guest = guests

# What to do.

hint-use = Use dice: { $spaces }
hint-points = { $points } points, { $win }% to win
hint-plan = Place the dice: { $dice }
hint-place = { $copies ->
    [1] { die } on { $to }
   *[other] { $copies } × { die } on { $to }
}

# Why.

hint-expects = This way leads to about { $points } points at the end of the game and a { $win }% chance to win.
hint-without = { $phase ->
    [serve] If you finished serving now, it would be about { gain-points }.
   *[other] Without tonight’s turn it would be about { gain-points }.
}
gain-rest = { $sign ->
    [less] Everything else together costs about { gain-points }.
   *[more] Everything else together brings about { gain-points }.
}
gain-points = { $points } points
gain-worth = { $first ->
    [yes] brings about { gain-points } over the rest of the game.
   *[no] brings about { gain-points }.
}
gain-buy = The { kind } { gain-worth }
gain-upgrade = Upgrading the { area } { gain-worth }
gain-recruit = The { card } { gain-worth }
gain-nobles = Recruiting { nobles } { gain-worth }
gain-counter_guest = The { -monastery } step for a { -counter-guest } { gain-worth }
gain-musician = The { -musician } { gain-worth }
gain-schnapps_remove = Removing the { card } { gain-worth }
gain-bard = The song of the { -bard } { gain-worth }
gain-use = The { die } on the { -area-monk } { gain-worth }
hint-after-draft = This counts on the dice you can expect to end up with.
hint-from = Where the points come from, above all: { $sources }.
hint-second = The next best way falls about { gain-points } behind: { $way }.
hint-third = A third way falls about { gain-points } behind: { $way }.
hint-as-good = This is just as good: { $way }.
hint-differs = What makes the difference: { $sources }.
