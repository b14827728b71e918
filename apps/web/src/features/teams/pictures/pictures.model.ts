import { dayPlus } from '@crease/core/calendar.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { recentPoints, runningSums } from '@crease/core/seasons/race/race.rules.js';
import { standings } from '@crease/core/competition/standings.rules.js';

/** The pictures of a season that follow from the points of its days. */
export const BAR_KINDS = ['first', 'day', 'week', 'month', 'wins', 'climb', 'finish'] as const;
export type BarKind = (typeof BAR_KINDS)[number];

export interface Bar {
  readonly teamId: string;
  readonly value: number;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  /** The days that a value is about; null for a whole season. */
  readonly days: { readonly from: string; readonly to: string } | null;
  /** Places at the season's quarter and end. */
  readonly ranks: readonly [number, number] | null;
}

type Unscaled = Omit<Bar, 'share'>;
type Raced = Pick<RaceAnswer, 'days' | 'teams'>;

const WEEK = 7;
/** Days that the finish adds up. */
export const FINISH_DAYS = 30;
/** Best days shown: a team may have several. */
const BEST_DAYS = 8;

const of = (teamId: string, value: number, more: Partial<Unscaled> = {}): Unscaled => ({
  teamId,
  value,
  days: null,
  ranks: null,
  ...more,
});

const byValue = (one: Unscaled, two: Unscaled): number => two.value - one.value;

/** Each team's best stretch of days, by the sum of its points. */
const bestStretch = (
  { days, teams }: Raced,
  stretchAt: (index: number) => { readonly from: string; readonly to: string },
): Unscaled[] =>
  teams.flatMap(({ team_id: id, daily }) => {
    const all = days.map((_, index) => {
      const stretch = stretchAt(index);
      const points = daily.filter((__, at) => (days[at] ?? '') >= stretch.from && (days[at] ?? '') <= stretch.to);
      return of(id, sumOfPoints(points), { days: stretch });
    });
    return all.sort(byValue).slice(0, 1);
  });

/** For each day, the teams that have the most of `values`. */
const leaders = (teams: Raced['teams'], values: readonly (readonly number[])[], index: number): string[] => {
  const most = Math.max(...values.map((own) => own[index] ?? 0));
  return teams.flatMap(({ team_id: id }, at) => ((values[at]?.[index] ?? 0) === most ? [id] : []));
};

/** How often each team is alone or level at the top of `values`. */
function daysAhead({ days, teams }: Raced, values: readonly (readonly number[])[]): Unscaled[] {
  const counts = new Map<string, number>();
  for (const index of days.keys())
    for (const id of leaders(teams, values, index)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return teams.map(({ team_id: id }) => of(id, counts.get(id) ?? 0));
}

function climbs({ days, teams }: Raced): Unscaled[] {
  const quarter = Math.ceil(days.length / 4);
  const then = standings(
    teams.map(({ team_id: teamId, daily }) => ({ teamId, points: sumOfPoints(daily.slice(0, quarter)) })),
  );
  return teams.map(({ team_id: id, rank }) => {
    const before = then.find(({ teamId }) => teamId === id)?.rank ?? rank;
    return of(id, before - rank, { ranks: [before, rank] });
  });
}

const UNSCALED: Readonly<Record<BarKind, (race: Raced) => Unscaled[]>> = {
  first: (race) =>
    daysAhead(
      race,
      race.teams.map(({ daily }) => runningSums(daily)),
    ).sort(byValue),
  day: ({ days, teams }) =>
    teams
      .flatMap(({ team_id: id, daily }) =>
        daily.map((points, at) => of(id, points, { days: { from: days[at] ?? '', to: days[at] ?? '' } })),
      )
      .sort(byValue)
      .slice(0, BEST_DAYS),
  week: (race) =>
    bestStretch(race, (index) => {
      const to = race.days[index] ?? '';
      return { from: dayPlus(to, 1 - WEEK), to };
    }).sort(byValue),
  month: (race) =>
    bestStretch(race, (index) => {
      const month = (race.days[index] ?? '').slice(0, 7);
      const own = race.days.filter((day) => day.startsWith(month));
      return { from: own[0] ?? '', to: own.at(-1) ?? '' };
    }).sort(byValue),
  wins: (race) =>
    daysAhead(
      race,
      race.teams.map(({ daily }) => daily),
    ).sort(byValue),
  climb: (race) => climbs(race).sort(byValue),
  finish: ({ days, teams }) =>
    teams.map(({ team_id: id, daily }) => of(id, recentPoints(days, daily, FINISH_DAYS))).sort(byValue),
};

const onScale = (bars: readonly Unscaled[]): Bar[] => {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return bars.map((bar) => ({ ...bar, share: most === 0 ? 0 : Math.max(0, bar.value) / most }));
};

/** The bars of a picture, longest first. Empty for a season without days. */
export const barsOf = (race: Raced, kind: BarKind): Bar[] =>
  race.days.length === 0 ? [] : onScale(UNSCALED[kind](race));

/** The final table: points, or wins with half of the ties where matchups decide. */
export const tableBars = (table: HistoryAnswer['seasons'][number]['table']): Bar[] =>
  onScale(
    table.map(({ team_id: id, points, record }) => of(id, record === null ? points : record.wins + record.ties / 2)),
  );
