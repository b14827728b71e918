import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../platform/database/table.js';

const pick = expressionBuilder<Tables & { f: Tables['fa_pick'] }, 'f'>();

/** Whether an accepted trade has promised the pick away: a condition on `fa_pick as f`. */
export const promised: Expression<SqlBool> = pick.exists(
  pick
    .selectFrom('frozen_asset as x')
    .select('x.ref')
    .whereRef('x.league_id', '=', 'f.league_id')
    .where('x.kind', '=', 'fa-pick')
    .whereRef('x.ref', '=', 'f.id'),
);

/** Whether a pick still counts at that moment, its last second included: a condition on `fa_pick as f`. */
export const lasts = (at: Expression<Date>): Expression<SqlBool> =>
  sql<SqlBool>`${pick.ref('f.expires_at')} + interval '1 second' > ${at}`;

/**
 * Whether a pick can be used at that moment: its week has begun and is not over, and it is not used, forfeited or
 * promised. A condition on `fa_pick as f`.
 */
export const spendable = (at: Expression<Date>): Expression<SqlBool> =>
  pick.and([
    pick('f.player_id', 'is', null),
    pick('f.penalty', '=', false),
    pick('f.starts_at', '<=', at),
    lasts(at),
    pick.not(promised),
  ]);

/** A retaining team may not have the player back for so long (docs/rules.md, Trades). */
export const NO_RETURN_DAYS = 365;
