import { sql } from 'kysely';
import { LINEUP_KEYS, type ComingLineups } from '@crease/core/leagues/lineup.rules.js';
import { anyOf } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';

const c = namesIn('setting_change as c');
const l = namesIn('league as l');

/** The change of line-ups of `league as l` that waits for a matchup period. */
export const comingLineups = sql<ComingLineups | null>`(
  select jsonb_build_object('from', (min(${c.due_at}) at time zone 'utc')::date, 'after', jsonb_object_agg(${c.key}, ${c.after}))
  from ${c.table}
  where ${c.league_id} = ${l.id} and ${c.state} = 'coming' and ${c.effect} = 'next-period' and ${c.key} = ${anyOf(LINEUP_KEYS)}
  having count(*) > 0)`;
