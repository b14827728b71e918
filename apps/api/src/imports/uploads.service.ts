import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { ImportAnswer } from '@crease/core/auth/auth.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/import.report.js';
import type { ImportUploadQuery } from '@crease/core/players/upload.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DbClock } from '../platform/database/db-clock.js';
import { unwrap } from '../platform/http/refusal.error.js';
import { importCsv } from './csv.import.js';
import { importRosters } from './rosters.import.js';

const SHOWN = 200;
const SLICE = 64 * 1024;
const FIRST: Readonly<Record<ImportRow['action'], number>> = { refused: 0, unchanged: 1, updated: 2, created: 3 };

/** Imports of files that the site owner uploads, by the same code as on the command line. */
@Injectable()
export class Uploads {
  constructor(
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(
    { kind, dry_run: dryRun, league_id: leagueId }: ImportUploadQuery,
    file: { name: string; bytes: Buffer },
    userId: string,
  ): Promise<ImportAnswer> {
    const settings = { now: new Date(this.clock.now()), dryRun, userId, source: file.name.slice(-120) };
    // A connection of its own, since an import may wait long for another one to end.
    const connection = new pg.Client({ connectionString: this.config.DATABASE_URL, connectionTimeoutMillis: 10_000 });
    connection.on('error', () => undefined);
    try {
      await connection.connect();
      const input = slices(file.bytes);
      return answerOf(
        unwrap(
          kind === 'rosters'
            ? await importRosters(connection, input, { ...settings, leagueId: leagueId ?? '' })
            : await importCsv(connection, input, { ...settings, kind }),
        ),
      );
    } finally {
      await connection.end().catch(() => undefined);
    }
  }
}

/** The file in pieces, so that other requests are answered between them. */
async function* slices(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += SLICE) {
    yield bytes.subarray(from, from + SLICE);
    await breathe();
  }
}

function answerOf({ kind, source, dry_run, counts, notes, rows }: ImportReport): ImportAnswer {
  const ordered = [...rows].sort((one, two) => FIRST[one.action] - FIRST[two.action] || one.row - two.row);
  return {
    success: true,
    dry_run,
    kind,
    source,
    counts,
    notes,
    rows: ordered.slice(0, SHOWN).map(({ row, action, name, why, changes }) => ({
      row,
      action,
      name,
      why: why ?? null,
      changes:
        changes === undefined
          ? null
          : Object.entries(changes)
              .map(
                ([column, [before, after]]) =>
                  `${column}: ${String(before ?? '(none)')} → ${String(after ?? '(none)')}`,
              )
              .join('; '),
    })),
    more: Math.max(0, ordered.length - SHOWN),
  };
}
