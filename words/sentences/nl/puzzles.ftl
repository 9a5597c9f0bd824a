# De puzzels: de laatste beurt van een partij en hoeveel punten erin zitten.

puzzles-title = Puzzels
puzzles-short = Hoeveel punten zitten er in de laatste beurt?
puzzles-about = Het is de laatste beurt van de partij en na jou komt niemand meer. Hoeveel punten haal je eruit? Het beste resultaat staat vast: de computer heeft elke mogelijke beurt geprobeerd.
puzzles-how = Tot je klaar bent met serveren, kun je elke stap terugnemen. De stippen laten zien hoe moeilijk een puzzel is: hoe lang de beste beurt is, hoeveel de voor de hand liggende laat liggen en hoeveel computerspelers hem niet vinden.
puzzles-progress = Hoe ver je bent
puzzles-solved = { $solved } van de { $all } opgelost
puzzles-streak = { $streak ->
    [0] Nog geen reeks
   *[other] { $streak } op rij
}
puzzles-longest = Langste reeks: { $streak }
puzzles-next = Volgende puzzel
puzzles-resume = Ga verder
puzzles-theme = Thema
puzzles-theme-all = Alle thema’s
puzzle-theme = { $theme ->
    [guest_book] { -guest-book }
    [reputation] { -reputation }
    [schnapps] { -schnapps-word(form: "label") }
    [monastery] { -monastery }
    [dishwasher] { -dishwasher }
    [nobles] { -noble(form: "plural-label") }
    [upgrade] { -upgrade }
   *[guest] De juiste gast
}
puzzle-number = Puzzel
puzzle-began = Puzzel
puzzle-difficulty = Moeilijkheid { $difficulty } van 5
puzzle-fate = { $fate ->
    [first] in één keer opgelost
    [solved] opgelost
    [missed] nog niet opgelost
   *[shown] opgezocht
}
puzzle-goal = Hoeveel punten haal je uit deze laatste beurt?
puzzle-goal-told = Eindig deze laatste beurt met { $points } punten.
puzzle-now = Nu: { $points }
puzzle-show = Toon de oplossing
puzzle-give-up = Opgeven en bekijken?
puzzle-step = Stap { $step } van { $steps }
puzzle-step-next = Volgende stap
puzzle-step-back = Terug
puzzle-verdict = { $kind ->
    [solved] Opgelost!
    [missed] Nog niet
   *[shown] Dit is de beste beurt
}
puzzle-result = { $kind ->
    [solved] Je hebt { $points } punten. Meer kan niet.
    [missed] Je hebt { $points } punten, het beste is { $best }.
   *[shown] Die levert { $best } punten op. Meer kan niet.
}
puzzle-again = { $kind ->
    [solved] Nog een keer
   *[missed] Probeer het opnieuw
}
puzzle-all = Alle puzzels
