import fs from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import type { Compilable } from 'kysely';
import { wire } from '@crease/core/wire.js';
import { AccountQueries } from './auth/account/account.queries.js';
import { IdleService } from './auth/session/idle.service.js';
import { MailLinks } from './auth/mail/mail-links.service.js';
import { SessionQueries } from './auth/session/session.queries.js';
import { compiledOnce } from './platform/database/compiled-once.js';
import { Database } from './platform/database/database.js';
import { Listeners } from './testing/listener.js';
import { eventually } from './testing/patience.js';
import { beginPlayoffs, playLeague } from './testing/play-fixture.js';
import { fileApp } from './testing/test-app.js';

/*
 * The texts of the statements that PostgreSQL keeps prepared: those of requests, sockets and polls. A change of one
 * shows in the diff, such as a condition that an index needs. UPDATE_SQL=1 writes the file again.
 */

const FILE = new URL('hot-queries.txt', import.meta.url);
const seen = new Map<string, string>();
/** Read only after an id of an event was lost, which depends on what else runs. */
const AFTER_A_GAP = 'relay-missed';

/** Notes prepared statements and runs them. */
function record(): void {
  const { prepared, preparedOnce, preparedPromptly } = Database.prototype;
  const note = (name: string, query: Pick<Compilable, 'compile'>) => {
    if (name !== AFTER_A_GAP) seen.set(name, query.compile().sql);
  };
  jest.spyOn(Database.prototype, 'prepared').mockImplementation(function (this: Database, name, query) {
    note(name, query);
    return prepared.call(this, name, query) as never;
  });
  jest.spyOn(Database.prototype, 'preparedPromptly').mockImplementation(function (this: Database, name, query) {
    note(name, query);
    return preparedPromptly.call(this, name, query) as never;
  });
  jest.spyOn(Database.prototype, 'preparedOnce').mockImplementation(function (this: Database, name, values, build) {
    seen.set(name, compiledOnce(values, build).sql);
    return preparedOnce.call(this, name, values, build) as never;
  });
}

const CLAUSES =
  /(?<= )(?=(?:select|from|where|inner join|left join|cross join|union all|group by|order by|limit|returning|on conflict|set|values) )/g;
const fileOf = (statements: ReadonlyMap<string, string>): string =>
  [...statements]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `-- ${name}\n${text.replaceAll(/\s+/g, ' ').trim().replaceAll(CLAUSES, '\n')};\n`)
    .join('\n')
    .replaceAll(/ +$/gm, '');

record();
const { app, closing, database } = await fileApp();
const listeners = closing(new Listeners(app));

test('the prepared statements of requests, sockets and polls are those of hot-queries.txt', async () => {
  const league = await playLeague(app);
  const manager = league.manager(1);
  await listeners.open(manager.token, league.id);
  const [player] = await league.hold(1, [{ position: 'F', capHit: 1_000_000 }]);
  const parts: Record<string, string> = {
    ':league_id': league.id,
    ':team_id': String(league.teams[1]),
    ':player_id': String(player?.id),
  };
  for (const call of Object.keys(wire)) {
    const [method, path = ''] = call.split(' ');
    const given = path.replaceAll(/:\w+/g, (part) => parts[part] ?? part);
    if (method === 'GET' && !given.includes(':')) await manager.api('GET', `/api${given}`);
  }
  await app.signUp('newcomer');
  await app.app.get(AccountQueries).byIdentity('google', 'nobody');
  await app.app.get(SessionQueries).history(manager.userId, 1);
  await app.app
    .get(IdleService)
    .active('nobody')
    .catch(() => undefined);
  await app.app
    .get(MailLinks)
    .look('none', ['reset'], { address: '127.0.0.1', userAgent: null })
    .catch(() => undefined);
  for (const query of ['?start=2026-01-01', '?before=9'])
    await manager.api('GET', `/api/${league.id}/activity-log${query}`);
  await manager.api('GET', `/api/${league.id}/home`, undefined, { 'if-none-match': '"an earlier version"' });

  await beginPlayoffs(database, league, [0, 1]);
  const matchup = `/api/${league.id}/matchups/1/1`;
  expect((await manager.api('GET', matchup)).status).toBe(200);
  await app.app
    .get(Database)
    .query('update matchup_period set starts_on = starts_on - 30, ends_on = ends_on - 30 where league_id = $1', [
      league.id,
    ]);
  expect((await manager.api('GET', `${matchup}?season=2025-26`)).status).toBe(200);

  if (process.env.UPDATE_SQL) fs.writeFileSync(FILE, fileOf(seen));
  const file = fs.readFileSync(FILE, 'utf8');
  // On a cluster `OneLeaguePlugin` adds conditions to them, and an account's concerns are read league by league.
  const names = process.env.CITUS_URL ? file.replace('concerns-everywhere', 'concerns-of-league') : file;
  await eventually(() => expect([...seen.keys()].sort()).toEqual(names.match(/(?<=^-- ).+/gm)));
  if (!process.env.CITUS_URL) expect(fileOf(seen)).toBe(file);
});
