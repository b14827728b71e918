import { atLeastShare, atMost, type Figure } from '../lib/figures.js';
import { startLoad, type LoadProcess } from '../lib/load-process.js';
import type { PickTime, RoomSpec } from '../lib/room.js';
import { summary } from '../lib/stats.js';
import { NAMES, openDraft, openProduct, specOf, type Configuration, type Product, type World } from '../lib/world.js';

const PROCESSES = 4;
const DRAFTS = 500;
const RECEIVERS = PROCESSES;
const SECONDS_PER_PICK = 2;
const OPENED_AT_ONCE = 4;
const LEAGUE = { num_teams: 12, general_draft_startup_length: 40 } as const;
/** The one draft alone has its picks at this rate, because a pick every two seconds gives too few. */
const ALONE_PER_SECOND = 10;
const ALONE_MS = 20_000;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

async function openDrafts(product: Product, count: number): Promise<RoomSpec[]> {
  const specs: RoomSpec[] = [];
  while (specs.length < count) {
    const next = range(Math.min(OPENED_AT_ONCE, count - specs.length));
    specs.push(
      ...(await Promise.all(next.map(async () => specOf(await openDraft(product, RECEIVERS, 3_600, LEAGUE))))),
    );
  }
  return specs;
}

/** PACE: many drafts over four processes, against one draft alone. */
export async function pacedDrafts(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const drafts = quick ? 50 : DRAFTS;
  const forMs = quick ? 20_000 : 60_000;
  const product = await openProduct(world, configuration, PROCESSES);
  const loads = [startLoad(), startLoad()] as const;
  const half = Math.ceil(drafts / 2);
  try {
    const [lone, ...others] = await openDrafts(product, drafts + 1);
    if (lone === undefined) throw new Error('there is no draft');
    await loads[0].open([lone]);
    await loads[0].picks([0], 100, 0);
    const alone = (await loads[0].steady([0], ALONE_PER_SECOND, ALONE_MS)).map(({ acknowledged }) => acknowledged);
    await loads[0].open(others.slice(0, half));
    await loads[1].open(others.slice(half));
    const rooms = [range(half).map((room) => room + 1), range(others.length - half)] as const;
    const warm = async (load: LoadProcess, own: readonly number[]) => {
      for (const room of own) await load.picks([room], PROCESSES, 0);
    };
    await Promise.all(loads.map((load, index) => warm(load, rooms[index] ?? [])));
    const pace = async (ms: number): Promise<PickTime[]> => {
      const times = loads.map((load, index) => {
        const own = rooms[index] ?? [];
        return load.steady(own, own.length / SECONDS_PER_PICK, ms);
      });
      return (await Promise.all(times)).flat();
    };
    await pace(10_000);
    const all = await pace(forMs);
    const [one, many] = [summary(alone), summary(all.map(({ acknowledged }) => acknowledged))];
    const last = summary(all.map((time) => time.last));
    const due = (drafts / SECONDS_PER_PICK) * (forMs / 1_000);
    const stated = { goal: 'PACE', configuration: NAMES[configuration] };
    const note = `acknowledged p50 ${many.p50.toFixed(2)} ms, last of ${RECEIVERS} p99 ${last.p99.toFixed(2)} ms; the floor is one draft alone, p50 ${one.p50.toFixed(2)} ms (${one.count} picks)`;
    return [
      atMost(50, {
        ...stated,
        what: `${drafts} drafts, a pick every ${SECONDS_PER_PICK} s, ${PROCESSES} processes: acknowledged, p99`,
        ours: many.p99,
        floor: one.p99,
        note,
      }),
      // A draft skips a pick that is due while its last one waits.
      atLeastShare(0.95, { ...stated, what: 'picks made of those due', unit: 'picks', ours: many.count, floor: due }),
    ];
  } finally {
    await Promise.all(loads.map((load) => load.end()));
    await product.stop();
  }
}
