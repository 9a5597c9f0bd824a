//! Many tables with their people, who come back whenever the server does.

use crate::ledger::Ledger;
use crate::people::Person;
use crate::rolling::Open;
use engine::model::Seat;
use load::{Browser, Company, Party};
use protocol::{LinkKind, NewGame, NewGameMade, Occupant, RoomChange};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::GameId;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// A folder of this test's own.
pub fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("guests-{name}"));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

/// Everybody at all tables, and what was promised to them.
pub struct Gathering {
    people: Vec<Person>,
    waiting: Vec<Waiting>,
    pub ledger: Arc<Mutex<Ledger>>,
    /// The games that have ended while people stayed.
    pub over: Arc<Mutex<BTreeSet<GameId>>>,
    luck: u64,
    tables: usize,
    /// How often everybody has come.
    visits: usize,
}

/// A table that waits, at which somebody changes their name again and again.
#[derive(Clone)]
struct Waiting {
    game: GameId,
    browser: Browser,
    /// The number in the name that was last sent.
    name: u32,
}

impl Gathering {
    /// Nobody yet; this many tables will play.
    pub fn new(tables: usize) -> Gathering {
        let (people, waiting) = (Vec::new(), Vec::new());
        let (ledger, over) = (Arc::default(), Arc::default());
        Gathering { people, waiting, ledger, over, luck: 1, tables, visits: 0 }
    }

    /// Goes to the server, which may be somewhere else now. New companies take the place of those
    /// whose games are over.
    pub async fn arrive(&mut self, server: SocketAddr) {
        self.arrive_at(&[server]).await;
    }

    /// The same with several servers: the people of one table go to different ones.
    pub async fn arrive_at(&mut self, servers: &[SocketAddr]) {
        self.people.retain(|person| !person.over);
        let mut n = 0;
        while self.playing() < self.tables {
            self.meet(servers[n % servers.len()]).await;
            n += 1;
        }
        if self.waiting.is_empty() {
            self.wait(servers[0]).await;
        }
        // Whoever was at one server is at the next now.
        self.visits += 1;
        for (n, person) in self.people.iter_mut().enumerate() {
            person.browser.moved_to(servers[(n + self.visits) % servers.len()]);
        }
        for waiting in &mut self.waiting {
            waiting.browser.moved_to(servers[self.visits % servers.len()]);
        }
    }

    /// Plays until the server is gone.
    pub async fn play(&mut self) {
        let mut tasks = JoinSet::new();
        for person in self.people.drain(..) {
            tasks.spawn(person.play(self.ledger.clone()));
        }
        let mut renaming = JoinSet::new();
        for waiting in self.waiting.drain(..) {
            renaming.spawn(waiting.rename(self.ledger.clone()));
        }
        while let Some(person) = tasks.join_next().await {
            self.people.push(person.expect("no fault"));
        }
        while let Some(waiting) = renaming.join_next().await {
            self.waiting.push(waiting.expect("no fault"));
        }
    }

    /// Lets everybody play until it is enough, at whichever servers are open then.
    pub fn stay(
        &mut self,
        open: Open,
        enough: CancellationToken,
    ) -> impl Future<Output = Vec<Person>> + use<> {
        let mut tasks = JoinSet::new();
        for person in self.people.drain(..) {
            let (open, enough, ledger) = (open.clone(), enough.clone(), self.ledger.clone());
            let over = self.over.clone();
            tasks.spawn(async move {
                let person = person.stay(open, enough, ledger).await;
                if person.over {
                    over.lock().expect("no panic").insert(person.game);
                }
                person
            });
        }
        tasks.join_all()
    }

    /// The first person of each table, who can open it.
    pub fn openers(&self) -> BTreeMap<GameId, Browser> {
        self.people.iter().map(|person| (person.game, person.browser.clone())).collect()
    }

    /// Those who stayed are back.
    pub fn came_back(&mut self, people: Vec<Person>) {
        self.people = people;
    }

    /// How many tables play.
    fn playing(&self) -> usize {
        let mut games: Vec<GameId> = self.people.iter().map(|person| person.game).collect();
        games.sort_unstable();
        games.dedup();
        games.len()
    }

    /// A table of two to four people, with spectators and sometimes a computer player.
    async fn meet(&mut self, server: SocketAddr) {
        let n = self.luck;
        let people = 2 + (n % 3) as u8;
        let bots =
            if people < 4 && n.is_multiple_of(2) { vec!["random".to_owned()] } else { Vec::new() };
        let party = Party { level: 1 + (n % 5) as u8, people, bots, spectators: 1 };
        let company = Company::meet(&Browser::new(server), &party).await.expect("a company");
        let game: GameId = company.game.parse().expect("an id");
        for (seat, browser) in (0..).zip(company.players) {
            self.luck += 1;
            self.people.push(Person::new(game, browser, Some(seat), self.luck << 32));
        }
        for browser in company.spectators {
            self.people.push(Person::new(game, browser, None, self.luck << 32));
        }
    }

    /// A table at which the game does not begin.
    async fn wait(&mut self, server: SocketAddr) {
        let mut owner = Browser::new(server);
        let seats = vec![Occupant::Person("Ann".into()), Occupant::Open, Occupant::Open];
        let new = NewGame::usual(3, seats);
        let made: NewGameMade = owner.post("/api/games", &new).await.expect("a table");
        let key = owner.link(&made.game, LinkKind::Seat).await.expect("a link");
        let mut browser = Browser::new(server);
        browser.follow(&key).await.expect("a seat");
        let game = made.game.parse().expect("an id");
        self.waiting.push(Waiting { game, browser, name: 0 });
    }
}

impl Waiting {
    async fn rename(mut self, ledger: Arc<Mutex<Ledger>>) -> Waiting {
        let game = self.game.to_string();
        loop {
            // A name whose answer was lost is sent again; it does no harm if it was stored.
            let known = ledger.lock().expect("no panic").names.get(&self.game).copied();
            self.name = known.map_or(0, |name| name + 1);
            let (seat, name) = (Seat::ALL[1], format!("Ben {}", self.name));
            let sit = RoomChange::Sit { seat, name, house: None, nonce: None };
            let Ok(room) = self.browser.change(&game, &sit).await else { return self };
            {
                let mut ledger = ledger.lock().expect("no panic");
                ledger.names.insert(self.game, self.name);
                ledger.revision(self.game, room.revision);
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
