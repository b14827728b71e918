import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';
import { isSo } from '../platform/database/sql.js';
import { withinStarts, type TeamOnDay } from './goalie-starts.queries.js';
import { inLineup } from './lineup-days.queries.js';

const z = namesIn('closed_place as z');
const c = namesIn('closed_place as c');

/** A player on a day. `places` is the line-up of the team on that day. */
interface PlacedPlayer {
  readonly id: Expression<number>;
  readonly position: Expression<string>;
  readonly places: Expression<unknown>;
}

/** The kind of place of a player: of the line-up, or the position where there is none. */
export const kindOfPlace = ({ id, position, places }: PlacedPlayer): RawBuilder<string | null> =>
  sql`(case when ${places} is null then ${position} else (
    select e ->> 'kind' from jsonb_array_elements(${places}) e where (e ->> 'playerId')::int = ${id} limit 1) end)`;

/**
 * Condition: a player counts for the team on the day, as far as goalie starts and games by place are limited. It is the
 * only place that decides this.
 * @param mayClose false where a league or a team has no closed places; without it PostgreSQL searches the line-up of
 *   every player
 */
export const withinLimits = (player: PlacedPlayer, on: TeamOnDay, mayClose: Expression<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${withinStarts(player.position, on)} and (not ${mayClose} or not exists (select from ${z.table}
    where ${z.league_id} = ${on.leagueId} and ${z.team_id} = ${on.teamId} and ${z.from_day} <= ${on.day}
      and ${z.to_day} >= ${on.day} and ${z.kind} = ${kindOfPlace(player)})))`;

/** True in a league with closed places. PostgreSQL finds it out once for a statement. */
export const hasClosedPlaces = (leagueId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${c.table} where ${c.league_id} = ${leagueId})`;

interface Placed {
  readonly r: Tables['roster_entry'];
  readonly p: Tables['player'];
  readonly x: Tables['lineup_day'];
}

/**
 * True when games of a day count for the team of the roster entry `r`: its player `p` is active, in the line-up `x` of
 * that day where there is one, and within the limits.
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
