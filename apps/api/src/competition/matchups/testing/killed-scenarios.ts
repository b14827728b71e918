import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, expect, test } from '@jest/globals';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { anotherProcess } from '../../../testing/another-process.js';
import { amount, randomFrom, seed } from '../../../testing/long-run.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { startTestApp } from '../../../testing/test-app.js';
import { FINAL, killedSeasons, type KilledFormat } from './killed-season.js';

/* Moments at which processes are killed, in a season of each format. Each scenario and format has its own test file. */

export async function killInPeriod(format: KilledFormat): Promise<void> {
  const app = await startTestApp();
  const { sweep, begun, reach, hasTable, killAt, earnAll, linesOf, told, decided } = killedSeasons(app, format);
  afterAll(() => app.close());
  // After a table the first period is the final.
  const first = hasTable ? FINAL : 0;

  test(`a period of ${format} is decided once, though a process is killed at each step of it`, async () => {
    const league = await begun(5);
    await earnAll(league);
    await reach(league, first);
    await sweep();

    await reach(league, first + 8);
    await killAt('matchup_period');
    expect([await told(league), (await linesOf(league))['season.matchups'] ?? 0]).toEqual([0, 0]);
    await sweep();
    expect([await told(league), (await linesOf(league))['season.matchups']]).toEqual([1, 1]);

    // They become final three days after its end.
    await reach(league, first + 11);
    await killAt('matchup_period');
    expect(await decided(league)).toBe(0);
    await sweep();
    expect([await decided(league), (await linesOf(league))['season.matchups']]).toEqual([1, 1]);
  }, 240_000);
}

export async function killAtSeasonEnd(format: KilledFormat): Promise<void> {
  const app = await startTestApp();
  const { database, sweep, begun, reach, hasTable, matchups, killAt, earnAll, linesOf } = killedSeasons(app, format);
  afterAll(() => app.close());

  test(`the final and the end of a season of ${format} are decided once, though a process is killed at each step of them`, async () => {
    const league = await begun(5);
    await earnAll(league);
    // The final: its teams are stored, its pair is not.
    await reach(league, FINAL);
    await killAt('matchup');
    const teams = await database.query('select 1 from playoff_team where league_id = $1', [league.id]);
    expect([teams.length, (await linesOf(league))['season.playoffRound'] ?? 0]).toEqual([0, 0]);
    await sweep();
    await sweep();
    expect((await linesOf(league))['season.playoffRound']).toBe(1);
    expect((await matchups(league)).playoffs?.pairs).toHaveLength(1);

    // The end of the season, which is asked for again with the same key.
    await reach(league, FINAL + 8);
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
    const phase = async () => (await league.get<PhaseAnswer>(0, '/phase')).phase;
    expect(await phase()).toBe('in-season');
    expect((await linesOf(league))['season.finalTable'] ?? 0).toBe(0);
    for (let time = 0; time < 2; time += 1) expect(await end(app.url)).toBe(200);
    expect(await phase()).toBe('offseason');
    expect(await linesOf(league)).toMatchObject({
      'season.finalTable': 1,
      'season.matchups': hasTable ? 1 : 4,
      'season.playoffRound': 1,
    });
    const ranks = await database.query<{ team_id: string }>(
      'select team_id from season_standing where league_id = $1 and rank = 1',
      [league.id],
    );
    expect(ranks).toEqual([{ team_id: league.teams[0] }]);
  }, 240_000);
}

export async function killAtAnyMoment(format: KilledFormat): Promise<void> {
  const app = await startTestApp();
  const { sweep, begun, reach, matchups, over, earnAll, linesOf, told } = killedSeasons(app, format);
  afterAll(() => app.close());

  test(`killed at any moment, no league of ${format} has a result twice or half`, async () => {
    const random = randomFrom(seed(96));
    const leagues: PlayLeague[] = [];
    for (let made = 0; made < amount(3, 8); made += 1) {
      const league = await begun(5);
      await earnAll(league);
      leagues.push(league);
    }
    for (const day of [8, FINAL, FINAL + 12]) {
      for (const league of leagues) await reach(league, day);
      const { child } = await anotherProcess(app.config);
      await new Promise((resolve) => setTimeout(resolve, random() * 400));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await over();
      await sweep();
      await sweep();
      for (const league of leagues) {
        const { periods } = await matchups(league);
        const lines = await linesOf(league);
        expect([day, lines['season.matchups'] ?? 0]).toEqual([day, await told(league)]);
        expect(periods.every(({ state, matchups: pairs }) => state !== 'final' || pairs.length > 0)).toBe(true);
        expect(lines['season.playoffRound'] ?? 0).toBe(day < FINAL ? 0 : 1);
      }
    }
    for (const league of leagues) {
      expect((await matchups(league)).playoffs?.champion).toBe(league.teams[0]);
      expect((await linesOf(league))['season.playoffsWon']).toBe(1);
    }
  }, 240_000);
}
