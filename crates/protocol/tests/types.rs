//! The committed TypeScript types are those of this crate.

use std::path::Path;

#[test]
fn the_types_of_the_client_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/src/protocol.ts");
    let wanted = protocol::typescript();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&file, &wanted).expect("the folder of the client is there");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == wanted, "client/src/protocol.ts is not current: run `cargo xtask types`");
}
