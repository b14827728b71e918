import type pg from 'pg';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';

type Query = <R extends object>(text: string, params?: readonly unknown[]) => Promise<R[]>;

/** Queries over a connection that the service does not use. */
export const queryOf =
  (connection: Pick<pg.Pool, 'query'>): Query =>
  async <R extends object>(text: string, params: readonly unknown[] = []) =>
    (await connection.query<R & pg.QueryResultRow>(text, [...params])).rows;

export async function linesWhere(query: Query, condition: string, params: readonly unknown[] = []): Promise<string[]> {
  const rows = await query<{ message: string | null; says: LogLine | null }>(
    `select message, data -> 'says' as says from event where action_type is not null and ${condition} order by id`,
    params,
  );
  return rows.map(({ message, says }) => (says === null ? (message ?? '') : lineWords(says)));
}
