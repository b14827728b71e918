import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { booleanArray, dayArray, integerArray, isSo, momentArray, textArray } from '../../platform/database/sql.js';
import type { GameDay } from '../../players/points-due.tables.js';
import { inLineup } from '../../points/lineup-days.queries.js';

export interface AskedDay extends GameDay {
  readonly league_id: string;
  readonly noon: number;
  /** Index of the day's list of players' points. */
  readonly by?: number;
  readonly capped?: boolean;
  readonly limited?: boolean;
}

type DayRow = Omit<Required<AskedDay>, 'noon'> & { noon: Date };

export const daysTable = (asked: readonly AskedDay[]) =>
  // A cluster takes all columns of one `unnest` for the type of the first.
  sql<DayRow>`(select unnest(${textArray(asked.map(({ league_id }) => league_id))}) as league_id,
    unnest(${textArray(asked.map(({ season }) => season))}) as season,
    unnest(${booleanArray(asked.map(({ playoffs }) => playoffs))}) as playoffs,
    unnest(${dayArray(asked.map(({ day }) => day))}) as day,
    unnest(${momentArray(asked.map(({ noon }) => noon))}) as noon,
    unnest(${integerArray(asked.map(({ by }) => by ?? null))}) as by,
    unnest(${booleanArray(asked.map(({ capped }) => capped ?? false))}) as capped,
    unnest(${booleanArray(asked.map(({ limited }) => limited ?? false))}) as limited)`.as('d');

/**
 * Players who count for teams on days: active at the deciding moment, and in the line-up where there is one. `places`
 * is that line-up, and `limited` says that the team has closed places on the day. Former players of teams that no
 * longer exist are left out. Use it as a materialized part of a statement: PostgreSQL expects few matches of a list of
 * days with games, and would search each roster for each player.
 */
export const countingPlayers = (all: Pick<Db, 'selectFrom'>, days: ReturnType<typeof daysTable>) =>
  all
    .selectFrom(teamsOn(all, days))
    .innerJoin('roster_stay as r', (join) =>
      join
        .onRef('r.league_id', '=', 'd.league_id')
        .onRef('r.team_id', '=', 'd.team_id')
        .onRef('r.from_at', '<=', 'd.noon')
        .on(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.noon'))])),
    )
    .select(['d.league_id', 'd.season', 'd.playoffs', 'd.day', 'd.by', 'd.capped', 'r.team_id', 'r.player_id'])
    .select('d.limited')
    .select('d.places')
    .where('r.place', '=', 'active')
    .where(({ or, eb, ref }) =>
      or([eb('d.player_ids', 'is', null), inLineup(ref('r.player_id'), ref('d.player_ids'))]),
    );

/**
 * Teams of leagues on days with their line-up. The offset makes PostgreSQL read line-ups and closed places once per
 * team, not per player.
 */
const teamsOn = (all: Pick<Db, 'selectFrom'>, days: ReturnType<typeof daysTable>) =>
  all
    .selectFrom(days)
    .innerJoin('team as t', 't.league_id', 'd.league_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('lineup_day as x')
          .select(['x.player_ids', 'x.places'])
          .whereRef('x.league_id', '=', 't.league_id')
          .whereRef('x.team_id', '=', 't.id')
          .whereRef('x.day', '=', 'd.day')
          .limit(1) // makes the index find the row by its whole key
          .offset(sql.lit(0))
          .as('x'),
      (join) => join.onTrue(),
    )
    .select(['d.league_id', 'd.season', 'd.playoffs', 'd.day', 'd.noon', 'd.by', 'd.capped', 't.id as team_id'])
    .select(({ and, exists, ref, selectFrom }) =>
      isSo(
        and([
          ref('d.limited'),
          exists(
            selectFrom('closed_place as z')
              .select('z.kind')
              .whereRef('z.league_id', '=', 't.league_id')
              .whereRef('z.team_id', '=', 't.id')
              .whereRef('z.from_day', '<=', 'd.day')
              .whereRef('z.to_day', '>=', 'd.day'),
          ),
        ]),
      ).as('limited'),
    )
    .select(['x.player_ids', 'x.places'])
    .offset(sql.lit(0))
    .as('d');

export type Counting = ReturnType<typeof countingPlayers> extends { execute(): Promise<(infer Row)[]> } ? Row : never;
