//! The browser client, built into the program.

use crate::http::Failure;
use axum::body::Body;
use axum::http::{Method, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$WEB_DIST_DIR"]
struct Client;

/// A file of the client; every other address is a page of it and gets the one document.
pub(crate) async fn page(method: Method, uri: Uri) -> Result<Response, Failure> {
    if method != Method::GET && method != Method::HEAD {
        return Err(Failure(Problem::WrongMethod));
    }
    let path = uri.path().trim_start_matches('/');
    let Some((name, file)) = Client::get(path)
        .map(|file| (path, file))
        .or_else(|| Some(("index.html", Client::get("index.html")?)))
        .filter(|&(name, _)| name == path || !path.contains('.'))
    else {
        return Err(Failure(Problem::NoSuchAddress));
    };
    // Built files carry a hash of their content in their name.
    let lasting = name.starts_with("assets/");
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = file.metadata.mimetype();
    let kind =
        if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
    let headers = [(header::CONTENT_TYPE, kind.as_str()), (header::CACHE_CONTROL, caching)];
    Ok((headers, Body::from(file.data)).into_response())
}

/// The script with which the page begins. Its name holds a hash of its content and of all that it loads.
pub(crate) fn script() -> Option<String> {
    let document = Client::get("index.html")?;
    let text = str::from_utf8(&document.data).ok()?;
    let (_, script) = text.split_once("<script type=\"module\"")?;
    let (_, source) = script.split_once("src=\"")?;
    Some(source.split_once('"')?.0.to_owned())
}
