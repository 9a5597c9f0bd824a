# Was geschah, ohne den Namen des Platzes.

event-start_player = Startspieler: { $seat }
event-start_card_offered = Zur Wahl: { $bonuses }
event-guest_laid = { $signed ->
    [yes] Neu in der Auslage: { card }, mit { -signature }
   *[no] Neu in der Auslage: { card }
}
event-round_began = { -round } { $round }, Startspieler: { $seat }
event-schnapps_taken = +{ schnapps }
event-schnapps_returned = −{ schnapps }
event-counter_guest_came = +1 { -counter-guest }
event-counter_guest_left = −1 { -counter-guest }
event-card_gained = { card } oben auf den { -deck }
event-card_shuffled_in = { card } in den Stapel gemischt
event-guest_gained = { $signed ->
    [yes] { card } oben auf den { -deck }, mit { -signature }
   *[no] { card } oben auf den { -deck }
}
event-nobles_returned = { nobles } zurückgegeben
event-upgraded = { area } aufgewertet
event-cards_returned = { $count ->
    [one] { $count } { kind } zurück in den Vorrat
   *[other] { $count } { kinds } zurück in den Vorrat
}
event-hired = { entertainer }: { $side }
event-regular_removed = { card } verlässt das Spiel
event-shuffled = Der { -discard } wird zum neuen { -deck } gemischt
event-known_card_arrived = Aufgedeckt: { card }
event-card_arrived = Aufgedeckt: { card }
event-dismissed = Legt alle Karten dieses Abends ab und zieht neu
event-own_die_rolled = Eigener Würfel: { $face }
event-dishwashers_ready = { $count ->
    [one] { dishwashers } steht bereit
   *[other] { dishwashers } stehen bereit
}
event-coaster_rolled = { -coaster }: { $faces }
event-die_taken = Würfel genommen: { $face }
event-coasters_passed = Die { -coaster } wandern nach links
event-die_turned = { die } auf { $to } gedreht
event-reputation_step = +1 { -reputation }
event-reputation_back = −{ $count } { -reputation }
event-thalers_gained = +{ thalers }
event-beer_gained = +{ beer }
event-thalers_paid = −{ thalers }
event-beer_paid = −{ beer }
event-bard_sang = Ein { -bard } singt
event-monastery_step = { -monastery }: Feld { $to }
event-guest_removed = { card } verlässt das Spiel
event-signature_laid = { -signature } in Spalte { $column }
event-signature_returned = Kein freies Feld für die { -signature }
event-turn_closed = Behält { thalers } und { $beer } { -beer-word }
event-put_on_top = { card } oben auf den { -deck }
event-tavern_cleared = Die Gäste gehen nach Hause
event-game_over = Das Spiel ist zu Ende
