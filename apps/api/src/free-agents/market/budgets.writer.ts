import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import { findBudgets } from './budgets.queries.js';

type League = Pick<PlayingLeague, 'id' | 'season' | 'settings'>;

/**
 * Adds what teams have left of the last season to their budgets. `before`: settings that had other values in that
 * season; they decide whether it carries its budgets over, and how large they were. Returns the ids.
 */
export async function carryBudgets(db: Db, league: League, before: Partial<League['settings']>): Promise<string[]> {
  const ended: League = {
    ...league,
    season: seasonPlus(league.season, -1),
    settings: { ...league.settings, ...before },
  };
  if (marketRules(league.settings) === null || marketRules(ended.settings)?.carries !== true) return [];
  const budgets = await findBudgets(db, ended);
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
