import { dayIn } from '@crease/core/calendar.js';
import { seasonOf } from '@crease/core/season.js';
import { NightGameOnIce, startNhlNight } from '../../apps/api/src/testing/nhl-night.js';
import { atMost, type Figure } from '../lib/figures.js';
import { joined } from '../lib/room.js';
import { median } from '../lib/stats.js';
import { ThinSocket } from '../lib/thin-socket.js';
import { NAMES, openProduct, type Configuration, type World } from '../lib/world.js';
import { clubsOnIce, seedLeagues } from '../season/leagues.js';
import { committed, goals, lastCommit, nextScores } from '../season/night.js';
import { FEW, many, written } from './many-leagues.js';

const PACE_SECONDS = 10;
const OPEN = 0.02;
const WARM = 2;
const LOOKS = 8;
/** Longest wait for the pass over all leagues, so that a miss of its goal is still measured. */
const PATIENCE_MS = 300_000;
/** A look's log is completely written after this time. */
const SETTLE_MS = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Night {
  /** Milliseconds from the answered scores to the points of all open leagues. */
  readonly looks: readonly number[];
  /** Megabytes of write-ahead log. */
  readonly wal: readonly number[];
  /** Milliseconds of the pass over all leagues after the last game. */
  readonly last: number;
}

/** A night with two goals at each look, in `count` leagues of which `open` have a socket. */
async function play(world: World, configuration: Configuration, count: number, open: number): Promise<Night> {
  const day = dayIn(Date.now() - 6 * 3_600_000, 'America/New_York');
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
  const games: NightGameOnIce[] = [];
  const night = await startNhlNight(day, games);
  const product = await openProduct(world, configuration, 1, {
    NHL_LIVE_SECONDS: String(PACE_SECONDS),
    NHL_WEB_API_URL: night.url,
  });
  const sockets: ThinSocket[] = [];
  try {
    const leagues = await seedLeagues(product, count, { season: seasonOf(year), day, watched: open });
    const sides = await clubsOnIce(product);
    await product.db.query('vacuum analyze');
    for (let index = 0; index + 1 < sides.length; index += 2) {
      const [away, home] = [sides[index], sides[index + 1]];
      if (!away || !home) break;
      const game = new NightGameOnIce(year * 1_000_000 + 20_101 + index, new Date(Date.now() - 3_600_000), away, home);
      game.state = 'LIVE';
      games.push(game);
    }
    for (const { leagueId, teams } of leagues) {
      const socket = new ThinSocket(product.urls[0] ?? '', { token: teams[1]?.manager?.token ?? '' }, () => undefined);
      sockets.push(socket);
      await socket.opened;
      await joined(socket, 'league:join', { leagueId });
    }
    let { newest } = await lastCommit(product, '-infinity');
    // The schedule was read before there were any games.
    await product.db.query('update live_source set schedule_at = null, next_at = now(), taken_until = now()');
    const looks: number[] = [];
    const wal: number[] = [];
    for (let round = 0; round < WARM + LOOKS; round += 1) {
      goals(games, round);
      const before = await written(product);
      const answered = await nextScores(night);
      const commit = await committed(product, newest, open, PATIENCE_MS);
      newest = commit.newest;
      await pause(SETTLE_MS);
      if (round < WARM) continue;
      looks.push(commit.at - answered);
      wal.push(((await written(product)) - before) / 1_048_576);
    }
    for (const game of games) game.state = 'FINAL';
    const ended = await nextScores(night);
    const all = await committed(product, newest, count, PATIENCE_MS);
    return { looks, wal, last: all.at - ended };
  } finally {
    for (const socket of sockets) socket.close();
    await product.stop();
    await night.close();
  }
}

/** LOOK: a look at running games; LAST: the night's last pass over all leagues. */
export async function liveLook(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const few = await play(world, configuration, FEW, FEW);
  const count = many(quick);
  const open = Math.max(FEW, Math.round(count * OPEN));
  const all = await play(world, configuration, count, open);
  const note = `${count} leagues of 12 teams and 276 players, ${open} open, 16 games, two goals at each of ${all.looks.length} looks; the floor is the same night in ${FEW} leagues, both open`;
  const look = { goal: 'LOOK', configuration: NAMES[configuration], note };
  return [
    atMost(3_000, {
      ...look,
      what: 'scores answered → points of open leagues, p50',
      ours: median(all.looks),
      floor: median(few.looks),
    }),
    atMost(3_000, {
      ...look,
      what: 'scores answered → points of open leagues, slowest',
      ours: Math.max(...all.looks),
      floor: Math.max(...few.looks),
    }),
    atMost(20, {
      ...look,
      what: 'log of a look, largest',
      unit: 'MB',
      ours: Math.max(...all.wal),
      floor: Math.max(...few.wal),
    }),
    atMost(60_000, { ...look, goal: 'LAST', what: 'last pass over all leagues', ours: all.last, floor: few.last }),
  ];
}
