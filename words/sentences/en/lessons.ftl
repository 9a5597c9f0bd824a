# The guided lessons: what the tavern cat says. Each text stands for one step of crates/lessons.

lessons-new-here = New here?
lessons-invite = Learn the game by playing one evening. It takes about eight minutes.
lessons-start = Take the first lesson
lessons-resume = Go on with the lesson
lessons-again = Once more
lessons-done = done
lesson-name = { $id ->
    [schnapps] { -schnapps-word } and { -entertainer-word(number: "plural") }
    [reputation] { -reputation } and { -bard(number: "plural") }
    [start-cards] { -start-card(number: "plural") }
    [guest-book] { -guest-book }
   *[first] Your first evening
}

## The coach

lesson-coach = Minka, the tavern cat
lesson-step = Step { $step } of { $steps }
lesson-go-on = Go on
lesson-finish = Finish
lesson-back = Back
lesson-leave = Leave the lesson
lesson-waiting = The others are busy. One moment.
lesson-not-now = In a game you may do that. Here, please follow me: what comes next has the bright ring.
lesson-read-on = One thing at a time: first read on, with “{ lesson-go-on }”.
lesson-over = Well done! That was the lesson. If you do not know what to do in a game, “{ hint-ask }” helps, and says why.
lesson-next = Next lesson: { $name }
lesson-play = Play a real game at level { $level }
lesson-home = Back to the start page

## The first evening

lesson-first-welcome = Welcome! I am Minka, and I have seen many innkeepers come and go. Tonight this tavern is yours. The last innkeeper has left you two good guests and some money.
lesson-first-goal = A game has eight evenings, and you take over on the second. Whoever has the most { -point(number: "plural") } after the last one wins. Almost all of them are printed on cards: on your guests, and above all on { -noble(number: "plural") }, who are worth 10 each.
lesson-first-evening = Up here you see which evening it is ({ -round } 2 of 8) and how far along it is. Every evening runs the same way. The moon brings a present. Guests sit down. Everybody chooses dice and places them. Then you serve: dice turn into { -thaler(number: "plural") } and beer. You spend both on a better tavern. And then it is closing time.
lesson-first-moon = The moon’s present tonight: a guest for 3 beer, or a { -barback }, who brings a beer whenever he comes. Staff pay off over many evenings, but tonight you want somebody to serve: take the guest. A new card goes on top of your deck, so he comes this very evening.
lesson-first-arrived = There they are! Cards came off your deck until every table was taken. Each guest shows a die and what he pays if you serve him with it: the 5 pays five, the 3 pays three.
lesson-first-staff = Not everybody who comes is a guest. A { -server } and a { -brewer } came too and went to work: she brings you an extra die, and he adds a beer to every die on the { -area-brewer }.
lesson-first-counter = If you dislike what came, you can give up the { -counter-guest } who sits at your bar and draw all cards of the evening again, staff and tables too. What came tonight is fine. Keep it.
lesson-first-draft = Now for the dice. Everybody has four white dice on a { -coaster }. You take one, then the coasters move on to the next player. So look at what you need, and take first what you need most.
lesson-first-take-5 = Your best guest wants a 5. Your own die shows one already, but we have other plans for that. Take this one for the guest.
lesson-first-take-2 = This is the coaster of your neighbour. The { -regular } at your third table wants a 2. Take it.
lesson-first-take-6 = A 6 brings beer on the { -area-brewer }. Take it. The last die then comes by itself.
lesson-first-plan = These are your dice: four white ones, and your own from the { -server }. Now each needs a place: at a guest, or in one of your rooms. Pick up a die, and the places it fits light up.
lesson-first-place-5 = Put the white 5 on the guest who wants a 5.
lesson-first-place-3 = And the 3 on the guest who wants a 3.
lesson-first-place-2 = The 2 is for the { -regular }.
lesson-first-place-6 = Guests bring money; beer comes from your rooms. Put the 6 on the { -area-brewer }, which takes a 1 or a 6.
lesson-first-place-monk = Your own 5 goes to the { -area-monk }. He walks the { -monastery-track } for you, and there are presents on the way.
lesson-first-ready = Everything has its place. When a die suits nobody, the { -area-cashbox } and the { -area-barrel } take one of any value. Now say that you are ready.
lesson-first-use-5 = Your turn to serve! Press the +5 on the guest’s table: the die comes off, and the guest pays.
lesson-first-use-3 = Now the one who pays 3.
lesson-first-use-2 = And your { -regular }. He pays little, but he pays.
lesson-first-use-6 = Fetch the beer: one for the delivery, one more thanks to the { -brewer }.
lesson-first-use-monk = Send the { -area-monk } on his way. His first step brings nothing yet; the third brings a card.
lesson-first-purse = 12 { -thaler(number: "plural") } and 4 beer: a fine evening. { -thaler(number: "plural") } pay for staff and for upgrades. Beer brings new guests. Most of it does not keep: the red numbers are what you would lose if you finished now. So spend it.
lesson-first-upgrade = Upgrade the { -area-safe } for 6 { -thaler(number: "plural") }. It is early for an upgrade; this one shows you how they work. From now on it keeps 5 { -thaler(number: "plural") } overnight, not 2. And there is something even better about upgrades.
lesson-first-noble = Word gets around: each upgrade you pay for brings a { -noble }! That is 10 points for 6 { -thaler(number: "plural") }. You can also win { -noble(number: "plural") } with beer, from 9 beer on, as often as you can pay. When they visit, all of yours share one table; they want a 2 and pay 2. Winners collect them.
lesson-first-hire = You have 6 { -thaler(number: "plural") } left. Buy a { -table }: tomorrow one more guest finds a seat. You may buy one of each kind every evening.
lesson-first-recruit = Now the beer. Once an evening, besides { -noble(number: "plural") }, you may recruit a guest from the display. The one for 4 beer pays 4 and is worth 3 points: take him.
lesson-first-close = All done. Finish serving. One { -thaler } goes into the { -area-safe } for tomorrow; without an upgrade, { -area-safe } and { -area-storage } keep 2 each.
lesson-first-next = At closing time everybody goes home: guests and staff go to your { -discard }. What you gained tonight lies on top of your { -deck } and comes first tomorrow: the guest, the { -table }, the { -noble }.
lesson-first-others = The others do the same in their taverns. You can look at them at any time: everything lies open, and only choices that all make at the same time stay hidden until everybody has made theirs. And whatever you point at is explained.
lesson-first-points = That is the game: eight evenings, better guests, better rooms, and { -noble(number: "plural") }. At the end you count the points on all your cards. Two tips to take along. First get staff and good guests, for a cheap guest takes a seat from a better one. And most upgrades come on the last two evenings: then return the staff at work in a room, which makes its upgrade cheaper, sometimes free. Sooner, they do more for you at work. Now to your own tavern!

## Schnapps and Entertainers

lesson-schnapps-welcome = From level 2 on there is { -schnapps-word }. You have three. You can keep four from one evening to the next, and each is worth a point at the end. But first let us see what else it is good for.
lesson-schnapps-moon = { -schnapps-word } comes from the moon: look at the { -round-track }, which shows on which evenings. Tonight you got one. And instead of many of the presents you know, an { -entertainer-word } comes.
lesson-schnapps-entertainers = Three { -entertainer-word(number: "plural") } come to every tavern in the course of the game. Two are with you already; you see them at your counter. They stay until the end and work for { -schnapps-word }, as often as you pay.
lesson-schnapps-side = Tonight the { -juggler } comes. Each { -entertainer-word } has two sides, and you choose one for the whole game. With the first he keeps a card for tomorrow at closing time. With the second he turns dice. Choose the second.
lesson-schnapps-take-6 = Your best guest wants a 5, but there is no 5 on either { -coaster }. Never mind: take a 6 for beer first.
lesson-schnapps-take-2 = A { -regular } wants a 2. Take it.
lesson-schnapps-take-more = And another 6 for beer. The last die, a 4, comes by itself.
lesson-schnapps-turn = Now the { -juggler }. For one { -schnapps-word } he turns a die that lies nowhere yet: pick up the 4 and turn it to 5.
lesson-schnapps-place = Put the 5 on your best guest.
lesson-schnapps-place-2 = The 2 is for a { -regular }.
lesson-schnapps-place-6 = Both 6s go to the { -area-brewer }.
lesson-schnapps-ready = Everything has its place. Say that you are ready.
lesson-schnapps-guest = Serve the guest: 5 { -thaler(number: "plural") } for one { -schnapps-word }. Not bad.
lesson-schnapps-rest = And the { -regular }.
lesson-schnapps-brewer = Fetch the beer with both dice.
lesson-schnapps-pay = The { -musician } plays for tips. Yours has the side that turns one { -schnapps-word } into 2 { -thaler(number: "plural") }; the other side gives 3 beer for two. Pay him once.
lesson-schnapps-recruit = You have 5 beer. Two guests cost that. Recruit the one who brings 2 { -thaler(number: "plural") } along.
lesson-schnapps-upgrade = The guest brought 2 { -thaler(number: "plural") } along, so you have 12. Upgrade the { -area-monk } for 10: from now on he takes two steps for each die. And a { -noble } comes, as always.
lesson-schnapps-fire = The third is the { -fire-eater }. For 5 { -schnapps-word } he upgrades any room, with its { -noble }, and you pay no { -thaler(number: "plural") }. During your turn you may hold more than four; only when you finish serving, what is above four goes back. With his other side he sends a guest out of the game for 2 { -schnapps-word }.
lesson-schnapps-close = That is enough for tonight. Finish serving.
lesson-schnapps-points = A rule of thumb: a { -schnapps-word } is a point. Spend it when it brings more than that, as it did tonight. On the last evening keep what you cannot use. Which sides are best? Those that suit your tavern. Point at an { -entertainer-word } to read what he does.

## Reputation and Bards

lesson-reputation-welcome = Level 3 brings the { -reputation-track }. Your marker walks round it. Some spaces bring presents, and at the end the number of your space counts as points.
lesson-reputation-balance = When your turn begins, count the { -thaler(number: "plural") } and the beer that your placed dice will bring, and the beer of your { -barback(number: "plural") }. You take as many steps as the smaller number. A balanced tavern makes a good name.
lesson-reputation-place = Put the 3 on its guest. Then your plan brings 5 { -thaler(number: "plural") } and 3 beer.
lesson-reputation-ready = Say that you are ready, and watch your marker: it takes three steps.
lesson-reputation-change = You may still change your plan. With a { -brewer } at work, the 6 brings one beer more at the { -area-brewer } than on the { -area-barrel }. Move it there: 4 beer, so your marker takes another step.
lesson-reputation-back = It works in both directions: if a change makes the smaller number smaller, your marker goes back, and you return what its spaces gave you. If you have spent that already, the change is not allowed.
lesson-reputation-bard = A { -bard } came tonight. Once an evening, at any moment of your turn, he sings, and your { -reputation } goes up by one. Let him sing.
lesson-reputation-guest = Now serve the guest as usual.
lesson-reputation-rest = And the { -regular }.
lesson-reputation-brewer = Fetch the beer with both dice.
lesson-reputation-recruit = Some guests talk about you in the valley. The one for 4 beer brings two { -reputation } steps at once. Recruit him, and see what lies on the way.
lesson-reputation-spaces = A { -schnapps-word }! Every space gives its present when your marker enters or passes it. On the space with two signs you choose: a { -schnapps-word }, or one of your guests leaves the game. That is a good way to get rid of a { -regular }.
lesson-reputation-hire = { -bard(number: "plural") } cost only 1 { -thaler }. Buy one for tomorrow.
lesson-reputation-hire-more = And a { -server }, for { -thaler(number: "plural") } that the { -area-safe } would not keep anyway.
lesson-reputation-close = Finish serving.
lesson-reputation-points = Seven steps in one evening, and a present on the way. At the end a space without a number counts like the number before it. After the Crown, which brings a { -noble } and counts nothing, the track begins again at 1. So near the end, do not run past the high numbers.

## Start Cards

lesson-start-cards-welcome = At level 4 the taverns begin differently. You know the first deck: seven { -regular(number: "plural") }, a { -server }, a { -table } and a { -brewer }. Now a { -start-card } decides what comes instead of the last three. Of seven cards, three lie open in each game.
lesson-start-cards-kinds = There are three kinds of gifts. Staff is shuffled into your deck and comes again and again. An upgraded room works from the first evening on, but brings no { -noble }. And { -schnapps-word }, beer or { -monastery } steps are yours at once.
lesson-start-cards-compare = Look at what each card gives. The first is the deck you know. The second has one person more, but no { -server } and no { -table }. The third brings hardly any staff, but sends two { -regular(number: "plural") } away, so that good guests find more seats.
lesson-start-cards-together = Everybody chooses at the same time, and nobody sees it before all have chosen. Several may take the same card, so nobody can take one away from you.
lesson-start-cards-choose = Take the third: three steps in the { -monastery }, and two { -regular(number: "plural") } leave your deck for good.
lesson-start-cards-barback = Now the gifts come, one after the other. The third step brings a { -barback }, who fetches one beer whenever he comes. Take him; he is shuffled into your deck.
lesson-start-cards-drop = Now send a { -regular } away. The ones with the 1 pay least: drop one of those.
lesson-start-cards-drop-again = And another. A thin deck brings your good cards back sooner.
lesson-start-cards-arrived = The first evening. See what your card did: your { -barback } is here, but no { -server }, so you have only four dice, and no { -table }, so only three guests found a seat.
lesson-start-cards-counter = Your { -counter-guest } could fetch other guests. But your deck has none that are better yet: keep these, and keep him.
lesson-start-cards-take-2 = Two of your { -regular(number: "plural") } want a 2. Take one.
lesson-start-cards-take-6 = A 6 for beer.
lesson-start-cards-take-more = And the other 2. The last die comes by itself.
lesson-start-cards-place-2 = Put a 2 on a { -regular }.
lesson-start-cards-place-more = And the other 2 on the next one.
lesson-start-cards-place-6 = The 6 goes to the { -area-brewer }.
lesson-start-cards-place-any = The 4 suits nobody. The { -area-cashbox } takes any die: 1 { -thaler }.
lesson-start-cards-ready = 5 { -thaler(number: "plural") } and 2 beer, that of the { -barback } included: your { -reputation } goes up by two. Say that you are ready.
lesson-start-cards-use-2 = Serve your { -regular(number: "plural") }.
lesson-start-cards-use-any = And take the { -thaler } from the { -area-cashbox }.
lesson-start-cards-use-6 = And the { -area-brewer }’s beer. Your { -barback } has already brought his.
lesson-start-cards-hire = 5 { -thaler(number: "plural") }. What does your tavern lack? Dice. Buy a { -server } for 4: from tomorrow she brings one more whenever she comes.
lesson-start-cards-hire-more = And for the last one a { -bard }: in so small a deck he comes often.
lesson-start-cards-close = Finish serving. The 2 beer stay in the { -area-storage }.
lesson-start-cards-tomorrow = Here a small deck pays: { -bard } and { -server } come first tomorrow, and soon everything comes round again.
lesson-start-cards-end = That is all there is to { -start-card(number: "plural") }: one choice that shapes the whole game. With an upgraded room, buy what makes use of it; with much staff, get guests; with a small deck, get good cards. And whatever your card lacks, buy that first.

## Guest Book

lesson-guest-book-welcome = At level 5 every tavern has a { -guest-book }. The guests on the display carry a { -signature }. Recruit one with beer, and he signs. A guest that the moon brings does not.
lesson-guest-book-columns = His price decides the column: 3 or 4, 5, 6, 7 or 8. The { -signature } goes on the topmost free space, and what it covers is yours at once. Three guests have signed in this book.
lesson-guest-book-goal = Whoever fills a whole row from left to right also gets a { -noble }. Your first row lacks one { -signature }: that of a guest for 6 beer. So tonight you need 6 beer.
lesson-guest-book-place-3 = First the money: put the 3 on its guest.
lesson-guest-book-place-6 = Two { -brewer(number: "plural") } are at work, so each die at the { -area-brewer } brings 3 beer. Put the 6 there, too.
lesson-guest-book-ready = 3 { -thaler(number: "plural") } and 7 beer: your { -reputation } takes three steps. Say that you are ready, and watch where they lead.
lesson-guest-book-column = A { -schnapps-word }, and then a { -signature }! At level 5 the { -reputation-track } has a space that brings one, and for that one you choose the column. You could fill the row now, but a guest will do that. Choose the last column: it covers a { -table }.
lesson-guest-book-covered = The { -table } lies on your deck. Whatever a { -signature } covers comes at once: cards, { -schnapps-word }, { -reputation } steps, { -noble(number: "plural") }. And if it moves a marker that brings something, that comes, too.
lesson-guest-book-guest = Serve your guest.
lesson-guest-book-brewer = Fetch the beer with both dice.
lesson-guest-book-barrel = And one from the { -area-barrel }.
lesson-guest-book-recruit = 7 beer. Recruit the guest for 6, and look at your { -guest-book }.
lesson-guest-book-row = He signed in the third column: a { -schnapps-word }. And the row is full, so a { -noble } came as well: 10 points. He brought 3 { -thaler(number: "plural") } besides.
lesson-guest-book-tiles = A new guest stands in his place, with a new { -signature }. There are 40 in the game; when they are gone, new guests bring none. { -noble(number: "plural") } never sign, nor does a guest whom the moon brings.
lesson-guest-book-bard = Let your { -bard } sing, too.
lesson-guest-book-upgrade = 7 { -thaler(number: "plural") }: upgrade the { -area-safe } for 6, and another { -noble } comes.
lesson-guest-book-close = Finish serving.
lesson-guest-book-full = A full column takes nothing more: a guest of that price then brings no present with his { -signature }. So look at the book before you recruit.
lesson-guest-book-end = Rows bring { -noble(number: "plural") } and want guests of all prices. The lower spaces of a column bring more and want many guests of one price. Point at a space to see what it gives. Now you know everything the valley has to offer!
