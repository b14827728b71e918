import { dayPlus, daysBetween } from '../../calendar.js';
import { sumOfPoints } from '../../players/scoring/scoring.table.js';
import { standings, type Standing } from '../../competition/standings.rules.js';

/** A team's points on each day of a race, in day order. */
export interface Runner {
  readonly teamId: string;
  readonly daily: readonly number[];
}

/** A regular season as a race: the days on which any team earned points, with each team's points. */
export interface Race {
  readonly days: readonly string[];
  readonly teams: readonly Runner[];
}

export const RECENT_DAYS = 7;

/** Merges the teams' points, which may be on different days, into a race. Teams without points are included. */
export function raceOf(
  teams: readonly { readonly teamId: string; readonly days: readonly string[]; readonly points: readonly number[] }[],
): Race {
  const days = [...new Set(teams.flatMap((team) => team.days))].sort();
  return {
    days,
    teams: teams.map(({ teamId, days: own, points }) => {
      const on = new Map(own.map((day, index) => [day, points[index] ?? 0]));
      return { teamId, daily: days.map((day) => on.get(day) ?? 0) };
    }),
  };
}

/** A team's cumulative points after each day. The last value is the total in the table. */
export function runningSums(daily: readonly number[]): number[] {
  const sums: number[] = [];
  for (const points of daily) sums.push(sumOfPoints([sums.at(-1) ?? 0, points]));
  return sums;
}

/** Points in the last `count` calendar days of the race. */
export function recentPoints(days: readonly string[], daily: readonly number[], count = RECENT_DAYS): number {
  const last = days.at(-1);
  if (last === undefined) return 0;
  const from = dayPlus(last, 1 - count);
  return sumOfPoints(daily.filter((_, index) => (days[index] ?? '') >= from));
}

export interface Placed extends Standing {
  /** Points of the last seven days, and of the last day. */
  readonly recent: number;
  readonly lastDay: number;
  /** Places gained on the last day; negative when lost. */
  readonly gained: number;
}

/**
 * The table of a race. Tied teams keep the given order.
 * @param less points deducted from teams at the season's end
 */
export function placed({ days, teams }: Race, less: ReadonlyMap<string, number> = new Map()): Placed[] {
  const upTo = (count: number) =>
    standings(
      teams.map(({ teamId, daily }) => ({
        teamId,
        points: sumOfPoints([...daily.slice(0, count), -(less.get(teamId) ?? 0)]),
      })),
    );
  const before = new Map(upTo(Math.max(0, days.length - 1)).map(({ teamId, rank }) => [teamId, rank]));
  const runners = new Map(teams.map((team) => [team.teamId, team.daily]));
  return upTo(days.length).map((row) => {
    const daily = runners.get(row.teamId) ?? [];
    return {
      ...row,
      recent: recentPoints(days, daily),
      lastDay: daily.at(-1) ?? 0,
      // There is no earlier rank to compare with on the first day.
      gained: days.length < 2 ? 0 : (before.get(row.teamId) ?? row.rank) - row.rank,
    };
  });
}

/** A sole leader's period, from the first to the last day in the lead. */
export interface Lead {
  readonly teamId: string;
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/** All periods with a sole leader, in order. Days without games count for the current leader. */
export function leads({ days, teams }: Race): Lead[] {
  const sums = teams.map(({ teamId, daily }) => ({ teamId, sums: runningSums(daily) }));
  const found: { teamId: string; from: string; to: string }[] = [];
  let holder: string | null = null;
  for (const [index, day] of days.entries()) {
    const most = Math.max(...sums.map((team) => team.sums[index] ?? 0));
    const first = sums.filter((team) => team.sums[index] === most);
    const leader = first.length === 1 ? (first[0]?.teamId ?? null) : null;
    const current = found.at(-1);
    if (holder !== null && current !== undefined) current.to = leader === holder ? day : dayPlus(day, -1);
    if (leader !== null && leader !== holder) found.push({ teamId: leader, from: day, to: day });
    holder = leader;
  }
  return found.map((lead) => ({ ...lead, days: daysBetween(lead.from, lead.to) + 1 }));
}

/** A team's best seven consecutive days, the earliest ones on a tie. Null when it earned nothing. */
export function bestWeek(
  days: readonly string[],
  daily: readonly number[],
): { readonly from: string; readonly to: string; readonly points: number } | null {
  let best: { from: string; to: string; points: number } | null = null;
  for (const [index, to] of days.entries()) {
    const points = recentPoints(days.slice(0, index + 1), daily.slice(0, index + 1));
    if (points > (best?.points ?? 0)) best = { from: dayPlus(to, 1 - RECENT_DAYS), to, points };
  }
  return best;
}
