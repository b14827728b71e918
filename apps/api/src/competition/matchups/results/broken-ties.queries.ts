import { sql, type Expression } from 'kysely';
import { fullName } from '../../../auth/account/full-name.queries.js';
import type { BrokenTie } from '@crease/core/competition/matchups/tie-break.rules.js';
import { namesIn } from '../../../platform/database/rows.js';

const m = namesIn('matchup as m');
const u = namesIn('app_user as u');

/** The tie of matchup `m` that was broken; null without one, and where a commissioner set the result. */
export const brokenTie = sql<BrokenTie | null>`case when ${m.tie_by} is not null and ${m.set_at} is null then
  jsonb_build_object('by', ${m.tie_by}, 'home', ${m.tie_home}::float8, 'away', ${m.tie_away}::float8) ||
  case when ${m.tie_set_at} is null then '{}' else jsonb_build_object('reason', ${m.tie_reason}, 'decided_by',
    (select ${fullName(sql.ref<string>('u.first_name'), sql.ref<string>('u.last_name'))} from ${u.table}
      where ${u.id} = ${m.tie_set_by})) end end`;

/** For matchup `m`: 1 where the side won a broken tie, -1 where it lost one, otherwise 0. */
export const aheadInTie = (isHome: Expression<boolean>) =>
  sql<number>`(case when ${m.tie_by} is null or ${m.set_at} is not null then 0 else
    (case when ${m.tie_by} = 'players' then sign(${m.tie_away} - ${m.tie_home}) else sign(${m.tie_home} - ${m.tie_away}) end)
    * (case when ${isHome} then 1 else -1 end) end)::int`;
