import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { tryPlayers } from './try-players.js';

/* UPDATE_PLAYERS=1 rewrites the file. */
const FILE = 'apps/web/public/try-players.json';

test('the file that visitors draft from has the sample’s best players', () => {
  const text = `[\n${tryPlayers()
    .map((player) => JSON.stringify(player))
    .join(',\n')}\n]\n`;
  if (process.env.UPDATE_PLAYERS === '1') fs.writeFileSync(FILE, text);
  expect(fs.readFileSync(FILE, 'utf8')).toBe(text);
});
