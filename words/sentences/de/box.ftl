# Die Schachtel und dieses Programm: gedruckte Werte, woher wir sie kennen, und wie man sie berichtigt.

box-about = Wir kennen die Spielregeln, haben aber kein Bild vom Spielmaterial. Die meisten gedruckten Werte sind deshalb rekonstruiert. Hier steht, welche und warum; wer die Schachtel besitzt, kann sie berichtigen.
box-unofficial = Dies ist ein inoffizielles Fanprojekt. Texte, Zeichnungen und Programm sind von uns; das Spiel, sein Name und sein Material gehören Autor und Verlagen. Wir behaupten nicht, dass ein rekonstruierter Wert so gedruckt ist.
box-marks = Was die Zeichen bedeuten
box-mark-printed = steht im Text einer Spielregel
box-mark-deduced = folgt aus dem, was die Spielregeln sagen
box-mark-reconstructed = so gewählt, dass es zu allem Bekannten passt; in deiner Schachtel kann es anders sein
box-mark-disputed = die Ausgaben widersprechen sich
box-mark-own = von dir berichtigt
box-count = { $uncertain } von { $all } Einträgen sind rekonstruiert oder strittig.
box-only-uncertain = Nur Unsicheres zeigen
box-none-uncertain = Hier ist alles sicher.
box-why-standard = Das gilt für die Standardwerte, nicht für deine.

## Die Gruppen, jede mit dem, was man weiß

box-group-tavern_cards = Personal
box-why-tavern_cards = Die Anzahl der Karten ist gedruckt; ein Text nennt zehn { -bard(form: "plural") }, doch dann hätte die Schachtel keine 240 Karten. Der Preis des { -bard(form: "acc") } ist gedruckt, der des { -barback }s folgt aus dem langen Beispiel, in dem jemand genau 2 für den billigsten Stapel ausgibt. Die übrigen steigen wie der Rabatt für zurückgelegte Karten: 3, 4, 5, 6. Dass diese Karten keine Punkte bringen, ist rekonstruiert.
box-group-upgrades = Aufwertungen
box-why-upgrades = Was beide Seiten eines Bereichs bringen, ist gedruckt. Die Preise 9 und 18 sind gedruckt, und beide sind das Dreifache des Rabatts; 12 und 15 folgen daraus. Die Preise der Bereiche ohne Karten sind rekonstruiert.
box-group-regulars = { -regular(form: "plural") }
box-why-regulars = Jeder hat sieben; wie viele es von jeder Sorte sind, ist gedruckt. Würfel und Bezahlung folgen aus einer Bildunterschrift, in der eine 2 auch 2 bringt, und aus einer Rezension, nach der die ersten Gäste eine 1 oder eine 2 zeigen. Dass sie keine Punkte bringen, ist rekonstruiert.
box-group-noble = { -noble(form: "plural") }
box-why-noble = Hier ist alles gedruckt.
box-group-guests = { -guest(form: "plural") }
box-why-guests = Wie viele Karten es zu jedem Preis gibt, ist gedruckt. Bis zum Preis 6 sind Würfel und Bezahlung gleich dem Preis, was zu allen Beispielen passt. Der Rest ist rekonstruiert: die Punkte, die meisten Boni und die teuersten Gäste. Ein Gast für 7 { -beer-word }, der 3 { -thaler(form: "plural") } bringt, ist gedruckt, und einer, der { -dishwasher(form: "a-acc") } mitbringt, ist belegt.
box-group-marked = { -guest(form: "plural") } mit dem Zeichen von Modul 3
box-why-marked = Dass es zehn sind und dass sie { -reputation } oder { -schnapps-word } bringen, ist gedruckt. Ihre Werte sind rekonstruiert wie die der anderen Gäste.
box-group-summer = { -round-track }, Sommer
box-why-summer = Die Sommerseite ist gedruckt.
box-group-winter = { -round-track }, Winter
box-why-winter = Dass die { -entertainer-word } in der zweiten, dritten und fünften { -round } kommen, ist gedruckt; wer wann kommt und dass sie den Sommerbonus ersetzen, ist rekonstruiert. Die { -counter-guest(form: "plural") } folgen aus dem Aufbau. Beim { -schnapps-word } des Mondes ist die Summe gedruckt; was davon auf dem Plan und was auf losen Plättchen steht, ist erschlossen.
box-group-monastery = { -monastery-track }
box-why-monastery = Gedruckt ist, dass auf den Feldern 1 bis 3 ein { -barback } steht und sonst nichts; dass er auf dem dritten steht, ist rekonstruiert, ebenso alle anderen Felder.
box-group-reputation = { -reputation-track }, Module 3 und 4
box-why-reputation = Die Zahl der Felder und die Arten der Boni sind gedruckt, auch dass die Krone ein Feld ist und { -noble(form: "a-acc") } bringt. Ihre Reihenfolge ist rekonstruiert.
box-group-reputation_signatures = { -reputation-track }, Modul 5
box-why-reputation_signatures = Wie auf der anderen Seite: Zahl der Felder und Arten der Boni sind gedruckt, die Reihenfolge ist rekonstruiert.
box-group-entertainers = { -entertainer-word }
box-why-entertainers = Was jede Seite kostet und bringt, ist gedruckt. Von den Namen ist es nur der des Jongleurs.
box-group-start_cards = { -start-card(form: "plural") }
box-why-start_cards = Sie sind gedruckt. Die zweite ist strittig: Der ältere englische Text hat { -server(form: "a-acc") }, wo die anderen { -dishwasher(form: "a-acc") } haben.
box-group-guest_book = { -guest-book }
box-why-guest_book = Die Spalten und die Arten der Boni sind gedruckt. Die Zahl der Zeilen und wo welcher Bonus steht, ist rekonstruiert.
box-group-limits = Plättchen und Grenzen
box-why-limits = Hier ist alles gedruckt.

## Namen von Einträgen, die auf dem Tisch keinen haben

box-space = Feld { $number }
box-crown = Feld { $number }: die Krone
box-row = Zeile { $number }
box-start-card = { -start-card } { $number }
box-printed_schnapps = { -schnapps-word } auf dem Plan, nach { -round }n
box-loose_schnapps = { -schnapps-word } auf losen Plättchen, nach { -round }n
box-limit-counter_guests = { -counter-guest(form: "plural") } für jeden
box-limit-schnapps = Plättchen mit { -schnapps-word }
box-limit-schnapps_kept = { -schnapps-word }, den man behalten darf
box-limit-signatures = Plättchen für { -signature(form: "plural") }
box-limit-starting_cards = Karten des ersten Stapels neben den Stammgästen
box-limit-start_cards_offered = { -start-card(form: "plural") } zur Auswahl
box-new-line = neu

## Die Werte

box-field-copies = Karten
box-field-price = Preis
box-field-points = Punkte
box-field-die = Würfel
box-field-pays = Bezahlt
box-field-bonus = Bonus
box-field-marked = Zeichen von Modul 3
box-field-discount = Rabatt je Karte
box-field-plain = Einfach
box-field-upgraded = Aufgewertet
box-field-prices = Für 1, 2, 3
box-field-by_round = { -round } 1 bis 8
box-field-schnapps = { -schnapps-word }
box-field-brings = Bringt
box-field-items = Bringt
box-field-columns = Für Preis 3/4, 5, 6, 7/8
box-field-value = Anzahl
box-field-cards = Karten
box-any-die = beliebig
box-nothing = nichts
box-or = oder
box-no-choice = keine zweite Möglichkeit
box-amount = Menge für { $field }
box-part = { $field } { $number }
box-of = { $entry }, { $field }
box-add-item = Bonus hinzufügen
box-remove-item = Letzten Bonus wegnehmen

## Berichtigungen auf diesem Gerät

box-yours = Deine Berichtigungen
box-yours-why = Berichtigte Werte bleiben unter einem Namen auf diesem Gerät, zum Beispiel „Unsere Schachtel“. Beim Eröffnen eines Tisches kannst du sie wählen.
box-correct = Werte berichtigen
box-name = Name der Werte
box-name-wrong = Gib ihnen einen Namen: nicht zu lang und ohne unsichtbare Zeichen.
box-default-name = Unsere Schachtel
box-edit = Bearbeiten
box-done = Fertig
box-delete = Löschen
box-delete-sure = „{ $name }“ von diesem Gerät löschen?
box-delete-keep = Behalten
box-differs = { $count ->
    [0] noch nichts geändert
    [one] { $count } Eintrag weicht ab
   *[other] { $count } Einträge weichen ab
}
box-was = statt: { $value }
box-gone = herausgenommen
box-revert = Zurück zum Standard
box-revert-of = { $entry }: zurück zum Standardwert
box-revert-all = Alles zurück zum Standard
box-revert-sure = { $count ->
    [one] { $count } Berichtigung verwerfen?
   *[other] { $count } Berichtigungen verwerfen?
}
box-revert-yes = Verwerfen
box-revert-no = Behalten
box-add-line = Karte hinzufügen
box-add-space = Feld hinzufügen
box-take-out = Herausnehmen
box-take-out-of = { $entry } herausnehmen
box-put-back = Wieder hinein
box-put-back-of = { $entry } wieder hinein
box-checking = Die Spielregeln prüfen …
box-sound = Damit lässt sich spielen.
box-sound-same = Noch sind es die Standardwerte. Ändere einen, um mit deinen zu spielen.
box-faulty = Damit lässt sich noch nicht spielen. { $where }
box-fault-show = Zeigen
box-unchecked = Die Prüfung ist nicht erreichbar: { $why }
box-kept = Auf diesem Gerät gespeichert.
box-not-kept = Dieser Browser speichert nichts. Lade die Datei herunter, bevor du gehst.
box-download = Als Datei herunterladen
box-open-file = Datei öffnen
box-open-file-why = Es ist die Datei, die auch tiefenthal --sheet liest.
box-file-bad = { $file } lässt sich nicht verwenden: { $why }
box-share = Link mit den Abweichungen
box-shared = Jemand hat dir berichtigte Werte geschickt: „{ $name }“
box-shared-why = Das weicht von den Standardwerten ab. Nichts ändert sich, bevor du sie behältst.
box-shared-keep = Auf diesem Gerät behalten
box-shared-bad = Dieser Link ist beschädigt, oder eine andere Version des Programms hat ihn erzeugt.
box-shared-other = Dieser Link geht von anderen Standardwerten aus und kann hier nicht sagen, was abweicht. Lass dir stattdessen die Datei geben.
box-play = Damit spielen
box-raw = Die Datei
box-last-sound = Das Folgende gehört zu den letzten Werten, mit denen sich spielen lässt.

## Was an einem Wert falsch ist. Jeder Text beendet den Satz, der ihn nennt.

box-fault-syntax = Zeile { $line }, Spalte { $column } ist nicht lesbar: { $message }
box-fault-missing = fehlt.
box-fault-unknown = ist hier unbekannt.
box-fault-needs = braucht { $what }.
box-fault-range = { $what } muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
box-fault-misplaced = kann hier nicht stehen. { $why }
box-fault-twice = dasselbe wie { $first }. { $why }
box-wanted-number = eine ganze Zahl
box-wanted-amount = eine ganze Zahl ab 1
box-wanted-text = einen Text
box-wanted-flag = ja oder nein
box-wanted-list = eine Liste
box-wanted-table = einen Eintrag
box-wanted-bonus = einen Bonus
box-wanted-bonus_or_nothing = einen Bonus oder nichts
box-wanted-round_space = einen Bonus oder zwei zur Wahl
box-wanted-kind = eine Personalkarte
box-wanted-die = einen Würfel von 1 bis 6 oder einen beliebigen
box-wanted-provenance = die Angabe, woher der Wert stammt
box-counted-value = { $field ->
    [copies] Die Zahl der Karten
    [price] Der Preis
    [points] Die Punktzahl
    [pays] Die Bezahlung
    [discount] Der Rabatt je Karte
    [value] Die Anzahl
   *[other] Der Wert
}
box-counted-items = Die Zahl der Einträge
box-counted-amount = Die Menge
box-counted-regulars = Die Zahl aller { -regular(form: "plural") } eines Spielers
box-counted-open_pile = Die Zahl der Karten zum Preis 3 ohne Zeichen
box-counted-stack = Die Zahl der Karten ab Preis 4 ohne Zeichen
box-counted-cards = Die Zahl aller Karten bis hierher
box-counted-tables = Die Zahl der { -table(form: "plural") } bei allen ausliegenden Karten
box-counted-book_reputation = Die Zahl der Ruf-Felder im { -guest-book }
box-counted-reputation_steps = Die Zahl der Ruf-Schritte in einem Zug
box-counted-regulars_removed = Die Zahl der von der Karte entfernten { -regular(form: "plural") }
box-counted-starting_decks = Die Zahl der Karten für die ersten Stapel von vier Spielern
box-reason-guest = Ein Gast ohne Zeichen ist ab Modul 1 dabei, bringt also { -thaler(form: "plural") }, { -beer-word }, Schritte, { -removal }, eine Personalkarte oder { -noble(form: "a-acc") }.
box-reason-marked_guest = Ein Gast mit dem Zeichen bringt { -thaler(form: "plural") }, { -beer-word }, Schritte, { -removal }, eine Personalkarte, { -noble(form: "a-acc") }, { -reputation } oder { -schnapps-word }.
box-reason-summer = Der Sommer bringt einen eigenen Würfel, einen Gast für 3 { -beer-word }, eine Personalkarte, { -counter-guest(form: "a-acc") } oder eine freie Aufwertung.
box-reason-winter = Der Winter bringt dasselbe wie der Sommer oder einen { -entertainer-word }.
box-reason-choice = Zur Wahl stehen ein eigener Würfel, ein Gast für 3 { -beer-word } und Personalkarten.
box-reason-monastery_start = Auf Feld 0 beginnen alle; es ist leer.
box-reason-monastery = Das { -monastery } bringt eine Personalkarte, { -thaler(form: "plural") }, { -beer-word }, { -removal }, { -noble(form: "a-acc") } oder { -schnapps-word }.
box-reason-reputation = Diese Leiste bringt einen { -schnapps-word }, die Wahl mit dem Entfernen oder { -noble(form: "a-acc") }.
box-reason-reputation_signatures = Diese Leiste bringt einen { -schnapps-word }, die Wahl mit dem Entfernen, eine { -signature } oder { -noble(form: "a-acc") }.
box-reason-start_card = Eine { -start-card } bringt Personal, Schritte, { -schnapps-word }, Aufwertungen, { -beer-word } oder { -thaler(form: "plural") } oder entfernt { -regular(form: "plural") }.
box-reason-guest_book = Das { -guest-book } bringt { -reputation }, eine Personalkarte, { -schnapps-word }, { -noble(form: "a-acc") }, { -thaler(form: "plural") } oder { -beer-word }.
box-reason-marked_pile = Gäste zum Preis 3 bilden den offenen Stapel und tragen kein Zeichen.
box-reason-starting_bard = { -bard(form: "plural") } kommen mit Modul 3, also ist keiner im ersten Stapel.
box-reason-equal_cards = Gleiche Karten sind ein Eintrag mit mehr Karten.
box-reason-equal_options = Die beiden Möglichkeiten einer Wahl sind verschieden.
box-reason-same_entertainer = Jeder { -entertainer-word } kommt einmal.
box-reason-same_upgrade = Ein Bereich wird einmal aufgewertet.

## Was andere Werte ändern

measure-title = Was ändert sich dadurch?
measure-why = Auf jedem Platz sitzt derselbe Computerspieler und spielt jede Partie zweimal: mit den Standardwerten und mit deinen. Das Glück ist beide Male gleich, also zeigen sich auch kleine Unterschiede bald. Diese Spieler urteilen nach einfachen Regeln, die für alle Werte gelten; die starken wurden mit den Standardwerten trainiert und würden eher ihre Gewohnheiten messen.
measure-player = Spieler
measure-players = Plätze
measure-level = Modul
measure-begin = Spielen
measure-stop = Anhalten
measure-go-on = Weiterspielen
measure-progress = { $done } von { $most } Partien
measure-chart = Unterschied für jeden Spieler, mit Fehlerbereich
measure-points = Punkte
measure-start = Siege des Startspielers
measure-answers = Entscheidungen pro Partie
measure-standard = Standard
measure-difference = Unterschied
measure-error = ± { $error }
measure-unsure = kann Zufall sein
measure-certain = mehr als Zufall
measure-untouched = Keine einzige Partie lief anders: Dieser Spieler nutzt nie, was du geändert hast, und sagt also nichts darüber. Versuch den anderen Spieler oder ein anderes Modul.
measure-untouched-yet = Bisher lief keine einzige Partie anders.
measure-earlier = Du hast seitdem Werte geändert: Diese Ergebnisse gehören zu den früheren.
measure-summary = Nach { $done } Partien: { $before } Punkte für jeden mit den Standardwerten, { $after } mit „{ $name }“. Unterschied { $difference } { $error }.
