import { ARCHIVE_NOTES } from '@crease/core/archive/archive.words.en.js';
import { say } from '@crease/core/words.js';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ARCHIVE_FORMAT, ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import { newId } from '@crease/core/ids.js';
import { newPlayer } from '@crease/core/players/files/import.rules.js';
import { DEFAULT_SCORING } from '@crease/core/players/scoring/scoring.table.js';
import { LONGEST } from '@crease/core/talk/talk.rules.js';
import { Database } from '../platform/database/database.js';
import { writePlayers } from '../players/players.tables.js';
import { playToSecondSeason } from '../testing/second-season.js';
import { startTestApp, type Refused, type TestApp, type TestUser } from '../testing/test-app.js';
import type { TradeLeague } from '../trades/testing/trade-fixture.js';
import { Leftovers } from './archive.leftovers.js';
import { comparable } from './testing/comparable.js';
import { addRows, forge, rewrite } from './testing/forge.js';
import { bring, take } from './testing/moves.js';
import { rowsIn, unzipped, zipped } from './testing/zip.js';
import { closeAll } from '../testing/answers/close-all.js';

let app: TestApp;
let elsewhere: TestApp;
let helper: TestUser;
let league: TradeLeague;
let original: Buffer;
let files: Map<string, Buffer>;

beforeAll(async () => {
  app = await startTestApp();
  elsewhere = await startTestApp();
  league = await playToSecondSeason(app);
  helper = await app.signUp('helper');
  await league.query(
    'insert into membership (league_id, user_id, team_id, co_manager, seat) values ($1, $2, $3, true, 1)',
    [league.id, helper.userId, league.teams[1]],
  );
  await liven();
  original = await take(app.url, league.manager(0).token, league.id);
  files = await unzipped(original);
}, 120_000);
afterAll(() => closeAll(app, elsewhere));

const at = (path: string) => `/api/${league.id}${path}`;

/** Adds data that the season's play does not create: posts, a poll, a picture, and private data of one user. */
async function liven(): Promise<void> {
  const [first, second] = [league.manager(0), league.manager(1)];
  const poll = {
    question: 'More rookies?',
    choices: ['Yes', 'No'],
    deadline: new Date(Date.now() + 172_800_000).toISOString(),
    secret: true,
  };
  const asked = await first.api<{ thread_id: string }>('POST', at('/talk'), {
    title: '=1+1',
    body: 'Who trades?',
    poll,
  });
  expect(asked).toMatchObject({ status: 201 });
  const answered = await second.api('POST', at(`/talk/${asked.body.thread_id}/posts`), { body: 'Nobody.' });
  expect(answered).toMatchObject({ status: 201 });
  const seconded = await helper.api('POST', at(`/talk/${asked.body.thread_id}/posts`), { body: 'Me neither.' });
  expect(seconded).toMatchObject({ status: 201 });
  const [open] = await league.query<{ id: string }>('select id from poll where league_id = $1', [league.id]);
  expect(await second.api('PUT', at(`/polls/${open?.id ?? ''}/vote`), { choices: [1] })).toMatchObject({ status: 200 });
}

describe('an archive', () => {
  test('holds every table as JSON and as CSV, what they are, and nothing secret', () => {
    const manifest = JSON.parse(String(files.get('manifest.json'))) as ArchiveManifest;
    expect(manifest).toMatchObject({ product: 'Crease', format: ARCHIVE_FORMAT, league: { id: league.id, teams: 4 } });
    for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
      const content = files.get(name) ?? Buffer.alloc(0);
      expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([name, bytes, sha256]);
    }
    for (const table of [
      'trade',
      'trade_condition',
      'retention',
      'draft_selection',
      'fa_pick',
      'waiver',
      'protection_sheet',
      'roster_past',
      'talk_post',
    ])
      expect([table, (manifest.tables[table]?.rows ?? 0) > 0]).toEqual([table, true]);
    const all = [...files.values()].map(String).join('\n');
    expect(all).not.toMatch(/@[\w-]+\.test|password|token_hash|nonce/);
    expect(String(files.get('csv/talk_thread.csv'))).toContain("'=1+1");
    expect(String(files.get('schema.json'))).toContain('trade_id → trade.id');
  });

  test('holds nothing that a commissioner may not see', async () => {
    const { query } = league;
    await query(`update protection_sheet set status = 'draft' where league_id = $1 and team_id = $2`, [
      league.id,
      league.teams[1],
    ]);
    await query(
      `insert into draft_queue (league_id, draft_id, team_id, wishes) select league_id, id, $2, '[]' from draft where league_id = $1 limit 1 on conflict do nothing`,
      [league.id, league.teams[1]],
    );
    const now = await unzipped(await take(app.url, league.manager(0).token, league.id));
    await query(`update protection_sheet set status = 'locked' where league_id = $1 and team_id = $2`, [
      league.id,
      league.teams[1],
    ]);
    expect(rowsIn(now, 'protection_sheet').some(({ team_id }) => team_id === league.teams[1])).toBe(false);
    expect(now.has('json/draft_queue.json')).toBe(false);
    expect(rowsIn(now, 'trade').every(({ accepted_at }) => accepted_at !== null)).toBe(true);
    expect([...now.values()].map(String).join('\n')).not.toContain('Think about it');
    expect(rowsIn(now, 'poll')).toHaveLength(1);
    expect(rowsIn(now, 'poll_vote')).toHaveLength(0);
    const [open] = await query<{ n: number }>(
      'select count(*)::int as n from trade where league_id = $1 and accepted_at is null',
      [league.id],
    );
    expect(open?.n).toBeGreaterThan(0);
  });

  test('is taken by commissioners alone', async () => {
    expect((await league.manager(1).api('GET', at('/archive'))).status).toBe(403);
  });
});

describe('a league that moves in again where it was', () => {
  test('is the same league, table by table, and its managers take their places', async () => {
    const tried = await bring(league.manager(0), original, '?dry_run=true');
    expect(tried).toMatchObject({ status: 200, body: { dry_run: true, league_id: null, sealed: true } });
    expect(tried.body.people.filter(({ joins }) => joins === 'invited')).toHaveLength(4);
    const done = await bring(league.manager(0), original);
    expect({ ...done.body, dry_run: true, league_id: null }).toEqual(tried.body);
    const there = await unzipped(await take(app.url, league.manager(0).token, done.body.league_id ?? ''));
    const before = comparable(files, ['membership', 'people']);
    const after = comparable(there, ['membership', 'people']);
    const said = after.event?.pop();
    expect(said).toContain('league.brought');
    for (const table of Object.keys(before)) expect([table, after[table]]).toEqual([table, before[table]]);

    // The co-manager takes their place after the manager of the team.
    for (const person of [...[1, 2, 3].map((manager) => league.manager(manager)), helper]) {
      const { body } = await person.api<{ allLeagues: { league_id: string; invitation_token: string | null }[] }>(
        'GET',
        `/api/user-leagues?uid=${person.userId}`,
      );
      const pending = body.allLeagues.find((one) => one.league_id === done.body.league_id);
      const answer = await person.api('POST', '/api/accept-invitation', {
        invitation_token: pending?.invitation_token,
        user_uid: person.userId,
      });
      expect([person.userId, answer.status]).toEqual([person.userId, 200]);
    }
    const seats = (id: string) =>
      league.query(
        'select m.user_id, t.number, m.is_commissioner, m.co_manager, m.seat from membership m left join team t on t.league_id = m.league_id and t.id = m.team_id where m.league_id = $1 order by 1',
        [id],
      );
    expect(await seats(done.body.league_id ?? '')).toEqual(await seats(league.id));
  });
});

describe('a league that moves elsewhere', () => {
  test('is the same league with names instead of accounts', async () => {
    const anna = await elsewhere.signUp('anna');
    const [me] = rowsIn(files, 'membership').filter(({ is_commissioner }) => is_commissioner === true);
    const done = await bring(anna, original, `?person=${String(me?.user_id)}`);
    expect(done).toMatchObject({ status: 200, body: { sealed: false } });
    expect(done.body.people.filter(({ joins }) => joins === 'anew')).toHaveLength(4);
    const there = await unzipped(await take(elsewhere.url, anna.token, done.body.league_id ?? ''));
    const gone = ['membership', 'people', 'players'];
    const before = comparable(files, gone);
    const after = comparable(there, gone);
    after.event?.pop();
    for (const table of Object.keys(before))
      expect([table, after[table]?.length]).toEqual([table, before[table]?.length]);
    expect(after.trade).toHaveLength(before.trade?.length ?? -1);
  });
});

test('an archive that an earlier release wrote comes in, with the texts that it accepted cleaned', async () => {
  const bytes = await readFile(fileURLToPath(new URL('testing/format-1.zip', import.meta.url)));
  const done = await bring(await elsewhere.signUp('earlier'), bytes);
  expect(done).toMatchObject({ status: 200, body: { sealed: false, league: { teams: 4 } } });
  const names = await elsewhere.app
    .get(Database)
    .query<{ name: string }>('select name from team where league_id = $1 and number = 3', [done.body.league_id]);
  expect(names).toEqual([{ name: 'Third Team' }]);
  const drafts = await elsewhere.app
    .get(Database)
    .query<object>('select name, built from draft where league_id = $1 order by type', [done.body.league_id]);
  const built = (type: string) => ({ key: 'yearly', figures: { season: '2026-27', type, mock: false } });
  expect(drafts).toEqual(['general', 'rookie'].map((type) => ({ name: null, built: built(type) })));
  for (const column of ['team.name', 'talk_post.body'])
    expect(done.body.notes.map((note) => say(ARCHIVE_NOTES, note))).toContainEqual(expect.stringContaining(column));
});

describe('an archive of format 1, which marks move-ins by the id of an event', () => {
  const earlier = async () => readFile(fileURLToPath(new URL('testing/format-1-move-ins.zip', import.meta.url)));

  test('comes in with the last number of each stream, and goes out again with it', async () => {
    const user = await elsewhere.signUp('former');
    const done = await bring(user, await earlier());
    expect(done).toMatchObject({ status: 200, body: { league: { teams: 4 } } });
    const id = String(done.body.league_id);
    const marks = await elsewhere.app.get(Database).query<{ stream: string; seq: number }>(
      `select k.stream, k.seq from move_in_mark k join event e
         on e.league_id = k.league_id and e.stream = k.stream and e.seq = k.seq
       where k.league_id = $1 order by k.move_in_id, k.stream = $2, k.seq desc`,
      [id, `league:${id}`],
    );
    expect(marks.map(({ seq }) => seq)).toEqual([5, 18, 11, 7, 19]);
    expect(marks.filter(({ stream }) => stream === `league:${id}`).map(({ seq }) => seq)).toEqual([18, 19]);
    const again = await unzipped(await take(elsewhere.url, user.token, id));
    const key = ({ stream, seq }: Record<string, unknown>) => `${String(stream)} ${String(seq)}`;
    expect(rowsIn(again, 'move_in_mark').map(key).sort()).toEqual(marks.map(key).sort());
    expect(rowsIn(again, 'move_in').some((row) => 'event_id' in row)).toBe(false);
  });

  test.each<[string, string, (now: Map<string, Buffer>) => void]>([
    ['a mark that is no number', 'archiveValue', rewrite('move_in', (row) => (row.event_id = 'newest'))],
    [
      'a table of the next format',
      'archiveUnknownPart',
      (now) => {
        const manifest = JSON.parse(String(now.get('manifest.json'))) as ArchiveManifest;
        manifest.tables.move_in_mark = { rows: 0, columns: ['move_in_id', 'stream', 'seq'] };
        now.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
        now.set('json/move_in_mark.json', Buffer.from('[\n]\n'));
      },
    ],
  ])('is refused with %s', async (_, name, change) => {
    const bytes = await forge(await unzipped(await earlier()), change);
    const user = await elsewhere.signUp(`forger${name.length}`);
    expect(await bring(user, bytes)).toMatchObject({ status: 422, body: { refusal: { name } } });
  });
});

const NOBODY = { first_name: 'Nobody', last_name: 'Known' };
const PLAYER = { name: 'Invented Skater', position: 'F', birth_date: null, club: null };

describe('a hostile archive', () => {
  const at2026 = '2026-01-01T00:00:00+00:00';
  const PAST = { id: 1, league_id: '', until_at: at2026 };
  const CHANGE = {
    id: 'AbcDefGhjkLm',
    league_id: '',
    effect: 'next-season',
    state: 'coming',
    season: '2027-28',
    due_at: null,
    reason: null,
    made_by: '',
    made_at: at2026,
    held_from: null,
  };
  beforeAll(() => {
    PAST.league_id = CHANGE.league_id = league.id;
    CHANGE.made_by = league.manager(0).userId;
  });
  const setFormat = (now: Map<string, Buffer>, format: string) =>
    now.set(
      'manifest.json',
      Buffer.from(String(now.get('manifest.json')).replace(`"format": ${ARCHIVE_FORMAT}`, `"format": ${format}`)),
    );
  const leagues = async () => {
    const [row] = await league.query<{ n: number }>('select count(*)::int as n from league');
    return row?.n;
  };
  const forged = (change: (now: Map<string, Buffer>) => void) => forge(files, change);

  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['half of one', 'archiveBroken', () => original.subarray(0, original.length >> 1)],
    ['no archive', 'archiveBroken', () => Buffer.from('league,team\n1,2\n')],
    ['one without a manifest', 'archiveBroken', () => zipped(new Map([['a.txt', 'a']]))],
    ['another format', 'archiveNewer', () => forged((now) => setFormat(now, String(ARCHIVE_FORMAT + 1)))],
    [
      'a changed row',
      'archiveBroken',
      async () =>
        zipped(
          new Map<string, Buffer | string>([
            ...files,
            ['json/team.json', String(files.get('json/team.json')).replace('Team 1', 'Team X')],
          ]),
        ),
    ],
    [
      'another league’s team',
      'archiveContradicts',
      () => forged(rewrite('roster_entry', (row) => (row.team_id = 'Zz1Zz1Zz1Zz1'))),
    ],
    [
      'another league’s id',
      'archiveContradicts',
      () => forged(rewrite('team', (row) => (row.league_id = 'Zz1Zz1Zz1Zz1'))),
    ],
    [
      'a table of accounts',
      'archiveUnknownPart',
      () =>
        forged((now) => {
          const m = JSON.parse(String(now.get('manifest.json'))) as ArchiveManifest;
          m.tables.app_user = { rows: 0, columns: ['id'] };
          now.set('manifest.json', Buffer.from(JSON.stringify(m)));
        }),
    ],
    [
      'rows too deep',
      'archiveRow',
      () =>
        forged((now) =>
          now.set('json/team.json', Buffer.from(`[\n{"id":${'['.repeat(5000)}${']'.repeat(5000)}}\n]\n`)),
        ),
    ],
    [
      'settings of no league',
      'archiveValue',
      () => forged(rewrite('league', (row) => (row.settings = { salary_cap: 'much' }))),
    ],
    ['a value of another kind', 'archiveValue', () => forged(rewrite('team', (row) => (row.number = 'first')))],
    ['two teams of one number', 'archiveContradicts', () => forged(rewrite('team', (row) => (row.number = 1)))],
    [
      'a bomb',
      'archiveUnpacksTooLarge',
      () => forged((now) => now.set('json/team.json', Buffer.alloc(ARCHIVE_LIMITS.rowBytes * 2, 32))),
    ],
  ])('%s is refused and leaves nothing', async (_, name, make) => {
    const before = await leagues();
    const answer = await bring(league.manager(0), await make());
    expect([answer.body.refusal?.name, answer.body.refusal?.message]).toEqual([name, expect.any(String)]);
    expect(answer.status).toBeLessThan(500);
    expect(await leagues()).toBe(before);
  });

  test.each<[string, string, string, (now: Map<string, Buffer>) => void]>([
    [
      'a time zone that is none',
      'archiveValue',
      'time_zone',
      rewrite('league', (row) => (row.time_zone = 'Mars/Phobos')),
    ],
    [
      'a time zone of PostgreSQL alone',
      'archiveValue',
      'time_zone',
      (now) => addRows(now, 'scoring_past', [{ ...PAST, scoring: DEFAULT_SCORING, time_zone: 'FOO+5' }]),
    ],
    [
      'a time zone of Node alone',
      'archiveContradicts',
      'US/Pacific-New',
      rewrite('league', (row) => (row.time_zone = 'US/Pacific-New')),
    ],
    [
      'weights that are none',
      'archiveValue',
      'scoring',
      (now) => addRows(now, 'scoring_past', [{ ...PAST, scoring: { g: 1e9 }, time_zone: 'UTC' }]),
    ],
    ['a poll of the number 5', 'archiveValue', 'choices', rewrite('poll', (row) => (row.choices = 5))],
    ['a poll of one choice', 'archiveValue', 'choices', rewrite('poll', (row) => (row.choices = ['Yes']))],
    [
      'a change of an unknown setting',
      'archiveValue',
      'key',
      (now) => addRows(now, 'setting_change', [{ ...CHANGE, key: 'free_money', before: 1, after: 2 }]),
    ],
    [
      'a change to a value that the setting cannot have',
      'archiveRow',
      'salary_cap',
      (now) => addRows(now, 'setting_change', [{ ...CHANGE, key: 'salary_cap', before: 1, after: 'much' }]),
    ],
    [
      'an unknown setting',
      'archiveValue',
      'free_money',
      rewrite('league', (row) => (row.settings = { ...(row.settings as object), free_money: true })),
    ],
    [
      'a setting of another kind',
      'archiveValue',
      'salary_cap',
      rewrite('league', (row) => (row.settings = { ...(row.settings as object), salary_cap: 'much' })),
    ],
    [
      'line-ups that were never settled',
      'archiveContradicts',
      'Jan 1, 2000',
      (now) =>
        addRows(now, 'lineup_league', [{ league_id: league.id, from_day: '2000-01-01', settled_to: null }], true),
    ],
    [
      'a day that does not exist',
      'archiveValue',
      'starts_on',
      rewrite('league_season', (row) => (row.starts_on = '2026-02-30')),
    ],
    [
      'a moment of another age',
      'archiveValue',
      'joined_at',
      rewrite('membership', (row) => (row.joined_at = '9999-01-01T00:00:00Z')),
    ],
    [
      'a mark of a move-in in the stream of a user',
      'archiveValue',
      'stream',
      (now) => {
        const [draft] = rowsIn(now, 'draft');
        const move = {
          id: 'AbcDefGhjkLm',
          league_id: league.id,
          at: at2026,
          source: 'rosters.csv',
          players: 0,
          before: { rosters: [], teams: [] },
        };
        addRows(now, 'move_in', [{ ...move, by_user: null, undone_at: null }]);
        addRows(now, 'move_in_mark', [{ move_in_id: move.id, stream: `user:${String(draft?.id)}`, seq: 1 }]);
      },
    ],
    ['an event for everybody', 'archiveValue', 'rooms', rewrite('event', (row) => (row.rooms = ['everybody']))],
    ['an event of no kind', 'archiveValue', 'type', rewrite('event', (row) => (row.type = 'hacked'))],
    [
      'a clock of a zone that is none',
      'archiveValue',
      'Mars/Phobos',
      rewrite('event', (row) => (row.data = { clock: { quietHours: { timeZone: 'Mars/Phobos' } } })),
    ],
    [
      '100,000 people',
      'archiveTooMany',
      '2000',
      (now) =>
        addRows(
          now,
          'people',
          Array.from({ length: 100_000 }, () => ({ id: newId(randomBytes), ...NOBODY })),
        ),
    ],
    [
      '30,000 players',
      'archiveTooMany',
      '10000',
      (now) =>
        addRows(
          now,
          'players',
          Array.from({ length: 30_000 }, (_, at) => ({ ...PLAYER, id: 100_000 + at })),
        ),
    ],
    [
      'more earlier weights than any league has',
      'archiveTooMany',
      '2000',
      (now) =>
        addRows(
          now,
          'scoring_past',
          Array.from({ length: 2_001 }, (_, at) => ({
            ...PAST,
            id: at + 1,
            scoring: DEFAULT_SCORING,
            time_zone: 'UTC',
          })),
        ),
    ],
    [
      'a birth date before the calendar',
      'archiveRow',
      'birth_date',
      rewrite('players', (row) => (row.birth_date = '0000-01-01')),
    ],
    ['a format that was never released', 'archiveNoFormat', '0', (now) => setFormat(now, '0')],
    ['a format that is no number', 'archiveNoFormat', 'old', (now) => setFormat(now, '"old"')],
    ['a file that nobody asked for', 'archiveStrangeFile', 'run.sh', (now) => now.set('run.sh', Buffer.from('echo'))],
  ])('with %s is refused, and the refusal names it', async (_, name, named, change) => {
    const before = await leagues();
    const answer = await bring(league.manager(0), await forged(change));
    expect(answer.body.refusal).toMatchObject({ name, message: expect.stringContaining(named) });
    expect(answer.status).toBeLessThan(500);
    expect(await leagues()).toBe(before);
  });

  test('has its texts cleaned, and the report lists them', async () => {
    const bytes = await forged((now) => {
      rewrite('team', (row) => {
        if (row.number === 2) row.name = `\u202eTigers<b>\n${'x'.repeat(100_000)}`;
      })(now);
      rewrite('talk_post', (row) => (row.body = `Hi\u0000${'y'.repeat(3_000_000)}`))(now);
      rewrite('poll', (row) => (row.choices = ['Yes\u200b', 'N\no']))(now);
    });
    const done = await bring(league.manager(0), bytes);
    expect(done.status).toBe(200);
    const [team] = await league.query<{ name: string }>('select name from team where league_id = $1 and number = 2', [
      done.body.league_id,
    ]);
    expect(team?.name).toBe(`Tigers<b> ${'x'.repeat(30)}`);
    const [longest] = await league.query<{ n: number }>(
      'select max(length(p.body)) as n from talk_post p join talk_thread t on t.league_id = p.league_id and t.id = p.thread_id where t.league_id = $1',
      [done.body.league_id],
    );
    expect(longest?.n).toBe(LONGEST.post);
    const polls = await league.query('select choices from poll where league_id = $1', [done.body.league_id]);
    expect(polls).toEqual([{ choices: ['Yes', 'N o'] }]);
    for (const column of ['team.name', 'talk_post.body', 'poll.choices'])
      expect(done.body.notes.map((note) => say(ARCHIVE_NOTES, note))).toContainEqual(expect.stringContaining(column));
  });

  test('brings nobody whom no row names', async () => {
    const people = Array.from({ length: 500 }, () => ({ id: newId(randomBytes), ...NOBODY }));
    const players = Array.from({ length: 500 }, (_, at) => ({ ...PLAYER, id: 100_000 + at }));
    const bytes = await forged((now) => {
      addRows(now, 'people', people);
      addRows(now, 'players', players);
    });
    const done = await bring(league.manager(0), bytes);
    expect(done).toMatchObject({ status: 200, body: { players: { created: [] } } });
    const [row] = await league.query<{ people: number; players: number }>(
      `select (select count(*)::int from app_user where first_name = 'Nobody') as people,
        (select count(*)::int from player where full_name = 'Invented Skater') as players`,
    );
    expect(row).toEqual({ people: 0, players: 0 });
  });

  test('brings players of a club that nobody knows here, without the club', async () => {
    const bytes = await forged(rewrite('players', (row) => Object.assign(row, { club: 'ZZZ', name: `New ${row.id}` })));
    const done = await bring(await elsewhere.signUp('clubless'), bytes, '?dry_run=true');
    expect(done.status).toBe(200);
    expect(done.body.players.created.length).toBeGreaterThan(0);
  });

  test('sent three times with one key makes one league, and another file with that key is refused', async () => {
    const before = (await leagues()) ?? 0;
    const key = `archive-${newId(randomBytes)}`;
    const answers = await Promise.all([0, 1, 2].map(() => bring(league.manager(0), original, '', key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.league_id)).size).toBe(1);
    expect(await leagues()).toBe(before + 1);
    const other = await bring(league.manager(0), await forged(() => undefined), '', key);
    expect([other.status, other.body.refusal?.name]).toEqual([422, 'idempotencyKeyReused']);
    expect(await leagues()).toBe(before + 1);
  });

  test('of 50 MB is refused before it is read', async () => {
    const answer = await bring(league.manager(0), Buffer.alloc(50 * 1024 * 1024));
    expect(answer.status).toBe(413);
  });

  test('cannot put words into the mouth of an account, or reach into another league', async () => {
    const victim = league.manager(2).userId;
    const bytes = await forged(rewrite('talk_post', (row) => (row.author_id = victim)));
    const done = await bring(league.manager(0), bytes);
    expect(done).toMatchObject({ status: 200, body: { sealed: false } });
    const authors = await league.query<{ author_id: string }>(
      'select p.author_id from talk_post p join talk_thread t on t.league_id = p.league_id and t.id = p.thread_id where t.league_id = $1',
      [done.body.league_id],
    );
    expect(authors.length).toBeGreaterThan(0);
    expect(authors.some(({ author_id }) => author_id === victim)).toBe(false);
    const rooms = await app.app
      .get(Database)
      .query<{ room: string }>(`select distinct unnest(rooms) as room from event where league_id = $1`, [
        done.body.league_id,
      ]);
    expect(rooms.filter(({ room }) => room.startsWith('league:'))).toEqual([
      { room: `league:${done.body.league_id ?? ''}` },
    ]);
  });
});

test('prospects and placeholder accounts go with the last league that names them', async () => {
  const anna = await elsewhere.signUp('keeper');
  const database = elsewhere.app.get(Database);
  const counts = async () => {
    const [row] = await database.query<{ people: number; players: number }>(
      `select (select count(*)::int from app_user where disabled_reason = 'brought') as people,
        (select count(*)::int from player where id < 1000000) as players`,
    );
    return row;
  };
  const done = await bring(anna, original);
  expect(done.status).toBe(200);
  await database.query(`update player set updated_at = now() - interval '2 days' where id < 1000000`);
  await database.query(`update app_user set created_at = now() - interval '2 days' where disabled_reason = 'brought'`);
  const before = await counts();
  expect(before?.players).toBeGreaterThan(0);
  // A list of one league that cannot be read does not keep the prospects of all leagues.
  await database.query(
    `insert into lineup (league_id, team_id, begins_on, places, moved) select league_id, id, '2026-01-01', '[{"playerId": "x"}]', 0 from team limit 1`,
  );
  await writePlayers(database.db, [{ ...newPlayer(999_999, 'Left Over', 'F'), source: 'league', as_of: '2026-01-01' }]);
  await database.query(`update player set updated_at = now() - interval '2 days' where id = 999999`);
  await elsewhere.app.get(Leftovers).clean();
  expect(await counts()).toEqual(before);
  await database.query('delete from league');
  for (let round = 0; round < 5; round += 1) await elsewhere.app.get(Leftovers).clean();
  expect(await counts()).toEqual({ people: 0, players: 0 });
});

describe('a copy', () => {
  test('has the settings, teams, managers as invitations, and rosters', async () => {
    const done = await league
      .manager(0)
      .api<{ league_id: string; invited: number; players: number }>('POST', at('/copies'), {
        league_name: 'Next year',
        managers: true,
        rosters: true,
      });
    expect(done).toMatchObject({ status: 201, body: { invited: 4 } });
    const facts = (id: string) =>
      league.query(
        `select l.type, l.settings - 'trade_deadline' as settings, (select json_agg(json_build_array(t.number, t.name, (select count(*) from roster_entry r where r.league_id = t.league_id and r.team_id = t.id)) order by t.number) from team t where t.league_id = l.id) as teams from league l where l.id = $1`,
        [id],
      );
    expect(await facts(done.body.league_id)).toEqual(await facts(league.id));
    expect(
      await league.manager(1).api('POST', at('/copies'), { league_name: 'Mine', managers: false, rosters: false }),
    ).toMatchObject({ status: 403 });
  });

  test('of a league that cannot be played is refused with the figures; its archive is accepted', async () => {
    // A league of an earlier version: two rounds, no keepers, and minimums of three players.
    const unplayable = `settings || '{"min_forwards": 1, "min_defense": 1, "min_goalies": 1, "protection_sheet_limit": 1, "protection_bench_size": 0}'`;
    const [before] = await league.query<{ settings: object }>('select settings from league where id = $1', [league.id]);
    await league.query(`update league set settings = ${unplayable} where id = $1`, [league.id]);
    const copy = await league
      .manager(0)
      .api<Refused>('POST', at('/copies'), { league_name: 'Stuck', managers: false, rosters: false });
    expect(copy).toMatchObject({
      status: 409,
      body: {
        refusal: { name: 'notPlayable', fix: expect.any(String) },
        fields: {
          general_draft_length:
            '2 rounds give a team 2 players, and the position minimums ask for 3. Set at least 3 rounds, let teams keep more, or lower the minimums.',
        },
      },
    });
    const owner = await elsewhere.signUp('stuck');
    const archive = await take(app.url, league.manager(0).token, league.id);
    const brought = await bring(owner, archive);
    expect(brought.body.refusal ?? null).toBeNull();
    expect(brought.status).toBe(200);
    const renamed = await league.manager(0).api('PATCH', at('/settings'), { ir_slots: 4 });
    expect(renamed.status).toBe(200);
    await league.query('update league set settings = $2 where id = $1', [league.id, before?.settings]);
  });
});
