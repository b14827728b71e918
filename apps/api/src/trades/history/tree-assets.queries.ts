import { sql, type Expression } from 'kysely';
import { tenures } from '@crease/core/players/transactions.rules.js';
import type { Stay } from '@crease/core/players/transactions.model.js';
import type { TreeStay } from '@crease/core/trades/history/trade-tree.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { ms } from '../trade-picks.queries.js';
import { iso } from '../trade.queries.js';
import type { RetentionRow } from './trade-tree.queries.js';

/** With microseconds and fixed length, so that sorting the texts sorts the times. */
const text = (moment: Expression<Date | null>) =>
  sql<string | null>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export async function staysOf(db: Db, leagueId: string, players: readonly number[]): Promise<Map<number, TreeStay[]>> {
  const rows = await db
    .selectFrom('roster_stay as s')
    .where('s.league_id', '=', leagueId)
    .where('s.player_id', '=', anyOf(players))
    .select(({ fn, ref }) => [
      's.player_id',
      's.team_id',
      's.place',
      text(ref('s.from_at')).$notNull().as('from'),
      text(ref('s.to_at')).as('to'),
      fn.coalesce(text(ref('s.acquired_at')), sql.lit('')).as('acquired_at'),
      fn.coalesce('s.acquired_by', sql.lit('')).as('acquired_by'),
    ])
    .orderBy('s.from_at')
    .execute();
  const stays = new Map<number, Stay[]>();
  for (const { player_id: id, ...stay } of rows) stays.set(id, [...(stays.get(id) ?? []), stay]);
  return new Map(
    [...stays].map(([id, of]) => [
      id,
      tenures(of).map((places): TreeStay => {
        const [first] = places;
        const last = places.at(-1) ?? first;
        return { team: first.team_id, place: last.place, from: first.from, to: last.to, by: first.acquired_by };
      }),
    ]),
  );
}

/** When locks of protection sheets released players. */
export async function releasesOf(db: Db, leagueId: string): Promise<Map<number, string[]>> {
  const rounds = await db
    .selectFrom('protection_round')
    .where('league_id', '=', leagueId)
    .where('locked_at', 'is not', null)
    .select(({ ref }) => ['lock_done', ms(ref('locked_at')).as('at')])
    .execute();
  const released = new Map<number, string[]>();
  for (const { lock_done: done, at } of rounds)
    for (const { player_id: id } of done?.released ?? []) released.set(id, [...(released.get(id) ?? []), iso(at ?? 0)]);
  return released;
}

export const retentionsOf = (db: Db, leagueId: string, ids: readonly string[]): Promise<RetentionRow[]> =>
  db
    .selectFrom('retention')
    .where('league_id', '=', leagueId)
    .where('id', '=', anyOf(ids))
    .select(({ eb }) => [
      'id',
      'player_id',
      'team_id',
      'percent',
      'dollars',
      'through_season',
      eb('ended_at', 'is not', null).$castTo<boolean>().as('ended'),
    ])
    .execute();

export const selectionsOf = (db: Db, leagueId: string, pickIds: readonly string[]) =>
  db
    .selectFrom('draft_selection as s')
    .innerJoin('draft as d', (join) => join.onRef('d.league_id', '=', 's.league_id').onRef('d.id', '=', 's.draft_id'))
    .where('s.league_id', '=', leagueId)
    .where('d.kind', '<>', 'mock')
    .where('s.pick_id', '=', anyOf(pickIds))
    .select(({ ref }) => ['s.pick_id', 's.player_id', 's.draft_id', 's.overall', ms(ref('s.at')).as('at')])
    .execute();

export const addsOf = (db: Db, leagueId: string, faPickIds: readonly string[]) =>
  db
    .selectFrom('fa_pick')
    .where('league_id', '=', leagueId)
    .where('id', '=', anyOf(faPickIds))
    .where('player_id', 'is not', null)
    .select(({ ref }) => ['id', 'player_id', ms(ref('used_at')).as('at')])
    .execute();
