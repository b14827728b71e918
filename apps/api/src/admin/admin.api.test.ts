import { describe, expect, jest, test } from '@jest/globals';
import type {
  AdminConfigAnswer,
  AdminPlayerAnswer,
  AdminPlayersAnswer,
  AdminUsersAnswer,
  ImportAnswer,
  ImportsAnswer,
} from '@crease/core/auth/auth.schema.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { SystemConfigAnswer } from '@crease/core/auth/auth.answers.js';
import { calendarSeason } from '@crease/core/season.js';
import type { PlayerAnswer } from '@crease/core/players/players.schema.js';
import { SITE_OWNER, fileApp, type Refused } from '../testing/test-app.js';
import { createLeague } from '../testing/test-league.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database } = await fileApp();
const owner = await app.signUp('owner', { email: SITE_OWNER });
const anna = await app.signUp('anna');

describe('the site owner', () => {
  test('finds users by any part of a name or an address, and nobody by a wildcard', async () => {
    const find = async (search: string) =>
      (await owner.api<AdminUsersAnswer>('GET', `/api/admin/users?search=${encodeURIComponent(search)}`)).body;
    expect((await find(anna.email.toUpperCase())).users).toMatchObject([{ uid: anna.userId, disabled_at: null }]);
    expect(await find('%')).toMatchObject({ users: [], total: 0 });
    expect((await find('')).total).toBe(2);
    const rename = (name: string) =>
      database.query(`update app_user set last_name = $2 where id = $1`, [anna.userId, name]);
    await rename('Côté-Émond');
    for (const search of ['cote', 'CÔTÉ', 'emond', 'Émond'])
      expect((await find(search)).users).toMatchObject([{ uid: anna.userId }]);
    await rename('Cote');
    expect((await find('côté')).users).toMatchObject([{ uid: anna.userId }]);
    expect((await find('cöter')).total).toBe(0);
    await rename('Tester');
  });

  test('reads what imports did, and which rows they refused and why', async () => {
    const rows = [
      { row: 2, action: 'created', id: 1, name: 'Mel Ott' },
      {
        row: 7,
        action: 'refused',
        id: null,
        name: 'Nobody',
        field: 'cap_hit',
        value: '-1',
        why: 'A cap hit is not negative.',
      },
    ];
    const save = (id: string, at: string, status: string, report: object) =>
      database.query(
        `insert into import_run (id, kind, source, started_at, finished_at, status, counts, report) values ($1, 'contracts', $2, $3, $3, $4, $5::jsonb, $6::jsonb)`,
        [
          id,
          `${id}.csv`,
          at,
          status,
          JSON.stringify({ rows: 2, created: 1, updated: 0, unchanged: 0, refused: 1 }),
          JSON.stringify(report),
        ],
      );
    await save('first', '2100-01-01T10:00:00Z', 'done', { notes: ['One column was ignored.'], rows });
    await save('second', '2100-01-02T10:00:00Z', 'refused', {
      notes: [],
      rows: [{ row: 0, action: 'refused', id: null, name: null, why: 'The file has no header.' }],
    });
    const { imports } = (await owner.api<ImportsAnswer>('GET', '/api/admin/imports')).body;
    expect(imports.slice(0, 2)).toEqual([
      {
        id: 'second',
        kind: 'contracts',
        source: 'second.csv',
        by: null,
        finished_at: '2100-01-02T10:00:00.000Z',
        status: 'refused',
        counts: { rows: 2, created: 1, updated: 0, unchanged: 0, refused: 1 },
        notes: [],
        refused: [{ row: 0, name: null, why: ['The file has no header.'] }],
      },
      {
        id: 'first',
        kind: 'contracts',
        source: 'first.csv',
        by: null,
        finished_at: '2100-01-01T10:00:00.000Z',
        status: 'done',
        counts: { rows: 2, created: 1, updated: 0, unchanged: 0, refused: 1 },
        notes: ['One column was ignored.'],
        refused: [{ row: 7, name: 'Nobody', why: ['A cap hit is not negative.'] }],
      },
    ]);
  });

  test('moves the installation only into a season whose contracts are known', async () => {
    const before = (await owner.api<AdminConfigAnswer>('GET', '/api/admin/config')).body;
    expect(before).toMatchObject({ mail: false, storage: 'disk', users: 2, season_set: true });
    expectRefusal(
      await owner.api<Refused>('PUT', '/api/admin/config', { current_season: '1999-00' }),
      409,
      'seasonWithoutContracts',
    );
    const told = () =>
      database.query(
        `select 1 from account_event where stream = 'everyone' and type = 'seasonChanged' and rooms = array['everyone']`,
      );
    expect(await told()).toEqual([]);
    await database.query(
      `insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, source) values (8400001, 'Known Man', 'Known', 'Man', 'known man', 'F', 'C', 'test')`,
    );
    await database.query(
      `insert into contract (player_id, season, cap_hit, source) values (8400001, $1, 1000000, 'test')`,
      [before.current_season],
    );
    expect((await owner.api('PUT', '/api/admin/config', { current_season: before.current_season })).status).toBe(200);
    expect(await told()).toHaveLength(1);
  });

  test('lets the season follow the calendar until they set one, and again when they clear it', async () => {
    const config = async () => (await owner.api<AdminConfigAnswer>('GET', '/api/admin/config')).body;
    const told = async () =>
      (await app.api<SystemConfigAnswer>('GET', '/api/system-config')).body.config[0]?.current_season;
    const calendar = calendarSeason(Date.now());
    const cleared = await owner.api<AdminConfigAnswer>('PUT', '/api/admin/config', { current_season: null });
    expect(cleared).toMatchObject({
      status: 200,
      body: { current_season: calendar, calendar_season: calendar, season_set: false },
    });
    expect(await told()).toBe(calendar);
    const leagueId = await createLeague(anna);
    expect((await anna.api<LeagueAnswer>('GET', `/api/${leagueId}`)).body.league).toMatchObject({
      current_season: calendar,
      using_previous_contracts: false,
    });
    expect((await owner.api('PUT', '/api/admin/config', { current_season: '2025-26' })).status).toBe(200);
    expect(await config()).toMatchObject({ current_season: '2025-26', calendar_season: calendar, season_set: true });
    expect(await told()).toBe('2025-26');
  });

  test('set the minimum salary, which a player counts who never signed', async () => {
    expect(await owner.api<Refused>('PUT', '/api/admin/config', { minimum_salary: 0 })).toMatchObject({
      status: 422,
      body: { fields: { minimum_salary: 'The minimum salary must be above $0.' } },
    });
    expect(await owner.api<Refused>('PUT', '/api/admin/config', {})).toMatchObject({
      status: 422,
      body: { fields: { current_season: 'Name what is to change.' } },
    });
    expect(await owner.api('PUT', '/api/admin/config', { minimum_salary: 850_000 })).toMatchObject({
      status: 200,
      body: { minimum_salary: 850_000, current_season: '2025-26' },
    });
    const [salary] = await database.query<{ value: number }>(
      `select value from system_config where key = 'minimum_salary'`,
    );
    expect(salary?.value).toBe(850_000);
  });

  test('reads at a start that the season they set is behind the calendar', async () => {
    await owner.api('PUT', '/api/admin/config', { current_season: '2025-26' });
    const lines: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const second = await app.another({ LOG_LEVEL: 'warn' });
    write.mockRestore();
    await second.close();
    expect(
      lines.filter((line) => line.includes('The season is set to 2025-26, and by the calendar it is')),
    ).toHaveLength(1);
  });

  const upload = (query: string, text: string, name = 'file.csv') => {
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/csv' }), name);
    return owner.api<ImportAnswer & Refused>('POST', `/api/admin/imports?${query}`, form);
  };

  test('import a file by upload: first what it would do, row by row, then in earnest', async () => {
    const text = 'nhl_id,full_name,position,cap_hit\n8450001,Upp Loaded,F,900000\n,Without Id,D,\n';
    const dry = await upload('kind=players&dry_run=true', text, 'players.csv');
    expect(dry).toMatchObject({
      status: 200,
      body: {
        dry_run: true,
        kind: 'players',
        source: 'players.csv',
        counts: { rows: 2, created: 1, refused: 1 },
        rows: [
          { row: 3, action: 'refused', name: 'Without Id', why: [{ key: 'cell.noId' }] },
          { row: 2, action: 'created', name: 'Upp Loaded' },
        ],
        more: 0,
      },
    });
    const stored = () => database.query<{ id: number }>('select id from player where id = 8450001');
    expect(await stored()).toEqual([]);
    expect(await upload('kind=players&dry_run=false', text, 'players.csv')).toMatchObject({
      status: 200,
      body: { dry_run: false, counts: { created: 1 } },
    });
    expect(await stored()).toHaveLength(1);
    expect(
      (await owner.api<ImportsAnswer>('GET', '/api/admin/imports')).body.imports.find(
        ({ source }) => source === 'players.csv',
      ),
    ).toMatchObject({ kind: 'players', counts: { created: 1, refused: 1 } });
    expect(
      await database.query(`select 1 from import_run where source = 'players.csv' and user_id = $1`, [owner.userId]),
    ).toHaveLength(1);
    expect(await upload('kind=players&dry_run=false', text, 'players.csv')).toMatchObject({
      body: { counts: { created: 0, updated: 0 } },
    });
  });

  test('import the rosters of a league that they choose', async () => {
    const leagueId = await createLeague(anna);
    expect(await upload('kind=rosters&dry_run=true', 'fantasy_team,player\n')).toMatchObject({
      status: 422,
      body: { fields: { league_id: 'Choose the league whose rosters they are.' } },
    });
    const done = await upload(
      `kind=rosters&dry_run=false&league_id=${leagueId}`,
      'fantasy_team,player,nhl_id\nUppers,Upp Loaded,8450001\n',
    );
    expect(done).toMatchObject({ status: 200, body: { counts: { created: 1 } } });
    expect(await database.query('select player_id from roster_entry where league_id = $1', [leagueId])).toEqual([
      { player_id: 8_450_001 },
    ]);
  });

  test('are refused a file that is none, is of another kind, or is too large, and nothing changes', async () => {
    expectRefusal(await upload('kind=contracts&dry_run=false', 'a,b\n1,2\n'), 422, 'importFileRefused');
    expect((await upload('kind=wages&dry_run=false', 'a,b\n')).status).toBe(422);
    expectRefusal(
      await owner.api<Refused>('POST', '/api/admin/imports?kind=players&dry_run=true', new FormData()),
      422,
      'noFile',
    );
    const large = await upload(
      'kind=players&dry_run=true',
      `nhl_id,full_name,position\n${'x'.repeat(17 * 1024 * 1024)}`,
    ).catch(() => null);
    // The server may close the connection while the rest is still being sent.
    if (large !== null) expect(large).toMatchObject({ status: 413, body: { refusal: { name: 'fileTooLarge' } } });
  });

  test('others are answered while a large file is imported', async () => {
    const text = `nhl_id,game_id,season,day,g\n${Array.from({ length: 60_000 }, (_, at) => `8450001,g${at},2025-26,2025-11-${String((at % 28) + 1).padStart(2, '0')},1`).join('\n')}\n`;
    let answered = 0;
    let isImporting = true;
    const others = (async () => {
      while (isImporting && answered < 10) {
        if ((await owner.api('GET', '/api/health')).status === 200) answered += 1;
      }
    })();
    expect(await upload('kind=games&dry_run=true', text)).toMatchObject({
      status: 200,
      body: { counts: { created: 60_000 }, more: 59_800 },
    });
    isImporting = false;
    await others;
    expect(answered).toBeGreaterThan(5);
  }, 60_000);

  test('set how a player is, in every league, until a newer import says otherwise', async () => {
    const leagueId = await createLeague(anna);
    const set = (body: object, id = 8_450_001) =>
      owner.api<AdminPlayerAnswer & Refused>('PUT', `/api/admin/players/${id}/status`, body);
    expect(await set({ status: 'LTIR', note: 'Knee, out until April' })).toMatchObject({
      status: 200,
      body: { player: { full_name: 'Upp Loaded', status: 'LTIR', status_note: 'Knee, out until April' } },
    });
    expect((await owner.api<AdminPlayersAnswer>('GET', '/api/admin/players')).body.players[0]).toMatchObject({
      id: 8_450_001,
      status: 'LTIR',
    });
    for (const search of ['upp l', 'ÜPP Lö'])
      expect(
        (await owner.api<AdminPlayersAnswer>('GET', `/api/admin/players?search=${encodeURIComponent(search)}`)).body
          .players,
      ).toMatchObject([{ id: 8_450_001 }]);
    expect((await anna.api<PlayerAnswer>('GET', `/api/${leagueId}/players/8450001`)).body.player).toMatchObject({
      status: 'LTIR',
    });
    await upload('kind=statuses&dry_run=false', 'nhl_id,status,as_of\n8450001,healthy,2025-01-01\n');
    expect((await anna.api<PlayerAnswer>('GET', `/api/${leagueId}/players/8450001`)).body.player).toMatchObject({
      status: 'LTIR',
    });
    expect(await set({ status: 'healthy', note: 'of no use' })).toMatchObject({
      status: 200,
      body: { player: { status: 'healthy', status_note: null } },
    });
    expect((await set({ status: 'fine' })).status).toBe(422);
    expect((await set({ status: 'IR' }, 8_499_999)).status).toBe(404);
    expect((await anna.api('PUT', '/api/admin/players/8450001/status', { status: 'IR' })).status).toBe(403);
  });
});

test.each(['users', 'imports', 'players', 'security-events', 'config'])('nobody else reads admin/%s', async (what) => {
  expect((await anna.api('GET', `/api/admin/${what}`)).status).toBe(403);
  expect((await app.api('GET', `/api/admin/${what}`)).status).toBe(401);
});
