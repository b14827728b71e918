import type { DraftState } from '../draft.model.js';
import { tallyOf } from '../order/slot-tally.js';
import type { DraftPool } from '../team/legality.rules.js';
import { openPlaces } from './auction.places.js';
import { restOf } from './auction.rules.js';

/** A team values a player up to this share more or less than the rank says. */
const TASTE = 0.2;

/** A constant taste per team and player, from -1 to 1, so that teams want different players. */
function tasteOf(teamId: string, playerId: number): number {
  let hash = 2_166_136_261;
  for (const letter of `${teamId}${playerId}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return ((hash >>> 0) % 2_001) / 1_000 - 1;
}

/**
 * The team's price of a player by rank and by the money that all teams have left. The minimum is paid for each open
 * place; the rest goes to the best players, falling with the cube of their rank, as in auctions of fantasy leagues.
 */
export function worthOf(state: DraftState, teamId: string, playerId: number, pool: DraftPool): number {
  const minimum = state.rules.auction?.minimum ?? 0;
  const { taken } = tallyOf(state.slots);
  const rank = pool.ranked.filter(({ id }) => !taken(id)).findIndex(({ id }) => id === playerId);
  let [places, money] = [0, 0];
  for (const { id } of state.teams) {
    const open = openPlaces(state, id);
    places += open;
    if (open > 0) money += restOf(state, id);
  }
  const surplus = money - minimum * places;
  if (rank < 0 || rank >= places || surplus <= 0) return minimum;
  // The shares of all places sum up to 1.
  const share = ((1 - rank / places) ** 3 * 4 * places) / (places + 1) ** 2;
  return minimum + Math.round(surplus * share * (1 + TASTE * tasteOf(teamId, playerId)));
}
