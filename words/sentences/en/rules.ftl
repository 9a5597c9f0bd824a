# The rules that the program plays by: the one source for the page, for `tiefenthal rules` and for docs/rules.md, which
# `cargo xtask rulebook` makes from this file.
#
# A rule is its exact sentence, with `.title`; `.ruling` says what we decided where the rulebooks are silent, and why; `.editions` where
# they differ; `.example` shows it. Numbers of the component sheet are arguments. Only words in which the English editions
# differ are terms. An evening is a round: North Star calls it a Turn, which would be confused with a serving turn.

## Setup

rule-S1 = Two to four play. A game has a level from 1 to 5 and uses every module up to it.
    .title = Players and levels
rule-S2 = The supply holds 16 each of { -barback }, Dishwasher, { -server }, Table and { -brewer }, 61 Nobles, and three Counter Guests for each player. From level 3 it also holds 16 Bards.
    .title = The supply
    .ruling = 16 Bards, not 10: the box holds 240 cards, and 10 is the number of marked guests.
    .editions = The supplements count 16 Bards; one base text says 10.
rule-S3 = The eight guests that cost 3 beer form an open pile, the 3-pile. The other 30 guests are shuffled into a face-down stack, from level 3 together with the ten marked ones. Four guests of the stack are revealed. So the display has five places: the 3-pile and four open guests.
    .title = The display
rule-S4 = You begin with three printed tables, every tile on its plain side, nothing in the Safe or the Beer Storage, and your marker on space 0 of the Monastery Track. In front of you stands a coaster with four white dice. Your three own dice wait in the supply.
    .title = Your tavern
rule-S5 = At levels 1 to 3 your starting deck is seven Regulars, one { -server }, one Table and one { -brewer }, shuffled. The three Tavern cards come out of the supply.
    .title = Your starting deck
rule-S6 = Level 1 uses the summer side of the { -round-track } and no Schnapps. From level 2 the winter side is used, the supply holds 20 Schnapps, and three Entertainers will come to every tavern. At level 2 the three loose Schnapps tiles of the track are visible.
    .title = Summer and winter
rule-S7 = From level 3 your Reputation marker stands on the { -bartender }, before the first space of the Reputation Track. The three loose Schnapps tiles of the { -round-track } are hidden.
    .title = Reputation at the start
rule-S8 = From level 4 the seven Start Cards are shuffled and three are revealed. You choose one of the three; several players may choose the same. What the card gives replaces the { -server }, Table and { -brewer } of S5. Its cards are shuffled into the deck. If the card removes Regulars, you choose which. An upgrade from a Start Card brings no Noble and works from the first evening. When everybody has chosen, the cards are resolved in turn order from the start player, each with everything that follows from it; questions that come up on the way are asked then.
    .title = Start Cards
    .ruling = Everybody chooses independently: several may take the same card, so nobody is hurt. You choose which Regulars go, as you would at the table. Turn order makes every record replay the same way. The { -barback } of the third card comes from the Monastery, so you may leave it (F15).
    .editions = The second Start Card gives a Dishwasher in the North Star supplement and a Waitress in the older Schmidt translation. We follow North Star, because the older text mixes up card names elsewhere too. The component sheet marks the value as disputed.
    .example = You choose the third card: three Monastery steps bring you a { -barback }, and two of your Regulars leave the game.
rule-S9 = At level 5 you use the Signature side of the Reputation Track, which has 12 spaces. Everybody has an empty Guest Book. There are 40 Signature tiles, and one lies on each of the five display places.
    .title = Guest Books
rule-S10 = The start player is drawn at random, or set by the host.
    .title = The start player
    .ruling = In the rulebooks, whoever was last in a tavern begins. A program cannot know.

## The evening

rule-R1 = The game has eight evenings, which the { -round-track } counts. Each has seven phases, in this order: A { -phase-name-evening }; B { -phase-name-arrival }; C { -phase-name-server }; D { -phase-name-draft } E { -phase-name-plan }; F { -phase-name-serve } G { -phase-name-closing }
    .title = Eight evenings
rule-R2 = In phases A, B, C, E and G everybody acts at the same time: make your choices whenever you like, without waiting. In D and F you act in turn order, clockwise from the start player. A phase ends when nobody has a choice left.
    .title = Together or in turn
rule-R3 = Where simultaneous choices compete for a supply that is too small, turn order from the start player decides. An option is open to you only if the supply suffices even when every undecided player before you takes it. Otherwise you are not asked, and R8 does not answer for you, until the supply suffices or the players before you have answered. Where several tokens are handed out at once, each player in turn order takes the full amount, or what is left.
    .title = Short supplies
    .ruling = The rulebooks do not say who comes first. Turn order is the only order in the rules.
    .example = One { -barback } is left, and three players may choose it. The start player is asked at once; the others wait for that answer.
rule-R4 = After phase G of the eighth evening the game ends. After every other evening the start player marker moves clockwise.
    .title = The next evening
rule-R5 = Every card you buy or gain goes at once face down on top of your { -deck }. Several at once go in the order gained, so the last one is on top. Only the cards of a Start Card are shuffled in (S8).
    .title = New cards
    .example = You upgrade the Safe and then buy a Table. The Table is the first card you reveal next evening, the Noble the second.
rule-R6 = A draw from an empty { -deck } first shuffles the discard pile into a new deck. If both are empty, nothing is drawn.
    .title = An empty deck
    .ruling = The rulebooks are silent about the second case. There is nothing to draw.
rule-R7 = Every supply is limited to what is in the box. What is gone cannot be taken, and nothing replaces it.
    .title = What is gone is gone
    .ruling = The rulebooks call only the Signature tiles limited. Still, nobody can take a card that is not there.
rule-R8 = A question with only one possible answer is answered for you. The exceptions are “ready” (E4) and closing your turn (F18): those you always say yourself.
    .title = Only one answer
    .ruling = A convention of this program. It saves clicks that decide nothing.
rule-R9 = Everything on the table is open to everybody: the known top cards of the decks, the discard piles, all taverns, the coasters, the display. Hidden is only what nobody knows (the order of unseen piles, future dice) and, in simultaneous phases other than B, another player’s answer until all have answered. With Start Cards, in A, with “ready” in E and in G an answer may be taken back until the last one is given, and nothing random happens before that. Answers in B are final. If an option of a phase has fewer pieces than there are players to ask (R3), all answers of that phase are open at once and final.
    .title = What everybody sees
    .ruling = Purchases are made openly at the table, so the program shows what a good memory would know. Where a supply is short, nobody may take back an answer because of which another player was asked late, or not at all.
rule-R10 = Equal cards and equal dice (same colour, same face, same place) are interchangeable. The display places have numbers: 0 is the 3-pile, 1 to 4 are the open guests as laid out.
    .title = Equal things
rule-R11 = Schnapps that you pay (E5, F16, G1), give back (F2) or may not keep (F18) returns to the supply of 20 and can be taken again.
    .title = Schnapps goes round

## Phase A

rule-A1 = The moon moves to the space of the evening, and everybody gets its bonus. For an “either/or” you choose one of the two and cannot decline. An option whose supply is empty cannot be chosen; if neither can, you gain nothing. When the last answer is in, the players are served in turn order from the start player, each with everything that follows; questions that come up on the way are asked then.
    .title = The moon’s bonus
    .ruling = The rulebooks do not say in which order simultaneous gifts are given. Turn order makes every record replay the same way.
rule-A2 = The bonus “own die”: you take one own die. It is rolled when everybody has answered and kept for this evening. It counts toward the limit of three own dice (C2).
    .title = A bonus die
    .ruling = The box holds three dice of each colour, so there is no fourth.
rule-A3 = The bonus “free upgrade”: you may upgrade any one area that is still plain. It brings no Noble. Its benefit, whichever it is, counts this evening already. You may decline.
    .title = A free upgrade
rule-A4 = The bonus “3-beer guest”: you take a guest from the 3-pile, which is refilled as in F10. You get the guest’s immediate bonus, if it has one. A Signature tile on it stays on the pile; if it was the last card, the tile stays on the place for the guest that refills it. If the 3-pile is empty, the option is not available.
    .title = A guest for 3 beer
    .ruling = The option names that pile, so it ends with it. Signatures come with beer (T2); here no beer was paid, so the tile waits for the next guest. If another component sheet gives the 3-pile cards that differ, its top card is open and the rest unknown.
    .editions = Only the German text ties the immediate bonus to taking the card; the others speak of recruiting. We follow the German original.
rule-A5 = The bonus “Counter Guest”: one sits down at your counter and stays until you use it (B4, F12). There are three for each player, in one supply; those given up are not replaced.
    .title = Counter Guests
    .ruling = The rulebooks lay out three for each player and return used ones to the box.
rule-A6 = From level 2 the Schnapps passed by the moon is handed out first, then the bonus of the evening. Level 2 gives 1 Schnapps on evenings 2, 5 and 8, and 2 on evenings 3 and 6. From level 3 there is only 1 on evenings 2 and 8. When an Entertainer comes, the owner chooses the side that shows; it never changes afterwards.
    .title = Schnapps and Entertainers

## Phase B

rule-B1 = You reveal the top card of your deck and place it. A guest, a Regular or the first Noble sits down at the leftmost free table. A Table card adds a free table on the right. { -server }, Dishwasher, { -brewer }, { -barback } and Bard go to their area. This repeats until no table is free.
    .title = Guests arrive
    .example = You reveal a Noble, a Table, a { -server }, a guest, a guest and a Regular: four tables, four guests, and the phase is over (X1).
rule-B2 = Revealing stops the moment every table is taken, whether printed, permanent or drawn.
    .title = When it stops
rule-B3 = A Noble revealed while no Noble is seated takes a free table. Every other Noble joins the seated one and takes no table.
    .title = Nobles share a table
    .example = Two of your three tables are taken, one of them by a Noble. Two more Nobles come: the third table is still free.
rule-B4 = When your tables are full, you may give up a Counter Guest. You then redraw: all cards revealed in this phase, staff and tables too, go to the discard pile, face up, and the phase starts again for you. You may do this as often as you have Counter Guests, but not after B5 ended the phase.
    .title = Start again
    .editions = Face up in the Dutch text, face down in the German one; the English texts do not say. It has no effect, since everything is open (R9).
rule-B5 = If deck and discard pile are both empty while a table is free, the phase ends for you.
    .title = Nobody left to come
    .ruling = The rulebooks are silent. There is nothing to draw.

## Phase C

rule-C1 = You get one own die for each { -server } card in your tavern, and one for the permanent { -server } if it was hired on an earlier evening or came by A3 or S8. The dice are rolled at once.
    .title = Own dice
    .example = A { -server } card and the permanent { -server } bring two own dice (X2).
rule-C2 = You never have more than three own dice on one evening, the bonus die of A2 included.
    .title = Three at most

## Phase D

rule-D1 = All coasters are rolled at once, four white dice each. Everybody sees all of them.
    .title = Coasters are rolled
rule-D2 = In turn order each player takes one die from the coaster in front of them. When all have, every coaster moves to the neighbour on the left (clockwise). This happens four times, until everybody has four white dice.
    .title = Take one, pass on
rule-D3 = The fourth die is forced, so it is taken for you.
    .title = The last die

## Phase E

rule-E1 = You place dice on action spaces. A numbered space needs exactly that value; a “?” takes any die. A “1x” space takes one die an evening; a “…” space takes any number.
    .title = Placing dice
rule-E2 = The spaces are: each seated Regular or guest (its value, 1x); the Nobles’ table (2, 1x, one die for the whole stack); the Cashbox (?, 1x); the Barrel (?, 1x); the { -brewer } (1 or 6, …); the Monk (5, …).
    .title = The spaces
    .example = With 1 1 3 3 5 6 you can put 1, 1 and 6 on the { -brewer }, 5 on the Monk, 3 on a guest who needs a 3, and the other 3 on the Barrel (X4).
rule-E3 = Each Dishwasher, a card or the permanent one if active, may once an evening raise one placed die by 1. Several may raise the same die, never above 6; a 6 never becomes a 1. The die itself is not turned. A die is raised by exactly what its space needs. A raise is spent when its die is removed; lifting or moving the die frees it. Dice that you place or move in phase F can be raised too, while uses are left.
    .title = Dishwashers
    .ruling = The rulebooks mention Dishwashers in phase E, but let you change the plan in F, and changing a plan means placing dice again. The Juggler acts before a die is placed and is not available again. More than the space needs would gain nothing: on a “?” a die is never raised, nor a 1 on the { -brewer }.
    .example = You put a 4 on a guest who needs a 6. That takes two Dishwashers; the die still shows 4.
rule-E4 = Phase E ends for you when you say “ready”; you may withdraw that until the last player is ready. Until then the plan may be changed freely. In your serving turn, after F1, it may be changed again for dice not yet used, one die or the whole plan at a time. Dice may stay unplaced. At levels 1 and 2 the plan binds nobody; from level 3 it decides your Reputation (F1).
    .title = The plan
    .ruling = The rulebooks ask you to place all dice, but in phase F you return dice that you could not or would not use. So a die may stay unplaced.
rule-E5 = Level 2 and up, the Juggler’s die side: for { $juggler_die } Schnapps you turn one own or white die that is not placed to another face. As often as you pay, but only in phase E.
    .title = The Juggler turns a die
rule-E6 = A 1x space that was used stays used for the evening, though its die is gone. The { -brewer } and the Monk may be used again by a die moved there later.
    .title = Used spaces
    .editions = North Star forbids only a second use of a 1x space; the other texts let a die move only to a space not used before. We follow North Star, because a “…” space takes any number of dice anyway.

## Phase F

rule-F1 = Level 3 and up, first thing in your serving turn: count the { -thaler(number: "plural") } that your placed dice would bring (Regulars, guests, Nobles, Cashbox), and the beer they would bring ({ -brewer }, Barrel) plus 1 for each { -barback }. Your Reputation advances by the smaller of the two. Nothing else counts, not even upgrades bought later in the turn. Dice that are placed but never removed count, too.
    .title = Reputation first
    .ruling = Reputation is settled before any die is removed, so it does not matter what you remove later.
    .example = Your dice would bring 6 { -thaler(number: "plural") } and 4 beer. The marker advances 4 steps.
rule-F2 = When you place, move or lift a die later in the turn, F1 is counted again, with the yields that held when your turn began; dice already used count where they were used. If the result is higher, the marker advances by the difference. If it is lower, the marker goes back by the difference, and what the spaces it leaves gave this turn is given back. If that is impossible (Schnapps spent, a guest removed, a Signature laid, too few Nobles on top of the deck), the move is refused. The last steps of the turn go back first, whatever brought them. Any Schnapps will do, and any Noble of the unbroken run on top of your { -deck }. A whole new plan is counted once, so two dice may change places.
    .title = A changed plan
    .ruling = The rulebooks call the effect “retroactive” and say no more. We keep exact accounts both ways and refuse what cannot be undone. The accounts list the steps of this turn, not their causes (F1, a Bard, a guest, the Guest Book), so the last step goes back first. A Noble under another card cannot be given back.
rule-F3 = Removing a die gives: from a guest, a Regular or the Nobles what they pay in { -thaler(number: "plural") }; from the Cashbox { $cashbox } (upgraded { $cashbox_up }) { -thaler(number: "plural") }; from the { -brewer } { $brewer } (upgraded { $brewer_up }) beer, plus 1 for each { -brewer } card lying there; from the Barrel { $barrel } (upgraded { $barrel_up }) beer; from the Monk { $monk } (upgraded { $monk_up }) Monastery steps.
    .title = Removing dice
    .example = The { -brewer } is plain, two { -brewer } cards lie there, and you remove 1, 1 and 6: 9 beer (X5).
rule-F4 = Each { -barback } gives 1 beer, once an evening, at the start of the serving turn. It never adds to the { -brewer }.
    .title = { -barback(number: "plural") }
    .ruling = The rulebooks do not say when. No rule makes the moment matter.
rule-F5 = The { -thaler(number: "plural") } in the Safe, the beer in the Beer Storage and all that you gain this turn are one purse. Spend it in any order and mixture.
    .title = One purse
    .example = With 3 { -thaler(number: "plural") } in the Safe you remove dice worth 4 and pay 5. The other 2 are still yours to spend.
rule-F6 = You may buy Tavern cards, at most one of each kind an evening, each at its price in { -thaler(number: "plural") }. Bards are sold from level 3.
    .title = Buying cards
    .editions = In the full example every edition buys “a { -brewer }” for 2. By its price that card is a { -barback }.
rule-F7 = You may upgrade an area: each once in the game, never the { -bartender }. Pay its price, less the discount for each card of its kind that you return to the supply. Only cards lying in that area this evening can be returned, any number, even more than needed. The price never falls below 0, and nothing is paid out. An upgrade brings 1 Noble. Dice lying on the tile stay. With a free upgrade (A3, S8, F16) nothing is returned.
    .title = Upgrades
    .ruling = A free upgrade has no price that a card could reduce.
    .example = Two Dishwashers lie in the { -area-dishwasher }. You return one: the upgrade costs { $dishwasher_price } − { $dishwasher_discount } { -thaler(number: "plural") } (X6).
rule-F8 = Upgrades of { -brewer }, Cashbox, Barrel, Safe, Beer Storage and Monk work at once. Those of { -server }, Dishwasher and Table work from the next evening, except by A3 and S8.
    .title = When upgrades work
    .ruling = A Table tile counts from the next evening, so until then a tavern shows as many tables as its guests found in phase B.
rule-F9 = A guest on a returned Table stays for this evening. A returned { -server } leaves its die. A returned { -brewer } adds no more beer to dice removed later. A Dishwasher that was already used may be returned without undoing its use: the uses left fall by the number of cards returned minus the uses already spent by removed dice, never by less than 0. If dice still lying need more raises than would be left, the return is refused until you move them.
    .title = Returned cards
    .ruling = The full example in the rulebooks returns a used Dishwasher. A use that is spent cannot be lost again.
    .example = You have two Dishwashers and removed a die that one of them raised. You return that one: the other can still raise a die.
rule-F10 = You may recruit one guest an evening from the display for its beer price. The card goes on top of your deck; then you get its immediate bonus, once, with all that follows from it; then its Signature (T2) with all that follows; then the place is refilled from the face-down stack. The 3-pile is refilled only when it is empty, by a fifth open guest. If the stack is empty, the place stays empty. If the table is set so, the refill, with its Signature tile, happens when the turn closes (F18).
    .title = Recruiting a guest
    .ruling = The rulebooks refill the place when the guest is taken. We first finish what the guest gives, so that nothing new is revealed in the middle of a decision.
    .example = You have 7 beer and recruit a guest for 5 who brings 2 { -thaler(number: "plural") }. You have 2 beer left, 2 { -thaler(number: "plural") } more, and the guest lies on top of your deck.
rule-F11 = You may recruit Nobles: 1, 2 or 3 of them for { $noble_1 }, { $noble_2 } or { $noble_3 } beer. This may be done at any time in your turn and as often as you can pay, while the supply has them. It does not count against F10.
    .title = Nobles for beer
rule-F12 = You may give up a Counter Guest for one Monastery step, and several in one turn.
    .title = A Counter Guest for the Monastery
rule-F13 = The Monastery Track is a ring of 23 spaces, 0 to 22. Each step enters the next space and gives its bonus at once. After 22 comes 0, which costs a step like any other, and the movement goes on.
    .title = The Monastery
    .editions = Three of the four base rulebooks let the movement go on beyond 22. In the German text the marker stops on the start space.
    .example = Your marker stands on 21 and takes 3 steps: 22, 0, 1. You get what 22 and 1 show.
rule-F14 = “{ -removal }”: one Regular or guest who sits at one of your tables with no die on it is taken out of the game, never a Noble. The table is not refilled. A guest already served may go, too; the die used there keeps counting in F2. You may decline.
    .title = { -removal }
    .ruling = The text names Regulars and guests. Nobody would want to remove a Noble.
rule-F15 = Bonuses are given at once. A Tavern card from the Monastery or from a guest’s immediate bonus may lapse: you are asked whether to take or leave it. Every other bonus is always taken, except F14 and A3. A bonus card whose pile is empty is lost. Cards and guests gained as a bonus do not count for the limits of F6 and F10.
    .title = Bonuses
    .ruling = The base texts let bonuses of the Monastery and of guests lapse. You can only want that for cards, because they change your deck, so only there you are asked. The rulebooks also say that a step for the Monk “may” be made; here it always is. F6 and F10 limit buying and recruiting.
rule-F16 = Level 2 and up, Entertainers in your serving turn, as often as you pay: { $musician_first } Schnapps for { $musician_thalers } { -thaler(number: "plural") }; { $musician_second } Schnapps for { $musician_beer } beer; { $fire_first } Schnapps to upgrade any area free, with its Noble; { $fire_second } Schnapps to remove a guest as in F14. Each needs its side (A6). You name the area or the guest when you pay.
    .title = Entertainers
    .ruling = Naming the target at once keeps you from paying for something impossible.
rule-F17 = Level 3 and up: each Bard in your tavern may once an evening advance your Reputation by 1, at any moment of your serving turn.
    .title = Bards
rule-F18 = Your turn ends when you say so. Up to { $safe } { -thaler(number: "plural") } (upgraded { $safe_up }) stay in the Safe and up to { $storage } beer (upgraded { $storage_up }) in the Beer Storage; the rest is lost. Your dice return. Level 2 and up: Schnapps above { $schnapps_kept } goes back to the supply now, before phase G.
    .title = Closing your turn
    .editions = The rulebooks apply the limit of Schnapps at the end of a player’s turn. North Star calls the whole evening a Turn; Schmidt keeps round and turn apart, and there a turn is phase F. We follow Schmidt.

## Phase G

rule-G1 = Level 2 and up, the Juggler’s card side: for { $juggler_card } Schnapps, once an evening, one card that would be discarded goes on the very top of your { -deck } instead. Not on the eighth evening.
    .title = The Juggler keeps a card
    .ruling = On the last evening it could only lose a point.
rule-G2 = All cards in the tavern, seated and in the areas, go to the discard pile. Nobles, too.
    .title = Closing time

## Reputation and Guest Book

rule-T1 = Reputation, from level 3: each step enters the next space and gives its bonus at once. The Crown is a space like the others, and after it comes the “1”; the { -bartender } is only the start. A Schnapps space gives Schnapps. On “Schnapps or remove a guest” you choose: removing, as in F14, is offered only with a removable guest and cannot be declined once chosen; with no Schnapps left it is remove or nothing. A Signature space gives a Signature; with no tile left or no free column, nothing. The Crown gives 1 Noble.
    .title = The Reputation Track
    .ruling = Both texts score a marker on the Crown, so it can rest there. A choice must be possible to carry out.
rule-T2 = Level 5: recruiting a guest with beer gives you the Signature tile lying on it. The tile goes to the topmost free space of the column of the guest’s beer price (3/4, 5, 6, 7/8). A Signature from the Reputation Track goes to a column of your choice that is not full.
    .title = Signatures
rule-T3 = The bonus that a tile covers is given at once. The tile that fills the last free space of a horizontal row also gives 1 Noble, after the bonus of its space. If the column is full, nothing is laid and the tile goes back to the supply. The { -barback } among these bonuses is a card and goes on your deck.
    .title = Bonuses of the Guest Book
    .ruling = The tile is laid on its space before it fills the row, so the bonus of the space comes first.
    .editions = For a full column one English text forfeits the tile, the other never takes it; we put it back. “Take 1 Beer” in the Schmidt text is a slip for the Beer Merchant: it goes on the deck, and beer does not.
rule-T4 = A refilled display place gets a Signature tile while the supply has any, and so does the next card of the 3-pile. No tile on the guest means no Signature.
    .title = New tiles
rule-T5 = Chains: where a bonus moves a marker that gives a bonus, and so on, each is finished with all that follows from it before the next begins, in the order gained. Each choice is asked when it comes up.
    .title = Chains
    .ruling = The rulebooks allow any order. Records need a fixed one to replay.

## The end

rule-Z1 = You score the Victory Points of all your cards in { -deck } and discard pile. Level 2 and up: 1 point for each Schnapps. Level 3 and up: the number of your Reputation space. A Schnapps space (either kind) or a Signature space counts as the number before it, also after a lap. The Crown counts 0, and so does a marker still on the { -bartender }.
    .title = Scoring
    .editions = On a Schnapps space North Star scores the number before it, Schmidt the highest number passed. In the first lap that is the same; after a lap the second reading would pay the highest number of the track. We follow North Star.
    .example = Your marker stands on the Schnapps space after “5”: 5 points (X8).
rule-Z2 = The player with the most points wins. In a tie, the largest sum of stored { -thaler(number: "plural") } and beer wins. If it is still a tie, the victory is shared.
    .title = Winning
rule-Z3 = A removed card is out of the game and scores nothing.
    .title = Removed cards

## The worked examples of the rulebooks

rule-X1 = You reveal Noble, Table, { -server }, { -brewer }, guest, guest, Noble, { -server }, Regular. The first Noble sits at a table, the guests at the second and third, the second Noble on the first one, the Regular at the drawn Table. Revealing stops. Two { -server(number: "plural") } and one { -brewer } lie in their areas.
    .title = Arrival
rule-X2 = One { -server } card and the permanent { -server } bring two own dice. Three cards and the permanent { -server } bring three.
    .title = Own dice
rule-X3 = Four players take 6, 6, 2 and 5. The coasters pass to the left, so the first now has the coaster of the fourth. They take 6, 5, 4 and 1.
    .title = The draft
rule-X4 = You plan with 1 1 3 3 5 6. The dice 1, 1 and 6 go on the { -brewer }, the 5 on the Monk, a 3 on a guest who needs a 3, the other 3 on the Barrel.
    .title = A plan
rule-X5 = The { -brewer } is plain, two { -brewer } cards lie there, and you remove 1, 1 and 6: 9 beer.
    .title = Brewing
rule-X6 = Two cards lie in the { -area-dishwasher }, and you return one: 9 − 3 = 6 { -thaler(number: "plural") }. The tile is flipped, and a Noble goes on top of your deck.
    .title = A cheaper upgrade
rule-X7 = You have four white and three own dice, 5 { -thaler(number: "plural") } in the upgraded Safe, an upgraded Cashbox, a plain { -brewer } with one { -brewer } card, and two Dishwashers. A 4 (+1) lies on a guest who needs 5, a 1 (+1) on the Noble, a die on a second guest, a 4 on the Cashbox, three dice on the { -brewer }. The guests pay 5 and 6: 11 { -thaler(number: "plural") }. Cashbox: 14. You upgrade the { -brewer } for 18, 4 of them from the Safe, and gain a Noble. The Noble pays 2, which buy a { -barback }. The { -brewer } dice now bring 3 each: 9 beer. You recruit a 7-beer guest with the bonus 3 { -thaler(number: "plural") }: 2 beer and 4 { -thaler(number: "plural") } are left. You upgrade the { -area-dishwasher } and return both cards: 9 − 6 = 3 { -thaler(number: "plural") }, and a Noble. At the end 1 { -thaler } is in the Safe and 2 beer in the Beer Storage. Your deck from the top: Noble, guest, { -barback }, Noble.
    .title = A full serving turn
rule-X8 = Your Reputation marker stands on “the 6 space”, which we read as the sixth, the Schnapps space after “5”. It scores 5.
    .title = Reputation at the end
rule-X9 = You remove dice worth 5 { -thaler(number: "plural") } and pay 5; then dice worth 4 beer and pay 4; then dice worth 2 { -thaler(number: "plural") } and pay 2. A die worth 4 { -thaler(number: "plural") } pays for something that costs 3, and 1 remains.
    .title = Mixed spending
rule-X10 = The third Start Card: three steps bring one { -barback }, and two Regulars are out. Schnapps by evening at level 2: 1, 2, 1, 2, 1 on evenings 2, 3, 5, 6, 8; from level 3 it is 1 on evenings 2 and 8.
    .title = A Start Card, and Schnapps
