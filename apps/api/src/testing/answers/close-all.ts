import pg from 'pg';

export type Closing = { close(): unknown } | { end(): unknown } | { drop(): unknown };

/** For `afterAll`: closes these in order. Undefined ones did not start. */
export async function closeAll(...opened: readonly (Closing | undefined)[]): Promise<void> {
  for (const one of opened) {
    if (one === undefined) continue;
    // A pool ends before its connections do, and dropping the database then terminates them.
    if (one instanceof pg.Pool) one.on('error', () => undefined);
    if ('close' in one) await one.close();
    else if ('end' in one) await one.end();
    else await one.drop();
  }
}
