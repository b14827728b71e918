import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { listening, unreadBy } from '../../activity/lines.queries.js';
import { firstLineAfter } from '../../imports/move-in/move-in.marks.js';
import { schema } from '../../schema.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { migrate } from '../database/schema/migrate.js';
import type { Tables } from '../database/table.js';

/*
 * A database from before the migrations that put the league into the keys of events and streams, and the stream into
 * marks. It also has streams of deleted objects.
 */

const MIGRATION = 'Migration20270223000000_event_keys';
const EARLIER = schema.migrations.map(({ name }) => name).filter((name) => name < MIGRATION);
const [LEAGUE, OTHER, USER, TEAM, DRAFT] = [
  'LLLLLLLLLLLL',
  'MMMMMMMMMMMM',
  'uuuuuuuuuuuu',
  'TTTTTTTTTTTT',
  'DDDDDDDDDDDD',
];

const MARKS = [1, 2, 3, 4, 6, 9, 10, 12];
const readerOf = (seen: number | null): string => `reader${String(seen ?? 'never').padStart(6, '0')}`;

const FOLLOWED_BEFORE = `
  select m.id, exists (select from event e where e.league_id = m.league_id and e.action_type is not null
    and e.id > m.event_id) as followed
  from move_in m where m.league_id = $1 order by 1`;

const UNREAD_BEFORE = `
  select m.user_id as reader, (select count(*)::int from event e where e.league_id = m.league_id and e.action_type is not null
    and e.id > coalesce(s.event_id, 0) and (s.event_id is not null or e.at > m.joined_at)) as unread
  from membership m left join activity_seen s on s.league_id = m.league_id and s.user_id = m.user_id
  where m.league_id = $1 order by 1`;

let database: TestDatabase;
let client: pg.Client;
const rows = async <R extends object>(text: string, params: unknown[] = []): Promise<R[]> =>
  (await client.query<R>(text, params)).rows;

const write = (stream: string, seq: number, leagueId: string | null, line = false) =>
  client.query(
    `insert into event (stream, seq, league_id, type, data, rooms, actor, action_type)
     values ($1, $2, $3, 'activity', jsonb_build_object('n', $2::int), $6, $4, $5)`,
    [stream, seq, leagueId, USER, line ? 'others' : null, line ? [stream, `league:${leagueId}`] : [stream]],
  );
const count = (stream: string, seq: number) =>
  client.query('insert into stream (id, seq) values ($1, $2)', [stream, seq]);

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(database.url, schema, EARLIER);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into app_user (id, username, first_name, last_name, email, password_hash) values ($1, 'u', 'Ann', 'Lee', 'a@b.test', 'x')`,
    [USER],
  );
  for (const id of [LEAGUE, OTHER])
    await client.query(
      `insert into league (id, name, type, phase, current_season, settings, created_by) values ($1, 'League', 'dynasty', 'setup', '2025-26', '{}', $2)`,
      [id, USER],
    );
  await client.query(`insert into team (league_id, id, name, number) values ($1, $2, 'One', 1)`, [LEAGUE, TEAM]);
  await client.query(
    `insert into draft (league_id, id, season, type, kind, status, seq, rounds, picks, created_by)
     values ($1, $2, '2025-26', 'rookie', 'annual', 'running', 2, 1, 1, $3)`,
    [LEAGUE, DRAFT, USER],
  );
  // In the order of ids: the team's line is older than the league's newest.
  await write(`league:${LEAGUE}`, 1, LEAGUE, true);
  await write(`user:${USER}`, 1, null);
  await write(`team:${TEAM}`, 1, LEAGUE, true);
  await write(`draft:${DRAFT}`, 1, LEAGUE, true);
  await write('everyone', 1, null);
  await write(`draft:${DRAFT}`, 2, LEAGUE);
  await write(`chat:${DRAFT}`, 1, LEAGUE);
  await write(`matchup:${LEAGUE}.2025-26.1.1`, 1, LEAGUE);
  await write(`user:${USER}`, 2, null);
  await write(`league:${LEAGUE}`, 2, LEAGUE, true);
  // A draft that was deleted, with its stream; a line of the same number in another league.
  await write('draft:Gone11111111', 1, LEAGUE);
  await write(`league:${OTHER}`, 1, OTHER, true);
  for (const [stream, seq] of [
    [`league:${LEAGUE}`, 2],
    [`league:${OTHER}`, 1],
    [`version:${LEAGUE}`, 7],
    [`team:${TEAM}`, 1],
    [`chat:${DRAFT}`, 1],
    [`matchup:${LEAGUE}.2025-26.1.1`, 1],
    [`user:${USER}`, 2],
    ['everyone', 1],
    ['draft:Gone11111111', 1],
    ['league:Gone22222222', 4],
  ] as const)
    await count(stream, seq);
  for (const seen of [null, ...MARKS]) {
    const reader = readerOf(seen);
    await client.query(
      `insert into app_user (id, username, first_name, last_name, email, password_hash) values ($1, $1, 'Bert', 'Lee', $1, 'x')`,
      [reader],
    );
    await client.query(
      `insert into membership (league_id, user_id, is_commissioner, joined_at) values ($1, $2, false, now() - interval '1 day')`,
      [LEAGUE, reader],
    );
    // A move-in for each mark. The last one is after all lines of its league.
    if (seen !== null)
      await client.query(
        `insert into move_in (id, league_id, source, players, event_id, before) values ($1, $2, 'rosters.csv', 0, $3, '{}')`,
        [reader, LEAGUE, seen],
      );
    if (seen !== null)
      await client.query('insert into activity_seen (league_id, user_id, event_id) values ($1, $2, $3)', [
        LEAGUE,
        reader,
        seen,
      ]);
  }
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

test('the migration keeps each event and the number of each stream, with its league or among the accounts’', async () => {
  const before = await rows(`select id, stream, seq, type, data, rooms, actor, action_type, at from event order by id`);
  const unread = await rows<{ reader: string; unread: number }>(UNREAD_BEFORE, [LEAGUE]);
  expect(unread).toHaveLength(1 + MARKS.length);
  const followed = await rows<{ id: string; followed: boolean }>(FOLLOWED_BEFORE, [LEAGUE]);
  expect(new Set(followed.map((move) => move.followed))).toEqual(new Set([true, false]));
  await migrate(database.url, schema);
  expect(
    await rows(`select id, stream, seq, type, data, rooms, actor, action_type, at from event
      union all select id, stream, seq, type, data, rooms, actor, null, at from account_event order by id`),
  ).toEqual(before);
  expect(await rows('select stream, seq from account_event order by id')).toEqual([
    { stream: `user:${USER}`, seq: 1 },
    { stream: 'everyone', seq: 1 },
    { stream: `user:${USER}`, seq: 2 },
  ]);
  expect(await rows('select id, seq from account_stream order by id')).toEqual([
    { id: 'everyone', seq: 1 },
    { id: `user:${USER}`, seq: 2 },
  ]);
  expect(await rows('select league_id, id, seq from stream order by league_id, id')).toEqual(
    [
      [LEAGUE, `chat:${DRAFT}`, 1],
      [LEAGUE, 'draft:Gone11111111', 1],
      [LEAGUE, `league:${LEAGUE}`, 2],
      [LEAGUE, `matchup:${LEAGUE}.2025-26.1.1`, 1],
      [LEAGUE, `team:${TEAM}`, 1],
      [LEAGUE, `version:${LEAGUE}`, 7],
      [OTHER, `league:${OTHER}`, 1],
    ].map(([league_id, id, seq]) => ({ league_id, id, seq })),
  );

  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const now: typeof unread = [];
  for (const { reader } of unread) {
    const [row] = await unreadBy(db, listening({ leagueId: LEAGUE, userId: reader, teamId: TEAM })).execute();
    now.push({ reader, unread: Number(row?.unread) });
  }
  const followedNow: typeof followed = [];
  for (const { id } of followed) followedNow.push({ id, followed: (await firstLineAfter(db, LEAGUE, id)) !== null });
  await db.destroy();
  expect(now).toEqual(unread);
  expect(followedNow).toEqual(followed);
});

test('the next event of a user goes on with the next number, and with an id above all others', async () => {
  const [{ newest } = { newest: '' }] = await rows<{ newest: string }>('select max(id) as newest from event');
  await client.query(
    `insert into account_stream (id, seq) values ($1, 1) on conflict (id) do update set seq = account_stream.seq + 1`,
    [`user:${USER}`],
  );
  const [event] = await rows<{ id: string; seq: number }>(
    `insert into account_event (stream, seq, type, data, rooms)
     select id, seq, 'inboxChanged', '{}', array[id] from account_stream where id = $1 returning id, seq`,
    [`user:${USER}`],
  );
  expect(event?.seq).toBe(3);
  expect(Number(event?.id)).toBeGreaterThan(Number(newest));
});
