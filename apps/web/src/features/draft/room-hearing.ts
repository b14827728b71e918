import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

/** After so long without a word the server is asked for one: in a quiet room it has nothing to say by itself. */
const ASK_AFTER_MS = 4_000;
/** After so long without a word the room says that it may show something old. */
const SILENT_AFTER_MS = 8_000;
/** Whoever comes back to the page has heard nothing for as long as they were away: the server has this long to answer. */
const WOKEN_MS = 2_000;

export interface RoomHearing {
  /** Something came from the server: an event, a pulse, an answer, a heartbeat of the connection. */
  heard(): void;
  wake(): void;
}

/** Keeps watch over when the server was last heard of. `connection` is the number of the present one, null without any. */
export function roomHearing(
  store: StoreApi<RoomView>,
  transport: RoomTransport,
  timers: RoomTimers,
  { later }: NamedTimers,
  connection: () => number | null,
): RoomHearing {
  let last = timers.now();
  /** Of which connection an answer is awaited. */
  let asking: number | null = null;

  function look() {
    const silence = timers.now() - last;
    if (silence >= SILENT_AFTER_MS && store.getState().silentSince !== last) store.setState({ silentSince: last });
    if (silence >= ASK_AFTER_MS) void ask();
    lookIn(silence < ASK_AFTER_MS ? ASK_AFTER_MS - silence : Math.max(SILENT_AFTER_MS - silence, 0) || ASK_AFTER_MS);
  }

  const lookIn = (ms: number) => later('hearing', ms, look);

  async function ask(): Promise<void> {
    const mine = connection();
    if (mine === null || asking === mine) return;
    asking = mine;
    // The answer is heard like everything else that comes in; without one the silence goes on.
    await transport.time().then(heard, () => undefined);
    if (asking === mine) asking = null;
  }

  function heard() {
    last = timers.now();
    if (store.getState().silentSince !== null) store.setState({ silentSince: null });
  }

  lookIn(ASK_AFTER_MS);
  return { heard, wake: () => lookIn(WOKEN_MS) };
}
