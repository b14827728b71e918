import type { Season } from '../../season.js';
import { sumOfPoints, thousandths } from '../../players/scoring/scoring.table.js';

export interface DecidedMatchup {
  readonly season: Season;
  readonly period: number;
  /** The period's days; null when imported. */
  readonly from: string | null;
  readonly to: string | null;
  /** Round of the play-offs, from 1; null for a regular period. */
  readonly round: number | null;
  readonly home: string;
  readonly away: string;
  readonly homePoints: number;
  readonly awayPoints: number;
  /** Where the points are level: 1 if the home side won the tie, -1 if it lost it, otherwise 0. */
  readonly broken?: number;
  /** The points are a set result of the whole round, which counts instead of those of its other periods. */
  readonly ofRound?: boolean;
  /** For the title; otherwise a regular matchup, or one for third place or in a consolation bracket. */
  readonly forTitle: boolean;
  /** The loser of the round; null for a regular period. */
  readonly lost: string | null;
}

/** All matchups of two teams, as the first of them sees it. */
export interface Rivalry {
  readonly teamId: string;
  readonly otherId: string;
  /** Matchups won, lost and tied, the play-offs included. A round of several periods is one of them. */
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Matches for the title. */
  readonly playoffWins: number;
  readonly playoffLosses: number;
  /** The matchup that was decided last: its season and its last period. */
  readonly last: { readonly season: Season; readonly period: number };
}

/** A matchup, or all periods of a round. */
export interface Meeting {
  readonly first: DecidedMatchup;
  readonly period: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly homePoints: number;
  readonly awayPoints: number;
}

/** The matchups; all periods of a round together. */
export function meetingsOf(matchups: readonly DecidedMatchup[]): Meeting[] {
  const meetings = new Map<string, readonly [DecidedMatchup, ...DecidedMatchup[]]>();
  for (const one of matchups) {
    const key = [one.season, one.round === null ? `${one.period}` : `round ${one.round}`, one.home, one.away].join(' ');
    meetings.set(key, [one, ...(meetings.get(key) ?? [])]);
  }
  return [...meetings.values()].map((rows) => {
    const set = rows.filter(({ ofRound }) => ofRound === true);
    const counted = set.length > 0 ? set : rows;
    return {
      first: rows[0],
      period: Math.max(...rows.map(({ period }) => period)),
      from: rows.flatMap(({ from }) => from ?? []).sort()[0] ?? null,
      to:
        rows
          .flatMap(({ to }) => to ?? [])
          .sort()
          .at(-1) ?? null,
      homePoints: sumOfPoints(counted.map(({ homePoints }) => homePoints)),
      awayPoints: sumOfPoints(counted.map(({ awayPoints }) => awayPoints)),
    };
  });
}

/** Who won; null for a tie. The loser of a round is known, because the better seed wins a tie. */
export function winnerOf({ first, homePoints, awayPoints }: Meeting): string | null {
  const { home, away, lost } = first;
  if (lost === home) return away;
  if (lost === away) return home;
  const [own, other] = [thousandths(homePoints), thousandths(awayPoints)];
  // A round has another rule for ties.
  const ahead = own - other || (first.round === null ? (first.broken ?? 0) : 0);
  return ahead === 0 ? null : ahead > 0 ? home : away;
}

const isBefore = (one: Rivalry['last'], other: Rivalry['last']): boolean =>
  one.season === other.season ? one.period < other.period : one.season < other.season;

/** The rivalries of a league, one for each two teams that have met: the first team is the one with the smaller id. */
export function rivalriesOf(matchups: readonly DecidedMatchup[]): Rivalry[] {
  const rivalries = new Map<string, Rivalry>();
  for (const meeting of meetingsOf(matchups)) {
    const { home, away, season, forTitle } = meeting.first;
    const [teamId, otherId] = home < away ? [home, away] : [away, home];
    const winner = winnerOf(meeting);
    const [won, lost] = [winner === teamId ? 1 : 0, winner === otherId ? 1 : 0];
    const { period } = meeting;
    const key = `${teamId} ${otherId}`;
    const before = rivalries.get(key);
    rivalries.set(key, {
      teamId,
      otherId,
      wins: (before?.wins ?? 0) + won,
      losses: (before?.losses ?? 0) + lost,
      ties: (before?.ties ?? 0) + (winner === null ? 1 : 0),
      playoffWins: (before?.playoffWins ?? 0) + (forTitle ? won : 0),
      playoffLosses: (before?.playoffLosses ?? 0) + (forTitle ? lost : 0),
      last: before === undefined || isBefore(before.last, { season, period }) ? { season, period } : before.last,
    });
  }
  return [...rivalries.values()];
}
