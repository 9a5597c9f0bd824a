# The end.

end-title = The taverns are closed
end-wins = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
end-you-win = You win!
end-total = Total
end-source-nobles = { -noble(number: "plural") }
end-source-guests = { -guest(number: "plural") }
end-source-regulars = { -regular(number: "plural") }
end-source-tavern_cards = Staff
end-source-schnapps = { -schnapps-word }
end-source-reputation = { -reputation }
end-tie = Ties are broken by stored { -thaler(number: "plural") } and { -beer-word } (Z2).
end-again = Play again
end-record = Download the record
end-home = All games
end-look-round = Look around the table
end-scores = Show the scores
end-place = Place
end-player = Player
end-points-by-source = Points by source
end-points-by-round = Points by { -round(case: "lower") }
end-chart-table = The points in figures
end-chart = { $names }: points after each { -round(case: "lower") }
end-chart-start = Start
end-best = The best evening
end-best-of = { $name }, { -round(case: "lower") } { $round }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-best-watch = Watch it
end-step-points = +{ $points }
end-step-cost = −{ $points }
end-rest = Everything else
