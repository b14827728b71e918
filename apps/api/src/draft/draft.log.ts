import { storedName } from '@crease/core/draft/draft-name.words.js';
import { Injectable } from '@nestjs/common';
import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import type { EventTo } from '@crease/core/realtime/events.table.js';
import { streamOf, idIn } from '@crease/core/realtime/socket-events.js';
import {
  Database,
  pgArray,
  violatedConstraint,
  type Db,
  type Idempotency,
  type Transaction,
} from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toLobby, draftRooms } from '../platform/events/audience.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import { storedData, type StoredEvent } from '../platform/database/event.model.js';
import { LeastUsed } from '../platform/least-used.js';
import { Publisher } from '../platform/realtime/publisher.js';
import { Busy, notFound } from '../platform/refusal.error.js';
import { activityOf } from './draft.activity.js';
import { effectsOf, madeBy, type DraftEffect } from './draft.effects.js';
import {
  draftAppend,
  draftBid,
  draftEvents,
  draftPlace,
  draftPick,
  draftPool,
  draftResync,
  type AppendAnswer,
  type EventRow,
} from './statements/draft.statements.js';
import { expiresAt, singleBidParams, singlePickParams, type Decided } from './statements/single-event.js';

export interface Append {
  readonly state: DraftState;
  readonly events: readonly DraftEvent[];
  /** The state after the events, when the caller has it already. */
  readonly after?: DraftState;
  readonly actor: string | null;
  /** The membership that must still exist at the commit; null for changes by the service itself. */
  readonly guard: { readonly user: string; readonly team: string | null } | null;
  readonly idempotency?: { readonly key: Idempotency; readonly status: number; readonly response: unknown } | null;
  /** For an expired clock: refuse before this time (database clock), and when an outage with a higher number exists. */
  readonly limit?: { readonly after: string; readonly outage: number };
  /** For a bid: refuse from this time on (database clock), unless a higher-numbered outage moved the hammer. */
  readonly hammer?: { readonly at: string; readonly outage: number };
  readonly effects?: readonly DraftEffect[];
}

export type Appended =
  | { readonly kind: 'done'; readonly state: DraftState }
  | { readonly kind: 'moved'; readonly state: DraftState }
  | { readonly kind: 'replay'; readonly status: number; readonly response: unknown }
  | { readonly kind: 'mismatch' | 'denied' | 'early' | 'late' | 'missing' | 'phase' }
  | { readonly kind: 'outage'; readonly outage: number };

/** Drafts without a client in their room whose state a process keeps. */
const CLOSED_DRAFTS = 300;
export const EMPTY_POOL = new DraftPool([]);

/**
 * Another feature's transaction that a draft's events are written in. `afterCommit` runs its argument after the commit.
 */
export interface Inside {
  readonly db: Db;
  readonly afterCommit: (publish: () => void) => void;
}

/**
 * The event log of drafts. Caches the folded state of recently used drafts. A stale cache is harmless: every append
 * names the sequence number it was decided on, and the database refuses any other under the draft's lock.
 */
@Injectable()
export class DraftLog {
  private readonly states: LeastUsed<DraftState>;
  private readonly pools: LeastUsed<DraftPool>;

  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    publisher: Publisher,
    relay: EventRelay,
  ) {
    const isOpen = (draftId: string) => publisher.isOpen(streamOf('draft', draftId));
    this.states = new LeastUsed(CLOSED_DRAFTS, isOpen);
    this.pools = new LeastUsed(CLOSED_DRAFTS, isOpen);
    relay.listen((event) => {
      if (event.event.type === 'draftChanged' && event.event.status === 'deleted')
        this.states.delete(event.event.draftId);
      const id = idIn('draft', event.stream);
      if (id === null) return;
      const state = this.states.get(id);
      if (state?.seq === event.seq - 1) this.remember(fold(state, event.seq, event.event as DraftEvent));
    });
  }

  /** The state that this process knows; `fresh` reads newer events from the database first. */
  async load(draftId: string, fresh = false): Promise<DraftState> {
    const known = this.states.get(draftId);
    if (known && !fresh) return known;
    return this.catchUp(draftId, known);
  }

  private async catchUp(draftId: string, known: DraftState | undefined): Promise<DraftState> {
    const leagueId = known?.leagueId ?? (await this.leagueOf(draftId));
    const rows = await this.database.runPromptly(draftEvents, leagueId, draftId, known?.seq ?? 0);
    const state = this.foldRows(known ?? null, rows);
    if (!state) throw notFound('draft');
    // Another request may have read further in the meantime.
    const present = this.states.get(draftId);
    if (present && present.seq > state.seq) return present;
    return this.remember(state);
  }

  private async leagueOf(draftId: string): Promise<string> {
    const [place] = await this.database.runPromptly(draftPlace, draftId);
    if (!place) throw notFound('draft');
    return place.league_id;
  }

  eventsSince(leagueId: string, draftId: string, since: number, limit: number) {
    return this.database.runPromptly(draftResync, leagueId, draftId, since, limit);
  }

  /** The pool as it was fixed when the draft began; null before. */
  async pool({ id: draftId, leagueId }: Pick<DraftState, 'id' | 'leagueId'>): Promise<DraftPool | null> {
    const known = this.pools.get(draftId);
    if (known) return known;
    const [row] = await this.database.runPromptly(draftPool, leagueId, draftId);
    if (!row) return null;
    const pool = new DraftPool(row.players);
    this.pools.set(draftId, pool);
    return pool;
  }

  /** The players that can be picked now: none before the draft begins. */
  async poolFor(state: DraftState): Promise<DraftPool> {
    if (state.status === 'lobby') return EMPTY_POOL;
    return (await this.pool(state)) ?? EMPTY_POOL;
  }

  forgetPool(draftId: string): void {
    this.pools.delete(draftId);
  }

  /** Starts a new draft's log in the transaction that inserts its row. `more`: events decided together with it. */
  async create(
    transaction: Transaction,
    state: DraftState,
    actor: string,
    more: readonly EventTo<'lobby'>[] = [],
  ): Promise<void> {
    await transaction.record(
      toLobby(state, actor, { type: 'draftCreated', state: { ...state, ...storedName(state), seq: 1 } }),
    );
    for (const event of more) await transaction.record(toLobby(state, actor, event, activityOf(event, state)));
  }

  /**
   * Appends events that were decided on `state`. `moved` means that state was old: decide again on the one returned.
   * After `done`, the events are being published; with `inside`, they are published after that transaction commits.
   */
  async append(append: Append, inside?: Inside): Promise<Appended> {
    const { state, events } = append;
    const after = append.after ?? events.reduce((folded, event) => fold(folded, folded.seq + 1, event), state);
    const lines = events.map((event) => activityOf(event, state));
    const rooms = draftRooms(state, events, lines);
    const decided: Decided = { ...append, after, lines, rooms };
    const sent = this.clock.own();
    const answer = (inside ? null : await this.writeAsUsual(decided)) ?? (await this.send(decided, inside));
    // On a cluster this is the clock of the league's machine.
    if (answer.now !== undefined && !this.database.onCluster) this.clock.observe(sent, this.clock.own(), answer.now);
    switch (answer.kind) {
      case 'done': {
        const publish = () => {
          this.remember(after);
          const at = new Date(answer.now ?? this.clock.now()).toISOString();
          this.database.committed(
            events.map((event, index): StoredEvent => ({
              id: String(answer.ids?.[index] ?? ''),
              stream: streamOf('draft', state.id),
              seq: state.seq + index + 1,
              leagueId: state.leagueId,
              at,
              actor: append.actor,
              rooms: rooms[index] ?? [],
              event,
              actionType: lines[index]?.actionType ?? null,
            })),
          );
        };
        if (inside) inside.afterCommit(publish);
        else publish();
        return { kind: 'done', state: after };
      }
      case 'moved': {
        const moved = this.foldRows(state, answer.events ?? []) ?? state;
        const present = this.states.get(state.id);
        return { kind: 'moved', state: present && present.seq > moved.seq ? present : this.remember(moved) };
      }
      case 'replay':
        return { kind: 'replay', status: answer.status ?? 200, response: answer.response };
      case 'outage':
        return { kind: 'outage', outage: answer.outage ?? 0 };
      case 'beat':
        throw new Busy();
      default:
        return { kind: answer.kind };
    }
  }

  /** Writes a plain pick or bid with its own statement. Null when it is neither; nothing is written then. */
  private async writeAsUsual(decided: Decided): Promise<AppendAnswer | null> {
    const write = this.usualStatement(decided);
    if (!write) return null;
    try {
      const [row] = await write();
      if (row?.id == null || row.now === null) return null;
      return { kind: 'done', ids: [row.id], now: row.now };
    } catch (error) {
      // The same request ran twice at once; `draft_append` returns the first answer.
      if (violatedConstraint(error) === 'league_idempotency_pkey') return null;
      throw error;
    }
  }

  private usualStatement(decided: Decided) {
    const pick = singlePickParams(decided);
    if (pick) return () => this.database.runPromptly(draftPick, ...pick);
    const bid = singleBidParams(decided);
    return bid && (() => this.database.runPromptly(draftBid, ...bid));
  }

  private async send(decided: Decided, inside: Inside | undefined): Promise<AppendAnswer> {
    const effects = decided.effects ?? decided.events.flatMap((event) => effectsOf(event, decided.state));
    const payload = payloadOf(decided, effects);
    // Fixing a pool is slow. Every other append has a clock running and gets the short timeout.
    const slow = effects.some((effect) => effect.op === 'freezePool');
    const { leagueId } = decided.state;
    const sendOnce = async (): Promise<AppendAnswer> => {
      const text = JSON.stringify(this.database.onCluster ? { ...payload, beat: this.clock.lastBeat } : payload);
      const [row] = inside
        ? (await inside.db.executeQuery(draftAppend.compiled([leagueId, text]))).rows
        : slow
          ? await this.database.run(draftAppend, leagueId, text)
          : await this.database.runPromptly(draftAppend, leagueId, text);
      if (!row) throw new Error('draft_append gave no answer');
      return row.answer;
    };
    const answer = await sendOnce();
    if (answer.kind !== 'beat') return answer;
    await this.clock.renew();
    return sendOnce();
  }

  private foldRows(start: DraftState | null, rows: readonly EventRow[]): DraftState | null {
    let state = start;
    for (const row of rows) {
      // A draft's first event is draftCreated, which needs no earlier state.
      const event = { type: row.type, ...row.data } as DraftEvent;
      if (state === null) {
        if (event.type === 'draftCreated') state = fold(event.state, row.seq, event);
      } else if (row.seq === state.seq + 1) state = fold(state, row.seq, event);
    }
    return state;
  }

  private remember(state: DraftState): DraftState {
    this.states.set(state.id, state);
    return state;
  }
}

const fold = (state: DraftState, seq: number, event: DraftEvent): DraftState => ({ ...evolve(state, event), seq });

function payloadOf(decided: Decided, effects: readonly DraftEffect[]) {
  const { state, after, events, lines, rooms } = decided;
  return {
    draft: state.id,
    expected: state.seq,
    guard: decided.guard ?? undefined,
    actor: decided.actor,
    limit: decided.limit,
    hammer: decided.hammer,
    idem: decided.idempotency
      ? { ...decided.idempotency.key, status: decided.idempotency.status, response: decided.idempotency.response }
      : undefined,
    events: events.map((event, index) => {
      const line = lines[index];
      return {
        type: event.type,
        data: storedData(event, line),
        rooms: pgArray(rooms[index] ?? []),
        actionType: line?.actionType,
        teams: pgArray(line?.teamIds ?? []),
      };
    }),
    effects,
    status: after.status,
    made: events.reduce((sum, event) => sum + madeBy(event, state), 0),
    picks: after.slots.length === state.slots.length ? undefined : after.slots.length,
    ...(after.name === state.name ? {} : storedName(after)),
    onClock: after.onClock?.overall ?? null,
    expiresAt: expiresAt(after),
    begin: events.some((event) => event.type === 'draftBegun') || undefined,
    end: events.some((event) => event.type === 'draftEnded') || undefined,
  };
}
