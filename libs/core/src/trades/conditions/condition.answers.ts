import { z } from 'zod';
import { day, id, playerId, season, whole } from '../../answer.parts.js';
import { CUP, TEAM_RESULTS, WHICH_OF_TWO } from '../trade.model.js';

/** The deciders of a condition, and the caller's possible actions. */
export const CONDITION_DECISION = {
  decided_by: z
    .enum(['commissioner', 'others', 'date'])
    .describe(
      "`others` decide a condition of a commissioner's own trade: another commissioner, or managers by `vote`. Where there are neither, it ends on its `date`.",
    ),
  vote: z
    .object({
      needed: whole.describe('Votes for one outcome that settle it.'),
      met: whole,
      not_met: whole,
      mine: z.enum(['met', 'not-met']).nullable(),
    })
    .nullable()
    .describe('Where managers vote on it.'),
  may: z.array(z.enum(['report', 'settle', 'vote'])).describe('What the caller may do now.'),
};

const not = z.literal(true).optional().describe('It must not come true. Left out otherwise.');
const UNTIL = { resolve_by: day };

const games = z.object({
  type: z.literal('games-played'),
  player_id: playerId,
  season,
  at_least: whole,
  not,
  ...UNTIL,
});
const finish = z.object({ type: z.literal('team-finish'), team_id: id, season, top: whole, not, ...UNTIL });
const result = z.object({
  type: z.literal('team-result'),
  team_id: id,
  season,
  result: z.enum(TEAM_RESULTS).describe("A place in the league's own play-offs, or the title."),
  not,
  ...UNTIL,
});
const nhlPlayoffs = z.object({
  type: z.literal('playoffs-made'),
  club: z.string(),
  season,
  round: whole
    .max(CUP)
    .optional()
    .describe(`The round that is reached, or ${CUP} for the Stanley Cup; the first round where it is left out.`),
  not,
  ...UNTIL,
});
const signed = z.object({ type: z.literal('signed'), player_id: playerId, season, not, ...UNTIL });
const award = z.object({ type: z.literal('award'), player_id: playerId, award: z.string(), season, not, ...UNTIL });
const freeText = z.object({ type: z.literal('free-text'), text: z.string(), ...UNTIL });

const dayless = { resolve_by: true } as const;
const part = z
  .discriminatedUnion('type', [
    games.omit(dayless),
    finish.omit(dayless),
    result.omit(dayless),
    nhlPlayoffs.omit(dayless),
    signed.omit(dayless),
    award.omit(dayless),
    freeText.omit(dayless),
  ])
  .meta({ id: 'ConditionPart' });

/** `Condition` of trade.model.ts: it must come true by the end of `resolve_by`. */
export const condition = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('pick-protected'),
      top: whole,
      instead_pick_id: id.optional().describe('What goes instead; next year’s same round where it is left out.'),
      ...UNTIL,
    }),
    z.object({ type: z.literal('pick-of-two'), other_pick_id: id, which: z.enum(WHICH_OF_TWO), ...UNTIL }),
    games,
    finish,
    result,
    nhlPlayoffs,
    signed,
    award,
    freeText,
    z.object({ type: z.literal('both'), of: z.tuple([part, part]).describe('Both must come true.'), ...UNTIL }),
  ])
  .meta({ id: 'Condition' });
