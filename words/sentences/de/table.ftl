# Der Tisch.

table-home = Alle Spiele
table-level = Modul { $level }
table-tabs = Teile des Tischs
table-skip = Überspringen
table-next-step = Weiter
table-space-key = Leertaste
table-broken = Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist sicher.
table-show-again = Tisch wieder zeigen
table-your-move = Du bist dran
table-move-of = { $name } ist dran
table-to-move = Zu meinem Zug
table-waiting-for = Warten auf { $names }
table-working = Moment …
table-sent-away = Du sitzt nicht mehr an diesem Tisch. Du wurdest hinausgebeten, oder der Tisch wurde gelöscht.
table-not-saving = Der Server kann gerade nicht speichern. Nichts geht verloren; er versucht es weiter.
table-connecting = Die Tür geht auf …
table-title-yours = ● Du bist dran · { -title-word }
table-undo = Rückgängig
table-undo-tip = Den letzten Schritt zurücknehmen (Strg+Z)
table-go-back = Trotzdem zurück
table-go-back-tip = Zurück vor deinen letzten Schritt, obwohl seitdem etwas aufgedeckt wurde. Das Protokoll vermerkt es.
table-go-back-ask = Frag die anderen, ob ihr vor deinen letzten Schritt zurückgeht, obwohl seitdem etwas aufgedeckt wurde.
table-agree-to-go-back = { $name } möchte den letzten Schritt zurücknehmen.
table-waiting-to-go-back = Zurücknehmen: Es fehlt noch die Zustimmung von { $names }.
table-agree = Einverstanden
table-decline = Nein
table-never-mind = Doch nicht
table-start-player = Startspieler
table-watching = Du schaust zu
table-left-out = Das Spiel hat ohne dich begonnen. Du schaust zu.
table-taverns = Tavernen
table-own-tavern = Meine Taverne
table-tavern-of = { $genitive ->
    [s] { $name }s Taverne
   *[other] Taverne von { $name }
}
table-back-home = Zurück zu meiner Taverne
table-open-tavern = { $genitive ->
    [s] { $name }s Taverne ansehen
   *[other] Taverne von { $name } ansehen
}
table-market = Auslage
table-affordable = { $count ->
    [one] { $count } Karte ist jetzt bezahlbar
   *[other] { $count } Karten sind jetzt bezahlbar
}
table-monastery-tab = { -monastery }
table-others = Andere
table-log = Verlauf
table-choices = Auswahl
table-choices-of = Auswahl ({ $count })
table-no-choices = Gerade gibt es nichts zu entscheiden.
table-staff = Personal
table-guests = { -guest(form: "plural") }
table-nobles = { -noble(form: "plural") }
table-left = noch { $count }
table-stack = { $count } im Stapel
table-empty-place = Leer
table-signed = mit { -signature }
table-rule = Regel { $id }
table-dice = Würfel
answer-column = Spalte { $column }
table-no-dice = Noch keine Würfel
table-yours = Deine
table-goes-on = Der Rest geht weiter an { $name }
table-all-placed = Alle Würfel liegen.
table-none-fits = Für den Rest ist kein passender Platz frei. Leg andere Würfel um oder lass ihn ungenutzt.
table-use-all = Alle einsetzen
table-used = benutzt
table-raises = { -dishwasher }: { $free } frei, { $bound } im Einsatz, { $spent } verbraucht
table-raised = um { $by } erhöht
table-purse = Beutel
table-preview = Ertrag
table-then = Danach
table-lost = verloren
table-close = Feierabend
table-close-loses = Du würdest { $what } verlieren.
table-dice-left = { $count ->
    [one] Du könntest noch einen Würfel einsetzen.
   *[other] Du könntest noch { $count } Würfel einsetzen.
}
table-dice-unplaced = { $count ->
    [one] Ein Würfel hat noch keinen Platz.
   *[other] { $count } Würfel haben noch keinen Platz.
}
table-ready-anyway = Trotzdem fertig
table-go-on-planning = Weiter planen
table-close-anyway = Trotzdem Feierabend
table-keep-open = Weiter bedienen
table-ready = Fertig
table-lift-to = Zurück zu den Würfeln
table-turn-to = Drehen auf
table-serve = Einsetzen
table-upgraded = aufgewertet
table-cards-here = { $count ->
    [one] { $count } { kind } hier
   *[other] { $count } { kinds } hier
}
table-remove = Hinauswerfen
table-removed = hat das Spiel verlassen
table-served = bedient
table-free-table = freier Tisch
table-counter = Tresen
table-deck-title = Stapel
table-deck-next = als Nächstes
table-deck-rest = { $count } in unbekannter Reihenfolge
table-deck-chance = kommt zu { $percent }{ "\u00A0" }% als Nächstes
table-discard-title = Ablage
table-column = Spalte { $label }
table-here = Hier: { $names }
table-space = Feld { $number }
table-is-ready = ist fertig
table-chose = wählt verdeckt
table-took-back = Nimmt einen Schritt zurück
table-went-back = Geht bis vor einen Schritt zurück
table-took-hint = Nimmt einen Tipp
table-undone = zurückgenommen
table-setup = Aufbau
table-whole-log = Ganzen Verlauf zeigen
table-needs-any = jede Zahl
table-needs-or = { $first } oder { $second }

# Der Zug, den man beim Warten vorbereitet.

rehearsal-title = Mein nächster Zug
rehearsal-prepare = Meinen Zug vorbereiten
rehearsal-prepare-of = { $name }: meinen Zug vorbereiten
rehearsal-tip = Bereite deinen Zug vor, während die anderen bedienen. Nur du siehst ihn, und noch wird nichts gespielt.
rehearsal-open = { $count ->
    [one] Mein nächster Zug: { $count } Schritt
   *[other] Mein nächster Zug: { $count } Schritte
}
rehearsal-what = Wähle deine Schritte. Noch wird nichts gespielt.
rehearsal-leave = Zurück zum Tisch
rehearsal-ends = Hier endet dein Zug. Noch wird nichts gespielt.
rehearsal-perform = { $count ->
    [one] Diesen Schritt spielen
   *[other] Diese { $count } Schritte spielen
}
rehearsal-discard = Verwerfen
rehearsal-remove = Entfernen: { $step }
rehearsal-stuck = Schritt { $number } geht jetzt nicht: { $why }
rehearsal-guest-gone = { card } liegt nicht mehr aus.

# Was ein Bereich bringt.

gives-dishwasher = { $count ->
    [0] nichts
   *[other] +1 auf { $count } Würfel
}
gives-server = { $count ->
    [0] kein Würfel
    [one] { $count } eigener Würfel
   *[other] { $count } eigene Würfel
}
gives-table = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
gives-brewer = { $count } { -beer-word } pro Würfel
gives-cashbox = { thalers }
gives-monk = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
gives-barrel = { beer }
gives-safe = fasst { $count }
gives-storage = fasst { $count }

# Die Gruppen der Möglichkeiten.

group-answer = Antworten
group-use = Würfel einsetzen
group-buy = Kaufen
group-upgrade = Aufwerten
group-recruit = Anwerben
group-special = Besonderes
group-place = Würfel: { $die }
group-turn = Würfel drehen
group-end = Schluss

# Mehrere Personen an einem Gerät.

curtain-title = Gib das Gerät an { $name } weiter
curtain-why = Die nächste Antwort bleibt verdeckt, bis alle gewählt haben.
curtain-lift = Ich bin { $name }

# Was ein Gegner in seinem Zug getan hat, als Überschriften.

turn-news = Was die anderen gemacht haben
turn-recruited = Angeworben
turn-bought = Gekauft
turn-upgraded = Aufgewertet
turn-gained = Bekommen
turn-spent = Ausgegeben
turn-removed = Hinausgeworfen
turn-on_top = Oben auf dem Stapel
turn-kept = Behalten
turn-nothing = nichts
turn-show = Ansehen
turn-all = Alles zeigen
turn-dismiss = Schließen
turn-mark = neu
