import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../platform/database/table.js';

const pick = expressionBuilder<Tables & { f: Tables['fa_pick'] }, 'f'>();

/** Condition on `fa_pick as f`: an accepted trade has promised the pick away. */
export const promised: Expression<SqlBool> = pick.exists(
  pick
    .selectFrom('frozen_asset as x')
    .select('x.ref')
    .whereRef('x.league_id', '=', 'f.league_id')
    .where('x.kind', '=', 'fa-pick')
    .whereRef('x.ref', '=', 'f.id'),
);

/** Pick `f` is valid at a time, including its last second. */
export const lasts = (at: Expression<Date>): Expression<SqlBool> =>
  sql<SqlBool>`${pick.ref('f.expires_at')} > ${at} - interval '1 second'`;

/** Condition on `fa_pick as f`: its week has begun and is not over, and it is not used, forfeited or promised. */
export const spendable = (at: Expression<Date>): Expression<SqlBool> =>
  pick.and([
    pick('f.player_id', 'is', null),
    pick('f.penalty', '=', false),
    pick('f.starts_at', '<=', at),
    lasts(at),
    pick.not(promised),
  ]);

/** Days during which a retaining team may not get the player back (docs/rules.md, Trades). */
export const NO_RETURN_DAYS = 365;
