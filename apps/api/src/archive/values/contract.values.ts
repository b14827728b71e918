import { z } from 'zod';
import { DRAFT_TYPES } from '@crease/core/draft-type.js';
import { count, json, oneOf, season } from '@crease/core/archive/archive.values.js';
import { CONTRACT_KINDS, CONTRACT_SOURCES } from '@crease/core/contracts/contract.values.js';
import { money } from '../archive.values.parts.js';
import { STORED } from '../archive.values.stored.js';

export const CONTRACT_VALUES = {
  league_contract: {
    salary: money,
    kind: oneOf(CONTRACT_KINDS),
    source: oneOf(CONTRACT_SOURCES),
  },
  restricted_agent: {
    salary: money,
    outcome: oneOf(['matched', 'kept', 'signed', 'free']).nullable(),
  },
  unrestricted_agent: { salary: money.nullable() },
  rfa_offer: {
    salary: money.nullable(),
    years: count(8).nullable(),
    outcome: oneOf(['matched', 'won', 'lost', 'failed']).nullable(),
    ending: STORED.said.nullable(),
    compensation: json(
      z.array(z.object({ season, type: z.enum(DRAFT_TYPES), round: count(100, 1) })).max(10),
    ).nullable(),
  },
  dead_cap: { amount: money },
};
