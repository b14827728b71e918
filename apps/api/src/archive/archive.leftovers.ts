import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { Database, type Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { Round } from '../platform/jobs/round.js';
import { tablesIn, type TableShape } from './archive.catalogue.queries.js';
import { KEPT, LEFT } from './archive.model.js';

const EVERY_MS = 6 * 3_600_000;
/** Rows of one round. Each deletion makes the database look into every table that could refer to it. */
const AT_ONCE = 200;

/** Removes prospects and placeholder accounts that no league names any more. Lines of the log keep their names as text. */
@Injectable()
export class Leftovers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Round('Leftovers', () => this.removeAll());

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.rounds.every(EVERY_MS);
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  clean(): Promise<void> {
    return this.rounds.now();
  }

  private removeAll(): Promise<void> {
    return this.database.write(async ({ db }) => {
      const shapes = [...(await tablesIn(db)).values()];
      await removePeople(db, shapes);
      await removeProspects(db, shapes);
    });
  }
}

interface Column {
  readonly table: string;
  readonly column: string;
  /** The rows have a `league_id`. Some tables keep rows of leagues that are gone. */
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
  const living = ofLeague ? sql` and exists (select from league l where l.id = x.league_id)` : sql``;
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
  if (ids.length > 0) await db.deleteFrom('app_user').where('id', '=', anyOf(ids)).execute();
}

const NAMES_PLAYER = /^(?:\w+_)?(?:player|keeper)_id$/;
/** Players in lists, JSON and texts, which no foreign key shows. */
const LISTED = [
  sql`select unnest(core || bench) from protection_sheet`,
  sql`select unnest(player_ids) from trade_block`,
  sql`select unnest(player_ids) from lineup_day`,
  sql`select (place ->> 'playerId')::int from lineup, jsonb_array_elements(places) place`,
  sql`select (pooled ->> 'id')::int from draft_pool, jsonb_array_elements(players) pooled`,
  sql`select case kind when 'player' then ref::int end from trade_asset`,
  sql`select case kind when 'player' then ref::int end from frozen_asset`,
  sql`select (stood ->> 'player_id')::int from move_in, jsonb_array_elements(before -> 'rosters') stood`,
];

async function removeProspects(db: Db, shapes: readonly TableShape[]): Promise<void> {
  const refs = refsTo(shapes, 'player');
  const ofLeagues = ({ table }: Column) => table in KEPT || table in LEFT;
  let unnamed = db
    .selectFrom('player as p')
    .select('p.id')
    .where('p.id', '<=', LOCAL_IDS.last)
    .where('p.source', '=', 'league')
    .where('p.updated_at', '<', sql<Date>`now() - interval '1 day'`)
    // Another choice in each round: some of them are only named by lists, and would be in the way of others.
    .orderBy(sql`random()`)
    .limit(AT_ONCE);
  // History has no foreign keys, so that a player's name can end while the history stays.
  const named = shapes.flatMap((shape) =>
    shape.columns.flatMap((column) => (NAMES_PLAYER.test(column) ? [columnIn(shape, column)] : [])),
  );
  for (const column of named.filter(ofLeagues)) unnamed = unnamed.where(noRowNames(column, 'p.id'));
  const candidates = await unnamed.execute();
  if (candidates.length === 0) return;
  const ids = candidates.map(({ id }) => id);
  const listed = sql.join(LISTED, sql` union all `);
  const found = await db
    .selectFrom(sql<{ id: number }>`(select named.id from (${listed}) named (id))`.as('named'))
    .select('named.id')
    .distinct()
    .where('named.id', '=', anyOf(ids))
    .execute();
  const kept = new Set(found.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length === 0) return;
  // What belongs to the player alone goes first.
  for (const { table, column } of refs.filter((one) => !ofLeagues(one)))
    await sql`delete from ${sql.table(table)} x where ${sql.ref(`x.${column}`)} = ${anyOf(gone)}`.execute(db);
  await db.deleteFrom('player').where('id', '=', anyOf(gone)).execute();
}
