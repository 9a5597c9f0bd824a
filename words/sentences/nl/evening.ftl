# De partij van de dag: voor iedereen hetzelfde geluk, om te vergelijken.

evening-short = Voor iedereen dezelfde gasten en dobbelstenen. Speel en vergelijk.
evening-why = Wie dezelfde partij speelt, krijgt dezelfde gasten en dobbelstenen, op elk apparaat en zonder server ertussen. Speel hem, stuur je vrienden de code en vergelijk beslissing voor beslissing.
evening-of = De partij van { $date }
evening-named = De partij ‘{ $deal }’
evening-setup = Module { $level } tegen { $names }
evening-play = Speel deze partij
evening-play-again = Nog een keer spelen
evening-go-on = Verder spelen
evening-choose = Een andere partij
evening-deal = Een dag of een willekeurig woord
evening-deal-why = Wie samen een woord afspreekt, speelt ook dezelfde partij.
evening-deal-choose = Naar deze partij
evening-none = Je hebt deze partij nog niet gespeeld.
evening-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
evening-share = Deel je partij
evening-share-text = { $evening }, module { $level }: { $points } tegen { $rivals }. Kun jij het beter?
evening-share-code = De code:
evening-link = Link naar deze partij
evening-friend = De partij van een vriend
evening-friend-why = Plak de code die iemand je heeft gestuurd.
evening-friend-none = In deze tekst staat geen code.
evening-friend-code = Code van de partij
evening-friend-open = Openen
evening-challenge = { $name } haalde in deze partij { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Speel hem eerst zelf en vergelijk dan.
evening-peek = Vergelijken zonder te spelen
evening-computer = de computer ({ $names })
evening-strongest = Hoe speelt de computer deze partij?
evening-strongest-show = Laat hem spelen
evening-strongest-why = De sterkste computerspeler neemt jouw stoel. Dat duurt ongeveer een minuut.
evening-strongest-plays = De computer speelt, { $round ->
    [0] de partij begint
   *[other] { -round } { $round } van 8
} …
evening-steps = De beslissingen
evening-copy = Tekst en code kopiëren
evening-compare = Beslissing voor beslissing vergeleken
evening-helped = met { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
evening-went-back = { $count ->
    [one] één keer
   *[other] { $count } keer
} teruggegaan tot vóór iets wat al onthuld was
evening-same = hetzelfde
evening-first = Hier gaan jullie uiteen
evening-after = Punten na elke { -round }
evening-watch = Bekijk dit moment
evening-to = Vergelijk deze partij
