import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

/** Milliseconds of silence until the client asks for the time; a quiet room sends nothing. */
const ASK_AFTER_MS = 4_000;
/** Milliseconds of silence until the room warns that its data may be old. */
const SILENT_AFTER_MS = 8_000;
/** Milliseconds to answer after a sleep, when the silence is as long as the sleep. */
const WOKEN_MS = 2_000;

export interface ContactTracker {
  /** Call on any sign of the server: event, pulse, answer or heartbeat. */
  record(): void;
  wake(): void;
}

/**
 * Tracks when the server last sent something. `connection` returns the number of the current connection, null without
 * one.
 */
export function trackContact(
  store: StoreApi<RoomView>,
  transport: RoomTransport,
  timers: RoomTimers,
  { later }: NamedTimers,
  connection: () => number | null,
): ContactTracker {
  let last = timers.now();
  /** Number of the connection on which an answer is pending. */
  let asking: number | null = null;

  function look() {
    const silence = timers.now() - last;
    if (silence >= SILENT_AFTER_MS && store.getState().silentSince !== last) store.setState({ silentSince: last });
    if (silence >= ASK_AFTER_MS) void ask();
    lookIn(silence < ASK_AFTER_MS ? ASK_AFTER_MS - silence : Math.max(SILENT_AFTER_MS - silence, 0) || ASK_AFTER_MS);
  }

  const lookIn = (ms: number) => later('contact', ms, look);

  async function ask(): Promise<void> {
    const mine = connection();
    if (mine === null || asking === mine) return;
    asking = mine;
    // The answer counts as a sign of the server; without one the silence continues.
    await transport.time().then(record, () => undefined);
    if (asking === mine) asking = null;
  }

  function record() {
    last = timers.now();
    if (store.getState().silentSince !== null) store.setState({ silentSince: null });
  }

  lookIn(ASK_AFTER_MS);
  return { record, wake: () => lookIn(WOKEN_MS) };
}
