# Een tip, laag voor laag.

hint-title = Tip
hint-ask = Tip
hint-tip = Wat er vanavond in zit, wat een sterke computerspeler zou doen en waarom. In het logboek staat dat je een tip hebt genomen.
hint-thinking = Denkt na …
hint-do = Zo spelen
hint-steps = Alle stappen
hint-fold = Tip inklappen
hint-dismiss = Tip sluiten
hint-layer-reach = Vanavond
hint-layer-way = Wat nu?
hint-layer-why = Waarom

# Wat haalbaar is.

hint-reach-most = Met al je dobbelstenen kom je tot { $thalers } of tot { $beer } (E4, F3). Een stip is het meeste dat je van allebei tegelijk kunt hebben.
hint-reach-draft = Met je dobbelstenen tot nu toe kom je tot { $thalers } of tot { $beer } (E4, F3). Met één dobbelsteen erbij:
hint-reach-with = Met een { $face }: tot { $thalers } of tot { $beer }
hint-reach-chart = Naar rechts { -thaler(form: "plural") }, naar boven { -beer-word }; de tabel hierna bevat dezelfde getallen.
hint-reach-table = Zoveel { -thaler(form: "plural") } en { -beer-word } kun je vanavond tegelijk hebben
hint-reach-pays = Genoeg voor
hint-reach-nothing = niets
hint-reach-card = goedkoopste kaart
hint-reach-upgrade = opwaarderingen
hint-reach-guest = gasten
hint-reach-far = Gedimd: buiten bereik

# Wat te doen.

hint-use = Dobbelstenen inzetten: { $spaces }
hint-accept = De kaart nemen
hint-accept-kind = { kind-inside } nemen
hint-points = Als iedereen goed verder speelt: ongeveer { $points } punten, { chance } winstkans
hint-plan = Dobbelstenen leggen: { $dice }
hint-move = Dobbelstenen verleggen: { $dice }
hint-place = { $copies ->
    [1] { die-inside } { $to }
   *[other] { $copies } × { die-inside } { $to }
}

# Waarom.

hint-expects = Als iedereen goed verder speelt, leidt deze weg tot ongeveer { $points } punten aan het einde van het spel en { chance } winstkans.
chance = { $win ->
    [0] minder dan 1%
   *[other] { $win }%
}
hint-without = { $phase ->
    [serve] Als je nu zou stoppen met serveren, zouden het ongeveer { gain-points } zijn.
   *[other] Zonder je beurt van vanavond zouden het ongeveer { gain-points } zijn.
}
gain-rest = { $sign ->
    [less] Al het andere samen kost ongeveer { gain-points }.
   *[more] Al het andere samen levert ongeveer { gain-points } op.
}
gain-points = { $points }{ "\u00A0" }punten
gain-worth = { $first ->
    [yes] levert tot het einde van het spel ongeveer { gain-points } op.
   *[no] levert ongeveer { gain-points } op.
}
gain-buy = De { kind-inside } { gain-worth }
gain-upgrade = Het opwaarderen van { area-the } { gain-worth }
gain-recruit = De { -guest(form: "inside") } voor { card-guest } { gain-worth }
gain-nobles = { $count ->
    [one] De { -noble(form: "inside") } { gain-worth }
   *[other] Het werven van { nobles } { gain-worth }
}
gain-counter_guest = De kloosterstap voor een { -counter-guest(form: "inside") } { gain-worth }
gain-musician = De { -musician(form: "inside") } { gain-worth }
gain-schnapps_remove = Het wegsturen van { card-the } { gain-worth }
gain-bard = Het lied van de { -bard(form: "inside") } { gain-worth }
gain-use = De tocht van { -area-monk(form: "the") } { gain-worth }
gain-ready = De dobbelstenen zo leggen { gain-worth }
gain-income = Wat je dobbelstenen verder opleveren, { gain-worth }
gain-kept = Wat je aan { -thaler(form: "plural") } en { -beer-word } bewaart, { gain-worth }
gain-upgrade-later = Opwaarderen kan ook later; daarom telt het vanavond voor minder dan de punten die het meteen oplevert.
hint-after-draft = Dit gaat uit van de dobbelstenen waar je op mag rekenen.
hint-die = De dobbelsteen komt waarschijnlijk hier: { hint-place }.
hint-die-idle = Voor die dobbelsteen is vanavond waarschijnlijk geen plek.
hint-from = Waar de punten vooral vandaan komen: { $sources }.
hint-second = Een andere weg ligt ongeveer { gain-points } achter: { $way }.
hint-third = Een derde weg ligt ongeveer { gain-points } achter: { $way }.
hint-as-good = Net zo goed is: { $way }.
hint-return = Daar staat tegenover: { $reasons }.
hint-beside = Vergeleken met de beste weg betekent dat: { $reasons }.
hint-not = { $way } – in plaats van “{ $other }”
hint-lacking = hetzelfde zonder “{ $other }”
hint-why-not = Waarom niet …
hint-why-not-choose = iets anders?
hint-with-behind = De beste weg daarmee ligt ongeveer { gain-points } achter: { $way }.
hint-with-as-good = De beste weg daarmee is net zo goed: { $way }.
hint-with-none = Er is geen goede beurt mee gevonden: het zit er vanavond niet in, of hij zou veel slechter zijn.
hint-with-better = De beste weg daarmee is zelfs ongeveer { gain-points } beter: { $way }. De eerste zoektocht had hem gemist.
hint-answer-behind = Dat ligt ongeveer { gain-points } achter.
hint-answer-as-good = Dat is net zo goed.

# Waaruit een verschil bestaat.

balance-rest = al het andere
balance-dice = dobbelstenen bij gasten en ruimtes
balance-in-both = { $deed } (in beide)
balance-shared = de stappen die beide hebben
balance-sum = samen
balance-placing = hoe de dobbelstenen liggen
balance-upgrades = opwaarderingen met hun { -noble(form: "plural") }
balance-nobles = andere { -noble(form: "plural") }
balance-rival = { $sign ->
    [less] meer voor de beste tegenstander
   *[more] minder voor de beste tegenstander
}

# Wat voor een weg pleit, of ertegen.

because-now = { $sign ->
    [less] meteen minder punten
   *[more] meteen meer punten
}
because-time = { $sign ->
    [less] minder avonden
   *[more] meer avonden
}
because-tavern_cards = { $sign ->
    [less] personeel en tafels die je de komende avonden minder opleveren
   *[more] personeel en tafels die je de komende avonden meer opleveren
}
because-guests = { $sign ->
    [less] slechtere gasten aan je tafels op de komende avonden
   *[more] betere gasten aan je tafels op de komende avonden
}
because-upgrades = { $sign ->
    [less] onderdelen die voortaan minder opleveren
   *[more] onderdelen die voortaan meer opleveren
}
because-discounts = { $sign ->
    [less] minder personeel dat latere opwaarderingen goedkoper maakt
   *[more] meer personeel dat latere opwaarderingen goedkoper maakt
}
because-kept = { $sign ->
    [less] minder { -thaler(form: "plural") } en { -beer-word } voor morgen
   *[more] meer { -thaler(form: "plural") } en { -beer-word } voor morgen
}
because-counter_guests = { $sign ->
    [less] een { -counter-guest(form: "inside") } minder voor later
   *[more] een { -counter-guest(form: "inside") } meer voor later
}
because-monastery = { $sign ->
    [less] een slechtere positie op het { -monastery-track(form: "inside") }
   *[more] een betere positie op het { -monastery-track(form: "inside") }
}
because-reputation = { $sign ->
    [less] een slechtere positie op het { -reputation-track(form: "inside") }
   *[more] een betere positie op het { -reputation-track(form: "inside") }
}
because-schnapps = { $sign ->
    [less] { -schnapps-word(form: "inside") } en { -entertainer-word(form: "plural") } die je minder opleveren
   *[more] { -schnapps-word(form: "inside") } en { -entertainer-word(form: "plural") } die je meer opleveren
}
because-guest_book = { $sign ->
    [less] een { -guest-book(form: "inside") } dat minder oplevert
   *[more] een { -guest-book(form: "inside") } dat binnenkort meer oplevert
}
because-dice = { $sign ->
    [less] minder opbrengst uit de dobbelstenen van de komende avonden
   *[more] meer opbrengst uit de dobbelstenen van de komende avonden
}
because-turn_order = { $sign ->
    [less] een slechtere plaats in de beurtvolgorde
   *[more] een betere plaats in de beurtvolgorde
}
because-tonight = { $sign ->
    [less] minder opbrengst uit de gasten en dobbelstenen van vanavond
   *[more] meer opbrengst uit de gasten en dobbelstenen van vanavond
}
because-tomorrow = { $sign ->
    [less] morgen een slechtere avond
   *[more] morgen een betere avond
}
because-rivals = { $sign ->
    [less] meer voor de anderen
   *[more] minder voor de anderen
}
because-other = { $sign ->
    [less] nadelen elders in de taveerne
   *[more] voordelen elders in de taveerne
}
because-estimate = { $sign ->
    [less] slechtere vooruitzichten
   *[more] betere vooruitzichten
}
