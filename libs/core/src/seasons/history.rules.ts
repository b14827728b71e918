import type { Season } from '../season.js';
import { bestWeek, leads, type Race } from './race.rules.js';
import { standings } from './standings.rules.js';

/** A season of a league as records see it. */
export interface PlayedSeason extends Race {
  readonly season: Season;
  readonly over: boolean;
  /** Points of the regular season, as the table has them. */
  readonly points: ReadonlyMap<string, number>;
}

/** What a player earned for a team in a regular season. */
export interface PlayerSeasonShare {
  readonly season: Season;
  readonly teamId: string;
  readonly playerId: number;
  readonly points: number;
  readonly games: number;
}

/** In the order in which they are told. */
export const RECORD_KINDS = ['season', 'margin', 'week', 'day', 'player', 'lead'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A value for every kind. */
export const eachKind = <T>(value: (kind: RecordKind) => T): Record<RecordKind, T> => ({
  season: value('season'),
  margin: value('margin'),
  week: value('week'),
  day: value('day'),
  player: value('player'),
  lead: value('lead'),
});

/** One of the best of a kind. `figure` counts points, and days for 'lead'. */
export interface RecordEntry {
  readonly teamId: string;
  readonly season: Season;
  readonly figure: number;
  /** The days that it was set on; null where it is of a whole season. */
  readonly from: string | null;
  readonly to: string | null;
  readonly player: { readonly playerId: number; readonly games: number } | null;
}

/** How many of the best of a kind are told. */
export const BEST = 3;

/**
 * The best of each kind, the best first; of equals the one that was there first. Only what happened is a record: nobody
 * holds one with 0.
 */
export function records(
  seasons: readonly PlayedSeason[],
  shares: readonly PlayerSeasonShare[],
): Record<RecordKind, RecordEntry[]> {
  const oldest = [...seasons].sort((a, b) => (a.season < b.season ? -1 : 1));
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
        .sort((a, b) => (a.season < b.season ? -1 : a.season > b.season ? 1 : 0))
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

/** How far ahead a season was won, where one team won it alone over another. */
function marginOf({ season, over, points }: PlayedSeason): RecordEntry | null {
  const [first, second] = standings([...points].map(([teamId, own]) => ({ teamId, points: own })));
  if (!over || first === undefined || second === undefined || first.shared) return null;
  return { teamId: first.teamId, season, figure: second.behindLeader, from: null, to: null, player: null };
}

// Sorting keeps the order of equals.
const best = (entries: readonly RecordEntry[]): RecordEntry[] =>
  entries
    .filter(({ figure }) => figure > 0)
    .sort((a, b) => b.figure - a.figure)
    .slice(0, BEST);
