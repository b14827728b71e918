import { count, day, flag, id, line, moment, oneOf, season, token } from '@crease/core/archive/archive.values.js';
import { GOALIES_BELOW } from '@crease/core/competition/categories/category.rules.js';
import { CORRECTIONS } from '@crease/core/competition/matchups/corrections.rules.js';
import { MATCHUP_TIES } from '@crease/core/competition/matchups/tie-break.rules.js';
import { ODD_TEAMS } from '@crease/core/competition/matchups/double-schedule.rules.js';
import { RECORD_KINDS } from '@crease/core/competition/matchups/record-points.rules.js';
import { TABLE_ORDERS } from '@crease/core/competition/matchups/table-order.rules.js';
import { CONSOLATIONS, PLAYOFF_TIES } from '@crease/core/competition/playoffs/playoff.rules.js';
import { gamesCaps } from '../archive.values.parts.js';

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
  record: oneOf(RECORD_KINDS),
  table_order: oneOf(TABLE_ORDERS),
  corrections: oneOf(CORRECTIONS),
  match_ties: oneOf(MATCHUP_TIES),
  compared_on: day.nullable(),
  division_winners: flag,
  round_periods: count(3, 1),
  long_final: flag,
  table_only: flag,
  short_weeks: oneOf(['join', 'keep', 'none']),
  weekday: count(6),
  period_days: count(14, 3),
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
  games_caps: gamesCaps,
  categories: line(400).nullable(),
  below: oneOf(GOALIES_BELOW).nullable(),
  edited: flag,
  moved: flag,
  told_at: moment.nullable(),
  decided_at: moment.nullable(),
};
