# Die Namen der Dinge: Begriffe der Ausgabe und was sich daraus bilden lässt.

title = { -title-word }
name-thalers = { $count ->
    [one] { -thaler }
   *[other] { -thaler(form: "plural") }
}
name-beer = { -beer-word }
name-schnapps = { -schnapps-word }
name-points = { -point(form: "plural") }
name-nobles = { $count ->
    [one] { -noble }
   *[other] { -noble(form: "plural") }
}
name-counter-guest = { -counter-guest }
name-bartender = { -bartender }
name-monastery = { -monastery-track }
name-reputation = { -reputation-track }
name-guest-book = { -guest-book }
name-signature = { -signature }
name-coaster = { -coaster }
name-deck = { -deck }
name-upgrade = { -upgrade }
name-round = { -round } { $round }
name-round-track = { -round-track }

## Mengen

thalers = { $count }{ "\u00A0" }{ name-thalers }
beer = { $count }{ "\u00A0" }{ -beer-word }
schnapps = { $count }{ "\u00A0" }{ -schnapps-word }
nobles = { $count }{ "\u00A0" }{ name-nobles }
monastery-steps = { $count ->
    [one] { $count }{ "\u00A0" }Kloster-Schritt
   *[other] { $count }{ "\u00A0" }Kloster-Schritte
}
points = { $count ->
    [one] { $count }{ "\u00A0" }Punkt
   *[other] { $count }{ "\u00A0" }Punkte
}
cards = { $count ->
    [one] { $count }{ "\u00A0" }Karte
   *[other] { $count }{ "\u00A0" }Karten
}
dishwashers = { $count }{ "\u00A0" }{ -dishwasher }

## Personen

you = Du
seat = Platz { $number }
house = { $house ->
    [rooster] Hahn
    [frog] Frosch
    [bee] Biene
   *[fox] Fuchs
}

## Karten, Bereiche, Würfel

kind = { $kind ->
    [bard] { -bard }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server }
    [table] { -table }
   *[brewer] { -brewer }
}
kind-acc = { $kind ->
    [bard] { -bard(form: "acc") }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server }
    [table] { -table }
   *[brewer] { -brewer(form: "acc") }
}
kind-a-acc = { $kind ->
    [bard] { -bard(form: "a-acc") }
    [barback] { -barback(form: "a-acc") }
    [dishwasher] { -dishwasher(form: "a-acc") }
    [server] { -server(form: "a-acc") }
    [table] { -table(form: "a-acc") }
   *[brewer] { -brewer(form: "a-acc") }
}
kinds = { $kind ->
    [bard] { -bard(form: "plural") }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server(form: "plural") }
    [table] { -table(form: "plural") }
   *[brewer] { -brewer(form: "plural") }
}
kind-does = { $kind ->
    [bard] Einmal pro { -round }: ein Schritt auf der { -reputation-track }
    [barback] Bringt an jedem Abend, an dem die Karte in deiner Taverne liegt, 1 { -beer-word }
    [dishwasher] Einmal pro { -round }: erhöht einen gelegten Würfel um 1
    [server] Bringt dir einen eigenen Würfel
    [table] Ein Tisch mehr
   *[brewer] 1 { -beer-word } mehr für jeden Würfel auf der { -area-brewer }
}
area = { $area ->
    [dishwasher] { -area-dishwasher }
    [server] { -area-server }
    [table] { -area-table }
    [brewer] { -area-brewer }
    [cashbox] { -area-cashbox }
    [monk] { -area-monk }
    [barrel] { -area-barrel }
    [safe] { -area-safe }
   *[storage] { -area-storage }
}
area-the-acc = { $area ->
    [dishwasher] { -area-dishwasher(form: "the-acc") }
    [server] { -area-server(form: "the-acc") }
    [table] { -area-table(form: "the-acc") }
    [brewer] { -area-brewer(form: "the-acc") }
    [cashbox] { -area-cashbox(form: "the-acc") }
    [monk] { -area-monk(form: "the-acc") }
    [barrel] { -area-barrel(form: "the-acc") }
    [safe] { -area-safe(form: "the-acc") }
   *[storage] { -area-storage(form: "the-acc") }
}
card = { $card ->
    [noble] { -noble }
    [regular] { -regular }{ "\u00A0" }({ $card_die })
    [guest] { card-guest }
    [bard] { -bard }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server }
    [table] { -table }
   *[brewer] { -brewer }
}
card-acc = { $card ->
    [noble] { -noble(form: "acc") }
    [bard] { -bard(form: "acc") }
    [brewer] { -brewer(form: "acc") }
   *[other] { card }
}
card-guest = { $card_bonus ->
    [none] { -guest } für { $card_price }{ "\u00A0" }{ -beer-word }
   *[other] { -guest } für { $card_price }{ "\u00A0" }{ -beer-word } ({ $card_bonus })
}
sitting = { $served ->
    [yes] { card-acc }, schon bedient,
   *[no] { card-acc }
}
space = { $space ->
    [cashbox] { -area-cashbox }
    [barrel] { -area-barrel }
    [brewer] { -area-brewer }
    [monk] { -area-monk }
   *[card] { card }
}
space-to = { $space ->
    [cashbox] { -area-cashbox(form: "onto") }
    [barrel] { -area-barrel(form: "onto") }
    [brewer] { -area-brewer(form: "onto") }
    [monk] { -area-monk(form: "onto") }
   *[card] { $card ->
        [noble] zu den Adligen
       *[other] zum { card }
    }
}
space-from = { $space ->
    [cashbox] { -area-cashbox(form: "off") }
    [barrel] { -area-barrel(form: "off") }
    [brewer] { -area-brewer(form: "off") }
    [monk] { -area-monk(form: "off") }
   *[card] { $card ->
        [noble] von den Adligen
       *[other] vom { card }
    }
}
# Am Anfang eines Satzes, und in seiner Mitte.
die = { $colour ->
    [own] Eigene { $face }
   *[white] Weiße { $face }
}
die-inside = { $colour ->
    [own] eigene { $face }
   *[white] weiße { $face }
}
needs-and-pays = { $die ->
    [0] Braucht einen beliebigen Würfel, zahlt { thalers }
   *[other] Braucht eine { $die }, zahlt { thalers }
}
source-printed = wie gedruckt
source-deduced = aus den Spielregeln erschlossen
source-reconstructed = rekonstruiert; in deiner Schachtel kann es anders sein
source-disputed = strittig; die Ausgaben unterscheiden sich

## Gaukler

entertainer = { $who ->
    [musician] { -musician }
    [fire_eater] { -fire-eater }
   *[juggler] { -juggler }
}
side-musician-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → { thalers }
side-musician-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → { beer }
side-fire_eater-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → einen Bereich aufwerten, mit Adligem
side-fire_eater-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → einen Gast hinauswerfen
side-juggler-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → zur Sperrstunde eine Karte auf den { -deck } legen
side-juggler-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → beim Planen einen Würfel drehen

## Phasen

phase-start_cards = { -start-card(form: "plural") } wählen
phase-evening = { -phase-name-evening }
phase-arrival = { -phase-name-arrival }
phase-draft = { -phase-name-draft }
phase-plan = { -phase-name-plan }
phase-serve = { -phase-name-serve }
phase-closing = { -phase-name-closing }
phase-over = Die Tavernen sind geschlossen

## Boni

bonus-thalers = { thalers }
bonus-beer = { beer }
bonus-steps = { monastery-steps }
bonus-service_denied = { -removal }
bonus-card = { kind }
bonus-noble = { -noble }
bonus-schnapps = { schnapps }
bonus-reputation = { $count }{ "\u00A0" }{ -reputation }
bonus-signature = { -signature }
bonus-schnapps_or_removal = { -schnapps-word } oder { -removal }
bonus-own_die = { -own-die }
bonus-three_guest = Gast für 3{ "\u00A0" }{ -beer-word }
bonus-counter_guest = { -counter-guest }
bonus-free_upgrade = kostenlose { -upgrade }
bonus-entertainer = { entertainer }
bonus-remove_regulars = { $count ->
    [one] { $count }{ "\u00A0" }{ -regular } weniger
   *[other] { $count }{ "\u00A0" }{ -regular(form: "plural") } weniger
}
bonus-upgrade = { area } aufgewertet

## Was ein Zug ändert

effect-thalers = { $sign }{ thalers }
effect-beer = { $sign }{ beer }
effect-schnapps = { $sign }{ schnapps }
effect-counter_guests = { $sign }{ $count }{ "\u00A0" }{ $count ->
    [one] { -counter-guest }
   *[other] { -counter-guest(form: "plural") }
}
effect-monastery = { $sign }{ $count }{ "\u00A0" }{ -monastery }
effect-reputation = { $sign }{ $count }{ "\u00A0" }{ -reputation }
effect-nobles = { $sign }{ nobles }
effect-points = { $sign }{ points }
effect-raises = { $sign }{ dishwashers }
effect-reveals = deckt etwas auf; weiter zurück geht „{ table-undo }“ dann nicht

# Woher Punkte kommen, in Tipps.
source-now = Punkte jetzt
source-time = verbleibende Abende
source-tavern_cards = Personal und Tische im Stapel
source-guests = Gäste im Stapel
source-upgrades = Aufwertungen
source-discounts = Personal, das Aufwertungen billiger macht
source-kept = { -thaler(form: "plural") } und { -beer-word } auf Lager
source-counter_guests = { -counter-guest(form: "plural") }
source-monastery = { -monastery }
source-reputation = künftiger { -reputation }
source-schnapps = { -schnapps-word } und { -entertainer-word }
source-guest_book = { -guest-book }
source-dice = eigene Würfel
source-turn_order = Reihenfolge
source-tonight = Gäste und Würfel dieses Abends
source-tomorrow = der nächste Abend
source-rivals = was den anderen bleibt
source-other = der Rest der Taverne
source-estimate = Unsicherheit der Schätzung
