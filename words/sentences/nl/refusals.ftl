# Waarom een zet niet kan, en wat wel helpt.

illegal-no_such_seat = Op deze plaats speelt niemand.
illegal-game_over = Het spel is afgelopen.
illegal-not_asked = Je bent niet aan de beurt.
illegal-wrong_answer = Beantwoord eerst de vraag die openstaat.
illegal-nothing_to_take_back = Er is geen antwoord om terug te nemen.
illegal-answer_is_final = Dit antwoord is al onthuld en staat vast.
illegal-not_on_offer = Deze { -start-card(form: "inside") } kun je nu niet kiezen.
illegal-supply_empty = De { -schnapps-word } is op.
illegal-already_upgraded = Je hebt { area-the } al opgewaardeerd.
illegal-no_such_regular = Zo’n { -regular(form: "inside") } zit niet in je stapel.
illegal-no_counter_guest = Je hebt geen { -counter-guest(form: "inside") }.
illegal-no_such_die_on_coaster = Op het { -coaster(form: "inside") } ligt geen { $face }.
illegal-no_such_die = Daar ligt geen ongebruikte { die-inside }.
illegal-nobody_there = Zo’n gast zit niet in je taveerne.
illegal-space_taken = { $to }: hier ligt al een dobbelsteen.
illegal-space_used = { $to }: deze { -round } al gebruikt.
illegal-wrong_value = Een { $face } past hier niet; een dobbelsteen kan hoger worden, maar niet lager.
illegal-too_few_raises = { $has ->
    [0] Met { dishwashers } zou het passen; je hebt er geen meer over.
   *[other] Met { dishwashers } zou het passen; je hebt er nog maar { $has } over.
}
illegal-same_place = De dobbelsteen ligt daar al.
illegal-plan_moves_used_die = Een dobbelsteen uit dit plan is al gebruikt.
illegal-no_entertainer = { entertainer }: deze kant ligt bij jou niet boven.
illegal-same_face = De dobbelsteen toont dat getal al.
illegal-too_little_schnapps = Kost { schnapps }; je hebt { $has }.
illegal-too_few_thalers_to_buy = Kost { thalers }; je hebt er { $has }.
illegal-too_few_thalers_to_upgrade = Kost { thalers }; je hebt er { $has }.
illegal-too_little_beer_to_recruit = Kost { beer }; je hebt { $has }.
illegal-too_little_beer_for_nobles = Kost { beer }; je hebt { $has }.
illegal-bought_already = Je hebt deze { -round } al { kind-a } gekocht.
illegal-pile_empty = De { kinds } zijn op.
illegal-too_few_cards_to_return = Je kunt geen { $count ->
    [one] kaart
   *[other] { cards }
} afgeven; er { $has ->
    [0] ligt er geen.
    [one] ligt er maar één.
   *[other] liggen er maar { $has }.
}
illegal-raises_in_use = Gelegde dobbelstenen hebben { dishwashers } nodig, maar er { $has ->
    [0] zou er geen overblijven.
    [one] zou er maar één overblijven.
   *[other] zouden er maar { $has } overblijven.
}
illegal-recruited_already = Je hebt deze { -round } al een gast geworven.
illegal-no_guest_there = Hier ligt geen gast.
illegal-not_that_many_nobles = Werf één, twee of drie { -noble(form: "plural") } tegelijk.
illegal-too_few_nobles = { $count ->
    [0] De { -noble(form: "plural") } zijn op.
    [one] Er is nog maar { nobles }.
   *[other] Er zijn nog maar { nobles }.
}
illegal-no_bard = Al je { -bard(form: "plural") } hebben al gezongen.
illegal-not_removable = Alleen een gast of stamgast die hier zit en geen dobbelsteen heeft, kan weg; een edelman nooit.
illegal-no_free_space_in_column = Deze kolom is vol.
illegal-no_such_card_in_tavern = Zo’n kaart ligt niet in je taveerne.
illegal-reputation_cannot_go_back = Je { -reputation(form: "inside") } zou met { $count } dalen, maar je kunt er maar { $has } teruggeven.

# Waarom de server een zet niet aanneemt.

refusal-stale = Er is intussen iets veranderd op tafel. Kijk nog even.
refusal-not_understood = De server begreep deze zet niet.
refusal-not_your_seat = Deze pagina speelt niet voor die plaats.
refusal-record_full = Het verslag van dit spel is vol. Het kan niet verder.
refusal-only_forward = Dit spel is erg lang geworden: er kan niets meer terug en dobbelstenen blijven liggen. Speel gewoon door.
refusal-declined = Niet iedereen vond het goed.
refusal-no_hints = Aan deze tafel wordt zonder tips gespeeld.
refusal-no_chat = Aan deze tafel kun je niet meepraten.
refusal-too_fast = Dat was veel tegelijk. Wacht even.
refusal-not_stored = De zet kon niet worden opgeslagen. Er is niets veranderd; probeer het nog eens.
refusal-other_rules = Dit spel volgt versie { $rules } van de regels, die dit programma niet kent. Je kunt het bekijken, maar niet verder spelen.

no-undo-nothing_since_reveal = Sinds de laatste onthulling valt er niets terug te nemen.
no-undo-others_went_on = De anderen hebben daarna al verder gespeeld.

# Wat er mis is met een verzoek of een spel.

problem-not_understood = De server begreep de pagina niet. Laad hem opnieuw.
problem-too_large = Het bericht was te groot.
problem-no_such_game = Zo’n spel is er hier niet.
problem-damaged = Het verslag van dit spel is beschadigd. Het programma heeft er niets aan veranderd.
problem-against_the_rules = Dit spel volgt niet de regels van dit programma. Het blijft zoals het is.
problem-other_program = Een andere versie van het programma heeft dit spel gemaakt. Open het daarmee.
problem-bad_settings = Met deze instellingen kan een spel niet beginnen.
problem-not_your_seat = Deze pagina mag niet voor die plaats spelen.
problem-not_over = Het verslag is er zodra het spel is afgelopen.
problem-unavailable = De server stopt of kan niet opslaan. Je spel is veilig tot en met de laatste zet.
problem-foreign = Het verzoek kwam van een andere site.
problem-no_such_address = Op dit adres is niets te vinden.
problem-wrong_method = De server begreep de pagina niet. Laad hem opnieuw.
problem-too_slow = Het verzoek duurde te lang. Probeer het nog eens.
problem-too_fast = Te veel verzoeken tegelijk. Wacht even en probeer het nog eens.
problem-bad_name = Kies een andere naam: hooguit 40 tekens, allemaal zichtbaar.
problem-bad_link = Deze link of code klopt niet, is vervangen of verlopen. Vraag om een nieuwe.
problem-not_owner = Dat kan alleen de gastheer van deze tafel.
problem-not_house = Dat kan alleen wie het programma heeft gestart.
problem-no_network = Deze computer zit niet in een netwerk, of het programma kan daar geen verbindingen aannemen.
problem-no_such_seat = Die plaats is er niet aan deze tafel.
problem-seat_taken = Daar zit al iemand.
problem-house_taken = Een andere speler heeft dit huis al.
problem-begun = Het spel is al begonnen.
problem-not_begun = Het spel is nog niet begonnen.
problem-open_seats = Er is nog een plaats vrij.
problem-no_room = Daar is aan deze tafel geen plaats voor.
problem-still_here = Deze speler is nog niet lang genoeg weg.
problem-changed = Er is intussen iets veranderd op tafel. Probeer het nog eens.
problem-no_such_lesson = Die les is er hier niet.
problem-no_such_puzzle = Die puzzel is er hier niet.
problem-bad_record = Dit bestand is geen verslag van een partij, of het is veranderd.
problem-record_unfinished = De partij in dit verslag is niet afgelopen. Alleen afgelopen partijen kun je bekijken.
problem-record_against_the_rules = De partij in dit verslag volgt de regels niet.
problem-record_other_program = Een andere versie van het programma heeft dit verslag geschreven; deze kan het niet lezen.
problem-record_unfair = De dobbelstenen en kaarten in dit verslag zijn niet die uit de startwaarde volgen.
problem-bad_sheet = Met deze gedrukte waarden kun je niet spelen.
problem-bad_evening = Dit is geen code van een partij, of er ontbreekt een stuk. Kopieer hem helemaal en probeer het opnieuw.
problem-no_deal = Deze partij had zijn eigen geluk, dus er is geen andere om hem mee te vergelijken.
problem-imported = Deze partij is geïmporteerd. Je kunt hem alleen bekijken.
problem-no_such_step = Vanaf daar kan niemand verder spelen: die zet bestaat niet, of de partij is daarna afgelopen.
problem-other_rules = Deze partij volgde andere regels. Vanaf daar kan niemand verder spelen.
problem-only_alone = Een partij die halverwege begint, speel je alleen tegen computerspelers.
problem-no_review = Deze partij kan niet worden geanalyseerd.
problem-unreachable = De server is niet te bereiken. Draait hij?
problem-old_page = De server heeft een nieuwere versie. Laad de pagina opnieuw.
