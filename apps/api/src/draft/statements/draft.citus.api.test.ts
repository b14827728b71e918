import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseName } from '../../platform/database/database.js';
import { problemsOf, readDraft, type Acknowledged } from '../../testing/draft-check.js';
import { openDraft, seedLeague, seedPlayers, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import { NO_MINIMUMS } from '../../testing/play-fixture.js';
import { eventually } from '../../testing/patience.js';
import { RoomClient } from '../../testing/room-client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const onCitus = process.env.CITUS_URL === undefined ? describe.skip : describe;

const TEAMS = 4;
const ROUNDS = 12;
const BEFORE = 8;
/** Picks that are made after the trouble. */
const AFTER = 8;
const PATIENCE_MS = 60_000;
const PLAYERS = somePlayers(TEAMS * ROUNDS);

let apps: TestApp[] = [];
let db: pg.Pool;

onCitus('a draft on a cluster', () => {
  beforeAll(async () => {
    const first = await startTestApp();
    apps = [first, await first.another()];
    db = new pg.Pool({ connectionString: first.config.DATABASE_URL });
    db.on('error', () => undefined);
    await seedPlayers(db, PLAYERS);
  });
  afterAll(async () => {
    await db?.end();
    for (const app of apps.reverse()) await app.close();
  });

  it(
    'keeps each pick while its league moves to another machine',
    async () => {
      const machineOf = async (leagueId: string) => {
        const { rows } = await db.query<{ shard: string; host: string; port: number }>(
          `select shardid as shard, nodename as host, nodeport as port from citus_shards
           where table_name = 'league'::regclass and shardid = get_shard_id_for_distribution_column('league', $1::text)`,
          [leagueId],
        );
        return rows[0];
      };
      const moved = await draftDuring(async ({ leagueId }) => {
        const from = await machineOf(leagueId);
        await db.query(
          `select citus_move_shard_placement($1::bigint, $2::text, $3::int, nodename, nodeport, 'force_logical')
           from pg_dist_node where shouldhaveshards and (nodename, nodeport) <> ($2::text, $3::int) limit 1`,
          [from?.shard, from?.host, from?.port],
        );
        expect(await machineOf(leagueId)).not.toEqual(from);
      });
      expect(moved).toEqual([]);
    },
    2 * PATIENCE_MS,
  );

  it(
    'keeps each pick while the coordinator ends all connections',
    async () => {
      const ended = await draftDuring(async () => {
        const client = new pg.Client({ connectionString: process.env.CITUS_URL });
        await client.connect();
        for (let time = 0; time < 20; time += 1) {
          await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
            databaseName(apps[0]?.config.DATABASE_URL ?? ''),
          ]);
          await eventually(() => db.query('select from draft'));
        }
        await client.end();
      });
      expect(ended).toEqual([]);
    },
    2 * PATIENCE_MS,
  );
});

/** Plays a draft with trouble in its course. Returns what is wrong with it afterwards. */
async function draftDuring(trouble: (of: SeededLeague) => Promise<void>): Promise<string[]> {
  const of = await seedLeague(db, {
    urls: apps.map(({ url }) => url),
    secret: apps[0]?.config.SESSION_SECRET ?? '',
    form: {
      num_teams: TEAMS,
      rookieDraftEnabled: false,
      general_draft_startup_length: ROUNDS,
      max_roster_size: ROUNDS,
      salary_cap: 1_000_000_000,
      ...NO_MINIMUMS,
    },
  });
  const { id, path } = await openDraft(of);
  const rooms = apps.map(({ url }) => new RoomClient(of.commissioner, of.leagueId, id, url));
  await of.commissioner.must('POST', `${path}/begin`, {});
  const acknowledged: Acknowledged[] = [];
  let over: Promise<void> = Promise.resolve();
  for (const { overall, ownerTeamId } of (await readDraft(db, id)).state.slots) {
    if (overall === BEFORE) over = trouble(of);
    if (overall === TEAMS * ROUNDS - AFTER) await over;
    const manager = of.teams.find((team) => team.id === ownerTeamId)?.manager ?? of.commissioner;
    const body = { overall, player_id: PLAYERS[overall - 1]?.id };
    const answer = await manager.insist<{ overall: number; player_id: number; team_id: string }>(
      'POST',
      `${path}/picks`,
      body,
      randomUUID(),
      PATIENCE_MS,
    );
    expect(answer).toMatchObject({ status: 200, body });
    const { player_id: playerId, team_id: teamId } = answer.body;
    acknowledged.push({ overall, playerId, teamId });
  }
  const { seq } = (await readDraft(db, id)).state;
  await Promise.all(rooms.map((room) => room.until((state) => state.seq >= seq, PATIENCE_MS)));
  const problems = await problemsOf(db, id, acknowledged, rooms);
  for (const room of rooms) room.close();
  return problems;
}
