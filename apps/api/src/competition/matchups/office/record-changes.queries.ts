import { sql, type Expression } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { namesIn } from '../../../platform/database/rows.js';
import { nhlDay } from '../matchup.queries.js';

const r = namesIn('record_change as r');
const q = namesIn('matchup_period as q');

/** True while no period has ended since a change of a season. */
export const isUndoable = ({
  league_id: leagueId,
  season,
  at,
}: Readonly<Record<'league_id' | 'season' | 'at', Expression<unknown>>>) =>
  sql<boolean>`not exists (select from ${q.table} where ${q.league_id} = ${leagueId} and ${q.season} = ${season}
    and ${q.ends_on} < ${nhlDay} and ${q.ends_on} >= (${at} at time zone 'utc' - interval '12 hours')::date)`;

/** Results that a commissioner added to records of a season or took from them, the latest first. */
export const findRecordChanges = (db: Db, leagueId: string, season: Season) =>
  db
    .selectFrom('record_change as r')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select(['r.id', 'r.team_id', 't.name as team', 'r.reason'])
    .select([sql<number>`${r.wins}::float8`.as('wins'), sql<number>`${r.losses}::float8`.as('losses')])
    .select([sql<number>`${r.ties}::float8`.as('ties'), isUndoable(r).as('undoable')])
    .where('r.league_id', '=', leagueId)
    .where('r.season', '=', season)
    .orderBy('r.at', 'desc')
    .execute();

/** The changes for an answer, which omits them where there are none. */
export async function recordChangesView(db: Db, leagueId: string, season: Season) {
  const changes = await findRecordChanges(db, leagueId, season);
  return changes.length === 0 ? {} : { record_changes: changes.map(({ team: _, ...change }) => change) };
}
