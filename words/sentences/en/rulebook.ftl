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

# Words that a question has whatever it is about.
rulebook-overlooked = a about all am an and any are as at be been but by can could did do does each for from get gets go goes good had happen happens has have how i if in into is it its just like made make many may me mean means much must my need no not of off on once one only or our out should so that the their them then there these they thing this those through time to too up us use want was we were what when where which who whose why will with would you your
# What people ask for, and after the colon what the rules call it.
rulebook-synonyms = money cash coin coins: { -thaler(number: "plural") }; spend spent unspent lose loses lost overnight: keep kept; win wins winner won tie: winning; sit sits: share seat; arrive arrives come comes appear appears: arrive; remove removes removed leave leaves left kick fire door: { -removal }; buy buys bought purchase hire hired: buying; discount cheaper cheap: returned; recruit recruits: recruiting; deck pile: { -deck }; end ends over finish: closing evening; begin begins starts: start; booze liquor: { -schnapps-word }; shift rearrange: rearranged moved change
