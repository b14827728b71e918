/** One event of one stream as it travels. `seq` counts 1, 2, 3 … within the stream. */
export interface Envelope<E = unknown> {
  readonly stream: string;
  readonly seq: number;
  /** ISO time of the commit, by the database's clock. */
  readonly at: string;
  /** Who did it; null when the service did. */
  readonly actor: string | null;
  readonly event: E;
}

/** What a client holds of one stream: the state up to `seq`, and envelopes that came too early. */
export interface Room<S, E> {
  readonly seq: number;
  readonly state: S;
  readonly early: ReadonlyMap<number, Envelope<E>>;
}

export interface Received<S, E> {
  readonly room: Room<S, E>;
  /** Envelopes that took effect now, in order: what a ticker or a sound reacts to, once each. */
  readonly applied: readonly Envelope<E>[];
  /** Something between `room.seq` and the newest known envelope is missing: ask for the events since `room.seq`. */
  readonly gap: boolean;
}

/** With more early envelopes than this a fresh snapshot is cheaper. */
export const MAX_EARLY = 500;

export function openRoom<S, E>(state: S, seq: number): Room<S, E> {
  return { seq, state, early: new Map() };
}

/**
 * Takes in messages in whatever order and number they arrive: old ones and doubles are dropped by `seq`, early ones
 * wait, and a gap is reported.
 */
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
 * Takes in a fresh snapshot that was read at `seq`. Envelopes that came in the meantime are kept: those the snapshot
 * does not hold take effect on it, and a snapshot older than the room changes nothing.
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
