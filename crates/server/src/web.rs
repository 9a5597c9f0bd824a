//! The browser client, built into the program.

use axum::body::Body;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$WEB_DIST_DIR"]
struct Client;

/// A file of the client; every other address is a page of it and gets the one document.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let Some((name, file)) = Client::get(path)
        .map(|file| (path, file))
        .or_else(|| Some(("index.html", Client::get("index.html")?)))
        .filter(|&(name, _)| name == path || !path.contains('.'))
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // Built files carry a hash of their content in their name.
    let lasting = name.starts_with("assets/");
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = file.metadata.mimetype();
    let kind =
        if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
    (
        [(header::CONTENT_TYPE, kind.as_str()), (header::CACHE_CONTROL, caching)],
        Body::from(file.data),
    )
        .into_response()
}
