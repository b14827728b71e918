import { z } from 'zod';
import { day, id, season, time } from '../answer.parts.js';
import { LEAGUE_PHASES } from '../leagues/league.rules.js';

const phase = z.enum(LEAGUE_PHASES);

/** Answer of `GET /api/{league_id}/phase`: where the league is in its life, and what its next step needs. */
export const phaseAnswer = z
  .object({
    phase,
    season,
    next: phase,
    obstacles: z
      .array(
        z.object({
          name: z.string(),
          message: z.string(),
          fix: z.string().optional(),
          final: z.boolean(),
          teams: z.array(z.object({ team_id: id, name: z.string(), message: z.string() })),
        }),
      )
      .describe('What stands in the way; a commissioner can override it with a reason unless it is `final`.'),
    season_starts_on: day.nullable().describe("null before the league's season began."),
    season_ends_on: day.nullable(),
    protection_deadline: time.nullable().describe('During protection.'),
    protection_locked_at: time.nullable(),
  })
  .meta({ id: 'PhaseAnswer' });
export type PhaseAnswer = z.infer<typeof phaseAnswer>;

/** Answer of `POST /api/{league_id}/phase`. */
export const phaseChangedAnswer = z.object({ success: z.literal(true), phase, season }).meta({ id: 'PhaseChangedAnswer' });
export type PhaseChangedAnswer = z.infer<typeof phaseChangedAnswer>;
