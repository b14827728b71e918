/* Words of index.html, which names their keys. They are plain texts. */

export const title = 'Crease: fantasy hockey under a real salary cap';
export const description =
  'Keeper leagues on NHL players and a salary cap: rosters, trades, retention, protection sheets and a live draft room.';
/** boot.js replaces `{name}` by the first name. */
export const welcome = 'Welcome, {name}';
export const needsScripts = 'Crease needs JavaScript to run.';
