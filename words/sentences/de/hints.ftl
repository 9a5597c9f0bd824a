# Ein Tipp, Schicht für Schicht.

hint-title = Tipp
hint-ask = Tipp
hint-tip = Was heute Abend drin ist, was ein starker Computerspieler tun würde und warum. Im Verlauf steht, dass du einen Tipp genommen hast.
hint-thinking = Denkt nach …
hint-do = So spielen
hint-steps = Alle Schritte
hint-fold = Tipp einklappen
hint-dismiss = Tipp schließen
hint-layer-reach = Heute Abend
hint-layer-way = Was tun?
hint-layer-why = Warum?

# Was erreichbar ist.

hint-reach-most = Mit allen Würfeln kommst du auf bis zu { $thalers } oder bis zu { $beer } (E4, F3). Ein Punkt zeigt, was höchstens zugleich geht.
hint-reach-draft = Mit deinen bisherigen Würfeln kommst du auf bis zu { $thalers } oder bis zu { $beer } (E4, F3). Mit einem Würfel mehr:
hint-reach-with = Mit einer { $face }: bis zu { $thalers } oder bis zu { $beer }
hint-reach-chart = Nach rechts { -thaler(form: "plural") }, nach oben { -beer-word }; die folgende Tabelle enthält dieselben Zahlen.
hint-reach-table = So viele { -thaler(form: "plural") } und so viel { -beer-word } kannst du heute Abend zugleich haben
hint-reach-pays = Reicht für
hint-reach-nothing = nichts
hint-reach-card = günstigste Karte
hint-reach-upgrade = Aufwertungen
hint-reach-guest = Gäste

# Was zu tun ist.

hint-use = Würfel einsetzen: { $spaces }
hint-points = { $points } Punkte, { $win }{ "\u00A0" }% Siegchance
hint-plan = Würfel legen: { $dice }
hint-place = { $copies ->
    [1] { die-inside } { $to }
   *[other] { $copies } × { die-inside } { $to }
}

# Warum.

hint-expects = Dieser Weg führt zu etwa { $points } Punkten am Ende des Spiels und zu { $win }{ "\u00A0" }% Siegchance.
hint-without = { $phase ->
    [serve] Würdest du jetzt Feierabend machen, wären es etwa { gain-points }.
   *[other] Ohne deinen Zug heute Abend wären es etwa { gain-points }.
}
gain-rest = { $sign ->
    [less] Alles andere zusammen kostet etwa { gain-points }.
   *[more] Alles andere zusammen bringt etwa { gain-points }.
}
gain-points = { $points }{ "\u00A0" }Punkte
gain-worth = { $first ->
    [yes] bringt bis zum Ende des Spiels etwa { gain-points }.
   *[no] bringt etwa { gain-points }.
}
gain-buy = { $kind ->
    [server] Die { kind } { gain-worth }
   *[other] Der { kind } { gain-worth }
}
gain-upgrade = { $area ->
    [dishwasher] Den { area } aufzuwerten { gain-worth }
    [monk] Den { area } aufzuwerten { gain-worth }
    [safe] Den { area } aufzuwerten { gain-worth }
    [barrel] Das { area } aufzuwerten { gain-worth }
    [storage] Das { area } aufzuwerten { gain-worth }
   *[other] Die { area } aufzuwerten { gain-worth }
}
gain-recruit = Der { card } { gain-worth }
gain-nobles = { $count ->
    [one] Ein { -noble } { gain-worth }
   *[other] { nobles } anzuwerben { gain-worth }
}
gain-counter_guest = Der Kloster-Schritt für einen { -counter-guest } { gain-worth }
gain-musician = Der { -musician } { gain-worth }
gain-schnapps_remove = Den { card-acc } hinauszuwerfen { gain-worth }
gain-bard = Das Lied des { -bard(form: "acc") } { gain-worth }
gain-use = Die { die-inside } auf dem { -area-monk } { gain-worth }
hint-after-draft = Das gilt für die Würfel, mit denen du am Ende rechnen kannst.
hint-from = Woher die Punkte vor allem kommen: { $sources }.
hint-second = Der nächstbeste Weg liegt etwa { gain-points } zurück: { $way }.
hint-third = Ein dritter Weg liegt etwa { gain-points } zurück: { $way }.
hint-as-good = Genauso gut ist: { $way }.
hint-differs = Den Unterschied machen: { $sources }.
