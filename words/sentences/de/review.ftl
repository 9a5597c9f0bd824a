# Die Analyse einer Partie, die zu Ende ist.

review-title = Analyse
review-open = Analyse: Können oder Glück?
review-close = Analyse schließen
review-working = Die Partie wird von jedem Moment aus viele Male zu Ende gespielt, um zu sehen, was jede Entscheidung und jeder Wurf wert war.
review-progress = Fortschritt der Analyse
review-percent = { $percent }{ "\u00A0" }%
review-background = Das läuft im Hintergrund weiter. Du kannst das Fenster schließen und später wiederkommen.
review-again = Noch einmal versuchen
review-whose = Wessen Analyse
review-verdict = { $result ->
    [won] { $name } hat mit { review-points } Vorsprung gewonnen.
    [lost] { $name } hat mit { review-points } Rückstand verloren.
   *[level] { $name } liegt am Ende gleichauf.
} { $cause ->
    [luck] Das lag vor allem am Glück.
    [skill] Das lag vor allem an den eigenen Entscheidungen.
    [others] Das lag vor allem an den Entscheidungen der anderen.
    [decisions] Das lag vor allem an den Entscheidungen, den eigenen wie denen der anderen.
    [both] Glück und Entscheidungen hatten daran etwa gleich viel Anteil.
   *[unclear] Woran es lag, ist kleiner als die Unsicherheit der Messung.
}{ $despite ->
    [luck] { " " }Das Glück wirkte in die andere Richtung.
    [skill] { " " }Die eigenen Entscheidungen wirkten in die andere Richtung.
    [others] { " " }Die Entscheidungen der anderen wirkten in die andere Richtung.
   *[none] { "" }
}
review-points = { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
}
review-account = Wie der Abstand zustande kam
review-start = Zu Beginn
review-luck = Glück
review-skill = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-margin = Abstand am Ende
review-chart = Was die Kurve zeigt
review-chart-win = Siegchance
review-chart-points = Erwartete Punkte
review-move = Entscheidung
review-decided = Entscheidung von { $name }: { $points }
review-show = Auf dem Tisch zeigen
review-strokes = Glück und Pech
review-strokes-good = Größtes Glück:
review-strokes-bad = Größtes Pech:
review-stroke = { name-round } · { $of }
review-stroke-of = { $of ->
    [cards] Karten
    [dice] Würfel
   *[display] Gäste in der Auslage
}
review-costliest = Was { $name } am meisten gekostet hat
review-measures = Gegenüber dem besten bekannten Weg haben die Fehler hier zusammen etwa { $total } Punkte gekostet; was nicht sicher ist, zählt nicht mit. Die Zeile „{ review-skill }“ oben vergleicht dagegen mit einem schnellen Computerspieler, der auch Fehler macht: { $skill } für { $name }.
review-none = Keine Entscheidung hat mehr gekostet, als die Messung vom Zufall unterscheiden kann. Gut gespielt!
review-played = Gespielt:
review-better = Besser:
review-leads = Führt wahrscheinlich zu: { $steps }.
review-cost = Hat etwa { $points } Punkte { $within } gekostet.
review-may-cost = Hat vielleicht etwa { $points } Punkte { $within } gekostet: nicht sicher.
review-chances = Siegchance: { $after }{ "\u00A0" }% statt { $before }{ "\u00A0" }%.
review-balance = In Punkten am Ende der gedachten Partien:
review-why = Warum: { $better }.
review-why-but = Warum: { $better }. Nachteil: { $worse }.
review-retry = Ab hier neu versuchen
review-back = Zurück zur Analyse
review-how = Wie wird das gemessen?
review-how-worth = Eine Stellung ist so viel wert, wie ein schneller Computerspieler auf allen Plätzen daraus macht, im Mittel über viele Partien mit gedachtem Glück. Eine Entscheidung zählt, wie viel besser oder schlechter du danach stehst als nach der Entscheidung dieses Spielers; Karten und Würfel zählen, wie viel besser oder schlechter sie sind als im Mittel. Alles ist in Punkten Abstand zum besten Gegner gemessen, daher ergeben die Teile zusammen den Abstand am Ende. Ein Tipp nennt andere Zahlen, denn er rechnet damit, dass alle gut weiterspielen.
review-how-parts = „±“ sagt, wie weit eine Zahl in 95 von 100 Fällen danebenliegen kann. Nur Entscheidungen, die mehr gekostet haben, heißen hier Fehler.
review-how-sheet = Diese Partie wurde mit anderen aufgedruckten Werten gespielt als denen, mit denen die Computerspieler gelernt haben. Was sie besser finden, ist daher weniger sicher.

# Noch ein Versuch an einer Entscheidung.

try-title = Noch ein Versuch
try-answer = Beim letzten Mal: { $played }. Und diesmal? Karten und Würfel sind ab hier neu.
try-turn = Derselbe Zug noch einmal. Karten und Würfel sind ab hier neu.
try-verdict = { $verdict ->
    [better] Das fand die Analyse besser.
    [same] Dasselbe wie beim letzten Mal.
   *[other] Etwas Neues: weder der Zug vom letzten Mal noch der Vorschlag der Analyse.
}
try-measuring = Es wird ausgerechnet, was das wert ist …
try-gain = { $sign ->
    [more] Im Mittel etwa { $points } Punkte besser als das, was du damals getan hast ({ $within }).
    [less] Im Mittel etwa { $points } Punkte schlechter als das, was du damals getan hast ({ $within }).
    [none] Es kommt genau auf dasselbe heraus wie beim letzten Mal.
   *[same] Im Mittel etwa so gut wie das, was du damals getan hast ({ $points } { $within }: zu knapp, um es zu sagen).
}
try-missing = Der Weg, den die Analyse gefunden hat, brächte etwa { $points } Punkte mehr als dieser Versuch.
try-end = Beim letzten Mal endete es { $then } zu { $then_rival } gegen den besten Gegner, diesmal { $now } zu { $now_rival }.
try-end-margins = Vorsprung vor dem besten Gegner (−: Rückstand): damals { $then }, jetzt { $now }.
try-end-decision = Die Entscheidung allein:
try-end-luck = Von dieser Entscheidung an war alles neu: Karten, Würfel und was alle entschieden haben. All das steckt im Unterschied.
