import type { DraftType } from '@crease/core/draft-type.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { lowerWinner } from './matchups/playoff.queries.js';
import { findPrecedence } from './table.queries.js';

export interface DraftPrecedence {
  /** The winner of a loser's bracket that picks first as its prize; empty without one. A lottery does not draw it. */
  readonly ahead: readonly string[];
  /** All others by the table, the worst first. */
  readonly others: readonly string[];
}

/** The order of a draft by a season's table; null when that season has none. */
export async function findDraftPrecedence(
  db: Db,
  leagueId: string,
  type: DraftType,
  season: Season,
): Promise<DraftPrecedence | null> {
  const worstFirst = await findPrecedence(db, leagueId, season);
  if (worstFirst === null) return null;
  const winner = type === 'general' || type === 'rookie' ? await losersFirst(db, leagueId, season) : null;
  const ahead = worstFirst.filter((teamId) => teamId === winner);
  return { ahead, others: worstFirst.filter((teamId) => teamId !== winner) };
}

/** The winner of a season's loser's bracket, where it picks first in the next drafts; null otherwise. */
export async function losersFirst(db: Db, leagueId: string, season: Season): Promise<string | null> {
  const prize = await db
    .selectFrom('matchup_season')
    .select('season')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('consolation', '=', 'losers')
    .where('losers_first', '=', true)
    .executeTakeFirst();
  return prize === undefined ? null : lowerWinner(db, leagueId, season);
}
