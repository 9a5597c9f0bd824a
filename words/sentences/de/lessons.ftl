# Die Lektionen: was die Tavernenkatze sagt. Jeder Text gehört zu einem Schritt in crates/lessons.

lessons-new-here = Neu hier?
lessons-invite = Lerne das Spiel, indem du einen Abend spielst. Das dauert etwa acht Minuten.
lessons-start = Erste Lektion beginnen
lessons-resume = Lektion fortsetzen
lessons-again = Noch einmal
lessons-done = geschafft
lesson-name = { $id ->
    [schnapps] { -schnapps-word } und { -entertainer-word }
    [reputation] { -reputation } und { -bard(form: "plural") }
    [start-cards] { -start-card(form: "plural") }
    [guest-book] { -guest-book }
   *[first] Dein erster Abend
}

## Die Katze

lesson-coach = Minka, die Tavernenkatze
lesson-step = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-finish = Abschließen
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-waiting = Die anderen sind noch beschäftigt. Einen Moment.
lesson-not-now = In einer Partie darfst du das. Folge hier bitte mir: Was als Nächstes kommt, leuchtet am hellsten.
lesson-read-on = Eins nach dem anderen: Lies erst mit „{ lesson-go-on }“ zu Ende.
lesson-over = Gut gemacht! Das war die Lektion. Wenn du in einer Partie nicht weiterweißt, hilft „{ hint-ask }“ und sagt auch, warum.
lesson-next = Nächste Lektion: { $name }
lesson-play = Eine richtige Partie mit Modul { $level } spielen
lesson-home = Zurück zur Startseite

## Der erste Abend

lesson-first-welcome = Willkommen! Ich bin Minka und habe schon viele Wirte kommen und gehen sehen. Heute Abend gehört die Taverne dir. Zwei gute Gäste und etwas Geld hat dir dein Vorgänger hinterlassen.
lesson-first-goal = Eine Partie dauert acht Abende, und du übernimmst am zweiten. Wer nach dem letzten die meisten { -point(form: "plural") } hat, gewinnt. Fast alle stehen auf Karten: auf deinen Gästen und vor allem auf den Adligen, die je 10 wert sind.
lesson-first-evening = Hier oben siehst du, welcher Abend es ist ({ -round } 2 von 8) und wie weit er schon fortgeschritten ist. Jeder Abend läuft gleich ab. Der Mond bringt ein Geschenk. Gäste setzen sich. Alle suchen sich Würfel aus und legen sie an. Dann wird bedient: Aus Würfeln werden { -thaler(form: "plural") } und Bier. Damit machst du deine Taverne besser. Und dann ist Sperrstunde.
lesson-first-moon = Das schenkt der Mond heute: einen Gast für 3 Bier oder { -barback(form: "a-acc") }, der jedes Mal, wenn er kommt, ein Bier bringt. Personal zahlt sich über viele Abende aus, aber heute brauchst du jemanden zum Bedienen: Nimm den Gast. Neue Karten kommen oben auf deinen { -deck }, also ist er noch heute Abend da.
lesson-first-arrived = Da sind sie! Du hast Karten aufgedeckt, bis jeder Tisch besetzt war. Jeder Gast zeigt einen Würfel und was er zahlt, wenn du ihn damit bedienst: bei der 5 fünf, bei der 3 drei.
lesson-first-staff = Nicht alle, die kommen, sind Gäste. Auch eine { -server } und ein { -brewer } sind da und gleich an der Arbeit: Sie bringt dir einen Würfel mehr, und durch ihn bringt jeder Würfel, den du { -area-brewer(form: "onto") } legst, ein Bier mehr.
lesson-first-counter = Gefällt dir nicht, was gekommen ist, kannst du den { -counter-guest } abgeben, der an deinem Tresen sitzt, und alle Karten des Abends neu ziehen, auch Personal und Tische. Was heute da ist, ist gut. Behalte es.
lesson-first-draft = Jetzt zu den Würfeln. Vor jedem liegen vier weiße auf einem { -coaster }. Du nimmst einen, dann wandern die Bierdeckel zum Nächsten. Überleg also, was du brauchst, und nimm das Wichtigste zuerst.
lesson-first-take-5 = Dein bester Gast will eine 5. Dein eigener Würfel zeigt zwar schon eine, aber mit der haben wir noch etwas vor. Nimm diese für den Gast.
lesson-first-take-2 = Das ist der { -coaster } deines Nachbarn. Der { -regular } am dritten Tisch will eine 2. Nimm sie.
lesson-first-take-6 = Eine 6 bringt Bier, wenn du sie { -area-brewer(form: "onto") } legst. Nimm sie. Der letzte Würfel kommt dann von selbst.
lesson-first-plan = Das sind deine Würfel: vier weiße und dein eigener von der { -server }. Jeder braucht nun einen Platz, bei einem Gast oder in einem Bereich deiner Taverne. Nimm einen Würfel, dann leuchtet auf, wo er passt.
lesson-first-place-5 = Leg die weiße 5 zu dem Gast, der eine 5 will.
lesson-first-place-3 = Und die 3 zu dem Gast, der eine 3 will.
lesson-first-place-2 = Die 2 ist für den { -regular }.
lesson-first-place-6 = Gäste bringen Geld, Bier kommt aus deinen Bereichen. Leg die 6 { -area-brewer(form: "onto") }: Dorthin gehört eine 1 oder eine 6.
lesson-first-place-monk = Deine eigene 5 kommt { -area-monk(form: "onto") }. Er geht für dich die { -monastery-track } entlang, und unterwegs gibt es Geschenke.
lesson-first-ready = Alles liegt, wo es soll. Passt ein Würfel einmal nirgends, nehmen { -area-cashbox } und { -area-barrel } je einen mit jeder Zahl. Jetzt sag, dass du fertig bist.
lesson-first-use-5 = Jetzt bedienst du! Drück auf die +5 am Tisch des Gastes: Der Würfel kommt herunter, und der Gast zahlt.
lesson-first-use-3 = Jetzt der Gast, der 3 zahlt.
lesson-first-use-2 = Und dein { -regular }. Er zahlt wenig, aber er zahlt.
lesson-first-use-6 = Hol das Bier: eins für die Lieferung und noch eins dank dem { -brewer(form: "acc") }.
lesson-first-use-monk = Schick den { -area-monk } los. Sein erster Schritt bringt noch nichts, der dritte eine Karte.
lesson-first-purse = 12 { -thaler(form: "plural") } und 4 Bier: ein guter Abend. Mit { -thaler(form: "plural") } bezahlst du Personal und Aufwertungen. Bier bringt neue Gäste. Das meiste davon kannst du nicht bis morgen aufheben: Die roten Zahlen zeigen, was verfällt, wenn du jetzt Feierabend machst. Also gib es aus.
lesson-first-upgrade = Werte den { -area-safe } für 6 { -thaler(form: "plural") } auf. So früh tust du das nur, um zu sehen, wie es geht. Von nun an bewahrt er über Nacht 5 statt 2 { -thaler(form: "plural") } auf. Und das Beste an Aufwertungen kommt noch.
lesson-first-noble = So etwas spricht sich herum: Jede bezahlte { -upgrade } bringt { -noble(form: "a-acc") }! Das sind 10 Punkte für 6 { -thaler(form: "plural") }. Auch mit Bier kannst du Adlige anwerben, ab 9 Bier und so oft, wie du zahlen kannst. Kommen sie zu Besuch, sitzen alle deine Adligen an einem Tisch, wollen eine 2 und zahlen 2. Wer gewinnt, hat viele davon.
lesson-first-hire = Dir bleiben 6 { -thaler(form: "plural") }. Kauf { -table(form: "a-acc") }: Morgen findet ein Gast mehr Platz. Von jeder Sorte darfst du pro Abend eine Karte kaufen.
lesson-first-recruit = Nun das Bier. Einmal am Abend darfst du, neben Adligen, einen Gast aus der Auslage anwerben. Der für 4 Bier zahlt 4 und ist 3 Punkte wert: Nimm ihn.
lesson-first-close = Das war alles: Mach Feierabend. Eine { -thaler } bleibt für morgen im { -area-safe }; ohne { -upgrade } bewahren { -area-safe } und { -area-storage } je 2 auf.
lesson-first-next = Zur Sperrstunde gehen alle heim: Gäste und Personal kommen auf deinen { -discard }. Was du heute gewonnen hast, liegt oben auf deinem { -deck } und kommt morgen zuerst: der Gast, der Tisch, der Adlige.
lesson-first-others = Die anderen tun in ihren Tavernen dasselbe. Du kannst jederzeit hinübersehen: Alles liegt offen, nur was alle gleichzeitig wählen, bleibt verdeckt, bis jeder gewählt hat. Und alles, worauf du zeigst, wird dir erklärt.
lesson-first-points = So läuft das Spiel: acht Abende, bessere Gäste, eine bessere Taverne und Adlige. Am Ende zählen die Punkte auf all deinen Karten. Noch zwei Tipps. Hol dir zuerst Personal und gute Gäste, denn ein billiger Gast nimmt einem besseren den Platz weg. Und werte vor allem an den letzten beiden Abenden auf: Gib dann das Personal zurück, das in einem Bereich arbeitet, und dessen { -upgrade } wird billiger, manchmal umsonst. Früher nützt es dir bei der Arbeit mehr. Und nun auf in deine eigene Taverne!

## Schnaps und Gaukler

lesson-schnapps-welcome = Ab Modul 2 gibt es { -schnapps-word }. Du hast drei. Vier kannst du von einem Abend zum nächsten behalten, und am Ende ist jeder einen Punkt wert. Aber sehen wir erst, wozu er sonst noch gut ist.
lesson-schnapps-moon = { -schnapps-word } bringt der Mond: Auf der { -round-track } siehst du, an welchen Abenden. Heute hast du einen bekommen. Und statt vieler Geschenke, die du kennst, kommt ein { -entertainer-word }.
lesson-schnapps-entertainers = Im Lauf der Partie kommen drei { -entertainer-word } in jede Taverne. Zwei sind schon da, du siehst sie an deinem Tresen. Sie bleiben bis zum Schluss und arbeiten für { -schnapps-word }, sooft du zahlst.
lesson-schnapps-side = Heute kommt der { -juggler }. Jeder { -entertainer-word } hat zwei Seiten, und du wählst eine für die ganze Partie. Mit der ersten hebt er zur Sperrstunde eine Karte für morgen auf. Mit der zweiten dreht er Würfel. Nimm die zweite.
lesson-schnapps-take-6 = Dein bester Gast will eine 5, aber auf keinem { -coaster } liegt eine. Macht nichts: Nimm erst eine 6 für Bier.
lesson-schnapps-take-2 = Ein { -regular } will eine 2. Nimm sie.
lesson-schnapps-take-more = Und noch eine 6 für Bier. Der letzte Würfel, eine 4, kommt von selbst.
lesson-schnapps-turn = Nun ist der { -juggler } gefragt. Für einen { -schnapps-word } dreht er einen Würfel, der noch nirgends liegt: Nimm die 4 in die Hand und dreh sie auf 5.
lesson-schnapps-place = Leg die 5 zu deinem besten Gast.
lesson-schnapps-place-2 = Die 2 ist für einen { -regular }.
lesson-schnapps-place-6 = Beide 6er kommen { -area-brewer(form: "onto") }.
lesson-schnapps-ready = Alles liegt an seinem Platz. Sag, dass du fertig bist.
lesson-schnapps-guest = Bediene den Gast: 5 { -thaler(form: "plural") } für einen { -schnapps-word }. Nicht schlecht.
lesson-schnapps-rest = Und den { -regular }.
lesson-schnapps-brewer = Hol mit beiden Würfeln das Bier.
lesson-schnapps-pay = Der { -musician } spielt für Trinkgeld. Deiner hat die Seite, die aus einem { -schnapps-word } 2 { -thaler(form: "plural") } macht; die andere gibt 3 Bier für zwei. Bezahl ihn einmal.
lesson-schnapps-recruit = Du hast 5 Bier. Zwei Gäste kosten so viel. Wirb den an, der 2 { -thaler(form: "plural") } mitbringt.
lesson-schnapps-upgrade = Der Gast hat 2 { -thaler(form: "plural") } mitgebracht, du hast also 12. Werte den { -area-monk } für 10 auf: Ab jetzt geht er pro Würfel zwei Schritte. Und wie immer kommt ein Adliger.
lesson-schnapps-fire = Der dritte ist der { -fire-eater }. Für 5 { -schnapps-word } wertet er einen beliebigen Bereich auf, mit Adligem, und du zahlst keine { -thaler(form: "plural") }. In deinem Zug darfst du mehr als vier haben; erst wenn du Feierabend machst, gehen die überzähligen zurück. Mit seiner anderen Seite wirft er für 2 { -schnapps-word } einen Gast aus dem Spiel.
lesson-schnapps-close = Genug für heute. Mach Feierabend.
lesson-schnapps-points = Als Faustregel: Ein { -schnapps-word } ist ein Punkt. Gib ihn aus, wenn er mehr bringt, so wie heute. Am letzten Abend behältst du, was du nicht brauchst. Welche Seiten sind die besten? Die zu deiner Taverne passen. Zeig auf einen { -entertainer-word }, dann liest du, was er tut.

## Ruf und Barden

lesson-reputation-welcome = Mit Modul 3 kommt die { -reputation-track }. Dein Marker geht auf ihr im Kreis. Manche Felder bringen Geschenke, und am Ende zählt die Zahl deines Feldes als Punkte.
lesson-reputation-balance = Zu Beginn deines Zuges wird gezählt, was deine gelegten Würfel an { -thaler(form: "plural") } und an Bier bringen werden, dazu das Bier deiner { -barback }. Die kleinere Zahl ist die Zahl deiner Schritte. Ausgewogene Tavernen haben einen guten Ruf.
lesson-reputation-place = Leg die 3 zu ihrem Gast. Dann bringt dein Plan 5 { -thaler(form: "plural") } und 3 Bier.
lesson-reputation-ready = Sag, dass du fertig bist, und sieh auf deinen Marker: Er geht drei Schritte.
lesson-reputation-change = Du kannst deinen Plan noch ändern. Mit einem { -brewer(form: "acc") } bringt die 6 bei der { -area-brewer } ein Bier mehr als beim { -area-barrel }. Leg sie um: 4 Bier, also geht dein Marker noch einen Schritt.
lesson-reputation-back = Das gilt in beide Richtungen: Wird die kleinere Zahl durch eine Änderung kleiner, geht dein Marker zurück, und du gibst wieder her, was seine Felder gebracht haben. Hast du das schon ausgegeben, ist die Änderung nicht erlaubt.
lesson-reputation-bard = Heute ist ein { -bard } da. Einmal am Abend, wann du willst in deinem Zug, singt er, und dein { -reputation } steigt um eins. Lass ihn singen.
lesson-reputation-guest = Bediene nun den Gast wie gewohnt.
lesson-reputation-rest = Und den { -regular }.
lesson-reputation-brewer = Hol mit beiden Würfeln das Bier.
lesson-reputation-recruit = Manche Gäste erzählen im Thal von dir. Der für 4 Bier bringt sofort zwei Ruf-Schritte. Wirb ihn an und sieh, was auf dem Weg liegt.
lesson-reputation-spaces = Ein { -schnapps-word }! Jedes Feld gibt sein Geschenk, wenn dein Marker es betritt oder überquert. Auf dem Feld mit zwei Zeichen wählst du: ein { -schnapps-word }, oder einer deiner Gäste verlässt das Spiel. So wird man gut { -regular(form: "plural") } los.
lesson-reputation-hire = { -bard(form: "plural") } kosten nur eine { -thaler }. Kauf einen für morgen.
lesson-reputation-hire-more = Und eine { -server }, für { -thaler(form: "plural") }, die im { -area-safe } ohnehin keinen Platz hätten.
lesson-reputation-close = Mach Feierabend.
lesson-reputation-points = Sieben Schritte an einem Abend, und ein Geschenk dazu. Am Ende zählt ein Feld ohne Zahl so viel wie die Zahl davor. Nach der Krone, die { -noble(form: "a-acc") } bringt und nichts zählt, geht es wieder bei 1 los. Lauf also gegen Ende nicht an den hohen Zahlen vorbei.

## Startkarten

lesson-start-cards-welcome = In Modul 4 beginnen die Tavernen verschieden. Das Startdeck kennst du: sieben { -regular(form: "plural") }, eine { -server }, ein { -table } und ein { -brewer }. Was statt der letzten drei hineinkommt, bestimmt jetzt eine { -start-card }. Von sieben Karten liegen in jeder Partie drei offen.
lesson-start-cards-kinds = Es gibt drei Arten von Geschenken. Personal wird in deinen Stapel gemischt und kommt immer wieder. Ein aufgewerteter Bereich gilt vom ersten Abend an, bringt aber keinen Adligen. Und { -schnapps-word }, Bier oder Kloster-Schritte bekommst du sofort.
lesson-start-cards-compare = Sieh dir an, was jede Karte bringt. Die erste ist das Deck, das du kennst. Die zweite bringt eine Person mehr, aber keine { -server } und keinen { -table }. Die dritte bringt kaum Personal, schickt aber zwei { -regular(form: "plural") } fort, sodass mehr Tische für gute Gäste bleiben.
lesson-start-cards-together = Alle wählen gleichzeitig, und niemand sieht die Wahl, bevor alle gewählt haben. Mehrere dürfen dieselbe Karte nehmen; wegschnappen kann dir also niemand etwas.
lesson-start-cards-choose = Nimm die dritte: drei Schritte im { -monastery }, und zwei { -regular(form: "plural") } verlassen deinen Stapel für immer.
lesson-start-cards-barback = Jetzt kommen die Geschenke, eins nach dem anderen. Der dritte Schritt bringt { -barback(form: "a-acc") }, der dir ein Bier holt, wann immer er kommt. Nimm ihn; er wird in deinen Stapel gemischt.
lesson-start-cards-drop = Nun schick { -regular(form: "a-acc") } fort. Die mit der 1 zahlen am wenigsten: Nimm einen von denen.
lesson-start-cards-drop-again = Und noch einen. In einem dünnen Stapel kommen deine guten Karten schneller wieder.
lesson-start-cards-arrived = Der erste Abend. Sieh, was deine Karte bewirkt hat: Dein { -barback } ist da, aber keine { -server }, also hast du nur vier Würfel, und kein { -table }, also haben nur drei Gäste Platz gefunden.
lesson-start-cards-counter = Dein { -counter-guest } könnte andere Gäste holen. Aber bessere hat dein Stapel noch nicht: Behalte sie, und ihn auch.
lesson-start-cards-take-2 = Zwei deiner { -regular(form: "plural") } wollen eine 2. Nimm eine.
lesson-start-cards-take-6 = Eine 6 für Bier.
lesson-start-cards-take-more = Und die zweite 2. Der letzte Würfel kommt von selbst.
lesson-start-cards-place-2 = Leg eine 2 zu einem { -regular }.
lesson-start-cards-place-more = Und die andere zum nächsten.
lesson-start-cards-place-6 = Die 6 kommt { -area-brewer(form: "onto") }.
lesson-start-cards-place-any = Die 4 passt zu niemandem. Die { -area-cashbox } nimmt jeden Würfel: 1 { -thaler }.
lesson-start-cards-ready = 5 { -thaler(form: "plural") } und 2 Bier, das vom { -barback } mitgezählt: Dein { -reputation } steigt um zwei. Sag, dass du fertig bist.
lesson-start-cards-use-2 = Bediene deine { -regular(form: "plural") }.
lesson-start-cards-use-any = Und hol die { -thaler } aus der { -area-cashbox }.
lesson-start-cards-use-6 = Und das Bier der { -area-brewer }. Dein { -barback } hat seins schon gebracht.
lesson-start-cards-hire = 5 { -thaler(form: "plural") }. Was fehlt deiner Taverne? Würfel. Kauf eine { -server } für 4: Ab morgen bringt sie jedes Mal, wenn sie kommt, einen mehr.
lesson-start-cards-hire-more = Und für die letzte { -bard(form: "a-acc") }: In einem so kleinen Stapel kommt er oft.
lesson-start-cards-close = Mach Feierabend. Die 2 Bier bleiben im { -area-storage }.
lesson-start-cards-tomorrow = Hier zahlt sich der kleine Stapel aus: { -bard } und { -server } kommen morgen zuerst, und bald danach kommt alles von vorn.
lesson-start-cards-end = Mehr ist es nicht: Die { -start-card } ist eine einzige Wahl, die die ganze Partie prägt. Mit einem aufgewerteten Bereich kauf, was ihn nutzt; mit viel Personal wirb Gäste an; mit einem kleinen Stapel hol dir gute Karten. Und was deiner Karte fehlt, kauf zuerst.

## Gästebuch

lesson-guest-book-welcome = In Modul 5 hat jede Taverne ein { -guest-book }. Die Gäste der Auslage haben eine { -signature } dabei. Wirbst du einen mit Bier an, trägt er sich ein. Wen der Mond bringt, der unterschreibt nicht.
lesson-guest-book-columns = Sein Preis bestimmt die Spalte: 3 oder 4, 5, 6, 7 oder 8. Die { -signature } kommt auf das oberste freie Feld, und was sie verdeckt, bekommst du sofort. In diesem Buch stehen schon drei.
lesson-guest-book-goal = Wer eine ganze Zeile von links nach rechts füllt, bekommt außerdem { -noble(form: "a-acc") }. Deiner ersten Zeile fehlt eine { -signature }: die eines Gastes für 6 Bier. Du brauchst heute also 6 Bier.
lesson-guest-book-place-3 = Erst das Geld: Leg die 3 zu ihrem Gast.
lesson-guest-book-place-6 = Zwei { -brewer(form: "plural") } sind da, also bringt jeder Würfel bei der { -area-brewer } 3 Bier. Leg auch die 6 dorthin.
lesson-guest-book-ready = 3 { -thaler(form: "plural") } und 7 Bier: Dein { -reputation } steigt um drei Schritte. Sag, dass du fertig bist, und sieh, wohin sie führen.
lesson-guest-book-column = Ein { -schnapps-word }, und dann eine { -signature }! In Modul 5 hat die { -reputation-track } ein Feld dafür, und für diese wählst du die Spalte. Du könntest jetzt die Zeile füllen, aber das macht gleich ein Gast. Nimm die letzte Spalte: Sie bringt { -table(form: "a-acc") }.
lesson-guest-book-covered = Der { -table } liegt auf deinem Stapel. Was eine { -signature } verdeckt, kommt sofort: Karten, { -schnapps-word }, Ruf-Schritte, { -noble(form: "plural") }. Und wenn dadurch ein Marker zieht und etwas bringt, bekommst du auch das.
lesson-guest-book-guest = Bediene deinen Gast.
lesson-guest-book-brewer = Hol mit beiden Würfeln das Bier.
lesson-guest-book-barrel = Und eins { -area-barrel(form: "off") }.
lesson-guest-book-recruit = 7 Bier. Wirb den Gast für 6 an und sieh in dein { -guest-book }.
lesson-guest-book-row = Er hat in der dritten Spalte unterschrieben: ein { -schnapps-word }. Und die Zeile ist voll, also kam auch ein Adliger: 10 Punkte. Außerdem hat er 3 { -thaler(form: "plural") } mitgebracht.
lesson-guest-book-tiles = An seinem Platz steht ein neuer Gast mit einer neuen { -signature }. Im Spiel sind 40; sind sie weg, bringen neue Gäste keine mehr. { -noble(form: "plural") } unterschreiben nie, und wen der Mond bringt, auch nicht.
lesson-guest-book-bard = Lass auch deinen { -bard(form: "acc") } singen.
lesson-guest-book-upgrade = 7 { -thaler(form: "plural") }: Werte den { -area-safe } für 6 auf, dann kommt noch ein Adliger.
lesson-guest-book-close = Mach Feierabend.
lesson-guest-book-full = In eine volle Spalte passt nichts mehr: Ein Gast mit diesem Preis bringt mit seiner { -signature } dann kein Geschenk. Sieh also ins Buch, bevor du jemanden anwirbst.
lesson-guest-book-end = Zeilen bringen { -noble(form: "plural") } und verlangen Gäste zu allen Preisen. Die unteren Felder einer Spalte bringen mehr und verlangen viele Gäste zu einem Preis. Zeig auf ein Feld, dann siehst du, was es bringt. Jetzt kennst du alles, was das Thal zu bieten hat!
