# De doos en dit programma: gedrukte waarden, hoe we ze kennen, en hoe je ze corrigeert.

box-about = We kennen de spelregels, maar hebben geen afbeelding van het spelmateriaal. De meeste gedrukte waarden zijn daarom gereconstrueerd. Hier zie je welke en waarom; heb je de doos, dan kun je ze corrigeren.
box-unofficial = Dit is een onofficieel fanproject. Teksten, tekeningen en programma zijn van ons; het spel, de naam en het materiaal zijn van de auteur en de uitgevers. We beweren niet dat een gereconstrueerde waarde zo gedrukt is.
box-marks = Wat de tekens betekenen
box-mark-printed = staat in de tekst van een spelregel
box-mark-deduced = volgt uit wat de spelregels zeggen
box-mark-reconstructed = zo gekozen dat het bij al het bekende past; in jouw doos kan het anders zijn
box-mark-disputed = de uitgaven spreken elkaar tegen
box-mark-own = door jou gecorrigeerd
box-count = { $uncertain } van de { $all } waarden zijn gereconstrueerd of omstreden.
box-only-uncertain = Alleen tonen wat onzeker is
box-none-uncertain = Hier is alles zeker.
box-why-standard = Dit geldt voor de standaardwaarden, niet voor die van jou.

## De groepen, elk met wat er bekend is

box-group-tavern_cards = Personeel
box-why-tavern_cards = Het aantal kaarten is gedrukt; één tekst noemt tien { -bard(form: "plural") }, maar dan zouden er geen 240 kaarten in de doos zitten. De prijs van { -bard(form: "the") } is gedrukt, die van { -barback(form: "the") } volgt uit het lange voorbeeld, waarin iemand precies 2 uitgeeft aan de goedkoopste stapel. De andere stijgen net als de korting voor teruggelegde kaarten: 3, 4, 5, 6. Dat deze kaarten geen punten opleveren, is gereconstrueerd.
box-group-upgrades = Opwaarderingen
box-why-upgrades = Wat beide kanten van een deel opleveren, is gedrukt. De prijzen 9 en 18 zijn gedrukt, en allebei zijn ze drie keer de korting; 12 en 15 volgen daaruit. De prijzen van de delen zonder kaarten zijn gereconstrueerd.
box-group-regulars = { -regular(form: "plural-label") }
box-why-regulars = Iedere speler heeft er zeven; hoeveel van elke soort is gedrukt. De dobbelsteen en de betaling volgen uit een bijschrift waarin een 2 ook 2 oplevert, en uit een recensie volgens welke de eerste gasten een 1 of een 2 tonen. Dat ze geen punten opleveren, is gereconstrueerd.
box-group-noble = { -noble(form: "plural-label") }
box-why-noble = Hier is alles gedrukt.
box-group-guests = { -guest(form: "plural-label") }
box-why-guests = Hoeveel kaarten er van elke prijs zijn, is gedrukt. Tot en met prijs 6 zijn de dobbelsteen en de betaling gelijk aan de prijs, wat bij alle voorbeelden past. De rest is gereconstrueerd: de punten, de meeste bonussen en de duurste gasten. Een gast voor 7 { -beer-word(form: "inside") } die 3 { -thaler(form: "plural") } oplevert, is gedrukt, en een gast die { -dishwasher(form: "a") } meebrengt, wordt elders genoemd.
box-group-marked = { -guest(form: "plural-label") } met het teken van module 3
box-why-marked = Dat het er tien zijn en dat ze { -reputation(form: "inside") } of { -schnapps-word(form: "inside") } opleveren, is gedrukt. Hun waarden zijn gereconstrueerd, net als die van de andere gasten.
box-group-summer = { -round-track }, zomer
box-why-summer = De zomerkant is gedrukt.
box-group-winter = { -round-track }, winter
box-why-winter = Dat de artiesten in de tweede, derde en vijfde { -round(form: "inside") } komen, is gedrukt; wie wanneer komt en dat ze de zomerbonus vervangen, is gereconstrueerd. De { -counter-guest(form: "plural") } volgen uit de opbouw. Van de { -schnapps-word(form: "inside") } van de maan is het totaal gedrukt; wat daarvan op het bord en wat op losse fiches staat, is afgeleid.
box-group-monastery = { -monastery-track(form: "label") }
box-why-monastery = Gedrukt is dat er op de vakken 1 tot en met 3 één { -barback(form: "inside") } staat en verder niets; dat die op het derde staat, is gereconstrueerd, en alle andere vakken ook.
box-group-reputation = { -reputation-track(form: "label") }, modules 3 en 4
box-why-reputation = Het aantal vakken en de soorten bonussen zijn gedrukt, en ook dat de kroon een vak is dat { -noble(form: "a") } oplevert. De volgorde is gereconstrueerd.
box-group-reputation_signatures = { -reputation-track(form: "label") }, module 5
box-why-reputation_signatures = Net als op de andere kant: het aantal vakken en de soorten bonussen zijn gedrukt, de volgorde is gereconstrueerd.
box-group-entertainers = { -entertainer-word(form: "plural-label") }
box-why-entertainers = Wat elke kant kost en oplevert, is gedrukt. Van de namen is alleen die van de jongleur dat.
box-group-start_cards = { -start-card(form: "plural-label") }
box-why-start_cards = Ze zijn gedrukt. De tweede is omstreden: de oudere Engelse tekst heeft { -server(form: "a") } waar de andere { -dishwasher(form: "a") } hebben.
box-group-guest_book = { -guest-book(form: "label") }
box-why-guest_book = De kolommen en de soorten bonussen zijn gedrukt. Het aantal rijen en waar welke bonus staat, is gereconstrueerd.
box-group-limits = Fiches en grenzen
box-why-limits = Hier is alles gedrukt.

## Namen van waarden die op tafel geen naam hebben

box-space = Vak { $number }
box-crown = Vak { $number }: de kroon
box-row = Rij { $number }
box-start-card = { -start-card(form: "label") } { $number }
box-printed_schnapps = { -schnapps-word(form: "label") } op het bord, per { -round(form: "inside") }
box-loose_schnapps = { -schnapps-word(form: "label") } op losse fiches, per { -round(form: "inside") }
box-limit-counter_guests = Bargasten per speler
box-limit-schnapps = Fiches met { -schnapps-word(form: "inside") }
box-limit-schnapps_kept = { -schnapps-word(form: "label") } die je mag houden
box-limit-signatures = Fiches voor handtekeningen
box-limit-starting_cards = Kaarten van de eerste stapel naast de { -regular(form: "plural") }
box-limit-start_cards_offered = { -start-card(form: "plural-label") } om uit te kiezen
box-new-line = nieuw

## De waarden

box-field-copies = Kaarten
box-field-price = Prijs
box-field-points = Punten
box-field-die = Dobbelsteen
box-field-pays = Betaalt
box-field-bonus = Bonus
box-field-marked = Teken van module 3
box-field-discount = Korting per kaart
box-field-plain = Gewoon
box-field-upgraded = Opgewaardeerd
box-field-prices = Voor 1, 2, 3
box-field-by_round = { -round(form: "label") } 1 tot 8
box-field-schnapps = { -schnapps-word(form: "label") }
box-field-brings = Levert op
box-field-items = Levert op
box-field-columns = Voor prijs 3/4, 5, 6, 7/8
box-field-value = Aantal
box-field-cards = Kaarten
box-any-die = elke
box-nothing = niets
box-or = of
box-no-choice = geen tweede keuze
box-amount = Hoeveelheid bij { $field }
box-part = { $field } { $number }
box-of = { $entry }, { $field }
box-add-item = Bonus toevoegen
box-remove-item = Laatste bonus weghalen

## Correcties op dit apparaat

box-yours = Jouw correcties
box-yours-why = Gecorrigeerde waarden blijven onder een naam op dit apparaat staan, bijvoorbeeld “Onze doos”. Kies ze als je een tafel opent.
box-correct = Waarden corrigeren
box-name = Naam van de waarden
box-name-wrong = Geef ze een naam: niet te lang en zonder onzichtbare tekens.
box-default-name = Onze doos
box-edit = Bewerken
box-done = Klaar
box-delete = Verwijderen
box-delete-sure = ‘{ $name }’ van dit apparaat verwijderen?
box-delete-keep = Behouden
box-differs = { $count ->
    [0] nog niets gewijzigd
    [one] { $count } waarde wijkt af
   *[other] { $count } waarden wijken af
}
box-was = was: { $value }
box-gone = eruit gehaald
box-revert = Terug naar standaard
box-revert-of = { $entry }: terug naar de standaardwaarde
box-revert-all = Alles terug naar standaard
box-revert-sure = { $count ->
    [one] { $count } correctie weggooien?
   *[other] { $count } correcties weggooien?
}
box-revert-yes = Weggooien
box-revert-no = Behouden
box-add-line = Kaart toevoegen
box-add-space = Vak toevoegen
box-take-out = Eruit halen
box-take-out-of = { $entry } eruit halen
box-put-back = Terugzetten
box-put-back-of = { $entry } terugzetten
box-checking = De spelregels controleren …
box-sound = Hiermee kun je spelen.
box-sound-same = Dit zijn nog de standaardwaarden. Verander er één om met die van jou te spelen.
box-faulty = Hiermee kun je nog niet spelen. { $where }
box-fault-show = Laat zien
box-unchecked = De controle is niet bereikbaar: { $why }
box-kept = Bewaard op dit apparaat.
box-not-kept = Deze browser bewaart niets. Download het bestand voordat je weggaat.
box-download = Downloaden als bestand
box-open-file = Bestand openen
box-open-file-why = Het is het bestand dat ook tiefenthal --sheet leest.
box-file-bad = { $file } is niet bruikbaar: { $why }
box-share = Link met de afwijkingen
box-shared = Iemand heeft je gecorrigeerde waarden gestuurd: “{ $name }”
box-shared-why = Dit wijkt af van de standaardwaarden. Er verandert niets totdat je ze bewaart.
box-shared-keep = Bewaren op dit apparaat
box-shared-bad = Deze link is beschadigd, of een andere versie van het programma heeft hem gemaakt.
box-shared-other = Deze link gaat uit van andere standaardwaarden en kan hier niet zeggen wat afwijkt. Vraag om het bestand.
box-play = Hiermee spelen
box-raw = Het bestand
box-last-sound = Wat volgt, hoort bij de laatste waarden waarmee je kunt spelen.

## Wat er mis is met een waarde. Elke tekst maakt de zin af die haar noemt.

box-fault-syntax = regel { $line }, kolom { $column } is niet te lezen: { $message }
box-fault-missing = ontbreekt.
box-fault-unknown = is hier onbekend.
box-fault-needs = moet { $what } zijn.
box-fault-range = { $what } moet { $least } tot en met { $most } zijn, niet { $found }.
box-fault-misplaced = kan hier niet staan. { $why }
box-fault-twice = hetzelfde als { $first }. { $why }
box-wanted-number = een heel getal
box-wanted-amount = een geheel getal vanaf 1
box-wanted-text = een tekst
box-wanted-flag = ja of nee
box-wanted-list = een lijst
box-wanted-table = een waarde
box-wanted-bonus = een bonus
box-wanted-bonus_or_nothing = een bonus of niets
box-wanted-round_space = een bonus of een keuze uit twee
box-wanted-kind = een personeelskaart
box-wanted-die = een dobbelsteen van 1 tot en met 6, of elke
box-wanted-provenance = hoe de waarde bekend is
box-counted-value = { $field ->
    [copies] het aantal kaarten
    [price] de prijs
    [points] het aantal punten
    [pays] wat hij betaalt
    [discount] de korting per kaart
    [value] het aantal
   *[other] de waarde
}
box-counted-items = het aantal
box-counted-amount = de hoeveelheid
box-counted-regulars = het aantal { -regular(form: "plural") } van een speler
box-counted-open_pile = het aantal kaarten van prijs 3 zonder teken
box-counted-stack = het aantal kaarten vanaf prijs 4 zonder teken
box-counted-cards = het aantal kaarten tot hier
box-counted-tables = het aantal { -table(form: "plural") } als alle kaarten op tafel liggen
box-counted-book_reputation = het aantal vakken van het gastenboek dat { -reputation(form: "inside") } oplevert
box-counted-reputation_steps = het aantal stappen { -reputation(form: "inside") } in één beurt
box-counted-regulars_removed = het aantal { -regular(form: "plural") } dat de kaart verwijdert
box-counted-starting_decks = het aantal kaarten voor de eerste stapels van vier spelers
box-reason-guest = Een gast zonder teken doet vanaf module 1 mee en levert dus { -thaler(form: "plural") }, { -beer-word(form: "inside") }, stappen, { -removal(form: "inside") }, een personeelskaart of { -noble(form: "a") } op.
box-reason-marked_guest = Een gast met het teken levert { -thaler(form: "plural") }, { -beer-word(form: "inside") }, stappen, { -removal(form: "inside") }, een personeelskaart, { -noble(form: "a") }, { -reputation(form: "inside") } of { -schnapps-word(form: "inside") } op.
box-reason-summer = De zomer levert een eigen dobbelsteen, een gast voor 3 { -beer-word(form: "inside") }, een personeelskaart, { -counter-guest(form: "a") } of een gratis opwaardering op.
box-reason-winter = De winter levert hetzelfde op als de zomer, of een artiest.
box-reason-choice = Je kiest tussen een eigen dobbelsteen, een gast voor 3 { -beer-word(form: "inside") } en personeelskaarten.
box-reason-monastery_start = Iedereen begint op vak 0; dat is leeg.
box-reason-monastery = Het klooster levert een personeelskaart, { -thaler(form: "plural") }, { -beer-word(form: "inside") }, { -removal(form: "inside") }, { -noble(form: "a") } of { -schnapps-word(form: "inside") } op.
box-reason-reputation = Dit spoor levert één { -schnapps-word(form: "inside") }, de keuze met het wegsturen of { -noble(form: "a") } op.
box-reason-reputation_signatures = Dit spoor levert één { -schnapps-word(form: "inside") }, de keuze met het wegsturen, een handtekening of { -noble(form: "a") } op.
box-reason-start_card = Een { -start-card(form: "inside") } levert personeel, stappen, { -schnapps-word(form: "inside") }, opwaarderingen, { -beer-word(form: "inside") } of { -thaler(form: "plural") } op, of verwijdert { -regular(form: "plural") }.
box-reason-guest_book = Het gastenboek levert { -reputation(form: "inside") }, een personeelskaart, { -schnapps-word(form: "inside") }, { -noble(form: "a") }, { -thaler(form: "plural") } of { -beer-word(form: "inside") } op.
box-reason-marked_pile = Gasten van prijs 3 vormen de open stapel en dragen geen teken.
box-reason-starting_bard = { -bard(form: "plural") } komen met module 3, dus er zit er geen in de eerste stapel.
box-reason-equal_cards = Gelijke kaarten zijn één waarde met meer kaarten.
box-reason-equal_options = De twee mogelijkheden van een keuze zijn verschillend.
box-reason-same_entertainer = Elke artiest komt één keer.
box-reason-same_upgrade = Een deel wordt één keer opgewaardeerd.

## Wat andere waarden veranderen

measure-title = Wat verandert er?
measure-why = Op elke plaats zit dezelfde computerspeler en die speelt elke partij twee keer: met de standaardwaarden en met die van jou. Het geluk is beide keren gelijk, dus ook kleine verschillen zie je snel. Deze spelers oordelen volgens eenvoudige regels die voor alle waarden gelden; de sterke zijn met de standaardwaarden getraind en zouden vooral hun gewoonten meten.
measure-player = Speler
measure-players = Plaatsen
measure-level = Module
measure-begin = Spelen
measure-stop = Stoppen
measure-go-on = Verder spelen
measure-progress = { $done } van { $most } partijen
measure-chart = Verschil per speler, met foutmarge
measure-points = Punten
measure-start = Overwinningen van de startspeler
measure-answers = Beslissingen per partij
measure-standard = Standaard
measure-difference = Verschil
measure-error = ± { $error }
measure-unsure = kan toeval zijn
measure-certain = meer dan toeval
measure-untouched = Geen enkele partij liep anders: deze speler gebruikt nooit wat jij hebt veranderd en zegt er dus niets over. Probeer de andere speler of een andere module.
measure-untouched-yet = Tot nu toe liep geen enkele partij anders.
measure-earlier = Je hebt sindsdien waarden veranderd: deze resultaten horen bij de vorige.
measure-summary = Na { $done } partijen: { $before } punten per speler met de standaardwaarden, { $after } met ‘{ $name }’. Verschil { $difference } { $error }.
