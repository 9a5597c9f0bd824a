//! The text of the game in four word sets, from the [Project Fluent] files in `words/` that the page reads too.
//!
//! A message is named after the code of what it says (`illegal-space_taken`, `ask-draft`), and has the same
//! arguments here as on the page. Does no I/O: the texts are part of the program.
//!
//! [Project Fluent]: https://projectfluent.org

pub mod names;
mod refusals;
pub mod rules;
mod set;

pub use fluent_bundle::FluentArgs;
pub use set::{UnknownWordSet, WordSet};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

const NO_BREAK_SPACE: char = '\u{a0}';
const SOFT_HYPHEN: char = '\u{ad}';

/// The arguments of a message: `args!["count" => 3, "name" => name]`.
#[macro_export]
macro_rules! args {
    ($($name:literal => $value:expr),+ $(,)?) => {{
        let mut args = $crate::FluentArgs::new();
        $(args.set($name, $value);)+
        args
    }};
}

/// Speaks with the words of one set.
pub struct Speech {
    set: WordSet,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    /// Speaks with these words.
    pub fn new(set: WordSet) -> Speech {
        let mut bundle = FluentBundle::new_concurrent(vec![set.language()]);
        // All four sets are read from left to right, so nothing needs marks around it.
        bundle.set_use_isolating(false);
        for text in set.texts() {
            let resource = match FluentResource::try_new(text.to_owned()) {
                Ok(whole) => whole,
                // Messages that cannot be read are left out; a test and the page's lint find them.
                Err((rest, _)) => rest,
            };
            bundle.add_resource_overriding(resource);
        }
        Speech { set, bundle }
    }

    /// The word set.
    pub fn set(&self) -> WordSet {
        self.set
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.say(id, &FluentArgs::new())
    }

    /// A message with its arguments.
    pub fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "there is no message {id}");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        unbroken(&text)
    }

    /// A message with a number.
    pub fn count(&self, id: &str, count: impl Into<u32>) -> String {
        self.say(id, &args!["count" => count.into()])
    }

    /// A number with one decimal, as people write it.
    pub fn decimal(&self, number: f32) -> String {
        self.mark(format!("{number:.1}"))
    }

    /// The same with its sign.
    pub fn signed(&self, number: f32) -> String {
        self.mark(format!("{number:+.1}"))
    }

    fn mark(&self, number: String) -> String {
        match self.set {
            WordSet::NorthStar | WordSet::Schmidt => number,
            WordSet::German | WordSet::Dutch => number.replace('.', ","),
        }
    }
}

impl core::fmt::Debug for Speech {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Speech").field("set", &self.set).finish_non_exhaustive()
    }
}

/// A text without what tells the page where to break its lines: a terminal wraps by itself, and some show soft hyphens.
fn unbroken(text: &str) -> String {
    text.replace(NO_BREAK_SPACE, " ").replace(SOFT_HYPHEN, "")
}
