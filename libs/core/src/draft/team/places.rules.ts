import { draftsToBank } from '../../leagues/drafts/draft.table.js';
import type { Dollars } from '../../money.js';
import { POSITIONS, type Position } from '../../position.js';
import type { DraftState, PoolPlayer } from '../draft.model.js';
import type { PickJudge } from './legality.rules.js';
import { needsOf, perPosition, total } from './needs.rules.js';
import { positionOf, type Kind } from './position-room.js';

/**
 * Returns a check whether a legal pick leaves a place and cap space for another player of `wanted`, besides the
 * minimums. Create it once per state; it is cheap for a whole list.
 */
export function leavesPlaceFor(wanted: Position, state: DraftState, judge: PickJudge): (player: PoolPlayer) => boolean {
  const team = state.teams.find(({ id }) => id === judge.teamId);
  if (draftsToBank(state.type) || team === undefined) return ({ id }) => judge.allows(id);
  const { holdings } = team;
  const needs = needsOf(holdings, state.rules.minimums, null);
  /** Two more than needed: the judged player and the wanted one. */
  const cheapestOf = (kind: Kind, without?: number) =>
    perPosition((position) => judge.cheapestFree(position, needs[position] + 2, kind, without));

  /** Highest cap hit of a player of the kind; null when the place is out of reach at any price. */
  const mostOf = (kind: Kind, cheapest: Readonly<Record<Position, readonly PoolPlayer[]>>): Dollars | null => {
    const { needs: then, picks } = judge.leftAfter(positionOf(kind));
    const [another, ...more] = cheapest[wanted];
    // The wanted player may be one of the needed ones.
    const keep = Math.max(0, total(then) - judge.outOfReach - (then[wanted] > 0 ? 1 : 0));
    if (another === undefined || 1 + keep > picks) return null;
    const needed = POSITIONS.flatMap((entry) =>
      (entry === wanted ? more : cheapest[entry]).slice(0, Math.max(0, then[entry] - (entry === wanted ? 1 : 0))),
    );
    const later = judge.laterCost(another, needed, keep);
    return later === null ? null : state.rules.salaryCap - holdings.capUsed - later;
  };
  const known = new Map<Kind, { readonly cheapest: ReturnType<typeof cheapestOf>; readonly most: Dollars | null }>();
  const ofKind = (kind: Kind) => {
    const found = known.get(kind);
    if (found !== undefined) return found;
    const cheapest = cheapestOf(kind);
    const first = { cheapest, most: mostOf(kind, cheapest) };
    known.set(kind, first);
    return first;
  };
  return (player) => {
    if (!judge.allows(player.id)) return false;
    const kind = judge.kindOf(player);
    const { cheapest, most } = ofKind(kind);
    const among = cheapest[player.position].some(({ id }) => id === player.id);
    const limit = among ? mostOf(kind, cheapestOf(kind, player.id)) : most;
    return limit !== null && judge.costOf(player) <= limit;
  };
}
