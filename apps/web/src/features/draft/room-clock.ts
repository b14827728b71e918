import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';
import { measureClock } from './server-clock.js';

/** Clocks drift apart slowly; a long draft measures again. */
const REMEASURE_MS = 5 * 60_000;

export interface RoomClock {
  /** Measures by how much the database's clock differs from this one. */
  measure(): void;
  /** Measures from time to time from now on. */
  keepMeasuring(): void;
}

/** The database's time, as the room's countdowns need it. `connection` is the number of the present one, null without any. */
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
    // What was measured on a connection that is gone may have waited for it.
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
