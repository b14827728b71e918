import type { Dollars } from '../../money.js';
import { POSITIONS, type Position } from '../../position.js';
import type { DraftState, PoolPlayer } from '../draft.model.js';
import type { DraftPool, PickJudge } from './legality.rules.js';
import { fillOf, needsOf, perPosition, total } from './needs.rules.js';

/**
 * Returns a check whether a legal pick leaves a place and cap space for another player of `wanted`, besides the
 * minimums. Create it once per state; it is cheap for a whole list.
 */
export function leavesPlaceFor(
  wanted: Position,
  state: DraftState,
  judge: PickJudge,
  pool: DraftPool,
): (player: PoolPlayer) => boolean {
  const team = state.teams.find(({ id }) => id === judge.teamId);
  if (state.type === 'rookie' || team === undefined) return ({ id }) => judge.allows(id);
  const { holdings } = team;
  const needs = needsOf(holdings, state.rules.minimums, null);
  // Two more than needed: the judged player and the wanted one.
  const cheapest = perPosition((position) => {
    const free: PoolPlayer[] = [];
    for (const player of pool.cheapest[position]) {
      if (free.length >= needs[position] + 2) break;
      if (!judge.isTaken(player.id)) free.push(player);
    }
    return free;
  });

  /** Highest cap hit of a player of the position; null when the place is out of reach at any price. */
  const mostOf = (position: Position, without: number | null): Dollars | null => {
    const { needs: then, picks } = judge.leftAfter(position);
    const [another, ...more] = cheapest[wanted].filter(({ id }) => id !== without);
    // The wanted player may be one of the needed ones.
    const keep = Math.max(0, total(then) - judge.outOfReach - (then[wanted] > 0 ? 1 : 0));
    if (another === undefined || 1 + keep > picks) return null;
    const fill = fillOf(
      POSITIONS.flatMap((entry) =>
        (entry === wanted ? more : cheapest[entry].filter(({ id }) => id !== without))
          .slice(0, Math.max(0, then[entry] - (entry === wanted ? 1 : 0)))
          .map(({ capHit }) => capHit),
      ),
    );
    const rest = fill[keep];
    return rest === undefined ? null : state.rules.salaryCap - holdings.capUsed - another.capHit - rest;
  };
  const most = perPosition((position) => mostOf(position, null));
  return (player) => {
    if (!judge.allows(player.id)) return false;
    const among = cheapest[player.position].some(({ id }) => id === player.id);
    const limit = among ? mostOf(player.position, player.id) : most[player.position];
    return limit !== null && player.capHit <= limit;
  };
}
