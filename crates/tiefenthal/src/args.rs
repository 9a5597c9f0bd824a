//! The options of the commands that play. Help texts are kept within 80 columns by hand.

use crate::progress::processors;
use clap::Args;
use engine::Setup;
use std::env;
use std::path::PathBuf;
use words::WordSet;

/// The options of `play`.
#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// Number of players, 2 to 4 [default: the bots and you]
    #[arg(long, short, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: Option<u8>,
    /// Use all modules up to this one, 1 to 5
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) level: u8,
    /// The bots, such as strong,regular; people sit first
    #[arg(long, short, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// All seats in order: person or the name of a bot
    #[arg(long, value_name = "SEATS", value_delimiter = ',', conflicts_with = "bots")]
    pub(crate) seats: Vec<String>,
    /// Names for the people, or for all seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// Determines all dice and cards [default: a secret seed]
    #[arg(long, short, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Save to this new file [default: in your data folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue a saved game [default: the one played last]
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[arg(conflicts_with_all = ["players", "level", "bots", "seats", "names", "seed"])]
    #[arg(conflicts_with_all = ["save", "late_refill", "sheet"])]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// Reveal new guests when the turn ends (longer undo)
    #[arg(long)]
    pub(crate) late_refill: bool,
    /// Play with this component sheet
    #[arg(long, value_name = "FILE")]
    pub(crate) sheet: Option<PathBuf>,
    /// Words: north-star, schmidt, de, nl [default: by LANG]
    #[arg(long, value_name = "SET")]
    pub(crate) words: Option<WordSet>,
}

impl PlayArgs {
    /// The words chosen, or those of the environment's language.
    pub(crate) fn word_set(&self) -> WordSet {
        self.words.unwrap_or_else(usual_words)
    }
}

/// The options of `rules`.
#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// The code of a rule, such as F10, or words to look for
    #[arg(value_name = "CODE|WORDS")]
    pub(crate) about: Vec<String>,
    /// Words: north-star, schmidt, de, nl [default: by LANG]
    #[arg(long, value_name = "SET")]
    words: Option<WordSet>,
}

impl RulesArgs {
    /// The words chosen, or those of the environment's language.
    pub(crate) fn word_set(&self) -> WordSet {
        self.words.unwrap_or_else(usual_words)
    }
}

/// The words of the environment's language.
fn usual_words() -> WordSet {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let locale = locales.filter_map(|name| env::var(name).ok()).find(|value| !value.is_empty());
    locale.as_deref().map_or_else(WordSet::default, WordSet::of_locale)
}

/// The options shared by `simulate`, `arena` and `balance`.
#[derive(Debug, Args)]
pub(crate) struct RunArgs {
    /// Number of players, 2 to 4
    #[arg(long, short, value_name = "N", default_value_t = 2)]
    #[arg(value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: u8,
    /// Use all modules up to this one, 1 to 5
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) level: u8,
    /// Any number; determines all dice and cards
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games or deals in parallel [default: one per processor]
    #[arg(long, short, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// Play with this component sheet
    #[arg(long, value_name = "FILE")]
    pub(crate) sheet: Option<PathBuf>,
}

impl RunArgs {
    /// The kind of game.
    pub(crate) fn setup(&self) -> Setup {
        Setup::new(self.players, self.level)
    }

    /// The number of threads to use for this many tasks.
    pub(crate) fn threads(&self, things: u64) -> u64 {
        u64::from(self.threads.unwrap_or_else(processors)).min(things)
    }
}

/// The options of `simulate`.
#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Record each game in this new or empty directory
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
}

/// The options of `effect`.
#[derive(Debug, Args)]
pub(crate) struct EffectArgs {
    /// Number of deals, each played with both sheets
    #[arg(long, short, value_name = "N", default_value_t = 400)]
    #[arg(value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) deals: u64,
    /// The bot that plays all seats
    #[arg(long, short, value_name = "NAME", default_value = "money")]
    pub(crate) bot: String,
    #[command(flatten)]
    pub(crate) run: RunArgs,
}

/// The options of `arena`.
#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    /// The bots, such as strong,greedy
    #[arg(long, short, value_name = "NAMES", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// Number of deals; with --sprt, the maximum
    #[arg(long, short, value_name = "N", default_value_t = 400)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) deals: u64,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Stop as soon as the sequential test has a verdict
    #[arg(long)]
    pub(crate) sprt: bool,
    /// The lower hypothesis of --sprt, as an Elo difference
    #[arg(long, value_name = "ELO", requires = "sprt", allow_negative_numbers = true)]
    pub(crate) elo0: Option<f64>,
    /// The upper hypothesis of --sprt, as an Elo difference
    #[arg(long, value_name = "ELO", requires = "sprt", allow_negative_numbers = true)]
    pub(crate) elo1: Option<f64>,
    /// The lower hypothesis of --sprt, as a win rate
    #[arg(long, value_name = "RATE", requires_all = ["sprt", "p1"])]
    #[arg(conflicts_with_all = ["elo0", "elo1"])]
    pub(crate) p0: Option<f64>,
    /// The upper hypothesis of --sprt, as a win rate
    #[arg(long, value_name = "RATE", requires_all = ["sprt", "p0"])]
    pub(crate) p1: Option<f64>,
}

/// The options of `balance`.
#[derive(Debug, Args)]
pub(crate) struct BalanceArgs {
    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The bot that plays all seats
    #[arg(long, short, value_name = "NAME", default_value = "strong")]
    pub(crate) bot: String,
    #[command(flatten)]
    pub(crate) run: RunArgs,
}

/// The options of `backup`.
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The new file
    pub(crate) file: PathBuf,
    /// Copy the games of this folder [default: your data folder]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// The options of `salvage`.
#[derive(Debug, Args)]
pub(crate) struct SalvageArgs {
    /// The damaged database
    pub(crate) file: PathBuf,
    /// The new file [default: the same name with -salvaged.db]
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,
}

/// The options of `copy`.
#[derive(Debug, Args)]
pub(crate) struct CopyArgs {
    /// The store with the games
    #[arg(long, value_name = "STORE")]
    pub(crate) from: String,
    /// The store to which they move
    #[arg(long, value_name = "STORE")]
    pub(crate) to: String,
}
