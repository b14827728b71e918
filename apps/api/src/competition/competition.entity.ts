import { p } from '@mikro-orm/core';
import type { GoaliesBelow, SeasonKind } from '@crease/core/competition/categories/category.rules.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { GamesCaps } from '@crease/core/competition/roto/games-caps.rules.js';
import type { RotoTies } from '@crease/core/competition/roto/roto.rules.js';
import type { Corrections } from '@crease/core/competition/matchups/corrections.rules.js';
import type { MatchupTies, TieDecider } from '@crease/core/competition/matchups/tie-break.rules.js';
import type { OddTeams } from '@crease/core/competition/matchups/double-schedule.rules.js';
import type { RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import type { TableOrder } from '@crease/core/competition/matchups/table-order.rules.js';
import type { PeriodRules } from '@crease/core/competition/matchups/period.rules.js';
import type { Consolation, FurtherBracket, PlayoffTies } from '@crease/core/competition/playoffs/playoff.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const TeamDay = table('team_day', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  season: p.text().primary(),
  playoffs: p.boolean().primary(),
  day: p.date().primary(),
  points: p.decimal('number'),
});

export const TeamPoints = table('team_points', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  season: p.text().primary(),
  playoffs: p.boolean().primary(),
  points: p.decimal('number').default(0),
});

export const SeasonStanding = table('season_standing', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  rank: p.integer(),
  points: p.decimal('number'),
  /** Points for missing goalie games; already subtracted from `points`. */
  less: p.decimal('number').default(0),
  brought: p.boolean().default(false),
  /** Results of matchups; null where the season was not played in matchups. */
  wins: p.decimal('number').nullable(),
  losses: p.decimal('number').nullable(),
  ties: p.decimal('number').nullable(),
  /** Place in the table where play-offs decided `rank`. */
  table_rank: p.integer().nullable(),
});

export const BroughtRecord = table('brought_record', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  wins: p.decimal('number'),
  losses: p.decimal('number'),
  ties: p.decimal('number'),
});

/** Days not scored while the league's scoring was paused after failures. */
export const PointsMissed = table('points_missed', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  playoffs: p.boolean().primary(),
  day: p.date().primary(),
  corrected: p.boolean(),
});

/** Changes of a team's published points through corrected games or positions, for the notice to its manager. */
export const PointsCorrection = table('points_correction', 'league', {
  id: p.bigint('number').primary().autoincrement(),
  league_id: p.text().primary(),
  team_id: p.text(),
  from_day: p.date(),
  to_day: p.date(),
  days: p.integer(),
  before: p.decimal('number'),
  after: p.decimal('number'),
  at: p.datetime().defaultRaw(`now()`),
  /** In a season of roto: the day up to which the points are roto points. */
  roto_to: p.date().nullable(),
});

export const MatchupSeason = table('matchup_season', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  /** The schedule and draws follow from it. Hexadecimal. */
  seed: p.text(),
  median: p.boolean().default(false),
  record: p.text().$type<RecordKind>().default('share'),
  /** Steps that order teams with the same share of wins. */
  table_order: p.text().$type<TableOrder>().default('points-meetings-division'),
  match_ties: p.text().$type<MatchupTies>().default('tie'),
  /** How long corrections change results. */
  corrections: p.text().$type<Corrections>().default('three-days'),
  /** The NHL day on which results were last compared with corrected statistics; null before the first time. */
  compared_on: p.date().nullable(),
  doubles: p.boolean().default(false),
  odd: p.text().$type<OddTeams>().default('bye'),
  /** How matchups that were imported from another site were decided. Their periods have no days. Null: played here. */
  brought: p.text().$type<'points' | 'categories'>().nullable(),
  /** Two teams meet only in the play-offs, after a table of points or roto. */
  table_only: p.boolean().default(false),
  /** Teams in the play-offs; 0 without them. */
  playoff_teams: p.integer().default(0),
  reseed: p.boolean().default(true),
  ties: p.text().$type<PlayoffTies>().default('seed'),
  third: p.boolean().default(false),
  /** The final ends with the season. */
  until_end: p.boolean().default(false),
  consolation: p.text().$type<Consolation>().default('none'),
  /** The winner of a loser's bracket picks first in the next general and rookie draft. */
  losers_first: p.boolean().default(false),
  /** Winners of divisions have the best seeds. */
  division_winners: p.boolean().default(false),
  round_periods: p.integer().default(1),
  /** Each period of a round is a match, and more wins decide; otherwise the periods are added up. */
  round_wins: p.boolean().default(false),
  /** The final takes one more period, where the calendar allows it. */
  long_final: p.boolean().default(false),
  /** The rule for a week with few games. */
  short_weeks: p.text().$type<PeriodRules['shortWeeks']>().default('join'),
  /** The first day of a period, in days after Monday. */
  weekday: p.integer().default(0),
  period_days: p.integer().default(7),
  /** Days of the first of two periods in a week; null where weeks are not divided. */
  split_days: p.integer().nullable(),
  /** Periods were planned by the NHL's games; otherwise by days, because its schedule was not known. */
  by_games: p.boolean().default(false),
  /** The schedule's change that the periods were last compared with. */
  schedule_at: p.datetime().nullable(),
  /** The periods may have to be compared with the NHL's schedule. */
  calendar_due: p.boolean().default(true),
});

export const MatchupPeriod = table('matchup_period', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  number: p.integer().primary(),
  starts_on: p.date(),
  ends_on: p.date(),
  /** Round of the play-offs, from 1; null for a regular period. */
  round: p.integer().nullable(),
  /** A commissioner set its pairs; they stay when the calendar is planned again. */
  edited: p.boolean().default(false),
  /** A commissioner moved its last day. */
  moved: p.boolean().default(false),
  /** Goalie games that a team needs, in a season of categories. */
  goalie_games: p.integer().nullable(),
  /** Its categories and the rule below `goalie_games`, where they changed in the season; otherwise both are null. */
  categories: p.text().nullable(),
  below: p.text().$type<GoaliesBelow>().nullable(),
  /** Goalie starts of a team that count in it; null without a limit. */
  goalie_starts: p.integer().nullable(),
  /** Adds that a team may make in it; null without a limit. */
  adds: p.integer().nullable(),
  /** Games that count for a team in it, by kind of place. */
  games_caps: p.json<GamesCaps>().defaultRaw(`'{}'`),
  /** When its results were announced; corrections still count. */
  told_at: p.datetime().nullable(),
  decided_at: p.datetime().nullable(),
  /** When the pairs of a round that begins with it are decided again. Null once its first game has begun. */
  pairs_due: p.datetime().nullable(),
});

/** Two teams that meet in a period; without `away_team_id` the team has a bye. */
export const Matchup = table('matchup', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  period: p.integer().primary(),
  number: p.integer().primary(),
  home_team_id: p.text(),
  away_team_id: p.text().nullable(),
  /** The further matches of the play-offs that it belongs to; null for the title and for regular matchups. */
  bracket: p.text().$type<FurtherBracket>().nullable(),
  /** As announced, later as decided. */
  home_points: p.decimal('number').nullable(),
  away_points: p.decimal('number').nullable(),
  /** Sums of the teams at that time, in a season of categories. Its points are category points. */
  home_figures: p.json<TeamFigures>().nullable(),
  away_figures: p.json<TeamFigures>().nullable(),
  /** The step that broke a tie when it was announced or decided, with the figures of both sides. */
  tie_by: p.text().$type<TieDecider>().nullable(),
  tie_home: p.decimal('number').nullable(),
  tie_away: p.decimal('number').nullable(),
  /** Why a commissioner decided the tie in this way. */
  tie_reason: p.text().nullable(),
  tie_set_by: p.text().nullable(),
  tie_set_at: p.datetime().nullable(),
  /** A result that a commissioner set; it counts instead. */
  set_home_points: p.decimal('number').nullable(),
  set_away_points: p.decimal('number').nullable(),
  set_reason: p.text().nullable(),
  set_by: p.text().nullable(),
  set_at: p.datetime().nullable(),
});

export const Division = table('division', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  number: p.integer().primary(),
  name: p.text().nullable(),
});

export const DivisionTeam = table('division_team', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  division: p.integer(),
});

/** A team in the play-offs of a season, or in the bracket next to them. */
export const PlayoffTeam = table('playoff_team', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  /** Within its bracket. */
  seed: p.integer(),
  consolation: p.boolean().default(false),
  out_in: p.integer().nullable(),
});

/** A season that is decided by categories, with the settings of its beginning. Periods keep later changes. */
export const CategorySeason = table('category_season', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  /** How categories decide: `each` is a result, `most` of them win a matchup, `roto` counts places. */
  kind: p.text().$type<SeasonKind>(),
  /** As in the setting: 'G, A, PIM low'. */
  categories: p.text(),
  /** Goalie games that a team needs for seven days with games; in a season of roto for all of it. */
  goalie_games: p.integer(),
  below: p.text().$type<GoaliesBelow>(),
  /** In a season of roto: what teams get that are level in a category. */
  ties: p.text().$type<RotoTies>().default('mean'),
  /** In roto: games that count, by kind of place. */
  caps: p.json<GamesCaps>().defaultRaw(`'{}'`),
  /** In a season of roto: the goalie games of which a round of play-offs needs its share. 0: three for seven days. */
  round_goalies: p.integer().default(0),
});

export const TeamFiguresOfDay = table('team_figures', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  season: p.text().primary(),
  day: p.date().primary(),
  /** By column; columns that are 0 are missing. */
  figures: p.json<TeamFigures>(),
});

/** Sums of a team's days, in roto. */
export const SeasonFigures = table('season_figures', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  /** By column; columns that are 0 are missing. */
  figures: p.json<TeamFigures>(),
});

/** Roto points after a day on which a team of its league has sums. */
export const RotoDay = table('roto_day', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  day: p.date().primary(),
  team_id: p.text().primary(),
  points: p.decimal('number'),
});

/** A team without a match left in the play-offs whose roster a commissioner opened. */
export const PlayoffOpening = table('playoff_opening', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
});

/** Results that a commissioner added to a team's record, or took from it, in a season of matchups. */
export const RecordChange = table('record_change', 'league', {
  league_id: p.text().primary(),
  id: p.text().primary(),
  season: p.text(),
  team_id: p.text(),
  wins: p.decimal('number'),
  losses: p.decimal('number'),
  ties: p.decimal('number'),
  reason: p.text(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

/** Points that a commissioner added to a team in a period of matchups, or a figure of its categories. */
export const ScoreChange = table('score_change', 'league', {
  league_id: p.text().primary(),
  id: p.text().primary(),
  season: p.text(),
  period: p.integer(),
  team_id: p.text(),
  /** A column of the team's sums; null for points. */
  figure: p.text().nullable(),
  /** Below 0 where it was taken. */
  amount: p.decimal('number'),
  reason: p.text(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

/** A cup that was drawn, or could not be: then it has no rounds. */
export const CupSeason = table('cup_season', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  /** The draw follows from it. Hexadecimal. */
  seed: p.text(),
  drawn_at: p.datetime().defaultRaw(`now()`),
});

export const CupRound = table('cup_round', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  round: p.integer().primary(),
  starts_on: p.date(),
  ends_on: p.date(),
  decided_at: p.datetime().nullable(),
});

/** The periods that a commissioner chose for the rounds of a cup before its draw. */
export const CupChoice = table('cup_choice', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  round: p.integer().primary(),
  starts_on: p.date(),
});

export const CupTeam = table('cup_team', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  /** Its place in the draw, from 1. */
  seed: p.integer(),
  out_in: p.integer().nullable(),
});

/** Points that decided a round; in a season of categories, category points. */
export const CupScore = table('cup_score', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  round: p.integer().primary(),
  team_id: p.text().primary(),
  points: p.decimal('number'),
});

export const competitionTables = [
  TeamDay,
  TeamPoints,
  SeasonStanding,
  BroughtRecord,
  PointsMissed,
  PointsCorrection,
  MatchupSeason,
  MatchupPeriod,
  Matchup,
  Division,
  DivisionTeam,
  PlayoffTeam,
  CategorySeason,
  TeamFiguresOfDay,
  SeasonFigures,
  RotoDay,
  PlayoffOpening,
  RecordChange,
  ScoreChange,
  CupSeason,
  CupChoice,
  CupRound,
  CupTeam,
  CupScore,
] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof competitionTables)[number]> {}
}
