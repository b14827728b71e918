import type { FaPickView } from '@crease/core/answer.parts.js';
import { faPickExpired } from '@crease/core/free-agents/pick.rules.js';
import * as t from './moves.words.en.js';

export interface FaPickMark {
  word: 'used' | 'not used' | 'Penalty' | 'traded' | '-';
  owner: string | null;
  /** The player added with it. */
  player: string | null;
}

/** `now` is epoch milliseconds. */
export function faPickMark(pick: FaPickView, now: number): FaPickMark {
  const owner = pick.owned_by === pick.assigned_to ? null : pick.owned_by;
  if (pick.player_taken === 'penalty') return { word: 'Penalty', owner, player: null };
  if (pick.player_taken !== null && pick.player_taken !== '') return { word: 'used', owner, player: pick.player_taken };
  if (faPickExpired(pick, now)) return { word: 'not used', owner, player: null };
  return { word: owner === null ? '-' : 'traded', owner, player: null };
}

/** The week to show: the first that is not over, else the last. Before the season it has not begun. */
export function currentWeek(picks: readonly FaPickView[], now: number): number | null {
  const open = picks.filter((pick) => !faPickExpired(pick, now)).map((pick) => pick.week);
  if (open.length > 0) return Math.min(...open);
  return picks.length === 0 ? null : Math.max(...picks.map((pick) => pick.week));
}

/** True when the week is running. */
export const weekRuns = (picks: readonly FaPickView[], week: number | null, now: number): boolean =>
  picks.some((pick) => pick.week === week && runs(pick, now));

const runs = (pick: FaPickView, now: number): boolean => Date.parse(pick.starts_at) <= now && !faPickExpired(pick, now);

/** Picks of the current week that a team can use now. */
export function spendable(picks: readonly FaPickView[], teamId: string | null, now: number): FaPickView[] {
  return picks.filter((pick) => pick.owned_by === teamId && pick.player_taken === null && runs(pick, now));
}

export interface FaWeek {
  week: number;
  startsAt: string;
  until: string;
  over: boolean;
  owned: FaPickView[];
  left: number;
  taken: string[];
  penalties: number;
  /** Team ids, one per pick: first owners of acquired picks, and new owners of own picks. */
  from: string[];
  to: string[];
}

/** A team's picks by week; `picks` may belong to several teams. */
export function faWeeks(picks: readonly FaPickView[], teamId: string, now: number): FaWeek[] {
  const concerned = picks.filter((pick) => pick.owned_by === teamId || pick.assigned_to === teamId);
  return [...new Set(concerned.map(({ week }) => week))]
    .sort((one, two) => one - two)
    .map((week) => {
      const all = concerned.filter((pick) => pick.week === week);
      const owned = all.filter((pick) => pick.owned_by === teamId);
      const over = all.every((pick) => faPickExpired(pick, now));
      return {
        week,
        startsAt: all[0]!.starts_at,
        until: all[0]!.expiry_date,
        over,
        owned,
        left: over ? 0 : owned.filter((pick) => pick.player_taken === null).length,
        taken: owned.flatMap((pick) => faPickMark(pick, now).player ?? []),
        penalties: owned.filter((pick) => pick.player_taken === 'penalty').length,
        from: owned.flatMap((pick) => (pick.assigned_to === teamId ? [] : [pick.assigned_to])),
        to: all.flatMap((pick) => (pick.owned_by === teamId ? [] : [pick.owned_by])),
      };
    });
}

/** '2 of 3 left'; for a past week '1 of 3 used'. */
export const faWeekWords = ({ over, owned, left, taken }: FaWeek): string =>
  owned.length === 0
    ? t.noPicks
    : over
      ? t.picksUsed({ used: taken.length, total: owned.length })
      : t.picksLeft({ left, total: owned.length });
