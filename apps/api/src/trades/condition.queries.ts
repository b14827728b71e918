import type { InferResult } from 'kysely';
import type { ConditionLedgerAnswer, ConditionView } from '@crease/core/trades/trade.schema.js';
import { fullName } from '../auth/full-name.queries.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { notFound } from '../platform/http/refusal.error.js';
import { ms } from './trade-context.queries.js';
import { iso } from './trade.queries.js';

/** Conditions in the ledger at most. */
const LEDGER = 500;

const conditionRows = (db: Db) =>
  db
    .selectFrom('trade_condition as c')
    .leftJoin('app_user as p', 'p.id', 'c.proposed_by')
    .leftJoin('app_user as q', 'q.id', 'c.confirmed_by')
    .select(({ ref }) => [
      'c.id',
      'c.trade_id',
      'c.league_id',
      'c.from_team_id',
      'c.to_team_id',
      'c.asset',
      'c.retained_percent',
      'c.retained_dollars',
      'c.instead_pick_id',
      'c.condition',
      'c.shown',
      ms(ref('c.resolve_by')).as('resolve_by'),
      'c.proposed_outcome',
      'c.proposed_evidence',
      fullName(ref('p.first_name'), ref('p.last_name')).as('proposer'),
      ms(ref('c.proposed_at')).as('proposed_at'),
      'c.outcome',
      fullName(ref('q.first_name'), ref('q.last_name')).as('confirmer'),
      ms(ref('c.confirmed_at')).as('confirmed_at'),
      'c.note',
      ms(clockNow).as('now'),
    ]);
export type ConditionRow = Readonly<InferResult<ReturnType<typeof conditionRows>>[number]>;

/** The ledger of a league's conditions, those that wait first; or those of one trade. */
export async function ledgerOf(
  db: Db,
  leagueId: string,
  tradeId: string | null = null,
): Promise<ConditionLedgerAnswer> {
  const all = conditionRows(db).where('c.league_id', '=', leagueId);
  const rows = await (tradeId === null ? all : all.where('c.trade_id', '=', tradeId))
    .orderBy((eb) => eb('c.outcome', 'is not', null))
    .orderBy('c.resolve_by')
    .orderBy('c.trade_id')
    .orderBy('c.number')
    .limit(LEDGER)
    .execute();
  return { conditions: rows.map(conditionView) };
}

export async function conditionOf(db: Db, leagueId: string, conditionId: string): Promise<ConditionRow> {
  const row = await conditionRows(db)
    .where('c.league_id', '=', leagueId)
    .where('c.id', '=', conditionId)
    .executeTakeFirst();
  if (!row) throw notFound('condition');
  return row;
}

/** Leagues with conditions that only the system has proposed an outcome for, or nobody. */
export const leaguesWithOpenConditions = (db: Db): Promise<{ league_id: string }[]> =>
  db
    .selectFrom('trade_condition')
    .select('league_id')
    .distinct()
    .where('outcome', 'is', null)
    .where('proposed_by', 'is', null)
    .orderBy('league_id')
    .execute();

/** Those conditions of one league, by id; `after` is the last one seen. */
export async function openConditions(db: Db, leagueId: string, after: string, limit: number): Promise<ConditionRow[]> {
  return conditionRows(db)
    .where('c.league_id', '=', leagueId)
    .where('c.outcome', 'is', null)
    .where('c.proposed_by', 'is', null)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

export function conditionView(row: ConditionRow): ConditionView {
  return {
    condition_id: row.id,
    trade_id: row.trade_id,
    from_team_id: row.from_team_id,
    to_team_id: row.to_team_id,
    asset: row.shown.asset,
    instead: row.shown.instead,
    condition: row.condition,
    text: row.shown.text,
    resolve_by: iso(row.resolve_by),
    state: row.outcome ?? (row.resolve_by <= row.now ? 'due' : 'waiting'),
    proposed:
      row.proposed_outcome === null
        ? null
        : {
            outcome: row.proposed_outcome,
            evidence: row.proposed_evidence ?? '',
            by: row.proposer,
            at: iso(row.proposed_at ?? 0),
          },
    confirmed: row.outcome === null ? null : { by: row.confirmer, at: iso(row.confirmed_at ?? 0), note: row.note },
  };
}
