import { atMost, type Figure } from '../lib/figures.js';
import { startLoad, type LoadProcess } from '../lib/load-process.js';
import { residentKb, settle } from '../lib/resident.js';
import {
  freePort,
  NAMES,
  openDraft,
  openProduct,
  startFloor,
  TEAMS,
  type Configuration,
  type World,
} from '../lib/world.js';

/** Kilobytes per socket, from the memory with `first` sockets and with all of them. */
async function perSocket(
  pid: number,
  debuggerPort: number,
  counts: { first: number; rest: number },
  open: (from: number, count: number) => Promise<void>,
): Promise<number> {
  await open(0, counts.first);
  await settle(debuggerPort);
  const before = residentKb(pid);
  await open(counts.first, counts.rest);
  await settle(debuggerPort);
  return (residentKb(pid) - before) / counts.rest;
}

/** P12: memory of a socket with a session in its draft room that receives nothing. */
export async function memory(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const rooms = quick ? 16 : 64;
  // The first sockets are not counted, because they also load shared code.
  const counts = { first: 8 * TEAMS, rest: rooms * TEAMS };
  const loads: LoadProcess[] = [];
  const ports = [await freePort(), await freePort()] as const;
  const product = await openProduct(world, configuration, 1, { NODE_OPTIONS: `--inspect=127.0.0.1:${ports[0]}` });
  const floor = await startFloor('nest-gateway.mjs', { NODE_OPTIONS: `--inspect=127.0.0.1:${ports[1]}` });
  try {
    const drafts: { draftId: string; tokens: readonly string[] }[] = [];
    for (let room = 0; room < rooms + 8; room += 1) {
      const { draftId, receivers } = await openDraft(product, TEAMS);
      drafts.push({ draftId, tokens: receivers });
    }
    const load = startLoad();
    loads.push(load);
    const bare = await perSocket(floor.pid, ports[1], counts, (from, count) =>
      load.idle(
        floor.url,
        Array.from({ length: count }, () => ''),
        {
          event: 'join',
          bodies: Array.from({ length: count }, (_, index) => ({ draft: `room${Math.floor((from + index) / TEAMS)}` })),
        },
      ),
    );
    const app = product.apps[0];
    if (!app) throw new Error('the product does not run');
    const ours = await perSocket(app.pid, ports[0], counts, (from, count) => {
      const part = drafts.slice(from / TEAMS, (from + count) / TEAMS);
      return load.idle(
        app.url,
        part.flatMap((draft) => draft.tokens),
        {
          event: 'draft:join',
          bodies: part.flatMap(({ draftId, tokens }) => tokens.map(() => ({ draftId, since: 0 }))),
        },
      );
    });
    return [
      atMost(27, {
        goal: 'P12',
        what: `memory of an idle socket, of ${counts.rest}`,
        configuration: NAMES[configuration],
        unit: 'kB',
        ours,
        floor: bare,
        note: 'resident memory after garbage collection',
      }),
    ];
  } finally {
    for (const load of loads) await load.end();
    await floor.stop();
    await product.stop();
  }
}
