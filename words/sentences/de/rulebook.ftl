# Das Regelheft um die Regeln herum; diese stehen in rules.ftl.

rulebook-title = Die Regeln
rulebook-open = Regeln
rulebook-about = Alle Regeln, nach denen dieses Programm spielt, mit unseren Entscheidungen, den Unterschieden der Ausgaben und Beispielen.
rulebook-search = Regeln durchsuchen
rulebook-search-hint = Adlige, Würfel, F10 …
rulebook-found = { $count ->
    [0] Keine Regel handelt von „{ $words }“.
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rulebook-level = Zeigen
rulebook-up-to = { $level ->
    [5] Alle Module
    [1] Nur Modul 1
   *[other] Bis Modul { $level }
}
rulebook-from = ab Modul { $level }
rulebook-ruling = Unsere Entscheidung
rulebook-editions = Ausgaben
rulebook-example = Beispiel
rulebook-close = Regeln schließen
rulebook-page = Als Seite
rulebook-contents = Kapitel
rulebook-chapter = { $chapter ->
    [setup] Aufbau
    [evening] Der Abend
    [a] A · { -phase-name-evening }
    [b] B · { -phase-name-arrival }
    [c] C · { -phase-name-server }
    [d] D · { -phase-name-draft }
    [e] E · { -phase-name-plan }
    [f] F · { -phase-name-serve }
    [g] G · { -phase-name-closing }
    [tracks] { -reputation } und { -guest-book }
    [end] Das Ende
   *[examples] Beispiele
}

## Ein Beispiel zu einer Regel auf dem Tisch

rulebook-shown = Auf dem Tisch
shown-title = Beispiel
shown-close = Zurück zu den Regeln
shown-opening = Das Beispiel wird aufgebaut …
shown-steps = Schritte
shown-before = Vorher
shown-again = Noch einmal von vorn
shown-tries = { $name } möchte: { $action }
shown-refused = Nicht erlaubt
shown-step = Schritt { $step } von { $steps }
shown-next = Weiter
shown-previous = Schritt zurück

# Wörter, die jede Frage hat, wovon sie auch handelt.
rulebook-overlooked = ab aber alle als am an auch auf aus bei bekomme bekommt bin bis das dass dem den der des die dies diese dieser dir doch du dürfen darf ein eine einem einen einer eines er es etwas für geht gibt habe haben hat ich ihm ihn ihr im in ist ja jede jeder kann können kein keine macht mal man mehr mein meine meinen meiner mich mir mit muss nach nicht noch nur oder passiert sein sich sie sind so soll um und uns viel viele vom von vor wann war warum was welche wem wen wenn wer werden wie wieso wir wird wo wofür wozu zu zum zur zwischen
# Wonach Leute fragen, und nach dem Doppelpunkt, wie die Regeln es nennen.
rulebook-synonyms = geld münze münzen taler: { -thaler(form: "plural") }; ausgeben verliere verlieren verloren verfällt verfallen übrig: behalten; gewinnt gewinnen gewinner sieger gleichstand: sieger; sitzen sitzt: tisch; kommt kommen erscheint erscheinen: eintreffen treffen; rauswerfen hinauswerfen rauswirft hinauswirft entfernen tür weg loswerden: { -removal }; kaufe kaufen kauft einkaufen: kauf; rabatt billiger günstiger: zurückgelegt; stapel: { -deck }; ende endet zu: feierabend abend; beginnt beginne anfangen fängt anfängt startet: startspieler; schnapps: { -schnapps-word }; verschieben versetzen umsetzen bewegen: umlegen
