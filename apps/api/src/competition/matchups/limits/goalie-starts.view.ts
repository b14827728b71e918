import { closedGoalieDays } from '@crease/core/competition/period-limits.rules.js';
import type { GamesCaps } from '@crease/core/competition/roto/games-caps.rules.js';
import type { MatchupSideView } from '@crease/core/competition/matchups/matchup-page.answers.js';

export interface PeriodLimit {
  readonly from: string;
  readonly to: string;
  readonly limit: number | null;
  readonly caps?: GamesCaps;
}

interface StartsOnDay {
  readonly day: string;
  readonly starts: number;
}

interface GameToCome {
  readonly playerId: number;
  readonly day: string;
}

const within = <T extends { readonly day: string }>(days: readonly T[], { from, to }: PeriodLimit): T[] =>
  days.filter(({ day }) => from <= day && day <= to);

/**
 * The games ahead, without goalie games on days on which the limit will be reached. The goalies of a club are expected
 * to start one game together.
 */
export function withinLimits<G extends GameToCome>(
  limits: readonly PeriodLimit[],
  starts: readonly StartsOnDay[],
  ahead: readonly G[],
  goalieClub: (playerId: number) => string | null,
): G[] {
  if (limits.every(({ limit }) => limit === null)) return [...ahead];
  const clubs = new Map<string, Set<string>>();
  for (const { playerId, day } of ahead) {
    const club = goalieClub(playerId);
    if (club !== null) clubs.set(day, (clubs.get(day) ?? new Set()).add(club));
  }
  const known = new Map(starts.map((one) => [one.day, one.starts]));
  const days = [...new Set([...known.keys(), ...clubs.keys()])].map((day) => ({
    day,
    starts: Math.max(known.get(day) ?? 0, clubs.get(day)?.size ?? 0),
  }));
  const closed = new Set(
    limits.flatMap((period) =>
      period.limit === null ? [] : [...closedGoalieDays(period.limit, within(days, period))],
    ),
  );
  return ahead.filter(({ playerId, day }) => goalieClub(playerId) === null || !closed.has(day));
}

/** A team's goalie starts in the period of a day; null without a limit. */
export function goalieStartsView(
  limits: readonly PeriodLimit[],
  starts: readonly StartsOnDay[],
  day: string,
): MatchupSideView['goalie_starts'] {
  const period = limits.find(({ from, to }) => from <= day && day <= to);
  if (period === undefined || period.limit === null) return null;
  const own = within(starts, period);
  const sum = (days: readonly StartsOnDay[]) => days.reduce((all, one) => all + one.starts, 0);
  return {
    used: sum(own),
    limit: period.limit,
    ends_on: period.to,
    closed: sum(own.filter((one) => one.day < day)) >= period.limit,
  };
}
