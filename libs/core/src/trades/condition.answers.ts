import { z } from 'zod';
import { day, id, playerId, season, whole } from '../answer.parts.js';
import { PLAYOFF_ROUNDS, WHICH_OF_TWO } from './trade.model.js';

const not = z.literal(true).optional().describe('It must not come true. Left out otherwise.');
const UNTIL = { resolve_by: day };

/** `Condition` of trade.model.ts: what is named must come true by the end of `resolve_by`. */
export const condition = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('pick-protected'),
      top: whole,
      instead_pick_id: id.optional().describe('What goes instead; next year’s same round where it is left out.'),
      ...UNTIL,
    }),
    z.object({ type: z.literal('pick-of-two'), other_pick_id: id, which: z.enum(WHICH_OF_TWO), ...UNTIL }),
    z.object({ type: z.literal('games-played'), player_id: playerId, season, at_least: whole, not, ...UNTIL }),
    z.object({ type: z.literal('team-finish'), team_id: id, season, top: whole, not, ...UNTIL }),
    z.object({
      type: z.literal('playoffs-made'),
      club: z.string(),
      season,
      round: whole
        .max(PLAYOFF_ROUNDS)
        .optional()
        .describe('The round that is reached; the first where it is left out.'),
      not,
      ...UNTIL,
    }),
    z.object({ type: z.literal('signed'), player_id: playerId, season, not, ...UNTIL }),
    z.object({ type: z.literal('award'), player_id: playerId, award: z.string(), season, not, ...UNTIL }),
    z.object({ type: z.literal('free-text'), text: z.string(), ...UNTIL }),
  ])
  .meta({ id: 'Condition' });
