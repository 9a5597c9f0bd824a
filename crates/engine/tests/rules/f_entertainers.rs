//! F17: the Bards over the rounds.

use crate::support::*;
use engine::{Action, Event, Phase};

#[test]
fn f17_each_bard_once_a_round() {
    let mut scene =
        Scene::given("level=3 phase=serve / lying=bard*3 top=r2,r2,r2,bard / lying=bard");
    let sung = [Event::BardSang, Event::ReputationStep { seat: S0 }];
    for steps in 1..=3 {
        assert_eq!(facts(scene.act(S0, Action::Bard)), sung);
        assert_eq!(scene.game.taverns[S0].reputation, steps);
    }
    scene.refuse(S0, Action::Bard, "F17");
    // The neighbour's Bard sings for the neighbour.
    scene.refuse(S1, Action::Bard, "R2");
    scene.act(S0, Action::Close);
    scene.act(S1, Action::Bard);
    assert_eq!(scene.game.taverns[S1].reputation, 1);
    scene.refuse(S1, Action::Bard, "F17");
    // In the next round, whoever lies in the tavern sings.
    scene.act(S1, Action::Close);
    scene.go_to_round(2, Phase::Serve);
    scene.act(S1, Action::Close);
    scene.act(S0, Action::Bard);
    assert_eq!(scene.game.taverns[S0].reputation, 4);
    scene.refuse(S0, Action::Bard, "F17");
}
