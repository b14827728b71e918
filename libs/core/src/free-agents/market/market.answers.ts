import { z } from 'zod';
import { dollars, id, playerId, position, time } from '../../answer.parts.js';

export const bidPlaced = z
  .object({
    bid_id: id,
    run_at: time.describe('When the bid is decided; an auction may end later.'),
    leads: z.boolean().optional().describe('In an auction over days: whether the team leads it.'),
  })
  .meta({ id: 'BidPlaced' });
export type BidPlaced = z.infer<typeof bidPlaced>;

export const bidView = z
  .object({
    id,
    player_id: playerId,
    player_name: z.string(),
    amount: dollars.nullable().describe('Null where it cannot be read.'),
    drop_player_id: playerId.nullable(),
    drop_player_name: z.string().nullable(),
    placed_at: time,
    leads: z.boolean().describe('The team leads the auction of the player.'),
    placed_by: z.string().nullable().describe('The person of the team who placed the bid or changed it last.'),
    run_at: time.describe('When it is decided.'),
    outcome: z
      .enum(['open', 'won', 'lost', 'failed'])
      .describe('`lost` to another bid; `failed` where the team may not add the player, with the reason.'),
    price: dollars.nullable().describe('What the team paid; null for a bid that has not won.'),
    reason: z.string().nullable().describe('Why it was lost or failed, in words.'),
  })
  .meta({ id: 'Bid' });
export type BidView = z.infer<typeof bidView>;

export const soldPlayer = z
  .object({
    player_id: playerId,
    player_name: z.string(),
    run_at: time,
    won_by: id.nullable().describe('Null where no bid could be carried out.'),
    price: dollars.nullable(),
    bids: z
      .array(
        z.object({
          team_id: id,
          amount: dollars,
          outcome: z.enum(['won', 'lost', 'failed']),
          reason: z.string().nullable(),
        }),
      )
      .describe('All bids, highest first. Where the league hides losing bids, only the one that won.'),
  })
  .meta({ id: 'SoldPlayer' });
export type SoldPlayer = z.infer<typeof soldPlayer>;

export const marketAnswer = z
  .object({
    next_run_at: time.nullable().describe('Null outside of the season, and in a league with auctions over days.'),
    lots: z
      .array(
        z.object({
          player_id: playerId,
          player_name: z.string(),
          leader_team_id: id,
          price: dollars.describe('What the leader would pay now. Maxima are hidden.'),
          opened_by: id.nullable(),
          bidders: z.number().int(),
          ends_at: time,
        }),
      )
      .describe('Auctions under way, those that end first at the top.'),
    free_agency: z
      .object({
        nominations_until: time.describe('Until when teams can open auctions.'),
        players: z.array(
          z.object({
            player_id: playerId,
            player_name: z.string(),
            position,
            former_team_id: id,
            salary: dollars.nullable().describe('Of the contract that has ended; null where there was none.'),
            team_id: id.nullable().describe('The team that has the player now.'),
          }),
        ),
      })
      .nullable()
      .describe('The unrestricted free agents of free agency. Null in other phases, and where there are none.'),
    budgets: z
      .array(
        z.object({
          team_id: id,
          spent: dollars.describe('Paid for players.'),
          traded: z.number().int().describe('Got in trades, less what was given.'),
          reserved: dollars.describe(
            'Promised in accepted trades that are not decided, and prices of auctions that the team leads.',
          ),
          left: dollars.describe('Open bids of a team count as left.'),
        }),
      )
      .describe("Each team's budget of the season."),
    moves: z
      .array(
        z.object({
          id,
          team_id: id,
          kind: z.enum(['won', 'carried', 'traded']),
          amount: z.number().int().describe('Negative where the team pays.'),
          at: time,
          player_id: playerId.nullable().describe('The player who was won.'),
          player_name: z.string().nullable(),
          trade_id: id.nullable(),
          with_team_id: id.nullable().describe('The other team of the trade.'),
        }),
      )
      .describe('Changes of budgets in the season, newest first.'),
    bids: z.array(bidView).describe("The bids of the caller's team, open ones first. Other bids are sealed."),
    results: z.array(soldPlayer).describe('Decided players, newest run first.'),
  })
  .meta({ id: 'Market' });
export type MarketAnswer = z.infer<typeof marketAnswer>;
export type LotView = MarketAnswer['lots'][number];
export type FreeAgencyView = NonNullable<MarketAnswer['free_agency']>;
export type BudgetMoveView = MarketAnswer['moves'][number];
