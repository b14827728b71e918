import { sql, type Expression } from 'kysely';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';

const b = namesIn('brought_record as b');

export const broughtRecords = (db: Db, leagueId: string, season: Season) =>
  db
    .selectFrom('brought_record as b')
    .select('b.team_id')
    .select([sql<number>`${b.wins}::float8`.as('wins'), sql<number>`${b.losses}::float8`.as('losses')])
    .select(sql<number>`${b.ties}::float8`.as('ties'))
    .where('b.league_id', '=', leagueId)
    .where('b.season', '=', season)
    .orderBy('b.team_id')
    .execute();

/**
 * A team's results from before the move in season `s`, with those that a commissioner added or took; null without any.
 * They count in the record, and in no other step of the table.
 */
export const broughtOfTeam = (db: Db, teamId: Expression<string>) => {
  const brought = db
    .selectFrom('brought_record as b')
    .select(['b.wins', 'b.losses', 'b.ties'])
    .where('b.league_id', '=', sql.ref<string>('s.league_id'))
    .where('b.season', '=', sql.ref<string>('s.season'))
    .where('b.team_id', '=', teamId);
  const changed = db
    .selectFrom('record_change as r')
    .select(['r.wins', 'r.losses', 'r.ties'])
    .where('r.league_id', '=', sql.ref<string>('s.league_id'))
    .where('r.season', '=', sql.ref<string>('s.season'))
    .where('r.team_id', '=', teamId);
  return sql<WinRecord | null>`(${db
    .selectFrom(brought.unionAll(changed).as('b'))
    .select(
      sql<WinRecord>`jsonb_build_object('wins', sum(${b.wins}), 'losses', sum(${b.losses}), 'ties', sum(${b.ties}))`.as(
        'record',
      ),
    )
    .having(sql<boolean>`count(*) > 0`)})`;
};

/** The results for an answer, which omits them where there are none. */
export async function broughtView(db: Db, leagueId: string, season: Season) {
  const brought = await broughtRecords(db, leagueId, season);
  return brought.length === 0 ? {} : { brought };
}
