import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { PlayingLeague } from '../../teams/books.queries.js';

const m = namesIn('budget_move as m');

export interface TeamBudget {
  readonly team_id: string;
  readonly spent: number;
  readonly left: number;
}

type League = Pick<PlayingLeague, 'id' | 'season' | 'settings'>;

/** The budgets of a league's teams in its season, by the number of the team. Empty where it has no bids. */
export async function findBudgets(db: Db, { id, season, settings }: League): Promise<TeamBudget[]> {
  const rules = marketRules(settings);
  if (rules === null) return [];
  const rows = await db
    .selectFrom('team as t')
    .leftJoin('budget_move as m', (join) =>
      join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.season', '=', season),
    )
    .select([
      't.id as team_id',
      sql<number>`coalesce(sum(${m.amount}), 0)::int`.as('moved'),
      sql<number>`coalesce(-sum(${m.amount}) filter (where ${m.kind} = 'won'), 0)::int`.as('spent'),
    ])
    .where('t.league_id', '=', id)
    .groupBy(['t.id', 't.number'])
    .orderBy('t.number')
    .execute();
  return rows.map(({ team_id, moved, spent }) => ({ team_id, spent, left: rules.budget + moved }));
}
