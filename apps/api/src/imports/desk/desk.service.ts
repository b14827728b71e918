import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ConflictsAnswer, ImportRowsAnswer } from '@crease/core/imports/desk/desk.answers.js';
import type { SettleBody } from '@crease/core/imports/desk/desk.schema.js';
import { originOf, takeAccount } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import { toldReasons } from '@crease/core/players/files/report.words.js';
import type { ContractRecord } from '@crease/core/players/files/import.rules.js';
import { Database, type Db } from '../../platform/database/database.js';
import { nameOrder, oneAtATime } from '../../platform/database/sql.js';
import { tellEveryLeague } from '../../platform/events/every-league.js';
import { notFound } from '../../platform/refusal.error.js';
import { keepStanding, openAccounts, dropAgreeing, writeAccounts } from '../../players/contract-accounts.tables.js';
import { contractKey, readContracts, writeContracts } from '../../players/players.tables.js';
import { IMPORT_LOCK } from '../import.run.js';
import { changeWords } from '../import.summary.js';
import { namesIn } from '../../platform/database/rows.js';

const r = namesIn('import_run as r');

const PAGE = 200;
/** Most disagreements shown; the rest follow when these are settled. */
const SHOWN = 300;

const PATHS = {
  all: '$.rows[*]',
  refused: '$.rows[*] ? (@.action == "refused")',
  created: '$.rows[*] ? (@.action == "created")',
  updated: '$.rows[*] ? (@.action == "updated")',
  unchanged: '$.rows[*] ? (@.action == "unchanged")',
  conflicts: '$.rows[*] ? (exists (@.conflicts))',
} as const;

const open = (db: Db) =>
  openAccounts(db).select([
    'a.player_id',
    'p.full_name as name',
    'p.nhl_club',
    'a.season',
    'a.origin',
    'a.record',
    'c.cap_hit',
    'c.source',
    'c.as_of',
  ]);

@Injectable()
export class DeskService {
  constructor(private readonly database: Database) {}

  async rows(
    importId: string,
    action: Exclude<keyof typeof PATHS, 'all'> | null,
    after: number,
  ): Promise<ImportRowsAnswer> {
    const path = PATHS[action ?? 'all'];
    const run = await this.database.db
      .selectFrom('import_run as r')
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom(sql<{ line: ImportRow }>`jsonb_path_query(${r.report}, ${path}::jsonpath)`.as<'l'>(sql`l (line)`))
            .select('l.line')
            .offset(after)
            .limit(PAGE + 1),
        ).as('rows'),
      )
      .where('r.id', '=', importId)
      .executeTakeFirst();
    if (run === undefined) throw notFound('import');
    return {
      rows: run.rows.slice(0, PAGE).map(({ line }) => ({
        row: line.row,
        action: line.action,
        name: line.name,
        why: toldReasons(line.why),
        changes: changeWords(line.changes),
      })),
      next: run.rows.length > PAGE ? after + PAGE : null,
    };
  }

  async conflicts(): Promise<ConflictsAnswer> {
    const { db } = this.database;
    const [rows, counted] = await Promise.all([
      open(db)
        .orderBy(({ ref }) => nameOrder(ref('p.last_name')))
        .orderBy('p.id')
        .orderBy('a.season')
        .orderBy('a.origin')
        .limit(SHOWN)
        .execute(),
      openAccounts(db)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    return {
      conflicts: rows.map(({ player_id, name, nhl_club, season, origin, record, cap_hit, source, as_of }) => ({
        player_id,
        name,
        nhl_club,
        season,
        origin,
        stored: { cap_hit, source, as_of },
        other: { cap_hit: record.cap_hit, source: record.source, as_of: record.as_of },
      })),
      total: counted.count,
    };
  }

  /** Settles disagreements in favour of one source. Ignores those settled or removed meanwhile. */
  async settle({ take, which }: SettleBody, userId: string): Promise<number> {
    return this.database.write(async ({ db }) => {
      // Imports change the same contracts.
      await oneAtATime(db, IMPORT_LOCK);
      const wanted =
        which === undefined
          ? null
          : new Set(which.map(({ player_id, season, origin }) => `${contractKey({ player_id, season })} ${origin}`));
      const accounts = (await open(db).execute()).filter(
        ({ player_id, season, origin }) =>
          wanted === null || wanted.has(`${contractKey({ player_id, season })} ${origin}`),
      );
      if (accounts.length === 0) return 0;
      if (take === 'stored') {
        await keepStanding(db, accounts);
        return accounts.length;
      }
      const stands = await readContracts(db, new Set(accounts.map(({ player_id }) => player_id)));
      const taken: ContractRecord[] = [];
      const left: ContractRecord[] = [];
      for (const { record, ...account } of accounts) {
        const before = stands.get(contractKey(account));
        if (before === undefined) continue;
        taken.push(takeAccount(before, record));
        left.push(before);
      }
      await writeContracts(db, taken);
      await writeAccounts(
        db,
        left.map((record) => ({ origin: originOf(record), record, settled: true })),
      );
      await dropAgreeing(db, taken);
      await tellEveryLeague(db, 'leagueChanged', userId);
      return accounts.length;
    });
  }
}
