import { never, ok, refuse, type Refusal, type Result } from '../result.js';
import {
  addClockTime,
  CLOCK_LIMITS,
  expiryOf,
  isTimeZone,
  iso,
  nextOpenSlot,
  stoppedTurn,
  turnFor,
} from './draft.clock.js';
import {
  mayCommand,
  TIMEOUTS_TO_AUTO,
  type DraftActor,
  type DraftCommand,
  type DraftSystemCommand,
  type PresentTeam,
} from './draft.commands.js';
import type {
  AutoMode,
  ClockSettings,
  DraftedPlayer,
  DraftEvent,
  DraftState,
  OnClock,
  PickHow,
  PoolPlayer,
  Slot,
} from './draft.model.js';
import { evolve } from './draft.reducer.js';
import { PickJudge, type DraftPool } from './legality.rules.js';
import { amendPicks } from './pick-amendment.rules.js';
import { heldPick, onClockPromise, withPromises } from './promise.rules.js';
import { isMade } from './slot-tally.js';

export {
  ALLOWED,
  mayCommand,
  TIMEOUTS_TO_AUTO,
  type DraftActor,
  type DraftCommand,
  type DraftCommandType,
  type DraftSystemCommand,
  type PresentTeam,
} from './draft.commands.js';

/**
 * Decides a user's command. Pure: the same state, command, actor and time give the same events. `now` is the database's
 * time in milliseconds since 1970.
 */
export function decide(
  state: DraftState,
  command: DraftCommand,
  actor: DraftActor,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const may = mayCommand(state, command.type, actor);
  if (!may.ok) return may;
  const decided = decideCommand(state, command, actor, pool, now);
  return decided.ok ? ok(withPromises(state, decided.value, now)) : decided;
}

function decideCommand(
  state: DraftState,
  command: DraftCommand,
  actor: DraftActor,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  switch (command.type) {
    case 'configure': {
      const wrong = clockRefusal(command.clock);
      if (wrong) return { ok: false, refusal: wrong };
      return ok([{ type: 'draftConfigured', name: command.name, clock: command.clock }]);
    }
    case 'setOrder':
      return setOrder(state, command);
    case 'amendPicks':
      return amendPicks(state, command.change, command.reason);
    case 'begin':
      return begin(state, command, now);
    case 'pause':
      return ok([
        { type: 'draftPaused', onClock: state.onClock && stoppedTurn(state.onClock, state.clock.quietHours, now) },
      ]);
    case 'resume':
      return resume(state, command.override?.trim() ?? '', now);
    case 'changeClock': {
      const wrong = clockRefusal(command.clock);
      if (wrong) return { ok: false, refusal: wrong };
      // After an undo even a team on Auto has a person's clock, with grace; a new clock leaves it that.
      const byHand = state.onClock !== null && state.onClock.graceMs > 0;
      return ok([
        {
          type: 'clockChanged',
          clock: command.clock,
          onClock: restarted({ ...state, clock: command.clock }, now, byHand ? 'off' : undefined),
        },
      ]);
    }
    case 'makePick':
      return makePick(state, command, actor, pool, now);
    case 'skip': {
      const slot = currentSlot(state, command.overall);
      if (!slot.ok) return slot;
      const held = heldPick(state);
      if (held) return { ok: false, refusal: held };
      const { overall, ownerTeamId: teamId } = slot.value;
      const team = state.teams.find((entry) => entry.id === teamId);
      return ok(
        finish(
          state,
          {
            type: 'pickSkipped',
            overall,
            teamId,
            why: 'commissioner',
            at: iso(now),
            timedOut: false,
            auto: autoOf(state, teamId),
            timeouts: team?.timeouts ?? 0,
            onClock: null,
          },
          now,
        ),
      );
    }
    case 'setAuto':
      return setAuto(state, command.teamId, command.on, actor, now);
    case 'undo':
      return undo(state, command.overall, now);
    case 'replace':
      return replace(state, command, pool);
    case 'end':
      return ok([{ type: 'draftEnded', at: iso(now), early: nextOpenSlot(state.slots) !== undefined }]);
    case 'reopen':
      return reopen(state, command, now);
    default:
      return never(command);
  }
}

/** Decides what the service itself asks for. A refusal here only means that the alarm was stale. */
export function decideSystem(
  state: DraftState,
  command: DraftSystemCommand,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const decided = decideSystemCommand(state, command, pool, now);
  return decided.ok ? ok(withPromises(state, decided.value, now)) : decided;
}

function decideSystemCommand(
  state: DraftState,
  command: DraftSystemCommand,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  switch (command.type) {
    case 'expireClock': {
      const expiry = expiryOf(state);
      if (expiry === null || state.onClock?.overall !== command.overall)
        return refuse('staleAlarm', 'The draft has moved on.');
      if (now < expiry) return refuse('tooEarly', 'The clock is still running.', { figure: now, limit: expiry });
      // Nobody's clock runs for a promised pick, and Auto never uses one.
      if (onClockPromise(state)) return ok([]);
      return ok(automaticPick(state, state.onClock, command.queue, pool, now));
    }
    case 'extendClock': {
      if (command.outage <= state.outage) return refuse('staleAlarm', 'This outage has been counted.');
      const turn = state.onClock;
      // Only a running draft has a deadline.
      if (!turn?.deadline) return refuse('staleAlarm', 'No clock is running.');
      const quiet = turn.graceMs > 0 ? state.clock.quietHours : null;
      return ok([
        {
          type: 'clockExtended',
          byMs: command.byMs,
          outage: command.outage,
          onClock: { ...turn, deadline: iso(addClockTime(Date.parse(turn.deadline), command.byMs, quiet)) },
        },
      ]);
    }
    case 'changePickOwner': {
      const pickIds = new Set(command.pickIds);
      const overalls = state.slots
        .filter(
          (slot) => pickIds.has(slot.pickId) && slot.status === 'open' && slot.ownerTeamId !== command.ownerTeamId,
        )
        .map((slot) => slot.overall);
      if (overalls.length === 0) return ok([]);
      const event: DraftEvent = {
        type: 'pickOwnerChanged',
        overalls,
        ownerTeamId: command.ownerTeamId,
        onClock: state.onClock,
      };
      const moved = state.onClock !== null && overalls.includes(state.onClock.overall);
      return ok([moved ? { ...event, onClock: restarted(evolve(state, event), now) } : event]);
    }
    case 'changePromises': {
      const pickIds = new Set(state.slots.flatMap(({ pickId, status }) => (status === 'open' ? [pickId] : [])));
      const promises = command.promises.filter(({ pickId }) => pickIds.has(pickId));
      const known = (state.promises ?? []).filter(({ tradeId }) => tradeId === command.tradeId);
      if (JSON.stringify(promises) === JSON.stringify(known)) return ok([]);
      return ok([{ type: 'promisesChanged', tradeId: command.tradeId, promises, onClock: state.onClock }]);
    }
    case 'changeTeam': {
      const team = state.teams.find((entry) => entry.id === command.teamId);
      if (!team) return ok([]);
      const event: DraftEvent = {
        type: 'teamChanged',
        teamId: command.teamId,
        change: withoutUndefined(command.change),
        onClock: state.onClock,
      };
      const turns =
        state.onClock?.teamId === command.teamId &&
        command.change.auto !== undefined &&
        command.change.auto !== team.auto;
      return ok([turns ? { ...event, onClock: restarted(evolve(state, event), now) } : event]);
    }
    default:
      return never(command);
  }
}

function setOrder(
  state: DraftState,
  { order, slots, drawsBefore }: Omit<Extract<DraftCommand, { type: 'setOrder' }>, 'type'>,
): Result<DraftEvent[]> {
  // Two draws at the same moment would be of one seed, and only one of them would be seen.
  if ((state.order.draws ?? 0) !== drawsBefore)
    return refuse('orderMoved', 'The order has been drawn in the meantime.', {
      fix: 'Look at it, then draw again if you want to.',
    });
  return ok([{ type: 'orderSet', order, slots }]);
}

function begin(
  state: DraftState,
  command: Extract<DraftCommand, { type: 'begin' }>,
  now: number,
): Result<DraftEvent[]> {
  const events: DraftEvent[] = [];
  if (command.draw) {
    const drawn = setOrder(state, command.draw);
    if (!drawn.ok) return drawn;
    events.push(...drawn.value);
  }
  const first = nextOpenSlot(command.slots);
  if (!first)
    return refuse('noPicks', 'This draft has no picks.', { fix: 'Check the number of rounds in the league settings.' });
  const { teams, rules, slots, promises = [] } = command;
  const team = teams.find((entry) => entry.id === first.ownerTeamId);
  events.push({
    type: 'draftBegun',
    teams,
    rules,
    slots,
    ...(promises.length > 0 ? { promises } : {}),
    onClock: turnFor(first, team?.auto ?? 'empty', state.clock, now),
  });
  return ok(events);
}

function resume(state: DraftState, reason: string, now: number): Result<DraftEvent[]> {
  const promise = onClockPromise(state);
  const refusal = heldPick(state);
  if (refusal && reason === '') return { ok: false, refusal };
  return ok([
    {
      type: 'draftResumed',
      ...(promise ? { override: { reason, pickId: promise.pickId } } : {}),
      onClock: resumedTurn(state, now),
    },
  ]);
}

/** Takes the end of a draft back. Whether anything else followed is not in the draft's own books, and is looked at by the service. */
function reopen(
  state: DraftState,
  { teams, promises }: Extract<DraftCommand, { type: 'reopen' }>,
  now: number,
): Result<DraftEvent[]> {
  const slot = nextOpenSlot(state.slots);
  if (!slot)
    return refuse('draftComplete', 'All picks of this draft have been used, so there is nothing to go on with.', {
      fix: 'Replace a player instead.',
    });
  const auto = teams.find(({ id }) => id === slot.ownerTeamId)?.auto ?? 'empty';
  return ok([
    {
      type: 'draftReopened',
      at: iso(now),
      teams,
      ...(promises.length > 0 ? { promises } : {}),
      onClock: stoppedTurn(turnFor(slot, auto, state.clock, now), state.clock.quietHours, now),
    },
  ]);
}

function makePick(
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
    const name = state.teams.find((team) => team.id === slot.ownerTeamId)?.name ?? 'another team';
    return refuse('notYourTurn', `Pick ${slot.overall} belongs to ${name}.`, {
      kind: 'forbidden',
      fix: 'Put the player in your queue and wait for your turn.',
    });
  }
  const held = heldPick(state);
  if (held) return { ok: false, refusal: held };
  if (state.status === 'paused' && !actor.commissioner) {
    return refuse('draftPaused', 'The draft is paused.', { fix: 'Wait for the commissioner to resume it.' });
  }
  const judge = new PickJudge(state, slot.ownerTeamId, pool);
  const verdict = judge.check(command.playerId);
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
  // A pick by the manager's own hand ends their Auto; the commissioner's leaves it as it is.
  const auto: AutoMode = own ? 'off' : (team?.auto ?? 'off');
  return ok(
    finish(
      state,
      {
        type: 'playerPicked',
        overall: slot.overall,
        teamId: slot.ownerTeamId,
        player: drafted(player),
        how,
        at: iso(now),
        timedOut: false,
        auto,
        timeouts: own ? 0 : (team?.timeouts ?? 0),
        overridden,
        onClock: null,
      },
      now,
    ),
  );
}

function automaticPick(
  state: DraftState,
  turn: OnClock,
  queue: readonly number[],
  pool: DraftPool,
  now: number,
): DraftEvent[] {
  const team = state.teams.find((entry) => entry.id === turn.teamId);
  const auto = team?.auto ?? 'empty';
  const timedOut = auto === 'off';
  const timeouts = timedOut ? (team?.timeouts ?? 0) + 1 : (team?.timeouts ?? 0);
  const autoAfter: AutoMode = timedOut && timeouts >= TIMEOUTS_TO_AUTO ? 'timeouts' : auto;
  const choice = new PickJudge(state, turn.teamId, pool).automatic(queue);
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
    );
  }
  return finish(
    state,
    {
      type: 'playerPicked',
      overall: turn.overall,
      teamId: turn.teamId,
      player: drafted(choice.player),
      how: choice.how,
      at: iso(now),
      timedOut,
      auto: autoAfter,
      timeouts,
      overridden: null,
      onClock: null,
    },
    now,
  );
}

/** Puts the next slot on the clock, or ends the draft when there is none. */
function finish(
  state: DraftState,
  event: Extract<DraftEvent, { type: 'playerPicked' | 'pickSkipped' }>,
  now: number,
): DraftEvent[] {
  const next = nextOpenSlot(state.slots, state.slots[event.overall - 1]);
  if (!next) return [event, { type: 'draftEnded', at: iso(now), early: false }];
  const auto = next.ownerTeamId === event.teamId ? event.auto : autoOf(state, next.ownerTeamId);
  return [{ ...event, onClock: turnOf(state, next, now, auto) }];
}

const autoOf = (state: DraftState, teamId: string): AutoMode =>
  state.teams.find((team) => team.id === teamId)?.auto ?? 'empty';

/** The turn of a slot under the state's clock; standing still when the draft is paused. */
function turnOf(state: DraftState, slot: Slot, now: number, auto: AutoMode = autoOf(state, slot.ownerTeamId)): OnClock {
  const turn = turnFor(slot, auto, state.clock, now);
  return state.status === 'paused' ? stoppedTurn(turn, state.clock.quietHours, now) : turn;
}

function restarted(state: DraftState, now: number, auto?: AutoMode): OnClock | null {
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  return slot ? turnOf(state, slot, now, auto) : null;
}

function resumedTurn(state: DraftState, now: number): OnClock | null {
  const turn = state.onClock;
  const slot = turn && state.slots[turn.overall - 1];
  if (!slot) return null;
  const auto = autoOf(state, slot.ownerTeamId);
  // A team on Auto starts over, unless an undo had given it a person's clock (one with grace).
  if (turn.remainingMs === null || (auto !== 'off' && turn.graceMs === 0)) return turnFor(slot, auto, state.clock, now);
  // What was left when the clock stopped, but never so little that a resumed pick is gone before it is seen.
  const left = Math.max(turn.remainingMs, Math.min(CLOCK_LIMITS.minSeconds, state.clock.seconds) * 1000);
  return turnFor(slot, 'off', { ...state.clock, seconds: left / 1000 }, now);
}

/** A field that is there but undefined would not survive the way to the clients, and their states would differ. */
function withoutUndefined<T extends object>(value: T): T {
  // Only optional fields can be undefined, so what is left is still a T.
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}

function currentSlot(state: DraftState, overall: number): Result<Slot> {
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  if (!slot) return refuse('nothingOnTheClock', 'No pick is on the clock.', { fix: 'Reload the draft room.' });
  if (slot.overall !== overall) {
    return refuse('pickMoved', `Pick ${overall} is no longer on the clock; pick ${slot.overall} is.`, {
      field: 'overall',
      figure: overall,
      limit: slot.overall,
      fix: 'Look at the board and try again.',
    });
  }
  return ok(slot);
}

function setAuto(state: DraftState, teamId: string, on: boolean, actor: DraftActor, now: number): Result<DraftEvent[]> {
  const team = state.teams.find((entry) => entry.id === teamId);
  if (!team) return refuse('teamNotInDraft', 'This team is not in the draft.', { kind: 'missing', field: 'team_id' });
  if (!actor.teamIds.includes(teamId) && !actor.commissioner) {
    return refuse('notYourTeam', `${team.name} is not your team.`, {
      kind: 'forbidden',
      fix: 'Ask its manager or the commissioner.',
    });
  }
  const auto: AutoMode = on ? 'manager' : 'off';
  if (team.auto === auto || (on && team.auto !== 'off')) return ok([]);
  const event: DraftEvent = { type: 'autoChanged', teamId, auto, onClock: state.onClock };
  if (state.onClock?.teamId !== teamId) return ok([event]);
  return ok([{ ...event, onClock: restarted(evolve(state, event), now) }]);
}

/** The picks that undoing `overall` takes back with it: itself and every later one made or skipped. */
export function undoCascade(state: DraftState, overall: number): Slot[] {
  return state.slots.filter((slot) => slot.overall >= overall && isMade(slot));
}

function undo(state: DraftState, overall: number, now: number): Result<DraftEvent[]> {
  const cascade = undoCascade(state, overall);
  const first = cascade[0];
  if (!first || first.overall !== overall) {
    return refuse('nothingToUndo', `Pick ${overall} has not been made.`, {
      field: 'overall',
      figure: overall,
      fix: 'Choose a pick that has been made.',
    });
  }
  const event: DraftEvent = { type: 'picksUndone', overalls: cascade.map((slot) => slot.overall), onClock: null };
  const after = evolve(state, event);
  // A full clock even for a team on Auto: otherwise it would repeat the pick before anybody could act.
  return ok([{ ...event, onClock: turnOf(after, first, now, 'off') }]);
}

function replace(
  state: DraftState,
  command: Extract<DraftCommand, { type: 'replace' }>,
  pool: DraftPool,
): Result<DraftEvent[]> {
  const slot = state.slots[command.overall - 1];
  const from = slot?.player;
  if (!slot || !from) {
    return refuse('nothingToReplace', `Pick ${command.overall} has no player.`, {
      field: 'overall',
      figure: command.overall,
      fix: 'Choose a pick that has been made.',
    });
  }
  // Judged as if the first player had never been picked.
  const undone = evolve(state, { type: 'picksUndone', overalls: [slot.overall], onClock: null });
  const without = command.present ? withPresent(undone, slot.ownerTeamId, command.present) : undone;
  if (from.id === command.playerId)
    return refuse('samePlayer', `Pick ${slot.overall} is ${from.name} already.`, {
      field: 'player_id',
      fix: 'Choose another player.',
    });
  const verdict = new PickJudge(without, slot.ownerTeamId, pool).check(command.playerId);
  let player = pool.byId.get(command.playerId);
  if (!verdict.ok) {
    if (verdict.refusal.name === 'playerTaken' || !player || !command.override) return verdict;
  } else player = verdict.value;
  return ok([{ type: 'playerReplaced', overall: slot.overall, from, to: drafted(player), reason: command.reason }]);
}

/** The state with one team as it stands today. For judging only: the events fold over what the draft remembers. */
function withPresent(state: DraftState, teamId: string, { holdings, barred, rules }: PresentTeam): DraftState {
  return {
    ...state,
    rules,
    teams: state.teams.map((team) => (team.id === teamId ? { ...team, holdings, barred } : team)),
  };
}

function clockRefusal(clock: ClockSettings): Refusal | null {
  const { minSeconds, maxSeconds } = CLOCK_LIMITS;
  if (!Number.isFinite(clock.seconds) || clock.seconds < minSeconds || clock.seconds > maxSeconds) {
    return {
      name: 'clockOutOfRange',
      kind: 'invalid',
      message: `The clock can be ${minSeconds} seconds to 24 hours.`,
      field: 'clock.seconds',
      figure: clock.seconds,
      limit: clock.seconds < minSeconds ? minSeconds : maxSeconds,
      fix: `Choose between ${minSeconds} seconds and 24 hours.`,
    };
  }
  if (clock.quietHours && !isTimeZone(clock.quietHours.timeZone)) {
    return {
      name: 'timeZoneUnknown',
      kind: 'invalid',
      message: 'The time zone of the quiet hours is unknown.',
      field: 'clock.quietHours.timeZone',
      fix: "Choose a time zone like 'America/Toronto'.",
    };
  }
  return null;
}

export function drafted(player: PoolPlayer): DraftedPlayer {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    detail: player.detail,
    club: player.club,
    capHit: player.capHit,
    ...(player.retained ? { retained: player.retained } : {}),
  };
}
