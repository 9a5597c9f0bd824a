# De analyse van een afgelopen partij.

review-title = Analyse
review-open = Analyse: vaardigheid of geluk?
review-close = Analyse sluiten
review-working = De partij wordt vanaf elk moment vele malen uitgespeeld, om te zien wat elke beslissing en elke worp waard was.
review-progress = Voortgang van de analyse
review-percent = { $percent }%
review-background = Dit gaat op de achtergrond door. Je kunt dit sluiten en later terugkomen.
review-again = Opnieuw proberen
review-whose = Wiens analyse
review-verdict = { $result ->
    [won] { $name } heeft gewonnen met { review-points } verschil.
    [lost] { $name } heeft verloren met { review-points } verschil.
   *[level] { $name } eindigde gelijk met de beste tegenstander.
} { $cause ->
    [luck] Dat kwam vooral door het geluk.
    [skill] Dat kwam vooral door de eigen beslissingen.
    [others] Dat kwam vooral door de beslissingen van de anderen.
    [decisions] Dat kwam vooral door de beslissingen, de eigen net zo goed als die van de anderen.
    [both] Geluk en beslissingen hadden er ongeveer evenveel deel aan.
   *[unclear] Wat de doorslag gaf, valt binnen de onzekerheid van de meting.
}{ $despite ->
    [luck] { " " }Het geluk werkte de andere kant op.
    [skill] { " " }De eigen beslissingen werkten de andere kant op.
    [others] { " " }De beslissingen van de anderen werkten de andere kant op.
   *[none] { "" }
}
review-points = { $margin ->
    [one] { $margin } punt
   *[other] { $margin } punten
}
review-account = Hoe het verschil ontstond
review-start = Aan het begin
review-luck = Geluk
review-skill = Eigen beslissingen
review-others = Beslissingen van de anderen
review-margin = Verschil aan het einde
review-chart = Wat de grafiek toont
review-chart-win = Winstkans
review-chart-points = Verwachte punten
review-move = Beslissing
review-decided = Beslissing van { $name }: { $points }
review-show = Op tafel tonen
review-strokes = Geluk en pech
review-strokes-good = Grootste geluk:
review-strokes-bad = Grootste pech:
review-stroke = { name-round } · { $of }
review-stroke-of = { $of ->
    [cards] kaarten
    [dice] dobbelstenen
   *[display] gasten in het aanbod
}
review-costliest = Wat { $name } het meest heeft gekost
review-measures = Vergeleken met de beste bekende weg kostten de fouten hier samen ongeveer { $total } punten; wat niet zeker is, telt niet mee. De regel “{ review-skill }” hierboven vergelijkt juist met een snelle computerspeler, die ook fouten maakt: { $skill } voor { $name }.
review-none = Geen enkele beslissing kostte meer dan de meting van toeval kan onderscheiden. Goed gespeeld!
review-played = Gespeeld:
review-better = Beter:
review-leads = Leidt waarschijnlijk tot: { $steps }.
review-cost = Kostte ongeveer { $points } punten { $within }.
review-may-cost = Kostte misschien ongeveer { $points } punten { $within }: niet zeker.
review-chances = Winstkans: { $after }% in plaats van { $before }%.
review-balance = In punten aan het eind van de bedachte partijen:
review-why = Waarom: { $better }.
review-why-but = Waarom: { $better }. Nadeel: { $worse }.
review-retry = Vanaf hier opnieuw proberen
review-back = Terug naar de analyse
review-how = Hoe wordt dit gemeten?
review-how-worth = Een stelling is waard wat een snelle computerspeler op alle plaatsen ervan maakt, gemiddeld over vele partijen met bedacht geluk. Een beslissing telt voor hoeveel beter of slechter je daarna staat dan na de beslissing van die speler; kaarten en dobbelstenen tellen voor hoeveel beter of slechter ze zijn dan gemiddeld. Alles is gemeten in punten voorsprong op de beste tegenstander, dus de delen tellen op tot het verschil aan het einde. Een tip noemt andere getallen, want die gaat ervan uit dat iedereen goed verder speelt.
review-how-parts = “±” zegt hoe ver een getal er in 95 van de 100 gevallen naast kan zitten. Alleen beslissingen die meer kostten, heten hier fouten.
review-how-sheet = Deze partij is gespeeld met andere gedrukte waarden dan die waarmee de computerspelers hebben geleerd. Wat zij beter vinden, is daarom minder zeker.

# Nog een poging bij een beslissing.

try-title = Nog een poging
try-answer = De vorige keer: { $played }. En nu? Kaarten en dobbelstenen zijn vanaf hier nieuw.
try-turn = Dezelfde beurt nog een keer. Kaarten en dobbelstenen zijn vanaf hier nieuw.
try-verdict = { $verdict ->
    [better] Dat vond de analyse beter.
    [same] Hetzelfde als de vorige keer.
   *[other] Iets nieuws: niet wat je de vorige keer speelde en niet wat de analyse voorstelde.
}
try-measuring = Er wordt berekend wat dat waard is …
try-gain = { $sign ->
    [more] Gemiddeld ongeveer { $points } punten beter dan wat je toen deed ({ $within }).
    [less] Gemiddeld ongeveer { $points } punten slechter dan wat je toen deed ({ $within }).
    [none] Het komt precies op hetzelfde neer als de vorige keer.
   *[same] Gemiddeld ongeveer even goed als wat je toen deed ({ $points } { $within }: te dicht bij elkaar om het te zeggen).
}
try-missing = De weg die de analyse vond, zou ongeveer { $points } punten meer opleveren dan deze poging.
try-end = De vorige keer had je { $then } punten en de beste tegenstander { $then_rival }, deze keer { $now } en { $now_rival }.
try-end-margins = Voorsprong op de beste tegenstander (−: achterstand): toen { $then }, nu { $now }.
try-end-decision = Alleen de beslissing:
try-end-luck = Vanaf die beslissing was alles nieuw: kaarten, dobbelstenen en wat iedereen besliste. Dat zit allemaal in het verschil.
