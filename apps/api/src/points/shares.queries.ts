import { sql } from 'kysely';
import { pointsOf, sumOfPoints, type StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import type { PlayerSeasonShare } from '@crease/core/seasons/race/history.rules.js';
import { rulesOfDay, type DayRules, type PastRules } from '@crease/core/seasons/scoring.rules.js';
import type { Db } from '../platform/database/database.js';
import { dayArray, integerArray, momentArray, textArray } from '../platform/database/sql.js';
import { hasClosedPlaces, withinLimits } from './counting-limits.queries.js';
import { inLineup } from './lineup-days.queries.js';
import { sums } from './points.queries.js';

export interface NamedShare extends PlayerSeasonShare {
  readonly name: string;
}

/** Each player's points for each team of a league on regular-season days. Callers may omit days without team points. */
export async function sharesOn(
  db: Db,
  leagueId: string,
  days: readonly { readonly season: Season; readonly day: string }[],
  rules: DayRules & { readonly past: readonly PastRules[] },
): Promise<NamedShare[]> {
  const weights: StoredScoring[] = [];
  const asked = days.map(({ season, day }) => {
    const { noon, scoring } = rulesOfDay(day, rules.past, rules);
    if (!weights.includes(scoring)) weights.push(scoring);
    return { season, day, noon, weights: weights.indexOf(scoring) };
  });
  const given = sql<{ season: string; day: string; noon: Date; weights: number }>`unnest(
    ${textArray(asked.map(({ season }) => season))}, ${dayArray(asked.map(({ day }) => day))},
    ${momentArray(asked.map(({ noon }) => noon))}, ${integerArray(asked.map((one) => one.weights))})`.as<'d'>(
    sql`d (season, day, noon, weights)`,
  );
  const rows = await db
    .selectFrom(given)
    .innerJoin('player_game as k', (join) =>
      join.onRef('k.season', '=', 'd.season').on('k.playoffs', '=', false).onRef('k.day', '=', 'd.day'),
    )
    .innerJoin('roster_stay as r', (join) =>
      join
        .onRef('r.player_id', '=', 'k.player_id')
        .onRef('r.from_at', '<=', 'd.noon')
        .on(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.noon'))])),
    )
    .leftJoin('lineup_day as x', (join) =>
      join.onRef('x.league_id', '=', 'r.league_id').onRef('x.team_id', '=', 'r.team_id').onRef('x.day', '=', 'd.day'),
    )
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .select(({ fn }) => [
      'd.season',
      'd.weights',
      'r.team_id',
      'p.id',
      'p.full_name as name',
      'p.position',
      fn.countAll<number>().as('games'),
    ])
    .select(sums)
    .where('r.league_id', '=', leagueId)
    .where('r.place', '=', 'active')
    .where(({ or, eb, ref }) => or([eb('x.team_id', 'is', null), inLineup(ref('k.player_id'), ref('x.player_ids'))]))
    .where(({ ref }) =>
      withinLimits(
        { id: ref('k.player_id'), position: ref('p.position'), places: ref('x.places') },
        { leagueId: ref('r.league_id'), teamId: ref('r.team_id'), day: ref('d.day') },
        hasClosedPlaces(leagueId),
      ),
    )
    .groupBy(['d.season', 'd.weights', 'r.team_id', 'p.id', 'p.full_name', 'p.position'])
    .execute();
  const shares = new Map<string, NamedShare>();
  for (const { season, weights: index, team_id: teamId, id: playerId, name, position, games, ...line } of rows) {
    const key = `${season} ${teamId} ${playerId}`;
    const known = shares.get(key);
    shares.set(key, {
      season,
      teamId,
      playerId,
      name,
      points: sumOfPoints([known?.points ?? 0, pointsOf(line, weights[index] ?? {}, position)]),
      games: (known?.games ?? 0) + games,
    });
  }
  return [...shares.values()];
}
