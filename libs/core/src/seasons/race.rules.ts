import { dayPlus, daysBetween } from '../calendar.js';
import { sumOfPoints } from '../players/scoring.table.js';
import { standings, type Standing } from './standings.rules.js';

/** What a team earned on each day of a race, in the order of its days; 0 where it earned nothing. */
export interface Runner {
  readonly teamId: string;
  readonly daily: readonly number[];
}

/** A regular season as a race: every day on which any team earned points, and what each earned on it. */
export interface Race {
  readonly days: readonly string[];
  readonly teams: readonly Runner[];
}

/** Days that count as "lately". */
export const LATELY_DAYS = 7;

/** A race from what each team earned, each on days of its own. Every team takes part, those without points too. */
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

/** A team's points after each day. The last is what the table says. */
export function runningSums(daily: readonly number[]): number[] {
  const sums: number[] = [];
  for (const points of daily) sums.push(sumOfPoints([sums.at(-1) ?? 0, points]));
  return sums;
}

/** What was earned on the race's last `count` days of the calendar. */
export function earnedLately(days: readonly string[], daily: readonly number[], count = LATELY_DAYS): number {
  const last = days.at(-1);
  if (last === undefined) return 0;
  const from = dayPlus(last, 1 - count);
  return sumOfPoints(daily.filter((_, index) => (days[index] ?? '') >= from));
}

/** A team's place in the table, and how it came there. */
export interface Placed extends Standing {
  /** Points of the last seven days, and of the last day. */
  readonly lately: number;
  readonly lastDay: number;
  /** Places gained on the last day; below 0 where places were lost. */
  readonly gained: number;
}

/**
 * The table that a race has come to; among equals in the order of the teams.
 * @param less what teams lost when the season ended
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
      lately: earnedLately(days, daily),
      lastDay: daily.at(-1) ?? 0,
      // Before the first day nobody had a place.
      gained: days.length < 2 ? 0 : (before.get(row.teamId) ?? row.rank) - row.rank,
    };
  });
}

/** A time that a team was first alone, from the day on which it took the lead to the last on which it had it. */
export interface Lead {
  readonly teamId: string;
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/** Every time that a team was first alone, in their order. Days between games belong to whoever leads. */
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

/** The best seven days on end of a team, with the last of them; null where it earned nothing. */
export function bestWeek(
  days: readonly string[],
  daily: readonly number[],
): { readonly from: string; readonly to: string; readonly points: number } | null {
  let best: { from: string; to: string; points: number } | null = null;
  for (const [index, to] of days.entries()) {
    const points = earnedLately(days.slice(0, index + 1), daily.slice(0, index + 1));
    if (points > (best?.points ?? 0)) best = { from: dayPlus(to, 1 - LATELY_DAYS), to, points };
  }
  return best;
}
