# Wat spelers vertelt dat ze aan de beurt zijn, en of de pagina verbonden is met de server.

notice-title = Meld het als ik aan de beurt ben
notice-why = Met een melding van je systeem, zolang deze pagina op de achtergrond staat.
notice-denied = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de instellingen van de browser.
notice-insecure = Meldingen werken alleen via een beveiligde verbinding (https) of op deze computer zelf.
notice-missing = Deze browser toont geen meldingen van pagina’s.
notice-body = Je bent aan de beurt: { $round }
notice-body-start = Je bent aan de beurt.
connection-lost = Verbinding verbroken. We proberen het opnieuw …
connection-offline = Je apparaat is offline. Het spel is veilig en gaat verder zodra je terug bent.
newer-there = Er is een nieuwe versie.
newer-reload = Opnieuw laden
newer-later = Later
