import { count, line, oneOf, points, token } from '@crease/core/archive/archive.values.js';
import { GOALIES_BELOW } from '@crease/core/competition/categories/category.rules.js';
import { CORRECTIONS } from '@crease/core/competition/matchups/corrections.rules.js';
import { SCORE_FIGURES } from '@crease/core/competition/matchups/office/score-change.rules.js';
import { MATCHUP_TIES } from '@crease/core/competition/matchups/tie-break.rules.js';
import { ODD_TEAMS } from '@crease/core/competition/matchups/double-schedule.rules.js';
import { RECORD_KINDS } from '@crease/core/competition/matchups/record-points.rules.js';
import { TABLE_ORDERS } from '@crease/core/competition/matchups/table-order.rules.js';
import { CONSOLATIONS, PLAYOFF_TIES } from '@crease/core/competition/playoffs/playoff.rules.js';
import { gamesCaps, reason } from '../archive.values.parts.js';

export const matchupSeason = {
  seed: token(32),
  playoff_teams: count(16),
  ties: oneOf(PLAYOFF_TIES),
  odd: oneOf(ODD_TEAMS),
  consolation: oneOf(CONSOLATIONS),
  record: oneOf(RECORD_KINDS),
  table_order: oneOf(TABLE_ORDERS),
  corrections: oneOf(CORRECTIONS),
  match_ties: oneOf(MATCHUP_TIES),
  round_periods: count(3, 1),
  brought: oneOf(['points', 'categories']).nullable(),
  short_weeks: oneOf(['join', 'keep', 'none']),
  weekday: count(6),
  period_days: count(14, 3),
  split_days: count(4, 3).nullable(),
};

export const matchupPeriod = {
  number: count(400, 1),
  round: count(5, 1).nullable(),
  goalie_games: count(1_000).nullable(),
  goalie_starts: count(1_000).nullable(),
  adds: count(1_000).nullable(),
  games_caps: gamesCaps,
  categories: line(400).nullable(),
  below: oneOf(GOALIES_BELOW).nullable(),
};

/** Results that a commissioner added to a record, or took from it. */
export const recordChange = {
  wins: count(99, -99),
  losses: count(99, -99),
  ties: count(99, -99),
  reason,
};

/** A change that a commissioner made to a team's score in a period. */
export const scoreChange = {
  period: count(400, 1),
  figure: oneOf(SCORE_FIGURES).nullable(),
  amount: points,
  reason,
};
