# The guided lessons: what the tavern cat says. Each text stands for one step of crates/lessons.

lessons-new-here = New here?
lessons-title = Lessons
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
lesson-back = Back
lesson-leave = Leave the lesson
lesson-waiting = The others are busy. One moment.
lesson-not-now = You may do that in a game. In this lesson, do what I asked first.
lesson-over = Well done! That was the lesson.
lesson-next = Next lesson: { $name }
lesson-play = Play a real game at level { $level }
lesson-home = Back to the start page

## The first evening

lesson-first-welcome = Welcome! I am Minka, and I have seen many innkeepers come and go. Tonight this tavern is yours. The last innkeeper has left you two good guests and some money.
lesson-first-goal = You have eight evenings. Whoever has the most { -point(number: "plural") } then wins. Almost all of them are printed on cards: on your guests, and above all on { -noble(number: "plural") }, who are worth 10 each.
lesson-first-evening = Every evening runs the same way. The moon brings a present. Guests sit down. Everybody chooses dice and places them. Then you serve: dice turn into { -thaler(number: "plural") } and beer. You spend both on a better tavern. And then it is closing time.
lesson-first-moon = The moon’s present tonight: a guest for 3 beer, or a { -barback } for the cellar. Take the guest. A new card goes on top of your deck, so he comes this very evening.
lesson-first-arrived = There they are! Cards came off your deck until every table was taken. Each guest shows a die and what he pays if you serve him with it: the 5 pays five, the 3 pays three.
lesson-first-staff = Not everybody who comes is a guest. A { -server } and a { -brewer } came too and went to work: she brings you an extra die, and he makes every delivery one beer bigger.
lesson-first-counter = If you dislike who came, you can send a { -counter-guest } out to fetch a whole new crowd. These guests are fine. Keep them.
lesson-first-draft = Now for the dice. Everybody has four white dice on a { -coaster }. You take one, then the coasters move on to the next player. So look at what you need, and take first what you need most.
lesson-first-take-5 = Your best guest wants a 5. Take it.
lesson-first-take-2 = This is the coaster of your neighbour. The { -regular } at your third table wants a 2. Take it.
lesson-first-take-6 = A 6 is good for a beer delivery. Take it. The last die then comes by itself.
lesson-first-plan = These are your dice: four white ones, and your own from the { -server }. Now each needs a place: at a guest, or in one of your rooms. Pick up a die, and the places it fits light up.
lesson-first-place-5 = Put the white 5 on the guest who wants a 5.
lesson-first-place-3 = And the 3 on the guest who wants a 3.
lesson-first-place-2 = The 2 is for the { -regular }.
lesson-first-place-6 = Guests bring money; beer comes from your rooms. Put the 6 on the { -area-brewer }, which takes a 1 or a 6.
lesson-first-place-monk = Your own 5 goes to the { -area-monk }. He walks the { -monastery-track } for you, and there are presents on the way.
lesson-first-ready = Everything has its place. When a die suits nobody, the { -area-cashbox } and the { -area-barrel } take one of any value. Now say that you are ready.
lesson-first-use-5 = Your turn to serve! Take the die off the first guest, and he pays.
lesson-first-use-3 = Now the next one.
lesson-first-use-2 = And your { -regular }. He pays little, but he pays.
lesson-first-use-6 = Fetch the beer: one for the delivery, one more thanks to the { -brewer }.
lesson-first-use-monk = Send the { -area-monk } on his way. His first step brings nothing yet; the third brings a card.
lesson-first-purse = 12 { -thaler(number: "plural") } and 4 beer: a fine evening. { -thaler(number: "plural") } pay for staff and for upgrades. Beer brings new guests.
lesson-first-upgrade = Upgrade the { -area-safe } for 6 { -thaler(number: "plural") }. From now on it keeps 5 { -thaler(number: "plural") } overnight, not 2. And there is something even better about upgrades.
lesson-first-noble = Word gets around: each upgrade you pay for brings a { -noble }! That is 10 points for 6 { -thaler(number: "plural") }. You can also win { -noble(number: "plural") } with beer, from 9 beer on. Winners collect them.
lesson-first-hire = You have 6 { -thaler(number: "plural") } left. Hire: buy a { -table }. Tomorrow one more guest finds a seat. You may buy one of each kind every evening.
lesson-first-recruit = Now the beer. Once an evening you may recruit a guest from the display. The one for 4 beer pays 4 and is worth 3 points: take him.
lesson-first-close = All done. Finish serving. One { -thaler } goes into the { -area-safe } for tomorrow; without an upgrade, { -area-safe } and { -area-storage } keep 2 each.
lesson-first-next = At closing time everybody goes home: guests and staff go to your { -discard }. What you gained tonight lies on top of your { -deck } and comes first tomorrow: the guest, the { -table }, the { -noble }.
lesson-first-others = The others do the same in their taverns. You can look at them at any time; nothing is secret here. And whatever you point at is explained.
lesson-first-points = That is the game: eight evenings, better guests, better rooms, and { -noble(number: "plural") }. At the end you count the points on all your cards. One tip to take along: staff at work in a room can be returned to make its upgrade cheaper. Now to your own tavern!

## Schnapps and Entertainers

lesson-schnapps-welcome = From level 2 on, the moon also brings { -schnapps-word }. You have three. You can keep four, and each is worth a point at the end. But first let us see what else it is good for.
lesson-schnapps-entertainers = Three { -entertainer-word(number: "plural") } come to every tavern in the course of the game, and each has two sides. You choose one when he comes. They work for { -schnapps-word }, as often as you pay.
lesson-schnapps-turn = Your best guest wants a 5, and you have a 4. Ask the { -juggler }: for one { -schnapps-word } he turns the 4 into a 5.
lesson-schnapps-place = Now put the 5 on that guest.
lesson-schnapps-ready = The other dice are placed. Say that you are ready.
lesson-schnapps-guest = Serve the guest: 5 { -thaler(number: "plural") } for one { -schnapps-word }. Not bad.
lesson-schnapps-rest = And the { -regular }.
lesson-schnapps-brewer = Fetch the beer with both dice.
lesson-schnapps-pay = The { -musician } plays for tips: one { -schnapps-word } brings 2 { -thaler(number: "plural") }. Pay him once.
lesson-schnapps-recruit = You have 5 beer. Recruit the guest for 5.
lesson-schnapps-upgrade = The guest brought 2 { -thaler(number: "plural") } along, so you have 12. Upgrade the { -area-monk } for 10: from now on he takes two steps for each die. And a { -noble } comes, as always.
lesson-schnapps-close = That is enough for tonight. Finish serving.
lesson-schnapps-points = A rule of thumb: a { -schnapps-word } is a point. Spend it when it brings more than that, as it did tonight. On the last evening keep what you cannot use.

## Reputation and Bards

lesson-reputation-welcome = Level 3 brings the { -reputation-track }. Your marker walks round it. Some spaces bring presents, and at the end the number of your space counts as points.
lesson-reputation-balance = When your turn begins, count the { -thaler(number: "plural") } and the beer that your dice will bring. You take as many steps as the smaller number. A balanced tavern makes a good name.
lesson-reputation-place = Put the 3 on its guest. Then your plan brings 5 { -thaler(number: "plural") } and 3 beer.
lesson-reputation-ready = Say that you are ready, and watch your marker: it takes three steps.
lesson-reputation-bard = A { -bard } came tonight. Once an evening he sings, and your { -reputation } goes up by one. Let him sing.
lesson-reputation-guest = Now serve the guest as usual.
lesson-reputation-rest = And the { -regular }.
lesson-reputation-brewer = Fetch the beer of the { -area-brewer }.
lesson-reputation-barrel = And one from the { -area-barrel }.
lesson-reputation-recruit = Some guests talk about you in the valley. The one for 4 beer brings two { -reputation } steps at once. Recruit him, and see what lies on the way.
lesson-reputation-hire = { -bard(number: "plural") } cost only 1 { -thaler }. Buy one for tomorrow.
lesson-reputation-hire-more = And a { -server } for the 4 { -thaler(number: "plural") } that the { -area-safe } cannot keep.
lesson-reputation-close = Finish serving.
lesson-reputation-points = Six steps in one evening, and a present on the way. After the Crown, which brings a { -noble }, the track begins again at 1. So near the end, do not run past the high numbers.

## Start Cards

lesson-start-cards-welcome = At level 4 the taverns begin differently. Three { -start-card(number: "plural") } lie open, and everybody chooses one. It replaces the { -server }, the { -table } and the { -brewer } of your first deck.
lesson-start-cards-compare = Point at a card to see what it gives. Several players may choose the same one, so take what you like best. Staff is shuffled into your deck. An upgraded room works from the first evening, but brings no { -noble }. And fewer { -regular(number: "plural") } leave more tables for good guests.
lesson-start-cards-choose = Take the third: three steps in the { -monastery }, and two { -regular(number: "plural") } leave your deck for good.
lesson-start-cards-barback = The third step brings a { -barback }, who fetches one beer each evening. Take him.
lesson-start-cards-drop = Now send a { -regular } away. The ones with the 1 pay least: drop one of those.
lesson-start-cards-drop-again = And another. A thin deck brings your good cards back sooner.
lesson-start-cards-arrived = The first evening has begun, and your guests are here. From now on everything is as you know it.
lesson-start-cards-end = That is all there is to { -start-card(number: "plural") }: a small choice that shapes the whole game. Ask yourself what yours lacks now, such as a { -server } or a { -table }, and buy that first.

## Guest Book

lesson-guest-book-welcome = At level 5 every tavern has a { -guest-book }. The guests on the display carry a { -signature }. Recruit one with beer, and he signs. A guest that the moon brings does not.
lesson-guest-book-columns = His price decides the column: 3 or 4, 5, 6, 7 or 8. The { -signature } goes on the topmost free space, and what it covers is yours at once.
lesson-guest-book-brewer = First the beer. Use the die on the { -area-brewer }.
lesson-guest-book-barrel = And the one on the { -area-barrel }.
lesson-guest-book-recruit = Now recruit the guest for 4 beer. He signs in the first column, on a { -reputation } step. Watch what that sets off.
lesson-guest-book-column = A chain! The step led to a { -signature } space on the { -reputation-track }, and for that one you choose the column. Choose the third: it covers a { -schnapps-word }.
lesson-guest-book-guest = Serve your guests as usual.
lesson-guest-book-rest = And the { -regular }.
lesson-guest-book-bard = Let your { -bard } sing, too.
lesson-guest-book-hire = And buy a { -table } with what you have earned.
lesson-guest-book-close = Finish serving.
lesson-guest-book-rows = One more thing: whoever fills a whole row gets a { -noble }. So recruit guests of different prices; once a column is full, a { -signature } there brings nothing more. Now you know everything the valley has to offer!
