# Het regelboek om de regels heen; die staan in rules.ftl.

rulebook-title = De regels
rulebook-open = Regels
rulebook-about = Alle regels waarmee dit programma speelt, met onze beslissingen, de verschillen tussen de uitgaven en voorbeelden.
rulebook-search = Zoek in de regels
rulebook-search-hint = Edellieden, dobbelstenen, F10 …
rulebook-found = { $count ->
    [0] Geen regel gaat over “{ $words }”.
    [one] { $count } regel
   *[other] { $count } regels
}
rulebook-level = Toon
rulebook-up-to = { $level ->
    [5] Alle modules
    [1] Alleen module 1
   *[other] Tot en met module { $level }
}
rulebook-from = vanaf module { $level }
rulebook-ruling = Onze beslissing
rulebook-editions = Uitgaven
rulebook-example = Voorbeeld
rulebook-close = Regels sluiten
rulebook-page = Als pagina
rulebook-contents = Hoofdstukken
rulebook-chapter = { $chapter ->
    [setup] Voorbereiding
    [evening] De avond
    [a] A · { -phase-name-evening }
    [b] B · { -phase-name-arrival }
    [c] C · { -phase-name-server }
    [d] D · { -phase-name-draft }
    [e] E · { -phase-name-plan }
    [f] F · { -phase-name-serve }
    [g] G · { -phase-name-closing }
    [tracks] { -reputation } en { -guest-book(form: "inside") }
    [end] Het einde
   *[examples] Voorbeelden
}

## Een voorbeeld van een regel op tafel

rulebook-shown = Op tafel
shown-title = Voorbeeld
shown-close = Terug naar de regels
shown-opening = Het voorbeeld wordt klaargezet …
shown-steps = Stappen
shown-before = Ervoor
shown-again = Nog eens van voren af aan
shown-tries = { $name } wil: { $action }
shown-refused = Niet toegestaan
shown-step = Stap { $step } van { $steps }
shown-next = Verder
shown-previous = Stap terug

# Woorden die elke vraag heeft, waar die ook over gaat.
rulebook-overlooked = aan al alle als bij ben dan dat de deze die dit doe doen doet door een en er gaat geen gebeurt goed had heb hebben heeft het hij hoe hoeveel hun ik in is ja je jij jouw kan kun kunnen krijg krijgt maar mag mijn met mij moet na naar nee niet nog nu of om ons ook op over per te tot uit van veel voor waar waarom waarvoor wanneer wat we welke wie wil word worden wordt ze zich zijn zo
# Waar mensen naar vragen, en na de dubbele punt hoe de regels het noemen.
rulebook-synonyms = geld munt munten: { -thaler(form: "plural") }; uitgeven verlies verliezen verloren over: bewaren bewaart; wint winnen winnaar: winnaar; gelijkspel: gelijke; zitten zit: tafel; komt komen verschijnt: aankomst arriveren; wegsturen verwijderen deur weg kwijt: { -removal }; koop kopen koopt: kaarten; korting goedkoper: teruggelegd; stapel: { -deck }; einde eindigt klaar: sluitingstijd avond; begint beginnen begin: startspeler; borrel jenever drank schnaps: { -schnapps-word(form: "inside") }; vaatwasser vaat afwas: { -dishwasher(form: "inside") }; verschuiven verleggen: verplaatsen
