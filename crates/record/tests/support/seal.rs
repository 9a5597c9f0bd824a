//! Forges records: changes lines and gives them the hashes that belong to them, as anybody can.

use sha2::{Digest, Sha256};

/// The lines of a record without their hashes, to be forged.
pub(crate) fn open(lines: &[String]) -> Vec<String> {
    let body = |line: &String| line.rsplit_once(",\"hash\":").expect("a hash").0.to_string() + "}";
    lines.iter().map(body).collect()
}

/// Gives forged lines the hashes that belong to them.
pub(crate) fn seal(objects: &[String]) -> String {
    let (mut text, mut before) = (String::new(), String::new());
    for object in objects {
        let body = &object[..object.len().saturating_sub(1)];
        let digest: [u8; 32] = Sha256::digest(format!("{before}{body}")).into();
        before = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        text += &format!("{body},\"hash\":\"{before}\"}}\n");
    }
    text
}

/// The lines without their hashes as the next version of the rules might have written them.
pub(crate) fn later(lines: &[String]) -> Vec<String> {
    let rules = |version: u32| format!("\"rules\":{version},");
    let (ours, next) = (rules(engine::RULES_VERSION), rules(engine::RULES_VERSION + 1));
    let mut objects = open(lines);
    assert!(objects[0].contains(&ours));
    objects[0] = objects[0].replacen(&ours, &next, 1);
    objects
}
