import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import pg from 'pg';
import type { ImportReport } from '@crease/core/players/files/import.report.js';
import { createTestDatabase } from '../testing/test-database.js';
import { schema } from '../schema.js';
import { registerImportCommands } from './imports.cli.js';
import { startNhlServer } from './testing/nhl-server.js';

let folder: string;

const database = await createTestDatabase();
const connection = new pg.Client({ connectionString: database.url });
await connection.connect();
const server = await startNhlServer();
folder = await mkdtemp(join(tmpdir(), 'import-'));

afterAll(async () => {
  await connection.end();
  await server?.close();
  await database.drop();
  if (folder !== undefined) await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await connection.query('truncate player, contract, player_season, import_run cascade');
});

async function crease(...words: string[]): Promise<{ code: number | null; lines: string[] }> {
  const lines: string[] = [];
  let code: number | null = null;
  const program = new Command()
    .exitOverride()
    .configureOutput({ writeErr: (line) => lines.push(line.trim()), writeOut: (line) => lines.push(line.trim()) });
  registerImportCommands(program, {
    schema,
    databaseUrl: database.url,
    environment: { NHL_WEB_API_URL: server.url, NHL_STATS_API_URL: `${server.url}/stats/rest` },
    print: (line) => lines.push(line),
    exit: (exit) => (code = exit),
  });
  for (const command of program.commands) {
    command.exitOverride();
    for (const sub of command.commands)
      sub.exitOverride().configureOutput({ writeErr: (line) => lines.push(line.trim()) });
  }
  await program.parseAsync(['import', ...words], { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof Error) || !('exitCode' in error)) throw error;
    code = Number(error.exitCode);
  });
  return { code, lines };
}

const file = async (name: string, text: string): Promise<string> => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};
const count = async (table: string): Promise<number> =>
  (await connection.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? -1;

const PLAYERS =
  'nhl_id,full_name,position,cap_hit\n8400001,Anna-Karl Probe,F,775000\n,Without Id,D,\n,Also Without,D,\n';

describe('npm run import', () => {
  it('prints what was done and why rows were refused, with exit code 0', async () => {
    const { code, lines } = await crease('players', await file('players.csv', PLAYERS));
    expect(code).toBe(0);
    expect(lines).toEqual([
      'players.csv: 1 created, 0 updated, 0 unchanged, 2 refused of 3 rows.',
      '  refused 2: nhl_id is empty: players are told apart by their NHL id, never by name. (rows 3, 4)',
      "  The site's ranking gave one player a new place.",
    ]);
    expect(await count('player')).toBe(1);
  });

  it('changes nothing with --dry-run, and says so', async () => {
    const { code, lines } = await crease('players', await file('players.csv', PLAYERS), '--dry-run');
    expect(code).toBe(0);
    expect(lines[0]).toBe('players.csv: would be 1 created, 0 updated, 0 unchanged, 2 refused of 3 rows.');
    expect(await count('player')).toBe(0);
  });

  it('ends with 1 when a file is refused, or is not there', async () => {
    const refused = await crease('contracts', await file('contracts.csv', 'a,b\n1,2\n'));
    expect(refused.code).toBe(1);
    expect(refused.lines[0]).toMatch(
      /^Refused\. .*contracts\.csv: The first line lacks the columns nhl_id, season, cap_hit\. A file of contracts has the columns/,
    );
    const absent = await crease('players', join(folder, 'nowhere.csv'));
    expect(absent.code).toBe(1);
    expect(absent.lines[0]).toMatch(/nowhere\.csv cannot be opened\. Check the name/);
  });

  it('writes the report as JSON or CSV, with formulas defused', async () => {
    const players = await file(
      'players.csv',
      'nhl_id,full_name,position\n8400001,Fine Man,F\n8400002,=HYPERLINK(1),Q\n',
    );
    const json = join(folder, 'report.json');
    await crease('players', players, '--report', json);
    const [report] = JSON.parse(await readFile(json, 'utf8')) as ImportReport[];
    expect(report?.rows).toHaveLength(2);
    const csv = join(folder, 'report.csv');
    const { lines } = await crease('players', players, '--report', csv);
    expect(lines.at(-1)).toBe(`The report is in ${csv}.`);
    const text = await readFile(csv, 'utf8');
    expect(text.split('\n')[0]).toBe('import,row,action,nhl_id,name,field,value,why,changes');
    expect(text).toContain("players.csv,3,refused,8400002,'=HYPERLINK(1),position,Q,");
    const wrong = await crease('players', players, '--report', join(folder, 'report.txt'));
    expect(wrong.code).toBe(1);
  });

  it('imports a folder in the order in which its files build on one another', async () => {
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await file('rankings.csv', 'nhl_id,rank\n8400001,1\n');
    await file('contracts_by_season.csv', 'nhl_id,season,cap_hit\n8400001,2025-26,775000\n8400002,2025-26,800000\n');
    await file('skater_stats.csv', 'nhl_id,full_name,position,season,gp\n8400002,From Statistics,D,2025-26,12\n');
    await file('players.csv', PLAYERS);
    const others = ['old-caps.csv', 'skater-stats.csv'];
    for (const name of others) await file(name, 'nhl_id,season,cap_hit\n');
    const { code, lines: all } = await crease('all', folder);
    for (const name of others) await rm(join(folder, name));
    expect(code).toBe(0);
    expect(all[0]).toMatch(/^Not imported: old-caps\.csv, skater-stats\.csv\. One file of each kind .*: players\.csv/);
    const lines = all.slice(1);
    expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(':')[0])).toEqual([
      'players.csv',
      'skater_stats.csv',
      'contracts_by_season.csv',
      'rankings.csv',
    ]);
    expect(await count('contract')).toBe(2);
  });

  it('judges the files of a folder together in a dry run, and changes nothing', async () => {
    await connection.query('truncate player, contract, player_season, import_run cascade');
    const { code, lines } = await crease('all', folder, '--dry-run');
    expect(code).toBe(0);
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      'players.csv: would be 1 created, 0 updated, 0 unchanged, 2 refused of 3 rows.',
      'skater_stats.csv: would be 1 created, 0 updated, 0 unchanged, 0 refused of 1 rows.',
      expect.stringMatching(/^contracts_by_season\.csv: would be 1 created, .* 0 refused of 2 rows\.$/),
      expect.stringMatching(/^rankings\.csv: would be .* 0 refused of 1 rows\.$/),
    ]);
    for (const table of ['player', 'contract', 'player_season', 'import_run'])
      expect([table, await count(table)]).toEqual([table, 0]);
  });

  it('stops a folder at the first file that is refused', async () => {
    await file('players.csv', 'nonsense\n');
    const { code, lines } = await crease('all', folder);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(await count('player')).toBe(0);
  });

  it('says what it looked for in a folder without known files', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'import-'));
    const { code, lines } = await crease('all', empty);
    await rm(empty, { recursive: true });
    expect(code).toBe(1);
    expect(lines[0]).toContain('has none of players.csv');
  });

  it('imports from the NHL for some clubs', async () => {
    const { code, lines } = await crease('nhl', '--season', '2025-26', '--clubs', 'tor,OTT');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^NHL 2025-26 TOR OTT: 5 created/);
    expect(await count('player')).toBe(5);
  });

  it('refuses a season or a club that does not exist, before it asks anybody', async () => {
    server.trouble = null;
    const season = await crease('nhl', '--season', '2025');
    const club = await crease('nhl', '--clubs', 'TOR,QUE');
    expect([season.code, club.code]).toEqual([1, 1]);
    expect(season.lines.join(' ')).toContain("A season is written like '2025-26'.");
    expect(club.lines.join(' ')).toContain("'QUE' is not the code of an NHL club.");
    expect(server.asked).toEqual([]);
  });

  it('imports the games of some days from the NHL, and changes nothing when it is asked again', async () => {
    server.trouble = null;
    await crease('nhl', '--season', '2025-26', '--clubs', 'tor');
    const days = ['--from', '2025-11-18', '--to', '2025-11-30'];
    const first = await crease('nhl-games', ...days);
    expect(first.code).toBe(0);
    expect(first.lines[0]).toBe(
      'NHL games 2025-11-18 to 2025-11-30: 4 created, 0 updated, 0 unchanged, 2 refused of 6 rows.',
    );
    expect(first.lines.join('\n')).toContain('No player has this id. Import players first.');
    const games = await connection.query(
      "select player_id, game_id, season, playoffs, to_char(day, 'YYYY-MM-DD') as day, g, a, w, so, plus_minus, ppp, sog, gwg, hits, blocks, fow, fol, takeaways, giveaways, gs, l, otl, ga, sa from player_game order by day, player_id",
    );
    expect(games.rows).toMatchObject([
      {
        player_id: 8490001,
        game_id: '2025020300',
        season: '2025-26',
        playoffs: false,
        day: '2025-11-20',
        g: 2,
        a: 1,
        w: 0,
        so: 0,
        plus_minus: -1,
        ppp: 2,
        sog: 6,
        gwg: 1,
        hits: 3,
        blocks: 2,
        fow: 7,
        fol: 5,
        takeaways: 1,
        giveaways: 0,
      },
      {
        player_id: 8490004,
        game_id: '2025020300',
        season: '2025-26',
        playoffs: false,
        day: '2025-11-20',
        g: 0,
        a: 0,
        w: 1,
        so: 1,
        gs: 1,
        l: 0,
        otl: 0,
        ga: 0,
        sa: 31,
      },
      {
        player_id: 8490001,
        game_id: '2025030111',
        season: '2025-26',
        playoffs: true,
        day: '2025-11-21',
        g: 1,
        a: 0,
        w: 0,
        so: 0,
      },
      {
        player_id: 8490001,
        game_id: '2025020320',
        season: '2025-26',
        playoffs: false,
        day: '2025-11-29',
        g: 0,
        a: 1,
        w: 0,
        so: 0,
      },
    ]);
    const due = await connection.query(
      "select playoffs, to_char(day, 'YYYY-MM-DD') as day from points_due order by day",
    );
    expect(due.rows).toEqual([
      { playoffs: false, day: '2025-11-20' },
      { playoffs: true, day: '2025-11-21' },
      { playoffs: false, day: '2025-11-29' },
    ]);
    expect((await crease('nhl-games', ...days)).lines[0]).toContain('0 created, 0 updated, 4 unchanged');
    server.trouble = () => ({ status: 404 });
    expect(await crease('nhl-games', ...days)).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('No changes were made.')],
    });
    server.trouble = null;
    expect((await crease('nhl-games', '--from', '2025-11-30', '--to', '2025-11-18')).code).toBe(1);
    expect((await crease('nhl-games', '--from', 'yesterday')).lines.join(' ')).toContain(
      "A day is written like '2025-11-20'.",
    );
  });

  it('imports rosters into a league that exists, which must be named', async () => {
    const rosters = await file('rosters.csv', 'fantasy_team,player\nOtters,Somebody\n');
    expect((await crease('rosters', rosters)).code).toBe(1);
    expect(await crease('rosters', rosters, '--league', 'nosuchleague')).toEqual({
      code: 1,
      lines: [
        `Refused. ${rosters}: There is no league nosuchleague. Copy the id from the address of the league's pages.`,
      ],
    });
  });
});
