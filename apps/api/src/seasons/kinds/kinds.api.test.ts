import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { kindsOf } from '../../testing/kinds/kinds.js';
import { KindSeason } from '../../testing/kinds/kind-season.js';
import { fileApp } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';

const time = await timeMachine('2025-09-20T15:00:00Z');
const { app, database } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());
const kinds = kindsOf(database);

/** The rows of the table: the name of a kind, and the settings that it names. */
const rows = readFileSync(new URL('../../../../../docs/league-kinds.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| kind |') && line.split('|').length === 4)
  .map((line) => {
    const [, name = '', settings = ''] = line.split('|');
    return { name: name.trim(), named: [...settings.matchAll(/`(\w+)`/g)].map(([, key]) => key ?? '') };
  });

test('the kinds that are played are those of the documentation, with the settings that it names', () => {
  const sorted = (of: readonly { name: string; named: readonly string[] }[]) =>
    of
      .map(({ name, named }) => ({ name, named: [...new Set(named)].sort() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(sorted(kinds)).toEqual(sorted(rows));
});

test('eight of them play a season, by their own rules, into the next one', async () => {
  const eight = [
    'Cuts and buyouts with dead cap',
    'Bids as salaries for one season',
    'Salaries by the round of the draft',
    'Dynasty under the cap, a number of keepers',
    'Redraft with a deadline and frozen playoff rosters',
    'Goalies who must play',
    'Matchups with play-offs',
    'Roto with play-offs',
  ];
  await new KindSeason(app, time).play(kinds.filter(({ name }) => eight.includes(name)));
}, 120_000);
