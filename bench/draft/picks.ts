import { atMostTimes, type Figure } from '../lib/figures.js';
import { startLoad } from '../lib/load-process.js';
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

export interface Comparison {
  readonly ours: PickTime[];
  readonly floor: PickTime[];
  /** Medians of the floor's rounds in order, which show the machine's noise. */
  readonly floorRounds: number[];
}

const WARM_UP = 600;

/** Makes picks or bids in short alternating rounds of floor and application, so that drift affects both equally. */
export async function compare(
  world: World,
  configuration: Configuration,
  receivers: number,
  rounds: number,
  perRound: number,
  open: (product: Product, receivers: number) => Promise<RoomSpec> = openDraft,
): Promise<Comparison> {
  const product = await openProduct(world, configuration);
  const floor = await openPickFloor(world);
  const load = startLoad();
  try {
    // Warm up in separate rooms, so that the measurement sees a server in steady state.
    await load.open([
      floorRoom(floor, receivers),
      specOf(await open(product, receivers)),
      floorRoom(floor, receivers),
      specOf(await open(product, receivers)),
    ]);
    const [FLOOR, OURS] = [2, 3];
    for (let round = 0; round < WARM_UP / 50; round += 1) for (const room of [0, 1]) await load.picks([room], 50, 0);
    await load.close([0, 1]);
    const found: Comparison = { ours: [], floor: [], floorRounds: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const [floorTimes = []] = await load.picks([FLOOR], perRound, 0);
      found.floor.push(...floorTimes);
      found.floorRounds.push(median(floorTimes.map((time) => time.acknowledged)));
      if (round < rounds) found.ours.push(...((await load.picks([OURS], perRound, 0))[0] ?? []));
    }
    return found;
  } finally {
    await load.end();
    await floor.stop();
    await product.stop();
  }
}

/** P1 and P2: time of a pick until its acknowledgement and until the last receiver. */
export async function picks(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const rounds = quick ? 8 : 28;
  const figures: Figure[] = [];
  for (const receivers of [32, 200]) {
    const { ours, floor, floorRounds } = await compare(world, configuration, receivers, rounds, 40);
    const noise = `floor's rounds ${Math.min(...floorRounds).toFixed(2)}–${Math.max(...floorRounds).toFixed(2)} ms, before ${(floorRounds[0] ?? 0).toFixed(2)}, after ${(floorRounds.at(-1) ?? 0).toFixed(2)}; ${ours.length} picks`;
    const line = (goal: string, what: string, part: keyof PickTime, p50: number, p99: number) => {
      const [mine, bare] = [summary(ours.map((time) => time[part])), summary(floor.map((time) => time[part]))];
      const stated = { goal, configuration: NAMES[configuration], note: noise };
      figures.push(
        atMostTimes(p50, { ...stated, what: `${what}, p50`, ours: mine.p50, floor: bare.p50 }),
        atMostTimes(p99, { ...stated, what: `${what}, p99`, ours: mine.p99, floor: bare.p99 }),
      );
    };
    if (receivers === 32) {
      line('P1', 'pick acknowledged', 'acknowledged', 1.5, 2);
      line('P2', 'last of 32', 'last', 1.5, 2);
    } else line('P2', 'last of 200', 'last', 1.3, 1.6);
  }
  return figures;
}
