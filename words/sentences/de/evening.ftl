# Die Partie des Tages: gleiches Glück für alle, zum Vergleichen.

evening-short = Dieselben Gäste und Würfel für alle. Spielt sie und vergleicht.
evening-why = Wer dieselbe Partie spielt, bekommt dieselben Gäste und Würfel, auf jedem Gerät und ohne Server dazwischen. Spiel sie, schick deinen Freunden den Code und vergleicht Entscheidung für Entscheidung.
evening-of = Die Partie vom { $date }
evening-named = Die Partie „{ $deal }“
evening-setup = Modul { $level } gegen { $names }
evening-play = Diese Partie spielen
evening-play-again = Noch einmal spielen
evening-go-on = Weiterspielen
evening-choose = Eine andere Partie
evening-deal = Ein Tag oder ein beliebiges Wort
evening-deal-why = Auch wer sich auf ein Wort einigt, spielt dieselbe Partie.
evening-deal-choose = Zu dieser Partie
evening-none = Diese Partie hast du noch nicht gespielt.
evening-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
evening-share = Deine Partie teilen
evening-share-text = { $evening }, Modul { $level }: { $points } gegen { $rivals }. Schaffst du mehr?
evening-share-code = Der Code dazu:
evening-link = Link zu dieser Partie
evening-friend = Die Partie eines Freundes
evening-friend-why = Füge den Code ein, den dir jemand geschickt hat.
evening-friend-none = In diesem Text steht kein Code.
evening-friend-code = Code der Partie
evening-friend-open = Öffnen
evening-challenge = { $name } hat in dieser Partie { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} geholt. Spiel sie erst selbst, dann vergleicht.
evening-peek = Ohne zu spielen vergleichen
evening-computer = den Computer ({ $names })
evening-strongest = Wie spielt der Computer diese Partie?
evening-strongest-show = Spielen lassen
evening-strongest-why = Der stärkste Computergegner setzt sich auf deinen Platz. Das dauert etwa eine Minute.
evening-strongest-plays = Der Computer spielt, { $round ->
    [0] die Partie beginnt
   *[other] { -round } { $round } von 8
} …
evening-steps = Die Entscheidungen
evening-copy = Text und Code kopieren
evening-compare = Entscheidung für Entscheidung verglichen
evening-helped = mit { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
evening-went-back = { $count ->
    [one] einmal
   *[other] { $count }-mal
} hinter Aufgedecktes zurückgegangen
evening-same = genauso
evening-first = Hier trennen sich eure Wege
evening-after = Punkte nach jeder { -round }
evening-watch = Diesen Moment ansehen
evening-to = Diese Partie vergleichen
