export type Closing = { close(): unknown } | { end(): unknown } | { drop(): unknown };

/** Closes these in order, for `afterAll`. What did not start is undefined. */
export async function closeAll(...opened: readonly (Closing | undefined)[]): Promise<void> {
  for (const one of opened) {
    if (one === undefined) continue;
    if ('close' in one) await one.close();
    else if ('end' in one) await one.end();
    else await one.drop();
  }
}
