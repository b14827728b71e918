import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { CsvKind } from '@crease/core/players/files/csv.columns.js';
import type { ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import { SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import { seedLeague } from '../../testing/draft-fixture.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { importCsv } from './csv.import.js';
import { worded } from '../testing/worded.js';

const NOW = new Date('2026-02-01T10:00:00Z');
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

beforeEach(async () => {
  await client.query('truncate player, contract, player_season, import_run cascade');
});

async function* chunks(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  // small chunks, which cut letters and rows in the middle
  for (let from = 0; from < bytes.length; from += 7) yield bytes.subarray(from, from + 7);
}

async function run(
  kind: CsvKind,
  text: string | Uint8Array,
  more: { dryRun?: boolean; now?: Date; conflicts?: ConflictPolicy } = {},
): Promise<ReturnType<typeof worded>> {
  const result = await importCsv(client, chunks(text), { kind, source: `${kind}.csv`, now: NOW, ...more });
  if (!result.ok) throw new Error(result.refusal.message);
  return worded(result.value);
}

async function refusal(kind: CsvKind, text: string | Uint8Array): Promise<string> {
  const result = await importCsv(client, chunks(text), { kind, source: `${kind}.csv`, now: NOW });
  if (result.ok) throw new Error('the file was not refused');
  return result.refusal.message;
}

const rows = async <R extends pg.QueryResultRow>(text: string, params: unknown[] = []): Promise<R[]> =>
  (await client.query<R>(text, params)).rows;
const SEED = { urls: ['http://localhost'], secret: 'of no use here', managed: 1 };
const csv = (...lines: string[]): string => `${lines.join('\r\n')}\r\n`;

const PLAYERS = csv(
  'nhl_id,full_name,position,position_detail,nhl_team,birth_date,cap_hit,cap_hit_2026_27,contract_expiry,expiry_status,roster_status,cap_source,draft_year',
  '8400001,Tomáš Vzorek,F,C,BUF,1999-04-05,5000000,5000000,2028,UFA,active,2026-04,2017',
  '8400002,"Test, Junior",D,D,ARI,2003-01-31,925000,,2026,RFA,minors,2026-04,',
  '8400003,Gustav Målvakt,G,G,,1990-12-01,,,,,no-contract,,2008',
);

describe('importing players', () => {
  it('creates players with their contracts and ranks them', async () => {
    const report = await run('players', PLAYERS);
    expect(report.counts).toEqual({ rows: 3, created: 3, updated: 0, unchanged: 0, refused: 0 });
    expect(
      await rows(
        'select id, full_name, first_name, last_name, search_name, nhl_club, position, roster_status, drafted_or_signed from player order by id',
      ),
    ).toEqual([
      {
        id: 8400001,
        full_name: 'Tomáš Vzorek',
        first_name: 'Tomáš',
        last_name: 'Vzorek',
        search_name: 'tomas vzorek',
        nhl_club: 'BUF',
        position: 'F',
        roster_status: 'active',
        drafted_or_signed: true,
      },
      {
        id: 8400002,
        full_name: 'Test, Junior',
        first_name: 'Test,',
        last_name: 'Junior',
        search_name: 'test junior',
        nhl_club: 'UTA',
        position: 'D',
        roster_status: 'minors',
        drafted_or_signed: true,
      },
      {
        id: 8400003,
        full_name: 'Gustav Målvakt',
        first_name: 'Gustav',
        last_name: 'Målvakt',
        search_name: 'gustav malvakt',
        nhl_club: null,
        position: 'G',
        roster_status: 'no-contract',
        drafted_or_signed: true,
      },
    ]);
    expect(await rows('select player_id, season, cap_hit from contract order by 1, 2')).toEqual([
      { player_id: 8400001, season: '2025-26', cap_hit: 5_000_000 },
      { player_id: 8400001, season: '2026-27', cap_hit: 5_000_000 },
      { player_id: 8400002, season: '2025-26', cap_hit: 925_000 },
    ]);
    expect((await rows<{ rank: number }>('select rank from player')).map((row) => row.rank).sort()).toEqual([1, 2, 3]);
  });

  it('changes nothing the second time, on another day too', async () => {
    await run('players', PLAYERS);
    const before = await rows('select * from player order by id');
    const report = await run('players', PLAYERS, { now: new Date('2026-03-05T00:00:00Z') });
    expect(report.counts).toEqual({ rows: 3, created: 0, updated: 0, unchanged: 3, refused: 0 });
    expect(report.notes).toEqual([]);
    expect(await rows('select * from player order by id')).toEqual(before);
  });

  it('tells old and new value of each column that changed', async () => {
    await run('players', PLAYERS);
    const report = await run('players', PLAYERS.replace('BUF,1999-04-05,5000000', 'BOS,1999-04-05,5250000'));
    expect(report.rows).toEqual([
      {
        row: 2,
        action: 'updated',
        id: 8400001,
        name: 'Tomáš Vzorek',
        changes: {
          nhl_club: ['BUF', 'BOS'],
          'cap_hit 2025-26': [5_000_000, 5_250_000],
          'club 2025-26': ['BUF', 'BOS'],
          'club 2026-27': ['BUF', 'BOS'],
        },
      },
    ]);
  });

  it('lists refused rows with row, column, value and reason, and imports the others', async () => {
    const report = await run(
      'players',
      csv(
        'nhl_id,full_name,position,nhl_team,cap_hit',
        '8400001,Good One,F,BOS,775000',
        ',No Id,F,BOS,775000',
        '8400002,Bad Club,F,QUE,775000',
        '',
        '8400003,Short,F',
        '8400001,Good One,F,BOS,775000',
        '8400004,Dear,D,BOS,"1,000,000"',
      ),
    );
    expect(report.counts).toEqual({ rows: 6, created: 1, updated: 0, unchanged: 0, refused: 5 });
    expect(report.rows.filter((row) => row.action === 'refused')).toEqual([
      {
        row: 3,
        action: 'refused',
        id: null,
        name: 'No Id',
        field: 'nhl_id',
        value: '',
        why: 'nhl_id is empty: players are told apart by their NHL id, never by name.',
      },
      {
        row: 4,
        action: 'refused',
        id: 8400002,
        name: 'Bad Club',
        field: 'nhl_team',
        value: 'QUE',
        why: 'nhl_team is not the code of an NHL club.',
      },
      { row: 6, action: 'refused', id: null, name: null, why: 'The row has 3 cells, the first line has 5.' },
      {
        row: 7,
        action: 'refused',
        id: 8400001,
        name: 'Good One',
        field: 'nhl_id',
        value: '8400001',
        why: 'Row 2 already gives this player.',
      },
      {
        row: 8,
        action: 'refused',
        id: 8400004,
        name: 'Dear',
        field: 'cap_hit',
        value: '1,000,000',
        why: 'cap_hit must be whole US dollars, like 775000.',
      },
    ]);
  });

  it('does not let an older file overwrite a newer one', async () => {
    await run('players', PLAYERS);
    const older = csv(
      'nhl_id,full_name,position,nhl_team,birth_country,as_of',
      '8400001,Tomáš Vzorek,F,TOR,CZE,2025-10-01',
    );
    const report = await run('players', older);
    expect(report.rows).toEqual([expect.objectContaining({ changes: { birth_country: [null, 'CZE'] } })]);
    expect(await rows('select nhl_club from player where id = 8400001')).toEqual([{ nhl_club: 'BUF' }]);
  });

  it("takes a club's injured reserve for a status, and its end too", async () => {
    const file = (status: string, day: string): string =>
      csv('nhl_id,full_name,position,nhl_team,roster_status,as_of', `8400001,Hurt Sample,F,BUF,${status},${day}`);
    await run('players', file('ir', '2026-01-01'));
    expect(await rows('select status from player')).toEqual([{ status: 'IR' }]);
    await run('players', file('active', '2026-02-01'));
    expect(await rows('select status, status_note from player')).toEqual([{ status: 'healthy', status_note: null }]);
  });

  it('tells every league by one event when it changed something, and only then', async () => {
    await seedLeague(client, SEED);
    await seedLeague(client, SEED);
    await client.query('delete from account_event; delete from account_stream');
    const told = () =>
      rows<{ stream: string; seq: number; type: string; rooms: string[] }>(
        `select stream, seq::int as seq, type, rooms from account_event where type = 'leagueChanged' order by seq, stream`,
      );
    await run('players', PLAYERS, { dryRun: true });
    expect(await told()).toEqual([]);
    const first = { stream: 'everyone', seq: 1, type: 'leagueChanged', rooms: ['everyone'] };
    await run('players', PLAYERS);
    expect(await told()).toEqual([first]);
    await run('players', PLAYERS);
    expect(await told()).toHaveLength(1);
    await client.query("update player set full_name = 'Somebody Else' where id = 8400001");
    await run('players', PLAYERS);
    expect(await told()).toEqual([first, { ...first, seq: 2 }]);
  });

  it('leaves a trace of what it did in import_run, and none of a dry run', async () => {
    const dry = await run('players', PLAYERS, { dryRun: true });
    expect(dry.counts.created).toBe(3);
    expect(dry.dry_run).toBe(true);
    expect(await rows('select id from player')).toEqual([]);
    expect(await rows('select id from import_run')).toEqual([]);
    const report = await run('players', PLAYERS);
    expect(await rows('select id, kind, source, status, counts, user_id from import_run')).toEqual([
      { id: report.id, kind: 'players', source: 'players.csv', status: 'done', counts: report.counts, user_id: null },
    ]);
  });
});

describe('a file that cannot be imported', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /^The file is empty\.$/],
    ['a file without a needed column', 'nhl_id,full_name\n1,x\n', /^The first line lacks the column position\.$/],
    [
      'a page of HTML',
      '<html><body>Sign in</body></html>',
      /^The first line lacks the columns nhl_id, full_name, position\.$/,
    ],
    ['a column named twice', 'nhl_id,full_name,position,position\n1,x,F,F\n', /names the column position twice/],
    [
      'an open quotation mark',
      'nhl_id,full_name,position\n1,"x,F\n',
      /^The file is not CSV near line \d: a quotation mark is opened and never closed\.$/,
    ],
    [
      'another encoding',
      Buffer.from('nhl_id,full_name,position\n1,Andr\xe9,F\n', 'latin1'),
      /^The file is not UTF-8 text/,
    ],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0000\u0000binary'), /^The file is not text/],
  ])('%s is refused whole, with a reason', async (_, text, reason) => {
    expect(await refusal('players', text)).toMatch(reason);
    expect(await rows('select id from player')).toEqual([]);
    expect(await rows("select status from import_run where status <> 'refused'")).toEqual([]);
  });

  it('is undone whole when the database fails in the middle', async () => {
    await client.query(
      "create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$",
    );
    await client.query('create trigger broken before insert on contract for each row execute function fail()');
    try {
      await expect(run('players', PLAYERS)).rejects.toThrow('disk full');
      expect(await rows('select id from player')).toEqual([]);
      expect(await rows('select id from import_run')).toEqual([]);
    } finally {
      await client.query('drop trigger broken on contract');
      await client.query('drop function fail');
    }
    expect((await run('players', PLAYERS)).counts.created).toBe(3);
  });
});

describe('what a spreadsheet makes of CSV', () => {
  it('semicolons, a byte order mark and unknown columns are no obstacle', async () => {
    const report = await run(
      'players',
      '\ufeffnhl_id;full_name;position;favourite_colour\n8400001;Åke Provsson;F;blue\n',
    );
    expect(report.counts.created).toBe(1);
    expect(report.notes[0]).toBe('Columns that are not known and were ignored: favourite_colour.');
    expect(await rows('select full_name from player')).toEqual([{ full_name: 'Åke Provsson' }]);
  });
});

describe('importing contracts', () => {
  const HEAD = 'nhl_id,full_name,team,season,cap_hit,aav,base_salary,signing_bonus,perf_bonus,clause,source';
  const CONTRACTS = csv(
    HEAD,
    '8400001,Tomáš Vzorek,BUF,2025-26,3485000,4100000,4200000,0,0,M-NTC,wages-2025-10',
    '8400001,Tomáš Vzorek,BUF,2025-26,4100000,,4200000,0,0,"M-NTC, NMC",wages-2026-04',
    '8400002,"Test, Junior",UTA,2026-27,1000000,1000000,,0,0,,wages-2025-10',
    '8499999,Nobody Known,UTA,2026-27,1000000,1000000,,0,0,,wages-2025-10',
  );

  it('lets the newer of two accounts win, filled from the older, in whatever order they come', async () => {
    await run('players', PLAYERS.replaceAll('2026-04', '2025-10'));
    const report = await run('contracts', CONTRACTS, { conflicts: 'file' });
    expect(report.counts).toEqual({ rows: 4, created: 1, updated: 1, unchanged: 1, refused: 1 });
    const stored = await rows(
      'select cap_hit, aav, clause, source, as_of::text from contract where player_id = 8400001 and season = $1',
      ['2025-26'],
    );
    expect(stored).toEqual([
      { cap_hit: 4_100_000, aav: 4_100_000, clause: 'M-NTC, NMC', source: 'wages-2026-04', as_of: '2026-04-01' },
    ]);
    const [head = '', first = '', second = '', ...rest] = CONTRACTS.split('\r\n');
    const turned = await run('contracts', [head, second, first, ...rest].join('\r\n'));
    expect(turned.counts).toMatchObject({ created: 0, updated: 0 });
    expect(
      await rows(
        'select cap_hit, aav, clause, source, as_of::text from contract where player_id = 8400001 and season = $1',
        ['2025-26'],
      ),
    ).toEqual(stored);
  });

  it('says which row made another one old, and which players are not known', async () => {
    await run('players', PLAYERS);
    const report = await run('contracts', CONTRACTS);
    expect(report.rows.find((row) => row.row === 2)).toMatchObject({
      action: 'unchanged',
      why: expect.stringContaining(
        'Row 3 gives newer figures for 2025-26; this row only fills what that one leaves empty.',
      ),
    });
    expect(report.rows.find((row) => row.row === 5)).toMatchObject({
      action: 'refused',
      id: 8499999,
      field: 'nhl_id',
      why: 'No player has this id. Import players, or statistics, first.',
    });
  });

  it('changes nothing the second time, nor does the players file after it', async () => {
    await run('players', PLAYERS);
    await run('contracts', CONTRACTS);
    expect((await run('contracts', CONTRACTS)).counts).toMatchObject({ created: 0, updated: 0 });
    expect((await run('players', PLAYERS)).counts).toMatchObject({ created: 0, updated: 0 });
  });

  it('refuses two accounts of one season for the same day', async () => {
    await run('players', PLAYERS);
    const report = await run(
      'contracts',
      csv('nhl_id,season,cap_hit', '8400001,2025-26,1000000', '8400001,2025-26,2000000'),
    );
    expect(report.rows.at(-1)).toMatchObject({
      row: 3,
      action: 'refused',
      why: 'Row 2 already gives this player and season for the same day.',
    });
  });
});

describe('importing statistics', () => {
  const SKATERS = csv(
    'nhl_id,full_name,season,team,position,position_detail,gp,g,a,pts,sog,hits,as_of,source',
    '8400001,Tomáš Vzorek,2024-25,BUF/TOR,F,C,80,20,30,50,200,,final,landing',
    '8400001,Tomáš Vzorek,2025-26,BUF,F,C,40,10,15,25,100,,partial: seen on 2026-01-15,landing',
    '8400050,Long Gone,2021-22,ARI,D,D,60,2,9,11,50,,final,landing',
    '8400051,Brand New,2025-26,SEA/VAN,F,LW,12,2,1,3,20,,partial,landing',
    '8400052,,2025-26,SEA,,,12,2,1,3,20,,partial,landing',
  );

  it('keeps lines of players it did not know, inactive when their last season is an old one', async () => {
    await run('players', PLAYERS);
    const report = await run('skater-stats', SKATERS);
    expect(report.counts).toEqual({ rows: 5, created: 4, updated: 0, unchanged: 0, refused: 1 });
    expect(report.rows.find((row) => row.action === 'refused')).toMatchObject({
      row: 6,
      id: 8400052,
      why: 'No player has this id. Import players first, or give full_name and position here.',
    });
    expect(
      await rows('select id, roster_status, nhl_club, position_detail from player where id >= 8400050 order by id'),
    ).toEqual([
      { id: 8400050, roster_status: 'inactive', nhl_club: null, position_detail: 'D' },
      { id: 8400051, roster_status: 'active', nhl_club: 'VAN', position_detail: 'LW' },
    ]);
    expect(report.notes[0]).toBe(
      '2 players were added from the statistics, 1 of them as inactive, because they have no line in 2025-26.',
    );
    expect(
      await rows('select season, club, gp, pts, hits from player_season where player_id = 8400001 order by season'),
    ).toEqual([
      { season: '2024-25', club: 'BUF/TOR', gp: 80, pts: 50, hits: null },
      { season: '2025-26', club: 'BUF', gp: 40, pts: 25, hits: null },
    ]);
  });

  it('changes nothing the second time', async () => {
    await run('skater-stats', SKATERS);
    const report = await run('skater-stats', SKATERS);
    expect(report.counts).toMatchObject({ created: 0, updated: 0 });
    expect(report.notes).toEqual([]);
  });

  it('fills empty columns from another source, and does not let a partial line replace a final one', async () => {
    await run('skater-stats', SKATERS);
    const report = await run(
      'skater-stats',
      csv(
        'nhl_id,season,gp,g,a,hits,as_of',
        '8400001,2024-25,41,9,9,77,partial',
        '8400001,2025-26,52,14,20,30,2026-02-20',
      ),
    );
    expect(report.rows.map((row) => row.changes)).toEqual([
      { hits: [null, 77] },
      expect.objectContaining({ gp: [40, 52], g: [10, 14], pts: [25, 34], hits: [null, 30] }),
    ]);
  });

  it('keeps regular season and playoffs apart', async () => {
    await run('players', PLAYERS);
    await run('skater-stats', csv('nhl_id,season,gp,playoffs', '8400001,2024-25,80,0', '8400001,2024-25,12,1'));
    expect(await rows('select playoffs, gp from player_season order by playoffs')).toEqual([
      { playoffs: false, gp: 80 },
      { playoffs: true, gp: 12 },
    ]);
  });

  it('imports goalies with theirs', async () => {
    await run('players', PLAYERS);
    const report = await run(
      'goalie-stats',
      csv(
        'nhl_id,full_name,season,team,gp,gs,w,l,otl,so,ga,sa,sv_pct,gaa,toi_s,g,a,pim,as_of,source',
        '8400003,Gustav Målvakt,2024-25,NYI,50,49,28,15,6,4,120,1400,0.9143,2.45,176000,0,2,4,final,landing',
      ),
    );
    expect(report.counts.created).toBe(1);
    expect(await rows('select gp, w, sv_pct::float8, gaa::float8, toi_seconds, pts from player_season')).toEqual([
      { gp: 50, w: 28, sv_pct: 0.9143, gaa: 2.45, toi_seconds: 176_000, pts: 2 },
    ]);
  });
});

describe('importing statuses', () => {
  it('sets and ends injuries, and does not go back in time', async () => {
    await run('players', PLAYERS);
    await run(
      'statuses',
      csv(
        'nhl_id,status,note,as_of',
        '8400001,ltir,Knee,2026-01-20',
        '8400002,day-to-day,,2026-01-20',
        '8499999,IR,,2026-01-20',
      ),
    );
    expect(
      await rows('select id, status, status_note, status_as_of from player where id < 8400003 order by id'),
    ).toEqual([
      { id: 8400001, status: 'LTIR', status_note: 'Knee', status_as_of: new Date('2026-01-20T00:00:00Z') },
      { id: 8400002, status: 'day-to-day', status_note: null, status_as_of: new Date('2026-01-20T00:00:00Z') },
    ]);
    const older = await run('statuses', csv('nhl_id,status,as_of', '8400001,healthy,2026-01-10'));
    expect(older.rows).toEqual([
      {
        row: 2,
        action: 'unchanged',
        id: 8400001,
        name: 'Tomáš Vzorek',
        why: 'A newer status, of 2026-01-20, is stored: LTIR.',
      },
    ]);
    const undated = csv('nhl_id,status', '8400001,healthy');
    expect((await run('statuses', undated)).counts.updated).toBe(1);
    expect((await run('statuses', undated, { now: new Date('2026-02-02T00:00:00Z') })).counts).toMatchObject({
      updated: 0,
      unchanged: 1,
    });
  });
});

describe('importing rankings', () => {
  it('puts listed players first and lets the others follow; later imports leave the order alone', async () => {
    await run('players', PLAYERS);
    const report = await run('rankings', csv('nhl_id,rank', '8400003,1', '8400002,2', '8400001,2', '8499999,3'));
    expect(report.counts).toMatchObject({ refused: 2 });
    expect(report.rows.filter((row) => row.action === 'refused').map((row) => row.why)).toEqual([
      'Row 3 already has this rank.',
      'No player has this id. Import players first.',
    ]);
    const order = async (): Promise<number[]> =>
      (await rows<{ id: number }>('select id from player order by rank')).map((row) => row.id);
    expect(await order()).toEqual([8400003, 8400002, 8400001]);
    await run(
      'skater-stats',
      csv(
        'nhl_id,full_name,position,season,gp,g,a',
        '8400001,Tomáš Vzorek,F,2025-26,50,40,40',
        '8400009,New Star,F,2025-26,50,50,50',
      ),
    );
    expect(await order()).toEqual([8400003, 8400002, 8400001, 8400009]);
  });
});

describe('two sources that disagree on a cap hit', () => {
  const ROWS = csv(
    'nhl_id,season,cap_hit,aav,source',
    '8400001,2025-26,5250000,5250000,ledger-2026-04',
    '8400001,2026-27,5000000,5000000,ledger-2026-04',
  );

  it('say so in their row, with what was kept, and in a note', async () => {
    await run('players', PLAYERS);
    const report = await run('contracts', ROWS);
    expect(report.rows.find(({ row }) => row === 2)).toMatchObject({
      action: 'unchanged',
      why: 'Two sources disagree on the cap hit of 2025-26: $5,000,000 of the source of 2026-04 was kept, $5,250,000 of ledger-2026-04 was not.',
      conflicts: [{ season: '2025-26', kept: 5_000_000, other: 5_250_000 }],
    });
    expect(report.rows.find(({ row }) => row === 3)?.conflicts).toBeUndefined();
    expect(report.notes).toContain(
      'Another source disagrees on one cap hit. Kept: Tomáš Vzorek 2025-26 ($5,000,000, not $5,250,000). The newer figure counts until the site owner chooses in the console.',
    );
  });

  const hit = async () =>
    (
      await rows<{ cap_hit: number }>(`select cap_hit from contract where player_id = 8400001 and season = '2025-26'`)
    )[0]?.cap_hit;

  it('say so again with the same file until somebody has decided, and nothing changes', async () => {
    await run('players', PLAYERS);
    await run('contracts', ROWS);
    const again = await run('contracts', ROWS);
    expect(again.counts).toMatchObject({ created: 0, updated: 0 });
    expect(again.notes).toHaveLength(1);
    expect((await run('players', PLAYERS)).notes).toEqual([]);
    await client.query('update contract_account set settled = true');
    expect((await run('contracts', ROWS)).notes).toEqual([]);
    expect(await hit()).toBe(5_000_000);
  });

  it('are settled by their days until then: the newer account stands in whatever order they come', async () => {
    const newer = ROWS.replaceAll('ledger-2026-04', 'ledger-2026-05');
    await run('players', PLAYERS);
    const report = await run('contracts', newer);
    expect(report.rows.find(({ row }) => row === 2)).toMatchObject({
      action: 'updated',
      hit: { season: '2025-26', cap_hit: 5_250_000, before: 5_000_000 },
      conflicts: [{ kept: 5_250_000, other: 5_000_000 }],
    });
    expect(await hit()).toBe(5_250_000);
    const open = () => rows('select season, origin, settled from contract_account');
    const listed = await open();
    expect(listed).toEqual([{ season: '2025-26', origin: expect.stringContaining('(cap hits)'), settled: false }]);
    expect((await run('players', PLAYERS)).counts).toMatchObject({ created: 0, updated: 0 });
    expect((await run('contracts', newer)).counts).toMatchObject({ created: 0, updated: 0 });
    expect([await hit(), await open()]).toEqual([5_250_000, listed]);
  });

  it('are settled at once when the site owner chooses a figure', async () => {
    await run('players', PLAYERS);
    const report = await run('contracts', ROWS, { conflicts: 'file' });
    expect(report.rows.find(({ row }) => row === 2)).toMatchObject({
      action: 'updated',
      why: expect.stringContaining('$5,250,000 of ledger-2026-04 was kept'),
    });
    expect(await hit()).toBe(5_250_000);
    expect(await run('players', PLAYERS)).toMatchObject({ counts: { updated: 0 }, notes: [] });
    expect(await hit()).toBe(5_250_000);
    await run('players', PLAYERS, { conflicts: 'file' });
    expect(await hit()).toBe(5_000_000);
    await run('contracts', ROWS, { conflicts: 'stored' });
    expect((await run('contracts', ROWS)).notes).toEqual([]);
    expect(await hit()).toBe(5_000_000);
  });

  it('are not one source that corrects itself', async () => {
    await run('players', PLAYERS);
    await run('contracts', ROWS, { conflicts: 'file' });
    const report = await run(
      'contracts',
      ROWS.replace('5250000,5250000,ledger-2026-04', '5300000,5300000,ledger-2026-05'),
    );
    expect(report.rows.find(({ row }) => row === 2)).toMatchObject({
      action: 'updated',
      changes: { cap_hit: [5_250_000, 5_300_000] },
    });
    expect(report.notes).toEqual([]);
  });
});

describe('rows that name their player', () => {
  const AHOS = csv(
    'nhl_id,full_name,position,nhl_team,birth_date',
    '8400011,Sebastian Aho,F,CAR,1997-07-26',
    '8400012,Sebastian Aho,D,PIT,1996-02-17',
    '8400013,Tomáš Vzorek,F,BUF,1999-04-05',
  );
  const hits = () => rows('select player_id, season, cap_hit from contract order by 1, 2');

  it('are joined where one player can be meant; nobody is guessed', async () => {
    await run('players', AHOS);
    const report = await run(
      'contracts',
      csv(
        'player,pos,nhl_team,season,cap_hit,source',
        'tomas vzorek,,,2025-26,1000000,sheet',
        'Sebastian Aho,,,2025-26,9000000,sheet',
        'Sebastian Aho,D,PIT,2025-26,800000,sheet',
        'Nobody Known,C,TOR,2025-26,900000,sheet',
      ),
    );
    expect(report.counts).toMatchObject({ created: 2, refused: 2 });
    expect(report.rows.filter(({ action }) => action === 'refused')).toMatchObject([
      {
        row: 3,
        name: 'Sebastian Aho',
        candidates: expect.arrayContaining([
          expect.objectContaining({ id: 8400011 }),
          expect.objectContaining({ id: 8400012 }),
        ]),
      },
      { row: 5, name: 'Nobody Known', why: expect.stringContaining('No player of this name is known') },
    ]);
    expect(await hits()).toEqual([
      { player_id: 8400012, season: '2025-26', cap_hit: 800_000 },
      { player_id: 8400013, season: '2025-26', cap_hit: 1_000_000 },
    ]);
  });

  it('bring along whom nobody knows, once, where they ask for it', async () => {
    const sheet = csv(
      'player,pos,create,season,cap_hit,source',
      'Minor Leaguer,D,yes,2025-26,850000,sheet',
      'Minor Leaguer,D,yes,2026-27,850000,sheet',
    );
    await run('players', AHOS);
    expect((await run('contracts', sheet)).counts).toMatchObject({ created: 2, refused: 0 });
    expect((await run('contracts', sheet)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await rows(`select id < 1000000 as local, full_name, position from player where source = 'league'`)).toEqual(
      [{ local: true, full_name: 'Minor Leaguer', position: 'D' }],
    );
  });

  it('set statuses as well', async () => {
    await run('players', AHOS);
    expect((await run('statuses', csv('player,nhl_team,status', 'Sebastian Aho,CAR,IR'))).counts).toMatchObject({
      updated: 1,
    });
    expect(await rows(`select id from player where status = 'IR'`)).toEqual([{ id: 8400011 }]);
  });

  it('without a cap hit are left alone: a template is filled in bit by bit', async () => {
    await run('players', AHOS);
    const report = await run(
      'contracts',
      csv('nhl_id,full_name,season,cap_hit', '8400011,Sebastian Aho,2025-26,', '8400013,Tomáš Vzorek,2025-26,900000'),
    );
    expect(report.counts).toMatchObject({ rows: 2, created: 1, unchanged: 1, refused: 0 });
  });
});

it.each(['skater-stats and goalie-stats', 'games'])('the documentation of %s names every figure', (kind) => {
  const text = readFileSync(fileURLToPath(new URL('../../../../../docs/imports.md', import.meta.url)), 'utf8');
  const section = text.split('\n### ').find((one) => one.startsWith(`${kind}\n`));
  expect(SCORED_COLUMNS.filter((column) => section?.includes(`\`${column}\``) !== true)).toEqual([]);
});

it('no report stores a text of ours', async () => {
  await run('contracts', csv('nhl_id,season,cap_hit,colour', '8499999,2025-26,1', ',2025-26,x'));
  await importCsv(client, chunks('nothing\n'), { kind: 'contracts', source: 'refused.csv', now: NOW });
  const sentences = await rows<{ sentence: unknown }>(
    `select jsonb_path_query(report, 'strict $.rows[*].why[*]', '{}', true) as sentence from import_run
     union all select jsonb_path_query(report, '$.notes[*]') from import_run`,
  );
  expect(sentences.length).toBeGreaterThan(3);
  for (const { sentence } of sentences) expect(sentence).toMatchObject({ key: expect.any(String) });
});
