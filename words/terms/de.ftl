# Die Begriffe der deutschen Ausgabe. Ohne `form` steht der Nominativ Einzahl.
# `acc` ist der Akkusativ, `a-acc` derselbe mit unbestimmtem Artikel, `plural` die Mehrzahl.
# Lange Aufschriften haben weiche Trennstriche, weil nicht jeder Browser deutsch trennen kann.

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
   *[nominative] Bier{ "\u00AD" }händler
}
-dishwasher = { $form ->
    [a-acc] einen Tellerwäscher
   *[nominative] Teller{ "\u00AD" }wäscher
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

## Die Bereiche einer Taverne; `the-acc` mit bestimmtem Artikel, `onto` und `off` mit Präposition, für Würfel.

-area-dishwasher = { $form ->
    [the-acc] den Waschplatz
   *[nominative] Wasch{ "\u00AD" }platz
}
-area-server = { $form ->
    [the-acc] die Kellnerin
   *[nominative] Kellnerin
}
-area-table = { $form ->
    [the-acc] die Tische
   *[nominative] Tische
}
-area-brewer = { $form ->
    [the-acc] die Bieranlieferung
    [onto] auf die Bieranlieferung
    [off] von der Bieranlieferung
   *[nominative] Bier{ "\u00AD" }an{ "\u00AD" }lieferung
}
-area-cashbox = { $form ->
    [the-acc] die Kasse
    [onto] auf die Kasse
    [off] von der Kasse
   *[nominative] Kasse
}
-area-monk = { $form ->
    [the-acc] den Mönch
    [onto] auf den Mönch
    [off] vom Mönch
   *[nominative] Mönch
}
-area-barrel = { $form ->
    [the-acc] das Fass
    [onto] auf das Fass
    [off] vom Fass
   *[nominative] Fass
}
-area-safe = { $form ->
    [the-acc] den Tresor
   *[nominative] Tresor
}
-area-storage = { $form ->
    [the-acc] das Bierlager
   *[nominative] Bier{ "\u00AD" }lager
}
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
