# Wat alleen de terminal zegt. De menu's zijn korter dan die van de pagina, en kaarten heten zoals in de notatie.

terminal-dice = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}
terminal-counter-guests = { $count ->
    [one] { $count } { -counter-guest(form: "inside") }
   *[other] { $count } { -counter-guest(form: "plural") }
}
terminal-and = { $first } en { $second }
terminal-or = { $first } of { $second }
terminal-you = Jij
terminal-player = Speler { $number }
terminal-benefit = { $area ->
    [dishwasher] { $plain } → { $upgraded } verhoging per { -round }
    [server] { $plain } → { $upgraded } eigen dobbelsteen per { -round }
    [table] { $plain } → { $upgraded } tafels
    [brewer] { $plain } → { $upgraded } { -beer-word } per dobbelsteen
    [cashbox] { $plain } → { $upgraded } { -thaler(form: "plural") }
    [monk] { $plain } → { $upgraded } stappen per dobbelsteen
    [barrel] { $plain } → { $upgraded } { -beer-word }
    [safe] bewaart { $plain } → { $upgraded } { -thaler(form: "plural") }
   *[storage] bewaart { $plain } → { $upgraded } { -beer-word }
}

## Menu's

terminal-start-card = { -start-card } { $number }: { $bonuses }
terminal-free-upgrade = { area } opwaarderen: { $benefit }
terminal-remove-regular = { $card } uit je stapel halen
terminal-keep = deze gasten houden
terminal-redraw = { -counter-guest(form: "inside") } afgeven en opnieuw trekken
terminal-take = de { $face } nemen
terminal-place = { die-inside } → { $space }: { $gain }
terminal-move = { die-inside } van { $from } → { $space }: { $gain }
terminal-lift = { die-inside } van { $from } terugnemen
terminal-turn = { die-inside } op { $to } draaien
terminal-plan-part = { $dice } → { $space }
terminal-plan-nothing = geen dobbelsteen gelegd
terminal-ready = { $count ->
    [0] klaar
   *[other] klaar ({ terminal-dice } ongebruikt)
}
terminal-use-area = { $space } gebruiken met { die-inside }: { $gain }
terminal-use-guest = { $space } bedienen met { die-inside }: { $gain }
terminal-buy = { kind-inside } kopen ({ thalers })
terminal-upgrade = { $returned ->
    [0] { area } opwaarderen ({ thalers }): { $benefit }, +1 { -noble(form: "inside") }
    [one] { area } opwaarderen ({ thalers }, { $returned } kaart afgegeven): { $benefit }, +1 { -noble(form: "inside") }
   *[other] { area } opwaarderen ({ thalers }, { $returned } kaarten afgegeven): { $benefit }, +1 { -noble(form: "inside") }
}
terminal-recruit = { $card } werven ({ $price } { -beer-word }): { $brings }
terminal-recruit-nobody = niemand
terminal-signature = { -signature(form: "inside") } ({ $brings })
terminal-nobles = { nobles } voor { $price } { -beer-word }
terminal-counter-guest = { -counter-guest(form: "inside") } afgeven voor een kloosterstap
terminal-musician = de { -musician(form: "inside") } betalen: { $side }
terminal-schnapps-upgrade = { area } opwaarderen ({ schnapps }): { $benefit }, +1 { -noble(form: "inside") }
terminal-schnapps-remove = { $card } voorgoed de deur wijzen ({ schnapps })
terminal-remove = { $card } voorgoed de deur wijzen
terminal-served = bediend
terminal-bard = { -bard(form: "the") } laten zingen: { -reputation(form: "inside") } +1
terminal-accept = nemen
terminal-take-schnapps = de { -schnapps-word } nemen
terminal-column = kolom { $number } ({ $prices }), rij { $row }: { $brings }
terminal-on-top = { $card } boven op je stapel leggen
terminal-decline = nee, dank je
terminal-close = klaar met serveren
terminal-close-losing = klaar met serveren ({ $losses })
terminal-lost = { $what } kwijt
terminal-unused = { terminal-dice } ongebruikt
terminal-take-back = antwoord terugnemen
terminal-column-full = niets, de kolom is vol
terminal-nothing = niets
terminal-row-full = rij { $row } vol: { -noble(form: "a") }
terminal-open-place = { die-inside } leggen …
terminal-open-places = { die-inside } (×{ $copies }) leggen …
terminal-open-move = { die-inside } van { $from } verplaatsen …
terminal-collect = alle dobbelstenen inzetten: { $gains }
terminal-open-turn = voor { -schnapps-word } een dobbelsteen draaien …
terminal-open-moves = gelegde dobbelstenen verplaatsen …
terminal-open-uses = een dobbelsteen inzetten …
terminal-open-cards = een kaart kopen …
terminal-open-upgrades = een onderdeel opwaarderen (+1 { -noble(form: "inside") }) …
terminal-open-guests = een gast werven …
terminal-open-schnapps-upgrades = opwaarderen voor { -schnapps-word } …
terminal-open-schnapps-removals = een gast de deur wijzen voor { -schnapps-word } …
terminal-back = terug

## Vragen uitgelegd

terminal-explain-start_card = iedereen kiest een van de kaarten op tafel; meerdere spelers mogen dezelfde nemen. Kaarten worden door de stapel geschud; opwaarderingen werken vanaf het begin en leveren geen edelman op.
terminal-explain-choose = je krijgt hem meteen. Kaarten komen boven op je stapel en liggen dus nog deze avond op tafel.
terminal-explain-free_upgrade = elk onderdeel dat nog niet is opgewaardeerd. Het werkt deze avond al, maar levert geen edelman op.
terminal-explain-entertainer = de kant die je kiest blijft het hele spel.
terminal-explain-redraw = alle tafels zijn bezet. Je mag { -counter-guest(form: "a") } afgeven, alles wat binnenkwam afleggen en opnieuw trekken. Bij het serveren is { -counter-guest(form: "a") } een kloosterstap waard (F12).
terminal-explain-draft = neem een dobbelsteen van het { -coaster(form: "inside") } voor je; dan schuiven de { -coaster(form: "plural") } door naar links. De vierde dobbelsteen krijg je vanzelf. Alle { -coaster(form: "plural") } zijn open.
terminal-explain-plan = een gast wil precies het getal dat er staat (x→y: wil x, betaalt y; ? is elke dobbelsteen). { -area-cashbox } en { -area-barrel } nemen één willekeurige dobbelsteen, { -area-brewer(form: "the") } zoveel enen en zessen als je wilt, { -area-monk(form: "the") } zoveel vijven als je wilt. E3: elke { -dishwasher(form: "inside") } maakt één dobbelsteen 1 hoger. E4: typ ready als je klaar bent; vanaf module 3 bepaalt het plan je { -reputation(form: "inside") }: het kleinste van { -thaler(form: "plural") } en { -beer-word } (F1).
terminal-explain-serve = zet je dobbelstenen in, in de volgorde die je wilt. F6: koop één kaart van elke soort. F7: een opwaardering levert een edelman op; afgegeven kaarten maken die goedkoper. F10: werf één gast. F11: werf één tot drie { -noble(form: "plural") }. R5: wat je krijgt, komt boven op je stapel. F18: als je klaar bent, vervalt wat { -area-safe(form: "the") } en { -area-storage(form: "the") } niet kunnen bewaren.
terminal-explain-on_top = voor { -schnapps-word } komt een kaart boven op je stapel in plaats van op de { -discard }; je trekt hem als volgende.
terminal-explain-remove_regular = de { -start-card(form: "inside") } haalt { -regular(form: "plural") } voorgoed uit je stapel.
terminal-explain-take_or_leave = een kaart van het { -monastery(form: "inside") } of van een gast mag je weigeren.
terminal-explain-service_denied = wijs één gast of { -regular(form: "inside") } zonder dobbelsteen voorgoed de deur, of niemand. Met minder { -regular(form: "plural") } in je stapel komen er betere gasten.
terminal-explain-schnapps_or_removal = het { -reputation-track(form: "inside") } geeft je een van beide.
terminal-explain-column = die komt op het bovenste vrije veld van de kolom en geeft de bonus die ze bedekt. T3: een volle rij levert een edelman op.

## Hulp en antwoorden

terminal-commands =
    Opdrachten (in het Engels):
      GETAL      kiezen uit het menu; 0 of b verlaat een submenu
      5 brewer   een dobbelsteen leggen: zijn getal, dan cashbox, barrel, brewer,
                 monk of een gast met zijn naam op tafel (r1, g12, noble)
      woorden    wat het menu zegt, maar korter; of use 4 g12 · use brewer
                 buy server · recruit g14 · upgrade barrel · 2 nobles · sing
                 yes · no · end
      a, b, c    meer tegelijk, met komma's ertussen
      hint       wat een computerspeler zou doen, en waarom; auto: doe het
      undo       je laatste zet terugnemen, zolang er niets nieuws open ligt (R9);
                 rewind gaat verder terug, en het verslag vermeldt dat
      table      de hele tafel; market: het aanbod; deck: wat er in de stapels
                 zit; book: de gastenboeken
      log        wat er pas gebeurde; log all: alles
      ?          deze hulp
      save       waar het spel is opgeslagen; elke zet wordt meteen opgeslagen
      quit       stoppen; je kunt later verder spelen
    Beurs 7/2: je hebt 7 en bewaart er 2 na het serveren. (5→6): wil 5, betaalt 6;
    ? is elke dobbelsteen. 4+1 is verhoogd door een afwasser. !: gebruikt.
terminal-saved =
    Je spel is opgeslagen. Ga verder met:
      tiefenthal play --resume { $file }
terminal-not-a-number = Dat getal staat niet in het menu.
terminal-new-question = Er is een nieuwe vraag; lees die voor je kiest.
terminal-no-dice = Er liggen geen dobbelstenen om in te zetten.
terminal-main-menu = Je bent al in het hoofdmenu.
terminal-not-understood = { $line } begrijp ik niet. Kies een getal, of typ ? voor hulp.
terminal-which = Welke van deze?
terminal-no-die = Je hebt geen ongebruikte { $face }.
terminal-not-at-market = { $card } ligt niet in het aanbod (F10).
terminal-undone = { $count ->
    [one] { $name }: één zet teruggenomen.
   *[other] { $name }: { $count } zetten teruggenomen.
}
terminal-no-undo =
    Niets terug te nemen: er ligt iets nieuws open, of de anderen speelden
    verder (R9). Met rewind kun je toch terug.
terminal-rewound = { $name }: één zet terug. Je trekt en gooit daarna weer hetzelfde.
terminal-no-rewind = Er is geen eerdere zet van jou om naar terug te gaan.
terminal-welcome =
    Nieuw spel: { $names }. Typ ? voor hulp.
    Opgeslagen in { $file }
terminal-welcome-back =
    We gaan verder: { $names }. Typ ? voor hulp.
    Opgeslagen in { $file }
terminal-left-bard = { -bard(form: "a") } die nog niet heeft gezongen
terminal-left-upgrade = een opwaardering die je kunt betalen
terminal-left-nobles = { -noble(form: "plural") } die je kunt betalen
terminal-left-guest = een gast voor { -beer-word } dat anders vervalt
terminal-left-free = { terminal-dice } die je nog kunt leggen
terminal-not-yet = Je hebt nog { $left }. Typ nog eens end om te stoppen met serveren.
terminal-stopped = Gedaan: { $done }. Niet gedaan: { $left }.

## Tips

terminal-advice = { $bot } zou: { $what }  [{ $notation }]  (typ auto om het te doen)
terminal-best = { $points } punten, { $win }% kans op winst: { $deeds }
terminal-equal = even goed, { $win }% kans op winst: { $deeds }
terminal-worse = { $less } punten slechter, { $win }% kans op winst: { $deeds }
terminal-lay-dice = de dobbelstenen leggen zoals in 1.
terminal-use-dice = de dobbelstenen inzetten
terminal-use-others = de andere dobbelstenen inzetten
terminal-use-there = { $space } gebruiken
terminal-deeds-then = { $now }; dan { $later }
terminal-deeds-nothing = { $now }; dan niets kopen

## Het verslag

terminal-round = —— { -round(form: "label") } { $round } van { $rounds } —— startspeler { $start } · vanavond: { $brings }
terminal-points = Punten: { $scores }
terminal-arrivals = { $name }: omgedraaid: { $cards }
terminal-shuffled = (geschud)
terminal-dismissed = { -counter-guest(form: "inside") } afgegeven en opnieuw getrokken (B4)
terminal-own-dice = { $name }: eigen dobbelstenen { $faces }
terminal-takes = { $name }: nam de { $face }
terminal-new-guest = Nieuw in het aanbod, plaats { $place }: { $card }
terminal-barbacks = +{ beer } van { -barback(form: "plural") } (F4)
terminal-assessed = { -reputation }: het kleinste van { thalers } en { $beer } { -beer-word } (F1)
terminal-sings = { $sung ->
    [one] { -bard(form: "a") } zingt: { $what }
   *[other] { $sung } { -bard(form: "plural") } zingen: { $what }
}
terminal-reputation-change = { -reputation(form: "inside") } { $change }
terminal-monastery-to = { -monastery(form: "inside") } tot { $to }
terminal-schnapps-change = { -schnapps-word } { $change }
terminal-used-on = { $faces } bij { $space }
terminal-upgraded = { area } opgewaardeerd
terminal-upgraded-later = { area } opgewaardeerd, vanaf de volgende { -round } (F8)
terminal-upgraded-for = { area } opgewaardeerd voor { $price }
terminal-upgraded-for-later = { area } opgewaardeerd voor { $price }, vanaf de volgende { -round } (F8)
terminal-nobles-gained = { $count ->
    [one] +{ -noble(form: "inside") }
   *[other] +{ nobles }
}
terminal-card-gained = +{ $card }
terminal-gained-for = { $what } voor { $price }
terminal-gained-own = { $what } boven op je stapel
terminal-gained-for-own = { $what } voor { $price } boven op je stapel
terminal-shuffled-in = door de stapel geschud: { $cards }
terminal-recruited = { $card } geworven voor { $price }
terminal-new-guest-gained = nieuwe gast { $card }
terminal-returned = { $count } × { kind-inside } afgegeven
terminal-nobles-back = { nobles } teruggegeven (F2)
terminal-regular-removed = { $card } uit de stapel gehaald
terminal-guest-removed = { $card } vertrekt voorgoed (F14)
terminal-signature-lost = de kolom is vol: geen { -signature(form: "inside") } (T3)
terminal-back-on-top = { $card } terug boven op de stapel
terminal-closed = bewaarde { thalers } en { $beer } { -beer-word }
terminal-closed-losing = bewaarde { thalers } en { $beer } { -beer-word }, verloor { $lost } (F18)
terminal-undo = { $name }: een zet teruggenomen
terminal-took-hint = { $name }: een tip gevraagd
terminal-game-over = De laatste gasten vertrekken. Het spel is afgelopen.
terminal-won = { $count ->
    [one] Gewonnen door { $names }.
   *[other] De overwinning is voor { $names } samen.
}
terminal-record =
    De startwaarde is onthuld. Controleer of alles eerlijk was:
      tiefenthal verify { $file }

## De tafel. Opschriften hebben hooguit acht letters, en de kolommen van het aanbod liggen vast.

terminal-market = Aanbod   { -beer-word }  st→geeft  punten  levert op
terminal-label-cards = Kaarten
terminal-label-nobles = Edelen
terminal-label-tables = Tafels
terminal-label-spaces = Delen
terminal-label-dice = Stenen
terminal-label-upgraded = Beter
terminal-label-deck = Stapel
terminal-label-next = boven
terminal-label-unseen = daarin
terminal-label-discard = afgelegd
terminal-label-tracks = Sporen
terminal-label-book = Boek
terminal-label-row-full = vol
terminal-label-row = rij { $row }
terminal-label-upgrades = Uitbouw
terminal-label-shows = Artiest
terminal-label-coasters = Viltjes
terminal-books = Gastenboeken: ■ bedekt, · vrij. Een volle rij levert een edelman op (T3).
terminal-no-books = Bij deze module zijn er geen gastenboeken.
terminal-full = vol
terminal-nobody = niemand
terminal-white = wit { $faces }
terminal-own = eigen { $faces }
terminal-head = { -round(form: "label") } { $round } van { $rounds } · { $phase } · startspeler { $start }
terminal-head-before = Voor de eerste { -round } · { $phase } · startspeler { $start }
terminal-signature-brings = { -signature(form: "inside") }: { $brings }
terminal-in-pile = { $count } in de stapel
terminal-noble-prices = 1 voor { $one } { -beer-word }, 2 voor { $two }, 3 voor { $three }; elk { $points } punten; nog { $left }
terminal-gone = { $name } op
terminal-in-thalers = ({ -thaler(form: "plural") })
terminal-purse = { points } · { -thaler(form: "plural") } { $thalers }/{ $safe } · { -beer-word } { $beer }/{ $storage }
terminal-purse-schnapps = { -schnapps-word } { $has }/{ $cap }
terminal-deck-empty = leeg; { $discard } afgelegd
terminal-deck-unknown = { cards } in onbekende volgorde; { $discard } afgelegd
terminal-deck-next = boven: { $top }; { $discard } afgelegd
terminal-deck-both = boven: { $top }; dan { cards } in onbekende volgorde; { $discard } afgelegd
terminal-nobles-table = { nobles } ({ $needs }→{ $pays } samen)
terminal-column-head = { $prices } { -beer-word }
terminal-upgrade-price = { area } { $price }
terminal-upgrade-discount = { area } { $price } (-{ $off } per kaart)
terminal-monastery = { -monastery(form: "inside") } { $at }
terminal-monastery-next = { -monastery(form: "inside") } { $at } (over { $steps }: { $bonus })
terminal-reputation = { -reputation(form: "inside") } { points }
terminal-reputation-next = { -reputation(form: "inside") } { points } (over { $steps }: { $bonus })
terminal-raises = { -dishwasher(form: "plural-label") }: nog { $left } van { $all }
terminal-preview = De dobbelstenen leveren { $brings } op → beurs { thalers } en { $beer } { -beer-word }
terminal-preview-barbacks = Dobbelstenen en { -barback(form: "plural") } leveren { $brings } op → beurs { thalers } en { $beer } { -beer-word }
terminal-preview-lost = { $preview } (als je niets uitgeeft: { $lost } kwijt)
terminal-score-seat = plaats
terminal-score-name = naam
terminal-score-nobles = edelen
terminal-score-guests = gasten
terminal-score-regulars = stamg.
terminal-score-tavern = taveerne
terminal-score-schnapps = drank
terminal-score-reputation = roem
terminal-score-points = punten
