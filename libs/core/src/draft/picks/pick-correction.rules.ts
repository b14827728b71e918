import { checkPick } from './pick-check.rules.js';
import { ok, type Result } from '../../result.js';
import type { DraftActor, DraftCommand, PresentTeam } from '../draft.commands.js';
import type { DraftEvent, DraftState, Slot } from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { turnOf } from '../draft.turns.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { drafted } from './pick.rules.js';
import { isMade } from '../order/slot-tally.js';
import { asDrafted } from '../team/slot-salaries.rules.js';
import { firstTurn, hasMoved, turnNumber, turnOrder } from '../order/turn-order.js';
import { refuse } from '../draft.refusals.js';

/** The events that an undo of one slot reverses: picks made or skipped since its turn, and moves of missed picks. */
export interface Cascade {
  readonly made: readonly Slot[];
  readonly moved: readonly Slot[];
}

const NOTHING: Cascade = { made: [], moved: [] };

/**
 * The events that undoing slot `overall` reverses: its pick if it is made, else the move of its missed pick, and
 * everything later. Each list is in the order of turns. Both are empty when there is nothing to undo.
 */
export function undoCascade({ slots }: Pick<DraftState, 'slots'>, overall: number): Cascade {
  const slot = slots[overall - 1];
  if (!slot || !canUndo(slot)) return NOTHING;
  if (slot.sale) return { made: soldSince(slots, slot.sale.lot), moved: [] };
  const from = isMade(slot) ? turnNumber(slot) : firstTurn(slot);
  return {
    made: turnOrder(slots).filter((one) => isMade(one) && turnNumber(one) >= from),
    moved: slots.filter((one) => hasMoved(one) && firstTurn(one) >= from),
  };
}

/** The slots of an auction that were sold since a lot, the first lot first. */
const soldSince = (slots: readonly Slot[], first: number): Slot[] =>
  slots
    .filter(({ sale }) => sale !== undefined && sale.lot >= first)
    .sort((one, other) => (one.sale?.lot ?? 0) - (other.sale?.lot ?? 0));

const canUndo = (slot: Slot): boolean => isMade(slot) || (slot.status === 'open' && hasMoved(slot));

/** The slots that can be undone, the latest first. An open slot counts by the turn at which its pick was missed. */
export function undoable({ slots }: Pick<DraftState, 'slots'>): Slot[] {
  const turn = (slot: Slot) => slot.sale?.lot ?? (isMade(slot) ? turnNumber(slot) : firstTurn(slot));
  return slots.filter(canUndo).sort((one, other) => turn(other) - turn(one));
}

export function undo(state: DraftState, overall: number, now: number): Result<DraftEvent[]> {
  const { made, moved } = undoCascade(state, overall);
  const first = state.slots[overall - 1];
  if (!first || made.length + moved.length === 0) {
    return refuse('nothingToUndo', { figures: { overall }, field: 'overall', figure: overall });
  }
  const event: DraftEvent = {
    type: 'picksUndone',
    overalls: made.map((slot) => slot.overall),
    ...(moved.length > 0 ? { returned: moved.map((slot) => slot.overall) } : {}),
    onClock: null,
  };
  const after = evolve(state, event);
  // Even a team on Auto gets a full clock; otherwise it would repeat the pick before anyone could act.
  return ok([{ ...event, onClock: turnOf(after, first, now, 'off') }]);
}

export function replace(
  state: DraftState,
  command: Extract<DraftCommand, { type: 'replace' }>,
  actor: DraftActor,
  pool: DraftPool,
): Result<DraftEvent[]> {
  const slot = state.slots[command.overall - 1];
  const from = slot?.player;
  if (!slot || !from) {
    return refuse('nothingToReplace', {
      figures: { overall: command.overall },
      field: 'overall',
      figure: command.overall,
    });
  }
  // Judges the new player as if the first one had never been picked.
  const undone = evolve(state, { type: 'picksUndone', overalls: [slot.overall], onClock: null });
  const without = command.present ? withPresent(undone, slot.ownerTeamId, command.present) : undone;
  if (from.id === command.playerId)
    return refuse('samePlayer', { figures: { overall: slot.overall, player: from.name }, field: 'player_id' });
  const judge = new PickJudge(without, slot.ownerTeamId, pool, slot.overall, slot.sale?.price);
  const verdict = checkPick(judge, command.playerId);
  let player = pool.byId.get(command.playerId);
  if (!verdict.ok) {
    if (verdict.refusal.name === 'playerTaken' || !player || !command.override) return verdict;
  } else player = verdict.value;
  const { reason } = command;
  const overridden = verdict.ok ? {} : { overridden: true as const };
  const by = actor.userId;
  const to = asDrafted(drafted(player), slot, state.rules);
  return ok([{ type: 'playerReplaced', overall: slot.overall, from, to, reason, by, ...overridden }]);
}

/** Use this only for judging: events fold over the draft's own data. Salaries and prices are those of the draft. */
function withPresent(
  state: DraftState,
  teamId: string,
  { holdings, barred, rules: { slotSalaries: _, auction: __, ...today } }: PresentTeam,
): DraftState {
  const { slotSalaries, auction } = state.rules;
  return {
    ...state,
    rules: {
      ...today,
      ...(slotSalaries === undefined ? {} : { slotSalaries }),
      ...(auction === undefined ? {} : { auction }),
    },
    teams: state.teams.map((team) => (team.id === teamId ? { ...team, holdings, barred } : team)),
  };
}
