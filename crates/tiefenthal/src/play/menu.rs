//! Numbered menus of what is legal. Long lists are split: first the die, then its place.

use super::look::Look;
use super::words::actions as say;
use engine::model::{Die, Space};
use engine::{Action, ActionList, Ask};

/// What an entry does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Do(Action),
    /// Use every die that lies on a space, one after the other.
    Collect,
    Open(Page),
    Back,
}

/// A submenu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Main,
    /// Where a die can go.
    Die(Die, Option<Space>),
    /// Which die to move in the serving turn.
    Moves,
    /// Turning a die for Schnapps.
    Turns,
    /// A group of actions of a serving turn that has many entries.
    Group(Group),
    /// What typed words can mean.
    Ways,
}

/// What belongs together in a serving turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Uses,
    Cards,
    Upgrades,
    Guests,
    SchnappsUpgrades,
    SchnappsRemovals,
}

impl Group {
    const ALL: [Group; 6] = [
        Group::Uses,
        Group::Cards,
        Group::Upgrades,
        Group::Guests,
        Group::SchnappsUpgrades,
        Group::SchnappsRemovals,
    ];

    /// Groups smaller than this go into the main menu directly.
    const MANY: usize = 3;

    /// The message that opens it.
    const fn label(self) -> &'static str {
        match self {
            Group::Uses => "terminal-open-uses",
            Group::Cards => "terminal-open-cards",
            Group::Upgrades => "terminal-open-upgrades",
            Group::Guests => "terminal-open-guests",
            Group::SchnappsUpgrades => "terminal-open-schnapps-upgrades",
            Group::SchnappsRemovals => "terminal-open-schnapps-removals",
        }
    }

    /// The group of an action.
    const fn of(action: &Action) -> Option<Group> {
        match action {
            Action::Use { .. } => Some(Group::Uses),
            Action::Buy(_) => Some(Group::Cards),
            Action::Upgrade { .. } => Some(Group::Upgrades),
            Action::Recruit(_) => Some(Group::Guests),
            Action::SchnappsUpgrade(_) => Some(Group::SchnappsUpgrades),
            Action::SchnappsRemove(_) => Some(Group::SchnappsRemovals),
            _ => None,
        }
    }
}

/// An entry: the number to type, what it says, and what it does.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) number: usize,
    pub(super) label: String,
    pub(super) choice: Choice,
}

impl Entry {
    /// Whether the label begins with this word.
    pub(super) fn begins(&self, word: &str) -> bool {
        self.label.split(' ').next().is_some_and(|first| first.to_lowercase() == word)
    }
}

/// A menu of entries.
#[derive(Debug, Default)]
pub(super) struct Menu {
    pub(super) entries: Vec<Entry>,
}

impl Menu {
    /// The menu of a page; an empty page falls back to the main one. `ways` are the meanings of the
    /// typed words.
    pub(super) fn new(
        look: &Look<'_>,
        ask: Ask,
        list: &ActionList,
        page: Page,
        ways: &[Action],
    ) -> Menu {
        let mut menu = Menu::default();
        match page {
            Page::Main => menu.main(look, ask, list),
            Page::Die(die, from) => {
                // Guests first: they are why the die was taken.
                for guests in [true, false] {
                    menu.actions(look, list, |action| match *action {
                        Action::Place { die: other, from: at, to } => {
                            (other, at, to.card().is_some()) == (die, from, guests)
                        }
                        Action::Lift { die: other, from: at } => {
                            !guests && (other, Some(at)) == (die, from)
                        }
                        _ => false,
                    });
                }
            }
            Page::Moves => {
                menu.dice(look, list, |from| from.is_some());
                menu.dice(look, list, |from| from.is_none());
            }
            Page::Turns => menu.actions(look, list, |a| matches!(a, Action::Turn { .. })),
            Page::Group(group) => menu.actions(look, list, |a| Group::of(a) == Some(group)),
            Page::Ways => menu.actions(look, list, |a| ways.contains(a)),
        }
        if page != Page::Main {
            menu.push(look.speech.text("terminal-back"), Choice::Back);
        }
        menu
    }

    /// The numbers and what the entries say.
    pub(super) fn labels(&self) -> Vec<(usize, String)> {
        self.entries.iter().map(|entry| (entry.number, entry.label.clone())).collect()
    }

    /// What the number does.
    pub(super) fn choice(&self, number: usize) -> Option<Choice> {
        let entry = self.entries.iter().find(|entry| entry.number == number)?;
        Some(entry.choice)
    }

    /// Whether it is a submenu.
    pub(super) fn is_small(&self) -> bool {
        self.entries.iter().any(|entry| entry.choice == Choice::Back)
    }

    /// Adds an entry. Dice on a coaster, Start Cards and columns have numbers of their own.
    fn push(&mut self, label: String, choice: Choice) {
        let number = match choice {
            Choice::Do(Action::Take(face)) => usize::from(face.pips()),
            Choice::Do(Action::StartCard(index)) => usize::from(index) + 1,
            Choice::Do(Action::Column(column)) => usize::from(column) + 1,
            Choice::Do(_) | Choice::Collect | Choice::Open(_) | Choice::Back => {
                self.entries.len() + 1
            }
        };
        self.entries.push(Entry { number, label, choice });
    }

    fn main(&mut self, look: &Look<'_>, ask: Ask, list: &ActionList) {
        match ask {
            Ask::Plan => {
                self.dice(look, list, |from| from.is_none());
                self.actions(look, list, |action| *action == Action::Ready);
                let mut placed = Menu::default();
                placed.dice(look, list, |from| from.is_some());
                if placed.entries.len() < Group::MANY {
                    self.dice(look, list, |from| from.is_some());
                } else {
                    let label = look.speech.text("terminal-open-moves");
                    self.push(label, Choice::Open(Page::Moves));
                }
                self.open(look, list, Page::Turns, "terminal-open-turn", |a| {
                    matches!(a, Action::Turn { .. })
                });
            }
            Ask::Serve => self.serve(look, list),
            // Every other question has few answers, and they are all there is to choose from.
            _ => self.actions(look, list, |_| true),
        }
    }

    fn serve(&mut self, look: &Look<'_>, list: &ActionList) {
        let uses = list.iter().filter(|action| matches!(action, Action::Use { .. })).count();
        let plan = look.rules.current_plan(look.game, look.seat);
        if let (true, Ok(all)) = (uses > 1, look.rules.preview(look.game, look.seat, &plan)) {
            let label = say::collect(look.speech, all.thalers, all.beer, all.monastery);
            self.push(label, Choice::Collect);
        }
        for group in Group::ALL {
            let inside = |action: &Action| Group::of(action) == Some(group);
            if list.iter().filter(|action| inside(action)).count() < Group::MANY {
                self.actions(look, list, inside);
            } else {
                self.open(look, list, Page::Group(group), group.label(), inside);
            }
        }
        self.actions(look, list, |action| Group::of(action).is_none() && !last(action));
        self.actions(look, list, |action| *action == Action::Close);
        self.open(look, list, Page::Moves, "terminal-open-moves", |a| {
            matches!(a, Action::Place { .. } | Action::Lift { .. })
        });
    }

    /// Every listed action that is wanted.
    fn actions(&mut self, look: &Look<'_>, list: &ActionList, wanted: impl Fn(&Action) -> bool) {
        for action in list.iter().filter(|action| wanted(action)) {
            self.push(say::action(look, action), Choice::Do(*action));
        }
    }

    /// Every die that can be placed or moved from a wanted place.
    fn dice(&mut self, look: &Look<'_>, list: &ActionList, wanted: impl Fn(Option<Space>) -> bool) {
        for action in list {
            let (die, from) = match *action {
                Action::Place { die, from, .. } => (die, from),
                Action::Lift { die, from } => (die, Some(from)),
                _ => continue,
            };
            let choice = Choice::Open(Page::Die(die, from));
            if wanted(from) && !self.entries.iter().any(|entry| entry.choice == choice) {
                self.push(say::open_die(look, die, from), choice);
            }
        }
    }

    /// An entry that opens a page, if the page has entries.
    fn open(
        &mut self,
        look: &Look<'_>,
        list: &ActionList,
        page: Page,
        label: &str,
        behind: impl Fn(&Action) -> bool,
    ) {
        if list.iter().any(behind) {
            self.push(look.speech.text(label), Choice::Open(page));
        }
    }
}

/// The last entries of the serving menu.
const fn last(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::Lift { .. } | Action::Close)
}
