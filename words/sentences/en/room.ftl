# Tables, the people round them and the links that lead there.

me-name = Your name
me-house = Your house
me-taken = { $house }, taken

make-alone = Alone against the computer
make-friends = With friends
make-players = Players, including you
make-seat = Seat { $number }
make-friend = A friend, by a link
make-here = A friend at this device
make-here-name = Their name
make-here-default = Player { $number }
make-computers = Computer players
make-options = Options
make-open = Open the table
make-begin = Start the game
make-opening = Opening …
make-code = Continue a game from another device
make-code-hint = In that game, choose “Continue on another device” and type the code here.
make-code-field = Code
make-code-use = Continue

options-late-refill = Reveal new guests after serving
options-late-refill-why = Everything done while serving can then be undone.
options-undo = Undo beyond a reveal
options-undo-why = Back to the last reveal, everybody can undo their own steps.
options-undo-consent = if everyone agrees
options-undo-free = freely
options-hints = Hints
options-hints-why = The record marks every hint that was used.
options-hints-nobody = for nobody
options-hints-all = for everyone
options-tops = Known cards on top of a deck
options-tops-why = Everybody has seen these cards.
options-tops-shown = shown
options-tops-hidden = to be remembered
options-spectators-chat = Spectators may chat
options-spectators-chat-why = Otherwise they only read.
options-grace = Wait for someone who is away
options-grace-why = After that, a computer player may take over until they return.
options-grace-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
options-grace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
options-grace-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

waiting-title = { $owner }’s table
waiting-title-yours = Your table
waiting-title-nobody = A table
waiting-level = Level { $level }: { $name }
waiting-chairs = Round the table
waiting-open = Open seat
waiting-open-hint = waiting for a friend
waiting-is-you = you
waiting-is-owner = host
waiting-is-away = not connected
waiting-sit-here = Sit here
waiting-edit = Change name or house
waiting-edit-done = Save
waiting-cancel = Cancel
waiting-stand-up = Stand up
waiting-kick = Send away
waiting-kick-sure = Send { $name } away? The invitation they have will stop working.
waiting-give = Give this seat to a computer player
waiting-give-choose = Computer player …
waiting-free = Keep free for a friend
waiting-remove-seat = Remove this seat
waiting-add-seat = Add a seat
waiting-start = Start the game
waiting-start-open = { $count ->
    [one] One seat is still open. Wait for a friend, give it to a computer player or remove it.
   *[other] { $count } seats are still open. Wait for friends, give them to computer players or remove them.
}
waiting-start-wait = { $owner } starts the game when everybody is here.
waiting-start-wait-nobody = The game starts when everybody is here.
waiting-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
waiting-you-watch = You are watching this table.
waiting-leave = Leave the table
waiting-leave-sure = Leave this table? You need a new invitation to come back.
waiting-dice = The dice are fixed already
waiting-dice-why = The program has drawn the seed of all dice and cards and published this fingerprint of it. Then every player’s browser adds a secret number. So nobody, not even the host, can choose or foresee the dice, and everybody can check it after the game.

sit-title = Take a seat
sit-button = Sit down
sit-full = Every seat is taken. You can stay and watch.

invite-title = Invite friends
invite-hint = Send the link, or let them scan the code.
invite-hint-here = Send the link.
invite-link = Invitation link
invite-copy = Copy the link
invite-copied = Copied
invite-copy-by-hand = Select the link and copy it.
invite-share = Share …
invite-qr = QR code of the invitation link
invite-lost = This device does not have the invitation link. A new one replaces the old one.
invite-renew = Make a new link
invite-more = More links
invite-spectator = A link to watch
invite-spectator-hint = Spectators see the table, but nothing secret.
invite-spectator-make = Make a link to watch

network-let = Let other devices in my network join
network-closed = At the moment only browsers on this machine reach your tables.
network-open = Friends in your Wi-Fi or network reach this machine at { $address }, and need a link to join. The connection is not encrypted. Off again with this switch, or when the program stops.
network-only = Only browsers on this machine can open this address. To play with friends on other devices, start the program with{ "\u00A0" }{ $option }.

join-opening = Opening the door …
join-failed = That did not work
join-bad-link = This invitation no longer works: it was replaced, or it was already used. Ask your host for a new link.
join-no-room = This table has no room for more guests. Ask your host for a link to watch.
join-begun = The game has already begun. Ask your host for a link to watch.
join-bad-house = This address no longer opens the house. Start the program again.
join-bad-code = This code is wrong, was already used, or is older than ten minutes.
join-home = To the start page
join-again = Try again

people-title = People at the table
people-summary = People at the table, { $count } away
people-here = is here
people-away = is away
people-away-for = is away; a computer player may take over in { $time }
people-away-long = has been away for long
people-left = has left
people-minded-by = { $bot } is playing for them
people-minds-you = { $bot } is playing for you.
people-minded = played by { $bot }
people-mind = Let a computer player take over
people-take-back = Take my chair back
people-device = Continue on another device
people-code = Code: { $code }
people-code-hint = { $minutes ->
    [one] On the other device, open this address, choose “Continue a game from another device” and type the code. It works once, for { $minutes } minute.
   *[other] On the other device, open this address, choose “Continue a game from another device” and type the code. It works once, for { $minutes } minutes.
}
people-new-link = Make a link to this seat
people-new-link-for = A link to { $name }’s seat. It works once.
people-spectators = Make a link to watch
people-leave = Leave the table
people-leave-sure = Leave for good? A computer player will finish the game for you.
people-leave-watch = Stop watching
people-sure = Leave
people-stay = Stay

chat-title = Chat
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-empty = Nobody has said anything yet.
chat-off = Spectators cannot chat at this table.
chat-field = Message
chat-send = Send
chat-phrases = Ready phrases
chat-guest = A guest
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-your_turn = It’s your move.
phrase-cheers = Cheers!
phrase-good_game = Good game!
phrase-again = Once more?

list-waiting = waiting for players
list-remove = Delete
list-watch-of = Watch the replay: { $game }
list-remove-of = Delete { $game }
list-remove-sure = Delete this game for everyone? This cannot be undone.
list-remove-yes = Delete it
list-forget = Remove from my list
list-forget-of = Remove { $game } from my list
list-forget-sure = Remove this game from your list? The others keep it.
list-forget-yes = Remove it
list-keep = Keep it
list-abandon = Abandon
list-abandon-of = Abandon { $game }
list-abandon-sure = Abandon this game? It will be deleted and cannot be brought back.
list-abandon-yes = Abandon it
list-abandon-keep = Keep playing
list-leave = Leave
list-leave-of = Leave { $game }
list-leave-sure = Leave this table for good? A computer player takes your seat, and the others play on.
list-leave-yes = Leave the table
list-leave-keep = Stay

rematch-invite = Another round at the same table is open.
rematch-join = Go there
