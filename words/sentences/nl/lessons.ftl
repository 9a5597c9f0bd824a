# De lessen: wat de taveernekat zegt. Elke tekst hoort bij een stap in crates/lessons.

lessons-new-here = Nieuw hier?
lessons-invite = Leer het spel door één avond te spelen. Dat duurt ongeveer acht minuten.
lessons-start = Begin met de eerste les
lessons-resume = Verder met de les
lessons-again = Nog een keer
lessons-done = gedaan
lesson-name = { $id ->
    [schnapps] { -schnapps-word(form: "label") } en { -entertainer-word(form: "plural") }
    [reputation] { -reputation } en { -bard(form: "plural") }
    [start-cards] { -start-card(form: "plural-label") }
    [guest-book] { -guest-book }
   *[first] Je eerste avond
}

## De kat

lesson-coach = Minka, de taveernekat
lesson-step = Stap { $step } van { $steps }
lesson-go-on = Verder
lesson-finish = Afronden
lesson-back = Terug
lesson-leave = Les verlaten
lesson-waiting = De anderen zijn nog bezig. Een ogenblik.
lesson-not-now = In een partij mag dat. Volg mij hier: wat nu komt, heeft de heldere rand.
lesson-read-on = Eén ding tegelijk: lees eerst door met “{ lesson-go-on }”.
lesson-over = Goed gedaan! Dat was de les. Weet je in een partij niet wat je moet doen, dan helpt “{ hint-ask }” en legt uit waarom.
lesson-next = Volgende les: { $name }
lesson-play = Speel een echte partij met module { $level }
lesson-home = Terug naar de startpagina

## De eerste avond

lesson-first-welcome = Welkom! Ik ben Minka en ik heb al heel wat waarden zien komen en gaan. Vanavond is de taveerne van jou. De vorige waard heeft je twee goede gasten en wat geld nagelaten.
lesson-first-goal = Een partij duurt acht avonden, en jij stapt op de tweede in. Wie na de laatste de meeste { -point(form: "plural") } heeft, wint. Bijna allemaal staan ze op kaarten: op je gasten en vooral op { -noble(form: "plural") }, die elk 10 waard zijn.
lesson-first-evening = Hierboven zie je welke avond het is ({ -round(form: "label") } 2 van 8) en hoe ver die al gevorderd is. Elke avond verloopt hetzelfde. De maan brengt een cadeau. Gasten gaan zitten. Iedereen kiest dobbelstenen en legt ze neer. Dan serveer je: dobbelstenen worden { -thaler(form: "plural") } en bier. Daarmee verbeter je je taveerne. En dan is het tijd voor het laatste rondje.
lesson-first-moon = Dit geeft de maan vanavond: een gast van 3 bier of { -barback(form: "a") }, die telkens als hij komt een bier brengt. Personeel betaalt zich over vele avonden terug, maar vanavond wil je iemand om te bedienen: neem de gast. Een nieuwe kaart komt boven op je { -deck }, dus hij is er vanavond al.
lesson-first-arrived = Daar zijn ze! Er zijn kaarten van je stapel omgedraaid tot elke tafel bezet was. Elke gast laat een dobbelsteen zien en wat hij betaalt als je hem daarmee bedient: bij de 5 vijf, bij de 3 drie.
lesson-first-staff = Niet iedereen die komt, is gast. Er kwamen ook { -server(form: "a") } en { -brewer(form: "a") }, en die zijn meteen aan het werk: zij bezorgt je een extra dobbelsteen, hij geeft één bier extra voor elke dobbelsteen op { -area-brewer(form: "the") }.
lesson-first-counter = Bevalt het je niet wat er kwam, dan kun je de { -counter-guest(form: "inside") } aan je bar afgeven en alle kaarten van de avond opnieuw trekken, ook personeel en tafels. Wat er nu is, is goed. Houd het.
lesson-first-draft = Nu de dobbelstenen. Iedereen heeft er vier witte op een { -coaster(form: "inside") }. Je neemt er één, dan schuiven de bierviltjes door naar de volgende. Kijk dus wat je nodig hebt en neem het belangrijkste eerst.
lesson-first-take-5 = Je beste gast wil een 5. Je eigen dobbelsteen toont er al een, maar daar hebben we iets anders mee voor. Neem deze voor de gast.
lesson-first-take-2 = Dit is het { -coaster(form: "inside") } van de speler naast je. De { -regular(form: "inside") } aan je derde tafel wil een 2. Neem die.
lesson-first-take-6 = Een 6 levert bier op bij { -area-brewer(form: "the") }. Neem die. De laatste dobbelsteen komt dan vanzelf.
lesson-first-plan = Dit zijn je dobbelstenen: vier witte en je eigen, van de { -server(form: "inside") }. Elke dobbelsteen krijgt nu een plek, bij een gast of op een veld van je taveerne. Pak er een op, dan licht op waar hij past.
lesson-first-place-5 = Leg de witte 5 bij de gast die een 5 wil.
lesson-first-place-3 = En de 3 bij de gast die een 3 wil.
lesson-first-place-2 = De 2 is voor { -regular(form: "the") }.
lesson-first-place-6 = Gasten leveren geld op; bier komt uit je taveerne zelf. Leg de 6 op { -area-brewer(form: "the") }: daar hoort een 1 of een 6.
lesson-first-place-monk = Je eigen 5 gaat op { -area-monk(form: "the") }. Hij loopt voor je over het { -monastery-track(form: "inside") }, en onderweg liggen er cadeaus.
lesson-first-ready = Alles ligt op zijn plek. Past een dobbelsteen nergens, dan kan hij altijd op { -area-cashbox(form: "the") } of { -area-barrel(form: "the") }, op elk één, met elke waarde. Zeg nu dat je klaar bent.
lesson-first-use-5 = Jij mag bedienen! Druk op de +5 op de tafel van de gast: de dobbelsteen gaat eraf en de gast betaalt.
lesson-first-use-3 = Nu degene die 3 betaalt.
lesson-first-use-2 = En je { -regular(form: "inside") }. Hij betaalt weinig, maar hij betaalt.
lesson-first-use-6 = Haal het bier: één van de levering en nog één dankzij { -brewer(form: "the") }.
lesson-first-use-monk = Stuur { -area-monk(form: "the") } op pad. Zijn eerste stap levert nog niets op, de derde een kaart.
lesson-first-purse = 12 { -thaler(form: "plural") } en 4 bier: een mooie avond. Met { -thaler(form: "plural") } betaal je personeel en opwaarderingen. Met bier werf je nieuwe gasten. Het meeste kun je niet bewaren: de rode getallen laten zien wat je kwijt bent als je nu stopt. Geef het dus uit.
lesson-first-upgrade = Waardeer { -area-safe(form: "the") } op voor 6 { -thaler(form: "plural") }. Zo vroeg doe je dat alleen om te zien hoe het werkt. Voortaan bewaart die ’s nachts 5 { -thaler(form: "plural") } in plaats van 2. En het mooiste aan opwaarderen komt nog.
lesson-first-noble = Zoiets gaat snel rond: elke opwaardering die je betaalt, levert { -noble(form: "a") } op! Dat is 10 punten voor 6 { -thaler(form: "plural") }. Ook met bier werf je { -noble(form: "plural") }, vanaf 9 bier en zo vaak als je kunt betalen. Komen ze op bezoek, dan zitten al je { -noble(form: "plural") } aan één tafel; ze willen een 2 en betalen 2. Wie wint, heeft er veel.
lesson-first-hire = Je hebt nog 6 { -thaler(form: "plural") }. Koop { -table(form: "a") }: morgen kan er een gast meer zitten. Van elke soort mag je er per avond één kopen.
lesson-first-recruit = Nu het bier. Eén keer per avond mag je, naast { -noble(form: "plural") }, een gast uit het aanbod werven. Die van 4 bier betaalt 4 en is 3 punten waard: neem hem.
lesson-first-close = Dat was alles. Kies “Klaar met serveren”. Eén { -thaler } blijft voor morgen in { -area-safe(form: "the") }; zonder opwaardering bewaren { -area-safe(form: "the") } en { -area-storage(form: "the") } elk 2.
lesson-first-next = Na het laatste rondje gaat iedereen naar huis: gasten en personeel gaan naar je { -discard }. Wat je vanavond kreeg, ligt boven op je { -deck } en komt morgen het eerst: de gast, de tafel, { -noble(form: "the") }.
lesson-first-others = De anderen doen hetzelfde in hun taveerne. Je kunt er altijd kijken: alles ligt open, alleen wat iedereen tegelijk kiest, blijft verborgen tot allen gekozen hebben. En alles wat je aanwijst, wordt uitgelegd.
lesson-first-points = Zo gaat het spel: acht avonden, betere gasten, een betere taveerne en { -noble(form: "plural") }. Aan het eind tel je de punten op al je kaarten. Nog twee tips. Haal eerst personeel en goede gasten, want een goedkope gast neemt de plaats van een betere in. En waardeer vooral op de laatste twee avonden op: geef dan het personeel terug dat ergens aan het werk is, en de opwaardering daar wordt goedkoper, soms gratis. Eerder heb je er aan het werk meer aan. En nu naar je eigen taveerne!

## Sterke drank en artiesten

lesson-schnapps-welcome = Vanaf module 2 is er { -schnapps-word }. Je hebt er drie. Vier mag je er van de ene avond op de andere bewaren, en aan het eind is elk glas een punt waard. Maar eerst: wat kun je er nog meer mee?
lesson-schnapps-moon = { -schnapps-word(form: "label") } komt van de maan: op het { -round-track } zie je op welke avonden. Vanavond kreeg je er een. En in plaats van veel cadeaus die je kent, komt er een { -entertainer-word }.
lesson-schnapps-entertainers = In de loop van de partij komen er drie { -entertainer-word(form: "plural") } naar elke taveerne. Twee zijn er al; je ziet ze aan je bar. Ze blijven tot het einde en werken voor { -schnapps-word }, zo vaak je betaalt.
lesson-schnapps-side = Vanavond komt de { -juggler(form: "inside") }. Elke { -entertainer-word } heeft twee kanten, en je kiest er een voor de hele partij. Met de eerste bewaart hij bij het laatste rondje een kaart voor morgen. Met de tweede draait hij dobbelstenen. Kies de tweede.
lesson-schnapps-take-6 = Je beste gast wil een 5, maar op geen enkel { -coaster(form: "inside") } ligt er een. Geeft niet: neem eerst een 6 voor bier.
lesson-schnapps-take-2 = Een { -regular(form: "inside") } wil een 2. Neem die.
lesson-schnapps-take-more = En nog een 6 voor bier. De laatste dobbelsteen, een 4, komt vanzelf.
lesson-schnapps-turn = Nu is de { -juggler(form: "inside") } aan zet. Voor één { -schnapps-word } draait hij een dobbelsteen die nog nergens ligt: pak de 4 op en draai hem naar 5.
lesson-schnapps-place = Leg de 5 bij je beste gast.
lesson-schnapps-place-2 = De 2 is voor { -regular(form: "a") }.
lesson-schnapps-place-6 = Beide zessen gaan naar { -area-brewer(form: "the") }.
lesson-schnapps-ready = Alles ligt op zijn plaats. Zeg dat je klaar bent.
lesson-schnapps-guest = Bedien de gast: 5 { -thaler(form: "plural") } voor één glaasje { -schnapps-word }. Niet slecht.
lesson-schnapps-rest = En { -regular(form: "the") }.
lesson-schnapps-brewer = Haal het bier met beide dobbelstenen.
lesson-schnapps-pay = De { -musician(form: "inside") } speelt voor een fooi. De jouwe heeft de kant die van één { -schnapps-word } 2 { -thaler(form: "plural") } maakt; de andere geeft 3 bier voor twee. Betaal hem één keer.
lesson-schnapps-recruit = Je hebt 5 bier. Twee gasten kosten dat. Werf degene die 2 { -thaler(form: "plural") } meebrengt.
lesson-schnapps-upgrade = De gast bracht 2 { -thaler(form: "plural") } mee, dus je hebt er 12. Waardeer { -area-monk(form: "the") } op voor 10: voortaan zet hij per dobbelsteen twee stappen. En zoals altijd komt er { -noble(form: "a") }.
lesson-schnapps-fire = De derde is de { -fire-eater(form: "inside") }. Voor 5 { -schnapps-word } waardeert hij een onderdeel naar keuze op, met { -noble(form: "inside") }, en je betaalt geen { -thaler(form: "plural") }. In je beurt mag je er meer dan vier hebben; pas als je klaar bent met serveren, gaat terug wat er te veel is. Met zijn andere kant wijst hij voor 2 { -schnapps-word } een gast voorgoed de deur.
lesson-schnapps-close = Genoeg voor vanavond. Kies “Klaar met serveren”.
lesson-schnapps-points = Een vuistregel: één { -schnapps-word } is een punt. Geef die uit als je er meer voor krijgt, zoals vanavond. Op de laatste avond bewaar je wat je niet nodig hebt. Welke kanten zijn het best? Die bij je taveerne passen. Wijs een { -entertainer-word } aan en je leest wat hij doet.

## Roem en barden

lesson-reputation-welcome = Module 3 brengt het { -reputation-track(form: "inside") }. Je fiche gaat er rondjes over. Sommige velden geven een cadeau, en aan het eind telt het getal van je veld als punten.
lesson-reputation-balance = Aan het begin van je beurt tel je wat je gelegde dobbelstenen gaan opleveren aan { -thaler(form: "plural") } en aan bier, met het bier van je { -barback(form: "plural") } erbij. Het kleinste getal is je aantal stappen. Een taveerne in balans krijgt een goede naam.
lesson-reputation-place = Leg de 3 bij zijn gast. Dan levert je plan 5 { -thaler(form: "plural") } en 3 bier op.
lesson-reputation-ready = Zeg dat je klaar bent en let op je fiche: het zet drie stappen.
lesson-reputation-change = Je kunt je plan nog veranderen. Met { -brewer(form: "a") } levert de 6 bij { -area-brewer(form: "the") } één bier meer op dan bij { -area-barrel(form: "the") }. Verplaats hem: 4 bier, dus je fiche zet nog een stap.
lesson-reputation-back = Dat geldt naar twee kanten: wordt het kleinste getal door een verandering kleiner, dan gaat je fiche terug en geef je terug wat zijn velden gaven. Heb je dat al uitgegeven, dan mag de verandering niet.
lesson-reputation-bard = Er is vanavond { -bard(form: "a") }. Eén keer per avond, wanneer je wilt in je beurt, zingt hij, en je { -reputation(form: "inside") } stijgt met één. Laat hem zingen.
lesson-reputation-guest = Bedien nu de gast, zoals altijd.
lesson-reputation-rest = En { -regular(form: "the") }.
lesson-reputation-brewer = Haal het bier met beide dobbelstenen.
lesson-reputation-recruit = Sommige gasten praten over je in de stad. Die van 4 bier levert meteen twee roemstappen op. Werf hem en kijk wat er onderweg ligt.
lesson-reputation-spaces = Een { -schnapps-word }! Elk veld geeft zijn cadeau als je fiche erop of eroverheen komt. Op het veld met twee tekens kies je: { -schnapps-word }, of een van je gasten verlaat het spel. Zo raak je goed een { -regular(form: "inside") } kwijt.
lesson-reputation-hire = Een { -bard(form: "inside") } kost maar 1 { -thaler }. Koop er een voor morgen.
lesson-reputation-hire-more = En { -server(form: "a") }, voor { -thaler(form: "plural") } die toch niet in { -area-safe(form: "the") } passen.
lesson-reputation-close = Kies “Klaar met serveren”.
lesson-reputation-points = Zeven stappen op één avond, met een cadeau onderweg. Aan het eind telt een veld zonder getal als het getal ervoor. Na de kroon, die { -noble(form: "a") } oplevert en niets telt, begint het spoor weer bij 1. Loop tegen het einde dus niet voorbij de hoge getallen.

## Startkaarten

lesson-start-cards-welcome = In module 4 beginnen de taveernen verschillend. Het begindeck ken je: zeven { -regular(form: "plural") }, { -server(form: "a") }, { -table(form: "a") } en { -brewer(form: "a") }. Wat er in plaats van de laatste drie in komt, bepaalt nu een { -start-card(form: "inside") }. Van de zeven kaarten liggen er in elk spel drie open.
lesson-start-cards-kinds = Er zijn drie soorten cadeaus. Personeel wordt door je stapel geschud en komt steeds terug. Een opgewaardeerd onderdeel werkt vanaf de eerste avond, maar levert geen { -noble(form: "inside") } op. En { -schnapps-word }, bier of kloosterstappen krijg je meteen.
lesson-start-cards-compare = Kijk wat elke kaart oplevert. De eerste is het deck dat je kent. De tweede geeft één persoon meer, maar geen { -server(form: "inside") } en geen { -table(form: "inside") }. De derde geeft nauwelijks personeel, maar stuurt twee { -regular(form: "plural") } weg, zodat er meer tafels zijn voor goede gasten.
lesson-start-cards-together = Iedereen kiest tegelijk, en niemand ziet de keuze voordat allen hebben gekozen. Meerdere spelers mogen dezelfde kaart nemen, dus niemand kan er een voor je neus wegkapen.
lesson-start-cards-choose = Neem de derde: drie stappen in het { -monastery(form: "inside") }, en twee { -regular(form: "plural") } verlaten je stapel voorgoed.
lesson-start-cards-barback = Nu komen de cadeaus, een voor een. De derde stap levert { -barback(form: "a") } op, die één bier haalt, elke keer dat hij komt. Neem hem; hij wordt door je stapel geschud.
lesson-start-cards-drop = Stuur nu { -regular(form: "a") } weg. Die met de 1 betalen het minst: neem er zo een.
lesson-start-cards-drop-again = En nog een. In een dunne stapel komen je goede kaarten sneller terug.
lesson-start-cards-arrived = De eerste avond. Kijk wat je kaart heeft gedaan: je { -barback(form: "inside") } is er, maar geen { -server(form: "inside") }, dus je hebt maar vier dobbelstenen, en geen { -table(form: "inside") }, dus maar drie gasten vonden een plaats.
lesson-start-cards-counter = Je { -counter-guest(form: "inside") } zou andere gasten kunnen halen. Maar betere heeft je stapel nog niet: houd ze, en hem ook.
lesson-start-cards-take-2 = Twee van je { -regular(form: "plural") } willen een 2. Neem er een.
lesson-start-cards-take-6 = Een 6 voor bier.
lesson-start-cards-take-more = En de tweede 2. De laatste dobbelsteen komt vanzelf.
lesson-start-cards-place-2 = Leg een 2 bij { -regular(form: "a") }.
lesson-start-cards-place-more = En de andere bij de volgende.
lesson-start-cards-place-6 = De 6 gaat naar { -area-brewer(form: "the") }.
lesson-start-cards-place-any = De 4 past bij niemand. De kassa neemt elke dobbelsteen: 1 { -thaler }.
lesson-start-cards-ready = 5 { -thaler(form: "plural") } en 2 bier, dat van { -barback(form: "the") } meegeteld: je { -reputation(form: "inside") } stijgt met twee. Zeg dat je klaar bent.
lesson-start-cards-use-2 = Bedien je { -regular(form: "plural") }.
lesson-start-cards-use-any = En haal de { -thaler } uit { -area-cashbox(form: "the") }.
lesson-start-cards-use-6 = En het bier van { -area-brewer(form: "the") }. Je { -barback(form: "inside") } heeft het zijne al gebracht.
lesson-start-cards-hire = 5 { -thaler(form: "plural") }. Wat mist je taveerne? Dobbelstenen. Koop { -server(form: "a") } voor 4: vanaf morgen brengt ze er een extra, elke keer dat ze komt.
lesson-start-cards-hire-more = En voor de laatste { -bard(form: "a") }: in zo’n kleine stapel komt hij vaak.
lesson-start-cards-close = Kies “Klaar met serveren”. De 2 bier blijven in { -area-storage(form: "the") }.
lesson-start-cards-tomorrow = Hier loont de kleine stapel: { -bard(form: "inside") } en { -server(form: "inside") } komen morgen het eerst, en al snel begint alles weer van voren af aan.
lesson-start-cards-end = Meer is het niet: de { -start-card(form: "inside") } is één keuze die de hele partij kleurt. Met een opgewaardeerd onderdeel koop je wat er gebruik van maakt; met veel personeel werf je gasten; met een kleine stapel haal je goede kaarten. En wat je kaart mist, koop je het eerst.

## Gastenboek

lesson-guest-book-welcome = In module 5 heeft elke taveerne een { -guest-book(form: "inside") }. De gasten in het aanbod hebben een { -signature(form: "inside") } bij zich. Werf je er een met bier, dan tekent hij. Een gast die de maan brengt, tekent niet.
lesson-guest-book-columns = Zijn prijs bepaalt de kolom: 3 of 4, 5, 6, 7 of 8. De { -signature(form: "inside") } komt op het bovenste vrije veld, en wat die bedekt, krijg je meteen. In dit boek staan er al drie.
lesson-guest-book-goal = Wie een hele rij van links naar rechts vult, krijgt bovendien { -noble(form: "a") }. Je eerste rij mist één { -signature(form: "inside") }: die van een gast van 6 bier. Vanavond heb je dus 6 bier nodig.
lesson-guest-book-place-3 = Eerst het geld: leg de 3 bij zijn gast.
lesson-guest-book-place-6 = Er zijn twee { -brewer(form: "plural") }, dus elke dobbelsteen bij { -area-brewer(form: "the") } levert 3 bier op. Leg ook de 6 daar.
lesson-guest-book-ready = 3 { -thaler(form: "plural") } en 7 bier: je { -reputation(form: "inside") } zet drie stappen. Zeg dat je klaar bent en kijk waar ze heen leiden.
lesson-guest-book-column = Een { -schnapps-word }, en dan een { -signature(form: "inside") }! In module 5 heeft het { -reputation-track(form: "inside") } daar een veld voor, en voor die kies jij de kolom. Je zou nu de rij kunnen vullen, maar dat doet straks een gast. Neem de laatste kolom: die levert { -table(form: "a") } op.
lesson-guest-book-covered = De tafel ligt op je stapel. Wat een { -signature(form: "inside") } bedekt, komt meteen: kaarten, { -schnapps-word }, roemstappen, { -noble(form: "plural") }. En als daardoor een fiche verder gaat en iets oplevert, krijg je dat ook.
lesson-guest-book-guest = Bedien je gast.
lesson-guest-book-brewer = Haal het bier met beide dobbelstenen.
lesson-guest-book-barrel = En één uit { -area-barrel(form: "the") }.
lesson-guest-book-recruit = 7 bier. Werf de gast van 6 en kijk in je { -guest-book(form: "inside") }.
lesson-guest-book-row = Hij tekende in de derde kolom: { -schnapps-word }. En de rij is vol, dus er kwam ook { -noble(form: "a") }: 10 punten. Bovendien bracht hij 3 { -thaler(form: "plural") } mee.
lesson-guest-book-tiles = Op zijn plaats staat een nieuwe gast met een nieuwe { -signature(form: "inside") }. Er zijn er 40; zijn ze op, dan brengen nieuwe gasten er geen meer. { -noble(form: "plural-label") } tekenen nooit, en wie de maan brengt ook niet.
lesson-guest-book-bard = Laat ook je { -bard(form: "inside") } zingen.
lesson-guest-book-upgrade = 7 { -thaler(form: "plural") }: waardeer { -area-safe(form: "the") } op voor 6, dan komt er nog { -noble(form: "a") }.
lesson-guest-book-close = Kies “Klaar met serveren”.
lesson-guest-book-full = In een volle kolom past niets meer: een gast van die prijs levert met zijn { -signature(form: "inside") } dan geen cadeau op. Kijk dus in het boek voordat je iemand werft.
lesson-guest-book-end = Rijen leveren { -noble(form: "plural") } op en vragen gasten van alle prijzen. De onderste velden van een kolom leveren meer op en vragen veel gasten van één prijs. Wijs een veld aan om te zien wat het geeft. Nu ken je alles wat de stad te bieden heeft!
