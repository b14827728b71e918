import { expect, test } from '@jest/globals';
import { dayPlus, mondayOf } from '@crease/core/calendar.js';
import { calendarSeason } from '@crease/core/season.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { closeAll } from '../testing/answers/close-all.js';
import { startTestApp, type TestUser } from '../testing/test-app.js';
import { timeMachine } from '../testing/time-machine.js';
import { playSoFar } from './demo.js';
import { seedMatchups } from './demo-matchups.js';
import { loadSamplePlayers } from './sample/load-sample.js';
import { SampleGames } from './sample/sample-games.service.js';

/*
 * On days on which the NHL does not play, or soon stops, the demo's league of matchups is still in the last week before
 * its play-offs.
 */

test.each(['2026-08-12', '2027-03-24'])(
  'on %s the league is in the last week before its play-offs',
  async (day) => {
    const time = await timeMachine(`${day}T17:00:00Z`);
    const app = await startTestApp({ databaseUrl: time.url });
    try {
      const database = app.app.get(Database);
      const now = app.app.get(DbClock).now();
      await loadSamplePlayers(database.db, calendarSeason(now));
      await playSoFar(database, new Date(now));
      const managers: TestUser[] = [];
      for (const name of ['ma', 'mb', 'mc', 'md', 'me', 'mf', 'mg', 'mh'])
        managers.push(await app.signUp(`${name}${day.replaceAll('-', '')}`));
      const people = managers.map(({ userId, email, name }) => ({ userId, address: email, team: `Team ${name}` }));
      const league = await seedMatchups(app.app, people, now);
      const [reader] = managers;
      const read = async () => (await reader!.api<MatchupsAnswer>('GET', `/api/${league}/matchups`)).body;

      const { periods, table, playoffs } = await read();
      const running = periods.findIndex(({ state }) => state === 'running');
      expect(periods[running]).toMatchObject({
        starts_on: mondayOf(day),
        ends_on: dayPlus(mondayOf(day), 6),
        round: null,
      });
      expect(periods.slice(running + 1).map(({ round }) => round)).toEqual([1, 2, 3]);
      const over = periods.slice(0, running);
      expect(over.length).toBeGreaterThanOrEqual(3);
      expect(over.every(({ state }) => state === 'final')).toBe(true);
      for (const { matchups } of over)
        for (const { home_points: home, away_points: away } of matchups) expect(home + (away ?? 0)).toBeGreaterThan(0);
      expect(table.every(({ wins, losses, ties }) => wins + losses + ties === over.length)).toBe(true);
      expect([playoffs?.begun, playoffs?.seeds.length]).toEqual([false, 6]);

      // The next nights bring games, and then the play-offs begin.
      await time.travel(`${dayPlus(mondayOf(day), 8)}T17:00:00Z`, app);
      await app.app.get(SampleGames).play(new Date(await time.now()));
      await time.travel(`${dayPlus(mondayOf(day), 8)}T18:00:00Z`, app);
      const later = await read();
      expect(later.playoffs?.begun).toBe(true);
      const [first] = later.periods.filter(({ round }) => round === 1);
      expect(first?.state).toBe('running');
    } finally {
      await closeAll(app, time);
    }
  },
  60_000,
);
