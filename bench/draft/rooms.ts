import { atLeastShare, atMostTimes, type Figure } from '../lib/figures.js';
import { startLoad } from '../lib/load-process.js';
import { processorSeconds } from '../lib/processor-time.js';
import type { PickTime, RoomSpec } from '../lib/room.js';
import { median, summary } from '../lib/stats.js';
import {
  floorRoom,
  NAMES,
  openDraft,
  openPickFloor,
  openProduct,
  specOf,
  type Configuration,
  type Product,
  type World,
} from '../lib/world.js';

const RECEIVERS = 32;

type Open = (product: Product, receivers: number) => Promise<RoomSpec>;

async function openDrafts(product: Product, count: number, open: Open = openDraft): Promise<RoomSpec[]> {
  const specs: RoomSpec[] = [];
  for (let room = 0; room < count; room += 1) specs.push(specOf(await open(product, RECEIVERS)));
  return specs;
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

/** P4, first half: picks per second of eight rooms, each as fast as possible. */
export const eightRooms = (world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> =>
  eightAtOnce(world, configuration, quick, openDraft, { goal: 'P4', what: '8 rooms at full speed', unit: 'picks/s' });

/** Eight rooms at full speed against as many of the floor: picks, or bids of auctions. */
export async function eightAtOnce(
  world: World,
  configuration: Configuration,
  quick: boolean,
  open: Open,
  stated: Pick<Figure, 'goal' | 'what' | 'unit'>,
): Promise<Figure[]> {
  const ROOMS = 8;
  const product = await openProduct(world, configuration);
  const floor = await openPickFloor(world);
  const load = startLoad();
  try {
    await load.open([
      ...range(0, ROOMS).map(() => floorRoom(floor, RECEIVERS)),
      ...(await openDrafts(product, ROOMS, open)),
    ]);
    const used = { ours: [0, 0], floor: [0, 0] };
    const rate = async (whose: keyof typeof used, picks: number) => {
      const pids = [whose === 'ours' ? (product.apps[0]?.pid ?? 0) : floor.pid, world.postgresPid];
      const before = pids.map(processorSeconds);
      const begun = performance.now();
      await load.picks(range(whose === 'ours' ? ROOMS : 0, ROOMS), picks, 0);
      const ms = performance.now() - begun;
      used[whose] = pids.map((pid, part) => (used[whose][part] ?? 0) + processorSeconds(pid) - (before[part] ?? 0));
      return (ROOMS * picks * 1_000) / ms;
    };
    await rate('floor', 40);
    await rate('ours', 40);
    used.floor = used.ours = [0, 0];
    const rounds = quick ? 4 : 12;
    const PER_ROUND = 60;
    const rates: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.floor.push(await rate('floor', PER_ROUND));
      rates.ours.push(await rate('ours', PER_ROUND));
    }
    const cpu = (whose: keyof typeof used) =>
      used[whose].map((seconds) => ((seconds * 1_000) / (ROOMS * PER_ROUND * rounds)).toFixed(2)).join(' + ');
    const note = `processor time for each, service + database: ours ${cpu('ours')}, floor ${cpu('floor')} ms; floor's rounds ${Math.min(...rates.floor).toFixed(0)}–${Math.max(...rates.floor).toFixed(0)}, ours ${Math.min(...rates.ours).toFixed(0)}–${Math.max(...rates.ours).toFixed(0)} ${stated.unit}; medians of rounds`;
    return [
      atLeastShare(0.7, {
        ...stated,
        configuration: NAMES[configuration],
        ours: median(rates.ours),
        floor: median(rates.floor),
        note,
      }),
    ];
  } finally {
    await load.end();
    await floor.stop();
    await product.stop();
  }
}

/**
 * P4, second half: a hundred rooms with 3,200 sockets at a hundred picks a second, compared with one room at the same
 * rate.
 */
export async function hundredRooms(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const ROOMS = 100;
  const PER_SECOND = 100;
  const HALF = ROOMS / 2;
  const product = await openProduct(world, configuration);
  const loads = [startLoad(), startLoad()];
  const lone = startLoad();
  try {
    const specs = await openDrafts(product, ROOMS);
    // A draft has a limited number of picks, so use one before and one after.
    await lone.open(await openDrafts(product, 2));
    await lone.picks([0], 150, 0);
    const rounds = quick ? 2 : 6;
    const forMs = quick ? 3_000 : 5_000;
    const one: PickTime[] = [];
    const all: PickTime[] = [];
    // Measure the lone room before the other sockets exist and, to detect drift, again after they have closed.
    for (let round = 0; round < rounds / 2; round += 1) one.push(...(await lone.steady([0], PER_SECOND, forMs / 2)));
    await Promise.all(loads.map((load, index) => load.open(specs.slice(index * HALF, (index + 1) * HALF))));
    await Promise.all(loads.map((load) => load.steady(range(0, HALF), PER_SECOND / 2, 2_000)));
    for (let round = 0; round < rounds; round += 1) {
      for (const times of await Promise.all(loads.map((load) => load.steady(range(0, HALF), PER_SECOND / 2, forMs))))
        all.push(...times);
    }
    await Promise.all(loads.map((load) => load.close()));
    for (let round = 0; round < rounds / 2; round += 1) one.push(...(await lone.steady([1], PER_SECOND, forMs / 2)));
    const figures: Figure[] = [];
    for (const [part, what] of [
      ['acknowledged', 'acknowledged'],
      ['last', 'last of 32'],
    ] as const) {
      const [single, many] = [summary(one.map((time) => time[part])), summary(all.map((time) => time[part]))];
      const note = `floor: one room at ${PER_SECOND} picks/s, p50 ${single.p50.toFixed(2)} ms (${single.count} picks); 100 rooms p50 ${many.p50.toFixed(2)} ms (${many.count} picks)`;
      figures.push(
        atMostTimes(2, {
          goal: 'P4',
          what: `100 rooms × 32 sockets, ${what}, p99`,
          configuration: NAMES[configuration],
          ours: many.p99,
          floor: single.p99,
          note,
        }),
      );
    }
    return figures;
  } finally {
    await Promise.all([...loads, lone].map((load) => load.end()));
    await product.stop();
  }
}
