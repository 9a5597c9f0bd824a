# Tische, die Leute daran und die Links, die dorthin führen.

me-name = Dein Name
me-house = Dein Haus
me-taken = { $house }, vergeben

make-alone = Allein gegen den Computer
make-friends = Mit Freunden
make-players = Spieler (mit dir)
make-seat = Platz { $number }
make-friend = Jemand per Link
make-here = Jemand an diesem Gerät
make-here-name = Name
make-here-default = Spieler { $number }
make-computers = Computerspieler
make-options = Optionen
make-open = Tisch öffnen
make-begin = Spiel starten
make-opening = Wird geöffnet …
make-code = Ein Spiel von einem anderen Gerät fortsetzen
make-code-hint = Wähle dort „Auf einem anderen Gerät weiterspielen“ und gib den Code hier ein.
make-code-field = Code
make-code-use = Weiter

options-late-refill = Neue Gäste erst nach dem Bedienen aufdecken
options-late-refill-why = Dann lässt sich alles zurücknehmen, was beim Bedienen geschah.
options-undo = Zurücknehmen, obwohl etwas aufgedeckt wurde
options-undo-why = Bis zum letzten Aufdecken kann jeder die eigenen Schritte selbst zurücknehmen.
options-undo-consent = wenn alle einverstanden sind
options-undo-free = frei
options-hints = Tipps
options-hints-why = Das Protokoll vermerkt jeden Tipp, den jemand nutzt.
options-hints-nobody = für niemanden
options-hints-all = für alle
options-tops = Bekannte Karten oben auf einem Stapel
options-tops-why = Alle haben diese Karten schon gesehen.
options-tops-shown = sichtbar
options-tops-hidden = zum Merken
options-spectators-chat = Zuschauer dürfen mitreden
options-spectators-chat-why = Sonst lesen sie nur mit.
options-grace = Auf Abwesende warten
options-grace-why = Danach kann ein Computerspieler einspringen, bis sie zurück sind.
options-grace-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
options-grace-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
options-grace-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

waiting-title = Tisch von { $owner }
waiting-title-yours = Dein Tisch
waiting-title-nobody = Ein Tisch
waiting-level = Modul { $level }: { $name }
waiting-chairs = Rund um den Tisch
waiting-open = Freier Platz
waiting-open-hint = für Freunde
waiting-is-you = du
waiting-is-owner = Gastgeber
waiting-is-away = nicht verbunden
waiting-sit-here = Hier sitzen
waiting-edit = Name oder Haus ändern
waiting-edit-done = Speichern
waiting-cancel = Abbrechen
waiting-stand-up = Aufstehen
waiting-kick = Hinausbitten
waiting-kick-sure = { $name } hinausbitten? Die Einladung gilt dann nicht mehr.
waiting-give = Diesen Platz einem Computerspieler geben
waiting-give-choose = Computerspieler …
waiting-free = Für Freunde frei halten
waiting-remove-seat = Platz entfernen
waiting-add-seat = Platz hinzufügen
waiting-start = Spiel starten
waiting-start-open = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden, gib ihn einem Computerspieler oder entferne ihn.
   *[other] { $count } Plätze sind noch frei. Warte auf Freunde, gib sie Computerspielern oder entferne sie.
}
waiting-start-wait = { $owner } startet das Spiel, wenn alle da sind.
waiting-start-wait-nobody = Das Spiel startet, wenn alle da sind.
waiting-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
waiting-you-watch = Du schaust an diesem Tisch zu.
waiting-leave = Tisch verlassen
waiting-leave-sure = Diesen Tisch verlassen? Zurück kommst du nur mit einer neuen Einladung.
waiting-dice = Die Würfel sind schon gefallen
waiting-dice-why = Das Programm hat den Startwert für alle Würfel und Karten gezogen und diesen Fingerabdruck davon veröffentlicht. Danach gibt jeder Browser am Tisch eine geheime Zahl dazu. So kann niemand die Würfel wählen oder vorhersehen, auch der Gastgeber nicht, und nach dem Spiel kann es jeder prüfen.

sit-title = Setz dich
sit-button = Hinsetzen
sit-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.

invite-title = Freunde einladen
invite-hint = Schick den Link, oder lass den Code scannen.
invite-hint-here = Schick den Link.
invite-link = Einladungslink
invite-copy = Link kopieren
invite-copied = Kopiert
invite-copy-by-hand = Markiere den Link und kopiere ihn.
invite-share = Teilen …
invite-qr = QR-Code des Einladungslinks
invite-lost = Dieses Gerät kennt den Einladungslink nicht. Ein neuer ersetzt den alten.
invite-renew = Neuen Link erstellen
invite-more = Weitere Links
invite-spectator = Ein Link zum Zuschauen
invite-spectator-hint = Zuschauer sehen den Tisch, aber nichts Geheimes.
invite-spectator-make = Link zum Zuschauen erstellen

network-let = Andere Geräte in meinem Netz dürfen mitspielen
network-closed = Im Moment erreichen nur Browser auf diesem Rechner deine Tische.
network-open = In deinem WLAN oder Netz ist dieser Rechner unter { $address } zu erreichen; wer mitspielen will, braucht einen Link. Die Verbindung ist nicht verschlüsselt. Derselbe Schalter schließt die Tür wieder; spätestens schließt sie sich, wenn das Programm endet.
network-only = Diese Adresse lässt sich nur in Browsern auf diesem Rechner öffnen. Damit Freunde an anderen Geräten mitspielen können, starte das Programm mit{ "\u00A0" }{ $option }.

join-opening = Die Tür geht auf …
join-failed = Das hat nicht geklappt
join-bad-link = Diese Einladung gilt nicht mehr: Sie wurde ersetzt oder schon benutzt. Lass dir einen neuen Link geben.
join-no-room = An diesem Tisch ist kein Platz mehr. Lass dir einen Link zum Zuschauen geben.
join-begun = Das Spiel hat schon begonnen. Lass dir einen Link zum Zuschauen geben.
join-bad-house = Diese Adresse öffnet das Haus nicht mehr. Starte das Programm neu.
join-bad-code = Dieser Code ist falsch, schon benutzt oder älter als zehn Minuten.
join-home = Zur Startseite
join-again = Noch einmal versuchen

people-title = Am Tisch
people-summary = Am Tisch, { $count } abwesend
people-here = ist da
people-away = ist weg
people-away-for = ist weg; in { $time } darf ein Computerspieler übernehmen
people-away-long = ist schon lange weg
people-left = ist gegangen
people-minded-by = der Computer vertritt ({ $bot })
people-minds-you = Der Computer ({ $bot }) spielt gerade für dich.
people-minded = Computer spielt ({ $bot })
people-mind = Einen Computerspieler übernehmen lassen
people-take-back = Selbst weiterspielen
people-device = Auf einem anderen Gerät weiterspielen
people-code = Code: { $code }
people-code-hint = { $minutes ->
    [one] Öffne auf dem anderen Gerät diese Adresse, wähle „Ein Spiel von einem anderen Gerät fortsetzen“ und gib den Code ein. Er gilt einmal, { $minutes } Minute lang.
   *[other] Öffne auf dem anderen Gerät diese Adresse, wähle „Ein Spiel von einem anderen Gerät fortsetzen“ und gib den Code ein. Er gilt einmal, { $minutes } Minuten lang.
}
people-new-link = Link zu diesem Platz erstellen
people-new-link-for = Ein Link zum Platz von { $name }. Er gilt einmal.
people-spectators = Link zum Zuschauen erstellen
people-leave = Tisch verlassen
people-leave-sure = Endgültig gehen? Ein Computerspieler spielt für dich zu Ende.
people-leave-watch = Nicht mehr zuschauen
people-sure = Gehen
people-stay = Bleiben

chat-title = Chat
chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-empty = Noch hat niemand etwas gesagt.
chat-off = An diesem Tisch reden Zuschauer nicht mit.
chat-field = Nachricht
chat-send = Senden
chat-phrases = Fertige Sätze
chat-guest = Ein Gast
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören

phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one_moment = Einen Moment, bitte.
phrase-your_turn = Du bist dran.
phrase-cheers = Prost!
phrase-good_game = Schöne Partie!
phrase-again = Noch eine Partie?

list-waiting = wartet auf Mitspieler
list-remove = Löschen
list-watch-of = Wiederholung ansehen: { $game }
list-remove-of = { $game } löschen
list-remove-sure = Dieses Spiel für alle löschen? Das lässt sich nicht rückgängig machen.
list-remove-yes = Löschen
list-forget = Aus meiner Liste nehmen
list-forget-of = { $game } aus meiner Liste nehmen
list-forget-sure = Dieses Spiel aus deiner Liste nehmen? Die anderen behalten es.
list-forget-yes = Herausnehmen
list-keep = Behalten
list-abandon = Abbrechen
list-abandon-of = { $game } abbrechen
list-abandon-sure = Dieses Spiel abbrechen? Es wird gelöscht und lässt sich nicht zurückholen.
list-abandon-yes = Spiel abbrechen
list-abandon-keep = Weiterspielen
list-leave = Verlassen
list-leave-of = { $game } verlassen
list-leave-sure = Diesen Tisch endgültig verlassen? Ein Computerspieler übernimmt deinen Platz, die anderen spielen weiter.
list-leave-yes = Tisch verlassen
list-leave-keep = Bleiben

rematch-invite = Am selben Tisch ist schon die nächste Partie offen.
rematch-join = Hingehen
