# Zetten, in de lijst met mogelijkheden en in het verslag.

action-start_card = { -start-card }: { $bonuses }
action-choose = Nemen: { $bonus }
action-free_upgrade = { area } opwaarderen
action-entertainer = { entertainer }: { $side }
action-remove_regular = { card } uit je stapel halen
action-keep = Deze kaarten houden
action-redraw = { -counter-guest } afgeven en alle kaarten opnieuw trekken
action-take = Een { $face } nemen
action-place = { die } { $to } leggen
action-move = { die } { $from } { $to } leggen
action-lift = { die } { $from } terugnemen
action-turn = { die } op { $to } draaien
action-plan = Dobbelstenen leggen
action-ready = Klaar
action-use = { die } inzetten: { $to }
action-buy = { kind } kopen
action-upgrade = { $returned ->
    [0] { area } opwaarderen
    [one] { area } opwaarderen, { $returned } kaart afgeven
   *[other] { area } opwaarderen, { $returned } kaarten afgeven
}
action-recruit = { card } werven
action-recruit-somebody = Een gast werven
action-nobles = { $count ->
    [one] { -noble } werven
   *[other] { nobles } werven
}
action-counter_guest = { -counter-guest }: een kloosterstap
action-musician = De { -musician(form: "inside") } speelt
action-schnapps_upgrade = { -fire-eater }: { area } opwaarderen
action-schnapps_remove = { -fire-eater }: { sitting } – de deur wijzen
action-bard = { -bard }: een roemstap
action-accept = Nemen
action-take_schnapps = { -schnapps-word(form: "label") } nemen
action-remove = { sitting } – de deur wijzen
action-column = { -signature } in kolom { $column }
action-on_top = { card } boven op je { -deck } leggen
action-decline = Nee, dank je
action-close = Klaar met serveren
action-take_back = Antwoord terugnemen

# Vragen.

ask-start_card = Kies je { -start-card(form: "inside") }.
ask-choose = Kies een van de twee bonussen van deze avond.
ask-free_upgrade = Waardeer gratis een onderdeel op, zonder edelman.
ask-entertainer = De { entertainer-inside } komt naar de stad. Welke kant wil je? Die blijft het hele spel.
ask-redraw = Je tafels zijn vol. Houd je deze kaarten, of geef je { -counter-guest(form: "a") } af en trek je ze allemaal opnieuw, gasten, personeel en tafels?
ask-draft = Neem een dobbelsteen van het { -coaster(form: "inside") } voor je.
ask-plan = Leg je dobbelstenen bij gasten en op velden en kies dan “Klaar”.
ask-serve = Bedien je gasten – in willekeurige volgorde.
ask-on_top = { -juggler }: { $side }?
ask-remove_regular = Welke { -regular(form: "inside") } verlaat je stapel?
ask-take_or_leave = Je mag { kind-a } nemen. De kaart komt in je { -deck }.
ask-service_denied = { -removal }: wijs je een gast voorgoed de deur?
ask-schnapps_or_removal = Neem { -schnapps-word } of wijs een gast voorgoed de deur.
ask-column = In welke kolom van het { -guest-book(form: "inside") } komt de { -signature(form: "inside") }?
