//! The key of the house: whoever has it sees the games of this folder that nobody else owns.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// The key in this folder, made if there is none. Only the user may read it.
pub(super) fn key(data: &Path) -> io::Result<String> {
    let path = data.join("house.key");
    match fs::read_to_string(&path) {
        Ok(key) if is_key(key.trim()) => return Ok(key.trim().to_owned()),
        Ok(_) => fs::remove_file(&path)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let key = format!("{}{}", server::new_instance()?, server::new_instance()?);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&path)?;
    writeln!(file, "{key}")?;
    file.sync_all()?;
    Ok(key)
}

/// The address that makes a browser the house's own. The key stands in the fragment, which browsers
/// send to nobody.
pub(super) fn address(url: &str, key: Option<&str>) -> String {
    key.map_or_else(|| url.to_owned(), |key| format!("{url}/#house={key}"))
}

fn is_key(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
