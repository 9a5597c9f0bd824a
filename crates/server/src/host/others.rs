//! What servers tell each other about a table: who is there, and who wants to go back.

use super::Host;
use engine::model::{Seat, SeatSet};
use protocol::{AskRewind, Refusal, VoteAnswer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::PersonId;

/// What the other servers say about a table, and what this one has said.
#[derive(Default)]
pub(super) struct Others {
    /// What they say.
    posts: Vec<Post>,
    /// The number of that, as the store counts it.
    version: i64,
    /// What this server has said last.
    said: Post,
    /// Whether the store did not take that.
    unsaid: Arc<AtomicBool>,
    /// What people here say to a wish that somebody has at another server.
    votes: Option<Votes>,
}

/// What one server says about a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Post {
    /// The people who are connected there, as hexadecimal digits.
    people: BTreeSet<String>,
    /// How many of them only watch.
    watching: u32,
    /// The wish to go back that somebody has there.
    wish: Option<AskRewind>,
    /// What people there say to a wish that somebody has elsewhere.
    votes: Option<Votes>,
}

/// What people at one server say to a wish that somebody has at another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Votes {
    /// The wish.
    id: String,
    agreed: BTreeSet<u8>,
    declined: bool,
}

impl Others {
    pub(super) fn version(&self) -> i64 {
        self.version
    }

    /// Whether the person is connected to another server.
    pub(super) fn has(&self, person: PersonId) -> bool {
        let person = name(person);
        self.posts.iter().any(|post| post.people.contains(&person))
    }

    /// The wish to go back that somebody has at another server.
    pub(super) fn wish(&self) -> Option<&AskRewind> {
        first_wish(&self.posts)
    }

    /// Who agrees to a wish, here and at other servers, unless the wish is this server's own.
    pub(super) fn agreed(&self, wish: &str) -> SeatSet {
        let mut agreed = SeatSet::EMPTY;
        let votes = self.votes_on(wish).flat_map(|votes| votes.agreed.iter());
        votes.filter_map(|&seat| Seat::new(seat)).for_each(|seat| agreed.insert(seat));
        agreed
    }

    /// Whether somebody declines a wish.
    pub(super) fn decline(&self, wish: &str) -> bool {
        self.votes_on(wish).any(|votes| votes.declined)
    }

    /// Counts what somebody here says to the wish of another server.
    pub(super) fn vote(&mut self, seat: Seat, answer: VoteAnswer) -> Result<(), Refusal> {
        let id = self.wish().ok_or(Refusal::Stale)?.id.clone();
        let fresh = Votes { id: id.clone(), agreed: BTreeSet::new(), declined: false };
        let own = self.votes.take().filter(|votes| votes.id == id);
        let votes = self.votes.insert(own.unwrap_or(fresh));
        match answer {
            VoteAnswer::Agree => drop(votes.agreed.insert(seat.number())),
            VoteAnswer::Decline => votes.declined = true,
        }
        Ok(())
    }

    fn votes_on<'a>(&'a self, wish: &'a str) -> impl Iterator<Item = &'a Votes> {
        let all = self.posts.iter().filter_map(|post| post.votes.as_ref()).chain(&self.votes);
        all.filter(move |votes| votes.id == wish)
    }

    /// How many people watch at other servers.
    pub(super) fn watching(&self) -> u32 {
        self.posts.iter().map(|post| post.watching).sum()
    }
}

/// The wish that counts, should there be several: the one with the smallest id.
fn first_wish(posts: &[Post]) -> Option<&AskRewind> {
    posts.iter().filter_map(|post| post.wish.as_ref()).min_by(|one, other| one.id.cmp(&other.id))
}

fn name(person: PersonId) -> String {
    format!("{:032x}", person.bits())
}

impl Host {
    /// Tells the other servers who is here, if that has changed.
    pub(super) fn show_others(&mut self) {
        if self.services.store.shared().is_none() {
            return;
        }
        let people = self.viewers.iter().map(|viewer| name(viewer.person)).collect();
        let wish = self.wish_here().cloned();
        let votes = self.others.votes.clone();
        let post = Post { people, watching: self.watching_here(), wish, votes };
        let unsaid = self.others.unsaid.swap(false, Ordering::AcqRel);
        if unsaid || post != self.others.said {
            self.say_to_others(&post);
            self.others.said = post;
        }
    }

    /// Makes the next [`Host::show_others`] tell everything, and the next look hear everything: a crash of
    /// the database makes it forget, and count from the beginning again.
    pub(super) fn introduce_again(&mut self) {
        self.others.said = Post::default();
        self.others.version = -1;
    }

    /// Tells the other servers that nobody is here any more.
    pub(super) fn leave_others(&mut self) {
        if self.others.said != Post::default() {
            self.say_to_others(&Post::default());
        }
    }

    fn say_to_others(&self, post: &Post) {
        let empty = *post == Post::default();
        let body = if empty { Ok(String::new()) } else { serde_json::to_string(post) };
        let (Some(shared), Ok(body)) = (self.services.store.shared(), body) else { return };
        let (game, unsaid) = (self.game, self.others.unsaid.clone());
        let answer = move |said: Result<(), store::StoreError>| {
            if let Err(error) = said {
                // The table looks at the store every now and then, and then says it again.
                unsaid.store(true, Ordering::Release);
                tracing::warn!(%game, %error, "other servers do not know who is here");
            }
        };
        shared.post_then(game, body, Box::new(answer));
    }

    /// Takes in what the other servers say; whether it is something else than before.
    pub(super) fn hear_others(&mut self, version: i64, posts: &[String]) -> bool {
        let read = |post: &String| serde_json::from_str::<Post>(post).ok();
        let posts: Vec<Post> = posts.iter().filter_map(read).collect();
        self.others.version = version;
        if posts == self.others.posts {
            return false;
        }
        // Whoever has gone from another server was there until now.
        let wish = first_wish(&posts).map(|ask| ask.id.clone());
        self.others.votes.take_if(|votes| Some(&votes.id) != wish.as_ref());
        let now = self.services.clock.instant();
        for post in std::mem::replace(&mut self.others.posts, posts) {
            let bits = post.people.iter().filter_map(|id| u128::from_str_radix(id, 16).ok());
            self.seen.still(bits.map(PersonId::new), now);
        }
        true
    }
}
