# Steps, as they stand in the list of choices and in the log.

action-start_card = { -start-card }: { $bonuses }
action-choose = Take: { $bonus }
action-free_upgrade = Upgrade the { area }
action-entertainer = { entertainer }: { $side }
action-remove_regular = Remove a { card } from the deck
action-keep = Keep these cards
action-redraw = Give up a { -counter-guest } and redraw all cards
action-take = Take a { $face }
action-place = Place { die } on { $to }
action-move = Move { die } from { $from } to { $to }
action-lift = Take { die } back from { $from }
action-turn = Turn { die } to { $to }
action-plan = Place the dice
action-ready = Ready
action-use = Use { die } at { $to }
action-buy = Buy a { kind }
action-upgrade = { $returned ->
    [0] Upgrade the { area }
    [one] Upgrade the { area }, returning { $returned } card
   *[other] Upgrade the { area }, returning { $returned } cards
}
action-recruit = Recruit { card }
action-recruit-somebody = Recruit a guest
action-nobles = Recruit { nobles }
action-counter_guest = { -counter-guest }: one { -monastery } step
action-musician = { -musician } plays
action-schnapps_upgrade = { -fire-eater }: upgrade the { area }
action-schnapps_remove = { -fire-eater }: remove { sitting }
action-bard = { -bard }: one { -reputation } step
action-accept = Take it
action-take_schnapps = Take { -schnapps-word }
action-remove = Remove { sitting }
action-column = { -signature } in column { $column }
action-on_top = Put the { card } on top of the deck
action-decline = Decline
action-close = Finish serving
action-take_back = Take back the answer

# Questions.

ask-start_card = Choose your { -start-card }.
ask-choose = Choose one of the two bonuses of this evening.
ask-free_upgrade = Upgrade one area for free, without a { -noble }.
ask-entertainer = The { entertainer } comes to town. Which side do you want? It stays for the whole game.
ask-redraw = Your tables are full. Keep these cards, or give up a { -counter-guest } and redraw all of them, guests, staff and tables alike?
ask-draft = Take one die from the coaster in front of you.
ask-plan = Place your dice on guests and areas, then choose Ready.
ask-serve = Serve your guests: use dice, buy, upgrade and recruit in any order.
ask-on_top = { -juggler }: { $side }?
ask-remove_regular = Which { -regular } leaves your deck?
ask-take_or_leave = You may take a { kind }. The card goes into your deck.
ask-service_denied = { -removal }: remove a guest from the game?
ask-schnapps_or_removal = Take { -schnapps-word }, or remove a guest from the game.
ask-column = Which column of the { -guest-book } gets the { -signature }?
