import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';
import { isSo } from '../platform/database/sql.js';
import { withinStarts, type TeamOnDay } from './goalie-starts.queries.js';
import { inLineup } from './lineup-days.queries.js';

const z = namesIn('closed_place as z');
const c = namesIn('closed_place as c');

/** A player on a day. `places`: the team's line-up on that day. */
interface PlacedPlayer {
  readonly id: Expression<number>;
  readonly position: Expression<string>;
  readonly places: Expression<unknown>;
}

/** A player's kind of place in the line-up, otherwise the position. */
export const kindOfPlace = ({ id, position, places }: PlacedPlayer): RawBuilder<string | null> =>
  sql`(case when ${places} is null then ${position} else (
    select e ->> 'kind' from jsonb_array_elements(${places}) e where (e ->> 'playerId')::int = ${id} limit 1) end)`;

/**
 * Condition: limits of goalie starts and games by place let a player count for the team on the day. It is the only
 * place that decides this. `mayClose`: false where a league or team has no closed places; without it PostgreSQL
 * searches the line-up of every player.
 */
export const withinLimits = (player: PlacedPlayer, on: TeamOnDay, mayClose: Expression<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${withinStarts(player.position, on)} and (not ${mayClose} or not exists (select from ${z.table}
    where ${z.league_id} = ${on.leagueId} and ${z.team_id} = ${on.teamId} and ${z.from_day} <= ${on.day}
      and ${z.to_day} >= ${on.day} and ${z.kind} = ${kindOfPlace(player)})))`;

/** True in a league with closed places. PostgreSQL evaluates it once per statement. */
export const hasClosedPlaces = (leagueId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${c.table} where ${c.league_id} = ${leagueId})`;

interface Placed {
  readonly r: Tables['roster_entry'];
  readonly p: Tables['player'];
  readonly x: Tables['lineup_day'];
}

/**
 * True when a day's games count for the team of roster entry `r`: its player `p` is active, in the line-up `x` of that
 * day where there is one, and within the limits.
 */
export function countsOn(leagueId: string, day: string) {
  const { and, or, eb, ref } = expressionBuilder<Placed, 'r' | 'p' | 'x'>();
  return isSo(
    and([
      eb('r.place', '=', 'active'),
      or([eb('x.team_id', 'is', null), inLineup(ref('r.player_id'), ref('x.player_ids'))]),
      withinLimits(
        { id: ref('r.player_id'), position: ref('p.position'), places: ref('x.places') },
        { leagueId: ref('r.league_id'), teamId: ref('r.team_id'), day: sql<string>`${day}::date` },
        hasClosedPlaces(leagueId),
      ),
    ]),
  );
}
