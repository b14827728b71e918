import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { reversalObjections } from './reversal.words.js';
import type { TradeRow } from '../trade.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const r = namesIn('retention as r');

/** In percent. Dollar amounts are not rounded to whole percents. */
const share = sql<number>`coalesce(${r.percent}, 100.0 * ${r.dollars} / ${r.of_hit})::float8`;

/**
 * Players with more than the whole contract retained after a trade is reversed. This happens when another team began to
 * retain after the trade had ended a retention that now resumes.
 */
export async function overWhole(db: Db, row: Pick<TradeRow, 'league_id' | 'done'>): Promise<string[]> {
  const revived = row.done.flatMap((step) => (step.op === 'retention-ended' ? [step.id] : []));
  if (revived.length === 0) return [];
  const found = await db
    .selectFrom('retention as r')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .where('r.league_id', '=', row.league_id)
    .where('r.player_id', 'in', ({ selectFrom }) =>
      selectFrom('retention')
        .select('player_id')
        .where('league_id', '=', row.league_id)
        .where('id', '=', anyOf(revived)),
    )
    .where('r.ended_at', 'is', null)
    .whereRef('r.through_season', '>=', 'l.current_season')
    .groupBy('p.id')
    .having(({ fn }) => fn.sum(share), '>', 100)
    .orderBy('p.id')
    .select(({ fn }) => ['p.full_name as name', fn.sum<number>(share).as('percent')])
    .execute();
  return found.map(reversalObjections.retainedWhole);
}
