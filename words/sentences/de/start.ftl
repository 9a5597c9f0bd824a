# Die Startseite.

start-tagline = Acht Abende für die beste Taverne im Thal, mit Freunden oder gegen den Computer.
start-new-game = Neues Spiel
start-open-seat = freier Platz
start-modes = Wer spielt mit
start-level = Modul
start-about-level = { $name }. { $about }
start-opponents = Gegner
start-opponent = Gegner { $number }
start-bot = { $name } – { $about }
start-curious = Andere Computerspieler
start-default-name = Wirt
start-late-refill = Neue Gäste erst nach dem Bedienen aufdecken
start-late-refill-why = Dann kannst du alles zurücknehmen, was du beim Bedienen getan hast.
start-begin = Taverne öffnen
start-beginning = Wird geöffnet …
start-games = Weiterspielen
start-finished = Beendete Spiele
start-go-on = Weiter
start-look = Ansehen
start-listed = Modul { $level } · { $names }
start-against = Gegen { $names }
start-rival = { $house } ({ $bot ->
    [regular] geübt
    [strong] stark
    [greedy] gierig
    [oneply] kurzsichtig
    [random] zufällig
   *[other] { $strength }
})
start-again = Noch einmal
start-again-with = Modul { $level } gegen den Computer ({ $names })
start-again-bots = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
start-change-you = Name oder Haus ändern
start-you-done = Fertig
start-other-game = Ein anderes Spiel
start-won = Gewonnen
start-lost = Verloren
start-shared = Geteilter Sieg
start-result = Sieg für { $winners }
start-none-yet = Hier findest du später deine Spiele. Verloren geht nichts: Du kannst die Seite jederzeit schließen.
start-all-games = Alle { $count } Spiele zeigen
start-few-games = Weniger zeigen

level-1 = Die Taverne
    .about = Würfel, Gäste, Personal und { -noble(form: "plural") }: das Grundspiel.
level-2 = { -entertainer-word }
    .about = { -schnapps-word } und drei { -entertainer-word }, die ihn zu schätzen wissen.
level-3 = { -reputation }
    .about = Wer { -thaler(form: "plural") } und { -beer-word } im Gleichgewicht hält, gewinnt an { -reputation }; { -bard(form: "plural") } helfen.
level-4 = { -start-card(form: "plural") }
    .about = Jede Taverne beginnt anders.
level-5 = { -guest-book }
    .about = Sammle die { -signature(form: "plural") } deiner Gäste und kassiere Boni.

bot-beginner = Anfänger
    .about = kennt die Regeln und spielt locker
bot-regular = Geübt
    .about = solide und fair
bot-strong = Stark
    .about = denkt voraus und patzt selten
bot-strongest = Meister
    .about = denkt so lange nach wie nötig
bot-greedy = Gierig
    .about = plant seine Würfel und kauft vernünftig ein
bot-money = Geldsack
    .about = investiert erst, punktet später
bot-oneply = Kurzsichtig
    .about = nimmt, was gerade am besten aussieht
bot-random = Zufällig
    .about = macht irgendwas; gut zum Hineinschnuppern

fan-short = Inoffizielles Fanprojekt.
fan-long = Dies ist ein inoffizielles Fanprojekt ohne Verbindung zum Autor oder zu den Verlagen. Das Spiel ist von Wolfgang Warsch, erschienen bei Schmidt Spiele und North Star Games: Wenn es dir gefällt, kauf das Spiel.
fan-sheet = Die meisten Werte sind aus den Spielregeln rekonstruiert, wie der Hinweis an der Karte sagt; in deiner Schachtel können andere stehen.

box-title = Die Schachtel und dieses Programm
sheet-choose = Gedruckte Werte
sheet-standard = Standard
sheet-trained = Die Computerspieler haben mit den Standardwerten gelernt und spielen hier vielleicht etwas schwächer.
sheet-played = Gedruckte Werte: { $name }

# Einstellungen.

settings = Einstellungen
settings-speed = Tempo der Gegner
settings-speed-instant = Sofort
settings-speed-quick = Flott
settings-speed-normal = Normal
settings-speed-watch = Zuschauen, mit Zeit zum Lesen
settings-theme = Licht
settings-theme-auto = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-numerals = Ziffern auf Würfeln
settings-motion = Animationen
settings-sound = Töne
settings-sound-off = Keine
settings-sound-bell = Glocke, wenn ich dran bin
settings-sound-all = Alle
settings-volume = Lautstärke
settings-words = Sprache
