# Beendete Partien: die Wiederholung, ihr Link und ob alles fair war.

replay-title = Wiederholung
replay-tab = Partie
replay-opening = Die Partie wird geöffnet …
replay-failed = Diese Wiederholung lässt sich nicht zeigen
replay-gone = Unter diesem Link gibt es keine Wiederholung. Vielleicht wurde die Partie gelöscht.
replay-home = Alle Spiele
replay-step = Schritt { $step } von { $steps }
replay-setup = Der Spieltisch wird aufgebaut
replay-ahead = Als Nächstes – { $title }
replay-controls = Steuerung der Wiederholung
replay-slider = Schritt
replay-next = Nächster Schritt (→)
replay-previous = Voriger Schritt (←)
replay-next-turn = Nächster Spieler oder nächste Phase (Umschalt →)
replay-previous-turn = Voriger Spieler oder vorige Phase (Umschalt ←)
replay-next-round = Nächste { -round } (Bild ab)
replay-previous-round = Vorige { -round } (Bild auf)
replay-keys = Leertaste: abspielen und anhalten. Pfeiltasten: Schritt für Schritt, mit Umschalt von Spieler zu Spieler. Bild auf und Bild ab: { -round } für { -round }. Pos1 und Ende: zum Anfang und zum Schluss.
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-copy-moment = Link zu diesem Moment kopieren
replay-copy-address = Kopiere ihn aus der Adresszeile.
replay-result = Endstand
replay-about = Über diese Partie
replay-played = Gespielt am { $date }
replay-imported = Importiert am { $date }. Diese Partie wurde nicht auf diesem Server gespielt.
replay-record = Protokoll herunterladen
replay-moment = Link zu diesem Moment
replay-watch = Wiederholung ansehen
replay-share = Wiederholung teilen
replay-share-why = Wer diesen Link hat, kann die Partie ansehen und ihr Protokoll herunterladen. Er gilt, bis die Partie gelöscht wird.
replay-link = Link zur Wiederholung

# Faires Spiel.

fair-title = Faires Spiel
fair-fixed = Würfel und Karten dieser Partie standen fest, bevor sie begann. Dieser Fingerabdruck ihres Startwerts beweist das, sobald sie vorbei ist:
fair-check = Würfel und Karten prüfen
fair-checking = Wird geprüft …
fair-yes = Geprüft: Würfel und Karten waren fair.
fair-no = Würfel und Karten passen nicht zum versprochenen Startwert.
fair-open = Dass diese Partie fair war, lässt sich nicht beweisen.
fair-promised = Vor der Partie versprach der Server einen Startwert mit diesem Fingerabdruck:
fair-added = { $count ->
    [0] Niemand hat dem Startwert eine eigene Zahl hinzugefügt.
    [one] Danach fügte der Browser eines Spielers dem Startwert eine Zufallszahl hinzu.
   *[other] Danach fügten die Browser von { $count } Spielern dem Startwert je eine Zufallszahl hinzu.
}
fair-revealed = Nach der Partie wurde der Startwert aufgedeckt. Er passt zum Fingerabdruck.
fair-derived = { $count ->
    [one] Der eine Wurf oder die eine gezogene Karte folgt daraus.
   *[other] Alle { $count } Würfe und gezogenen Karten folgen daraus; jeder Wert wurde neu berechnet.
}
fair-rules = Alle { $lines } Zeilen des Protokolls folgen den Regeln.
fair-means = Niemand konnte also Würfel und Karten vorher kennen oder während der Partie ändern, auch der Server nicht.
fair-means-alone = Niemand konnte also Würfel und Karten während der Partie ändern. Den Startwert hat der Server allein gewählt, vor der Partie.
fair-not_committed = Vor der Partie wurde kein Startwert versprochen.
fair-not_revealed = Der Startwert wurde nicht aufgedeckt.
fair-other_rules = Der Startwert ist der versprochene, aber Würfel und Karten folgen Version { $rules } der Regeln, die dieses Programm nicht hat.
fair-other_seed = Der aufgedeckte Startwert ist nicht der versprochene.
fair-other_outcome = Zeile { $line } des Protokolls hat ein anderes Ergebnis, als der Startwert ergibt.
fair-yourself = Du willst selbst nachprüfen? Lade das Protokoll herunter und starte:

# Protokolle von Partien, die woanders gespielt wurden.

import-choose = Protokoll ansehen
import-why = Eine Partie von woanders: Wähle hier ihr Protokoll (.jsonl) oder zieh es irgendwo auf diese Seite. Es wird vollständig geprüft.
import-drop = Hier loslassen, um die Partie anzusehen
import-failed = „{ $file }“ lässt sich nicht zeigen.
import-close = Schließen
import-checking = Wird geprüft …
import-too-large = Ein Protokoll hat höchstens 4{ "\u00A0" }MiB.
import-line = Der Fehler steckt in Zeile { $line } der Datei.
import-mark = importiert

# Ab einem Moment der Wiederholung selbst weiterspielen.

playon-open = Ab hier selbst spielen
playon-seat = Du spielst
playon-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
playon-others = Stärke der anderen
playon-why = Genau hier beginnt eine neue Partie, mit neuem Glück. Die alte bleibt, wie sie ist.
playon-over = Hier ist die Partie zu Ende. Geh zu einem früheren Moment zurück.
playon-begin = Weiterspielen
playon-from = Weitergespielt ab { $round } einer früheren Partie
playon-from-start = Weitergespielt ab dem Beginn einer früheren Partie
playon-close = Weiter zuschauen
