import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPlayer } from '@crease/core/players/files/import.rules.js';
import { bringRealPlayers, LEAGUES, moveRealLeague, realLeaguesThere } from '../imports/testing/real-leagues.js';
import { Database } from '../platform/database/database.js';
import { writePlayers } from '../players/players.tables.js';
import { anotherProcess } from '../testing/another-process.js';
import { mostHeld } from '../testing/held-memory.js';
import { LONG } from '../testing/long-run.js';
import { startTestApp, type TestApp, type TestUser } from '../testing/test-app.js';
import { comparable } from './testing/comparable.js';
import { archiveForm, bring, take } from './testing/moves.js';
import { rowsIn, unzipped } from './testing/zip.js';

(realLeaguesThere() ? describe : describe.skip)('real leagues move in, out as an archive, and in elsewhere', () => {
  let here: TestApp;
  let there: TestApp;
  let owner: TestUser;
  let anna: TestUser;

  beforeAll(async () => {
    [here, there] = [await startTestApp(), await startTestApp()];
    for (const app of [here, there]) await bringRealPlayers(app);
    // Prospects get other numbers there.
    const others = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
      ...newPlayer(id, `Nobody ${id}`, 'F'),
      roster_status: 'inactive' as const,
      source: 'league',
      as_of: '2026-05-01',
    }));
    await writePlayers(there.app.get(Database).db, others);
    owner = await here.signUp('owner');
    anna = await there.signUp('anna');
  }, 240_000);
  afterAll(async () => {
    await here?.close();
    await there?.close();
  });

  const smallestFirst = [...LEAGUES].sort((one, two) => one.teams - two.teams);
  const leagues = LONG ? smallestFirst : smallestFirst.slice(0, 1);

  it.each(leagues)(
    '$teams teams: 0 differences, table by table',
    async (of) => {
      const { leagueId, body } = await moveRealLeague(owner, of);
      const original = await take(here.url, owner.token, leagueId);
      const files = await unzipped(original);
      const tried = await bring(anna, original, `?dry_run=true&person=${owner.userId}`);
      const done = await bring(anna, original, `?person=${owner.userId}`);
      expect([tried.status, done.status]).toEqual([200, 200]);
      expect({ ...done.body, dry_run: true, league_id: null }).toEqual(tried.body);
      const again = await unzipped(await take(there.url, anna.token, done.body.league_id ?? ''));
      // Names of accounts can differ there.
      const before = comparable(files, ['people']);
      const after = comparable(again, ['people']);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      const brought = (after.event ?? []).findIndex((line) => line.includes('league.brought'));
      expect(after.event?.splice(brought, 1)).toHaveLength(1);
      let rows = 0;
      for (const table of Object.keys(before)) {
        const other = new Set(after[table]);
        const differ = (before[table] ?? []).filter((line) => !other.has(line));
        expect([table, after[table]?.length, differ.slice(0, 3)]).toEqual([table, before[table]?.length, []]);
        rows += before[table]?.length ?? 0;
      }
      expect(rowsIn(files, 'roster_entry')).toHaveLength(body.counts.created);
      console.info(`${of.teams} teams: ${rows} rows in ${Object.keys(before).length} tables, 0 differences`);
    },
    240_000,
  );

  it('the largest of them moves out and in without the process growing with it', async () => {
    const largest = leagues.at(-1);
    if (largest === undefined) throw new Error('there are leagues');
    const { leagueId } = await moveRealLeague(owner, largest);
    const { url, child } = await anotherProcess(here.config);
    try {
      const again = await mostHeld(child.pid, () => take(url, owner.token, leagueId));
      const archive = again.result;
      const landed = await mostHeld(child.pid, () =>
        fetch(`${url}/api/archives?person=${owner.userId}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${owner.token}` },
          body: archiveForm(archive),
        }),
      );
      expect(landed.result.status).toBe(200);
      const unpacked = [...(await unzipped(archive)).values()].reduce((sum, file) => sum + file.length, 0);
      const said = (bytes: number | null) => (bytes === null ? 'not told here' : `${(bytes / 2 ** 20).toFixed(0)} MB`);
      console.info(
        `${largest.teams} teams: ${said(archive.length)} packed, ${said(unpacked)} unpacked; more memory at the most: out ${said(again.more)}, in ${said(landed.more)}`,
      );
      for (const { more } of [again, landed]) expect(more ?? 0).toBeLessThan(100 * 2 ** 20);
    } finally {
      child.kill('SIGKILL');
    }
  }, 240_000);
});
