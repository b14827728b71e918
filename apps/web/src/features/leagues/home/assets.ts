import type { DraftPickView, FaPickView } from '@crease/core/answer.parts.js';
import type { CsvTable } from '../../../platform/files/csv.js';
import { faWeeks, type FaWeek } from '../../moves/fa-pick.js';

export interface FaRow {
  teamId: string;
  /** The team's picks by week; a week without picks has no entry. */
  weeks: ReadonlyMap<number, FaWeek>;
}

/** One row per team in the given order, and the weeks with picks. */
export function faTable(
  picks: readonly FaPickView[],
  teamIds: readonly string[],
  now: number,
): { weeks: number[]; rows: FaRow[] } {
  const weeks = [...new Set(picks.map((pick) => pick.week))].sort((a, b) => a - b);
  const rows = teamIds.map((teamId) => ({
    teamId,
    weeks: new Map(faWeeks(picks, teamId, now).map((week) => [week.week, week])),
  }));
  return { weeks, rows };
}

/**
 * Draft picks of one season: rows of original teams, columns of rounds. With compensatory picks a team has several in a
 * round.
 */
export function pickTable(
  picks: readonly DraftPickView[],
  teamIds: readonly string[],
  season: string,
): { rounds: number[]; rows: { teamId: string; byRound: ReadonlyMap<number, readonly DraftPickView[]> }[] } {
  const mine = picks.filter((pick) => pick.season === season);
  const rounds = [...new Set(mine.map((pick) => pick.round))].sort((a, b) => a - b);
  return {
    rounds,
    rows: teamIds.map((teamId) => ({
      teamId,
      byRound: new Map(
        rounds.map((round) => [round, mine.filter((pick) => pick.assigned_to === teamId && pick.round === round)]),
      ),
    })),
  };
}

/** The season to show: the league's own if it has picks, else the earliest with picks. */
export function pickSeason(picks: readonly DraftPickView[], current: string): string {
  const seasons = [...new Set(picks.map((pick) => pick.season))].sort();
  return seasons.includes(current) ? current : (seasons[0] ?? current);
}

export const picksCsv = (picks: readonly DraftPickView[], nameOf: (teamId: string) => string): CsvTable => ({
  head: ['season', 'draft', 'round', 'pick_number', 'original_team', 'owner'],
  rows: [...picks]
    .sort((a, b) => (a.season === b.season ? a.round - b.round : a.season < b.season ? -1 : 1))
    .map((pick) => [
      pick.season,
      pick.type,
      pick.round,
      pick.pick_number,
      nameOf(pick.assigned_to),
      nameOf(pick.owned_by),
    ]),
});

export const faPicksCsv = (picks: readonly FaPickView[], nameOf: (teamId: string) => string): CsvTable => ({
  head: ['week', 'from', 'until', 'original_team', 'owner', 'used_for'],
  rows: [...picks]
    .sort((a, b) => a.week - b.week)
    .map((pick) => [
      pick.week,
      pick.starts_at,
      pick.expiry_date,
      nameOf(pick.assigned_to),
      nameOf(pick.owned_by),
      pick.player_taken,
    ]),
});
