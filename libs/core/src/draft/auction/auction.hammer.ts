import { ok, type Result } from '../../result.js';
import { soldPlayer } from '../charge.rules.js';
import { iso } from '../clock/draft.clock.js';
import { TIMEOUTS_TO_AUTO, type DraftCommand, type DraftSystemCommand } from '../draft.commands.js';
import type { AuctionLot, AutoMode, DraftEvent, DraftState, OnClock } from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { refuse } from '../draft.refusals.js';
import { turnOf } from '../draft.turns.js';
import { undoable, undoCascade } from '../picks/pick-correction.rules.js';
import { currentSlot } from '../picks/pick.rules.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { autoBid } from './auction.auto.js';
import { nominated } from './auction.commands.js';
import { placeOf } from './auction.places.js';
import { nextNominator } from './auction.rules.js';

type Expiry = Extract<DraftSystemCommand, { type: 'expireClock' }>;

/** The turn in which a team nominates; null when it has no place. */
export function nominationTurn(state: DraftState, teamId: string, now: number, auto?: AutoMode): OnClock | null {
  const slot = placeOf(state, teamId);
  return slot ? turnOf(state, slot, now, auto) : null;
}

/** Returns a bid of Auto, the hammer, or a nomination. */
export function expireAuctionClock(
  state: DraftState,
  turn: OnClock,
  { queue, queues }: Expiry,
  pool: DraftPool,
  now: number,
): DraftEvent[] {
  const lot = state.auction?.lot;
  if (!lot) return nominateFor(state, turn.teamId, queue, pool, now);
  const bid = autoBid(state, lot, queues ?? new Map(), pool, now);
  return bid ? [bid] : hammer(state, lot, pool, now);
}

function hammer(state: DraftState, lot: AuctionLot, pool: DraftPool, now: number): DraftEvent[] {
  const { teamId, how, by } = lot;
  const team = state.teams.find(({ id }) => id === teamId);
  const sale: DraftEvent = {
    type: 'playerPicked',
    overall: placeOf(state, teamId)?.overall ?? 0,
    teamId,
    player: soldPlayer(lot.player, lot.amount, state.rules),
    how,
    ...(by === undefined ? {} : { by }),
    at: iso(now),
    timedOut: false,
    auto: team?.auto ?? 'empty',
    timeouts: team?.timeouts ?? 0,
    overridden: null,
    sale: { lot: lot.number, price: lot.amount, nominatorId: lot.nominatorId, bids: lot.bids },
    onClock: null,
  };
  return withNextNomination(state, sale, lot.nominatorId, pool, now);
}

/** Starts the next nomination, or ends the draft when no team can nominate. */
function withNextNomination(
  state: DraftState,
  event: Extract<DraftEvent, { type: 'playerPicked' | 'nominationPassed' }>,
  last: string,
  pool: DraftPool,
  now: number,
): DraftEvent[] {
  const after = evolve(state, event);
  const next = nextNominator(after, last, pool);
  return next === null ? [event, ended(now)] : [{ ...event, onClock: nominationTurn(after, next, now) }];
}

/** Nominates from the queue, else the best ranked player allowed. */
function nominateFor(
  state: DraftState,
  teamId: string,
  queue: Expiry['queue'],
  pool: DraftPool,
  now: number,
): DraftEvent[] {
  const team = state.teams.find(({ id }) => id === teamId);
  const auto = team?.auto ?? 'empty';
  const timedOut = auto === 'off';
  const timeouts = (team?.timeouts ?? 0) + (timedOut ? 1 : 0);
  const autoAfter: AutoMode = timedOut && timeouts >= TIMEOUTS_TO_AUTO ? 'timeouts' : auto;
  const choice = new PickJudge(state, teamId, pool).automatic(queue);
  if (!choice) return passed(state, teamId, 'noLegalPlayer', pool, now);
  return [
    nominated(state, teamId, choice.player, now, {
      how: choice.how,
      timedOut,
      auto: autoAfter,
      ...(autoAfter === auto ? {} : { autoWas: auto }),
      timeouts,
    }),
  ];
}

const passed = (
  state: DraftState,
  teamId: string,
  why: 'commissioner' | 'noLegalPlayer',
  pool: DraftPool,
  now: number,
): DraftEvent[] =>
  withNextNomination(state, { type: 'nominationPassed', teamId, why, at: iso(now), onClock: null }, teamId, pool, now);

/** A refusal while a player is on the block. */
export function openLot({ auction }: DraftState): Result<DraftEvent[]> | null {
  const lot = auction?.lot;
  return lot ? refuse('lotOpen', { figures: { player: lot.player.name }, field: 'lot' }) : null;
}

/** The commissioner passes a team that should nominate. */
export function passNomination(state: DraftState, overall: number, pool: DraftPool, now: number): Result<DraftEvent[]> {
  const open = openLot(state);
  if (open) return open;
  const current = currentSlot(state, overall);
  return current.ok ? ok(passed(state, current.value.ownerTeamId, 'commissioner', pool, now)) : current;
}

/**
 * The turn after places have changed hands. The bid clock goes on for another place of the leading team. Without one,
 * and when the nominating team has lost its places, a team nominates.
 */
function movedTurn(before: DraftState, after: DraftState, now: number): OnClock | null {
  const turn = before.onClock;
  if (turn === null) return null;
  const slot = placeOf(after, turn.teamId);
  const lost = before.auction?.lot;
  if (slot && (after.auction?.lot || !lost)) return { ...turn, overall: slot.overall };
  const last = lost?.nominatorId ?? turn.teamId;
  const next = lost && placeOf(after, last) ? last : nextNominator(after, last, null);
  return next === null ? null : nominationTurn(after, next, now);
}

/** The event with the turn after places have changed hands, or with the end of the draft when no team can nominate. */
export function withMovedTurn(
  state: DraftState,
  event: Extract<DraftEvent, { type: 'pickOwnerChanged' | 'promisesChanged' }>,
  now: number,
): DraftEvent[] {
  const onClock = movedTurn(state, evolve(state, event), now);
  return onClock === null && state.onClock !== null ? [{ ...event, onClock }, ended(now)] : [{ ...event, onClock }];
}

const ended = (now: number): DraftEvent => ({ type: 'draftEnded', at: iso(now), early: false });

/**
 * Takes a sale and all later ones back. The team that nominated the first of them nominates again; without a place the
 * next team does.
 */
export function undoSale(state: DraftState, overall: number, pool: DraftPool, now: number): Result<DraftEvent[]> {
  const { made } = undoCascade(state, overall);
  const sale = made[0]?.sale;
  if (!sale) return refuse('nothingToUndo', { figures: { overall }, field: 'overall', figure: overall });
  const event: DraftEvent = { type: 'picksUndone', overalls: made.map((slot) => slot.overall), onClock: null };
  const after = evolve(state, event);
  const { nominatorId: last } = sale;
  const next = placeOf(after, last) ? last : nextNominator(after, last, pool);
  return ok(next === null ? [event, ended(now)] : [{ ...event, onClock: nominationTurn(after, next, now, 'off') }]);
}

/**
 * Reopens an ended auction at the nomination of the team that comes after the last lot. When no team can nominate, it
 * takes the last sale back.
 */
export function reopenAuction(
  state: DraftState,
  { teams, promises }: Extract<DraftCommand, { type: 'reopen' }>,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const event: DraftEvent = {
    type: 'draftReopened',
    at: iso(now),
    teams,
    ...(promises.length > 0 ? { promises } : {}),
    onClock: null,
  };
  const open = evolve(state, event);
  const last = undoable(open)[0];
  const next = nextNominator(open, last?.sale?.nominatorId ?? null, pool);
  if (next !== null) return ok([{ ...event, onClock: nominationTurn(open, next, now) }]);
  if (!last) return refuse('draftComplete');
  const undone = undoSale(open, last.overall, pool, now);
  return undone.ok ? ok([event, ...undone.value]) : undone;
}
