import { keptMoney } from '@crease/core/draft/auction/auction.rules.js';
import type { DraftRules, DraftState } from '@crease/core/draft/draft.model.js';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import type { Db } from '../../platform/database/database.js';
import { keeperPrices, keptMoneyByTeam } from '../../teams/keepers/keeper-prices.queries.js';
import type { DraftLeague } from '../draft.queries.js';

const hasKeepers = ({ phase }: DraftLeague): boolean => phase !== 'setup' && phase !== 'startup-drafts';

/**
 * The rules of an auction that begins, with what each team's keepers take from its budget. Startup drafts have no
 * keepers.
 * @param players the pool; a mock's pool may hold players of the rosters, who are no keepers then
 */
export async function rulesWithKept(
  db: Db,
  league: DraftLeague,
  state: DraftState,
  players: readonly { readonly id: number }[],
): Promise<DraftRules> {
  const { rules, season } = state;
  if (rules.auction === undefined || !hasKeepers(league)) return rules;
  const ids = players.map(({ id }) => id);
  const prices = await keptMoneyByTeam(db, { ...league, season }, ids);
  return prices === null ? rules : { ...rules, auction: { ...rules.auction, kept: keptMoney(state, prices) } };
}

/** The players with the prices that they cost as keepers, until the auction has ended. */
export async function withPrices(
  db: Db,
  league: DraftLeague | null,
  { rules, season, status }: Pick<DraftState, 'rules' | 'season' | 'status'>,
  players: readonly KeptPlayer[],
): Promise<KeptPlayer[]> {
  if (league === null || rules.auction === undefined || status === 'ended' || !hasKeepers(league)) return [...players];
  const prices = await keeperPrices(
    db,
    { ...league, season },
    players.filter(({ place }) => place !== 'rookie').map(({ id }) => id),
  );
  return players.map((player) => ({ ...player, ...(prices.has(player.id) ? { price: prices.get(player.id) } : {}) }));
}
