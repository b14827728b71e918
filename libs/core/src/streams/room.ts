/** An event of a stream as sent to clients. `seq` counts 1, 2, 3 … within the stream. */
export interface Envelope<E = unknown> {
  readonly stream: string;
  readonly seq: number;
  /** Time of the commit, by the database's clock. */
  readonly at: string;
  /** The user who caused it; null for the service. */
  readonly actor: string | null;
  readonly event: E;
}

/** A client's copy of one stream: the state up to `seq`, and envelopes that arrived too early. */
export interface Room<S, E> {
  readonly seq: number;
  readonly state: S;
  readonly early: ReadonlyMap<number, Envelope<E>>;
}

export interface Received<S, E> {
  readonly room: Room<S, E>;
  /** Envelopes that were applied now, in order. Tickers and sounds react to each of them once. */
  readonly applied: readonly Envelope<E>[];
  /** Envelopes after `room.seq` are missing: fetch the events since it. */
  readonly gap: boolean;
}

/** With more early envelopes than this, fetching a snapshot is cheaper. */
export const MAX_EARLY = 500;

export function openRoom<S, E>(state: S, seq: number): Room<S, E> {
  return { seq, state, early: new Map() };
}

/** Accepts envelopes in any order. Drops old ones and duplicates by `seq`, stores early ones and reports gaps. */
export function receive<S, E>(
  room: Room<S, E>,
  envelopes: readonly Envelope<E>[],
  fold: (state: S, envelope: Envelope<E>) => S,
): Received<S, E> {
  let { state, seq } = room;
  let early: Map<number, Envelope<E>> | null = null;
  const applied: Envelope<E>[] = [];
  const waiting = () => (early ??= new Map(room.early));
  for (const envelope of envelopes) {
    if (envelope.seq > seq && !(early ?? room.early).has(envelope.seq)) waiting().set(envelope.seq, envelope);
    for (;;) {
      const next = (early ?? room.early).get(seq + 1);
      if (!next) break;
      waiting().delete(next.seq);
      state = fold(state, next);
      seq = next.seq;
      applied.push(next);
    }
  }
  const left = early ?? room.early;
  return { room: { state, seq, early: left }, applied, gap: left.size > 0 };
}

/**
 * Adopts a snapshot read at `seq`. Envelopes received in the meantime that the snapshot lacks are applied to it. A
 * snapshot older than the room is ignored.
 */
export function adopt<S, E>(
  room: Room<S, E>,
  state: S,
  seq: number,
  fold: (state: S, envelope: Envelope<E>) => S,
): Received<S, E> {
  if (seq <= room.seq) return { room, applied: [], gap: room.early.size > 0 };
  return receive(openRoom(state, seq), [...room.early.values()], fold);
}
