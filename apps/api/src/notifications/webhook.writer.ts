import { sql } from 'kysely';
import type { WebhookOutcome } from '@crease/core/notifications/webhook.words.js';
import type { Db } from '../platform/database/database.js';
import { asRows, json } from '../platform/database/sql.js';

/** Attempts kept per league and result (succeeded or failed). */
const KEPT = 10;

export async function noteTry(
  db: Db,
  leagueId: string,
  { at, succeeded, outcome }: { readonly at: Date; readonly succeeded: boolean; readonly outcome: WebhookOutcome },
): Promise<void> {
  await db
    .insertInto('league_webhook_try')
    .values({ league_id: leagueId, at, succeeded, outcome: json<WebhookOutcome>(outcome) })
    .execute();
  await db
    .deleteFrom('league_webhook_try')
    .where('league_id', '=', leagueId)
    .where('succeeded', '=', succeeded)
    .where('id', '<=', ({ selectFrom }) =>
      selectFrom('league_webhook_try')
        .select('id')
        .where('league_id', '=', leagueId)
        .where('succeeded', '=', succeeded)
        .orderBy('id', 'desc')
        .offset(sql.lit(KEPT))
        .limit(sql.lit(1)),
    )
    .execute();
}

/** Notes a calendar post for a league's channel; false when it was sent already, or is switched off. */
export async function noteTold(
  db: Db,
  leagueId: string,
  column: 'table_told' | 'close_told',
  day: string,
): Promise<boolean> {
  const row = await db
    .updateTable('league_webhook')
    .set({ [column]: day })
    .where('league_id', '=', leagueId)
    .where('is_on', '=', true)
    .where(({ eb, or }) => or([eb(column, 'is', null), eb(column, '<', day)]))
    .returning('league_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Leases a league's webhook for one message. Undefined when it is leased already or not due. */
export const takeWebhook = (
  db: Db,
  leagueId: string,
  { lease, now, until }: { readonly lease: string; readonly now: Date; readonly until: Date },
) =>
  db
    .updateTable('league_webhook')
    .set({ lease, lease_until: until })
    .where('league_id', '=', leagueId)
    .where('is_on', '=', true)
    .where('stopped_at', 'is', null)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .where(({ eb, or }) => or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
    .returningAll()
    .executeTakeFirst();

export interface GivenBack {
  readonly next_at: Date | null;
  readonly failures?: number;
  readonly failing_since?: Date | null;
  readonly succeeded_at?: Date;
  readonly stopped_at?: Date;
}

/**
 * Returns a lease. False, without a change, when another process has the lease or the webhook was changed or removed.
 */
export async function giveBack(db: Db, leagueId: string, lease: string, change: GivenBack): Promise<boolean> {
  const changed = await db
    .updateTable('league_webhook')
    .set({ ...change, lease: null, lease_until: null })
    .where('league_id', '=', leagueId)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function endLines(
  db: Db,
  leagueId: string,
  lines: readonly { readonly stream: string; readonly seq: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  const done = lines.map(({ stream, seq }) => ({ stream, seq }));
  await db
    .deleteFrom('league_webhook_line as w')
    .using(asRows('league_webhook_line', done, 'd'))
    .where('w.league_id', '=', leagueId)
    .whereRef('w.stream', '=', 'd.stream')
    .whereRef('w.seq', '=', 'd.seq')
    .execute();
}

/** Deletes a restarted or stopped channel's lines. */
export const endAllLines = (db: Db, leagueId: string) =>
  db.deleteFrom('league_webhook_line').where('league_id', '=', leagueId).execute();

export const endLostLines = (db: Db, leagueId: string) =>
  db
    .deleteFrom('league_webhook_line as w')
    .where('w.league_id', '=', leagueId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as e')
            .select('e.id')
            .whereRef('e.league_id', '=', 'w.league_id')
            .whereRef('e.stream', '=', 'w.stream')
            .whereRef('e.seq', '=', 'w.seq'),
        ),
      ),
    )
    .execute();
