import { draftsToBank } from '../leagues/drafts/draft.table.js';
import type { DraftType } from '../draft-type.js';
import { withDrawn, withGivenBack } from './clock/time-bank.state.js';
import type { EventOf } from './draft.events.js';
import type { DraftedPlayer, DraftRules, DraftState, DraftTeam, Holdings, Slot } from './draft.model.js';
import { limitedAt } from '../teams/position-limits.model.js';
import { withSlot } from './order/slot-tally.js';
import { setTeam } from './team.state.js';

/**
 * The holdings after a player joins (`sign` 1) or leaves (`sign` -1). Players of a rookie draft join the rookie bank,
 * which uses cap only when the league counts it.
 */
export function withPlayer(
  holdings: Holdings,
  player: DraftedPlayer,
  type: DraftType,
  sign: 1 | -1,
  { bankOnCap = false }: Pick<DraftRules, 'bankOnCap'> = {},
): Holdings {
  if (draftsToBank(type)) {
    const capUsed = holdings.capUsed + (bankOnCap ? sign * player.capHit : 0);
    return { ...holdings, capUsed, rookies: holdings.rookies + sign };
  }
  const { forwards } = holdings;
  const at = limitedAt(player);
  return {
    ...holdings,
    ...(forwards === undefined || at === null || at === 'D' || at === 'G'
      ? {}
      : { forwards: { ...forwards, [at]: forwards[at] + sign } }),
    [player.position]: holdings[player.position] + sign,
    capUsed: holdings.capUsed + sign * player.capHit,
  };
}

export function withPick(state: DraftState, event: EventOf<'playerPicked'>): DraftState {
  const drawn = withDrawn(state, event.overall, event.drewMs);
  return {
    ...drawn,
    slots: usedSlot(drawn.slots, event.overall, {
      status: 'taken',
      player: event.player,
      how: event.how,
      ...(event.by === undefined ? {} : { by: event.by }),
      at: event.at,
      ...(event.sale === undefined ? {} : { sale: event.sale }),
    }),
    teams: withLoss(
      setTeam(drawn.teams, event.teamId, (team) => ({
        ...team,
        auto: event.auto,
        timeouts: event.timeouts,
        holdings: withPlayer(team.holdings, event.player, state.type, 1, state.rules),
      })),
      event.player,
      state,
      -1,
    ),
    onClock: event.onClock,
  };
}

/** The teams after one lost the player (`sign` -1) or got them back (1). */
function withLoss(
  teams: readonly DraftTeam[],
  player: DraftedPlayer,
  { type, rules }: Pick<DraftState, 'type' | 'rules'>,
  sign: 1 | -1,
): readonly DraftTeam[] {
  return player.from === undefined
    ? teams
    : setTeam(teams, player.from, (team) => ({
        ...team,
        holdings: withPlayer(team.holdings, player, type, sign, rules),
      }));
}

export function withSkip(state: DraftState, event: EventOf<'pickSkipped'>): DraftState {
  const drawn = withDrawn(state, event.overall, event.drewMs);
  return {
    ...drawn,
    slots: usedSlot(drawn.slots, event.overall, { status: 'skipped', player: null, how: null, at: event.at }),
    teams: setTeam(drawn.teams, event.teamId, (team) => ({ ...team, auto: event.auto, timeouts: event.timeouts })),
    onClock: event.onClock,
  };
}

export function withMove(state: DraftState, event: EventOf<'pickMoved'>): DraftState {
  const drawn = withDrawn(state, event.overall, event.drewMs);
  return {
    ...drawn,
    slots: setSlot(drawn.slots, event.overall, { movedAfter: event.movedAfter }),
    teams: setTeam(drawn.teams, event.teamId, (team) => ({ ...team, auto: event.auto, timeouts: event.timeouts })),
    onClock: event.onClock,
  };
}

export function withoutPicks(state: DraftState, event: EventOf<'picksUndone'>): DraftState {
  const undone = new Set(event.overalls);
  const returned = new Set(event.returned);
  const given = withGivenBack(state, new Set([...undone, ...returned]));
  let { teams } = given;
  const slots = given.slots.map((one): Slot => {
    const slot = returned.has(one.overall) ? unmoved(one) : one;
    if (!undone.has(slot.overall)) return slot;
    const { player } = slot;
    if (player) {
      teams = setTeam(teams, slot.ownerTeamId, (team) => ({
        ...team,
        holdings: withPlayer(team.holdings, player, state.type, -1, state.rules),
      }));
      teams = withLoss(teams, player, state, 1);
    }
    return { ...withoutSale(withoutPerson(slot)), status: 'open', player: null, how: null, at: null };
  });
  return { ...state, teams, slots, onClock: event.onClock };
}

export function withReplacement(state: DraftState, event: EventOf<'playerReplaced'>): DraftState {
  const slot = state.slots[event.overall - 1];
  if (!slot) return state;
  return {
    ...state,
    slots: withSlot(state.slots, event.overall - 1, {
      ...withoutPerson(slot),
      player: event.to,
      how: 'commissioner',
      ...(event.by === undefined ? {} : { by: event.by }),
    }),
    teams: setTeam(state.teams, slot.ownerTeamId, (team) => ({
      ...team,
      holdings: withPlayer(
        withPlayer(team.holdings, event.from, state.type, -1, state.rules),
        event.to,
        state.type,
        1,
        state.rules,
      ),
    })),
  };
}

export function withPickOwner(state: DraftState, event: EventOf<'pickOwnerChanged'>): DraftState {
  const moved = new Set(event.overalls);
  const given = withGivenBack(state, moved);
  const slots = given.slots.map((slot) =>
    moved.has(slot.overall) ? { ...unshopped(slot), ownerTeamId: event.ownerTeamId } : slot,
  );
  return { ...given, slots, onClock: event.onClock };
}

export function withShop(state: DraftState, { overall, open, at, asks }: EventOf<'pickShopped'>): DraftState {
  const shop = { open, at, ...(asks === undefined ? {} : { asks }) };
  return { ...state, slots: setSlot(state.slots, overall, { shop }) };
}

function setSlot(slots: readonly Slot[], overall: number, change: Partial<Slot>): readonly Slot[] {
  const slot = slots[overall - 1];
  return slot ? withSlot(slots, overall - 1, { ...slot, ...change }) : slots;
}

/** Removes the slot's offer mark, which ends when the pick is made or changes owner. */
function unshopped(slot: Slot): Slot {
  const { shop: _, ...rest } = slot;
  return rest;
}

function withoutPerson(slot: Slot): Slot {
  const { by: _, ...rest } = slot;
  return rest;
}

function withoutSale(slot: Slot): Slot {
  const { sale: _, ...rest } = slot;
  return rest;
}

function unmoved(slot: Slot): Slot {
  const { movedAfter: _, ...rest } = slot;
  return rest;
}

function usedSlot(slots: readonly Slot[], overall: number, change: Partial<Slot>): readonly Slot[] {
  const slot = slots[overall - 1];
  return slot ? withSlot(slots, overall - 1, { ...(slot.shop ? unshopped(slot) : slot), ...change }) : slots;
}
