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
hint-layer-way = Wat te doen
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

# Wat te doen.

hint-use = Dobbelstenen inzetten: { $spaces }
hint-points = { $points } punten, { $win }% winstkans
hint-plan = Dobbelstenen leggen: { $dice }
hint-place = { $copies ->
    [1] { die-inside } { $to }
   *[other] { $copies } × { die-inside } { $to }
}

# Waarom.

hint-expects = Deze weg leidt tot ongeveer { $points } punten aan het einde van het spel en { $win }% winstkans.
hint-without = { $phase ->
    [serve] Als je nu klaar was met serveren, zouden het er ongeveer { $points } zijn.
   *[other] Zonder je beurt van vanavond zouden het er ongeveer { $points } zijn.
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
gain-use = De { die-inside } op { -area-monk(form: "the") } { gain-worth }
hint-after-draft = Dit gaat uit van de dobbelstenen waar je op mag rekenen.
hint-from = Waar de punten vooral vandaan komen: { $sources }.
hint-second = De op één na beste weg ligt ongeveer { gain-points } achter: { $way }.
hint-third = Een derde weg ligt ongeveer { gain-points } achter: { $way }.
hint-as-good = Net zo goed is: { $way }.
hint-differs = Wat het verschil maakt: { $sources }.
