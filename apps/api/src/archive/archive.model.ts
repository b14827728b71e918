import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../platform/database/database.js';
import * as t from './values/archive.words.js';
import { namesIn } from '../platform/database/rows.js';

const draftRow = namesIn('draft as r');
const claimRow = namesIn('waiver_claim as r');
const bidRow = namesIn('bid as r');
const agentRow = namesIn('restricted_agent as r');
const offerRow = namesIn('rfa_offer as r');
const tradeRow = namesIn('trade as r');
const sheetRow = namesIn('protection_sheet as r');
const voteRow = namesIn('poll_vote as r');
const markRow = namesIn('move_in_mark as r');
const eventRow = namesIn('event as r');
const p = namesIn('poll as p');
const d = namesIn('draft as d');

/*
 * The content of a league's archive: one row per database table. `archive.model.api.test.ts` fails when a table with
 * data of leagues is in neither list.
 *
 * An archive contains what every commissioner of the league may see, and nothing else, so it is the same for each of
 * them.
 */

export type TableName = keyof Tables & string;

export interface Kept {
  /** Shown to readers. */
  readonly holds: string;
  /** The column with the league's id; or a column and the kept table whose `id` (or other key) it refers to. */
  readonly by: string | readonly [column: string, of: TableName, key?: string];
  /** Further condition on the league's rows; `r` is the row. */
  readonly where?: RawBuilder<SqlBool>;
  readonly without?: readonly string[];
  /** Columns that refer to a sequence number in another table, as 'table.column'. */
  readonly numbers?: Readonly<Record<string, `${TableName}.${string}`>>;
}

const begun = sql<SqlBool>`${draftRow.kind} <> 'mock' and ${draftRow.status} <> 'lobby'`;

/** An archive has one league; the row of the table above names it. */
const IMPLIED = ['league_id'] as const;

const KEPT_TABLES = {
  league: {
    holds: 'The league, its settings and its own rules text',
    by: 'id',
    without: ['trade_stop_at', 'trade_stop_due', 'lineups_due'],
  },
  league_season: { holds: 'Seasons played, and their days', by: 'league_id' },
  season_plan: { holds: 'Days that a commissioner set before a season began', by: 'league_id' },
  team: { holds: 'Teams', by: 'league_id', without: ['commissioner_until'] },
  membership: {
    holds: 'Who manages and co-manages which team, and commissioners',
    by: 'league_id',
    without: ['seat'],
  },
  league_ledger: { holds: 'Entry fees and prizes, with what is paid', by: 'league_id' },
  rules_text: { holds: 'Versions of the own rules text', by: 'league_id' },
  setting_change: { holds: 'Changes of settings', by: 'league_id' },
  scoring_past: { holds: 'Weights that held before', by: 'league_id' },
  draft: {
    holds: 'Drafts that have begun',
    by: 'league_id',
    where: begun,
    // The seed belongs to a draw that has not been made.
    without: ['seed'],
  },
  draft_pool: { holds: 'Players who could be drafted', by: ['draft_id', 'draft'], without: IMPLIED },
  draft_pick: { holds: 'Draft picks of all seasons, and their owners', by: 'league_id' },
  draft_selection: {
    holds: 'Players drafted',
    by: ['draft_id', 'draft'],
    without: IMPLIED,
  },
  draft_protected: {
    holds: 'Players whom teams protected in drafts from rosters',
    by: ['draft_id', 'draft'],
    without: IMPLIED,
  },
  draft_reaction: { holds: 'Reactions to picks', by: ['draft_id', 'draft'], without: IMPLIED },
  rookie_override: { holds: 'Players set to be rookies, or not', by: 'league_id' },
  roster_entry: { holds: 'Rosters', by: 'league_id' },
  roster_past: { holds: 'Every earlier stay of a player on a team', by: 'league_id' },
  farm_call_up: { holds: 'Players who had to come up from a rookie bank', by: 'league_id' },
  ir_return: { holds: 'Healthy players who have to leave injured reserve', by: 'league_id' },
  fa_pick: { holds: 'Weekly free-agent picks', by: 'league_id' },
  pick_move: { holds: 'Changes of hands of picks', by: ['from_team_id', 'team'], without: IMPLIED },
  waiver: { holds: 'Players on waivers, then and now', by: 'league_id' },
  waiver_claim: { holds: 'Claims that won', by: 'league_id', where: sql<SqlBool>`${claimRow.outcome} = 'won'` },
  bid: {
    holds: t.bidsShown,
    by: 'league_id',
    where: sql<SqlBool>`${bidRow.decided_at} is not null and ${bidRow.amount} is not null`,
    without: ['sealed'],
  },
  restricted_agent: {
    holds: t.restricted,
    by: 'league_id',
    where: sql<SqlBool>`${agentRow.decided_at} is not null`,
  },
  unrestricted_agent: { holds: t.unrestricted, by: 'league_id' },
  rfa_offer: {
    holds: t.offersShown,
    by: 'league_id',
    where: sql<SqlBool>`${offerRow.salary} is not null`,
    without: ['sealed'],
  },
  trade: {
    holds: 'Trades since they were accepted',
    by: 'league_id',
    where: sql<SqlBool>`${tradeRow.accepted_at} is not null`,
    // An offer's message is private to its two teams, and earlier offers were never accepted.
    without: ['message', 'previous_id'],
  },
  budget_move: { holds: t.paidForBids, by: 'league_id' },
  traded_space: { holds: t.tradedSpace, by: 'league_id' },
  trade_asset: { holds: 'What was traded', by: ['trade_id', 'trade'], without: IMPLIED },
  trade_block: { holds: 'Players and picks on the block', by: 'league_id' },
  trade_condition: { holds: 'Conditions of trades, and what became of them', by: ['trade_id', 'trade'] },
  status_override: { holds: 'Statuses that a commissioner set', by: 'league_id' },
  league_contract: { holds: 'Contracts of players with the league', by: 'league_id' },
  dead_cap: { holds: 'What teams still pay for players whom they have cut', by: 'league_id' },
  retention: { holds: 'Retained salary', by: 'league_id' },
  frozen_asset: { holds: 'What a trade or a condition holds fast', by: ['trade_id', 'trade'] },
  protection_round: { holds: 'Deadlines of protection sheets', by: 'league_id' },
  protection_sheet: { holds: 'Published sheets', by: 'league_id', where: sql<SqlBool>`${sheetRow.status} = 'locked'` },
  phase_change: { holds: 'Phases of the league’s year', by: 'league_id' },
  season_standing: { holds: 'Final tables of seasons', by: 'league_id' },
  brought_record: { holds: 'Results of teams from before the league moved here', by: 'league_id' },
  matchup_season: { holds: 'Seasons that are played in matchups', by: 'league_id', without: ['calendar_due'] },
  matchup_period: { holds: 'Matchup periods', by: 'league_id' },
  category_season: { holds: 'Seasons that are decided by categories', by: 'league_id' },
  season_figures: { holds: 'Sums of each team by category, in seasons of roto', by: 'league_id' },
  roto_day: { holds: 'Roto points of each team, day by day', by: 'league_id' },
  matchup: { holds: 'Who met whom in each period, with the results', by: 'league_id' },
  division: { holds: 'Names of the divisions of each season', by: 'league_id' },
  division_team: { holds: 'Which team is in which division', by: 'league_id' },
  playoff_team: { holds: 'Seeds of play-offs, and the round in which each team lost', by: 'league_id' },
  cup_season: { holds: 'Cups beside the table', by: 'league_id' },
  cup_round: { holds: 'Rounds of cups', by: 'league_id' },
  cup_team: { holds: 'The draw of cups, and the round in which each team lost', by: 'league_id' },
  cup_score: { holds: 'Points of each team in the rounds of cups', by: 'league_id' },
  playoff_opening: { holds: 'Rosters that a commissioner opened during play-offs', by: 'league_id' },
  record_change: { holds: 'Changed records', by: 'league_id' },
  score_change: { holds: 'Changed scores', by: 'league_id' },
  brought_past: { holds: 'Trades, drafts and rosters of before, as they were brought along', by: 'league_id' },
  lineup_league: { holds: 'Since when the league plays with line-ups', by: 'league_id', without: ['by_games'] },
  lineup: { holds: 'Line-ups as managers set them', by: ['team_id', 'team'], without: IMPLIED },
  lineup_day: { holds: 'Who stood in a line-up, day by day', by: ['team_id', 'team'], without: IMPLIED },
  goalie_starts: {
    holds: 'Goalie starts of each team where they are limited, day by day',
    by: ['team_id', 'team'],
    without: IMPLIED,
  },
  place_games: {
    holds: 'Games of each team by kind of place where they are capped, day by day',
    by: ['team_id', 'team'],
    without: IMPLIED,
  },
  closed_place: {
    holds: 'Days on which places of a team do not count after a cap of games',
    by: ['team_id', 'team'],
    without: IMPLIED,
  },
  team_figures: { holds: 'Sums of each team by category, day by day', by: ['team_id', 'team'], without: IMPLIED },
  team_day: { holds: 'Points of each team, day by day', by: ['team_id', 'team'], without: IMPLIED },
  team_points: { holds: 'Points of each team, by season', by: ['team_id', 'team'], without: IMPLIED },
  talk_thread: {
    holds: 'Threads of the board',
    by: 'league_id',
    numbers: { last_seq: 'talk_post.seq' },
  },
  talk_post: { holds: 'Posts of the board', by: ['thread_id', 'talk_thread'], without: IMPLIED },
  talk_reaction: { holds: 'Reactions to posts', by: ['post_id', 'talk_post'], without: IMPLIED },
  poll: { holds: 'Polls and their outcomes', by: 'league_id' },
  poll_vote: {
    holds: 'Votes of polls that have ended; hidden ballots without their choices',
    by: ['poll_id', 'poll'],
    without: IMPLIED,
    where: sql<SqlBool>`exists (select from ${p.table} where ${p.league_id} = ${voteRow.league_id}
      and ${p.id} = ${voteRow.poll_id} and ${p.state} <> 'open')`,
  },
  move_in: { holds: 'Rosters that were brought from elsewhere', by: 'league_id' },
  move_in_mark: {
    holds: t.heldByLog,
    by: ['move_in_id', 'move_in'],
    without: IMPLIED,
    where: sql<SqlBool>`(${markRow.stream} = 'league:' || ${markRow.league_id} or exists (
      select from ${d.table} where ${d.league_id} = ${markRow.league_id} and ${d.kind} <> 'mock'
        and ${d.status} <> 'lobby' and ${markRow.stream} = 'draft:' || ${d.id}))`,
  },
  event: {
    holds: 'The log of the league and of its drafts, with their chats',
    by: 'league_id',
    where: sql<SqlBool>`(${eventRow.stream} = 'league:' || ${eventRow.league_id} or exists (
      select from ${d.table} where ${d.league_id} = ${eventRow.league_id} and ${d.kind} <> 'mock'
        and ${d.status} <> 'lobby' and ${eventRow.stream} in ('draft:' || ${d.id}, 'chat:' || ${d.id})))`,
  },
} as const satisfies Partial<Record<TableName, Kept>>;

export const KEPT: Readonly<Partial<Record<string, Kept>>> = KEPT_TABLES;

export type KeptName = keyof typeof KEPT_TABLES;
/** The exported columns of a kept table. Each has a rule in `archive.values.ts`. */
export type KeptColumn<T extends KeptName> = Exclude<
  keyof Tables[T] & string,
  (typeof KEPT_TABLES)[T] extends { readonly without: readonly (infer C)[] } ? C : never
>;

/** Tables that are not exported, with the reason. */
export const LEFT: Readonly<Partial<Record<string, string>>> = {
  invitation: 'secrets and addresses of people; whoever had a team is invited anew',
  league_link: 'a secret address, which belongs to the installation',
  draft_queue: 'private to its team',
  watched_player: 'what one person watches',
  push_delivery: 'what one person was told',
  activity_seen: 'what one person has read',
  talk_read: 'what one person has read',
  trade_vote: 'how managers vote on a trade is counted and never shown',
  trade_condition_vote: 'how managers vote on a condition is counted and never shown',
  notice: 'what one person was told',
  league_webhook: 'a secret address, which belongs to the installation',
  league_webhook_try: 'belongs to the webhook',
  league_webhook_line: 'belongs to the webhook',
  league_idempotency: 'answers to calls of the last two days, which only a repeated call can use',
  league_delay: 'work that this installation has set aside; another one finds out by itself',
  points_correction: 'notices to managers that are still to be sent here',
  points_missed: 'days that are still to be scored here; an archive that comes in is scored as it stands',
  stream: 'counted anew from the log',
};

export const keptNames = (): string[] => Object.keys(KEPT);
