# Die Lektionen: was die Tavernenkatze sagt. Jeder Text gehört zu einem Schritt in crates/lessons.

lessons-new-here = Neu hier?
lessons-title = Lektionen
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
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-waiting = Die anderen sind noch beschäftigt. Einen Moment.
lesson-not-now = In einer Partie darfst du das. Mach hier bitte zuerst, worum ich dich gebeten habe.
lesson-over = Gut gemacht! Das war die Lektion.
lesson-next = Nächste Lektion: { $name }
lesson-play = Eine richtige Partie mit Modul { $level } spielen
lesson-home = Zurück zur Startseite

## Der erste Abend

lesson-first-welcome = Willkommen! Ich bin Minka und habe schon viele Wirte kommen und gehen sehen. Heute Abend gehört die Taverne dir. Zwei gute Gäste und etwas Geld hat dir dein Vorgänger hinterlassen.
lesson-first-goal = Du hast acht Abende. Wer danach die meisten { -point(form: "plural") } hat, gewinnt. Fast alle stehen auf Karten: auf deinen Gästen und vor allem auf den Adligen, die je 10 wert sind.
lesson-first-evening = Jeder Abend läuft gleich ab. Der Mond bringt ein Geschenk. Gäste setzen sich. Alle suchen sich Würfel aus und legen sie an. Dann wird bedient: Aus Würfeln werden { -thaler(form: "plural") } und Bier. Damit machst du deine Taverne besser. Und dann ist Sperrstunde.
lesson-first-moon = Das schenkt der Mond heute: einen Gast für 3 Bier oder { -barback(form: "a-acc") }. Nimm den Gast. Neue Karten kommen oben auf deinen { -deck }, also ist er noch heute Abend da.
lesson-first-arrived = Da sind sie! Du hast Karten aufgedeckt, bis jeder Tisch besetzt war. Jeder Gast zeigt einen Würfel und was er zahlt, wenn du ihn damit bedienst: bei der 5 fünf, bei der 3 drei.
lesson-first-staff = Nicht alle, die kommen, sind Gäste. Auch eine { -server } und ein { -brewer } sind da und gleich an der Arbeit: Sie bringt dir einen Würfel mehr, er macht jede Lieferung um ein Bier größer.
lesson-first-counter = Gefällt dir nicht, wer gekommen ist, kannst du { -counter-guest(form: "a-acc") } abgeben, und es kommen neue Gäste. Diese hier sind gut. Behalte sie.
lesson-first-draft = Jetzt zu den Würfeln. Vor jedem liegen vier weiße auf einem { -coaster }. Du nimmst einen, dann wandern die Bierdeckel zum Nächsten. Überleg also, was du brauchst, und nimm das Wichtigste zuerst.
lesson-first-take-5 = Dein bester Gast will eine 5. Nimm sie.
lesson-first-take-2 = Das ist der { -coaster } deines Nachbarn. Der { -regular } am dritten Tisch will eine 2. Nimm sie.
lesson-first-take-6 = Mit einer 6 wird Bier geliefert. Nimm sie. Der letzte Würfel kommt dann von selbst.
lesson-first-plan = Das sind deine Würfel: vier weiße und dein eigener von der { -server }. Jeder braucht nun einen Platz, bei einem Gast oder in einem Bereich deiner Taverne. Nimm einen Würfel, dann leuchtet auf, wo er passt.
lesson-first-place-5 = Leg die weiße 5 zu dem Gast, der eine 5 will.
lesson-first-place-3 = Und die 3 zu dem Gast, der eine 3 will.
lesson-first-place-2 = Die 2 ist für den { -regular }.
lesson-first-place-6 = Gäste bringen Geld, Bier kommt aus deinen Bereichen. Leg die 6 { -area-brewer(form: "onto") }: Dorthin gehört eine 1 oder eine 6.
lesson-first-place-monk = Deine eigene 5 kommt { -area-monk(form: "onto") }. Er geht für dich die { -monastery-track } entlang, und unterwegs gibt es Geschenke.
lesson-first-ready = Alles liegt, wo es soll. Passt ein Würfel einmal nirgends, nehmen { -area-cashbox } und { -area-barrel } je einen mit jeder Zahl. Jetzt sag, dass du fertig bist.
lesson-first-use-5 = Jetzt bedienst du! Nimm den Würfel vom ersten Gast, dann zahlt er.
lesson-first-use-3 = Nun der nächste.
lesson-first-use-2 = Und dein { -regular }. Er zahlt wenig, aber er zahlt.
lesson-first-use-6 = Hol das Bier: eins für die Lieferung und noch eins dank dem { -brewer(form: "acc") }.
lesson-first-use-monk = Schick den { -area-monk } los. Sein erster Schritt bringt noch nichts, der dritte eine Karte.
lesson-first-purse = 12 { -thaler(form: "plural") } und 4 Bier: ein guter Abend. Mit { -thaler(form: "plural") } bezahlst du Personal und Aufwertungen. Bier bringt neue Gäste.
lesson-first-upgrade = Werte den { -area-safe } für 6 { -thaler(form: "plural") } auf. Von nun an bewahrt er über Nacht 5 statt 2 { -thaler(form: "plural") } auf. Und das Beste an Aufwertungen kommt noch.
lesson-first-noble = So etwas spricht sich herum: Jede bezahlte { -upgrade } bringt { -noble(form: "a-acc") }! Das sind 10 Punkte für 6 { -thaler(form: "plural") }. Auch mit Bier kannst du Adlige anwerben, ab 9 Bier. Wer gewinnt, hat viele davon.
lesson-first-hire = Dir bleiben 6 { -thaler(form: "plural") }. Kauf { -table(form: "a-acc") }: Morgen findet ein Gast mehr Platz. Von jeder Sorte darfst du pro Abend eine Karte kaufen.
lesson-first-recruit = Nun das Bier. Einmal am Abend darfst du einen Gast aus der Auslage anwerben. Der für 4 Bier zahlt 4 und ist 3 Punkte wert: Nimm ihn.
lesson-first-close = Das war alles: Mach Feierabend. Eine { -thaler } bleibt für morgen im { -area-safe }; ohne { -upgrade } bewahren { -area-safe } und { -area-storage } je 2 auf.
lesson-first-next = Zur Sperrstunde gehen alle heim: Gäste und Personal kommen auf deinen { -discard }. Was du heute gewonnen hast, liegt oben auf deinem { -deck } und kommt morgen zuerst: der Gast, der Tisch, der Adlige.
lesson-first-others = Die anderen tun in ihren Tavernen dasselbe. Du kannst jederzeit hinübersehen, geheim ist hier nichts. Und alles, worauf du zeigst, wird dir erklärt.
lesson-first-points = So läuft das Spiel: acht Abende, bessere Gäste, eine bessere Taverne und Adlige. Am Ende zählen die Punkte auf all deinen Karten. Noch ein Tipp: Personal, das in einem Bereich arbeitet, kannst du zurückgeben, dann wird dessen { -upgrade } billiger. Und nun auf in deine eigene Taverne!

## Schnaps und Gaukler

lesson-schnapps-welcome = Ab Modul 2 bringt der Mond auch { -schnapps-word }. Du hast drei. Vier kannst du behalten, und am Ende ist jeder einen Punkt wert. Aber sehen wir erst, wozu er sonst noch gut ist.
lesson-schnapps-entertainers = Im Lauf der Partie kommen drei { -entertainer-word } in jede Taverne. Jeder hat zwei Seiten; wenn er kommt, wählst du eine. Für { -schnapps-word } arbeiten sie, sooft du zahlst.
lesson-schnapps-turn = Dein bester Gast will eine 5, du hast eine 4. Bitte den { -juggler }: Für einen { -schnapps-word } dreht er die 4 zur 5.
lesson-schnapps-place = Leg die 5 nun zu diesem Gast.
lesson-schnapps-ready = Die anderen Würfel liegen schon. Sag, dass du fertig bist.
lesson-schnapps-guest = Bediene den Gast: 5 { -thaler(form: "plural") } für einen { -schnapps-word }. Nicht schlecht.
lesson-schnapps-rest = Und den { -regular }.
lesson-schnapps-brewer = Hol mit beiden Würfeln das Bier.
lesson-schnapps-pay = Der { -musician } spielt für Trinkgeld: Ein { -schnapps-word } bringt 2 { -thaler(form: "plural") }. Bezahl ihn einmal.
lesson-schnapps-recruit = Du hast 5 Bier. Wirb den Gast für 5 an.
lesson-schnapps-upgrade = Der Gast hat 2 { -thaler(form: "plural") } mitgebracht, du hast also 12. Werte den { -area-monk } für 10 auf: Ab jetzt geht er pro Würfel zwei Schritte. Und wie immer kommt ein Adliger.
lesson-schnapps-close = Genug für heute. Mach Feierabend.
lesson-schnapps-points = Als Faustregel: Ein { -schnapps-word } ist ein Punkt. Gib ihn aus, wenn er mehr bringt, so wie heute. Am letzten Abend behältst du, was du nicht brauchst.

## Ruf und Barden

lesson-reputation-welcome = Mit Modul 3 kommt die { -reputation-track }. Dein Marker geht auf ihr im Kreis. Manche Felder bringen Geschenke, und am Ende zählt die Zahl deines Feldes als Punkte.
lesson-reputation-balance = Zu Beginn deines Zuges wird gezählt, was deine Würfel an { -thaler(form: "plural") } und an Bier bringen werden. Die kleinere Zahl ist die Zahl deiner Schritte. Ausgewogene Tavernen haben einen guten Ruf.
lesson-reputation-place = Leg die 3 zu ihrem Gast. Dann bringt dein Plan 5 { -thaler(form: "plural") } und 3 Bier.
lesson-reputation-ready = Sag, dass du fertig bist, und sieh auf deinen Marker: Er geht drei Schritte.
lesson-reputation-bard = Heute ist ein { -bard } da. Einmal am Abend singt er, und dein { -reputation } steigt um eins. Lass ihn singen.
lesson-reputation-guest = Bediene nun den Gast wie gewohnt.
lesson-reputation-rest = Und den { -regular }.
lesson-reputation-brewer = Hol das Bier der { -area-brewer }.
lesson-reputation-barrel = Und eins { -area-barrel(form: "off") }.
lesson-reputation-recruit = Manche Gäste erzählen im Thal von dir. Der für 4 Bier bringt sofort zwei Ruf-Schritte. Wirb ihn an und sieh, was auf dem Weg liegt.
lesson-reputation-hire = { -bard(form: "plural") } kosten nur eine { -thaler }. Kauf einen für morgen.
lesson-reputation-hire-more = Und eine { -server } für die 4 { -thaler(form: "plural") }, die im { -area-safe } keinen Platz hätten.
lesson-reputation-close = Mach Feierabend.
lesson-reputation-points = Sechs Schritte an einem Abend, und ein Geschenk dazu. Nach der Krone, die { -noble(form: "a-acc") } bringt, geht es wieder bei 1 los. Lauf also gegen Ende nicht an den hohen Zahlen vorbei.

## Startkarten

lesson-start-cards-welcome = In Modul 4 beginnen die Tavernen verschieden. Drei { -start-card(form: "plural") } liegen offen, und alle wählen eine. Sie ersetzt { -server }, { -table } und { -brewer(form: "acc") } in deinem Startdeck.
lesson-start-cards-compare = Zeig auf eine Karte, dann siehst du, was sie bringt. Mehrere dürfen dieselbe nehmen, such dir also die beste aus. Personal wird in deinen Stapel gemischt. Ein aufgewerteter Bereich gilt vom ersten Abend an, bringt aber keinen Adligen. Und weniger { -regular(form: "plural") } lassen mehr Tische für gute Gäste frei.
lesson-start-cards-choose = Nimm die dritte: drei Schritte im { -monastery }, und zwei { -regular(form: "plural") } verlassen deinen Stapel für immer.
lesson-start-cards-barback = Der dritte Schritt bringt { -barback(form: "a-acc") }, der dir jeden Abend ein Bier holt. Nimm ihn.
lesson-start-cards-drop = Nun schick { -regular(form: "a-acc") } fort. Die mit der 1 zahlen am wenigsten: Nimm einen von denen.
lesson-start-cards-drop-again = Und noch einen. In einem dünnen Stapel kommen deine guten Karten schneller wieder.
lesson-start-cards-arrived = Der erste Abend hat begonnen, und deine Gäste sind da. Von jetzt an ist alles, wie du es kennst.
lesson-start-cards-end = Mehr ist es nicht: Die { -start-card } ist eine kleine Wahl, die die ganze Partie prägt. Überleg, was dir nun fehlt, etwa eine { -server } oder ein { -table }, und kauf das zuerst.

## Gästebuch

lesson-guest-book-welcome = In Modul 5 hat jede Taverne ein { -guest-book }. Die Gäste der Auslage haben eine { -signature } dabei. Wirbst du einen mit Bier an, trägt er sich ein. Wen der Mond bringt, der unterschreibt nicht.
lesson-guest-book-columns = Sein Preis bestimmt die Spalte: 3 oder 4, 5, 6, 7 oder 8. Die { -signature } kommt auf das oberste freie Feld, und was sie verdeckt, bekommst du sofort.
lesson-guest-book-brewer = Erst das Bier. Nimm den Würfel { -area-brewer(form: "off") }.
lesson-guest-book-barrel = Und den { -area-barrel(form: "off") }.
lesson-guest-book-recruit = Wirb nun den Gast für 4 Bier an. Er unterschreibt in der ersten Spalte und verdeckt damit einen Ruf-Schritt. Sieh, was das auslöst.
lesson-guest-book-column = Eine Kettenreaktion! Der Schritt führte auf ein Unterschriften-Feld der { -reputation-track }, und für diese { -signature } wählst du die Spalte. Nimm die dritte: Sie bringt einen { -schnapps-word }.
lesson-guest-book-guest = Bediene deine Gäste wie gewohnt.
lesson-guest-book-rest = Und den { -regular }.
lesson-guest-book-bard = Lass auch deinen { -bard(form: "acc") } singen.
lesson-guest-book-hire = Und kauf { -table(form: "a-acc") } von dem, was du verdient hast.
lesson-guest-book-close = Mach Feierabend.
lesson-guest-book-rows = Noch etwas: Wer eine ganze Reihe füllt, bekommt { -noble(form: "a-acc") }. Wirb also Gäste mit verschiedenen Preisen an; ist eine Spalte voll, bringt eine { -signature } dort nichts mehr. Jetzt kennst du alles, was das Thal zu bieten hat!
