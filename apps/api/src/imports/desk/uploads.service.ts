import { setImmediate as yieldNow } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { ImportAnswer } from '@crease/core/auth/auth.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import { reasonWords, toldReason, toldReasons } from '@crease/core/players/files/report.words.js';
import type { ImportUploadQuery } from '@crease/core/players/files/upload.schema.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { openSession } from '../../platform/database/connection/session.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { unwrap } from '../../platform/refusal.error.js';
import { noteFailure } from '../../platform/failures.js';
import { importCsv } from '../csv/csv.import.js';
import { ImportJobs } from './import-jobs.service.js';
import { changeWords } from '../import.summary.js';
import { importRosters } from '../rosters/rosters.import.js';

/** Most rows of each kind in an answer; the stored report has all. */
const SHOWN = 200;
/** Every line of a contract spreadsheet can be reviewed before it counts. */
const SHOWN_OF_A_TRIAL = 10_000;
const SLICE = 64 * 1024;
const FIRST: Readonly<Record<ImportRow['action'], number>> = { refused: 0, unchanged: 1, updated: 2, created: 3 };

/** Imports files that the site owner uploads, with the same code as the command line. */
@Injectable()
export class Uploads {
  constructor(
    private readonly clock: DbClock,
    private readonly jobs: ImportJobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(
    { kind, dry_run: dryRun, league_id: leagueId, conflicts }: ImportUploadQuery,
    file: { name: string; bytes: Buffer },
    userId: string,
  ): Promise<ImportAnswer> {
    const source = file.name.slice(-120);
    // Progress for the page; an import runs without it too.
    const job = await this.jobs.begin({ kind, source, dryRun, userId }).catch(noteFailure('imports.upload.job', null));
    const settings = {
      now: new Date(this.clock.now()),
      dryRun,
      userId,
      source,
      bytes: file.bytes.length,
      conflicts,
      onProgress: job?.progress ?? (() => undefined),
    };
    let state: 'done' | 'refused' | 'failed' = 'failed';
    // Use a separate connection, since an import may wait long for another one.
    let connection: pg.Client | null = null;
    try {
      connection = await openSession(this.config.DATABASE_DIRECT_URL);
      const input = slices(file.bytes);
      const result =
        kind === 'rosters'
          ? await importRosters(connection, input, { ...settings, leagueId: leagueId ?? '' })
          : await importCsv(connection, input, { ...settings, kind });
      state = result.ok ? 'done' : 'refused';
      return answerOf(unwrap(result));
    } finally {
      await job?.end(state, null).catch(noteFailure('imports.upload.end'));
      await connection?.end().catch(noteFailure('imports.upload.end'));
    }
  }
}

/** Splits the file into slices, and yields to other requests between them. */
async function* slices(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += SLICE) {
    yield bytes.subarray(from, from + SLICE);
    await yieldNow();
  }
}

function answerOf({ kind, source, dry_run, counts, notes, rows }: ImportReport): ImportAnswer {
  const ordered = [...rows].sort((one, two) => FIRST[one.action] - FIRST[two.action] || one.row - two.row);
  // Limit each kind separately, so that every kind is represented.
  const taken = { refused: 0, unchanged: 0, updated: 0, created: 0 };
  const shown = ordered.filter(
    ({ action }) => (taken[action] += 1) <= (dry_run && kind === 'contracts' ? SHOWN_OF_A_TRIAL : SHOWN),
  );
  return {
    success: true,
    dry_run,
    kind,
    source: reasonWords(source),
    counts,
    notes: notes.map(toldReason),
    rows: shown.map(({ row, action, name, why, changes, hit, conflicts, candidates }) => ({
      row,
      action,
      name,
      why: toldReasons(why),
      changes: changeWords(changes),
      hit: hit ?? null,
      candidates: [...(candidates ?? [])],
      disagrees: conflicts !== undefined,
    })),
    more: ordered.length - shown.length,
  };
}
