import { bestScores } from '@crease/core/free-agents/add-limits.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import { matchupsOfPeriods } from '../competition/period-matchups.queries.js';
import { lowerWinner } from '../competition/matchups/playoff.queries.js';
import type { Db } from '../platform/database/database.js';
import type { PlayingLeague } from '../teams/books.queries.js';

type PrizeLeague = Pick<PlayingLeague, 'id' | 'season' | 'settings'>;

/**
 * The adds that a team has won for the league's season: by best scores of its matchup periods, once they are announced,
 * and by the lower bracket of the season before.
 */
export async function wonAdds(db: Db, league: PrizeLeague, teamId: string): Promise<number> {
  const { adds_high: forHigh, adds_lower_bracket: forLower } = league.settings;
  const highs = forHigh ? forHigh * (await findBestScores(db, league, teamId)) : 0;
  if (!forLower) return highs;
  const winner = await lowerWinner(db, league.id, seasonPlus(league.season, -1));
  return winner === teamId ? highs + forLower : highs;
}

/** Counts announced regular periods with the team's best score. */
async function findBestScores(db: Db, league: PrizeLeague, teamId: string): Promise<number> {
  const rows = await matchupsOfPeriods(db, league)
    .select(['m.period', 'm.home_team_id', 'm.away_team_id', 'm.home_points', 'm.away_points'])
    .where('p.round', 'is', null)
    .where('p.told_at', 'is not', null)
    .execute();
  const scores = rows.flatMap(({ period, ...row }) => [
    { period, teamId: row.home_team_id, points: row.home_points },
    ...(row.away_team_id === null ? [] : [{ period, teamId: row.away_team_id, points: row.away_points }]),
  ]);
  return bestScores(scores, teamId);
}
