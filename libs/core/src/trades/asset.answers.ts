import { z } from 'zod';
import { dollars, draftType, id, place, playerId, position, season, time, whole } from '../answer.parts.js';
import { condition } from './conditions/condition.answers.js';

const ASSET = {
  condition: condition.nullable(),
  condition_text: z.string().nullable().describe('The condition in words; null without one.'),
  label: z.string().describe("The asset in words: 'Ada Prov (F, $4.5M)', '2026-27 general, round 2 (Bears)'."),
};

export const playerAsset = z
  .object({
    ...ASSET,
    kind: z.literal('player'),
    player_id: playerId,
    name: z.string(),
    position,
    position_detail: z.string(),
    nhl_club: z.string().nullable(),
    status: z.string(),
    place: place.nullable().describe('null when the player is no longer on the giving team.'),
    cap_hit: dollars,
    charge: dollars.describe(
      'What the player costs the team that gets them, with what is retained in this very trade.',
    ),
    estimated: z.boolean(),
    contract_expiry: whole.nullable().describe('First year without a contract.'),
  })
  .meta({ id: 'TradePlayer' });

export const draftPickAsset = z
  .object({
    ...ASSET,
    kind: z.literal('draft-pick'),
    pick_id: id,
    season,
    type: draftType,
    round: whole,
    pick_number: whole.nullable(),
    assigned_to: id,
    owned_by: id,
  })
  .meta({ id: 'TradeDraftPick' });

export const faPickAsset = z
  .object({
    ...ASSET,
    kind: z.literal('fa-pick'),
    pick_id: id,
    week: whole,
    assigned_to: id,
    owned_by: id,
    expiry_date: time,
  })
  .meta({ id: 'TradeFaPick' });

const budgetAsset = z
  .object({ ...ASSET, kind: z.literal('budget'), season, amount: dollars })
  .meta({ id: 'TradeBudget' });

const capSpaceAsset = z
  .object({ ...ASSET, kind: z.literal('cap-space'), season, amount: dollars })
  .meta({ id: 'TradeCapSpace' });

const SHARE = { percent: whole.nullable(), dollars: dollars.nullish() };
export const RETENTION = { player_id: playerId, name: z.string(), ...SHARE, amount: dollars, through_season: season };
const retentionAsset = z
  .object({ ...ASSET, kind: z.literal('retention'), ...RETENTION })
  .meta({ id: 'TradeRetention' });

export const tradeAssetView = z
  .discriminatedUnion('kind', [playerAsset, draftPickAsset, faPickAsset, retentionAsset, budgetAsset, capSpaceAsset])
  .meta({ id: 'TradeAsset' });
export type TradeAssetView = z.infer<typeof tradeAssetView>;
