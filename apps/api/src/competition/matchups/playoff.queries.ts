import type { PlayoffPair, Playoffs, Seed } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { loadPeriods, type Period } from './matchup.queries.js';
import { scoreOver } from './matchup-score.js';

/** The teams of a season's play-offs, best seed first; empty before they begin. */
export const seedsOf = (db: Db, leagueId: string, season: Season): Promise<Seed[]> =>
  db
    .selectFrom('playoff_team')
    .select(['team_id as teamId', 'seed', 'out_in as outIn'])
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .orderBy('seed')
    .execute();

/** The pairs of a round with the points of its periods together; category points are those of the sums together. */
export function pairsOf(periods: readonly Period[], round: number): PlayoffPair[] {
  const played = periods.filter((period) => period.round === round);
  return (played[0]?.matchups ?? []).map(({ home_team_id: home, away_team_id: away }) => {
    const { homePoints, awayPoints } = scoreOver(played, home);
    return { home, away, homePoints, awayPoints };
  });
}

/** The play-offs of a season as they stand; null before they begin. */
export async function findPlayoffs(db: Db, leagueId: string, season: Season): Promise<Playoffs | null> {
  const seeds = await seedsOf(db, leagueId, season);
  if (seeds.length === 0) return null;
  const periods = await loadPeriods(db, leagueId, season, 'rounds');
  const round = Math.max(0, ...periods.flatMap((one) => (one.matchups.length > 0 ? [one.round ?? 0] : [])));
  return { seeds, round, pairs: pairsOf(periods, round) };
}
