# De regels waarmee het programma speelt: de enige bron voor de pagina en voor `tiefenthal rules`.
#
# Een regel is zijn precieze tekst met `.title`; `.ruling` zegt wat wij besloten waar de spelregels zwijgen, en waarom;
# `.editions` waarin de uitgaven verschillen; `.example` laat hem zien. Getallen van het materiaal zijn argumenten.

## Voorbereiding

rule-S1 = Je speelt met twee tot vier spelers. Je kiest een module van 1 tot en met 5 en speelt ook met alle modules daarvoor.
    .title = Spelers en modules
rule-S2 = In de voorraad liggen 16 bierhandelaars, 16 afwassers, 16 serveersters, 16 tafels en 16 leveranciers, 61 edellieden en drie bargasten per speler. Vanaf module 3 komen er 16 barden bij.
    .title = De voorraad
    .ruling = 16 barden en geen 10: in de doos zitten 240 kaarten, en 10 is het aantal gemerkte gasten.
    .editions = De boekjes bij de modules tellen 16 barden; één basisregelboek noemt er 10.
rule-S3 = De acht gasten van 3 bier vormen een open stapel, de 3-stapel. De andere 30 gasten worden geschud tot een gedekte stapel, vanaf module 3 samen met de tien gemerkte. Vier daarvan worden omgedraaid. Het aanbod heeft dus vijf plaatsen: de 3-stapel en vier open gasten.
    .title = Het aanbod
rule-S4 = Je begint met drie voorgedrukte tafels, alle tegels op de gewone kant, een lege kluis, een lege bieropslag en je fiche op veld 0 van het kloosterspoor. Voor je ligt een bierviltje met vier witte dobbelstenen. Je drie eigen dobbelstenen wachten in de voorraad.
    .title = Je taveerne
rule-S5 = In module 1 tot en met 3 bestaat je begindeck uit zeven stamgasten, een serveerster, een tafel en een leverancier, geschud. De drie taveernekaarten komen uit de voorraad.
    .title = Je begindeck
rule-S6 = In module 1 speel je met de zomerkant van het rondenspoor en zonder sterke drank. Vanaf module 2 ligt de winterkant boven, zitten er 20 fiches sterke drank in de voorraad en komen er drie artiesten naar elke taveerne. In module 2 zijn de drie losse tegels met sterke drank op het spoor zichtbaar.
    .title = Zomer en winter
rule-S7 = Vanaf module 3 staat je roemfiche op de waard, voor het eerste veld van het roemspoor. De drie losse tegels met sterke drank op het rondenspoor zijn verborgen.
    .title = Roem aan het begin
rule-S8 = Vanaf module 4 worden de zeven startkaarten geschud en drie omgedraaid. Je kiest er een; meerdere spelers mogen dezelfde kiezen. Wat de kaart geeft, komt in plaats van de serveerster, de tafel en de leverancier van S5. De kaarten die je zo krijgt, worden door je stapel geschud. Kost de kaart je stamgasten, dan kies jij welke. Een opwaardering van een startkaart levert geen edelman op en werkt vanaf de eerste ronde. Als iedereen heeft gekozen, worden de kaarten in spelersvolgorde uitgevoerd, te beginnen bij de startspeler, elk met alles wat eruit volgt; vragen die daarbij opkomen, worden dan gesteld.
    .title = Startkaarten
    .ruling = Iedereen kiest onafhankelijk: meerdere spelers mogen dezelfde kaart nemen, dus niemand heeft er last van. Welke stamgasten gaan, zou je aan tafel ook zelf kiezen. Dankzij de vaste volgorde is elk verslag precies na te spelen. De bierhandelaar van de derde kaart komt uit het klooster, dus je mag hem laten liggen (F15).
    .editions = De tweede startkaart geeft bij North Star een afwasser en in de oudere Engelse vertaling van Schmidt een serveerster. Wij volgen North Star, want de oudere tekst verwisselt ook elders kaartnamen. De materiaallijst noemt de waarde omstreden.
    .example = Je kiest de derde kaart: drie kloosterstappen leveren een bierhandelaar op, en twee van je stamgasten gaan uit het spel.
rule-S9 = In module 5 gebruiken jullie de kant van het roemspoor met handtekeningen, die 12 velden heeft. Iedereen heeft een leeg gastenboek. Er zijn 40 handtekeningen, en op elk van de vijf plaatsen van het aanbod ligt er een.
    .title = Gastenboeken
rule-S10 = De startspeler wordt geloot, of de gastheer wijst hem aan.
    .title = De startspeler
    .ruling = Volgens de spelregels begint wie het laatst in een kroeg was. Dat kan een programma niet weten.

## De avond

rule-R1 = Het spel duurt acht ronden, acht avonden, die het rondenspoor telt. Elke ronde heeft zeven fasen, in deze volgorde: A { -phase-name-evening }; B { -phase-name-arrival }; C { -phase-name-server }; D { -phase-name-draft } E { -phase-name-plan }; F { -phase-name-serve } G { -phase-name-closing }
    .title = Acht avonden
rule-R2 = In fase A, B, C, E en G speelt iedereen tegelijk: kies wanneer je wilt, zonder te wachten. In D en F ga je om de beurt, met de klok mee vanaf de startspeler. Een fase eindigt als niemand meer iets te kiezen heeft.
    .title = Tegelijk of om de beurt
rule-R3 = Is een voorraad te klein voor iedereen die tegelijk kiest, dan telt de spelersvolgorde vanaf de startspeler. Je kunt iets alleen kiezen als de voorraad zelfs genoeg is wanneer alle spelers vóór je die nog niet hebben gekozen het nemen. Anders krijg je de vraag niet, en antwoordt R8 ook niet voor je, tot de voorraad genoeg is of de spelers vóór je hebben geantwoord. Worden er meerdere fiches tegelijk uitgedeeld, dan neemt iedere speler om de beurt het volle aantal, of wat er nog is.
    .title = Krappe voorraden
    .ruling = De spelregels zeggen niet wie voorgaat. De spelersvolgorde is de enige volgorde die ze kennen.
    .example = Er is nog één bierhandelaar, en drie spelers mogen hem kiezen. De startspeler krijgt de vraag meteen; de anderen wachten op dat antwoord.
rule-R4 = Na fase G van de achtste ronde is het spel afgelopen. Na elke andere ronde gaat het startspelersfiche met de klok mee naar de volgende speler.
    .title = De volgende ronde
rule-R5 = Elke kaart die je koopt of krijgt, gaat meteen gedekt boven op je trekstapel. Meerdere kaarten tegelijk leg je erop in de volgorde waarin je ze krijgt, dus de laatste ligt bovenop. Alleen de kaarten van een startkaart worden door je stapel geschud (S8).
    .title = Nieuwe kaarten
    .example = Je waardeert de kluis op en koopt daarna een tafel. De volgende ronde draai je eerst de tafel om, dan de edelman.
rule-R6 = Moet je trekken van een lege trekstapel, dan wordt eerst je aflegstapel geschud tot een nieuwe trekstapel. Zijn beide leeg, dan trek je niets.
    .title = Een lege stapel
    .ruling = Over het tweede geval zwijgen de spelregels. Er valt niets te trekken.
rule-R7 = Elke voorraad is beperkt tot wat er in de doos zit. Wat op is, kan niemand meer nemen, en er komt niets voor in de plaats.
    .title = Op is op
    .ruling = De spelregels zeggen dat alleen van de handtekeningen. Maar niemand kan een kaart nemen die er niet is.
rule-R8 = Een vraag met maar één mogelijk antwoord beantwoordt het programma voor je. Uitzonderingen zijn “Klaar” (E4) en “Klaar met serveren” (F18): dat zeg je altijd zelf.
    .title = Maar één antwoord
    .ruling = Zo werkt dit programma. Het scheelt klikken die niets beslissen.
rule-R9 = Alles op tafel is voor iedereen open: de bekende bovenste kaarten van de stapels, de aflegstapels, alle taveernen, de bierviltjes, het aanbod. Verborgen is alleen wat niemand weet (de volgorde van gedekte stapels, komende worpen) en, in gelijktijdige fasen behalve B, het antwoord van een ander tot iedereen heeft geantwoord. Bij de startkaarten, in A, bij “Klaar” in E en in G mag je je antwoord terugnemen tot het laatste is gegeven; eerder gebeurt er niets toevalligs. Antwoorden in B staan vast. Zijn er van iets minder stuks dan spelers die de vraag krijgen (R3), dan zijn alle antwoorden van die fase meteen open en staan ze vast.
    .title = Wat iedereen ziet
    .ruling = Kopen gebeurt open aan tafel, dus het programma laat zien wat een goed geheugen zou weten. Is een voorraad krap, dan mag niemand een antwoord terugnemen waardoor een ander de vraag later of helemaal niet kreeg.
rule-R10 = Gelijke kaarten en gelijke dobbelstenen (zelfde kleur, zelfde ogen, zelfde plek) zijn uitwisselbaar. De plaatsen van het aanbod hebben nummers: 0 is de 3-stapel, 1 tot en met 4 zijn de open gasten zoals ze liggen.
    .title = Gelijk is gelijk
rule-R11 = Sterke drank die je betaalt (E5, F16, G1), teruggeeft (F2) of niet mag houden (F18), gaat terug naar de voorraad van 20 en kan opnieuw worden genomen.
    .title = Sterke drank komt terug

## Fase A

rule-A1 = De maan gaat naar het veld van de ronde, en iedereen krijgt de bonus daarvan. Bij “of … of” kies je een van de twee; afslaan mag niet. Wat op is, kun je niet kiezen; is allebei op, dan krijg je niets. Als het laatste antwoord er is, krijgen de spelers hun bonus in spelersvolgorde vanaf de startspeler, elk met alles wat eruit volgt; vragen die daarbij opkomen, worden dan gesteld.
    .title = De bonus van de maan
    .ruling = De spelregels zeggen niet in welke volgorde gelijktijdige bonussen werken. Dankzij de vaste volgorde is elk verslag precies na te spelen.
rule-A2 = De bonus “eigen dobbelsteen”: je neemt een eigen dobbelsteen. Hij wordt gegooid als iedereen heeft geantwoord en blijft deze ronde van jou. Hij telt mee voor het maximum van drie eigen dobbelstenen (C2).
    .title = Een bonusdobbelsteen
    .ruling = In de doos zitten drie dobbelstenen van elke kleur; een vierde is er niet.
rule-A3 = De bonus “gratis opwaardering”: je mag een onderdeel naar keuze opwaarderen dat nog niet is opgewaardeerd. Je krijgt geen edelman. Het voordeel telt, welk onderdeel het ook is, al deze ronde. Je mag ervan afzien.
    .title = Een gratis opwaardering
rule-A4 = De bonus “gast voor 3 bier”: je neemt een gast van de 3-stapel, die wordt aangevuld zoals in F10. Heeft de gast een directe bonus, dan krijg je die. Een handtekening blijft op de stapel liggen; was het de laatste kaart, dan blijft ze op de plaats liggen voor de gast die ervoor terugkomt. Is de 3-stapel leeg, dan kun je deze bonus niet kiezen.
    .title = Een gast voor 3 bier
    .ruling = De bonus noemt die stapel, dus hij houdt ermee op. Handtekeningen krijg je voor bier (T2); hier is geen bier betaald, dus de handtekening wacht op de volgende gast. Geeft een andere materiaallijst de 3-stapel verschillende kaarten, dan is de bovenste open en de rest onbekend.
    .editions = Alleen de Duitse tekst koppelt de directe bonus aan het nemen van de kaart; de andere spreken van werven. Wij volgen het Duitse origineel.
rule-A5 = De bonus “bargast”: er gaat er een aan je bar zitten en die blijft tot je hem inzet (B4, F12). Er zijn er drie per speler, in één voorraad; wie is afgegeven, komt niet terug.
    .title = Bargasten
    .ruling = Volgens de spelregels liggen er drie per speler klaar en gaan gebruikte terug in de doos.
rule-A6 = Vanaf module 2 wordt eerst de sterke drank uitgedeeld waar de maan langskomt, daarna komt de bonus van de ronde. Module 2 geeft 1 sterke drank in ronde 2, 5 en 8, en 2 in ronde 3 en 6. Vanaf module 3 is er alleen 1 in ronde 2 en 8. Komt er een artiest, dan kies je welke kant boven ligt; dat verandert nooit meer.
    .title = Sterke drank en artiesten

## Fase B

rule-B1 = Je draait de bovenste kaart van je stapel om en legt hem neer. Een gast, een stamgast of de eerste edelman gaat aan de meest linkse vrije tafel zitten. Een tafelkaart geeft rechts een vrije tafel erbij. Serveerster, afwasser, leverancier, bierhandelaar en bard gaan naar hun eigen plek. Dat herhaal je tot er geen tafel meer vrij is.
    .title = De gasten komen
    .example = Je draait een edelman, een tafel, een serveerster, twee gasten en een stamgast om: vier tafels, vier gasten, en de fase is voorbij (X1).
rule-B2 = Je stopt zodra elke tafel bezet is: voorgedrukte, opgewaardeerde en getrokken tafels.
    .title = Wanneer het stopt
rule-B3 = Komt er een edelman terwijl er nog geen zit, dan neemt hij een vrije tafel. Elke volgende schuift bij hem aan en heeft geen tafel nodig.
    .title = Edellieden delen een tafel
    .example = Twee van je drie tafels zijn bezet, waarvan een door een edelman. Er komen nog twee edellieden: de derde tafel is nog steeds vrij.
rule-B4 = Zijn je tafels vol, dan mag je een bargast afgeven. Dan trek je opnieuw: alle kaarten die je in deze fase hebt omgedraaid, ook personeel en tafels, gaan open op de aflegstapel, en de fase begint voor jou opnieuw. Dat mag zo vaak als je bargasten hebt, maar niet als B5 de fase heeft beëindigd.
    .title = Opnieuw beginnen
    .editions = Open in de Nederlandse tekst, gedekt in de Duitse; de Engelse zeggen niets. Het maakt niet uit, want alles is open (R9).
rule-B5 = Zijn trekstapel en aflegstapel allebei leeg terwijl er nog een tafel vrij is, dan eindigt de fase voor jou.
    .title = Er komt niemand meer
    .ruling = De spelregels zwijgen hierover. Er valt niets te trekken.

## Fase C

rule-C1 = Je krijgt een eigen dobbelsteen voor elke serveersterkaart in je taveerne, en een voor de vaste serveerster als je haar in een eerdere ronde of door A3 of S8 hebt gekregen. De dobbelstenen worden meteen gegooid.
    .title = Eigen dobbelstenen
    .example = Een serveersterkaart en de vaste serveerster leveren twee eigen dobbelstenen op (X2).
rule-C2 = Je hebt in een ronde nooit meer dan drie eigen dobbelstenen, de bonusdobbelsteen van A2 meegeteld.
    .title = Hooguit drie

## Fase D

rule-D1 = Iedereen gooit tegelijk de vier witte dobbelstenen van zijn bierviltje. Iedereen ziet alle dobbelstenen.
    .title = De bierviltjes
rule-D2 = Om de beurt neemt iedere speler een dobbelsteen van het bierviltje dat voor hem ligt. Heeft iedereen er een genomen, dan schuift elk bierviltje door naar links (met de klok mee). Dat gebeurt vier keer, tot iedereen vier witte dobbelstenen heeft.
    .title = Nemen en doorgeven
rule-D3 = Bij de vierde dobbelsteen valt er niets te kiezen, dus die krijg je vanzelf.
    .title = De laatste dobbelsteen

## Fase E

rule-E1 = Je legt dobbelstenen op actievelden. Een veld met een getal heeft precies dat getal nodig; op “?” past elke dobbelsteen. Een veld met “1x” neemt per ronde één dobbelsteen, een veld met “…” zoveel als je wilt.
    .title = Dobbelstenen leggen
rule-E2 = De velden zijn: elke stamgast of gast aan tafel (zijn getal, 1x); de tafel van de edellieden (2, 1x, één dobbelsteen voor allemaal samen); de kassa (?, 1x); het vat (?, 1x); de bierlevering (1 of 6, …); de monnik (5, …).
    .title = De velden
    .example = Met 1 1 3 3 5 6 kun je 1, 1 en 6 op de bierlevering leggen, de 5 op de monnik, een 3 bij een gast die een 3 nodig heeft en de andere 3 op het vat (X4).
rule-E3 = Elke afwasser, als kaart of vast in dienst (zodra hij werkt), mag één keer per ronde een gelegde dobbelsteen met 1 verhogen. Meerdere afwassers mogen dezelfde dobbelsteen verhogen, nooit boven 6; een 6 wordt nooit een 1. De dobbelsteen zelf wordt niet gedraaid. Een dobbelsteen wordt precies zoveel verhoogd als zijn veld nodig heeft. De verhoging is verbruikt als je de dobbelsteen weghaalt; neem je hem terug of verplaats je hem, dan komt ze weer vrij. Ook dobbelstenen die je in fase F legt of verplaatst, kun je verhogen, zolang er afwassers over zijn.
    .title = Afwassers
    .ruling = De spelregels noemen de afwassers in fase E, maar je mag het plan in F veranderen, en dat is opnieuw leggen. De jongleur werkt voordat een dobbelsteen ligt en mag dan niet nog eens. Meer dan nodig levert niets op: op “?” wordt nooit verhoogd, en een 1 op de bierlevering ook niet.
    .example = Je legt een 4 bij een gast die een 6 nodig heeft. Dat kost twee afwassers; de dobbelsteen toont nog steeds de 4.
rule-E4 = Fase E eindigt voor jou als je “Klaar” zegt; dat kun je terugnemen tot iedereen klaar is. Tot dan mag je het plan vrij veranderen. In je beurt in fase F, na F1, mag je dobbelstenen die nog niet gebruikt zijn weer verplaatsen, een voor een of het hele plan tegelijk. Je hoeft niet alle dobbelstenen te leggen. In module 1 en 2 bindt het plan niemand; vanaf module 3 bepaalt het je roem (F1).
    .title = Het plan
    .ruling = Volgens de spelregels leg je in fase E alle dobbelstenen, maar in fase F leg je terug wat je niet kon of wilde gebruiken. Er mag dus een dobbelsteen overblijven.
rule-E5 = Vanaf module 2, de dobbelsteenkant van de jongleur: voor { $juggler_die } sterke drank draai je een eigen of witte dobbelsteen die nog niet ligt op een andere waarde. Zo vaak als je betaalt, maar alleen in fase E.
    .title = De jongleur draait een dobbelsteen
rule-E6 = Een gebruikt 1x-veld blijft deze ronde gebruikt, ook al is de dobbelsteen weg. De bierlevering en de monnik mag je opnieuw gebruiken met een dobbelsteen die je er later legt.
    .title = Gebruikte velden
    .editions = North Star verbiedt alleen een 1x-veld twee keer te gebruiken; in de andere teksten mag een dobbelsteen alleen naar een veld dat nog niet gebruikt is. Wij volgen North Star, want een “…”-veld neemt toch zoveel dobbelstenen als je wilt.

## Fase F

rule-F1 = Vanaf module 3, aan het begin van je beurt: tel de dukaten die je gelegde dobbelstenen zouden opleveren (stamgasten, gasten, edellieden, kassa) en het bier dat ze zouden opleveren (bierlevering, vat), plus 1 voor elke bierhandelaar. Je roem stijgt met het kleinste van de twee. Verder telt niets mee, ook geen opwaardering die je later in je beurt koopt. Dobbelstenen die je legt maar nooit weghaalt, tellen mee.
    .title = Eerst de roem
    .ruling = De roem wordt geteld voordat je een dobbelsteen weghaalt, dus wat je daarna weghaalt maakt niet uit.
    .example = Je dobbelstenen zouden 6 dukaten en 4 bier opleveren. Je fiche gaat 4 stappen vooruit.
rule-F2 = Leg of verplaats je later in je beurt een dobbelsteen, of neem je hem terug, dan wordt F1 opnieuw geteld, met de opbrengsten van het begin van je beurt; gebruikte dobbelstenen tellen waar je ze hebt gebruikt. Is de uitkomst hoger, dan gaat je fiche het verschil vooruit. Is die lager, dan gaat je fiche het verschil terug en geef je terug wat de verlaten velden je deze beurt gaven. Kan dat niet (sterke drank uitgegeven, gast verwijderd, handtekening gelegd, te weinig edellieden boven op de stapel), dan mag de verandering niet. De laatste stappen van de beurt gaan het eerst terug, waar ze ook vandaan kwamen. Het maakt niet uit welke sterke drank je teruggeeft, of welke edelman, zolang er op je trekstapel alleen edellieden boven hem liggen. Een heel nieuw plan wordt één keer geteld, zodat twee dobbelstenen van plaats kunnen wisselen.
    .title = Een veranderd plan
    .ruling = De spelregels zeggen alleen dat de verandering “met terugwerkende kracht” geldt. Wij rekenen in beide richtingen precies af en weigeren wat niet terug te draaien is. De afrekening telt de stappen van deze beurt, niet hun oorzaken (F1, een bard, een gast, het gastenboek), dus de laatste gaat het eerst terug. Een edelman onder een andere kaart kun je niet teruggeven.
rule-F3 = Haal je een dobbelsteen weg, dan krijg je: van een gast, een stamgast of de edellieden wat ze in dukaten betalen; van de kassa { $cashbox } (opgewaardeerd { $cashbox_up }) dukaten; van de bierlevering { $brewer } (opgewaardeerd { $brewer_up }) bier, plus 1 voor elke leverancierskaart daar; van het vat { $barrel } (opgewaardeerd { $barrel_up }) bier; van de monnik { $monk } (opgewaardeerd { $monk_up }) kloosterstappen.
    .title = Dobbelstenen weghalen
    .example = De bierlevering is gewoon, er liggen twee leveranciers, en je haalt 1, 1 en 6 weg: 9 bier (X5).
rule-F4 = Elke bierhandelaar geeft één keer per ronde 1 bier, aan het begin van je beurt. Voor de bierlevering telt hij nooit mee.
    .title = Bierhandelaars
    .ruling = De spelregels zeggen niet wanneer. Voor geen enkele regel maakt het moment uit.
rule-F5 = De dukaten in de kluis, het bier in de bieropslag en alles wat je deze beurt krijgt, zitten in één beurs. Geef het uit in de volgorde die je wilt, ook door elkaar.
    .title = Eén beurs
    .example = Je hebt 3 dukaten in de kluis, haalt dobbelstenen weg voor 4 en betaalt 5. De andere 2 kun je nog uitgeven.
rule-F6 = Je mag taveernekaarten kopen, van elke soort hooguit één per ronde, voor hun prijs in dukaten. Barden zijn er vanaf module 3.
    .title = Kaarten kopen
    .editions = In het grote voorbeeld wordt in alle uitgaven voor 2 een leverancier gekocht. Aan de prijs te zien is het een bierhandelaar.
rule-F7 = Je mag een onderdeel opwaarderen, elk één keer per spel, nooit de waard. Je betaalt de prijs, min de korting voor elke bijbehorende kaart die je in de voorraad teruglegt. Afgeven kun je alleen kaarten die deze ronde bij dat onderdeel liggen, zoveel als je wilt, ook meer dan nodig. De prijs wordt nooit lager dan 0, en er wordt niets uitbetaald. Een opwaardering levert 1 edelman op. Dobbelstenen op de tegel blijven liggen. Bij een gratis opwaardering (A3, S8, F16) geef je niets af.
    .title = Opwaarderen
    .ruling = Een gratis opwaardering heeft geen prijs die een kaart kan verlagen.
    .example = Er liggen twee afwassers bij de afwasruimte en je geeft er een af: de opwaardering kost { $dishwasher_price } − { $dishwasher_discount } dukaten (X6).
rule-F8 = Opwaarderingen van bierlevering, kassa, vat, kluis, bieropslag en monnik werken meteen. Die van serveerster, afwasruimte en tafels werken vanaf de volgende ronde, behalve door A3 en S8.
    .title = Wanneer een opwaardering werkt
    .ruling = Een tafeltegel telt vanaf de volgende ronde; tot dan staan er in de taveerne zoveel tafels als de gasten in fase B aantroffen.
rule-F9 = Een gast aan een afgegeven tafel blijft deze ronde zitten. De dobbelsteen van een afgegeven serveerster blijft. Een afgegeven leverancier geeft geen bier meer voor dobbelstenen die je daarna weghaalt. Een gebruikte afwasser mag je afgeven zonder dat zijn werk vervalt: de verhogingen die over zijn, dalen met het aantal afgegeven kaarten min wat weggehaalde dobbelstenen al hebben verbruikt, maar nooit met minder dan 0. Hebben dobbelstenen die er nog liggen meer verhogingen nodig dan er zouden overblijven, dan mag je pas afgeven als je ze hebt verplaatst.
    .title = Afgegeven kaarten
    .ruling = In het grote voorbeeld van de spelregels wordt een gebruikte afwasser afgegeven. Wat verbruikt is, kun je niet nog eens verliezen.
    .example = Je hebt twee afwassers en hebt een dobbelsteen weggehaald die een van hen verhoogde. Die afwasser geef je af: de andere kan nog steeds verhogen.
rule-F10 = Je mag per ronde één gast uit het aanbod werven voor zijn prijs in bier. De kaart gaat boven op je stapel; dan krijg je één keer de directe bonus met alles wat eruit volgt; dan de handtekening (T2) met alles wat eruit volgt; dan wordt de plaats aangevuld van de gedekte stapel. De 3-stapel wordt pas aangevuld als hij leeg is, met een vijfde open gast. Is de gedekte stapel leeg, dan blijft de plaats leeg. Is de tafel zo ingesteld, dan wordt er pas aan het einde van je beurt aangevuld, met handtekening (F18).
    .title = Een gast werven
    .ruling = Volgens de spelregels wordt de plaats meteen aangevuld. Wij handelen eerst af wat de gast geeft, zodat er midden in een beslissing niets nieuws op tafel komt.
    .example = Je hebt 7 bier en werft een gast van 5 die 2 dukaten geeft. Je hebt nog 2 bier, 2 dukaten meer, en de gast ligt boven op je stapel.
rule-F11 = Je mag edellieden werven: 1, 2 of 3 voor { $noble_1 }, { $noble_2 } of { $noble_3 } bier. Dat mag op elk moment in je beurt en zo vaak als je kunt betalen, zolang ze er zijn. Voor F10 telt het niet mee.
    .title = Edellieden voor bier
rule-F12 = Je mag een bargast afgeven voor een kloosterstap, ook meerdere in één beurt.
    .title = Een bargast voor het klooster
rule-F13 = Het kloosterspoor is een ring van 23 velden, 0 tot en met 22. Elke stap gaat naar het volgende veld en geeft meteen de bonus daarvan. Na 22 komt 0, dat een stap kost als elk ander, en je gaat door.
    .title = Het klooster
    .editions = In drie van de vier basisregelboeken gaat het fiche na 22 gewoon door. In de Duitse tekst blijft het op het startveld staan.
    .example = Je fiche staat op 21 en gaat 3 stappen: 22, 0, 1. Je krijgt wat 22 en 1 tonen.
rule-F14 = “{ -removal }”: je mag een stamgast of gast die aan een van je tafels zit en bij wie geen dobbelsteen ligt uit het spel verwijderen, nooit een edelman. Zijn tafel blijft leeg. Ook wie al bediend is, mag weg; de dobbelsteen telt in F2 nog mee. Je mag ervan afzien.
    .title = { -removal }
    .ruling = De tekst noemt stamgasten en gasten. Niemand zou een edelman de deur wijzen.
rule-F15 = Bonussen krijg je meteen. Een taveernekaart uit het klooster of van de directe bonus van een gast mag vervallen: je krijgt de vraag of je hem neemt. Elke andere bonus neem je altijd, behalve bij F14 en A3. Een bonuskaart waarvan de stapel leeg is, vervalt. Kaarten en gasten die je als bonus krijgt, tellen niet mee voor het maximum van F6 en F10.
    .title = Bonussen
    .ruling = In de basisregels mogen bonussen van klooster en gasten vervallen. Dat kun je alleen bij kaarten willen, want die veranderen je stapel, dus alleen daar krijg je de vraag. Volgens de spelregels “mag” je voor de monnik een stap doen; hier gebeurt dat altijd. F6 en F10 beperken kopen en werven.
rule-F16 = Vanaf module 2, artiesten in je beurt, zo vaak als je betaalt: { $musician_first } sterke drank voor { $musician_thalers } dukaten; { $musician_second } sterke drank voor { $musician_beer } bier; { $fire_first } sterke drank om gratis een onderdeel naar keuze op te waarderen, met edelman; { $fire_second } sterke drank om een gast de deur te wijzen zoals in F14. Steeds alleen met de juiste kant (A6). Het onderdeel of de gast noem je bij het betalen.
    .title = Artiesten
    .ruling = Wie het doel meteen noemt, betaalt niet voor iets onmogelijks.
rule-F17 = Vanaf module 3: elke bard in je taveerne mag één keer per ronde je roem met 1 verhogen, op elk moment in je beurt.
    .title = Barden
rule-F18 = Je beurt eindigt als je dat zegt. Tot { $safe } (opgewaardeerd { $safe_up }) dukaten blijven in de kluis en tot { $storage } (opgewaardeerd { $storage_up }) bier in de bieropslag; de rest vervalt. Je dobbelstenen gaan terug. Vanaf module 2: sterke drank boven { $schnapps_kept } gaat nu terug naar de voorraad, nog voor fase G.
    .title = Klaar met serveren
    .editions = Volgens de spelregels geldt de grens voor sterke drank aan het einde van de beurt. North Star noemt de hele ronde “Turn”; Schmidt houdt ronde en beurt uit elkaar, en daar is een beurt fase F. Wij volgen Schmidt.

## Fase G

rule-G1 = Vanaf module 2, de kaartkant van de jongleur: voor { $juggler_card } sterke drank gaat één keer per ronde een kaart die je anders zou afleggen helemaal boven op je trekstapel. Niet in de achtste ronde.
    .title = De jongleur houdt een kaart
    .ruling = In de laatste ronde zou het alleen een punt kunnen kosten.
rule-G2 = Alle kaarten in de taveerne, aan de tafels en ernaast, gaan op de aflegstapel. Ook edellieden.
    .title = Het laatste rondje

## Roem en gastenboek

rule-T1 = Vanaf module 3: elke stap gaat naar het volgende veld van het roemspoor en geeft meteen de bonus daarvan. De kroon is een veld als de andere, en daarna komt de “1”; de waard is alleen het begin. Een veld met sterke drank geeft sterke drank. Bij “sterke drank of huisverbod” kies je: een gast de deur wijzen zoals in F14 kan alleen als er een geschikte gast is, en wie het kiest, moet het doen; is de sterke drank op, dan is het de deur wijzen of niets. Een veld met een handtekening geeft een handtekening; zijn die op of is er geen kolom vrij, dan niets. De kroon geeft 1 edelman.
    .title = Het roemspoor
    .ruling = Beide teksten geven punten voor een fiche op de kroon, dus daar kan het staan. Wat je kiest, moet ook uitvoerbaar zijn.
rule-T2 = In module 5 geeft een gast die je met bier werft de handtekening die op hem ligt. Die komt op het bovenste vrije veld van de kolom van zijn bierprijs (3/4, 5, 6, 7/8). Een handtekening van het roemspoor komt in een kolom naar keuze die niet vol is.
    .title = Handtekeningen
rule-T3 = De bonus die een handtekening bedekt, krijg je meteen. De handtekening die het laatste vrije veld van een horizontale rij vult, geeft ook 1 edelman, na de bonus van dat veld. Is de kolom vol, dan leg je niets en gaat de handtekening terug naar de voorraad. De bierhandelaar bij deze bonussen is een kaart en gaat op je stapel.
    .title = Bonussen in het gastenboek
    .ruling = De handtekening ligt al op het veld voordat de rij vol is; daarom komt de bonus van het veld eerst.
    .editions = Bij een volle kolom vervalt de handtekening in de ene Engelse tekst en wordt ze in de andere niet genomen; wij leggen haar terug. “Take 1 Beer” in de tekst van Schmidt is een vergissing voor de bierhandelaar: die gaat op de stapel, bier niet.
rule-T4 = Een aangevulde plaats van het aanbod krijgt een handtekening zolang die er zijn, en de volgende kaart van de 3-stapel ook. Ligt er geen op de gast, dan krijg je er geen.
    .title = Nieuwe handtekeningen
rule-T5 = Ketens: verzet een bonus een fiche dat weer een bonus geeft, dan wordt elke bonus met alles wat eruit volgt afgehandeld voordat de volgende begint, in de volgorde waarin je ze krijgt. Elke keuze maak je als die aan de orde is.
    .title = Ketens
    .ruling = De spelregels laten elke volgorde toe. Verslagen hebben een vaste nodig.

## Het einde

rule-Z1 = Je telt de overwinningspunten van al je kaarten in trekstapel en aflegstapel. Vanaf module 2: 1 punt voor elk fiche sterke drank. Vanaf module 3: het getal van je veld op het roemspoor. Een veld met sterke drank (beide soorten) of een handtekening telt als het getal ervoor, ook als je het spoor al rond bent geweest. De kroon telt 0, en een fiche dat nog op de waard staat ook.
    .title = Puntentelling
    .editions = Op een veld met sterke drank telt bij North Star het getal ervoor, bij Schmidt het hoogste dat je bent gepasseerd. De eerste keer rond is dat gelijk; daarna zou de tweede lezing het hoogste getal van het spoor geven. Wij volgen North Star.
    .example = Je fiche staat op het veld met sterke drank na de “5”: 5 punten (X8).
rule-Z2 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste dukaten en bier bij elkaar heeft bewaard. Is het dan nog gelijk, dan delen jullie de overwinning.
    .title = Wie wint
rule-Z3 = Een verwijderde kaart is uit het spel en telt niet mee.
    .title = Verwijderde kaarten

## De voorbeelden van de spelregels

rule-X1 = Je draait om: edelman, tafel, serveerster, leverancier, gast, gast, edelman, serveerster, stamgast. De eerste edelman zit aan een tafel, de gasten aan de tweede en derde, de tweede edelman bij de eerste, de stamgast aan de getrokken tafel. Dan stopt het. Twee serveersters en een leverancier liggen op hun plek.
    .title = Aankomst
rule-X2 = Een serveersterkaart en de vaste serveerster leveren twee eigen dobbelstenen op. Drie kaarten en de vaste leveren er drie op.
    .title = Eigen dobbelstenen
rule-X3 = Vier spelers nemen 6, 6, 2 en 5. De bierviltjes schuiven door naar links, dus de eerste heeft nu dat van de vierde. Ze nemen 6, 5, 4 en 1.
    .title = Dobbelstenen kiezen
rule-X4 = Je plant met 1 1 3 3 5 6. De 1, de 1 en de 6 gaan op de bierlevering, de 5 op de monnik, een 3 bij een gast die een 3 nodig heeft, de andere 3 op het vat.
    .title = Een plan
rule-X5 = De bierlevering is gewoon, er liggen twee leveranciers, en je haalt 1, 1 en 6 weg: 9 bier.
    .title = Bier
rule-X6 = Er liggen twee kaarten bij de afwasruimte, en je geeft er een af: 9 − 3 = 6 dukaten. De tegel wordt omgedraaid, en er gaat een edelman boven op je stapel.
    .title = Een goedkopere opwaardering
rule-X7 = Je hebt vier witte en drie eigen dobbelstenen, 5 dukaten in de opgewaardeerde kluis, een opgewaardeerde kassa, een gewone bierlevering met één leverancier en twee afwassers. Een 4 (+1) ligt bij een gast die 5 nodig heeft, een 1 (+1) bij de edelman, een dobbelsteen bij een tweede gast, een 4 op de kassa, drie dobbelstenen op de bierlevering. De gasten betalen 5 en 6: 11 dukaten. Kassa: 14. Je waardeert de bierlevering op voor 18, waarvan 4 uit de kluis, en krijgt een edelman. De edelman aan tafel betaalt 2, en daarvoor koop je een bierhandelaar. De dobbelstenen op de bierlevering leveren nu elk 3 op: 9 bier. Je werft een gast van 7 bier met de bonus 3 dukaten: 2 bier en 4 dukaten blijven over. Je waardeert de afwasruimte op en geeft beide kaarten af: 9 − 6 = 3 dukaten, en een edelman. Aan het einde liggen er 1 dukaat in de kluis en 2 bier in de bieropslag. Je stapel van boven: edelman, gast, bierhandelaar, edelman.
    .title = Een hele beurt
rule-X8 = Je roemfiche staat op “veld 6”, dat wij lezen als het zesde, het veld met sterke drank na de “5”. Het telt 5.
    .title = Roem aan het einde
rule-X9 = Je haalt dobbelstenen weg voor 5 dukaten en betaalt 5, dan dobbelstenen voor 4 bier en betaalt 4, dan dobbelstenen voor 2 dukaten en betaalt 2. Een dobbelsteen van 4 dukaten betaalt iets van 3, en er blijft 1 over.
    .title = Door elkaar betalen
rule-X10 = De derde startkaart: drie stappen leveren een bierhandelaar op, en twee stamgasten zijn uit het spel. Sterke drank per ronde in module 2: 1, 2, 1, 2, 1 in ronde 2, 3, 5, 6, 8; vanaf module 3 telkens 1 in ronde 2 en 8.
    .title = Een startkaart, en sterke drank
