import type { RaceAnswer } from '../race/race.answers.js';
import type { NightBoardAnswer, NightTeam } from './night-board.answers.js';

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

/** The figure that orders the table of a season. */
export const decidedBy = ({ roto, teams }: Pick<RaceAnswer, 'roto' | 'teams'>): NightBoardAnswer['decided_by'] =>
  roto ? 'roto' : teams.some(({ record }) => record !== null) ? 'matchups' : 'points';
