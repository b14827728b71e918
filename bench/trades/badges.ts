import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SeededLeague } from '../../apps/api/src/testing/draft-fixture.js';
import { clockOffset } from '../lib/commit-clock.js';
import { atMost, atMostTimes, type Figure } from '../lib/figures.js';
import { HttpLine } from '../lib/http-line.js';
import { startLoad } from '../lib/load-process.js';
import { joined } from '../lib/room.js';
import { median, summary } from '../lib/stats.js';
import { ThinSocket } from '../lib/thin-socket.js';
import {
  floorRoom,
  NAMES,
  openPickFloor,
  openProduct,
  type Configuration,
  type Product,
  type World,
} from '../lib/world.js';

const PER_ROUND = 40;
const WARM_UP = 240;
/** The same number of receivers as P1's floor. */
const FLOOR_RECEIVERS = 32;
const PATIENCE_MS = 15_000;

interface Arrival {
  readonly stream: string;
  readonly seq: number;
  /** Milliseconds on this process's monotonic clock. */
  readonly at: number;
}

class Window {
  private readonly socket: ThinSocket;
  private readonly arrivals: Arrival[] = [];
  private waiting: { type: string; resolve: (arrival: Arrival) => void } | null = null;

  constructor(url: string, token: string) {
    this.socket = new ThinSocket(url, { token }, (text, at) => this.arrived(text, at));
  }

  async open(leagueId: string): Promise<void> {
    await this.socket.opened;
    await joined(this.socket, 'league:join', { leagueId });
  }

  private arrived(text: string, at: number): void {
    if (!text.startsWith('["event"')) return;
    const [, { stream, seq, event }] = JSON.parse(text) as [
      string,
      { stream: string; seq: number; event: { type: string } },
    ];
    if (event.type !== this.waiting?.type) return;
    const { resolve } = this.waiting;
    this.waiting = null;
    resolve({ stream, seq, at });
  }

  /** Resolves with the next event of a type. Call it before causing the event. */
  next(type: string): Promise<Arrival> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${type} did not arrive`)), PATIENCE_MS);
      this.waiting = {
        type,
        resolve: (arrival) => {
          clearTimeout(timer);
          resolve(arrival);
        },
      };
    });
  }

  close(): void {
    this.socket.close();
  }
}

interface Scene {
  readonly league: SeededLeague;
  readonly line: HttpLine;
  readonly window: Window;
  readonly headers: () => string;
  readonly offer: string;
}

/** Two managers of a league; the receiving one listens at `windowUrl`. */
async function openScene(product: Product, windowUrl: string, lineUrl: string): Promise<Scene> {
  const league = await product.league();
  const [, first, second] = league.teams;
  if (!first?.manager || !second?.manager) throw new Error('the league has too few managers');
  const { rows } = await product.db.query<{ id: number }>('select id from player order by id limit 1');
  await product.db.query(
    `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, 'active', 'bench')`,
    [league.leagueId, rows[0]?.id, first.id],
  );
  const window = new Window(windowUrl, second.manager.token);
  await window.open(league.leagueId);
  const line = new HttpLine(lineUrl);
  await line.opened;
  const { manager } = first;
  return {
    league,
    line,
    window,
    headers: () => `Authorization: Bearer ${manager.token}\r\nIdempotency-Key: ${randomUUID()}\r\n`,
    offer: JSON.stringify({
      confirm_short: true,
      sides: [
        { team_id: first.id, assets: [{ kind: 'player', player_id: rows[0]?.id }] },
        { team_id: second.id, assets: [] },
      ],
    }),
  };
}

async function post(scene: Scene, path: string, body: string): Promise<string> {
  const answer = await scene.line.post(path, body, scene.headers());
  if (answer.status >= 300) throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`);
  return answer.body;
}

async function offers(scene: Scene, count: number): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  const trades = `/api/${scene.league.leagueId}/trades`;
  for (let made = 0; made < count; made += 2) {
    const up = scene.window.next('inboxChanged');
    const { trade_id: id } = JSON.parse(await post(scene, trades, scene.offer)) as { trade_id: string };
    arrivals.push(await up);
    const down = scene.window.next('inboxChanged');
    await post(scene, `${trades}/${id}/withdraw`, '{}');
    arrivals.push(await down);
  }
  return arrivals;
}

/** Writes lines into the league's log, which change the number next to Activity. */
async function lines(scene: Scene, count: number): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  const body = JSON.stringify({ league_id: scene.league.leagueId, message: 'Good morning', action_type: 'others' });
  for (let made = 0; made < count; made += 1) {
    const line = scene.window.next('activity');
    await post(scene, '/api/record-action', body);
    arrivals.push(await line);
  }
  return arrivals;
}

async function sinceCommit(db: pg.Pool, arrivals: readonly Arrival[], offset: number): Promise<number[]> {
  const { rows } = await db.query<{ stream: string; seq: number; at: number }>(
    `select e.stream, e.seq, (extract(epoch from pg_xact_commit_timestamp(e.xmin)) * 1000)::float8 as at from event e
     join jsonb_to_recordset($1::jsonb) as x(stream text, seq int) on x.stream = e.stream and x.seq = e.seq`,
    [JSON.stringify(arrivals)],
  );
  const committed = new Map(rows.map(({ stream, seq, at }) => [`${stream} ${seq}`, at - offset]));
  return arrivals.map(({ stream, seq, at }) => at - (committed.get(`${stream} ${seq}`) ?? Number.NaN));
}

/**
 * Simulates a process that dies after its commit, before publishing. Returns the milliseconds until the badge shows it.
 */
async function lost(product: Product, scene: Scene, count: number): Promise<number[]> {
  const [, , team] = scene.league.teams;
  const times: number[] = [];
  const user = team?.manager?.userId ?? '';
  for (let made = 0; made < count; made += 1) {
    const badge = scene.window.next('inboxChanged');
    await product.db.query(
      `with next as (insert into stream (league_id, id, seq) values ($2, $1, 1) on conflict (league_id, id) do update set seq = stream.seq + 1 returning seq)
       insert into event (stream, seq, league_id, type, data, rooms) select $1, next.seq, $2, 'inboxChanged', $3::jsonb, $4::text[] from next`,
      [
        `team:${team?.id}`,
        scene.league.leagueId,
        JSON.stringify({ leagueId: scene.league.leagueId }),
        [`team:${team?.id}`, `user:${user}`],
      ],
    );
    const committed = performance.now();
    times.push((await badge).at - committed);
    // Vary the position within the polling interval for lost events.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 600));
  }
  return times;
}

/** P5: time from the commit to the other client's badge, compared with P1's floor in the same run. */
export async function badges(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const rounds = quick ? 6 : 20;
  const product = await openProduct(world, configuration, 2);
  const floor = await openPickFloor(world);
  const load = startLoad();
  const [here = '', there = ''] = product.urls;
  const scenes: Scene[] = [];
  try {
    const same = await openScene(product, here, here);
    const apart = await openScene(product, there, here);
    scenes.push(same, apart);
    await load.open([floorRoom(floor, FLOOR_RECEIVERS), floorRoom(floor, FLOOR_RECEIVERS)]);
    for (let made = 0; made < WARM_UP; made += PER_ROUND) {
      await load.picks([0], PER_ROUND * 2, 0);
      for (const scene of scenes) {
        await offers(scene, PER_ROUND);
        await lines(scene, PER_ROUND);
      }
    }
    await load.close([0]);
    const bare: number[] = [];
    const floorRounds: number[] = [];
    const found: Record<string, number[]> = {};
    let unsure = 0;
    const measure = async (what: string, arrivals: readonly Arrival[]) => {
      const { offset, within } = await clockOffset(product.db);
      unsure = Math.max(unsure, within);
      (found[what] ??= []).push(...(await sinceCommit(product.db, arrivals, offset)));
    };
    for (let round = 0; round <= rounds; round += 1) {
      const [times = []] = await load.picks([1], PER_ROUND, 0);
      bare.push(...times.map(({ acknowledged }) => acknowledged));
      floorRounds.push(median(times.map(({ acknowledged }) => acknowledged)));
      if (round === rounds) break;
      await measure('trade → badge', await offers(same, PER_ROUND));
      await measure('activity → badge', await lines(same, PER_ROUND));
      await measure('trade → badge at the other process', await offers(apart, PER_ROUND));
    }
    const note = `floor's rounds ${Math.min(...floorRounds).toFixed(2)}–${Math.max(...floorRounds).toFixed(2)} ms, before ${(floorRounds[0] ?? 0).toFixed(2)}, after ${(floorRounds.at(-1) ?? 0).toFixed(2)}; ${rounds * PER_ROUND} of each; commit times by the database, clocks compared within ${unsure.toFixed(2)} ms`;
    const base = summary(bare).p50;
    const stated = { goal: 'P5', configuration: NAMES[configuration], note };
    const figures = Object.entries(found).flatMap(([what, times]) => {
      const { p50, p99 } = summary(times);
      return [
        atMostTimes(1.5, { ...stated, what: `${what}, p50`, ours: p50, floor: base }),
        atMost(10, { ...stated, what: `${what}, p99`, ours: p99 }),
      ];
    });
    const late = await lost(product, same, quick ? 8 : 40);
    figures.push(
      atMost(1_000, { ...stated, what: `first emit lost, slowest of ${late.length}`, ours: Math.max(...late) }),
    );
    return figures;
  } finally {
    for (const { line, window } of scenes) {
      line.close();
      window.close();
    }
    await load.end();
    await floor.stop();
    await product.stop();
  }
}
