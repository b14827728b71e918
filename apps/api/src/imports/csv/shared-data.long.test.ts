import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import {
  linesOfLanding,
  nhlLandingSchema,
  nhlPageSchema,
  nhlRosterPlayerSchema,
  nhlRosterSchema,
  nhlSkaterSummarySchema,
  seconds,
} from '@crease/core/players/nhl/nhl.schema.js';
import { boxScoreSchema, gamesOfScores, linesOfNight } from '@crease/core/players/nhl/night.rules.js';
import type { CsvKind } from '@crease/core/players/files/csv.columns.js';
import type { ImportReport } from '@crease/core/players/files/import.report.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { importCsv } from './csv.import.js';

// Real data from outside the repository. The expected results are computed from the files.
const folder = join(process.cwd(), '..', 'shared', 'data');
const present = existsSync(join(folder, 'players.csv'));
if (!present) console.warn(`Not run: the imports of whole real files need ${folder}, which is not there.`);

const FILES: readonly (readonly [CsvKind, string])[] = [
  ['players', 'players.csv'],
  ['skater-stats', 'skater_stats.csv'],
  ['goalie-stats', 'goalie_stats.csv'],
  ['contracts', 'contracts_by_season.csv'],
];

type Row = Record<string, string>;
const rowsOf = (file: string): Row[] => parse(readFileSync(join(folder, file), 'utf8'), { columns: true });
const recorded = (file: string): unknown => JSON.parse(readFileSync(join(folder, 'api-fixtures', file), 'utf8'));

(present ? describe : describe.skip)('the real files beside the repository', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const reports = new Map<CsvKind, ImportReport>();

  const run = async (kind: CsvKind, file: string): Promise<ImportReport> => {
    const result = await importCsv(client, createReadStream(join(folder, file)), {
      kind,
      source: file,
      now: new Date('2026-05-01T12:00:00Z'),
    });
    if (!result.ok) throw new Error(result.refusal.message);
    return result.value;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const [kind, file] of FILES) reports.set(kind, await run(kind, file));
  }, 60_000);

  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  it.each(FILES)('%s: every row of %s lands or is refused with a true reason', (kind, file) => {
    const rows = rowsOf(file);
    const report = reports.get(kind);
    expect(report?.counts.rows).toBe(rows.length);
    const named = new Set(
      [...rowsOf('players.csv'), ...rowsOf('skater_stats.csv'), ...rowsOf('goalie_stats.csv')].map((row) => row.nhl_id),
    );
    const refused = new Map(
      (report?.rows ?? []).filter((row) => row.action === 'refused').map((row) => [row.row, row]),
    );
    rows.forEach((row, at) => {
      const refusal = refused.get(at + 2);
      if (row.nhl_id === '')
        expect(refusal).toMatchObject({ field: 'nhl_id', why: expect.arrayContaining([{ key: 'cell.noId' }]) });
      else if (named.has(row.nhl_id)) expect(refusal).toBeUndefined();
      else expect(refusal?.why).toEqual([{ key: 'player.noSuchId' }, { key: 'player.importAnyFirst' }]);
    });
  });

  it('stores every player and every line once', async () => {
    const ids = (file: string): string[] =>
      rowsOf(file).flatMap((row) => (row.nhl_id === '' || row.nhl_id === undefined ? [] : [row.nhl_id]));
    const [counts] = (
      await client.query(
        `select (select count(*)::int from player where roster_status <> 'inactive') as players, (select count(*)::int from player_season) as seasons,
                (select count(*)::int from player where rank is null) as unranked`,
      )
    ).rows;
    expect(counts).toEqual({
      players: ids('players.csv').length,
      seasons: ids('skater_stats.csv').length + ids('goalie_stats.csv').length,
      unranked: 0,
    });
  });

  it('keeps two players of one name apart', async () => {
    const byName = new Map<string, Set<string>>();
    for (const row of rowsOf('players.csv'))
      if (row.nhl_id !== '')
        byName.set(row.full_name ?? '', (byName.get(row.full_name ?? '') ?? new Set()).add(row.nhl_id ?? ''));
    const twins = [...byName].filter(([, ids]) => ids.size > 1);
    expect(twins.length).toBeGreaterThan(0);
    for (const [name, ids] of twins) {
      const stored = await client.query<{ id: number }>(
        "select id from player where full_name = $1 and roster_status <> 'inactive'",
        [name],
      );
      expect(new Set(stored.rows.map((row) => String(row.id)))).toEqual(ids);
    }
  });

  it('lets the newer of two accounts of a contract win', async () => {
    const stored = new Map(
      (
        await client.query<{ player_id: number; season: string; cap_hit: number }>(
          'select player_id, season, cap_hit from contract',
        )
      ).rows.map((row) => [`${row.player_id} ${row.season}`, row.cap_hit]),
    );
    const newer = rowsOf('contracts_by_season.csv').filter(
      (row) =>
        row.source?.endsWith('2026-04') === true &&
        row.nhl_id !== '' &&
        stored.has(`${row.nhl_id ?? ''} ${row.season ?? ''}`),
    );
    expect(newer.length).toBeGreaterThan(3000);
    expect(
      newer.filter((row) => stored.get(`${row.nhl_id ?? ''} ${row.season ?? ''}`) !== Number(row.cap_hit)),
    ).toEqual([]);
    const open = await client.query<{ older: boolean }>(
      "select a.record ->> 'as_of' <= c.as_of::text as older from contract_account a join contract c using (player_id, season) where not a.settled",
    );
    expect(open.rows.length).toBeGreaterThan(0);
    expect(open.rows.every(({ older }) => older)).toBe(true);
  });

  it('says of every cap hit on which the two files disagree which was kept', () => {
    const season = rowsOf('contracts_by_season.csv').filter((row) => row.season === '2025-26' && row.nhl_id !== '');
    const hits = new Map<string, number[]>();
    for (const row of season) hits.set(row.nhl_id ?? '', [...(hits.get(row.nhl_id ?? '') ?? []), Number(row.cap_hit)]);
    const differ = rowsOf('players.csv').filter(
      (row) =>
        row.nhl_id !== '' &&
        row.cap_hit !== '' &&
        hits.get(row.nhl_id ?? '')?.some((hit) => hit !== Number(row.cap_hit)),
    );
    expect(differ.length).toBeGreaterThan(0);
    const told = (reports.get('contracts')?.rows ?? []).flatMap((row) =>
      (row.conflicts ?? []).filter((one) => one.season === '2025-26').map(() => String(row.id)),
    );
    expect([...new Set(told)].sort()).toEqual(expect.arrayContaining(differ.map((row) => row.nhl_id).sort()));
    expect(reports.get('contracts')?.notes.some((note) => note.key === 'note.conflicts')).toBe(true);
  });

  it('changes nothing when all are imported again, in another order', async () => {
    for (const [kind, file] of [...FILES].reverse()) {
      const report = await run(kind, file);
      expect([kind, report.counts.created, report.counts.updated]).toEqual([kind, 0, 0]);
      // Only disagreements between two sources are reported each time.
      expect(report.notes.filter((note) => note.key !== 'note.conflicts')).toEqual([]);
    }
  }, 60_000);
});

(present ? describe : describe.skip)('recorded answers of the NHL beside the repository', () => {
  it.each(['web_roster_EDM_20252026.json', 'web_roster_TOR_20252026.json'])(
    'every player of %s can be read',
    (file) => {
      const { forwards, defensemen, goalies } = nhlRosterSchema.parse(recorded(file));
      expect(goalies.length).toBeGreaterThan(1);
      for (const player of [...forwards, ...defensemen, ...goalies]) nhlRosterPlayerSchema.parse(player);
    },
  );

  it.each(['web_player_8478402_landing_skater.json', 'web_player_8476945_landing_goalie.json'])(
    'the seasons of %s add up to what the NHL itself adds up',
    (file) => {
      const answer = recorded(file) as {
        careerTotals: { regularSeason: { gamesPlayed: number }; playoffs: { gamesPlayed: number } };
      };
      const { lines, faults } = linesOfLanding(nhlLandingSchema.parse(answer));
      expect(faults).toEqual([]);
      const games = (playoffs: boolean): number =>
        lines.filter((line) => line.playoffs === playoffs).reduce((sum, line) => sum + line.gp, 0);
      expect(games(false)).toBe(answer.careerTotals.regularSeason.gamesPlayed);
      expect(games(true)).toBe(answer.careerTotals.playoffs.gamesPlayed);
      for (const line of lines) expect(line.club).not.toBeNull();
    },
  );

  it('the seconds of a recorded goalie add up to the career', () => {
    const answer = recorded('web_player_8476945_landing_goalie.json') as {
      careerTotals: { regularSeason: { timeOnIce: string } };
    };
    const { lines } = linesOfLanding(nhlLandingSchema.parse(answer));
    const sum = lines.reduce((all, line) => all + (line.playoffs ? 0 : (line.goalie_seconds ?? 0)), 0);
    expect(sum).toBe(seconds(answer.careerTotals.regularSeason.timeOnIce));
  });

  it('the recorded box score has the seconds of the goalies who played', () => {
    const box = boxScoreSchema.parse(recorded('web_gamecenter_boxscore_2025020947.json'));
    const [night] = gamesOfScores({
      currentDate: '2026-03-01',
      games: [
        {
          id: 2_025_020_947,
          gameType: 2,
          startTimeUTC: '2026-03-02T00:00:00Z',
          gameState: 'OFF',
          awayTeam: { abbrev: 'VGK', score: 0 },
          homeTeam: { abbrev: 'PIT', score: 5 },
        },
      ],
    }).nights;
    if (!night) throw new Error('a game of the season is told');
    const goalies = linesOfNight(box, night).flatMap(
      ({ figures: { gs, w, otw, sow, sa, ga, goalie_seconds: time } }) =>
        gs === 1 ? [[w, otw, sow, sa, ga, time]] : [],
    );
    expect([box.faults, goalies]).toEqual([
      [],
      [
        [0, 0, 0, 22, 5, 3600],
        [1, 0, 0, 22, 0, 3600],
      ],
    ]);
  });

  it('every row of a recorded report can be read', () => {
    const page = nhlPageSchema.parse(recorded('rest_skater_summary_EDM_20242025.json'));
    expect(page.data.length).toBeGreaterThan(10);
    for (const row of page.data) nhlSkaterSummarySchema.parse(row);
  });
});
