# Het einde.

end-title = De taveernen zijn dicht
end-wins = { $count ->
    [one] { $names } wint
   *[other] Gedeelde overwinning: { $names }
}
end-you-win = Je hebt gewonnen!
end-total = Totaal
end-source-nobles = { -noble(form: "plural-label") }
end-source-guests = { -guest(form: "plural-label") }
end-source-regulars = { -regular(form: "plural-label") }
end-source-tavern_cards = Personeel
end-source-schnapps = { -schnapps-word(form: "label") }
end-source-reputation = { -reputation }
end-tie = Bij een gelijke stand telt wat je aan { -thaler(form: "plural") } en { -beer-word } hebt bewaard (Z2).
end-again = Nog een keer
end-record = Verslag downloaden
end-home = Alle spellen
end-look-round = Tafel bekijken
end-scores = Scores tonen
end-place = Plaats
end-player = Speler
end-points-by-source = Punten per soort
end-points-by-round = Punten na elke { -round }
end-chart-table = De punten in cijfers
end-chart = { $names }: punten na elke { -round }
end-chart-start = Start
end-best = De beste avond
end-best-of = { $name }, { -round } { $round }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-best-watch = Bekijken
end-step-points = +{ $points }
end-step-cost = −{ $points }
end-rest = Al het andere
