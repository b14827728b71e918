import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type {
  ConflictsAnswer,
  ImportJobsAnswer,
  ImportRowsAnswer,
  WorldAnswer,
} from '@crease/core/imports/desk/desk.answers.js';
import type { ImportAnswer, ImportsAnswer } from '@crease/core/auth/auth.schema.js';
import { seasonOf } from '@crease/core/season.js';
import { SITE_OWNER, fileApp, type Refused } from '../../testing/test-app.js';
import { Listeners } from '../../testing/listener.js';
import { eventually } from '../../testing/patience.js';
import { createLeague } from '../../testing/test-league.js';
import { startNhlServer } from '../testing/nhl-server.js';
import { WorldService } from './world.service.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const server = await startNhlServer();
const { app, database, query } = await fileApp({
  env: { NHL_WEB_API_URL: server.url, NHL_STATS_API_URL: `${server.url}/stats/rest` },
});
app.app.get(WorldService).tools = { sleep: () => Promise.resolve(), random: () => 0.5 };
const owner = await app.signUp('owner', { email: SITE_OWNER });
const anna = await app.signUp('anna');
afterAll(() => server.close());

const upload = (query: string, text: string, name: string) => {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  return owner.api<ImportAnswer & Refused>('POST', `/api/admin/imports?${query}`, form);
};
const world = async () => (await owner.api<WorldAnswer>('GET', '/api/admin/world')).body;

describe('the real players', () => {
  test('are read from the NHL when the site owner asks for them, with progress', async () => {
    expect(await world()).toMatchObject({ real: 0, loaded_at: null, job: null });
    const began = await owner.api<WorldAnswer>('POST', '/api/admin/world');
    expect(began).toMatchObject({ status: 200, body: { job: { kind: 'nhl' } } });
    await app.app.get(WorldService).ended();
    const after = await world();
    expect(after).toMatchObject({
      real: expect.any(Number),
      job: { state: 'done', phase: 'fetch', outcome: { key: 'job.players', figures: { refused: expect.any(Number) } } },
    });
    expect(after.real).toBeGreaterThan(3);
    expect(after.unsigned).toBe(after.real);
    expect(after.loaded_at).not.toBeNull();
    const { imports } = (await owner.api<ImportsAnswer>('GET', '/api/admin/imports')).body;
    expect(imports[0]).toMatchObject({ kind: 'nhl', status: 'done', by: 'owner' });
  });

  test('are read once at a time, and a reading whose process is gone stands in nobody’s way', async () => {
    await query`insert into import_job (id, kind, source, dry_run) values ('running1', 'nhl', 'NHL 2025-26', false)`;
    expectRefusal(await owner.api<Refused>('POST', '/api/admin/world'), 409, 'worldLoading');
    await query`update import_job set beat_at = now() - interval '2 minutes' where id = 'running1'`;
    const { jobs } = (await owner.api<ImportJobsAnswer>('GET', '/api/admin/import-jobs')).body;
    expect(jobs.find(({ id }) => id === 'running1')).toMatchObject({
      state: 'failed',
      outcome: { key: 'job.gone' },
    });
    expect((await owner.api('POST', '/api/admin/world')).status).toBe(200);
    await app.app.get(WorldService).ended();
  });

  test('without a network are refused after two probes, and nothing changes', async () => {
    let probes = 0;
    const unreachable = createServer((socket) => {
      probes += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(unreachable, 'listening');
    const nowhere = `http://127.0.0.1:${(unreachable.address() as AddressInfo).port}`;
    const alone = await app.another({ NHL_WEB_API_URL: nowhere, NHL_STATS_API_URL: nowhere });
    const answer = await fetch(`${alone.url}/api/admin/world`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', origin: alone.url },
      body: '{}',
    });
    expect([answer.status, probes]).toEqual([503, 2]);
    expect(await answer.json()).toMatchObject({
      refusal: { name: 'nhlUnreachable', message: expect.stringContaining('No changes were made.') },
    });
    await alone.close();
    unreachable.close();
  });

  test('whose contracts were imported change every league’s home, by its version and by socket, in two processes', async () => {
    const leagueId = await createLeague(anna);
    const second = await app.another();
    const devices = [new Listeners(app), new Listeners(second)];
    try {
      const [here, there] = await Promise.all(devices.map((device) => device.open(anna.token, leagueId)));
      const ask = (url: string, path: string, tag = '') =>
        fetch(`${url}/api/${leagueId}/${path}`, {
          headers: { authorization: `Bearer ${anna.token}`, 'if-none-match': tag },
        });
      const tags = await Promise.all(
        ['home', 'concerns'].map(async (path) => [path, (await ask(app.url, path)).headers.get('etag') ?? ''] as const),
      );
      for (const [path, tag] of tags) expect((await ask(second.url, path, tag)).status).toBe(304);
      const { season } = await world();
      const done = await upload(
        'kind=contracts&dry_run=false',
        `nhl_id,season,cap_hit\n8490002,${season},900000`,
        'one.csv',
      );
      expect(done).toMatchObject({ status: 200, body: { counts: { created: 1 } } });
      for (const { url } of [app, second])
        for (const [path, tag] of tags) expect((await ask(url, path, tag)).status).toBe(200);
      for (const device of [here, there])
        await eventually(() =>
          expect(device?.heard.filter(({ event }) => event.type === 'leagueChanged')).toMatchObject([
            { stream: 'everyone', event: { type: 'leagueChanged' } },
          ]),
        );
    } finally {
      for (const device of devices) device.close();
      await second.close();
      for (const table of ['contract', 'contract_account'])
        await database.query(`delete from ${table} where player_id = 8490002`);
    }
  });

  test('stand at the minimum salary until their contracts are filled in, from a template', async () => {
    const answer = await fetch(`${app.url}/api/admin/contracts-template.csv`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="contracts-\d{4}-\d\d\.csv"$/);
    const text = await answer.text();
    const { real, season } = await world();
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('nhl_id,full_name,pos,nhl_team,season,cap_hit,source');
    expect(lines).toHaveLength(real + 1);
    const at = lines.findIndex((line) => line.startsWith('8490001,'));
    expect(lines[at]).toBe(`8490001,Kalle Provarinen,C,TOR,${season},,`);
    const filled = text.replace(`${lines[at] ?? ''}`, `8490001,Kalle Provarinen,C,TOR,${season},4500000,sheet`);
    const done = await upload('kind=contracts&dry_run=false', filled, 'filled.csv');
    expect(done).toMatchObject({ status: 200, body: { counts: { created: 1, refused: 0, unchanged: real - 1 } } });
    expect(await world()).toMatchObject({ unsigned: real - 1 });
    const rest = await fetch(`${app.url}/api/admin/contracts-template.csv`, {
      headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'fr' },
    });
    const french = (await rest.text()).trim().split('\n');
    expect(french).toHaveLength(real);
    expect(french[0]).toBe('ID LNH,Nom complet,Position,Équipe LNH,Saison,Impact sur le plafond,Source');
    const again = `${french[0] ?? ''}\n8490001,Kalle Provarinen,Attaquant,TOR,${season},4600000,sheet\n`;
    expect(await upload('kind=contracts&dry_run=true', again, 'rempli.csv')).toMatchObject({
      status: 200,
      body: { counts: { updated: 1, refused: 0 } },
    });
  });
});

describe('cap hits on which two sources disagree', () => {
  const conflicts = async () => (await owner.api<ConflictsAnswer>('GET', '/api/admin/contract-conflicts')).body;
  const settle = (body: object) => owner.api<ConflictsAnswer>('POST', '/api/admin/contract-conflicts', body);
  const hitOf = async (id: number) =>
    (
      await query<{ cap_hit: number }>`select cap_hit from contract where player_id = ${id} and season = ${'2025-26'}`
    )[0]?.cap_hit;
  const sheet = (source: string, ...hits: number[]) =>
    `nhl_id,season,cap_hit,aav,source\n${hits.map((hit, at) => `${8490001 + at},2025-26,${hit},${hit},${source}`).join('\n')}\n`;

  beforeAll(() => query`truncate contract, contract_account`);

  test('wait until the site owner decides, row by row or all at once', async () => {
    await upload('kind=contracts&dry_run=false', sheet('wages', 4_000_000, 900_000, 2_000_000), 'one.csv');
    const tried = await upload('kind=contracts&dry_run=true', sheet('puck', 4_100_000, 900_000, 2_100_000), 'two.csv');
    expect(tried.body.rows.filter(({ disagrees }) => disagrees)).toHaveLength(2);
    expect(await conflicts()).toEqual({ conflicts: [], total: 0 });
    const done = await upload('kind=contracts&dry_run=false', sheet('puck', 4_100_000, 900_000, 2_100_000), 'two.csv');
    expect(done.body.counts).toEqual(tried.body.counts);
    expect([await hitOf(8490001), await hitOf(8490003)]).toEqual([4_000_000, 2_000_000]);

    const open = await conflicts();
    expect(open).toMatchObject({
      total: 2,
      conflicts: [
        { player_id: 8490001, stored: { cap_hit: 4_000_000, source: 'wages' }, other: { cap_hit: 4_100_000 } },
        { player_id: 8490003, stored: { cap_hit: 2_000_000 }, other: { cap_hit: 2_100_000, source: 'puck' } },
      ],
    });
    const { player_id, season, origin } = open.conflicts[0] ?? { player_id: 0, season: '', origin: '' };
    const one = await settle({ take: 'other', which: [{ player_id, season, origin }] });
    expect(one).toMatchObject({ status: 200, body: { total: 1 } });
    expect([await hitOf(8490001), await hitOf(8490003)]).toEqual([4_100_000, 2_000_000]);
    expect((await settle({ take: 'stored', which: [{ player_id, season, origin }] })).body.total).toBe(1);
    expect((await settle({ take: 'stored' })).body).toEqual({ conflicts: [], total: 0 });
    expect([await hitOf(8490001), await hitOf(8490003)]).toEqual([4_100_000, 2_000_000]);
    for (const source of ['wages', 'puck'])
      await upload(
        'kind=contracts&dry_run=false',
        source === 'wages'
          ? sheet(source, 4_000_000, 900_000, 2_000_000)
          : sheet(source, 4_100_000, 900_000, 2_100_000),
        `${source}.csv`,
      );
    expect((await conflicts()).total).toBe(0);
    expect([await hitOf(8490001), await hitOf(8490003)]).toEqual([4_100_000, 2_000_000]);
  });

  test('are settled by a choice before the import, too', async () => {
    const taken = await upload(
      'kind=contracts&dry_run=false&conflicts=file',
      sheet('ledger', 5_000_000, 950_000, 2_000_000),
      'ledger.csv',
    );
    expect(taken.body.rows.filter(({ disagrees }) => disagrees)).toHaveLength(2);
    expect([await hitOf(8490001), await hitOf(8490002)]).toEqual([5_000_000, 950_000]);
    expect((await conflicts()).total).toBe(0);
    expect((await settle({ take: 'neither' })).status).toBe(422);
  });
});

test('what an import did is read row by row, by what became of a row', async () => {
  const text = `nhl_id,season,cap_hit,source\n8490004,2025-26,1000000,list\n1,2025-26,900000,list\n8490001,2025-26,1,list\n`;
  const id = (await upload('kind=contracts&dry_run=false', text, 'list.csv')).status === 200 ? await newest() : '';
  const rows = async (query: string) =>
    (await owner.api<ImportRowsAnswer>('GET', `/api/admin/imports/${id}?${query}`)).body.rows;
  expect((await rows('')).map(({ row, action }) => [row, action])).toEqual([
    [2, 'created'],
    [3, 'refused'],
    [4, 'unchanged'],
  ]);
  expect(await rows('action=refused')).toMatchObject([
    { row: 3, why: [{ key: 'player.noSuchId' }, { key: 'player.importAnyFirst' }] },
  ]);
  expect(await rows('action=conflicts')).toMatchObject([{ row: 4, why: [{ key: 'hit.conflict' }] }]);
  expect(await rows('after=2')).toHaveLength(1);
  expect((await owner.api('GET', '/api/admin/imports/NoneSuch1234')).status).toBe(404);
});

test('a trial of contracts shows season, dollars and the previous cap hit of every line', async () => {
  const lines = Array.from(
    { length: 1_100 },
    (_, at) => `New Player ${'abcdefghij'[at % 10] ?? ''},${seasonOf(1990 + Math.floor(at / 10))},${at + 775_000},yes`,
  );
  const text = `player,season,cap_hit,create\n${lines.join('\n')}\n`;
  const { body } = await upload('kind=contracts&dry_run=true', text, 'many.csv');
  expect([body.rows.length, body.more]).toEqual([1_100, 0]);
  expect(body.rows.at(-1)?.hit).toEqual({ season: '2099-00', cap_hit: 776_099, before: null });
});

const newest = async () =>
  (await owner.api<ImportsAnswer>('GET', '/api/admin/imports')).body.imports.find(({ source }) => source === 'list.csv')
    ?.id ?? '';

test('an import whose connection is cut changes nothing, and the next one goes on', async () => {
  const text = 'nhl_id,season,cap_hit,source\n8490004,2027-28,1000000,late\n8490002,2027-28,900000,late\n';
  const count = () => query`select 1 from contract where season = '2027-28' and source = 'late'`;
  // The lock belongs to a session.
  const holder = new pg.Client({ connectionString: app.config.DATABASE_DIRECT_URL });
  await holder.connect();
  try {
    // Simulates another running import, so that this one waits within its transaction.
    await holder.query('select pg_advisory_lock(727002)');
    const sent = upload('kind=contracts&dry_run=false', text, 'cut.csv');
    for (let cut = 0; cut === 0;) {
      const { rows } = await holder.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
      );
      cut = rows.length;
    }
    expect((await sent).status).toBeGreaterThanOrEqual(500);
  } finally {
    await holder.end();
  }
  expect(await count()).toHaveLength(0);
  const { jobs } = (await owner.api<ImportJobsAnswer>('GET', '/api/admin/import-jobs')).body;
  expect(jobs.find(({ source }) => source === 'cut.csv')).toMatchObject({ state: 'failed' });
  expect((await upload('kind=contracts&dry_run=false', text, 'cut.csv')).status).toBe(200);
  expect(await count()).toHaveLength(2);
});

test('how far an upload is, is told to the site owner', async () => {
  const { jobs } = (await owner.api<ImportJobsAnswer>('GET', '/api/admin/import-jobs')).body;
  expect(jobs.find(({ source }) => source === 'list.csv')).toMatchObject({ kind: 'contracts', state: 'done' });
});

test.each(['world', 'import-jobs', 'contract-conflicts', 'contracts-template.csv', 'imports/NoneSuch1234'])(
  'nobody else reads admin/%s',
  async (what) => {
    expect((await anna.api('GET', `/api/admin/${what}`)).status).toBe(403);
    expect((await app.api('GET', `/api/admin/${what}`)).status).toBe(401);
  },
);

test('nor has the NHL read, or decides whose figures stand', async () => {
  for (const path of ['world', 'contract-conflicts']) {
    expect((await anna.api('POST', `/api/admin/${path}`, { take: 'stored' })).status).toBe(403);
    expect((await app.api('POST', `/api/admin/${path}`, { take: 'stored' })).status).toBe(401);
  }
});
