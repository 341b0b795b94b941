# A page without a server: games that are played and kept in this browser.

here-note = Games are played and kept in this browser.
here-size = What it plays with is fetched once: { $size } MB.
here-loading = Fetching what it plays with: { $done } of { $size } MB
here-starting = Starting…
here-ready = Ready.
here-stronger = needs a server
here-instead = Play here instead
here-instead-note = The server does not answer. Games in this browser need none.
here-table = A table of your own
here-table-note = Several people at this device, other bots, options
here-forbidden-title = Not kept
here-forbidden = This browser keeps nothing for this page (a private window?). The game goes on, but it is gone when you close the page.
here-full-title = No room to keep the game
here-full = This browser has no more room. The game goes on, but what happens now is gone when you close the page. Delete finished games, or free some space.

offline-get = Play without a connection
offline-get-note = Keep the whole game on this device
offline-ask = { $size } MB are fetched once and kept by this browser. From then on the game starts without a connection: rivals, CARL, people at this device, lessons, replays, cards and the score helper.
offline-yes = Fetch { $size } MB
offline-fetching = Fetched: { $done } of { $size } MB
offline-done = The game is kept on this device and starts without a connection.
offline-failed = It could not be fetched as a whole. Nothing has changed; try again with a better connection.
offline-install = Install as an app
offline-update = A new version is here
offline-update-note = Start it; your games go on
offline-others = Close the other windows of the game first.

error-needs-server = This needs a server.
error-damaged-here = What this browser keeps of this game is damaged, so it cannot be opened. Your other games are not touched.
error-internal-here = Something went wrong in this page. Nothing that was kept is lost; open the game again.
error-engine-unreached = What the game plays with could not be fetched. Connect once, then it works without a connection.
error-engine-broken = What the game plays with did not arrive as a whole, or cannot run in this browser. Try again, or use a newer browser.
error-engine-restarted = That took too long and was given up. Try again.
