# Afgelopen partijen: de herhaling, de link ernaartoe en of het geluk eerlijk was.

replay-title = Herhaling
replay-tab = Partij
replay-opening = De partij wordt geopend …
replay-failed = Deze herhaling kan niet worden getoond
replay-gone = Bij deze link hoort geen herhaling. Misschien is de partij verwijderd.
replay-home = Alle spellen
replay-step = Stap { $step } van { $steps }
replay-setup = De tafel wordt klaargezet
replay-ahead = Hierna – { $title }
replay-controls = Bediening van de herhaling
replay-slider = Stap
replay-next = Volgende stap (→)
replay-previous = Vorige stap (←)
replay-next-turn = Volgende speler of fase (Shift →)
replay-previous-turn = Vorige speler of fase (Shift ←)
replay-next-round = Volgende { -round } (Page Down)
replay-previous-round = Vorige { -round } (Page Up)
replay-keys = Spatiebalk: afspelen en pauzeren. Met de pijltjestoetsen stap voor stap, met Shift van speler naar speler; Page Up en Page Down gaan per { -round }, Home en End naar begin en einde.
replay-play = Afspelen (spatiebalk)
replay-pause = Pauzeren (spatiebalk)
replay-speed = Tempo
replay-speed-slow = Langzaam
replay-speed-normal = Normaal
replay-speed-fast = Snel
replay-copy-moment = Link naar dit moment kopiëren
replay-copy-address = Kopieer hem uit de adresbalk.
replay-result = Eindstand
replay-about = Over deze partij
replay-played = Gespeeld op { $date }
replay-imported = Geïmporteerd op { $date }. Deze partij is niet op deze server gespeeld.
replay-record = Verslag downloaden
replay-moment = Link naar dit moment
replay-watch = Herhaling bekijken
replay-share = Herhaling delen
replay-share-why = Wie deze link heeft, kan de partij bekijken en het verslag downloaden. De link werkt tot de partij wordt verwijderd.
replay-link = Link naar de herhaling

# Eerlijk spel.

fair-title = Eerlijk spel
fair-fixed = De dobbelstenen en kaarten van deze partij lagen vast voordat het spel begon. Deze vingerafdruk van de startwaarde bewijst dat zodra de partij voorbij is:
fair-check = Dobbelstenen en kaarten controleren
fair-checking = Bezig met controleren …
fair-yes = Gecontroleerd: de dobbelstenen en kaarten waren eerlijk.
fair-no = De dobbelstenen en kaarten passen niet bij de beloofde startwaarde.
fair-open = Het valt niet te bewijzen dat deze partij eerlijk was.
fair-promised = Vóór de partij beloofde de server een startwaarde met deze vingerafdruk:
fair-added = { $count ->
    [0] Geen enkele speler heeft een eigen getal aan de startwaarde toegevoegd.
    [one] Daarna voegde de browser van één speler een willekeurig getal aan de startwaarde toe.
   *[other] Daarna voegden de browsers van { $count } spelers elk een willekeurig getal aan de startwaarde toe.
}
fair-revealed = Na de partij werd de startwaarde onthuld. Die past bij de vingerafdruk.
fair-derived = { $count ->
    [one] De ene worp of getrokken kaart volgt daaruit.
   *[other] Alle { $count } worpen en getrokken kaarten volgen daaruit; elke waarde is opnieuw berekend.
}
fair-rules = Alle { $lines } regels van het verslag kloppen met de spelregels.
fair-means = Niemand kon de dobbelstenen en kaarten dus vooraf kennen of tijdens de partij veranderen, ook de server niet.
fair-means-alone = Niemand kon de dobbelstenen en kaarten dus tijdens de partij veranderen. De startwaarde heeft de server in zijn eentje gekozen, vóór de partij.
fair-not_committed = Vóór de partij is geen startwaarde beloofd.
fair-not_revealed = De startwaarde is niet onthuld.
fair-other_rules = De startwaarde is de beloofde, maar de dobbelstenen en kaarten volgen versie { $rules } van de spelregels, die dit programma niet heeft.
fair-other_seed = De onthulde startwaarde is niet de beloofde.
fair-other_outcome = Regel { $line } van het verslag heeft een andere uitkomst dan de startwaarde geeft.
fair-yourself = Zelf controleren? Download het verslag en start:

# Verslagen van partijen die elders zijn gespeeld.

import-choose = Verslag bekijken
import-why = Een partij van elders: kies hier het verslag (.jsonl) of sleep het ergens op deze pagina. Het wordt volledig gecontroleerd.
import-drop = Laat het verslag los om de partij te bekijken
import-failed = “{ $file }” kan niet worden getoond.
import-close = Sluiten
import-checking = Bezig met controleren …
import-too-large = Een verslag is hooguit 4{ "\u00A0" }MiB groot.
import-line = De fout zit in regel { $line } van het bestand.
import-mark = geïmporteerd

# Zelf verder spelen vanaf een moment van de herhaling.

playon-open = Vanaf hier zelf spelen
playon-seat = Jij speelt
playon-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
playon-others = Sterkte van de anderen
playon-why = Precies hier begint een nieuwe partij, met nieuw geluk. De oude blijft zoals ze is.
playon-over = Hier is de partij afgelopen. Ga terug naar een eerder moment.
playon-begin = Verder spelen
playon-from = Verder gespeeld vanaf { $round } van een eerdere partij
playon-from-start = Verder gespeeld vanaf het begin van een eerdere partij
playon-close = Verder kijken
