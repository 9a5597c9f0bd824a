# Was die Erklärungen zu den Dingen auf dem Tisch sagen: was etwas ist und wozu es gut ist.

about-close = Schließen
about-explore = Mit den Pfeiltasten auf und ab gehst du hier alles durch und bekommst es erklärt; das Fragezeichen hält die Erklärung fest, mit ihren Regeln.

## Beschriftungen

about-now = Jetzt
about-upgraded = Aufgewertet
about-needs = Braucht
about-pays = Zahlt
about-scores = Wert
about-price = Preis
about-gift = Sofortbonus
about-left = Vorrat
about-here = Hier
about-bonus = Bonus
about-house = Haus
about-discount = { $discount } weniger pro { kind-acc }-Karte, die du von hier abgibst. { $lying ->
    [0] Gerade liegt keine hier.
    [one] Gerade liegt { $lying } hier.
   *[other] Gerade liegen { $lying } hier.
}
about-several-dice = beliebig viele Würfel
about-one-die = ein Würfel pro { -round }
about-any-die = jede Zahl

## Die Auslage

about-staff = Gekauftes Personal kommt oben auf deinen { -deck } und erscheint am nächsten Abend als Erstes. Von jeder Sorte darfst du pro { -round } eine Karte kaufen.
about-guest = Leg einen passenden Würfel an den Tisch, dann zahlt der Gast beim Bedienen.
about-recruit = Pro { -round } ein Gast. Er kommt oben auf deinen { -deck }, und den Sofortbonus bekommst du gleich. An deinem Tisch zahlt er für einen passenden Würfel.
about-regular = { -regular(form: "plural") } hast du von Anfang an. Sie zahlen wenig und besetzen Tische; es lohnt sich, ein paar loszuwerden.
about-noble = Mit Adligen gewinnt man. Alle, die kommen, teilen sich einen Tisch, und ein einziger Würfel bedient sie alle.
about-recruit-nobles = Adlige darfst du anwerben, sooft du zahlen kannst, zusätzlich zum Gast der { -round }. Sie kommen oben auf deinen { -deck }.
about-pile = Der offene Stapel. Ist er leer, rückt ein Gast vom verdeckten Stapel nach.
about-signed = Mit { -signature }: Wirbst du diesen Gast mit { -beer-word } an, trägt er sich in dein { -guest-book } ein.
about-stack = Verdeckte Gäste. Für jeden angeworbenen Gast rückt einer von hier nach.

## Die Taverne

about-area = { $area ->
    [dishwasher] Jeder { -dishwasher } hier darf pro { -round } einen gelegten Würfel um 1 erhöhen. Mit der Aufwertung ist einer fest angestellt.
    [server] Jede { -server } hier bringt dir an diesem Abend einen eigenen Würfel. Mit der Aufwertung ist eine fest angestellt.
    [table] Es kommen so lange Gäste, bis alle Tische besetzt sind. Mit der Aufwertung hast du dauerhaft einen mehr.
    [brewer] Bringt { -beer-word } für jeden Würfel, der hier liegt. Jeder { -brewer } hier gibt pro Würfel 1 dazu.
    [cashbox] Bringt { -thaler(form: "plural") } für einen beliebigen Würfel.
    [monk] Jeder Würfel bringt deinen Marker auf der { -monastery-track } voran.
    [barrel] Die Hausmarke: bringt { -beer-word } für einen beliebigen Würfel.
    [safe] Hebt { -thaler(form: "plural") } für die nächste { -round } auf. Was nicht hineinpasst, verfällt zum Feierabend.
   *[storage] Hebt { -beer-word } für die nächste { -round } auf. Was nicht hineinpasst, verfällt zum Feierabend.
}
about-upgrade = Eine { -upgrade } gilt für das ganze Spiel, und ein { -noble } kommt oben auf deinen { -deck }. { $area ->
    [dishwasher] { about-from-next }
    [server] { about-from-next }
    [table] { about-from-next }
   *[other] { about-at-once }
}
about-from-next = Sie wirkt ab der nächsten { -round }.
about-at-once = Sie wirkt sofort.
about-free-table = Hier nehmen Gäste Platz. Es wird so lange aufgedeckt, bis kein Tisch mehr frei ist.
about-served = Bedient: Der Gast hat gezahlt und geht zur Sperrstunde heim.
about-removed = Hat { -removal }: für immer aus dem Spiel und am Ende nichts mehr wert.
about-counter-guest = Sitzt an deinem Tresen, bis du ihn brauchst. Sind deine Tische voll, gibst du ihn ab, legst alle Karten dieses Abends ab und deckst neue auf. Oder du gibst ihn beim Bedienen für einen Schritt auf der { -monastery-track } ab.
about-bartender = Steht hinter dem Tresen und wird als Einziger nie aufgewertet.
about-entertainer = Bleibt das ganze Spiel, mit der Seite, die du gewählt hast. Bezahlt wird mit { -schnapps-word }.
about-deck = Was du kaufst und anwirbst, liegt oben, in bekannter Reihenfolge. Der Rest ist gemischt. Ist der { -deck } leer, wird der { -discard } neu gemischt.
about-discard = Karten früherer Abende. Sie werden neu gemischt, sobald der { -deck } leer ist; verloren ist hier nichts.
about-card-at = { $place }. Karte von oben

## Würfel

about-die-white = Weiße Würfel nimmst du von den Bierdeckeln. Sie gehören dir nur diesen Abend.
about-die-own = Ein Würfel in der Farbe dieses Hauses, den kein anderer nehmen kann. Er bleibt nur diese { -round }, ob ihn { -server } oder Mond gebracht hat, und mehr als drei hat niemand.
about-die-raised = Zählt hier als { $value }, dank { dishwashers-dative }.
about-die-used = In dieser { -round } schon eingesetzt.
about-coaster = Jeder nimmt einen Würfel und gibt den Rest nach links weiter, bis alle verteilt sind. Alle Bierdeckel liegen offen.
about-raises = So oft können deine { -dishwasher } in dieser { -round } noch einen gelegten Würfel um 1 erhöhen.

## Der Beutel

about-thalers = Mit { -thaler(form: "plural") } bezahlst du Personal und Aufwertungen.
about-beer = Mit { -beer-word } wirbst du Gäste und Adlige an.
about-schnapps = Mit { -schnapps-word } bezahlst du deine { -entertainer-word }. Am Ende ist jeder einen Punkt wert.
about-keeps = Zum Feierabend kannst du { $limit } behalten, der Rest verfällt.
about-points = So viele Punkte wären es, wenn das Spiel jetzt zu Ende wäre.
about-brings = Das bringen die Würfel dort, wo sie jetzt liegen.
about-then = Das hast du im Beutel, wenn alle gelegten Würfel eingesetzt sind.
about-lost = Mehr, als { -area-safe } und { -area-storage } fassen. Gib es aus, sonst verfällt es zum Feierabend.

## Die Leisten

about-monastery = Dein Marker wandert diesen Weg entlang. Jedes Feld, das du betrittst oder überschreitest, gibt dir seinen Bonus; nach dem letzten geht es von vorn los.
about-empty-space = Hier gibt es nichts.
about-reputation = Gute Planung bringt { -reputation }: Zu Beginn deines Zuges vergleichst du die { -thaler(form: "plural") } und das { -beer-word }, die deine Würfel und { -barback } bringen. Um die kleinere Zahl rückst du vor. Jedes Feld auf dem Weg gibt dir seinen Bonus, und wo du am Ende des Spiels stehst, bringt Punkte.
about-reputation-start = Hier beginnt dein Marker; Punkte bringt das noch keine.
about-book = Wer mit { -beer-word } angeworben wird, unterschreibt in der Spalte seines Preises, im obersten freien Feld. Was verdeckt wird, bekommst du. Die letzte { -signature } einer Reihe bringt einen Adligen.
about-book-signed = Unterschrieben: Den Bonus hast du schon bekommen.
about-book-row = Ist diese Reihe voll, bekommst du einen Adligen.
about-book-column = Gäste für { $label } { -beer-word } unterschreiben in dieser Spalte, von oben nach unten.

## Der Abend

about-round = Kommt der Mond hierher, bekommen alle diesen Bonus.
about-round-choice = Kommt der Mond hierher, wählt jeder eins von beiden.
about-moon-schnapps = Außerdem bringt der Mond allen { schnapps }.
about-phase = { $phase ->
    [start_cards] Jeder wählt eine der ausliegenden { -start-card(form: "plural") }. Sie ersetzt einen Teil der üblichen Ausstattung.
    [evening] Der Mond zieht weiter, und alle bekommen seinen Bonus.
    [arrival] Deine Karten werden aufgedeckt, bis kein Tisch mehr frei ist: Gäste setzen sich, Personal geht an die Arbeit. Danach kommt Phase C, in der deine { -server(form: "plural") } die eigenen Würfel werfen. Zu entscheiden gibt es da nichts.
    [draft] Jeder nimmt einen Würfel von seinem { -coaster } und gibt den Rest nach links weiter, bis alle verteilt sind.
    [plan] Leg deine Würfel dorthin, wo sie etwas bringen. Alle planen gleichzeitig, und bis zum Bedienen kannst du umplanen.
    [serve] Der Reihe nach: Würfel einsetzen, Personal kaufen, aufwerten, Gäste anwerben. Was du nicht aufheben kannst, verfällt.
    [closing] Alle gehen heim: Die Karten in der Taverne kommen auf den { -discard }.
   *[over] Die Abende sind vorbei. Wer die meisten Punkte hat, gewinnt.
}
about-start-player = Nimmt in dieser { -round } den ersten Würfel und bedient zuerst. Danach ist im Uhrzeigersinn der Nächste an der Reihe.
about-start-card = { -start-card }
about-start-card-cards = Karten, die sie bringt, werden in deinen { -deck } gemischt.
about-player = Auswählen, um diese Taverne anzusehen.
about-upgrades = Bisher aufgewertet
about-none = nichts
about-ready = Hat sich entschieden und wartet auf die anderen.

## Boni

about-bonus-thalers = Kommt sofort in deinen Beutel.
about-bonus-steps = Dein Marker zieht auf der { -monastery-track } weiter. Jeder Bonus unterwegs gehört dir.
about-bonus-service_denied = Du darfst einem { -regular } oder Gast, an dessen Tisch kein Würfel liegt, für immer die Tür weisen. Das macht deinen Stapel schlanker, kostet aber seine Punkte.
about-bonus-card = Die Karte kommt oben auf deinen { -deck }.
about-bonus-schnapps = Bezahlt deine { -entertainer-word } oder zählt am Ende einen Punkt.
about-bonus-reputation = Dein Marker zieht auf der { -reputation-track } weiter. Jeder Bonus unterwegs gehört dir.
about-bonus-signature = Jemand unterschreibt in deinem { -guest-book }, in einer freien Spalte deiner Wahl.
about-bonus-schnapps_or_removal = Nimm einen { -schnapps-word } oder weise einem Gast für immer die Tür.
about-bonus-own_die = Ein eigener Würfel mehr, gleich geworfen und nur für diese { -round }.
about-bonus-three_guest = Ein Gast vom offenen Stapel kommt kostenlos oben auf deinen { -deck }.
about-bonus-free_upgrade = Werte einen beliebigen Bereich kostenlos auf. Das wirkt sofort, bringt aber keinen Adligen.
about-bonus-entertainer = Wähle eine der beiden Seiten, sie gilt für das ganze Spiel.
about-bonus-remove_regulars = Sie verlassen deinen Stapel für immer, noch vor dem ersten Abend.
about-bonus-upgrade = Vom ersten Abend an aufgewertet, ohne Adligen.
