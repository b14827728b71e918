import { pointsOf, sumOfPoints, type StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import { hasClosedPlaces, withinLimits } from './counting-limits.queries.js';
import { inLineup } from './lineup-days.queries.js';
import type { Db } from '../platform/database/database.js';
import { type TeamShare, type Day, daysOf, playedOn, sums, summed } from './points.queries.js';

/**
 * The games that counted for a team: the player was active at the day's noon, and in the team's line-up if it has one.
 * Goalies also need a start left in the matchup period.
 */
const countedFor = (db: Db, leagueId: string, season: Season, days: readonly Day[]) =>
  playedOn(db, season, days)
    .innerJoin('roster_stay as r', (join) =>
      join
        .onRef('r.player_id', '=', 'k.player_id')
        .onRef('r.from_at', '<=', 'd.noon')
        .on(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.noon'))])),
    )
    .leftJoin('lineup_day as x', (join) =>
      join.onRef('x.league_id', '=', 'r.league_id').onRef('x.team_id', '=', 'r.team_id').onRef('x.day', '=', 'd.day'),
    )
    .where('r.league_id', '=', leagueId)
    .where('r.place', '=', 'active')
    .where(({ or, eb, ref }) => or([eb('x.team_id', 'is', null), inLineup(ref('k.player_id'), ref('x.player_ids'))]))
    .where(({ ref }) =>
      withinLimits(
        { id: ref('k.player_id'), position: ref('p.position'), places: ref('x.places') },
        { leagueId: ref('r.league_id'), teamId: ref('r.team_id'), day: ref('d.day') },
        hasClosedPlaces(leagueId),
      ),
    );

/** Players' points for a team in a regular season, including former players. Their sum is the team's total. */
export async function teamShares(db: Db, leagueId: string, teamId: string, season: Season): Promise<TeamShare[]> {
  const { days, weights } = await daysOf(db, leagueId, season);
  const counted = days.filter(({ counts }) => counts);
  if (counted.length === 0) return [];
  const rows = await countedFor(db, leagueId, season, counted)
    .where('r.team_id', '=', teamId)
    .select(({ fn }) => ['k.player_id as id', 'p.position', 'd.weights', fn.countAll<number>().as('games')])
    .select(sums)
    .groupBy(['k.player_id', 'p.position', 'd.weights'])
    .execute();
  const { points, games } = summed(rows, weights);
  return [...points].map(([playerId, sum]) => ({ playerId, points: sum, games: games.get(playerId) ?? 0 }));
}

export async function goalieGamesOf(db: Db, leagueId: string, season: Season): Promise<ReadonlyMap<string, number>> {
  const days = (await daysOf(db, leagueId, season)).days.filter(({ counts }) => counts);
  if (days.length === 0) return new Map();
  const rows = await countedFor(db, leagueId, season, days)
    .where('p.position', '=', 'G')
    .select(({ fn }) => ['r.team_id', fn.countAll<number>().as('games')])
    .groupBy('r.team_id')
    .execute();
  return new Map(rows.map(({ team_id, games }) => [team_id, games]));
}

export interface Reweighed {
  readonly team_id: string;
  readonly points: number;
  readonly would_be: number;
}

/**
 * Computes each team's points as if these weights had always applied. Omits teams without games; empty when no day
 * counted.
 */
export async function reweighed(
  db: Db,
  leagueId: string,
  season: Season,
  scoring: StoredScoring,
): Promise<Reweighed[]> {
  const { days, weights } = await daysOf(db, leagueId, season);
  const counted = days.filter(({ counts }) => counts);
  if (counted.length === 0) return [];
  const rows = await countedFor(db, leagueId, season, counted)
    .select(['r.team_id', 'p.position', 'd.weights'])
    .select(sums)
    .groupBy(['r.team_id', 'p.position', 'd.weights'])
    .execute();
  const teams = new Map<string, Reweighed>();
  for (const { team_id, position, weights: index, ...line } of rows) {
    const before = teams.get(team_id) ?? { team_id, points: 0, would_be: 0 };
    teams.set(team_id, {
      team_id,
      points: sumOfPoints([before.points, pointsOf(line, weights[index] ?? {}, position)]),
      would_be: sumOfPoints([before.would_be, pointsOf(line, scoring, position)]),
    });
  }
  return [...teams.values()];
}
