# Züge, in der Liste der Möglichkeiten und im Verlauf.

action-start_card = { -start-card }: { $bonuses }
action-choose = Nehmen: { $bonus }
action-free_upgrade = { area } aufwerten
action-entertainer = { entertainer }: { $side }
action-remove_regular = { card-acc } aus dem Stapel entfernen
action-keep = Diese Karten behalten
action-redraw = { -counter-guest } abgeben und alle Karten neu ziehen
action-take = Eine { $face } nehmen
action-place = { die } { $to } legen
action-move = { die } { $from } { $to } legen
action-lift = { die } { $from } zurücknehmen
action-turn = { die } auf { $to } drehen
action-plan = Würfel legen
action-ready = Fertig
action-use = { die } einsetzen: { $to }
action-buy = { kind-acc } kaufen
action-upgrade = { $returned ->
    [0] { area } aufwerten
    [one] { area } aufwerten, { $returned } Karte abgeben
   *[other] { area } aufwerten, { $returned } Karten abgeben
}
action-recruit = { card-acc } anwerben
action-recruit-somebody = Einen Gast anwerben
action-nobles = { $count ->
    [one] { -noble(form: "acc") } anwerben
   *[other] { nobles } anwerben
}
action-counter_guest = { -counter-guest }: ein Kloster-Schritt
action-musician = Der { -musician } spielt
action-schnapps_upgrade = { -fire-eater }: { area } aufwerten
action-schnapps_remove = { -fire-eater }: { sitting } hinauswerfen
action-bard = { -bard }: ein Ruf-Schritt
action-accept = Nehmen
action-take_schnapps = { -schnapps-word } nehmen
action-remove = { sitting } hinauswerfen
action-column = { -signature } in Spalte { $column }
action-on_top = { card-acc } oben auf den { -deck } legen
action-decline = Verzichten
action-close = Feierabend
action-take_back = Antwort zurücknehmen

# Fragen.

ask-start_card = Wähle deine { -start-card }.
ask-choose = Wähle einen der beiden Boni dieses Abends.
ask-free_upgrade = Werte einen Bereich kostenlos auf, ohne Adligen.
ask-entertainer = Ein Gaukler kommt ins Thal: der { entertainer }. Welche Seite möchtest du? Sie gilt für das ganze Spiel.
ask-redraw = Deine Tische sind voll. Behältst du diese Karten, oder gibst du { -counter-guest(form: "a-acc") } ab und ziehst alle neu: Gäste, Personal und Tische?
ask-draft = Nimm einen Würfel von dem { -coaster }, der vor dir liegt.
ask-plan = Lege deine Würfel zu Gästen und auf Bereiche, dann wähle „Fertig“.
ask-serve = Bediene deine Gäste – in beliebiger Reihenfolge.
ask-on_top = { -juggler }: { $side }?
ask-remove_regular = Welcher { -regular } verlässt deinen Stapel?
ask-take_or_leave = Du darfst dir { kind-a-acc } nehmen. Die Karte kommt in deinen { -deck }.
ask-service_denied = { -removal }: Wirfst du einen Gast für immer hinaus?
ask-schnapps_or_removal = Nimm { -schnapps-word } oder wirf einen Gast für immer hinaus.
ask-column = In welche Spalte des Gästebuchs kommt die { -signature }?
