import { pairSeason } from '@crease/core/competition/divisions/season-schedule.rules.js';
import type { ScheduleRules } from '@crease/core/competition/matchups/double-schedule.rules.js';
import type { Pairing } from '@crease/core/competition/matchups/schedule.rules.js';
import type { FurtherBracket } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows } from '../../platform/database/sql.js';
import { divisionsOf, findDivisions, teamsInOrder } from './divisions/divisions.tables.js';
import { matchupsOfPeriods } from '../period-matchups.queries.js';

const COLUMNS = ['league_id', 'season', 'period', 'number', 'home_team_id', 'away_team_id', 'bracket'] as const;

/** A pair, and to which further matches of the play-offs it belongs. */
export type BracketPair = Pairing & { readonly bracket?: FurtherBracket | null };

export async function drawPairs(
  db: Db,
  league: { readonly id: string; readonly season: Season },
  numbers: readonly number[],
): Promise<{ readonly period: number; readonly pairs: readonly Pairing[] }[]> {
  const teams = (await teamsInOrder(db, league.id)).map(({ id }) => id);
  const divisions = divisionsOf(await findDivisions(db, league));
  const { seed, ...rules } = await scheduleOf(db, league);
  const season = pairSeason({ teams, divisions, seed, rules }, Math.max(0, ...numbers));
  return numbers.map((period) => ({ period, pairs: season[period - 1] ?? [] }));
}

export const scheduleOf = (
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
): Promise<ScheduleRules & { readonly seed: string }> =>
  db
    .selectFrom('matchup_season')
    .select(['seed', 'doubles', 'odd'])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .executeTakeFirstOrThrow();

/** Stores the pairs in periods, numbered from 1 in each. */
export async function insertPairs(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  periods: readonly { readonly period: number; readonly pairs: readonly BracketPair[] }[],
): Promise<void> {
  const rows = periods.flatMap(({ period, pairs }) =>
    pairs.map(({ home, away, bracket = null }, index) => ({
      league_id: id,
      season,
      period,
      number: index + 1,
      home_team_id: home,
      away_team_id: away,
      bracket,
    })),
  );
  await db
    .insertInto('matchup')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('matchup', rows, 'given')).select(COLUMNS))
    .execute();
}

/** The pairs of periods that a commissioner edited, by the period’s number. */
export async function editedPairs(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly Pairing[]>> {
  const rows = await matchupsOfPeriods(db, { id, season })
    .select(['m.period', 'm.home_team_id as home', 'm.away_team_id as away'])
    .where('m.period', '=', anyOf(numbers))
    .where('p.edited', '=', true)
    .orderBy('m.number')
    .execute();
  const edited = new Map<number, Pairing[]>();
  for (const { period, ...pair } of rows) edited.set(period, [...(edited.get(period) ?? []), pair]);
  return edited;
}

export const deletePairs = (
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  numbers: readonly number[],
) =>
  db
    .deleteFrom('matchup')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('period', '=', anyOf(numbers))
    .execute();

export async function putEditedPairs(
  db: Db,
  league: { readonly id: string; readonly season: Season },
  number: number,
  pairs: readonly Pairing[],
): Promise<void> {
  await deletePairs(db, league, [number]);
  await insertPairs(db, league, [{ period: number, pairs }]);
  await db
    .updateTable('matchup_period')
    .set({ edited: true })
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('number', '=', number)
    .execute();
}
