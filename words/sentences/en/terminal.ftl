# What only the terminal says. Its menus are shorter than the page's, and cards go by their names in the notation.

terminal-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
terminal-counter-guests = { $count ->
    [one] { $count } { -counter-guest }
   *[other] { $count } { -counter-guest(number: "plural") }
}
terminal-and = { $first } and { $second }
terminal-or = { $first } or { $second }
terminal-you = You
terminal-player = Player { $number }
terminal-benefit = { $area ->
    [dishwasher] { $plain } → { $upgraded } raise per { -round(case: "lower") }
    [server] { $plain } → { $upgraded } own die per { -round(case: "lower") }
    [table] { $plain } → { $upgraded } tables
    [brewer] { $plain } → { $upgraded } { -beer-word } per die
    [cashbox] { $plain } → { $upgraded } { -thaler(number: "plural") }
    [monk] { $plain } → { $upgraded } steps per die
    [barrel] { $plain } → { $upgraded } { -beer-word }
    [safe] { $plain } → { $upgraded } { -thaler(number: "plural") } kept
   *[storage] { $plain } → { $upgraded } { -beer-word } kept
}

## Menus

terminal-start-card = { -start-card } { $number }: { $bonuses }
terminal-free-upgrade = upgrade the { area }: { $benefit }
terminal-remove-regular = remove { $card } from the deck
terminal-keep = keep these guests
terminal-redraw = give up a { -counter-guest } and redraw
terminal-take = take the { $face }
terminal-place = { die } to { $space }: { $gain }
terminal-move = { die } from { $from } to { $space }: { $gain }
terminal-lift = take { die } back from { $from }
terminal-turn = turn { die } to { $to }
terminal-plan-part = { $dice } to { $space }
terminal-plan-nothing = no die placed
terminal-ready = { $count ->
    [0] ready
   *[other] ready ({ terminal-dice } unused)
}
terminal-use-area = use the { $space } with { die }: { $gain }
terminal-use-guest = serve { $space } with { die }: { $gain }
terminal-buy = buy { kind } ({ thalers })
terminal-upgrade = { $returned ->
    [0] upgrade { area } ({ thalers }): { $benefit }, +1 { -noble }
    [one] upgrade { area } ({ thalers }, { $returned } card returned): { $benefit }, +1 { -noble }
   *[other] upgrade { area } ({ thalers }, { $returned } cards returned): { $benefit }, +1 { -noble }
}
terminal-recruit = recruit { $card } ({ $price } { -beer-word }): { $brings }
terminal-recruit-nobody = nobody
terminal-signature = { -signature } ({ $brings })
terminal-nobles = { nobles } for { $price } { -beer-word }
terminal-counter-guest = give up a { -counter-guest } for a { -monastery } step
terminal-musician = pay the { -musician }: { $side }
terminal-schnapps-upgrade = upgrade { area } ({ schnapps }): { $benefit }, +1 { -noble }
terminal-schnapps-remove = remove { $card } for good ({ schnapps })
terminal-remove = remove { $card } for good
terminal-bard = let the { -bard } sing: { -reputation } +1
terminal-accept = take it
terminal-take-schnapps = take the { -schnapps-word }
terminal-column = column { $number } ({ $prices }), row { $row }: { $brings }
terminal-on-top = put { $card } on top of the deck
terminal-decline = no, thanks
terminal-close = finish serving
terminal-close-losing = finish serving ({ $losses })
terminal-lost = { $what } lost
terminal-served = served
terminal-unused = { terminal-dice } unused
terminal-take-back = take back the answer
terminal-column-full = nothing, the column is full
terminal-nothing = nothing
terminal-row-full = row { $row } full: a { -noble }
terminal-open-place = place { die } …
terminal-open-places = place { die } (×{ $copies }) …
terminal-open-move = move { die } from { $from } …
terminal-collect = use all dice: { $gains }
terminal-open-turn = turn a die for { -schnapps-word } …
terminal-open-moves = move placed dice …
terminal-open-uses = use one die …
terminal-open-cards = buy a card …
terminal-open-upgrades = upgrade an area (+1 { -noble }) …
terminal-open-guests = recruit a guest …
terminal-open-schnapps-upgrades = upgrade for { -schnapps-word } …
terminal-open-schnapps-removals = remove a guest for { -schnapps-word } …
terminal-back = back

## Questions explained

terminal-explain-start_card = everybody chooses one of the cards on offer; several may take the same. Cards are shuffled into the deck; upgrades work from the start and bring no { -noble }.
terminal-explain-choose = you get it at once. Cards go on top of your deck, so they arrive this evening.
terminal-explain-free_upgrade = any area not yet upgraded. It works this evening already, but brings no { -noble }.
terminal-explain-entertainer = the side you choose stays for the whole game.
terminal-explain-redraw = all tables are taken. You may give up a { -counter-guest } to discard everything that arrived and redraw. While serving, a { -counter-guest } is worth a { -monastery } step (F12).
terminal-explain-draft = take one die from the coaster in front of you; then the coasters move to the left. You get the fourth die automatically. All coasters are visible.
terminal-explain-plan = a guest needs exactly the value shown (x→y: needs x, pays y; ? is any die). { -area-cashbox } and { -area-barrel } take one die of any value, the { -area-brewer } any number of 1s and 6s, the { -area-monk } any number of 5s. E3: each { -dishwasher } raises one die by 1. E4: type ready when done; from level 3 the plan determines your { -reputation }: the smaller of { -thaler(number: "plural") } and { -beer-word } (F1).
terminal-explain-serve = use your dice, in any order. F6: buy one card of each kind. F7: an upgrade brings a { -noble }; returned cards make it cheaper. F10: recruit one guest. F11: recruit one to three { -noble(number: "plural") }. R5: everything you gain goes on top of your deck. F18: when you finish, you lose what { -area-safe } and { -area-storage } cannot hold.
terminal-explain-on_top = for { -schnapps-word }, one card goes on top of your deck instead of the { -discard }, so you draw it next.
terminal-explain-remove_regular = the { -start-card } removes { -regular(number: "plural") } from your deck for good.
terminal-explain-take_or_leave = you may decline a card from the { -monastery } or from a guest.
terminal-explain-service_denied = remove one { -regular } or guest without a die from the game, or nobody. With fewer { -regular(number: "plural") } in your deck, better guests arrive.
terminal-explain-schnapps_or_removal = the { -reputation-track } gives you one of the two.
terminal-explain-column = it goes on the topmost free space of the column and gives the bonus it covers. T3: completing a row brings a { -noble }.

## Help and answers

terminal-commands =
    Commands:
      NUMBER     choose from the menu; 0 or b leaves a submenu
      5 brewer   place a die: its face, then cashbox, barrel, brewer, monk, or a
                 guest by its name on the table (r1, g12, noble)
      words      what the menu says, but shorter: use 4 g12 · use brewer
                 buy server · recruit g14 · upgrade barrel · 2 nobles · sing
                 yes · no · end
      a, b, c    several of these at once, separated by commas
      hint       what a computer player would do, and why; auto: do it
      undo       take back your last step, unless something new was revealed (R9);
                 rewind goes back past that, and the record notes it
      table      the whole table; market: what is for sale; deck: the contents of
                 the decks; book: the Guest Books
      log        recent events; log all: all of them
      ?          this help
      save       where the game is saved; every step is saved before it is shown
      quit       leave; you can resume the game later
    Purse 7/2: you have 7 and keep 2 after serving. (5→6): needs 5, pays 6;
    ? is any die. A die 4+1 is raised by a Dishwasher. !: already used.
terminal-saved =
    Your game is saved. Continue with:
      tiefenthal play --resume { $file }
terminal-not-a-number = There is no such number in the menu.
terminal-new-question = There is a new question; read it before you choose.
terminal-no-dice = There are no dice to use.
terminal-main-menu = You are already at the main menu.
terminal-not-understood = I don't understand { $line }. Choose a number, or type ? for help.
terminal-which = Which of these?
terminal-no-die = You have no unused { $face }.
terminal-not-at-market = { $card } is not on display (F10).
terminal-undone = { $count ->
    [one] { $name }: undid one step.
   *[other] { $name }: undid { $count } steps.
}
terminal-no-undo =
    Nothing to undo: something new was revealed, or others have moved on (R9).
    Type rewind to go back past that.
terminal-rewound = { $name }: went back one step. The same draws come out again.
terminal-no-rewind = There is no earlier step of yours to go back to.
terminal-welcome =
    New game: { $names }. Type ? for help.
    Saved in { $file }
terminal-welcome-back =
    Resuming: { $names }. Type ? for help.
    Saved in { $file }
terminal-left-bard = a { -bard } that has not sung
terminal-left-upgrade = an upgrade you can afford
terminal-left-nobles = { -noble(number: "plural") } you can afford
terminal-left-guest = a guest for { -beer-word } you are about to lose
terminal-left-free = { terminal-dice } you could still place
terminal-not-yet = You still have { $left }. Type end again to finish serving.
terminal-stopped = Done: { $done }. Not done: { $left }.

## Hints

terminal-advice = { $bot } would: { $what }  [{ $notation }]  (type auto to do it)
terminal-best = { $points } points, { $win } % to win: { $deeds }
terminal-equal = equally good, { $win } % to win: { $deeds }
terminal-worse = { $less } points worse, { $win } % to win: { $deeds }
terminal-lay-dice = place the dice as in 1.
terminal-use-dice = use the dice
terminal-use-others = use the other dice
terminal-use-there = use the { $space }
terminal-deeds-then = { $now }; then { $later }
terminal-deeds-nothing = { $now }; then buy nothing

## The story

terminal-round = —— { -round } { $round } of { $rounds } —— start player { $start } · the evening brings { $brings }
terminal-points = Points: { $scores }
terminal-arrivals = { $name }: guests arrive: { $cards }
terminal-shuffled = (shuffled)
terminal-dismissed = gave up a { -counter-guest } and redrew (B4)
terminal-own-dice = { $name }: own dice { $faces }
terminal-takes = { $name } took the { $face }
terminal-new-guest = New on display, place { $place }: { $card }
terminal-barbacks = +{ beer } from { -barback(number: "plural") } (F4)
terminal-assessed = { -reputation }: the smaller of { thalers } and { $beer } { -beer-word } (F1)
terminal-sings = { $sung ->
    [one] a { -bard } sings: { $what }
   *[other] { $sung } { -bard(number: "plural") } sing: { $what }
}
terminal-reputation-change = { -reputation } { $change }
terminal-monastery-to = { -monastery } to { $to }
terminal-schnapps-change = { -schnapps-word } { $change }
terminal-used-on = { $faces } on { $space }
terminal-upgraded = upgraded the { area }
terminal-upgraded-later = upgraded the { area }, from the next { -round(case: "lower") } (F8)
terminal-upgraded-for = upgraded the { area } for { $price }
terminal-upgraded-for-later = upgraded the { area } for { $price }, from the next { -round(case: "lower") } (F8)
terminal-nobles-gained = { $count ->
    [one] +{ -noble }
   *[other] +{ nobles }
}
terminal-card-gained = +{ $card }
terminal-gained-for = { $what } for { $price }
terminal-gained-own = { $what } on top of your deck
terminal-gained-for-own = { $what } for { $price } on top of your deck
terminal-shuffled-in = { $cards } shuffled into the deck
terminal-recruited = recruited { $card } for { $price }
terminal-new-guest-gained = new guest { $card }
terminal-returned = { $count } × { kind } returned
terminal-nobles-back = { nobles } given back (F2)
terminal-regular-removed = removed { $card } from the deck
terminal-guest-removed = { $card } leaves for good (F14)
terminal-signature-lost = the column is full: no { -signature } (T3)
terminal-back-on-top = { $card } back on top of the deck
terminal-closed = kept { thalers } and { $beer } { -beer-word }
terminal-closed-losing = kept { thalers } and { $beer } { -beer-word }, { $lost } lost (F18)
terminal-undo = { $name } undid a step
terminal-took-hint = { $name } took a hint
terminal-game-over = The last guests leave. The game is over.
terminal-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
terminal-record =
    The seed is revealed. Check that the dice were fair:
      tiefenthal verify { $file }

## The table. Labels have at most eight letters, and the columns of the market are fixed.

terminal-market = Market   { -beer-word }  die→pays  points  brings
terminal-label-cards = Cards
terminal-label-nobles = Nobles
terminal-label-tables = Tables
terminal-label-spaces = Spaces
terminal-label-dice = Dice
terminal-label-upgraded = Upgraded
terminal-label-deck = Deck
terminal-label-next = next
terminal-label-unseen = unseen
terminal-label-discard = discard
terminal-label-tracks = Tracks
terminal-label-book = Book
terminal-label-row-full = full
terminal-label-row = row { $row }
terminal-label-upgrades = Upgrades
terminal-label-shows = Shows
terminal-label-coasters = Coasters
terminal-books = { -guest-book(number: "plural") }: ■ covered, · free. A full row brings a { -noble } (T3).
terminal-no-books = There are no { -guest-book(number: "plural") } at this level.
terminal-full = full
terminal-nobody = nobody
terminal-white = white { $faces }
terminal-own = own { $faces }
terminal-head = { -round } { $round } of { $rounds } · { $phase } · start player { $start }
terminal-head-before = Before the first { -round(case: "lower") } · { $phase } · start player { $start }
terminal-signature-brings = { -signature }: { $brings }
terminal-in-pile = { $count } in the pile
terminal-noble-prices = 1 for { $one } { -beer-word }, 2 for { $two }, 3 for { $three }; { $points } points each; { $left } left
terminal-gone = { $name } gone
terminal-in-thalers = ({ -thaler(number: "plural") })
terminal-purse = { points } · { -thaler(number: "plural") } { $thalers }/{ $safe } · { -beer-word } { $beer }/{ $storage }
terminal-purse-schnapps = { -schnapps-word } { $has }/{ $cap }
terminal-deck-empty = empty; { $discard } discarded
terminal-deck-unknown = { cards } in unknown order; { $discard } discarded
terminal-deck-next = next: { $top }; { $discard } discarded
terminal-deck-both = next: { $top }; then { cards } in unknown order; { $discard } discarded
terminal-nobles-table = { nobles } ({ $needs }→{ $pays } in total)
terminal-column-head = { $prices } { -beer-word }
terminal-upgrade-price = { area } { $price }
terminal-upgrade-discount = { area } { $price } (-{ $off } per card)
terminal-monastery = { -monastery } { $at }
terminal-monastery-next = { -monastery } { $at } (in { $steps }: { $bonus })
terminal-reputation = { -reputation } { points }
terminal-reputation-next = { -reputation } { points } (in { $steps }: { $bonus })
terminal-raises = { -dishwasher(number: "plural") }: { $left } of { $all } left
terminal-preview = Dice bring { $brings } → purse { thalers } and { $beer } { -beer-word }
terminal-preview-barbacks = Dice and { -barback(number: "plural") } bring { $brings } → purse { thalers } and { $beer } { -beer-word }
terminal-preview-lost = { $preview } (unspent: { $lost } lost)
terminal-score-seat = seat
terminal-score-name = name
terminal-score-nobles = nobles
terminal-score-guests = guests
terminal-score-regulars = regulars
terminal-score-tavern = tavern
terminal-score-schnapps = schnapps
terminal-score-reputation = reputation
terminal-score-points = points
