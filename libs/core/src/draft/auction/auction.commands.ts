import { ok, type Refusal, type Result } from '../../result.js';
import { expiryOf, iso } from '../clock/draft.clock.js';
import type { DraftActor, DraftCommand } from '../draft.commands.js';
import type { AuctionLot, DraftEvent, DraftState, PickHow, PoolPlayer } from '../draft.model.js';
import { refusal, refuse } from '../draft.refusals.js';
import { autoOf } from '../draft.turns.js';
import { checkPick } from '../picks/pick-check.rules.js';
import { drafted } from '../picks/pick.rules.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { openPlaces, placeOf } from './auction.places.js';
import { leastBid } from './auction.prices.js';
import { inSteps, maximumBid, restOf } from './auction.rules.js';
import { bidTurn } from './auction.turns.js';

type Command<Type extends DraftCommand['type']> = Extract<DraftCommand, { readonly type: Type }>;

const nameOf = ({ teams }: DraftState, teamId: string): string => teams.find(({ id }) => id === teamId)?.name ?? '';

/** Returns who gives the command. Refuses for a team that neither the actor nor a commissioner may move. */
function bidder(state: DraftState, teamId: string, actor: DraftActor): Result<PickHow> {
  if (!state.teams.some(({ id }) => id === teamId))
    return refuse('teamNotInDraft', { kind: 'missing', field: 'team_id' });
  if (actor.teamIds.includes(teamId)) return ok('manual');
  return actor.commissioner
    ? ok('commissioner')
    : refuse('notYourTeam', { figures: { team: nameOf(state, teamId) }, kind: 'forbidden' });
}

export function nominate(
  state: DraftState,
  command: Command<'nominate'>,
  actor: DraftActor,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const how = bidder(state, command.teamId, actor);
  if (!how.ok) return how;
  const { auction: rules } = state.rules;
  if (rules === undefined) return refuse('noAuction');
  const { lot = null, lots = 0 } = state.auction ?? {};
  if (lot) return refuse('lotOpen', { figures: { player: lot.player.name }, field: 'lot' });
  const turn = state.onClock?.teamId;
  if (turn !== command.teamId)
    return refuse('notYourNomination', { figures: { team: nameOf(state, turn ?? '') }, kind: 'forbidden' });
  if (command.lot !== lots + 1) return refuse('lotGone', { field: 'lot', figure: command.lot, limit: lots + 1 });
  const may = mayHave(state, command.teamId, command.playerId, rules.minimum, pool);
  if (!may.ok) return may;
  const own = how.value === 'manual';
  const auto = autoOf(state, command.teamId);
  return ok([
    // With the own cap hit, although the price has decided.
    nominated(state, command.teamId, pool.byId.get(command.playerId) ?? may.value, now, {
      how: how.value,
      by: actor.userId,
      timedOut: false,
      // Like a pick, a manager's own nomination ends Auto.
      auto: own ? 'off' : auto,
      ...(own && auto !== 'off' ? { autoWas: auto } : {}),
      timeouts: own ? 0 : (state.teams.find(({ id }) => id === command.teamId)?.timeouts ?? 0),
    }),
  ]);
}

type Nomination = Extract<DraftEvent, { type: 'playerNominated' }>;

export const nominated = (
  state: DraftState,
  teamId: string,
  player: PoolPlayer,
  now: number,
  by: Pick<Nomination, 'how' | 'by' | 'timedOut' | 'auto' | 'autoWas' | 'timeouts'>,
): Nomination => ({
  type: 'playerNominated',
  lot: (state.auction?.lots ?? 0) + 1,
  teamId,
  player: drafted(player),
  amount: leastBid(state),
  at: iso(now),
  ...by,
  onClock: bidTurn(state, placeOf(state, teamId)?.overall ?? 0, teamId, now),
});

export function bid(
  state: DraftState,
  command: Command<'bid'>,
  actor: DraftActor,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const how = bidder(state, command.teamId, actor);
  if (!how.ok) return how;
  if (state.rules.auction === undefined) return refuse('noAuction');
  const lot = state.auction?.lot ?? null;
  if (lot === null || lot.number !== command.lot) return { ok: false, refusal: overLot(state, command.lot) };
  if (state.status === 'paused') return refuse('draftPaused');
  const hammer = expiryOf(state);
  if (hammer !== null && now >= hammer) return { ok: false, refusal: hammered(state, lot) };
  const wrong = wrongAmount(state, lot, command);
  if (wrong) return { ok: false, refusal: wrong };
  const may = mayHave(state, command.teamId, lot.player.id, command.amount, pool);
  if (!may.ok) return may;
  return ok([placed(state, command.teamId, command.amount, how.value, now, actor.userId)]);
}

export const placed = (
  state: DraftState,
  teamId: string,
  amount: number,
  how: PickHow,
  now: number,
  by?: string,
): DraftEvent => ({
  type: 'bidPlaced',
  lot: state.auction?.lots ?? 0,
  teamId,
  amount,
  how,
  ...(by === undefined ? {} : { by }),
  at: iso(now),
  onClock: bidTurn(state, placeOf(state, teamId)?.overall ?? 0, teamId, now),
});

/** Why a bid on a lot that is not on the block is refused: with the price and the winner when it was sold. */
function overLot(state: DraftState, lot: number): Refusal {
  const slot = state.slots.find(({ sale }) => sale?.lot === lot);
  if (!slot?.sale || !slot.player) return refusal('lotGone', { field: 'lot', figure: lot, kind: 'conflict' });
  return sold(slot.player.name, slot.sale.price, nameOf(state, slot.ownerTeamId));
}

const sold = (player: string, price: number, team: string): Refusal =>
  refusal('lotSold', { figures: { player, price, team }, field: 'amount', limit: price });

/** The refusal of a bid that arrived after the hammer. No later bid can change this price. */
export const hammered = (state: DraftState, { player, amount, teamId }: AuctionLot): Refusal =>
  sold(player.name, amount, nameOf(state, teamId));

function wrongAmount(state: DraftState, lot: AuctionLot, { teamId, amount }: Command<'bid'>): Refusal | null {
  if (lot.teamId === teamId)
    return refusal('leadsAlready', { figures: { player: lot.player.name, amount: lot.amount }, field: 'amount' });
  const least = leastBid(state);
  if (amount < least)
    return refusal('bidTooLow', {
      figures: { player: lot.player.name, amount: lot.amount, team: nameOf(state, lot.teamId), least },
      field: 'amount',
      figure: amount,
      limit: least,
    });
  const { step = 1 } = state.rules.auction ?? {};
  const below = inSteps(amount, { step });
  if (below === amount) return null;
  return refusal('bidOffStep', {
    figures: { amount, step, below: Math.max(below, least), above: below + step },
    field: 'amount',
    figure: amount,
    limit: step,
  });
}

/** The player, if money, roster and cap allow it. */
function mayHave(
  state: DraftState,
  teamId: string,
  playerId: number,
  amount: number,
  pool: DraftPool,
): Result<PoolPlayer> {
  const most = maximumBid(state, teamId);
  if (amount > most) {
    const places = openPlaces(state, teamId);
    const minimum = state.rules.auction?.minimum ?? 0;
    return refuse('bidTooHigh', {
      figures: { team: nameOf(state, teamId), rest: restOf(state, teamId), places, most, minimum },
      field: 'amount',
      figure: amount,
      limit: most,
    });
  }
  return checkPick(new PickJudge(state, teamId, pool, undefined, amount), playerId);
}
