import { z } from 'zod';
import { dollars, draftType, id, playerId, position, season, time, whole } from '../../answer.parts.js';

export const offerPlaced = z
  .object({ offer_id: id, decided_at: time.describe('When offers are compared.') })
  .meta({ id: 'OfferPlaced' });
export type OfferPlaced = z.infer<typeof offerPlaced>;

const compensationPick = z.object({ season, type: draftType, round: whole }).meta({ id: 'CompensationPick' });

const terms = z.object({ team_id: id, salary: dollars, years: whole });

const restrictedAgent = z
  .object({
    player_id: playerId,
    player_name: z.string(),
    position,
    season,
    team_id: id.describe('The team whose contract with the player has ended.'),
    salary: dollars.describe('The salary of that contract.'),
    offers_until: time,
    match_until: time.nullable().describe('Until when the team can match; null while offers are made.'),
    best: terms.nullable().describe('The best offer, for the team that can match it and the team that made it.'),
    own: z
      .object({ offer_id: id, salary: dollars, years: whole, placed_by: z.string().nullable() })
      .nullable()
      .describe("The open offer of the caller's team. Other offers are sealed."),
    outcome: z
      .enum(['matched', 'kept', 'signed', 'free'])
      .nullable()
      .describe('`kept`: without an offer; `signed`: with the team of the best offer; null while it is open.'),
    decided_at: time.nullable(),
    offers: z
      .array(
        terms.extend({
          outcome: z.enum(['matched', 'won', 'lost', 'failed']),
          reason: z.string().nullable(),
          compensation: z.array(compensationPick).describe('Picks that the former team got for it.'),
        }),
      )
      .describe('All offers of a decided player, best first.'),
  })
  .meta({ id: 'RestrictedAgent' });
export type RestrictedAgentView = z.infer<typeof restrictedAgent>;

/** Answer of `GET /api/{league_id}/free-agents/restricted`: open players by their time, then decided ones. */
export const restrictedAnswer = z
  .object({
    minimum: dollars.describe('The lowest salary of an offer.'),
    step: dollars.describe('Salaries are multiples of it.'),
    least: whole.describe('Seasons of the shortest contract.'),
    most: whole.describe('Seasons of the longest contract.'),
    compensation: z
      .object({ cap: dollars, type: draftType, rounds: whole })
      .nullable()
      .describe('The draft whose picks an unmatched offer costs; null where it costs none.'),
    players: z.array(restrictedAgent),
  })
  .meta({ id: 'RestrictedAgents' });
export type RestrictedAnswer = z.infer<typeof restrictedAnswer>;
