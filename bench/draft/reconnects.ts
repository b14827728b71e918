import { atMost, atMostTimes, type Figure } from '../lib/figures.js';
import { startLoad } from '../lib/load-process.js';
import { residentKb, settle } from '../lib/resident.js';
import type { PickTime } from '../lib/room.js';
import { quantile, summary } from '../lib/stats.js';
import {
  freePort,
  NAMES,
  openDraft,
  openProduct,
  specOf,
  TEAMS,
  type Configuration,
  type Product,
  type World,
} from '../lib/world.js';

interface Crowd {
  readonly tokens: string[];
  readonly join: { event: string; bodies: { draftId: string; since: number }[] };
}

/** The sockets of some draft rooms, up to date with all events. */
async function crowdOf(product: Product, rooms: number): Promise<Crowd> {
  const crowd: Crowd = { tokens: [], join: { event: 'draft:join', bodies: [] } };
  for (let room = 0; room < rooms; room += 1) {
    const { draftId, receivers, seq } = await openDraft(product, TEAMS);
    crowd.tokens.push(...receivers);
    crowd.join.bodies.push(...receivers.map(() => ({ draftId, since: seq })));
  }
  return crowd;
}

/** R11: an evening's network fails briefly, while picks go on in another room. */
export async function storm(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const ROOMS = quick ? 20 : 100;
  const PER_SECOND = 20;
  const product = await openProduct(world, configuration);
  const url = product.urls[0] ?? '';
  const crowdLoad = startLoad();
  const lone = startLoad();
  try {
    const crowd = await crowdOf(product, ROOMS);
    await lone.open([specOf(await openDraft(product, TEAMS)), specOf(await openDraft(product, TEAMS))]);
    await lone.picks([0], 150, 0);
    await crowdLoad.idle(url, crowd.tokens, crowd.join);
    const back: number[] = [];
    const [before, during]: [PickTime[], PickTime[]] = [[], []];
    for (let time = 0; time < (quick ? 2 : 6); time += 1) {
      before.push(...(await lone.steady([time % 2], PER_SECOND, 4_000)));
      const picks = lone.steady([time % 2], PER_SECOND, 4_000);
      back.push(...(await crowdLoad.storm(url, crowd.tokens, crowd.join)));
      during.push(...(await picks));
    }
    const [quiet, stormy] = [
      summary(before.map(({ acknowledged }) => acknowledged)),
      summary(during.map(({ acknowledged }) => acknowledged)),
    ];
    const sockets = crowd.tokens.length;
    const common = { goal: 'R11', configuration: NAMES[configuration] };
    return [
      atMost(5_000, {
        ...common,
        what: `${sockets} sockets cut at once: the last is in its room again`,
        ours: Math.max(...back),
        note: `p50 ${quantile(back, 0.5).toFixed(0)} ms, of which the clients wait 200 to 600 ms before they try`,
      }),
      atMostTimes(5, {
        ...common,
        what: 'picks meanwhile, acknowledged, p99',
        ours: stormy.p99,
        floor: quiet.p99,
        note: `floor: the same room with nobody cut, p50 ${quiet.p50.toFixed(2)} ms; meanwhile p50 ${stormy.p50.toFixed(2)} ms of ${stormy.count}`,
      }),
    ];
  } finally {
    await Promise.all([crowdLoad, lone].map((load) => load.end()));
    await product.stop();
  }
}

/** R13: memory kept for clients that have left. */
export async function soak(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const TIMES = quick ? 5_000 : 100_000;
  // Warm up until the process has grown to the size that this load needs.
  const WARM_UP = quick ? 5_000 : 20_000;
  const AT_ONCE = 20;
  const debuggerPort = await freePort();
  const product = await openProduct(world, configuration, 1, { NODE_OPTIONS: `--inspect=127.0.0.1:${debuggerPort}` });
  const load = startLoad();
  try {
    const [app] = product.apps;
    if (!app) throw new Error('the product does not run');
    const { tokens, join } = await crowdOf(product, 8);
    await load.churn(app.url, tokens, join, WARM_UP, AT_ONCE);
    await settle(debuggerPort);
    const before = residentKb(app.pid);
    await load.churn(app.url, tokens, join, TIMES, AT_ONCE);
    await settle(debuggerPort);
    const after = residentKb(app.pid);
    return [
      atMostTimes(1.02, {
        goal: 'R13',
        what: `memory after ${TIMES} reconnects`,
        configuration: NAMES[configuration],
        unit: 'MB',
        ours: after / 1_000,
        floor: before / 1_000,
        note: `floor: the same process after its first ${WARM_UP} reconnects; resident memory after garbage collection`,
      }),
    ];
  } finally {
    await load.end();
    await product.stop();
  }
}
