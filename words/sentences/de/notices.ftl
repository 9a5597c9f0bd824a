# Was Spielern sagt, dass sie am Zug sind, und ob die Seite mit dem Server verbunden ist.

notice-title = Sag mir, wenn ich am Zug bin
notice-why = Mit einer Nachricht deines Systems, solange diese Seite im Hintergrund ist.
notice-denied = Dein Browser blockiert Nachrichten von dieser Seite. In seinen Einstellungen kannst du sie erlauben.
notice-insecure = Nachrichten brauchen eine sichere Verbindung (https) oder diesen Rechner selbst.
notice-missing = Dieser Browser zeigt keine Nachrichten von Seiten.
notice-body = Du bist am Zug: { $round }
notice-body-start = Du bist am Zug.
connection-lost = Verbindung verloren. Neuer Versuch …
connection-offline = Dein Gerät ist offline. Das Spiel ist sicher und geht weiter, sobald du zurück bist.
