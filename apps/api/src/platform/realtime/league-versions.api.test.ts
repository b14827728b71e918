import { afterAll, expect, test } from '@jest/globals';
import { eventually } from '../../testing/patience.js';
import { deleteLeague } from '../../leagues/league-deletion.writer.js';
import { Listeners, type Listener } from '../../testing/listener.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { startTestApp } from '../../testing/test-app.js';
import { Database } from '../database/database.js';
import { toLeague } from '../events/audience.js';
import { Watched } from './watched.js';
import { closeAll } from '../../testing/answers/close-all.js';

const app = await startTestApp();
const other = await app.another();
const [here, there] = [new Listeners(app), new Listeners(other)];
afterAll(() => closeAll(here, there, other, app));
const database = app.app.get(Database);

const change = ({ id }: PlayLeague, days?: readonly string[]) =>
  database.write(({ recordAll }) =>
    recordAll([toLeague(id, null, { type: 'leagueChanged', ...(days === undefined ? {} : { days }) })]),
  );
/** Commits as a process does that is killed before it publishes. */
const changeUnpublished = ({ id }: PlayLeague) =>
  database.query(`update stream set seq = seq + 1, changed_at = clock_timestamp() where id = $1`, [`version:${id}`]);
const versionOf = async ({ id }: PlayLeague) =>
  (await database.query<{ seq: number }>('select seq from stream where id = $1', [`version:${id}`]))[0]?.seq ?? 0;
const versionsAt = (device: Listener, { id }: PlayLeague) =>
  device.heard.flatMap(({ stream, seq }) => (stream === `version:${id}` ? [seq] : []));

test('a change of a league is a new version, without a stored event, and changes what the home is known by', async () => {
  const league = await playLeague(app);
  const home = (known = '') => league.call(0, 'GET', '/home', undefined, { 'if-none-match': known });
  const known = (await home()).headers.get('etag') ?? '';
  expect((await home(known)).status).toBe(304);
  const before = await versionOf(league);
  await change(league);
  expect(await versionOf(league)).toBe(before + 1);
  expect((await home(known)).status).toBe(200);
  expect(
    await database.query(`select from event where type = 'leagueChanged' and league_id = $1`, [league.id]),
  ).toHaveLength(0);
});

test('transactions that record a version and events of a league in opposite orders do not deadlock', async () => {
  const league = await playLeague(app);
  const before = await versionOf(league);
  const version = toLeague(league.id, null, { type: 'leagueChanged' });
  const event = toLeague(league.id, null, { type: 'membersChanged' });
  const runs: string[] = [];
  const signal = () => {
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => (resolve = done));
    return { promise, resolve: () => resolve() };
  };
  const [first, second] = [signal(), signal()];
  await Promise.all([
    database.write(async ({ record }) => {
      runs.push('version first');
      await record(version);
      first.resolve();
      await second.promise;
      await record(event);
      await record(version);
    }),
    database.write(async ({ record }) => {
      runs.push('event first');
      await record(event);
      second.resolve();
      await first.promise;
      await record(version);
    }),
  ]);
  // A deadlock would have repeated a run. Two records in one transaction are one version.
  expect(runs).toHaveLength(2);
  expect(await versionOf(league)).toBe(before + 2);
});

test('a league that was deleted meanwhile gets no version', async () => {
  const league = await playLeague(app);
  await database.write(async (transaction) => {
    await deleteLeague(transaction, league.id, league.manager(0).userId);
    await transaction.record(toLeague(league.id, null, { type: 'leagueChanged' }));
  });
  await change(league);
  expect(await versionOf(league)).toBe(0);
});

test('devices at every process get it with its days once, and so does one whose message was lost soon after', async () => {
  const league = await playLeague(app);
  const devices = [
    await here.open(league.manager(0).token, league.id),
    await there.open(league.manager(1).token, league.id),
  ];
  await eventually(() => expect(app.app.get(Watched).isOpenElsewhere(league.id)).toBe(true));
  const first = (await versionOf(league)) + 1;
  await change(league, ['2025-11-18']);
  for (const device of devices) await eventually(() => expect(versionsAt(device, league)).toEqual([first]));
  for (const device of devices) expect(device.of('leagueChanged')).toMatchObject([{ days: ['2025-11-18'] }]);
  await changeUnpublished(league);
  for (const device of devices) await eventually(() => expect(versionsAt(device, league)).toEqual([first, first + 1]));
  // A later read finds nothing more: the next version is the only other message.
  await changeUnpublished(league);
  for (const device of devices)
    await eventually(() => expect(versionsAt(device, league)).toEqual([first, first + 1, first + 2]));
  for (const device of devices) expect(device.of('leagueChanged').at(-1)).toEqual({ type: 'leagueChanged' });
});

test('a device that was away learns it when it joins, and one of another league hears nothing', async () => {
  const [league, quiet] = [await playLeague(app), await playLeague(app)];
  const elsewhere = await there.open(quiet.manager(1).token, quiet.id);
  await change(league);
  const { joined } = await here.open(league.manager(0).token, league.id, 60_000);
  expect(joined).toMatchObject({ behind: true, streams: { [`version:${league.id}`]: await versionOf(league) } });
  await database.query(
    `update stream set changed_at = (changed_at at time zone 'utc' - interval '1 hour') at time zone 'utc' where id = $1`,
    [`version:${league.id}`],
  );
  await database.query(
    `update event set at = (at at time zone 'utc' - interval '1 hour') at time zone 'utc' where league_id = $1`,
    [league.id],
  );
  expect((await here.open(league.manager(0).token, league.id, 60_000)).joined.behind).toBe(false);
  await change(quiet);
  await eventually(() => expect(versionsAt(elsewhere, quiet)).toHaveLength(1));
  expect(versionsAt(elsewhere, league)).toEqual([]);
});
