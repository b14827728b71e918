import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';
import { measureClock } from './server-clock.js';

/** In milliseconds. Clocks drift apart slowly: a long draft measures again. */
const REMEASURE_MS = 5 * 60_000;

export interface RoomClock {
  measure(): void;
  keepMeasuring(): void;
}

/**
 * Provides the database's time for the room's countdowns. `connection` returns the number of the current connection,
 * null without one.
 */
export function roomClock(
  store: StoreApi<RoomView>,
  transport: RoomTransport,
  timers: RoomTimers,
  { later }: NamedTimers,
  connection: () => number | null,
): RoomClock {
  let measuring: number | null = null;

  async function measure(): Promise<void> {
    const mine = connection();
    if (mine === null || measuring === mine) return;
    measuring = mine;
    const found = await measureClock(() => transport.time(), timers.now);
    if (measuring === mine) measuring = null;
    // Discard a measurement from an earlier connection: it may include reconnect time.
    if (found !== null && mine === connection()) store.setState({ offset: found.offset });
  }

  function keepMeasuring() {
    later('remeasure', REMEASURE_MS, () => {
      void measure();
      keepMeasuring();
    });
  }

  return { measure: () => void measure(), keepMeasuring };
}
