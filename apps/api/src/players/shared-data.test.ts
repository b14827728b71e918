import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { CsvKind, ImportReport } from '@crease/core/players/players.import.schema.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { importCsv } from './csv.import.js';

// Real figures that lie beside the repository where it is developed; they are no part of it.
const folder = join(process.cwd(), '..', 'shared', 'data');
const present = existsSync(join(folder, 'players.csv'));
if (!present) console.warn(`Not run: the imports of whole real files need ${folder}, which is not there.`);

const FILES: readonly (readonly [CsvKind, string, number])[] = [
  ['players', 'players.csv', 1636],
  ['skater-stats', 'skater_stats.csv', 4578],
  ['goalie-stats', 'goalie_stats.csv', 509],
  ['contracts', 'contracts_by_season.csv', 9712],
];

(present ? describe : describe.skip)('the real files beside the repository', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const reports = new Map<CsvKind, ImportReport>();

  const run = async (kind: CsvKind, file: string): Promise<ImportReport> => {
    const result = await importCsv(client, createReadStream(join(folder, file)), { kind, source: file, now: new Date('2026-05-01T12:00:00Z') });
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

  it.each(FILES)('%s: every row of %s lands or is refused with a reason', (kind, _, count) => {
    const report = reports.get(kind);
    expect(report?.counts.rows).toBe(count);
    for (const row of report?.rows ?? []) if (row.action === 'refused') expect(row.why).toBeTruthy();
  });

  it('refuses only rows without an id, and contracts of men whom no other file names', () => {
    const reasons = new Map<string, number>();
    for (const report of reports.values()) {
      for (const row of report.rows) if (row.action === 'refused') reasons.set(`${report.kind}: ${row.why ?? ''}`, (reasons.get(`${report.kind}: ${row.why ?? ''}`) ?? 0) + 1);
    }
    const noId = 'nhl_id is empty: players are told apart by their NHL id, never by name.';
    expect(Object.fromEntries(reasons)).toEqual({
      [`players: ${noId}`]: 119,
      [`players: ${noId} position is empty.`]: 1,
      [`goalie-stats: ${noId}`]: 1,
      [`contracts: ${noId}`]: 413,
      'contracts: No player has this id. Import players, or statistics, first.': 24,
    });
  });

  it('stores the figures of the files', async () => {
    const [counts] = (
      await client.query(
        `select (select count(*)::int from player where roster_status <> 'inactive') as players, (select count(*)::int from player_season) as seasons,
                (select count(*)::int from contract) as contracts, (select count(*)::int from player where rank is null) as unranked`,
      )
    ).rows;
    expect(counts).toEqual({ players: 1516, seasons: 4578 + 508, contracts: expect.any(Number), unranked: 0 });
    // the newer of two accounts, filled from the older
    const contract = await client.query("select cap_hit, aav, source from contract where player_id = 8478443 and season = '2025-26'");
    expect(contract.rows).toEqual([{ cap_hit: 4_100_000, aav: 4_100_000, source: 'capwages-2026-04' }]);
    const names = await client.query("select count(distinct id)::int as ids from player where full_name = 'Sebastian Aho'");
    expect(names.rows).toEqual([{ ids: 2 }]);
  });

  it('changes nothing when all are imported again, in another order', async () => {
    for (const [kind, file] of [...FILES].reverse()) {
      const report = await run(kind, file);
      expect([kind, report.counts.created, report.counts.updated]).toEqual([kind, 0, 0]);
      expect(report.notes).toEqual([]);
    }
  }, 60_000);
});
