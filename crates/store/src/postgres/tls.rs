//! Encrypted connections, and what the server must prove for one.

use crate::OpenError;
use core::fmt;
use futures_util::future::BoxFuture;
use std::error::Error;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream as Encrypted;
use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::{self, CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    self, CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme,
};

/// What a server must prove; the values of `sslmode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Nothing: the connection is not encrypted.
    Disable,
    /// Nothing: the connection is encrypted if the server offers it.
    Prefer,
    /// Nothing, but the connection is encrypted.
    Require,
    /// That an authority vouches for its name.
    VerifyFull,
}

impl Mode {
    pub(super) fn read(word: &str) -> Result<Self, OpenError> {
        match word {
            "disable" => Ok(Self::Disable),
            "prefer" => Ok(Self::Prefer),
            "require" => Ok(Self::Require),
            "verify-full" => Ok(Self::VerifyFull),
            _ => {
                let why = "sslmode must be disable, prefer, require or verify-full";
                Err(OpenError::BadTls(why.to_owned()))
            }
        }
    }

    /// What tokio-postgres has to know of it.
    pub(super) fn negotiated(self) -> SslMode {
        match self {
            Self::Disable => SslMode::Disable,
            Self::Prefer => SslMode::Prefer,
            Self::Require | Self::VerifyFull => SslMode::Require,
        }
    }
}

/// Encrypts connections.
#[derive(Clone)]
pub(super) struct Tls {
    mode: Mode,
    config: Arc<ClientConfig>,
}

impl Tls {
    /// With the authorities of this file, or those that this machine trusts. Only `verify-full` asks them.
    pub(super) fn new(mode: Mode, authorities: Option<&str>) -> Result<Self, OpenError> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider.clone());
        let builder = builder.with_safe_default_protocol_versions().map_err(bad)?;
        let builder = match (mode, authorities) {
            (Mode::VerifyFull, Some(file)) => builder.with_root_certificates(from_file(file)?),
            (Mode::VerifyFull, None) => builder.with_root_certificates(of_this_machine()),
            (_, Some(_)) => return Err(bad("sslrootcert needs sslmode=verify-full")),
            (_, None) => {
                builder.dangerous().with_custom_certificate_verifier(Arc::new(Anybody(provider)))
            }
        };
        let mut config = builder.with_no_client_auth();
        // Servers insist on it when a connection begins with TLS (sslnegotiation=direct).
        config.alpn_protocols = vec![b"postgresql".to_vec()];
        Ok(Self { mode, config: Arc::new(config) })
    }

    pub(super) fn mode(&self) -> Mode {
        self.mode
    }
}

fn bad(why: impl fmt::Display) -> OpenError {
    OpenError::BadTls(why.to_string())
}

fn from_file(file: &str) -> Result<RootCertStore, OpenError> {
    let wrong = |why: &dyn fmt::Display| bad(format!("sslrootcert={file}: {why}"));
    let read = CertificateDer::pem_file_iter(file).map_err(|error| wrong(&error))?;
    let mut known = RootCertStore::empty();
    for certificate in read {
        let certificate = certificate.map_err(|error| wrong(&error))?;
        known.add(certificate).map_err(|error| wrong(&error))?;
    }
    if known.is_empty() { Err(wrong(&"no certificate is in it")) } else { Ok(known) }
}

/// If there are none, every server is refused with the advice to name some.
fn of_this_machine() -> RootCertStore {
    let mut known = RootCertStore::empty();
    known.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    known
}

/// What to do about a failed connection, if it failed because of TLS.
pub(super) fn advice(error: &tokio_postgres::Error) -> Option<String> {
    let cause = error.source()?;
    if let Some(refused) = refusal(cause) {
        return Some(match refused {
            // The signature is bad if an authority of the same name has signed it.
            rustls::Error::InvalidCertificate(
                CertificateError::UnknownIssuer | CertificateError::BadSignature,
            ) => "no trusted authority has signed its certificate; name the file of yours with \
                 sslrootcert=FILE"
                .to_owned(),
            rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            ) => format!("{refused}; address it by a name in its certificate"),
            other if other.to_string().contains("CaUsedAsEndEntity") => {
                "its certificate is an authority's own; let that sign another for the server, or \
                 accept any with sslmode=require"
                    .to_owned()
            }
            other => other.to_string(),
        });
    }
    cause.to_string().contains("does not support TLS").then(|| {
        "it offers no TLS; set ssl = on there, or add sslmode=disable if nobody else can read \
         the network between"
            .to_owned()
    })
}

fn refusal<'a>(cause: &'a (dyn Error + 'static)) -> Option<&'a rustls::Error> {
    cause.downcast_ref::<io::Error>()?.get_ref()?.downcast_ref()
}

impl<S> MakeTlsConnect<S> for Tls
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Stream<S>;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, domain: &str) -> io::Result<Handshake> {
        Ok(Handshake { tls: self.clone(), domain: domain.to_owned() })
    }
}

/// A handshake with one server.
pub(super) struct Handshake {
    tls: Tls,
    domain: String,
}

impl<S> TlsConnect<S> for Handshake
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Stream<S>;
    type Error = io::Error;
    type Future = BoxFuture<'static, io::Result<Stream<S>>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let name = ServerName::try_from(self.domain).map_err(io::Error::other)?;
            TlsConnector::from(self.tls.config).connect(name, stream).await.map(Stream)
        })
    }
}

/// An encrypted connection.
pub(super) struct Stream<S>(Encrypted<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Stream<S> {
    /// Who must be sure of the server verifies its name, which leaves nothing for a binding to find.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Stream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

/// Accepts any certificate whose key the server has.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        crypto::verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        crypto::verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
