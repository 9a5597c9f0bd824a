# The titles of the examples that the page shows for the rules: what happens in each, in one sentence. Their ids stand in the scenario
# files of the engine, which say what is done (docs/scenarios.md).

example-two-play = At a table of two, a third seat cannot act.
example-market-laid = The supply and the display of a new game at level 3, with the 3-pile on the left.
example-empty-tavern = A tavern before the first evening: three tables, every tile plain, the marker on space 0.
example-starting-deck = The first guests of the starting deck have arrived; open the deck to see who is still to come.
example-winter = From level 2 it is winter: the { -round-track } brings Schnapps and Entertainers.
example-first-reputation = At level 3 the Reputation marker stands before the first space of its track.
example-start-card-chosen = A Start Card that is not on offer is refused; two players choose the same one.
example-guest-books = At level 5 everybody has an empty Guest Book, and a Signature tile lies on each guest.
example-start-player-drawn = The third player was drawn as the start player.

example-next-evening = After the last serving turn the next evening begins: moon and start player move on.
example-not-asked = In the draft only one player is asked at a time; whoever acts too early is refused.
example-newest-on-top = An upgrade brings a Noble, then a Table is bought: the Table lies on top.
example-last-barback = One { -barback } is left: the second player is asked only after the first has chosen.
example-taken-back = There is enough for all, so an answer can be taken back until the last one is given.
example-final-answer = Something is short, so every answer is final.
example-empty-pile = The last { -server } is gone: there is none to buy.

example-either-or = A 3-beer guest or a { -barback }: one of them is chosen, and nobody may decline.
example-schnapps-first = At level 2 the moon first hands out Schnapps, then everybody chooses the side of the Musician.
example-last-of-the-pile = Two guests are left on the 3-pile; when both are taken, a fifth open guest comes.
example-counter-guests-short = Two Counter Guests are left for four players: the first two in turn order get them.
example-bonus-die = The bonus die counts: with four { -server(number: "plural") } there are still only three own dice.
example-free-upgrade = A free upgrade hires the { -server } at once: the own die is there this evening, the Noble is not.

example-guests-arrive = Nine cards are revealed until every table is taken: Table, { -server(number: "plural") } and { -brewer } come on the way.
example-tables-full = The third guest takes the last table, so the { -server } below is not revealed.
example-nobles-share = Three Nobles share one table; equal guests do not.
example-sent-home = A Counter Guest is given up: everybody goes home, and other guests arrive.
example-reshuffled = Three Counter Guests are given up; for the last one the discard pile is shuffled.
example-nobody-left = Deck and discard pile are empty: two tables stay free, and nobody is asked.

example-own-dice = One { -server } card and the permanent { -server } bring two own dice.
example-three-own-dice = Six { -server(number: "plural") } bring no more than three own dice.

example-coasters-rolled = When all guests are there, every coaster is rolled, and everybody sees all dice.
example-coasters-move = Two players take a die each, then their coasters change sides; a die of the other coaster is refused.
example-four-draft = Four players take dice, and every coaster wanders to the left.
example-no-choice = Only equal dice are left, so they are taken without a question.

example-where-dice-go = A 2 fits its Regular, a 4 does not fit a guest who needs 3; the Cashbox takes one die, the Monk many.
example-own-guests = Dice go to guests at the own tables, never to those of a neighbour.
example-equal-guests = The Nobles’ table takes one die, two equal Regulars take one each.
example-raised-die = Two Dishwashers raise a 4 to a guest who needs 6; a 3 would need three.
example-raise-spent = The die that the Dishwasher raised is removed, so the raise is spent.
example-plan-changed = While planning, dice are placed, moved and lifted freely.
example-plan-of-another = In the turn of another player nobody changes the own plan.
example-used-die = A die that was used stays where it is; the others may still move.
example-juggler-die = The Juggler turns dice, one Schnapps each, as long as there is Schnapps.
example-second-guest = Two equal Regulars are served with one die each, then a third die is refused.

example-reputation-counted = The plan would bring 9 { -thaler(number: "plural") } and 6 beer: six steps of Reputation before anything else.
example-marker-follows = Every change of the plan moves the Reputation marker, forward or back.
example-spent-schnapps = The Schnapps of the track was spent, so the marker cannot go back past its space.
example-removing-dice = What plain Cashbox, Barrel, { -brewer } and Monk bring.
example-brewing = Two { -brewer } cards: each of three dice brings 3 beer.
example-barbacks = Two { -barback(number: "plural") } brought 2 beer when the turn began; they add nothing to the { -brewer }.
example-one-purse = What was stored and what is earned now pay together.
example-mixed-spending = { -thaler(number: "plural") } and beer are earned and spent in turn.
example-one-of-each = A second { -barback } in the same evening is refused; the neighbour may buy one.
example-cheaper-upgrade = 6 { -thaler(number: "plural") } are too few for the upgrade, unless a Dishwasher is returned.
example-upgrades-at-once = { -brewer }, Cashbox, Barrel and Monk work at once with their better side.
example-upgrades-next-evening = { -server }, Dishwasher and Table help only from the next evening.
example-used-dishwasher = A Dishwasher whose raise is spent may be returned; one whose raise still holds a die may not.
example-one-guest = One guest is recruited; a second one in the same evening is refused.
example-guest-with-card = The guest brings a { -brewer }, who lies on top of the guest.
example-nobles-for-beer = 17 beer are too little for three Nobles, but enough for two.
example-counter-guest-step = Two Counter Guests bring a step each; a third is not there.
example-round-the-ring = After space 22 the marker enters space 0 and goes on.
example-service-denied = “{ -removal }”: a guest leaves the game, but never a Noble.
example-card-left = The Monastery offers a { -barback }; it may be left, but the question must be answered first.
example-musician = The Musician turns each Schnapps into 2 { -thaler(number: "plural") }, as long as there is Schnapps.
example-fire-eater = The Fire-eater upgrades two areas for 5 Schnapps each, but none twice.
example-bards = Each Bard brings one step of Reputation an evening.
example-what-stays = Of 7 { -thaler(number: "plural") } and 7 beer, plain Safe and Beer Storage keep 2 each.
example-schnapps-returns = Nine Schnapps are too many: five go back to the supply when the turn closes.

example-juggler-card = For one Schnapps the Juggler puts a Noble on top of the deck instead of the discard pile.
example-only-from-the-tavern = The Juggler keeps only a card that would be discarded from the own tavern.
example-closing-time = All cards of the tavern are discarded, Nobles too.

example-schnapps-or-removal = On this space you take a Schnapps or remove a guest, but never a Noble.
example-spaces-passed = Three steps at once: the Schnapps space on the way gives its Schnapps, too.
example-no-schnapps-left = No Schnapps is left, so a guest is removed or nothing happens.
example-signatures = Five guests at five prices: each Signature goes to the column of its price.
example-free-column = A Signature of the Reputation Track goes to any column that is not full.
example-full-row = The fourth Signature fills the first row and brings a Noble.
example-full-column = The column is full, so the Signature goes back to the supply.
example-new-tile = The guest has no tile and brings no Signature; the next one in the place gets a tile.
example-chain = Two Monastery steps: the { -barback } of the first is decided before the second, the Signature comes last.

example-points = Where the points of a finished game come from.
example-the-end = The last turn closes, the game is over, and what is stored breaks the tie.
example-removed-card = A guest worth 7 points is removed, and the points are gone.

example-worked-plan = The plan of the rulebooks with 1, 1, 3, 3, 5 and 6, and what it brings.
example-full-turn = The full serving turn of the rulebooks, step by step.
example-sixth-space = Bards lead the marker to the sixth space, which scores 5; its Schnapps scores 1 more.
example-third-start-card = The third Start Card: three steps, a { -barback }, and two Regulars leave.
