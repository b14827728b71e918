import { z } from 'zod';
import { message as plainMessage, oneLine } from '../text.rules.js';
import { idSchema, seasonSchema } from '../request.parts.js';
import { confirmShort, moveListSchema } from '../teams/team.schema.js';
import {
  CUP,
  PLAYOFF_ROUNDS,
  TEAM_RESULTS,
  TRADE_LIMITS,
  TRADE_STATES,
  WHICH_OF_TWO,
  type Condition,
} from './trade.model.js';

export type * from './trade.answers.js';
export type * from './trade-glance.answers.js';

const playerId = z.number('Choose a player.').int().min(1).max(2_147_483_647);
const day = z
  .string('Choose a day.')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "A day is written like '2026-06-30'.")
  .refine((text) => isDay(text), 'There is no such day.');
const place = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(1, 'Enter 1 or more.')
  .max(TRADE_LIMITS.place, `Enter ${TRADE_LIMITS.place} or less.`);
const reason = z
  .string('Give a reason.')
  .overwrite(oneLine)
  .min(3, 'Give a reason of at least 3 characters.')
  .max(TRADE_LIMITS.reason, `At most ${TRADE_LIMITS.reason} characters.`);

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const not = z.literal(true).optional();

const gamesPlayed = z.object({
  type: z.literal('games-played'),
  player_id: playerId,
  season: seasonSchema,
  at_least: z
    .number('Enter the number of games.')
    .int('Enter a whole number.')
    .min(1, 'Enter 1 game or more.')
    .max(TRADE_LIMITS.games, `A season has ${TRADE_LIMITS.games} games: enter ${TRADE_LIMITS.games} or less.`),
  not,
  resolve_by: day,
});
const teamFinish = z.object({
  type: z.literal('team-finish'),
  team_id: idSchema,
  season: seasonSchema,
  top: place,
  not,
  resolve_by: day,
});
const teamResult = z.object({
  type: z.literal('team-result'),
  team_id: idSchema,
  season: seasonSchema,
  result: z.enum(TEAM_RESULTS, 'Choose what the team must reach.'),
  not,
  resolve_by: day,
});
const playoffsMade = z.object({
  type: z.literal('playoffs-made'),
  club: z.string('Choose a club.').regex(/^[A-Z]{3}$/, 'Choose a club.'),
  season: seasonSchema,
  round: z
    .number('Enter a round.')
    .int('Enter a whole number.')
    .min(1, 'Enter 1 or more.')
    .max(CUP, `The playoffs have ${PLAYOFF_ROUNDS} rounds, and ${CUP} stands for the Stanley Cup.`)
    .optional(),
  not,
  resolve_by: day,
});
const signed = z.object({
  type: z.literal('signed'),
  player_id: playerId,
  season: seasonSchema,
  not,
  resolve_by: day,
});
const award = z.object({
  type: z.literal('award'),
  player_id: playerId,
  award: z.string('Name the award.').overwrite(oneLine).min(2, 'Name the award.').max(60, 'At most 60 characters.'),
  season: seasonSchema,
  not,
  resolve_by: day,
});
const freeText = z.object({
  type: z.literal('free-text'),
  text: z
    .string('Write the condition.')
    .overwrite(oneLine)
    .min(3, 'Write the condition.')
    .max(300, 'At most 300 characters.'),
  resolve_by: day,
});

const dayless = { resolve_by: true } as const;
const part = z.discriminatedUnion('type', [
  gamesPlayed.omit(dayless),
  teamFinish.omit(dayless),
  teamResult.omit(dayless),
  playoffsMade.omit(dayless),
  signed.omit(dayless),
  award.omit(dayless),
  freeText.omit(dayless),
]);

export const conditionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('pick-protected'),
    top: place,
    instead_pick_id: idSchema.optional(),
    resolve_by: day,
  }),
  z.object({
    type: z.literal('pick-of-two'),
    other_pick_id: idSchema,
    which: z.enum(WHICH_OF_TWO, 'Say which of the two picks goes.'),
    resolve_by: day,
  }),
  gamesPlayed,
  teamFinish,
  teamResult,
  playoffsMade,
  signed,
  award,
  freeText,
  z.object({ type: z.literal('both'), of: z.tuple([part, part], 'Join two conditions.'), resolve_by: day }),
]);

const condition = conditionSchema.nullish().transform((value): Condition | null => value ?? null);

const percent = z
  .number('Enter a percentage.')
  .int('Retain a whole percentage.')
  .min(1, 'Retain at least 1 %.')
  .max(50, 'Retain at most 50 %.');
const dollars = z
  .number('Enter an amount in dollars.')
  .int('Retain whole dollars.')
  .min(1, 'Retain at least $1.')
  .max(2_147_483_647, 'Retain no more than the cap hit.');

const goods = [
  z.object({ kind: z.literal('player'), player_id: playerId, condition }),
  z.object({ kind: z.literal('draft-pick'), pick_id: idSchema, condition }),
  z.object({ kind: z.literal('fa-pick'), pick_id: idSchema, condition }),
] as const;
const retention = z.object({
  kind: z.literal('retention'),
  player_id: playerId,
  percent: percent.nullable().default(null),
  dollars: dollars.nullish(),
  condition,
});

const assetSchema = z.discriminatedUnion('kind', [
  ...goods,
  retention
    .refine(({ dollars: sent }) => sent == null, {
      path: ['dollars'],
      error: 'Dollars are entered by a commissioner. Retain a whole percentage.',
    })
    .refine(({ percent: sent, dollars: instead }) => sent !== null || instead != null, {
      path: ['percent'],
      error: 'Enter a percentage.',
    }),
]);
/** Assets that a commissioner enters; salary may also be retained in dollars. */
const enteredAssetSchema = z.discriminatedUnion('kind', [
  ...goods,
  retention.refine((asset) => (asset.percent === null) !== (asset.dollars == null), {
    path: ['dollars'],
    error: 'Retain either a percentage or dollars.',
  }),
]);

const sideOf = <T extends z.ZodType>(asset: T) =>
  z.object({
    team_id: idSchema,
    assets: z.array(asset).max(TRADE_LIMITS.assetsPerSide, `At most ${TRADE_LIMITS.assetsPerSide} assets on a side.`),
    moves: moveListSchema.default([]),
  });
const sidesOf = <T extends z.ZodType>(asset: T) => z.tuple([sideOf(asset), sideOf(asset)], 'A trade has two sides.');

const sides = sidesOf(assetSchema);
const enteredSides = sidesOf(enteredAssetSchema);

/**
 * `POST /api/{league_id}/trades/preview`: returns a trade's effects without saving anything. The caller manages one of
 * the sides or is a commissioner.
 */
export const previewTradeSchema = z.object({ sides: enteredSides });
export type PreviewTradeBody = z.infer<typeof previewTradeSchema>;

const message = z
  .string()
  .overwrite(plainMessage)
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
 * `POST /api/{league_id}/trades` and `POST …/trades/{trade_id}/counter`. The first side is the caller's own team. A
 * counter-offer has the teams of the offer it answers.
 */
export const proposeTradeSchema = z.object({ sides, message, days, confirm_short: confirmShort });
export type ProposeTradeBody = z.infer<typeof proposeTradeSchema>;

const factSchema = z.object({
  key: z.string().max(200),
  value: z.string().max(4_000),
  what: z.string().max(600),
  how: z.string().max(1_000),
  objection: z.boolean(),
});

/** Pages that were loaded before an upgrade send words by words, which say nothing about what changed. */
const factsOfEarlierClients = z.record(z.string().max(600), z.string().max(1_000)).transform(() => undefined);

/**
 * `POST …/trades/{trade_id}/accept`: identifies the trade that the caller saw (its `hash` and `version`). When `facts`
 * is sent back, a refusal can name what has changed since. `moves`, if given, replace the offer's moves for the
 * caller's side.
 */
export const acceptTradeSchema = z.object({
  version: z.number('Version is a number.').int().min(1),
  hash: z.string('The hash of what was shown is required.').min(8).max(100),
  facts: z.array(factSchema).max(400).or(factsOfEarlierClients).optional(),
  moves: moveListSchema.optional(),
  confirm_short: confirmShort,
});
export type AcceptTradeBody = z.infer<typeof acceptTradeSchema>;

/** `POST …/decline` */
export const declineTradeSchema = z.object({
  reason: z
    .string()
    .overwrite(oneLine)
    .max(TRADE_LIMITS.reason, `At most ${TRADE_LIMITS.reason} characters.`)
    .nullish()
    .transform((value) => (value == null || value === '' ? null : value)),
});
/** `POST …/veto` and `POST …/reverse` */
export const vetoTradeSchema = z.object({ reason });
export const reverseTradeSchema = z.object({ reason, override: z.boolean().default(false) });
/** `PUT …/veto-vote` */
export const vetoVoteSchema = z.object({ veto: z.boolean('Veto is yes or no.') });

/**
 * `POST /api/{league_id}/trades/on-behalf`: a commissioner enters a trade that two teams agreed on. `override` ignores
 * the rules on cap and roster.
 */
export const enterTradeSchema = z.object({
  sides: enteredSides,
  reason,
  override: z.boolean().default(false),
  confirm_short: confirmShort,
});
export type EnterTradeBody = z.infer<typeof enterTradeSchema>;

const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(item).max(20),
  );

/** `GET /api/{league_id}/trades?box=&state=&team_id=&q=&before=&limit=` */
export const listTradesSchema = z.object({
  /**
   * `all`: every trade visible to the caller. `inbox`: needs the caller's answer. `sent`: their own offers. `review`:
   * accepted but not executed.
   */
  box: z.enum(['all', 'inbox', 'sent', 'review']).default('all'),
  state: list(z.enum(TRADE_STATES)).optional(),
  team_id: idSchema.optional(),
  season: seasonSchema.optional(),
  /** The last trade id of the previous page. */
  before: idSchema.optional(),
  limit: z.coerce.number('Limit is a number.').int().min(1).max(100).default(30),
});
export type ListTradesQuery = z.infer<typeof listTradesSchema>;

/** Maximum number of players per request: two whole teams. */
export const GLANCED_AT_ONCE = 200;

/** `GET …/brought/trade?id=brought.2023-24.5` */
export const broughtTradeSchema = z.object({
  id: z
    .string('Name the trade.')
    .regex(/^brought\.\d{4}-\d{2}\.\d{1,5}$/, 'A trade that was brought along has an id like brought.2023-24.5.'),
});

/** `GET …/trades/glance?players=8478402,8477934` */
export const tradeGlanceSchema = z.object({
  players: z
    .string('Name the players by their ids, with commas between them.')
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, 'Name the players by their ids, with commas between them.')
    .transform((value) => [...new Set(value.split(',').map(Number))])
    .refine(({ length }) => length <= GLANCED_AT_ONCE, `At most ${GLANCED_AT_ONCE} players at once.`),
});

/**
 * `POST …/trades/conditions/{condition_id}/propose` (a manager of the two teams, or a commissioner) and `…/confirm` (a
 * commissioner).
 */
export const conditionOutcomeSchema = z.object({
  outcome: z.enum(['met', 'not-met'], "The outcome is 'met' or 'not-met'."),
  note: z
    .string()
    .overwrite(oneLine)
    .max(300, 'At most 300 characters.')
    .nullish()
    .transform((value) => (value == null || value === '' ? null : value)),
});
/** `PUT …/trades/conditions/{condition_id}/vote`: null takes the vote back. */
export const conditionVoteSchema = z.object({
  outcome: z.enum(['met', 'not-met'], "The outcome is 'met', 'not-met' or null.").nullable(),
});
export const confirmConditionSchema = conditionOutcomeSchema.extend({
  /** Executes the outcome although it breaks a rule on cap or roster. */
  override_reason: reason.nullish().transform((value) => value ?? null),
});

/** `PUT /api/{league_id}/trades/block/{team_id}` */
export const tradeBlockSchema = z.object({
  player_ids: z.array(playerId).max(60, 'At most 60 players.'),
  pick_ids: z.array(idSchema).max(60, 'At most 60 picks.'),
  looking_for: z.string().overwrite(plainMessage).max(300, 'At most 300 characters.'),
});
export type TradeBlockBody = z.infer<typeof tradeBlockSchema>;
