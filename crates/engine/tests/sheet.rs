//! The component sheet: what it holds, what it refuses, and that no text makes it panic.

use engine::sheet::Sheet;

#[test]
fn a_written_sheet_reads_back_equal() {
    let sheet = Sheet::standard();
    assert_eq!(Sheet::read(&sheet.to_toml()), Ok(sheet));
}
