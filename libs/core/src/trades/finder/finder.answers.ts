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

const positionChange = z
  .object({
    position,
    points: z.number().describe('Points that the best players there have more after the swap; below 0 for fewer.'),
    rank: whole.describe('Among all teams by points of the best players, before the swap; 1 has the most.'),
    rank_after: whole,
  })
  .meta({ id: 'FinderChange' });
export type FinderChange = z.infer<typeof positionChange>;

const swap = z
  .object({
    give: z.array(finderPlayer).describe('Whom the swap is about; a second player keeps the numbers by position.'),
    get: z.array(finderPlayer),
    gain: z.number().describe("Points that the best players of the caller's team have more after the swap."),
    partner_gain: z.number().describe("The same for the partner's."),
    cap_space: dollars.describe("The caller's cap space after the swap."),
    partner_cap_space: dollars,
    changes: z
      .array(positionChange)
      .describe("Of the caller's team: the position that it fills, then the one from which it gives."),
    partner_changes: z.array(positionChange).describe("The same for the partner's."),
  })
  .meta({ id: 'FinderSwap' });
export type FinderSwap = z.infer<typeof swap>;

export const tradeFinderAnswer = z
  .object({
    season: season.describe('Of the points: the league’s; the one before while none of its games is known.'),
    places: perPosition(whole).describe('Roster places by position: the league’s minimums, or what teams have.'),
    median: perPosition(z.number()).describe('Points per place at the median of all teams.'),
    cap: dollars.describe('The salary cap that applies now.'),
    mine: z
      .object({ ...strength, cap_space: dollars.describe('Before a swap.') })
      .nullable()
      .describe('null without a team.'),
    partners: z
      .array(
        z
          .object({ team_id: id, ...strength, cap_space: dollars.describe('Before a swap.'), swaps: z.array(swap) })
          .meta({ id: 'FinderPartner' }),
      )
      .describe('The best first. Teams without a swap from which both gain are left out.'),
  })
  .meta({ id: 'TradeFinderAnswer' });
export type TradeFinderAnswer = z.infer<typeof tradeFinderAnswer>;
