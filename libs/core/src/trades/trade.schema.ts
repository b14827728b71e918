import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { message as plainMessage, oneLine } from '../text.rules.js';
import { idSchema, seasonSchema } from '../request.parts.js';
import { MOST_BUDGET } from '../free-agents/market/market.schema.js';
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

export type * from './asset.answers.js';
export type * from './trade.answers.js';
export type * from './trade-glance.answers.js';

const playerId = z.number(messageOf('choosePlayer')).int().min(1).max(2_147_483_647);
const day = z
  .string(messageOf('chooseDay'))
  .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, messageOf('dayOfTradeIsWrittenLike'))
  .refine((text) => isDay(text), messageOf('thereIsNoSuchDay'));
const place = z
  .number(messageOf('enterNumber'))
  .int(messageOf('enterWholeNumber'))
  .min(1, messageOf('enterAtLeast', { least: 1 }))
  .max(TRADE_LIMITS.place, messageOf('enterAtMost', { most: TRADE_LIMITS.place }));
const reason = z
  .string(messageOf('giveReason'))
  .overwrite(oneLine)
  .min(3, messageOf('giveReasonOfAtLeastCharacters', { least: 3 }))
  .max(TRADE_LIMITS.reason, messageOf('atMostCharacters', { most: TRADE_LIMITS.reason }));

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const not = z.literal(true).optional().describe('It must not come true. Left out otherwise.');

const gamesPlayed = z.object({
  type: z.literal('games-played'),
  player_id: playerId,
  season: seasonSchema,
  at_least: z
    .number(messageOf('enterNumberOfGames'))
    .int(messageOf('enterWholeNumber'))
    .min(1, messageOf('enterGamesAtLeast', { least: 1 }))
    .max(TRADE_LIMITS.games, messageOf('seasonHasGames', { games: TRADE_LIMITS.games })),
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
  result: z
    .enum(TEAM_RESULTS, messageOf('chooseWhatTeamMustReach'))
    .describe("A place in the league's own play-offs, or the title."),
  not,
  resolve_by: day,
});
const nhlPlayoffsMade = z.object({
  type: z.literal('playoffs-made'),
  club: z.string(messageOf('chooseClub')).regex(/^[A-Z]{3}$/, messageOf('chooseClub')),
  season: seasonSchema,
  round: z
    .number(messageOf('enterRound'))
    .int(messageOf('enterWholeNumber'))
    .min(1, messageOf('enterAtLeast', { least: 1 }))
    .max(CUP, messageOf('playoffsHaveRounds', { playoffRounds: PLAYOFF_ROUNDS, cup: CUP }))
    .optional()
    .describe(`The round that is reached, or ${CUP} for the Stanley Cup; the first round where it is left out.`),
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
  award: z
    .string(messageOf('nameAward'))
    .overwrite(oneLine)
    .min(2, messageOf('nameAward'))
    .max(60, messageOf('atMostCharacters', { most: 60 })),
  season: seasonSchema,
  not,
  resolve_by: day,
});
const freeText = z.object({
  type: z.literal('free-text'),
  text: z
    .string(messageOf('writeCondition'))
    .overwrite(oneLine)
    .min(3, messageOf('writeCondition'))
    .max(300, messageOf('atMostCharacters', { most: 300 })),
  resolve_by: day,
});

const dayless = { resolve_by: true } as const;
const part = z.discriminatedUnion('type', [
  gamesPlayed.omit(dayless),
  teamFinish.omit(dayless),
  teamResult.omit(dayless),
  nhlPlayoffsMade.omit(dayless),
  signed.omit(dayless),
  award.omit(dayless),
  freeText.omit(dayless),
]);

export const conditionSchema = z.discriminatedUnion('type', [
  /** The pick conveys unless it is among the first `top` of its draft. Then a substitute conveys without protection. */
  z.object({
    type: z.literal('pick-protected'),
    top: place,
    instead_pick_id: idSchema
      .optional()
      .describe('What goes instead; next year’s pick of the same round where it is left out.'),
    resolve_by: day,
  }),
  /** The pick conveys if `which` selects it; otherwise the other one conveys. */
  z.object({
    type: z.literal('pick-of-two'),
    other_pick_id: idSchema,
    which: z.enum(WHICH_OF_TWO, messageOf('sayWhichOfTwoPicksGoes')),
    resolve_by: day,
  }),
  gamesPlayed,
  teamFinish,
  teamResult,
  nhlPlayoffsMade,
  signed,
  award,
  freeText,
  z.object({
    type: z.literal('both'),
    of: z.tuple([part, part], messageOf('joinTwoConditions')).describe('Both must come true.'),
    resolve_by: day,
  }),
]);

const condition = conditionSchema.nullish().transform((value): Condition | null => value ?? null);

const percent = z
  .number(messageOf('enterPercentage'))
  .int(messageOf('retainWholePercentage'))
  .min(1, messageOf('retainOnePercentAtLeast'))
  .max(50, messageOf('retainPercentAtMost', { most: 50 }));
const dollars = z
  .number(messageOf('enterAmountInDollars'))
  .int(messageOf('retainWholeDollars'))
  .min(1, messageOf('retainDollarsAtLeast', { least: 1 }))
  .max(2_147_483_647, messageOf('retainNoMoreThanCapHit'));

/** Dollars; the highest cap of a league. */
const MOST_CAP = 1_000_000_000;

const goods = [
  z.object({ kind: z.literal('player'), player_id: playerId, condition }),
  z.object({ kind: z.literal('draft-pick'), pick_id: idSchema, condition }),
  z.object({ kind: z.literal('fa-pick'), pick_id: idSchema, condition }),
  z.object({
    kind: z.literal('budget'),
    season: seasonSchema,
    amount: z
      .number(messageOf('enterAmountInDollars'))
      .int(messageOf('budgetIsWhole'))
      .min(1, messageOf('budgetIsAtLeast', { least: 1 }))
      .max(MOST_BUDGET, messageOf('bidIsAtMost', { most: MOST_BUDGET })),
    condition,
  }),
  z.object({
    kind: z.literal('cap-space'),
    season: seasonSchema,
    amount: z
      .number(messageOf('enterAmountInDollars'))
      .int(messageOf('capSpaceIsWhole'))
      .min(1, messageOf('capSpaceIsAtLeast', { least: 1 }))
      .max(MOST_CAP, messageOf('capSpaceIsAtMost', { most: MOST_CAP })),
    condition,
  }),
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
      error: messageOf('dollarsAreForCommissioners'),
    })
    .refine(({ percent: sent, dollars: instead }) => sent !== null || instead != null, {
      path: ['percent'],
      error: messageOf('enterPercentage'),
    }),
]);
/** Assets that a commissioner enters; salary may also be retained in dollars. */
const enteredAssetSchema = z.discriminatedUnion('kind', [
  ...goods,
  retention.refine((asset) => (asset.percent === null) !== (asset.dollars == null), {
    path: ['dollars'],
    error: messageOf('retainEitherPercentageOrDollars'),
  }),
]);

const sideOf = <T extends z.ZodType>(asset: T) =>
  z.object({
    team_id: idSchema,
    assets: z
      .array(asset)
      .max(TRADE_LIMITS.assetsPerSide, messageOf('atMostAssetsOnSide', { most: TRADE_LIMITS.assetsPerSide })),
    moves: moveListSchema.default([]),
  });
const sidesOf = <T extends z.ZodType>(asset: T) =>
  z.tuple([sideOf(asset), sideOf(asset)], messageOf('tradeHasTwoSides'));

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
  .max(TRADE_LIMITS.message, messageOf('messageHasAtMostCharacters', { most: TRADE_LIMITS.message }))
  .nullish()
  .transform((value) => (value == null || value === '' ? null : value));
const days = z
  .number(messageOf('enterNumberOfDays'))
  .int(messageOf('enterWholeDays'))
  .min(TRADE_LIMITS.days.min, messageOf('offerStandsForAtLeastDay', { least: TRADE_LIMITS.days.min }))
  .max(TRADE_LIMITS.days.max, messageOf('offerStandsForAtMostDays', { most: TRADE_LIMITS.days.max }))
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

/** Pages loaded before an upgrade send words, which do not say what changed. */
const factsOfEarlierClients = z.record(z.string().max(600), z.string().max(1_000)).transform(() => undefined);

/**
 * `POST …/trades/{trade_id}/accept`: identifies the trade that the caller saw (its `hash` and `version`). When `facts`
 * is sent back, a refusal can name what has changed since. `moves`, if given, replace the offer's moves for the
 * caller's side.
 */
export const acceptTradeSchema = z.object({
  version: z.number(messageOf('versionIsNumber')).int().min(1),
  hash: z.string(messageOf('hashIsRequired')).min(8).max(100),
  facts: z.array(factSchema).max(400).or(factsOfEarlierClients).optional(),
  moves: moveListSchema.optional(),
  confirm_short: confirmShort,
});
export type AcceptTradeBody = z.infer<typeof acceptTradeSchema>;

export const declineTradeSchema = z.object({
  reason: z
    .string()
    .overwrite(oneLine)
    .max(TRADE_LIMITS.reason, messageOf('atMostCharacters', { most: TRADE_LIMITS.reason }))
    .nullish()
    .transform((value) => (value == null || value === '' ? null : value)),
});
export const vetoTradeSchema = z.object({ reason });
export const reverseTradeSchema = z.object({ reason, override: z.boolean().default(false) });
export const vetoVoteSchema = z.object({ veto: z.boolean(messageOf('vetoIsYesOrNo')) });

/** A commissioner enters a trade that two teams agreed on. `override` ignores the rules on cap and roster. */
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

export const listTradesSchema = z.object({
  /**
   * `all`: visible to the caller. `inbox`: needs the caller's answer. `sent`: own offers. `review`: accepted but not
   * executed.
   */
  box: z.enum(['all', 'inbox', 'sent', 'review']).default('all'),
  state: list(z.enum(TRADE_STATES)).optional(),
  team_id: idSchema.optional(),
  season: seasonSchema.optional(),
  /** The last trade id of the previous page. */
  before: idSchema.optional(),
  limit: z.coerce.number(messageOf('limitIsNumber')).int().min(1).max(100).default(30),
});
export type ListTradesQuery = z.infer<typeof listTradesSchema>;

/** Maximum number of players per request: two whole teams. */
export const GLANCED_AT_ONCE = 200;

export const broughtTradeSchema = z.object({
  id: z.string(messageOf('nameTrade')).regex(/^brought\.\d{4}-\d{2}\.\d{1,5}$/, messageOf('idOfBroughtTradeIsLike')),
});

export const tradeGlanceSchema = z.object({
  players: z
    .string(messageOf('namePlayersByIds'))
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, messageOf('namePlayersByIds'))
    .transform((value) => [...new Set(value.split(',').map(Number))])
    .refine(({ length }) => length <= GLANCED_AT_ONCE, messageOf('atMostPlayersAtOnce', { most: GLANCED_AT_ONCE })),
});

/** A manager of the two teams, or a commissioner, proposes; a commissioner confirms. */
export const conditionOutcomeSchema = z.object({
  outcome: z.enum(['met', 'not-met'], messageOf('outcomeIsMetOrNotMet')),
  note: z
    .string()
    .overwrite(oneLine)
    .max(300, messageOf('atMostCharacters', { most: 300 }))
    .nullish()
    .transform((value) => (value == null || value === '' ? null : value)),
});
/** `PUT …/trades/conditions/{condition_id}/vote`: null takes the vote back. */
export const conditionVoteSchema = z.object({
  outcome: z.enum(['met', 'not-met'], messageOf('outcomeIsMetNotMetOrNull')).nullable(),
});
export const confirmConditionSchema = conditionOutcomeSchema.extend({
  /** Executes the outcome although it breaks a rule on cap or roster. */
  override_reason: reason.nullish().transform((value) => value ?? null),
});

export const tradeBlockSchema = z.object({
  player_ids: z.array(playerId).max(60, messageOf('atMostPlayers', { most: 60 })),
  pick_ids: z.array(idSchema).max(60, messageOf('atMostPicks', { most: 60 })),
  looking_for: z
    .string()
    .overwrite(plainMessage)
    .max(300, messageOf('atMostCharacters', { most: 300 })),
});
export type TradeBlockBody = z.infer<typeof tradeBlockSchema>;
