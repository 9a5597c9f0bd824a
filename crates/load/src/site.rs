//! The program, once or several times, on games that can be put back to where they were.

use crate::{Company, Failed, Program};
use cluster::Cluster;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use store::{Address, GameId, Portable, Postgres, Sqlite};

/// Where the games are stored, and what serves them.
#[derive(Debug)]
pub struct Site {
    program: PathBuf,
    /// Everything that the programs write.
    folder: PathBuf,
    base: Base,
}

#[derive(Debug)]
enum Base {
    /// A file in the folder, for one process.
    Sqlite,
    /// A database of its own, for as many as come.
    Postgres { cluster: Cluster, database: String, processes: usize, kept: Option<String> },
}

/// The programs that run.
#[derive(Debug)]
pub struct Servers(Vec<Program>);

impl Site {
    /// One process on SQLite, with a new folder for its games.
    pub fn on_sqlite(program: &Path, folder: &Path) -> Result<Site, Failed> {
        fs::create_dir(folder)?;
        let (program, folder) = (program.to_owned(), folder.to_owned());
        Ok(Site { program, folder, base: Base::Sqlite })
    }

    /// This many processes on a PostgreSQL that is thrown away afterwards.
    pub fn on_postgres(program: &Path, folder: &Path, processes: usize) -> Result<Site, Failed> {
        fs::create_dir(folder)?;
        let (program, folder) = (program.to_owned(), folder.to_owned());
        let cluster = Cluster::start_on_disk().ok_or(Failed::odd("PostgreSQL is missing"))?;
        let database = cluster.database();
        Ok(Site {
            program,
            folder,
            base: Base::Postgres { cluster, database, processes, kept: None },
        })
    }

    /// Starts the programs.
    pub fn start(&self) -> Result<Servers, Failed> {
        match &self.base {
            Base::Sqlite => Ok(Servers(vec![Program::start(&self.program, &self.folder)?])),
            Base::Postgres { database, processes, .. } => {
                let start = |n: usize| {
                    let folder = self.folder.join(n.to_string());
                    fs::create_dir_all(&folder)?;
                    Program::start_on(&self.program, &folder, database)
                };
                (0..*processes).map(start).collect::<Result<_, _>>().map(Servers)
            }
        }
    }

    /// The games themselves. With SQLite the program must have stopped.
    pub fn store(&self) -> Result<Box<dyn Portable>, Failed> {
        Ok(match &self.base {
            Base::Sqlite => Box::new(Sqlite::open(self.folder.join("games.db"))?),
            Base::Postgres { database, .. } => {
                Box::new(Postgres::open(&database.parse::<Address>().map_err(Failed::odd)?)?)
            }
        })
    }

    /// Keeps the games as they are now, for [`Site::put_back`]. The programs must have stopped.
    pub fn keep(&mut self) -> Result<(), Failed> {
        match &mut self.base {
            Base::Sqlite => {
                // The lock file says that the database was closed, so that nothing is checked later.
                for end in ["", ".lock"] {
                    let file = |name| self.folder.join(format!("{name}.db{end}"));
                    fs::copy(file("games"), file("kept"))?;
                }
            }
            Base::Postgres { database, kept, .. } => *kept = Some(database.clone()),
        }
        Ok(())
    }

    /// Puts the games back to where they were kept. The programs must have stopped.
    pub fn put_back(&mut self) -> Result<(), Failed> {
        match &mut self.base {
            Base::Sqlite => {
                for end in ["", ".lock"] {
                    let file = |name| self.folder.join(format!("{name}.db{end}"));
                    fs::copy(file("kept"), file("games"))?;
                }
            }
            Base::Postgres { cluster, database, kept, .. } => {
                let kept = kept.as_ref().ok_or(Failed::odd("nothing was kept"))?;
                *database = cluster.copy_of(kept);
            }
        }
        Ok(())
    }

    /// Compares how far people saw games get with what is stored. The programs must have stopped.
    pub fn check(&self, seen: &[(String, u32)]) -> Result<(), Failed> {
        let store = self.store()?;
        for (game, seen) in seen {
            let id: GameId = game.parse().map_err(|_| Failed::odd("no id of a game"))?;
            let stored = store.game(id)?.length;
            if stored < *seen {
                return Err(Failed::odd(format!("{game}: {seen} lines seen, {stored} stored")));
            }
        }
        Ok(())
    }
}

impl Servers {
    /// Where the first one listens.
    pub fn address(&self) -> SocketAddr {
        self.0[0].address
    }

    /// Sends the people of every table to different servers, as far as there are several.
    pub fn receive(&self, companies: &mut [Company]) {
        for (n, company) in companies.iter_mut().enumerate() {
            for (k, browser) in company.everybody_mut().enumerate() {
                browser.moved_to(self.0[(n + k) % self.0.len()].address);
            }
        }
    }

    /// How many MB of memory they use now, and at most so far.
    pub fn memory(&self) -> Option<(f64, f64)> {
        let each = self.0.iter().map(Program::memory).collect::<Option<Vec<_>>>()?;
        Some(each.into_iter().fold((0.0, 0.0), |sum, (now, most)| (sum.0 + now, sum.1 + most)))
    }

    /// How many seconds their threads have worked.
    pub fn worked(&self) -> Option<f64> {
        self.0.iter().map(Program::worked).sum()
    }

    /// Asks them to stop and waits until they have.
    pub fn stop(self) -> Result<(), Failed> {
        self.0.into_iter().try_for_each(Program::stop)
    }
}
