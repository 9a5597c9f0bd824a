# Tafels, de mensen eraan en de links ernaartoe.

me-name = Je naam
me-house = Je huis
me-taken = { $house }, bezet

make-alone = Alleen tegen de computer
make-friends = Met vrienden
make-players = Spelers (jij meegeteld)
make-seat = Plaats { $number }
make-friend = Een vriend, via een link
make-here = Een vriend op dit apparaat
make-here-name = Naam
make-here-default = Speler { $number }
make-computers = Computerspelers
make-options = Opties
make-open = Tafel openen
make-begin = Spel beginnen
make-opening = De deur gaat open …
make-code = Een spel van een ander apparaat voortzetten
make-code-hint = Kies in dat spel “Verder op een ander apparaat” en typ de code hier.
make-code-field = Code
make-code-use = Verder

options-late-refill = Nieuwe gasten pas na het serveren omdraaien
options-late-refill-why = Dan kan alles wat bij het serveren gebeurde nog terug.
options-undo = Terugnemen nadat er iets is onthuld
options-undo-why = Tot de laatste onthulling kan iedereen zijn eigen zetten terugnemen.
options-undo-consent = als iedereen het goedvindt
options-undo-free = vrij
options-hints = Tips
options-hints-why = Het verslag vermeldt elke tip die is gebruikt.
options-hints-nobody = voor niemand
options-hints-all = voor iedereen
options-tops = Bekende kaarten boven op een stapel
options-tops-why = Iedereen heeft deze kaarten al gezien.
options-tops-shown = zichtbaar
options-tops-hidden = zelf onthouden
options-spectators-chat = Toeschouwers mogen meepraten
options-spectators-chat-why = Anders lezen ze alleen mee.
options-grace = Wachten op afwezige spelers
options-grace-why = Daarna kan een computerspeler invallen tot ze terug zijn.
options-grace-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
options-grace-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
options-grace-hours = { $count } uur

waiting-title = Tafel van { $owner }
waiting-title-yours = Jouw tafel
waiting-title-nobody = Een tafel
waiting-level = Module { $level }: { $name }
waiting-chairs = Rond de tafel
waiting-open = Vrije plaats
waiting-open-hint = voor een vriend
waiting-is-you = jij
waiting-is-owner = gastheer
waiting-is-away = niet verbonden
waiting-sit-here = Hier zitten
waiting-edit = Naam of huis wijzigen
waiting-edit-done = Opslaan
waiting-cancel = Annuleren
waiting-stand-up = Opstaan
waiting-kick = Wegsturen
waiting-kick-sure = { $name } wegsturen? De uitnodiging werkt dan niet meer.
waiting-give = Deze plaats aan een computerspeler geven
waiting-give-choose = Computerspeler …
waiting-free = Vrijhouden voor een vriend
waiting-remove-seat = Plaats weghalen
waiting-add-seat = Plaats toevoegen
waiting-start = Spel beginnen
waiting-start-open = { $count ->
    [one] Er is nog een plaats vrij. Wacht op een vriend, geef hem aan een computerspeler of haal hem weg.
   *[other] Er zijn nog { $count } plaatsen vrij. Wacht op vrienden, geef ze aan computerspelers of haal ze weg.
}
waiting-start-wait = { $owner } begint het spel zodra iedereen er is.
waiting-start-wait-nobody = Het spel begint zodra iedereen er is.
waiting-watching = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
waiting-you-watch = Je kijkt mee aan deze tafel.
waiting-leave = Van tafel gaan
waiting-leave-sure = Van tafel gaan? Om terug te komen heb je een nieuwe uitnodiging nodig.
waiting-dice = De dobbelstenen liggen al vast
waiting-dice-why = Het programma heeft de startwaarde voor alle dobbelstenen en kaarten getrokken en deze vingerafdruk ervan gepubliceerd. Daarna voegt de browser van elke speler een geheim getal toe. Zo kan niemand de dobbelstenen kiezen of voorspellen, ook de gastheer niet, en na het spel kan iedereen het nagaan.

sit-title = Ga zitten
sit-button = Gaan zitten
sit-full = Alle plaatsen zijn bezet. Je kunt blijven kijken.

invite-title = Vrienden uitnodigen
invite-hint = Stuur de link, of laat ze de code scannen.
invite-hint-here = Stuur de link.
invite-link = Uitnodigingslink
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-copy-by-hand = Selecteer de link en kopieer hem.
invite-share = Delen …
invite-qr = QR-code van de uitnodigingslink
invite-lost = Dit apparaat heeft de uitnodigingslink niet. Een nieuwe vervangt de oude.
invite-renew = Nieuwe link maken
invite-more = Meer links
invite-spectator = Een meekijklink
invite-spectator-hint = Toeschouwers zien de tafel, maar niets geheims.
invite-spectator-make = Meekijklink maken

network-let = Andere apparaten in mijn netwerk mogen meedoen
network-closed = Nu bereiken alleen browsers op deze computer je tafels.
network-open = In je wifi of netwerk is deze computer te bereiken op { $address }; wie wil meedoen, heeft een link nodig. De verbinding is niet versleuteld. Met dezelfde schakelaar gaat de deur weer dicht, en in elk geval als het programma stopt.
network-only = Alleen browsers op deze computer kunnen dit adres openen. Start het programma met{ "\u00A0" }{ $option } om vrienden op andere apparaten te laten meedoen.

join-opening = De deur gaat open …
join-failed = Dat lukte niet
join-bad-link = Deze uitnodiging werkt niet meer: ze is vervangen of al gebruikt. Vraag je gastheer om een nieuwe link.
join-no-room = Aan deze tafel is geen plaats meer. Vraag je gastheer om een meekijklink.
join-begun = Het spel is al begonnen. Vraag je gastheer om een meekijklink.
join-bad-house = Dit adres opent het huis niet meer. Start het programma opnieuw.
join-bad-code = Deze code klopt niet, is al gebruikt of ouder dan tien minuten.
join-home = Naar de startpagina
join-again = Nog eens proberen

people-title = Aan tafel
people-summary = Aan tafel, { $count } weg
people-here = is er
people-away = is weg
people-away-for = is weg; over { $time } mag een computerspeler invallen
people-away-long = is al lang weg
people-left = is vertrokken
people-minded-by = { $bot } valt in
people-minds-you = { $bot } speelt nu voor jou.
people-minded = gespeeld door { $bot }
people-mind = Een computerspeler laten invallen
people-take-back = Zelf verder spelen
people-device = Verder op een ander apparaat
people-code = Code: { $code }
people-code-hint = { $minutes ->
    [one] Open op het andere apparaat dit adres, kies “Een spel van een ander apparaat voortzetten” en typ de code. Die werkt één keer, { $minutes } minuut lang.
   *[other] Open op het andere apparaat dit adres, kies “Een spel van een ander apparaat voortzetten” en typ de code. Die werkt één keer, { $minutes } minuten lang.
}
people-new-link = Link naar deze plaats maken
people-new-link-for = Een link naar de plaats van { $name }. Die werkt één keer.
people-spectators = Meekijklink maken
people-leave = Van tafel gaan
people-leave-sure = Voorgoed vertrekken? Een computerspeler speelt het spel voor je uit.
people-leave-watch = Niet meer meekijken
people-sure = Vertrekken
people-stay = Blijven

chat-title = Gesprek
chat-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat-empty = Er is nog niets gezegd.
chat-off = Aan deze tafel praten toeschouwers niet mee.
chat-field = Bericht
chat-send = Versturen
chat-phrases = Vaste zinnen
chat-guest = Een gast
chat-mute = { $name } dempen
chat-unmute = { $name } weer horen

phrase-hello = Hallo!
phrase-good_luck = Succes!
phrase-well_played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-sorry = Sorry!
phrase-one_moment = Een ogenblikje.
phrase-your_turn = Jij bent aan de beurt.
phrase-cheers = Proost!
phrase-good_game = Mooie partij!
phrase-again = Nog een keer?

list-waiting = wacht op spelers
list-remove = Verwijderen
list-watch-of = Herhaling bekijken: { $game }
list-remove-of = { $game } verwijderen
list-remove-sure = Dit spel voor iedereen verwijderen? Dat kan niet ongedaan worden gemaakt.
list-remove-yes = Verwijderen
list-forget = Uit mijn lijst halen
list-forget-of = { $game } uit mijn lijst halen
list-forget-sure = Dit spel uit je lijst halen? De anderen houden het.
list-forget-yes = Uit de lijst halen
list-keep = Bewaren
list-abandon = Stoppen
list-abandon-of = Stoppen met { $game }
list-abandon-sure = Stoppen met dit spel? Het wordt verwijderd en komt niet terug.
list-abandon-yes = Spel stoppen
list-abandon-keep = Doorspelen
list-leave = Verlaten
list-leave-of = { $game } verlaten
list-leave-sure = Deze tafel voorgoed verlaten? Een computerspeler neemt je plaats over en de anderen spelen door.
list-leave-yes = Tafel verlaten
list-leave-keep = Blijven

rematch-invite = Aan dezelfde tafel staat een nieuw spel klaar.
rematch-join = Erheen
