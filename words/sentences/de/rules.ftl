# Die Regeln, nach denen das Programm spielt: die eine Quelle für die Seite und für `tiefenthal rules`.
#
# Eine Regel ist ihr genauer Wortlaut mit `.title`; `.ruling` sagt, was wir entschieden haben, wo die Spielregeln schweigen, und
# warum; `.editions`, worin sich die Ausgaben unterscheiden; `.example` zeigt sie. Zahlen des Materials sind Argumente.

## Aufbau

rule-S1 = Ihr spielt zu zweit, zu dritt oder zu viert. Ihr wählt ein Modul von 1 bis 5 und spielt auch mit allen Modulen davor.
    .title = Personenzahl und Module
rule-S2 = Im Vorrat liegen je 16 Bierhändler, Tellerwäscher, Kellnerinnen, Tische und Lieferanten, 61 Adlige und drei Tresen-Gäste pro Person. Ab Modul 3 kommen 16 Barden dazu.
    .title = Der Vorrat
    .ruling = 16 Barden, nicht 10: In der Schachtel sind 240 Karten, und 10 ist die Zahl der markierten Gäste.
    .editions = Die Beiblätter zu den Modulen zählen 16 Barden; ein Grundregelheft nennt 10.
rule-S3 = Die acht Gäste für 3 Bier bilden einen offenen Stapel, den 3er-Stapel. Die übrigen 30 Gäste werden gemischt und verdeckt bereitgelegt, ab Modul 3 zusammen mit den zehn markierten. Vier davon werden aufgedeckt. Die Auslage hat also fünf Plätze: den 3er-Stapel und vier offene Gäste.
    .title = Die Auslage
rule-S4 = Du beginnst mit drei aufgedruckten Tischen, allen Plättchen auf der einfachen Seite, leerem Tresor, leerem Bierlager und deinem Marker auf Feld 0 der Kloster-Leiste. Vor dir liegt ein Bierdeckel mit vier weißen Würfeln. Deine drei eigenen Würfel warten im Vorrat.
    .title = Deine Taverne
rule-S5 = In den Modulen 1 bis 3 besteht dein Startdeck aus sieben Stammgästen, einer Kellnerin, einem Tisch und einem Lieferanten, gemischt. Die drei Tavernen-Karten kommen aus dem Vorrat.
    .title = Dein Startdeck
rule-S6 = In Modul 1 spielt ihr mit der Sommerseite der Runden-Leiste und ohne Schnaps. Ab Modul 2 liegt die Winterseite oben, im Vorrat sind 20 Schnäpse, und drei Gaukler kommen in jede Taverne. In Modul 2 sind die drei losen Schnaps-Plättchen der Leiste sichtbar.
    .title = Sommer und Winter
rule-S7 = Ab Modul 3 steht dein Ruf-Marker auf dem Wirt, vor dem ersten Feld der Ruf-Leiste. Die drei losen Schnaps-Plättchen der Runden-Leiste sind verdeckt.
    .title = Der Ruf zu Beginn
rule-S8 = Ab Modul 4 werden die sieben Startkarten gemischt und drei aufgedeckt. Du wählst eine davon; mehrere dürfen dieselbe wählen. Was die Karte bringt, ersetzt Kellnerin, Tisch und Lieferant aus S5. Ihre Karten werden in deinen Stapel gemischt. Nimmt die Karte dir Stammgäste, bestimmst du, welche. Eine Aufwertung durch eine Startkarte bringt keinen Adligen und gilt ab der ersten Runde. Haben alle gewählt, werden die Karten reihum ausgeführt, beginnend beim Startspieler, jede mit allem, was daraus folgt; Fragen, die sich dabei ergeben, werden dann gestellt.
    .title = Startkarten
    .ruling = Alle wählen unabhängig voneinander: Mehrere dürfen dieselbe Karte nehmen, also schadet es niemandem. Welche Stammgäste gehen, würdest du auch am Tisch selbst bestimmen. Dank der festen Reihenfolge lässt sich jedes Protokoll genau nachspielen. Der Bierhändler der dritten Karte kommt aus dem Kloster, du darfst ihn also liegen lassen (F15).
    .editions = Die zweite Startkarte bringt im Beiblatt von North Star einen Tellerwäscher, in der älteren englischen Übersetzung von Schmidt eine Kellnerin. Wir folgen North Star, weil der ältere Text auch anderswo Kartennamen verwechselt. Die Materialliste führt den Wert als strittig.
    .example = Du wählst die dritte Karte: Drei Kloster-Schritte bringen dir einen Bierhändler, und zwei deiner Stammgäste verlassen das Spiel.
rule-S9 = In Modul 5 benutzt ihr die Unterschriften-Seite der Ruf-Leiste mit 12 Feldern. Alle haben ein leeres Gästebuch. Es gibt 40 Unterschriften, und auf jedem der fünf Plätze der Auslage liegt eine.
    .title = Gästebücher
rule-S10 = Der Startspieler wird ausgelost, oder der Gastgeber bestimmt ihn.
    .title = Der Startspieler
    .ruling = Laut Spielregel beginnt, wer zuletzt in einer Taverne war. Das kann ein Programm nicht wissen.

## Der Abend

rule-R1 = Das Spiel dauert acht Runden, acht Abende, die die Runden-Leiste zählt. Jede Runde hat sieben Phasen in dieser Reihenfolge: A { -phase-name-evening }; B { -phase-name-arrival }; C { -phase-name-server }; D { -phase-name-draft } E { -phase-name-plan }; F { -phase-name-serve } G { -phase-name-closing }
    .title = Acht Abende
rule-R2 = In den Phasen A, B, C, E und G spielen alle gleichzeitig: Entscheide, wann du willst, ohne auf andere zu warten. In D und F geht es reihum im Uhrzeigersinn, beginnend beim Startspieler. Eine Phase endet, wenn niemand mehr etwas zu entscheiden hat.
    .title = Gleichzeitig oder reihum
rule-R3 = Reicht ein Vorrat nicht für alle, die gleichzeitig wählen, entscheidet die Reihenfolge vom Startspieler aus. Du kannst etwas nur wählen, wenn der Vorrat selbst dann reicht, wenn alle vor dir, die noch überlegen, es nehmen. Sonst wirst du nicht gefragt, und auch R8 antwortet nicht für dich, bis der Vorrat reicht oder alle vor dir geantwortet haben. Werden mehrere Marker auf einmal verteilt, bekommt reihum jeder seine volle Menge oder das, was noch da ist.
    .title = Knappe Vorräte
    .ruling = Die Spielregeln sagen nicht, wer zuerst kommt. Die Spielreihenfolge ist die einzige, die sie kennen.
    .example = Ein Bierhändler ist noch da, und drei Personen dürfen ihn wählen. Der Startspieler wird sofort gefragt, die anderen warten auf seine Antwort.
rule-R4 = Nach Phase G der achten Runde endet das Spiel. Nach jeder anderen Runde wandert der Startspieler-Marker im Uhrzeigersinn weiter.
    .title = Die nächste Runde
rule-R5 = Jede Karte, die du kaufst oder bekommst, kommt sofort verdeckt oben auf deinen Nachziehstapel. Mehrere auf einmal legst du in der Reihenfolge darauf, in der du sie bekommst; die letzte liegt also ganz oben. Nur die Karten einer Startkarte werden eingemischt (S8).
    .title = Neue Karten
    .example = Du wertest den Tresor auf und kaufst danach einen Tisch. In der nächsten Runde deckst du zuerst den Tisch auf, dann den Adligen.
rule-R6 = Musst du von einem leeren Nachziehstapel ziehen, wird zuerst dein Ablagestapel gemischt und zum neuen Nachziehstapel. Sind beide leer, ziehst du nichts.
    .title = Leerer Stapel
    .ruling = Zum zweiten Fall schweigen die Spielregeln. Es gibt nichts zu ziehen.
rule-R7 = Jeder Vorrat ist auf das begrenzt, was in der Schachtel liegt. Was weg ist, kann niemand mehr nehmen, und nichts ersetzt es.
    .title = Weg ist weg
    .ruling = Die Spielregeln sagen das nur von den Unterschriften. Aber niemand kann eine Karte nehmen, die nicht da ist.
rule-R8 = Eine Frage mit nur einer möglichen Antwort beantwortet das Programm für dich. Ausnahmen sind „Fertig“ (E4) und „Feierabend“ (F18): Das sagst du immer selbst.
    .title = Nur eine Antwort
    .ruling = So hält es dieses Programm. Das spart Klicks, die nichts entscheiden.
rule-R9 = Alles auf dem Tisch ist für alle offen: die bekannten obersten Karten der Stapel, die Ablagestapel, alle Tavernen, die Bierdeckel, die Auslage. Verborgen ist nur, was niemand weiß (die Reihenfolge verdeckter Stapel, künftige Würfe), und in gleichzeitigen Phasen außer B die Antwort der anderen, bis alle geantwortet haben. Bei den Startkarten, in A, bei „Fertig“ in E und in G darfst du deine Antwort zurücknehmen, bis die letzte gegeben ist; vorher geschieht nichts Zufälliges. Antworten in B sind endgültig. Gibt es von etwas weniger Stücke, als Personen gefragt werden (R3), sind alle Antworten dieser Phase sofort offen und endgültig.
    .title = Was alle sehen
    .ruling = Gekauft wird offen am Tisch, deshalb zeigt das Programm, was ein gutes Gedächtnis wüsste. Ist ein Vorrat knapp, soll niemand eine Antwort zurücknehmen, wegen der jemand anders später oder gar nicht gefragt wurde.
rule-R10 = Gleiche Karten und gleiche Würfel (gleiche Farbe, gleiche Augenzahl, gleicher Ort) sind austauschbar. Die Plätze der Auslage sind nummeriert: 0 ist der 3er-Stapel, 1 bis 4 sind die offenen Gäste, wie sie liegen.
    .title = Gleiches ist gleich
rule-R11 = Schnaps, den du bezahlst (E5, F16, G1), zurückgibst (F2) oder nicht behalten darfst (F18), kommt zurück in den Vorrat von 20 und kann wieder genommen werden.
    .title = Schnaps kommt zurück

## Phase A

rule-A1 = Der Mond zieht auf das Feld der Runde, und alle bekommen dessen Bonus. Bei „entweder … oder“ wählst du eines von beiden; verzichten darfst du nicht. Was im Vorrat fehlt, kannst du nicht wählen; fehlt beides, bekommst du nichts. Ist die letzte Antwort da, bekommen alle ihren Bonus reihum, beginnend beim Startspieler, jeweils mit allem, was daraus folgt; Fragen, die sich dabei ergeben, werden dann gestellt.
    .title = Der Bonus des Mondes
    .ruling = Die Spielregeln sagen nicht, in welcher Reihenfolge gleichzeitige Boni wirken. Dank der festen Reihenfolge lässt sich jedes Protokoll genau nachspielen.
rule-A2 = Der Bonus „eigener Würfel“: Du nimmst einen eigenen Würfel. Er wird geworfen, wenn alle geantwortet haben, und bleibt dir für diese Runde. Er zählt zu deinen höchstens drei eigenen Würfeln (C2).
    .title = Ein Bonuswürfel
    .ruling = In der Schachtel sind drei Würfel jeder Farbe, einen vierten gibt es nicht.
rule-A3 = Der Bonus „kostenlose Aufwertung“: Du darfst einen beliebigen Bereich aufwerten, der noch nicht aufgewertet ist. Du bekommst keinen Adligen. Der Vorteil gilt, egal bei welchem Bereich, schon in dieser Runde. Du darfst verzichten.
    .title = Eine kostenlose Aufwertung
rule-A4 = Der Bonus „Gast für 3 Bier“: Du nimmst einen Gast vom 3er-Stapel, der wie in F10 ergänzt wird. Hat der Gast einen Sofortbonus, bekommst du ihn. Eine Unterschrift bleibt auf dem Stapel liegen; war es die letzte Karte, bleibt sie auf dem Platz für den Gast, der nachrückt. Ist der 3er-Stapel leer, kannst du diesen Bonus nicht wählen.
    .title = Ein Gast für 3 Bier
    .ruling = Der Bonus nennt diesen Stapel, also endet er mit ihm. Unterschriften gibt es für Bier (T2); hier wurde keines bezahlt, also wartet sie auf den nächsten Gast. Hat eine andere Materialliste im 3er-Stapel verschiedene Karten, ist die oberste offen und der Rest unbekannt.
    .editions = Nur der deutsche Text knüpft den Sofortbonus an das Nehmen der Karte, die anderen an das Anwerben. Wir folgen dem deutschen Original.
rule-A5 = Der Bonus „Tresen-Gast“: Einer setzt sich an deinen Tresen und bleibt, bis du ihn einsetzt (B4, F12). Für jede Person gibt es drei, in einem gemeinsamen Vorrat; wer abgegeben wurde, kommt nicht wieder.
    .title = Tresen-Gäste
    .ruling = Laut Spielregel liegen drei pro Person bereit, und benutzte kommen zurück in die Schachtel.
rule-A6 = Ab Modul 2 wird zuerst der Schnaps verteilt, über den der Mond zieht, dann kommt der Bonus der Runde. Modul 2 bringt je 1 Schnaps in den Runden 2, 5 und 8 und je 2 in den Runden 3 und 6. Ab Modul 3 gibt es nur je 1 in den Runden 2 und 8. Kommt ein Gaukler, wählst du, welche Seite oben liegt; sie bleibt bis zum Ende.
    .title = Schnaps und Gaukler

## Phase B

rule-B1 = Du deckst die oberste Karte deines Stapels auf und legst sie an. Ein Gast, ein Stammgast oder der erste Adlige setzt sich an den freien Tisch, der am weitesten links steht. Eine Tisch-Karte bringt rechts einen freien Tisch dazu. Kellnerin, Tellerwäscher, Lieferant, Bierhändler und Barde kommen in ihren Bereich. Das wiederholst du, bis kein Tisch mehr frei ist.
    .title = Die Gäste kommen
    .example = Du deckst einen Adligen, einen Tisch, eine Kellnerin, zwei Gäste und einen Stammgast auf: vier Tische, vier Gäste, und die Phase ist zu Ende (X1).
rule-B2 = Du hörst auf, sobald jeder Tisch besetzt ist: aufgedruckte, aufgewertete und gezogene.
    .title = Wann Schluss ist
rule-B3 = Kommt ein Adliger und noch keiner sitzt, nimmt er einen freien Tisch. Jeder weitere setzt sich zu ihm und braucht keinen eigenen.
    .title = Adlige teilen sich einen Tisch
    .example = Zwei deiner drei Tische sind besetzt, einer davon mit einem Adligen. Zwei weitere Adlige kommen: Der dritte Tisch ist immer noch frei.
rule-B4 = Sind deine Tische voll, darfst du einen Tresen-Gast abgeben. Dann ziehst du neu: Alle Karten, die du in dieser Phase aufgedeckt hast, auch Personal und Tische, kommen offen auf den Ablagestapel, und die Phase beginnt für dich von vorn. Das geht so oft, wie du Tresen-Gäste hast, aber nicht, wenn B5 die Phase beendet hat.
    .title = Noch einmal von vorn
    .editions = Im niederländischen Text offen, im deutschen verdeckt; die englischen sagen nichts dazu. Es macht keinen Unterschied, denn alles ist offen (R9).
rule-B5 = Sind Nachzieh- und Ablagestapel leer und ein Tisch ist noch frei, endet die Phase für dich.
    .title = Niemand kommt mehr
    .ruling = Dazu schweigen die Spielregeln. Es gibt nichts zu ziehen.

## Phase C

rule-C1 = Du bekommst einen eigenen Würfel für jede Kellnerin-Karte in deiner Taverne und einen für die fest angestellte Kellnerin, wenn du sie in einer früheren Runde oder durch A3 oder S8 bekommen hast. Die Würfel werden sofort geworfen.
    .title = Eigene Würfel
    .example = Eine Kellnerin-Karte und die fest angestellte Kellnerin bringen zwei eigene Würfel (X2).
rule-C2 = Du hast in einer Runde nie mehr als drei eigene Würfel, der Bonuswürfel aus A2 mitgezählt.
    .title = Höchstens drei

## Phase D

rule-D1 = Alle würfeln gleichzeitig mit den vier weißen Würfeln von ihrem Bierdeckel. Alle sehen alle Würfel.
    .title = Die Bierdeckel
rule-D2 = Reihum nimmt jede Person einen Würfel von dem Bierdeckel, der vor ihr liegt. Haben alle einen genommen, wandert jeder Bierdeckel nach links (im Uhrzeigersinn). Das geschieht viermal, bis alle vier weiße Würfel haben.
    .title = Nehmen und weitergeben
rule-D3 = Beim vierten Würfel gibt es keine Wahl, also bekommst du ihn von selbst.
    .title = Der letzte Würfel

## Phase E

rule-E1 = Du legst Würfel auf Aktionsfelder. Ein Feld mit einer Zahl braucht genau diese Zahl; auf „?“ passt jeder Würfel. Ein Feld mit „1x“ nimmt pro Runde einen Würfel, eines mit „…“ beliebig viele.
    .title = Würfel legen
rule-E2 = Die Felder sind: jeder Stammgast und Gast am Tisch (seine Zahl, 1x); der Tisch der Adligen (2, 1x, ein Würfel für alle zusammen); die Kasse (?, 1x); das Fass (?, 1x); die Bieranlieferung (1 oder 6, …); der Mönch (5, …).
    .title = Die Felder
    .example = Mit 1 1 3 3 5 6 kannst du 1, 1 und 6 auf die Bieranlieferung legen, die 5 auf den Mönch, eine 3 zu einem Gast, der eine 3 braucht, und die andere 3 auf das Fass (X4).
rule-E3 = Jeder Tellerwäscher, ob als Karte oder fest angestellt (sobald er arbeitet), darf einmal pro Runde einen gelegten Würfel um 1 erhöhen. Mehrere dürfen denselben Würfel erhöhen, nie über 6; aus einer 6 wird nie eine 1. Der Würfel selbst wird nicht gedreht. Ein Würfel wird genau um das erhöht, was sein Feld braucht. Verbraucht ist die Erhöhung, wenn du den Würfel entfernst; nimmst du ihn zurück oder legst du ihn um, wird sie wieder frei. Auch Würfel, die du in Phase F legst oder umlegst, kannst du erhöhen, solange Tellerwäscher frei sind.
    .title = Tellerwäscher
    .ruling = Die Spielregeln erwähnen die Tellerwäscher in Phase E, erlauben aber, den Plan in F zu ändern, und das heißt neu legen. Der Jongleur wirkt, bevor ein Würfel liegt, und ist dann nicht noch einmal möglich. Mehr als nötig bringt nichts: Auf „?“ wird nie erhöht, ebenso wenig eine 1 auf der Bieranlieferung.
    .example = Du legst eine 4 zu einem Gast, der eine 6 braucht. Das kostet zwei Tellerwäscher; der Würfel zeigt weiter die 4.
rule-E4 = Phase E endet für dich, wenn du „Fertig“ sagst; das kannst du zurücknehmen, bis alle fertig sind. Bis dahin darfst du den Plan beliebig ändern. In deinem Zug in Phase F, nach F1, darfst du Würfel, die noch nicht benutzt sind, wieder umlegen, einzeln oder alle auf einmal. Du musst nicht alle Würfel legen. In Modul 1 und 2 bindet der Plan niemanden; ab Modul 3 bestimmt er deinen Ruf (F1).
    .title = Der Plan
    .ruling = Laut Spielregel legst du in Phase E alle Würfel, aber in Phase F gibst du zurück, was du nicht benutzen konntest oder wolltest. Also darf ein Würfel übrig bleiben.
rule-E5 = Ab Modul 2, die Würfelseite des Jongleurs: Für { $juggler_die } Schnaps drehst du einen eigenen oder weißen Würfel, der noch nicht liegt, auf eine andere Zahl. So oft du zahlst, aber nur in Phase E.
    .title = Der Jongleur dreht einen Würfel
rule-E6 = Ein benutztes 1x-Feld bleibt für diese Runde benutzt, auch wenn der Würfel weg ist. Bieranlieferung und Mönch darfst du mit einem Würfel, den du später dorthin legst, noch einmal benutzen.
    .title = Benutzte Felder
    .editions = North Star verbietet nur, ein 1x-Feld zweimal zu benutzen; die anderen Texte lassen einen Würfel nur auf ein noch unbenutztes Feld wechseln. Wir folgen North Star, denn ein „…“-Feld nimmt ohnehin beliebig viele Würfel.

## Phase F

rule-F1 = Ab Modul 3, zu Beginn deines Zuges: Zähle die Dublonen, die deine gelegten Würfel bringen würden (Stammgäste, Gäste, Adlige, Kasse), und das Bier, das sie bringen würden (Bieranlieferung, Fass), plus 1 für jeden Bierhändler. Dein Ruf steigt um die kleinere der beiden Zahlen. Sonst zählt nichts, auch keine Aufwertung, die du später in diesem Zug kaufst. Würfel, die du legst, aber nie entfernst, zählen mit.
    .title = Zuerst der Ruf
    .ruling = Der Ruf wird gezählt, bevor du einen Würfel entfernst; was du danach entfernst, spielt keine Rolle.
    .example = Deine Würfel würden 6 Dublonen und 4 Bier bringen. Der Marker zieht 4 Schritte.
rule-F2 = Legst du später in deinem Zug einen Würfel, legst ihn um oder nimmst ihn zurück, wird F1 neu gezählt, mit den Erträgen vom Beginn deines Zuges; benutzte Würfel zählen dort, wo du sie benutzt hast. Ist das Ergebnis höher, zieht der Marker um den Unterschied vor. Ist es niedriger, geht er um den Unterschied zurück, und du gibst zurück, was die verlassenen Felder dir in diesem Zug gebracht haben. Geht das nicht (Schnaps ausgegeben, Gast hinausgeworfen, Unterschrift gelegt, zu wenige Adlige oben auf dem Stapel), ist die Änderung nicht erlaubt. Zurück gehen zuerst die letzten Schritte des Zuges, woher sie auch kamen. Jeder Schnaps ist recht, ebenso jeder Adlige, über dem auf deinem Nachziehstapel nur Adlige liegen. Ein ganzer neuer Plan wird einmal gezählt, so können zwei Würfel tauschen.
    .title = Ein geänderter Plan
    .ruling = Die Spielregeln sagen nur, dass die Änderung „rückwirkend“ gilt. Wir rechnen in beide Richtungen genau ab und verbieten, was sich nicht rückgängig machen lässt. Abgerechnet werden die Schritte dieses Zuges, nicht ihre Ursachen (F1, ein Barde, ein Gast, das Gästebuch); der letzte geht zuerst zurück. Ein Adliger unter einer anderen Karte lässt sich nicht zurückgeben.
rule-F3 = Entfernst du einen Würfel, bekommst du: vom Gast, Stammgast oder den Adligen, was sie in Dublonen zahlen; von der Kasse { $cashbox } (aufgewertet { $cashbox_up }) Dublonen; von der Bieranlieferung { $brewer } (aufgewertet { $brewer_up }) Bier und 1 dazu für jede Lieferanten-Karte dort; vom Fass { $barrel } (aufgewertet { $barrel_up }) Bier; vom Mönch { $monk } (aufgewertet { $monk_up }) Kloster-Schritte.
    .title = Würfel entfernen
    .example = Die Bieranlieferung ist nicht aufgewertet, zwei Lieferanten liegen dort, und du entfernst 1, 1 und 6: 9 Bier (X5).
rule-F4 = Jeder Bierhändler bringt einmal pro Runde 1 Bier, zu Beginn deines Zuges. Mit der Bieranlieferung hat er nichts zu tun.
    .title = Bierhändler
    .ruling = Die Spielregeln sagen nicht, wann. Für keine andere Regel ist der Zeitpunkt wichtig.
rule-F5 = Die Dublonen im Tresor, das Bier im Bierlager und alles, was du in diesem Zug bekommst, liegen in einem Beutel. Gib es in beliebiger Reihenfolge und Mischung aus.
    .title = Ein Beutel für alles
    .example = Du hast 3 Dublonen im Tresor, entfernst Würfel für 4 und bezahlst 5. Die übrigen 2 kannst du weiter ausgeben.
rule-F6 = Du darfst Tavernen-Karten kaufen, von jeder Sorte höchstens eine pro Runde, zu ihrem Preis in Dublonen. Barden gibt es ab Modul 3.
    .title = Karten kaufen
    .editions = Im großen Beispiel wird in allen Ausgaben für 2 ein Lieferant gekauft. Dem Preis nach ist es ein Bierhändler.
rule-F7 = Du darfst einen Bereich aufwerten, jeden einmal im Spiel, nie den Wirt. Du bezahlst den Preis, abzüglich des Rabatts für jede passende Karte, die du in den Vorrat zurücklegst. Abgeben kannst du nur Karten, die in dieser Runde in dem Bereich liegen, beliebig viele, auch mehr als nötig. Unter 0 fällt der Preis nie, und ausgezahlt wird nichts. Eine Aufwertung bringt 1 Adligen. Würfel auf dem Plättchen bleiben liegen. Bei einer kostenlosen Aufwertung (A3, S8, F16) gibst du nichts ab.
    .title = Aufwertungen
    .ruling = Eine kostenlose Aufwertung hat keinen Preis, den eine Karte senken könnte.
    .example = Zwei Tellerwäscher liegen am Waschplatz, einen gibst du ab: Die Aufwertung kostet { $dishwasher_price } − { $dishwasher_discount } Dublonen (X6).
rule-F8 = Aufwertungen von Bieranlieferung, Kasse, Fass, Tresor, Bierlager und Mönch gelten sofort. Die von Kellnerin, Waschplatz und Tischen gelten ab der nächsten Runde, außer durch A3 und S8.
    .title = Ab wann Aufwertungen gelten
    .ruling = Ein Tisch-Plättchen zählt ab der nächsten Runde; bis dahin stehen in der Taverne so viele Tische, wie die Gäste in Phase B vorfanden.
rule-F9 = Ein Gast an einem abgegebenen Tisch bleibt für diese Runde. Der Würfel einer abgegebenen Kellnerin bleibt. Ein abgegebener Lieferant bringt für Würfel, die du danach entfernst, kein Bier mehr. Einen schon benutzten Tellerwäscher darfst du abgeben, ohne dass seine Wirkung verfällt: Die freien Erhöhungen sinken um die Zahl der abgegebenen Karten abzüglich der Erhöhungen, die entfernte Würfel schon verbraucht haben, aber nie um weniger als 0. Brauchen Würfel, die noch liegen, mehr Erhöhungen, als übrig blieben, darfst du erst abgeben, wenn du sie umgelegt hast.
    .title = Abgegebene Karten
    .ruling = Im großen Beispiel der Spielregel wird ein benutzter Tellerwäscher abgegeben. Was verbraucht ist, kann nicht noch einmal verloren gehen.
    .example = Du hast zwei Tellerwäscher und hast einen Würfel entfernt, den einer davon erhöht hat. Diesen gibst du ab: Der andere kann weiter erhöhen.
rule-F10 = Du darfst pro Runde einen Gast aus der Auslage für seinen Preis in Bier anwerben. Die Karte kommt oben auf deinen Stapel; dann bekommst du einmal ihren Sofortbonus mit allem, was daraus folgt; dann ihre Unterschrift (T2) mit allem, was daraus folgt; dann wird der Platz vom verdeckten Stapel ergänzt. Der 3er-Stapel wird erst ergänzt, wenn er leer ist, durch einen fünften offenen Gast. Ist der verdeckte Stapel leer, bleibt der Platz leer. Ist der Tisch so eingestellt, wird erst am Ende deines Zuges ergänzt, samt Unterschrift (F18).
    .title = Einen Gast anwerben
    .ruling = Laut Spielregel wird der Platz sofort ergänzt. Wir führen erst zu Ende, was der Gast bringt, damit mitten in einer Entscheidung nichts Neues aufgedeckt wird.
    .example = Du hast 7 Bier und wirbst einen Gast für 5 an, der 2 Dublonen bringt. Du hast noch 2 Bier, 2 Dublonen mehr, und der Gast liegt oben auf deinem Stapel.
rule-F11 = Du darfst Adlige anwerben: 1, 2 oder 3 für { $noble_1 }, { $noble_2 } oder { $noble_3 } Bier. Das geht jederzeit in deinem Zug und so oft du zahlen kannst, solange welche da sind. Für F10 zählt es nicht.
    .title = Adlige für Bier
rule-F12 = Du darfst einen Tresen-Gast für einen Kloster-Schritt abgeben, auch mehrere in einem Zug.
    .title = Ein Tresen-Gast fürs Kloster
rule-F13 = Die Kloster-Leiste ist ein Ring aus 23 Feldern, 0 bis 22. Jeder Schritt führt auf das nächste Feld und bringt sofort dessen Bonus. Auf 22 folgt 0, das einen Schritt kostet wie jedes andere, und es geht weiter.
    .title = Das Kloster
    .editions = Drei der vier Grundregelhefte lassen den Marker über 22 hinaus weiterziehen. Im deutschen Text bleibt er auf dem Startfeld stehen.
    .example = Dein Marker steht auf 21 und zieht 3 Schritte: 22, 0, 1. Du bekommst, was 22 und 1 zeigen.
rule-F14 = „{ -removal }“: Du darfst einen Stammgast oder Gast, der an einem deiner Tische sitzt und bei dem kein Würfel liegt, aus dem Spiel nehmen, nie einen Adligen. Sein Tisch bleibt leer. Auch wer schon bedient ist, darf gehen; der Würfel zählt in F2 weiter mit. Du darfst verzichten.
    .title = { -removal }
    .ruling = Der Text nennt Stammgäste und Gäste. Einen Adligen würde niemand hinauswerfen.
rule-F15 = Boni bekommst du sofort. Eine Tavernen-Karte aus dem Kloster oder vom Sofortbonus eines Gastes darf verfallen: Du wirst gefragt, ob du sie nimmst. Jeden anderen Bonus nimmst du immer, außer bei F14 und A3. Eine Bonuskarte, deren Stapel leer ist, verfällt. Karten und Gäste, die du als Bonus bekommst, zählen bei den Höchstzahlen von F6 und F10 nicht mit.
    .title = Boni
    .ruling = Die Grundregeln lassen Boni von Kloster und Gästen verfallen. Wollen kann man das nur bei Karten, weil sie den Stapel verändern, also wirst du nur dort gefragt. Laut Spielregel „darf“ man für den Mönch ziehen; hier geschieht es immer. F6 und F10 begrenzen das Kaufen und das Anwerben.
rule-F16 = Ab Modul 2, Gaukler in deinem Zug, so oft du zahlst: { $musician_first } Schnaps für { $musician_thalers } Dublonen; { $musician_second } Schnaps für { $musician_beer } Bier; { $fire_first } Schnaps, um einen beliebigen Bereich kostenlos aufzuwerten, mit Adligem; { $fire_second } Schnaps, um einen Gast hinauszuwerfen wie in F14. Jeweils nur mit der passenden Seite (A6). Bereich oder Gast nennst du beim Bezahlen.
    .title = Gaukler
    .ruling = Wer das Ziel gleich nennt, bezahlt nicht für etwas Unmögliches.
rule-F17 = Ab Modul 3: Jeder Barde in deiner Taverne darf einmal pro Runde deinen Ruf um 1 erhöhen, jederzeit in deinem Zug.
    .title = Barden
rule-F18 = Dein Zug endet, wenn du es sagst. Bis zu { $safe } (aufgewertet { $safe_up }) Dublonen bleiben im Tresor und bis zu { $storage } (aufgewertet { $storage_up }) Bier im Bierlager; der Rest verfällt. Deine Würfel gehen zurück. Ab Modul 2: Schnaps über { $schnapps_kept } geht jetzt zurück in den Vorrat, noch vor Phase G.
    .title = Feierabend
    .editions = Laut Spielregel gilt die Schnaps-Grenze am Ende des Zuges. North Star nennt die ganze Runde „Turn“; Schmidt trennt Runde und Zug, und ein Zug ist dort Phase F. Wir folgen Schmidt.

## Phase G

rule-G1 = Ab Modul 2, die Kartenseite des Jongleurs: Für { $juggler_card } Schnaps kommt einmal pro Runde eine Karte, die sonst abgelegt würde, ganz oben auf deinen Nachziehstapel. Nicht in der achten Runde.
    .title = Der Jongleur behält eine Karte
    .ruling = In der letzten Runde könnte es nur einen Punkt kosten.
rule-G2 = Alle Karten in der Taverne, an den Tischen und in den Bereichen, kommen auf den Ablagestapel. Auch Adlige.
    .title = Sperrstunde

## Ruf und Gästebuch

rule-T1 = Ab Modul 3: Jeder Schritt führt auf das nächste Feld der Ruf-Leiste und bringt sofort dessen Bonus. Die Krone ist ein Feld wie die anderen, danach kommt die „1“; der Wirt ist nur der Start. Ein Schnaps-Feld bringt Schnaps. Bei „Schnaps oder Hausverbot“ wählst du: Hinauswerfen wie in F14 geht nur, wenn es einen passenden Gast gibt, und wer es wählt, muss es tun; ist kein Schnaps mehr da, heißt es hinauswerfen oder nichts. Ein Unterschriften-Feld bringt eine Unterschrift; ist keine mehr da oder keine Spalte frei, nichts. Die Krone bringt 1 Adligen.
    .title = Die Ruf-Leiste
    .ruling = Beide Texte werten einen Marker auf der Krone, also kann er dort stehen. Was zur Wahl steht, muss auch möglich sein.
rule-T2 = In Modul 5 bringt ein Gast, den du mit Bier anwirbst, die Unterschrift, die auf ihm liegt. Sie kommt auf das oberste freie Feld der Spalte für seinen Bierpreis (3/4, 5, 6, 7/8). Eine Unterschrift von der Ruf-Leiste kommt in eine Spalte deiner Wahl, die nicht voll ist.
    .title = Unterschriften
rule-T3 = Den Bonus, den eine Unterschrift bedeckt, bekommst du sofort. Die Unterschrift, die das letzte freie Feld einer waagerechten Reihe füllt, bringt außerdem 1 Adligen, nach dem Bonus ihres Feldes. Ist die Spalte voll, legst du nichts, und die Unterschrift kommt zurück in den Vorrat. Der Bierhändler unter diesen Boni ist eine Karte und kommt auf deinen Stapel.
    .title = Boni im Gästebuch
    .ruling = Die Unterschrift liegt auf ihrem Feld, bevor sie die Reihe füllt; deshalb kommt der Bonus des Feldes zuerst.
    .editions = Bei voller Spalte verfällt die Unterschrift in einem englischen Text, im anderen wird sie gar nicht genommen; wir legen sie zurück. „Take 1 Beer“ im Text von Schmidt ist ein Versehen für den Bierhändler: Er kommt auf den Stapel, Bier nicht.
rule-T4 = Ein ergänzter Platz der Auslage bekommt eine Unterschrift, solange welche da sind, ebenso die nächste Karte des 3er-Stapels. Liegt auf dem Gast keine, gibt es keine.
    .title = Neue Unterschriften
rule-T5 = Ketten: Bewegt ein Bonus einen Marker, der wieder einen Bonus bringt, wird jeder mit allem, was daraus folgt, zu Ende geführt, bevor der nächste beginnt, in der Reihenfolge, in der du sie bekommst. Jede Wahl triffst du, wenn sie ansteht.
    .title = Ketten
    .ruling = Die Spielregeln erlauben jede Reihenfolge. Protokolle brauchen eine feste.

## Das Ende

rule-Z1 = Du zählst die Siegpunkte aller deiner Karten in Nachzieh- und Ablagestapel. Ab Modul 2: 1 Punkt für jeden Schnaps. Ab Modul 3: die Zahl deines Feldes auf der Ruf-Leiste. Ein Schnaps-Feld (beide Arten) oder ein Unterschriften-Feld zählt wie die Zahl davor, auch nach einer vollen Umrundung. Die Krone zählt 0, ebenso ein Marker, der noch auf dem Wirt steht.
    .title = Wertung
    .editions = Auf einem Schnaps-Feld zählt bei North Star die Zahl davor, bei Schmidt die höchste überschrittene. Bei der ersten Umrundung ist das gleich; danach brächte die zweite Lesart immer die höchste Zahl der Leiste. Wir folgen North Star.
    .example = Dein Marker steht auf dem Schnaps-Feld nach der „5“: 5 Punkte (X8).
rule-Z2 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Dublonen und Bier zusammen gelagert hat. Steht es dann immer noch gleich, teilt ihr euch den Sieg.
    .title = Wer gewinnt
rule-Z3 = Eine entfernte Karte ist aus dem Spiel und zählt nicht.
    .title = Entfernte Karten

## Die Beispiele der Spielregeln

rule-X1 = Du deckst auf: Adliger, Tisch, Kellnerin, Lieferant, Gast, Gast, Adliger, Kellnerin, Stammgast. Der erste Adlige sitzt an einem Tisch, die Gäste am zweiten und dritten, der zweite Adlige beim ersten, der Stammgast am gezogenen Tisch. Schluss. Zwei Kellnerinnen und ein Lieferant liegen in ihren Bereichen.
    .title = Ankunft
rule-X2 = Eine Kellnerin-Karte und die fest angestellte Kellnerin bringen zwei eigene Würfel. Drei Karten und die fest angestellte bringen drei.
    .title = Eigene Würfel
rule-X3 = Vier Personen nehmen 6, 6, 2 und 5. Die Bierdeckel wandern nach links, die erste hat also jetzt den der vierten. Sie nehmen 6, 5, 4 und 1.
    .title = Würfel wählen
rule-X4 = Du planst mit 1 1 3 3 5 6. Die 1, die 1 und die 6 kommen auf die Bieranlieferung, die 5 auf den Mönch, eine 3 zu einem Gast, der eine 3 braucht, die andere 3 auf das Fass.
    .title = Ein Plan
rule-X5 = Die Bieranlieferung ist nicht aufgewertet, zwei Lieferanten liegen dort, und du entfernst 1, 1 und 6: 9 Bier.
    .title = Bier
rule-X6 = Zwei Karten liegen am Waschplatz, und du gibst eine ab: 9 − 3 = 6 Dublonen. Das Plättchen wird umgedreht, und ein Adliger kommt oben auf deinen Stapel.
    .title = Eine billigere Aufwertung
rule-X7 = Du hast vier weiße und drei eigene Würfel, 5 Dublonen im aufgewerteten Tresor, eine aufgewertete Kasse, eine einfache Bieranlieferung mit einem Lieferanten und zwei Tellerwäscher. Eine 4 (+1) liegt bei einem Gast, der 5 braucht, eine 1 (+1) beim Adligen, ein Würfel bei einem zweiten Gast, eine 4 auf der Kasse, drei Würfel auf der Bieranlieferung. Die Gäste zahlen 5 und 6: 11 Dublonen. Kasse: 14. Du wertest die Bieranlieferung für 18 auf, 4 davon aus dem Tresor, und bekommst einen Adligen. Der sitzende Adlige zahlt 2, dafür kaufst du einen Bierhändler. Die Würfel auf der Bieranlieferung bringen jetzt je 3: 9 Bier. Du wirbst einen Gast für 7 Bier mit dem Bonus 3 Dublonen an: 2 Bier und 4 Dublonen bleiben. Du wertest den Waschplatz auf und gibst beide Karten ab: 9 − 6 = 3 Dublonen und ein Adliger. Am Ende liegen 1 Dublone im Tresor und 2 Bier im Bierlager. Dein Stapel von oben: Adliger, Gast, Bierhändler, Adliger.
    .title = Ein ganzer Zug
rule-X8 = Dein Ruf-Marker steht auf „Feld 6“. Wir lesen das als das sechste Feld, das Schnaps-Feld nach der „5“. Es zählt 5.
    .title = Der Ruf am Ende
rule-X9 = Du entfernst Würfel für 5 Dublonen und zahlst 5, dann Würfel für 4 Bier und zahlst 4, dann Würfel für 2 Dublonen und zahlst 2. Ein Würfel für 4 Dublonen bezahlt etwas für 3, und 1 bleibt übrig.
    .title = Gemischt bezahlen
rule-X10 = Die dritte Startkarte: Drei Schritte bringen einen Bierhändler, und zwei Stammgäste sind aus dem Spiel. Schnaps in Modul 2: 1, 2, 1, 2, 1 in den Runden 2, 3, 5, 6, 8; ab Modul 3 je 1 in den Runden 2 und 8.
    .title = Eine Startkarte und Schnaps
