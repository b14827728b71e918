import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { startTestApp } from '../../../testing/test-app.js';
import { killedSeasons } from '../testing/killed-season.js';

const app = await startTestApp();
const { database, sweep, begun, goTo, matchups, killAt, earnAll, linesOf } = killedSeasons(app);
afterAll(() => app.close());

test('the final and the end of a season are decided once, though a process is killed at each step of them', async () => {
  const league = await begun(5);
  await earnAll(league);
  // The final: its teams are stored, its pair is not.
  await goTo(league, 21);
  await killAt('matchup');
  const teams = await database.query('select 1 from playoff_team where league_id = $1', [league.id]);
  expect([teams.length, (await linesOf(league))['season.playoffRound'] ?? 0]).toEqual([0, 0]);
  await sweep();
  await sweep();
  expect((await linesOf(league))['season.playoffRound']).toBe(1);
  expect((await matchups(league)).playoffs?.pairs).toHaveLength(1);

  // The end of the season, which is asked for again with the same key.
  await goTo(league, 29);
  await sweep();
  const key = randomUUID();
  const end = async (url: string) => {
    const { status } = await fetch(`${url}/api/${league.id}/phase`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${league.manager(0).token}`,
      },
      body: JSON.stringify({ to: 'offseason', override_reason: 'For this test' }),
    });
    return status;
  };
  await killAt('season_standing', end);
  const phase = async () => (await league.manager(0).api<PhaseAnswer>('GET', `/api/${league.id}/phase`)).body.phase;
  expect(await phase()).toBe('in-season');
  expect((await linesOf(league))['season.finalTable'] ?? 0).toBe(0);
  for (let time = 0; time < 2; time += 1) expect(await end(app.url)).toBe(200);
  expect(await phase()).toBe('offseason');
  expect(await linesOf(league)).toMatchObject({
    'season.finalTable': 1,
    'season.matchups': 4,
    'season.playoffRound': 1,
  });
  const ranks = await database.query<{ team_id: string }>(
    'select team_id from season_standing where league_id = $1 and rank = 1',
    [league.id],
  );
  expect(ranks).toEqual([{ team_id: league.teams[0] }]);
}, 240_000);
