//! The limits of a server, at home and in public.

use std::time::Duration;

/// The limits of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections of one address at the same time.
    pub connections: u32,
    /// Sockets of one address at the same time.
    pub sockets: u32,
    /// Sockets of one person at the same time.
    pub own_sockets: u32,
    /// Requests of one address.
    pub requests: Rate,
    /// Games that one address sets up.
    pub games: Rate,
    /// Games that one person sets up.
    pub own_games: Rate,
    /// Links and codes that one address tries.
    pub joins: Rate,
    /// Records that one address, or one person, brings.
    pub imports: Rate,
    /// Messages of one person over sockets.
    pub messages: Rate,
    /// Reviews that one address has under way at the same time.
    pub reviews: u32,
    /// How long a computer player thinks about one hint.
    pub hint: Duration,
    /// How often a review plays each position on.
    pub courses: u32,
}

/// A burst of requests at once, and one more each time `every` has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there may be one more.
    pub every: Duration,
}

impl Limits {
    /// At home: nobody is in anybody's way, and only what would harm the server is refused.
    pub const HOME: Limits = Limits {
        connections: 10_000,
        sockets: 10_000,
        own_sockets: 10_000,
        requests: Rate { burst: 20_000, every: Duration::from_millis(1) },
        games: Rate { burst: 2_000, every: Duration::from_millis(50) },
        own_games: Rate { burst: 2_000, every: Duration::from_millis(50) },
        joins: Rate { burst: 2_000, every: Duration::from_millis(50) },
        imports: Rate { burst: 200, every: Duration::from_secs(1) },
        messages: MESSAGES,
        reviews: 16,
        hint: HINT,
        courses: analysis::review::COURSES,
    };

    /// In public. A family or a club may share one address.
    pub const PUBLIC: Limits = Limits {
        connections: 200,
        sockets: 100,
        own_sockets: 40,
        requests: Rate { burst: 600, every: Duration::from_millis(50) },
        games: Rate { burst: 30, every: Duration::from_secs(60) },
        own_games: Rate { burst: 15, every: Duration::from_secs(120) },
        joins: Rate { burst: 30, every: Duration::from_secs(2) },
        imports: Rate { burst: 10, every: Duration::from_secs(600) },
        messages: MESSAGES,
        reviews: 4,
        hint: HINT,
        courses: analysis::review::COURSES,
    };
}

/// Nobody clicks faster for long.
const MESSAGES: Rate = Rate { burst: 400, every: Duration::from_millis(50) };

/// People wait for it.
const HINT: Duration = Duration::from_millis(900);
