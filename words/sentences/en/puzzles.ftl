# The puzzles: the last turn of a game, and the most points in it.

puzzles-title = Puzzles
puzzles-short = How many points are in this last turn?
puzzles-about = It is the last turn of the game, and you are the last to serve. How many points can you make? The best result is proven: the computer has tried every turn there is.
puzzles-how = You can take back every step until you finish serving. The dots say how hard a puzzle is: how long its best turn is, how much the obvious one misses, and how many computer players fail to find it.
puzzles-progress = Your progress
puzzles-solved = { $solved } of { $all } solved
puzzles-streak = { $streak ->
    [0] No streak at the moment
   *[other] { $streak } in a row
}
puzzles-longest = Longest streak: { $streak }
puzzles-next = Next puzzle
puzzles-resume = Go on
puzzles-theme = Theme
puzzles-theme-all = All themes
puzzle-theme = { $theme ->
    [guest_book] { -guest-book }
    [reputation] { -reputation }
    [schnapps] { -schnapps-word }
    [monastery] { -monastery }
    [dishwasher] { -dishwasher }
    [nobles] { -noble(number: "plural") }
    [upgrade] { -upgrade }
   *[guest] The right guest
}
puzzle-number = Puzzle
puzzle-began = Puzzle
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-fate = { $fate ->
    [first] solved at once
    [solved] solved
    [missed] not solved yet
   *[shown] looked up
}
puzzle-goal = How many points can you make in this last turn?
puzzle-goal-told = Finish this last turn with { $points } points.
puzzle-now = Now: { $points }
puzzle-show = Show me
puzzle-give-up = Give up and see it?
puzzle-step = Step { $step } of { $steps }
puzzle-step-next = Next step
puzzle-step-back = Back
puzzle-verdict = { $kind ->
    [solved] Solved!
    [missed] Not yet
   *[shown] This is the best turn
}
puzzle-result = { $kind ->
    [solved] You have { $points } points. More is not possible.
    [missed] You have { $points } points, the best is { $best }.
   *[shown] It makes { $best } points. More is not possible.
}
puzzle-again = { $kind ->
    [solved] Once more
   *[missed] Try again
}
puzzle-all = All puzzles
