import { checkPick } from './pick-check.rules.js';
import { ok, type Result } from '../../result.js';
import type { DraftCommand, PresentTeam } from '../draft.commands.js';
import type { DraftEvent, DraftState, Slot } from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { turnOf } from '../draft.turns.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { drafted } from './pick.rules.js';
import { isMade } from '../order/slot-tally.js';
import { refuse } from '../draft.refusals.js';

/** The picks that undoing `overall` takes back: itself and every later pick made or skipped. */
export function undoCascade(state: DraftState, overall: number): Slot[] {
  return state.slots.filter((slot) => slot.overall >= overall && isMade(slot));
}

export function undo(state: DraftState, overall: number, now: number): Result<DraftEvent[]> {
  const cascade = undoCascade(state, overall);
  const first = cascade[0];
  if (!first || first.overall !== overall) {
    return refuse('nothingToUndo', { figures: { overall }, field: 'overall', figure: overall });
  }
  const event: DraftEvent = { type: 'picksUndone', overalls: cascade.map((slot) => slot.overall), onClock: null };
  const after = evolve(state, event);
  // Even a team on Auto gets a full clock; otherwise it would repeat the pick before anyone could act.
  return ok([{ ...event, onClock: turnOf(after, first, now, 'off') }]);
}

export function replace(
  state: DraftState,
  command: Extract<DraftCommand, { type: 'replace' }>,
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
  const verdict = checkPick(new PickJudge(without, slot.ownerTeamId, pool), command.playerId);
  let player = pool.byId.get(command.playerId);
  if (!verdict.ok) {
    if (verdict.refusal.name === 'playerTaken' || !player || !command.override) return verdict;
  } else player = verdict.value;
  const { reason } = command;
  const overridden = verdict.ok ? {} : { overridden: true as const };
  return ok([{ type: 'playerReplaced', overall: slot.overall, from, to: drafted(player), reason, ...overridden }]);
}

/** The state with one team's current data. Only for judging: events fold over the draft's own data. */
function withPresent(state: DraftState, teamId: string, { holdings, barred, rules }: PresentTeam): DraftState {
  return {
    ...state,
    rules,
    teams: state.teams.map((team) => (team.id === teamId ? { ...team, holdings, barred } : team)),
  };
}
