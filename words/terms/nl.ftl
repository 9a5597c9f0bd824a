# De termen van de Nederlandse uitgave. Zonder `form` staat er een opschrift, met hoofdletter.
# `inside` staat midden in een zin, `a` en `the` met lidwoord, `plural` in het meervoud.
# Lange opschriften hebben zachte koppeltekens, omdat niet elke browser Nederlands kan afbreken.

-title-word = De Taveernen van de Oude Stad
-thaler = { $form ->
    [plural] dukaten
    [label] Dukaten
   *[inside] dukaat
}
-beer-word = { $form ->
    [label] Bier
   *[inside] bier
}
-schnapps-word = { $form ->
    [label] Sterke drank
   *[inside] sterke drank
}
-point = { $form ->
    [plural] overwinningspunten
    [label] Overwinningspunten
   *[inside] overwinningspunt
}
-round = { $form ->
    [label] Ronde
   *[inside] ronde
}
-round-track = Rondenspoor

## Kaarten

-noble = { $form ->
    [plural] edellieden
    [plural-label] Edellieden
    [inside] edelman
    [a] een edelman
    [the] de edelman
   *[label] Edelman
}
-regular = { $form ->
    [plural] stamgasten
    [plural-label] Stamgasten
    [inside] stamgast
    [a] een stamgast
    [the] de stamgast
   *[label] Stamgast
}
-guest = { $form ->
    [plural] gasten
    [plural-label] Gasten
    [inside] gast
    [a] een gast
    [the] de gast
   *[label] Gast
}
-counter-guest = { $form ->
    [plural] bargasten
    [inside] bargast
    [a] een bargast
   *[label] Bargast
}
-bard = { $form ->
    [plural] barden
    [inside] bard
    [a] een bard
    [the] de bard
   *[label] Bard
}
-barback = { $form ->
    [plural] bierhandelaars
    [inside] bierhandelaar
    [a] een bierhandelaar
    [the] de bierhandelaar
   *[label] Bier{ "\u00AD" }handelaar
}
-dishwasher = { $form ->
    [plural] afwassers
    [plural-label] Afwassers
    [inside] afwasser
    [a] een afwasser
    [the] de afwasser
   *[label] Afwasser
}
-server = { $form ->
    [plural] serveersters
    [inside] serveerster
    [a] een serveerster
    [the] de serveerster
   *[label] Serveer{ "\u00AD" }ster
}
-table = { $form ->
    [plural] tafels
    [inside] tafel
    [a] een tafel
    [the] de tafel
   *[label] Tafel
}
-brewer = { $form ->
    [plural] leveranciers
    [inside] leverancier
    [a] een leverancier
    [the] de leverancier
   *[label] Leveran{ "\u00AD" }cier
}
-start-card = { $form ->
    [plural] startkaarten
    [plural-label] Startkaarten
    [inside] startkaart
   *[label] Startkaart
}

## De delen van een taveerne

-area-dishwasher = { $form ->
    [the] de afwasruimte
   *[label] Afwas{ "\u00AD" }ruimte
}
-area-server = { $form ->
    [the] de serveerster
   *[label] Serveer{ "\u00AD" }ster
}
-area-table = { $form ->
    [the] de tafels
   *[label] Tafels
}
-area-brewer = { $form ->
    [the] de bierlevering
   *[label] Bier{ "\u00AD" }levering
}
-area-cashbox = { $form ->
    [the] de kassa
   *[label] Kassa
}
-area-monk = { $form ->
    [the] de monnik
   *[label] Monnik
}
-area-barrel = { $form ->
    [the] het vat
   *[label] Vat
}
-area-safe = { $form ->
    [the] de kluis
   *[label] Kluis
}
-area-storage = { $form ->
    [the] de bieropslag
   *[label] Bier{ "\u00AD" }opslag
}
-bartender = Waard
-deck = trekstapel
-discard = aflegstapel
-upgrade = Opwaardering
-own-die = eigen dobbelsteen

## Naast de taveernen

-coaster = { $form ->
    [plural] bierviltjes
    [plural-label] Bierviltjes
    [inside] bierviltje
   *[label] Bierviltje
}
-monastery = { $form ->
    [inside] klooster
   *[label] Klooster
}
-monastery-track = { $form ->
    [inside] kloosterspoor
   *[label] Kloosterspoor
}
-reputation = { $form ->
    [inside] roem
   *[label] Roem
}
-reputation-track = { $form ->
    [inside] roemspoor
   *[label] Roemspoor
}
-guest-book = { $form ->
    [inside] gastenboek
   *[label] Gastenboek
}
-signature = { $form ->
    [plural] handtekeningen
    [inside] handtekening
   *[label] Handtekening
}
-entertainer-word = { $form ->
    [plural] artiesten
    [plural-label] Artiesten
   *[inside] artiest
}
-musician = { $form ->
    [inside] muzikant
   *[label] Muzikant
}
-fire-eater = { $form ->
    [inside] vuurspuwer
   *[label] Vuurspuwer
}
-juggler = { $form ->
    [inside] jongleur
   *[label] Jongleur
}
-removal = { $form ->
    [inside] huisverbod
   *[label] Huisverbod
}

## Fasen

-phase-name-evening = De volgende avond in de taveerne
-phase-name-arrival = De taveerne stroomt vol
-phase-name-server = De serveerster komt langs
-phase-name-draft = Wat mag het zijn?
-phase-name-plan = Keuzestress
-phase-name-serve = Nu wordt er geserveerd!
-phase-name-closing = Het laatste rondje!
