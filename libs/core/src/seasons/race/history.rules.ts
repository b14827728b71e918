import { locale } from '../../locale.js';
import { formatKind, type FormatKind } from '../../leagues/formats.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import type { Season } from '../../season.js';
import { bestWeek, leads, type Race } from './race.rules.js';
import { MATCHUP_RECORD_KINDS, matchupRecords, type MatchupResults } from './matchup-records.rules.js';
import { best, type RecordEntry } from './record.entries.js';
import { standings } from '../../competition/standings.rules.js';

export interface PlayedSeason extends Race {
  readonly season: Season;
  readonly over: boolean;
  readonly decidedBy: FormatKind;
  /** Regular-season points by team, as in the table; roto points in a season of roto. */
  readonly points: ReadonlyMap<string, number>;
}

export interface PlayerSeasonShare {
  readonly season: Season;
  readonly teamId: string;
  readonly playerId: number;
  readonly points: number;
  readonly games: number;
}

/** Record kinds in display order. */
export const RECORD_KINDS = [
  'season',
  'margin',
  'week',
  'day',
  'player',
  'lead',
  'roto_season',
  'roto_margin',
  ...MATCHUP_RECORD_KINDS,
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const KINDS_OF: Readonly<Record<FormatKind, readonly RecordKind[]>> = {
  points: ['season', 'margin', 'week', 'day', 'player', 'lead'],
  matchups: ['season', 'week', 'day', 'player', 'record', 'streak', 'win', 'closest'],
  categories: MATCHUP_RECORD_KINDS.filter((kind) => kind !== 'win' && kind !== 'closest'),
  roto: ['roto_season', 'roto_margin', 'lead'],
};

export const recordKindsOf = (settings: Partial<Pick<LeagueSettings, 'format'>>): readonly RecordKind[] =>
  KINDS_OF[formatKind(settings)];

export const eachKind = <T>(value: (kind: RecordKind) => T): Record<RecordKind, T> =>
  // Object.fromEntries loses the keys; every kind has a value.
  Object.fromEntries(RECORD_KINDS.map((kind) => [kind, value(kind)])) as Record<RecordKind, T>;

export const countsPoints = (decidedBy: FormatKind): boolean => decidedBy === 'points' || decidedBy === 'matchups';

const whole = { from: null, to: null, player: null, otherId: null };
const seasonsOf = ({ season, points }: PlayedSeason): RecordEntry[] =>
  [...points].map(([teamId, figure]) => ({ ...whole, teamId, season, figure }));

/**
 * The best results of each kind by what decides a season: points are compared with points alone. `shares` are those of
 * seasons that count points. Best first; on a tie the earlier one comes first. Results of 0 are no records.
 */
export function records(
  seasons: readonly PlayedSeason[],
  shares: readonly PlayerSeasonShare[],
  results: MatchupResults = { matchups: [], categories: new Set(), finals: [] },
): Record<RecordKind, RecordEntry[]> {
  const all = [...seasons].sort((a, b) => locale.compare(a.season, b.season));
  const tables = all.filter(({ decidedBy }) => decidedBy === 'points');
  const roto = all.filter(({ decidedBy }) => decidedBy === 'roto');
  const inPoints = all.filter(({ decidedBy }) => countsPoints(decidedBy));
  return {
    ...matchupRecords(results),
    season: best(inPoints.flatMap(seasonsOf)),
    margin: best(tables.flatMap((played) => marginOf(played) ?? [])),
    roto_season: best(roto.flatMap(seasonsOf)),
    roto_margin: best(roto.flatMap((played) => marginOf(played) ?? [])),
    week: best(
      inPoints.flatMap(({ season, days, teams }) =>
        teams.flatMap(({ teamId, daily }) => {
          const week = bestWeek(days, daily);
          return week === null ? [] : [{ ...whole, teamId, season, figure: week.points, from: week.from, to: week.to }];
        }),
      ),
    ),
    day: best(
      inPoints.flatMap(({ season, days, teams }) =>
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
        .sort((a, b) => locale.compare(a.season, b.season))
        .map(({ season, teamId, points, playerId, games }) => ({
          ...whole,
          teamId,
          season,
          figure: points,
          player: { playerId, games },
        })),
    ),
    lead: best(
      all
        .filter((played) => tables.includes(played) || roto.includes(played))
        .flatMap((played) =>
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
  return { teamId: first.teamId, season, figure: second.behindLeader, ...whole };
}
