import type pg from 'pg';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';

type Query = <R extends object>(text: string, params?: readonly unknown[]) => Promise<R[]>;

/** Of a connection that is none of the service's own. */
export const queryOf =
  (connection: Pick<pg.Pool, 'query'>): Query =>
  async <R extends object>(text: string, params: readonly unknown[] = []) =>
    (await connection.query<R & pg.QueryResultRow>(text, [...params])).rows;

/** What the log says, in its order: the lines among the events that a condition finds. */
export async function linesWhere(query: Query, condition: string, params: readonly unknown[] = []): Promise<string[]> {
  const rows = await query<{ message: string | null; says: LogLine | null }>(
    `select message, data -> 'says' as says from event where action_type is not null and ${condition} order by id`,
    params,
  );
  return rows.map(({ message, says }) => (says === null ? (message ?? '') : lineWords(says)));
}
