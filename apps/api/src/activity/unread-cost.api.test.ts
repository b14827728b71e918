import { beforeAll, expect, test } from '@jest/globals';
import type { Unread } from '@crease/core/answer.parts.js';
import { playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';
import { listening, unreadBy } from './lines.queries.js';
import { newPositions } from './seen.queries.js';

/*
 * A league with many drafts of earlier seasons, each its own stream. Cost is counted in rows and searches of the event
 * table, because time depends on the machine.
 */

const DRAFTS = 200;
const LINES = 40;

const { app, database } = await fileApp();
const { db } = database;

let league: PlayLeague;
let reader: ReturnType<typeof listening>;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
}

const draftOf = (n: number) => `Draft${String(n).padStart(7, 'z')}`;

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

async function eventsRead(query: { compile(): { sql: string; parameters: readonly unknown[] } }) {
  const { sql, parameters } = query.compile();
  const [row] = await database.query<{ 'QUERY PLAN': { Plan: Plan; 'Execution Time': number }[] }>(
    `explain (analyze, buffers, format json) ${sql}`,
    parameters,
  );
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('There is no plan.');
  if (process.env.SHOW) console.log(row?.['QUERY PLAN'][0]?.['Execution Time'], plan['Shared Hit Blocks']);
  const events = nodes(plan).filter((node) => node['Relation Name'] === 'event');
  return {
    searches: events.reduce((sum, node) => sum + node['Actual Loops'], 0),
    rows: events.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0),
  };
}

const see = (body: object) => league.call<Unread>(1, 'POST', '/activity-log/seen', body);

/** Writes a line into the stream of a draft, as another person. */
const draftLine = (draftId: string) =>
  database.query(
    `with next as (update draft set seq = seq + 1 where league_id = $1 and id = $2 returning seq)
     insert into event (league_id, stream, seq, type, data, rooms, action_type, message)
     select $1, 'draft:' || $2, seq, 'draftNote', '{}', array['league:' || $1, 'draft:' || $2], 'draft-picks', 'A line' from next`,
    [league.id, draftId],
  );

beforeAll(async () => {
  league = await playLeague(app, { form: { num_teams: 2 } });
  await database.query(
    `insert into draft (league_id, id, season, type, kind, status, seq, rounds, picks, created_by)
     select $1, 'Draft' || lpad(n::text, 7, 'z'), (1700 + n) || '-' || lpad(((n + 1) % 100)::text, 2, '0'), 'rookie', 'annual', 'ended', $2, 1, 1, $3
     from generate_series(1, $4::int) n`,
    [league.id, LINES, league.manager(0).userId, DRAFTS],
  );
  await database.query(
    `insert into event (league_id, stream, seq, type, data, rooms, action_type, message)
     select $1, 'draft:Draft' || lpad(d::text, 7, 'z'), n, 'draftNote', '{}',
       array['league:' || $1, 'draft:Draft' || lpad(d::text, 7, 'z')], 'draft-picks', 'A line'
     from generate_series(1, $3::int) d, generate_series(1, $2::int) n order by d, n`,
    [league.id, LINES, DRAFTS],
  );
  await database.query('analyze');
  reader = listening({ leagueId: league.id, userId: league.manager(1).userId, teamId: league.teams[1] ?? null });
});

test('a reader’s marks name each draft once, and drafts without new lines are not searched for unread ones', async () => {
  expect(await see({})).toMatchObject({ status: 200, body: { unread: 0 } });
  const marks = await database.query('select from activity_seen where league_id = $1', [league.id]);
  expect(marks).toHaveLength(DRAFTS);
  // One search finds the line of each mark, for `seen_id`. No other one is for a draft.
  const { searches, rows } = await eventsRead(unreadBy(db, reader));
  expect(searches).toBeLessThanOrEqual(marks.length + 10);
  expect(rows).toBeLessThanOrEqual(marks.length + 10);
});

test('a line in one of the drafts is found without a look at the others', async () => {
  await draftLine(draftOf(7));
  const { searches, rows } = await eventsRead(unreadBy(db, reader));
  expect(searches).toBeLessThanOrEqual(DRAFTS + 15);
  expect(rows).toBeLessThanOrEqual(DRAFTS + 15);
  const { body } = await league.call<{ unread: number }>(1, 'GET', '/home');
  expect(body.unread).toBe(1);
});

test('looking at the log moves the marks of drafts with new lines alone', async () => {
  const marks = () =>
    database.query<{ stream: string; seq: number; xmin: string; xmax: string }>(
      'select stream, seq, xmin::text, xmax::text from activity_seen where league_id = $1 order by stream',
      [league.id],
    );
  const before = await marks();
  const positions = newPositions(db, { ...reader, id: Number.MAX_SAFE_INTEGER });
  expect((await eventsRead(positions)).searches).toBeLessThanOrEqual(5);
  expect((await see({})).body.unread).toBe(0);
  const after = await marks();
  const moved = after.filter((mark, index) => JSON.stringify(mark) !== JSON.stringify(before[index]));
  expect(moved).toMatchObject([{ stream: `draft:${draftOf(7)}`, seq: LINES + 1 }]);
});
