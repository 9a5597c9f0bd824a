# The start page.

start-tagline = Eight evenings to run the best tavern in the valley, with friends or against the computer.
start-new-game = New game
start-open-seat = open seat
start-modes = Who plays
start-level = Level
start-about-level = { $name }. { $about }
start-opponents = Opponents
start-opponent = Opponent { $number }
start-bot = { $name } – { $about }
start-curious = Other bots
start-default-name = Innkeeper
start-late-refill = Reveal new guests after serving
start-late-refill-why = You can then undo everything you did while serving.
start-begin = Open the tavern
start-beginning = Opening …
start-games = Continue a game
start-finished = Finished games
start-go-on = Continue
start-look = View
start-listed = Level { $level } · { $names }
start-against = Against { $names }
start-rival = { $house } ({ $strength })
start-again = Play again
start-again-with = Level { $level } against the computer ({ $names })
start-again-bots = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
start-change-you = Change name or house
start-you-done = Done
start-other-game = Another game
start-won = Won
start-lost = Lost
start-shared = Shared victory
start-result = { $winners } won
start-none-yet = Here you will find your games. Nothing is ever lost: close the page whenever you like.
start-all-games = Show all { $count } games
start-few-games = Show fewer

level-1 = The tavern
    .about = Dice, guests, staff and { -noble(number: "plural") }: the base game.
level-2 = { -entertainer-word(number: "plural") }
    .about = { -schnapps-word }, and three { -entertainer-word(number: "plural") } to spend it on.
level-3 = { -reputation }
    .about = Balance { -thaler(number: "plural") } and { -beer-word } to earn { -reputation }; { -bard(number: "plural") } help.
level-4 = { -start-card(number: "plural") }
    .about = Everybody starts with a different tavern.
level-5 = { -guest-book }
    .about = Collect guests’ { -signature(number: "plural") } for bonuses.

bot-beginner = Beginner
    .about = knows the rules and takes it easy
bot-regular = Experienced
    .about = a solid, fair opponent
bot-strong = Strong
    .about = thinks ahead and rarely slips
bot-strongest = Strongest
    .about = thinks as long as it takes
bot-greedy = Greedy
    .about = plans its dice and shops sensibly
bot-money = Money
    .about = invests first, scores later
bot-oneply = One step ahead
    .about = takes the step that looks best now
bot-random = Random
    .about = does anything; good for a first look

fan-short = Unofficial fan project.
fan-long = This is an unofficial fan project, not affiliated with the designer or the publishers of the game. The game is by Wolfgang Warsch, published by Schmidt Spiele and North Star Games: if you like it, buy the box.
fan-sheet = Most values are reconstructed from the rulebooks, as the tooltip of a card says; your box may show different ones.

box-title = The box and this program
sheet-choose = Printed values
sheet-standard = Standard
sheet-trained = The computer players learned with the standard values, so they may play a little weaker here.
sheet-played = Printed values: { $name }

# Settings.

settings = Settings
settings-speed = Opponents’ speed
settings-speed-instant = Instant
settings-speed-quick = Quick
settings-speed-normal = Normal
settings-speed-watch = Watch, with time to read
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Day
settings-theme-dark = Night
settings-numerals = Numerals on dice
settings-motion = Animations
settings-sound = Sounds
settings-sound-off = None
settings-sound-bell = Bell when it is my move
settings-sound-all = All
settings-volume = Volume
settings-words = Language
