import { atMostTimes, type Figure } from '../lib/figures.js';
import { startLoad } from '../lib/load-process.js';
import type { PickTime } from '../lib/room.js';
import { summary } from '../lib/stats.js';
import { NAMES, openDraft, openProduct, specOf, type Configuration, type World } from '../lib/world.js';

const RECEIVERS = 32;
const WARM_UP = 150;

/** P3: receivers and picks spread over two processes, compared with one process. */
export async function processes(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const one = await openProduct(world, configuration, 1);
  const two = await openProduct(world, configuration, 2);
  const load = startLoad();
  try {
    const drafts = [await openDraft(one, RECEIVERS), await openDraft(two, RECEIVERS)];
    await load.open(drafts.map(specOf));
    const times: PickTime[][] = [[], []];
    for (const room of [0, 1]) await load.picks([room], WARM_UP, 0);
    const rounds = quick ? 8 : 24;
    for (let round = 0; round < rounds; round += 1) {
      for (const room of [0, 1]) times[room]?.push(...((await load.picks([room], 40, 0))[0] ?? []));
    }
    // Every pick waited for all receivers; the database shows that none was made twice or lost.
    const made = WARM_UP + rounds * 40;
    const { rows } = await two.db.query<{ picks: number; events: number }>(
      `select (select count(*)::int from draft_selection where draft_id = $1) as picks, (select count(*)::int from event where stream = $2 and type = 'playerPicked') as events`,
      [drafts[1]?.draftId, `draft:${drafts[1]?.draftId}`],
    );
    if (rows[0]?.picks !== made || rows[0].events !== made)
      throw new Error(
        `${made} picks were acknowledged, the database holds ${rows[0]?.picks} and ${rows[0]?.events} events`,
      );
    const figures: Figure[] = [];
    for (const [part, what] of [
      ['acknowledged', 'two processes: acknowledged'],
      ['last', 'two processes: last of 32'],
    ] as const) {
      const [single, double] = times.map((list) => summary(list.map((time) => time[part])));
      if (!single || !double) continue;
      const stated = {
        goal: 'P3',
        configuration: NAMES[configuration],
        note: `floor: the same on one process; ${double.count} picks, none lost`,
      };
      figures.push(
        atMostTimes(1.5, { ...stated, what: `${what}, p50`, ours: double.p50, floor: single.p50 }),
        atMostTimes(3, { ...stated, what: `${what}, p99`, ours: double.p99, floor: single.p99 }),
      );
    }
    return figures;
  } finally {
    await load.end();
    await two.stop();
    await one.stop();
  }
}
