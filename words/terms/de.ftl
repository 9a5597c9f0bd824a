# Die Begriffe der deutschen Ausgabe. Ohne `form` steht der Nominativ Einzahl.
# `acc` ist der Akkusativ, `a-acc` derselbe mit unbestimmtem Artikel, `plural` die Mehrzahl.

-title-word = Die Tavernen im Tiefen Thal
-thaler = { $form ->
    [plural] Dublonen
   *[nominative] Dublone
}
-beer-word = Bier
-schnapps-word = Schnaps
-point = { $form ->
    [plural] Siegpunkte
   *[nominative] Siegpunkt
}
-round = Runde
-round-track = Runden-Leiste

## Karten

-noble = { $form ->
    [plural] Adlige
    [acc] Adligen
    [a-acc] einen Adligen
   *[nominative] Adliger
}
-regular = { $form ->
    [plural] Stammgäste
    [a-acc] einen Stammgast
   *[nominative] Stammgast
}
-guest = { $form ->
    [plural] Gäste
    [a-acc] einen Gast
   *[nominative] Gast
}
-counter-guest = { $form ->
    [plural] Tresen-Gäste
    [a-acc] einen Tresen-Gast
   *[nominative] Tresen-Gast
}
-bard = { $form ->
    [plural] Barden
    [acc] Barden
    [a-acc] einen Barden
   *[nominative] Barde
}
-barback = { $form ->
    [a-acc] einen Bierhändler
   *[nominative] Bierhändler
}
-dishwasher = { $form ->
    [a-acc] einen Tellerwäscher
   *[nominative] Tellerwäscher
}
-server = { $form ->
    [plural] Kellnerinnen
    [a-acc] eine Kellnerin
   *[nominative] Kellnerin
}
-table = { $form ->
    [plural] Tische
    [a-acc] einen Tisch
   *[nominative] Tisch
}
-brewer = { $form ->
    [plural] Lieferanten
    [acc] Lieferanten
    [a-acc] einen Lieferanten
   *[nominative] Lieferant
}
-start-card = { $form ->
    [plural] Startkarten
   *[nominative] Startkarte
}

## Die Bereiche einer Taverne; `onto` und `off` mit Präposition, für Würfel.

-area-dishwasher = Waschplatz
-area-server = Kellnerin
-area-table = Tische
-area-brewer = { $form ->
    [onto] auf die Bieranlieferung
    [off] von der Bieranlieferung
   *[nominative] Bieranlieferung
}
-area-cashbox = { $form ->
    [onto] auf die Kasse
    [off] von der Kasse
   *[nominative] Kasse
}
-area-monk = { $form ->
    [onto] auf den Mönch
    [off] vom Mönch
   *[nominative] Mönch
}
-area-barrel = { $form ->
    [onto] auf das Fass
    [off] vom Fass
   *[nominative] Fass
}
-area-safe = Tresor
-area-storage = Bierlager
-bartender = Wirt
-deck = Nachziehstapel
-discard = Ablagestapel
-upgrade = Aufwertung
-own-die = eigener Würfel

## Neben den Tavernen

-coaster = Bierdeckel
-monastery = Kloster
-monastery-track = Kloster-Leiste
-reputation = Ruf
-reputation-track = Ruf-Leiste
-guest-book = Gästebuch
-signature = { $form ->
    [plural] Unterschriften
   *[nominative] Unterschrift
}
-entertainer-word = Gaukler
-musician = Musikant
-fire-eater = Feuerspucker
-juggler = Jongleur
-removal = Hausverbot

## Phasen

-phase-name-evening = Der nächste Abend in der Taverne
-phase-name-arrival = Die Taverne füllt sich
-phase-name-server = Die Kellnerin kommt
-phase-name-draft = Was darf’s denn sein?
-phase-name-plan = Qual der Wahl
-phase-name-serve = Jetzt wird serviert!
-phase-name-closing = Sperrstunde!
