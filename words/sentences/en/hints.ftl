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
hint-reach-far = Faded: out of reach

# What to do.

hint-use = Use dice: { $spaces }
hint-accept = Take the card
hint-accept-kind = Take the { kind }
hint-points = If everybody plays well from here on: about { $points } points, { chance } chance to win
hint-plan = Place the dice: { $dice }
hint-move = Move the dice: { $dice }
hint-place = { $copies ->
    [1] { die } on { $to }
   *[other] { $copies } × { die } on { $to }
}

# Why.

hint-expects = If everybody plays well from here on, this way leads to about { $points } points at the end of the game and a winning chance of { chance }.
chance = { $win ->
    [0] less than 1%
   *[other] { $win }%
}
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
gain-use = The { -area-monk } { gain-worth }
gain-ready = Placing the dice like this { gain-worth }
gain-income = The rest of what your dice do { gain-worth }
gain-kept = Keeping { -thaler(number: "plural") } and { -beer-word } { gain-worth }
gain-upgrade-later = You could also upgrade later, so doing it tonight counts for less than the points it brings at once.
hint-after-draft = This counts on the dice you can expect to end up with.
hint-die = The die will most likely go here: { hint-place }.
hint-die-idle = The die is unlikely to find a use tonight.
hint-from = Where the points mainly come from: { $sources }.
hint-second = Another way falls about { gain-points } behind: { $way }.
hint-third = A third way falls about { gain-points } behind: { $way }.
hint-as-good = This is just as good: { $way }.
hint-return = In return: { $reasons }.
hint-beside = Compared with the best way, it means: { $reasons }.
hint-not = { $way } – instead of “{ $other }”
hint-lacking = the same without “{ $other }”
hint-why-not = Why not …
hint-why-not-choose = something else?
hint-with-behind = The best way with it falls about { gain-points } behind: { $way }.
hint-with-as-good = The best way with it is just as good: { $way }.
hint-with-none = No turn with it was found: it is out of reach tonight, or far from good.
hint-with-better = The best way with it is even about { gain-points } better: { $way }. The first search had missed it.
hint-answer-behind = It falls about { gain-points } behind.
hint-answer-as-good = It is just as good.

# What a difference consists of.

balance-rest = everything else
balance-dice = dice on guests and rooms
balance-in-both = { $deed } (in both)
balance-shared = the steps that both have
balance-sum = together
balance-placing = how the dice lie
balance-upgrades = upgrades with their { -noble(number: "plural") }
balance-nobles = other { -noble(number: "plural") }
balance-rival = { $sign ->
    [less] more for the best rival
   *[more] less for the best rival
}

# What speaks for a way, or against it.

because-now = { $sign ->
    [less] fewer points right away
   *[more] more points right away
}
because-time = { $sign ->
    [less] fewer evenings
   *[more] more evenings
}
because-tavern_cards = { $sign ->
    [less] staff and tables that help you less on the coming evenings
   *[more] staff and tables that help you more on the coming evenings
}
because-guests = { $sign ->
    [less] poorer guests at your tables on the coming evenings
   *[more] better guests at your tables on the coming evenings
}
because-upgrades = { $sign ->
    [less] rooms that bring less from now on
   *[more] rooms that bring more from now on
}
because-discounts = { $sign ->
    [less] less staff to make upgrades cheaper later
   *[more] more staff to make upgrades cheaper later
}
because-kept = { $sign ->
    [less] fewer { -thaler(number: "plural") } and less { -beer-word } for tomorrow
   *[more] more { -thaler(number: "plural") } and { -beer-word } for tomorrow
}
because-counter_guests = { $sign ->
    [less] one fewer { -counter-guest } for later
   *[more] one more { -counter-guest } for later
}
because-monastery = { $sign ->
    [less] a worse place on the { -monastery-track }
   *[more] a better place on the { -monastery-track }
}
because-reputation = { $sign ->
    [less] a worse place on the { -reputation-track }
   *[more] a better place on the { -reputation-track }
}
because-schnapps = { $sign ->
    [less] { -schnapps-word } and { -entertainer-word(number: "plural") } that help you less
   *[more] { -schnapps-word } and { -entertainer-word(number: "plural") } that help you more
}
because-guest_book = { $sign ->
    [less] a { -guest-book } that brings less
   *[more] a { -guest-book } that soon brings more
}
because-dice = { $sign ->
    [less] less from the dice of the coming evenings
   *[more] more from the dice of the coming evenings
}
because-turn_order = { $sign ->
    [less] a worse place in the turn order
   *[more] a better place in the turn order
}
because-tonight = { $sign ->
    [less] less from this evening’s guests and dice
   *[more] more from this evening’s guests and dice
}
because-tomorrow = { $sign ->
    [less] a worse evening tomorrow
   *[more] a better evening tomorrow
}
because-rivals = { $sign ->
    [less] more for the others
   *[more] less for the others
}
because-other = { $sign ->
    [less] drawbacks elsewhere in the tavern
   *[more] advantages elsewhere in the tavern
}
because-estimate = { $sign ->
    [less] worse prospects
   *[more] better prospects
}
