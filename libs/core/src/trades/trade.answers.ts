import { z } from 'zod';
import { dollars, id, playerId, position, season, time, whole } from '../answer.parts.js';
import { draftPickAsset, faPickAsset, playerAsset, RETENTION, tradeAssetView } from './asset.answers.js';
import { tradeFigures } from '../teams/team.answers.js';
import { condition, CONDITION_DECISION } from './conditions/condition.answers.js';
import { ASSET_KINDS, TRADE_STATES } from './trade.model.js';
import { TRADE_ACTIONS } from './trade.transitions.js';
import { tradeFact } from './shown/trade-fact.answers.js';

const state = z.enum(TRADE_STATES);
const moveType = z.enum(['drop', 'toIr', 'activate', 'toBank', 'promote']);
const move = z.object({ type: moveType, player_id: playerId });

export const tradeMoveView = move
  .extend({ name: z.string(), label: z.string().describe("'drops Ada Prov'") })
  .meta({ id: 'TradeMove' });
export type TradeMoveView = z.infer<typeof tradeMoveView>;

export const tradeSideView = z
  .object({
    team_id: id,
    team_name: z.string(),
    picture: z.string().nullable(),
    manager_name: z.string().nullable(),
    assets: z.array(tradeAssetView).describe('What the team gives.'),
    moves: z.array(tradeMoveView),
  })
  .meta({ id: 'TradeSide' });
export type TradeSideView = z.infer<typeof tradeSideView>;

export type TradeFigures = z.infer<typeof tradeFigures>;

export const wordedViolation = z
  .object({
    rule: z.string(),
    figure: z.number(),
    limit: z.number(),
    message: z.string(),
    fix: z.string().nullable(),
    decisive: z
      .boolean()
      .describe(
        'Whether the trade causes it or makes it worse, and is refused for it. Where false, the team breaks the rule already.',
      ),
    coming: z
      .literal(true)
      .optional()
      .describe('Out of season: a minimum of the coming season that the trade misses. It warns only.'),
  })
  .meta({ id: 'TradeViolation' });
export type WordedViolation = z.infer<typeof wordedViolation>;

export const seasonEffect = z
  .object({
    season,
    before: tradeFigures,
    after: tradeFigures,
    violations: z
      .array(wordedViolation)
      .describe('In later seasons only the cap is checked, and it never stops the trade.'),
  })
  .meta({ id: 'SeasonEffect' });
export type SeasonEffect = z.infer<typeof seasonEffect>;

/** A change that would make the trade legal, offered as a button. */
export const tradeSuggestion = z
  .object({
    team_id: id,
    message: z.string().describe("'Drop Ada Prov ($1.2M)', 'Retain 10 % of Ben Puck'"),
    change: z.discriminatedUnion('type', [
      z.object({ type: z.literal('move'), team_id: id, move }),
      z.object({ type: z.literal('retain'), team_id: id, player_id: playerId, percent: whole }),
    ]),
  })
  .meta({ id: 'TradeSuggestion' });
export type TradeSuggestion = z.infer<typeof tradeSuggestion>;

const activeChange = z.object({ player_id: playerId, position });

export const sideEffects = z
  .object({
    team_id: id,
    team_name: z.string(),
    seasons: z.array(seasonEffect).describe('This season and the next two.'),
    joins: z.array(activeChange).describe('Who would become one of its active players, by the trade and its moves.'),
    leaves: z.array(activeChange).describe('Who would no longer be one of its active players.'),
    retention_slots: whole,
    suggestions: z.array(tradeSuggestion),
  })
  .meta({ id: 'SideEffects' });
export type SideEffects = z.infer<typeof sideEffects>;

export const tradeProblem = z
  .object({
    name: z.string(),
    message: z.string(),
    fix: z.string().optional(),
    figure: z.number().optional(),
    limit: z.number().optional(),
    severity: z
      .enum(['refused', 'blocking'])
      .describe('`refused` ones cannot even be sent; `blocking` ones warn now and decide at acceptance.'),
    team_id: id.nullable(),
    asset: z.object({ kind: z.enum(ASSET_KINDS), ref: z.string() }).nullable(),
  })
  .meta({ id: 'TradeProblem' });
export type TradeProblem = z.infer<typeof tradeProblem>;

export const tradeEffects = z
  .object({
    sides: z.tuple([sideEffects, sideEffects]),
    problems: z.array(tradeProblem),
    sendable: z.boolean().describe('It may be sent.'),
    legal: z.boolean().describe('It would be executed as things stand.'),
    at_once: z
      .boolean()
      .describe('It is carried out at acceptance: it names draft picks alone, one of them of a draft that is running.'),
  })
  .meta({ id: 'TradeEffects' });
export type TradeEffects = z.infer<typeof tradeEffects>;

const sides = z.tuple([tradeSideView, tradeSideView]);

export const tradePreview = z.object({ sides, effects: tradeEffects }).meta({ id: 'TradePreview' });
export type TradePreview = z.infer<typeof tradePreview>;

export const conditionView = z
  .object({
    condition_id: id,
    trade_id: id,
    from_team_id: id,
    to_team_id: id,
    asset: tradeAssetView,
    instead: tradeAssetView.nullable().describe('With `pick-protected` and `pick-of-two`: what goes instead.'),
    condition,
    text: z.string(),
    resolve_by: time.describe('The end of its day.'),
    state: z.enum(['waiting', 'due', 'met', 'not-met', 'void']),
    proposed: z
      .object({
        outcome: z.enum(['met', 'not-met']),
        evidence: z.string(),
        by: z.string().nullable().describe('null: the system.'),
        at: time,
      })
      .nullable()
      .describe('What the system or a manager holds to be true, for the commissioner to confirm.'),
    confirmed: z
      .object({
        by: z.string().nullable().describe('null: by votes or on its date.'),
        at: time,
        note: z.string().nullable(),
      })
      .nullable(),
    ...CONDITION_DECISION,
  })
  .meta({ id: 'ConditionView' });
export type ConditionView = z.infer<typeof conditionView>;

export const conditionLedgerAnswer = z
  .object({ conditions: z.array(conditionView) })
  .meta({ id: 'ConditionLedgerAnswer' });
export type ConditionLedgerAnswer = z.infer<typeof conditionLedgerAnswer>;

const sideInWords = z.object({ team_id: id, assets: z.array(z.string()), moves: z.array(z.string()) });

/** An earlier offer in this negotiation. Offers that were never accepted are only visible to the two teams. */
export const tradeHistoryEntry = z
  .object({
    trade_id: id,
    state,
    requested_by: id,
    sent_to: id,
    message: z.string().nullable(),
    proposed_at: time,
    ended_at: time.nullable(),
    reason: z.string().nullable(),
    sides: z.array(sideInWords),
  })
  .meta({ id: 'TradeHistoryEntry' });
export type TradeHistoryEntry = z.infer<typeof tradeHistoryEntry>;

export const tradeListEntry = z
  .object({
    trade_id: id,
    state,
    version: whole,
    requested_by: id,
    sent_to: id,
    requested_by_name: z.string(),
    sent_to_name: z.string(),
    season,
    sides: z.tuple([sideInWords, sideInWords]).describe('What each side gives, in words; the proposing side first.'),
    shown: sides.describe('The same as it is shown on a card.'),
    proposed_at: time,
    expires_at: time.nullable(),
    review_until: time.nullable(),
    ended_at: time.nullable(),
    reason: z.string().nullable().describe('Why it ended, in words.'),
    conditions_open: whole,
    waiting_for_me: z.boolean().describe("Waits for the caller's answer."),
  })
  .meta({ id: 'TradeListEntry' });
export type TradeListEntry = z.infer<typeof tradeListEntry>;

/** `GET …/trades`: newest first. */
export const tradeListAnswer = z
  .object({
    trades: z.array(tradeListEntry),
    next: id.nullable().describe('Give it as `before` for the next page; null at the end.'),
    review_hours: whole,
  })
  .meta({ id: 'TradeListAnswer' });
export type TradeListAnswer = z.infer<typeof tradeListAnswer>;

/** Answer of every command on a trade; clients then fetch the trade. A counter-offer answers with the new offer. */
export const tradeAnswer = z.object({ trade_id: id, state, version: whole }).meta({ id: 'TradeAnswer' });
export type TradeAnswer = z.infer<typeof tradeAnswer>;

export const tradeVetoView = z
  .object({
    by: z
      .enum(['commissioner', 'managers'])
      .describe("`commissioner` may veto, or, in a commissioner's own trade, a third of the uninvolved `managers`."),
    votes: whole,
    needed: whole,
    mine: z.boolean().describe('The caller has voted against the trade.'),
  })
  .meta({ id: 'TradeVeto' });
export type TradeVetoView = z.infer<typeof tradeVetoView>;

export const tradeView = z
  .object({
    trade_id: id,
    state,
    version: whole,
    hash: z.string().describe('Of all that is shown of it; goes back with `accept`.'),
    facts: z
      .array(tradeFact)
      .describe(
        'What the hash stands for, line by line; goes back with `accept` so that a refusal can name what changed.',
      ),
    sent_to: id,
    requested_by: id,
    season,
    sides,
    message: z.string().nullable().describe('Only for the two teams.'),
    now: time.describe("The database's."),
    proposed_at: time,
    expires_at: time.nullable(),
    accepted_at: time.nullable(),
    review_until: time.nullable(),
    ended_at: time.nullable(),
    reason: z.string().nullable(),
    on_behalf: z
      .object({ by: z.string().nullable(), reason: z.string(), override: z.boolean() })
      .nullable()
      .describe('A commissioner entered it for both teams.'),
    effects: tradeEffects.nullable().describe('While it is open: what it would do now.'),
    conditions: z.array(conditionView),
    history: z
      .array(tradeHistoryEntry)
      .describe('The exchange it belongs to, oldest first, itself included; only for the two teams.'),
    at_once: z.boolean().describe('It was carried out at acceptance because a draft was running.'),
    veto: tradeVetoView
      .nullable()
      .describe('While it is under review, or can still be reversed after it was carried out during a draft.'),
    allowed: z
      .array(z.enum(TRADE_ACTIONS))
      .describe('What the caller may do now, by the same table that the server obeys.'),
  })
  .meta({ id: 'Trade' });
export type TradeView = z.infer<typeof tradeView>;

/** `GET …/trades/{trade_id}/reversal` (commissioner): whether the trade can be reversed, with the reasons if not. */
export const tradeReversalView = z
  .object({
    possible: z.boolean(),
    reasons: z.array(z.string()),
    overridable: z.array(z.string()).describe('Reasons that an override would overrule: rules of cap and roster.'),
  })
  .meta({ id: 'TradeReversal' });
export type TradeReversalView = z.infer<typeof tradeReversalView>;

const FROZEN = { frozen: z.string().nullable().describe('Why it cannot be traded now; null when it can.') };

export const tradableAssetsAnswer = z
  .object({
    team_id: id,
    players: z.array(
      playerAsset.extend({
        ...FROZEN,
        rookie: z.boolean(),
        moves: z.array(moveType),
        retainable: whole.describe('Percent of the cap hit that the team may still retain.'),
        retainable_dollars: dollars.describe('The same to the dollar, for what a commissioner enters.'),
      }),
    ),
    draft_picks: z.array(draftPickAsset.extend(FROZEN)),
    fa_picks: z.array(faPickAsset.extend(FROZEN)),
    budget: z
      .object({
        season,
        left: dollars.describe('Without what accepted trades have promised. Open bids count as left.'),
      })
      .nullable()
      .describe('The budget for bids; null where it is not traded.'),
    cap_space: z
      .object({ season, space: dollars.describe('Cap space of the team now.') })
      .nullable()
      .describe('The cap space of the season; null where it is not traded.'),
    retention: z.object({
      enabled: z.boolean(),
      max_percent: whole,
      slots: whole,
      used: whole,
      contracts: z.array(z.object(RETENTION)),
    }),
    allowed: z
      .object({ draft_picks: z.boolean(), fa_picks: z.boolean(), retention: z.boolean() })
      .describe('What the league allows in a trade at all.'),
  })
  .meta({ id: 'TradableAssetsAnswer' });
export type TradableAssetsAnswer = z.infer<typeof tradableAssetsAnswer>;

export const tradeBlockView = z
  .object({
    team_id: id,
    team_name: z.string(),
    players: z.array(playerAsset),
    picks: z.array(draftPickAsset),
    looking_for: z.string(),
    updated_at: time.nullable().describe('null when the team never wrote anything.'),
  })
  .meta({ id: 'TradeBlock' });
export type TradeBlockView = z.infer<typeof tradeBlockView>;

export const tradeBlockAnswer = z.object({ teams: z.array(tradeBlockView) }).meta({ id: 'TradeBlockAnswer' });
export type TradeBlockAnswer = z.infer<typeof tradeBlockAnswer>;
