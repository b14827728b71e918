import { z } from 'zod';
import { DRAFT_TYPES } from '@crease/core/draft-type.js';
import { count, json, moment, oneOf, playerId, season, id } from '@crease/core/archive/archive.values.js';
import { CONTRACT_KINDS, CONTRACT_SOURCES } from '@crease/core/contracts/contract.values.js';
import { money } from '../archive.values.parts.js';
import { STORED } from '../archive.values.stored.js';

/** Contracts of a league with its own salaries. */
export const CONTRACT_VALUES = {
  league_contract: {
    league_id: id,
    player_id: playerId,
    salary: money,
    first_season: season,
    last_season: season,
    kind: oneOf(CONTRACT_KINDS),
    source: oneOf(CONTRACT_SOURCES),
    signed_at: moment,
    sign_until: moment.nullable(),
    released_at: moment.nullable(),
  },
  restricted_agent: {
    league_id: id,
    season,
    player_id: playerId,
    team_id: id,
    salary: money,
    opened_at: moment,
    offers_until: moment,
    match_until: moment.nullable(),
    offer_id: id.nullable(),
    decided_at: moment.nullable(),
    outcome: oneOf(['matched', 'kept', 'signed', 'free']).nullable(),
  },
  unrestricted_agent: {
    league_id: id,
    season,
    player_id: playerId,
    team_id: id,
    salary: money.nullable(),
    opened_at: moment,
    nominate_until: moment,
  },
  rfa_offer: {
    id,
    league_id: id,
    season,
    player_id: playerId,
    team_id: id,
    salary: money.nullable(),
    years: count(8).nullable(),
    placed_at: moment,
    placed_by: id.nullable(),
    outcome: oneOf(['matched', 'won', 'lost', 'failed']).nullable(),
    ending: STORED.said.nullable(),
    compensation: json(
      z.array(z.object({ season, type: z.enum(DRAFT_TYPES), round: count(100, 1) })).max(10),
    ).nullable(),
  },
  dead_cap: { league_id: id, player_id: playerId, released_at: moment, team_id: id, season, amount: money },
};
