//! A table of the file, read value by value.
//!
//! Reading a value removes it, so whatever is left at the end does not belong in a sheet.
//!
//! We tried `serde_path_to_error` over derived types. It finds the path of a wrong value, but
//! reports a missing one at its parent (`guests[3]`, not `guests[3].pays`). It describes the fault
//! in terms of Rust ("expected u8"), not as a [`SheetError`], and every range of numbers would need
//! its own type.

use super::{Counted, Provenance, SheetError, Wanted, words};
use core::ops::RangeInclusive;
use toml::{Table, Value};

/// A table with its name in errors.
pub(super) struct Fields {
    name: String,
    table: Table,
}

impl Fields {
    /// The whole file.
    pub(super) fn parse(text: &str) -> Result<Fields, SheetError> {
        let table = text.parse::<Table>().map_err(|error| syntax(text, &error))?;
        Ok(Fields { name: String::new(), table })
    }

    /// The name of this table.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// A number within bounds.
    pub(super) fn number(
        &mut self,
        key: &str,
        allowed: RangeInclusive<u8>,
    ) -> Result<u8, SheetError> {
        let value = self.take(key)?;
        number(self.path(key), &value, allowed)
    }

    /// A list of exactly `N` numbers within bounds.
    pub(super) fn numbers<const N: usize>(
        &mut self,
        key: &str,
        allowed: RangeInclusive<u8>,
    ) -> Result<[u8; N], SheetError> {
        let mut numbers = [0; N];
        for (slot, (name, value)) in numbers.iter_mut().zip(self.list(key, N..=N)?) {
            *slot = number(name, &value, allowed.clone())?;
        }
        Ok(numbers)
    }

    /// A text.
    pub(super) fn text(&mut self, key: &str) -> Result<String, SheetError> {
        let value = self.take(key)?;
        text(self.path(key), value)
    }

    /// A text that is one of the sheet's words.
    pub(super) fn word<T>(
        &mut self,
        key: &str,
        parse: fn(&str) -> Option<T>,
        needed: Wanted,
    ) -> Result<T, SheetError> {
        let value = self.take(key)?;
        word(self.path(key), value, parse, needed)
    }

    /// A list of words, with its length within bounds.
    pub(super) fn words<T>(
        &mut self,
        key: &str,
        lengths: RangeInclusive<usize>,
        parse: fn(&str) -> Option<T>,
        needed: Wanted,
    ) -> Result<Vec<T>, SheetError> {
        let list = self.list(key, lengths)?;
        list.into_iter().map(|(name, value)| word(name, value, parse, needed)).collect()
    }

    /// A yes or no; no if missing.
    pub(super) fn flag(&mut self, key: &str) -> Result<bool, SheetError> {
        match self.table.remove(key) {
            None => Ok(false),
            Some(Value::Boolean(flag)) => Ok(flag),
            Some(other) => Err(wrong_type(self.path(key), &other, Wanted::Flag)),
        }
    }

    /// A table within this one.
    pub(super) fn table(&mut self, key: &str) -> Result<Fields, SheetError> {
        let value = self.take(key)?;
        table(self.path(key), value)
    }

    /// A list of tables, with its length within bounds.
    pub(super) fn tables(
        &mut self,
        key: &str,
        lengths: RangeInclusive<usize>,
    ) -> Result<Vec<Fields>, SheetError> {
        let list = self.list(key, lengths)?;
        list.into_iter().map(|(name, value)| table(name, value)).collect()
    }

    /// The provenance of this entry's values, and the reason.
    pub(super) fn source(&mut self) -> Result<(Provenance, String), SheetError> {
        let provenance = self.word("provenance", words::provenance, Wanted::Provenance)?;
        let note = if self.table.contains_key("note") { self.text("note")? } else { String::new() };
        Ok((provenance, note))
    }

    /// Refuses whatever is left.
    pub(super) fn finish(self) -> Result<(), SheetError> {
        match self.table.keys().next() {
            None => Ok(()),
            // The one name that anybody may choose: it can contain anything.
            Some(key) => {
                Err(SheetError::Unknown { entry: self.path(&key.escape_debug().to_string()) })
            }
        }
    }

    fn take(&mut self, key: &str) -> Result<Value, SheetError> {
        match self.table.remove(key) {
            Some(value) => Ok(value),
            None => Err(SheetError::Missing { entry: self.path(key) }),
        }
    }

    fn list(
        &mut self,
        key: &str,
        lengths: RangeInclusive<usize>,
    ) -> Result<Vec<(String, Value)>, SheetError> {
        let name = self.path(key);
        let items = match self.take(key)? {
            Value::Array(items) => items,
            other => return Err(wrong_type(name, &other, Wanted::List)),
        };
        if !lengths.contains(&items.len()) {
            return Err(SheetError::Range {
                entry: name,
                what: Counted::Items,
                found: items.len() as i64,
                least: *lengths.start() as i64,
                most: *lengths.end() as i64,
            });
        }
        let named = |(index, value)| (format!("{name}[{index}]"), value);
        Ok(items.into_iter().enumerate().map(named).collect())
    }

    fn path(&self, key: &str) -> String {
        if self.name.is_empty() { key.to_owned() } else { format!("{}.{key}", self.name) }
    }
}

fn number(name: String, value: &Value, allowed: RangeInclusive<u8>) -> Result<u8, SheetError> {
    let Value::Integer(found) = *value else {
        return Err(wrong_type(name, value, Wanted::Number));
    };
    match u8::try_from(found) {
        Ok(number) if allowed.contains(&number) => Ok(number),
        _ => Err(SheetError::Range {
            entry: name,
            what: Counted::Value,
            found,
            least: (*allowed.start()).into(),
            most: (*allowed.end()).into(),
        }),
    }
}

fn text(name: String, value: Value) -> Result<String, SheetError> {
    match value {
        Value::String(text) => Ok(text),
        other => Err(wrong_type(name, &other, Wanted::Text)),
    }
}

fn word<T>(
    name: String,
    value: Value,
    parse: fn(&str) -> Option<T>,
    needed: Wanted,
) -> Result<T, SheetError> {
    let found = text(name.clone(), value)?;
    parse(&found).ok_or(SheetError::Word { entry: name, found, needed })
}

fn table(name: String, value: Value) -> Result<Fields, SheetError> {
    match value {
        Value::Table(table) => Ok(Fields { name, table }),
        other => Err(wrong_type(name, &other, Wanted::Table)),
    }
}

fn wrong_type(entry: String, value: &Value, needed: Wanted) -> SheetError {
    SheetError::Type { entry, found: value.type_str(), needed }
}

fn syntax(text: &str, error: &toml::de::Error) -> SheetError {
    let at = error.span().map_or(0, |span| span.start).min(text.len());
    let before = text.get(..at).unwrap_or(text);
    SheetError::Syntax {
        line: before.matches('\n').count() + 1,
        column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
        message: error.message().to_owned(),
    }
}
