# De tafel.

table-home = Alle spellen
table-level = Module { $level }
table-tabs = Delen van de tafel
table-skip = Overslaan
table-next-step = Volgende
table-space-key = spatie
table-broken = Op deze pagina ging iets mis. Je spel is veilig.
table-show-again = Tafel opnieuw tonen
table-your-move = Jouw beurt
table-move-of = { $name } is aan de beurt
table-to-move = Naar mijn beurt
table-waiting-for = Wachten op { $names }
table-working = Moment …
table-sent-away = Je zit niet meer aan deze tafel. De gastheer heeft je weggestuurd of de tafel verwijderd.
table-not-saving = De server kan nu niet opslaan. Er gaat niets verloren; hij blijft het proberen.
table-connecting = De deur gaat open …
table-title-yours = ● Jouw beurt · { -title-word }
table-undo = Terugnemen
table-undo-tip = De laatste zet terugnemen (Ctrl+Z)
table-go-back = Toch terug
table-go-back-tip = Terug naar vóór je laatste zet, hoewel er sindsdien iets is onthuld. Het verslag vermeldt het.
table-go-back-ask = Vraag de anderen om terug te gaan naar vóór je laatste zet, hoewel er sindsdien iets is onthuld.
table-agree-to-go-back = { $name } wil de laatste zet terugnemen.
table-waiting-to-go-back = Terugnemen: wachten op akkoord van { $names }.
table-agree = Akkoord
table-decline = Nee
table-never-mind = Laat maar
table-start-player = Startspeler
table-watching = Je kijkt mee
table-left-out = Het spel is zonder jou begonnen. Je kijkt mee.
table-taverns = Taveernen
table-own-tavern = Mijn taveerne
table-tavern-of = Taveerne van { $name }
table-back-home = Terug naar mijn taveerne
table-open-tavern = Taveerne van { $name } bekijken
table-market = Aanbod
table-affordable = { $count ->
    [one] { $count } kaart is nu te betalen
   *[other] { $count } kaarten zijn nu te betalen
}
table-monastery-tab = { -monastery }
table-others = Anderen
table-log = Logboek
table-choices = Keuzes
table-choices-of = Alle keuzes ({ $count })
table-no-choices = Er valt nu niets te beslissen.
table-staff = Personeel
table-guests = { -guest(form: "plural-label") }
table-nobles = { -noble(form: "plural-label") }
table-left = nog { $count }
table-stack = { $count } in de stapel
table-empty-place = Leeg
table-signed = met { -signature(form: "inside") }
table-rule = Regel { $id }
table-dice = Dobbelstenen
answer-column = Kolom { $column }
table-no-dice = Nog geen dobbelstenen
table-yours = Van jou
table-goes-on = De rest gaat door naar { $name }
table-all-placed = Alle dobbelstenen liggen op hun plek.
table-none-fits = Voor de rest is geen passende plek vrij. Verleg een andere dobbelsteen, of laat de rest ongebruikt.
table-use-all = Alles inzetten
table-used = gebruikt
table-raises = { -dishwasher(form: "plural-label") }: { $free } vrij, { $bound } bezig, { $spent } gebruikt
table-raised = { $by } hoger
table-purse = Beurs
table-preview = Opbrengst
table-then = Daarna
table-lost = verloren
table-close = Klaar met serveren
table-close-loses = Je zou { $what } verliezen.
table-dice-left = { $count ->
    [one] Je kunt nog een dobbelsteen inzetten.
   *[other] Je kunt nog { $count } dobbelstenen inzetten.
}
table-dice-unplaced = { $count ->
    [one] Eén dobbelsteen ligt nog nergens.
   *[other] { $count } dobbelstenen liggen nog nergens.
}
table-ready-anyway = Toch klaar
table-go-on-planning = Verder plannen
table-close-anyway = Toch stoppen
table-keep-open = Verder serveren
table-ready = Klaar
table-lift-to = Terug bij de dobbelstenen
table-turn-to = Draaien naar
table-serve = Inzetten
table-upgraded = opgewaardeerd
table-cards-here = { $count ->
    [one] { $count } { kind-inside } hier
   *[other] { $count } { kinds } hier
}
table-remove = De deur wijzen
table-removed = uit het spel
table-served = bediend
table-free-table = vrije tafel
table-counter = Bar
table-deck-title = Stapel
table-deck-next = volgende
table-deck-rest = { $count } in onbekende volgorde
table-deck-chance = { $percent }% kans dat deze de volgende is
table-discard-title = Aflegstapel
table-column = Kolom { $label }
table-here = Hier: { $names }
table-space = Veld { $number }
table-is-ready = is klaar
table-chose = kiest in het geheim
table-took-back = Neemt een zet terug
table-went-back = Gaat terug naar vóór een zet
table-took-hint = Neemt een tip
table-undone = teruggenomen
table-setup = Voorbereiding
table-whole-log = Hele logboek tonen
table-needs-any = elke waarde
table-needs-or = { $first } of { $second }

# De beurt die je tijdens het wachten voorbereidt.

rehearsal-title = Mijn volgende beurt
rehearsal-prepare = Mijn beurt voorbereiden
rehearsal-prepare-of = { $name }: mijn beurt voorbereiden
rehearsal-tip = Bereid je beurt voor terwijl de anderen serveren. Alleen jij ziet dat, en er wordt nog niets gespeeld.
rehearsal-open = { $count ->
    [one] Mijn volgende beurt: { $count } zet
   *[other] Mijn volgende beurt: { $count } zetten
}
rehearsal-what = Kies je zetten. Er wordt nog niets gespeeld.
rehearsal-leave = Terug naar de tafel
rehearsal-ends = Hier eindigt je beurt. Er wordt nog niets gespeeld.
rehearsal-perform = { $count ->
    [one] Deze zet spelen
   *[other] Deze { $count } zetten spelen
}
rehearsal-discard = Weggooien
rehearsal-remove = Verwijderen: { $step }
rehearsal-stuck = Zet { $number } kan nu niet: { $why }
rehearsal-guest-gone = { card } ligt er niet meer.

# Wat een deel van de taveerne oplevert.

gives-dishwasher = { $count ->
    [0] niets
    [one] { $count } dobbelsteen +1
   *[other] { $count } dobbelstenen +1
}
gives-server = { $count ->
    [0] niets
    [one] { $count } eigen dobbelsteen
   *[other] { $count } eigen dobbelstenen
}
gives-table = { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
}
gives-brewer = { $count } { -beer-word } per dobbelsteen
gives-cashbox = { thalers }
gives-monk = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
gives-barrel = { beer }
gives-safe = bewaart { $count }
gives-storage = bewaart { $count }

# De groepen in de lijst met keuzes.

group-answer = Antwoorden
group-use = Dobbelsteen inzetten
group-buy = Kopen
group-upgrade = Opwaarderen
group-recruit = Werven
group-special = Bijzonder
group-place = Dobbelsteen: { $die }
group-turn = Dobbelsteen draaien
group-end = Afronden

# Meer mensen achter één apparaat.

curtain-title = Geef het apparaat aan { $name }
curtain-why = Het volgende antwoord blijft geheim tot iedereen heeft gekozen.
curtain-lift = Ik ben { $name }

# Wat een tegenstander in een beurt deed, als kopjes.

turn-news = Wat de anderen deden
turn-recruited = Geworven
turn-bought = Gekocht
turn-upgraded = Opgewaardeerd
turn-gained = Gekregen
turn-spent = Uitgegeven
turn-removed = De deur gewezen
turn-on_top = Boven op de stapel
turn-kept = Bewaard
turn-nothing = niets
turn-show = Laat zien
turn-all = Alles tonen
turn-dismiss = Sluiten
turn-mark = nieuw
