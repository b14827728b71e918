import { atMostTimes, type Figure } from '../lib/figures.js';
import { median } from '../lib/stats.js';
import { NAMES, type Configuration, type World } from '../lib/world.js';
import { FEW, many, openLeagues } from './many-leagues.js';

const PAGES = {
  home: 'home',
  log: 'activity-log',
  players: 'players?search=a',
  concerns: 'concerns',
} as const;
type Page = keyof typeof PAGES;
const ROUNDS = 60;
const WARM = 10;

/** Median milliseconds of each page, read in turn. */
async function measure(world: World, configuration: Configuration, count: number): Promise<Record<Page, number>> {
  const { product, league } = await openLeagues(world, configuration, count);
  try {
    const token = league.teams[0]?.manager?.token ?? '';
    const took: Record<Page, number[]> = { home: [], log: [], players: [], concerns: [] };
    for (let round = -WARM; round < ROUNDS; round += 1)
      for (const [page, path] of Object.entries(PAGES) as [Page, string][]) {
        const begun = performance.now();
        const answer = await fetch(`${product.urls[0]}/api/${league.leagueId}/${path}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
        if (round >= 0) took[page].push(performance.now() - begun);
      }
    return {
      home: median(took.home),
      log: median(took.log),
      players: median(took.players),
      concerns: median(took.concerns),
    };
  } finally {
    await product.stop();
  }
}

/** READS: pages of one league, by the number of the others. */
export async function reads(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const few = await measure(world, configuration, FEW);
  const count = many(quick);
  const all = await measure(world, configuration, count);
  return (Object.keys(PAGES) as Page[]).map((page) =>
    atMostTimes(1.2, {
      goal: 'READS',
      configuration: NAMES[configuration],
      what: `${page} among ${count} leagues, p50`,
      ours: all[page],
      floor: few[page],
    }),
  );
}
