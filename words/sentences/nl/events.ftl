# Wat er gebeurde, zonder de naam van de speler.

event-start_player = Startspeler: { $seat }
event-start_card_offered = Te kiezen: { $bonuses }
event-guest_laid = { $signed ->
    [yes] Nieuw in het aanbod: { card }, met { -signature(form: "inside") }
   *[no] Nieuw in het aanbod: { card }
}
event-round_began = { -round(form: "label") } { $round }, startspeler: { $seat }
event-schnapps_taken = +{ schnapps }
event-schnapps_returned = −{ schnapps }
event-counter_guest_came = +1 { -counter-guest(form: "inside") }
event-counter_guest_left = −1 { -counter-guest(form: "inside") }
event-card_gained = { card } boven op de { -deck }
event-card_shuffled_in = { card } door de stapel geschud
event-guest_gained = { $signed ->
    [yes] { card } boven op de { -deck }, met { -signature(form: "inside") }
   *[no] { card } boven op de { -deck }
}
event-nobles_returned = { nobles } teruggegeven
event-upgraded = { area } opgewaardeerd
event-cards_returned = { $count ->
    [one] { $count } { kind-inside } terug in de voorraad
   *[other] { $count } { kinds } terug in de voorraad
}
event-hired = { entertainer }: { $side }
event-regular_removed = { card } verlaat het spel
event-shuffled = De { -discard } wordt geschud tot een nieuwe { -deck }
event-known_card_arrived = Omgedraaid: { card }
event-card_arrived = Omgedraaid: { card }
event-dismissed = Legt alle kaarten van deze avond af en trekt opnieuw
event-own_die_rolled = Eigen dobbelsteen: { $face }
event-dishwashers_ready = { $count ->
    [one] { dishwashers } staat klaar
   *[other] { dishwashers } staan klaar
}
event-coaster_rolled = { -coaster }: { $faces }
event-die_taken = Dobbelsteen genomen: { $face }
event-coasters_passed = De { -coaster(form: "plural") } schuiven door naar links
event-die_turned = { die } op { $to } gedraaid
event-reputation_step = +1 { -reputation(form: "inside") }
event-reputation_back = −{ $count } { -reputation(form: "inside") }
event-thalers_gained = +{ thalers }
event-beer_gained = +{ beer }
event-thalers_paid = −{ thalers }
event-beer_paid = −{ beer }
event-bard_sang = Een { -bard(form: "inside") } zingt
event-monastery_step = { -monastery }: veld { $to }
event-guest_removed = { card } verlaat het spel
event-signature_laid = { -signature } in kolom { $column }
event-signature_returned = Geen plek meer voor de { -signature(form: "inside") }
event-turn_closed = Bewaart { thalers } en { $beer } { -beer-word }
event-put_on_top = { card } boven op de { -deck }
event-tavern_cleared = De gasten gaan naar huis
event-game_over = Het spel is afgelopen
