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
hint-reach-far = Abgeblendet: außer Reichweite

# Was zu tun ist.

hint-use = Würfel einsetzen: { $spaces }
hint-accept = Die Karte nehmen
hint-accept-kind = { kind-acc } nehmen
hint-points = Wenn alle gut weiterspielen: etwa { $points } Punkte, { chance } Siegchance
hint-plan = Würfel legen: { $dice }
hint-move = Würfel umlegen: { $dice }
hint-place = { $copies ->
    [1] { die-inside } { $to }
   *[other] { $copies } × { die-inside } { $to }
}

# Warum.

hint-expects = Wenn alle gut weiterspielen, führt dieser Weg zu etwa { $points } Punkten am Ende des Spiels und zu { chance } Siegchance.
chance = { $win ->
    [0] weniger als 1{ "\u00A0" }%
   *[other] { $win }{ "\u00A0" }%
}
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
gain-use = Der { -area-monk } { gain-worth }
gain-ready = Die Würfel so zu legen { gain-worth }
gain-income = Was deine Würfel sonst noch bringen, { gain-worth }
gain-kept = Was du an { -thaler(form: "plural") } und { -beer-word } aufhebst, { gain-worth }
gain-upgrade-later = Aufwerten könntest du auch später; deshalb zählt es heute weniger als die Punkte, die es sofort bringt.
hint-after-draft = Das gilt für die Würfel, mit denen du am Ende rechnen kannst.
hint-die = Der Würfel kommt voraussichtlich hierhin: { hint-place }.
hint-die-idle = Der Würfel hat heute Abend voraussichtlich keinen Nutzen.
hint-from = Woher die Punkte vor allem kommen: { $sources }.
hint-second = Ein anderer Weg liegt etwa { gain-points } zurück: { $way }.
hint-third = Ein dritter Weg liegt etwa { gain-points } zurück: { $way }.
hint-as-good = Genauso gut ist: { $way }.
hint-return = Dafür: { $reasons }.
hint-beside = Verglichen mit dem besten Weg bedeutet das: { $reasons }.
hint-not = { $way } – statt „{ $other }“
hint-lacking = dasselbe ohne „{ $other }“
hint-why-not = Warum nicht …
hint-why-not-choose = etwas anderes?
hint-with-behind = Der beste Weg damit liegt etwa { gain-points } zurück: { $way }.
hint-with-as-good = Der beste Weg damit ist genauso gut: { $way }.
hint-with-none = Damit fand sich kein Zug: Es reicht heute Abend nicht dafür, oder er wäre weit unterlegen.
hint-with-better = Der beste Weg damit ist sogar etwa { gain-points } besser: { $way }. Die erste Suche hatte ihn übersehen.
hint-answer-behind = Das liegt etwa { gain-points } zurück.
hint-answer-as-good = Das ist genauso gut.

# Woraus ein Unterschied besteht.

balance-rest = alles andere
balance-dice = Würfel bei Gästen und Bereichen
balance-in-both = { $deed } (in beiden)
balance-shared = die Schritte, die beide haben
balance-sum = zusammen
balance-placing = wie die Würfel liegen
balance-upgrades = Aufwertungen samt { -noble(form: "plural") }
balance-nobles = andere { -noble(form: "plural") }
balance-rival = { $sign ->
    [less] mehr für den besten Gegner
   *[more] weniger für den besten Gegner
}

# Was für einen Weg spricht, oder dagegen.

because-now = { $sign ->
    [less] sofort weniger Punkte
   *[more] sofort mehr Punkte
}
because-time = { $sign ->
    [less] weniger Abende
   *[more] mehr Abende
}
because-tavern_cards = { $sign ->
    [less] Personal und Tische, die dir an den nächsten Abenden weniger bringen
   *[more] Personal und Tische, die dir an den nächsten Abenden mehr bringen
}
because-guests = { $sign ->
    [less] schlechtere Gäste an den nächsten Abenden
   *[more] bessere Gäste an den nächsten Abenden
}
because-upgrades = { $sign ->
    [less] Bereiche, die künftig weniger bringen
   *[more] Bereiche, die künftig mehr bringen
}
because-discounts = { $sign ->
    [less] weniger Personal, das spätere Aufwertungen billiger macht
   *[more] mehr Personal, das spätere Aufwertungen billiger macht
}
because-kept = { $sign ->
    [less] weniger { -thaler(form: "plural") } und { -beer-word } für morgen
   *[more] mehr { -thaler(form: "plural") } und { -beer-word } für morgen
}
because-counter_guests = { $sign ->
    [less] ein { -counter-guest } weniger für später
   *[more] ein { -counter-guest } mehr für später
}
because-monastery = { $sign ->
    [less] eine schlechtere Position auf der { -monastery-track }
   *[more] eine bessere Position auf der { -monastery-track }
}
because-reputation = { $sign ->
    [less] eine schlechtere Position auf der { -reputation-track }
   *[more] eine bessere Position auf der { -reputation-track }
}
because-schnapps = { $sign ->
    [less] { -schnapps-word } und { -entertainer-word }, die dir weniger bringen
   *[more] { -schnapps-word } und { -entertainer-word }, die dir mehr bringen
}
because-guest_book = { $sign ->
    [less] ein { -guest-book }, das weniger bringt
   *[more] ein { -guest-book }, das bald mehr bringt
}
because-dice = { $sign ->
    [less] weniger Ertrag aus den Würfeln der nächsten Abende
   *[more] mehr Ertrag aus den Würfeln der nächsten Abende
}
because-turn_order = { $sign ->
    [less] ein schlechterer Platz in der Zugreihenfolge
   *[more] ein besserer Platz in der Zugreihenfolge
}
because-tonight = { $sign ->
    [less] weniger Ertrag aus den Gästen und Würfeln dieses Abends
   *[more] mehr Ertrag aus den Gästen und Würfeln dieses Abends
}
because-tomorrow = { $sign ->
    [less] morgen ein schlechterer Abend
   *[more] morgen ein besserer Abend
}
because-rivals = { $sign ->
    [less] mehr für die anderen
   *[more] weniger für die anderen
}
because-other = { $sign ->
    [less] Nachteile anderswo in der Taverne
   *[more] Vorteile anderswo in der Taverne
}
because-estimate = { $sign ->
    [less] schlechtere Aussichten
   *[more] bessere Aussichten
}
