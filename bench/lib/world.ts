import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import {
  seedLeague,
  seedPlayers,
  somePlayers,
  type LeagueSeed,
  type SeededLeague,
} from '../../apps/api/src/testing/draft-fixture.js';
import { ensurePostgres } from '../../tools/embedded-postgres.mjs';
import { createEmptyDatabase, launchApp, type LaunchedApp } from '../../tools/launch-app.mjs';
import { openTestRedis } from '../../tools/test-redis.mjs';
import { precede } from './precedence.js';
import type { RoomSpec } from './room.js';

export type Configuration = 'embedded' | 'redis';
export const NAMES: Readonly<Record<Configuration, string>> = {
  embedded: 'embedded default',
  redis: 'PostgreSQL + Redis',
};

const SECRET = 'only for benchmarks, where nothing is worth stealing';
export const FIRST_PLAYER = 8_000_001;
/** As many as a real pool has. */
const PLAYERS = 2_000;
export const TEAMS = 32;
const ROUNDS = 40;

/** The servers of a benchmark: a separate durable PostgreSQL and, if installed, Redis. */
export interface World {
  readonly serverUrl: string;
  readonly redisUrl: string | null;
  /** The database server's process id. */
  readonly postgresPid: number;
  stop(): Promise<void>;
}

/** @param settings PostgreSQL settings in addition to the application's */
export async function openWorld(settings: Readonly<Record<string, string>> = {}): Promise<World> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-bench-'));
  const postgres = await ensurePostgres({ dir, database: 'postgres', durable: true, settings });
  precede(postgres.pid);
  const redis = await openTestRedis();
  return {
    serverUrl: postgres.url,
    redisUrl: redis?.url ?? null,
    postgresPid: postgres.pid,
    async stop() {
      await redis?.stop();
      await postgres.stop();
      fs.rmSync(postgres.folder, { recursive: true, force: true });
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The application with its own database, in one or more processes. */
export interface Product {
  readonly apps: LaunchedApp[];
  readonly db: pg.Pool;
  readonly urls: string[];
  launch(env?: Record<string, string>): Promise<LaunchedApp>;
  /** A league of 32 teams; teams from index `managed` on have no manager. */
  league(managed?: number, settings?: LeagueSeed['form']): Promise<SeededLeague>;
  stop(): Promise<void>;
}

export async function openProduct(
  world: World,
  configuration: Configuration,
  processes = 1,
  env: Record<string, string> = {},
): Promise<Product> {
  const database = await createEmptyDatabase(world.serverUrl, 'bench');
  const environment = {
    NODE_ENV: 'production',
    SESSION_SECRET: SECRET,
    ...(configuration === 'redis' && world.redisUrl ? { REDIS_URL: world.redisUrl } : {}),
    ...env,
  };
  const apps: LaunchedApp[] = [];
  const launch = async (more: Record<string, string> = {}) => {
    const app = await launchApp({ databaseUrl: database.url, build: false, env: { ...environment, ...more } });
    precede(app.pid);
    apps.push(app);
    return app;
  };
  for (let count = 0; count < processes; count += 1) await launch();
  const db = new pg.Pool({ connectionString: database.url, max: 2 });
  db.on('error', () => undefined);
  await seedPlayers(db, somePlayers(PLAYERS, FIRST_PLAYER));
  await db.query('analyze player, contract');
  const urls = apps.map((app) => app.url);
  return {
    apps,
    db,
    urls,
    launch,
    league: (managed = TEAMS, settings = {}) =>
      seedLeague(db, {
        managed,
        urls: apps.map((app) => app.url),
        secret: SECRET,
        form: {
          num_teams: TEAMS,
          general_draft_startup_length: ROUNDS,
          max_roster_size: 60,
          salary_cap: 1_000_000_000,
          rookieDraftEnabled: false,
          ...settings,
        },
      }),
    async stop() {
      await db.end();
      await Promise.all(apps.map((app) => app.stop()));
      await database.drop();
    },
  };
}

/** Opens a room with `receivers` sockets; managers alternate and may have several windows. */
export async function openDraft(
  product: Product,
  receivers: number,
  clockSeconds = 3_600,
  settings: LeagueSeed['form'] = {},
): Promise<RoomSpec & { league: SeededLeague; seq: number; nominatorId: string }> {
  const league = await product.league(undefined, settings);
  const { leagueId, commissioner } = league;
  const { draft_id: draftId } = await commissioner.must<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
    type: 'general',
    clock: { seconds: clockSeconds },
  });
  await commissioner.must('POST', `/api/${leagueId}/drafts/${draftId}/begin`, {});
  const { state } = await commissioner.must<DraftSnapshot>('GET', `/api/${leagueId}/drafts/${draftId}`);
  const tokens = new Map(league.teams.map((team) => [team.id, team.manager?.token ?? '']));
  const managers = [...tokens.values()];
  return {
    league,
    seq: state.seq,
    nominatorId: state.onClock?.teamId ?? '',
    kind: 'ours',
    draftId,
    leagueId,
    urls: product.urls,
    receivers: Array.from({ length: receivers }, (_, index) => managers[index % managers.length] ?? ''),
    pickers: state.slots.map((slot) => tokens.get(slot.ownerTeamId) ?? ''),
    firstPlayer: FIRST_PLAYER,
  };
}

/** Settings of an auction in which one lot takes as many bids as a benchmark makes. */
const AUCTION = {
  draft_form: 'auction',
  auction_budget: 1_000_000,
  auction_bid_seconds: 3_600,
} as const satisfies LeagueSeed['form'];

/** An auction with the best player on the block. */
export async function openAuction(product: Product, receivers: number) {
  const draft = await openDraft(product, receivers, 3_600, AUCTION);
  const { league, draftId, nominatorId } = draft;
  const path = `/api/${league.leagueId}/drafts/${draftId}/nominations`;
  await league.commissioner.must('POST', path, { lot: 1, team_id: nominatorId, player_id: FIRST_PLAYER });
  // The nominating team leads first, so it bids last.
  const bidders = league.teams
    .filter(({ id }) => id !== nominatorId)
    .map(({ id: teamId, manager }) => ({ teamId, token: manager?.token ?? '' }));
  return { ...draft, bidders };
}

/** The serializable part for a load process; the league's callers are functions. */
export const specOf = ({
  kind,
  draftId,
  leagueId,
  urls,
  receivers,
  pickers,
  firstPlayer,
  bidders,
}: RoomSpec): RoomSpec => ({
  kind,
  draftId,
  leagueId,
  urls,
  receivers,
  pickers,
  firstPlayer,
  ...(bidders === undefined ? {} : { bidders }),
});

export interface Floor {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startFloor(program: string, env: Record<string, string> = {}): Promise<Floor> {
  const port = await freePort();
  const child = spawn(process.execPath, [floorProgram(program)], {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  precede(child.pid ?? 0);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      process.removeListener('exit', end);
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export const floorProgram = (name: string): string => fileURLToPath(new URL(`../floor/${name}`, import.meta.url));

/** Starts the floor of a pick on a separate database. */
export async function openPickFloor(world: World): Promise<Floor> {
  const database = await createEmptyDatabase(world.serverUrl, 'floor');
  const floor = await startFloor('pick-floor.mjs', { DATABASE_URL: database.url });
  return {
    ...floor,
    async stop() {
      await floor.stop();
      await database.drop();
    },
  };
}

let floorRooms = 0;
export function floorRoom(floor: Floor, receivers: number): RoomSpec {
  floorRooms += 1;
  return {
    kind: 'floor',
    draftId: `floor${floorRooms}`,
    leagueId: '',
    urls: [floor.url],
    receivers: Array.from({ length: receivers }, () => ''),
    pickers: [],
    firstPlayer: FIRST_PLAYER,
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export async function untilAnswers(url: string, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

export function databaseOf({ db }: Product): string {
  const url = db.options.connectionString;
  if (url === undefined) throw new Error('the database has no address');
  return url;
}
