import type { RaceAnswer } from '@crease/core/seasons/race.answers.js';
import { formatPoints } from '../../open-league/points.js';

const DAY = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
const MONTH = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short' });
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** 'Nov 20, 2025', the same in every time zone. */
export const dayName = (day: string) => DAY.format(at(day));
/** 'Nov' */
export const monthName = (day: string) => MONTH.format(at(day));
/** 'Nov 14 to Nov 20, 2025' */
export const daysName = (from: string, to: string) => (from === to ? dayName(to) : DAY.formatRange(at(from), at(to)));

export const counted = (points: number) => `${formatPoints(points)} ${points === 1 ? 'point' : 'points'}`;

/** The race in a sentence, for readers who cannot see the chart. */
export function raceWords(
  { season, days, teams }: Pick<RaceAnswer, 'season' | 'days' | 'teams'>,
  nameOf: (id: string) => string,
): string {
  const [first, second] = teams;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return `The race of ${season} has not begun.`;
  const told = `The race of ${season} by ${dayName(last)}: ${nameOf(first.team_id)} first with ${counted(first.points)}`;
  if (second === undefined) return `${told}.`;
  return first.shared
    ? `${told}, level with ${nameOf(second.team_id)}.`
    : `${told}, ${formatPoints(second.behind_leader)} ahead of ${nameOf(second.team_id)}.`;
}

/** Note below a table when goalies must play a minimum number of games. */
export const goalieGamesWords = ({ least, points }: NonNullable<RaceAnswer['goalie_games']>, over: boolean): string =>
  `Goalies play at least ${least} games for a team${
    points === 0
      ? ''
      : over
        ? `: each that is missing took ${counted(points)}`
        : `: each that is missing at the season’s end takes ${counted(points)}`
  }.`;

/** Words for '▲ 2': "up 2 places". */
export const movedWords = (gained: number): string =>
  `${gained > 0 ? 'up' : 'down'} ${Math.abs(gained)} ${Math.abs(gained) === 1 ? 'place' : 'places'}`;
