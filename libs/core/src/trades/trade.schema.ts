import { z } from 'zod';
import type { Refusal } from '../result.js';
import type { Dollars } from '../money.js';
import { idSchema, seasonSchema } from '../leagues/league.schema.js';
import type { Season } from '../season.js';
import type { Place } from '../teams/team.model.js';
import { moveListSchema, type TeamFigures } from '../teams/team.schema.js';
import { TRADE_LIMITS, TRADE_STATES, type AssetKind, type Condition, type TradeMove, type TradeSide, type TradeState } from './trade.model.js';
import type { TradeAction } from './trade.transitions.js';

// — what is sent —

const playerId = z.number('Choose a player.').int().min(1).max(2_147_483_647);
const day = z.string('Choose a day.').regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "A day is written like '2026-06-30'.").refine((text) => isDay(text), 'There is no such day.');
const place = z.number('Enter a number.').int('Enter a whole number.').min(1, 'Enter 1 or more.').max(32, 'Enter 32 or less.');
const reason = z.string('Give a reason.').trim().min(3, 'Give a reason of at least 3 characters.').max(TRADE_LIMITS.reason, `At most ${TRADE_LIMITS.reason} characters.`);

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export const conditionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pick-protected'), top: place, resolve_by: day }),
  z.object({ type: z.literal('games-played'), player_id: playerId, season: seasonSchema, at_least: z.number('Enter the number of games.').int('Enter a whole number.').min(1, 'Enter 1 or more.').max(82, 'A season has 82 games.'), resolve_by: day }),
  z.object({ type: z.literal('team-finish'), team_id: idSchema, season: seasonSchema, top: place, resolve_by: day }),
  z.object({ type: z.literal('playoffs-made'), club: z.string('Choose a club.').regex(/^[A-Z]{3}$/, 'Choose a club.'), season: seasonSchema, resolve_by: day }),
  z.object({ type: z.literal('signed'), player_id: playerId, season: seasonSchema, resolve_by: day }),
  z.object({ type: z.literal('award'), player_id: playerId, award: z.string('Name the award.').trim().min(2, 'Name the award.').max(60, 'At most 60 characters.'), season: seasonSchema, resolve_by: day }),
  z.object({ type: z.literal('free-text'), text: z.string('Write the condition.').trim().min(3, 'Write the condition.').max(300, 'At most 300 characters.'), resolve_by: day }),
]);

const condition = conditionSchema.nullish().transform((value): Condition | null => value ?? null);

export const assetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), player_id: playerId, condition }),
  z.object({ kind: z.literal('draft-pick'), pick_id: idSchema, condition }),
  z.object({ kind: z.literal('fa-pick'), pick_id: idSchema, condition }),
  z.object({ kind: z.literal('retention'), player_id: playerId, percent: z.number('Enter a percentage.').int('Retain a whole percentage.').min(1, 'Retain at least 1 %.').max(50, 'Retain at most 50 %.'), condition }),
]);


const sideSchema = z.object({
  team_id: idSchema,
  assets: z.array(assetSchema).max(TRADE_LIMITS.assetsPerSide, `At most ${TRADE_LIMITS.assetsPerSide} assets on a side.`),
  moves: moveListSchema.default([]),
});

const sides = z.tuple([sideSchema, sideSchema], 'A trade has two sides.');

/** `POST /api/{league_id}/trades/preview`: what the trade would do; nothing is written. The caller manages one of the sides, or is a commissioner. */
export const previewTradeSchema = z.object({ sides });
export type PreviewTradeBody = z.infer<typeof previewTradeSchema>;

const message = z
  .string()
  .trim()
  .max(TRADE_LIMITS.message, `A message has at most ${TRADE_LIMITS.message} characters.`)
  .nullish()
  .transform((value) => (value == null || value === '' ? null : value));
const days = z
  .number('Enter the number of days.')
  .int('Enter whole days.')
  .min(TRADE_LIMITS.days.min, `An offer stands for at least ${TRADE_LIMITS.days.min} day.`)
  .max(TRADE_LIMITS.days.max, `An offer stands for at most ${TRADE_LIMITS.days.max} days.`)
  .default(TRADE_LIMITS.days.default);

/**
 * `POST /api/{league_id}/trades` and `POST …/trades/{trade_id}/counter`. The first side is the caller's own team. In a counter the
 * teams are those of the offer that it answers.
 */
export const proposeTradeSchema = z.object({ sides, message, days });
export type ProposeTradeBody = z.infer<typeof proposeTradeSchema>;

/**
 * `POST …/trades/{trade_id}/accept`: what the caller looked at when he said yes (`hash` and `version` of the trade as shown). Sending
 * its `facts` back lets the refusal name what has changed since. `moves`, when given, are carried out instead of those that the offer
 * holds for the caller's side.
 */
export const acceptTradeSchema = z.object({
  version: z.number('Version is a number.').int().min(1),
  hash: z.string('The hash of what was shown is required.').min(8).max(100),
  facts: z.record(z.string().max(600), z.string().max(1_000)).optional(),
  moves: moveListSchema.optional(),
});
export type AcceptTradeBody = z.infer<typeof acceptTradeSchema>;

/** `POST …/decline` */
export const declineTradeSchema = z.object({
  reason: z
    .string()
    .trim()
    .max(TRADE_LIMITS.reason, `At most ${TRADE_LIMITS.reason} characters.`)
    .nullish()
    .transform((value) => (value == null || value === '' ? null : value)),
});
/** `POST …/veto` and `POST …/reverse` */
export const vetoTradeSchema = z.object({ reason });
export const reverseTradeSchema = z.object({ reason, override: z.boolean().default(false) });
/** `PUT …/veto-vote` */
export const vetoVoteSchema = z.object({ veto: z.boolean('Veto is yes or no.') });

/** `POST /api/{league_id}/trades/on-behalf`: a commissioner enters a trade that two teams agreed on. With `override` the rules of cap and roster do not hold it up. */
export const enterTradeSchema = z.object({ sides, reason, override: z.boolean().default(false) });
export type EnterTradeBody = z.infer<typeof enterTradeSchema>;

const list = <T extends z.ZodType>(item: T) => z.preprocess((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value), z.array(item).max(20));

/** `GET /api/{league_id}/trades?box=&state=&team_id=&q=&before=&limit=` */
export const listTradesSchema = z.object({
  /** `all`: whatever the caller may see; `inbox`: waits for his answer; `sent`: his own offers; `review`: accepted, not yet executed. */
  box: z.enum(['all', 'inbox', 'sent', 'review']).default('all'),
  state: list(z.enum(TRADE_STATES)).optional(),
  team_id: idSchema.optional(),
  season: seasonSchema.optional(),
  /** A trade id of the page before. */
  before: idSchema.optional(),
  limit: z.coerce.number('Limit is a number.').int().min(1).max(100).default(30),
});
export type ListTradesQuery = z.infer<typeof listTradesSchema>;

/** `POST …/trades/conditions/{condition_id}/propose` (a manager of the two teams, or a commissioner) and `…/confirm` (a commissioner). */
export const conditionOutcomeSchema = z.object({
  outcome: z.enum(['met', 'not-met'], "The outcome is 'met' or 'not-met'."),
  note: z.string().trim().max(300, 'At most 300 characters.').nullish().transform((value) => (value == null || value === '' ? null : value)),
});
export const confirmConditionSchema = conditionOutcomeSchema.extend({
  /** Carries the outcome out although it breaks a rule of cap or roster. */
  override_reason: reason.nullish().transform((value) => value ?? null),
});

/** `PUT /api/{league_id}/trades/block/{team_id}` */
export const tradeBlockSchema = z.object({
  player_ids: z.array(playerId).max(60, 'At most 60 players.'),
  pick_ids: z.array(idSchema).max(60, 'At most 60 picks.'),
  looking_for: z.string().trim().max(300, 'At most 300 characters.'),
});
export type TradeBlockBody = z.infer<typeof tradeBlockSchema>;

/** `PUT /api/{league_id}/trades/settings` */
export const tradeSettingsSchema = z.object({
  review_hours: z
    .number('Enter the hours of review.')
    .int('Enter whole hours.')
    .min(TRADE_LIMITS.reviewHours.min, 'Enter 0 or more.')
    .max(TRADE_LIMITS.reviewHours.max, `At most ${TRADE_LIMITS.reviewHours.max} hours.`),
});

// — what is answered —

interface AssetBase {
  condition: Condition | null;
  /** The condition in words; null without one. */
  condition_text: string | null;
  /** The asset in words: 'Ada Prov (F, $4.5M)', '2026-27 general, round 2 (Bears)'. */
  label: string;
}

export type TradeAssetView = AssetBase &
  (
    | {
        kind: 'player';
        player_id: number;
        name: string;
        position: 'F' | 'D' | 'G';
        position_detail: string;
        nhl_club: string | null;
        status: string;
        /** null when he is no longer on the giving team. */
        place: Place | null;
        cap_hit: Dollars;
        /** What he costs who gets him, with what is retained in this very trade. */
        charge: Dollars;
        estimated: boolean;
        /** First year without a contract. */
        contract_expiry: number | null;
      }
    | { kind: 'draft-pick'; pick_id: string; season: Season; type: 'general' | 'rookie'; round: number; pick_number: number | null; assigned_to: string; owned_by: string }
    | { kind: 'fa-pick'; pick_id: string; week: number; assigned_to: string; owned_by: string; /** ISO time. */ expiry_date: string }
    | { kind: 'retention'; player_id: number; name: string; percent: number; amount: Dollars; through_season: Season }
  );

export interface TradeMoveView extends TradeMove {
  name: string;
  /** 'drops Ada Prov' */
  label: string;
}

export interface TradeSideView {
  team_id: string;
  team_name: string;
  picture: string | null;
  manager_name: string | null;
  /** What the team gives. */
  assets: TradeAssetView[];
  moves: TradeMoveView[];
}

/** A team's figures in one season. */
export interface TradeFigures extends Omit<TeamFigures, 'violations'> {
  /** Contracts that the team retains a part of. */
  retained_contracts: number;
}

export interface SeasonEffect {
  season: Season;
  before: TradeFigures;
  after: TradeFigures;
  /** Of later seasons only the cap is judged, and it warns only. */
  violations: WordedViolation[];
}

export interface WordedViolation {
  rule: string;
  figure: number;
  limit: number;
  message: string;
  fix: string | null;
  /** The trade makes it, or makes it worse: it decides. Otherwise the team stands like this anyway. */
  decisive: boolean;
}

/** Something that would make the trade legal: a button that changes the offer. */
export interface TradeSuggestion {
  team_id: string;
  /** 'Drop Ada Prov ($1.2M)', 'Retain 10 % of Ben Puck' */
  message: string;
  change: { type: 'move'; team_id: string; move: TradeMove } | { type: 'retain'; team_id: string; player_id: number; percent: number };
}

export interface SideEffects {
  team_id: string;
  team_name: string;
  /** This season and the next two. */
  seasons: SeasonEffect[];
  retention_slots: number;
  suggestions: TradeSuggestion[];
}

/** Something wrong with the offer itself. `refused` ones cannot even be sent; `blocking` ones warn now and decide at acceptance. */
export interface TradeProblem extends Pick<Refusal, 'name' | 'message' | 'fix' | 'figure' | 'limit'> {
  severity: 'refused' | 'blocking';
  team_id: string | null;
  asset: { kind: AssetKind; ref: string } | null;
}

export interface TradeEffects {
  sides: [SideEffects, SideEffects];
  problems: TradeProblem[];
  /** It may be sent. */
  sendable: boolean;
  /** It would be executed as things stand. */
  legal: boolean;
}

/** `POST …/trades/preview` */
export interface TradePreview {
  sides: [TradeSideView, TradeSideView];
  effects: TradeEffects;
}

export interface ConditionView {
  condition_id: string;
  trade_id: string;
  from_team_id: string;
  to_team_id: string;
  asset: TradeAssetView;
  /** With `pick-protected`: what goes instead. */
  instead: TradeAssetView | null;
  condition: Condition;
  text: string;
  /** ISO time: the end of its day. */
  resolve_by: string;
  state: 'waiting' | 'due' | 'met' | 'not-met' | 'void';
  /** What the system or a manager holds to be true, for the commissioner to confirm. */
  proposed: { outcome: 'met' | 'not-met'; evidence: string; /** null: the system. */ by: string | null; at: string } | null;
  confirmed: { by: string | null; at: string; note: string | null } | null;
}

/** `GET …/trades/conditions` */
export interface ConditionLedgerAnswer {
  conditions: ConditionView[];
}

/** One offer of the exchange that led here; only the two teams see offers that were never accepted. */
export interface TradeHistoryEntry {
  trade_id: string;
  state: TradeState;
  requested_by: string;
  sent_to: string;
  message: string | null;
  /** ISO times. */
  proposed_at: string;
  ended_at: string | null;
  reason: string | null;
  sides: { team_id: string; assets: string[]; moves: string[] }[];
}

/** What anybody who may see a trade gets of it; a line of the list. */
export interface TradeListEntry {
  trade_id: string;
  state: TradeState;
  version: number;
  /** Team ids (specification §3). */
  requested_by: string;
  sent_to: string;
  requested_by_name: string;
  sent_to_name: string;
  season: Season;
  /** What each side gives, in words; the proposing side first. */
  sides: [{ team_id: string; assets: string[]; moves: string[] }, { team_id: string; assets: string[]; moves: string[] }];
  /** ISO times. */
  proposed_at: string;
  expires_at: string | null;
  review_until: string | null;
  ended_at: string | null;
  /** Why it ended, in words. */
  reason: string | null;
  conditions_open: number;
  /** Waits for the caller's answer. */
  waiting_for_me: boolean;
}

/** `GET …/trades`: newest first. */
export interface TradeListAnswer {
  trades: TradeListEntry[];
  /** Give it as `before` for the next page; null at the end. */
  next: string | null;
  review_hours: number;
}

/** The answer of every command on a trade; the trade itself is then asked for. A counter answers with the new offer. */
export interface TradeAnswer {
  trade_id: string;
  state: TradeState;
  version: number;
}

/** `GET /api/{league_id}/trade/{trade_id}` */
export interface TradeView {
  trade_id: string;
  state: TradeState;
  version: number;
  /** Of all that is shown of it; goes back with `accept`. */
  hash: string;
  /** What the hash stands for, line by line; goes back with `accept` so that a refusal can name what changed. */
  facts: Record<string, string>;
  sent_to: string;
  requested_by: string;
  season: Season;
  sides: [TradeSideView, TradeSideView];
  /** Only for the two teams. */
  message: string | null;
  /** ISO times; `now` is the database's. */
  now: string;
  proposed_at: string;
  expires_at: string | null;
  accepted_at: string | null;
  review_until: string | null;
  ended_at: string | null;
  reason: string | null;
  /** A commissioner entered it for both teams. */
  on_behalf: { by: string | null; reason: string; override: boolean } | null;
  /** While it is open: what it would do now. */
  effects: TradeEffects | null;
  conditions: ConditionView[];
  /** The exchange it belongs to, oldest first, itself included; only for the two teams. */
  history: TradeHistoryEntry[];
  veto: TradeVetoView | null;
  /** What the caller may do now, by the same table that the server obeys. */
  allowed: TradeAction[];
}

export interface TradeVetoView {
  /** `commissioner` may veto, or, in a commissioner's own trade, a third of the uninvolved `managers`. */
  by: 'commissioner' | 'managers';
  votes: number;
  needed: number;
  /** The caller has voted against the trade. */
  mine: boolean;
}

/** `GET …/trades/{trade_id}/reversal` (commissioner): whether the trade can be taken back, and exactly why not. */
export interface TradeReversalView {
  possible: boolean;
  reasons: string[];
  /** Reasons that an override would overrule: rules of cap and roster. */
  overridable: string[];
}

/** `GET …/trades/assets/{team_id}`: what a team could put into a trade. */
export interface TradableAssetsAnswer {
  team_id: string;
  players: (Extract<TradeAssetView, { kind: 'player' }> & { frozen: string | null; rookie: boolean; moves: TradeMove['type'][]; /** Percent that may still be retained of him by his team. */ retainable: number })[];
  draft_picks: (Extract<TradeAssetView, { kind: 'draft-pick' }> & { frozen: string | null })[];
  fa_picks: (Extract<TradeAssetView, { kind: 'fa-pick' }> & { frozen: string | null })[];
  retention: { enabled: boolean; max_percent: number; slots: number; used: number; contracts: { player_id: number; name: string; percent: number; amount: Dollars; through_season: Season }[] };
  /** What the league allows in a trade at all. */
  allowed: { draft_picks: boolean; fa_picks: boolean; retention: boolean };
}

/** `GET …/trades/block` */
export interface TradeBlockAnswer {
  teams: TradeBlockView[];
}
export interface TradeBlockView {
  team_id: string;
  team_name: string;
  players: Extract<TradeAssetView, { kind: 'player' }>[];
  picks: Extract<TradeAssetView, { kind: 'draft-pick' }>[];
  looking_for: string;
  /** ISO time; null when the team never wrote anything. */
  updated_at: string | null;
}

/** `GET` and `PUT …/trades/settings` */
export interface TradeSettingsAnswer {
  review_hours: number;
  days: { min: number; max: number; default: number };
}

/** What `sides` of a body become. */
export const termsOf = (body: { sides: PreviewTradeBody['sides'] }): { sides: readonly [TradeSide, TradeSide] } => ({ sides: body.sides });
