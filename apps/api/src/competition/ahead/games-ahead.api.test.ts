import { expect, test } from '@jest/globals';
import { dayPlus, weekStart } from '@crease/core/calendar.js';
import type { GamesAheadAnswer } from '@crease/core/competition/ahead/games-ahead.answers.js';
import type { NightGame } from '@crease/core/players/nhl/night.rules.js';
import { writeSchedule } from '../../players/night.tables.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';

const { app, database, query } = await fileApp();

const SEASON = '2025-26';
/** The NHL's day, which begins at 12:00 UTC. */
const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
const sunday = dayPlus(weekStart(today), 6);
await query`insert into nhl_club (code, name, city, color) select c, c, c, '#123456' from unnest(${['MTL', 'TOR', 'BOS', 'OTT']}::text[]) c on conflict do nothing`;

const games: readonly (Pick<NightGame, 'day' | 'home' | 'away'> & Partial<NightGame>)[] = [
  { day: today, home: 'MTL', away: 'TOR' },
  { day: today, home: 'OTT', away: 'BOS', state: 'final' },
  { day: sunday, home: 'BOS', away: 'MTL' },
  { day: dayPlus(sunday, 2), home: 'MTL', away: 'TOR' },
  { day: dayPlus(sunday, 3), home: 'TOR', away: 'OTT', state: 'postponed' },
  { day: dayPlus(sunday, 9), home: 'MTL', away: 'OTT' },
];
await writeSchedule(
  database.db,
  games.map(({ day, home, away, state = 'scheduled' }, index) => ({
    id: `ahead-${index}`,
    season: SEASON,
    playoffs: false,
    day,
    starts_at: `${day}T23:00:00.000Z`,
    away,
    home,
    state,
    away_score: null,
    home_score: null,
    period: null,
    clock: null,
  })),
);

await query`insert into nhl_schedule values (${SEASON}, 6, '', now(), now()) on conflict do nothing`;

async function leagueUntil(days: number): Promise<PlayLeague> {
  const league = await playLeague(app);
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, ${SEASON}, ${dayPlus(today, -30)}, ${dayPlus(sunday, days)})
     on conflict (league_id, season) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
  return league;
}
const read = (league: PlayLeague) => league.get<GamesAheadAnswer>(1, '/games-ahead');
const of = ({ clubs }: GamesAheadAnswer, club: string) => clubs.find((one) => one.club === club);

test('a week from Monday to Sunday has the games that are not over, up to the league’s last day', async () => {
  const answer = await read(await leagueUntil(7));
  expect(answer.period).toEqual({ from: weekStart(today), to: sunday, matchup: null });
  expect(of(answer, 'MTL')).toMatchObject({
    games: [
      { day: today, against: 'TOR', home: true },
      { day: sunday, against: 'BOS', home: false },
    ],
    season_games: 3,
  });
  expect(of(answer, 'OTT')).toBeUndefined();
});

test('in a league of matchups the period is the matchup', async () => {
  const league = await leagueUntil(7);
  await query`insert into matchup_season (league_id, season, seed) values (${league.id}, ${SEASON}, repeat('0', 32))`;
  expect(await read(league)).toMatchObject({ period: null });
  await query`insert into matchup_period (league_id, season, number, starts_on, ends_on)
     values (${league.id}, ${SEASON}, 3, ${today}, ${sunday}), (${league.id}, ${SEASON}, 4, ${dayPlus(sunday, 1)}, ${dayPlus(sunday, 7)})`;
  expect((await read(league)).period).toEqual({ from: today, to: sunday, matchup: 3 });
});

test('outside a season nothing is ahead, and a stranger reads nothing', async () => {
  const league = await leagueUntil(7);
  const other = await leagueUntil(-40);
  expect(await read(other)).toEqual({ season: SEASON, period: null, clubs: [] });
  await league.phase('offseason');
  expect(await read(league)).toEqual({ season: SEASON, period: null, clubs: [] });
  expect((await other.manager(1).api('GET', `/api/${league.id}/games-ahead`)).status).toBe(404);
});
