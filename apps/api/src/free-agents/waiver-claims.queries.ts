import { sql } from 'kysely';
import type { MoveBody } from '@crease/core/teams/team.schema.js';
import { fullName } from '../auth/account/full-name.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, exact } from '../platform/database/sql.js';
import { hasDueBid } from './market/due-bids.queries.js';

export interface DueWaiver {
  readonly id: string;
  readonly player_id: number;
  readonly name: string;
  readonly dropped_by: string;
  /** True when an unclaimed player goes to that team's rookie bank. */
  readonly to_bank: boolean;
  /** When the waiver's time ended, as timestamp text with microseconds; independent of when it is decided. */
  readonly clears_at: string;
}

export interface OpenClaim {
  readonly id: string;
  readonly waiver_id: string;
  readonly team_id: string;
  readonly drop_player_id: number | null;
  readonly moves: MoveBody[];
  /** Name of the person who filed it; null in claims of earlier releases. */
  readonly person: string | null;
}

const momentOf = (at: string) => sql<Date>`${at}::timestamptz`;

export async function claimantsAt(db: Db, leagueId: string, at: string): Promise<string[]> {
  const rows = await db
    .selectFrom('waiver_claim as c')
    .innerJoin('waiver as w', (join) => join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'))
    .select('c.team_id')
    .distinct()
    .where('w.league_id', '=', leagueId)
    .where('w.resolved_at', 'is', null)
    .where('w.clears_at', '=', momentOf(at))
    .where('c.withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ team_id }) => team_id);
}

/** The open waivers of one time, locked. */
export const dueAt = (db: Db, leagueId: string, at: string): Promise<DueWaiver[]> =>
  db
    .selectFrom('waiver as w')
    .innerJoin('player as p', 'p.id', 'w.player_id')
    .select(({ ref }) => [
      'w.id',
      'w.player_id',
      'p.full_name as name',
      'w.dropped_by',
      'w.to_bank',
      exact(ref('w.clears_at')).as('clears_at'),
    ])
    .where('w.league_id', '=', leagueId)
    .where('w.resolved_at', 'is', null)
    .where('w.clears_at', '=', momentOf(at))
    .where(({ not, ref }) => not(hasDueBid(ref('w.league_id'), ref('w.player_id'))))
    .orderBy('w.id')
    .forUpdate('w')
    .execute();

/** Open claims, by team in its order of preference. */
export const openClaims = (db: Db, leagueId: string, waiverIds: readonly string[]): Promise<OpenClaim[]> =>
  db
    .selectFrom('waiver_claim as c')
    .leftJoin('app_user as u', 'u.id', 'c.claimed_by')
    .select(['c.id', 'c.waiver_id', 'c.team_id', 'c.drop_player_id', 'c.moves'])
    .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('person'))
    .where('c.league_id', '=', leagueId)
    .where('c.withdrawn_at', 'is', null)
    .where('c.outcome', 'is', null)
    .where('c.waiver_id', '=', anyOf(waiverIds))
    .orderBy('c.team_id')
    .orderBy('c.priority')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
