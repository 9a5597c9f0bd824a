# The box and this program: printed values, how we know them, and how their owners correct them.

box-about = We know the rulebooks, but we have no picture of the components. So most printed values are reconstructed. Here you see which, and why; if you own the box, you can correct them.
box-unofficial = This is an unofficial fan project. Text, drawings and code are our own; the game, its name and its components belong to its author and publishers. We do not claim that a reconstructed value is the printed one.
box-marks = What the marks mean
box-mark-printed = a rulebook’s text states it
box-mark-deduced = it follows from what the rulebooks state
box-mark-reconstructed = chosen to agree with everything that is stated; your box may differ
box-mark-disputed = the editions contradict each other
box-mark-own = corrected by you
box-count = { $uncertain } of { $all } entries are reconstructed or disputed.
box-only-uncertain = Show only what is uncertain
box-none-uncertain = Everything here is certain.
box-why-standard = This is about the standard values, not about yours.

## The groups, each with what is known

box-group-tavern_cards = Tavern cards
box-why-tavern_cards = The number of cards is printed; one text has ten { -bard(number: "plural") }, but then the box would not hold 240 cards. The { -bard }’s price is printed, the { -barback }’s follows from the long example, which spends exactly 2 on the cheapest pile. The others rise as the discounts for returned cards do: 3, 4, 5, 6. That these cards score no points is reconstructed.
box-group-upgrades = Upgrades
box-why-upgrades = What both sides of an area give is printed. The prices 9 and 18 are printed, and both are three times the discount; 12 and 15 follow from that. The prices of the areas without cards are reconstructed.
box-group-regulars = { -regular(number: "plural") }
box-why-regulars = Every player has seven; how many of each kind is printed. The dice and the pay follow from a caption in which a 2 pays 2, and from a review that says that the first guests show a 1 or a 2. That they score no points is reconstructed.
box-group-noble = { -noble(number: "plural") }
box-why-noble = Everything about them is printed.
box-group-guests = { -guest(number: "plural") }
box-why-guests = How many cards there are of each price is printed. Up to a price of 6 the die and the pay equal the price, which agrees with every example. The rest is reconstructed: the points, most bonuses, and the dearest guests. A guest for 7 { -beer-word } that brings 3 { -thaler(number: "plural") } is printed, and one that brings a { -dishwasher } is attested.
box-group-marked = { -guest(number: "plural") } with the mark of level 3
box-why-marked = That there are ten, and that they bring { -reputation } or { -schnapps-word }, is printed. Their values are reconstructed like those of the other guests.
box-group-summer = { -round-track }, summer
box-why-summer = The summer side is printed.
box-group-winter = { -round-track }, winter
box-why-winter = That the { -entertainer-word(number: "plural") } come in the second, third and fifth { -round(case: "lower") } is printed; who comes when, and that they replace what summer brings, is reconstructed. The { -counter-guest(number: "plural") } follow from the set-up. Of the { -schnapps-word } of the moon the sum is printed; which is on the board and which on loose tiles is deduced.
box-group-monastery = { -monastery-track }
box-why-monastery = Printed is that the spaces 1 to 3 have one { -barback } and nothing else; that it is on the third is reconstructed, and so are all other spaces.
box-group-reputation = { -reputation-track }, levels 3 and 4
box-why-reputation = The number of spaces and the kinds of bonuses are printed, and that the Crown is a space that brings a { -noble }. Their order is reconstructed.
box-group-reputation_signatures = { -reputation-track }, level 5
box-why-reputation_signatures = As on the other side: the number of spaces and the kinds of bonuses are printed, their order is reconstructed.
box-group-entertainers = { -entertainer-word(number: "plural") }
box-why-entertainers = What each side costs and gives is printed. Of the names, only the { -juggler }’s is.
box-group-start_cards = { -start-card(number: "plural") }
box-why-start_cards = They are printed. The second is disputed: the older English text has a { -server } where the others have a { -dishwasher }.
box-group-guest_book = { -guest-book }
box-why-guest_book = The columns and the kinds of bonuses are printed. The number of rows, and which bonus is where, are reconstructed.
box-group-limits = Tokens and limits
box-why-limits = Everything here is printed.

## Names of entries that have none on the table

box-space = Space { $number }
box-crown = Space { $number }: the Crown
box-row = Row { $number }
box-start-card = { -start-card } { $number }
box-printed_schnapps = { -schnapps-word } on the board, by { -round(case: "lower") }
box-loose_schnapps = { -schnapps-word } on the loose tiles, by { -round(case: "lower") }
box-limit-counter_guests = { -counter-guest(number: "plural") } for each player
box-limit-schnapps = { -schnapps-word } tokens
box-limit-schnapps_kept = { -schnapps-word } a player may keep
box-limit-signatures = { -signature } tiles
box-limit-starting_cards = Cards of the first deck besides the { -regular(number: "plural") }
box-limit-start_cards_offered = { -start-card(number: "plural") } on offer
box-new-line = new

## The values

box-field-copies = Cards
box-field-price = Price
box-field-points = Points
box-field-die = Die
box-field-pays = Pays
box-field-bonus = Bonus
box-field-marked = Mark of level 3
box-field-discount = Off per card
box-field-plain = Plain
box-field-upgraded = Upgraded
box-field-prices = For 1, 2, 3
box-field-by_round = { -round } 1 to 8
box-field-schnapps = { -schnapps-word }
box-field-brings = Brings
box-field-items = Brings
box-field-columns = For price 3/4, 5, 6, 7/8
box-field-value = Number
box-field-cards = Cards
box-any-die = any
box-nothing = nothing
box-or = or
box-no-choice = no second option
box-amount = Amount of { $field }
box-part = { $field } { $number }
box-of = { $entry }, { $field }
box-add-item = Add a bonus
box-remove-item = Take the last bonus away

## Sheets of this device

box-yours = Your corrections
box-yours-why = Corrected values are kept on this device under a name, for example “Our box”. Choose them when you make a table.
box-correct = Correct values
box-name = Name of the sheet
box-name-wrong = Give it a name that is not too long and has no invisible characters.
box-default-name = Our box
box-edit = Edit
box-done = Done
box-delete = Delete
box-delete-sure = Delete “{ $name }” from this device?
box-delete-keep = Keep it
box-differs = { $count ->
    [0] nothing differs yet
    [one] { $count } entry differs
   *[other] { $count } entries differ
}
box-was = was: { $value }
box-gone = taken out
box-revert = Back to standard
box-revert-of = { $entry }: back to the standard value
box-revert-all = Everything back to standard
box-revert-sure = { $count ->
    [one] Discard { $count } correction?
   *[other] Discard { $count } corrections?
}
box-revert-yes = Discard
box-revert-no = Keep
box-add-line = Add a card
box-add-space = Add a space
box-take-out = Take out
box-take-out-of = Take out { $entry }
box-put-back = Put back
box-put-back-of = Put back { $entry }
box-checking = The rules are checking …
box-sound = The rules can play with this.
box-sound-same = These are still the standard values. Change one to play with your own.
box-faulty = The rules cannot play with this yet. { $where }
box-fault-show = Show me
box-unchecked = The rules could not be asked: { $why }
box-kept = Kept on this device.
box-not-kept = This browser keeps nothing. Download the file before you leave.
box-download = Download as a file
box-open-file = Open a file
box-open-file-why = The file is the one that tiefenthal --sheet reads.
box-file-bad = { $file } is no sheet: { $why }
box-share = Link with what differs
box-shared = Somebody sent you corrected values: “{ $name }”
box-shared-why = This is what differs from the standard sheet. Nothing changes until you keep it.
box-shared-keep = Keep on this device
box-shared-bad = This link is damaged, or another version of the program made it.
box-shared-other = This link was made with other standard values, so it cannot say what differs here. Ask for the file instead.
box-play = Play with it
box-raw = The file
box-last-sound = What follows belongs to the last values that the rules can play with.

## What is wrong with a value. Each ends the sentence that names it.

box-fault-syntax = line { $line }, column { $column } cannot be read: { $message }
box-fault-missing = missing.
box-fault-unknown = unknown here.
box-fault-needs = needs { $what }.
box-fault-range = { $what } must be between { $least } and { $most }, not { $found }.
box-fault-misplaced = cannot stand here. { $why }
box-fault-twice = the same as { $first }. { $why }
box-wanted-number = a whole number
box-wanted-amount = a whole number, at least 1
box-wanted-text = a text
box-wanted-flag = yes or no
box-wanted-list = a list
box-wanted-table = an entry
box-wanted-bonus = a bonus
box-wanted-bonus_or_nothing = a bonus or nothing
box-wanted-round_space = a bonus or a choice of two
box-wanted-kind = a Tavern card
box-wanted-die = a die from 1 to 6, or any
box-wanted-provenance = how the value is known
box-counted-value = { $field ->
    [copies] the number of cards
    [price] the price
    [points] the points
    [pays] what it pays
    [discount] the discount per card
    [value] the number
   *[other] the value
}
box-counted-items = the number of entries
box-counted-amount = the amount
box-counted-regulars = the number of all { -regular(number: "plural") } of a player
box-counted-open_pile = the number of cards of price 3 without a mark
box-counted-stack = the number of cards of price 4 and more without a mark
box-counted-cards = the number of all cards up to here
box-counted-tables = the number of { -table(number: "plural") } with all cards drawn
box-counted-book_reputation = the number of { -guest-book } spaces that bring { -reputation }
box-counted-reputation_steps = the number of { -reputation } steps in one turn
box-counted-regulars_removed = the number of { -regular(number: "plural") } that the card removes
box-counted-starting_decks = the number of cards for the first decks of four players
box-reason-guest = A guest without the mark is in play from level 1, so it brings { -thaler(number: "plural") }, { -beer-word }, steps, { -removal }, a Tavern card or a { -noble }.
box-reason-marked_guest = A guest with the mark brings { -thaler(number: "plural") }, { -beer-word }, steps, { -removal }, a Tavern card, a { -noble }, { -reputation } or { -schnapps-word }.
box-reason-summer = Summer brings an { -own-die }, a guest for 3 { -beer-word }, a Tavern card, a { -counter-guest } or a free upgrade.
box-reason-winter = Winter brings what summer does, or an { -entertainer-word }.
box-reason-choice = A choice is between an { -own-die }, a guest for 3 { -beer-word } and Tavern cards.
box-reason-monastery_start = Every marker starts on space 0, which is empty.
box-reason-monastery = The { -monastery } brings a Tavern card, { -thaler(number: "plural") }, { -beer-word }, { -removal }, a { -noble } or { -schnapps-word }.
box-reason-reputation = This track brings one { -schnapps-word }, the choice with a removal, or a { -noble }.
box-reason-reputation_signatures = This track brings one { -schnapps-word }, the choice with a removal, a { -signature } or a { -noble }.
box-reason-start_card = A { -start-card } brings Tavern cards, steps, { -schnapps-word }, upgrades, { -beer-word } or { -thaler(number: "plural") }, or removes { -regular(number: "plural") }.
box-reason-guest_book = The { -guest-book } brings { -reputation }, a Tavern card, { -schnapps-word }, a { -noble }, { -thaler(number: "plural") } or { -beer-word }.
box-reason-marked_pile = Guests of price 3 form the open pile and carry no mark.
box-reason-starting_bard = { -bard(number: "plural") } come into play at level 3, so no first deck has one.
box-reason-equal_cards = Equal cards are one entry with more cards.
box-reason-equal_options = The two options of a choice differ.
box-reason-same_entertainer = Each { -entertainer-word } comes once.
box-reason-same_upgrade = An area is upgraded once.

## What a sheet changes

measure-title = What does it change?
measure-why = A computer player sits at every seat and plays each deal twice: with the standard values and with yours. The luck is the same both times, so small differences show soon. These players judge by simple rules that hold for any values; the strong ones were trained with the standard values, so they would measure their habits instead.
measure-player = Player
measure-players = Seats
measure-level = Level
measure-begin = Play
measure-stop = Stop
measure-go-on = Play on
measure-progress = { $done } of { $most } deals
measure-chart = Difference for each player, with its range of error
measure-points = Points
measure-start = Victories of the start player
measure-answers = Decisions in a game
measure-standard = Standard
measure-difference = Difference
measure-error = ± { $error }
measure-unsure = not beyond chance
measure-certain = more than chance
measure-untouched = Not one game went differently: this player never uses what you changed, so it says nothing about it. Try the other player, or another level.
measure-untouched-yet = So far not one game has gone differently.
measure-earlier = You have changed values since: these results belong to the earlier ones.
measure-summary = After { $done } deals: { $before } points for each player with the standard values, { $after } with “{ $name }”. Difference { $difference } { $error }.
