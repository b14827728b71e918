import { isBuiltName, storedName } from './draft-name.words.js';
import { takesFromTeams } from '../leagues/drafts/draft.table.js';
import { never, ok, type Result } from '../result.js';
import { bid, nominate } from './auction/auction.commands.js';
import { openLot, passNomination, reopenAuction, undoSale } from './auction/auction.hammer.js';
import { openPlaces, placeOf } from './auction/auction.places.js';
import { nextNominator } from './auction/auction.rules.js';
import { iso, nextOpenSlot, stoppedTurn, turnFor } from './clock/draft.clock.js';
import { clockRefusal } from './clock/clock.limits.js';
import { mayCommand, type DraftActor, type DraftCommand } from './draft.commands.js';
import type { DraftEvent, DraftState, Slot } from './draft.model.js';
import { evolve } from './draft.reducer.js';
import { autoOf, restarted } from './draft.turns.js';
import type { DraftPool } from './team/legality.rules.js';
import { checkIn, setNight } from './clock/night.rules.js';
import { amendPicks } from './order/pick-amendment.rules.js';
import { replace, undo } from './picks/pick-correction.rules.js';
import { currentSlot, finish } from './picks/pick.rules.js';
import { heldPick, withPromises } from './picks/promise.rules.js';
import { decideTurnCommand, setOrder } from './picks/turn-commands.rules.js';
import { refuse } from './draft.refusals.js';
import { turnOrder } from './order/turn-order.js';
import { shopPick } from './offers/shop.rules.js';

export { undoCascade } from './picks/pick-correction.rules.js';
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

type Command<Type extends DraftCommand['type']> = Extract<DraftCommand, { readonly type: Type }>;

/**
 * Decides a user's command. A pure function: the same state, command, actor and time give the same events. `now` is the
 * database's time in milliseconds since 1970.
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
    case 'configure':
      return configure(state, command);
    case 'setOrder':
      return setOrder(state, command);
    case 'amendPicks':
      return amendPicks(state, command.change, command.reason);
    case 'setNight':
      return setNight(state, command.night, now);
    case 'checkIn':
      return checkIn(state, command.teamId, command.answer, actor, now);
    case 'begin':
    case 'pause':
    case 'resume':
    case 'setAuto':
      return decideTurnCommand(state, command, actor, pool, now, firstSlot);
    case 'changeClock':
      return changeClock(state, command, now);
    case 'makePick':
      return state.rules.auction ? refuse('auctionOnly') : decideTurnCommand(state, command, actor, pool, now);
    case 'skip':
      return state.rules.auction ? passNomination(state, command.overall, pool, now) : skip(state, command, pool, now);
    case 'nominate':
      return nominate(state, command, actor, pool, now);
    case 'bid':
      return bid(state, command, actor, pool, now);
    case 'shopPick':
      return shopPick(state, command, actor, now);
    case 'undo':
      return state.rules.auction ? undoSale(state, command.overall, pool, now) : undo(state, command.overall, now);
    case 'replace':
      return openLot(state) ?? replace(state, command, actor, pool);
    case 'end':
      return ok([{ type: 'draftEnded', at: iso(now), early: nextOpenSlot(state.slots) !== undefined }]);
    case 'reopen':
      return state.rules.auction ? reopenAuction(state, command, pool, now) : reopen(state, command, now);
    default:
      return never(command);
  }
}

function configure(state: DraftState, { name, clock }: Command<'configure'>): Result<DraftEvent[]> {
  const wrong = clockRefusal(clock);
  if (wrong) return { ok: false, refusal: wrong };
  // When only the clock changed, a form sends a built name back as text. It is stored as built, not as typed.
  const before = storedName(state);
  const isSame = state.built === undefined ? name === state.name : isBuiltName(name, state.built);
  const after = isSame ? before : { name };
  return ok([{ type: 'draftConfigured', ...after, clock, before: { ...before, clock: state.clock } }]);
}

function changeClock(state: DraftState, { clock }: Command<'changeClock'>, now: number): Result<DraftEvent[]> {
  const wrong = clockRefusal(clock);
  if (wrong) return { ok: false, refusal: wrong };
  // After an undo, even a team on Auto has a manager's clock with grace. Changing the clock settings keeps that.
  const byHand = state.onClock !== null && state.onClock.graceMs > 0;
  const onClock = restarted({ ...state, clock }, now, byHand ? 'off' : undefined);
  return ok([{ type: 'clockChanged', clock, before: state.clock, onClock }]);
}

function skip(state: DraftState, command: Command<'skip'>, pool: DraftPool, now: number): Result<DraftEvent[]> {
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
      pool,
    ),
  );
}

/** The slot that is on the clock first; in an auction that of the first team that can nominate. */
function firstSlot(
  state: DraftState,
  command: Command<'begin'>,
  drawn: readonly DraftEvent[],
): Result<Slot | undefined> {
  const { rules, slots, teams, promises = [] } = command;
  const { auction } = rules;
  if (!auction) return ok(nextOpenSlot(slots));
  const begun: DraftState = { ...drawn.reduce(evolve, state), status: 'running', rules, slots, teams, promises };
  const first = nextNominator(begun, null, null);
  if (first !== null) return ok(placeOf(begun, first));
  const { budget, minimum } = auction;
  return budget < minimum && teams.some(({ id }) => openPlaces(begun, id) > 0)
    ? refuse('noMoneyToBid', { figures: { budget, minimum }, figure: budget, limit: minimum })
    : ok(undefined);
}

/**
 * Reopens an ended draft. The draft state does not show whether something followed the end, so the service checks that.
 */
function reopen(state: DraftState, { teams, promises }: Command<'reopen'>, now: number): Result<DraftEvent[]> {
  const slot = nextOpenSlot(state.slots);
  const promised = promises.length > 0 ? { promises } : {};
  if (!slot)
    return takesFromTeams(state.type)
      ? reopenLastPick(state, { type: 'draftReopened', at: iso(now), teams, ...promised, onClock: null }, now)
      : refuse('draftComplete');
  const team = teams.find(({ id }) => id === slot.ownerTeamId);
  const turn = turnFor(slot, team?.auto ?? 'empty', state.clock, now, team?.bankMs);
  return ok([
    {
      type: 'draftReopened',
      at: iso(now),
      teams,
      ...promised,
      onClock: stoppedTurn(turn, state.clock.quietHours, now),
    },
  ]);
}

/** Takes the last player back, because a player of another team cannot be replaced once the draft has ended. */
function reopenLastPick(state: DraftState, reopened: DraftEvent, now: number): Result<DraftEvent[]> {
  const last = turnOrder(state.slots).findLast(({ status }) => status === 'taken');
  if (!last) return refuse('draftComplete.rosters');
  const undone = undo(evolve(state, reopened), last.overall, now);
  return undone.ok ? ok([reopened, ...undone.value]) : undone;
}
