# Die Rätsel: der letzte Zug einer Partie und wie viele Punkte darin stecken.

puzzles-title = Rätsel
puzzles-short = Wie viele Punkte stecken im letzten Zug?
puzzles-about = Es ist der letzte Zug der Partie, und nach dir kommt niemand mehr. Wie viele Punkte holst du heraus? Das beste Ergebnis ist bewiesen: Der Computer hat jeden möglichen Zug durchprobiert.
puzzles-how = Bis zum Feierabend kannst du jeden Schritt zurücknehmen. Die Kreise zeigen, wie schwer ein Rätsel ist: wie lang der beste Zug ist, wie viel der naheliegende verschenkt und wie viele Computergegner ihn nicht finden.
puzzles-progress = Dein Stand
puzzles-solved = { $solved } von { $all } gelöst
puzzles-streak = { $streak ->
    [0] Gerade keine Serie
   *[other] { $streak } in Folge
}
puzzles-longest = Längste Serie: { $streak }
puzzles-next = Nächstes Rätsel
puzzles-resume = Weitermachen
puzzles-theme = Thema
puzzles-theme-all = Alle Themen
puzzle-theme = { $theme ->
    [guest_book] { -guest-book }
    [reputation] { -reputation }
    [schnapps] { -schnapps-word }
    [monastery] { -monastery }
    [dishwasher] { -dishwasher }
    [nobles] { -noble(form: "plural") }
    [upgrade] { -upgrade }
   *[guest] Der richtige Gast
}
puzzle-number = Rätsel
puzzle-began = Rätsel
puzzle-difficulty = Schwierigkeit { $difficulty } von 5
puzzle-fate = { $fate ->
    [first] auf Anhieb gelöst
    [solved] gelöst
    [missed] noch nicht gelöst
   *[shown] nachgeschaut
}
puzzle-goal = Wie viele Punkte holst du aus diesem letzten Zug heraus?
puzzle-goal-told = Beende diesen letzten Zug mit { $points } Punkten.
puzzle-now = Jetzt: { $points }
puzzle-show = Lösung zeigen
puzzle-give-up = Aufgeben und ansehen?
puzzle-step = Schritt { $step } von { $steps }
puzzle-step-next = Nächster Schritt
puzzle-step-back = Zurück
puzzle-verdict = { $kind ->
    [solved] Gelöst!
    [missed] Noch nicht
   *[shown] So geht der beste Zug
}
puzzle-result = { $kind ->
    [solved] Du hast { $points } Punkte. Mehr geht nicht.
    [missed] Du hast { $points } Punkte, möglich sind { $best }.
   *[shown] Er bringt dich auf { $best } Punkte. Mehr geht nicht.
}
puzzle-again = { $kind ->
    [solved] Noch einmal
   *[missed] Noch ein Versuch
}
puzzle-all = Alle Rätsel
