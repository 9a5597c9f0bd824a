# Die Titel der Beispiele, die die Seite zu den Regeln zeigt: was darin geschieht, in einem Satz. Die Namen stehen in den
# Szenarien der Engine, die sagen, was getan wird (docs/scenarios.md).

example-two-play = Zu zweit gibt es keinen dritten Platz, der etwas tun könnte.
example-market-laid = Vorrat und Auslage eines neuen Spiels mit Modul 3, links der 3er-Stapel.
example-empty-tavern = Eine Taverne vor dem ersten Abend: drei Tische, alle Bereiche einfach, der Marker auf Feld 0.
example-starting-deck = Die ersten Karten des Startdecks sind da; im Stapel steht, wer noch kommt.
example-winter = Ab Modul 2 ist Winter: Die Runden-Leiste bringt Schnaps und Gaukler.
example-first-reputation = In Modul 3 steht der Ruf-Marker vor dem ersten Feld seiner Leiste.
example-start-card-chosen = Eine Startkarte, die nicht ausliegt, wird abgelehnt; zwei wählen dieselbe.
example-guest-books = In Modul 5 haben alle ein leeres Gästebuch, und auf jedem Gast liegt eine Unterschrift.
example-start-player-drawn = Die dritte Person wurde als Startspieler gelost.

example-next-evening = Nach dem letzten Zug beginnt der nächste Abend: Mond und Startspieler rücken weiter.
example-not-asked = Beim Würfelwählen ist immer nur eine Person dran; wer zu früh handelt, wird abgelehnt.
example-newest-on-top = Eine Aufwertung bringt einen Adligen, dann kommt ein gekaufter Tisch: Der Tisch liegt oben.
example-last-barback = Nur ein Bierhändler ist übrig: Die zweite Person wird erst gefragt, wenn die erste gewählt hat.
example-taken-back = Es ist genug für alle da, also lässt sich eine Antwort zurücknehmen, bis die letzte gegeben ist.
example-final-answer = Etwas ist knapp, also gilt jede Antwort endgültig.
example-empty-pile = Die letzte Kellnerin ist weg: Es gibt keine mehr zu kaufen.

example-either-or = Ein Gast für 3 Bier oder ein Bierhändler: Eines wird gewählt, verzichten darf niemand.
example-schnapps-first = In Modul 2 gibt der Mond zuerst Schnaps, dann wählen alle die Seite des Musikanten.
example-last-of-the-pile = Auf dem 3er-Stapel liegen noch zwei Gäste; sind beide weg, kommt ein fünfter offener Gast.
example-counter-guests-short = Zwei Tresen-Gäste für vier Personen: Die ersten beiden in Zugreihenfolge bekommen sie.
example-bonus-die = Der Bonuswürfel zählt mit: Auch mit vier Kellnerinnen sind es nur drei eigene Würfel.
example-free-upgrade = Die kostenlose Aufwertung gilt sofort: Der eigene Würfel kommt noch heute, ein Adliger nicht.

example-guests-arrive = Neun Karten werden aufgedeckt, bis alle Tische besetzt sind; unterwegs kommen Tisch, Kellnerinnen und Lieferant.
example-tables-full = Der dritte Gast besetzt den letzten Tisch; die Kellnerin darunter wird nicht mehr aufgedeckt.
example-nobles-share = Drei Adlige teilen sich einen Tisch, gleiche Gäste nicht.
example-sent-home = Ein Tresen-Gast wird abgegeben: Alle gehen heim, und andere Gäste kommen.
example-reshuffled = Drei Tresen-Gäste werden abgegeben; beim letzten wird der Ablagestapel gemischt.
example-nobody-left = Stapel und Ablage sind leer: Zwei Tische bleiben frei, und niemand wird gefragt.

example-own-dice = Eine Kellnerin-Karte und die fest angestellte Kellnerin bringen zwei eigene Würfel.
example-three-own-dice = Sechs Kellnerinnen bringen nicht mehr als drei eigene Würfel.

example-coasters-rolled = Sind die Gäste da, werden alle Bierdeckel geworfen, und alle sehen alle Würfel.
example-coasters-move = Beide nehmen einen Würfel, dann tauschen die Bierdeckel; ein Würfel vom anderen Bierdeckel wird abgelehnt.
example-four-draft = Vier Personen nehmen Würfel, und jeder Bierdeckel wandert nach links.
example-no-choice = Nur gleiche Würfel sind übrig, also werden sie ohne Frage genommen.

example-where-dice-go = Die 2 passt zum Stammgast, die 4 nicht zum Gast mit der 3; die Kasse nimmt einen Würfel, der Mönch viele.
example-own-guests = Würfel kommen zu Gästen am eigenen Tisch, nie zu denen der Nachbarn.
example-equal-guests = Der Tisch der Adligen nimmt einen Würfel, zwei gleiche Stammgäste nehmen je einen.
example-raised-die = Zwei Tellerwäscher heben eine 4 zum Gast mit der 6; eine 3 bräuchte drei.
example-raise-spent = Der Würfel, den der Tellerwäscher erhöht hat, ist benutzt, also ist die Erhöhung verbraucht.
example-plan-changed = Beim Planen werden Würfel frei gelegt, umgelegt und zurückgenommen.
example-plan-of-another = Im Zug einer anderen Person ändert niemand seinen Plan.
example-used-die = Ein benutzter Würfel bleibt, wo er ist; die anderen dürfen noch umziehen.
example-juggler-die = Der Jongleur dreht Würfel, für je einen Schnaps, solange Schnaps da ist.
example-second-guest = Zwei gleiche Stammgäste werden mit je einem Würfel bedient, der dritte Würfel wird abgelehnt.

example-reputation-counted = Der Plan brächte 9 Dublonen und 6 Bier: zuerst sechs Schritte Ruf.
example-marker-follows = Jede Änderung des Plans bewegt den Ruf-Marker, vor oder zurück.
example-spent-schnapps = Der Schnaps der Leiste ist ausgegeben, also kann der Marker nicht hinter sein Feld zurück.
example-removing-dice = Was Kasse, Fass, Bieranlieferung und Mönch auf ihrer einfachen Seite bringen.
example-brewing = Zwei Lieferanten: Jeder der drei Würfel bringt 3 Bier.
example-barbacks = Zwei Bierhändler brachten zu Beginn des Zuges 2 Bier; zur Bieranlieferung kommt nichts dazu.
example-one-purse = Gespartes und eben Verdientes bezahlen zusammen.
example-mixed-spending = Dublonen und Bier werden abwechselnd verdient und ausgegeben.
example-one-of-each = Ein zweiter Bierhändler in derselben Runde wird abgelehnt; die nächste Person darf einen kaufen.
example-cheaper-upgrade = 6 Dublonen reichen nicht für die Aufwertung, außer ein Tellerwäscher wird abgegeben.
example-upgrades-at-once = Bieranlieferung, Kasse, Fass und Mönch gelten sofort mit ihrer besseren Seite.
example-upgrades-next-evening = Kellnerin, Tellerwäscher und Tisch helfen erst ab der nächsten Runde.
example-used-dishwasher = Ein verbrauchter Tellerwäscher darf zurück; einer, der gerade einen Würfel erhöht, nicht.
example-one-guest = Ein Gast wird angeworben; ein zweiter in derselben Runde wird abgelehnt.
example-guest-with-card = Der Gast bringt einen Lieferanten mit, der über ihm auf dem Stapel liegt.
example-nobles-for-beer = 17 Bier sind zu wenig für drei Adlige, aber genug für zwei.
example-counter-guest-step = Zwei Tresen-Gäste bringen je einen Schritt; ein dritter ist nicht da.
example-round-the-ring = Nach Feld 22 betritt der Marker Feld 0 und zieht weiter.
example-service-denied = „Hausverbot“: Ein Gast verlässt das Spiel, aber nie ein Adliger.
example-card-left = Das Kloster bietet einen Bierhändler an; er darf liegen bleiben, aber zuerst kommt die Antwort.
example-musician = Der Musikant macht aus jedem Schnaps 2 Dublonen, solange Schnaps da ist.
example-fire-eater = Der Feuerspucker wertet zwei Bereiche für je 5 Schnaps auf, aber keinen zweimal.
example-bards = Jeder Barde bringt in jeder Runde einen Schritt Ruf.
example-what-stays = Von 7 Dublonen und 7 Bier bewahren der einfache Tresor und das Bierlager je 2.
example-schnapps-returns = Neun Schnaps sind zu viel: Fünf gehen am Ende des Zuges in den Vorrat.

example-juggler-card = Für einen Schnaps legt der Jongleur einen Adligen auf den Stapel statt auf die Ablage.
example-only-from-the-tavern = Der Jongleur behält nur eine Karte, die aus der eigenen Taverne abgelegt würde.
example-closing-time = Alle Karten der Taverne werden abgelegt, auch die Adligen.

example-schnapps-or-removal = Auf diesem Feld gibt es einen Schnaps, oder ein Gast geht, aber nie ein Adliger.
example-spaces-passed = Drei Schritte auf einmal: Auch das Schnapsfeld unterwegs gibt seinen Schnaps.
example-no-schnapps-left = Es ist kein Schnaps mehr da, also geht ein Gast, oder es geschieht nichts.
example-signatures = Fünf Gäste zu fünf Preisen: Jede Unterschrift kommt in die Spalte ihres Preises.
example-free-column = Eine Unterschrift von der Ruf-Leiste kommt in eine Spalte, die nicht voll ist.
example-full-row = Die vierte Unterschrift füllt die erste Zeile und bringt einen Adligen.
example-full-column = Die Spalte ist voll, also geht die Unterschrift in den Vorrat zurück.
example-new-tile = Der Gast hat keine Unterschrift und bringt keine; der nächste auf dem Platz bekommt eine.
example-chain = Zwei Schritte zum Kloster: Erst wird über den Bierhändler des ersten entschieden, zuletzt kommt die Unterschrift.

example-points = Woher die Punkte eines beendeten Spiels kommen.
example-the-end = Der letzte Zug endet, das Spiel ist aus, und das Gesparte entscheidet den Gleichstand.
example-removed-card = Ein Gast mit 7 Punkten wird hinausgeworfen, und die Punkte sind weg.

example-worked-plan = Der Plan aus den Spielregeln mit 1, 1, 3, 3, 5 und 6, und was er bringt.
example-full-turn = Der ganze Zug aus den Spielregeln, Schritt für Schritt.
example-sixth-space = Barden führen den Marker auf das sechste Feld, das 5 zählt; sein Schnaps zählt 1 dazu.
example-third-start-card = Die dritte Startkarte: drei Schritte, ein Bierhändler, und zwei Stammgäste gehen.
