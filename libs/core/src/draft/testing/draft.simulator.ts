import type { Envelope } from '../../streams/room.js';
import type { Refusal, Result } from '../../result.js';
import { expiryOf, iso, nextOpenSlot } from '../clock/draft.clock.js';
import type { DraftedPlayer, DraftEvent, DraftState, DraftTeam, Holdings } from '../draft.model.js';
import { placeOf } from '../auction/auction.places.js';
import { foldEnvelope } from '../draft.reducer.js';
import { withPlayer } from '../pick.state.js';
import type { TeamQueues } from '../draft.commands.js';
import { decide, type DraftActor, type DraftCommand, type DraftSystemCommand } from '../draft.rules.js';
import { decideSystem } from '../system.rules.js';
import { DraftPool } from '../team/legality.rules.js';
import type { Wish } from '../queue/wish.rules.js';
import { commissioner } from './draft.builders.js';

/**
 * Describes what is inconsistent about a draft's turn; null when nothing is. A running draft has exactly one deadline,
 * for the first open slot and its owner. A paused draft has time left and no deadline. In the lobby and after the end
 * there is neither.
 */
export function turnProblem(state: DraftState): string | null {
  const turn = state.onClock;
  if (state.status === 'lobby' || state.status === 'ended')
    return turn === null ? null : `a turn although the draft is in '${state.status}'`;
  // In an auction the turn is of the team that nominates or leads.
  const slot = state.rules.auction ? turn && placeOf(state, turn.teamId) : nextOpenSlot(state.slots);
  if (!turn) return `no turn although the draft is '${state.status}'`;
  if (!slot) return `the turn of pick ${turn.overall} although no slot is open`;
  if (turn.overall !== slot.overall) return `pick ${turn.overall} on the clock although pick ${slot.overall} is open`;
  if (turn.teamId !== slot.ownerTeamId) return `${turn.teamId} on the clock although ${slot.ownerTeamId} owns the pick`;
  if (state.status === 'paused') {
    if (turn.deadline !== null) return 'a deadline although the draft is paused';
    return turn.remainingMs !== null && turn.remainingMs >= 0 ? null : `${turn.remainingMs} ms remain of a paused turn`;
  }
  if (turn.deadline === null) return 'no deadline although the draft is running';
  if (turn.remainingMs !== null) return 'time left beside a deadline';
  return Date.parse(turn.deadline) >= Date.parse(turn.startedAt) ? null : 'a deadline before the start';
}

/**
 * Describes what is inconsistent about a draft's players; null when nothing is. No player appears twice, and only taken
 * slots have one.
 */
export function boardProblem(state: DraftState): string | null {
  const seen = new Set<number>();
  for (const [index, slot] of state.slots.entries()) {
    if (slot.overall !== index + 1) return `slot ${index + 1} has the number ${slot.overall}`;
    if ((slot.status === 'taken') !== (slot.player !== null))
      return `slot ${slot.overall} is ${slot.status} with player ${slot.player?.id ?? 'none'}`;
    if (!slot.player) continue;
    if (seen.has(slot.player.id)) return `player ${slot.player.id} twice`;
    seen.add(slot.player.id);
  }
  return null;
}

/** The holdings that a team must have: its initial ones plus the players of its slots. */
export function holdingsByBoard(state: DraftState, brought: Holdings, teamId: string): Holdings {
  return state.slots
    .filter((slot) => slot.ownerTeamId === teamId)
    .flatMap((slot): DraftedPlayer[] => (slot.player ? [slot.player] : []))
    .reduce((holdings, player) => withPlayer(holdings, player, state.type, 1), brought);
}

/** A draft as the server keeps it, with a clock that only moves when set. */
export class DraftSimulator {
  readonly log: Envelope<DraftEvent>[] = [];
  readonly pool: DraftPool;
  state: DraftState;

  constructor(
    readonly first: DraftState,
    pool: DraftPool | ConstructorParameters<typeof DraftPool>[0],
    public now: number,
  ) {
    this.state = first;
    this.pool = pool instanceof DraftPool ? pool : new DraftPool(pool);
  }

  do(command: DraftCommand, actor: DraftActor = commissioner): Result<DraftEvent[]> {
    return this.commit(decide(this.state, command, actor, this.pool, this.now), actor.userId);
  }

  doSystem(command: DraftSystemCommand): Result<DraftEvent[]> {
    return this.commit(decideSystem(this.state, command, this.pool, this.now), null);
  }

  /** Like `do`, but throws when the command is refused. */
  must(command: DraftCommand, actor: DraftActor = commissioner): DraftEvent[] {
    return allowed(this.do(command, actor));
  }

  mustSystem(command: DraftSystemCommand): DraftEvent[] {
    return allowed(this.doSystem(command));
  }

  begin(teams: readonly DraftTeam[] = this.state.teams): DraftEvent[] {
    return this.must({ type: 'begin', teams, rules: this.state.rules, slots: this.state.slots });
  }

  expire(queue: readonly Wish[] = [], queues?: TeamQueues): DraftEvent[] {
    const expiry = expiryOf(this.state);
    const turn = this.state.onClock;
    if (expiry === null || !turn) throw new Error('no clock is running');
    this.now = Math.max(this.now, expiry);
    return this.mustSystem({ type: 'expireClock', overall: turn.overall, queue, ...(queues ? { queues } : {}) });
  }

  expireAll(): void {
    while (this.state.status === 'running') this.expire();
  }

  team(teamId: string): DraftTeam {
    const team = this.state.teams.find((entry) => entry.id === teamId);
    if (!team) throw new Error(`no team ${teamId}`);
    return team;
  }

  private commit(decided: Result<DraftEvent[]>, actor: string | null): Result<DraftEvent[]> {
    if (!decided.ok) return decided;
    // Events pass through JSON as in the database, so data that JSON drops is not relied upon.
    const events = JSON.parse(JSON.stringify(decided.value)) as DraftEvent[];
    for (const event of events) {
      const envelope: Envelope<DraftEvent> = {
        stream: `draft:${this.first.id}`,
        seq: this.state.seq + 1,
        at: iso(this.now),
        actor,
        event,
      };
      this.log.push(envelope);
      this.state = foldEnvelope(this.state, envelope);
    }
    const problem = turnProblem(this.state) ?? boardProblem(this.state);
    if (problem) throw new Error(`after ${events.map((event) => event.type).join(', ')}: ${problem}`);
    return decided;
  }
}

function allowed(decided: Result<DraftEvent[]>): DraftEvent[] {
  if (!decided.ok) throw new Error(`refused: ${decided.refusal.name}: ${decided.refusal.message}`);
  return decided.value;
}

export function refusalOf(decided: Result<unknown>): Refusal {
  if (decided.ok) throw new Error('this was not refused');
  return decided.refusal;
}
