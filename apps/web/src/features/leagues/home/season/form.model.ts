import { dayPlus } from '@crease/core/calendar.js';
import { standings } from '@crease/core/competition/standings.rules.js';
import type { MatchupPeriodView } from '@crease/core/competition/matchups/matchup.answers.js';
import { runningSums } from '@crease/core/seasons/race/race.rules.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { isOver, matchupsOf, resultOfPairing, type Result } from '../../../teams/matchups/matchups.model.js';

export const TREND_DAYS = 28;
const FORM_RESULTS = 5;

export interface Trend {
  /** The ranks after each day of the last weeks; the first one is from before them. */
  readonly ranks: readonly number[];
  /** Places gained since; negative when places were lost. */
  readonly moved: number;
}

type Raced = Pick<RaceAnswer, 'days'> & {
  readonly teams: readonly Pick<RaceAnswer['teams'][number], 'team_id' | 'daily'>[];
};

/** Each team's ranks over the last weeks; empty before the season's second day. */
export function rankTrends({ days, teams }: Raced): ReadonlyMap<string, Trend> {
  const last = days.at(-1);
  if (last === undefined || days.length < 2) return new Map();
  const from = dayPlus(last, -TREND_DAYS);
  const first = Math.max(
    0,
    days.findLastIndex((day) => day <= from),
  );
  const sums = teams.map(({ team_id, daily }) => ({ teamId: team_id, sums: runningSums(daily) }));
  const ranks = new Map<string, number[]>(teams.map(({ team_id }) => [team_id, []]));
  for (let at = first; at < days.length; at++)
    for (const { teamId, rank } of standings(sums.map((team) => ({ teamId: team.teamId, points: team.sums[at] ?? 0 }))))
      ranks.get(teamId)?.push(rank);
  return new Map([...ranks].map(([teamId, own]) => [teamId, { ranks: own, moved: (own[0] ?? 0) - (own.at(-1) ?? 0) }]));
}

/** A team's last results in regular matchups, the latest last. */
export const lastResults = (periods: readonly MatchupPeriodView[], teamId: string): Result[] =>
  periods
    .filter((period) => period.round === null && isOver(period))
    .flatMap((period) => matchupsOf(period, teamId))
    .filter(({ other }) => other !== null)
    .map(resultOfPairing)
    .slice(-FORM_RESULTS);

/**
 * The rows that a phone shows first: the leader and the teams around the reader's own. All rows where leaving out would
 * save less than two.
 */
export function rowsAround<Row extends { readonly team_id: string }>(
  rows: readonly Row[],
  mine: string | null,
  count: number,
): readonly Row[] {
  if (rows.length <= count + 1) return rows;
  const own = rows.findIndex(({ team_id }) => team_id === mine);
  if (own < count) return rows.slice(0, count);
  const around = count - 1;
  const begin = Math.min(rows.length - around, own - Math.floor(around / 2));
  return [...rows.slice(0, 1), ...rows.slice(begin, begin + around)];
}

/** The least difference of ranks that a line shows at its full height, so that one place does not look like ten. */
const LEAST_SPAN = 4;

/** A line through ranks as an SVG path: better ranks are higher. Also the place of its end. */
export function trendPath(ranks: readonly number[], { width, height }: { width: number; height: number }) {
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const span = Math.max(LEAST_SPAN, worst - best);
  const top = (best + worst) / 2 - span / 2;
  const x = (index: number) => (ranks.length < 2 ? width : (index / (ranks.length - 1)) * width);
  const y = (rank: number) => ((rank - top) / span) * height;
  const points = ranks.map((rank, index) => `${x(index).toFixed(1)} ${y(rank).toFixed(1)}`);
  return { path: `M${points.join('L')}`, end: { x: width, y: y(ranks.at(-1) ?? top) } };
}
