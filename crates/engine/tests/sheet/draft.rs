//! A sheet to be changed by the names that errors use.

use engine::sheet::{RELEASED, Sheet, SheetError};
use toml::{Table, Value};

/// A sheet as TOML values, at first those of the first released sheet.
pub(crate) struct Draft(Value);

impl Draft {
    pub(crate) fn released() -> Draft {
        let text = RELEASED[0].sheet().to_toml();
        let table: Table = text.parse().expect("a written sheet is TOML");
        Draft(Value::Table(table))
    }

    /// Sets the value with this name (`guests[3].pays`) to a TOML literal; `-` takes it out, and
    /// the name just past the end of a list adds to it.
    pub(crate) fn set(mut self, name: &str, literal: &str) -> Draft {
        let name = name.replace('[', ".").replace(']', "");
        let (path, last) =
            name.rsplit_once('.').map_or(("", &name[..]), |(path, last)| (path, last));
        let mut at = &mut self.0;
        for key in path.split('.').filter(|key| !key.is_empty()) {
            at = match at {
                Value::Table(table) => table.get_mut(key).expect(key),
                Value::Array(list) => &mut list[key.parse::<usize>().expect("an index")],
                other => panic!("{other} has no {key}"),
            };
        }
        match at {
            Value::Table(table) if literal == "-" => drop(table.remove(last).expect(last)),
            Value::Table(table) => drop(table.insert(last.to_owned(), value(literal))),
            Value::Array(list) => {
                let index: usize = last.parse().expect("an index");
                if literal == "-" {
                    list.remove(index);
                } else if index == list.len() {
                    list.push(value(literal));
                } else {
                    list[index] = value(literal);
                }
            }
            other => panic!("{other} has no {last}"),
        }
        self
    }

    fn text(&self) -> String {
        toml::to_string(&self.0).expect("a table is TOML")
    }

    pub(crate) fn read(&self) -> Result<Sheet, SheetError> {
        Sheet::read(&self.text())
    }
}

fn value(literal: &str) -> Value {
    let mut table: Table = format!("value = {literal}").parse().expect(literal);
    table.remove("value").expect("just parsed")
}
