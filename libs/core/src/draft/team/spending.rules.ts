import { draftsToBank } from '../../leagues/drafts/draft.table.js';
import type { Dollars } from '../../money.js';
import { POSITIONS, type Position } from '../../position.js';
import type { DraftState } from '../draft.model.js';
import { activeSize, bankPlaces, PickJudge, rosterPlaces, type DraftPool } from './legality.rules.js';
import { perPosition } from './needs.rules.js';
import { tallyOf } from '../order/slot-tally.js';

export interface Spending {
  /** Cap left after all charges; negative when over it. */
  readonly space: Dollars;
  /** Players that the team can still draft: its open picks, limited by room on the roster or in the rookie bank. */
  readonly places: number;
  /** `space` divided by `places`, in whole dollars; null when `places` is 0. */
  readonly perPlace: Dollars | null;
  /** Highest legal cap hit; null when no player of the position is legal at any price. */
  readonly mostOf: Readonly<Record<Position, Dollars | null>>;
  /** The highest of these among positions with free players; null when the team can pick no player. */
  readonly most: Dollars | null;
}

/** True when players use cap; in a rookie draft only when the league counts its rookie bank. */
export const costsCap = ({ type, rules }: Pick<DraftState, 'type' | 'rules'>): boolean =>
  !draftsToBank(type) || rules.bankOnCap === true;

/** How many players a team can still draft: its open picks, limited by room on the roster or in the rookie bank. */
export function placesOf(state: DraftState, teamId: string): number {
  const { type, rules, slots, teams } = state;
  const holdings = teams.find(({ id }) => id === teamId)?.holdings;
  if (holdings === undefined || state.status === 'ended') return 0;
  const room = draftsToBank(type) ? bankPlaces(rules) - holdings.rookies : rosterPlaces(rules) - activeSize(holdings);
  return Math.min(tallyOf(slots).openOf.get(teamId) ?? 0, Math.max(0, room));
}

/** A team's spending limits; null in a rookie draft that uses no cap. */
export function spendingOf(state: DraftState, teamId: string, pool: DraftPool): Spending | null {
  const team = state.teams.find(({ id }) => id === teamId);
  if (!costsCap(state) || team === undefined) return null;
  const { taken } = tallyOf(state.slots);
  const places = placesOf(state, teamId);
  const space = state.rules.salaryCap - team.holdings.capUsed;
  const judge = new PickJudge(state, teamId, pool);
  const mostOf = perPosition((position) => (places === 0 ? null : judge.most(position)));
  const free = (position: Position) => pool.cheapest[position].some(({ id }) => !taken(id));
  const most = POSITIONS.reduce<Dollars | null>(
    (best, position) =>
      mostOf[position] !== null && mostOf[position] > (best ?? -1) && free(position) ? mostOf[position] : best,
    null,
  );
  return { space, places, perPlace: places === 0 ? null : Math.floor(space / places), mostOf, most };
}

/** Teams other than `but` that could take the player now. */
export function rivalsFor(
  state: DraftState,
  playerId: number,
  pool: DraftPool,
  but: string | null,
): { readonly can: number; readonly of: number } {
  const { openOf } = tallyOf(state.slots);
  const rivals = state.teams.filter(({ id }) => id !== but && (openOf.get(id) ?? 0) > 0);
  return {
    can: rivals.filter(({ id }) => new PickJudge(state, id, pool).allows(playerId)).length,
    of: rivals.length,
  };
}
