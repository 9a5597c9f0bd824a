# De startpagina.

start-tagline = Acht avonden voor de beste taveerne van de stad, met vrienden of tegen de computer.
start-new-game = Nieuw spel
start-open-seat = vrije plaats
start-modes = Wie speelt er mee
start-level = Module
start-about-level = { $name }. { $about }
start-opponents = Tegenstanders
start-opponent = Tegenstander { $number }
start-bot = { $name } – { $about }
start-curious = Andere computerspelers
start-default-name = Waard
start-late-refill = Nieuwe gasten pas na het serveren omdraaien
start-late-refill-why = Dan kun je alles wat je bij het serveren deed terugnemen.
start-begin = Taveerne openen
start-beginning = De deur gaat open …
start-games = Verder spelen
start-finished = Afgelopen spellen
start-go-on = Verder
start-look = Bekijken
start-listed = Module { $level } · { $names }
start-against = Tegen { $names }
start-rival = { $house } ({ $bot ->
    [beginner] beginner
    [regular] gevorderd
    [strong] sterk
    [strongest] meester
    [greedy] hebberig
    [money] geldwolf
    [oneply] kortzichtig
    [random] willekeurig
   *[other] { $strength }
})
start-again = Nog een keer
start-again-with = Module { $level } tegen de computer ({ $names })
start-again-bots = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
start-change-you = Naam of huis wijzigen
start-you-done = Klaar
start-other-game = Een ander spel
start-won = Gewonnen
start-lost = Verloren
start-shared = Gedeelde overwinning
start-result = Gewonnen door { $winners }
start-none-yet = Hier vind je straks je spellen. Er gaat niets verloren: je kunt de pagina altijd sluiten.
start-all-games = Alle { $count } spellen tonen
start-few-games = Minder tonen

level-1 = De taveerne
    .about = Dobbelstenen, gasten, personeel en { -noble(form: "plural") }: het basisspel.
level-2 = { -entertainer-word(form: "plural-label") }
    .about = { -schnapps-word(form: "label") }, en drie { -entertainer-word(form: "plural") } die er wel raad mee weten.
level-3 = { -reputation }
    .about = Houd { -thaler(form: "plural") } en { -beer-word } in evenwicht en je { -reputation(form: "inside") } groeit; { -bard(form: "plural") } helpen mee.
level-4 = { -start-card(form: "plural-label") }
    .about = Elke taveerne begint anders.
level-5 = { -guest-book }
    .about = Verzamel { -signature(form: "plural") } van je gasten en pak bonussen.

bot-beginner = Beginner
    .about = kent de regels en doet het rustig aan
bot-regular = Gevorderd
    .about = degelijk en eerlijk
bot-strong = Sterk
    .about = denkt vooruit en vergist zich zelden
bot-strongest = Meester
    .about = denkt zo lang na als nodig is
bot-greedy = Hebberig
    .about = plant zijn dobbelstenen en koopt verstandig in
bot-money = Geldwolf
    .about = investeert eerst, scoort later
bot-oneply = Kortzichtig
    .about = doet wat er nu het best uitziet
bot-random = Willekeurig
    .about = doet maar wat; leuk om eens te kijken

fan-short = Onofficieel fanproject.
fan-long = Dit is een onofficieel fanproject, zonder band met de auteur of de uitgevers. Het spel is van Wolfgang Warsch, uitgegeven door Schmidt Spiele en North Star Games: vind je het leuk, koop dan het spel.
fan-sheet = De meeste waarden zijn gereconstrueerd uit de spelregels, zoals de uitleg bij een kaart zegt; in jouw doos kunnen andere staan.

box-title = De doos en dit programma
sheet-choose = Gedrukte waarden
sheet-standard = Standaard
sheet-trained = De computerspelers hebben met de standaardwaarden geleerd en spelen hier misschien iets zwakker.
sheet-played = Gedrukte waarden: { $name }

# Instellingen.

settings = Instellingen
settings-speed = Tempo tegenstanders
settings-speed-instant = Meteen
settings-speed-quick = Vlot
settings-speed-normal = Normaal
settings-speed-watch = Meekijken, met tijd om te lezen
settings-theme = Licht
settings-theme-auto = Systeem
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-numerals = Cijfers op dobbelstenen
settings-motion = Animaties
settings-sound = Geluid
settings-sound-off = Geen
settings-sound-bell = Belletje bij mijn beurt
settings-sound-all = Alles
settings-volume = Volume
settings-words = Taal
