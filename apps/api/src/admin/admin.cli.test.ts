import { beforeEach, expect, test } from '@jest/globals';
import { Command } from 'commander';
import { mailLink } from '@crease/core/auth/links.rules.js';
import { OwnerClaim } from '../auth/owner-claim.service.js';
import { Drain } from '../platform/health/drain.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { eventually } from '../testing/patience.js';
import { SITE_OWNER, fileApp, type Refused, type TestApp } from '../testing/test-app.js';
import { createLeague } from '../testing/test-league.js';
import { registerAdminCommands } from './admin.cli.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();
const owner = await app.signUp('owner', { email: SITE_OWNER });
const anna = await app.signUp('anna');

let said: string[] = [];
beforeEach(() => {
  said = [];
});
const adminOf =
  (at: TestApp['app']) =>
  async (...words: string[]): Promise<string> => {
    const program = new Command().exitOverride();
    // The application stays open for the next command.
    const open = () => Promise.resolve({ get: at.get.bind(at), close: () => Promise.resolve() });
    registerAdminCommands(program, { open, say: (line) => void said.push(line) });
    await program.parseAsync(['admin', ...words], { from: 'user' });
    return said.join('\n');
  };
const admin = adminOf(app.app);
const logged = () =>
  query<{
    kind: string;
    actor: string;
    address: string;
  }>`select kind, actor_id as actor, address from security_event where address = 'command line' order by id`;

test('an account is found, disabled and enabled, and the log has who did it', async () => {
  expect(await admin('users', 'find', 'ANNA')).toMatch(/^email +username .*\nanna@crease\.test +anna_? .* active$/);
  expect(await admin('users', 'disable', anna.email, '--as', SITE_OWNER, '--reason', 'spam')).toMatch(/disabled$/);
  expect((await anna.api('GET', '/api/user-leagues')).status).toBe(401);
  said = [];
  const [enabled] = JSON.parse(await admin('users', 'enable', anna.email, '--as', SITE_OWNER, '--json')) as [
    { email: string; disabled_at: null },
  ];
  expect(enabled).toMatchObject({ email: anna.email, disabled_at: null });
  const by = { actor: owner.userId, address: 'command line' };
  expect(await logged()).toEqual([
    { kind: 'userDisabled', ...by },
    { kind: 'userEnabled', ...by },
  ]);
});

test('a reset link sets a new password', async () => {
  const { hash } = new URL(await admin('users', 'reset-link', anna.email, '--as', SITE_OWNER));
  const answer = await app.api('POST', '/api/auth/reset', {
    token: mailLink(hash)?.token,
    password: 'a new pair of skates',
  });
  expect(answer.status).toBe(200);
});

test('the account of SITE_OWNER_EMAIL becomes the site owner, after the operator has named it', async () => {
  const site = await app.another({ SITE_OWNER_EMAIL: 'chef@crease.test' });
  const make = (...words: string[]) =>
    adminOf(site.app)('users', 'make-owner', 'chef@crease.test', '--as', anna.email, ...words);
  try {
    const chef = await site.signUp('chef');
    const code = await site.app.get(OwnerClaim).issue();
    const opens = async () =>
      (await (await site.signIn(chef.email, chef.password)).api('GET', '/api/admin/users')).status;
    const before = await logged();
    await expect(make()).rejects.toMatchObject({
      refusal: {
        message: expect.stringMatching(
          /^This makes chef \(Chef Tester, chef@crease\.test, an account since \w+ \d+, 20/,
        ),
        fix: expect.stringMatching(/--confirm chef\.$/),
      },
    });
    await expect(make('--confirm', 'anna_')).rejects.toThrow('This makes chef');
    await query`update app_user set disabled_at = now() where id in (${anna.userId}, ${chef.userId})`;
    await expect(make('--confirm', 'chef')).rejects.toThrow('The account chef@crease.test is disabled.');
    await query`update app_user set disabled_at = null where id = ${chef.userId}`;
    await expect(make('--confirm', 'chef')).rejects.toThrow('The account anna@crease.test is disabled.');
    await query`update app_user set disabled_at = null where id = ${anna.userId}`;
    expect(await opens()).toBe(403);
    expect(await logged()).toEqual(before);

    const [made] = JSON.parse(await make('--confirm', 'chef', '--json')) as [object];
    expect(made).toMatchObject({ uid: chef.userId, emailVerified: true, isSiteOwner: true });
    expect(await opens()).toBe(200);
    expect((await logged()).slice(before.length)).toEqual([
      { kind: 'siteOwnerClaimed', actor: anna.userId, address: 'command line' },
    ]);
    expectRefusal(await chef.api('POST', '/api/auth/site-owner', { code }), 409, 'ownerClaimed');
    expect(await query`select from system_config where key = 'site_owner_code'`).toEqual([]);
    await expect(make('--confirm', 'chef')).rejects.toThrow('chef@crease.test is the site owner already.');
  } finally {
    await site.close();
  }
});

test.each([
  [['users', 'enable', 'nobody@crease.test', '--as', SITE_OWNER], 'No account has the email address nobody@'],
  [['users', 'enable', SITE_OWNER, '--as', 'anna@crease.test'], 'anna@crease.test is not the site owner.'],
  [['users', 'disable', SITE_OWNER, '--as', SITE_OWNER, '--reason', 'x'], 'You cannot disable your own account.'],
  [['users', 'make-owner', SITE_OWNER, '--as', SITE_OWNER], `${SITE_OWNER} is the site owner already.`],
  [['users', 'make-owner', 'anna@crease.test', '--as', SITE_OWNER], 'SITE_OWNER_EMAIL does not have the address anna@'],
  [['users', 'make-owner', SITE_OWNER, '--as', 'nobody@crease.test'], 'No account has the email address nobody@'],
  [['leagues', 'retry', 'none', 'point', '--as', SITE_OWNER], 'There is no work "point".'],
  [['leagues', 'retry', 'none', 'points', '--as', SITE_OWNER], 'No work "points" of a league "none" is delayed.'],
  [['leagues', 'recalculate', 'none', '2026-10-07', '--as', SITE_OWNER], 'There is no league "none".'],
  [['tasks', 'run', 'point', '--as', SITE_OWNER], 'There is no timed task "point".'],
  [['leagues', 'delete', 'none', '--archive', 'a.zip', '--as', SITE_OWNER], 'There is no league "none".'],
  [['leagues', 'delete', 'none', '--archive', 'a.zip', '--as', 'anna@crease.test'], 'anna@crease.test is not the site'],
])('%j is refused, and nothing is logged', async (words, message) => {
  const before = await logged();
  await expect(admin(...words)).rejects.toThrow(message);
  expect(await logged()).toEqual(before);
});

test('leagues are listed with their sizes, and delayed work is tried again', async () => {
  const leagueId = await createLeague(await app.signUp('bea'));
  await query`update league set name = 'Ten % Ice' where id = ${leagueId}`;
  expect(await admin('leagues', 'list', '% ice')).toMatch(
    new RegExp(`\\n${leagueId} +Ten % Ice +\\S+ +\\S+ +\\d+ +1 +0$`),
  );
  await query`insert into league_delay (league_id, task, tries, next_try_at, cause)
     values (${leagueId}, 'points', 3, now() + interval '1 hour', 'no such column')`;
  said = [];
  expect(await admin('leagues', 'delays')).toContain('no such column');
  await admin('leagues', 'retry', leagueId, 'points', '--as', SITE_OWNER);
  const [delay] = await query<{
    due: boolean;
  }>`select next_try_at <= now() as due from league_delay where league_id = ${leagueId}`;
  expect(delay).toEqual({ due: true });
  expect((await logged()).at(-1)).toMatchObject({ kind: 'leagueWorkRetried', actor: owner.userId });
});

test('delayed work is tried again also when the list is too long to name it', async () => {
  const leagueId = await createLeague(await app.signUp('ben'));
  const like = { name: 'One of many' };
  await query`insert into league select (jsonb_populate_record(l, ${JSON.stringify(like)}::jsonb ||
      jsonb_build_object('id', gen_random_uuid()))).* from league l, generate_series(1, 200) where l.id = ${leagueId}`;
  await query`insert into league_delay (league_id, task, tries, next_try_at, cause, since)
    select id, 'points', 1, now() + interval '1 hour', 'no such column',
      case when id = ${leagueId} then now() else now() - interval '1 day' end
    from league where name = 'One of many' or id = ${leagueId}`;
  await admin('leagues', 'retry', leagueId, 'points', '--as', SITE_OWNER);
  const due = await query<{ id: string }>`select league_id as id from league_delay
    where next_try_at <= now() and cause = 'no such column' and tries = 1`;
  expect(due).toEqual([{ id: leagueId }]);
  await query`delete from league where name = 'One of many'`;
});

test('a timed task that fails ends the command with its cause', async () => {
  app.app.get(TimedTasks).register({ name: 'protection', run: () => Promise.reject(new Error('no such column')) });
  await expect(admin('tasks', 'run', 'protection', '--as', SITE_OWNER)).rejects.toThrow('no such column');
});

test('status lists processes, tasks and daily backups', async () => {
  expect(await admin('status')).toMatch(
    /^PostgreSQL .*, schema Migration\d+.*\n\nprocess +host +role +version .*\n\S+ +\S+ +web +\d+\.\d+\.\d+ .*\n\ntask +ended +took\n[^]*No running process makes daily backups: set BACKUP_AT\./,
  );
  said = [];
  expect(JSON.parse(await admin('status', '--json'))).toMatchObject({
    processes: [{ role: 'web', tasks: [], daily_backup: null }],
  });
});

test('a process finishes its work and ends, and the others serve on @long', async () => {
  const drain = (...words: string[]) => admin('drain', ...words, '--as', SITE_OWNER);
  await expect(drain()).rejects.toThrow('No other process would serve.');
  await expect(drain('nowhere')).rejects.toThrow('No running process has the id or the host "nowhere".');
  const other = await app.another();
  const { processId } = other.app.get(Drain);
  const reports = () => query`select id from process_report where id = ${processId}`;
  await eventually(async () => expect(await reports()).toHaveLength(1));
  await expect(drain()).rejects.toThrow('2 processes run: ');
  let finish = (): void => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  other.app.get(TimedTasks).register({ name: 'nhl-nightly', run: () => work });
  const task = other.app.get(TimedTasks).runNow('nhl-nightly');
  said = [];
  const drained = drain(processId);
  await eventually(async () =>
    expectRefusal(await other.api<Refused>('GET', '/api/health/ready'), 503, { message: 'This process is closing.' }),
  );
  // It serves until its work has ended, because the balancer may still send requests.
  expect((await other.api('GET', '/api/health/live')).status).toBe(200);
  await expect(drain(app.app.get(Drain).processId)).rejects.toThrow('No other process would serve.');
  finish();
  await task;
  expect(await drained).toMatch(new RegExp(`^process +host +role +result\\n${processId} +\\S+ +web +ended$`));
  await expect(other.api('GET', '/api/health/live')).rejects.toThrow();
  expect((await app.api('GET', '/api/health/ready')).status).toBe(200);
  expect((await logged()).at(-1)).toMatchObject({ kind: 'processDrained', actor: owner.userId });
  await other.close();
});

test('the last worker needs --all, and a process that was killed no longer reports', async () => {
  const { processId } = app.app.get(Drain);
  const add = (id: string) =>
    query`insert into process_report (id, seen_at, report)
       select ${id}, clock_timestamp() + interval '1 hour', jsonb_set(report, '{role}', '"worker"')
       from process_report where id = ${processId}`;
  await add('worker1');
  await expect(admin('drain', 'worker1', '--as', SITE_OWNER)).rejects.toThrow(
    'No other process would do background work.',
  );
  await add('worker2');
  said = [];
  const drained = admin('drain', 'worker1', '--as', SITE_OWNER);
  await eventually(async () =>
    expect(await query`select id from process_report where drain_at is not null`).toEqual([{ id: 'worker1' }]),
  );
  await query`update process_report set seen_at = clock_timestamp() - interval '1 minute' where id = ${'worker1'}`;
  expect(await drained).toMatch(/\nworker1 +\S+ +worker +no longer reports$/);
  await query`delete from process_report where id like 'worker%'`;
});

test('points of a league are calculated again from a day on', async () => {
  const leagueId = await createLeague(await app.signUp('cleo'));
  const recalculate = (day: string) => admin('leagues', 'recalculate', leagueId, day, '--as', SITE_OWNER);
  await expect(recalculate('2025-11-01')).rejects.toThrow('has not begun in this league');
  await query`update league set current_season = '2025-26' where id = ${leagueId}`;
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${leagueId}, '2025-26', '2025-10-07', '2026-04-16')`;
  await query`insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, source)
     values (8400009, 'Old Hand', 'Old', 'Hand', 'old hand', 'F', 'C', 'test')`;
  await query`insert into player_game (player_id, game_id, season, playoffs, day, source)
     values (8400009, 'g1', '2025-26', false, '2025-10-31', 'test'), (8400009, 'g2', '2025-26', false, '2025-11-02', 'test')`;
  await expect(recalculate('2025-10-06')).rejects.toThrow('no day of the season 2025-26 of this league (2025-10-07 to');
  await recalculate('2025-11-01');
  expect(await query`select day::text from points_missed where league_id = ${leagueId}`).toEqual([
    { day: '2025-11-02' },
  ]);
  expect(await admin('tasks', 'run', 'points', '--as', SITE_OWNER)).toContain('The task points has ended.');
  expect(await query`select day from points_missed where league_id = ${leagueId}`).toEqual([]);
  expect((await logged()).slice(-2).map(({ kind }) => kind)).toEqual(['leagueRecalculated', 'taskRun']);
});

test('maintenance is announced, begun and ended, and the log has who did it', async () => {
  const maintain = (...words: string[]) => admin('maintenance', ...words, '--as', SITE_OWNER);
  await expect(maintain('on', '--at', 'tomorrow')).rejects.toThrow('"tomorrow" is not a time of the next 30 days.');
  await expect(maintain('on', '--at', '2020-01-01T00:00Z')).rejects.toThrow('is not a time of the next 30 days.');
  await expect(maintain('on', '--at', '12026-10-07')).rejects.toThrow('is not a time of the next 30 days.');
  await expect(maintain('on', '--minutes', '0')).rejects.toThrow('"0" is not a number of minutes from 1 to 1440.');
  await expect(maintain('on', '--reason', 'x'.repeat(201))).rejects.toThrow('has 201 characters, and 200 are the most');
  await expect(maintain('off')).rejects.toThrow('There is no maintenance to end.');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  // A time of another zone, or in other words, could be meant otherwise.
  for (const other of [at.replace('Z', '+02:00'), new Date(Date.parse(at)).toUTCString()])
    await expect(maintain('on', '--at', other)).rejects.toThrow('is not a time of the next 30 days.');
  const end = new Date(Date.parse(at) + 1_800_000).toISOString();
  expect(await maintain('on', '--at', at.slice(0, -1), '--minutes', '30')).toBe(
    `Maintenance from ${at} on, expected to end ${end}. It ends by "maintenance off".`,
  );
  said = [];
  expect(await maintain('off')).toBe('No maintenance.');
  expect((await logged()).slice(-2).map(({ kind }) => kind)).toEqual(['maintenanceSet', 'maintenanceEnded']);
});
