import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { LeagueAnswer, TeamSummary } from '@crease/core/leagues/league.answers.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { fileApp } from '../../testing/test-app.js';
import { loadSamplePlayers } from './load-sample.js';
import { importSampleGames } from './sample-games.import.js';
import { SampleGames } from './sample-games.service.js';

// No timed tasks: the sample's next summer would change the players that are compared here.
const { app, database, query, closing, seed } = await fileApp({ env: { ROLE: 'web' } });
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();
const SEASON = '2025-26';
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const give = (from: string, to: string, more: object = {}) =>
  importSampleGames(connection, { season: SEASON, from, to, now: at('2025-11-10'), ...more });
const lines = () =>
  query<{
    player_id: number;
  }>`select s.player_id, coalesce(s.gp, 0) as gp, coalesce(s.g, 0) as g, coalesce(s.a, 0) as a, coalesce(s.w, 0) as w, coalesce(s.so, 0) as so
     from player_season s join player p on p.id = s.player_id where p.is_sample and s.season = ${SEASON} order by 1`;
const sums = () =>
  query`select player_id, count(*)::int as gp, sum(g)::int as g, sum(a)::int as a, sum(w)::int as w, sum(so)::int as so from player_game where season = ${SEASON} group by 1 order by 1`;

await loadSamplePlayers(database.db, SEASON);
const league = await seed({ sample: true, teamNames: ['Aces', 'Bears'] });
await query`update league set phase = 'in-season' where id = ${league.leagueId}`;
await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.leagueId}, ${SEASON}, '2025-10-07', '2026-04-16')`;
await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by, acquired_at, since)
   select ${league.leagueId}, id, ${league.teams[0]?.id}, 'active', 'test', '2025-10-01', '2025-10-01' from player where is_sample and position = 'F' order by rank limit 12`;

describe("the sample's games", () => {
  test('are of days that are over, and of no season that is told already', async () => {
    expect(await give('2025-11-09', '2025-11-10')).toMatchObject({
      ok: false,
      refusal: { name: 'gameDays', message: 'Nov 10, 2025 is not over yet.' },
    });
    expect(await give('2025-11-09', '2025-11-08')).toMatchObject({ ok: false, refusal: { name: 'gameDays' } });
    expect(
      await importSampleGames(connection, {
        season: '2024-25',
        from: '2024-11-01',
        to: '2024-11-02',
        now: at('2025-11-10'),
      }),
    ).toMatchObject({ ok: false, refusal: { name: 'sampleSeasonOver' } });
    expect(await sums()).toEqual([]);
  });

  test('change nothing in a dry run, come once, and are what the lines of the season add up to', async () => {
    expect(await give('2025-10-07', '2025-10-20', { dryRun: true })).toMatchObject({
      ok: true,
      value: { counts: { created: 14 } },
    });
    expect(await sums()).toEqual([]);
    expect(await give('2025-10-07', '2025-10-20')).toMatchObject({
      ok: true,
      value: { counts: { created: 14, unchanged: 0 } },
    });
    const first = await sums();
    expect(first.length).toBeGreaterThan(600);
    expect(await lines()).toEqual(first);
    expect(await give('2025-10-14', '2025-10-24')).toMatchObject({
      ok: true,
      value: { counts: { created: 4, unchanged: 7 } },
    });
    expect(await lines()).toEqual(await sums());
    const before = await lines();
    expect(await give('2025-10-07', '2025-10-24')).toMatchObject({
      ok: true,
      value: { counts: { created: 0, unchanged: 18 } },
    });
    expect(await lines()).toEqual(before);
  });

  test('are played by nobody who is hurt', async () => {
    const [hurt] = await query<{
      count: number;
    }>`select count(*)::int as count from player_game k join player p on p.id = k.player_id where p.status in ('IR', 'LTIR', 'Out')`;
    expect(hurt?.count).toBe(0);
  });

  const task = app.app.get(SampleGames);
  const days = async () =>
    (
      await query<{
        first: string;
        last: string;
      }>`select min(day)::text as first, max(day)::text as last from player_game`
    )[0];

  test('come by themselves every day, up to yesterday', async () => {
    await task.play(at('2025-11-10'));
    expect(await days()).toEqual({ first: '2025-10-07', last: '2025-11-09' });
    expect(await lines()).toEqual(await sums());
    const runs = async () =>
      (
        await query<{
          count: number;
        }>`select count(*)::int as count from import_run where kind = 'sample-games' and status = 'done'`
      )[0]?.count;
    const before = await runs();
    await task.play(at('2025-11-10'));
    expect(await runs()).toBe(before);
    await task.play(at('2025-11-11'));
    expect(await days()).toMatchObject({ last: '2025-11-10' });
  });

  test('end with the season, and no player has more of them than a season, whatever they had before', async () => {
    const played = await sums();
    const [busy] = await query<{
      player_id: number;
    }>`select player_id from player_game group by 1 order by count(*) desc, 1 limit 1`;
    await query`insert into player_game (player_id, game_id, season, day, source)
       select ${busy?.player_id}, 'more-' || n, ${SEASON}, '2025-10-01', 'test' from generate_series(1, 40) n`;
    await task.play(at('2026-08-01'));
    expect((await days())?.last).toBe('2026-04-16');
    const games = await query<{
      player_id: number;
      count: number;
    }>`select player_id, count(*)::int as count from player_game group by 1 order by 2 desc, 1`;
    expect(games[0]?.count).toBeLessThanOrEqual(82);
    expect(games.find(({ player_id }) => player_id === busy?.player_id)?.count).toBe(82);
    expect((await sums()).length).toBeGreaterThanOrEqual(played.length);
  });

  test('score in a league on the sample', async () => {
    await app.app.get(ScoringService).accrueDue();
    const [earned] = await query<{
      points: number;
    }>`select sum(k.g + k.a + 2 * k.w + k.so)::int as points from player_game k join roster_entry r on r.player_id = k.player_id where r.league_id = ${league.leagueId}`;
    expect(earned?.points).toBeGreaterThan(200);
    const { teams } = (await league.commissioner.call<LeagueAnswer>('GET', `/api/${league.leagueId}`)).body;
    expect(teams.map(({ team_name, total_points }: TeamSummary) => [team_name, total_points])).toEqual([
      ['Aces', earned?.points],
      ['Bears', 0],
    ]);
  });
});
