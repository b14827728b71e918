import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import { findBudgets } from './budgets.queries.js';

/**
 * Adds what teams have left of the last season to their budgets, where the league carries them over. Returns the ids.
 */
export async function carryBudgets(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'season' | 'settings'>,
): Promise<string[]> {
  if (marketRules(league.settings)?.carries !== true) return [];
  const budgets = await findBudgets(db, { ...league, season: seasonPlus(league.season, -1) });
  const rows = budgets
    .filter(({ left }) => left > 0)
    .map(({ team_id, left }) => ({
      id: newId(randomBytes),
      league_id: league.id,
      season: league.season,
      team_id,
      amount: left,
      kind: 'carried' as const,
    }));
  if (rows.length > 0) await db.insertInto('budget_move').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Deletes parts of budgets that were carried over. */
export async function takeBudgetsBack(db: Db, leagueId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('budget_move').where('league_id', '=', leagueId).where('id', '=', anyOf(ids)).execute();
}
