import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { namesIn } from '../platform/database/rows.js';

const lp = namesIn('matchup_period as lp');
const gs = namesIn('goalie_starts as gs');

export interface TeamOnDay {
  readonly leagueId: Expression<string>;
  readonly teamId: Expression<string>;
  readonly day: Expression<string>;
}

/**
 * Condition: a team's goalie starts reached the matchup period's limit before this day, so that they do not count on
 * it.
 */
export const goaliesClosed = ({ leagueId, teamId, day }: TeamOnDay): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from ${lp.table} where ${lp.league_id} = ${leagueId} and ${lp.goalie_starts} is not null
    and ${lp.starts_on} <= ${day} and ${lp.ends_on} >= ${day} and ${lp.goalie_starts} <= (
      select coalesce(sum(${gs.starts}), 0) from ${gs.table}
      where ${gs.league_id} = ${leagueId} and ${gs.team_id} = ${teamId} and ${gs.day} >= ${lp.starts_on} and ${gs.day} < ${day}))`;

export const withinStarts = (position: Expression<string>, on: TeamOnDay): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${position} <> 'G' or not ${goaliesClosed(on)})`;
