import { TRANSACTIONS } from '@crease/core/players/transaction.words.en.js';
import { say } from '@crease/core/words.js';
import { beforeEach, expect, test } from '@jest/globals';
import { reasonsWords } from '@crease/core/players/files/report.words.js';
import type { MoveInAnswer, MoveInsAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import type { PlayerTransactionsAnswer } from '@crease/core/players/players.schema.js';
import pg from 'pg';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

let league: PlayLeague;
let serial = 0;
let star: string;
let starId: number;

const named = async (name: string): Promise<number> => {
  const [player] = await league.free([{ position: 'F', capHit: 5_000_000 }]);
  const id = player?.id ?? 0;
  await query`update player set full_name = ${name} where id = ${id}`;
  return id;
};
const own = (name: string): string =>
  `${name}${'abcdefghij'[serial % 10] ?? ''}${'abcdefghij'[Math.floor(serial / 10)] ?? ''}`;

const HEADER = 'fantasy_team,player,pos,status,nhl_id,birth_date,create';
const bring = (rows: readonly string[], { dryRun = false, as = 0, header = HEADER } = {}) => {
  const form = new FormData();
  const text = [header, ...rows].join('\n');
  form.append('file', new Blob([text], { type: 'text/csv' }), 'rosters.csv');
  return league.call<MoveInAnswer & Refused>(as, 'POST', `/move-in?dry_run=${dryRun}`, form);
};
const undo = (id: string | null) =>
  league.call<Refused & { success?: true }>(0, 'POST', `/move-in/${id ?? ''}/undo`, {});
const standing = () => league.get<MoveInsAnswer>(0, '/move-in');
const rosters = () =>
  query<{
    player_id: number;
    team_id: string;
    place: string;
    since: string;
  }>`select player_id, team_id, place, since::text, acquired_by, acquired_at::text from roster_entry where league_id = ${league.id} order by player_id`;

beforeEach(async () => {
  serial += 1;
  league = await playLeague(app, { form: { num_teams: 3 }, phase: 'setup' });
  star = own('Tim Stutzle');
  starId = await named(star);
});

test('a dry run says what the move then does, and the move can be undone to the microsecond', async () => {
  const kept = await named(own('Kept Before'));
  expect(await bring([`Wolves,${own('Kept Before')},F,Act,,,`])).toMatchObject({ status: 200 });
  const before = await rosters();
  const rows = [
    `Wolves,${star},F,Act,,,`,
    `Bears,${own('Kept Before')},F,IR,,,`,
    `Bears,Nobody ${own('Known')},F,Min,,,`,
  ];
  const tried = await bring(rows, { dryRun: true });
  expect(tried).toMatchObject({ status: 200, body: { dry_run: true, move_in_id: null } });
  expect(await rosters()).toEqual(before);
  const done = await bring(rows);
  expect({ ...done.body, dry_run: true, move_in_id: null }).toEqual(tried.body);
  expect(done.body.rows).toMatchObject([
    { row: 2, action: 'created', player_id: starId },
    { row: 3, action: 'updated', player_id: kept },
    { row: 4, action: 'refused', player_id: null },
  ]);
  expect(
    done.body.teams.map(({ team_name, players }) => [team_name, players.map(({ place, hit }) => [place, hit])]),
  ).toEqual([
    ['Wolves', [['active', 5_000_000]]],
    ['Bears', [['ir', 5_000_000]]],
    [expect.any(String), []],
  ]);
  expect(await standing()).toMatchObject({ closed: null, last: { players: 2, undone_at: null, stays: null } });
  expect(await undo(done.body.move_in_id)).toMatchObject({ status: 200 });
  expect(await rosters()).toEqual(before);
  expect(await undo(done.body.move_in_id)).toMatchObject({ status: 409, body: { refusal: { name: 'moveInUndone' } } });
});

test('the same file again changes nothing, and leaves nothing to undo', async () => {
  const rows = [`Wolves,${star},F,Act,,,`, `Wolves,Young ${own('Prospect')},D,Min,,2007-03-01,yes`];
  const first = await bring(rows);
  expect(first.body.counts).toMatchObject({ created: 2, refused: 0 });
  const again = await bring(rows);
  expect(again.body).toMatchObject({ move_in_id: null, counts: { created: 0, updated: 0, unchanged: 2, refused: 0 } });
  expect(again.body.rows.map(({ player_id }) => player_id)).toEqual(first.body.rows.map(({ player_id }) => player_id));
});

test('contracts with the league come along, change with a file, and are undone', async () => {
  league = await playLeague(app, {
    form: { num_teams: 3, salaries: 'own', salary_minimum: 10, salary_step: 5 },
    phase: 'setup',
  });
  const put = (terms: string) =>
    bring([`Wolves,${star},F,Act,,,,${terms}`], {
      header: 'fantasy_team,player,pos,status,nhl_id,birth_date,create,salary,years',
    });
  const terms = () =>
    query`select k.salary, left(k.last_season, 4)::int - left(l.current_season, 4)::int + 1 as years, k.source
       from league_contract k join league l on l.id = k.league_id where k.league_id = ${league.id} and k.released_at is null`;
  const first = await put('40,3');
  expect(first).toMatchObject({ status: 200, body: { rows: [{ action: 'created', player_id: starId }] } });
  expect(await terms()).toEqual([{ salary: 40, years: 3, source: 'move-in' }]);
  expect(first.body.teams.flatMap(({ players }) => players.map(({ hit }) => hit))).toEqual([40]);
  expect((await put('40,3')).body).toMatchObject({ move_in_id: null, counts: { unchanged: 1, updated: 0 } });
  expect((await put(',')).body).toMatchObject({ move_in_id: null });
  const second = await put('25,');
  expect(second.body).toMatchObject({ counts: { updated: 1 }, move_in_id: expect.any(String) });
  // An empty cell keeps the seasons.
  expect(await terms()).toEqual([{ salary: 25, years: 3, source: 'move-in' }]);
  expect((await undo(second.body.move_in_id)).status).toBe(200);
  expect(await terms()).toEqual([{ salary: 40, years: 3, source: 'move-in' }]);
  for (const [salary, why] of [
    ['5', 'A salary of $5 is below the league’s minimum of $10.'],
    ['42', 'Salaries are multiples of $5; $42 is not.'],
  ] as const)
    expect((await put(`${salary},2`)).body.rows).toMatchObject([
      { action: 'refused', why: [expect.stringContaining(why)] },
    ]);
});

test('since when a team has a player comes along, stands in the player’s history, changes with a file, and is undone', async () => {
  const put = (...days: string[]) =>
    bring(
      days.map((day) => `Wolves,${star},F,Act,,,,${day}`),
      { header: 'fantasy_team,player,pos,status,nhl_id,birth_date,create,since' },
    );
  const history = () => league.get<PlayerTransactionsAnswer>(0, `/players/${starId}/transactions`);
  const words = async () => (await history()).transactions.map(({ says }) => say(TRANSACTIONS, says));
  const first = await put('2022-10-04');
  expect(first).toMatchObject({ status: 200, body: { rows: [{ action: 'created', player_id: starId }] } });
  expect(await words()).toEqual(['Wolves had the player since Oct 4, 2022 when its roster was imported.']);
  expect((await history()).ownership).toMatchObject([{ from: '2022-10-04T12:00:00.000Z', to: null, how: 'imported' }]);

  // Importing the same file again changes nothing, and a file without a date keeps the imported one. Another date is a
  // change.
  expect((await put('2022-10-04')).body).toMatchObject({ move_in_id: null, counts: { unchanged: 1, updated: 0 } });
  expect((await bring([`Wolves,${star},F,Act,,,`])).body).toMatchObject({ move_in_id: null });
  const second = await put('2021-07-01');
  expect(second.body).toMatchObject({ counts: { updated: 1 }, move_in_id: expect.any(String) });
  expect(await words()).toEqual(['Wolves had the player since Jul 1, 2021 when its roster was imported.']);
  expect(await undo(second.body.move_in_id)).toMatchObject({ status: 200 });
  expect(await words()).toEqual(['Wolves had the player since Oct 4, 2022 when its roster was imported.']);

  // A future date is ignored with a note. On another team the old date no longer applies.
  const ahead = await put('2029-01-01');
  expect(reasonsWords(ahead.body.rows[0]?.why ?? [])).toContain(
    'On the team since Jan 1, 2029: that day lies ahead, and is left out.',
  );
  expect((await put('soon')).body.rows).toMatchObject([
    { action: 'refused', why: [{ key: 'cell.day', figures: { column: 'since' } }] },
  ]);
  await bring([`Bears,${star},F,Act,,,`, `Wolves,Nobody ${own('Known')},F,Act,,,yes`]);
  await bring([`Wolves,${star},F,Act,,,`, `Bears,Nobody ${own('Else')},F,Act,,,yes`]);
  expect((await words())[0]).toBe('Wolves had the player when its roster was imported.');
});

test('an unknown player is imported as a prospect, one for all leagues, and is on no list of free agents', async () => {
  const rows = [`Wolves,Young ${own('Prospect')},D,Min,,2007-03-01,yes`];
  const [first] = (await bring(rows)).body.rows;
  expect(first).toMatchObject({ action: 'created', why: [{ key: 'player.prospect' }] });
  expect(first?.player_id).toBeLessThan(1_000_000);
  const page = await league.call<{ players: { id: number; owner: object | null }[] }>(
    0,
    'GET',
    `/players?search=${own('Prospect')}`,
  );
  expect(page.body.players).toMatchObject([{ id: first?.player_id, owner: { team_name: 'Wolves' } }]);
  league = await playLeague(app, { form: { num_teams: 3 }, phase: 'setup' });
  const other = await league.call<{ players: { id: number }[] }>(0, 'GET', `/players?search=${own('Prospect')}`);
  expect(other.body.players).toEqual([]);
  const [unasked] = (
    await bring(
      rows.map((row) => row.replace('yes', '')),
      { dryRun: true },
    )
  ).body.rows;
  expect(unasked).toMatchObject({ action: 'refused', candidates: [] });
  expect((await bring(rows)).body.rows[0]?.player_id).toBe(first?.player_id);
});

test('namesakes and slips of the pen are asked, never guessed; a birth date tells namesakes apart', async () => {
  const name = own('Sebastian Aho');
  const [one, two] = [await named(name), await named(name)];
  await query`update player set birth_date = '1997-07-26' where id = ${one}`;
  await query`update player set birth_date = '1996-02-17' where id = ${two}`;
  const [both] = (await bring([`Wolves,${name},F,Act,,,`], { dryRun: true })).body.rows;
  expect(both).toMatchObject({
    action: 'refused',
    candidates: expect.arrayContaining([{ id: one, name, position: 'F', club: null }]),
  });
  expect(both?.candidates).toHaveLength(2);
  const [born] = (await bring([`Wolves,${name},F,Act,,1996-02-17,`], { dryRun: true })).body.rows;
  expect(born).toMatchObject({ action: 'created', player_id: two });
  const [slip] = (await bring([`Wolves,${star.replace('Stutzle', 'Stuzle')},F,Act,,,`], { dryRun: true })).body.rows;
  expect(slip).toMatchObject({
    action: 'refused',
    candidates: expect.arrayContaining([expect.objectContaining({ id: starId })]),
  });
});

test('rows of one name in two clubs are namesakes: the player’s own club tells, in whatever order they stand', async () => {
  await query`insert into nhl_club (code, name, city, color) values ('NJD', 'Devils', 'Newark', '#f00'), ('LAK', 'Kings', 'Los Angeles', '#000') on conflict do nothing`;
  await query`update player set nhl_club = 'NJD' where id = ${starId}`;
  const send = (rows: readonly string[]) => {
    const form = new FormData();
    form.append('file', new Blob([['fantasy_team,player,pos,nhl_team,create', ...rows].join('\n')]), 'rosters.csv');
    return league.call<MoveInAnswer>(0, 'POST', '/move-in?dry_run=true', form);
  };
  const [theirs, ours] = [`Bears,${star},F,LAK,`, `Wolves,${star},F,NJD,`];
  for (const rows of [
    [theirs, ours],
    [ours, theirs],
  ]) {
    const { body } = await send(rows);
    expect(body.rows.find(({ player_id }) => player_id === starId)?.row).toBe(rows.indexOf(ours) + 2);
    expect(body.rows.find(({ action }) => action === 'refused')).toMatchObject({
      row: rows.indexOf(theirs) + 2,
      candidates: [{ id: starId }],
    });
  }
  // A row without a club is ambiguous, even if the player has no club.
  await query`update player set nhl_club = null where id = ${starId}`;
  const clubless = await send([`Bears,${star},F,LAK,`, `Wolves,${star},F,,`]);
  expect(clubless.body.rows.map(({ action }) => action)).toEqual(['refused', 'refused']);
  await query`update player set nhl_club = 'NJD' where id = ${starId}`;
  const neither = await send([theirs, `Wolves,${star},F,BOS,`]);
  expect(neither.body.rows.map(({ action }) => action)).toEqual(['refused', 'refused']);
  const both = await send([`${theirs}yes`, ours]);
  expect(both.body.rows.map(({ action }) => action)).toEqual(['created', 'created']);
});

test('only commissioners, and only while nobody plays; once something has followed the move stays', async () => {
  const rows = [`Wolves,${star},F,Act,,,`];
  expect(await bring(rows, { as: 1 })).toMatchObject({ status: 403 });
  const { body } = await bring(rows);
  await league.manager(0).api('POST', '/api/record-action', {
    league_id: league.id,
    message: 'Something else',
    action_type: 'others',
  });
  expectRefusal(await undo(body.move_in_id), 409, 'moveInFollowed', {
    message: expect.stringContaining('Something else'),
  });
  expect((await standing()).last?.stays).toContain('Something else');
  await league.phase('in-season');
  expect(await bring(rows)).toMatchObject({ status: 409, body: { refusal: { name: 'moveInClosed' } } });
  expect((await standing()).closed).toContain('this one is in the season');
});

test('a line that got its id before the move and was committed after it counts as later', async () => {
  const stream = `team:${league.teams[1] ?? ''}`;
  const open = new pg.Client({ connectionString: app.app.get<Config>(CONFIG).DATABASE_DIRECT_URL });
  await open.connect();
  try {
    await open.query('begin');
    await open.query(
      `with next as (insert into stream (league_id, id, seq) values ($1, $2, 1)
         on conflict (league_id, id) do update set seq = stream.seq + 1 returning seq)
       insert into event (stream, seq, league_id, type, data, rooms, action_type, message)
       select $2, seq, $1, 'activity', '{}', array[$2], 'others', 'Committed late' from next`,
      [league.id, stream],
    );
    const { body } = await bring([`Wolves,${star},F,Act,,,`]);
    await open.query('commit');
    expectRefusal(await undo(body.move_in_id), 409, 'moveInFollowed', {
      message: expect.stringContaining('Committed late'),
    });
  } finally {
    await open.end();
  }
});

test('two commissioners at once: both moves are whole, one after the other', async () => {
  const other = await named(own('Other Player'));
  const [one, two] = await Promise.all([
    bring([`Wolves,${star},F,Act,,,`]),
    bring([`Wolves,${own('Other Player')},F,Act,,,`]),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const now = await rosters();
  expect(now).toHaveLength(1);
  expect([starId, other]).toContain(now[0]?.player_id);
});
