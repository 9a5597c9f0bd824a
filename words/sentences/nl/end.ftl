# Het einde.

end-title = De taveernen zijn dicht
end-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
end-you-win = Jij wint!
end-total = Totaal
end-source-nobles = { -noble(form: "plural-label") }
end-source-guests = { -guest(form: "plural-label") }
end-source-regulars = { -regular(form: "plural-label") }
end-source-tavern_cards = Personeel
end-source-schnapps = { -schnapps-word(form: "label") }
end-source-reputation = { -reputation }
end-tie = Bij gelijkspel tellen bewaarde { -thaler(form: "plural") } en { -beer-word } (Z2).
end-again = Nog een keer
end-record = Verslag downloaden
end-home = Alle spellen
end-look-round = Rondkijken aan tafel
end-scores = Scores tonen
end-place = Plaats
end-player = Speler
end-points-by-source = Punten per soort
end-points-by-round = Punten per { -round }
end-chart-table = De punten in cijfers
end-chart = { $names }: punten na elke { -round }
end-chart-start = Start
end-best = De beste avond
end-best-of = { $name }, { $round }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-best-watch = Bekijken
end-step-points = +{ $points }
