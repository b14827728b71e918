import { once } from 'node:events';
import { afterAll, expect, test } from '@jest/globals';
import { anotherProcess } from '../../../testing/another-process.js';
import { amount, randomFrom, seed } from '../../../testing/long-run.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { startTestApp } from '../../../testing/test-app.js';
import { killedSeasons } from '../testing/killed-season.js';

const app = await startTestApp();
const { sweep, begun, goTo, matchups, over, earnAll, linesOf, told } = killedSeasons(app);
afterAll(() => app.close());

test('killed at any moment, no league has a result twice or half', async () => {
  const random = randomFrom(seed(96));
  const leagues: PlayLeague[] = [];
  for (let made = 0; made < amount(3, 8); made += 1) {
    const league = await begun(5);
    await earnAll(league);
    leagues.push(league);
  }
  for (const day of [8, 21, 33]) {
    for (const league of leagues) await goTo(league, day);
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
      expect([day, lines['season.matchups']]).toEqual([day, await told(league)]);
      expect(periods.every(({ state, matchups: pairs }) => state !== 'final' || pairs.length > 0)).toBe(true);
      expect(lines['season.playoffRound'] ?? 0).toBe(day < 21 ? 0 : 1);
    }
  }
  for (const league of leagues) {
    expect((await matchups(league)).playoffs?.champion).toBe(league.teams[0]);
    expect((await linesOf(league))['season.playoffsWon']).toBe(1);
  }
}, 240_000);
