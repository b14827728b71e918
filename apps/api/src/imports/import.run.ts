import { sqlOf as textOf } from '../platform/database/database.js';
import { dbOn } from '../platform/database/client.js';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { newId } from '@crease/core/ids.js';
import type { ImportReport, ImportRow } from '@crease/core/players/players.import.schema.js';
import { type refuse, type Result } from '@crease/core/result.js';
import { rankPlayers, type RankingFacts } from '@crease/core/players/ranking.rules.js';
import { SCORED_COLUMNS } from '@crease/core/players/scoring.table.js';
import { tellEveryLeague } from '../platform/events/every-league.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import type { Sql } from '../players/players.tables.js';

/** Where an import writes: one connection, on which it opens its transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>;

export interface ImportSettings {
  /** The moment of the import; everything that needs a date takes it from here. */
  readonly now: Date;
  /** Reports what would happen and changes nothing. */
  readonly dryRun?: boolean;
  /** The transaction is the caller's, who ends it: what this import did stays in it for the next. */
  readonly within?: boolean;
  /** The site owner who asked; null from the command line. */
  readonly userId?: string | null;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly phase: 'read' | 'check' | 'fetch';
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

/** What an import works with inside its transaction. */
export interface ImportContext {
  readonly sql: Sql;
  readonly now: Date;
  /** The day of the import, in UTC. */
  readonly today: string;
  readonly season: string;
  readonly notes: string[];
  readonly progress: (done: number, total: number) => void;
}

/** Any number that nobody else locks: two imports at once run one after the other. */
const IMPORT_LOCK = 727_002;

class Undo extends Error {}

export const sqlOf = (connection: Connection): Sql => textOf(dbOn(connection));

/**
 * Runs one import in one transaction: all of it, or, when anything breaks, none of it. Refused rows do not stop the others; a
 * refused file changes nothing. Every finished run leaves its report in `import_run`; a dry run leaves no trace. A run that
 * changed something is told to every league.
 */
export async function runImport(
  connection: Connection,
  settings: ImportSettings,
  what: { kind: ImportReport['kind']; source: string },
  work: (context: ImportContext) => Promise<Result<ImportRow[]>>,
): Promise<Result<ImportReport>> {
  const sql = sqlOf(connection);
  const { now, dryRun = false, within = false } = settings;
  const id = newId((length) => randomBytes(length));
  const started = new Date();
  let report: ImportReport | undefined;
  let refused: ReturnType<typeof refuse> | undefined;
  await connection.query(within ? 'savepoint import_run' : 'begin');
  try {
    await sql('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const notes: string[] = [];
    const result = await work({
      sql,
      now,
      today: now.toISOString().slice(0, 10),
      season: await readPresentSeason(sql, now.getTime()),
      notes,
      progress: (done, total) => settings.onProgress?.({ phase: 'check', done, total }),
    });
    if (!result.ok) {
      refused = result;
      throw new Undo();
    }
    const took = Date.now() - started.getTime();
    report = reportOf(id, what, dryRun, now, new Date(now.getTime() + took), notes, result.value);
    if (dryRun && !within) throw new Undo();
    if (!dryRun) await saveRun(sql, report, settings.userId ?? null, 'done');
    // Players, their contracts and figures stand on pages of every league.
    if (!dryRun && report.counts.created + report.counts.updated > 0)
      await tellEveryLeague(sql, 'leagueChanged', settings.userId ?? null);
    await connection.query(within ? 'release savepoint import_run' : 'commit');
  } catch (error) {
    // the connection may be gone: then the server has undone it by itself
    await connection.query(within ? 'rollback to savepoint import_run' : 'rollback').catch(() => undefined);
    if (!(error instanceof Undo)) throw error;
  }
  if (refused !== undefined) {
    if (!dryRun) {
      const row: ImportRow = { row: 0, action: 'refused', id: null, name: null, why: refused.refusal.message };
      await saveRun(
        sql,
        { ...reportOf(id, what, false, now, now, [], []), rows: [row] },
        settings.userId ?? null,
        'refused',
      );
    }
    return refused;
  }
  if (report === undefined) throw new Error('an import ended without a report');
  return { ok: true, value: report };
}

function reportOf(
  id: string,
  what: { kind: ImportReport['kind']; source: string },
  dryRun: boolean,
  started: Date,
  finished: Date,
  notes: string[],
  rows: ImportRow[],
): ImportReport {
  const counts = { rows: rows.length, created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const row of rows) counts[row.action] += 1;
  return {
    id,
    ...what,
    dry_run: dryRun,
    started_at: started.toISOString(),
    finished_at: finished.toISOString(),
    counts,
    notes,
    rows: rows
      .filter((row) => row.action !== 'unchanged' || row.why !== undefined)
      .sort((one, two) => one.row - two.row),
  };
}

async function saveRun(
  sql: Sql,
  report: ImportReport,
  userId: string | null,
  status: 'done' | 'refused',
): Promise<void> {
  await sql(
    'insert into import_run (id, kind, source, started_at, finished_at, status, counts, report, user_id) values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9)',
    [
      report.id,
      report.kind,
      report.source,
      report.started_at,
      report.finished_at,
      status,
      JSON.stringify(report.counts),
      JSON.stringify({ notes: report.notes, rows: report.rows }),
      userId,
    ],
  );
}

/**
 * Gives every real player their place in the site's ranking. Where somebody imported a ranking, it stands, and only players
 * without a place follow behind it. Returns how many places changed.
 */
export async function rankAgain(sql: Sql, season: string, listed?: ReadonlySet<number>): Promise<number> {
  const facts = await sql<RankingFacts & { rank: number | null }>(
    `select p.id, p.position, to_char(p.birth_date, 'YYYY-MM-DD') as birth_date, p.draft_overall, p.draft_year, p.roster_status, p.rank,
            coalesce(s.lines, '[]') as seasons
     from player p
     left join (
       select player_id, json_agg(json_build_object('season', season, 'gp', coalesce(gp, 0), ${SCORED_COLUMNS.map((column) => `'${column}', ${column}`).join(', ')})) as lines
       from player_season where not playoffs group by player_id
     ) s on s.player_id = p.id
     where not p.is_sample`,
  );
  const ranks = rankPlayers(facts, season);
  const imported =
    listed !== undefined ||
    (await sql("select 1 as one from import_run where kind = 'rankings' and status = 'done' limit 1")).length > 0;
  if (imported) {
    const keeps = (player: { id: number; rank: number | null }): boolean =>
      listed === undefined ? player.rank !== null : listed.has(player.id);
    let next = facts.reduce((highest, player) => (keeps(player) ? Math.max(highest, player.rank ?? 0) : highest), 0);
    const others = facts
      .filter((player) => !keeps(player))
      .sort((one, two) => (ranks.get(one.id) ?? 0) - (ranks.get(two.id) ?? 0));
    for (const player of facts) if (keeps(player) && player.rank !== null) ranks.set(player.id, player.rank);
    for (const player of others) ranks.set(player.id, (next += 1));
  }
  const changed = facts
    .filter((player) => ranks.get(player.id) !== player.rank)
    .map((player) => ({ id: player.id, rank: ranks.get(player.id) }));
  if (changed.length > 0) {
    await sql(
      'update player set rank = given.rank from jsonb_to_recordset($1::jsonb) as given(id int, rank int) where player.id = given.id',
      [JSON.stringify(changed)],
    );
  }
  return changed.length;
}
