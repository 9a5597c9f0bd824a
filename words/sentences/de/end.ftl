# Das Ende.

end-title = Die Tavernen sind geschlossen
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
end-you-win = Du hast gewonnen!
end-total = Summe
end-source-nobles = { -noble(form: "plural") }
end-source-guests = { -guest(form: "plural") }
end-source-regulars = { -regular(form: "plural") }
end-source-tavern_cards = Personal
end-source-schnapps = { -schnapps-word }
end-source-reputation = { -reputation }
end-tie = Bei Gleichstand zählt, was ihr an { -thaler(form: "plural") } und { -beer-word } gelagert habt (Z2).
end-again = Noch einmal
end-record = Protokoll herunterladen
end-home = Alle Spiele
end-look-round = Tisch ansehen
end-scores = Wertung zeigen
end-place = Platz
end-player = Spieler
end-points-by-source = Punkte nach Herkunft
end-points-by-round = Punkte nach jeder { -round }
end-chart-table = Die Punkte in Zahlen
end-chart = { $names }: Punkte nach jeder { -round }
end-chart-start = Start
end-best = Der beste Abend
end-best-of = { $name }, { -round } { $round }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-best-watch = Ansehen
end-step-points = +{ $points }
end-step-cost = −{ $points }
end-rest = Alles andere
