import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { sql, type Expression } from 'kysely';
import type pg from 'pg';
import type { WorldAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { csvCell, csvHead } from '@crease/core/players/files/csv-heads.words.js';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { openSession } from '../../platform/database/connection/session.js';
import { Database, type Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { readPresentSeason } from '../../platform/database/present-season.js';
import { minimumSalary } from '../../platform/database/system-config.js';
import { RefusalError, unwrap } from '../../platform/refusal.error.js';
import { REAL_TOOLS } from '../../platform/http/retry.js';
import { openAccounts } from '../../players/contract-accounts.tables.js';
import { lastSchedule } from '../../players/schedule.tables.js';
import { noteFailure } from '../../platform/failures.js';
import { ImportJobs, type ImportJob } from './import-jobs.service.js';
import { reasonOf } from '../import.reasons.js';
import { refusal } from '../imports.refusals.js';
import { NhlClient, nhlSettings } from '../nhl/nhl.client.js';
import { importNhl } from '../nhl/nhl.import.js';
import { namesIn } from '../../platform/database/rows.js';
import { nameOrder } from '../../platform/database/sql.js';

const c = namesIn('contract as c');

const playing = (db: Db) =>
  db
    .selectFrom('player as p')
    .where('p.is_sample', '=', false)
    .where('p.id', '>', LOCAL_IDS.last)
    .where(({ ref }) => sql<boolean>`${ref('p.roster_status')} is distinct from 'inactive'`);

const hasContract = (player: Expression<number>, compare: '=' | '<=', season: string) =>
  sql<boolean>`exists (select 1 from ${c.table} where ${c.player_id} = ${player} and ${c.season} ${sql.raw(compare)} ${season})`;

@Injectable()
export class WorldService implements OnModuleDestroy {
  private readonly logger = new Logger('World');
  private under: Promise<void> | null = null;
  private connection: pg.Client | null = null;
  /** Timing of the NHL client; tests replace it. */
  tools = REAL_TOOLS;

  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly jobs: ImportJobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleDestroy(): Promise<void> {
    // An interrupted import has changed nothing.
    await this.connection?.end().catch(noteFailure('imports.world.end'));
    await this.under;
  }

  async standing(): Promise<WorldAnswer> {
    const { db } = this.database;
    const season = await readPresentSeason(db, this.clock.now());
    const [players, loaded, schedule, open, job] = await Promise.all([
      db
        .selectNoFrom(({ selectFrom }) => [
          playing(db)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .as('real'),
          playing(db)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where(({ ref }) => sql<boolean>`not ${hasContract(ref('p.id'), '<=', season)}`)
            .as('unsigned'),
          playing(db)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where(({ ref }) => hasContract(ref('p.id'), '<=', season))
            .where(({ ref }) => sql<boolean>`not ${hasContract(ref('p.id'), '=', season)}`)
            .as('earlier'),
          selectFrom('player')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('is_sample', '=', true)
            .as('sample'),
          minimumSalary.as('minimum'),
        ])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('import_run')
        .select(({ fn }) => fn.max<Date | null>('finished_at').as('at'))
        .where('kind', '=', 'nhl')
        .where('status', '=', 'done')
        .executeTakeFirstOrThrow(),
      lastSchedule(db).executeTakeFirst(),
      openAccounts(db)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
      this.jobs.last('nhl'),
    ]);
    return {
      season,
      minimum_salary: players.minimum,
      real: players.real ?? 0,
      sample: players.sample ?? 0,
      unsigned: players.unsigned ?? 0,
      earlier: players.earlier ?? 0,
      loaded_at: loaded.at?.toISOString() ?? null,
      nightly_at: this.config.NHL_IMPORT_AT ?? null,
      schedule: schedule === undefined ? null : { ...schedule, read_at: schedule.read_at.toISOString() },
      conflicts: open.count,
      job,
    };
  }

  /** Starts the import from the NHL without waiting for its end. Refused within seconds when the NHL is unreachable. */
  async begin(userId: string): Promise<void> {
    const loading = new RefusalError(refusal('worldLoading', { kind: 'conflict' }));
    if ((await this.jobs.last('nhl'))?.state === 'running') throw loading;
    const client = new NhlClient(nhlSettings(this.config), this.tools);
    unwrap(await client.reachable());
    const season = await readPresentSeason(this.database.db, this.clock.now());
    const source = { key: 'from.nhl', figures: { season, clubs: [] } } as const;
    const job = await this.jobs.begin({ kind: 'nhl', source, dryRun: false, userId });
    if (job === null) throw loading;
    this.under = this.read(client, job, season, userId)
      .catch(async (error: unknown) => {
        this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
        await job.end('failed', { key: 'job.failed' }).catch(noteFailure('imports.world.end'));
      })
      .finally(() => (this.under = null));
  }

  async ended(): Promise<void> {
    await this.under;
  }

  private async read(client: NhlClient, job: ImportJob, season: string, userId: string): Promise<void> {
    const connection = (this.connection = await openSession(this.config.DATABASE_DIRECT_URL));
    try {
      const result = await importNhl(connection, client, {
        season,
        current: true,
        now: new Date(this.clock.now()),
        userId,
        onProgress: job.progress,
      });
      if (!result.ok) return await job.end('refused', reasonOf(result.refusal));
      const { created, updated, unchanged, refused } = result.value.counts;
      await job.end('done', { key: 'job.players', figures: { created, updated, unchanged, refused } });
    } finally {
      this.connection = null;
      await connection.end().catch(noteFailure('imports.world.end'));
    }
  }

  /** A CSV template for contracts: players without one, or all players with the known ones. */
  async template(all: boolean): Promise<{ name: string; csv: string }> {
    const { db } = this.database;
    const season = await readPresentSeason(db, this.clock.now());
    const rows = await playing(db)
      .leftJoin('contract as c', (on) => on.onRef('c.player_id', '=', 'p.id').on('c.season', '=', season))
      .select(['p.id', 'p.full_name', 'p.position_detail', 'p.nhl_club', 'c.cap_hit'])
      .$if(!all, (some) => some.where('c.cap_hit', 'is', null))
      .orderBy('p.nhl_club', (order) => order.asc().nullsLast())
      .orderBy(({ ref }) => nameOrder(ref('p.last_name')))
      .orderBy('p.id')
      .execute();
    const csv = stringify(
      [
        ['nhl_id', 'full_name', 'pos', 'nhl_team', 'season', 'cap_hit', 'source'].map(csvHead),
        ...rows.map((row) => [
          row.id,
          row.full_name,
          csvCell('position', row.position_detail ?? ''),
          row.nhl_club,
          season,
          row.cap_hit,
          '',
        ]),
      ],
      { escape_formulas: true, bom: true },
    );
    return { name: `contracts-${season}`, csv };
  }
}
