import { randomBytes } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { SettingKey, SettingValue } from '@crease/core/leagues/settings.values.js';
import { lookAgain } from '../league.tables.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, clockNow, json, textArray } from '../../platform/database/sql.js';
import type { Tables } from '../../platform/database/table.js';

interface Change extends Omit<Insertable<Tables['setting_change']>, 'id' | 'before' | 'after' | 'held_from'> {
  readonly before: SettingValue;
  readonly after: SettingValue;
}

export async function addSettingChange(db: Db, { before, after, ...change }: Change): Promise<void> {
  await db
    .insertInto('setting_change')
    .values({
      id: newId(randomBytes),
      ...change,
      before: json(before),
      after: json(after),
      held_from: change.state === 'applied' ? clockNow : null,
    })
    .execute();
  if (change.state === 'coming') await lookAgain(db, change.league_id);
}

interface OfLeague {
  readonly league_id: string;
  readonly id: string;
}

export async function endSettingChanges(
  db: Db,
  rows: readonly OfLeague[],
  state: 'taken-back' | 'replaced',
): Promise<void> {
  const [one] = rows;
  if (one === undefined) return;
  await db
    .updateTable('setting_change')
    .set({ state })
    .where('league_id', '=', one.league_id)
    .where('id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  await lookAgain(db, one.league_id);
}

/** Notes that coming changes are applied now, each with the value that it replaced. */
export async function noteApplied(
  db: Db,
  leagueId: string,
  rows: readonly { readonly id: string; readonly was: SettingValue }[],
): Promise<void> {
  const was = sql<{ id: string; was: string }>`unnest(${textArray(rows.map(({ id }) => id))},
    ${textArray(rows.map((row) => JSON.stringify(row.was)))})`.as<'y'>(sql`y (id, was)`);
  await db
    .updateTable('setting_change as c')
    .from(was)
    .set(({ ref }) => ({
      state: 'applied',
      held_from: clockNow,
      before: sql<SettingValue>`${ref('y.was')}::jsonb`,
    }))
    .whereRef('c.id', '=', 'y.id')
    .where('c.league_id', '=', leagueId)
    .execute();
}

export async function putBackChanges(
  db: Db,
  leagueId: string,
  ids: readonly string[],
  keys: readonly SettingKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('setting_change')
    .set({ state: 'coming', held_from: null })
    .where('league_id', '=', leagueId)
    .where('id', '=', anyOf(ids))
    .where('key', '=', anyOf(keys))
    .execute();
  await lookAgain(db, leagueId);
}

/**
 * Moves the changes of settings that wait for the next matchup period to its first day, because the calendar changed.
 */
export async function moveComingChanges(db: Db, leagueId: string, nextPeriod: string): Promise<void> {
  const due = sql<Date>`${nextPeriod}::date::timestamp at time zone 'utc' + interval '12 hours'`;
  await db
    .updateTable('setting_change')
    .set({ due_at: due })
    .where('league_id', '=', leagueId)
    .where('state', '=', 'coming')
    .where('effect', '=', 'next-period')
    .where('due_at', '>', clockNow)
    .where('due_at', '<>', due)
    .execute();
}
