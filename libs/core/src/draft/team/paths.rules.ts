import { draftsToBank } from '../../leagues/drafts/draft.table.js';
import { POSITIONS, type Position } from '../../position.js';
import type { DraftState, PoolPlayer, Slot } from '../draft.model.js';
import { withPlayer } from '../pick.state.js';
import { PickJudge, type DraftPool } from './legality.rules.js';
import { needsOf } from './needs.rules.js';
import { tallyOf, withSlot } from '../order/slot-tally.js';
import { withSlotSalary } from './slot-salaries.rules.js';
import { soldPlayer } from '../charge.rules.js';

/** A position for which the team can get no more players than its minimum requires. */
export interface NarrowPath {
  readonly position: Position;
  /** Players that the team could pick now. */
  readonly left: number;
  /** How many of them it still needs, limited by its remaining picks. */
  readonly needed: number;
}

/**
 * The positions without any choice left: the team can pick only as many players as it needs, or fewer. `left` is exact:
 * each free player is judged separately.
 */
export function narrowPaths(state: DraftState, teamId: string, pool: DraftPool): readonly NarrowPath[] {
  const team = state.teams.find(({ id }) => id === teamId);
  const { openOf, taken } = tallyOf(state.slots);
  const picks = openOf.get(teamId) ?? 0;
  if (draftsToBank(state.type) || state.status === 'ended' || team === undefined || picks === 0) return [];
  const needs = needsOf(team.holdings, state.rules.minimums, null);
  const judge = new PickJudge(state, teamId, pool);
  return POSITIONS.flatMap((position) => {
    const needed = Math.min(needs[position], picks);
    const most = needed === 0 ? null : judge.most(position);
    if (needed === 0) return [];
    let left = 0;
    for (const player of pool.cheapest[position]) {
      // Players are sorted by price, and no player above `most` is legal.
      if (left > needed || most === null || judge.costOf(player) > most) break;
      if (!taken(player.id) && judge.allows(player.id)) left += 1;
    }
    return left > needed ? [] : [{ position, left, needed }];
  });
}

/**
 * The positions that the team's own pick leaves without a choice. A position counts when there was a choice before, or
 * when the pick reduces the needed players that are left.
 */
export function pathsAfter(
  state: DraftState,
  teamId: string,
  player: PoolPlayer,
  pool: DraftPool,
): readonly NarrowPath[] {
  const at = state.slots.findIndex(({ status, ownerTeamId }) => status === 'open' && ownerTeamId === teamId);
  const slot = state.slots[at];
  if (slot === undefined) return [];
  const cost = new PickJudge(state, teamId, pool).costOf(player);
  const drafted = soldPlayer(withSlotSalary(player, slot, state.rules), cost, state.rules);
  const after = narrowPaths(
    {
      ...state,
      slots: withSlot(state.slots, at, { ...slot, status: 'taken', player: drafted }),
      teams: state.teams.map((team) =>
        team.id === teamId
          ? { ...team, holdings: withPlayer(team.holdings, drafted, state.type, 1, state.rules) }
          : team,
      ),
    },
    teamId,
    pool,
  );
  const now = after.length === 0 ? [] : narrowPaths(state, teamId, pool);
  return after.filter(({ position, left, needed }) => {
    const was = now.find((path) => path.position === position);
    return was === undefined || left - needed < was.left - was.needed;
  });
}

/**
 * The positions that other teams' picks closed for a team: it had a choice or enough players before them, and has
 * neither now. `state` is the draft after these picks. Everything except these picks stays as in `state`, so the team's
 * own picks do not count.
 */
export function closedPaths(
  state: DraftState,
  picks: readonly Slot[],
  teamId: string,
  pool: DraftPool,
): readonly NarrowPath[] {
  const now = narrowPaths(state, teamId, pool);
  const others = picks.filter((slot) => slot.player !== null && slot.ownerTeamId !== teamId);
  if (now.length === 0 || others.length === 0) return [];
  const slots = others.reduce(
    (all, { overall }) => withSlot(all, overall - 1, { ...(all[overall - 1] as Slot), status: 'open', player: null }),
    state.slots,
  );
  const before = narrowPaths({ ...state, slots }, teamId, pool);
  return now.filter(({ position, left, needed }) => {
    const was = before.find((path) => path.position === position);
    // When too few players were left already, one fewer closes nothing new.
    return was === undefined || (was.left >= needed && left < needed);
  });
}
