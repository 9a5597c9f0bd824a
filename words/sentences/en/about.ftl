# What the popover says about the things on the table: what each is and what it is good for.

about-close = Close
about-explore = The up and down arrow keys walk through everything here and explain it; the question mark keeps the explanation open, with its rules.

## Labels

about-now = Now
about-upgraded = Upgraded
about-needs = Needs
about-pays = Pays
about-scores = Worth
about-price = Price
about-gift = Gift
about-left = Left
about-here = Here
about-bonus = Bonus
about-house = House
about-discount = { $discount } less for each { kind } you return from here. { $lying ->
    [0] None is here now.
    [one] { $lying } is here now.
   *[other] { $lying } are here now.
}
about-several-dice = any number of dice
about-one-die = one die per { -round(case: "lower") }
about-any-die = any value

## The market

about-staff = Bought staff go on top of your { -deck }, so they come up first the next evening. You may buy one of each kind per { -round(case: "lower") }.
about-guest = Put a die of the right value at the table, and the guest pays when you serve.
about-recruit = One guest per { -round(case: "lower") }. The card goes on top of your { -deck }, and its gift is yours at once. At a table, a die of the value shown makes the guest pay.
about-regular = { -regular(number: "plural") } are in your deck from the start. They pay little and take up tables, so many players get rid of a few.
about-noble = { -noble(number: "plural") } are what wins games. All who arrive share one table, and a single die serves them all.
about-recruit-nobles = Recruit { -noble(number: "plural") } as often as you can pay. They do not count as your guest of the { -round(case: "lower") }, and they go on top of your { -deck }.
about-pile = The open pile. When it runs out, a guest from the stack takes its place.
about-signed = With a { -signature }: recruited with { -beer-word }, this guest signs your { -guest-book }.
about-stack = Face-down guests. Whenever one on display is recruited, the next comes from here.

## The tavern

about-area = { $area ->
    [dishwasher] Each { -dishwasher } here may raise one placed die by 1 every { -round(case: "lower") }. The upgrade hires one for good.
    [server] Each { -server } here rolls a die of your own colour for this evening. The upgrade hires one for good.
    [table] Guests keep coming until every table is taken. The upgrade adds one for good.
    [brewer] Brings { -beer-word } for every die put here. Each { -brewer } card lying here adds 1 to every die.
    [cashbox] Brings { -thaler(number: "plural") } for a die, whatever its value.
    [monk] Every die moves your marker along the { -monastery-track }.
    [barrel] The house brew: brings { -beer-word } for a die, whatever its value.
    [safe] Holds { -thaler(number: "plural") } until the next { -round(case: "lower") }. What does not fit is lost when you finish serving.
   *[storage] Holds { -beer-word } until the next { -round(case: "lower") }. What does not fit is lost when you finish serving.
}
about-upgrade = An upgrade lasts for the whole game, and a { -noble } steps onto your { -deck }. { $area ->
    [dishwasher] { about-from-next }
    [server] { about-from-next }
    [table] { about-from-next }
   *[other] { about-at-once }
}
about-from-next = It works from the next { -round(case: "lower") } on.
about-at-once = It works at once.
about-free-table = Guests sit down here when they arrive. Cards are turned up until no table is free.
about-served = Served. The guest has paid and goes home at closing time.
about-removed = Turned away for good: out of the game, and worth nothing at the end.
about-counter-guest = Sits at your counter until you need a favour. Once your tables are full, give one up to discard all cards of this evening and draw again. Or give one up while serving for a step on the { -monastery-track }.
about-bartender = Runs the counter and is the only one who is never upgraded.
about-entertainer = Hired for the whole game, with the side you chose. You pay in { -schnapps-word }.
about-deck = Everything you buy or recruit goes on top, in an order everybody knows. The rest is shuffled. When it runs out, the { -discard } becomes the new { -deck }.
about-discard = Cards of earlier evenings. They are shuffled when the { -deck } runs out, so nothing here is lost.
about-card-at = Card { $place } from the top

## Dice

about-die-white = White dice are drafted from the { -coaster(number: "plural") } and are yours for this evening only.
about-die-own = A die in the colour of this house. Nobody else can take it. It is there for this { -round(case: "lower") } only, whether a { -server } or the moon has brought it, and nobody ever has more than three.
about-die-raised = Counts as { $value } here, thanks to { dishwashers }.
about-die-used = It has been used this { -round(case: "lower") }.
about-coaster = Everybody takes one die and passes the rest on to the left, until all are gone. What lies on a coaster is open to all.
about-raises = How often your { -dishwasher(number: "plural") } can still raise a placed die by 1 this { -round(case: "lower") }.

## The purse

about-thalers = { -thaler(number: "plural") } buy staff and upgrades.
about-beer = Pay with { -beer-word } to recruit guests and { -noble(number: "plural") }.
about-schnapps = { -schnapps-word } pays your { -entertainer-word(number: "plural") }. At the end each one is worth a point.
about-keeps = { $limit } can be kept when you finish serving; the rest is lost.
about-points = What this player would score if the game ended now.
about-brings = What the dice will bring from where they lie now.
about-then = What will be in your purse once every placed die is used.
about-lost = More than the { -area-safe } and the { -area-storage } can hold. Spend it, or it is lost when you finish serving.

## The tracks

about-monastery = Your marker walks round this path. You get the bonus of every space you enter or pass, and after the last space it starts over.
about-empty-space = Nothing to gain here.
about-reputation = Your plan earns { -reputation }: as you begin to serve, compare the { -thaler(number: "plural") } and the { -beer-word } that your dice and { -barback(number: "plural") } will bring. The smaller number is your steps. What you enter or pass is yours, and where you stand at the end scores.
about-reputation-start = Your marker starts here and scores nothing yet.
about-book = A guest recruited with { -beer-word } signs in the column of their price, topmost free space first. What they cover is yours. The last { -signature } of a row brings a { -noble }.
about-book-signed = Signed: its bonus has been given.
about-book-row = Fill every space of this row, and you get a { -noble }.
about-book-column = Guests for { $label } { -beer-word } sign in this column, from the top.

## The evening

about-round = When the moon comes here, everybody gets this bonus.
about-round-choice = When the moon comes here, everybody chooses one of the two.
about-moon-schnapps = The moon also brings everybody { schnapps }.
about-phase = { $phase ->
    [start_cards] Everybody chooses one of the { -start-card(number: "plural") } on offer. It replaces part of the usual start.
    [evening] The moon moves on, and everybody gets its bonus.
    [arrival] Your cards are turned up one by one until no table is free: guests sit down, staff go to work. Then comes phase C, in which your { -server(number: "plural") } roll your own dice. There is nothing to decide in it.
    [draft] Everybody takes a die from the { -coaster } before them and passes the rest to the left, until all dice are taken.
    [plan] Put your dice where they will work. Everybody plans at the same time, and until you serve you can change your mind.
    [serve] One after the other: use your dice, buy staff, upgrade, recruit. What you cannot keep is lost.
    [closing] Everybody goes home: all cards in the tavern go to the { -discard }.
   *[over] The evenings are over. Most points wins.
}
about-start-player = Takes the first die and serves first this { -round(case: "lower") }. Then the next player does, clockwise.
about-start-card = { -start-card }
about-start-card-cards = Its cards are shuffled into your { -deck }.
about-player = Select it to see this tavern.
about-upgrades = Upgraded so far
about-none = none
about-ready = Has decided and waits for the others.

## Bonuses

about-bonus-thalers = Into your purse at once.
about-bonus-steps = Your marker walks on along the { -monastery-track }. You get every bonus on the way.
about-bonus-service_denied = You may show a { -regular } or guest the door for good, if no die lies at their table. A good way to thin out your deck, but their points go with them.
about-bonus-card = The card goes on top of your { -deck }.
about-bonus-schnapps = Pays your { -entertainer-word(number: "plural") }, or is worth a point at the end.
about-bonus-reputation = Your marker moves on along the { -reputation-track }. You get every bonus on the way.
about-bonus-signature = Somebody signs your { -guest-book }, in any column that has room.
about-bonus-schnapps_or_removal = Take a { -schnapps-word }, or show a guest the door for good.
about-bonus-own_die = One more die of your own colour, rolled at once, for this { -round(case: "lower") } only.
about-bonus-three_guest = A guest of the open pile goes on top of your { -deck }, free of charge.
about-bonus-free_upgrade = Upgrade any area free of charge. It works at once, but brings no { -noble }.
about-bonus-entertainer = Choose one of the two sides for the whole game.
about-bonus-remove_regulars = They leave your deck for good before the first evening.
about-bonus-upgrade = Upgraded from the first evening on, without a { -noble }.
