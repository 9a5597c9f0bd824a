# De lessen: wat de taveernekat zegt. Elke tekst hoort bij een stap in crates/lessons.

lessons-new-here = Nieuw hier?
lessons-title = Lessen
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
lesson-back = Terug
lesson-leave = Les verlaten
lesson-waiting = De anderen zijn nog bezig. Een ogenblik.
lesson-not-now = In een partij mag dat. Doe hier eerst wat ik je vroeg.
lesson-over = Goed gedaan! Dat was de les.
lesson-next = Volgende les: { $name }
lesson-play = Speel een echte partij met module { $level }
lesson-home = Terug naar de startpagina

## De eerste avond

lesson-first-welcome = Welkom! Ik ben Minka en ik heb al heel wat waarden zien komen en gaan. Vanavond is de taveerne van jou. De vorige waard heeft je twee goede gasten en wat geld nagelaten.
lesson-first-goal = Je hebt acht avonden. Wie daarna de meeste { -point(form: "plural") } heeft, wint. Bijna allemaal staan ze op kaarten: op je gasten en vooral op { -noble(form: "plural") }, die elk 10 waard zijn.
lesson-first-evening = Elke avond verloopt hetzelfde. De maan brengt een cadeau. Gasten gaan zitten. Iedereen kiest dobbelstenen en legt ze neer. Dan serveer je: dobbelstenen worden { -thaler(form: "plural") } en bier. Daarmee verbeter je je taveerne. En dan is het tijd voor het laatste rondje.
lesson-first-moon = Dit geeft de maan vanavond: een gast van 3 bier of { -barback(form: "a") }. Neem de gast. Een nieuwe kaart komt boven op je { -deck }, dus hij is er vanavond al.
lesson-first-arrived = Daar zijn ze! Er zijn kaarten van je stapel omgedraaid tot elke tafel bezet was. Elke gast laat een dobbelsteen zien en wat hij betaalt als je hem daarmee bedient: bij de 5 vijf, bij de 3 drie.
lesson-first-staff = Niet iedereen die komt, is gast. Er kwamen ook { -server(form: "a") } en { -brewer(form: "a") }, en die zijn meteen aan het werk: zij bezorgt je een extra dobbelsteen, hij maakt elke levering één bier groter.
lesson-first-counter = Bevalt het gezelschap je niet, dan kun je { -counter-guest(form: "a") } afgeven en komen er nieuwe gasten. Deze gasten zijn goed. Houd ze.
lesson-first-draft = Nu de dobbelstenen. Iedereen heeft er vier witte op een { -coaster(form: "inside") }. Je neemt er één, dan schuiven de bierviltjes door naar de volgende. Kijk dus wat je nodig hebt en neem het belangrijkste eerst.
lesson-first-take-5 = Je beste gast wil een 5. Neem die.
lesson-first-take-2 = Dit is het { -coaster(form: "inside") } van de speler naast je. De { -regular(form: "inside") } aan je derde tafel wil een 2. Neem die.
lesson-first-take-6 = Met een 6 wordt er bier geleverd. Neem die. De laatste dobbelsteen komt dan vanzelf.
lesson-first-plan = Dit zijn je dobbelstenen: vier witte en je eigen, van de { -server(form: "inside") }. Elke dobbelsteen krijgt nu een plek, bij een gast of op een veld van je taveerne. Pak er een op, dan licht op waar hij past.
lesson-first-place-5 = Leg de witte 5 bij de gast die een 5 wil.
lesson-first-place-3 = En de 3 bij de gast die een 3 wil.
lesson-first-place-2 = De 2 is voor { -regular(form: "the") }.
lesson-first-place-6 = Gasten leveren geld op; bier komt uit je taveerne zelf. Leg de 6 op { -area-brewer(form: "the") }: daar hoort een 1 of een 6.
lesson-first-place-monk = Je eigen 5 gaat op { -area-monk(form: "the") }. Hij loopt voor je over het { -monastery-track(form: "inside") }, en onderweg liggen er cadeaus.
lesson-first-ready = Alles ligt op zijn plek. Past een dobbelsteen nergens, dan kan hij altijd op { -area-cashbox(form: "the") } of { -area-barrel(form: "the") }, op elk één, met elke waarde. Zeg nu dat je klaar bent.
lesson-first-use-5 = Jij mag bedienen! Neem de dobbelsteen van de eerste gast, dan betaalt hij.
lesson-first-use-3 = Nu de volgende.
lesson-first-use-2 = En je { -regular(form: "inside") }. Hij betaalt weinig, maar hij betaalt.
lesson-first-use-6 = Haal het bier: één van de levering en nog één dankzij { -brewer(form: "the") }.
lesson-first-use-monk = Stuur { -area-monk(form: "the") } op pad. Zijn eerste stap levert nog niets op, de derde een kaart.
lesson-first-purse = 12 { -thaler(form: "plural") } en 4 bier: een mooie avond. Met { -thaler(form: "plural") } betaal je personeel en opwaarderingen. Met bier werf je nieuwe gasten.
lesson-first-upgrade = Waardeer { -area-safe(form: "the") } op voor 6 { -thaler(form: "plural") }. Voortaan bewaart die ’s nachts 5 { -thaler(form: "plural") } in plaats van 2. En het mooiste aan opwaarderen komt nog.
lesson-first-noble = Zoiets gaat snel rond: elke opwaardering die je betaalt, levert { -noble(form: "a") } op! Dat is 10 punten voor 6 { -thaler(form: "plural") }. Ook met bier werf je { -noble(form: "plural") }, vanaf 9 bier. Wie wint, heeft er veel.
lesson-first-hire = Je hebt nog 6 { -thaler(form: "plural") }. Koop { -table(form: "a") }: morgen kan er een gast meer zitten. Van elke soort mag je er per avond één kopen.
lesson-first-recruit = Nu het bier. Eén keer per avond mag je een gast uit het aanbod werven. Die van 4 bier betaalt 4 en is 3 punten waard: neem hem.
lesson-first-close = Dat was alles. Kies “Klaar met serveren”. Eén { -thaler } blijft voor morgen in { -area-safe(form: "the") }; zonder opwaardering bewaren { -area-safe(form: "the") } en { -area-storage(form: "the") } elk 2.
lesson-first-next = Na het laatste rondje gaat iedereen naar huis: gasten en personeel gaan naar je { -discard }. Wat je vanavond kreeg, ligt boven op je { -deck } en komt morgen het eerst: de gast, de tafel, { -noble(form: "the") }.
lesson-first-others = De anderen doen hetzelfde in hun taveerne. Je kunt er altijd kijken; geheim is hier niets. En alles wat je aanwijst, wordt uitgelegd.
lesson-first-points = Zo gaat het spel: acht avonden, betere gasten, een betere taveerne en { -noble(form: "plural") }. Aan het eind tel je de punten op al je kaarten. Nog een tip: personeel dat ergens aan het werk is, kun je teruggeven; dan wordt de opwaardering daar goedkoper. En nu naar je eigen taveerne!

## Sterke drank en artiesten

lesson-schnapps-welcome = Vanaf module 2 brengt de maan ook { -schnapps-word }. Je hebt er drie. Vier mag je er bewaren, en aan het eind is elk glas een punt waard. Maar eerst: wat kun je er nog meer mee?
lesson-schnapps-entertainers = In de loop van de partij komen er drie { -entertainer-word(form: "plural") } naar elke taveerne. Elk heeft twee kanten; als hij komt, kies je er een. Ze werken voor { -schnapps-word }, zo vaak je betaalt.
lesson-schnapps-turn = Je beste gast wil een 5 en jij hebt een 4. Vraag de { -juggler(form: "inside") }: voor één { -schnapps-word } draait hij de 4 op een 5.
lesson-schnapps-place = Leg de 5 nu bij die gast.
lesson-schnapps-ready = De andere dobbelstenen liggen al. Zeg dat je klaar bent.
lesson-schnapps-guest = Bedien de gast: 5 { -thaler(form: "plural") } voor één { -schnapps-word }. Niet slecht.
lesson-schnapps-rest = En { -regular(form: "the") }.
lesson-schnapps-brewer = Haal het bier met beide dobbelstenen.
lesson-schnapps-pay = De { -musician(form: "inside") } speelt voor een fooi: één { -schnapps-word } levert 2 { -thaler(form: "plural") } op. Betaal hem één keer.
lesson-schnapps-recruit = Je hebt 5 bier. Werf de gast van 5.
lesson-schnapps-upgrade = De gast bracht 2 { -thaler(form: "plural") } mee, dus je hebt er 12. Waardeer { -area-monk(form: "the") } op voor 10: voortaan zet hij per dobbelsteen twee stappen. En zoals altijd komt er { -noble(form: "a") }.
lesson-schnapps-close = Genoeg voor vanavond. Kies “Klaar met serveren”.
lesson-schnapps-points = Een vuistregel: één { -schnapps-word } is een punt. Geef die uit als je er meer voor krijgt, zoals vanavond. Op de laatste avond bewaar je wat je niet nodig hebt.

## Roem en barden

lesson-reputation-welcome = Module 3 brengt het { -reputation-track(form: "inside") }. Je fiche gaat er rondjes over. Sommige velden geven een cadeau, en aan het eind telt het getal van je veld als punten.
lesson-reputation-balance = Aan het begin van je beurt tel je wat je dobbelstenen gaan opleveren aan { -thaler(form: "plural") } en aan bier. Het kleinste getal is je aantal stappen. Een taveerne in balans krijgt een goede naam.
lesson-reputation-place = Leg de 3 bij zijn gast. Dan levert je plan 5 { -thaler(form: "plural") } en 3 bier op.
lesson-reputation-ready = Zeg dat je klaar bent en let op je fiche: het zet drie stappen.
lesson-reputation-bard = Er is vanavond { -bard(form: "a") }. Eén keer per avond zingt hij, en je { -reputation(form: "inside") } stijgt met één. Laat hem zingen.
lesson-reputation-guest = Bedien nu de gast, zoals altijd.
lesson-reputation-rest = En { -regular(form: "the") }.
lesson-reputation-brewer = Haal het bier van { -area-brewer(form: "the") }.
lesson-reputation-barrel = En één uit { -area-barrel(form: "the") }.
lesson-reputation-recruit = Sommige gasten praten over je in de stad. Die van 4 bier levert meteen twee roemstappen op. Werf hem en kijk wat er onderweg ligt.
lesson-reputation-hire = Een { -bard(form: "inside") } kost maar 1 { -thaler }. Koop er een voor morgen.
lesson-reputation-hire-more = En { -server(form: "a") } voor de 4 { -thaler(form: "plural") } die niet in { -area-safe(form: "the") } passen.
lesson-reputation-close = Kies “Klaar met serveren”.
lesson-reputation-points = Zes stappen op één avond, met een cadeau onderweg. Na de kroon, die { -noble(form: "a") } oplevert, begint het spoor weer bij 1. Loop tegen het einde dus niet voorbij de hoge getallen.

## Startkaarten

lesson-start-cards-welcome = In module 4 beginnen de taveernen verschillend. Er liggen drie { -start-card(form: "plural") } open en iedereen kiest er een. Die vervangt { -server(form: "the") }, { -table(form: "the") } en { -brewer(form: "the") } in je begindeck.
lesson-start-cards-compare = Wijs een kaart aan om te zien wat die oplevert. Meerdere spelers mogen dezelfde kiezen, dus neem wat jou het meest bevalt. Personeel wordt door je stapel geschud. Een opwaardering geldt vanaf de eerste avond, maar levert geen { -noble(form: "inside") } op. En minder { -regular(form: "plural") } betekent meer tafels voor goede gasten.
lesson-start-cards-choose = Neem de derde: drie stappen in het { -monastery(form: "inside") }, en twee { -regular(form: "plural") } verlaten je stapel voorgoed.
lesson-start-cards-barback = De derde stap levert { -barback(form: "a") } op, die elke avond één bier haalt. Neem hem.
lesson-start-cards-drop = Stuur nu { -regular(form: "a") } weg. Die met de 1 betalen het minst: neem er zo een.
lesson-start-cards-drop-again = En nog een. In een dunne stapel komen je goede kaarten sneller terug.
lesson-start-cards-arrived = De eerste avond is begonnen en je gasten zijn er. Vanaf nu gaat alles zoals je het kent.
lesson-start-cards-end = Meer is het niet: de { -start-card(form: "inside") } is een kleine keuze die de hele partij kleurt. Bedenk wat je nu mist, bijvoorbeeld { -server(form: "a") } of { -table(form: "a") }, en koop dat het eerst.

## Gastenboek

lesson-guest-book-welcome = In module 5 heeft elke taveerne een { -guest-book(form: "inside") }. De gasten in het aanbod hebben een { -signature(form: "inside") } bij zich. Werf je er een met bier, dan tekent hij. Een gast die de maan brengt, tekent niet.
lesson-guest-book-columns = Zijn prijs bepaalt de kolom: 3 of 4, 5, 6, 7 of 8. De { -signature(form: "inside") } komt op het bovenste vrije veld, en wat die bedekt, krijg je meteen.
lesson-guest-book-brewer = Eerst het bier. Gebruik de dobbelsteen op { -area-brewer(form: "the") }.
lesson-guest-book-barrel = En die op { -area-barrel(form: "the") }.
lesson-guest-book-recruit = Werf nu de gast van 4 bier. Hij tekent in de eerste kolom en bedekt daarmee een roemstap. Let op wat er dan gebeurt.
lesson-guest-book-column = Een kettingreactie! De stap bracht je op het handtekeningveld van het { -reputation-track(form: "inside") }, en voor deze { -signature(form: "inside") } kies jij de kolom. Neem de derde: die levert { -schnapps-word } op.
lesson-guest-book-guest = Bedien je gasten, zoals altijd.
lesson-guest-book-rest = En { -regular(form: "the") }.
lesson-guest-book-bard = Laat ook je { -bard(form: "inside") } zingen.
lesson-guest-book-hire = En koop { -table(form: "a") } van wat je verdiend hebt.
lesson-guest-book-close = Kies “Klaar met serveren”.
lesson-guest-book-rows = Nog één ding: wie een hele rij vult, krijgt { -noble(form: "a") }. Werf dus gasten met verschillende prijzen; is een kolom vol, dan levert een { -signature(form: "inside") } daar niets meer op. Nu ken je alles wat de stad te bieden heeft!
