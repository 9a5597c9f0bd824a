# The table.

table-home = All games
table-level = Level { $level }
table-tabs = Parts of the table
table-skip = Skip
table-next-step = Next
table-space-key = space
table-broken = Something on this page went wrong. Your game is safe.
table-show-again = Show the table again
table-your-move = Your move
table-move-of = { $name }’s move
table-to-move = Go to my move
table-waiting-for = Waiting for { $names }
table-working = One moment …
table-sent-away = You are no longer at this table. The host has sent you away or deleted it.
table-not-saving = The server cannot save at the moment. Nothing is lost; it keeps trying.
table-connecting = Opening the door …
table-title-yours = ● Your move · { -title-word }
table-undo = Undo
table-undo-tip = Undo the last step (Ctrl+Z)
table-go-back = Go back
table-go-back-tip = Go back to before your last step, although something was revealed since. The record notes it.
table-go-back-ask = Ask the others to go back to before your last step, although something was revealed since.
table-agree-to-go-back = { $name } would like to go back to before their last step.
table-waiting-to-go-back = Going back: waiting for { $names } to agree.
table-agree = Agree
table-decline = No
table-never-mind = Never mind
table-start-player = Start player
table-watching = You are watching
table-left-out = The game began without you. You are watching.
table-taverns = Taverns
table-own-tavern = My tavern
table-tavern-of = { $name }’s tavern
table-back-home = Back to my tavern
table-open-tavern = View { $name }’s tavern
table-market = Market
table-affordable = { $count ->
    [one] { $count } thing can be paid for now
   *[other] { $count } things can be paid for now
}
table-monastery-tab = { -monastery }
table-others = Others
table-log = Log
table-choices = Choices
table-choices-of = All choices ({ $count })
table-no-choices = Nothing to decide right now.
table-staff = Staff
table-guests = { -guest(number: "plural") }
table-nobles = { -noble(number: "plural") }
table-left = { $count } left
table-stack = { $count } in the stack
table-empty-place = Empty
table-signed = with a { -signature }
table-rule = Rule { $id }
table-dice = Dice
answer-column = Column { $column }
table-no-dice = No dice yet
table-yours = Yours
table-goes-on = The rest goes on to { $name }
table-all-placed = All dice are placed.
table-none-fits = No free place takes what is left. Move another die, or leave it unused.
table-use-all = Use all dice
table-used = used
table-raises = { -dishwasher(number: "plural") }: { $free } available, { $bound } raising, { $spent } spent
table-raised = raised by { $by }
table-purse = Purse
table-preview = Yield
table-then = Then
table-lost = lost
table-close = Finish serving
table-close-loses = You would lose { $what }.
table-dice-left = { $count ->
    [one] You could still use a die.
   *[other] You could still use { $count } dice.
}
table-dice-unplaced = { $count ->
    [one] A die has no place yet.
   *[other] { $count } dice have no place yet.
}
table-ready-anyway = Ready anyway
table-go-on-planning = Keep planning
table-close-anyway = Finish anyway
table-keep-open = Keep serving
table-ready = Ready
table-lift-to = Back to the pool
table-turn-to = Turn to
table-serve = Use
table-upgraded = upgraded
table-cards-here = { $count ->
    [one] { $count } { kind } here
   *[other] { $count } { kinds } here
}
table-remove = Remove
table-removed = left the game
table-served = served
table-free-table = free table
table-counter = Counter
table-deck-title = Deck
table-deck-next = next
table-deck-rest = { $count } in unknown order
table-deck-chance = { $percent }% to be next
table-discard-title = Discard
table-column = Column { $label }
table-here = Here: { $names }
table-space = Space { $number }
table-is-ready = is ready
table-chose = chooses in secret
table-took-back = Undoes a step
table-went-back = Goes back to before a step
table-took-hint = Takes a hint
table-undone = undone
table-setup = Setup
table-whole-log = Show the whole log
table-needs-any = any die
table-needs-or = { $first } or { $second }

# The turn that a waiting player prepares.

rehearsal-title = My next service
rehearsal-prepare = Prepare my service
rehearsal-prepare-of = { $name }: prepare my service
rehearsal-tip = Prepare how you will serve while the others do. Only you see it, and nothing is played yet.
rehearsal-open = { $count ->
    [one] My next service: { $count } step
   *[other] My next service: { $count } steps
}
rehearsal-what = Choose your steps. Nothing is played yet.
rehearsal-leave = Back to the table
rehearsal-ends = You finish serving here. Nothing is played yet.
rehearsal-perform = { $count ->
    [one] Play this step
   *[other] Play these { $count } steps
}
rehearsal-discard = Discard
rehearsal-remove = Remove: { $step }
rehearsal-stuck = Step { $number } does not work now: { $why }
rehearsal-guest-gone = { card } is no longer there.

# What an area gives.

gives-dishwasher = { $count ->
    [0] no raise
    [one] { $count } raise
   *[other] { $count } raises
}
gives-server = { $count ->
    [0] no own die
    [one] { $count } own die
   *[other] { $count } own dice
}
gives-table = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
gives-brewer = { $count } { -beer-word } per die
gives-cashbox = { thalers }
gives-monk = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
gives-barrel = { beer }
gives-safe = keeps { $count }
gives-storage = keeps { $count }

# The groups in the list of choices.

group-answer = Answers
group-use = Use a die
group-buy = Buy
group-upgrade = Upgrade
group-recruit = Recruit
group-special = Special
group-place = Die: { $die }
group-turn = Turn a die
group-end = End

# Several people at one device.

curtain-title = Pass the device to { $name }
curtain-why = The next answer is secret until everybody has chosen.
curtain-lift = I am { $name }

# What an opponent did in a turn, as headings over lists.

turn-news = What the others did
turn-recruited = Recruited
turn-bought = Bought
turn-upgraded = Upgraded
turn-gained = Got
turn-spent = Spent
turn-removed = Sent away
turn-on_top = On top of the deck
turn-kept = Kept
turn-nothing = nothing
turn-show = Show me
turn-all = Show everything
turn-dismiss = Close
turn-mark = new
