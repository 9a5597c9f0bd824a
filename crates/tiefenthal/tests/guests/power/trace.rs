//! What a program did to its files and said over its sockets, in order.

use super::SECTOR;
use std::collections::BTreeMap;

/// The files of the database. The third is shared memory, which no disk keeps.
const FILES: [&str; 2] = ["games.db", "games.db-wal"];

/// Something the program did.
#[derive(Debug)]
pub enum Call {
    Write {
        file: usize,
        at: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: usize,
        length: usize,
    },
    /// Everything done to the file before this call is on the disk.
    Sync {
        file: usize,
        before: usize,
    },
    /// The text that left over a socket.
    Sent(String),
}

/// All of it.
pub struct Trace {
    pub calls: Vec<Call>,
    /// The database as it was before.
    base: Vec<u8>,
}

impl Trace {
    /// Reads what `strace -f -y -xx` wrote.
    pub fn read(text: &str, base: Vec<u8>) -> Trace {
        let mut calls = Vec::new();
        // Syncs under way, by thread: they count when they return.
        let mut syncing: BTreeMap<&str, Call> = BTreeMap::new();
        for line in text.lines() {
            let Some((thread, call)) = line.split_once(' ') else { continue };
            let call = call.trim_start();
            if call.starts_with("<... f") {
                calls.extend(syncing.remove(thread).filter(|_| call.ends_with("= 0")));
                continue;
            }
            let Some((name, arguments)) = call.split_once('(') else { continue };
            let unfinished = call.ends_with("<unfinished ...>");
            match read(name, arguments, calls.len()) {
                Some(sync @ Call::Sync { .. }) if unfinished => drop(syncing.insert(thread, sync)),
                Some(Call::Sync { .. }) if !call.ends_with("= 0") => {}
                Some(call) => calls.push(call),
                None => {}
            }
        }
        Trace { calls, base }
    }

    /// The files as they may be if the power fails after these calls. What was not synced is there, is
    /// not, or is there in part.
    pub fn disk_after(&self, calls: usize, luck: u64) -> Vec<(&'static str, Vec<u8>)> {
        let mut luck = luck;
        let mut next = move || {
            luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            luck >> 33
        };
        let mut disk = vec![self.base.clone(), Vec::new()];
        for (file, bytes) in disk.iter_mut().enumerate() {
            let synced = self.calls[..calls].iter().rev().find_map(|call| match call {
                Call::Sync { file: of, before } if *of == file => Some(*before),
                _ => None,
            });
            for (n, call) in self.calls[..calls].iter().enumerate() {
                let certain = synced.is_some_and(|synced| n < synced);
                match call {
                    Call::Write { file: of, at, bytes: written } if *of == file => {
                        if bytes.len() < at + written.len() && (certain || next() % 3 > 0) {
                            bytes.resize(at + written.len(), 0);
                        }
                        let chance = next() % 3;
                        for (k, part) in written.chunks(SECTOR).enumerate() {
                            let at = at + k * SECTOR;
                            let there = match chance {
                                0 => false,
                                1 => true,
                                _ => next().is_multiple_of(2),
                            };
                            if let Some(place) = bytes.get_mut(at..at + part.len())
                                && (certain || there)
                            {
                                place.copy_from_slice(part);
                            }
                        }
                    }
                    Call::Truncate { file: of, length } if *of == file => {
                        if certain || next().is_multiple_of(2) {
                            bytes.resize(*length, 0);
                        }
                    }
                    Call::Write { .. }
                    | Call::Truncate { .. }
                    | Call::Sync { .. }
                    | Call::Sent(_) => {}
                }
            }
        }
        FILES.into_iter().zip(disk).collect()
    }
}

/// The call, if it matters: `7<path>, "bytes", 4096, 32) = 4096`.
fn read(name: &str, arguments: &str, done: usize) -> Option<Call> {
    let (_, rest) = arguments.split_once('<')?;
    let (path, rest) = rest.split_once('>')?;
    let path = String::from_utf8(unescaped(path)).ok()?;
    let file = FILES.iter().position(|name| path.rsplit('/').next() == Some(name));
    let number = |n: usize| {
        let fields: Vec<&str> = rest.split([',', ')', '<']).map(str::trim).collect();
        fields.get(n)?.parse::<usize>().ok()
    };
    match (name, file) {
        ("pwrite64", Some(file)) => {
            let bytes = strings(rest);
            assert_eq!(Some(bytes.len()), number(2), "the whole text of a write");
            Some(Call::Write { file, at: number(3)?, bytes })
        }
        ("ftruncate", Some(file)) => Some(Call::Truncate { file, length: number(1)? }),
        ("fsync" | "fdatasync", Some(file)) => Some(Call::Sync { file, before: done }),
        ("sendto" | "sendmsg" | "write" | "writev", None)
            if path.contains("socket:") || path.contains("TCP:") =>
        {
            Some(Call::Sent(String::from_utf8_lossy(&strings(rest)).into_owned()))
        }
        ("write" | "writev", Some(_)) => panic!("a write without its place: {name}({path}"),
        _ => None,
    }
}

/// All strings of a line, one after the other.
fn strings(line: &str) -> Vec<u8> {
    line.split('"').skip(1).step_by(2).flat_map(unescaped).collect()
}

/// The bytes of `\x41\x42`.
fn unescaped(text: &str) -> Vec<u8> {
    let digits = text.split("\\x").skip(1);
    digits.filter_map(|two| u8::from_str_radix(two.get(..2)?, 16).ok()).collect()
}
