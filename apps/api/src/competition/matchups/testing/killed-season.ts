import { once } from 'node:events';
import { afterAll, beforeAll, expect } from '@jest/globals';
import pg from 'pg';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { anotherProcess } from '../../../testing/another-process.js';
import { eventually } from '../../../testing/patience.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import type { TestApp } from '../../../testing/test-app.js';
import { matchupSeasons } from './matchup-season.js';

const FORMATS = {
  points: { format: 'h2h_points', playoff_teams: 2 },
  categories: { format: 'h2h_each_category', playoff_teams: 2, categories: 'G', category_goalies: 0 },
  table: { format: 'points', table_playoff_teams: 2 },
  roto: { format: 'roto', table_playoff_teams: 2, categories: 'G' },
} as const satisfies Readonly<Record<string, Partial<LeagueForm>>>;
export type KilledFormat = keyof typeof FORMATS;

/** Days before the final. */
export const FINAL = 21;

/**
 * Seasons of three regular periods, or weeks of a table, and a final, in which processes are killed while they announce
 * and decide periods, begin a round of the play-offs and end a season.
 */
export function killedSeasons(app: TestApp, format: KilledFormat) {
  const { goTo, ...seasons } = matchupSeasons(app, {
    num_teams: 4,
    playoff_periods: 1,
    playoff_third: false,
    playoff_consolation: 'none',
    ...FORMATS[format],
  });
  const { database } = seasons;
  const hasTable = format === 'table' || format === 'roto';
  const byFigures = format === 'categories' || format === 'roto';
  const blocker = new pg.Client({ connectionString: app.config.DATABASE_URL });
  beforeAll(() => blocker.connect());
  afterAll(() => blocker.end());

  /** Waits until killed processes have no open transaction. */
  const over = () =>
    eventually(async () => {
      const others = await database.query(
        `select 1 from pg_stat_activity where state <> 'idle' and xact_start is not null
           and datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(others).toEqual([]);
    });

  /** A process works until it needs to write to the table, which is locked. Then it is killed. */
  async function killAt(table: string, work: (url: string) => Promise<number> = () => Promise.resolve(0)) {
    await blocker.query('begin');
    await blocker.query(`lock table ${table} in share row exclusive mode`);
    const { url, child } = await anotherProcess(app.config);
    const answered = work(url).catch(() => 0);
    await eventually(async () => {
      const waiting = await database.query(`select 1 from pg_locks where not granted and relation = $1::regclass`, [
        table,
      ]);
      expect(waiting.length).toBeGreaterThan(0);
    }, 30_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await blocker.query('rollback');
    await over();
    expect(await answered).toBe(0);
  }

  /** Moves the season so that today is this day of it. After a table the first stored period is the final. */
  const reach = (league: PlayLeague, day: number) => goTo(league, hasTable ? day - FINAL : day);

  /** Points or goals of the teams on the first day of the season and of every period; the first team has the most. */
  async function earnAll({ id, teams }: PlayLeague): Promise<void> {
    for (const [index, team] of teams.entries())
      await database.query(
        `insert into ${byFigures ? 'team_figures' : 'team_day'} (league_id, team_id, season, day, ${byFigures ? 'figures' : 'playoffs, points'})
         select league_id, $1, season, starts_on, ${byFigures ? `jsonb_build_object('g', $3::int)` : 'false, $3'}
         from (select league_id, season, starts_on from matchup_period union
           select league_id, season, starts_on from league_season) x where league_id = $2 order by starts_on`,
        [team, id, 90 - 10 * index],
      );
  }

  const periodsOf = ({ id }: PlayLeague) =>
    database.query<{ number: number; told: boolean; decided: boolean }>(
      `select number, told_at is not null as told, decided_at is not null as decided from matchup_period
       where league_id = $1 order by number`,
      [id],
    );
  const linesOf = async ({ id }: PlayLeague): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await database.query<{ key: string; lines: number }>(
          `select data -> 'says' ->> 'key' as key, count(*)::int as lines from event
           where league_id = $1 and data -> 'says' ->> 'key' like 'season.%' group by 1`,
          [id],
        )
      ).map(({ key, lines }) => [key, lines]),
    );
  const told = async (league: PlayLeague) => (await periodsOf(league)).filter((one) => one.told).length;
  const decided = async (league: PlayLeague) => (await periodsOf(league)).filter((one) => one.decided).length;

  return { ...seasons, reach, hasTable, over, killAt, earnAll, linesOf, told, decided };
}
