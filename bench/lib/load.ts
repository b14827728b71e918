// A load process: holds rooms and makes picks in them on the parent's command.
import { joined, Room, type PickTime, type RoomSpec } from './room.js';
import { ThinSocket } from './thin-socket.js';

export interface LoadCommands {
  /** Opens rooms, numbered by their position among all rooms opened so far. */
  open(specs: readonly RoomSpec[]): Promise<void>;
  /** Makes `count` picks in each room: one after another within a room, all rooms concurrently. */
  picks(rooms: readonly number[], count: number, pauseMs: number): Promise<PickTime[][]>;
  /**
   * Makes picks at a steady rate (per second), alternating between the rooms, for `forMs`. Skips rooms that are still
   * busy.
   */
  steady(rooms: readonly number[], perSecond: number, forMs: number): Promise<PickTime[]>;
  close(rooms?: readonly number[]): Promise<void>;
  /** Opens sockets that only listen; each joins with its own body. */
  idle(url: string, tokens: readonly string[], join: Join): Promise<void>;
  /**
   * Cuts all connections of `idle` and reconnects them like the web client: after 200 to 600 ms, then twice as long.
   * Returns the milliseconds until each was in its room again.
   */
  storm(url: string, tokens: readonly string[], join: Join): Promise<number[]>;
  /** Connects, joins and leaves again: `times` in all, `atOnce` concurrently. */
  churn(url: string, tokens: readonly string[], join: Join, times: number, atOnce: number): Promise<void>;
}

export interface Join {
  readonly event: string;
  readonly bodies: readonly object[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function inRoom(url: string, token: string, event: string, body: object): Promise<ThinSocket> {
  const socket = new ThinSocket(url, { token }, () => undefined);
  try {
    await socket.opened;
    await joined(socket, event, body);
    return socket;
  } catch (error) {
    socket.close();
    throw error;
  }
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
const GIVEN_UP_MS = 60_000;

const rooms: Room[] = [];
let idlers: ThinSocket[] = [];

const commands: LoadCommands = {
  async open(specs) {
    // One after another: the room is measured, not a storm of handshakes.
    for (const spec of specs) {
      const room = new Room(spec);
      await room.open();
      rooms.push(room);
    }
  },
  async picks(numbers, count, pauseMs) {
    return Promise.all(
      numbers.map(async (number) => {
        const times: PickTime[] = [];
        for (let pick = 0; pick < count; pick += 1) {
          times.push(await roomAt(number).pick());
          if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
        return times;
      }),
    );
  },
  steady: (numbers, perSecond, forMs) =>
    new Promise((resolve, reject) => {
      const times: PickTime[] = [];
      const busy = new Set<number>();
      const begun = performance.now();
      let due = 0;
      const next = () => {
        const now = performance.now() - begun;
        while (now < forMs && due <= (now * perSecond) / 1000) {
          const number = numbers[due % numbers.length] ?? 0;
          due += 1;
          if (busy.has(number)) continue;
          busy.add(number);
          roomAt(number)
            .pick()
            .then((time) => {
              times.push(time);
              busy.delete(number);
            }, reject);
        }
        if (now < forMs || busy.size > 0) setTimeout(next, 1);
        else resolve(times);
      };
      next();
    }),
  async close(numbers) {
    for (const room of numbers ? numbers.map(roomAt) : rooms) room.close();
    for (const socket of idlers) socket.close();
    idlers = [];
  },
  async idle(url, tokens, { event, bodies }) {
    const AT_ONCE = 50;
    for (let from = 0; from < tokens.length; from += AT_ONCE) {
      const sockets = tokens
        .slice(from, from + AT_ONCE)
        .map((token) => new ThinSocket(url, { token }, () => undefined));
      idlers.push(...sockets);
      await Promise.all(sockets.map((socket) => socket.opened));
      await Promise.all(sockets.map((socket, index) => joined(socket, event, bodies[from + index] ?? {})));
    }
  },
  async storm(url, tokens, { event, bodies }) {
    for (const socket of idlers) socket.close();
    idlers = [];
    const cut = performance.now();
    return Promise.all(
      tokens.map(async (token, index) => {
        for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
          await pause(wait * (0.5 + Math.random()));
          try {
            idlers.push(await inRoom(url, token, event, bodies[index] ?? {}));
            return performance.now() - cut;
          } catch (error) {
            if (performance.now() - cut > GIVEN_UP_MS) throw error;
          }
        }
      }),
    );
  },
  async churn(url, tokens, { event, bodies }, times, atOnce) {
    let begun = 0;
    const one = async () => {
      while (begun < times) {
        const index = begun % tokens.length;
        begun += 1;
        (await inRoom(url, tokens[index] ?? '', event, bodies[index] ?? {})).close();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  },
};

function roomAt(number: number): Room {
  const room = rooms[number];
  if (!room) throw new Error(`there is no room ${number}`);
  return room;
}

interface Call {
  id: number;
  command: keyof LoadCommands;
  args: unknown[];
}

process.on('message', ({ id, command, args }: Call) => {
  // The parent calls through the same interface, so the arguments fit.
  const run = commands[command] as (...all: unknown[]) => Promise<unknown>;
  run(...args).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) =>
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
