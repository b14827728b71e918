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
  if (marketRules(league.settings)?.funds !== 'budget' || marketRules(ended.settings)?.carries !== true) return [];
  const budgets = await findBudgets(db, ended);
  const rows = budgets
    // A trade that promises budget of the ended season is no longer executed.
    .map(({ team_id, left, reserved }) => ({ team_id, left: left + reserved }))
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

export interface GivenBudget {
  readonly season: string;
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

/** Moves budget between two teams. The caller has checked the amount under their locks. */
export async function giveBudget(
  db: Db,
  leagueId: string,
  tradeId: string,
  { season, amount, from, to }: GivenBudget,
): Promise<void> {
  const row = (team_id: string, change: number) => ({
    id: newId(randomBytes),
    league_id: leagueId,
    season,
    team_id,
    amount: change,
    kind: 'traded' as const,
    trade_id: tradeId,
  });
  await db
    .insertInto('budget_move')
    .values([row(from, -amount), row(to, amount)])
    .execute();
}

/** Deletes parts of budgets that were carried over. */
export async function takeBudgetsBack(db: Db, leagueId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('budget_move').where('league_id', '=', leagueId).where('id', '=', anyOf(ids)).execute();
}
