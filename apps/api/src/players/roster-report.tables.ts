import { sql } from 'kysely';
import type { ReportChange, ReportedPlayer } from '@crease/core/players/nhl/report-changes.rules.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, clockNow, json, nameOrder, orNow } from '../platform/database/sql.js';
import type { KeptReport } from './night.entity.js';
import { namesIn } from '../platform/database/rows.js';

const reportRow = namesIn('roster_report');

export const readReport = (db: Db) => db.selectFrom('roster_report').selectAll().executeTakeFirstOrThrow();

/** Claims the next read if it is due and unclaimed. A process that dies loses its claim after a while. */
export async function takeReport(db: Db, holdMs: number): Promise<boolean> {
  const taken = await db
    .updateTable('roster_report')
    .set({ taken_until: sql<Date>`clock_timestamp() + ${holdMs} * interval '1 millisecond'` })
    .where('next_at', '<=', clockNow)
    .where('taken_until', '<=', clockNow)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Makes the next read process the whole report, even if it is unchanged. */
export async function forceReportRead(db: Db): Promise<void> {
  await db.updateTable('roster_report').set({ next_at: clockNow, tag: null, modified: null }).execute();
}

/** Result of a read; `outcome` when the report was new. */
type ReportLook =
  | { readonly trouble: string }
  | { readonly trouble: null; readonly outcome: null }
  | {
      readonly trouble: null;
      readonly outcome: KeptReport;
      readonly tag: string | null;
      readonly modified: string | null;
    };

export async function endReport(db: Db, inMs: number, look: ReportLook): Promise<void> {
  await db
    .updateTable('roster_report')
    .set({
      next_at: sql<Date>`clock_timestamp() + ${Math.round(inMs)} * interval '1 millisecond'`,
      taken_until: clockNow,
      ...(look.trouble !== null
        ? {
            silent_since: orNow(reportRow.silent_since),
            failures: sql<number>`${reportRow.failures} + 1`,
            trouble: look.trouble,
          }
        : {
            answered_at: clockNow,
            silent_since: null,
            failures: 0,
            trouble: null,
            ...(look.outcome === null
              ? {}
              : { read_at: clockNow, outcome: json(look.outcome), tag: look.tag, modified: look.modified }),
          }),
    })
    .execute();
}

export async function reportedPlayers(db: Db): Promise<ReportedPlayer[]> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'full_name', 'position', 'nhl_club', 'birth_date', 'status', 'status_by'])
    .where('is_sample', '=', false)
    .where(({ ref }) => sql<boolean>`${ref('roster_status')} is distinct from 'inactive'`)
    .execute();
  return rows.map((row) => ({ ...row, line: null }));
}

export async function writeReported(db: Db, changes: readonly ReportChange[]): Promise<void> {
  const rows = changes.map(({ player_id: id, status, since }) => ({
    id,
    status,
    status_as_of: since === null ? null : `${since}T00:00:00.000Z`,
  }));
  await db
    .updateTable('player as p')
    .from(asRows('player', rows, 'g'))
    .set(({ ref }) => ({
      status: ref('g.status'),
      status_as_of: orNow(ref('g.status_as_of')),
      status_note: null,
      status_by: 'report',
      updated_at: clockNow,
    }))
    .whereRef('p.id', '=', 'g.id')
    .execute();
}

/** Marks statuses as set by a file. */
export async function saidByFile(db: Db, playerIds: readonly number[]): Promise<void> {
  await db
    .updateTable('player')
    .set({ status_by: null })
    .where('id', '=', anyOf(playerIds))
    .where('status_by', 'is not', null)
    .execute();
}

/** Players whose status the site owner set; the report does not change them. */
export const setByHand = (db: Db) =>
  db
    .selectFrom('player')
    .select(['id as player_id', 'full_name as name', 'status'])
    .where('status_by', '=', 'hand')
    .orderBy(({ ref }) => nameOrder(ref('last_name')))
    .orderBy('id')
    .execute();
