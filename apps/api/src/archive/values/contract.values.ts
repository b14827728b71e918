import { moment, oneOf, playerId, season, id } from '@crease/core/archive/archive.values.js';
import { CONTRACT_KINDS, CONTRACT_SOURCES } from '@crease/core/contracts/contract.values.js';
import { money } from '../archive.values.parts.js';

/** Contracts of a league with salaries of its own. */
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
  dead_cap: { league_id: id, player_id: playerId, released_at: moment, team_id: id, season, amount: money },
};
