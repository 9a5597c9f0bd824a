# De titels van de voorbeelden die de pagina bij de regels toont: wat erin gebeurt, in één zin. De namen staan in de
# scenario's van de engine, die zeggen wat er wordt gedaan (docs/scenarios.md).

example-two-play = Met zijn tweeën is er geen derde plaats die iets kan doen.
example-market-laid = Voorraad en aanbod van een nieuw spel met module 3, links de 3-stapel.
example-empty-tavern = Een taveerne voor de eerste avond: drie tafels, elk onderdeel gewoon, het fiche op veld 0.
example-starting-deck = De eerste kaarten van het begindeck zijn er; in de stapel staat wie nog komt.
example-winter = Vanaf module 2 is het winter: het rondenspoor brengt sterke drank en artiesten.
example-first-reputation = In module 3 staat het roemfiche voor het eerste veld van zijn spoor.
example-start-card-chosen = Een startkaart die er niet ligt, wordt geweigerd; twee spelers kiezen dezelfde.
example-guest-books = In module 5 heeft iedereen een leeg gastenboek, en op elke gast ligt een handtekening.
example-start-player-drawn = De derde speler is als startspeler geloot.

example-next-evening = Na de laatste beurt begint de volgende avond: maan en startspeler schuiven door.
example-not-asked = Bij het kiezen van dobbelstenen is steeds één speler aan zet; wie te vroeg is, wordt geweigerd.
example-newest-on-top = Een opwaardering brengt een edelman, daarna wordt een tafel gekocht: de tafel ligt boven.
example-last-barback = Er is nog één bierhandelaar: de tweede speler wordt pas gevraagd als de eerste heeft gekozen.
example-taken-back = Er is genoeg voor iedereen, dus een antwoord kan terug tot het laatste is gegeven.
example-final-answer = Iets is krap, dus elk antwoord is definitief.
example-empty-pile = De laatste serveerster is weg: er is er geen meer te koop.

example-either-or = Een gast voor 3 bier of een bierhandelaar: een van beide wordt gekozen, afzien mag niemand.
example-schnapps-first = In module 2 geeft de maan eerst sterke drank, daarna kiest iedereen de kant van de muzikant.
example-last-of-the-pile = Op de 3-stapel liggen nog twee gasten; zijn beide weg, dan komt er een vijfde open gast.
example-counter-guests-short = Twee bargasten voor vier spelers: de eerste twee in beurtvolgorde krijgen ze.
example-bonus-die = De bonusdobbelsteen telt mee: ook met vier serveersters zijn het maar drie eigen dobbelstenen.
example-free-upgrade = De gratis opwaardering werkt meteen: de eigen dobbelsteen komt nog vanavond, een edelman niet.

example-guests-arrive = Negen kaarten worden omgedraaid tot elke tafel bezet is; onderweg komen tafel, serveersters en leverancier.
example-tables-full = De derde gast bezet de laatste tafel; de serveerster eronder wordt niet meer omgedraaid.
example-nobles-share = Drie edellieden delen één tafel, gelijke gasten niet.
example-sent-home = Een bargast wordt afgegeven: iedereen gaat naar huis, en er komen andere gasten.
example-reshuffled = Drie bargasten worden afgegeven; bij de laatste wordt de aflegstapel geschud.
example-nobody-left = Stapel en aflegstapel zijn leeg: twee tafels blijven vrij, en niemand wordt iets gevraagd.

example-own-dice = Een serveersterkaart en de vaste serveerster brengen twee eigen dobbelstenen.
example-three-own-dice = Zes serveersters brengen niet meer dan drie eigen dobbelstenen.

example-coasters-rolled = Zijn de gasten er, dan worden alle bierviltjes gegooid, en iedereen ziet alle dobbelstenen.
example-coasters-move = Beiden nemen een dobbelsteen, dan wisselen de bierviltjes; een dobbelsteen van het andere viltje wordt geweigerd.
example-four-draft = Vier spelers nemen dobbelstenen, en elk bierviltje schuift naar links.
example-no-choice = Er zijn alleen gelijke dobbelstenen over, dus ze worden zonder vraag genomen.

example-where-dice-go = De 2 past bij de stamgast, de 4 niet bij de gast met de 3; de kassa neemt één dobbelsteen, de monnik veel.
example-own-guests = Dobbelstenen gaan naar gasten aan de eigen tafels, nooit naar die van een ander.
example-equal-guests = De tafel van de edellieden neemt één dobbelsteen, twee gelijke stamgasten nemen er elk een.
example-raised-die = Twee afwassers verhogen een 4 voor de gast met de 6; een 3 zou er drie nodig hebben.
example-raise-spent = De dobbelsteen die de afwasser verhoogde, is gebruikt, dus de verhoging is op.
example-plan-changed = Bij het plannen worden dobbelstenen vrij gelegd, verplaatst en teruggenomen.
example-plan-of-another = In de beurt van een ander verandert niemand zijn plan.
example-used-die = Een gebruikte dobbelsteen blijft waar hij is; de andere mogen nog verhuizen.
example-juggler-die = De jongleur draait dobbelstenen, voor één sterke drank per keer, zolang er is.
example-second-guest = Twee gelijke stamgasten worden met elk een dobbelsteen bediend, de derde wordt geweigerd.

example-reputation-counted = Het plan zou 9 dukaten en 6 bier brengen: eerst zes stappen roem.
example-marker-follows = Elke verandering van het plan verschuift het roemfiche, vooruit of terug.
example-spent-schnapps = De sterke drank van het spoor is uitgegeven, dus het fiche kan niet achter dat veld terug.
example-removing-dice = Wat kassa, vat, bierlevering en monnik op hun gewone kant brengen.
example-brewing = Twee leveranciers: elk van de drie dobbelstenen brengt 3 bier.
example-barbacks = Twee bierhandelaars brachten aan het begin van de beurt 2 bier; bij de bierlevering komt niets.
example-one-purse = Wat bewaard was en wat nu verdiend wordt, betaalt samen.
example-mixed-spending = Dukaten en bier worden om en om verdiend en uitgegeven.
example-one-of-each = Een tweede bierhandelaar in dezelfde ronde wordt geweigerd; de volgende speler mag er een kopen.
example-cheaper-upgrade = 6 dukaten zijn te weinig voor de opwaardering, tenzij een afwasser wordt afgegeven.
example-upgrades-at-once = Bierlevering, kassa, vat en monnik werken meteen met hun betere kant.
example-upgrades-next-evening = Serveerster, afwasser en tafel helpen pas vanaf de volgende ronde.
example-used-dishwasher = Een gebruikte afwasser mag terug; een die nog een dobbelsteen verhoogt niet.
example-one-guest = Eén gast wordt geworven; een tweede in dezelfde ronde wordt geweigerd.
example-guest-with-card = De gast brengt een leverancier mee, die boven hem op de stapel ligt.
example-nobles-for-beer = 17 bier is te weinig voor drie edellieden, maar genoeg voor twee.
example-counter-guest-step = Twee bargasten brengen elk een stap; een derde is er niet.
example-round-the-ring = Na veld 22 komt het fiche op veld 0 en gaat het verder.
example-service-denied = “Huisverbod”: een gast verlaat het spel, maar nooit een edelman.
example-card-left = Het klooster biedt een bierhandelaar aan; die mag blijven liggen, maar eerst komt het antwoord.
example-musician = De muzikant maakt van elke sterke drank 2 dukaten, zolang er is.
example-fire-eater = De vuurspuwer waardeert twee onderdelen op voor elk 5 sterke drank, maar geen twee keer.
example-bards = Elke bard brengt per ronde één stap roem.
example-what-stays = Van 7 dukaten en 7 bier bewaren de gewone kluis en bieropslag er elk 2.
example-schnapps-returns = Negen sterke drank is te veel: vijf gaan aan het einde van de beurt naar de voorraad.

example-juggler-card = Voor één sterke drank legt de jongleur een edelman op de stapel in plaats van op de aflegstapel.
example-only-from-the-tavern = De jongleur houdt alleen een kaart die uit de eigen taveerne zou worden afgelegd.
example-closing-time = Alle kaarten van de taveerne worden afgelegd, ook de edellieden.

example-schnapps-or-removal = Op dit veld is er sterke drank, of een gast vertrekt, maar nooit een edelman.
example-spaces-passed = Drie stappen ineens: ook het drankveld onderweg geeft zijn sterke drank.
example-no-schnapps-left = Er is geen sterke drank meer, dus een gast vertrekt, of er gebeurt niets.
example-signatures = Vijf gasten voor vijf prijzen: elke handtekening gaat naar de kolom van zijn prijs.
example-free-column = Een handtekening van het roemspoor gaat naar een kolom die niet vol is.
example-full-row = De vierde handtekening vult de eerste rij en brengt een edelman.
example-full-column = De kolom is vol, dus de handtekening gaat terug naar de voorraad.
example-new-tile = De gast heeft geen handtekening en brengt er geen; de volgende op de plaats krijgt er een.
example-chain = Twee stappen in het klooster: eerst wordt over de bierhandelaar van de eerste beslist, de handtekening komt het laatst.

example-points = Waar de punten van een afgelopen spel vandaan komen.
example-the-end = De laatste beurt eindigt, het spel is uit, en wat bewaard is, beslist bij een gelijke stand.
example-removed-card = Een gast van 7 punten wordt verwijderd, en de punten zijn weg.

example-worked-plan = Het plan uit de spelregels met 1, 1, 3, 3, 5 en 6, en wat het opbrengt.
example-full-turn = De hele beurt uit de spelregels, stap voor stap.
example-sixth-space = Barden brengen het fiche naar het zesde veld, dat 5 telt; de sterke drank telt er 1 bij.
example-third-start-card = De derde startkaart: drie stappen, een bierhandelaar, en twee stamgasten vertrekken.
