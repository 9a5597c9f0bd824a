//! What the catalogue says about the component sheet.

use engine::sheet::{EntryKey, Provenance, Sheet};
use engine::{NoEvents, ReputationSide, Rules, Setup, TrackSide};
use protocol::Catalogue;

/// Whether a game of level 5 shows the entry with its provenance.
fn is_shown(key: EntryKey) -> bool {
    match key {
        EntryKey::TavernCard(_)
        | EntryKey::Upgrade(_)
        | EntryKey::Regular(_)
        | EntryKey::Noble
        | EntryKey::Guest(_)
        | EntryKey::Round(TrackSide::Winter, _)
        | EntryKey::Monastery(_)
        | EntryKey::Reputation(ReputationSide::Signatures, _)
        | EntryKey::StartCard(_)
        | EntryKey::GuestBook(_) => true,
        EntryKey::Round(TrackSide::Summer, _)
        | EntryKey::PrintedSchnapps
        | EntryKey::LooseSchnapps
        | EntryKey::Reputation(ReputationSide::Plain, _)
        | EntryKey::Entertainer(..)
        | EntryKey::Limit(_) => false,
    }
}

#[test]
fn every_value_shows_the_provenance_of_its_own_entry() {
    let standard = Sheet::standard();
    let setup = Setup::new(2, 5);
    for (index, entry) in standard.entries.iter().enumerate() {
        assert_eq!(entry.key.to_string(), entry.name);
        assert_eq!(standard.provenance(entry.key), Some(entry.provenance));
        let mut sheet = standard.clone();
        for other in &mut sheet.entries {
            other.provenance = Provenance::Printed;
        }
        sheet.entries[index].provenance = Provenance::Disputed;
        let rules = Rules::new(sheet);
        let game = rules
            .begin(&setup, &mut engine::chance::FirstOutcome, &mut NoEvents)
            .expect("a legal set-up");
        let catalogue = serde_json::to_string(&Catalogue::new(&rules, &game)).expect("JSON");
        // The four columns of a row of the Guest Book are one entry.
        let expected = match entry.key {
            EntryKey::GuestBook(_) => 4,
            key => usize::from(is_shown(key)),
        };
        assert_eq!(catalogue.matches("\"disputed\"").count(), expected, "{}", entry.name);
        assert!(!catalogue.contains("\"reconstructed\""), "{}", entry.name);
    }
    assert_eq!(standard.provenance(EntryKey::Guest(200)), None);
}
