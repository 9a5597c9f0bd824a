//! What answers look like: headers, refusals in one form, compression.

use crate::support::House;

/// What every answer must say.
const ALWAYS: [&str; 7] = [
    "content-security-policy: default-src 'none'",
    "referrer-policy: no-referrer",
    "x-content-type-options: nosniff",
    "x-frame-options: deny",
    "cross-origin-opener-policy: same-origin",
    "cross-origin-resource-policy: same-origin",
    "permissions-policy: camera=()",
];

#[tokio::test]
async fn every_answer_says_who_may_use_it() {
    let house = House::open().await;
    for (head, more) in [
        ("GET /", ""),
        ("GET /api/status", ""),
        ("GET /api/nothing", ""),
        ("POST /api/games", ""),
        ("GET /api/status", "Origin: http://evil.example\r\n"),
    ] {
        let answer = house.request_with(head, more, "").await;
        for header in ALWAYS {
            assert!(answer.head.contains(header), "{head}: no {header} in {}", answer.head);
        }
        let kept = !answer.head.contains("cache-control: no-store");
        assert_eq!(kept, head == "GET /", "{head}: {}", answer.head);
    }
    house.close().await;
}

#[tokio::test]
async fn every_refusal_is_json_that_says_why() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    for (head, more, status, problem) in [
        ("GET /api/nothing".to_owned(), "", 404, "no_such_address"),
        ("DELETE /api/nothing".to_owned(), "", 404, "no_such_address"),
        ("GET /assets/nothing.js".to_owned(), "", 404, "no_such_address"),
        ("PUT /api/games".to_owned(), "", 405, "wrong_method"),
        ("POST /api/status".to_owned(), "", 405, "wrong_method"),
        ("POST /".to_owned(), "", 405, "wrong_method"),
        ("GET /api/games/what".to_owned(), "", 404, "no_such_game"),
        ("GET /api/games/%ff".to_owned(), "", 400, "not_understood"),
        (format!("GET /api/games/{game}/socket?from=x"), "", 400, "not_understood"),
        (format!("GET /api/games/{game}/socket"), "", 400, "not_understood"),
        (format!("GET /api/games/{game}/record"), "", 409, "not_over"),
        ("GET /api/status".to_owned(), "Host: evil.example\r\n", 403, "foreign"),
        ("GET /api/status".to_owned(), "Sec-Fetch-Site: cross-site\r\n", 403, "foreign"),
    ] {
        let answer = house.request_with(&head, more, "").await;
        let body: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
        assert_eq!((answer.status, &body["problem"]), (status, &problem.into()), "{head}");
        assert!(answer.head.contains("content-type: application/json"), "{}", answer.head);
    }
    house.close().await;
}

#[tokio::test]
async fn answers_are_compressed_for_those_who_can_read_it() {
    let house = House::open().await;
    for path in ["/", "/api/status"] {
        let head = format!("GET {path}");
        let plain = house.request_with(&head, "", "").await;
        assert!(!plain.head.contains("content-encoding"), "{}", plain.head);
        let small = house.request_with(&head, "Accept-Encoding: gzip\r\n", "").await;
        assert!(small.head.contains("content-encoding: gzip"), "{}", small.head);
        assert_ne!(plain.body, small.body);
    }
    house.close().await;
}
