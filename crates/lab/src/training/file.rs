//! Saves and loads a study: `value.txt`, `seen.bin`, `generations.csv`.

use super::ridge::{Normal, TRIANGLE};
use super::study::{Generation, Study};
use core::fmt;
use engine::Rules;
use players::features::COUNT;
use players::value::{FORMS, VALUED_ROUNDS, Value, ValueError};
use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// Why a study cannot be read or written.
#[derive(Debug)]
pub enum StudyError {
    /// A file cannot be read or written.
    File(io::Error),
    /// The weights cannot be used.
    Value(ValueError),
    /// Another file is damaged.
    Damaged(&'static str),
    /// Its files are of different generations.
    Mixed,
    /// It was begun with other rules or another sheet.
    OtherRules,
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StudyError::File(error) => write!(f, "{error}"),
            StudyError::Value(error) => write!(f, "value.txt: {error}"),
            StudyError::Damaged(name) => write!(f, "{name} is damaged"),
            StudyError::Mixed => write!(
                f,
                "value.txt, seen.bin and generations.csv are not of the same generation; \
                 start again with --out"
            ),
            StudyError::OtherRules => write!(f, "begun with other rules or another sheet"),
        }
    }
}

impl core::error::Error for StudyError {}

impl From<io::Error> for StudyError {
    fn from(error: io::Error) -> StudyError {
        StudyError::File(error)
    }
}

impl Study {
    /// Saves the study in a directory: `value.txt`, `seen.bin`, `generations.csv`.
    pub fn write(&self, directory: &Path) -> Result<(), StudyError> {
        let mut bytes = Vec::from((self.generations.len() as u64).to_le_bytes());
        for normal in &self.normals {
            let numbers = normal.products.iter().chain(&normal.targets);
            for number in numbers.chain([&normal.squares, &normal.count]) {
                bytes.extend_from_slice(&number.to_le_bytes());
            }
        }
        let mut text = String::from("generation,games,error,score0,score1,score2,score3\n");
        for g in &self.generations {
            let [a, b, c, d] = g.scores;
            let Generation { number, games, error, .. } = g;
            text += &format!("{number},{games},{error},{a},{b},{c},{d}\n");
        }
        let value = self.value.as_ref().map(|value| value.write()).unwrap_or_default();
        let files = [
            ("value.txt", value.into_bytes()),
            ("seen.bin", bytes),
            ("generations.csv", text.into_bytes()),
        ];
        // All are written before the first is renamed, so that they hardly ever get out of step.
        let partial = |name: &str| directory.join(format!("{name}.part"));
        for (name, content) in &files {
            fs::write(partial(name), content)?;
        }
        for (name, _) in &files {
            fs::rename(partial(name), directory.join(name))?;
        }
        Ok(())
    }

    /// Loads a study.
    pub fn read(directory: &Path, rules: &Rules) -> Result<Study, StudyError> {
        let value = Value::read(&fs::read_to_string(directory.join("value.txt"))?)
            .map_err(StudyError::Value)?;
        if !value.trained_for(rules) {
            return Err(StudyError::OtherRules);
        }
        let bytes = fs::read(directory.join("seen.bin"))?;
        let (numbers, rest) = bytes.as_chunks::<8>();
        let (&known, numbers) = numbers.split_first().ok_or(StudyError::Damaged("seen.bin"))?;
        let size = TRIANGLE + COUNT + 2;
        if !rest.is_empty() || numbers.len() != size * FORMS * VALUED_ROUNDS {
            return Err(StudyError::Damaged("seen.bin"));
        }
        let numbers: Vec<f64> = numbers.iter().map(|bytes| f64::from_le_bytes(*bytes)).collect();
        let normals = numbers
            .chunks_exact(size)
            .map(|numbers| Normal {
                products: numbers[..TRIANGLE].to_vec(),
                targets: numbers[TRIANGLE..TRIANGLE + COUNT].to_vec(),
                squares: numbers[size - 2],
                count: numbers[size - 1],
            })
            .collect();
        let table = fs::read_to_string(directory.join("generations.csv"))?;
        let generations: Option<Vec<Generation>> = table.lines().skip(1).map(generation).collect();
        let generations = generations.ok_or(StudyError::Damaged("generations.csv"))?;
        let study = Study { value: Some(Arc::new(value)), normals, generations };
        let same = u64::from_le_bytes(known) == study.generations.len() as u64;
        if !same || study.value.as_ref().is_none_or(|value| value.sets != study.fit()) {
            return Err(StudyError::Mixed);
        }
        Ok(study)
    }
}

fn generation(line: &str) -> Option<Generation> {
    let mut cells = line.split(',');
    let (number, games) = (cells.next()?.parse().ok()?, cells.next()?.parse().ok()?);
    let numbers: Option<Vec<f32>> = cells.map(|cell| cell.parse().ok()).collect();
    let [error, scores @ ..] = <[f32; 1 + FORMS]>::try_from(numbers?).ok()?;
    Some(Generation { number, games, scores, error })
}
