# Why a step is not possible, in a way that helps.

illegal-no_such_seat = Nobody plays at this seat.
illegal-game_over = The game is over.
illegal-not_asked = It is not your move.
illegal-wrong_answer = Answer the current question first.
illegal-nothing_to_take_back = There is no answer to take back.
illegal-answer_is_final = This answer has been revealed and is final.
illegal-not_on_offer = This { -start-card } is not on offer.
illegal-supply_empty = There is no { -schnapps-word } left.
illegal-already_upgraded = { $area ->
    [table] The { area } are already upgraded.
   *[other] The { area } is already upgraded.
}
illegal-no_such_regular = There is no such { -regular } in your deck.
illegal-no_counter_guest = You have no { -counter-guest }.
illegal-no_such_die_on_coaster = There is no { $face } on the coaster.
illegal-no_such_die = There is no unused { die } there.
illegal-nobody_there = There is no such guest in your tavern.
illegal-space_taken = There is already a die on { $to }.
illegal-space_used = { $to } has already been used this { -round(case: "lower") }.
illegal-wrong_value = A { $face } does not fit here; dice can be raised, but not lowered.
illegal-too_few_raises = { $has ->
    [0] { dishwashers } would make it fit; you have none left.
   *[other] { dishwashers } would make it fit; you have { $has } left.
}
illegal-same_place = The die is already there.
illegal-plan_moves_used_die = A die in this plan has already been used.
illegal-no_entertainer = The { entertainer } does not have this side up.
illegal-same_face = The die already shows that face.
illegal-too_little_schnapps = Needs { schnapps }; you have { $has }.
illegal-too_few_thalers_to_buy = Costs { thalers }; you have { $has }.
illegal-too_few_thalers_to_upgrade = Costs { thalers }; you have { $has }.
illegal-too_little_beer_to_recruit = Costs { beer }; you have { $has }.
illegal-too_little_beer_for_nobles = Costs { beer }; you have { $has }.
illegal-bought_already = You have already bought a { kind } this { -round(case: "lower") }.
illegal-pile_empty = There is no { kind } left in the supply.
illegal-too_few_cards_to_return = You cannot return { cards }; there { $has ->
    [0] are none.
    [one] is only one.
   *[other] are only { $has }.
}
illegal-raises_in_use = Placed dice need { dishwashers }, but { $has ->
    [0] none would be left.
   *[other] only { $has } would be left.
}
illegal-recruited_already = You have already recruited a guest this { -round(case: "lower") }.
illegal-no_guest_there = There is no guest here.
illegal-not_that_many_nobles = Recruit one, two or three { -noble(number: "plural") } at a time.
illegal-too_few_nobles = { $count ->
    [0] There are no { -noble(number: "plural") } left.
    [one] There is only { nobles } left.
   *[other] There are only { nobles } left.
}
illegal-no_bard = All your { -bard(number: "plural") } have sung.
illegal-not_removable = Only a guest or Regular who sits here, with no die on the table, can go; a Noble never.
illegal-no_free_space_in_column = This column is full.
illegal-no_such_card_in_tavern = There is no such card in your tavern.
illegal-reputation_cannot_go_back = Your { -reputation } would drop by { $count }, but only { $has } can be given back.

# Why the server refused a command.

refusal-stale = The table has changed in the meantime. Please look again.
refusal-not_understood = The server did not understand this step.
refusal-not_your_seat = This page does not play for that seat.
refusal-record_full = The record of this game is full. The game cannot continue.
refusal-only_forward = This game has become very long: nothing can be undone and dice stay where they lie. Please go on.
refusal-declined = Not everybody agreed to go back.
refusal-no_hints = This table plays without hints.
refusal-no_chat = You cannot chat at this table.
refusal-too_fast = That was a lot at once. Please wait a moment.
refusal-not_stored = The step could not be saved. Nothing has changed; please try again.
refusal-other_rules = This game was played by version { $rules } of the rules, which this program does not have. You can look at it, but you cannot continue it.

no-undo-nothing_since_reveal = There is nothing to undo since the last reveal.
no-undo-others_went_on = Others have already moved on from there.

# What is wrong with a request or a game.

problem-not_understood = The server did not understand the page. Please reload it.
problem-too_large = The message was too large.
problem-no_such_game = There is no such game here.
problem-damaged = The record of this game is damaged. The program has not changed it.
problem-against_the_rules = This game does not follow the rules of this program. It is kept as it is.
problem-other_program = Another version of the program wrote this game. Open it with that version.
problem-bad_settings = A game cannot start with these settings.
problem-not_your_seat = This page may not play for that seat.
problem-not_over = The record is available once the game is over.
problem-unavailable = The server is shutting down or cannot save. Your game is safe up to the last step.
problem-foreign = The request came from another site.
problem-no_such_address = There is nothing at this address.
problem-wrong_method = The server did not understand the page. Please reload it.
problem-too_slow = The request took too long. Please try again.
problem-too_fast = Too many requests at once. Please wait a moment and try again.
problem-bad_name = Please choose another name: at most 40 letters, all of them visible.
problem-bad_link = This link or code is wrong, was replaced, or has expired. Ask for a new one.
problem-not_owner = Only the host of the table can do that.
problem-not_house = Only whoever started the program can do that.
problem-no_network = This machine is not in a network, or the program cannot accept connections there.
problem-no_such_seat = The table has no such seat.
problem-seat_taken = Somebody already sits there.
problem-house_taken = Another player already has this house.
problem-begun = The game has already begun.
problem-not_begun = The game has not begun yet.
problem-open_seats = A seat is still open.
problem-no_room = The table has no room for that.
problem-still_here = This player has not been away for long enough.
problem-changed = The table has changed in the meantime. Please try again.
problem-bad_record = This file is no record of a game, or it was changed.
problem-record_unfinished = The game in this record is not over. Only finished games can be watched.
problem-record_against_the_rules = The game in this record does not follow the rules.
problem-record_other_program = Another version of the program wrote this record, and this one cannot read it.
problem-record_unfair = The dice and cards in this record are not the ones its seed gives.
problem-bad_sheet = The rules cannot play with these printed values.
problem-bad_evening = This is not the code of a game, or part of it is missing. Copy all of it and try again.
problem-no_deal = This game has luck of its own, so there is nothing to compare it with.
problem-imported = This game was imported. It can only be watched.
problem-no_such_lesson = There is no such lesson here.
problem-no_such_puzzle = There is no such puzzle here.
problem-no_such_step = Nobody can play on from there: the game has no such step, or is over after it.
problem-other_rules = This game was played by other rules, so nobody can play on from there.
problem-only_alone = A game that begins in the middle is for one person and computer players.
problem-no_review = This game cannot be reviewed.
problem-unreachable = Cannot reach the server. Is it running?
problem-old_page = The server has a newer version. Please reload the page.
