//! Certificates for tests, made with openssl, which every PostgreSQL of Debian brings along.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Whoever signs certificates.
pub struct Authority {
    folder: PathBuf,
}

impl Authority {
    /// A new one, whose files lie in this folder.
    pub fn new(folder: &Path) -> Self {
        Self::with(folder, "-addext basicConstraints=critical,CA:TRUE")
    }

    /// One that may only sign its own certificate, for this name, such as Debian makes.
    pub fn of_itself(folder: &Path, name: &str) -> Self {
        let is_server = "-addext basicConstraints=CA:FALSE";
        Self::with(folder, &format!("{is_server} -addext subjectAltName=DNS:{name}"))
    }

    fn with(folder: &Path, more: &str) -> Self {
        std::fs::create_dir_all(folder).expect("a folder");
        let new = Self { folder: folder.to_owned() };
        new.openssl(&format!(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 \
             -subj /CN=authority -keyout authority.key -out authority.crt {more}"
        ));
        new
    }

    /// Its own certificate.
    pub fn file(&self) -> PathBuf {
        self.folder.join("authority.crt")
    }

    /// Options with which PostgreSQL shows a certificate for this name, signed by this authority, and
    /// accepts no connection without TLS.
    pub fn serve(&self, name: &str) -> String {
        self.openssl(&format!(
            "req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN={name} \
             -keyout server.key -out server.csr"
        ));
        std::fs::write(self.folder.join("names"), format!("subjectAltName=DNS:{name}"))
            .expect("a file");
        self.openssl(
            "x509 -req -in server.csr -days 1 -CA authority.crt -CAkey authority.key \
             -CAcreateserial -extfile names -out server.crt",
        );
        self.options("server")
    }

    /// The same, but PostgreSQL shows the authority's own certificate.
    pub fn serve_itself(&self) -> String {
        self.options("authority")
    }

    fn options(&self, shown: &str) -> String {
        std::fs::write(self.folder.join("hba"), "hostssl all all 127.0.0.1/32 scram-sha-256\n")
            .expect("a file");
        // PostgreSQL reads a key only if it belongs to its own user or to root, and not to everybody.
        let root = Command::new("id").arg("-u").output().expect("id").stdout.starts_with(b"0\n");
        let owner = if root { format!("&& chown postgres {shown}.key") } else { String::new() };
        let given = Command::new("sh")
            .args(["-c", &format!("chmod 600 {shown}.key {owner}")])
            .current_dir(&self.folder)
            .status();
        assert!(given.is_ok_and(|status| status.success()));
        let folder = self.folder.display();
        format!(
            "-c ssl=on -c ssl_cert_file={folder}/{shown}.crt -c ssl_key_file={folder}/{shown}.key \
             -c hba_file={folder}/hba"
        )
    }

    fn openssl(&self, arguments: &str) {
        let done = Command::new("openssl")
            .args(arguments.split_whitespace())
            .current_dir(&self.folder)
            .stderr(Stdio::null())
            .status();
        assert!(done.is_ok_and(|status| status.success()), "openssl {arguments}");
    }
}
