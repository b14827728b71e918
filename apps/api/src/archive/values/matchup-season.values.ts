import {
  count,
  day,
  flag,
  id,
  line,
  moment,
  oneOf,
  points,
  season,
  token,
} from '@crease/core/archive/archive.values.js';
import { GOALIES_BELOW } from '@crease/core/competition/categories/category.rules.js';
import { CORRECTIONS } from '@crease/core/competition/matchups/corrections.rules.js';
import { SCORE_FIGURES } from '@crease/core/competition/matchups/office/score-change.rules.js';
import { MATCHUP_TIES } from '@crease/core/competition/matchups/tie-break.rules.js';
import { ODD_TEAMS } from '@crease/core/competition/matchups/double-schedule.rules.js';
import { RECORD_KINDS } from '@crease/core/competition/matchups/record-points.rules.js';
import { TABLE_ORDERS } from '@crease/core/competition/matchups/table-order.rules.js';
import { CONSOLATIONS, PLAYOFF_TIES } from '@crease/core/competition/playoffs/playoff.rules.js';
import { gamesCaps, reason } from '../archive.values.parts.js';

/** The rules of a season of matchups. */
export const matchupSeason = {
  league_id: id,
  season,
  seed: token(32),
  median: flag,
  playoff_teams: count(16),
  reseed: flag,
  ties: oneOf(PLAYOFF_TIES),
  third: flag,
  until_end: flag,
  doubles: flag,
  odd: oneOf(ODD_TEAMS),
  consolation: oneOf(CONSOLATIONS),
  losers_first: flag,
  record: oneOf(RECORD_KINDS),
  table_order: oneOf(TABLE_ORDERS),
  corrections: oneOf(CORRECTIONS),
  match_ties: oneOf(MATCHUP_TIES),
  compared_on: day.nullable(),
  division_winners: flag,
  round_periods: count(3, 1),
  round_wins: flag,
  long_final: flag,
  table_only: flag,
  brought: oneOf(['points', 'categories']).nullable(),
  short_weeks: oneOf(['join', 'keep', 'none']),
  weekday: count(6),
  period_days: count(14, 3),
  split_days: count(4, 3).nullable(),
  by_games: flag,
  schedule_at: moment.nullable(),
};

export const matchupPeriod = {
  league_id: id,
  season,
  number: count(400, 1),
  starts_on: day,
  ends_on: day,
  round: count(5, 1).nullable(),
  goalie_games: count(1_000).nullable(),
  goalie_starts: count(1_000).nullable(),
  adds: count(1_000).nullable(),
  games_caps: gamesCaps,
  categories: line(400).nullable(),
  below: oneOf(GOALIES_BELOW).nullable(),
  edited: flag,
  moved: flag,
  told_at: moment.nullable(),
  decided_at: moment.nullable(),
  pairs_due: moment.nullable(),
};

/** Results that a commissioner added to a record, or took from it. */
export const recordChange = {
  league_id: id,
  id,
  season,
  team_id: id,
  wins: count(99, -99),
  losses: count(99, -99),
  ties: count(99, -99),
  reason,
  at: moment,
};

/** What a commissioner added to a team's score in a period, or took from it. */
export const scoreChange = {
  league_id: id,
  id,
  season,
  period: count(400, 1),
  team_id: id,
  figure: oneOf(SCORE_FIGURES).nullable(),
  amount: points,
  reason,
  at: moment,
};
