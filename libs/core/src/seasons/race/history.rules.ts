import type { Season } from '../../season.js';
import { bestWeek, leads, type Race } from './race.rules.js';
import { standings } from '../../competition/standings.rules.js';

/** A season of a league, with the data for records. */
export interface PlayedSeason extends Race {
  readonly season: Season;
  readonly over: boolean;
  /** Regular-season points by team, as in the table. */
  readonly points: ReadonlyMap<string, number>;
}

/** Points that a player earned for a team in a regular season. */
export interface PlayerSeasonShare {
  readonly season: Season;
  readonly teamId: string;
  readonly playerId: number;
  readonly points: number;
  readonly games: number;
}

/** Record kinds in display order. */
export const RECORD_KINDS = ['season', 'margin', 'week', 'day', 'player', 'lead'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const eachKind = <T>(value: (kind: RecordKind) => T): Record<RecordKind, T> => ({
  season: value('season'),
  margin: value('margin'),
  week: value('week'),
  day: value('day'),
  player: value('player'),
  lead: value('lead'),
});

/** One of the best results of a kind. `figure` is in points, or days for 'lead'. */
export interface RecordEntry {
  readonly teamId: string;
  readonly season: Season;
  readonly figure: number;
  /** First and last day of the result; null when it covers a whole season. */
  readonly from: string | null;
  readonly to: string | null;
  readonly player: { readonly playerId: number; readonly games: number } | null;
}

export const BEST = 3;

/** The best results of each kind, best first; on a tie the earlier one comes first. Results of 0 are no records. */
export function records(
  seasons: readonly PlayedSeason[],
  shares: readonly PlayerSeasonShare[],
): Record<RecordKind, RecordEntry[]> {
  const oldest = [...seasons].sort((a, b) => a.season.localeCompare(b.season));
  const whole = { from: null, to: null, player: null };
  return {
    season: best(
      oldest.flatMap(({ season, points }) =>
        [...points].map(([teamId, figure]) => ({ ...whole, teamId, season, figure })),
      ),
    ),
    margin: best(oldest.flatMap((played) => marginOf(played) ?? [])),
    week: best(
      oldest.flatMap(({ season, days, teams }) =>
        teams.flatMap(({ teamId, daily }) => {
          const week = bestWeek(days, daily);
          return week === null ? [] : [{ ...whole, teamId, season, figure: week.points, from: week.from, to: week.to }];
        }),
      ),
    ),
    day: best(
      oldest.flatMap(({ season, days, teams }) =>
        days.flatMap((day, index) =>
          teams.map(({ teamId, daily }) => ({
            ...whole,
            teamId,
            season,
            figure: daily[index] ?? 0,
            from: day,
            to: day,
          })),
        ),
      ),
    ),
    player: best(
      [...shares]
        .sort((a, b) => a.season.localeCompare(b.season))
        .map(({ season, teamId, points, playerId, games }) => ({
          ...whole,
          teamId,
          season,
          figure: points,
          player: { playerId, games },
        })),
    ),
    lead: best(
      oldest.flatMap((played) =>
        leads(played).map(({ teamId, from, to, days }) => ({
          ...whole,
          teamId,
          season: played.season,
          figure: days,
          from,
          to,
        })),
      ),
    ),
  };
}

/** The winner's margin in a finished season; null when the first place was shared. */
function marginOf({ season, over, points }: PlayedSeason): RecordEntry | null {
  const [first, second] = standings([...points].map(([teamId, own]) => ({ teamId, points: own })));
  if (!over || first?.shared !== false || second === undefined) return null;
  return { teamId: first.teamId, season, figure: second.behindLeader, from: null, to: null, player: null };
}

// The sort is stable, so ties keep their order.
const best = (entries: readonly RecordEntry[]): RecordEntry[] =>
  entries
    .filter(({ figure }) => figure > 0)
    .sort((a, b) => b.figure - a.figure)
    .slice(0, BEST);
