//! Tables in the middle of their games, and what is printed about the servers.

use load::{Browser, Company, Failed, Party, Servers, Site, advance};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;
use table::Table;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Which tables people play at.
#[derive(Debug, clap::Args)]
pub struct Tables {
    /// Tables of four people and a spectator.
    #[arg(long, default_value_t = 1000)]
    pub tables: usize,
    /// The round that the games have reached.
    #[arg(long, default_value_t = 4)]
    pub round: u8,
}

impl Tables {
    /// Has people meet at the tables, over HTTP, and stops the program again. The games have just begun.
    pub async fn meet(&self, site: &Site) -> Result<Vec<Company>, Failed> {
        let servers = site.start()?;
        let friends = Party { level: 5, people: 4, bots: Vec::new(), spectators: 1 };
        let companies = meet(servers.address(), self.tables, &friends).await?;
        servers.stop()?;
        Ok(companies)
    }

    /// Plays their games to the middle, without a server.
    pub fn play_on(&self, site: &Site, companies: &[Company]) -> Result<(), Failed> {
        let store = site.store()?;
        let start = Instant::now();
        for (luck, company) in (0..).zip(companies) {
            let there = |table: &Table| table.position().round >= self.round;
            advance(&*store, &company.game, luck, there)?;
        }
        let (tables, round) = (companies.len(), self.round);
        println!("{tables} tables at round {round}, played in {:.0?}", start.elapsed());
        Ok(())
    }
}

/// Makes tables as people do. Every company has an address of its own, because the server counts visitors
/// by address.
pub async fn meet(
    server: SocketAddr,
    tables: usize,
    party: &Party,
) -> Result<Vec<Company>, Failed> {
    let (permits, mut meeting) = (Arc::new(Semaphore::new(16)), JoinSet::new());
    for table in 0..tables {
        let [.., high, low] = (table as u32).to_be_bytes();
        let own = IpAddr::V4(Ipv4Addr::new(127, 1, high, low.max(1)));
        let (newcomer, party) = (Browser::new(server).at(own), party.clone());
        let permits = permits.clone();
        meeting.spawn(async move {
            let _permit = permits.acquire_owned().await;
            Company::meet(&newcomer, &party).await
        });
    }
    let mut companies = Vec::new();
    while let Some(met) = meeting.join_next().await {
        companies.push(met.map_err(Failed::odd)??);
    }
    Ok(companies)
}

/// Prints how much memory the servers use.
pub fn print_memory(when: &str, servers: &Servers) {
    if let Some((now, most)) = servers.memory() {
        println!("memory of the server, {when}: {now:.0} MB, at most {most:.0} MB so far");
    }
}
