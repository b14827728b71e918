import type { Db } from '../../platform/database/database.js';
import { findBudgets } from '../../free-agents/market/budgets.queries.js';
import { giveBudget } from '../../free-agents/market/budgets.writer.js';
import { returnSpace } from '../../teams/caps/traded-space.tables.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import { reversalObjections as objections } from '../settlement/reversal.words.js';
import type { TradeRow } from '../trade.queries.js';
import type { TradeStep } from '../trade.stored.js';

/** Gives budget back. Returns the reason when it is spent, or when its season or all budgets have ended, else null. */
export async function undoBudget(
  db: Db,
  league: PlayingLeague,
  row: TradeRow,
  { season, amount, from, to }: Extract<TradeStep, { op: 'budget' }>,
): Promise<string | null> {
  if (season !== league.season) return objections.budgetOver({ season });
  const budgets = await findBudgets(db, league, row.id);
  if (budgets.length === 0) return objections.budgetsEnded();
  const left = Math.max(0, budgets.find(({ team_id }) => team_id === to)?.left ?? 0);
  const team = row.shown.find(({ team_id }) => team_id === to)?.team_name ?? '';
  if (left < amount) return objections.budgetSpent({ team, amount, left });
  await giveBudget(db, league.id, row.id, { season, amount, from: to, to: from });
  return null;
}

/** Gives cap space back. Returns the reason when its season is over, otherwise null. The caller judges both caps. */
export async function undoCapSpace(
  db: Db,
  league: PlayingLeague,
  row: TradeRow,
  { season }: Extract<TradeStep, { op: 'cap-space' }>,
): Promise<string | null> {
  if (season !== league.season) return objections.capSpaceOver({ season });
  await returnSpace(db, row.league_id, row.id);
  return null;
}
