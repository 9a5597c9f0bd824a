# Warum ein Zug nicht geht, und was stattdessen hilft.

illegal-no_such_seat = An diesem Platz spielt niemand.
illegal-game_over = Das Spiel ist zu Ende.
illegal-not_asked = Du bist gerade nicht dran.
illegal-wrong_answer = Beantworte erst die aktuelle Frage.
illegal-nothing_to_take_back = Es gibt keine Antwort, die du zurücknehmen könntest.
illegal-answer_is_final = Diese Antwort ist schon aufgedeckt und endgültig.
illegal-not_on_offer = Diese { -start-card } steht nicht zur Wahl.
illegal-supply_empty = Es ist kein { -schnapps-word } mehr da.
illegal-already_upgraded = Du hast { area-the-acc } schon aufgewertet.
illegal-no_such_regular = So ein { -regular } ist nicht in deinem Stapel.
illegal-no_counter_guest = Du hast keinen { -counter-guest }.
illegal-no_such_die_on_coaster = Auf dem { -coaster } liegt keine { $face }.
illegal-no_such_die = Dort liegt keine unbenutzte { die-inside }.
illegal-nobody_there = So ein Gast sitzt nicht in deiner Taverne.
illegal-space_taken = { $to }: Hier liegt schon ein Würfel.
illegal-space_used = { $to }: in dieser { -round } schon benutzt.
illegal-wrong_value = Eine { $face } passt hier nicht; Würfel lassen sich erhöhen, aber nicht senken.
illegal-too_few_raises = { $has ->
    [0] Mit { dishwashers-dative } würde es passen; du hast keinen mehr frei.
   *[other] Mit { dishwashers-dative } würde es passen; du hast nur noch { $has }.
}
dishwashers-dative = { $count ->
    [one] { $count } Tellerwäscher
   *[other] { $count } Tellerwäschern
}
illegal-same_place = Der Würfel liegt schon dort.
illegal-plan_moves_used_die = Ein Würfel dieses Plans ist schon benutzt.
illegal-no_entertainer = { entertainer }: Diese Seite liegt bei dir nicht oben.
illegal-same_face = Der Würfel zeigt diese Zahl schon.
illegal-too_little_schnapps = Kostet { schnapps }; du hast { $has }.
illegal-too_few_thalers_to_buy = Kostet { thalers }; du hast { $has }.
illegal-too_few_thalers_to_upgrade = Kostet { thalers }; du hast { $has }.
illegal-too_little_beer_to_recruit = Kostet { beer }; du hast { $has }.
illegal-too_little_beer_for_nobles = Kostet { beer }; du hast { $has }.
illegal-bought_already = Du hast in dieser { -round } schon { kind-a-acc } gekauft.
illegal-pile_empty = Im Vorrat sind keine { kinds } mehr.
illegal-too_few_cards_to_return = Du kannst nicht { cards } abgeben; dort { $has ->
    [0] liegt keine.
    [one] liegt nur eine.
   *[other] liegen nur { $has }.
}
illegal-raises_in_use = Gelegte Würfel brauchen { dishwashers }, es { $has ->
    [0] bliebe aber keiner.
    [one] bliebe aber nur einer.
   *[other] blieben aber nur { $has }.
}
illegal-recruited_already = Du hast in dieser { -round } schon einen Gast angeworben.
illegal-no_guest_there = Hier liegt kein Gast.
illegal-not_that_many_nobles = Wirb einen, zwei oder drei { -noble(form: "plural") } auf einmal an.
illegal-too_few_nobles = { $count ->
    [0] Es sind keine Adligen mehr da.
    [one] Es ist nur noch { nobles } da.
   *[other] Es sind nur noch { nobles } da.
}
illegal-no_bard = Alle deine { -bard(form: "plural") } haben schon gesungen.
illegal-not_removable = Gehen kann nur ein Gast oder Stammgast, der hier sitzt und keinen Würfel hat, nie ein Adliger.
illegal-no_free_space_in_column = Diese Spalte ist voll.
illegal-no_such_card_in_tavern = So eine Karte liegt nicht in deiner Taverne.
illegal-reputation_cannot_go_back = Dein { -reputation } würde um { $count } sinken, zurückgeben kannst du aber nur { $has }.

# Warum der Server einen Zug nicht annimmt.

refusal-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh bitte noch einmal hin.
refusal-not_understood = Der Server hat diesen Schritt nicht verstanden.
refusal-not_your_seat = Diese Seite spielt nicht für diesen Platz.
refusal-record_full = Das Protokoll dieses Spiels ist voll. Es kann nicht weitergehen.
refusal-only_forward = Dieses Spiel ist sehr lang geworden: Nichts lässt sich mehr zurücknehmen, und Würfel bleiben liegen. Bitte spiel weiter.
refusal-declined = Nicht alle waren einverstanden.
refusal-no_hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-no_chat = An diesem Tisch kannst du nicht mitreden.
refusal-too_fast = Das war viel auf einmal. Bitte warte kurz.
refusal-not_stored = Der Schritt ließ sich nicht speichern. Es hat sich nichts geändert; versuch es bitte noch einmal.
refusal-other_rules = Dieses Spiel folgt Version { $rules } der Regeln, die dieses Programm nicht kennt. Du kannst es ansehen, aber nicht weiterspielen.

no-undo-nothing_since_reveal = Seit zuletzt etwas aufgedeckt wurde, gibt es nichts zurückzunehmen.
no-undo-others_went_on = Die anderen haben danach schon weitergespielt.

# Was mit einer Anfrage oder einem Spiel nicht stimmt.

problem-not_understood = Der Server hat die Seite nicht verstanden. Bitte lade sie neu.
problem-too_large = Die Nachricht war zu groß.
problem-no_such_game = So ein Spiel gibt es hier nicht.
problem-damaged = Das Protokoll dieses Spiels ist beschädigt. Das Programm hat es nicht verändert.
problem-against_the_rules = Dieses Spiel passt nicht zu den Regeln dieses Programms. Es bleibt, wie es ist.
problem-other_program = Dieses Spiel stammt aus einer anderen Version des Programms. Öffne es mit dieser Version.
problem-bad_settings = Mit diesen Einstellungen kann kein Spiel beginnen.
problem-not_your_seat = Diese Seite darf nicht für diesen Platz spielen.
problem-not_over = Das Protokoll gibt es, sobald das Spiel zu Ende ist.
problem-unavailable = Der Server fährt herunter oder kann nicht speichern. Dein Spiel ist bis zum letzten Schritt sicher.
problem-foreign = Die Anfrage kam von einer anderen Website.
problem-no_such_address = Unter dieser Adresse gibt es nichts.
problem-wrong_method = Der Server hat die Seite nicht verstanden. Bitte lade sie neu.
problem-too_slow = Die Anfrage hat zu lange gedauert. Versuch es bitte noch einmal.
problem-too_fast = Zu viele Anfragen auf einmal. Warte kurz und versuch es noch einmal.
problem-bad_name = Bitte wähle einen anderen Namen: höchstens 40 Zeichen, alle sichtbar.
problem-bad_link = Dieser Link oder Code ist falsch, ersetzt oder abgelaufen. Lass dir einen neuen geben.
problem-not_owner = Das kann nur der Gastgeber des Tisches.
problem-not_house = Das kann nur, wer das Programm gestartet hat.
problem-no_network = Dieser Rechner ist in keinem Netz, oder das Programm kann dort keine Verbindungen annehmen.
problem-no_such_seat = Diesen Platz gibt es am Tisch nicht.
problem-seat_taken = Dort sitzt schon jemand.
problem-house_taken = Dieses Haus hat schon jemand anders.
problem-begun = Das Spiel hat schon begonnen.
problem-not_begun = Das Spiel hat noch nicht begonnen.
problem-open_seats = Ein Platz ist noch frei.
problem-no_room = Dafür ist am Tisch kein Platz.
problem-still_here = Diese Person ist noch nicht lange genug weg.
problem-changed = Am Tisch hat sich inzwischen etwas geändert. Versuch es bitte noch einmal.
problem-bad_record = Diese Datei ist kein Spielprotokoll, oder sie wurde verändert.
problem-record_unfinished = Die Partie in diesem Protokoll ist nicht zu Ende. Nur beendete Partien kann man ansehen.
problem-record_against_the_rules = Die Partie in diesem Protokoll folgt nicht den Regeln.
problem-record_other_program = Eine andere Version des Programms hat dieses Protokoll geschrieben; diese kann es nicht lesen.
problem-record_unfair = Würfel und Karten in diesem Protokoll sind nicht die, die sich aus seinem Startwert ergeben.
problem-bad_sheet = Mit diesen gedruckten Werten lässt sich nicht spielen.
problem-bad_evening = Das ist kein Code einer Partie, oder ein Teil davon fehlt. Kopiere ihn ganz und versuch es noch einmal.
problem-no_deal = Diese Partie hatte ihr eigenes Glück. Es gibt keine, mit der man sie vergleichen könnte.
problem-imported = Diese Partie wurde importiert. Du kannst sie nur ansehen.
problem-no_such_lesson = Diese Lektion gibt es hier nicht.
problem-no_such_puzzle = Dieses Rätsel gibt es hier nicht.
problem-no_such_step = Von dort kann niemand weiterspielen: Diesen Schritt gibt es nicht, oder die Partie ist danach zu Ende.
problem-other_rules = Diese Partie folgte anderen Regeln. Von dort kann niemand weiterspielen.
problem-only_alone = Eine Partie, die mittendrin beginnt, spielst du allein gegen Computerspieler.
problem-no_review = Diese Partie lässt sich nicht analysieren.
problem-unreachable = Der Server ist nicht zu erreichen. Läuft er?
problem-old_page = Der Server hat eine neuere Version. Bitte lade die Seite neu.
