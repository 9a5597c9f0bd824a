# What tells players that it is their move, and whether the page is in touch with the server.

notice-title = Tell me when it is my move
notice-why = With a notification, while this page is in the background.
notice-denied = Your browser blocks notifications from this page. You can allow them in its settings.
notice-insecure = Notifications need a secure connection (https), or the program on this computer itself.
notice-missing = This browser has no notifications.
notice-body = It is your move: { $round }
notice-body-start = It is your move.
connection-lost = Connection lost. Reconnecting …
connection-offline = Your device is offline. The game is safe and goes on as soon as you are back.
newer-there = A new version is here.
newer-reload = Reload
newer-later = Later
