# Wat de uitleg bij de dingen op tafel zegt: wat iets is en wat je eraan hebt.

about-close = Sluiten
about-explore = Met pijl omhoog en omlaag loop je hier alles langs, met uitleg; met het vraagteken blijft de uitleg open, met de regels erbij.

## Opschriften

about-now = Nu
about-upgraded = Opgewaardeerd
about-needs = Wil
about-pays = Betaalt
about-scores = Waarde
about-price = Prijs
about-gift = Directe bonus
about-left = Voorraad
about-here = Hier
about-bonus = Bonus
about-house = Huis
about-discount = { $discount } minder voor elke { kind-inside } die je van hier afgeeft. { $lying ->
    [0] Nu ligt er geen.
    [one] Nu ligt er { $lying }.
   *[other] Nu liggen er { $lying }.
}
about-several-dice = zoveel dobbelstenen als je wilt
about-one-die = één dobbelsteen per { -round }
about-any-die = elke waarde

## Het aanbod

about-staff = Gekocht personeel komt boven op je { -deck } en verschijnt de volgende avond als eerste. Van elke soort mag je er per { -round } één kopen.
about-guest = Leg een passende dobbelsteen aan tafel, dan betaalt de gast als je serveert.
about-recruit = Per { -round } één gast. De kaart komt boven op je { -deck } en de directe bonus krijg je meteen. Aan tafel betaalt de gast voor een passende dobbelsteen.
about-regular = { -regular(form: "plural-label") } heb je vanaf het begin. Ze betalen weinig en houden tafels bezet; een paar kwijtraken loont.
about-noble = Met { -noble(form: "plural") } win je het spel. Ze delen allemaal één tafel, en één dobbelsteen bedient ze samen.
about-recruit-nobles = { -noble(form: "plural-label") } mag je werven zo vaak je kunt betalen, naast je gast van de { -round }. Ze komen boven op je { -deck }.
about-pile = De open stapel. Is die op, dan komt er een gast van de gedekte stapel te liggen.
about-signed = Met { -signature(form: "inside") }: werf je deze gast met { -beer-word }, dan tekent hij je { -guest-book(form: "inside") }.
about-stack = Gedekte gasten. Voor elke gast die wordt geworven, komt er hier een vandaan.

## De taveerne

about-area = { $area ->
    [dishwasher] Elke { -dishwasher(form: "inside") } hier mag per { -round } één gelegde dobbelsteen met 1 verhogen. Na de opwaardering heb je er een vast in dienst.
    [server] Elke { -server(form: "inside") } hier levert je deze avond een eigen dobbelsteen op. Na de opwaardering heb je er een vast in dienst.
    [table] Er komen gasten tot alle tafels bezet zijn. Na de opwaardering heb je er voorgoed een bij.
    [brewer] Levert { -beer-word } op voor elke dobbelsteen die hier ligt. Elke { -brewer(form: "inside") } hier geeft per dobbelsteen 1 extra.
    [cashbox] Levert { -thaler(form: "plural") } op voor één willekeurige dobbelsteen.
    [monk] Elke dobbelsteen brengt je fiche verder op het { -monastery-track(form: "inside") }.
    [barrel] Het huismerk: levert { -beer-word } op voor één willekeurige dobbelsteen.
    [safe] Bewaart { -thaler(form: "plural") } voor de volgende { -round }. Wat er niet in past, ben je na het serveren kwijt.
   *[storage] Bewaart { -beer-word } voor de volgende { -round }. Wat er niet in past, ben je na het serveren kwijt.
}
about-upgrade = Een opwaardering geldt het hele spel, en { -noble(form: "a") } komt boven op je { -deck }. { $area ->
    [dishwasher] { about-from-next }
    [server] { about-from-next }
    [table] { about-from-next }
   *[other] { about-at-once }
}
about-from-next = Die werkt vanaf de volgende { -round }.
about-at-once = Die werkt meteen.
about-free-table = Hier gaan gasten zitten. Er worden kaarten omgedraaid tot er geen tafel meer vrij is.
about-served = Bediend: de gast heeft betaald en gaat na het laatste rondje naar huis.
about-removed = Heeft { -removal(form: "inside") }: voorgoed uit het spel en aan het eind niets meer waard.
about-counter-guest = Zit aan je bar tot je hem nodig hebt. Zijn je tafels vol, dan kun je hem afgeven: je legt alle kaarten van deze avond af en draait nieuwe om. Of geef hem bij het serveren af voor een stap op het { -monastery-track(form: "inside") }.
about-bartender = Staat achter de bar en wordt als enige nooit opgewaardeerd.
about-entertainer = Blijft het hele spel, met de kant die je hebt gekozen. Je betaalt met { -schnapps-word }.
about-deck = Wat je koopt en werft, ligt bovenop, in een volgorde die iedereen kent. De rest is geschud. Is de { -deck } op, dan wordt de { -discard } geschud.
about-discard = Kaarten van eerdere avonden. Ze worden geschud zodra je { -deck } op is; hier gaat niets verloren.
about-card-at = { $place }e kaart van boven

## Dobbelstenen

about-die-white = Witte dobbelstenen neem je van de { -coaster(form: "plural") }. Ze zijn alleen deze avond van jou.
about-die-own = Een dobbelsteen in de kleur van dit huis, die niemand anders kan nemen. Hij blijft alleen deze { -round }, of nu een { -server(form: "inside") } of de maan hem bracht, en niemand heeft er ooit meer dan drie.
about-die-raised = Telt hier als { $value }, dankzij { dishwashers }.
about-die-used = Deze { -round } al ingezet.
about-coaster = Iedereen neemt één dobbelsteen en geeft de rest door naar links, tot ze op zijn. Alle { -coaster(form: "plural") } liggen open.
about-raises = Zo vaak kunnen je { -dishwasher(form: "plural") } deze { -round } nog een gelegde dobbelsteen met 1 verhogen.

## De beurs

about-thalers = Met { -thaler(form: "plural") } betaal je personeel en opwaarderingen.
about-beer = Met { -beer-word } werf je gasten en { -noble(form: "plural") }.
about-schnapps = Met { -schnapps-word } betaal je je { -entertainer-word(form: "plural") }. Aan het eind is elk glas een punt waard.
about-keeps = Na het serveren kun je er { $limit } bewaren; de rest ben je kwijt.
about-points = De score als het spel nu was afgelopen.
about-brings = Dit leveren de dobbelstenen op waar ze nu liggen.
about-then = Dit zit in je beurs als alle gelegde dobbelstenen zijn ingezet.
about-lost = Meer dan { -area-safe(form: "the") } en { -area-storage(form: "the") } kunnen bergen. Geef het uit, anders ben je het na het serveren kwijt.

## De sporen

about-monastery = Je fiche gaat dit pad rond. Van elk veld dat je bereikt of passeert krijg je de bonus; na het laatste begint het van voren af aan.
about-empty-space = Hier valt niets te halen.
about-reputation = Goed plannen levert { -reputation(form: "inside") } op: aan het begin van je beurt vergelijk je de { -thaler(form: "plural") } en het { -beer-word } die je dobbelstenen en { -barback(form: "plural") } opleveren. Het kleinste getal is je aantal stappen. Van elk veld onderweg krijg je de bonus, en waar je aan het eind van het spel staat, levert punten op.
about-reputation-start = Hier begint je fiche; dat levert nog geen punten op.
about-book = Wie met { -beer-word } wordt geworven, tekent in de kolom van zijn prijs, in het bovenste vrije veld. Wat bedekt wordt, krijg jij. De laatste { -signature(form: "inside") } van een rij levert { -noble(form: "a") } op.
about-book-signed = Getekend: de bonus heb je al gekregen.
about-book-row = Is deze rij vol, dan krijg je { -noble(form: "a") }.
about-book-column = Gasten voor { $label } { -beer-word } tekenen in deze kolom, van boven naar beneden.

## De avond

about-round = Komt de maan hier, dan krijgt iedereen deze bonus.
about-round-choice = Komt de maan hier, dan kiest iedereen een van de twee.
about-moon-schnapps = De maan brengt iedereen bovendien { schnapps }.
about-phase = { $phase ->
    [start_cards] Iedereen kiest een van de { -start-card(form: "plural") } die er liggen. Die vervangt een deel van het gewone begin.
    [evening] De maan schuift op en iedereen krijgt de bonus.
    [arrival] Je kaarten worden omgedraaid tot er geen tafel meer vrij is: gasten gaan zitten, personeel gaat aan het werk. Daarna komt fase C, waarin je { -server(form: "plural") } je eigen dobbelstenen gooien. Er valt dan niets te beslissen.
    [draft] Iedereen neemt een dobbelsteen van het { -coaster(form: "inside") } voor zich en geeft de rest door naar links, tot ze op zijn.
    [plan] Leg je dobbelstenen waar ze iets opleveren. Iedereen plant tegelijk, en tot je serveert mag je nog schuiven.
    [serve] Om de beurt: dobbelstenen inzetten, personeel kopen, opwaarderen, gasten werven. Wat je niet kunt bewaren, ben je kwijt.
    [closing] Iedereen gaat naar huis: alle kaarten in de taveerne gaan naar de { -discard }.
   *[over] De avonden zijn voorbij. Wie de meeste punten heeft, wint.
}
about-start-player = Neemt deze { -round } de eerste dobbelsteen en serveert als eerste. Daarna is met de klok mee de volgende aan de beurt.
about-start-card = { -start-card }
about-start-card-cards = De kaarten ervan worden in je { -deck } geschud.
about-player = Kies dit om deze taveerne te bekijken.
about-upgrades = Tot nu toe opgewaardeerd
about-none = niets
about-ready = Heeft gekozen en wacht op de anderen.

## Bonussen

about-bonus-thalers = Gaat meteen in je beurs.
about-bonus-steps = Je fiche gaat verder op het { -monastery-track(form: "inside") }. Elke bonus onderweg is voor jou.
about-bonus-service_denied = Je mag een { -regular(form: "inside") } of gast bij wie geen dobbelsteen ligt voorgoed de deur wijzen. Dat maakt je stapel slanker, maar kost zijn punten.
about-bonus-card = De kaart komt boven op je { -deck }.
about-bonus-schnapps = Betaalt je { -entertainer-word(form: "plural") }, of is aan het eind een punt waard.
about-bonus-reputation = Je fiche gaat verder op het { -reputation-track(form: "inside") }. Elke bonus onderweg is voor jou.
about-bonus-signature = Iemand tekent je { -guest-book(form: "inside") }, in een vrije kolom naar keuze.
about-bonus-schnapps_or_removal = Neem 1 { -schnapps-word }, of wijs een gast voorgoed de deur.
about-bonus-own_die = Een eigen dobbelsteen erbij, meteen gegooid en alleen voor deze { -round }.
about-bonus-three_guest = Een gast van de open stapel komt gratis boven op je { -deck }.
about-bonus-free_upgrade = Waardeer gratis een onderdeel naar keuze op. Het werkt meteen, maar levert geen edelman op.
about-bonus-entertainer = Kies een van de twee kanten, voor het hele spel.
about-bonus-remove_regulars = Ze verlaten je stapel voorgoed, nog voor de eerste avond.
about-bonus-upgrade = Vanaf de eerste avond opgewaardeerd, zonder edelman.
