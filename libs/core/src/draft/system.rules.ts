import { never, ok, type Result } from '../result.js';
import { expireAuctionClock, withMovedTurn } from './auction/auction.hammer.js';
import { addClockTime, expiryOf, iso } from './clock/draft.clock.js';
import type { DraftSystemCommand } from './draft.commands.js';
import type { DraftEvent, DraftState } from './draft.model.js';
import { evolve } from './draft.reducer.js';
import { refuse } from './draft.refusals.js';
import { restarted } from './draft.turns.js';
import { automaticPick } from './picks/pick.rules.js';
import { onClockPromise, withPromises } from './picks/promise.rules.js';
import type { DraftPool } from './team/legality.rules.js';

type Command<Type extends DraftSystemCommand['type']> = Extract<DraftSystemCommand, { readonly type: Type }>;

/** Decides the service's commands. A refusal only means that the timer was stale. */
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
    case 'expireClock':
      return expireClock(state, command, pool, now);
    case 'extendClock':
      return extendClock(state, command);
    case 'changePickOwner':
      return ok(changePickOwner(state, command, now));
    case 'changePromises':
      return ok(changePromises(state, command, now));
    case 'changeTeam':
      return ok(changeTeam(state, command, now));
    default:
      return never(command);
  }
}

function expireClock(
  state: DraftState,
  command: Command<'expireClock'>,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const expiry = expiryOf(state);
  if (expiry === null || state.onClock?.overall !== command.overall) return refuse('staleAlarm.moved');
  if (now < expiry) return refuse('tooEarly', { figure: now, limit: expiry });
  // No clock runs for a promised pick, and Auto never uses one.
  if (onClockPromise(state)) return ok([]);
  if (state.rules.auction) return ok(expireAuctionClock(state, state.onClock, command, pool, now));
  return ok(automaticPick(state, state.onClock, command.queue, pool, now));
}

function extendClock(state: DraftState, { byMs, outage }: Command<'extendClock'>): Result<DraftEvent[]> {
  if (outage <= state.outage) return refuse('staleAlarm.counted');
  const turn = state.onClock;
  if (!turn?.deadline) return refuse('staleAlarm.noClock');
  const quiet = turn.graceMs > 0 ? state.clock.quietHours : null;
  const deadline = iso(addClockTime(Date.parse(turn.deadline), byMs, quiet));
  return ok([{ type: 'clockExtended', byMs, outage, onClock: { ...turn, deadline } }]);
}

function changePickOwner(
  state: DraftState,
  { ownerTeamId, pickIds }: Command<'changePickOwner'>,
  now: number,
): DraftEvent[] {
  const changed = new Set(pickIds);
  const overalls = state.slots
    .filter((slot) => changed.has(slot.pickId) && slot.status === 'open' && slot.ownerTeamId !== ownerTeamId)
    .map((slot) => slot.overall);
  if (overalls.length === 0) return [];
  const event: DraftEvent = { type: 'pickOwnerChanged', overalls, ownerTeamId, onClock: state.onClock };
  if (state.rules.auction) return withMovedTurn(state, event, now);
  const moved = state.onClock !== null && overalls.includes(state.onClock.overall);
  return [moved ? { ...event, onClock: restarted(evolve(state, event), now) } : event];
}

function changePromises(state: DraftState, command: Command<'changePromises'>, now: number): DraftEvent[] {
  const pickIds = new Set(state.slots.flatMap(({ pickId, status }) => (status === 'open' ? [pickId] : [])));
  const promises = command.promises.filter(({ pickId }) => pickIds.has(pickId));
  const known = (state.promises ?? []).filter(({ tradeId }) => tradeId === command.tradeId);
  if (JSON.stringify(promises) === JSON.stringify(known)) return [];
  const event: DraftEvent = { type: 'promisesChanged', tradeId: command.tradeId, promises, onClock: state.onClock };
  return state.rules.auction ? withMovedTurn(state, event, now) : [event];
}

function changeTeam(state: DraftState, { teamId, change }: Command<'changeTeam'>, now: number): DraftEvent[] {
  const team = state.teams.find((entry) => entry.id === teamId);
  if (!team) return [];
  const event: DraftEvent = {
    type: 'teamChanged',
    teamId,
    change: withoutUndefined(change),
    onClock: state.onClock,
  };
  // The bid clock does not belong to the leading team.
  const turns =
    !state.auction?.lot && state.onClock?.teamId === teamId && change.auto !== undefined && change.auto !== team.auto;
  return [turns ? { ...event, onClock: restarted(evolve(state, event), now) } : event];
}

/** JSON drops undefined fields, so the clients' states would differ. */
function withoutUndefined<T extends object>(value: T): T {
  // Only optional fields can be undefined.
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}
