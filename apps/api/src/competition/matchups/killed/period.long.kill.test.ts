import { afterAll, expect, test } from '@jest/globals';
import { startTestApp } from '../../../testing/test-app.js';
import { killedSeasons } from '../testing/killed-season.js';

const app = await startTestApp();
const { sweep, begun, goTo, killAt, earnAll, linesOf, told, decided } = killedSeasons(app);
afterAll(() => app.close());

test('a period is decided once, though a process is killed at each step of it', async () => {
  const league = await begun(5);
  await earnAll(league);

  // The results of the first period.
  await goTo(league, 8);
  await killAt('matchup_period');
  expect([await told(league), (await linesOf(league))['season.matchups'] ?? 0]).toEqual([0, 0]);
  await sweep();
  expect([await told(league), (await linesOf(league))['season.matchups']]).toEqual([1, 1]);

  // They become final three days after its end.
  await goTo(league, 11);
  await killAt('matchup_period');
  expect(await decided(league)).toBe(0);
  await sweep();
  expect([await decided(league), (await linesOf(league))['season.matchups']]).toEqual([1, 1]);
}, 240_000);
