import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { Database, type Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { deleteAccounts } from '../auth/account/account.tables.js';
import { c, runOn, sqlFile } from '../platform/database/statement.js';
import { deletePlayers } from '../players/players.tables.js';
import { Round } from '../platform/round.js';
import { tablesIn, type TableShape } from './archive.catalogue.queries.js';
import { KEPT, type TableName } from './archive.model.js';
import { LEFT } from './values/archive.words.js';
import { namesIn } from '../platform/database/rows.js';

const l = namesIn('league as l');

const EVERY_MS = 6 * 3_600_000;
/** Rows per round. Each deletion makes the database check every table that could refer to the row. */
const AT_ONCE = 200;

/** Deletes prospects and placeholder accounts that no league refers to any more. Log lines keep the names as text. */
@Injectable()
export class Leftovers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Round(
    'Leftovers',
    () => this.removeAll(),
    () => this.clock.standsStill,
  );

  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.every(EVERY_MS);
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  clean(): Promise<void> {
    return this.rounds.now();
  }

  private async removeAll(): Promise<void> {
    const shapes = [...(await tablesIn(this.database.db)).values()];
    for (const remove of [removePeople, removeProspects])
      await this.rounds.quietly(() => this.database.write(({ db }) => remove(db, shapes)), remove.name);
  }
}

interface Column {
  readonly table: string;
  readonly column: string;
  /** True when the rows have a `league_id`. Some tables keep rows of deleted leagues. */
  readonly ofLeague: boolean;
}

const columnIn = ({ name, columns }: TableShape, column: string): Column => ({
  table: name,
  column,
  ofLeague: columns.includes('league_id'),
});

const refsTo = (shapes: readonly TableShape[], target: string): Column[] =>
  shapes.flatMap((shape) =>
    shape.refs.flatMap(({ table, column }) => (table === target ? [columnIn(shape, column)] : [])),
  );

const noRowNames = ({ table, column, ofLeague }: Column, key: string): RawBuilder<SqlBool> => {
  const living = ofLeague ? sql` and exists (select from ${l.table} where ${l.id} = ${sql.ref('x.league_id')})` : sql``;
  return sql<SqlBool>`not exists (select from ${sql.table(table)} x where ${sql.ref(`x.${column}`)} = ${sql.ref(key)}${living})`;
};

async function removePeople(db: Db, shapes: readonly TableShape[]): Promise<void> {
  let unnamed = db
    .selectFrom('app_user as u')
    .select('u.id')
    .where('u.disabled_reason', '=', 'brought')
    .where('u.created_at', '<', sql<Date>`now() - interval '1 day'`)
    .limit(AT_ONCE);
  const untyped = [
    { table: 'event', column: 'actor', ofLeague: true },
    { table: 'poll_vote', column: 'voter', ofLeague: false },
  ];
  for (const column of [...refsTo(shapes, 'app_user'), ...untyped]) unnamed = unnamed.where(noRowNames(column, 'u.id'));
  const ids = (await unnamed.execute()).map(({ id }) => id);
  await deleteAccounts(db, ids);
}

const NAMES_PLAYER = /^(?:\w+_)?(?:player|keeper)_id$/;
/** Players referred to by arrays, JSON and texts, which no foreign key covers. */
const listedPlayers = sqlFile<[playerIds: readonly number[]]>()(import.meta.url, 'listed-players.sql', {
  id: c.integer,
});

async function removeProspects(db: Db, shapes: readonly TableShape[]): Promise<void> {
  const refs = refsTo(shapes, 'player');
  const ofLeagues = ({ table }: Column) => table in KEPT || table in LEFT;
  let unnamed = db
    .selectFrom('player as p')
    .select('p.id')
    .where('p.id', '<=', LOCAL_IDS.last)
    .where('p.source', '=', 'league')
    .where('p.updated_at', '<', sql<Date>`now() - interval '1 day'`)
    // A random choice each round: some of them are referred to by lists only, and would block the others forever.
    .orderBy(sql`random()`)
    .limit(AT_ONCE);
  // History tables have no foreign keys, so that history can outlive players.
  const named = shapes.flatMap((shape) =>
    shape.columns.flatMap((column) => (NAMES_PLAYER.test(column) ? [columnIn(shape, column)] : [])),
  );
  for (const column of named.filter(ofLeagues)) unnamed = unnamed.where(noRowNames(column, 'p.id'));
  const candidates = await unnamed.execute();
  if (candidates.length === 0) return;
  const ids = candidates.map(({ id }) => id);
  const kept = new Set((await runOn(db, listedPlayers, ids)).map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length === 0) return;
  await deletePlayers(
    db,
    gone,
    // The catalogue lists the tables that the entities declare.
    refs.filter((one) => !ofLeagues(one)).map(({ table, column }) => ({ table: table as TableName, column })),
  );
}
