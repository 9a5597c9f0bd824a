# The rulebook around the rules, which are in rules.ftl.

rulebook-title = The rules
rulebook-open = Rules
rulebook-about = Every rule this program plays by, with our rulings, where the editions differ, and examples.
rulebook-search = Search the rules
rulebook-search-hint = Noble, dice, F10 …
rulebook-found = { $count ->
    [0] No rule speaks of “{ $words }”.
    [one] { $count } rule
   *[other] { $count } rules
}
rulebook-level = Show
rulebook-up-to = { $level ->
    [5] All levels
    [1] Level 1 only
   *[other] Up to level { $level }
}
rulebook-from = from level { $level }
rulebook-ruling = Our ruling
rulebook-editions = Editions
rulebook-example = Example
rulebook-close = Close the rules
rulebook-page = As a page
rulebook-contents = Chapters
rulebook-chapter = { $chapter ->
    [setup] Setup
    [evening] The evening
    [a] A · { -phase-name-evening }
    [b] B · { -phase-name-arrival }
    [c] C · { -phase-name-server }
    [d] D · { -phase-name-draft }
    [e] E · { -phase-name-plan }
    [f] F · { -phase-name-serve }
    [g] G · { -phase-name-closing }
    [tracks] { -reputation } and { -guest-book }
    [end] The end
   *[examples] Worked examples
}

## An example of a rule on the table

rulebook-shown = On the table
shown-title = Example
shown-close = Back to the rules
shown-opening = Setting up the example …
shown-steps = Steps
shown-before = Before
shown-again = Again from the beginning
shown-tries = { $name } wants to: { $action }
shown-refused = Not allowed
shown-step = Step { $step } of { $steps }
shown-next = Next
shown-previous = Previous step
