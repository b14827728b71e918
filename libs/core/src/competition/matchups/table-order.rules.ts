import { RESULTS } from '../../leagues/settings/results.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';

/** Steps between teams with the same share of wins. `points` are matchups won in a season of categories. */
export const TABLE_STEPS = ['points', 'meetings', 'division'] as const;
export type TableStep = (typeof TABLE_STEPS)[number];

/** Orders that a league can choose. */
export const TABLE_ORDERS = [
  'points-meetings-division',
  'points-division-meetings',
  'meetings-points-division',
  'meetings-division-points',
  'division-points-meetings',
  'division-meetings-points',
] as const;
export type TableOrder = (typeof TABLE_ORDERS)[number];

export const tableOrder = ({ matchup_order: order }: Partial<Pick<LeagueSettings, 'matchup_order'>>): TableOrder =>
  order ?? RESULTS.matchup_order.default;

export const stepsOf = (order: TableOrder): TableStep[] =>
  [...TABLE_STEPS].sort((a, b) => order.indexOf(a) - order.indexOf(b));
