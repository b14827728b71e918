import { z } from 'zod';
import { dollars, draftType, id, place, playerId, position, season, time, whole } from '../answer.parts.js';

export const seasonHit = z
  .object({
    season,
    hit: dollars.describe('The cap hit that counts; without any contract the minimum salary.'),
    kind: z
      .enum(['signed', 'estimated', 'none'])
      .describe(
        '`signed`: by a contract of the season; `estimated`: the last one known; `none`: no contract is known.',
      ),
    retained: dollars.describe('What other teams than the player’s retain of it.'),
  })
  .meta({ id: 'SeasonHit' });
export type SeasonHit = z.infer<typeof seasonHit>;

export const playerGlance = z
  .object({
    player_id: playerId,
    points: z.number().describe('By the league’s scoring.'),
    games: whole,
    age: whole.nullable().describe('Today; null where the date of birth is not known.'),
    contract_expiry: whole.nullable().describe('First year without a contract.'),
    years_left: whole.nullable().describe('Seasons under contract, this one among them.'),
    hits: z.array(seasonHit).describe('This season and the next two.'),
  })
  .meta({ id: 'PlayerGlance' });
export type PlayerGlance = z.infer<typeof playerGlance>;

/** `GET …/trades/glance?players=`. Unknown players are omitted. */
export const tradeGlanceAnswer = z
  .object({
    season: season.describe('Of the points and games: the league’s; the one before while none of its games is known.'),
    players: z.array(playerGlance),
  })
  .meta({ id: 'TradeGlanceAnswer' });
export type TradeGlanceAnswer = z.infer<typeof tradeGlanceAnswer>;

export const treeItem = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('player'),
      player_id: playerId,
      name: z.string(),
      position,
      position_detail: z.string(),
      nhl_club: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('draft-pick'),
      pick_id: id,
      season,
      type: draftType,
      round: whole,
      pick_number: whole.nullable(),
      assigned_to: id,
    }),
    z.object({ kind: z.literal('fa-pick'), pick_id: id, week: whole, assigned_to: id }),
    z.object({ kind: z.enum(['budget', 'cap-space']), amount: dollars }),
    z.object({
      kind: z.literal('retention'),
      player_id: playerId,
      name: z.string(),
      percent: whole.nullable(),
      dollars: dollars.nullish(),
      team_id: id,
    }),
    z
      .object({
        kind: z.literal('brought-pick'),
        season,
        type: draftType.nullable().describe('null where nobody said.'),
        round: whole,
        assigned_to: id,
      })
      .describe('Of a brought trade: a draft pick that the league has not.'),
    z.object({ kind: z.literal('told'), what: z.string() }).describe('Of a brought trade: words alone.'),
  ])
  .meta({ id: 'TreeItem' });
export type TreeItemView = z.infer<typeof treeItem>;

export const treeFate = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('held'), place: place.nullable().describe('A player’s.') }),
    z.object({
      type: z.literal('traded'),
      trade_id: z.string(),
      to: id,
      at: time.nullable().describe('null where a brought trade says no day.'),
      told: z.boolean().describe('What came in return is in the tree already.'),
    }),
    z.object({ type: z.literal('used'), at: time, overall: whole.nullable() }).describe('Below stands the player.'),
    z.object({ type: z.literal('forfeited') }),
    z.object({ type: z.literal('unused') }),
    z.object({ type: z.literal('added') }).describe('An amount that is part of the budget or the cap of the team.'),
    z.object({
      type: z.enum(['dropped', 'released']),
      at: time.nullable(),
      next: z
        .object({ team_id: id, how: z.enum(['drafted', 'added', 'claimed', 'traded', 'imported']) })
        .nullable()
        .describe('Who had the player next.'),
      now: id.nullable().describe('Who has the player now; null for a free agent.'),
    }),
    z
      .object({ type: z.literal('before'), now: id.nullable() })
      .describe('A player or a pick that the team had no more when the league came here; `now`: who has it.'),
    z.object({ type: z.literal('unknown') }).describe('Of a brought trade: words, or a pick that the league has not.'),
    z.object({ type: z.literal('retained'), through: season, runs: z.boolean() }),
    z
      .object({ type: z.enum(['promised', 'stayed']), text: z.string() })
      .describe('The condition waits, or was not met.'),
  ])
  .meta({ id: 'TreeFate' });
export type TreeFateView = z.infer<typeof treeFate>;

export const treeLine = z
  .object({
    parent: whole
      .nullable()
      .describe('The line that it came from, by its place in the list; null in the trade itself.'),
    depth: whole,
    team_id: id.describe('Who got it.'),
    item: treeItem,
    fate: treeFate,
  })
  .meta({ id: 'TreeLine' });
export type TreeLineView = z.infer<typeof treeLine>;

/** `GET …/trade/{trade_id}/tree`: lines in reading order; empty until the trade is executed. */
export const tradeTreeAnswer = z
  .object({
    trade_id: id,
    lines: z.array(treeLine),
    earlier: z
      .array(
        z.object({
          player_id: playerId.nullable(),
          pick_id: id.nullable(),
          from: id,
          to: id,
          season,
          trade_id: z.string(),
        }),
      )
      .describe(
        'How players and picks of the trade had come to the team that gave them, where that was a trade of another site.',
      ),
  })
  .meta({ id: 'TradeTreeAnswer' });
export type TradeTreeAnswer = z.infer<typeof tradeTreeAnswer>;

export const broughtTradeAnswer = z
  .object({ season, day: z.iso.date().nullable(), teams: z.array(id).length(2), lines: z.array(treeLine) })
  .meta({ id: 'BroughtTrade' });
export type BroughtTradeAnswer = z.infer<typeof broughtTradeAnswer>;
