//! The interface in the words of OpenAPI, made from the table of routes.

use super::about::Content;
use super::routes::{Needs, Route, routes};
use axum::Json;
use protocol::Problem;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

pub(super) async fn document() -> Json<Value> {
    Json(describe(&routes()))
}

/// The document.
pub fn describe(routes: &[Route]) -> Value {
    let settings = SchemaSettings::draft2020_12();
    let mut types = SchemaGenerator::new(settings.with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    }));
    let refused = refusal(&mut types);
    let mut paths = Map::new();
    for route in routes {
        let method = route.method.as_str().to_lowercase();
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[method] = operation(route, &refused, &mut types);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tiefenthal",
            "version": protocol::PROTOCOL.to_string(),
            "description": "Tables of The Taverns of Tiefenthal. docs/protocol.md explains the messages of the socket.",
        },
        "paths": paths,
        "components": {
            "schemas": types.take_definitions(true),
            "securitySchemes": {
                "person": { "type": "apiKey", "in": "cookie", "name": "tiefenthal" },
                "replay": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

fn operation(route: &Route, refused: &Value, types: &mut SchemaGenerator) -> Value {
    let Route { about, path, needs, .. } = route;
    let (security, who) = match needs {
        Needs::Nothing => (json!([{}, { "person": [] }]), "Everybody."),
        Needs::House => (json!([{ "person": [] }]), "Whoever started the program."),
        Needs::Membership => (json!([{ "person": [] }]), "Those who may see the table."),
        Needs::Seat => (json!([{ "person": [] }]), "Those who sit at the table."),
        Needs::Ownership => (json!([{ "person": [] }]), "The owner of the table."),
        Needs::ReplayKey => (json!([{ "replay": [] }]), "Those who have the key of a replay link."),
    };
    let mut parameters = Vec::new();
    for name in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
        parameters.push(json!({
            "name": name, "in": "path", "required": true, "schema": { "type": "string" },
        }));
    }
    for (name, meaning) in about.query {
        parameters.push(json!({
            "name": name, "in": "query", "description": meaning, "schema": { "type": "string" },
        }));
    }
    let mut answer = json!({ "description": "Done." });
    if let Some(content) = content(&about.gives, types) {
        answer["content"] = content;
    }
    let mut operation = json!({
        "summary": about.summary,
        "description": who,
        "security": security,
        "parameters": parameters,
        "responses": { about.status.as_str(): answer, "default": refused },
    });
    if let Some(content) = content(&about.takes, types) {
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

/// What a body holds; none if there is none.
fn content(content: &Content, types: &mut SchemaGenerator) -> Option<Value> {
    match content {
        Content::Nothing => None,
        Content::Json(shape) => {
            Some(json!({ "application/json": { "schema": (shape.schema)(types) } }))
        }
        Content::Record => Some(json!({ "application/jsonl": { "schema": { "type": "string" } } })),
    }
}

fn refusal(types: &mut SchemaGenerator) -> Value {
    let problem = types.subschema_for::<Problem>();
    json!({
        "description": "Refused; nothing has changed. With 429 and 503, `Retry-After` may say when to try again.",
        "content": { "application/json": { "schema": {
            "type": "object",
            "required": ["problem"],
            "properties": {
                "problem": problem,
                "detail": { "type": "string", "description": "More about it, in English." },
            },
        } } },
    })
}
