# The terms of the North Star edition. `number: "plural"` gives the plural.

-title-word = The Taverns of Tiefenthal
-thaler = { $number ->
    [plural] Thalers
   *[singular] Thaler
}
-beer-word = beer
-schnapps-word = Schnapps
-point = { $number ->
    [plural] Victory Points
   *[singular] Victory Point
}
-round = { $case ->
    [lower] turn
   *[upper] Turn
}
-round-track = Turn Track

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
    [plural] Barbacks
   *[singular] Barback
}
-dishwasher = { $number ->
    [plural] Dishwashers
   *[singular] Dish{ "\u00AD" }washer
}
-server = { $number ->
    [plural] Servers
   *[singular] Server
}
-table = { $number ->
    [plural] Tables
   *[singular] Table
}
-brewer = { $number ->
    [plural] Brewers
   *[singular] Brewer
}
-start-card = { $number ->
    [plural] Start Cards
   *[singular] Start Card
}

## Parts of a tavern

-area-dishwasher = Dish{ "\u00AD" }washing Area
-area-server = Server
-area-table = Tables
-area-brewer = Brewer
-area-cashbox = Cashbox
-area-monk = Monk
-area-barrel = Barrel
-area-safe = Safe
-area-storage = Beer Storage
-bartender = Bartender
-deck-name = draw deck
-deck = draw deck
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
-phase-name-arrival = The Guests Arrive
-phase-name-server = Here Comes the Server
-phase-name-draft = Can I Take Your Order?
-phase-name-plan = Plan Your Actions
-phase-name-serve = Serve the Guests!
-phase-name-closing = Closing Time!
