import { checkPick } from './pick-check.rules.js';
import { ok, type Result } from '../../result.js';
import { iso, nextOpenSlot } from '../clock/draft.clock.js';
import { TIMEOUTS_TO_AUTO, type DraftActor, type DraftCommand } from '../draft.commands.js';
import type {
  AutoMode,
  DraftedPlayer,
  DraftEvent,
  DraftState,
  OnClock,
  PickHow,
  PoolPlayer,
  Slot,
} from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { autoOf, drawnNow, turnOf } from '../draft.turns.js';
import { turnAfterMiss } from '../order/turn-order.js';
import { withDrawn } from '../clock/time-bank.state.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { heldPick } from './promise.rules.js';
import type { Wish } from '../queue/wish.rules.js';
import { withSlotSalary } from '../team/slot-salaries.rules.js';
import { refuse } from '../draft.refusals.js';

export function makePick(
  state: DraftState,
  command: Extract<DraftCommand, { type: 'makePick' }>,
  actor: DraftActor,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const current = currentSlot(state, command.overall);
  if (!current.ok) return current;
  const slot = current.value;
  const own = actor.teamIds.includes(slot.ownerTeamId);
  if (!own && !actor.commissioner) {
    const name = state.teams.find((team) => team.id === slot.ownerTeamId)?.name ?? '';
    return refuse('notYourTurn', { figures: { overall: slot.overall, team: name }, kind: 'forbidden' });
  }
  const held = heldPick(state);
  if (held) return { ok: false, refusal: held };
  if (state.status === 'paused' && !actor.commissioner) {
    return refuse('draftPaused');
  }
  const judge = new PickJudge(state, slot.ownerTeamId, pool, slot.overall);
  const verdict = checkPick(judge, command.playerId);
  let player: PoolPlayer;
  let overridden: string | null = null;
  if (verdict.ok) player = verdict.value;
  else {
    const found = pool.byId.get(command.playerId);
    const physical = verdict.refusal.name === 'playerTaken' || !found;
    const reason = command.override?.trim() ?? '';
    if (physical || reason === '' || !actor.commissioner) return verdict;
    player = found;
    overridden = reason;
  }
  const how: PickHow = own ? 'manual' : 'commissioner';
  const team = state.teams.find((entry) => entry.id === slot.ownerTeamId);
  // A manager's own pick ends Auto; a commissioner's does not.
  const auto: AutoMode = own ? 'off' : (team?.auto ?? 'off');
  return ok(
    finish(
      state,
      {
        type: 'playerPicked',
        overall: slot.overall,
        teamId: slot.ownerTeamId,
        player: withSlotSalary(drafted(player), slot, state.rules),
        how,
        by: actor.userId,
        at: iso(now),
        timedOut: false,
        auto,
        timeouts: own ? 0 : (team?.timeouts ?? 0),
        overridden,
        onClock: null,
      },
      now,
      pool,
    ),
  );
}

export function automaticPick(
  state: DraftState,
  turn: OnClock,
  queue: readonly Wish[],
  pool: DraftPool,
  now: number,
): DraftEvent[] {
  const team = state.teams.find((entry) => entry.id === turn.teamId);
  const auto = team?.auto ?? 'empty';
  const timedOut = auto === 'off';
  const timeouts = timedOut ? (team?.timeouts ?? 0) + 1 : (team?.timeouts ?? 0);
  const autoAfter: AutoMode = timedOut && timeouts >= TIMEOUTS_TO_AUTO ? 'timeouts' : auto;
  const choice = new PickJudge(state, turn.teamId, pool, turn.overall).automatic(queue);
  const missed = timedOut && choice?.how === 'rank' ? movedPick(state, turn, { auto: autoAfter, timeouts }, now) : null;
  if (missed) return [missed];
  if (!choice) {
    return finish(
      state,
      {
        type: 'pickSkipped',
        overall: turn.overall,
        teamId: turn.teamId,
        why: 'noLegalPlayer',
        at: iso(now),
        timedOut,
        auto: autoAfter,
        timeouts,
        onClock: null,
      },
      now,
      pool,
    );
  }
  return finish(
    state,
    {
      type: 'playerPicked',
      overall: turn.overall,
      teamId: turn.teamId,
      player: withSlotSalary(drafted(choice.player), { round: state.slots[turn.overall - 1]?.round ?? 1 }, state.rules),
      how: choice.how,
      at: iso(now),
      timedOut,
      auto: autoAfter,
      timeouts,
      overridden: null,
      onClock: null,
    },
    now,
    pool,
  );
}

/** The move of a missed pick to a later turn; null when a player is picked for the team. */
function movedPick(
  state: DraftState,
  { overall, teamId }: OnClock,
  by: { readonly auto: AutoMode; readonly timeouts: number },
  now: number,
): DraftEvent | null {
  const slot = state.slots[overall - 1];
  const movedAfter = slot ? turnAfterMiss(state, slot) : null;
  if (movedAfter === null) return null;
  const autoWas = autoOf(state, teamId);
  const event: DraftEvent = {
    type: 'pickMoved',
    overall,
    teamId,
    movedAfter,
    at: iso(now),
    ...by,
    ...(autoWas === by.auto ? {} : { autoWas }),
    ...drawnNow(state, now),
    onClock: null,
  };
  const after = evolve(state, event);
  const next = nextOpenSlot(after.slots);
  return next ? { ...event, onClock: turnOf(after, next, now) } : null;
}

function isExhausted({ slots }: DraftState, pool: DraftPool, type: 'playerPicked' | 'pickSkipped'): boolean {
  // A pool larger than the board never runs out.
  if (pool.players.length > slots.length) return false;
  const taken = slots.filter(({ status }) => status === 'taken').length + (type === 'playerPicked' ? 1 : 0);
  return taken >= pool.players.length;
}

/** Continues with the next slot, or ends the draft. */
export function finish(
  state: DraftState,
  event: Extract<DraftEvent, { type: 'playerPicked' | 'pickSkipped' }>,
  now: number,
  pool: DraftPool,
): DraftEvent[] {
  const next = nextOpenSlot(state.slots, state.slots[event.overall - 1]);
  const autoWas = autoOf(state, event.teamId);
  const drawn = { ...(autoWas === event.auto ? {} : { autoWas }), ...drawnNow(state, now) };
  if (!next)
    return [
      { ...event, ...drawn },
      { type: 'draftEnded', at: iso(now), early: false },
    ];
  if (isExhausted(state, pool, event.type))
    return [
      { ...event, ...drawn },
      { type: 'draftEnded', at: iso(now), early: true, exhausted: true },
    ];
  const auto = next.ownerTeamId === event.teamId ? event.auto : autoOf(state, next.ownerTeamId);
  const after = drawn.drewMs === undefined ? state : withDrawn(state, event.overall, drawn.drewMs);
  return [{ ...event, ...drawn, onClock: turnOf(after, next, now, auto) }];
}

/** The slot on the clock; refuses when its number is not `overall`. */
export function currentSlot(state: DraftState, overall: number): Result<Slot> {
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  if (!slot) return refuse('nothingOnTheClock');
  if (slot.overall !== overall) {
    return refuse('pickMoved', {
      figures: { overall, present: slot.overall },
      field: 'overall',
      figure: overall,
      limit: slot.overall,
    });
  }
  return ok(slot);
}

/** The fields of a player that the draft stores. */
export function drafted(player: PoolPlayer): DraftedPlayer {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    detail: player.detail,
    club: player.club,
    capHit: player.capHit,
    ...(player.retained ? { retained: player.retained } : {}),
    ...(player.from === undefined ? {} : { from: player.from }),
  };
}
