import { sql, type Expression } from 'kysely';
import type { WinRecord } from '@crease/core/competition/champion.words.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';

const b = namesIn('brought_record as b');

/** Results of teams from before the league moved here. */
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

/** A team's results of before in season `s`; null without any. */
export const broughtOfTeam = (db: Db, teamId: Expression<string>) =>
  sql<WinRecord | null>`(${db
    .selectFrom('brought_record as b')
    .select(
      sql<WinRecord>`jsonb_build_object('wins', ${b.wins}, 'losses', ${b.losses}, 'ties', ${b.ties})`.as('record'),
    )
    .where('b.league_id', '=', sql.ref<string>('s.league_id'))
    .where('b.season', '=', sql.ref<string>('s.season'))
    .where('b.team_id', '=', teamId)})`;

/** The results for an answer, which omits them where there are none. */
export async function broughtView(db: Db, leagueId: string, season: Season) {
  const brought = await broughtRecords(db, leagueId, season);
  return brought.length === 0 ? {} : { brought };
}
