# The names of things: words of the edition, and phrases built from them.

title = { -title-word }
name-thalers = { $count ->
    [one] { -thaler }
   *[other] { -thaler(number: "plural") }
}
name-beer = { -beer-word }
name-schnapps = { -schnapps-word }
name-points = { -point(number: "plural") }
name-nobles = { $count ->
    [one] { -noble }
   *[other] { -noble(number: "plural") }
}
name-counter-guest = { -counter-guest }
name-bartender = { -bartender }
name-monastery = { -monastery-track }
name-reputation = { -reputation-track }
name-guest-book = { -guest-book }
name-signature = { -signature }
name-coaster = { -coaster }
name-deck = { -deck-name }
name-upgrade = { -upgrade }
name-round = { -round } { $round }
name-round-track = { -round-track }

## Amounts

thalers = { $count }{ "\u00A0" }{ name-thalers }
beer = { $count }{ "\u00A0" }{ -beer-word }
schnapps = { $count }{ "\u00A0" }{ -schnapps-word }
nobles = { $count }{ "\u00A0" }{ name-nobles }
monastery-steps = { $count ->
    [one] { $count }{ "\u00A0" }{ -monastery } step
   *[other] { $count }{ "\u00A0" }{ -monastery } steps
}
points = { $count ->
    [one] { $count }{ "\u00A0" }point
   *[other] { $count }{ "\u00A0" }points
}
cards = { $count ->
    [one] { $count }{ "\u00A0" }card
   *[other] { $count }{ "\u00A0" }cards
}
dishwashers = { $count ->
    [one] { $count }{ "\u00A0" }{ -dishwasher }
   *[other] { $count }{ "\u00A0" }{ -dishwasher(number: "plural") }
}

## People

you = You
seat = Seat { $number }
house = { $house ->
    [rooster] Rooster
    [frog] Frog
    [bee] Bee
   *[fox] Fox
}

## Cards, areas, dice

kind = { $kind ->
    [bard] { -bard }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server }
    [table] { -table }
   *[brewer] { -brewer }
}
kinds = { $kind ->
    [bard] { -bard(number: "plural") }
    [barback] { -barback(number: "plural") }
    [dishwasher] { -dishwasher(number: "plural") }
    [server] { -server(number: "plural") }
    [table] { -table(number: "plural") }
   *[brewer] { -brewer(number: "plural") }
}
kind-does = { $kind ->
    [bard] Once per { -round(case: "lower") }: one step on the { -reputation-track }
    [barback] Gives 1 { -beer-word } on each evening with this card in your tavern
    [dishwasher] Once per { -round(case: "lower") }: raises a placed die by 1
    [server] Brings one { -own-die }
    [table] One more table
   *[brewer] One more { -beer-word } for each die on the { -area-brewer }
}
area = { $area ->
    [dishwasher] { -area-dishwasher }
    [server] { -area-server }
    [table] { -area-table }
    [brewer] { -area-brewer }
    [cashbox] { -area-cashbox }
    [monk] { -area-monk }
    [barrel] { -area-barrel }
    [safe] { -area-safe }
   *[storage] { -area-storage }
}
# A card: a kind of staff, or one of the others with what is printed on it.
card = { $card ->
    [noble] { -noble }
    [regular] { -regular }{ "\u00A0" }({ $card_die })
    [guest] { card-guest }
    [bard] { -bard }
    [barback] { -barback }
    [dishwasher] { -dishwasher }
    [server] { -server }
    [table] { -table }
   *[brewer] { -brewer }
}
card-guest = { $card_bonus ->
    [none] { -guest } for { $card_price }{ "\u00A0" }{ -beer-word }
   *[other] { -guest } for { $card_price }{ "\u00A0" }{ -beer-word } with { $card_bonus }
}
sitting = { $served ->
    [yes] { card }, already served
   *[no] { card }
}
# Where a die lies, and where it goes.
space = { $space ->
    [cashbox] { -area-cashbox }
    [barrel] { -area-barrel }
    [brewer] { -area-brewer }
    [monk] { -area-monk }
   *[card] { card }
}
space-to = { space }
space-from = { space }
die = { $colour ->
    [own] own { $face }
   *[white] white { $face }
}
needs-and-pays = { $die ->
    [0] Needs any die, pays { thalers }
   *[other] Needs a { $die }, pays { thalers }
}
source-printed = as printed
source-deduced = deduced from the rulebooks
source-reconstructed = reconstructed; your box may show a different value
source-disputed = disputed; the editions differ

## Entertainers

entertainer = { $who ->
    [musician] { -musician }
    [fire_eater] { -fire-eater }
   *[juggler] { -juggler }
}
side-musician-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → { thalers }
side-musician-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → { beer }
side-fire_eater-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → upgrade an area, with its { -noble }
side-fire_eater-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → remove a guest
side-juggler-first = { $schnapps }{ "\u00A0" }{ -schnapps-word } → at closing time, keep one card on top of the deck
side-juggler-second = { $schnapps }{ "\u00A0" }{ -schnapps-word } → while planning, turn a die

## Phases

phase-start_cards = Choosing { -start-card(number: "plural") }
phase-evening = { -phase-name-evening }
phase-arrival = { -phase-name-arrival }
phase-draft = { -phase-name-draft }
phase-plan = { -phase-name-plan }
phase-serve = { -phase-name-serve }
phase-closing = { -phase-name-closing }
phase-over = The taverns are closed

## Bonuses

bonus-thalers = { thalers }
bonus-beer = { beer }
bonus-steps = { monastery-steps }
bonus-service_denied = { -removal }
bonus-card = { kind }
bonus-noble = { -noble }
bonus-schnapps = { schnapps }
bonus-reputation = { $count }{ "\u00A0" }{ -reputation }
bonus-signature = { -signature }
bonus-schnapps_or_removal = { -schnapps-word } or { -removal }
bonus-own_die = { -own-die }
bonus-three_guest = 3-beer guest
bonus-counter_guest = { -counter-guest }
bonus-free_upgrade = free upgrade
bonus-entertainer = { entertainer }
bonus-remove_regulars = { $count ->
    [one] remove { $count }{ "\u00A0" }{ -regular }
   *[other] remove { $count }{ "\u00A0" }{ -regular(number: "plural") }
}
bonus-upgrade = { area } upgraded

## What a step changes; `$count` is never negative, and `$sign` is + or −.

effect-thalers = { $sign }{ thalers }
effect-beer = { $sign }{ beer }
effect-schnapps = { $sign }{ schnapps }
effect-counter_guests = { $sign }{ $count } { $count ->
    [one] { -counter-guest }
   *[other] { -counter-guest(number: "plural") }
}
effect-monastery = { $sign }{ $count } { -monastery }
effect-reputation = { $sign }{ $count } { -reputation }
effect-nobles = { $sign }{ nobles }
effect-points = { $sign }{ points }
effect-raises = { $sign }{ dishwashers }
effect-reveals = shows something new, so “{ table-undo }” stops there

# Where points come from, in hints.
source-now = points now
source-time = evenings left
source-tavern_cards = staff and tables in the deck
source-guests = guests in the deck
source-upgrades = upgrades
source-discounts = staff to return for upgrades
source-kept = { -thaler(number: "plural") } and { -beer-word } kept
source-counter_guests = { -counter-guest(number: "plural") }
source-monastery = { -monastery }
source-reputation = { -reputation } to come
source-schnapps = { -schnapps-word } and { -entertainer-word(number: "plural") }
source-guest_book = { -guest-book }
source-dice = own dice and their use
source-turn_order = turn order
source-tonight = this evening’s guests and dice
source-tomorrow = the next evening
source-rivals = what is left for the others
source-other = the rest of the tavern
source-estimate = uncertainty of the estimate
