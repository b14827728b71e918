import { ok, never, type Result } from '../../result.js';
import { iso, nextOpenSlot, stoppedTurn, turnFor } from '../clock/draft.clock.js';
import { mayCommand, type DraftActor, type DraftCommand } from '../draft.commands.js';
import type { AutoMode, DraftEvent, DraftState, Slot } from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { refuse } from '../draft.refusals.js';
import { drawnNow, restarted, resumedTurn } from '../draft.turns.js';
import { openPicks } from '../lobby/pool-size.rules.js';
import type { DraftPool } from '../team/legality.rules.js';
import { makePick } from './pick.rules.js';
import { heldPick, onClockPromise, withPromises } from './promise.rules.js';

/*
 * The commands that every draft of turns has. A visitor's draft has no others, so its file is without auctions,
 * corrections and dates.
 */

type Command<Type extends DraftCommand['type']> = Extract<DraftCommand, { readonly type: Type }>;
export type TurnCommand = Command<'begin' | 'pause' | 'resume' | 'makePick' | 'setAuto'>;

/** The slot that is on the clock first; `drawn` are the events of the draw before. */
type FirstSlot = (
  state: DraftState,
  command: Command<'begin'>,
  drawn: readonly DraftEvent[],
) => Result<Slot | undefined>;

/** Decides commands outside auctions. */
export function decideTurn(
  state: DraftState,
  command: TurnCommand,
  actor: DraftActor,
  pool: DraftPool,
  now: number,
): Result<DraftEvent[]> {
  const may = mayCommand(state, command.type, actor);
  if (!may.ok) return may;
  const decided = decideTurnCommand(state, command, actor, pool, now);
  return decided.ok ? ok(withPromises(state, decided.value, now)) : decided;
}

/** Without the actor's rights, and without the promises of trades. */
export function decideTurnCommand(
  state: DraftState,
  command: TurnCommand,
  actor: DraftActor,
  pool: DraftPool,
  now: number,
  firstSlot: FirstSlot = (_state, { slots }) => ok(nextOpenSlot(slots)),
): Result<DraftEvent[]> {
  switch (command.type) {
    case 'begin':
      return begin(state, command, now, firstSlot);
    case 'pause':
      return ok([
        { type: 'draftPaused', onClock: state.onClock && stoppedTurn(state.onClock, state.clock.quietHours, now) },
      ]);
    case 'resume':
      return resume(state, command.override?.trim() ?? '', now);
    case 'makePick':
      return makePick(state, command, actor, pool, now);
    case 'setAuto':
      return setAuto(state, command.teamId, command.on, actor, now);
    default:
      return never(command);
  }
}

function begin(state: DraftState, command: Command<'begin'>, now: number, firstSlot: FirstSlot): Result<DraftEvent[]> {
  const events: DraftEvent[] = [];
  if (command.draw) {
    const drawn = setOrder(state, command.draw);
    if (!drawn.ok) return drawn;
    events.push(...drawn.value);
  }
  if (command.slots.length === 0) return refuse('noPicks');
  const { rules, slots, promises = [], poolSize = Infinity } = command;
  const opening = firstSlot(state, command, events);
  if (!opening.ok) return opening;
  const first = opening.value;
  const open = openPicks(slots);
  const bankMs = (rules.timeBank ?? 0) * 1000;
  const teams = bankMs > 0 ? command.teams.map((entry) => ({ ...entry, bankMs })) : command.teams;
  const team = teams.find((entry) => entry.id === first?.ownerTeamId);
  events.push({
    type: 'draftBegun',
    teams,
    rules,
    slots,
    ...(promises.length > 0 ? { promises } : {}),
    ...(poolSize < open ? { short: { picks: open, players: poolSize } } : {}),
    onClock: first ? turnFor(first, team?.auto ?? 'empty', state.clock, now, bankMs) : null,
  });
  // Every pick was given up for a keeper or forfeited.
  if (!first) events.push({ type: 'draftEnded', at: iso(now), early: false });
  else if (poolSize === 0) events.push({ type: 'draftEnded', at: iso(now), early: true, exhausted: true });
  return ok(events);
}

export function setOrder(
  state: DraftState,
  { order, slots, drawsBefore }: Omit<Command<'setOrder'>, 'type'>,
): Result<DraftEvent[]> {
  // Two draws at the same moment would use the same seed, and only one would be published.
  if ((state.order.draws ?? 0) !== drawsBefore) return refuse('orderMoved');
  return ok([{ type: 'orderSet', order, slots }]);
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

function setAuto(state: DraftState, teamId: string, on: boolean, actor: DraftActor, now: number): Result<DraftEvent[]> {
  const team = state.teams.find((entry) => entry.id === teamId);
  if (!team) return refuse('teamNotInDraft', { kind: 'missing', field: 'team_id' });
  if (!actor.teamIds.includes(teamId) && !actor.commissioner) {
    return refuse('notYourTeam', { figures: { team: team.name }, kind: 'forbidden' });
  }
  const auto: AutoMode = on ? 'manager' : 'off';
  if (team.auto === auto || (on && team.auto !== 'off')) return ok([]);
  if (state.onClock?.teamId !== teamId || state.auction?.lot)
    return ok([{ type: 'autoChanged', teamId, auto, onClock: state.onClock }]);
  // Drawn time stays drawn; otherwise toggling Auto would refill the time bank.
  const event: DraftEvent = { type: 'autoChanged', teamId, auto, ...drawnNow(state, now), onClock: state.onClock };
  return ok([{ ...event, onClock: restarted(evolve(state, event), now) }]);
}
