# Was Spielern sagt, dass sie am Zug sind, und ob die Seite mit dem Server verbunden ist.

notice-title = Sag mir, wenn ich am Zug bin
notice-why = Mit einer Benachrichtigung, solange diese Seite im Hintergrund ist.
notice-denied = Dein Browser blockiert Benachrichtigungen von dieser Seite. In seinen Einstellungen kannst du sie erlauben.
notice-insecure = Benachrichtigungen gibt es nur über eine sichere Verbindung (https) oder auf diesem Rechner selbst.
notice-missing = Dieser Browser kennt keine Benachrichtigungen.
notice-body = Du bist am Zug: { $round }
notice-body-start = Du bist am Zug.
connection-lost = Verbindung verloren. Neuer Versuch …
connection-offline = Dein Gerät ist offline. Das Spiel ist sicher und geht weiter, sobald du wieder da bist.
newer-there = Eine neue Version ist da.
newer-reload = Neu laden
newer-later = Später
