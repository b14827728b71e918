import { locale } from '@crease/core/locale.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { formatPoints } from '../../open-league/points.js';
import * as t from './race.words.en.js';

const DAY = locale.dates({ timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
const MONTH = locale.dates({ timeZone: 'UTC', month: 'short' });
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** 'Nov 20, 2025', the same in every time zone. */
export const dayName = (day: string) => DAY.format(at(day));
/** 'Nov' */
export const monthName = (day: string) => MONTH.format(at(day));
/** 'Nov 14 to Nov 20, 2025' */
export const daysName = (from: string, to: string) => (from === to ? dayName(to) : DAY.formatRange(at(from), at(to)));

export const counted = (points: number) => t.pointsCounted({ points: formatPoints(points), count: points });

/** Describes the race for readers who cannot see the chart. */
export function raceWords(
  { season, days, teams }: Pick<RaceAnswer, 'season' | 'days' | 'teams'>,
  nameOf: (id: string) => string,
): string {
  const [first, second] = teams;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return t.raceNotBegunYet({ season });
  const lead = { season, day: dayName(last), team: nameOf(first.team_id), points: counted(first.points) };
  if (second === undefined) return t.raceLed(lead);
  const otherTeam = nameOf(second.team_id);
  return first.shared
    ? t.raceLevel({ ...lead, otherTeam })
    : t.raceLedBy({ ...lead, otherTeam, gap: formatPoints(second.behind_leader) });
}

/** Note about the minimum number of goalie games. */
export const goalieGamesWords = ({ least, points }: NonNullable<RaceAnswer['goalie_games']>, over: boolean): string =>
  points === 0
    ? t.goalieMinimum({ least })
    : (over ? t.goalieMinimumTook : t.goalieMinimumTakes)({ least, points: counted(points) });

/** Words for '↑ 2': "up 2 places". */
export const movedWords = (gained: number): string =>
  (gained > 0 ? t.upPlaces : t.downPlaces)({ count: Math.abs(gained) });

/** True when the season's places follow from matchups. */
export const isInMatchups = ({ teams }: Pick<RaceAnswer, 'teams'>): boolean =>
  teams.some(({ record }) => record !== null);
