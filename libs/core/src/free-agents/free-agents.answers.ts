import { z } from 'zod';
import { day, faPickView, id, playerId, position, time, whole } from '../answer.parts.js';
import { movesAnswer } from '../teams/team.answers.js';

export const freeAgentAdded = movesAnswer
  .extend({
    player_id: playerId,
    week: whole
      .nullable()
      .describe("Week of the pick that was used; null where the commissioner's override used none."),
  })
  .meta({ id: 'FreeAgentAdded' });
export type FreeAgentAdded = z.infer<typeof freeAgentAdded>;

export const addLimitView = z
  .object({
    span: z.enum(['season', 'period', 'day']),
    made: whole.describe('Adds so far, with drops where they count.'),
    most: whole,
    won: whole.optional().describe('Adds of `most` that the team has won as prizes; left out without any.'),
    last_day: day.nullable().describe("The span's last day; null for a season."),
  })
  .meta({ id: 'AddLimit' });
export type AddLimitView = z.infer<typeof addLimitView>;

export const faPicksAnswer = z
  .object({
    picks: z.array(faPickView),
    add_limits: z.array(addLimitView).describe("The limits of adds of the caller's team; empty without one."),
  })
  .meta({ id: 'FaPicksAnswer' });
export type FaPicksAnswer = z.infer<typeof faPicksAnswer>;

export const claimedAnswer = z.object({ claim_id: id }).meta({ id: 'ClaimedAnswer' });

export const claimView = z
  .object({
    id,
    player_id: playerId,
    player_name: z.string(),
    drop_player_id: playerId.nullable(),
    drop_player_name: z.string().nullable(),
    moves: z
      .array(
        z.object({
          type: z.enum(['drop', 'toIr', 'activate', 'toBank', 'promote']),
          player_id: playerId,
          name: z.string(),
        }),
      )
      .describe('Other moves that are made if the claim wins, with it.'),
    priority: whole,
    created_at: time,
    clears_at: time,
    outcome: z.enum(['open', 'won', 'lost', 'refused', 'withdrawn']).describe('`open` until the waiver is resolved.'),
    reason: z.string().nullable().describe('Why it was lost or refused, in words.'),
  })
  .meta({ id: 'Claim' });
export type ClaimView = z.infer<typeof claimView>;

/** The caller's claims, open ones first. */
export const claimsAnswer = z.object({ claims: z.array(claimView) }).meta({ id: 'ClaimsAnswer' });
export type ClaimsAnswer = z.infer<typeof claimsAnswer>;

export const waiverView = z
  .object({
    player_id: playerId,
    player_name: z.string(),
    position,
    nhl_club: z.string().nullable(),
    dropped_by: id.describe('The team that dropped the player; it claims last.'),
    dropped_at: time,
    clears_at: time,
  })
  .meta({ id: 'Waiver' });
export type WaiverView = z.infer<typeof waiverView>;

/** Answer of `GET /api/{league_id}/free-agents/waivers`: players on waivers, earliest clearing first. */
export const waiversAnswer = z.object({ waivers: z.array(waiverView) }).meta({ id: 'WaiversAnswer' });
export type WaiversAnswer = z.infer<typeof waiversAnswer>;

export const statusOverrideView = z
  .object({
    player_id: playerId,
    player_name: z.string(),
    status: z.string(),
    imported_status: z.string().describe('What the imported data say.'),
    reason: z.string(),
    set_at: time,
    ends_at: time,
  })
  .meta({ id: 'StatusOverride' });
export type StatusOverrideView = z.infer<typeof statusOverrideView>;

export const statusOverridesAnswer = z
  .object({ overrides: z.array(statusOverrideView) })
  .meta({ id: 'StatusOverridesAnswer' });

export const statusSetAnswer = z.object({ success: z.literal(true), ends_at: time }).meta({ id: 'StatusSetAnswer' });
