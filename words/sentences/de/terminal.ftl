# Was nur das Terminal sagt. Seine Menüs sind kürzer als die der Seite, und Karten heißen wie in der Notation.

terminal-dice = { $count } Würfel
terminal-counter-guests = { $count ->
    [one] { $count } { -counter-guest }
   *[other] { $count } { -counter-guest(form: "plural") }
}
terminal-and = { $first } und { $second }
terminal-or = { $first } oder { $second }
terminal-you = Du
terminal-player = Spieler { $number }
terminal-benefit = { $area ->
    [dishwasher] { $plain } → { $upgraded } Erhöhung pro { -round }
    [server] { $plain } → { $upgraded } eigener Würfel pro { -round }
    [table] { $plain } → { $upgraded } Tische
    [brewer] { $plain } → { $upgraded } { -beer-word } pro Würfel
    [cashbox] { $plain } → { $upgraded } { -thaler(form: "plural") }
    [monk] { $plain } → { $upgraded } Schritte pro Würfel
    [barrel] { $plain } → { $upgraded } { -beer-word }
    [safe] fasst { $plain } → { $upgraded } { -thaler(form: "plural") }
   *[storage] fasst { $plain } → { $upgraded } { -beer-word }
}

## Menüs

terminal-start-card = { -start-card } { $number }: { $bonuses }
terminal-free-upgrade = { area } aufwerten: { $benefit }
terminal-remove-regular = { $card } aus dem Stapel entfernen
terminal-keep = diese Gäste behalten
terminal-redraw = { -counter-guest } abgeben und neu ziehen
terminal-take = die { $face } nehmen
terminal-place = { die } → { $space }: { $gain }
terminal-move = { die } von { $from } → { $space }: { $gain }
terminal-lift = { die } von { $from } zurücknehmen
terminal-turn = { die } auf { $to } drehen
terminal-plan-part = { $dice } → { $space }
terminal-plan-nothing = kein Würfel gelegt
terminal-ready = { $count ->
    [0] fertig
   *[other] fertig ({ terminal-dice } unbenutzt)
}
terminal-use-area = { $space } nutzen mit { die-inside }: { $gain }
terminal-use-guest = { $space } bedienen mit { die-inside }: { $gain }
terminal-buy = { kind-acc } kaufen ({ thalers })
terminal-upgrade = { $returned ->
    [0] { area } aufwerten ({ thalers }): { $benefit }, +1 { -noble }
    [one] { area } aufwerten ({ thalers }, { $returned } Karte abgegeben): { $benefit }, +1 { -noble }
   *[other] { area } aufwerten ({ thalers }, { $returned } Karten abgegeben): { $benefit }, +1 { -noble }
}
terminal-recruit = { $card } anwerben ({ $price } { -beer-word }): { $brings }
terminal-recruit-nobody = niemand
terminal-signature = { -signature } ({ $brings })
terminal-nobles = { nobles } für { $price } { -beer-word }
terminal-counter-guest = { -counter-guest } abgeben für einen Kloster-Schritt
terminal-musician = den Musikanten bezahlen: { $side }
terminal-schnapps-upgrade = { area } aufwerten ({ schnapps }): { $benefit }, +1 { -noble }
terminal-schnapps-remove = { $card } für immer hinauswerfen ({ schnapps })
terminal-remove = { $card } für immer hinauswerfen
terminal-served = bedient
terminal-bard = den { -bard(form: "acc") } singen lassen: { -reputation } +1
terminal-accept = nehmen
terminal-take-schnapps = den { -schnapps-word } nehmen
terminal-column = Spalte { $number } ({ $prices }), Reihe { $row }: { $brings }
terminal-on-top = { $card } oben auf den Stapel legen
terminal-decline = nein, danke
terminal-close = Feierabend
terminal-close-losing = Feierabend ({ $losses })
terminal-lost = { $what } verloren
terminal-unused = { terminal-dice } unbenutzt
terminal-take-back = Antwort zurücknehmen
terminal-column-full = nichts, die Spalte ist voll
terminal-nothing = nichts
terminal-row-full = Reihe { $row } voll: ein { -noble }
terminal-open-place = { die } legen …
terminal-open-places = { die } (×{ $copies }) legen …
terminal-open-move = { die } von { $from } umlegen …
terminal-collect = alle Würfel einsetzen: { $gains }
terminal-open-turn = für { -schnapps-word } einen Würfel drehen …
terminal-open-moves = gelegte Würfel umlegen …
terminal-open-uses = einen Würfel einsetzen …
terminal-open-cards = eine Karte kaufen …
terminal-open-upgrades = einen Bereich aufwerten (+1 { -noble }) …
terminal-open-guests = einen Gast anwerben …
terminal-open-schnapps-upgrades = für { -schnapps-word } aufwerten …
terminal-open-schnapps-removals = für { -schnapps-word } einen Gast hinauswerfen …
terminal-back = zurück

## Fragen erklärt

terminal-explain-start_card = Alle wählen eine der ausliegenden Karten; mehrere dürfen dieselbe nehmen. Karten werden in den Stapel gemischt; Aufwertungen gelten von Anfang an und bringen keinen Adligen.
terminal-explain-choose = Du bekommst ihn sofort. Karten kommen oben auf deinen Stapel und kommen damit noch heute Abend ins Spiel.
terminal-explain-free_upgrade = Jeder Bereich, der noch nicht aufgewertet ist. Die Aufwertung wirkt schon heute Abend, bringt aber keinen Adligen.
terminal-explain-entertainer = Die gewählte Seite gilt für das ganze Spiel.
terminal-explain-redraw = Alle Tische sind besetzt. Du darfst { -counter-guest(form: "a-acc") } abgeben, alles Aufgedeckte ablegen und neu ziehen. Beim Bedienen ist ein { -counter-guest } einen Kloster-Schritt wert (F12).
terminal-explain-draft = Nimm einen Würfel von dem { -coaster } vor dir; dann wandern die { -coaster } nach links. Den vierten Würfel bekommst du von selbst. Alle { -coaster } sind offen.
terminal-explain-plan = Ein Gast braucht genau die gezeigte Zahl (x→y: braucht x, zahlt y; ? ist jeder Würfel). { -area-cashbox } und { -area-barrel } nehmen einen beliebigen Würfel, die { -area-brewer } beliebig viele 1en und 6en, der { -area-monk } beliebig viele 5en. E3: Jeder { -dishwasher } erhöht einen Würfel um 1. E4: Tippe ready, wenn du fertig bist; ab Modul 3 bestimmt der Plan deinen { -reputation }: das Kleinere von { -thaler(form: "plural") } und { -beer-word } (F1).
terminal-explain-serve = Setze deine Würfel in beliebiger Reihenfolge ein. F6: Kaufe eine Karte jeder Art. F7: Eine Aufwertung bringt einen Adligen; abgegebene Karten machen sie billiger. F10: Wirb einen Gast an. F11: Wirb einen bis drei { -noble(form: "plural") } an. R5: Was du bekommst, kommt oben auf deinen Stapel. F18: Zum Feierabend verfällt, was { -area-safe } und { -area-storage } nicht fassen.
terminal-explain-on_top = Für { -schnapps-word } kommt eine Karte oben auf deinen Stapel statt auf den { -discard }; du ziehst sie als Nächstes.
terminal-explain-remove_regular = Die { -start-card } nimmt { -regular(form: "plural") } für immer aus deinem Stapel.
terminal-explain-take_or_leave = Eine Karte vom { -monastery } oder von einem Gast darfst du ablehnen.
terminal-explain-service_denied = Wirf einen Gast oder Stammgast ohne Würfel aus dem Spiel, oder niemanden. Mit weniger Stammgästen im Stapel kommen bessere Gäste.
terminal-explain-schnapps_or_removal = Die { -reputation-track } gibt dir eines von beiden.
terminal-explain-column = Sie kommt auf das oberste freie Feld der Spalte und bringt den Bonus, den sie verdeckt. T3: Eine volle Reihe bringt einen Adligen.

## Hilfe und Antworten

terminal-commands =
    Befehle (auf Englisch):
      ZAHL       aus dem Menü wählen; 0 oder b verlässt ein Untermenü
      5 brewer   einen Würfel legen: seine Zahl, dann cashbox, barrel, brewer,
                 monk oder ein Gast mit seinem Namen am Tisch (r1, g12, noble)
      Wörter     was im Menü steht, nur kürzer; oder use 4 g12 · use brewer
                 buy server · recruit g14 · upgrade barrel · 2 nobles · sing
                 yes · no · end
      a, b, c    mehreres auf einmal, mit Kommas dazwischen
      hint       was ein Computerspieler tun würde, und warum; auto: tu es
      undo       letzten Schritt zurücknehmen, solange nichts Neues offen ist (R9);
                 rewind geht weiter zurück, und das Protokoll hält es fest
      table      der ganze Tisch; market: die Auslage; deck: was in den Stapeln
                 steckt; book: die Gästebücher
      log        was zuletzt geschah; log all: alles
      ?          diese Hilfe
      save       wo das Spiel gespeichert ist; jeder Schritt wird gleich gespeichert
      quit       aufhören; du kannst später weiterspielen
    Beutel 7/2: Du hast 7 und behältst 2 nach dem Bedienen. (5→6): braucht 5,
    zahlt 6; ? ist jeder Würfel. 4+1 hat ein Tellerwäscher erhöht. !: benutzt.
terminal-saved =
    Dein Spiel ist gespeichert. Weiter geht es mit:
      tiefenthal play --resume { $file }
terminal-not-a-number = Diese Zahl steht nicht im Menü.
terminal-new-question = Es gibt eine neue Frage; lies sie, bevor du wählst.
terminal-no-dice = Es liegen keine Würfel, die du einsetzen könntest.
terminal-main-menu = Du bist schon im Hauptmenü.
terminal-not-understood = { $line } verstehe ich nicht. Wähle eine Zahl, oder tippe ? für Hilfe.
terminal-which = Was davon?
terminal-no-die = Du hast keine unbenutzte { $face }.
terminal-not-at-market = { $card } liegt nicht in der Auslage (F10).
terminal-undone = { $count ->
    [one] { $name }: ein Schritt zurückgenommen.
   *[other] { $name }: { $count } Schritte zurückgenommen.
}
terminal-no-undo =
    Nichts zurückzunehmen: Etwas Neues ist offen, oder die anderen haben
    weitergespielt (R9). Mit rewind geht es trotzdem zurück.
terminal-rewound = { $name }: einen Schritt zurück. Gezogen und gewürfelt wird wieder dasselbe.
terminal-no-rewind = Es gibt keinen früheren Schritt von dir, zu dem es zurückgehen könnte.
terminal-welcome =
    Neues Spiel: { $names }. Tippe ? für Hilfe.
    Gespeichert in { $file }
terminal-welcome-back =
    Weiter geht es: { $names }. Tippe ? für Hilfe.
    Gespeichert in { $file }
terminal-left-bard = { -bard(form: "a-acc") }, der noch nicht gesungen hat
terminal-left-upgrade = eine { -upgrade }, die du bezahlen kannst
terminal-left-nobles = { -noble(form: "plural") }, die du bezahlen kannst
terminal-left-guest = einen Gast für { -beer-word }, das sonst verfällt
terminal-left-free = { $count ->
    [one] einen Würfel, den du noch legen könntest
   *[other] { terminal-dice }, die du noch legen könntest
}
terminal-not-yet = Du hast noch { $left }. Tippe noch einmal end für den Feierabend.
terminal-stopped = Getan: { $done }. Nicht getan: { $left }.

## Tipps

terminal-advice = { $bot } würde: { $what }  [{ $notation }]  (auto tut es)
terminal-best = { $points } Punkte, gewinnt zu { $win } %: { $deeds }
terminal-equal = gleich gut, gewinnt zu { $win } %: { $deeds }
terminal-worse = { $less } Punkte schlechter, gewinnt zu { $win } %: { $deeds }
terminal-lay-dice = die Würfel legen wie in 1.
terminal-use-dice = die Würfel einsetzen
terminal-use-others = die anderen Würfel einsetzen
terminal-use-there = { $space } nutzen
terminal-deeds-then = { $now }; dann { $later }
terminal-deeds-nothing = { $now }; dann nichts kaufen

## Der Verlauf

terminal-round = —— { -round } { $round } von { $rounds } —— Startspieler { $start } · der Abend bringt { $brings }
terminal-points = Punkte: { $scores }
terminal-arrivals = { $name }: aufgedeckt: { $cards }
terminal-shuffled = (gemischt)
terminal-dismissed = { -counter-guest } abgegeben und neu gezogen (B4)
terminal-own-dice = { $name }: eigene Würfel { $faces }
terminal-takes = { $name }: nahm die { $face }
terminal-new-guest = Neu in der Auslage, Platz { $place }: { $card }
terminal-barbacks = +{ beer } von { -barback }n (F4)
terminal-assessed = { -reputation }: das Kleinere von { thalers } und { $beer } { -beer-word } (F1)
terminal-sings = { $sung ->
    [one] ein { -bard } singt: { $what }
   *[other] { $sung } { -bard(form: "plural") } singen: { $what }
}
terminal-reputation-change = { -reputation } { $change }
terminal-monastery-to = { -monastery } bis { $to }
terminal-schnapps-change = { -schnapps-word } { $change }
terminal-used-on = { $faces } bei { $space }
terminal-upgraded = { area } aufgewertet
terminal-upgraded-later = { area } aufgewertet, ab der nächsten { -round } (F8)
terminal-upgraded-for = { area } aufgewertet für { $price }
terminal-upgraded-for-later = { area } aufgewertet für { $price }, ab der nächsten { -round } (F8)
terminal-nobles-gained = { $count ->
    [one] +{ -noble }
   *[other] +{ nobles }
}
terminal-card-gained = +{ $card }
terminal-gained-for = { $what } für { $price }
terminal-gained-own = { $what } oben auf deinen Stapel
terminal-gained-for-own = { $what } für { $price } oben auf deinen Stapel
terminal-shuffled-in = in den Stapel gemischt: { $cards }
terminal-recruited = { $card } angeworben für { $price }
terminal-new-guest-gained = neuer Gast { $card }
terminal-returned = { $count } × { kind } abgegeben
terminal-nobles-back = { nobles } zurückgegeben (F2)
terminal-regular-removed = { $card } aus dem Stapel entfernt
terminal-guest-removed = { $card } geht für immer (F14)
terminal-signature-lost = die Spalte ist voll: keine { -signature } (T3)
terminal-back-on-top = { $card } zurück oben auf den Stapel
terminal-closed = behielt { thalers } und { $beer } { -beer-word }
terminal-closed-losing = behielt { thalers } und { $beer } { -beer-word }, verlor { $lost } (F18)
terminal-undo = { $name }: ein Schritt zurückgenommen
terminal-took-hint = { $name }: einen Tipp geholt
terminal-game-over = Die letzten Gäste gehen. Das Spiel ist zu Ende.
terminal-won = { $count ->
    [one] Gewonnen: { $names }.
   *[other] Den Sieg teilen sich { $names }.
}
terminal-record =
    Der Startwert ist aufgedeckt. Prüfe, ob alles fair war:
      tiefenthal verify { $file }

## Der Tisch. Beschriftungen haben höchstens acht Buchstaben, die Spalten der Auslage stehen fest.

terminal-market = Auslage  { -beer-word }  Wü→zahlt  Punkte  bringt
terminal-label-cards = Karten
terminal-label-nobles = Adlige
terminal-label-tables = Tische
terminal-label-spaces = Bereiche
terminal-label-dice = Würfel
terminal-label-upgraded = Besser
terminal-label-deck = Stapel
terminal-label-next = oben
terminal-label-unseen = darin
terminal-label-discard = Ablage
terminal-label-tracks = Leisten
terminal-label-book = Buch
terminal-label-row-full = voll
terminal-label-row = Reihe { $row }
terminal-label-upgrades = Ausbau
terminal-label-shows = Gaukler
terminal-label-coasters = Deckel
terminal-books = Gästebücher: ■ verdeckt, · frei. Eine volle Reihe bringt einen Adligen (T3).
terminal-no-books = In diesem Modul gibt es keine Gästebücher.
terminal-full = voll
terminal-nobody = niemand
terminal-white = weiß { $faces }
terminal-own = eigene { $faces }
terminal-head = { -round } { $round } von { $rounds } · { $phase } · Startspieler { $start }
terminal-head-before = Vor der ersten { -round } · { $phase } · Startspieler { $start }
terminal-signature-brings = { -signature }: { $brings }
terminal-in-pile = { $count } im Stapel
terminal-noble-prices = 1 für { $one } { -beer-word }, 2 für { $two }, 3 für { $three }; je { $points } Punkte; noch { $left }
terminal-gone = { $name } aus
terminal-in-thalers = ({ -thaler(form: "plural") })
terminal-purse = { points } · { -thaler(form: "plural") } { $thalers }/{ $safe } · { -beer-word } { $beer }/{ $storage }
terminal-purse-schnapps = { -schnapps-word } { $has }/{ $cap }
terminal-deck-empty = leer; { $discard } abgelegt
terminal-deck-unknown = { cards } in unbekannter Reihenfolge; { $discard } abgelegt
terminal-deck-next = oben: { $top }; { $discard } abgelegt
terminal-deck-both = oben: { $top }; dann { cards } in unbekannter Reihenfolge; { $discard } abgelegt
terminal-nobles-table = { nobles } ({ $needs }→{ $pays } zusammen)
terminal-column-head = { $prices } { -beer-word }
terminal-upgrade-price = { area } { $price }
terminal-upgrade-discount = { area } { $price } (-{ $off } je Karte)
terminal-monastery = { -monastery } { $at }
terminal-monastery-next = { -monastery } { $at } (in { $steps }: { $bonus })
terminal-reputation = { -reputation } { points }
terminal-reputation-next = { -reputation } { points } (in { $steps }: { $bonus })
terminal-raises = { -dishwasher }: noch { $left } von { $all }
terminal-preview = Die Würfel bringen { $brings } → Beutel { thalers } und { $beer } { -beer-word }
terminal-preview-barbacks = Würfel und { -barback } bringen { $brings } → Beutel { thalers } und { $beer } { -beer-word }
terminal-preview-lost = { $preview } (wenn nichts ausgegeben wird: { $lost } verloren)
terminal-score-seat = Platz
terminal-score-name = Name
terminal-score-nobles = Adlige
terminal-score-guests = Gäste
terminal-score-regulars = Stammg.
terminal-score-tavern = Taverne
terminal-score-schnapps = Schnaps
terminal-score-reputation = Ruf
terminal-score-points = Punkte
