# The terms of the English edition by Schmidt. `number: "plural"` gives the plural.
# Long labels have soft hyphens, since not every browser can hyphenate.

-title-word = The Tavern of the Deep Valley
-thaler = { $number ->
    [plural] Doubloons
   *[singular] Doubloon
}
-beer-word = beer
-schnapps-word = Schnapps
-point = { $number ->
    [plural] Victory Points
   *[singular] Victory Point
}
-round = { $case ->
    [lower] round
   *[upper] Round
}
-round-track = Round Track

## Cards

-noble = { $number ->
    [plural] Nobles
   *[singular] Noble
}
-regular = { $number ->
    [plural] Regulars
   *[singular] Regular
}
-guest = { $number ->
    [plural] Guests
   *[singular] Guest
}
-counter-guest = { $number ->
    [plural] Counter Guests
   *[singular] Counter Guest
}
-bard = { $number ->
    [plural] Bards
   *[singular] Bard
}
-barback = { $number ->
    [plural] Beer Merchants
   *[singular] Beer Mer{ "\u00AD" }chant
}
-dishwasher = { $number ->
    [plural] Dishwashers
   *[singular] Dish{ "\u00AD" }washer
}
-server = { $number ->
    [plural] Waitresses
   *[singular] Waitress
}
-table = { $number ->
    [plural] Tables
   *[singular] Table
}
-brewer = { $number ->
    [plural] Beer Suppliers
   *[singular] Beer Sup{ "\u00AD" }plier
}
-start-card = { $number ->
    [plural] Start Cards
   *[singular] Start Card
}

## Parts of a tavern

-area-dishwasher = Dish Washing Area
-area-server = Waitress
-area-table = Tables
-area-brewer = Beer Sup{ "\u00AD" }plier
-area-cashbox = Cashbox
-area-monk = Monk
-area-barrel = Barrel
-area-safe = Safe
-area-storage = Beer Storage
-bartender = Host
# After “your” and “the” it is just a deck.
-deck-name = player’s deck
-deck = deck
-discard = discard pile
-upgrade = Upgrade
-own-die = own die

## Beside the taverns

-coaster = { $number ->
    [plural] Dice Coasters
   *[singular] Dice Coaster
}
-monastery = Monastery
-monastery-track = Monastery Track
-reputation = Reputation
-reputation-track = Reputation Track
-guest-book = { $number ->
    [plural] Guest Books
   *[singular] Guest Book
}
-signature = { $number ->
    [plural] Signatures
   *[singular] Signature
}
-entertainer-word = { $number ->
    [plural] Entertainers
   *[singular] Entertainer
}
-musician = Musician
-fire-eater = Fire-eater
-juggler = Juggler
-removal = Service Denied

## Phases

-phase-name-evening = A New Evening in the Tavern
-phase-name-arrival = The Tavern Fills Up
-phase-name-server = Here Comes the Waitress
-phase-name-draft = How Can I Serve You?
-phase-name-plan = Planning Your Actions
-phase-name-serve = Time to Serve the Guests!
-phase-name-closing = Closing Time!
