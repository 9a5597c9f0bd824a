# What happened, without the name of the seat.

event-start_player = Start player: { $seat }
event-start_card_offered = On offer: { $bonuses }
event-guest_laid = { $signed ->
    [yes] New on display: { card }, with a { -signature }
   *[no] New on display: { card }
}
event-round_began = { -round } { $round }, start player: { $seat }
event-schnapps_taken = +{ schnapps }
event-schnapps_returned = −{ schnapps }
event-counter_guest_came = +1 { -counter-guest }
event-counter_guest_left = −1 { -counter-guest }
event-card_gained = { card } on top of the deck
event-card_shuffled_in = { card } into the deck
event-guest_gained = { $signed ->
    [yes] { card } on top of the deck, with a { -signature }
   *[no] { card } on top of the deck
}
event-nobles_returned = { nobles } given back
event-upgraded = { area } upgraded
event-cards_returned = { $count ->
    [one] { $count } { kind } returned to the supply
   *[other] { $count } { kinds } returned to the supply
}
event-hired = { entertainer }: { $side }
event-regular_removed = { card } leaves the game
event-shuffled = The { -discard } is shuffled into a new deck
event-known_card_arrived = { card } arrives
event-card_arrived = { card } arrives
event-dismissed = Discards all cards of this evening and redraws
event-own_die_rolled = Own die: { $face }
event-dishwashers_ready = { $count ->
    [one] { dishwashers } is ready
   *[other] { dishwashers } are ready
}
event-coaster_rolled = { -coaster }: { $faces }
event-die_taken = Die taken: { $face }
event-coasters_passed = The { -coaster(number: "plural") } move to the left
event-die_turned = { die } turned to { $to }
event-reputation_step = +1 { -reputation }
event-reputation_back = −{ $count } { -reputation }
event-thalers_gained = +{ thalers }
event-beer_gained = +{ beer }
event-thalers_paid = −{ thalers }
event-beer_paid = −{ beer }
event-bard_sang = A { -bard } sings
event-monastery_step = { -monastery }: space { $to }
event-guest_removed = { card } leaves the game
event-signature_laid = { -signature } in column { $column }
event-signature_returned = No free space for the { -signature }
event-turn_closed = Keeps { thalers } and { $beer } { -beer-word }
event-put_on_top = { card } on top of the deck
event-tavern_cleared = The guests go home
event-game_over = The game is over
