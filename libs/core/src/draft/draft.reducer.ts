import type { Envelope } from '../streams/room.js';
import { never } from '../result.js';
import type {
  AutoMode,
  DraftedPlayer,
  DraftEvent,
  DraftRules,
  DraftState,
  DraftTeam,
  DraftType,
  Holdings,
  PickPromise,
  Slot,
} from './draft.model.js';
import { withCheckIn, withNewManager, withNight } from './clock/night.state.js';
import { withSlot } from './order/slot-tally.js';
import { withDrawn, withGivenBack } from './clock/time-bank.state.js';

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
  if (type === 'rookie') {
    const capUsed = holdings.capUsed + (bankOnCap ? sign * player.capHit : 0);
    return { ...holdings, capUsed, rookies: holdings.rookies + sign };
  }
  return {
    ...holdings,
    [player.position]: holdings[player.position] + sign,
    capUsed: holdings.capUsed + sign * player.capHit,
  };
}

/**
 * Folds one event into the state. Server and browsers run the same function. The caller sets the sequence number,
 * because one commit may write several events.
 */
export function evolve(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'draftCreated':
      return event.state;
    case 'draftConfigured':
      return { ...state, name: event.name, clock: event.clock };
    case 'orderSet':
      return { ...state, order: event.order, slots: event.slots };
    case 'picksAmended':
      return { ...state, slots: event.slots };
    case 'nightChanged':
      return withNight(state, event.night);
    case 'checkedIn':
      return withCheckIn(state, event);
    case 'rookieOverridden':
      return state;
    case 'draftBegun':
      return promising(
        {
          ...state,
          status: 'running',
          teams: event.teams,
          rules: event.rules,
          slots: event.slots,
          onClock: event.onClock,
        },
        event.promises ?? [],
      );
    case 'draftPaused':
      return { ...state, status: 'paused', onClock: event.onClock, ...(event.promise ? { held: true as const } : {}) };
    case 'draftResumed': {
      const { override } = event;
      const resumed = free({ ...state, status: 'running', onClock: event.onClock });
      return override
        ? promising(
            resumed,
            (state.promises ?? []).filter(({ pickId }) => pickId !== override.pickId),
          )
        : resumed;
    }
    case 'clockChanged':
      return { ...state, clock: event.clock, onClock: event.onClock };
    case 'clockExtended':
      return { ...state, outage: event.outage, onClock: event.onClock };
    case 'playerPicked': {
      const drawn = withDrawn(state, event.overall, event.drewMs);
      return {
        ...drawn,
        slots: usedSlot(drawn.slots, event.overall, {
          status: 'taken',
          player: event.player,
          how: event.how,
          at: event.at,
        }),
        teams: setTeam(drawn.teams, event.teamId, (team) => ({
          ...team,
          auto: event.auto,
          timeouts: event.timeouts,
          holdings: withPlayer(team.holdings, event.player, state.type, 1, state.rules),
        })),
        onClock: event.onClock,
      };
    }
    case 'pickSkipped': {
      const drawn = withDrawn(state, event.overall, event.drewMs);
      return {
        ...drawn,
        slots: usedSlot(drawn.slots, event.overall, { status: 'skipped', player: null, how: null, at: event.at }),
        teams: setTeam(drawn.teams, event.teamId, (team) => ({ ...team, auto: event.auto, timeouts: event.timeouts })),
        onClock: event.onClock,
      };
    }
    case 'picksUndone': {
      const undone = new Set(event.overalls);
      const given = withGivenBack(state, undone);
      let { teams } = given;
      const slots = given.slots.map((slot): Slot => {
        if (!undone.has(slot.overall)) return slot;
        const { player } = slot;
        if (player)
          teams = setTeam(teams, slot.ownerTeamId, (team) => ({
            ...team,
            holdings: withPlayer(team.holdings, player, state.type, -1, state.rules),
          }));
        return { ...slot, status: 'open', player: null, how: null, at: null };
      });
      return free({ ...state, teams, slots, onClock: event.onClock });
    }
    case 'playerReplaced': {
      const slot = state.slots[event.overall - 1];
      if (!slot) return state;
      return {
        ...state,
        slots: setSlot(state.slots, event.overall, { player: event.to, how: 'commissioner' }),
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
    case 'autoChanged': {
      // Only the team on the clock can have drawn anything.
      const drawn = withDrawn(state, state.onClock?.overall ?? 0, event.drewMs);
      return {
        ...drawn,
        teams: setTeam(drawn.teams, event.teamId, (team) => ({
          ...team,
          auto: event.auto,
          timeouts: timeoutsUnder(event.auto, team),
        })),
        onClock: event.onClock,
      };
    }
    case 'pickOwnerChanged': {
      const moved = new Set(event.overalls);
      const given = withGivenBack(state, moved);
      const slots = given.slots.map((slot) =>
        moved.has(slot.overall) ? { ...unshopped(slot), ownerTeamId: event.ownerTeamId } : slot,
      );
      return { ...given, slots, onClock: event.onClock };
    }
    case 'pickShopped': {
      const { overall, open, at, asks } = event;
      const shop = { open, at, ...(asks === undefined ? {} : { asks }) };
      return { ...state, slots: setSlot(state.slots, overall, { shop }) };
    }
    case 'teamChanged':
      return {
        ...(event.change.manager === undefined ? state : withNewManager(state, event.teamId)),
        teams: setTeam(state.teams, event.teamId, (team) => ({
          ...team,
          ...event.change,
          timeouts: timeoutsUnder(event.change.auto, team),
        })),
        onClock: event.onClock,
      };
    case 'promisesChanged':
      return promising({ ...state, onClock: event.onClock }, [
        ...(state.promises ?? []).filter(({ tradeId }) => tradeId !== event.tradeId),
        ...event.promises,
      ]);
    case 'draftEnded':
      return free({ ...state, status: 'ended', onClock: null });
    case 'draftReopened':
      return promising(
        { ...state, status: 'paused', teams: event.teams, onClock: event.onClock },
        event.promises ?? [],
      );
    default:
      return never(event);
  }
}

/** Folds an event envelope and sets the state's sequence number to the envelope's. */
export function foldEnvelope(state: DraftState, envelope: Envelope<DraftEvent>): DraftState {
  return { ...evolve(state, envelope.event), seq: envelope.seq };
}

/** Removes `held`. The field is omitted rather than false, as in the JSON. */
function free(state: DraftState): DraftState {
  const { held: _, ...rest } = state;
  return rest;
}

function promising(state: DraftState, promises: readonly PickPromise[]): DraftState {
  if (promises.length > 0) return { ...state, promises };
  const { promises: _, ...rest } = state;
  return rest;
}

/** A manager who takes over a team starts without time-outs. */
const timeoutsUnder = (auto: AutoMode | undefined, team: DraftTeam): number =>
  auto === 'off' && team.auto !== 'off' ? 0 : team.timeouts;

function setSlot(slots: readonly Slot[], overall: number, change: Partial<Slot>): readonly Slot[] {
  const slot = slots[overall - 1];
  return slot ? withSlot(slots, overall - 1, { ...slot, ...change }) : slots;
}

/** Removes the slot's offer mark, which ends when the pick is made or changes owner. */
function unshopped(slot: Slot): Slot {
  const { shop: _, ...rest } = slot;
  return rest;
}

function usedSlot(slots: readonly Slot[], overall: number, change: Partial<Slot>): readonly Slot[] {
  const slot = slots[overall - 1];
  return slot ? withSlot(slots, overall - 1, { ...(slot.shop ? unshopped(slot) : slot), ...change }) : slots;
}

function setTeam(
  teams: readonly DraftTeam[],
  id: string,
  change: (team: DraftTeam) => DraftTeam,
): readonly DraftTeam[] {
  const index = teams.findIndex((team) => team.id === id);
  const team = teams[index];
  return team ? teams.with(index, change(team)) : teams;
}
