# De namen van de dingen: termen van de uitgave en wat je daarvan kunt maken.

title = { -title-word }
name-thalers = { -thaler(form: "label") }
name-beer = { -beer-word(form: "label") }
name-schnapps = { -schnapps-word(form: "label") }
name-points = { -point(form: "label") }
name-nobles = { $count ->
    [one] { -noble }
   *[other] { -noble(form: "plural-label") }
}
name-counter-guest = { -counter-guest }
name-bartender = { -bartender }
name-monastery = { -monastery-track }
name-reputation = { -reputation-track }
name-guest-book = { -guest-book }
name-signature = { -signature }
name-coaster = { -coaster }
name-deck = Trekstapel
name-upgrade = { -upgrade }
name-round = { -round(form: "label") } { $round }
name-round-track = { -round-track }

## Hoeveelheden

thalers = { $count ->
    [one] { $count }{ "\u00A0" }{ -thaler }
   *[other] { $count }{ "\u00A0" }{ -thaler(form: "plural") }
}
beer = { $count }{ "\u00A0" }{ -beer-word }
schnapps = { $count }{ "\u00A0" }{ -schnapps-word }
nobles = { $count ->
    [one] { $count }{ "\u00A0" }{ -noble(form: "inside") }
   *[other] { $count }{ "\u00A0" }{ -noble(form: "plural") }
}
monastery-steps = { $count ->
    [one] { $count }{ "\u00A0" }kloosterstap
   *[other] { $count }{ "\u00A0" }kloosterstappen
}
points = { $count ->
    [one] { $count }{ "\u00A0" }punt
   *[other] { $count }{ "\u00A0" }punten
}
cards = { $count ->
    [one] { $count }{ "\u00A0" }kaart
   *[other] { $count }{ "\u00A0" }kaarten
}
dishwashers = { $count ->
    [one] { $count }{ "\u00A0" }{ -dishwasher(form: "inside") }
   *[other] { $count }{ "\u00A0" }{ -dishwasher(form: "plural") }
}

## Mensen

you = Jij
seat = Plaats { $number }
house = { $house ->
    [rooster] Haan
    [frog] Kikker
    [bee] Bij
   *[fox] Vos
}

## Kaarten, delen, dobbelstenen

kind = { $kind ->
    [bard] { -bard }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server }
    [table] { -table }
   *[brewer] { -brewer }
}
kind-inside = { $kind ->
    [bard] { -bard(form: "inside") }
    [barback] { -barback(form: "inside") }
    [dishwasher] { -dishwasher(form: "inside") }
    [server] { -server(form: "inside") }
    [table] { -table(form: "inside") }
   *[brewer] { -brewer(form: "inside") }
}
kind-a = { $kind ->
    [bard] { -bard(form: "a") }
    [barback] { -barback(form: "a") }
    [dishwasher] { -dishwasher(form: "a") }
    [server] { -server(form: "a") }
    [table] { -table(form: "a") }
   *[brewer] { -brewer(form: "a") }
}
kinds = { $kind ->
    [bard] { -bard(form: "plural") }
    [barback] { -barback(form: "plural") }
    [dishwasher] { -dishwasher(form: "plural") }
    [server] { -server(form: "plural") }
    [table] { -table(form: "plural") }
   *[brewer] { -brewer(form: "plural") }
}
kind-does = { $kind ->
    [bard] Eén keer per { -round }: een stap op het { -reputation-track(form: "inside") }
    [barback] Levert 1 { -beer-word } op, elke avond dat de kaart in je taveerne ligt
    [dishwasher] Eén keer per { -round }: een gelegde dobbelsteen 1 hoger
    [server] Levert je een eigen dobbelsteen op
    [table] Een tafel erbij
   *[brewer] 1 { -beer-word } extra voor elke dobbelsteen op { -area-brewer(form: "the") }
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
area-the = { $area ->
    [dishwasher] { -area-dishwasher(form: "the") }
    [server] { -area-server(form: "the") }
    [table] { -area-table(form: "the") }
    [brewer] { -area-brewer(form: "the") }
    [cashbox] { -area-cashbox(form: "the") }
    [monk] { -area-monk(form: "the") }
    [barrel] { -area-barrel(form: "the") }
    [safe] { -area-safe(form: "the") }
   *[storage] { -area-storage(form: "the") }
}
card = { $card ->
    [noble] { -noble }
    [regular] { -regular }{ "\u00A0" }({ $card_die })
    [guest] { -guest } voor { card-guest }
    [bard] { -bard }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server }
    [table] { -table }
   *[brewer] { -brewer }
}
card-the = { $card ->
    [noble] { -noble(form: "the") }
    [regular] { -regular(form: "the") } ({ $card_die })
    [guest] { -guest(form: "the") } voor { card-guest }
    [bard] { -bard(form: "the") }
    [barback] { -barback(form: "the") }
    [dishwasher] { -dishwasher(form: "the") }
    [server] { -server(form: "the") }
    [table] { -table(form: "the") }
   *[brewer] { -brewer(form: "the") }
}
card-guest = { $card_bonus ->
    [none] { $card_price }{ "\u00A0" }{ -beer-word }
   *[other] { $card_price }{ "\u00A0" }{ -beer-word } ({ $card_bonus })
}
sitting = { $served ->
    [yes] { card }, al bediend
   *[no] { card }
}
space = { $space ->
    [cashbox] { -area-cashbox }
    [barrel] { -area-barrel }
    [brewer] { -area-brewer }
    [monk] { -area-monk }
   *[card] { card }
}
space-to = { $space ->
    [cashbox] op { -area-cashbox(form: "the") }
    [barrel] op { -area-barrel(form: "the") }
    [brewer] op { -area-brewer(form: "the") }
    [monk] op { -area-monk(form: "the") }
   *[card] { $card ->
        [noble] bij de edellieden
       *[other] bij { card-the }
    }
}
space-from = { $space ->
    [cashbox] van { -area-cashbox(form: "the") }
    [barrel] van { -area-barrel(form: "the") }
    [brewer] van { -area-brewer(form: "the") }
    [monk] van { -area-monk(form: "the") }
   *[card] { $card ->
        [noble] van de edellieden
       *[other] van { card-the }
    }
}
# Aan het begin van een zin, en middenin.
die = { $colour ->
    [own] Eigen { $face }
   *[white] Witte { $face }
}
die-inside = { $colour ->
    [own] eigen { $face }
   *[white] witte { $face }
}
needs-and-pays = { $die ->
    [0] Wil een willekeurige dobbelsteen, betaalt { thalers }
   *[other] Wil een { $die }, betaalt { thalers }
}
source-printed = zoals gedrukt
source-deduced = afgeleid uit de spelregels
source-reconstructed = gereconstrueerd; in jouw doos kan het anders zijn
source-disputed = omstreden; de uitgaven verschillen

## Artiesten

entertainer = { $who ->
    [musician] { -musician }
    [fire_eater] { -fire-eater }
   *[juggler] { -juggler }
}
entertainer-inside = { $who ->
    [musician] { -musician(form: "inside") }
    [fire_eater] { -fire-eater(form: "inside") }
   *[juggler] { -juggler(form: "inside") }
}
side-musician-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → { thalers }
side-musician-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → { beer }
side-fire_eater-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → een onderdeel opwaarderen, met edelman
side-fire_eater-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → een gast de deur wijzen
side-juggler-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → bij het laatste rondje een kaart op je { -deck } leggen
side-juggler-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → bij het plannen een dobbelsteen draaien

## Fasen

phase-start_cards = { -start-card(form: "plural-label") } kiezen
phase-evening = { -phase-name-evening }
phase-arrival = { -phase-name-arrival }
phase-draft = { -phase-name-draft }
phase-plan = { -phase-name-plan }
phase-serve = { -phase-name-serve }
phase-closing = { -phase-name-closing }
phase-over = De taveernen zijn dicht

## Bonussen

bonus-thalers = { thalers }
bonus-beer = { beer }
bonus-steps = { monastery-steps }
bonus-service_denied = { -removal(form: "inside") }
bonus-card = { kind-inside }
bonus-noble = { -noble(form: "inside") }
bonus-schnapps = { schnapps }
bonus-reputation = { $count }{ "\u00A0" }{ -reputation(form: "inside") }
bonus-signature = { -signature(form: "inside") }
bonus-schnapps_or_removal = { -schnapps-word } of { -removal(form: "inside") }
bonus-own_die = { -own-die }
bonus-three_guest = gast voor 3{ "\u00A0" }{ -beer-word }
bonus-counter_guest = { -counter-guest(form: "inside") }
bonus-free_upgrade = gratis opwaardering
bonus-entertainer = { entertainer-inside }
bonus-remove_regulars = { $count ->
    [one] { $count }{ "\u00A0" }{ -regular(form: "inside") } minder
   *[other] { $count }{ "\u00A0" }{ -regular(form: "plural") } minder
}
bonus-upgrade = { area-the } opgewaardeerd

## Wat een zet verandert

effect-thalers = { $sign }{ thalers }
effect-beer = { $sign }{ beer }
effect-schnapps = { $sign }{ schnapps }
effect-counter_guests = { $sign }{ $count }{ "\u00A0" }{ $count ->
    [one] { -counter-guest(form: "inside") }
   *[other] { -counter-guest(form: "plural") }
}
effect-monastery = { $sign }{ $count }{ "\u00A0" }{ -monastery(form: "inside") }
effect-reputation = { $sign }{ $count }{ "\u00A0" }{ -reputation(form: "inside") }
effect-nobles = { $sign }{ nobles }
effect-points = { $sign }{ points }
effect-raises = { $sign }{ dishwashers }
effect-reveals = onthult iets; verder terug gaat ‘{ table-undo }’ dan niet

# Waar punten vandaan komen, in tips.
source-now = punten nu
source-time = resterende avonden
source-tavern_cards = personeel en tafels in de stapel
source-guests = gasten in de stapel
source-upgrades = opwaarderingen
source-discounts = personeel dat opwaarderingen goedkoper maakt
source-kept = bewaarde { -thaler(form: "plural") } en bewaard { -beer-word }
source-counter_guests = { -counter-guest(form: "plural") }
source-monastery = { -monastery(form: "inside") }
source-reputation = toekomstige { -reputation(form: "inside") }
source-schnapps = { -schnapps-word(form: "inside") } en { -entertainer-word(form: "plural") }
source-guest_book = { -guest-book(form: "inside") }
source-dice = eigen dobbelstenen
source-turn_order = beurtvolgorde
source-tonight = gasten en dobbelstenen van vanavond
source-tomorrow = de volgende avond
source-rivals = wat de anderen overhouden
source-other = de rest van de taveerne
source-estimate = onzekerheid van de schatting
