import type { RaceAnswer } from '../race/race.answers.js';
import type { LastNight, NightBoardAnswer, NightTeam } from './night-board.answers.js';

type Race = Pick<RaceAnswer, 'days' | 'teams'>;

/**
 * The table on a night. The race ends with the last day on which a team earned points. Before the day's first points
 * that is an earlier day, so nothing has changed yet.
 */
export function nightTeams({ days, teams }: Race, day: string): NightTeam[] {
  const isScored = days.at(-1) === day;
  return teams.map(({ team_id, rank, shared, points, last_day: lastDay, gained }) => ({
    team_id,
    rank,
    shared,
    gained: isScored ? gained : 0,
    total: points,
    tonight: isScored ? lastDay : 0,
  }));
}

export const decidedBy = ({ roto, teams }: Pick<RaceAnswer, 'roto' | 'teams'>): NightBoardAnswer['decided_by'] =>
  roto ? 'roto' : teams.some(({ record }) => record !== null) ? 'matchups' : 'points';

/**
 * The last day with points and what each team earned. Null before the first points, and once tonight’s games gave some.
 * Until 6 a.m. a sample league can have points of the night without a list of its games.
 */
export function lastNightOf(
  { days, teams }: Race,
  day: string,
  { hasGames }: { readonly hasGames: boolean },
): Pick<LastNight, 'day' | 'teams'> | null {
  const last = days.at(-1);
  if (last === undefined || (last === day && hasGames)) return null;
  const earned = teams.map(({ team_id, last_day: points, gained }) => ({ team_id, points, gained }));
  return { day: last, teams: earned.sort((a, b) => b.points - a.points) };
}

const BEST_OF_A_TEAM = 3;

/** The best players of each team, the best of all first. Players without points are left out. */
export function bestOfTeams<T extends { readonly team_id: string; readonly points: number }>(
  players: readonly T[],
): T[] {
  const found = new Map<string, number>();
  return players
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .filter(({ team_id: team }) => {
      const count = (found.get(team) ?? 0) + 1;
      found.set(team, count);
      return count <= BEST_OF_A_TEAM;
    });
}
