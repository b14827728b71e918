import { z } from 'zod';
import { dollars, id, playerId, position, season, whole } from '../../answer.parts.js';

const perPosition = <T extends z.ZodType>(of: T) => z.object({ F: of, D: of, G: of });

const strength = {
  per_place: perPosition(z.number()).describe('Points of the best players at a position, per roster place.'),
  needs: z.array(position).describe("Positions below the league's median."),
  surplus: z.array(position).describe("Positions above the league's median."),
};

const finderPlayer = z
  .object({
    player_id: playerId,
    name: z.string(),
    position,
    position_detail: z.string(),
    points: z.number(),
    hit: dollars.describe('What the player counts on the cap.'),
  })
  .meta({ id: 'FinderPlayer' });
export type FinderPlayerView = z.infer<typeof finderPlayer>;

const swap = z
  .object({
    give: z.array(finderPlayer).describe('Whom the swap is about; a second player keeps the numbers by position.'),
    get: z.array(finderPlayer),
    gain: z.number().describe("Points that the best players of the caller's team have more after the swap."),
    partner_gain: z.number().describe("The same for the partner's."),
    cap_space: dollars.describe("The caller's cap space after the swap."),
    partner_cap_space: dollars,
  })
  .meta({ id: 'FinderSwap' });
export type FinderSwap = z.infer<typeof swap>;

export const tradeFinderAnswer = z
  .object({
    season: season.describe('Of the points: the league’s; the one before while none of its games is known.'),
    places: perPosition(whole).describe('Roster places by position: the league’s minimums, or what teams have.'),
    median: perPosition(z.number()).describe('Points per place at the median of all teams.'),
    mine: z.object(strength).nullable().describe('null without a team.'),
    partners: z
      .array(z.object({ team_id: id, ...strength, swaps: z.array(swap) }).meta({ id: 'FinderPartner' }))
      .describe('The best first. Teams without a swap from which both gain are left out.'),
  })
  .meta({ id: 'TradeFinderAnswer' });
export type TradeFinderAnswer = z.infer<typeof tradeFinderAnswer>;
