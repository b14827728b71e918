import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../platform/database/database.js';
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
  /** The league's column; or a column and the kept table whose `id` (or other key) it refers to. */
  readonly by: string | readonly [column: string, of: TableName, key?: string];
  /** Further condition on the league's rows; `r` is the row. */
  readonly where?: RawBuilder<SqlBool>;
  readonly without?: readonly string[];
  /** Columns with a sequence number of another table, as 'table.column'. */
  readonly numbers?: Readonly<Record<string, `${TableName}.${string}`>>;
}

const begun = sql<SqlBool>`${draftRow.kind} <> 'mock' and ${draftRow.status} <> 'lobby'`;

/** An archive has one league; the row of the table above names it. */
const IMPLIED = ['league_id'] as const;

const KEPT_TABLES = {
  league: {
    by: 'id',
    without: ['trade_stop_at', 'trade_stop_due', 'lineups_due'],
  },
  league_season: { by: 'league_id' },
  season_plan: { by: 'league_id' },
  team: { by: 'league_id', without: ['commissioner_until'] },
  membership: {
    by: 'league_id',
    without: ['seat'],
  },
  league_ledger: { by: 'league_id' },
  rules_text: { by: 'league_id' },
  setting_change: { by: 'league_id' },
  scoring_past: { by: 'league_id' },
  draft: {
    by: 'league_id',
    where: begun,
    // The seed belongs to a draw that has not been made.
    without: ['seed'],
  },
  draft_pool: { by: ['draft_id', 'draft'], without: IMPLIED },
  draft_pick: { by: 'league_id' },
  draft_selection: {
    by: ['draft_id', 'draft'],
    without: IMPLIED,
  },
  draft_protected: {
    by: ['draft_id', 'draft'],
    without: IMPLIED,
  },
  draft_reaction: { by: ['draft_id', 'draft'], without: IMPLIED },
  rookie_override: { by: 'league_id' },
  roster_entry: { by: 'league_id' },
  roster_past: { by: 'league_id' },
  farm_call_up: { by: 'league_id' },
  ir_return: { by: 'league_id' },
  fa_pick: { by: 'league_id' },
  pick_move: { by: ['from_team_id', 'team'], without: IMPLIED },
  waiver: { by: 'league_id' },
  waiver_claim: { by: 'league_id', where: sql<SqlBool>`${claimRow.outcome} = 'won'` },
  bid: {
    by: 'league_id',
    where: sql<SqlBool>`${bidRow.decided_at} is not null and ${bidRow.amount} is not null`,
    without: ['sealed'],
  },
  restricted_agent: {
    by: 'league_id',
    where: sql<SqlBool>`${agentRow.decided_at} is not null`,
  },
  unrestricted_agent: { by: 'league_id' },
  rfa_offer: {
    by: 'league_id',
    where: sql<SqlBool>`${offerRow.salary} is not null`,
    without: ['sealed'],
  },
  trade: {
    by: 'league_id',
    where: sql<SqlBool>`${tradeRow.accepted_at} is not null`,
    // An offer's message is private to its two teams, and earlier offers were never accepted.
    without: ['message', 'previous_id'],
  },
  budget_move: { by: 'league_id' },
  traded_space: { by: 'league_id' },
  trade_asset: { by: ['trade_id', 'trade'], without: IMPLIED },
  trade_block: { by: 'league_id' },
  trade_condition: { by: ['trade_id', 'trade'] },
  status_override: { by: 'league_id' },
  league_contract: { by: 'league_id' },
  dead_cap: { by: 'league_id' },
  retention: { by: 'league_id' },
  frozen_asset: { by: ['trade_id', 'trade'] },
  protection_round: { by: 'league_id' },
  protection_sheet: { by: 'league_id', where: sql<SqlBool>`${sheetRow.status} = 'locked'` },
  phase_change: { by: 'league_id' },
  season_standing: { by: 'league_id' },
  brought_record: { by: 'league_id' },
  matchup_season: { by: 'league_id', without: ['calendar_due'] },
  matchup_period: { by: 'league_id' },
  category_season: { by: 'league_id' },
  season_figures: { by: 'league_id' },
  roto_day: { by: 'league_id' },
  matchup: { by: 'league_id' },
  division: { by: 'league_id' },
  division_team: { by: 'league_id' },
  playoff_team: { by: 'league_id' },
  cup_season: { by: 'league_id' },
  cup_choice: { by: 'league_id' },
  cup_round: { by: 'league_id' },
  cup_team: { by: 'league_id' },
  cup_score: { by: 'league_id' },
  playoff_opening: { by: 'league_id' },
  record_change: { by: 'league_id' },
  score_change: { by: 'league_id' },
  brought_past: { by: 'league_id' },
  lineup_league: { by: 'league_id', without: ['by_games'] },
  lineup: { by: ['team_id', 'team'], without: IMPLIED },
  lineup_day: { by: ['team_id', 'team'], without: IMPLIED },
  goalie_starts: {
    by: ['team_id', 'team'],
    without: IMPLIED,
  },
  place_games: {
    by: ['team_id', 'team'],
    without: IMPLIED,
  },
  closed_place: {
    by: ['team_id', 'team'],
    without: IMPLIED,
  },
  team_figures: { by: ['team_id', 'team'], without: IMPLIED },
  team_day: { by: ['team_id', 'team'], without: IMPLIED },
  team_points: { by: ['team_id', 'team'], without: IMPLIED },
  talk_thread: {
    by: 'league_id',
    numbers: { last_seq: 'talk_post.seq' },
  },
  talk_post: { by: ['thread_id', 'talk_thread'], without: IMPLIED },
  talk_reaction: { by: ['post_id', 'talk_post'], without: IMPLIED },
  poll: { by: 'league_id' },
  poll_vote: {
    by: ['poll_id', 'poll'],
    without: IMPLIED,
    where: sql<SqlBool>`exists (select from ${p.table} where ${p.league_id} = ${voteRow.league_id}
      and ${p.id} = ${voteRow.poll_id} and ${p.state} <> 'open')`,
  },
  move_in: { by: 'league_id' },
  move_in_mark: {
    by: ['move_in_id', 'move_in'],
    without: IMPLIED,
    where: sql<SqlBool>`(${markRow.stream} = 'league:' || ${markRow.league_id} or exists (
      select from ${d.table} where ${d.league_id} = ${markRow.league_id} and ${d.kind} <> 'mock'
        and ${d.status} <> 'lobby' and ${markRow.stream} = 'draft:' || ${d.id}))`,
  },
  event: {
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

export const keptNames = (): string[] => Object.keys(KEPT);
